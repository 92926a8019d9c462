"""The nine main actions: beginning them, and whether they would change anything (README, 6)."""

from typing import Final

from mypy_extensions import i64

from perihelion.games.kepler3042 import codes as c
from perihelion.games.kepler3042.rules.bodies import ships_in_supply
from perihelion.games.kepler3042.rules.building import begin_building, yards
from perihelion.games.kepler3042.rules.colonising import colonists, terraformable
from perihelion.games.kepler3042.rules.cubes import place_of_card, possible, spend
from perihelion.games.kepler3042.rules.emit import note
from perihelion.games.kepler3042.rules.frames import count_down, pop, push, top_a, turn_base
from perihelion.games.kepler3042.rules.moving import begin_movement, movable, speed_of
from perihelion.games.kepler3042.rules.producing import (
    ask_production,
    begin_harvest,
    generated,
    harvesters,
    producers,
    stored,
)
from perihelion.games.kepler3042.rules.sets import size_of
from perihelion.games.kepler3042.rules.technology import affordable, next_cost, raise_level
from perihelion.games.kepler3042.rules.tracks import open_track
from perihelion.games.kepler3042.state import Fields

CHARTED: Final = 4
"""Bodies that Galactic Cartography reveals."""


def move_cube(s: Fields, seat: i64, action: i64) -> None:
    """T1: the cube lies on another cell (4.2)."""
    s.cell[seat] = action
    s.source = c.CAUSE_ACTION + action
    turn_base(s, c.F_ACTION)
    if s.log is not None:
        note(s, c.E_CELL, seat, action)


def may_perform(s: Fields, seat: i64) -> bool:
    """Whether the main action may be carried out (R08, R11)."""
    action = s.cell[seat]
    if action == c.GALACTIC_CARTOGRAPHY and s.rulings.needs_four and size_of(s.hidden) < CHARTED:
        return False
    return s.rulings.no_effect or would_change(s, seat, action)


def would_change(s: Fields, seat: i64, action: i64) -> bool:
    """Whether a main action would change anything now (R11)."""
    if action == c.SPACE_CONSTRUCTION:
        return ships_in_supply(s, seat) > 0 and yards(s, seat) != 0
    if action == c.COLONISATION:
        return colonists(s, seat) != 0
    if action == c.TECHNOLOGICAL_DEVELOPMENT:
        return affordable(s, seat) != 0
    if action == c.STELLAR_PROPULSION:
        return movable(s, seat, speed_of(s, seat)) != 0
    if action == c.TERRAFORM:
        return terraformable(s, seat) != 0
    if action == c.ENERGY_STORAGE:
        return possible(s, seat, stored(s, seat)) != 0
    if action == c.PRODUCTION:
        return producers(s, seat) > 0 and harvesters(s, seat, 0, True) != 0
    if action == c.ANTIMATTER_GENERATION:
        return possible(s, seat, generated(s, seat)) != 0
    if open_track(s, seat, c.COLONIAL) >= 0 or open_track(s, seat, c.TECHNOLOGY) >= 0:
        return True
    return size_of(s.hidden) > 0


def perform(s: Fields, seat: i64) -> None:
    """T2: the main action of the cell; the bonus actions come after it (4.3)."""
    action = s.cell[seat]
    if s.log is not None:
        note(s, c.E_PERFORM, seat, action)
    turn_base(s, c.F_BONUS)
    if action == c.SPACE_CONSTRUCTION:
        begin_building(s, seat)
    elif action == c.COLONISATION:
        push(s, c.F_COLONISE, seat, 0, 0, 0)
    elif action == c.TECHNOLOGICAL_DEVELOPMENT:
        push(s, c.F_DEVELOP, seat, 0, 0, 0)
    elif action == c.STELLAR_PROPULSION:
        begin_movement(s, seat, speed_of(s, seat), c.FROM_ACTION)
    elif action == c.TERRAFORM:
        push(s, c.F_TERRAFORM, seat, 0, 0, 0)
    elif action == c.GALACTIC_CARTOGRAPHY:
        ask_to_reveal(s, seat, CHARTED, c.FROM_ACTION)
        push(s, c.F_TRACK, seat, 3, 1, 0)
    elif action == c.ENERGY_STORAGE:
        ask_production(s, seat, stored(s, seat), c.FROM_ACTION)
    elif action == c.PRODUCTION:
        begin_harvest(s, seat)
    else:
        ask_production(s, seat, generated(s, seat), c.FROM_ACTION)


# Technological Development.


def choose_technology(s: Fields, seat: i64, technology: i64) -> None:
    """C: a technology is to be raised; which planet pays?"""
    push(s, c.F_PAYER, seat, technology, 0, 0)


def pay_level(s: Fields, seat: i64, card: i64) -> None:
    """A planet pays for the level, which is reached (6.9, 6.10)."""
    technology = top_a(s)
    pop(s)
    spend(s, seat, place_of_card(s, seat, card), next_cost(s, seat, technology))
    raise_level(s, seat, technology, 0)


# Revealing.


def ask_to_reveal(s: Fields, seat: i64, most: i64, source: i64) -> None:
    """Bodies are to be revealed, as many as there are at most (6.16, 6.17)."""
    count: i64 = min(most, size_of(s.hidden))
    if count:
        push(s, c.F_REVEAL, seat, count, source, 0)


def choose_body(s: Fields, seat: i64, hex_number: i64) -> None:
    """A body is chosen; chance says what it is."""
    count_down(s)
    push(s, c.F_TURN_UP, seat, hex_number, 0, 0)
