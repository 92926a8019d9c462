"""Objectives: the conditions that nations and campaigns ask for (README, 14.11 to 14.13)."""

from mypy_extensions import i64

from perihelion.games.kepler3042.codes import (
    CAMPAIGN_LEVELS,
    COLONIES,
    CONDITION,
    OP_COLONISED_EACH,
    OP_COLONISED_TOTAL,
    OP_COLONISED_TYPE,
    OP_COLONISED_TYPES,
    OP_COLONISED_ZONE,
    OP_TECHNOLOGIES,
    OP_TECHNOLOGY,
    OP_TERRAFORMED_SAME,
    OP_TERRAFORMED_TOTAL,
    OP_TERRAFORMED_TYPE,
    OP_TERRAFORMED_ZONE,
    OP_TRACK,
    TECHNOLOGIES,
    TRACKS,
    TYPES,
    ZONES,
)
from perihelion.games.kepler3042.rules.technology import level_of
from perihelion.games.kepler3042.state import Fields

# Counting colonies.


def count_colonies(s: Fields, seat: i64, kind: i64, zone: i64, terraformed: bool) -> i64:
    """The colonies of a type and in a zone (-1: any), all or the terraformed ones."""
    count: i64 = 0
    at: i64 = COLONIES * seat
    last: i64 = at + COLONIES
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


def types_of(s: Fields, seat: i64) -> i64:
    """How many types of planets a nation has colonised."""
    count: i64 = 0
    kind: i64 = 0
    while kind < TYPES:
        if count_colonies(s, seat, kind, -1, False):
            count += 1
        kind += 1
    return count


def most_of_type(s: Fields, seat: i64, terraformed: bool) -> i64:
    """The most colonies of one type."""
    most: i64 = 0
    kind: i64 = 0
    while kind < TYPES:
        most = max(most, count_colonies(s, seat, kind, -1, terraformed))
        kind += 1
    return most


def at_level(s: Fields, seat: i64, level: i64) -> i64:
    """How many technologies are on a level or higher."""
    count: i64 = 0
    technology: i64 = 0
    while technology < TECHNOLOGIES:
        if level_of(s, seat, technology) >= level:
            count += 1
        technology += 1
    return count


# Objectives.


def is_met(s: Fields, seat: i64, objective: i64) -> bool:
    """Whether an objective is met now (14.11 to 14.13)."""
    t = s.tables
    row = t.first_condition[objective]
    objective += 1
    last = t.first_condition[objective]
    while row < last:
        if not _holds(s, seat, CONDITION * row):
            return False
        row += 1
    return True


def _holds(s: Fields, seat: i64, at: i64) -> bool:
    rows = s.tables.conditions
    op = rows[at]
    at += 1
    least = rows[at]
    at += 1
    what = rows[at]
    if op == OP_TERRAFORMED_TYPE:
        return count_colonies(s, seat, what, -1, True) >= least
    if op == OP_TERRAFORMED_ZONE:
        return count_colonies(s, seat, -1, what, True) >= least
    if op == OP_TERRAFORMED_TOTAL:
        return count_colonies(s, seat, -1, -1, True) >= least
    if op == OP_TERRAFORMED_SAME:
        return most_of_type(s, seat, True) >= least
    if op == OP_COLONISED_TYPE:
        return count_colonies(s, seat, what, -1, False) >= least
    if op == OP_COLONISED_ZONE:
        return count_colonies(s, seat, -1, what, False) >= least
    if op == OP_COLONISED_EACH:
        zone: i64 = 0
        while zone < ZONES:
            if count_colonies(s, seat, -1, zone, False) < least:
                return False
            zone += 1
        return True
    if op == OP_COLONISED_TOTAL:
        return count_colonies(s, seat, -1, -1, False) >= least
    if op == OP_COLONISED_TYPES:
        return types_of(s, seat) >= least
    if op == OP_TECHNOLOGY:
        return level_of(s, seat, what) >= least
    if op == OP_TECHNOLOGIES:
        return at_level(s, seat, what) >= least
    assert op == OP_TRACK
    place: i64 = TRACKS * seat + what
    return s.space[place] >= least


def solo_objective(s: Fields, number: i64) -> i64:
    """The objective of a level of the campaign, counted from 0."""
    at: i64 = CAMPAIGN_LEVELS * s.rulings.campaign + number
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
        return s.tables.objective_points[objective] if objectives_met(s, seat) else 0
    points: i64 = 0
    number: i64 = 0
    while number < s.rulings.level:
        objective = solo_objective(s, number)
        if is_met(s, seat, objective):
            points += s.tables.objective_points[objective]
        number += 1
    return points
