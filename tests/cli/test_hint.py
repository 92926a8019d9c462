"""`perihelion hint`, `bench --search` and playing against levels."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.data_sets import corrected
from typer.testing import Result

from perihelion.ai.hints import hint_of
from perihelion.ai.levels import level_of
from perihelion.bench import SearchMeasured, measure_search
from perihelion.games import load
from perihelion.kernel.record import Record, Replay, read_record, redact
from perihelion.kernel.rng import Rng
from perihelion.match import Match, OpenDealer

Perihelion = Callable[..., Result]

RECORDS = Path(__file__).resolve().parents[1] / "records"
ZENITH = RECORDS / "zenith-2.json"
KEPLER = RECORDS / "kepler3ad-2-2.json"


def test_a_hint_says_what_was_considered(perihelion: Perihelion) -> None:
    result = perihelion("hint", KEPLER, "--level", "pilot", "--json")
    assert result.exit_code == 0
    hint = json.loads(result.stdout)
    assert (hint["game"], hint["level"]) == ("kepler3ad-2", "pilot")
    assert hint["judge"] == "generation 2 (fitted)"
    assert hint["answer"] in {row["text"] for row in hint["considered"]}
    assert 0 < hint["iterations"] <= level_of("pilot", load("kepler3ad-2")).budget
    assert sum(row["visits"] for row in hint["considered"]) == hint["iterations"]
    best = hint["considered"][0]
    assert len(best["worth"]) == 2
    assert best["line"][0] == {"seat": hint["seat"], "text": best["text"]}


def test_a_hint_is_repeatable_and_honest(perihelion: Perihelion) -> None:
    """It depends on what the seat knows and on the seed, not on what is hidden."""
    words = ("hint", ZENITH, "--ply", "59", "--level", "pilot", "--json")
    hint = json.loads(perihelion(*words).stdout)
    assert json.loads(perihelion(*words).stdout) == hint
    game = load("zenith")
    record = read_record(ZENITH)
    assert isinstance(record, Record)
    replay = Replay(game, record)
    while replay.at < 59:
        replay.step()
    seat = hint["seat"]
    other = replay.state.blind(seat).imagine(Rng(5))
    again = hint_of(other.blind(seat), seat, "pilot", legal=other.legal(seat), ply=59)
    assert (again.answer, again.iterations) == (hint["answer"], hint["iterations"])


@pytest.mark.parametrize(("lang", "word"), [("en", "visits"), ("fr", "visites")])
def test_a_hint_reads_well(perihelion: Perihelion, lang: str, word: str) -> None:
    result = perihelion("hint", KEPLER, "--level", "pilot", "--lang", lang)
    assert result.exit_code == 0
    assert word in result.stdout
    assert {"en": "pilot", "fr": "pilote"}[lang] in result.stdout.splitlines()[0]


@pytest.fixture
def retuned(tmp_path: Path) -> Path:
    """A match of Zenith on components on which no weights were tried."""
    options = {"data": str(corrected(tmp_path / "set", "zenith"))}
    match = Match(load("zenith"), 2, options, dealer=OpenDealer("retuned"))
    match.deal()
    file = tmp_path / "retuned.json"
    match.record.save(file)
    return file


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "hand-written rules: what was learned was not tried on these components"),
        ("fr", "ce qui a été appris n’a pas été essayé avec ce matériel"),
    ],
)
def test_a_hint_says_why_it_is_not_by_what_was_learned(
    perihelion: Perihelion, retuned: Path, lang: str, said: str
) -> None:
    words = ("--level", "admiral", "--budget", "50", "--lang", lang)
    assert said in perihelion("hint", retuned, *words).stdout
    typed = perihelion("play", "zenith", "--resume", retuned, "--lang", lang, typed="hint\nquit\n")
    assert said in " ".join(typed.stdout.split())
    usual = perihelion("hint", ZENITH, *words).stdout
    assert said not in usual
    assert "2 (fitted)" in usual


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Plays by hand-written rules here: what it learned was not tried on these comp"),
        ("fr", "Joue ici selon des règles écrites à la main"),
    ],
)
def test_a_table_says_who_plays_by_hand_and_so_does_its_record(
    perihelion: Perihelion, retuned: Path, tmp_path: Path, lang: str, said: str
) -> None:
    def kept(*words: object) -> tuple[str, str]:
        file = tmp_path / "kept.json"
        result = perihelion("play", "zenith", *words, "--record", file, typed="quit\n")
        assert result.exit_code == 0
        record = read_record(file)
        assert isinstance(record, Record)
        mine, other = record.judges
        assert mine == ""
        return result.stdout, other

    shown, judge = kept("--resume", retuned, "--lang", lang)
    assert said in shown
    assert judge.startswith("hand-written: the weights were not tried on the data set")
    shown, judge = kept("--seed", "1", "--lang", lang)
    assert said not in shown
    assert judge == "generation 2 (fitted)"


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--level", "admirl"), "did you mean 'admiral'"),
        (("--ply", "100000"), "there is no ply 100000"),
        (("--ply", "-1"), "there is no ply -1"),
        (("--ply", "0"), "no seat is asked"),
        (("--seat", "7", "--level", "pilot"), "there is no seat 7"),
        (("--budget", "0"), "iterations a turn"),
    ],
)
def test_wrong_questions_are_answered_in_one_line(
    perihelion: Perihelion, words: tuple[str, ...], said: str
) -> None:
    result = perihelion("hint", KEPLER, *words)
    assert result.exit_code in {1, 2}
    assert result.stdout == ""
    (line,) = result.stderr.splitlines()
    assert said in line


def test_a_seat_that_is_not_asked_gets_no_hint(perihelion: Perihelion) -> None:
    hint = json.loads(perihelion("hint", KEPLER, "--level", "pilot", "--json").stdout)
    result = perihelion("hint", KEPLER, "--level", "pilot", "--seat", str(1 - hint["seat"]))
    assert result.exit_code == 2
    assert "is not asked" in result.stderr


def test_only_a_whole_record_gives_hints(perihelion: Perihelion, tmp_path: Path) -> None:
    assert "cannot be read" in perihelion("hint", tmp_path / "none.json").stderr
    whole = read_record(KEPLER)
    assert isinstance(whole, Record)
    file = tmp_path / "redacted.json"
    file.write_bytes(redact(load(whole.game), whole, 0).to_json())
    result = perihelion("hint", file)
    assert result.exit_code == 1
    assert "not the whole match" in result.stderr


def test_the_search_is_measured() -> None:
    row = measure_search(load("zenith"), 4, 0.1)
    assert isinstance(row, SearchMeasured)
    assert row.iterations_per_s_best >= row.iterations_per_s > 0
    assert (row.seats, row.informed) == (4, True)
    assert row.memory_bytes <= row.measured_bytes * 1.1
    assert row.measured_bytes < row.memory_bytes * 1.5


def test_the_search_is_measured_from_the_command_line(perihelion: Perihelion) -> None:
    words = ("bench", "--game", "kepler3ad-1", "--search", "--seconds", "0.1", "--json")
    row = json.loads(perihelion(*words).stdout)
    assert row["game"] == "kepler3ad-1"
    assert row["iterations_per_s"] > 0


def test_the_table_plays_against_levels(perihelion: Perihelion, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    words = ("--against", "cadet", "--seed", "3", "--record", file, "--lang", "fr")
    result = perihelion("play", "comet", *words, typed="quit\n")
    assert result.exit_code == 0
    assert "vous et Cadet" in result.stdout
    again = perihelion("play", "comet", "--resume", file, typed="quit\n")
    assert again.exit_code == 0
    assert "Cadet" in again.stdout


def test_an_unknown_opponent_is_named(perihelion: Perihelion) -> None:
    result = perihelion("play", "comet", "--against", "captan")
    assert result.exit_code == 2
    assert "did you mean 'captain'" in result.stderr
