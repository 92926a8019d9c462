"""What promises add by the situation of a nation: linear in numbers that describe it.

Who plans for several nations has them (`TWO_LEANINGS` and others), evolved with its other numbers;
the search, and plans for a nation alone, have none.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from perihelion.games.kepler3042 import codes as c
from perihelion.games.kepler3042.rules.bodies import is_on_body, token_at
from perihelion.games.kepler3042.rules.technology import level_of
from perihelion.games.kepler3042.state import Fields

SEEN: Final = (
    # How far the match is from its middle: the first turns, the last turns.
    *("early", "late"),
    # Cubes in the storage, in the pit and on cards.
    *("stored_energy", "stored_matter", "stored_antimatter", "pit"),
    *("held_energy", "held_matter", "held_antimatter"),
    # Ships in space, on planets and in the supply.
    *("flying", "landed", "docked"),
    # Colonies: all; cubes that lack for terraforming; those of too high a level; those ready.
    *("colonies", "lacks_energy", "lacks_matter", "too_high", "ready"),
    # Levels of the technologies.
    *("space_travel", "quantum_physics", "energy_development", "terraforming"),
    "antimatter_science",
    # Bodies where a ship may land.
    "goals",
)
"""What the numbers tell, in their order; each is about 1 where there is much of it."""
FOR_BONUS: Final = 12
"""Bonus actions look at so many of them, levels of technologies at more, main actions at all."""
FOR_LEVEL: Final = 17
FOR_CELL: Final = 23
BONUSES: Final = 6
CELLS: Final = 9
CELL_LEANINGS: Final = 0
LEVEL_LEANINGS: Final = 207
BONUS_LEANINGS: Final = 292
SINGLE: Final = 364
NAMES: Final = (
    # Planets of a type that is new, and of one that would come nearer to three.
    *("new_type", "same_type"),
    # A production that completes what a terraforming needs.
    "completes",
    # A level, or a terraforming, that the objective asks for, by its points.
    *("asked_level", "asked_planet"),
    # Where something is produced: cubes that a colony does not lack, and Earth, by type.
    *("unasked", "earth_energy", "earth_matter", "earth_antimatter"),
    # A terraformed colony pays.
    "done_pays",
    # Points of the next space of a track.
    "ahead",
)
"""Numbers behind those: single promises."""
NEW_TYPE: Final = 364
SAME_TYPE: Final = 365
COMPLETES: Final = 366
ASKED_LEVEL: Final = 367
ASKED_PLANET: Final = 368
UNASKED: Final = 369
ON_EARTH: Final = 370
DONE_PAYS: Final = 373
AHEAD: Final = 374
LEANINGS: Final = 375
"""How many numbers there are."""

FEW: Final = 0.25
"""One in so many cubes is much."""
SPAN: Final = 1.0 / 6.0
"""One in so many turns is."""
FIRST: Final = 10
"""More turns left than these are early, fewer than those late."""
LAST: Final = 6


class Situation:
    """What leanings look at, of one nation."""

    def __init__(self) -> None:
        self.seen: vec[float] = vec[float]([0.0] * FOR_CELL)

    def look(self, s: Fields, seat: i64, left: i64, goals: i64) -> None:
        """Describe a nation that has so many turns left."""
        seen = self.seen
        seen[0] = float(max(left - FIRST, 0)) * SPAN
        seen[1] = float(max(LAST - left, 0)) * SPAN
        self._count_cubes(s, seat)
        self._count_ships(s, seat)
        self._count_colonies(s, seat)
        levels = s.levels[seat]
        at: i64 = FOR_LEVEL
        last: i64 = FOR_LEVEL + c.TECHNOLOGIES
        while at < last:
            seen[at] = float(levels & 15) * 0.5
            levels >>= c.LEVEL_BITS
            at += 1
        seen[at] = float(min(goals, 6)) * SPAN

    def _count_cubes(self, s: Fields, seat: i64) -> None:
        pit: i64 = 0
        cube: i64 = 0
        while cube < c.CUBES:
            at: i64 = c.CUBES * seat + cube
            word = s.cubes[at]
            at = 2 + cube
            self.seen[at] = float(word & c.MOST) * FEW
            word >>= c.PLACE_BITS
            pit += word & c.MOST
            word >>= c.PLACE_BITS
            held: i64 = 0
            while word:
                held += word & c.MOST
                word >>= c.PLACE_BITS
            at += 4
            self.seen[at] = float(held) * FEW
            cube += 1
        self.seen[5] = float(pit) * FEW

    def _count_ships(self, s: Fields, seat: i64) -> None:
        flying: i64 = 0
        landed: i64 = 0
        docked: i64 = 0
        at: i64 = c.SHIPS * seat
        last: i64 = at + c.SHIPS
        while at < last:
            where = s.ship[at]
            if where == c.NO_HEX:
                docked += 1
            elif not is_on_body(s, where):
                flying += 1
            elif token_at(s, where) < c.PLANETS:
                landed += 1
            at += 1
        self.seen[9] = float(flying) * 0.5
        self.seen[10] = float(landed) * 0.5
        self.seen[11] = float(docked) * 0.5

    def _count_colonies(self, s: Fields, seat: i64) -> None:
        t = s.tables
        highest = t.terraforms[level_of(s, seat, c.TERRAFORMING)]
        energy: i64 = 0
        matter: i64 = 0
        high: i64 = 0
        ready: i64 = 0
        number: i64 = 0
        at: i64 = c.COLONIES * seat
        shift: i64 = c.PLACE_BITS * (c.EARTH + 1)
        while number < c.COLONIES and s.colony[at] >= 0:
            planet = s.colony[at]
            if not (s.terraformed[seat] >> planet) & 1:
                cost = t.terraform_cost[planet]
                short = _short(s, c.CUBES * seat, shift, cost)
                energy += short
                other = _short(s, c.CUBES * seat + 1, shift, cost >> c.AMOUNT_BITS)
                matter += other
                if t.planet_level[planet] > highest:
                    high += 1
                elif short + other == 0:
                    ready += 1
            shift += c.PLACE_BITS
            number += 1
            at += 1
        self.seen[12] = float(number) * 0.25
        self.seen[13] = float(energy) * FEW
        self.seen[14] = float(matter) * FEW
        self.seen[15] = float(high) * 0.5
        self.seen[16] = float(ready) * 0.5

    def lean(self, leanings: vec[float], first: i64, option: i64, count: i64) -> float:
        """What the situation adds to an option, by a row of so many leanings."""
        total = 0.0
        at: i64 = first + option * count
        place: i64 = 0
        while place < count:
            total += leanings[at] * self.seen[place]
            at += 1
            place += 1
        return total


def _short(s: Fields, at: i64, shift: i64, cost: i64) -> i64:
    """The cubes of one type that a colony lacks of a price."""
    missing: i64 = (cost & c.AMOUNT_MASK) - ((s.cubes[at] >> shift) & c.MOST)
    return max(missing, 0)
