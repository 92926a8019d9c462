"""Objectives: the conditions that nations and campaigns ask for (README, 14.11 to 14.13)."""

from mypy_extensions import i64

from perihelion.games.kepler3042 import codes as c
from perihelion.games.kepler3042.rules.bodies import is_mine
from perihelion.games.kepler3042.rules.technology import level_of
from perihelion.games.kepler3042.state import Fields

# Counting colonies.


def count_colonies(s: Fields, seat: i64, kind: i64, zone: i64, terraformed: bool) -> i64:
    """The colonies of a type and in a zone (-1: any), all or the terraformed ones."""
    count: i64 = 0
    at: i64 = c.COLONIES * seat
    last: i64 = at + c.COLONIES
    while at < last and s.colony[at] >= 0:
        planet = s.colony[at]
        hex_number = s.place[planet]
        if (
            (kind < 0 or s.tables.kind[planet] == kind)
            and (zone < 0 or s.tables.zone[hex_number] == zone)
            and (not terraformed or (s.terraformed[seat] >> planet) & 1)
        ):
            count += 1
        at += 1
    return count


def types_of(s: Fields, seat: i64, terraformed: bool) -> i64:
    """How many types of planets a nation has colonised, or terraformed."""
    count: i64 = 0
    kind: i64 = 0
    while kind < c.TYPES:
        if count_colonies(s, seat, kind, -1, terraformed):
            count += 1
        kind += 1
    return count


def most_of_type(s: Fields, seat: i64, terraformed: bool) -> i64:
    """The most colonies of one type."""
    most: i64 = 0
    kind: i64 = 0
    while kind < c.TYPES:
        most = max(most, count_colonies(s, seat, kind, -1, terraformed))
        kind += 1
    return most


def at_level(s: Fields, seat: i64, level: i64) -> i64:
    """How many technologies are on a level or higher."""
    count: i64 = 0
    technology: i64 = 0
    while technology < c.TECHNOLOGIES:
        if level_of(s, seat, technology) >= level:
            count += 1
        technology += 1
    return count


# Counting other things.


def medals_of(s: Fields, seat: i64) -> i64:
    """The medals of both tracks."""
    at: i64 = c.TRACKS * seat
    colonial = s.medals[at]
    at += 1
    return colonial + s.medals[at]


def antimatter_of(s: Fields, seat: i64) -> i64:
    """On planet cards alone (14.2)."""
    at: i64 = c.CUBES * seat + c.ANTIMATTER
    word: i64 = s.cubes[at] >> (c.PLACE_BITS * c.EARTH)
    count: i64 = 0
    place: i64 = c.EARTH
    while place < c.PLACES:
        count += word & c.MOST
        word >>= c.PLACE_BITS
        place += 1
    return count


def ships_on_mines(s: Fields, seat: i64) -> i64:
    """Own ships that stand on a mine (14.5)."""
    count: i64 = 0
    at: i64 = c.SHIPS * seat
    last: i64 = at + c.SHIPS
    while at < last:
        if s.ship[at] != c.NO_HEX and is_mine(s, s.ship[at]):
            count += 1
        at += 1
    return count


# Objectives.


def is_met(s: Fields, seat: i64, objective: i64) -> bool:
    """Whether an objective is met now (14.11 to 14.13)."""
    t = s.tables
    row = t.first_condition[objective]
    objective += 1
    last = t.first_condition[objective]
    while row < last:
        if not _holds(s, seat, c.CONDITION * row):
            return False
        row += 1
    return True


def _holds(s: Fields, seat: i64, at: i64) -> bool:
    rows = s.tables.conditions
    op = rows[at]
    at += 1
    least = rows[at]
    at += 1
    if op == c.OP_COLONISED_EACH or op == c.OP_TERRAFORMED_EACH:
        return zones_with(s, seat, least, op == c.OP_TERRAFORMED_EACH) == c.ZONES
    return counted(s, seat, op, rows[at]) >= least


def zones_with(s: Fields, seat: i64, least: i64, terraformed: bool) -> i64:
    """In how many zones a nation has so many colonies."""
    count: i64 = 0
    zone: i64 = 0
    while zone < c.ZONES:
        if count_colonies(s, seat, -1, zone, terraformed) >= least:
            count += 1
        zone += 1
    return count


def counted(s: Fields, seat: i64, op: i64, what: i64) -> i64:
    """What a condition counts, whatever it asks for."""
    if op == c.OP_TERRAFORMED_TYPE:
        return count_colonies(s, seat, what, -1, True)
    if op == c.OP_TERRAFORMED_ZONE:
        return count_colonies(s, seat, -1, what, True)
    if op == c.OP_TERRAFORMED_TOTAL:
        return count_colonies(s, seat, -1, -1, True)
    if op == c.OP_TERRAFORMED_SAME:
        return most_of_type(s, seat, True)
    if op == c.OP_COLONISED_TYPE:
        return count_colonies(s, seat, what, -1, False)
    if op == c.OP_COLONISED_ZONE:
        return count_colonies(s, seat, -1, what, False)
    if op == c.OP_COLONISED_TOTAL:
        return count_colonies(s, seat, -1, -1, False)
    if op == c.OP_COLONISED_TYPES:
        return types_of(s, seat, False)
    if op == c.OP_TECHNOLOGY:
        return level_of(s, seat, what)
    if op == c.OP_TECHNOLOGIES:
        return at_level(s, seat, what)
    if op == c.OP_TRACK:
        place: i64 = c.TRACKS * seat + what
        return s.space[place]
    return _counted_rarely(s, seat, op, what)


def _counted_rarely(s: Fields, seat: i64, op: i64, what: i64) -> i64:
    """What the shipped objectives do not ask for, but a printed one may."""
    if op == c.OP_MEDALS:
        place: i64 = c.TRACKS * seat
        return medals_of(s, seat) if what == c.TRACKS else s.medals[place + what]
    if op == c.OP_MINES:
        return ships_on_mines(s, seat)
    if op == c.OP_ANTIMATTER:
        return antimatter_of(s, seat)
    if op == c.OP_COLONISED_SAME:
        return most_of_type(s, seat, False)
    assert op == c.OP_TERRAFORMED_TYPES
    return types_of(s, seat, True)


def solo_objective(s: Fields, number: i64) -> i64:
    """The objective of a level of the campaign, counted from 0."""
    at: i64 = c.CAMPAIGN_LEVELS * s.rulings.campaign + number
    return s.tables.campaigns[at]


def objectives_met(s: Fields, seat: i64) -> i64:
    """How many of the nation's objectives are met."""
    if s.seats > 1:
        return 1 if s.objective[seat] >= 0 and is_met(s, seat, s.objective[seat]) else 0
    count: i64 = 0
    number: i64 = 0
    while number < s.rulings.level:
        if is_met(s, seat, solo_objective(s, number)):
            count += 1
        number += 1
    return count


def objective_points(s: Fields, seat: i64) -> i64:
    """The points of the nation's objectives that are met (14.11, 16.7)."""
    if s.seats > 1:
        objective = s.objective[seat]
        return s.tables.objective_points[objective] if objectives_met(s, seat) else i64(0)
    points: i64 = 0
    number: i64 = 0
    while number < s.rulings.level:
        objective = solo_objective(s, number)
        if is_met(s, seat, objective):
            points += s.tables.objective_points[objective]
        number += 1
    return points
