"""A judge that learned: chances of victory from a network, and what answers promise, on another."""

from __future__ import annotations

from collections.abc import Callable
from math import exp

from librt.vecs import vec
from mypy_extensions import i64

from perihelion.ai.network.network import MARGIN, SURE, Network
from perihelion.ai.search.judge import Judge
from perihelion.kernel.answers import Answers
from perihelion.kernel.state import NOBODY, State


class Sides:
    """A network, the side of each seat, and what answers promise, for one number of seats."""

    def __init__(self, network: Network, sides: list[int], promised: list[float]) -> None:
        self.network = network
        self.promised: vec[float] = vec[float](promised)
        """For each seat and answer what its promise is multiplied by; empty to leave them."""
        self.answers: i64 = len(promised) // len(sides)
        self.count: i64 = max(sides) + 1
        self.side: vec[i64] = vec[i64]([i64(side) for side in sides])
        self.margin: vec[float] = vec[float]([0.0] * len(sides))
        """Of each side, the sum over its seats; then its chance."""
        self.hand: vec[float] = vec[float]([0.0] * len(sides))
        """Scratch: what the hand-written judge says."""


class LearnedJudge(Judge):
    """Promises of another judge, corrected; `mix` of its worth, and for the rest the network.

    `table_of` gives what was learned for a position's table, or says why it must not be used there;
    then the other judge judges alone.
    """

    def __init__(
        self, name: str, base: Judge, mix: float, table_of: Callable[[State], Sides | str]
    ) -> None:
        self.name = name
        """Of the weights."""
        self.base = base
        self.mix: float = mix
        self.table_of = table_of
        self.seats: i64 = -1
        self.table: Sides | None = None
        self.refused: str = ""
        """Why the network is not used at this table."""
        self.informed = True

    def judge(self, state: State, worth: vec[float]) -> None:
        """Who wins gets what all others lose, in proportion to the chances."""
        if state.seats != self.seats:
            self._sit_down(state)
        table = self.table
        if table is None or self.mix >= 1.0 or state.seat == NOBODY:
            self.base.judge(state, worth)
            return
        self._share(state, table)
        others = 1.0 / float(table.count - 1)
        keep = 1.0 - self.mix
        if self.mix > 0.0:
            self.base.judge(state, table.hand)
        seat: i64 = 0
        while seat < state.seats:
            chance = table.margin[table.side[seat]]
            learned = chance - (1.0 - chance) * others
            worth[seat] = keep * learned + self.mix * table.hand[seat]
            seat += 1

    def _sit_down(self, state: State) -> None:
        found = self.table_of(state)
        self.seats = state.seats
        self.table = None
        self.refused = ""
        if isinstance(found, str):
            self.refused = found
        else:
            self.table = found

    def told(self) -> str:
        """Which weights judge, or why none do."""
        if not self.refused:
            return self.name
        told = self.base.told()
        return told if told.endswith(self.refused) else f"{told}: {self.refused}"

    def _share(self, state: State, table: Sides) -> None:
        """The chance of each side: the more is decided, the more a lead counts."""
        network = table.network
        margin = table.margin
        side: i64 = 0
        while side < table.count:
            margin[side] = 0.0
            side += 1
        sure = 0.0
        seat: i64 = 0
        while seat < state.seats:
            network.look(state, seat)
            side = table.side[seat]
            margin[side] += network.value[MARGIN]
            sure += network.value[SURE]
            seat += 1
        scale = exp(min(sure / float(state.seats), 5.0)) * float(table.count) / float(state.seats)
        first: i64 = 0
        best = margin[first]
        side = 1
        while side < table.count:
            best = max(best, margin[side])
            side += 1
        whole = 0.0
        side = 0
        while side < table.count:
            chance = exp((margin[side] - best) * scale)
            margin[side] = chance
            whole += chance
            side += 1
        side = 0
        while side < table.count:
            margin[side] /= whole
            side += 1

    def weigh(self, state: State, seat: i64, answers: Answers, weight: vec[float]) -> None:
        """As the other judge does, times what was learned of each answer."""
        if state.seats != self.seats:
            self._sit_down(state)
        self.base.weigh(state, seat, answers, weight)
        table = self.table
        if table is None or table.answers == 0:
            return
        first: i64 = seat * table.answers
        at: i64 = 0
        while at < answers.count:
            place: i64 = first + answers.at(at)
            weight[at] *= table.promised[place]
            at += 1

    def question(self, state: State) -> i64:
        """As the other judge does."""
        return self.base.question(state)

    def gain(self, state: State, seat: i64) -> float:
        """As the other judge does."""
        return self.base.gain(state, seat)
