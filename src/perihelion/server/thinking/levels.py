"""Which levels a table can seat: those of `perihelion.ai`, and random play to try things with."""

from __future__ import annotations

import asyncio
from functools import lru_cache
from typing import TYPE_CHECKING, Final

import msgspec

import perihelion
from perihelion import ai
from perihelion.ai import LEVELS
from perihelion.ai.judged import told_by
from perihelion.ai.levels import searcher_as
from perihelion.games import load
from perihelion.kernel.game import Game
from perihelion.kernel.table_options import Value
from perihelion.match import Agent
from perihelion.server.errors import BadRequest

if TYPE_CHECKING:
    from perihelion.server.matches.rooms import Room

DEFAULT: Final = "navigator"
"""Who sits down where nobody says otherwise: quick play, stand-ins, hints."""

HURRIED_SECONDS: Final = 0.45
"""What a level takes for a turn at most where nothing is compiled; with all around it, 0.6."""
STRONGEST_SECONDS: Final = 3.0
"""What the strongest takes there: it thinks by the clock, not by its budget."""
JUDGES: Final = 256
"""Kinds of tables of which it is remembered by whose judgement a level plays there."""


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


async def judge_of(level: str, room: Room) -> str | None:
    """What the judge of a level tells at a table: which weights it uses, or why none.

    Once for each kind of table, and beside the event loop: the first time what the level learned is
    read.
    """
    game, seats, options = room.game, len(room.seats), room.options
    table = game.id, seats, tuple(sorted(options.items())), game.data_digest(options)
    return await asyncio.to_thread(_judge_told, level, *table)


@lru_cache(JUDGES)
def _judge_told(
    level: str, game: str, seats: int, options: tuple[tuple[str, Value], ...], data: str
) -> str | None:
    rules = load(game).playing(dict(options), data)
    agent = ai.agent_of(level, rules, budget=1)  # its thoughts need no room
    return told_by(agent, rules.start(seats, dict(options))) or None


def level_names() -> tuple[str, ...]:
    """The levels, the weakest first."""
    return ("random", *(level.name for level in LEVELS))


def check_level(level: str) -> str:
    """The name of a level; raises BadRequest."""
    if level not in level_names():
        raise BadRequest(f"there is no level {level!r}; there are {', '.join(level_names())}")
    return level
