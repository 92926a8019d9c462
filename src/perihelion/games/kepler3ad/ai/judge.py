"""What we know of Kepler-3Ad: the points each seat can expect, and how sure a lead is.

A seat's prospect is its score, what a scoring held now would pay it, how much of that the later
scorings will pay again, and what its means are worth in points. The chances of victory follow
from all prospects together, so it holds for two to five seats and for both editions.
"""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from perihelion.ai.search.judge import Judge
from perihelion.games.kepler3ad import codes as c
from perihelion.games.kepler3ad.engine import KeplerState
from perihelion.games.kepler3ad.rules.actions import givers
from perihelion.games.kepler3ad.rules.frames import top_kind
from perihelion.games.kepler3ad.rules.pieces import count_at, spaces_with, value_of
from perihelion.games.kepler3ad.rules.scoring import clans_of
from perihelion.kernel.answers import Answers
from perihelion.kernel.state import NOBODY, State

WEIGHTS: Final = {
    # How much of what a scoring would pay now the next one is expected to pay, far from the
    # threshold and, besides, close to it.
    "next": 0.4,
    "close": 0.5,
    # The same for each scoring after it.
    "later": 0.05,
    # Points that a level of influence is worth to spend, on any of the six tracks.
    "level": 0.35,
    # Points that a level of the last track is worth beyond what it pays now.
    "bonus": 0.5,
    # Points that one value of pieces on the map is worth, for each scoring still to come.
    "value": 1.5,
    # Points that a space with a piece is worth, for each scoring still to come: room to grow.
    "presence": 0.02,
    # Points that a light piece in the supply is worth, for each scoring still to come.
    "supply": 1.4,
    # Points that a stack which can be given for a heavy piece is worth.
    "ready": 4.0,
    # How much of the points for allegiances counts before they are paid.
    "allegiance": 0.7,
    # Points that leading a region by value is worth, beyond its tokens.
    "region": 0.8,
    # Points of lead that make victory likely, at the end and for each scoring still to come.
    "sure": 4.0,
    "unsure": 5.0,
    # Points that being on turn is worth.
    "tempo": 0.8,
}
"""What each term counts; see `KeplerJudge._prospect`."""
NEXT: Final = 0
CLOSE: Final = 1
LATER: Final = 2
LEVEL: Final = 3
BONUS: Final = 4
VALUE: Final = 5
PRESENCE: Final = 6
SUPPLY: Final = 7
READY: Final = 8
ALLEGIANCE: Final = 9
REGION: Final = 10
SURE: Final = 11
UNSURE: Final = 12
TEMPO: Final = 13

# What answers promise, before anything is tried.
SPEND: Final = 0.35
SPEND_AFTER: Final = 0.25
CLAIM: Final = 2.0
FINISH: Final = 1.5
SKIP: Final = 0.05
TAKE_UP: Final = 0.3
BUILD: Final = 4.0
RAISE_BONUS: Final = 1.6
ACTIONS: Final = [0.0, 0.8, 1.2, 1.1, 1.2, 1.5, 1.1]
"""Of the actions 1 to 6, at their number."""


def closeness(s: KeplerState, best: i64) -> float:
    """How near the highest value is to the next threshold, from 0 to 1."""
    at = s.scorings
    if at >= c.SCORINGS:
        return 1.0
    return min(1.0, float(best) / float(s.tables.thresholds[at]))


def judge() -> Judge:
    """The hand-written judge of both editions."""
    return KeplerJudge()


class KeplerJudge(Judge):
    """Prospects of all seats in points, and the chances of victory they mean."""

    def __init__(self) -> None:
        self.w: vec[float] = vec[float](list(WEIGHTS.values()))
        self.pays: vec[i64] = vec[i64]([0] * c.SEATS)
        """What a scoring held now would pay each seat."""
        self.held: vec[i64] = vec[i64]([0] * c.SEATS)
        """Spaces where it has a piece."""
        self.value: vec[i64] = vec[i64]([0] * c.SEATS)
        """Its value on the space or track looked at, at last on the whole map."""
        self.regions: vec[i64] = vec[i64]([0] * (c.SEATS * c.REGIONS))
        """Its value in each region."""
        self.prospect: vec[float] = vec[float]([0.0] * c.SEATS)
        self.actions: vec[float] = vec[float](ACTIONS)
        self.informed = True

    def judge(self, state: State, worth: vec[float]) -> None:
        """Who wins gets what all others lose, in proportion to the chances."""
        assert isinstance(state, KeplerState)
        seats = state.seats
        seat: i64 = 0
        if state.seat == NOBODY:
            while seat < seats:
                worth[seat] = state.utility(int(seat))
                seat += 1
            return
        self.hold_spaces(state)
        self.hold_tracks(state)
        left: i64 = c.SCORINGS - state.scorings
        most: i64 = 0
        while seat < seats:
            value = value_of(state, seat)
            self.value[seat] = value
            most = max(most, value)
            seat += 1
        close = closeness(state, most)
        best = -1000000.0
        seat = 0
        while seat < seats:
            points = self._prospect(state, seat, left, close)
            self.prospect[seat] = points
            best = max(best, points)
            seat += 1
        scale = 1.0 / (self.w[SURE] + self.w[UNSURE] * float(left))
        self._share(seats, best, scale, worth)

    def _share(self, seats: i64, best: float, scale: float, worth: vec[float]) -> None:
        """The chances of victory from the prospects, and the worth that they mean."""
        whole = 0.0
        seat: i64 = 0
        while seat < seats:
            chance = exp((self.prospect[seat] - best) * scale)
            self.prospect[seat] = chance
            whole += chance
            seat += 1
        others = 1.0 / float(seats - 1)
        seat = 0
        while seat < seats:
            chance = self.prospect[seat] / whole
            worth[seat] = chance - (1.0 - chance) * others
            seat += 1

    def _prospect(self, s: KeplerState, seat: i64, left: i64, close: float) -> float:
        """The points a seat can expect."""
        w = self.w
        points = float(s.score[seat])
        further = float(left)
        paid = w[NEXT] + w[CLOSE] * close * close + w[LATER] * (further - 1.0)
        points += float(self.pays[seat]) * paid
        points += w[SUPPLY] * further * float(s.supply[seat])
        if givers(s, seat):
            points += w[READY]
        points += w[VALUE] * further * float(self.value[seat])
        points += w[PRESENCE] * further * float(self.held[seat])
        levels = s.levels[seat]
        top = count_at(levels, c.BONUS_POINTS)
        points += w[BONUS] * further * float(top)
        total: i64 = 0
        while levels:
            total += levels & 15
            levels >>= 4
        points += w[LEVEL] * float(total - top)
        points += self._regions_led(s, seat, further)
        if s.on_turn == seat:
            points += w[TEMPO]
        return points

    def _regions_led(self, s: KeplerState, seat: i64, further: float) -> float:
        """Tokens and allegiances of the regions where the seat has most, alone."""
        w = self.w
        points = 0.0
        marks = s.marks[seat]
        fresh: i64 = 0
        region: i64 = 0
        while region < c.REGIONS:
            at: i64 = c.SEATS * region + seat
            mine = self.regions[at]
            if mine and self._leads(s, seat, region, mine):
                points += w[REGION]
                slot: i64 = 2 * region
                other: i64 = slot + 1
                if s.tokens[slot] != c.NO_TOKEN:
                    points += w[LEVEL]
                if s.tokens[other] != c.NO_TOKEN:
                    points += w[LEVEL]
                if (marks >> (region << 2)) & 15 == 0:
                    fresh += 1
            region += 1
        if s.tables.has_allegiances:
            clans = clans_of(s, seat)
            hoped: i64 = clans + fresh
            sure = float(s.tables.allegiance_points[clans])
            points += sure + w[ALLEGIANCE] * (float(s.tables.allegiance_points[hoped]) - sure)
        return points

    def _leads(self, s: KeplerState, seat: i64, region: i64, mine: i64) -> bool:
        other: i64 = 0
        while other < s.seats:
            at: i64 = c.SEATS * region + other
            if other != seat and self.regions[at] >= mine:
                return False
            other += 1
        return True

    def hold_spaces(self, s: KeplerState) -> None:
        """What the spaces would pay in a scoring held now, and who is where."""
        i: i64 = 0
        while i < c.SEATS:
            self.pays[i] = 0
            self.held[i] = 0
            i += 1
        i = 0
        while i < c.SEATS * c.REGIONS:
            self.regions[i] = 0
            i += 1
        spaces = self._taken_spaces(s)
        space: i64 = 0
        while spaces:
            if spaces & 1:
                self._hold_space(s, space)
            spaces >>= 1
            space += 1

    def hold_tracks(self, s: KeplerState) -> None:
        """What the tracks would pay besides, for places and on the last one for its level."""
        track: i64 = 0
        while track < c.TRACKS:
            seat: i64 = 0
            while seat < s.seats:
                self.value[seat] = count_at(s.levels[seat], track) + 1
                seat += 1
            self._pay(s.seats, s.tables.track_points, 0)
            track += 1
        seat = 0
        while seat < s.seats:
            level = count_at(s.levels[seat], c.BONUS_POINTS)
            self.pays[seat] += s.tables.level_points[level]
            seat += 1

    def _taken_spaces(self, s: KeplerState) -> i64:
        """The spaces where somebody has a piece, as a mask."""
        pieces = s.pieces
        together: i64 = 0
        row: i64 = 0
        end: i64 = c.SEATS * s.tables.units
        while row < end:
            together |= pieces[row]
            row += 1
        return spaces_with(together, 1)

    def _hold_space(self, s: KeplerState, space: i64) -> None:
        t = s.tables
        pieces = s.pieces
        value = t.value
        units = t.units
        shift: i64 = space << 2
        seat: i64 = 0
        while seat < s.seats:
            total: i64 = 0
            unit: i64 = 0
            row = seat
            while unit < units:
                total += value[unit] * ((pieces[row] >> shift) & 15)
                row += c.SEATS
                unit += 1
            self.value[seat] = total
            if total:
                self.held[seat] += 1
                at: i64 = c.SEATS * (space >> 2) + seat
                self.regions[at] += total
            seat += 1
        face: i64 = s.faces >> (space >> 2 if t.zones_turn else space)
        self._pay(s.seats, t.points, 3 * (2 * space + (face & 1)))

    def _pay(self, seats: i64, points: vec[i64], first: i64) -> None:
        """Three tranches by `value`; equal ones all take the lower (README, 11.2)."""
        value = self.value
        pays = self.pays
        seat: i64 = 0
        while seat < seats:
            mine = value[seat]
            if mine:
                tranche: i64 = 0
                other: i64 = 0
                while other < seats:
                    if value[other] >= mine:
                        tranche += 1
                    other += 1
                if tranche <= 3:
                    at: i64 = first + tranche - 1
                    pays[seat] += points[at]
            seat += 1

    def weigh(self, state: State, seat: i64, answers: Answers, weight: vec[float]) -> None:
        """By what the answer does: build if you can, place where points are, skip nothing."""
        assert isinstance(state, KeplerState)
        kind = top_kind(state)
        window = kind == c.F_BEFORE or kind == c.F_AFTER
        at: i64 = 0
        while at < answers.count:
            answer = answers.at(at)
            if window:
                weight[at] = self._window_promise(state, seat, kind, answer)
            else:
                weight[at] = self._promise(state, answer)
            at += 1

    def _window_promise(self, s: KeplerState, seat: i64, kind: i64, answer: i64) -> float:
        if answer < c.A_CLAIM:
            return SPEND if kind == c.F_BEFORE else SPEND_AFTER
        if answer == c.A_CLAIM:
            return CLAIM
        if answer == c.A_FINISH:
            return FINISH
        if answer >= c.A_SEVEN:
            return BUILD if givers(s, seat) else SKIP
        at: i64 = 1 + ((answer - c.A_ACTION) >> 1)
        return self.actions[at]

    def _promise(self, s: KeplerState, answer: i64) -> float:
        if c.A_PLACE <= answer < c.A_FROM:
            return self._space_promise(s, answer - c.A_PLACE)
        if c.A_FROM <= answer < c.A_TO:
            return TAKE_UP
        if c.A_TO <= answer < c.A_RAISE:
            return self._space_promise(s, answer - c.A_TO)
        if answer == c.A_RAISE + c.BONUS_POINTS:
            return RAISE_BONUS
        if answer == c.A_SKIP:
            return SKIP
        return 1.0

    def _space_promise(self, s: KeplerState, space: i64) -> float:
        """Half the points of the first tranche."""
        face: i64 = s.faces >> (space >> 2 if s.tables.zones_turn else space)
        at: i64 = 3 * (2 * space + (face & 1))
        return 0.4 + 0.1 * float(s.tables.points[at])
