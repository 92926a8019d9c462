"""The terminal table, played by typing: what a person sees, may type and gets told."""

import re
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from tests.cli.piping import piped
from typer.testing import Result

from perihelion.cli.table.drawing_diff import changed_lines
from perihelion.cli.table.help_text import help_lines
from perihelion.cli.table.narrator import Narrator
from perihelion.cli.table.terminal_match import counted
from perihelion.games import load
from perihelion.kernel.record import Record, Replay, read_record
from perihelion.kernel.wire import Outcome
from perihelion.match import Match, OpenDealer

Perihelion = Callable[..., Result]

MANY_ONES = "1\n" * 60
HELD = re.compile(r"\b(?:dust|ice|gold)\b")


def record_of(file: Path) -> Record:
    record = read_record(file)
    assert isinstance(record, Record)
    return record


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "match.json"


def test_a_whole_match_by_piped_input(perihelion: Perihelion, file: Path) -> None:
    result = perihelion("play", "comet", "--seed", "3", "--record", file, typed=MANY_ONES)
    assert result.exit_code == 0
    shown = result.output
    assert shown.index("What happened:") < shown.index("Round 1") < shown.index("It is up to you")
    assert shown.index("Launch a card") < shown.index("   1. Launch dust")
    assert "The game is over.\nReason: the last round was played." in shown
    assert f"perihelion verify {file}" in shown
    assert Replay(load("comet"), record_of(file)).to_end().is_over
    assert perihelion("verify", file).exit_code == 0


def test_the_same_seed_is_the_same_match(perihelion: Perihelion, tmp_path: Path) -> None:
    files = [tmp_path / "a.json", tmp_path / "b.json"]
    for one in files:
        perihelion("play", "comet", "--seed", "9", "--record", one, typed=MANY_ONES)
    assert files[0].read_bytes() == files[1].read_bytes()


def test_answers_by_number_text_label_and_words(perihelion: Perihelion, file: Path) -> None:
    for typed in ("1", "launch dust", "  LAUNCH   Dust ", "dust", "card:dust", "dust launch"):
        perihelion("play", "comet", "--seed", "3", "--record", file, typed=f"{typed}\n")
        assert any(entry.text == "launch dust" for entry in record_of(file).entries), typed


def test_words_that_fit_several_options_narrow(perihelion: Perihelion, file: Path) -> None:
    typed = "launch\ngold\n"
    result = perihelion("play", "comet", "--seed", "3", "--record", file, typed=typed)
    assert "Still possible with “launch”" in result.output
    assert any(entry.text == "launch gold" for entry in record_of(file).entries)


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("7", "7 is not between 1 and 2."),
        ("0", "0 is not between 1 and 2."),
        ("-1", "-1 is not between 1 and 2."),
        ("fly away", "“fly away” is not possible now. Type a number from 1 to 2."),
        ("launch ice", "“launch ice” is not possible now."),
        ("deflect", "“deflect” is not possible now."),
        ("…", "“…” is not possible now."),
        ("help saturn", "There is no help on “saturn”."),
        ("undo", "There is nothing to take back."),
        ("save", "Name a file: save FILE."),
        ("save /nowhere/at/all.json", "This cannot be saved in /nowhere/at/all.json:"),
    ],
)
def test_wrong_input_is_one_clear_line(
    perihelion: Perihelion, file: Path, typed: str, said: str
) -> None:
    result = perihelion("play", "comet", "--seed", "3", "--record", file, typed=f"{typed}\n")
    assert result.exit_code == 0
    lines = result.output.splitlines()
    at = next(n for n, line in enumerate(lines) if said in line)
    assert lines[at - 1].startswith("Your choice")
    assert lines[at + 1].startswith("Your choice")
    assert not any(entry.seat == 0 for entry in record_of(file).entries)


def test_an_empty_line_shows_the_choices_again(perihelion: Perihelion, file: Path) -> None:
    result = perihelion("play", "comet", "--seed", "3", "--record", file, typed="\n")
    assert result.output.count("   1. Launch dust") == 2


def test_undo_takes_the_last_choice_back(perihelion: Perihelion, file: Path) -> None:
    typed = "launch dust\nundo\nlaunch gold\n"
    result = perihelion("play", "comet", "--seed", "3", "--record", file, typed=typed)
    assert "You took back 1 answer." in result.output
    texts = [entry.text for entry in record_of(file).entries if entry.seat == 0]
    assert texts == ["launch dust", "undo 1", "launch gold"]


def test_help_explains_commands_elements_and_choices(perihelion: Perihelion, file: Path) -> None:
    typed = "help\n? ice\n?gold\nhelp 1\n"
    result = perihelion("play", "comet", "--seed", "3", "--record", file, typed=typed)
    assert "quit: save and leave." in result.output
    assert "Ice: strength 2." in result.output
    assert "Gold: strength 3." in result.output
    assert "Dust: strength 1." in result.output


def test_log_and_board_show_again(perihelion: Perihelion, file: Path) -> None:
    result = perihelion("play", "comet", "--seed", "3", "--record", file, typed="log\nboard\n")
    assert result.output.count("Navigator draws a card") == 4
    assert result.output.count("Round 1") == 2


def test_the_set_up_is_counted(perihelion: Perihelion) -> None:
    """In one line that the page has too, not one for each token; what was decided is said."""
    shown = " ".join(perihelion("play", "zenith", "--seed", "3", typed="log\n").output.split())
    laid = "Set-up: 3 Technologies were laid out · 8 tokens were placed · 8 cards were drawn"
    assert shown.count(laid) == 2
    assert shown.count("drawn to start") == 2
    assert " token was placed" not in shown


def test_people_and_levels_without_names_are_counted_from_one(perihelion: Perihelion) -> None:
    def welcome(*words: str) -> str:
        return perihelion("play", "kepler3042", *words, typed="").output.splitlines()[1]

    assert welcome("--seats", "2", "--against", "random") == "You and Random at the table."
    four = ("--seats", "4", "--you", "1,3", "--against", "random")
    assert welcome(*four) == "Random 1, Player 1, Random 2 and Player 2 at the table."


def test_save_writes_where_told_and_play_goes_on(perihelion: Perihelion, tmp_path: Path) -> None:
    other = tmp_path / "other.json"
    result = perihelion("play", "comet", "--seed", "3", typed=f"save {other}\nlaunch dust\n")
    assert f"Saved in {other}." in result.output
    assert "Player 1 launched dust" in result.output
    assert record_of(other).outcome is None


def test_resigning_is_confirmed_and_ends_the_match(perihelion: Perihelion, file: Path) -> None:
    typed = "resign\nno\nresign\nperhaps\nyes\n"
    result = perihelion("play", "comet", "--seed", "3", "--record", file, typed=typed)
    assert "Type yes or no." in result.output
    assert "You do not win." in result.output
    outcome = record_of(file).outcome
    assert outcome is not None
    assert outcome.reason == "resigned"


@pytest.mark.parametrize("typed", ["quit\n", "launch dust\nquit\n", "launch dust\n", ""])
def test_leaving_saves_and_says_how_to_go_on(
    perihelion: Perihelion, tmp_path: Path, typed: str
) -> None:
    result = perihelion("play", "comet", "--seed", "3", typed=typed)
    assert result.exit_code == 0
    (file,) = (tmp_path / "home" / "perihelion" / "matches").glob("comet-*.json")
    assert f"perihelion play comet --resume {file}" in result.output
    before = record_of(file)
    assert before.outcome is None
    again = perihelion("play", "comet", "--resume", file, typed=MANY_ONES)
    assert again.exit_code == 0
    assert "The game is over." in again.output
    after = record_of(file)
    assert after.entries[: len(before.entries)] == before.entries
    assert perihelion("verify", file).exit_code == 0


def test_a_pause_changes_nothing(perihelion: Perihelion, tmp_path: Path) -> None:
    """The opponents answer after a resume as they would have without."""
    whole, paused = tmp_path / "whole.json", tmp_path / "paused.json"
    perihelion("play", "comet", "--seed", "5", "--record", whole, typed=MANY_ONES)
    perihelion("play", "comet", "--seed", "5", "--record", paused, typed="1\n")
    perihelion("play", "comet", "--resume", paused, typed=MANY_ONES)
    assert whole.read_bytes() == paused.read_bytes()


def test_a_match_that_is_over_is_not_resumed(perihelion: Perihelion, file: Path) -> None:
    perihelion("play", "comet", "--record", file, typed=MANY_ONES)
    result = perihelion("play", "comet", "--resume", file)
    assert result.exit_code == 2
    assert result.stderr == (
        f"perihelion: this match is over; see it with: perihelion replay {file}\n"
    )


def test_forced_answers_are_shown_or_asked(perihelion: Perihelion, file: Path) -> None:
    # The simple agent answers this deal alike, whether it is asked before or after the person.
    words = ("play", "comet", "--seed", "3", "--against", "simple", "--record", file)
    taken = perihelion(*words, typed=MANY_ONES).output
    assert "(only one answer: Launch gold)" in taken
    asked = perihelion(*words, "--ask-forced", typed=MANY_ONES).output
    assert "only one answer" not in asked
    assert asked.count("It is up to you") > taken.count("It is up to you")


def test_french(perihelion: Perihelion, file: Path) -> None:
    typed = "aide\n? or\njournal\nlancer poussière\nreprendre\nplateau\n99\nquitter\n"
    result = perihelion(
        "play", "comet", "--lang", "fr", "--seed", "3", "--record", file, typed=typed
    )
    shown = result.output.replace("\u00a0", " ")
    assert "C’est à vous." in shown
    assert "quitter : enregistrer et partir." in shown
    assert "Vous avez repris 1 coup." in shown
    assert "99 n’est pas compris entre 1 et 2." in shown
    assert "Pour continuer : perihelion play comet --resume" in shown
    assert not re.search(r"\b(the|your|choice|Seat)\b", shown)


def test_names_are_used_and_kept(perihelion: Perihelion, file: Path) -> None:
    result = perihelion(
        "play", "comet", "--names", "Ada, Bob", "--seed", "4", "--record", file, typed=MANY_ONES
    )
    assert "It is up to you, Ada." in result.output
    assert "Bob launched" in result.output
    assert record_of(file).names == ("Ada", "Bob")


# --- several people ------------------------------------------------------------------------------


def test_the_curtain_hides_the_other_hand(perihelion: Perihelion, file: Path) -> None:
    """Between two curtains only the cards of one seat can be read."""
    typed = "\n1\n" * 40
    result = perihelion(
        "play", "comet", "--you", "all", "--seed", "4", "--ask-forced", "--record", file,
        typed=typed,
    )  # fmt: skip
    assert "The game is over." in result.output
    scenes = result.output.split("\f")
    checked = 0
    for scene in scenes:
        if "It is up to you, Player " not in scene:
            assert not HELD.search(scene.partition("The game is over.")[0]) or "launched" in scene
            continue
        seat = int(scene.split("It is up to you, Player ")[1][0]) - 1
        other = 1 - seat
        assert f"It is up to you, Player {other + 1}" not in scene
        assert not re.search(rf"Player {other + 1} draws (?!a card)", scene)
        for row in re.findall(rf"^{other}: ([^|]*)\|([^|]*)\|", scene, re.MULTILINE):
            assert not HELD.search(" ".join(row)), scene
            checked += 1
    assert checked > 4


def test_the_curtain_names_who_is_next_and_waits(perihelion: Perihelion, file: Path) -> None:
    result = perihelion("play", "comet", "--you", "0,1", "--seed", "3", "--record", file, typed="")
    assert "\fPass the screen to Player 1, then press Enter." in result.output
    assert "draws" not in result.output
    assert record_of(file).outcome is None


def test_with_company_what_was_shown_is_taken_back_by_consent(
    perihelion: Perihelion, file: Path
) -> None:
    """Both have launched (seat 1 had no choice), so the cards lie open on the table."""
    typed = "\nlaunch dust\nundo\nno\nundo\nyes\n"
    result = perihelion(
        "play", "comet", "--you", "all", "--seed", "3", "--record", file, typed=typed
    )
    assert result.output.count("Do all the others agree?") == 2
    assert "Nothing was taken back." in result.output
    assert [entry.text for entry in record_of(file).entries if entry.seat >= 0] == [
        *("launch ice", "launch dust", "undo 1"),
    ]


def test_company_is_warned_of_what_cannot_be_taken_back(perihelion: Perihelion) -> None:
    alone = perihelion("play", "comet", "--seed", "3", typed="")
    assert "taken back" not in alone.output
    result = perihelion("play", "comet", "--you", "all", "--seed", "3", typed="\n1\n\n")
    assert "No answer to this can be taken back." in result.output


def test_what_is_said_again_and_again_is_said_once() -> None:
    assert counted(["a", "b", "b", "b", "a"]) == ["a", "b (×3)", "a"]


def test_nobody_at_the_keyboard_watches(perihelion: Perihelion, file: Path) -> None:
    result = perihelion("play", "comet", "--you", "none", "--seats", "4", "--record", file)
    assert result.exit_code == 0
    assert "The game is over." in result.output
    assert not re.search(r"draws (?!a card)", result.output)
    assert "It is up to" not in result.output


def test_the_table_is_told_once_and_then_what_changed(perihelion: Perihelion, file: Path) -> None:
    """The whole table the first time and when asked; nothing of it where nothing changed."""
    before = "Sun\n  Mars: 1\n  Venus: 2\nHands\n  Ann: 3\n  Bob: 4\n"
    assert changed_lines(before, before) == []
    assert changed_lines(before, before.replace("Bob: 4", "Bob: 5")) == ["Hands", "  Bob: 5"]
    assert changed_lines(before, before.replace("  Mars: 1\n", "")) == ["Sun"]
    assert changed_lines(before, before.upper()) == before.upper().splitlines()
    first = perihelion("play", "zenith", "--seed", "x", "--record", file, "--plain", typed="quit\n")
    again = perihelion(
        "play", "zenith", "--seed", "x", "--record", file, "--plain", typed="board\nquit\n"
    )
    told = first.output.splitlines()
    heading = next(line for line in told if line.startswith("Mercury"))
    assert told.count(heading) == 1
    assert again.output.splitlines().count(heading) == 2


def test_a_whole_match_in_a_pipe_is_not_a_wall(tmp_path: Path) -> None:
    shown, _ = piped("kepler3042", 2, "en", tmp_path / "match.json", "--plain")
    questions = shown.count("Your choice (1 to")
    assert questions > 20
    assert len(shown.splitlines()) / questions < 40


def test_one_seat_is_said_to_be_a_solo_level(perihelion: Perihelion, file: Path) -> None:
    said = perihelion("play", "kepler3042", "--record", file, "--plain", typed="quit\n").output
    assert "solo level" in said
    assert "--seats 2" in said
    chosen = ("play", "kepler3042", "--seats", "2", "--record", file, "--plain")
    assert "solo level" not in perihelion(*chosen, typed="quit\n").output


def helped(game: str, lang: str, asked: str) -> list[str]:
    """What help says at the first question."""
    rules = load(game)
    match = Match(rules, 2, {}, dealer=OpenDealer("help"))
    while match.step():
        pass
    voice = Narrator(rules, lang, 2, match.names)
    decision = match.decision(match.pending().seats[0])
    return help_lines(match, voice, decision, asked)


def test_help_means_the_thing_that_is_called_so() -> None:
    [told, up] = helped("kepler3ad-2", "en", "G1")  # and no passage to it, and no ship there
    assert told.startswith("Green planet 1.")
    assert helped("kepler3ad-2", "en", "green planet 1") == [told, up]
    assert up in ("Face A is up.", "Face B is up.")
    assert "(face A)" in told
    assert "(face B)" in told


def test_help_tells_the_face_that_is_up_and_no_other() -> None:
    assert len(helped("kepler3ad-1", "fr", "quartier vert 1")) == 1


def test_help_tells_the_technology_and_its_part_of_the_rules() -> None:
    rules, thing, *_ = helped("kepler3042", "en", "Quantum Physics")
    assert rules.startswith("At any moment of your turn")
    assert thing.startswith("Quantum Physics. Level 0")


def test_a_victory_of_all_is_shared() -> None:
    rules = load("kepler3ad-1")
    voice = Narrator(rules, "en", 2, ("Ann", "Bob"))
    shared = Outcome((1, 1), (20, 20), "scoring", (0.0, 0.0))
    assert "All share the victory." in voice.ending(shared, 0)
    none = msgspec.structs.replace(shared, reason="no-result")
    assert "Nobody wins." in voice.ending(none, 0)
    still = msgspec.structs.replace(shared, reason="standstill")
    assert "Nobody wins." in Narrator(load("zenith"), "en", 2).ending(still, 0)
