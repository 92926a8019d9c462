"""What must add up on the galaxy board: places, zones, and room for every body and ship.

The board is a rectangle of pointed hexes whose odd rows are shifted right by half a hex, or any
part of it: `space_hexes` lists the empty hexes by `(q, r)` as `geometry.py` counts them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from perihelion.games.kepler3042.codes import HEXES, SEATS, SHIPS, TOKENS
from perihelion.games.kepler3042.data_set.board import ROW_BITS, Board, place_in
from perihelion.games.kepler3042.data_set.geometry import (
    Place,
    around,
    axial,
    distance,
    from_axial,
    hex_id,
)
from perihelion.games.kepler3042.data_set.placement import placement_of
from perihelion.games.kepler3042.data_set.unread import shipped

Records = Mapping[str, Any]
KINDS: Final = ("single", "double", "triple")
LEAST_SPACE: Final = TOKENS + SEATS * SHIPS + 1
"""Empty hexes for all bodies and ships, and one for the next ship."""


def galaxy_problems(files: Records) -> list[str]:
    """Everything about the board that contradicts itself or the rules."""
    galaxy = files["galaxy"]
    problems = [*_places(galaxy), *_space(galaxy)]
    if not problems:
        board = Board(galaxy)
        problems = [*_size(board), *_zones(galaxy, board), *_stars(galaxy, board)]
        problems += _room(galaxy, board, files["planets"]["in_play"])
    return [f"galaxy.json: {problem}" for problem in problems]


def _named_places(galaxy: Records) -> list[tuple[str, Records]]:
    stars = [(f"star {star['id']}", star) for star in galaxy["stars"]]
    return [("the Sun", galaxy["sun"]), ("Sagittarius A*", galaxy["sagittarius_a"]), *stars]


def _places(galaxy: Records) -> Iterator[str]:
    taken: dict[Place, str] = {}
    for name, record in _named_places(galaxy):
        place = place_in(record)
        q, r = axial(place)
        said = record.get("q", q), record.get("r", r)
        if (q, r) != said:
            yield (
                f"{name}: column {place[0]}, row {place[1]} is q {q}, r {r}, "
                f"not q {said[0]}, r {said[1]}"
            )
        if not _is_inside(galaxy, place):
            yield f"{name}: {hex_id(place)} is outside of the board"
        if place in taken:
            yield f"{name}: stands on {taken[place]}"
        taken[place] = name
    if len({star["id"] for star in galaxy["stars"]}) != len(galaxy["stars"]):
        yield "stars: two have the same id"


def _is_inside(galaxy: Records, place: Place) -> bool:
    board = galaxy["generator"]
    return bool(0 <= place[0] < board["columns"] and 0 <= place[1] < board["rows"])


def _space(galaxy: Records) -> Iterator[str]:
    """Every empty hex once, on the board, and under no star."""
    solid = {place_in(record): name for name, record in _named_places(galaxy)}
    seen: set[Place] = set()
    for q, r in galaxy["space_hexes"]:
        place = from_axial(q, r)
        name = f"space_hexes: q {q}, r {r} is hex {hex_id(place)}"
        if not _is_inside(galaxy, place):
            yield f"{name}, outside of the board"
        if place in solid:
            yield f"{name}, where {solid[place]} is"
        if place in seen:
            yield f"{name}, which is listed twice"
        seen.add(place)


def _size(board: Board) -> Iterator[str]:
    """What the rules have room for."""
    if board.columns + board.left > ROW_BITS:
        yield (
            f"generator: {board.columns} columns and {board.rows} rows; so many rows have room "
            f"for {ROW_BITS - board.left} columns"
        )
    if len(board.places) > HEXES:
        yield f"{len(board.places)} hexes; the rulebook counts {HEXES}, and no more have room"
    if len(board.space) < LEAST_SPACE:
        yield (
            f"space_hexes: {len(board.space)} hexes; bodies and ships of four players need "
            f"{LEAST_SPACE}"
        )
    if alone := _apart(board):
        yield f"hex {hex_id(min(alone))} is not joined to the Sun; the board is in one piece"


def _apart(board: Board) -> set[Place]:
    """The hexes that no steps from hex to hex join to the Sun."""
    left, border = set(board.places) - {board.sun}, {board.sun}
    while border:
        border |= set(around(border.pop())) & left
        left -= border
    return left


def _zones(galaxy: Records, board: Board) -> Iterator[str]:
    """Every hex is in exactly one zone (rules 1.7)."""
    for zone in galaxy["zones"]:
        low, high = zone.get("min_distance"), zone.get("max_distance")
        if (low is None) == (zone.get("hexes") is None):
            yield f"zones: {zone['id']} has either hexes, or min_distance and max_distance"
        if low is not None and high is not None and high < low:
            yield f"zones: {zone['id']} ends before it begins"
        for name in zone.get("hexes") or ():
            if name not in board.names:
                yield f"zones: {zone['id']} lists {name!r}, which is no hex of the board"
    for place in board.places:
        claims = [galaxy["zones"][number]["id"] for number in board.zones_at[place]]
        if place in (board.sun, board.sagittarius) and not claims:
            continue
        if len(claims) != 1:
            found = " and ".join(claims) or "no zone"
            yield (
                f"zones: hex {hex_id(place)}, {distance(board.sun, place)} away from the Sun, is "
                f"in {found}"
            )
            return


def _stars(galaxy: Records, board: Board) -> Iterator[str]:
    """What a star says of itself besides its place can be left out, but not be wrong.

    Its kind only repeats how many it is, so it may stay behind when that is corrected.
    """
    far = distance(board.sun, board.sagittarius)
    if galaxy["sagittarius_a"].get("distance_from_sun", far) != far:
        yield f"Sagittarius A*: is {far} away from the Sun"
    usual = {star["id"]: star["multiplicity"] for star in shipped("galaxy")["stars"]}
    for place, star in board.stars.items():
        away, zone = distance(board.sun, place), galaxy["zones"][board.zone(place)]["id"]
        if (star.get("distance_from_sun", away), star.get("zone", zone)) != (away, zone):
            yield f"star {star['id']}: is {away} away from the Sun, in the {zone} zone"
        kind = KINDS[star["multiplicity"] - 1]
        if star.get("kind", kind) != kind and star["multiplicity"] == usual.get(star["id"]):
            yield f"star {star['id']}: kind is {star['kind']}, but multiplicity {kind}"


def _room(galaxy: Records, board: Board, in_play: Records) -> Iterator[str]:
    """There must be a way to lay all bodies; a placement that gets stuck begins again (2.3)."""
    for seats, tokens in sorted(in_play.items()):
        found = placement_of(board, galaxy["usable_multiplicities"][seats], tokens)
        if found.most < found.bodies:
            yield (
                f"{found.bodies} bodies of {seats} players need as many hexes that keep apart, "
                f"and the stars leave {found.most}"
            )
