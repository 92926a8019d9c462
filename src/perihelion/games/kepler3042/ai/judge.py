"""What we know of Kepler-3042: the chances that the nations' prospects mean, and what answers
promise.

Two to four nations share the chances of victory by their expected points (`Prospects`). Alone,
a position is worth the chance of passing the level: the points against the minimum, and every
objective of the level.
"""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from perihelion.ai.search.judge import Judge
from perihelion.games.kepler3042.ai.action_promises import promise_of_action
from perihelion.games.kepler3042.ai.answer_promises import Promises
from perihelion.games.kepler3042.ai.objective_progress import knows_aliens, progress_of
from perihelion.games.kepler3042.ai.prospects import Prospects
from perihelion.games.kepler3042.ai.weights import (
    DUTY,
    LEVEL_WORTH,
    PROMISES,
    SURE,
    TURN,
    UNSURE,
    WEIGHTS,
)
from perihelion.games.kepler3042.codes import F_ACTION, SEATS
from perihelion.games.kepler3042.engine import Kepler3042State
from perihelion.games.kepler3042.rules.frames import top_kind
from perihelion.games.kepler3042.rules.objectives import solo_objective
from perihelion.kernel.answers import Answers
from perihelion.kernel.state import NOBODY, State

BEYOND: Final = 0.1
"""What a point above the minimum of a level counts: it brings cubes on the next one."""
PASSED: Final = 20.0
"""What passing a level counts, beyond its points and objectives."""
ON_THE_WAY: Final = 20.0
"""What progress towards an objective of a level counts."""
MET: Final = 20.0
"""What an objective that is met counts besides."""
ALIENS: Final = 6.0
"""What the science for an alien planet counts where an objective asks for one."""
TURNS_FOR_ALL: Final = 4.0
"""How steeply the chance of an objective falls when turns run out: at most 4 / 0.7 of them."""


def judge() -> Judge:
    """The judge of Kepler-3042."""
    return Kepler3042Judge(list(WEIGHTS.values()), LEVEL_WORTH, list(PROMISES.values()))


class Kepler3042Judge(Judge):
    """Prospects in points, and the chances of victory they mean."""

    def __init__(
        self, weights: list[float], level_worth: list[float], promises: list[float]
    ) -> None:
        self.prospects = Prospects(weights, level_worth, promises)
        self.promises = Promises(self.prospects)
        self.chance: vec[float] = vec[float]([0.0] * SEATS)
        self.informed = True

    def judge(self, state: State, worth: vec[float]) -> None:
        """Who wins gets what all others lose, in proportion to the chances."""
        assert isinstance(state, Kepler3042State)
        seat: i64 = 0
        if state.seat == NOBODY:
            while seat < state.seats:
                worth[seat] = state.utility(int(seat))
                seat += 1
            return
        p = self.prospects
        p.look(state)
        while seat < state.seats:
            points = p.points(state, seat)
            if state.on_turn == seat and top_kind(state) == F_ACTION:
                points += promise_of_action(p, state, seat, state.cell[seat])
            self.chance[seat] = points
            seat += 1
        if state.seats == 1:
            first: i64 = 0
            worth[first] = self._alone(state, self.chance[first])
        else:
            self._share(state, worth)

    def _share(self, s: Kepler3042State, worth: vec[float]) -> None:
        """Points to chances: the more turns are left, the less a lead is sure."""
        w = self.prospects.w
        first: i64 = 0
        best = self.chance[first]
        seat: i64 = 1
        while seat < s.seats:
            best = max(best, self.chance[seat])
            seat += 1
        scale = 1.0 / (w[SURE] + w[UNSURE] * float(s.tables.rounds - s.round))
        whole = 0.0
        seat = 0
        while seat < s.seats:
            chance = exp((self.chance[seat] - best) * scale)
            self.chance[seat] = chance
            whole += chance
            seat += 1
        others = 1.0 / float(s.seats - 1)
        seat = 0
        while seat < s.seats:
            chance = self.chance[seat] / whole
            worth[seat] = chance - (1.0 - chance) * others
            seat += 1

    def _alone(self, s: Kepler3042State, points: float) -> float:
        """The chance of passing: points and ordinary turns against the minimum, and each
        objective by what is missing of it and the turns left for that.
        """
        w = self.prospects.w
        first: i64 = 0
        left = float(self.prospects.left[first])
        level = s.rulings.level
        chance = 1.0
        number: i64 = 0
        while number < level:
            made = progress_of(s, first, solo_objective(s, number))
            points -= w[DUTY] * made
            if made < 1.0:
                chance *= 1.0 / (1.0 + exp(TURNS_FOR_ALL * (1.0 - made) - 0.7 * left))
                points += w[DUTY] * 0.6 * made
            else:
                points += w[DUTY] * 0.6
            number += 1
        minimum = float(s.tables.minimum[level]) + w[DUTY] * 0.6 * float(level)
        ahead = points + w[TURN] * left - minimum
        chance *= 1.0 / (1.0 + exp(-ahead / (w[SURE] + w[UNSURE] * left)))
        return 2.0 * chance - 1.0

    def weigh(self, state: State, seat: i64, answers: Answers, weight: vec[float]) -> None:
        """By the kind of the question; see `Promises`."""
        assert isinstance(state, Kepler3042State)
        self.promises.weigh(state, seat, answers, weight)

    def question(self, state: State) -> i64:
        """The kind of the frame on top."""
        assert isinstance(state, Kepler3042State)
        return top_kind(state)

    def gain(self, state: State, seat: i64) -> float:
        """The points of the nation; alone, first of all what the level asks for."""
        assert isinstance(state, Kepler3042State)
        points = float(state.score[seat])
        if state.seats > 1:
            return points
        level = state.rulings.level
        minimum = float(state.tables.minimum[level])
        total = min(points, minimum) + BEYOND * max(points - minimum, 0.0)
        number: i64 = 0
        while number < level:
            objective = solo_objective(state, number)
            made = progress_of(state, seat, objective)
            total += ON_THE_WAY * made
            total += MET if made >= 1.0 else ALIENS * (knows_aliens(state, seat, objective) - 1.0)
            number += 1
        return total + PASSED if state.winners else total
