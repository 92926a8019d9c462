"""Where ships of Kepler-3042 can go, and what a planet is worth to a nation that gets there."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from perihelion.games.kepler3042 import codes as c
from perihelion.games.kepler3042.ai.leanings import (
    ASKED_LEVEL,
    ASKED_PLANET,
    LEANINGS,
    NEW_TYPE,
    SAME_TYPE,
    Situation,
)
from perihelion.games.kepler3042.ai.objective_progress import (
    asks_for_level,
    asks_to_terraform,
    knows_aliens,
    wants,
)
from perihelion.games.kepler3042.ai.weights import (
    ADVANCE,
    DUTY,
    GAP,
    GROWTH,
    MISSING,
    OBJECTIVE,
    SETTLE,
    SHIP,
    TECHNOLOGY,
    TURN,
)
from perihelion.games.kepler3042.rules.objectives import solo_objective
from perihelion.games.kepler3042.rules.sets import has
from perihelion.games.kepler3042.rules.technology import level_of
from perihelion.games.kepler3042.state import Fields
from perihelion.games.kepler3042.tables import Tables

LONG: Final = 8
"""Turns left beyond which growth counts no more."""
CLOSE_CALL: Final = 0.7
"""The chance of what needs every turn that is left."""
SHORT: Final = 0.25
"""The chance of what cannot be paid unless cubes come back from the pit."""
ROUNDS: Final = 1.0 / 16.0
NO_GOAL: Final = -1000.0


def hex_distance(t: Tables, one: i64, other: i64) -> i64:
    """The steps from hex to hex if nothing is in the way."""
    across: i64 = t.axial_of[one] - t.axial_of[other]
    down: i64 = t.row_of[one] - t.row_of[other]
    both: i64 = across + down
    if across < 0:
        across = -across
    if down < 0:
        down = -down
    if both < 0:
        both = -both
    return (across + down + both) >> 1


class Goals:
    """The bodies within sight; `look` reads a table, `value_goals` values them for one seat,
    which who asks for a new ship need not do before.
    """

    def __init__(
        self, weights: list[float], level_worth: list[float], promises: list[float]
    ) -> None:
        self.w: vec[float] = vec[float](weights)
        self.level_worth: vec[float] = vec[float](level_worth)
        self.n: vec[float] = vec[float](promises)
        """What answers promise."""
        self.study: float = 0.0
        """Alone: what a level of a technology promises for each objective that asks for it."""
        self.mission: float = 0.0
        """The same for a planet that is terraformed."""
        self.science: float = 0.0
        """With others, for each point of an objective that asks for an alien planet: what a level
        of Antimatter Science promises while it lacks.
        """
        self.antimatter: float = 0.0
        """The same for antimatter that is generated."""
        self.alien: float = 0.0
        """The same for an alien planet that is wanted, once it can be colonised."""
        self.leans: bool = False
        """Whether promises look at the situation of a nation."""
        self.leanings: vec[float] = vec[float]([0.0] * LEANINGS)
        self.situation = Situation()
        self.kinds: vec[i64] = vec[i64]([i64(0)] * c.TYPES)
        """Scratch: colonies of each type."""
        self.tables = Tables()
        """Those of the match that is looked at."""
        self.goals: i64 = 0
        """Planets and mines where a ship may land; then their tokens and hexes."""
        self.goal: vec[i64] = vec[i64]([i64(0)] * (c.FIRST_OBJECTIVE + 1))
        self.goal_hex: vec[i64] = vec[i64]([i64(0)] * (c.FIRST_OBJECTIVE + 1))
        self.worth: vec[float] = vec[float]([0.0] * (c.FIRST_OBJECTIVE + 1))
        """What each goal is worth to the seat, once a ship is there."""
        self.is_valued: bool = False
        """Whether that was asked for since the table was looked at."""
        self.left: vec[i64] = vec[i64]([i64(0)] * c.SEATS)
        self.supply: vec[i64] = vec[i64]([i64(0)] * c.CUBES)
        """Cubes of the seat that are not in the pit, by type."""

    def lean(self, leanings: list[float]) -> None:
        """Look at the situation from now on; a number for each of `leanings.py`."""
        assert len(leanings) == LEANINGS
        self.leans = True
        at: i64 = 0
        while at < LEANINGS:
            self.leanings[at] = leanings[at]
            at += 1

    # The table.

    def distance(self, one: i64, other: i64) -> i64:
        """The steps from hex to hex if nothing is in the way."""
        return hex_distance(self.tables, one, other)

    def look(self, s: Fields) -> None:
        """The planets and mines where a ship may land, and the turns each seat has left."""
        self.tables = s.tables
        count: i64 = 0
        token: i64 = 0
        while token < c.FIRST_OBJECTIVE:
            place = s.place[token]
            if place >= 0 and has(s.landing, s.tables, place):
                self.goal[count] = token
                self.goal_hex[count] = place
                count += 1
            token += 1
        self.goals = count
        self.is_valued = False
        self.look_at_time(s)

    def look_at_time(self, s: Fields) -> None:
        """The turns each seat has left."""
        seat: i64 = 0
        while seat < s.seats:
            self.left[seat] = turns_left(s, seat)
            seat += 1

    # Planets.

    def count_supply(self, s: Fields, seat: i64) -> None:
        """The cubes a nation has left to spend and to produce."""
        cube: i64 = 0
        while cube < c.CUBES:
            at: i64 = c.CUBES * seat + cube
            word = s.cubes[at]
            count: i64 = word & c.MOST
            word >>= c.PLACE_BITS * c.EARTH
            while word:
                count += word & c.MOST
                word >>= c.PLACE_BITS
            self.supply[cube] = count
            cube += 1

    def can_ever_pay(self, cost: i64) -> bool:
        """Whether a nation has the cubes of a price, wherever they are but the pit."""
        cube: i64 = 0
        while cost:
            if (cost & c.AMOUNT_MASK) > self.supply[cube]:
                return False
            cost >>= c.AMOUNT_BITS
            cube += 1
        return True

    def value_goals(self, s: Fields, seat: i64) -> None:
        """What each goal is worth to a nation once a ship is there."""
        self.is_valued = True
        self.count_supply(s, seat)
        if self.leans:
            self._count_kinds(s, seat)
        at: i64 = 0
        while at < self.goals:
            token = self.goal[at]
            self.worth[at] = self.worth_of(s, seat, token, 1)
            if self.leans and token < c.PLANETS and self.worth[at] > 0.0:
                self.worth[at] = max(self.worth[at] + self._collected(s.tables.kind[token]), 0.1)
            if self.alien > 0.0 and token < c.PLANETS and s.tables.kind[token] == c.ALIEN:
                self.worth[at] += self._asked_alien(s, seat, token)
            at += 1

    def _asked_alien(self, s: Fields, seat: i64, planet: i64) -> float:
        """What an alien planet is worth besides that can be colonised and is asked for."""
        objective = s.objective[seat]
        if self.lacks_science(s, seat) or not wants(s, seat, objective, planet):
            return 0.0
        return self.alien * float(s.tables.objective_points[objective])

    def lacks_science(self, s: Fields, seat: i64) -> bool:
        """Whether the objective of a nation asks for aliens that it cannot colonise yet."""
        return knows_aliens(s, seat, s.objective[seat]) < 1.0

    def _count_kinds(self, s: Fields, seat: i64) -> None:
        kind: i64 = 0
        while kind < c.TYPES:
            self.kinds[kind] = 0
            kind += 1
        at: i64 = c.COLONIES * seat
        last: i64 = at + c.COLONIES
        while at < last and s.colony[at] >= 0:
            kind = s.tables.kind[s.colony[at]]
            self.kinds[kind] += 1
            at += 1

    def _collected(self, kind: i64) -> float:
        """What a type is worth that is new, or that comes nearer to three."""
        count = self.kinds[kind]
        if count == 0:
            return self.leanings[NEW_TYPE]
        return self.leanings[SAME_TYPE] if count < 3 else 0.0

    def worth_of(self, s: Fields, seat: i64, token: i64, turns: i64) -> float:
        """What a body is worth to a nation that has a ship there in `turns` turns."""
        left: i64 = self.left[seat] - turns
        t = s.tables
        if token >= c.PLANETS:
            mine: i64 = c.LINE_MINES
            return float(t.points[mine]) if left >= 0 and token < c.FIRST_OBJECTIVE else 0.0
        w = self.w
        if left < 1:
            return 0.0
        where = s.place[token]
        line: i64 = c.LINE_ZONE + t.zone[where]
        total = float(t.points[line]) + w[ADVANCE] * float(t.colonise_advances[token])
        total -= w[TURN] * w[SETTLE]
        kind = t.kind[token]
        if kind == c.ALIEN:
            science = level_of(s, seat, c.ANTIMATTER_SCIENCE)
            if not t.aliens[science]:
                if left < 3:
                    return 0.0
                total -= w[TURN] * 0.6 * float(max(1, 3 - science))
        row: i64 = 2 * token
        total += w[GROWTH] * float(min(left, LONG) * sum_of(t.yields[row]))
        level = level_of(s, seat, c.TERRAFORMING)
        missing = sum_of(t.terraform_cost[token])
        total += self.terraforming(s, token, level, missing, 1, left)
        total += self._wanted(s, seat, token)
        return max(total, 0.1)

    def _wanted(self, s: Fields, seat: i64, planet: i64) -> float:
        """What a planet means for the nation's objectives."""
        if s.seats > 1:
            objective = s.objective[seat]
            if objective >= 0 and wants(s, seat, objective, planet):
                return self.w[OBJECTIVE] * 0.5 * float(s.tables.objective_points[objective])
            return 0.0
        total = 0.0
        number: i64 = 0
        while number < s.rulings.level:
            if wants(s, seat, solo_objective(s, number), planet):
                total += self.w[DUTY] * 0.4
            number += 1
        return total

    def terraforming(
        self, s: Fields, planet: i64, level: i64, missing: i64, turns: i64, left: i64
    ) -> float:
        """What the other face of a planet is worth before it is turned up, `turns` from now."""
        w = self.w
        t = s.tables
        gap: i64 = t.planet_level[planet] - t.terraforms[level]
        needed: i64 = turns + 1
        effort = w[SETTLE]
        if gap > 0:
            needed += 1
            effort += w[GAP] * float(gap)
        if missing > 0:
            needed += 1
            effort += w[MISSING] * float(missing)
        if needed > left:
            return 0.0
        gain = float(t.planet_points[planet]) + w[ADVANCE] * float(t.terraform_advances[planet])
        gain -= w[TURN] * effort
        if gain <= 0.0:
            return 0.0
        if not self.can_ever_pay(t.terraform_cost[planet]):
            gain *= SHORT
        return gain * CLOSE_CALL if needed == left else gain

    # Ways.

    def goal_from(self, where: i64, pace: float, has_marker: bool) -> i64:
        """The goal that promises most to a ship on a hex, or -1."""
        best: i64 = -1
        highest = 0.0
        at: i64 = 0
        while at < self.goals:
            if self.worth[at] > highest and (has_marker or self.goal[at] >= c.PLANETS):
                value = self.approach(at, where, pace)
                if value > highest:
                    highest = value
                    best = at
            at += 1
        return best

    def approach(self, at: i64, where: i64, pace: float) -> float:
        """What a goal is worth to a ship on a hex, less the turns of its flight."""
        steps = self.distance(where, self.goal_hex[at])
        return self.worth[at] - self.w[TURN] * pace * float(steps)

    def berth(self, s: Fields, seat: i64, card: i64) -> float:
        """What a new ship beside a planet is worth."""
        if not self.is_valued:
            self.value_goals(s, seat)
        where = s.tables.sun
        if card != c.CARD_EARTH:
            planet: i64 = card - 1
            where = s.place[planet]
        level = level_of(s, seat, c.SPACE_TRAVEL)
        pace = 1.0 / float(1 + s.tables.speed[level])
        best = self.goal_from(where, pace, True)
        return self.w[SHIP] + (self.approach(best, where, pace) if best >= 0 else 0.0)

    def rise(self, s: Fields, seat: i64, technology: i64) -> float:
        """What the next level of a technology brings, its advances included."""
        at: i64 = c.LEVELS * technology + level_of(s, seat, technology)
        gain = -self.level_worth[at]
        at += 1
        gain += self.level_worth[at]
        gain *= self.w[TECHNOLOGY] * float(self.left[seat]) * ROUNDS
        if self.study > 0.0 and s.seats == 1:
            number: i64 = 0
            while number < s.rulings.level:
                if asks_for_level(s, seat, solo_objective(s, number), technology):
                    gain += self.study
                number += 1
        if self.science > 0.0 and technology == c.ANTIMATTER_SCIENCE:
            if self.lacks_science(s, seat):
                gain += self.science * float(s.tables.objective_points[s.objective[seat]])
        elif self.leans and self._is_asked_for(s, seat, technology):
            gain += self.leanings[ASKED_LEVEL] * float(s.tables.objective_points[s.objective[seat]])
        return gain + self.w[ADVANCE] * float(s.tables.level_advances[at])

    def _is_asked_for(self, s: Fields, seat: i64, technology: i64) -> bool:
        """Whether the objective of one of several nations asks for a level."""
        objective = s.objective[seat]
        return s.seats > 1 and objective >= 0 and asks_for_level(s, seat, objective, technology)

    def ahead(self, s: Fields, seat: i64, track: i64) -> float:
        """The points of the next space of a track, and of a medal that lies there."""
        at: i64 = c.TRACKS * seat + track
        row: i64 = c.SPACES * track + s.space[at]
        here = s.tables.track_points[row]
        if s.space[at] >= s.tables.last[track]:
            return 0.0
        row += 1
        return float(s.tables.track_points[row] - here + ((s.lying >> row) & 1))

    def called_for(self, s: Fields, seat: i64, planet: i64) -> float:
        """What objectives of a level promise for the terraforming of a planet."""
        total = 0.0
        if self.mission > 0.0 and s.seats == 1:
            number: i64 = 0
            while number < s.rulings.level:
                if asks_to_terraform(s, seat, solo_objective(s, number), planet):
                    total += self.mission
                number += 1
        if self.leans and s.seats > 1:
            objective = s.objective[seat]
            if objective >= 0 and asks_to_terraform(s, seat, objective, planet):
                total += self.leanings[ASKED_PLANET] * float(s.tables.objective_points[objective])
        return total


def turns_left(s: Fields, seat: i64) -> i64:
    """The turns a nation still has, the one under way included."""
    left: i64 = s.tables.rounds - s.round
    if s.on_turn == c.NO_SEAT or s.round == 0:
        return left
    mine: i64 = seat - s.first
    if mine < 0:
        mine += s.seats
    now: i64 = s.on_turn - s.first
    if now < 0:
        now += s.seats
    return left + 1 if mine >= now else left


def sum_of(amounts: i64) -> i64:
    """How many cubes amounts are."""
    return (
        (amounts & c.AMOUNT_MASK)
        + ((amounts >> c.AMOUNT_BITS) & c.AMOUNT_MASK)
        + (amounts >> (2 * c.AMOUNT_BITS))
    )
