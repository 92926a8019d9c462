"""What we know of each game: a judge per folder of `games`, found by name when it is needed."""

from __future__ import annotations

from importlib import import_module
from typing import Final

from perihelion.ai.search.judge import Judge
from perihelion.kernel.game import Game

KNOWN: Final = {
    "zenith": "zenith",
    "kepler3ad-1": "kepler3ad",
    "kepler3ad-2": "kepler3ad",
    "kepler3042": "kepler3042",
}
"""The module of each game, by id; editions share one."""


def judge_of(game: Game) -> Judge:
    """The judge of a game; for one we know nothing of, the judge that knows the rules alone."""
    name = KNOWN.get(game.id)
    if name is None:
        return Judge()
    judge: Judge = import_module(f"perihelion.ai.knowledge.{name}").judge()
    return judge
