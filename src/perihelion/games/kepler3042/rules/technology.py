"""Technologies: levels, their advances, and collaboration (README, 11)."""

from mypy_extensions import i64

from perihelion.games.kepler3042 import codes as c
from perihelion.games.kepler3042.rules.cubes import carriers
from perihelion.games.kepler3042.rules.emit import note, set_cause
from perihelion.games.kepler3042.rules.frames import (
    change_top,
    pop,
    push,
    top_a,
    top_b,
    top_c,
    top_seat,
)
from perihelion.games.kepler3042.rules.tracks import advance
from perihelion.games.kepler3042.state import Fields


def level_of(s: Fields, seat: i64, technology: i64) -> i64:
    """The level of a nation, or of the ghost."""
    return (s.levels[seat] >> (c.LEVEL_BITS * technology)) & 15


def next_cost(s: Fields, seat: i64, technology: i64) -> i64:
    """The amounts that the next level costs."""
    at: i64 = c.LEVELS * technology + level_of(s, seat, technology) + 1
    return s.tables.level_cost[at]


def next_advances(s: Fields, seat: i64, technology: i64) -> i64:
    """The technological advances of the next level."""
    at: i64 = c.LEVELS * technology + level_of(s, seat, technology) + 1
    return s.tables.level_advances[at]


def affordable(s: Fields, seat: i64) -> i64:
    """The technologies whose next level some planet card can pay, as a mask (6.9)."""
    found: i64 = 0
    technology: i64 = 0
    bit: i64 = 1
    levels = s.levels[seat]
    costs = s.tables.level_cost
    at: i64 = c.CUBES * seat
    energy = s.cubes[at]
    at += 1
    matter = s.cubes[at]
    at += 1
    antimatter = s.cubes[at]
    first: i64 = 1
    while technology < c.TECHNOLOGIES:
        level: i64 = levels & 15
        at = first + level
        if level < c.TOP_LEVEL and carriers(energy, matter, antimatter, costs[at]):
            found |= bit
        levels >>= c.LEVEL_BITS
        bit <<= 1
        first += c.LEVELS
        technology += 1
    return found


def raise_level(s: Fields, seat: i64, technology: i64, priced: i64) -> None:
    """A nation reaches the next level: its advances first, then collaboration (11.1, 11.2)."""
    one: i64 = 1
    s.levels[seat] += one << (c.LEVEL_BITS * technology)
    level = level_of(s, seat, technology)
    at: i64 = c.LEVELS * technology + level
    t = s.tables
    if s.log is not None:
        note(s, c.E_LEVEL, seat, technology, level)
    if t.grants[at] and s.seats > 1:
        push(s, c.F_COLLABORATE, seat, technology, t.grants[at], 0)
    advance(s, seat, c.TECHNOLOGY, t.level_advances[at], priced)


def run_collaborate(s: Fields) -> None:
    """The next nation below the level moves up to it, clockwise (11.2 to 11.4, R17)."""
    technology = top_a(s)
    granted = top_b(s)
    gone: i64 = top_c(s) + 1
    if gone == s.seats:
        pop(s)
        return
    change_top(s, technology, granted, gone)
    seat: i64 = top_seat(s) + gone
    if seat >= s.seats:
        seat -= s.seats
    level = level_of(s, seat, technology)
    if level >= granted:
        return
    s.levels[seat] += (granted - level) << (c.LEVEL_BITS * technology)
    at: i64 = c.LEVELS * technology + granted
    if s.log is not None:
        set_cause(s, c.CAUSE_TECHNOLOGY + technology)
        note(s, c.E_COLLABORATION, seat, technology, granted)
    advance(s, seat, c.TECHNOLOGY, s.tables.level_advances[at], 0)
