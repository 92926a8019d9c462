"""The named elements of the table and where they lie, in units of our own, no pixels.

The unit is the distance between two neighbouring hexes. The galaxy lies at the left, y pointing
down; hexes stand on a point and odd rows are shifted right by half a hex:

      0-0   1-0   2-0           hex:COLUMN-ROW lies at x = column + (row odd: 1/2),
         0-1   1-1   2-1                               y = row * sqrt(3) / 2
      0-2   1-2   2-2           axial q = column - (row - row mod 2) / 2, r = row

The group of a hex says what is printed there: a zone of empty space, a star by its multiplicity,
the Sun or Sagittarius A*. Right of the galaxy are the action grid and the technology boards,
below it the round track and the two supremacy tracks, space by space.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Final

from perihelion.games.kepler3042.codes import A_AMOUNT, A_FREE_LEVELS, COLUMNS, HEXES
from perihelion.games.kepler3042.components import Components
from perihelion.games.kepler3042.events import REASONS
from perihelion.games.kepler3042.names import (
    BONUS_IDS,
    BUTTON_IDS,
    CAMPAIGN_IDS,
    CARD_IDS,
    COLONIAL_OBJECTIVE,
    CUBE_IDS,
    EARTH,
    GHOST,
    HEX_IDS,
    LINE_IDS,
    LOT,
    MINE,
    OBJECTIVE_IDS,
    PLACE_IDS,
    SAGITTARIUS,
    SUN,
    TECHNOLOGY_IDS,
    TRACK_IDS,
    TYPE_IDS,
    ZONE_IDS,
    slug,
)
from perihelion.games.kepler3042.space import centre, distance
from perihelion.kernel.wire import Element, Layout

SIZE: Final = (35.0, 22.5)
GRID: Final = (25.5, 2.0)
"""The middle of the first cell of the action grid; cells are 3 wide and 2 high."""
BOARD: Final = (25.0, 14.5)
"""Level 0 of the first technology; technologies are 2 apart, levels 1.5, the highest on top."""
TRACKS: Final = (2.0, 18.5)
"""Space 0 of the colonial track; the technology track lies 2 below."""


@cache  # every hex is asked about
def printed(components: Components) -> Mapping[int, str]:
    """What is printed on each hex: a zone, `star-1` to `star-3`, the Sun or Sagittarius A*."""
    galaxy = components.records["galaxy"]
    sun = _at(galaxy["sun"])
    found = {number: _zone(galaxy["zones"], distance(sun, number)) for number in range(HEXES)}
    for star in galaxy["stars"]:
        found[_at(star)] = f"star-{star['multiplicity']}"
    found[sun] = SUN
    found[_at(galaxy["sagittarius_a"])] = SAGITTARIUS
    return found


def star_at(components: Components) -> dict[int, str]:
    """The names of the stars by hex."""
    return {_at(star): star["id"] for star in components.records["galaxy"]["stars"]}


def sun_at(components: Components) -> int:
    """The hex of the Sun, where Earth is."""
    return _at(components.records["galaxy"]["sun"])


def _at(record: Mapping[str, Any]) -> int:
    return int(record["row"]) * COLUMNS + int(record["column"])


def _zone(zones: Sequence[Mapping[str, Any]], away: int) -> str:
    reaching = (
        zone["id"]
        for zone in zones
        if zone["max_distance"] is None or away <= int(zone["max_distance"])
    )
    return str(next(reaching))


def layout(seats: int, components: Components, *, rows_first: bool) -> Layout:
    """Every element that options and events may name; `rows_first` is the bonus axis (R10)."""
    found = [*_galaxy(components), *_grid(components, rows_first)]
    found += [*_technologies(), *_tracks(components)]
    found += [*_seats(seats), *_cards(components), *_loose()]
    return Layout(tuple(found), SIZE)


def _galaxy(components: Components) -> list[Element]:
    kinds = printed(components)
    found = [
        Element(f"hex:{HEX_IDS[number]}", kind, centre(number)) for number, kind in kinds.items()
    ]
    found += [
        Element(f"star:{star}", "stars", centre(number))
        for number, star in star_at(components).items()
    ]
    found += [
        Element(name, "landmarks", centre(number))
        for number, name in kinds.items()
        if name in (SUN, SAGITTARIUS)
    ]
    return found + [Element(f"zone:{zone}", "zones") for zone in ZONE_IDS]


def _grid(components: Components, rows_first: bool) -> list[Element]:
    """Cells by row and column; bonuses of the columns on top, of the rows at the left."""
    x, y = GRID
    found = [
        Element(
            f"action:{slug(action['id'])}",
            "actions",
            (x + 3.0 * action["column"], y + 2.0 * action["row"]),
        )
        for action in components.records["actions"]["main_actions"]
    ]
    for number, bonus in enumerate(BONUS_IDS):
        line = number % 3
        above, left = (x + 3.0 * line, y - 1.5), (x - 2.25, y + 2.0 * line)
        at = left if (number < 3) == rows_first else above
        found.append(Element(f"bonus:{bonus}", "bonuses", at))
    return found


def _technologies() -> list[Element]:
    x, y = BOARD
    found = [
        Element(f"technology:{name}", "technologies", (x + 2.0 * number, y + 1.0))
        for number, name in enumerate(TECHNOLOGY_IDS)
    ]
    return found + [
        Element(f"level:{name}:{level}", "levels", (x + 2.0 * number, y - 1.5 * level))
        for number, name in enumerate(TECHNOLOGY_IDS)
        for level in range(5)
    ]


def _tracks(components: Components) -> list[Element]:
    x, y = TRACKS
    found = []
    for number, track in enumerate(components.records["tracks"]["tracks"]):
        name, line = TRACK_IDS[number], y + 2.0 * number
        found.append(Element(f"track:{name}", "tracks", (0.5, line)))
        found += [
            Element(f"space:{name}:{space['space']}", "spaces", (x + space["space"], line))
            for space in track["spaces"]
        ]
    rounds = int(components.records["rules"]["game"]["rounds"])
    return found + [
        Element(f"round:{number}", "rounds", (x + 1.2 * number, y - 1.0))
        for number in range(rounds + 1)
    ]


def _seats(seats: int) -> list[Element]:
    found = [Element(f"seat:{seat}", "seats") for seat in range(seats)]
    if seats == 1:
        found.append(Element(GHOST, "seats"))
    return found


def _cards(components: Components) -> list[Element]:
    planets = components.records["planets"]["planets"]
    found = [Element(f"planet:{EARTH}", "planets")]
    found += [Element(f"planet:{planet['number']}", "planets") for planet in planets]
    found += [Element(f"card:{card}", "cards") for card in CARD_IDS]
    found += [Element(f"objective:{name}", "objectives") for name in OBJECTIVE_IDS]
    return found + [Element(f"campaign:{name}", "campaigns") for name in CAMPAIGN_IDS]


def _loose() -> list[Element]:
    """What has no place of its own on the boards."""
    found = [Element(f"cube:{cube}", "cubes") for cube in CUBE_IDS]
    found += [Element(f"place:{place}", "places") for place in PLACE_IDS]
    found += [Element(f"token:{name}", "tokens") for name in (MINE, COLONIAL_OBJECTIVE)]
    found += [Element(f"type:{name}", "types") for name in TYPE_IDS]
    found += [Element(f"line:{name}", "lines") for name in LINE_IDS]
    found += [Element(f"button:{name}", "buttons") for name in BUTTON_IDS]
    found += [Element(f"number:{number}", "numbers") for number in range(A_FREE_LEVELS - A_AMOUNT)]
    found += [Element(f"reason:{reason}", "reasons") for reason in REASONS]
    return found + [Element(name, "piles") for name in ("deck", "supply", "medals", LOT)]
