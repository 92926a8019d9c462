"""Answers that name ships, planet cards and cubes, ascending."""

from mypy_extensions import i64

from perihelion.games.kepler3042 import codes as c
from perihelion.games.kepler3042.rules.cubes import card_at, colonies_of, count_of
from perihelion.games.kepler3042.state import Fields
from perihelion.kernel.answers import Answers


def list_ships(s: Fields, seat: i64, ships: i64, out: Answers) -> None:
    """The hexes of some ships on the board; they ascend."""
    at: i64 = c.SHIPS * seat
    while ships:
        if ships & 1 and s.ship[at] != c.NO_HEX:
            out.add(c.A_HEX + s.ship[at])
        ships >>= 1
        at += 1


def list_controlled(s: Fields, seat: i64, out: Answers) -> None:
    """Every planet card; their numbers ascend."""
    place: i64 = c.EARTH
    last: i64 = c.EARTH + colonies_of(s, seat)
    while place <= last:
        out.add(c.A_PLANET + card_at(s, seat, place))
        place += 1


def list_places(s: Fields, seat: i64, places: i64, out: Answers) -> None:
    """The planet cards of some places."""
    place: i64 = 0
    while places >> place:
        if (places >> place) & 1:
            out.add(c.A_PLANET + card_at(s, seat, place))
        place += 1


def list_guards(s: Fields, seat: i64, guards: i64, out: Answers) -> None:
    """The planet cards of some guards."""
    place: i64 = c.EARTH
    guards >>= c.PLACE_BITS * c.EARTH + c.PLACE_BITS - 1
    while guards:
        if guards & 1:
            out.add(c.A_PLANET + card_at(s, seat, place))
        guards >>= c.PLACE_BITS
        place += 1


def list_sacrifices(s: Fields, seat: i64, out: Answers) -> None:
    """Every cube of the storage and of the planet cards (5.4)."""
    first: i64 = c.CUBES * seat
    energy = s.cubes[first]
    first += 1
    matter = s.cubes[first]
    first += 1
    antimatter = s.cubes[first]
    place: i64 = c.STORAGE
    while energy | matter | antimatter:
        if place != c.PIT and (energy | matter | antimatter) & 127:
            action: i64 = c.A_SACRIFICE
            if place != c.STORAGE:
                action += c.CUBES * (card_at(s, seat, place) + 1)
            if energy & 127:
                out.add(action)
            if matter & 127:
                out.add(action + 1)
            if antimatter & 127:
                out.add(action + 2)
        energy >>= c.PLACE_BITS
        matter >>= c.PLACE_BITS
        antimatter >>= c.PLACE_BITS
        place += 1


def list_regenerations(s: Fields, seat: i64, out: Answers) -> None:
    cube: i64 = 0
    while cube < c.CUBES:
        if count_of(s, seat, cube, c.PIT):
            out.add(c.A_REGENERATE + cube)
        cube += 1
