"""Which levels there are to play against: the one module to change when there are others."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from perihelion.kernel.game import Game
from perihelion.match import Agent, RandomAgent, SimpleAgent
from perihelion.server.errors import BadRequest

LEVELS: Final[Mapping[str, Callable[[], Agent]]] = {"random": RandomAgent, "simple": SimpleAgent}
DEFAULT: Final = "simple"
"""Who sits down where nobody says otherwise: quick play, stand-ins, hints."""


def level_names() -> tuple[str, ...]:
    """The levels, the weakest first."""
    return tuple(LEVELS)


def agent_of(level: str, game: Game) -> Agent:
    """The agent behind a level."""
    return LEVELS[level]()


def check_level(level: str) -> str:
    """The name of a level; raises BadRequest."""
    if level not in level_names():
        raise BadRequest(f"there is no level {level!r}; there are {', '.join(level_names())}")
    return level
