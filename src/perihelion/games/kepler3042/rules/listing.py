"""Answers that name ships, planet cards and cubes, ascending."""

from mypy_extensions import i64

from perihelion.games.kepler3042.codes import (
    A_HEX,
    A_PLANET,
    A_REGENERATE,
    A_SACRIFICE,
    CUBES,
    EARTH,
    NO_HEX,
    PIT,
    PLACE_BITS,
    SHIPS,
    STORAGE,
)
from perihelion.games.kepler3042.rules.cubes import card_at, colonies_of, count_of
from perihelion.games.kepler3042.state import Fields
from perihelion.kernel.answers import Answers


def add_mask(out: Answers, first: i64, mask: i64) -> None:
    """An answer for every bit of a mask."""
    while mask:
        if mask & 1:
            out.add(first)
        mask >>= 1
        first += 1


def list_ships(s: Fields, seat: i64, ships: i64, out: Answers) -> None:
    """The hexes of some ships on the board; they ascend."""
    at: i64 = SHIPS * seat
    while ships:
        if ships & 1 and s.ship[at] != NO_HEX:
            out.add(A_HEX + s.ship[at])
        ships >>= 1
        at += 1


def list_controlled(s: Fields, seat: i64, out: Answers) -> None:
    """Every planet card; their numbers ascend."""
    place: i64 = EARTH
    last: i64 = EARTH + colonies_of(s, seat)
    while place <= last:
        out.add(A_PLANET + card_at(s, seat, place))
        place += 1


def list_places(s: Fields, seat: i64, places: i64, out: Answers) -> None:
    """The planet cards of some places."""
    place: i64 = 0
    while places >> place:
        if (places >> place) & 1:
            out.add(A_PLANET + card_at(s, seat, place))
        place += 1


def list_guards(s: Fields, seat: i64, guards: i64, out: Answers) -> None:
    """The planet cards of some guards."""
    place: i64 = EARTH
    guards >>= PLACE_BITS * EARTH + PLACE_BITS - 1
    while guards:
        if guards & 1:
            out.add(A_PLANET + card_at(s, seat, place))
        guards >>= PLACE_BITS
        place += 1


def list_sacrifices(s: Fields, seat: i64, out: Answers) -> None:
    """Every cube of the storage and of the planet cards (5.4)."""
    first: i64 = CUBES * seat
    energy = s.cubes[first]
    first += 1
    matter = s.cubes[first]
    first += 1
    antimatter = s.cubes[first]
    place: i64 = STORAGE
    while energy | matter | antimatter:
        if place != PIT and (energy | matter | antimatter) & 127:
            action: i64 = A_SACRIFICE
            if place != STORAGE:
                action += CUBES * (card_at(s, seat, place) + 1)
            if energy & 127:
                out.add(action)
            if matter & 127:
                out.add(action + 1)
            if antimatter & 127:
                out.add(action + 2)
        energy >>= PLACE_BITS
        matter >>= PLACE_BITS
        antimatter >>= PLACE_BITS
        place += 1


def list_regenerations(s: Fields, seat: i64, out: Answers) -> None:
    cube: i64 = 0
    while cube < CUBES:
        if count_of(s, seat, cube, PIT):
            out.add(A_REGENERATE + cube)
        cube += 1
