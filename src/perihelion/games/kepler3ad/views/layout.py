"""The named elements of the table and where they lie, in units of our own, no pixels.

The map lies in the middle of a square of 200 by 200, y pointing down. Edition 1: each zone is a
third of a disc, green on top, purple right below, orange left below; its face is a grid of three
rings by four columns, read clockwise, and a district is a patch of cells.

          green           ring 0 is the outer one, radius 75; ring 1 at 50; ring 2 at 25
      orange  purple      cell:GA1:0:2 is a cell of district GA1, ring 0, column 2

Edition 2: planets lie where the data says, and `passage:G1-G2` in the middle of its passage.
Influence tracks and actions are lines at the right, from x 220 on.
"""

from __future__ import annotations

from collections import defaultdict
from math import cos, pi, sin
from typing import Final

from perihelion.games.kepler3ad import codes
from perihelion.games.kepler3ad.data_set.components import Components
from perihelion.games.kepler3ad.edition import (
    COLOUR_IDS,
    CORPORATION_IDS,
    FACE_IDS,
    REGION_IDS,
    TRACK_IDS,
    Edition,
)
from perihelion.games.kepler3ad.events import REASONS
from perihelion.games.kepler3ad.phrases.names import BONUS_421, piece
from perihelion.kernel.wire import Element, Layout

SIZE: Final = (320.0, 200.0)
CENTRE: Final = 100.0
RADII: Final = (75.0, 50.0, 25.0)
CLOCKWISE: Final = ("green", "purple", "orange")
COLUMNS: Final = 12
SCALE: Final = 40.0
"""Units of the plan for one unit of the galaxy's coordinates."""

Place = tuple[float, float]


def layout(seats: int, components: Components) -> Layout:
    """Every element that options and events may name."""
    edition = components.edition
    on_map = _districts(components) if edition.zones_turn else _galaxy(components)
    table = [*_table(components), *_dice(edition), *_seats(seats, edition)]
    return Layout((*on_map, *table, *_loose(edition)), SIZE)


def _cell(zone: str, ring: int, column: int) -> Place:
    """The middle of a cell; column 0 of green is the first one clockwise on its left."""
    number = 4 * CLOCKWISE.index(zone) + column
    angle = 2 * pi * (number - 1.5) / COLUMNS
    return (
        round(CENTRE + RADII[ring] * sin(angle), 2),
        round(CENTRE - RADII[ring] * cos(angle), 2),
    )


def _districts(components: Components) -> list[Element]:
    found: list[Element] = []
    for face in components.records["zone_faces"]:
        zone, letter = face["zone"], face["face"]
        cells: dict[str, list[Place]] = defaultdict(list)
        for ring, row in enumerate(face["layout"]["rows"]):
            for column, digit in enumerate(row):
                name = f"{zone[0].upper()}{letter}{digit}"
                at = _cell(zone, ring, column)
                cells[name].append(at)
                found.append(Element(f"cell:{name}:{ring}:{column}", "cells", at))
        found += [
            Element(f"district:{name}", "spaces", _middle(places))
            for name, places in sorted(cells.items())
        ]
    found += [Element(f"zone:{zone}", "regions", _zone_at(zone, 92.0)) for zone in REGION_IDS]
    return found + _token_places({zone: _zone_at(zone, 88.0) for zone in REGION_IDS})


def _middle(places: list[Place]) -> Place:
    """The cell nearest to the mean, so that it lies inside."""
    x = sum(place[0] for place in places) / len(places)
    y = sum(place[1] for place in places) / len(places)
    return min(places, key=lambda place: (place[0] - x) ** 2 + (place[1] - y) ** 2)


def _zone_at(zone: str, radius: float) -> Place:
    angle = 2 * pi * CLOCKWISE.index(zone) / 3
    return (round(CENTRE + radius * sin(angle), 2), round(CENTRE - radius * cos(angle), 2))


def _galaxy(components: Components) -> list[Element]:
    planets = components.records["planets"]
    at = {
        planet["id"]: (
            round(CENTRE + SCALE * planet["x"], 2),
            round(CENTRE - SCALE * planet["y"], 2),
        )
        for planet in planets
    }
    found = [Element(f"planet:{name}", "spaces", place) for name, place in at.items()]
    for one, other in components.records["passages"]:
        middle = tuple((a + b) / 2 for a, b in zip(at[one], at[other], strict=True))
        found.append(Element(f"passage:{one}-{other}", "passages", (middle[0], middle[1])))
    portraits: dict[str, Place] = {}
    for region in REGION_IDS:
        own = [at[planet["id"]] for planet in planets if planet["clan"] == region]
        x, y = (sum(place[n] for place in own) / len(own) for n in (0, 1))
        portraits[region] = (round(x, 2), round(y, 2))
    found += [Element(f"clan:{clan}", "regions", place) for clan, place in portraits.items()]
    return found + _token_places(portraits)


def _token_places(regions: dict[str, Place]) -> list[Element]:
    return [
        Element(f"token-at:{region}:{number}", "token-places", (x - 9 + 6 * number, y + 6))
        for region, (x, y) in regions.items()
        for number in (1, 2)
    ]


def _table(components: Components) -> list[Element]:
    lines = {track["id"].replace("_", "-"): track["line"] for track in components.records["tracks"]}
    found = [
        Element(f"track:{track}", "tracks", (260.0, 20.0 * lines[track])) for track in TRACK_IDS
    ]
    found += [Element(f"action:{n}", "actions", (230.0, 20.0 * n)) for n in range(1, 8)]
    found.append(Element(BONUS_421, "actions", (230.0, 160.0)))
    found.append(Element("value-track", "tracks", (100.0, 4.0)))
    found.append(Element("score-track", "tracks", (100.0, 196.0)))
    return found


def _dice(edition: Edition) -> list[Element]:
    groups = (0, 1, 2, 3) if edition.has_colours else (0, 2)
    return [
        Element(f"die:{edition.die_id(codes.FACES * group + face)}", "dice")
        for group in groups
        for face in range(codes.FACES)
    ]


def _seats(seats: int, edition: Edition) -> list[Element]:
    found: list[Element] = []
    for seat in range(seats):
        found += [Element(f"seat:{seat}", "seats"), Element(f"supply:{seat}", "supplies")]
        found += [Element(f"disc:{seat}:{track}", "discs") for track in TRACK_IDS]
        found += [
            Element(piece(seat, unit, space), "pieces")
            for unit in edition.units
            for space in edition.space_ids
        ]
    return found


def _loose(edition: Edition) -> list[Element]:
    """What has no place of its own on the boards."""
    found = [Element(f"unit:{unit}", "units") for unit in edition.units]
    found += [Element(f"{edition.token}:{track}", "tokens") for track in TRACK_IDS]
    found += [Element(f"face:{face}", "faces") for face in FACE_IDS]
    found += [Element(f"colour:{colour}", "colours") for colour in COLOUR_IDS]
    found += [Element(f"button:{name}", "buttons") for name in ("finish", "skip", "up", "down")]
    found += [Element(f"reason:{reason}", "reasons") for reason in REASONS]
    found += [Element(name, "piles") for name in ("stack", "discards")]
    if edition.has_corporations:
        found += [Element(f"corporation:{name}", "corporations") for name in CORPORATION_IDS]
    if edition.has_allegiances:
        found.append(Element("allegiances", "tracks"))
    return found
