"""Kepler-3Ad at the terminal table: whole matches of both editions, in both languages."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.cli.piping import OVER, piped
from tests.sampling import half
from typer.testing import Result

from perihelion.cli.table.narrator import Narrator
from perihelion.cli.table.screen import Screen
from perihelion.cli.table.table import Table
from perihelion.cli.table.terminal_match import TerminalMatch
from perihelion.games import load
from perihelion.kernel.rng import Rng
from perihelion.match import Match, OpenDealer, RandomAgent

Perihelion = Callable[..., Result]

EDITIONS = ("kepler3ad-1", "kepler3ad-2")
SCORING = {"en": "Scoring 3", "fr": "Comptage 3"}


class Typist(Screen):
    """Types anything that is possible."""

    def __init__(self, seed: int) -> None:
        self.is_terminal = False
        self.rng = Rng(seed)
        self.scene = ""

    def line(self, text: str = "", indent: str = "", hang: str | None = None) -> None:
        self.scene += f"{indent}{text}\n"

    def block(self, text: str) -> None:
        self.scene += f"{text}\n"

    verbatim = block

    def clear(self) -> None:
        pass

    def ask(self, prompt: str) -> str | None:
        last = re.search(r"1 (?:to|à) (\d+)", prompt)
        return "" if last is None else str(1 + int(self.rng.below(int(last[1]))))


@pytest.mark.parametrize("lang", half(["en", "fr"], 0))
@pytest.mark.parametrize("seats", [2, 5])
@pytest.mark.parametrize("name", EDITIONS)
def test_every_question_and_event_can_be_said(
    tmp_path: Path, name: str, seats: int, lang: str
) -> None:
    """Nothing is missing in any language: a missing word would end the match."""
    game, screen = load(name), Typist(seats)
    agents = {seat: RandomAgent() for seat in range(1, seats)}
    options = {"turn_limit": 60}
    match = Match(game, seats, options, agents=agents, dealer=OpenDealer("say"), agent_seed=1)
    table = Table(
        TerminalMatch(match, Narrator(game, lang, seats), [0], tmp_path / "match.json"), screen
    )
    table.run()
    assert table.match.is_over
    assert OVER[lang] in screen.scene
    assert not re.search(r"[{}]|\bNone\b|\bPhrase\b", screen.scene)


@pytest.mark.parametrize(
    ("name", "seats", "lang"),
    half(
        [
            ("kepler3ad-1", 2, "en"),
            ("kepler3ad-1", 5, "fr"),
            ("kepler3ad-2", 2, "fr"),
            ("kepler3ad-2", 5, "en"),
        ],
        0,
    ),
)
def test_a_whole_match_through_real_pipes(tmp_path: Path, name: str, seats: int, lang: str) -> None:
    """To the third scoring, with its sheet at the end."""
    shown, record = piped(name, seats, lang, tmp_path / "match.json", "--option", "turn_limit=0")
    sheet = shown.rpartition(SCORING[lang])[2].partition(OVER[lang])[0]
    assert record.outcome is not None
    assert record.outcome.reason == "scorings"
    rows = [line for line in sheet.splitlines() if line.startswith("  ") and line[2] != " "]
    assert len(rows) == (4 if name == "kepler3ad-1" else 5)


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize(("name", "seats"), [(name, n) for name in EDITIONS for n in (2, 5)])
def test_lines_fit_the_screen(
    perihelion: Perihelion, monkeypatch: pytest.MonkeyPatch, name: str, seats: int, lang: str
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    typed = "1\n" * 30 + "help\nhelp 421\n"
    result = perihelion(
        "play", name, "--seats", str(seats), "--against", "random", "--lang", lang, typed=typed
    )
    long = [line for line in result.output.splitlines() if len(line) > 80]
    assert [line for line in long if "perihelion" not in line] == []


@pytest.mark.parametrize(("name", "other"), [EDITIONS, EDITIONS[::-1]])
def test_help_speaks_of_one_edition(perihelion: Perihelion, name: str, other: str) -> None:
    """Topics that differ are offered once, under the same title, in the words of the edition, with
    the figures of its data."""
    typed = "help scoring\nhelp end\nhelp 421\nhelp dice\n"
    shown = perihelion("play", name, "--seed", "1", typed=typed).output
    told = {
        "kepler3ad-1": (
            "the diplomatic value of",
            "Scorings are held at 13, 23 and 30.",
            "your three white dice show 4, 2 and 1",
            "Three white dice are rolled",
        ),
        "kepler3ad-2": (
            "the military value of",
            "Scorings are held at 11, 19 and 24.",
            "any three of your dice show 4, 2 and 1",
            "all five are alike",
        ),
    }
    flat = " ".join(shown.split())
    assert [one for one in told[name] if one not in flat] == []
    assert [one for one in (*told[other], "edition") if one in flat] == []
    assert "show 4, 2 and 1" in flat
