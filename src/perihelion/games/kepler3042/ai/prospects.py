"""The points a nation of Kepler-3042 can expect, term by term.

A prospect is what the score sheet would pay now, and what is under way beyond it: each thing
under way counts its points less the turns it still asks for, so that a position is compared with
what ordinary turns would bring anyway. What cannot be done in the turns left counts nothing.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perihelion.games.kepler3042 import codes as c
from perihelion.games.kepler3042.ai.destinations import (
    LONG,
    NO_GOAL,
    ROUNDS,
    Goals,
    sum_of,
)
from perihelion.games.kepler3042.ai.objective_progress import lacking, progress_of
from perihelion.games.kepler3042.ai.weights import (
    DUTY,
    GROWTH,
    IN_STORAGE,
    MEDAL,
    NEAR_MEDAL,
    OBJECTIVE,
    ON_CARD,
    SHIP,
    SUPPLY,
    TECHNOLOGY,
    TEMPO,
    VARIETY,
)
from perihelion.games.kepler3042.rules.bodies import is_on_body, token_at
from perihelion.games.kepler3042.rules.frames import top_a, top_kind, top_seat
from perihelion.games.kepler3042.rules.objectives import solo_objective
from perihelion.games.kepler3042.rules.technology import level_of
from perihelion.games.kepler3042.state import Fields

DEAR: Final = 5
"""Cubes of a type that a nation should keep out of the pit."""
LASTING: Final = 0.2
"""One in the turns at the end during which that becomes idle."""
LAST_TURNS: Final = 3.0
"""So many turns before the end cubes begin to lose their worth."""


class Prospects(Goals):
    """The expected points of each nation."""

    # One nation.

    def points(self, s: Fields, seat: i64) -> float:
        """The points a nation can expect; `look` goes before."""
        left = self.left[seat]
        total = self._tracks(s, seat, left) + self._technologies(s, seat, left)
        self.count_supply(s, seat)
        total += self._cubes(s, seat, left) + self._colonies(s, seat, left)
        if s.on_turn == seat or has_ships(s, seat):  # nobody else looks for a goal
            self.value_goals(s, seat)
        total += self._ships(s, seat, left) + self._objectives(s, seat)
        at: i64 = c.LINE_MEDALS
        medal: i64 = c.TRACKS * seat
        total += float(s.tables.points[at] * s.medals[medal])
        medal += 1
        total += float(s.tables.points[at] * s.medals[medal])
        if s.on_turn == seat:
            total += self.w[TEMPO] + self._pending(s, seat)
        return total

    def _tracks(self, s: Fields, seat: i64, left: i64) -> float:
        """The points of the spaces, with those just ahead while there is time; medals on the card
        for who is furthest, and those that lie within reach.
        """
        w = self.w
        t = s.tables
        ahead = min(1.0, float(left) * 0.25)
        total = 0.0
        track: i64 = 0
        while track < c.TRACKS:
            at: i64 = c.TRACKS * seat + track
            space = s.space[at]
            row: i64 = c.SPACES * track + space
            here = float(t.track_points[row])
            if space + 2 <= t.last[track]:
                row += 1
                soon = float(t.track_points[row])
                row += 1
                soon += float(t.track_points[row])
                here += ahead * (soon - 2.0 * here) * 0.3333
            total += here
            if is_furthest(s, seat, track):
                count: i64 = (s.on_card >> (8 * track)) & 255
                total += w[MEDAL] * float(count)
                if (s.lying >> (c.SPACES * track + space + 1)) & 3 and left:
                    total += w[NEAR_MEDAL]
            track += 1
        return total

    def _technologies(self, s: Fields, seat: i64, left: i64) -> float:
        """The highest levels score; all others are worth what the turns left make of them."""
        share = self.w[TECHNOLOGY] * float(left) * ROUNDS
        top: i64 = c.LINE_TECHNOLOGIES
        levels = s.levels[seat]
        total = 0.0
        row: i64 = 0
        last: i64 = c.LEVELS * c.TECHNOLOGIES
        while row < last:
            level: i64 = levels & 15
            at: i64 = row + level
            total += share * self.level_worth[at]
            if level == c.TOP_LEVEL:
                total += float(s.tables.points[top])
            levels >>= 4
            row += c.LEVELS
        return total

    def _cubes(self, s: Fields, seat: i64, left: i64) -> float:
        """Cubes on cards and in the storage lose their worth with the last turns; antimatter on
        cards scores, the pit is worth nothing. The first cubes of a type are dear: without them
        nothing can be produced and paid for any more.
        """
        w = self.w
        use = min(1.0, float(left) / LAST_TURNS)
        lasting = w[SUPPLY] * min(1.0, float(left - 1) * LASTING) if left > 1 else 0.0
        total = 0.0
        cube: i64 = 0
        while cube < c.CUBES:
            at: i64 = c.CUBES * seat + cube
            word = s.cubes[at]
            stored: i64 = word & c.MOST
            held: i64 = 0
            word >>= c.PLACE_BITS * c.EARTH
            while word:
                held += word & c.MOST
                word >>= c.PLACE_BITS
            on_card: i64 = ON_CARD + cube
            in_storage: i64 = IN_STORAGE + cube
            total += use * (w[on_card] * float(held) + w[in_storage] * float(stored))
            total += lasting * float(min(self.supply[cube], DEAR))
            if cube > 1:
                total += float(held)
            cube += 1
        return total

    def _colonies(self, s: Fields, seat: i64, left: i64) -> float:
        """Zones, terraformed planets, types; terraformings under way; what colonies produce."""
        w = self.w
        t = s.tables
        level = level_of(s, seat, c.TERRAFORMING)
        grows = w[GROWTH] * float(min(left, LONG))
        kind: i64 = 0
        while kind < c.TYPES:
            self.kinds[kind] = 0
            kind += 1
        total = 0.0
        number: i64 = 0
        while number < c.COLONIES:
            at: i64 = c.COLONIES * seat + number
            planet = s.colony[at]
            if planet < 0:
                break
            kind = t.kind[planet]
            self.kinds[kind] += 1
            where = s.place[planet]
            line: i64 = c.LINE_ZONE + t.zone[where]
            total += float(t.points[line])
            face: i64 = (s.terraformed[seat] >> planet) & 1
            row: i64 = 2 * planet + face
            total += grows * float(sum_of(t.yields[row]))
            if face:
                total += float(t.planet_points[planet])
            else:
                missing = lacking(s, seat, c.EARTH + 1 + number, t.terraform_cost[planet])
                total += self.terraforming(s, planet, level, missing, 0, left)
            number += 1
        return total + self._types(s)

    def _types(self, s: Fields) -> float:
        """All five types, or three of one; and the way there."""
        w = self.w
        types: i64 = 0
        most: i64 = 0
        kind: i64 = 0
        while kind < c.TYPES:
            if self.kinds[kind]:
                types += 1
            most = max(most, self.kinds[kind])
            kind += 1
        line: i64 = c.LINE_ALL_TYPES
        total = float(s.tables.points[line]) if types == c.TYPES else w[VARIETY] * float(types)
        line = c.LINE_THREE_OF_TYPE
        if most >= 3:
            return total + float(s.tables.points[line])
        return total + w[VARIETY] * float(most)

    # Ships.

    def _ships(self, s: Fields, seat: i64, left: i64) -> float:
        """Ships on bodies are worth what they can do there; others what they fly to, each its
        own goal. Only as many planets count as there are markers.
        """
        w = self.w
        pace = 1.0 / float(1 + s.tables.speed[level_of(s, seat, c.SPACE_TRAVEL)])
        markers: i64 = c.COLONIES
        at: i64 = c.COLONIES * seat
        last: i64 = at + c.COLONIES
        while at < last and s.colony[at] >= 0:
            markers -= 1
            at += 1
        total = 0.0
        at = c.SHIPS * seat
        last = at + c.SHIPS
        while at < last:
            where = s.ship[at]
            if where != c.NO_HEX:
                if left:
                    total += w[SHIP]
                if is_on_body(s, where):
                    token = token_at(s, where)
                    if token >= c.FIRST_MINE:
                        total += self.worth_of(s, seat, token, 0)
                    elif markers:
                        markers -= 1
                        total += self.worth_of(s, seat, token, 0)
                elif left:
                    best = self.goal_from(where, pace, markers > 0)
                    if best >= 0:
                        total += self.approach(best, where, pace)
                        if self.goal[best] < c.PLANETS:
                            markers -= 1
                        self.worth[best] = NO_GOAL
            at += 1
        return total

    # What else.

    def _objectives(self, s: Fields, seat: i64) -> float:
        """The points of objectives that are met, and a part for the way there."""
        w = self.w
        if s.seats > 1:
            objective = s.objective[seat]
            if objective < 0:
                return 0.0
            made = progress_of(s, seat, objective)
            points = float(s.tables.objective_points[objective])
            return points if made >= 1.0 else w[OBJECTIVE] * points * made * made
        total = 0.0
        number: i64 = 0
        while number < s.rulings.level:
            objective = solo_objective(s, number)
            made = progress_of(s, seat, objective)
            total += w[DUTY] * made
            if made >= 1.0:
                total += float(s.tables.objective_points[objective])
            number += 1
        return total

    def _pending(self, s: Fields, seat: i64) -> float:
        """What was paid for or chosen in this turn, and is still to come."""
        if top_seat(s) != seat:
            return 0.0
        kind = top_kind(s)
        if kind == c.F_SHIP:
            return self.berth(s, seat, top_a(s))
        if kind == c.F_PAYER:
            return self.rise(s, seat, top_a(s))
        return 0.0


def has_ships(s: Fields, seat: i64) -> bool:
    """Whether a nation has a ship on the board."""
    at: i64 = c.SHIPS * seat
    last: i64 = at + c.SHIPS
    while at < last:
        if s.ship[at] != c.NO_HEX:
            return True
        at += 1
    return False


def is_furthest(s: Fields, seat: i64, track: i64) -> bool:
    """Whether nobody is further on a track, the ghost included."""
    at: i64 = c.TRACKS * seat + track
    mine = s.space[at]
    other: i64 = 0
    while other < s.seats:
        at = c.TRACKS * other + track
        if s.space[at] > mine:
            return False
        other += 1
    at = c.TRACKS * c.GHOST + track
    return s.seats > 1 or s.space[at] <= mine
