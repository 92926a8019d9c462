"""The end: the score sheet, and who has won (README, 14 and 16)."""

from mypy_extensions import i64, u8

from perihelion.games.kepler3042 import codes as c
from perihelion.games.kepler3042.rules.emit import note, set_cause
from perihelion.games.kepler3042.rules.objectives import (
    antimatter_of,
    at_level,
    count_colonies,
    is_met,
    medals_of,
    most_of_type,
    objective_points,
    objectives_met,
    ships_on_mines,
    solo_objective,
    types_of,
)
from perihelion.games.kepler3042.state import Fields

# The score sheet.


def line_count(s: Fields, seat: i64, line: i64) -> i64:
    """What a line of the score sheet counts now: things, or the space of a marker."""
    if line == c.LINE_ANTIMATTER:
        return antimatter_of(s, seat)
    if line == c.LINE_ALL_TYPES:
        return 1 if types_of(s, seat, False) == c.TYPES else 0
    if line == c.LINE_THREE_OF_TYPE:
        return 1 if most_of_type(s, seat, False) >= 3 else 0
    if line == c.LINE_MINES:
        return ships_on_mines(s, seat)
    if line == c.LINE_TECHNOLOGIES:
        return at_level(s, seat, c.TOP_LEVEL)
    if line == c.LINE_MEDALS:
        return medals_of(s, seat)
    if line < c.LINE_TRACK:
        return count_colonies(s, seat, -1, line - c.LINE_ZONE, False)
    if line < c.LINE_TERRAFORMED:
        at: i64 = c.TRACKS * seat + line - c.LINE_TRACK
        return s.space[at]
    if line == c.LINE_TERRAFORMED:
        return count_colonies(s, seat, -1, -1, True)
    return objectives_met(s, seat)


def line_points(s: Fields, seat: i64, line: i64) -> i64:
    """What a line of the score sheet would pay now (14.2 to 14.11)."""
    if line < c.LINE_TRACK:
        return s.tables.points[line] * line_count(s, seat, line)
    if line < c.LINE_TERRAFORMED:
        track: i64 = line - c.LINE_TRACK
        at: i64 = c.SPACES * track + line_count(s, seat, line)
        return s.tables.track_points[at]
    if line == c.LINE_OBJECTIVES:
        return objective_points(s, seat)
    points: i64 = 0
    at = c.COLONIES * seat
    last: i64 = at + c.COLONIES
    while at < last and s.colony[at] >= 0:
        planet = s.colony[at]
        if (s.terraformed[seat] >> planet) & 1:
            points += s.tables.planet_points[planet]
        at += 1
    return points


def score_match(s: Fields) -> None:
    """After the last round: the score sheet of every nation, and the end (14.1)."""
    seat: i64 = 0
    if s.log is not None:
        set_cause(s, c.CAUSE_NONE)
    while seat < s.seats:
        total: i64 = 0
        line: i64 = 0
        while line < c.LINES:
            points = line_points(s, seat, line)
            at: i64 = c.LINES * seat + line
            s.sheet[at] = u8(points)
            total += points
            if s.log is not None:
                note(s, c.E_SCORED, seat, line, line_count(s, seat, line), points)
            line += 1
        s.score[seat] = total
        if s.log is not None:
            _tell_objectives(s, seat)
            note(s, c.E_TOTAL, seat, total)
        seat += 1
    s.depth = 0
    if s.seats == 1:
        _end_alone(s)
    else:
        _end_together(s)
    if s.log is not None:
        note(s, c.E_OVER, s.reason)


def _tell_objectives(s: Fields, seat: i64) -> None:
    number: i64 = 0
    count: i64 = s.rulings.level if s.seats == 1 else i64(1)
    while number < count:
        objective = solo_objective(s, number) if s.seats == 1 else s.objective[seat]
        if is_met(s, seat, objective):
            note(s, c.E_MET, seat, objective, s.tables.objective_points[objective])
        else:
            note(s, c.E_MISSED, seat, objective)
        number += 1


# Who has won.


def best_planet(s: Fields, seat: i64) -> i64:
    """The highest number of a terraformed colony, 0 for none (14.15)."""
    number: i64 = 0
    planets = s.terraformed[seat]
    while planets:
        planets >>= 1
        number += 1
    return number


def rounds_first(s: Fields, seat: i64) -> i64:
    """In how many rounds a seat was first, counted back from the last one (R22)."""
    count: i64 = 0
    first = s.first
    left = s.round
    while left:
        if first == seat:
            count += 1
        first = first + 1 if first + 1 < s.seats else i64(0)
        left -= 1
    return count


def rank_of(s: Fields, seat: i64) -> i64:
    """What the places are ordered by: points, best planet, rounds as first seat (14.14-14.16)."""
    rank: i64 = s.score[seat] * 64 + best_planet(s, seat)
    late: i64 = 0
    if s.rulings.fewest_rounds:
        late = 31 - rounds_first(s, seat)
    return rank * 64 + late


def _end_together(s: Fields) -> None:
    best: i64 = -1
    one: i64 = 1
    seat: i64 = 0
    while seat < s.seats:
        rank = rank_of(s, seat)
        if rank > best:
            best = rank
            s.winners = 0
        if rank == best:
            s.winners |= one << seat
        seat += 1
    s.reason = c.BY_POINTS
    if s.log is not None:
        seat = 0
        while seat < s.seats:
            if (s.winners >> seat) & 1:
                note(s, c.E_WIN, seat, s.score[seat])
            seat += 1


def _end_alone(s: Fields) -> None:
    """A level is passed with all its objectives and its minimum (16.8)."""
    level = s.rulings.level
    first: i64 = 0
    if objectives_met(s, first) == level and s.score[first] >= s.tables.minimum[level]:
        s.winners = 1
        s.reason = c.PASSED
        if s.log is not None:
            note(s, c.E_WIN, first, s.score[first])
    else:
        s.reason = c.FAILED
