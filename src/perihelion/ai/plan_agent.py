"""Who plans: an opponent for games in which a match is one long plan of one's own.

It keeps a plan of all its turns from one question to the next, looks at each question whether it
can be made better (`ai/search/planning.py`), and answers what the plan says.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from perihelion.ai.agents import (
    HURRIED_CHUNK,
    LEAST_SHARE,
    SHARE,
    Considered,
    Errors,
    SearchAgent,
    Step,
    Vote,
)
from perihelion.ai.search.judge import Judge
from perihelion.ai.search.planning import Planner
from perihelion.ai.search.script import Script
from perihelion.ai.search.search import Settings
from perihelion.kernel.rng import Rng
from perihelion.kernel.state import State
from perihelion.match.agents import best_of

WORLDS: Final = 8
"""Imagined worlds in which a plan is tried at first."""
MOST_WORLDS: Final = 64
"""The same after long thought."""
DARING: Final = 0.1
"""How often a changed answer is any legal one, whatever it promises."""
CHUNK: Final = 32
"""Playouts between two looks at the clock."""


class PlanAgent(SearchAgent):
    """Plans to the end of the match, with a budget of playouts for each turn.

    One playout plays one plan in one imagined world. `overlooks` as in `SearchAgent`. `alone` is
    the budget where nobody else is at the table, if it is another one; there it overlooks nothing.
    """

    def __init__(
        self,
        name: str,
        judge: Judge,
        *,
        budget: int = 2000,
        seconds: float | None = None,
        at_most: float | None = None,
        overlooks: int = 0,
        alone: int = 0,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        super().__init__(
            name,
            judge,
            budget=budget,
            seconds=seconds,
            at_most=at_most,
            overlooks=overlooks,
            capacity=0,
            clock=clock,
        )
        self.alone = (alone, 0) if alone else (budget, overlooks)
        self.with_others = (budget, overlooks)
        self.planner = Planner(judge, WORLDS, MOST_WORLDS, DARING)
        self._plans: dict[str, Script] = {}
        """The plan before each question of this turn."""
        self._rows: list[Considered] = []
        self.gain: float | None = None
        """What the best plan for the last question gains, as `Judge.gain` counts."""

    def consider(self, blind: State, seat: int, legal: Sequence[int], rng: Rng) -> None:
        """Plan for a question with several answers; `follow` is told which of them was given."""
        self.planner.keep_to(blind, seat, list(legal))
        self.think(blind, seat, rng)
        self._asked_at = blind.key()

    def follow(self, blind: State, seat: int, answer: int) -> None:
        """An answer is given; to a forced one the plan said nothing."""
        if blind.key() == self._asked_at:
            self.planner.give(answer)
        else:
            self.gain = None
        self._asked_at = None

    def plan(self) -> list[int]:
        """The best plan for the last question."""
        return self.planner.plan.listed()

    def votes(self, legal: Sequence[int], plans: Sequence[list[int]] = ()) -> list[Vote]:
        """What each plan gains in the worlds that this agent has imagined."""
        return [Vote(1.0, self.planner.gain_of(plan)) for plan in plans]

    def preferred(self, votes: Sequence[Vote]) -> list[float]:
        """The plan that gains most in the worlds of all."""
        return [vote.worth for vote in votes]

    def agree(self, legal: Sequence[int], plans: Sequence[list[int]], chosen: int) -> int:
        """The chosen plan is the best one from now on; what it says."""
        self.planner.adopt(plans[chosen])
        self._rows = self._told()
        self.gain = float(self.planner.mean)
        return next(row.action for row in self._rows if row.action in legal)

    def think(self, blind: State, seat: int, rng: Rng, *, kept: bool = False) -> None:
        """Improve the plan for this question with its share of the turn's budget."""
        self.budget, self.overlooks = self.alone if blind.seats == 1 else self.with_others
        self._take_up(blind, seat)
        begin = self.clock()
        self.planner.look(blind, rng)
        self.spent += WORLDS
        seconds = self.at_most if self.seconds is None else self.seconds
        until = math.inf if seconds is None else self._share_of_seconds(seconds)
        share = self._share_of_playouts() if self.seconds is None else math.inf
        chunk = CHUNK if self.at_most is None else HURRIED_CHUNK
        done, took = 0, self.clock() - begin
        while done < share and took < until:
            count = self.planner.run(blind, chunk, rng)
            self.spent += count
            done += count
            took = self.clock() - begin
        self.used_seconds += self.clock() - begin
        self._rows = self._told()
        self.gain = float(self.planner.mean)

    def _take_up(self, blind: State, seat: int) -> None:
        """The plan goes on; what was taken back and is asked again is planned as before."""
        planner, key = self.planner, blind.key()
        if planner.seat != seat or blind.turn < planner.base:
            planner.begin(seat)
            self._plans.clear()
        elif blind.turn > planner.base:
            self._plans.clear()
        self._know_turn(blind, seat)
        planner.reach(blind.turn)
        if key in self._plans:
            planner.plan.copy(self._plans[key])
            return
        self._plans[key] = script = Script()
        script.copy(planner.plan)

    def _share_of_playouts(self) -> float:
        left = max(self.budget - self.spent, 0)
        return min(left, max(left / SHARE, self.budget / LEAST_SHARE))

    def _decided(self, seat: int, legal: Sequence[int], rng: Rng) -> int:
        """What the best plan says, or the best plan that begins with what comes to mind."""
        if not self.overlooks:
            return next(row.action for row in self._rows if row.action in legal)
        seen = self._seen(legal, rng)
        rows = [row for row in self._rows if row.action in seen and row.visits]
        return rows[0].action if rows else best_of(seen, [0.0] * len(seen), rng)

    def worth(self) -> tuple[float, ...]:
        """What the best plan leads to for each seat."""
        return self._rows[0].worth

    def considered(self) -> list[Considered]:
        """What was thought of each answer to the last question, the best first."""
        return self._rows

    def _told(self) -> list[Considered]:
        planner = self.planner
        total = max(sum(planner.tries), 1)
        rows = zip(planner.openings, planner.tries, planner.gains, planner.worths, strict=True)
        best = int(planner.answer())
        ranked = sorted(rows, key=lambda row: (row[0] != best, not row[1], -row[2], row[0]))
        seat = int(planner.seat)
        line = tuple(Step(seat, action) for action in planner.line(best))
        return [
            Considered(
                action=action,
                visits=tries,
                share=tries / total,
                worth=tuple(planner.worth_of_plan() if action == best else worth),
                line=line if action == best else (Step(seat, action),),
            )
            for action, tries, _, worth in ranked
        ]


class AloneAgent(SearchAgent):
    """Searches, but plans where it is alone at the table."""

    def __init__(
        self,
        planner: PlanAgent,
        judge: Judge,
        *,
        settings: Settings,
        noise: float,
        overlooks: int,
        seats: Mapping[int, Errors],
        capacity: int,
        budget: int,
    ) -> None:
        super().__init__(
            planner.name,
            judge,
            budget=budget,
            seconds=planner.seconds,
            at_most=planner.at_most,
            settings=settings,
            noise=noise,
            overlooks=overlooks,
            seats=seats,
            capacity=capacity,
            clock=planner.clock,
        )
        self.planner = planner
        self.plans = False
        """Whether it planned at the last question."""

    def choose(self, blind: State, seat: int, legal: Sequence[int], rng: Rng) -> int:
        """What the plan says, or the answer tried most often."""
        self.plans = blind.seats == 1
        if not self.plans:
            return super().choose(blind, seat, legal, rng)
        answer = self.planner.choose(blind, seat, legal, rng)
        self.spent = self.planner.spent
        return answer

    def think(self, blind: State, seat: int, rng: Rng, *, kept: bool = False) -> None:
        """Plan or search for this decision with its share of the turn's budget."""
        self.plans = blind.seats == 1
        if not self.plans:
            super().think(blind, seat, rng, kept=kept)
            return
        self.planner.think(blind, seat, rng)
        self.spent = self.planner.spent

    def worth(self) -> tuple[float, ...]:
        """What the position of the last question is worth to each seat, from -1 to 1."""
        return self.planner.worth() if self.plans else super().worth()

    def considered(self) -> list[Considered]:
        """What was thought of each answer to the last question, the best first."""
        return self.planner.considered() if self.plans else super().considered()
