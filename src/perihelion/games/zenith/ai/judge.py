"""What we know of Zenith: how far each side is from victory, and what its means are worth.

Everything is counted in steps of influence. The two sides are valued against each other: what
one gains the other loses. It holds for two seats and for two teams alike.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from perihelion.ai.search.judge import Judge
from perihelion.games.zenith import codes as c
from perihelion.games.zenith.engine import ZenithState
from perihelion.games.zenith.rules.sides import side_of
from perihelion.kernel.answers import Answers
from perihelion.kernel.state import NOBODY, State

WEIGHTS: Final = {
    # How much of the lead in steps to victory counts.
    "race": 2.0,
    # Added to the steps that the leader still needs: the larger, the later a lead is decisive.
    "calm": 5.0,
    # The nearest way to victory counts so much, the next nearest the rest.
    "nearest": 0.75,
    # Steps that being on turn is worth.
    "tempo": 0.3,
    # Steps that one credit is worth.
    "credit": 0.18,
    # Steps that one zenithium is worth.
    "zenithium": 0.35,
    # Steps that a technology level is worth, times the level: high ones repeat all below.
    "technology": 0.25,
    # Steps that a card in a column is worth: it makes the next one there cheaper.
    "column": 0.2,
    # Steps that the badge is worth, for each further card it lets a side hold.
    "badge": 0.45,
    # Steps that a card in hand is worth.
    "hand": 0.3,
}
"""What each term counts; see `ZenithJudge.judge`."""
RACE: Final = 0
CALM: Final = 1
NEAREST: Final = 2
TEMPO: Final = 3
CREDIT: Final = 4
ZENITHIUM_WORTH: Final = 5
TECHNOLOGY: Final = 6
COLUMN: Final = 7
BADGE: Final = 8
HAND: Final = 9

# What answers promise, before anything is tried.
LEAD: Final = 0.5
DEVELOP: Final = 1.0
DEVELOP_LEVEL: Final = 0.6
RECRUIT: Final = 1.0
RECRUIT_COST: Final = 0.25
RECRUIT_SAVED: Final = 0.15
CAPTURE: Final = 2.5
NEAR: Final = 0.25
DECLINE: Final = 0.5

FAR: Final = 99


def judge() -> Judge:
    """The hand-written judge of Zenith."""
    return ZenithJudge()


class ZenithJudge(Judge):
    """Steps to victory of both sides, and what their means are worth in steps."""

    def __init__(self) -> None:
        self.w: vec[float] = vec[float](list(WEIGHTS.values()))
        self.need: vec[i64] = vec[i64]([0] * c.PLANETS)
        self.informed = True

    def judge(self, state: State, worth: vec[float]) -> None:
        """The same for all seats of a side; the other side has the opposite."""
        assert isinstance(state, ZenithState)
        value = state.utility(0) if state.seat == NOBODY else self._lead(state)
        seat: i64 = 0
        while seat < state.seats:
            worth[seat] = value if side_of(state, seat) == 0 else -value
            seat += 1

    def _lead(self, s: ZenithState) -> float:
        """How much side 0 is ahead, from -1 to 1."""
        w = self.w
        mine = self._distance(s, 0)
        theirs = self._distance(s, 1)
        if side_of(s, s.on_turn) == 0:
            mine -= w[TEMPO]
        else:
            theirs -= w[TEMPO]
        closest = min(theirs, mine)
        ahead = w[RACE] * (theirs - mine) + self._means(s, 0) - self._means(s, 1)
        lead = ahead / (closest + w[CALM])
        return lead / sqrt(1.0 + lead * lead)

    def _distance(self, s: ZenithState, side: i64) -> float:
        """Steps to the nearest victory, with a share of the next nearest."""
        popular = self.to_popular(s, side)
        democratic = self.to_democratic(s, side)
        absolute = self.to_absolute(s, side)
        first = popular
        second = democratic
        if second < first:
            first = democratic
            second = popular
        if absolute < first:
            second = first
            first = absolute
        elif absolute < second:
            second = absolute
        near = self.w[NEAREST]
        return near * float(first) + (1.0 - near) * float(second)

    def to_popular(self, s: ZenithState, side: i64) -> i64:
        """Five discs (12.3): the cheapest captures first; a planet can be captured again."""
        first: i64 = c.PLANETS * side
        left: i64 = 5
        i: i64 = 0
        while i < c.PLANETS:
            at: i64 = first + i
            left -= s.won[at]
            self.need[i] = steps_to_capture(s, side, i)
            i += 1
        return self._cheapest(left, c.TRACK_END)

    def to_democratic(self, s: ZenithState, side: i64) -> i64:
        """Discs of four planets (12.2): of those that the side has none of, the cheapest."""
        first: i64 = c.PLANETS * side
        left: i64 = 4
        i: i64 = 0
        while i < c.PLANETS:
            at: i64 = first + i
            if s.won[at]:
                left -= 1
                self.need[i] = FAR
            else:
                self.need[i] = steps_to_capture(s, side, i)
            i += 1
        return self._cheapest(left, FAR)

    def _cheapest(self, count: i64, again: i64) -> i64:
        """The sum of the smallest needs; `again` is what a further capture costs.

        The first one is the cheapest there is even if it costs more than `again`: nothing can
        be captured again before.
        """
        need = self.need
        total: i64 = 0
        while count > 0:
            best: i64 = again
            where: i64 = -1
            i: i64 = 0
            while i < c.PLANETS:
                if need[i] < best or (where < 0 and total == 0 and need[i] < FAR):
                    best = need[i]
                    where = i
                i += 1
            total += best
            if where >= 0:
                need[where] = FAR
            count -= 1
        return total

    def to_absolute(self, s: ZenithState, side: i64) -> i64:
        """Three discs of one planet (12.1)."""
        first: i64 = c.PLANETS * side
        best: i64 = FAR
        i: i64 = 0
        while i < c.PLANETS:
            at: i64 = first + i
            steps: i64 = steps_to_capture(s, side, i) + c.TRACK_END * (2 - s.won[at])
            best = min(best, steps)
            i += 1
        return best

    def _means(self, s: ZenithState, side: i64) -> float:
        """What a side owns, in steps: credits, zenithium, technology, columns, badge, hands."""
        w = self.w
        purse: i64 = 2 * side + c.CREDITS
        ore: i64 = 2 * side + c.ZENITHIUM
        total = w[CREDIT] * float(s.stock[purse]) + w[ZENITHIUM_WORTH] * float(s.stock[ore])
        squares: i64 = 0
        at: i64 = c.PEOPLES * side
        end: i64 = at + c.PEOPLES
        while at < end:
            level = s.level[at]
            squares += level * (level + 1)
            at += 1
        total += 0.5 * w[TECHNOLOGY] * float(squares)
        cards: i64 = 0
        at = c.PLANETS * side
        end = at + c.PLANETS
        while at < end:
            cards += s.column_size[at]
            at += 1
        total += w[COLUMN] * float(cards)
        if s.badge == side:
            total += w[BADGE] * float(1 + s.badge_gold)
        held: i64 = 0
        seat: i64 = 0
        while seat < s.seats:
            if side_of(s, seat) == side:
                held += s.hand_size[seat]
            seat += 1
        return total + w[HAND] * float(held)

    def weigh(self, state: State, seat: i64, answers: Answers, weight: vec[float]) -> None:
        """By the kind of the question: the card of a turn, a planet, a choice."""
        assert isinstance(state, ZenithState)
        if answers.at(0) < c.A_DISCARD:  # the answers to a turn come first, see `codes.py`
            self._weigh_turn(state, seat, answers, weight)
            return
        side = side_of(state, seat)
        at: i64 = 0
        while at < answers.count:
            answer = answers.at(at)
            promise = 1.0
            if c.A_INFLUENCE <= answer < c.A_INFLUENCE + c.PLANETS:
                promise = promise_of_planet(state, side, answer - c.A_INFLUENCE)
            elif answer == c.A_DECLINE:
                promise = DECLINE
            weight[at] = promise
            at += 1

    def _weigh_turn(self, s: ZenithState, seat: i64, answers: Answers, weight: vec[float]) -> None:
        """Dear cards do more, saved credits are won, near discs are worth a push."""
        side = side_of(s, seat)
        deal = s.tables.deal
        at: i64 = 0
        while at < answers.count:
            answer = answers.at(at)
            card: i64 = third(answer)
            use: i64 = answer - 3 * card
            word = i64(deal[card])
            promise = LEAD
            if use == 0:
                planet: i64 = word & c.DEAL_PLANET
                column: i64 = c.PLANETS * side + planet
                cost: i64 = word >> c.DEAL_COST_SHIFT
                promise = RECRUIT + RECRUIT_COST * float(cost)
                promise += RECRUIT_SAVED * float(s.column_size[column])
                promise *= promise_of_planet(s, side, planet)
            elif use == 1:
                people: i64 = c.PEOPLES * side + ((word >> c.DEAL_PEOPLE_SHIFT) & 3)
                promise = DEVELOP + DEVELOP_LEVEL * float(s.level[people])
            weight[at] = promise
            at += 1


def third(answer: i64) -> i64:
    """The card of an answer to a turn: a third of it, without a division."""
    return (answer * 21846) >> 16


def steps_to_capture(s: ZenithState, side: i64, planet: i64) -> i64:
    """Steps until the side wins the disc; one that was won this turn comes back to the centre."""
    position = s.disc[planet]
    if position > c.TRACK_END:
        return c.TRACK_END
    return c.TRACK_END - position if side == 0 else c.TRACK_END + position


def promise_of_planet(s: ZenithState, side: i64, planet: i64) -> float:
    """A disc that one step wins is the first to look at; then those that are near."""
    steps = steps_to_capture(s, side, planet)
    if steps <= 1:
        return CAPTURE
    return 1.0 + NEAR * float(c.TRACK_END - steps) if steps < c.TRACK_END else 1.0
