"""The six bonus actions (README, 7)."""

from typing import Final

from mypy_extensions import i64

from perihelion.games.kepler3042 import codes as c
from perihelion.games.kepler3042.rules.bodies import ships_in_supply
from perihelion.games.kepler3042.rules.cubes import count_of, cubes_left, has_cube
from perihelion.games.kepler3042.rules.emit import note
from perihelion.games.kepler3042.rules.frames import pop, push, top_a, top_seat, turn_base
from perihelion.games.kepler3042.rules.moving import begin_movement, movable
from perihelion.games.kepler3042.rules.producing import ask_production, make
from perihelion.games.kepler3042.rules.technology import level_of
from perihelion.games.kepler3042.rules.tracks import advance, open_track
from perihelion.games.kepler3042.state import Fields

EXPLORED: Final = 2
"""Hexes that ships move by Plan an Exploration."""
ONE_ANTIMATTER: Final = 1024
"""1 A as amounts."""
ONE_OF_BOTH: Final = 33
"""1 E and 1 M as amounts."""


def row_bonus(s: Fields, action: i64) -> i64:
    """The bonus of the row of a cell (7.2, R10)."""
    row = s.tables.row[action]
    return s.tables.column_bonus[row] if s.rulings.rows_first else s.tables.row_bonus[row]


def column_bonus(s: Fields, action: i64) -> i64:
    """The bonus of the column of a cell."""
    column = s.tables.column[action]
    return s.tables.row_bonus[column] if s.rulings.rows_first else s.tables.column_bonus[column]


def is_due(s: Fields, seat: i64) -> bool:
    """Whether the next bonus asks for a sacrifice (7.3, 7.4)."""
    if s.bonuses == 0:
        return True
    level = level_of(s, seat, c.ENERGY_DEVELOPMENT)
    return s.paid < s.tables.bonus_cost[level]


def open_bonuses(s: Fields, seat: i64) -> i64:
    """The bonus actions that may be taken now, as a mask (7.1)."""
    if is_due(s, seat) and not has_cube(s, seat):
        return 0
    action = s.cell[seat]
    one: i64 = 1
    found: i64 = (one << row_bonus(s, action)) | (one << column_bonus(s, action))
    found &= ~s.bonuses
    if found & 1 and ships_in_supply(s, seat) == 0:
        found &= ~one
    return found if s.rulings.no_effect else _only_useful(s, seat, found)


def _only_useful(s: Fields, seat: i64, bonuses: i64) -> i64:
    found: i64 = 0
    bonus: i64 = 0
    one: i64 = 1
    while bonuses >> bonus:
        if (bonuses >> bonus) & 1 and would_change(s, seat, bonus):
            found |= one << bonus
        bonus += 1
    return found


def would_change(s: Fields, seat: i64, bonus: i64) -> bool:
    """Whether a bonus can change anything, its sacrifice apart (R11)."""
    if bonus == c.SCIENTIFIC_PROGRESS:
        return open_track(s, seat, c.TECHNOLOGY) >= 0
    if bonus == c.SOCIETY_MODERNISATION:
        return open_track(s, seat, c.COLONIAL) >= 0
    if bonus == c.PLAN_EXPLORATION:
        return movable(s, seat, EXPLORED) != 0
    if bonus == c.SPACE_LOGISTICS:
        return ships_in_supply(s, seat) > 0
    there: i64 = count_of(s, seat, c.ANTIMATTER, c.STORAGE)
    if bonus == c.EXPLOIT_ASTEROID:
        there = count_of(s, seat, c.ENERGY, c.STORAGE) + count_of(s, seat, c.MATTER, c.STORAGE)
    # The only cube that could be produced must not be the one to be sacrificed.
    return there > 1 or (there == 1 and (not is_due(s, seat) or cubes_left(s, seat) > 1))


def take_bonus(s: Fields, seat: i64, bonus: i64) -> None:
    """T3: a bonus is chosen, paid for and carried out."""
    due = is_due(s, seat)
    one: i64 = 1
    is_last = s.bonuses != 0
    s.bonuses |= one << bonus
    s.source = c.CAUSE_BONUS + bonus
    if s.log is not None:
        note(s, c.E_BONUS, seat, bonus)
    if is_last:
        turn_base(s, c.F_NEXT)
    push(s, c.F_BONUS_EFFECT, seat, bonus, 0, 0)
    if due:
        s.paid += 1
        push(s, c.F_SACRIFICE, seat, 1, c.FROM_BONUS, 0)


def run_bonus(s: Fields) -> None:
    """The bonus is paid for; its effect (7.7 to 7.12)."""
    seat = top_seat(s)
    bonus = top_a(s)
    pop(s)
    if bonus == c.SPACE_LOGISTICS:
        push(s, c.F_YARD, seat, 1, c.FROM_BONUS, 0)
    elif bonus == c.TECHNOLOGICAL_EVOLUTION:
        ask_production(s, seat, ONE_ANTIMATTER, c.FROM_BONUS)
    elif bonus == c.SCIENTIFIC_PROGRESS:
        advance(s, seat, c.TECHNOLOGY, 1, 0)
    elif bonus == c.SOCIETY_MODERNISATION:
        advance(s, seat, c.COLONIAL, 1, 0)
    elif bonus == c.PLAN_EXPLORATION:
        begin_movement(s, seat, EXPLORED, c.FROM_BONUS)
    else:
        make(s, seat, c.EARTH, ONE_OF_BOTH, False)
