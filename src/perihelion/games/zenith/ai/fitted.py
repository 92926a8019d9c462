"""A judge of Zenith whose weights were fitted to the ends of matches.

It looks at what both sides have, term by term. What a term counts is fitted, once as it is and
once over the steps that the nearest victory is away: most things count more near the end.
`python -m benchmarks.opponents.terms` fits the weights, see `ai/term_weights.py`.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from perihelion.ai.search.judge import refusal
from perihelion.games.zenith import codes as c
from perihelion.games.zenith.ai.judge import ZenithJudge
from perihelion.games.zenith.engine import ZenithState
from perihelion.games.zenith.rules.sides import side_of
from perihelion.kernel.state import NOBODY, State

SEEN: Final = (
    # Steps to the nearest victory, the next and the third, and whether one is near.
    *("nearest", "next", "farthest", "near"),
    # Discs won, different planets among them, most of one planet.
    *("discs", "planets", "alike"),
    # Discs one, two and three steps from the centre, on the own half.
    *("one_step", "two_steps", "three_steps"),
    *("credits", "root_of_credits", "zenithium", "root_of_zenithium"),
    # Levels of technology, their squares, the lowest, and how many are 4 or 5.
    *("animod", "human", "robot", "squares", "lowest", "high"),
    # Cards in columns, and columns with a card.
    *("column", "columns"),
    *("badge", "gold"),
    # Cards in hand: how many, what they cost, what columns save, how many can be paid, and the
    # highest level that one of them can develop.
    *("hand", "cost", "saved", "affordable", "develops"),
    "tempo",
)
"""What the judge sees of each side."""
TERMS: Final = (*SEEN, *(f"{term} over the steps" for term in SEEN))
COUNT: Final = 30
ROWS: Final = 1
"""Of weights: one for the whole match."""
NEAREST: Final = 0
NEAR: Final = 3
DISCS: Final = 4
PLANETS: Final = 5
ALIKE: Final = 6
ONE_STEP: Final = 7
CREDITS: Final = 10
ROOT_OF_CREDITS: Final = 11
ZENITHIUM: Final = 12
ROOT_OF_ZENITHIUM: Final = 13
LEVELS: Final = 14
SQUARES: Final = 17
LOWEST: Final = 18
HIGH: Final = 19
COLUMN: Final = 20
COLUMNS: Final = 21
BADGE: Final = 22
GOLD: Final = 23
HAND: Final = 24
COST: Final = 25
SAVED: Final = 26
AFFORDABLE: Final = 27
DEVELOPS: Final = 28
TEMPO: Final = 29

NEAR_STEPS: Final = 2
HIGH_LEVEL: Final = 4
CALM: Final = 5.0
"""Added to the steps by which terms are divided."""


def judge(
    name: str, weights: dict[int, list[list[float]]], data: dict[int, tuple[str, ...]]
) -> FittedJudge:
    """The judge with these weights, by the number of seats, and the data sets they are for."""
    return FittedJudge(name, weights, data)


class FittedJudge(ZenithJudge):
    """Chances of victory from weighted terms; the promises are those of the hand-written judge.

    At a table with data on which the weights passed no gate the hand-written judge judges.
    """

    def __init__(
        self,
        name: str,
        weights: dict[int, list[list[float]]],
        data: dict[int, tuple[str, ...]],
    ) -> None:
        super().__init__()
        self.name = name
        """Of the weights."""
        self.weights = weights
        self.data = data
        """The data sets on which the weights for each number of seats passed their gate."""
        self.fitted: vec[float] = vec[float]([0.0] * (2 * COUNT))
        """The weights of this table."""
        self.terms: vec[float] = vec[float]([0.0] * (2 * COUNT))
        """Of both sides."""
        self.seats: i64 = -1
        self.refused: str = ""
        """Why the weights are not used at this table."""

    def told(self) -> str:
        """Which weights judge, or why none do."""
        return f"hand-written: {self.refused}" if self.refused else self.name

    def judge(self, state: State, worth: vec[float]) -> None:
        """The same for all seats of a side; the other side has the opposite."""
        assert isinstance(state, ZenithState)
        if state.seats != self.seats:
            self._sit_down(state)
        if state.seat == NOBODY or self.refused:
            super().judge(state, worth)
            return
        chance = 1.0 / (1.0 + exp(-self._odds(state)))
        value = 2.0 * chance - 1.0
        seat: i64 = 0
        while seat < state.seats:
            worth[seat] = value if side_of(state, seat) == 0 else -value
            seat += 1

    def _sit_down(self, s: ZenithState) -> None:
        self.seats = s.seats
        seats = int(s.seats)
        self.refused = refusal(seats, s.game.data_digest(s.options()), self.data)
        if not self.refused:
            self.fitted = vec[float]([weight for row in self.weights[seats] for weight in row])

    def _odds(self, s: ZenithState) -> float:
        """The logarithm of the odds that side 0 wins."""
        self.look(s)
        t = self.terms
        w = self.fitted
        steps = self._steps()
        odds = 0.0
        term: i64 = 0
        while term < COUNT:
            weight = w[term] + w[COUNT + term] * steps
            odds += weight * (t[term] - t[COUNT + term])
            term += 1
        return odds

    def look(self, s: ZenithState) -> None:
        """Note the terms of both sides."""
        self._note_side(s, 0)
        self._note_side(s, 1)

    def _steps(self) -> float:
        """One over the steps to the nearest victory of either side, and a few more."""
        first: i64 = NEAREST
        second: i64 = COUNT + NEAREST
        return 1.0 / (min(self.terms[first], self.terms[second]) + CALM)

    def row_of(self, state: State) -> i64:
        """The row of weights for a position: there is only one."""
        return 0

    def terms_of(self, state: State, side: int) -> list[float]:
        """What a side has, and the same over the steps; for fitting."""
        assert isinstance(state, ZenithState)
        self.look(state)
        plain = [self.terms[i64(COUNT * side + term)] for term in range(COUNT)]
        steps = self._steps()
        return plain + [term * steps for term in plain]

    def _note_side(self, s: ZenithState, side: i64) -> None:
        first: i64 = COUNT * side
        t = self.terms
        self._note_ways(s, side, first)
        self._note_discs(s, side, first)
        purse: i64 = 2 * side + c.CREDITS
        ore: i64 = 2 * side + c.ZENITHIUM
        money = s.stock[purse]
        zenithium = s.stock[ore]
        t[first + CREDITS] = float(money)
        t[first + ROOT_OF_CREDITS] = sqrt(float(money))
        t[first + ZENITHIUM] = float(zenithium)
        t[first + ROOT_OF_ZENITHIUM] = sqrt(float(zenithium))
        self._note_levels(s, side, first)
        held = s.badge == side
        t[first + BADGE] = 1.0 if held else 0.0
        t[first + GOLD] = 1.0 if held and s.badge_gold else 0.0
        t[first + TEMPO] = 1.0 if side_of(s, s.on_turn) == side else 0.0
        self._note_hands(s, side, first)

    def _note_ways(self, s: ZenithState, side: i64, first: i64) -> None:
        """Steps to each of the three victories, the nearest first."""
        a = self.to_popular(s, side)
        b = self.to_democratic(s, side)
        d = self.to_absolute(s, side)
        low = min(a, b, d)
        high = max(a, b, d)
        t = self.terms
        t[first + NEAREST] = float(low)
        t[first + NEAREST + 1] = float(a + b + d - low - high)
        t[first + NEAREST + 2] = float(high)
        t[first + NEAR] = 1.0 if low <= NEAR_STEPS else 0.0

    def _note_discs(self, s: ZenithState, side: i64, first: i64) -> None:
        """Discs won, discs on the own half, cards in columns."""
        t = self.terms
        place: i64 = first + ONE_STEP
        t[place] = 0.0
        t[place + 1] = 0.0
        t[place + 2] = 0.0
        discs: i64 = 0
        planets: i64 = 0
        alike: i64 = 0
        cards: i64 = 0
        columns: i64 = 0
        planet: i64 = 0
        while planet < c.PLANETS:
            at: i64 = c.PLANETS * side + planet
            won = s.won[at]
            if won:
                discs += won
                planets += 1
                alike = max(alike, won)
            size = s.column_size[at]
            if size:
                cards += size
                columns += 1
            position: i64 = s.disc[planet] if side == 0 else -s.disc[planet]
            if 0 < position < c.TRACK_END:
                t[place + position - 1] += 1.0
            planet += 1
        t[first + DISCS] = float(discs)
        t[first + PLANETS] = float(planets)
        t[first + ALIKE] = float(alike)
        t[first + COLUMN] = float(cards)
        t[first + COLUMNS] = float(columns)

    def _note_levels(self, s: ZenithState, side: i64, first: i64) -> None:
        t = self.terms
        squares: i64 = 0
        lowest: i64 = c.LEVELS
        high: i64 = 0
        people: i64 = 0
        while people < c.PEOPLES:
            level = s.level[c.PEOPLES * side + people]
            t[first + LEVELS + people] = float(level)
            squares += level * level
            lowest = min(lowest, level)
            if level >= HIGH_LEVEL:
                high += 1
            people += 1
        t[first + SQUARES] = float(squares)
        t[first + LOWEST] = float(lowest)
        t[first + HIGH] = float(high)

    def _note_hands(self, s: ZenithState, side: i64, first: i64) -> None:
        """What the cards in the hands of a side are good for."""
        purse: i64 = 2 * side + c.CREDITS
        ore: i64 = 2 * side + c.ZENITHIUM
        money = s.stock[purse]
        zenithium = s.stock[ore]
        deal = s.tables.deal
        cards: i64 = 0
        cost: i64 = 0
        saved: i64 = 0
        affordable: i64 = 0
        develops: i64 = 0
        seat: i64 = 0
        while seat < s.seats:
            if side_of(s, seat) == side:
                cards += s.hand_size[seat]
                card = s.hand_first[seat]
                while card != c.NO_CARD:
                    word = i64(deal[card])
                    price: i64 = word >> c.DEAL_COST_SHIFT
                    column: i64 = c.PLANETS * side + (word & c.DEAL_PLANET)
                    less = min(s.column_size[column], price)
                    cost += price
                    saved += less
                    if price - less <= money:
                        affordable += 1
                    people: i64 = c.PEOPLES * side + ((word >> c.DEAL_PEOPLE_SHIFT) & 3)
                    level: i64 = s.level[people] + 1
                    if level <= zenithium and level <= c.LEVELS:
                        develops = max(develops, level)
                    card = i64(s.link[card])
            seat += 1
        t = self.terms
        t[first + HAND] = float(cards)
        t[first + COST] = float(cost)
        t[first + SAVED] = float(saved)
        t[first + AFFORDABLE] = float(affordable)
        t[first + DEVELOPS] = float(develops)
