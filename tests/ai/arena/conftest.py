"""The rigged game in the catalogue, and agents that always win or always lose it."""

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from perihelion.ai import agent_spec, levels
from perihelion.games import GAMES, load
from perihelion.kernel.game import Game

HERE = Path(__file__).resolve().parent


@pytest.fixture
def rigged(monkeypatch: pytest.MonkeyPatch) -> Game:
    """Whoever deflects, wins: `good` always does, `bad` never."""
    monkeypatch.syspath_prepend(str(HERE))
    monkeypatch.setitem(GAMES, "rigged", "rigged_game:Rigged")
    game = load("rigged")
    module: Any = sys.modules["rigged_game"]
    known = levels.agent_of

    def agent_of(name: str, of: Game, **budget: Any) -> Any:
        answers = {"good": module.comet.DEFLECT, "bad": module.comet.PASS}
        return module.Fixed(name, answers[name]) if name in answers else known(name, of, **budget)

    monkeypatch.setattr(agent_spec, "agent_of", agent_of)
    return game


@pytest.fixture
def perihelion(monkeypatch: pytest.MonkeyPatch) -> Callable[..., Result]:
    """The command, in this process."""
    from perihelion.cli.app import app

    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("NO_COLOR", "1")
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)

    def run(*words: str | Path, typed: str = "") -> Result:
        return CliRunner().invoke(app, [str(word) for word in words], input=typed)

    return run
