"""How far a nation of Kepler-3042 is on the way to an objective."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perihelion.games.kepler3042 import codes as c
from perihelion.games.kepler3042.rules.bodies import is_on_body, token_at
from perihelion.games.kepler3042.rules.objectives import (
    count_colonies,
    counted,
    types_of,
    zones_with,
)
from perihelion.games.kepler3042.rules.technology import level_of
from perihelion.games.kepler3042.state import Fields

COLONY: Final = 0.5
"""How much of a terraformed planet a colony is."""
READY: Final = 0.4
"""How much more it is if it could be terraformed at once."""
CUBE: Final = 0.4
"""How many levels of Terraforming a cube is that a colony lacks."""
LANDED: Final = 0.5
"""How much of a colony a ship on a planet is."""


def progress_of(s: Fields, seat: i64, objective: i64) -> float:
    """The mean of what its conditions have come to; 1 if it is met, and only then."""
    t = s.tables
    row = t.first_condition[objective]
    objective += 1
    last = t.first_condition[objective]
    count = float(last - row)
    total = 0.0
    while row < last:
        total += _fulfilled(s, seat, c.CONDITION * row)
        row += 1
    return total / count


def _fulfilled(s: Fields, seat: i64, at: i64) -> float:
    """How much of one condition holds."""
    rows = s.tables.conditions
    op = rows[at]
    at += 1
    least = rows[at]
    at += 1
    what = rows[at]
    if op == c.OP_TECHNOLOGY:
        return _part(float(level_of(s, seat, what)), least)
    if op == c.OP_TECHNOLOGIES:
        return _highest(s, seat, least, what)
    if op == c.OP_TRACK:
        place: i64 = c.TRACKS * seat + what
        return _part(float(s.space[place]), least)
    if op < c.OP_COLONISED_TYPE:
        return _terraformed(s, seat, op, least, what)
    if op == c.OP_COLONISED_TYPES:
        return _part(float(types_of(s, seat, False)), least)
    if op == c.OP_COLONISED_EACH:
        total = 0.0
        zone: i64 = 0
        while zone < c.ZONES:
            total += _part(_colonised(s, seat, -1, zone), least)
            zone += 1
        return total / float(c.ZONES)
    if op > c.OP_TRACK and op != c.OP_TERRAFORMED_EACH:
        return _part(float(counted(s, seat, op, what)), least)
    if op == c.OP_TERRAFORMED_EACH:
        return float(zones_with(s, seat, least, True)) / float(c.ZONES)
    kind: i64 = what if op == c.OP_COLONISED_TYPE else i64(-1)
    zone = what if op == c.OP_COLONISED_ZONE else i64(-1)
    return _part(_colonised(s, seat, kind, zone), least)


def _part(have: float, least: i64) -> float:
    need = float(least)
    return 1.0 if have >= need else have / need


def _highest(s: Fields, seat: i64, count: i64, level: i64) -> float:
    """So many technologies on a level: the sum of the highest ones."""
    used: i64 = 0
    total: i64 = 0
    left: i64 = count
    one: i64 = 1
    while left > 0:
        best: i64 = -1
        which: i64 = 0
        technology: i64 = 0
        while technology < c.TECHNOLOGIES:
            if not (used >> technology) & 1 and level_of(s, seat, technology) > best:
                best = level_of(s, seat, technology)
                which = technology
            technology += 1
        used |= one << which
        total += min(best, level)
        left -= 1
    return _part(float(total), count * level)


def _colonised(s: Fields, seat: i64, kind: i64, zone: i64) -> float:
    """Colonies of a type or zone, and ships that have landed for one."""
    return float(count_colonies(s, seat, kind, zone, False)) + LANDED * float(
        landed(s, seat, kind, zone)
    )


def _terraformed(s: Fields, seat: i64, op: i64, least: i64, what: i64) -> float:
    """Terraformed planets, and those on the way."""
    if op == c.OP_TERRAFORMED_SAME:
        best = 0.0
        kind: i64 = 0
        while kind < c.TYPES:
            best = max(best, _on_the_way(s, seat, kind, -1, least))
            kind += 1
        return _part(best, least)
    kind = what if op == c.OP_TERRAFORMED_TYPE else i64(-1)
    zone: i64 = what if op == c.OP_TERRAFORMED_ZONE else i64(-1)
    return _part(_on_the_way(s, seat, kind, zone, least), least)


def _on_the_way(s: Fields, seat: i64, kind: i64, zone: i64, least: i64) -> float:
    """Terraformed planets; then colonies, the more the less they need; then ships."""
    done = count_colonies(s, seat, kind, zone, True)
    total = float(done)
    left: i64 = least - done
    number: i64 = 0
    while left > 0 and number < c.COLONIES:
        at: i64 = c.COLONIES * seat + number
        planet = s.colony[at]
        if planet < 0:
            break
        where = s.place[planet]
        if (
            (kind < 0 or s.tables.kind[planet] == kind)
            and (zone < 0 or s.tables.zone[where] == zone)
            and not (s.terraformed[seat] >> planet) & 1
        ):
            total += COLONY + READY * _readiness(s, seat, number, planet)
            left -= 1
        number += 1
    if left > 0:
        total += COLONY * LANDED * float(min(landed(s, seat, kind, zone), left))
    return total


def _readiness(s: Fields, seat: i64, number: i64, planet: i64) -> float:
    """How near a colony is to its terraforming, 1 if only that is left to do."""
    t = s.tables
    level = level_of(s, seat, c.TERRAFORMING)
    gap: i64 = t.planet_level[planet] - t.terraforms[level]
    need = float(max(gap, 0))
    need += CUBE * float(lacking(s, seat, c.EARTH + 1 + number, t.terraform_cost[planet]))
    return 1.0 / (1.0 + need)


def lacking(s: Fields, seat: i64, place: i64, cost: i64) -> i64:
    """How many cubes of a price are not on a planet card."""
    missing: i64 = 0
    at: i64 = c.CUBES * seat
    shift: i64 = c.PLACE_BITS * place
    while cost:
        short: i64 = (cost & c.AMOUNT_MASK) - ((s.cubes[at] >> shift) & c.MOST)
        if short > 0:
            missing += short
        cost >>= c.AMOUNT_BITS
        at += 1
    return missing


def landed(s: Fields, seat: i64, kind: i64, zone: i64) -> i64:
    """Own ships on planets of a type and in a zone (-1: any)."""
    count: i64 = 0
    at: i64 = c.SHIPS * seat
    last: i64 = at + c.SHIPS
    while at < last:
        where = s.ship[at]
        if where != c.NO_HEX and is_on_body(s, where):
            planet = token_at(s, where)
            if (
                planet < c.PLANETS
                and (kind < 0 or s.tables.kind[planet] == kind)
                and (zone < 0 or s.tables.zone[where] == zone)
            ):
                count += 1
        at += 1
    return count


def wants(s: Fields, seat: i64, objective: i64, planet: i64) -> bool:
    """Whether a planet would bring a nation nearer to an objective."""
    t = s.tables
    row = t.first_condition[objective]
    objective += 1
    last = t.first_condition[objective]
    while row < last:
        if _serves(s, seat, c.CONDITION * row, planet):
            return True
        row += 1
    return False


def _serves(s: Fields, seat: i64, at: i64, planet: i64) -> bool:
    rows = s.tables.conditions
    op = rows[at]
    at += 1
    least = rows[at]
    at += 1
    what = rows[at]
    where = s.place[planet]
    zone = s.tables.zone[where]
    kind = s.tables.kind[planet]
    if op == c.OP_TERRAFORMED_TYPE or op == c.OP_COLONISED_TYPE:
        return kind == what and count_colonies(s, seat, what, -1, False) < least
    if op == c.OP_TERRAFORMED_ZONE or op == c.OP_COLONISED_ZONE:
        return zone == what and count_colonies(s, seat, -1, what, False) < least
    if op == c.OP_COLONISED_EACH:
        return count_colonies(s, seat, -1, zone, False) < least
    if op == c.OP_COLONISED_TYPES:
        return count_colonies(s, seat, kind, -1, False) == 0
    if op == c.OP_TERRAFORMED_SAME:
        return count_colonies(s, seat, kind, -1, False) == 1
    if op == c.OP_COLONISED_TOTAL:
        first: i64 = c.COLONIES * seat + least - 1
        return s.colony[first] < 0
    return False


# What an objective asks for next.


def asks_for_level(s: Fields, seat: i64, objective: i64, technology: i64) -> bool:
    """Whether the next level of a technology brings a nation nearer to an objective."""
    t = s.tables
    level = level_of(s, seat, technology)
    row = t.first_condition[objective]
    objective += 1
    last = t.first_condition[objective]
    while row < last:
        at: i64 = c.CONDITION * row
        op = t.conditions[at]
        at += 1
        least = t.conditions[at]
        at += 1
        what = t.conditions[at]
        if op == c.OP_TECHNOLOGY:
            if what == technology and level < least:
                return True
        elif op == c.OP_TECHNOLOGIES:
            if level < what and _higher(s, seat, level) < least:
                return True
        elif op == c.OP_COLONISED_TYPE:
            if technology == c.ANTIMATTER_SCIENCE and what == c.ALIEN and not t.aliens[level]:
                return True
        elif (
            op < c.OP_COLONISED_TYPE
            and technology == c.TERRAFORMING
            and _waits_for_level(s, seat, op, least, what, t.terraforms[level])
        ):
            return True
        row += 1
    return False


def _higher(s: Fields, seat: i64, level: i64) -> i64:
    """How many technologies are on a higher level."""
    count: i64 = 0
    technology: i64 = 0
    while technology < c.TECHNOLOGIES:
        if level_of(s, seat, technology) > level:
            count += 1
        technology += 1
    return count


def _waits_for_level(s: Fields, seat: i64, op: i64, least: i64, what: i64, level: i64) -> bool:
    """Whether a colony that a condition counts needs a higher level to be terraformed."""
    if counted(s, seat, op, what) >= least:
        return False
    at: i64 = c.COLONIES * seat
    last: i64 = at + c.COLONIES
    while at < last and s.colony[at] >= 0:
        planet = s.colony[at]
        if s.tables.planet_level[planet] > level and _counts(s, op, what, planet):
            return True
        at += 1
    return False


def _counts(s: Fields, op: i64, what: i64, planet: i64) -> bool:
    """Whether a terraformed planet is of the kind that a condition counts."""
    if op == c.OP_TERRAFORMED_TYPE:
        return s.tables.kind[planet] == what
    if op == c.OP_TERRAFORMED_ZONE:
        where = s.place[planet]
        return s.tables.zone[where] == what
    return True


def asks_to_terraform(s: Fields, seat: i64, objective: i64, planet: i64) -> bool:
    """Whether a planet that is terraformed brings a nation nearer to an objective."""
    t = s.tables
    row = t.first_condition[objective]
    objective += 1
    last = t.first_condition[objective]
    while row < last:
        at: i64 = c.CONDITION * row
        op = t.conditions[at]
        at += 1
        least = t.conditions[at]
        at += 1
        what = t.conditions[at]
        if (
            op < c.OP_COLONISED_TYPE
            and _counts(s, op, what, planet)
            and counted(s, seat, op, what) < least
        ):
            return True
        row += 1
    return False


def asks_for_aliens(s: Fields, seat: i64) -> bool:
    """Whether the objective of one of several nations asks for an alien planet."""
    objective = s.objective[seat]
    return s.seats > 1 and objective >= 0 and _is_of_aliens(s, objective)


def _is_of_aliens(s: Fields, objective: i64) -> bool:
    t = s.tables
    row = t.first_condition[objective]
    objective += 1
    last = t.first_condition[objective]
    while row < last:
        at: i64 = c.CONDITION * row
        op = t.conditions[at]
        at += 2
        if op == c.OP_COLONISED_TYPE and t.conditions[at] == c.ALIEN:
            return True
        row += 1
    return False


def knows_aliens(s: Fields, seat: i64, objective: i64) -> float:
    """How much of the science is there that an objective's alien planet needs; 1 if it needs
    none.
    """
    if not _is_of_aliens(s, objective):
        return 1.0
    level = level_of(s, seat, c.ANTIMATTER_SCIENCE)
    need = level
    while not s.tables.aliens[need] and need < c.TOP_LEVEL:
        need += 1
    return 1.0 if need == level else float(level) / float(need)
