"""Comparing answers by a level's judgement, with an interval: which is better, and is that sure?

A search tries what it likes most often and thinks too little of the rest. Here every answer gets
the same: it is given in the same imagined worlds with the same luck, and from there the level
thinks on with the same budget. What counts is the difference in each world, so that answers are
compared and not their luck. Everything starts from what the seat knows.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import NamedTuple

import msgspec

from perihelion.ai.arena.stats import student
from perihelion.ai.levels import searcher_of
from perihelion.kernel.rng import Rng
from perihelion.kernel.state import CHANCE, State

WORLDS = 16
"""Imagined worlds, unless told otherwise."""


class Compared(msgspec.Struct, frozen=True):
    """One answer, beside the best one."""

    action: int
    worth: float
    """To the seat that answers, from -1 to 1, on average over the worlds."""
    behind: float
    """What it is worth less than the best one, on average over the worlds..."""
    off: float
    """...give or take so much, in 95 of 100 cases; 0 for the best one itself."""


def compare(
    blind: State,
    seat: int,
    actions: Sequence[int],
    level: str,
    *,
    budget: int,
    worlds: int = WORLDS,
    seed: int = 0,
) -> list[Compared]:
    """What a level thinks of each answer, the best first; `budget` iterations for each and world.

    `blind` is what the seat knows.
    """

    def worths(action: int) -> list[float]:
        lots = (Rng(seed * worlds + number) for number in range(worlds))
        return [_worth_after(blind, seat, action, _Thinker(level, budget, lot)) for lot in lots]

    samples = [worths(one) for one in actions]
    best = max(samples, key=fmean)
    rows = [_row(one, best, found) for one, found in zip(actions, samples, strict=True)]
    return sorted(rows, key=lambda row: (row.behind, row.action))


def _row(action: int, best: list[float], found: list[float]) -> Compared:
    less = [one - other for one, other in zip(best, found, strict=True)]
    off = student(len(less) - 1) * stdev(less) / sqrt(len(less)) if len(less) > 1 else 2.0
    return Compared(action, round(fmean(found), 4), round(fmean(less), 4), round(off, 4))


class _Thinker(NamedTuple):
    level: str
    budget: int
    rng: Rng

    def worth(self, blind: State, asked: int, seat: int) -> float:
        """What a position is worth to `seat` when `asked` has thought about it."""
        # A decision takes half of the budget of its turn, and this is the only one.
        agent = searcher_of(self.level, blind.game, budget=2 * self.budget, compares=True)
        agent.think(blind, asked, self.rng)
        rows = agent.considered()
        # What it would answer, not the mean of all it tried: more to choose from is no drawback.
        best = rows[0].worth if rows and rows[0].visits else agent.worth()
        return best[seat]


def _worth_after(blind: State, seat: int, action: int, thinker: _Thinker) -> float:
    """What the position after an answer is worth to a seat, in one imagined world."""
    world = blind.imagine(thinker.rng)
    world.apply_as(seat, action)
    while world.seat == CHANCE:
        world.apply_as(CHANCE, world.draw(thinker.rng))
    if world.is_over:
        return world.utility(seat)
    asked = int(world.seat)
    return thinker.worth(world.blind(asked), asked, seat)
