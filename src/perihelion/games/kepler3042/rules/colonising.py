"""Colonisation and Terraforming (README, 6.6 to 6.8, 6.12 to 6.14)."""

from mypy_extensions import i64

from perihelion.games.kepler3042 import codes as c
from perihelion.games.kepler3042.rules.bodies import is_on_body, take_off, token_at
from perihelion.games.kepler3042.rules.cubes import (
    add_card,
    colonies_of,
    payers,
    place_of_card,
    spend,
)
from perihelion.games.kepler3042.rules.emit import named, note
from perihelion.games.kepler3042.rules.technology import level_of
from perihelion.games.kepler3042.rules.tracks import advance
from perihelion.games.kepler3042.state import Fields


def colonists(s: Fields, seat: i64) -> i64:
    """The ships that may colonise the planets they stand on, as a mask (6.6, 6.8)."""
    if colonies_of(s, seat) == c.COLONIES:
        return 0
    found: i64 = 0
    bit: i64 = 1
    at: i64 = c.SHIPS * seat
    while bit < 1 << c.SHIPS:
        hex_number = s.ship[at]
        if hex_number != c.NO_HEX and is_on_body(s, hex_number):
            planet = token_at(s, hex_number)
            if planet < c.PLANETS and _is_open(s, seat, planet):
                found |= bit
        at += 1
        bit <<= 1
    return found


def _is_open(s: Fields, seat: i64, planet: i64) -> bool:
    """Alien planets need Antimatter Science (6.8)."""
    level = level_of(s, seat, c.ANTIMATTER_SCIENCE)
    return s.tables.kind[planet] != c.ALIEN or s.tables.aliens[level] == 1


def colonise(s: Fields, seat: i64, hex_number: i64) -> None:
    """A marker takes the place of a ship (6.7)."""
    planet = token_at(s, hex_number)
    take_off(s, seat, hex_number)
    add_card(s, seat, planet)
    if s.log is not None:
        note(s, c.E_COLONISE, seat, planet + 1, named(s, hex_number))
    advance(s, seat, c.COLONIAL, s.tables.colonise_advances[planet], 0)


def terraformable(s: Fields, seat: i64) -> i64:
    """The colonies that can be terraformed now, as a mask of places (6.12, 6.13)."""
    t = s.tables
    level = level_of(s, seat, c.TERRAFORMING)
    highest = t.terraforms[level]
    found: i64 = 0
    one: i64 = 1
    done = s.terraformed[seat]
    at: i64 = c.COLONIES * seat
    last: i64 = at + c.COLONIES
    place: i64 = c.EARTH + 1
    while at < last and s.colony[at] >= 0:
        planet = s.colony[at]
        if not (done >> planet) & 1 and t.planet_level[planet] <= highest:
            guards = payers(s, seat, t.terraform_cost[planet])
            if (guards >> (c.PLACE_BITS * place + c.PLACE_BITS - 1)) & 1:
                found |= one << place
        at += 1
        place += 1
    return found


def terraform(s: Fields, seat: i64, card: i64) -> None:
    """A colony is turned over (6.12, 6.14)."""
    planet: i64 = card - 1
    one: i64 = 1
    spend(s, seat, place_of_card(s, seat, card), s.tables.terraform_cost[planet])
    s.terraformed[seat] |= one << planet
    if s.log is not None:
        note(s, c.E_TERRAFORM, seat, card)
    advance(s, seat, c.COLONIAL, s.tables.terraform_advances[planet], 0)
