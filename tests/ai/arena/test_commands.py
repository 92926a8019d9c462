"""`perihelion arena`, `ladder` and `agent`: what they print, and what mistakes cost."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import Result

from perihelion.games import ids
from perihelion.kernel.game import Game

Perihelion = Callable[..., Result]


@pytest.mark.parametrize("game_id", ids())
def test_the_strongest_meets_greedy(perihelion: Perihelion, game_id: str) -> None:
    """The command of the README, with a budget that a test can wait for."""
    words = ("--agents", "strongest,greedy", "--games", "2", "--budget", "20", "--json")
    result = perihelion("arena", game_id, *words, "--workers", "1", "--option", "turn_limit=6")
    if result.exit_code:  # a game without a limit
        result = perihelion("arena", game_id, *words, "--workers", "1")
    assert result.exit_code == 0, result.stderr
    table = json.loads(result.stdout)
    assert [one["name"] for one in table["agents"]] == ["strongest", "greedy"]
    for one in table["agents"]:
        assert {"share", "low", "high", "rating", "with_limited"} <= set(one)
        assert one["share"] is None or 0 <= one["low"] <= one["share"] <= one["high"] <= 1
    assert table["games"] == 2
    assert table["budget"] == 20
    assert 0 <= table["limited"]["games"] <= 2


def test_people_get_lines(perihelion: Perihelion, rigged: Game, tmp_path: Path) -> None:
    folder = tmp_path / "out"
    words = ("--agents", "good,bad", "--games", "5", "--out", folder, "--workers", "1")
    shown = perihelion("arena", "rigged", *words).stdout
    assert "rigged, 2 seats: 6 games on 3 deals, 0 ended by the turn limit" in shown
    assert "good  100.0 % (" in shown
    assert "fair 50.0 %" in shown
    assert f"records and tables: {folder}" in shown
    assert len(list((folder / "records").iterdir())) == 6


def test_options_come_in_both_ways(perihelion: Perihelion, rigged: Game) -> None:
    words = ("--agents", "good", "--games", "1", "--json", "--workers", "1")
    for options in (
        ("--option", "rounds=1", "--option", "deflect=no"),
        ("--options", "rounds=1,deflect=no"),
    ):
        table = json.loads(perihelion("arena", "rigged", *words, *options).stdout)
        assert table["options"] == {"rounds": 1, "deflect": False}
        assert table["limited"]["games"] == 1


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("zenit", "--agents", "random"), "did you mean 'zenith'"),
        (("zenith", "--agents", "strogest,random"), "did you mean 'strongest'"),
        (("zenith", "--agents", "random,"), "name the agents"),
        (("zenith", "--agents", "random", "--seats", "5"), "2 or 4 seats, not 5"),
        (("zenith", "--agents", "random", "--option", "novce=yes"), "did you mean 'novice'"),
        (("zenith", "--agents", "random", "--option", "novice"), "written name=value"),
        (("zenith", "--agents", "random", "--games", "0"), "0 games cannot be played"),
        (("zenith", "--agents", "random", "--budget", "0"), "at least 1 iteration"),
        (("zenith", "--agents", "random", "--workers", "0"), "0 workers"),
        (("zenith", "--agents", "random", "--on", "moon"), "'moon' is no place to play"),
        (("zenith", "--agents", "cmd:no-such-agent,random"), "there is no program"),
        (("zenith", "--agents", "cmd:false,random", "--workers", "1"), "ended with code 1"),
    ],
)
def test_a_mistake_is_one_line_and_code_2(
    perihelion: Perihelion, words: tuple[str, ...], said: str
) -> None:
    result = perihelion("arena", *words)
    assert result.exit_code == 2
    assert result.stdout == ""
    (line,) = result.stderr.splitlines()
    assert line.startswith("perihelion: ")
    assert said in line


@pytest.mark.parametrize("command", ["arena", "ladder", "agent", "lab"])
def test_every_command_has_help(perihelion: Perihelion, command: str) -> None:
    result = perihelion(command, "--help")
    assert result.exit_code == 0
    assert "Usage:" in result.output
    assert command in perihelion("--help").output


def test_the_ladder_lists_its_rungs(perihelion: Perihelion) -> None:
    shown = perihelion("ladder", "zenith", "--list").stdout
    assert "beginner-over-weakest" in shown
    assert "pair-4" in shown
    rows = json.loads(perihelion("ladder", "--list", "--json", "--seats", "2").stdout)
    assert {row["seats"] for row in rows} == {2}
    assert {row["game"] for row in rows} <= set(ids())


def test_the_ladder_plays_reports_and_writes_its_page(
    perihelion: Perihelion, tmp_path: Path
) -> None:
    page = tmp_path / "ladder.md"
    words = ("ladder", "zenith", "--only", "beginner", "--games", "8", "--out", tmp_path)
    shown = perihelion(*words, "--workers", "1", "--page", page)
    assert shown.exit_code == 0, shown.stderr
    assert "beginner-over-weakest" in shown.stdout
    assert "## zenith" in page.read_text()
    told = json.loads(perihelion(*words, "--report", "--json").stdout)
    assert [one["climbed"]["rung"]["id"] for one in told] == ["beginner-over-weakest"]
    assert told[0]["done"]
    assert "beginner-over-weakest" in perihelion(*words, "--report").stdout


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("ladder", "zenit"), "did you mean 'zenith'"),
        (("ladder", "zenith", "--only", "chess"), "no rung is meant by that"),
        (("ladder", "zenith", "--fraction", "2"), "above 0 and at most 1"),
        (("agent", "--level", "capitain"), "did you mean 'captain'"),
        (("agent", "--budget", "0"), "a budget is 1 to"),
    ],
)
def test_mistakes_of_the_others(
    perihelion: Perihelion, words: tuple[str, ...], said: str, tmp_path: Path
) -> None:
    more = ("--out", tmp_path) if words[0] == "ladder" else ()
    result = perihelion(*words, *more)
    assert result.exit_code == 2
    assert said in result.stderr
