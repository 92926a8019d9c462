"""Which levels a table can seat: those of `perihelion.ai`, and random play to try things with."""

from __future__ import annotations

from typing import Final

from perihelion.ai import LEVELS, agent_of
from perihelion.server.errors import BadRequest

__all__ = ["DEFAULT", "agent_of", "check_level", "level_names"]

DEFAULT: Final = "navigator"
"""Who sits down where nobody says otherwise: quick play, stand-ins, hints."""


def level_names() -> tuple[str, ...]:
    """The levels, the weakest first."""
    return ("random", *(level.name for level in LEVELS))


def check_level(level: str) -> str:
    """The name of a level; raises BadRequest."""
    if level not in level_names():
        raise BadRequest(f"there is no level {level!r}; there are {', '.join(level_names())}")
    return level
