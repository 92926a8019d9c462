"""The commands beside the table: what they print, and the exit code of every mistake."""

import json
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from tests.data_sets import CORRECTED, change_file, corrected
from typer.testing import Result

import perihelion as library
from perihelion.cli.common import language
from perihelion.games import load
from perihelion.kernel.record import Record, read_record, redact

Perihelion = Callable[..., Result]


@pytest.fixture
def finished(perihelion: Perihelion, tmp_path: Path) -> Path:
    """A finished match of Comet between two agents."""
    file = tmp_path / "finished.json"
    words = ("--you", "none", "--against", "random", "--seed", "8", "--record", file)
    assert perihelion("play", "comet", *words).exit_code == 0
    return file


def one_line(result: Result) -> str:
    """The only line on stderr, of a command that prints nothing else."""
    assert result.stdout == ""
    (line,) = result.stderr.splitlines()
    assert line.startswith("perihelion: ")
    assert "Traceback" not in line
    return line


# --- what there is -------------------------------------------------------------------------------


def test_version(perihelion: Perihelion) -> None:
    how = "compiled" if library.is_compiled() else "not compiled"
    shown = perihelion("--version").output
    assert shown == f"perihelion {library.__version__}, {how}\n"


@pytest.mark.parametrize(
    "command", ["games", "play", "campaign", "replay", "verify", "bench", "schema", "data"]
)
def test_every_command_has_help(perihelion: Perihelion, command: str) -> None:
    result = perihelion(command, "--help")
    assert result.exit_code == 0
    assert "Usage:" in result.output
    assert command in perihelion("--help").output


def test_help_says_what_exit_codes_mean(perihelion: Perihelion) -> None:
    assert "Exit codes: 0 done and sound, 1" in perihelion("--help").output


def test_games_lists_the_catalogue(perihelion: Perihelion) -> None:
    shown = perihelion("games").output
    assert all(game_id in shown for game_id in library.games())
    rows = json.loads(perihelion("games", "--json").output)
    comet = next(row for row in rows if row["id"] == "comet")
    assert comet["seats"] == [2, 4]
    assert comet["name"] == "Comet"
    assert [option["name"] for option in comet["options"]] == ["rounds", "deflect"]


def test_games_lists_the_options_of_one(perihelion: Perihelion) -> None:
    shown = perihelion("games", "comet").output
    assert "rounds" in shown
    assert "1 to 5" in shown
    assert "true | false" in shown


@pytest.mark.parametrize(
    ("environment", "lang"),
    [
        ({}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "en_GB.UTF-8", "LC_ALL": "fr_CA.UTF-8"}, "fr"),
        ({"LANG": "fr", "LC_MESSAGES": "C.UTF-8"}, "en"),
        ({"LANG": "tlh_KR"}, "en"),
    ],
)
def test_the_language_is_that_of_the_system(
    monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], lang: str
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert language(None) == lang
    assert language("fr") == "fr"


# --- records -------------------------------------------------------------------------------------


def test_replay_tells_what_everybody_may_see(perihelion: Perihelion, finished: Path) -> None:
    shown = perihelion("replay", finished).output
    assert "Seat 0 draws a card" in shown
    assert "Seat 0 draws dust" not in shown
    assert "The game is over." in shown
    mine = perihelion("replay", finished, "--seat", "0", "--lang", "fr").output
    assert "Siège 0 pioche une carte" not in mine
    assert "Siège 1 pioche une carte" in mine


def test_replay_as_json(perihelion: Perihelion, finished: Path) -> None:
    told = json.loads(perihelion("replay", finished, "--json", "--seat", "1").output)
    assert told["game"] == "comet"
    assert told["viewer"] == 1
    assert told["entries"][0]["text"] == "draw ?"
    assert told["entries"][0]["events"][0]["args"]["card"] is None
    assert sorted(told["outcome"]) == [
        *("limited", "places", "reason", "scores", "teams", "utilities"),
    ]


def test_replay_stops_after_each_step(perihelion: Perihelion, finished: Path) -> None:
    shown = perihelion("replay", finished, "--step", typed="\n\n").output
    assert shown.count("Press Enter for more.") == 3
    assert "The game is over." not in shown


def test_replay_of_a_redacted_record(
    perihelion: Perihelion, finished: Path, tmp_path: Path
) -> None:
    record = read_record(finished)
    assert isinstance(record, Record)
    file = tmp_path / "redacted.json"
    file.write_bytes(redact(load("comet"), record, 0).to_json())
    shown = perihelion("replay", file).output
    assert "Seat 1 draws a card" in shown
    assert "seat 0 knows" in one_line(perihelion("verify", file))
    assert "only what seat 0 knows" in one_line(perihelion("replay", file, "--seat", "1"))


def test_verify(perihelion: Perihelion, finished: Path) -> None:
    assert "is sound" in perihelion("verify", finished).output
    found = json.loads(perihelion("verify", finished, "--json").output)
    assert found["plays"]
    assert found["proven"]
    assert found["open"]


def tampered(file: Path, old: str, new: str) -> Path:
    text = file.read_text()
    assert old in text
    other = file.with_name("tampered.json")
    other.write_text(text.replace(old, new, 1))
    return other


def test_a_tampered_record_is_not_sound(perihelion: Perihelion, finished: Path) -> None:
    record = read_record(finished)
    assert isinstance(record, Record)
    drawn = record.entries[0].text
    other = "draw ice" if drawn != "draw ice" else "draw dust"
    file = tampered(finished, f'"{drawn}"', f'"{other}"')
    for command in ("verify", "replay"):
        result = perihelion(command, file)
        if command == "verify":
            assert "tampered.json: " in one_line(result)
        assert result.exit_code == 1
    found = perihelion("verify", file, "--json")
    assert found.exit_code == 1
    assert not json.loads(found.stdout)["proven"]


def test_another_seed_is_not_sound(perihelion: Perihelion, finished: Path) -> None:
    result = perihelion("verify", tampered(finished, '"seed": "8"', '"seed": "9"'))
    assert result.exit_code == 1
    assert "the seed gives" in one_line(result)


def test_a_match_without_a_seed_is_not_proven(
    perihelion: Perihelion, finished: Path, tmp_path: Path
) -> None:
    record = read_record(finished)
    assert isinstance(record, Record)
    file = tmp_path / "by-hand.json"
    msgspec.structs.replace(record, fairness=None).save(file)
    result = perihelion("verify", file)
    assert result.exit_code == 1
    assert "entered by hand" in one_line(result)
    found = json.loads(perihelion("verify", file, "--json").stdout)
    assert (found["plays"], found["proven"]) == (True, False)


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"", "this is not a whole JSON document"),
        (b'{"format": "perihelion-record-1", "game"', "this is not a whole JSON document"),
        (b"[]", "the format is None"),
        (b'{"format": "chess"}', "the format is 'chess'"),
        (b'{"format": "perihelion-record-1", "game": "comet"}', "the record is malformed"),
        (b"\xff\xfe\x00", "this is not a whole JSON document"),
    ],
)
@pytest.mark.parametrize("command", ["replay", "verify", "play"])
def test_a_broken_record_is_one_line_and_code_1(
    perihelion: Perihelion, tmp_path: Path, command: str, content: bytes, said: str
) -> None:
    file = tmp_path / "broken.json"
    file.write_bytes(content)
    words = ("play", "comet", "--resume", file) if command == "play" else (command, file)
    result = perihelion(*words)
    assert result.exit_code == 1
    line = one_line(result)
    assert str(file) in line
    assert said in line


@pytest.mark.parametrize("command", ["replay", "verify"])
def test_a_missing_file_is_a_wrong_question(
    perihelion: Perihelion, tmp_path: Path, command: str
) -> None:
    for place in (tmp_path / "nothing.json", tmp_path):
        result = perihelion(command, place)
        assert result.exit_code == 2
        assert "cannot be read" in one_line(result)


def test_a_record_of_another_game_or_rules(
    perihelion: Perihelion, finished: Path, tmp_path: Path
) -> None:
    assert perihelion("replay", tampered(finished, '"comet"', '"chess"')).exit_code == 2
    result = perihelion("replay", tampered(finished, '"rules": 1', '"rules": 99'))
    assert result.exit_code == 1
    assert "written under rules 99" in one_line(result)
    result = perihelion("play", "zenith", "--resume", finished)
    assert result.exit_code == 1
    assert "this is a record of comet, not of zenith" in one_line(result)


# --- wrong questions -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("play", "commet"), "there is no game 'commet'; did you mean 'comet'? there are: zenith,"),
        (
            ("play", "go"),
            "there is no game 'go'; there are: zenith, kepler3042, kepler3ad-1, kepler3ad-2",
        ),
        (("play", "comet", "--seats", "3"), "comet is played with 2 or 4 seats, not 3"),
        (("play", "comet", "--option", "round=2"), "did you mean 'rounds'?"),
        (("play", "comet", "--option", "rounds=many"), "option 'rounds' wants a number"),
        (("play", "comet", "--option", "rounds=9"), "it is from 1 to 5"),
        (("play", "comet", "--option", "rounds"), "an option is written name=value"),
        (("play", "comet", "--option", "deflect=maybe"), "is true or false"),
        (("play", "comet", "--you", "2"), "there is no seat '2'; the seats are 0 to 1"),
        (("play", "comet", "--you", "me"), "there is no seat 'me'"),
        (("play", "comet", "--names", "Ada"), "1 names for 2 seats"),
        (("play", "comet", "--lang", "tlh"), "no words in language 'tlh'; available: en, fr"),
        (("play", "comet", "--record", "/nowhere/at/all.json"), "cannot be written"),
        (("play", "comet", "--resume", "/nowhere.json"), "/nowhere.json cannot be read"),
        (("play", "comet", "--resume", "x", "--seed", "1"), "--seed belongs to a new match"),
        (("games", "chess"), "there is no game 'chess'"),
        (("bench", "--game", "chess"), "there is no game 'chess'"),
        (("bench", "--game", "comet", "--seats", "3"), "2 or 4 seats, not 3"),
        (("data", "check", "/nowhere", "--game", "comet"), "comet has no other data sets"),
        (("schema", "--write", "/proc/nowhere"), "cannot be written"),
    ],
)
def test_a_wrong_question_is_one_line_and_code_2(
    perihelion: Perihelion, words: tuple[str, ...], said: str
) -> None:
    result = perihelion(*words)
    assert result.exit_code == 2
    assert said in one_line(result)


@pytest.mark.parametrize(
    "words",
    [("fly",), ("play",), ("play", "comet", "--seats", "x"), ("bench", "--seconds", "x")],
)
def test_wrong_usage_is_code_2(perihelion: Perihelion, words: tuple[str, ...]) -> None:
    result = perihelion(*words)
    assert result.exit_code == 2
    assert "Usage:" in result.output


def test_a_wrong_seat_to_replay(perihelion: Perihelion, finished: Path) -> None:
    result = perihelion("replay", finished, "--seat", "2")
    assert result.exit_code == 2
    assert "there is no seat 2; the seats are 0 to 1" in one_line(result)


# --- data ----------------------------------------------------------------------------------------


def test_the_data_that_ships_is_sound(perihelion: Perihelion) -> None:
    lines = perihelion("data", "check").output.splitlines()
    assert [line.partition(":")[0] for line in lines] == [*CORRECTED, "comet"]
    assert all("is sound, digest" in line for line in lines)
    assert lines[-1].endswith(", lessons: 1"), "Comet has no other data sets, but a lesson"
    every = json.loads(perihelion("data", "check", "--json").output)
    assert every["sound"]
    assert len(every["sets"]) == 5
    found = json.loads(perihelion("data", "check", "--game", "zenith", "--json").output)
    assert found["sound"]
    assert found["digest"] == load("zenith").data_digest()


def test_a_broken_data_set_names_every_problem(perihelion: Perihelion, tmp_path: Path) -> None:
    result = perihelion("data", "check", tmp_path, "--game", "zenith")
    assert result.exit_code == 1
    assert result.stdout == ""
    lines = result.stderr.splitlines()
    assert len(lines) == 4
    assert all(line.startswith("perihelion: ") for line in lines)
    found = perihelion("data", "check", tmp_path, "--game", "zenith", "--json")
    assert found.exit_code == 1
    assert len(json.loads(found.stdout)["problems"]) == 4


def test_a_set_is_exported_corrected_and_compared(perihelion: Perihelion, tmp_path: Path) -> None:
    folder = tmp_path / "box"
    assert perihelion("data", "export", "zenith", folder).exit_code == 0
    assert perihelion("data", "diff", "zenith", folder).output == "They are the same.\n"
    assert perihelion("data", "export", "zenith", folder).exit_code == 2, "nothing is overwritten"
    change_file(folder, "agents", lambda plain: plain["agents"][0].update(cost=9))
    found = perihelion("data", "diff", "zenith", folder)
    assert found.exit_code == 3
    assert found.output == "agents.json, agents amytis: cost 3 -> 9\n"
    plain = json.loads(perihelion("data", "diff", "zenith", folder, "--json").output)
    assert plain["differences"][0]["after"] == 9
    assert plain["digests"][0] == load("zenith").data_digest() != plain["digests"][1]
    change_file(folder, "agents", lambda plain: plain["agents"][0].update(cost=3, name="X"))
    assert "play the same" in perihelion("data", "diff", folder, "zenith").output
    record = Path(__file__).parent.parent / "records" / "zenith-2.json"
    assert perihelion("data", "export", record, tmp_path / "played").exit_code == 0
    assert perihelion("data", "diff", "zenith", "kepler3042").exit_code == 2
    assert perihelion("data", "diff", "zenith", "nowhere").exit_code == 2


@pytest.mark.parametrize("game", CORRECTED)
def test_the_game_of_a_data_set_is_found_by_its_files(
    perihelion: Perihelion, tmp_path: Path, game: str
) -> None:
    """A folder with both editions of Kepler-3Ad is checked for both."""
    corrected(tmp_path, game)
    lines = perihelion("data", "check", tmp_path).output.splitlines()
    assert any(line.startswith(f"{game}: ") for line in lines)
    assert len(lines) == (2 if game.startswith("kepler3ad") else 1)


def test_a_folder_without_component_files_asks_for_them(
    perihelion: Perihelion, tmp_path: Path
) -> None:
    result = perihelion("data", "check", tmp_path)
    assert result.exit_code == 1
    assert "has the files of no game; name one with --game" in result.stderr
    assert "kepler3ad-1: first_edition.json" in result.stderr
