"""The galaxy as a seat sees it: the board, its bodies and ships, and what may still be hidden."""

from __future__ import annotations

from collections.abc import Hashable
from functools import cache, lru_cache
from typing import Final, NamedTuple

from perihelion.games.kepler3042 import codes
from perihelion.games.kepler3042.data_set.board import Board
from perihelion.games.kepler3042.data_set.components import Components
from perihelion.games.kepler3042.data_set.geometry import hex_id
from perihelion.games.kepler3042.engine import Kepler3042State
from perihelion.games.kepler3042.phrases.names import TYPE_IDS, ZONE_IDS, body_element
from perihelion.games.kepler3042.views import queries, view
from perihelion.kernel.kept import Kept

KEPT: Final = 8_192
"""Planets kept as they were last shown; they never change."""


class Galaxy(NamedTuple):
    """What lies on the board, and what may still be hidden."""

    bodies: tuple[view.BodyView, ...]
    ships: tuple[view.ShipView, ...]
    planets: tuple[view.PlanetView, ...]
    hidden: view.HiddenView


ROWS: Final = ("place", "hidden", "ship", "colony", "terraformed")
"""All that a galaxy is made of, with the movement that is going on."""
_GALAXIES: Final[Kept[Hashable, Galaxy]] = Kept(500)


def galaxy_of(blind: Kepler3042State, components: Components) -> Galaxy:
    """The galaxy of a blind state; most answers change nothing of it."""
    moving = _moving(blind)
    numbers = (int(blind.in_play), int(blind.moved), moving, int(blind.seats))
    key = (*queries.packed_rows(blind, ROWS), numbers, components)
    found = _GALAXIES.get(key)
    if found is None:
        seen = _GalaxyViewer(blind, components, moving)
        galaxy = Galaxy(seen.on_board(), seen.ships(), seen.planets(), seen.hidden())
        found = _GALAXIES.keep(key, galaxy)
    return found


def _moving(s: Kepler3042State) -> int:
    """The seat on turn, or the one that a card lets move its ships."""
    for frame in (int(s.frames[at]) for at in range(int(s.depth))):
        if frame & codes.KIND_MASK == codes.F_MOVE:
            return frame >> codes.SEAT_SHIFT & codes.SEAT_MASK
    return int(s.on_turn)


class _GalaxyViewer:
    """Reads the galaxy of one blind state; lives for one call."""

    def __init__(self, blind: Kepler3042State, components: Components, moving: int) -> None:
        self.state = blind
        self.moving = moving
        self.components = components
        self.tables = components.tables
        self.seats = range(int(blind.seats))
        self.bodies = queries.bodies(blind)
        self.hidden_hexes = queries.listed(blind, blind.hidden)
        self.owners = {
            planet: seat
            for seat in reversed(self.seats)
            for planet in queries.colonies_of(blind, seat)
        }

    def on_board(self) -> tuple[view.BodyView, ...]:
        """The tokens, hidden and revealed."""
        s = self.state
        ships = {number: seat for seat in self.seats for number in queries.ships_of(s, seat)}
        hidden = set(self.hidden_hexes)
        found = []
        for number in sorted(hidden | self.bodies.keys()):
            body = self.bodies.get(number)
            found.append(
                view.BodyView(
                    hex=self.tables.names[number],
                    zone=ZONE_IDS[int(self.tables.zone[number])],
                    token=None if body is None else body_element(body),
                    hidden=number in hidden,
                    ship=ships.get(number),
                    colony=None if body is None else self.owners.get(body),
                )
            )
        return tuple(found)

    def ships(self) -> tuple[view.ShipView, ...]:
        """The ships of all nations."""
        s = self.state
        moving = self.moving
        found = []
        for seat in self.seats:
            for ship in range(codes.SHIPS):
                number = int(s.ship[codes.SHIPS * seat + ship])
                if number == codes.NO_HEX:
                    continue
                body = self.bodies.get(number)
                found.append(
                    view.ShipView(
                        hex=self.tables.names[number],
                        seat=seat,
                        on=None if body is None else body_element(body),
                        moved=seat == moving and bool(int(s.moved) >> ship & 1),
                    )
                )
        return tuple(found)

    def _planets(self) -> int:
        """The planets that this match may have; before set-up all for so many seats."""
        every = (1 << codes.PLANETS) - 1
        planets = int(self.state.in_play) or int(self.tables.planets_for[len(self.seats)])
        return planets & every

    def planets(self) -> tuple[view.PlanetView, ...]:
        """The planet summary: every planet that this match may have."""
        return tuple([self._planet(number) for number in queries.bits(self._planets())])

    def _planet(self, planet: int) -> view.PlanetView:
        s = self.state
        place = int(s.place[planet])
        owner = self.owners.get(planet)
        return _planet(
            self.components,
            planet,
            place if place >= 0 and place not in self.hidden_hexes else None,
            owner,
            owner is not None and bool(int(s.terraformed[owner]) >> planet & 1),
        )

    def hidden(self) -> view.HiddenView:
        """What the hidden bodies may be."""
        left = queries.unseen(self.state)
        return view.HiddenView(
            bodies=len(self.hidden_hexes),
            planets=tuple(body + 1 for body in left if body < codes.PLANETS),
            mines=left.get(codes.MINE, 0),
            colonial_objectives=left.get(codes.COLONIAL_OBJECTIVE, 0),
        )


@cache
def printed_galaxy(components: Components) -> view.GalaxyView:
    """What is printed on the board."""
    board, zones = components.board, components.records["galaxy"]["zones"]
    rectangle = [(column, row) for row in range(board.rows) for column in range(board.columns)]
    return view.GalaxyView(
        columns=board.columns,
        rows=board.rows,
        sun=hex_id(board.sun),
        sagittarius=hex_id(board.sagittarius),
        stars={hex_id(place): board.multiplicity(place) for place in board.stars},
        zones={zone["id"]: zone.get("max_distance") or 0 for zone in zones},
        zone_hexes={} if board.has_rings else _zone_hexes(board),
        missing=tuple(hex_id(place) for place in rectangle if place not in board.number),
    )


def _zone_hexes(board: Board) -> dict[str, tuple[str, ...]]:
    return {
        zone: tuple(hex_id(place) for place in board.places if board.zone(place) == number)
        for number, zone in enumerate(ZONE_IDS)
    }


@lru_cache(KEPT)
def _planet(
    components: Components, planet: int, place: int | None, owner: int | None, terraformed: bool
) -> view.PlanetView:
    t = components.tables
    return view.PlanetView(
        number=planet + 1,
        type=TYPE_IDS[int(t.kind[planet])],
        level=int(t.planet_level[planet]),
        produces=queries.amounts(int(t.yields[2 * planet])),
        produces_terraformed=queries.amounts(int(t.yields[2 * planet + 1])),
        cost=queries.amounts(int(t.terraform_cost[planet])),
        points=int(t.planet_points[planet]),
        colonise_advances=int(t.colonise_advances[planet]),
        terraform_advances=int(t.terraform_advances[planet]),
        hex=None if place is None else t.names[place],
        owner=owner,
        terraformed=terraformed,
    )
