"""Which levels a table can seat: those of `perihelion.ai`, and random play to try things with."""

from __future__ import annotations

from typing import Final

import msgspec

import perihelion
from perihelion import ai
from perihelion.ai import LEVELS
from perihelion.ai.levels import searcher_as
from perihelion.kernel.game import Game
from perihelion.match import Agent
from perihelion.server.errors import BadRequest

DEFAULT: Final = "navigator"
"""Who sits down where nobody says otherwise: quick play, stand-ins, hints."""

HURRIED_SECONDS: Final = 0.45
"""What a level takes for a turn at most where nothing is compiled; with all around it, 0.6."""
STRONGEST_SECONDS: Final = 3.0
"""What the strongest takes there: it thinks by the clock, not by its budget."""


def agent_of(name: str, game: Game) -> Agent:
    """Who answers for a seat; nobody waits long for one that is not compiled.

    A plan to the end of the match takes long there: only the strongest plans, all others search,
    also where they are alone.
    """
    if perihelion.is_compiled() or name in ai.SIMPLE:
        return ai.agent_of(name, game)
    if name == LEVELS[-1].name:
        return ai.agent_of(name, game, seconds=STRONGEST_SECONDS)
    level = msgspec.structs.replace(ai.level_of(name, game), plans=0, alone=0)
    return searcher_as(level, name, game, at_most=HURRIED_SECONDS)


def level_names() -> tuple[str, ...]:
    """The levels, the weakest first."""
    return ("random", *(level.name for level in LEVELS))


def check_level(level: str) -> str:
    """The name of a level; raises BadRequest."""
    if level not in level_names():
        raise BadRequest(f"there is no level {level!r}; there are {', '.join(level_names())}")
    return level
