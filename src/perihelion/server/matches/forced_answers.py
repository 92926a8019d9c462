"""Forced answers: the server gives the only possible one where everybody can see that it is.

An answer that comes by itself tells that there was no other. Where that follows from what lies
open on the table, nobody learns anything. Where it follows from what a seat holds, the seat is
asked like for any other answer: a person answers when they like, a level after as long as it
thinks for others.
"""

from __future__ import annotations

from typing import Final

from perihelion.kernel.rng import Rng
from perihelion.kernel.state import State

WORLDS: Final = 12
"""How many worlds that a spectator must think possible are looked at."""


def is_plainly_forced(state: State, seat: int, luck: int) -> bool:
    """Whether a spectator, who knows least, can see that `seat` has one possible answer."""
    if len(state.legal(seat)) != 1:
        return False
    known = state.blind(state.seats)
    rng = Rng(luck)
    return all(_has_one(known.imagine(rng), seat) for _ in range(WORLDS))


def _has_one(world: State, seat: int) -> bool:
    return seat in world.deciders() and len(world.legal(seat)) == 1
