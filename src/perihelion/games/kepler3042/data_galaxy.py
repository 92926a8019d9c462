"""What must add up on the galaxy board: places, zones, and room for every body.

Hexes are `(q, r)`; the board is a rectangle of pointed hexes whose odd rows are shifted right by
half a hex, so that `q = column - (row - row mod 2) / 2` and `r = row`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import combinations, pairwise
from typing import Any, Final

Records = Mapping[str, Any]
Hex = tuple[int, int]
COLUMNS: Final = 22
ROWS: Final = 19
STEPS: Final = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
LARGEST: Final = 12
"""Groups of more hexes are not searched, but judged by what one body keeps free around it."""


def hex_of(column: int, row: int) -> Hex:
    """The axial name of a place on the board."""
    return column - (row - row % 2) // 2, row


def distance(one: Hex, other: Hex) -> int:
    """Steps from one hex to another on an empty board."""
    q, r = one[0] - other[0], one[1] - other[1]
    return (abs(q) + abs(r) + abs(q + r)) // 2


def near(place: Hex) -> set[Hex]:
    """The six hexes around one, on the board or off it."""
    return {(place[0] + q, place[1] + r) for q, r in STEPS}


def galaxy_problems(files: Records) -> list[str]:
    """Everything about the board that contradicts itself or the rules."""
    galaxy = files["galaxy"]
    problems = [*_places(galaxy), *_zones(galaxy["zones"])]
    if not problems:
        problems = [*_stars(galaxy), *_room(galaxy, files["planets"]["in_play"])]
    return [f"galaxy.json: {problem}" for problem in problems]


def _named_places(galaxy: Records) -> list[tuple[str, Records]]:
    stars = [(f"star {star['id']}", star) for star in galaxy["stars"]]
    return [("the Sun", galaxy["sun"]), ("Sagittarius A*", galaxy["sagittarius_a"]), *stars]


def _places(galaxy: Records) -> Iterator[str]:
    taken: dict[Hex, str] = {}
    for name, place in _named_places(galaxy):
        at = hex_of(place["column"], place["row"])
        if at != (place["q"], place["r"]):
            yield (
                f"{name}: column {place['column']}, row {place['row']} is q {at[0]}, r {at[1]}, "
                f"not q {place['q']}, r {place['r']}"
            )
        if at in taken:
            yield f"{name}: stands on {taken[at]}"
        taken[at] = name
    every = {hex_of(column, row) for column in range(COLUMNS) for row in range(ROWS)}
    listed = [tuple(one) for one in galaxy["space_hexes"]]
    if len(set(listed)) != len(listed) or set(listed) != every - set(taken):
        yield (
            f"space_hexes: {len(listed)} hexes, must be the {len(every) - len(taken)} that are "
            "no star, Sun or Sagittarius A*, each once"
        )
    if len({star["id"] for star in galaxy["stars"]}) != len(galaxy["stars"]):
        yield "stars: two have the same id"


def _zones(zones: list[Records]) -> Iterator[str]:
    if zones[0]["min_distance"] != 1 or zones[-1]["max_distance"] is not None:
        yield "zones: the first begins at distance 1, the last never ends"
    for inner, outer in pairwise(zones):
        if inner["max_distance"] is None or outer["min_distance"] != inner["max_distance"] + 1:
            yield f"zones: {outer['id']} does not begin where {inner['id']} ends"
        elif inner["max_distance"] < inner["min_distance"]:
            yield f"zones: {inner['id']} ends before it begins"
    if [zone["face_up_at_setup"] for zone in zones] != [True, False, False]:
        yield "zones: the near zone is revealed at the start, and no other"


def _stars(galaxy: Records) -> Iterator[str]:
    sun = (galaxy["sun"]["q"], galaxy["sun"]["r"])
    for star in galaxy["stars"]:
        away = distance(sun, (star["q"], star["r"]))
        zone = next(
            zone["id"]
            for zone in galaxy["zones"]
            if zone["max_distance"] is None or away <= zone["max_distance"]
        )
        if (star["distance_from_sun"], star["zone"]) != (away, zone):
            yield f"star {star['id']}: is {away} away from the Sun, in the {zone} zone"


# --- room for the bodies -------------------------------------------------------------------------


def _room(galaxy: Records, in_play: Records) -> Iterator[str]:
    """No order of placing may leave a body without a place."""
    for seats, tokens in sorted(in_play.items()):
        bodies = tokens["planets"] + tokens["mines"] + tokens["colonial_objectives"]
        sure = sum(_fewest(group) for group in _groups(_open_hexes(galaxy, seats)))
        if sure < bodies:
            yield (
                f"{bodies} bodies of {seats} players need {bodies} places, but however they are "
                f"laid only {sure} are sure"
            )


def _open_hexes(galaxy: Records, seats: str) -> set[Hex]:
    """Where a body may lie: beside a star of this number of players, beside no other star."""
    usable = galaxy["usable_multiplicities"][seats]
    around: dict[bool, set[Hex]] = {True: set(), False: set()}
    for star in galaxy["stars"]:
        around[star["multiplicity"] in usable] |= near((star["q"], star["r"]))
    spaces = {(one[0], one[1]) for one in galaxy["space_hexes"]}
    return (around[True] - around[False]) & spaces


def _groups(hexes: set[Hex]) -> Iterator[set[Hex]]:
    """Hexes that hang together."""
    left = set(hexes)
    while left:
        group = {left.pop()}
        border = set(group)
        while border:
            border = near(border.pop()) & left | border
            left -= border
            group |= border
        yield group


def _fewest(group: set[Hex]) -> int:
    """The fewest bodies after which none fits into a group any more; never too many."""
    least = -(-len(group) // 7)
    if len(group) > LARGEST:
        return least
    for size in range(least, len(group) + 1):
        for bodies in combinations(sorted(group), size):
            covered = set(bodies).union(*map(near, bodies))
            if group <= covered and not any(
                one in near(other) for one, other in combinations(bodies, 2)
            ):
                return size
    return len(group)
