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

from collections.abc import Mapping
from functools import cache
from typing import Final

from perihelion.games.kepler3042.codes import A_AMOUNT, A_FREE_LEVELS
from perihelion.games.kepler3042.data_set.components import Components
from perihelion.games.kepler3042.data_set.geometry import centre, hex_id, place_of
from perihelion.games.kepler3042.events import REASONS
from perihelion.games.kepler3042.phrases import names
from perihelion.kernel.wire import Element, Layout

SIZE: Final = (35.0, 22.5)
GRID: Final = (25.5, 2.0)
"""The middle of the first cell of the action grid; cells are 3 wide and 2 high."""
BOARD: Final = (25.0, 14.5)
"""Level 0 of the first technology; technologies are 2 apart, levels 1.5, the highest on top."""
TRACKS: Final = (2.0, 18.5)
"""Space 0 of the colonial track; the technology track lies 2 below."""


@cache  # every hex is asked about
def printed(components: Components) -> Mapping[str, str]:
    """What is printed on each hex: a zone, `star-1` to `star-3`, the Sun or Sagittarius A*."""
    board = components.board
    found = {hex_id(place): names.ZONE_IDS[board.zone(place)] for place in board.places}
    for place in board.stars:
        found[hex_id(place)] = f"star-{board.multiplicity(place)}"
    found[hex_id(board.sun)] = names.SUN
    found[hex_id(board.sagittarius)] = names.SAGITTARIUS
    return found


def star_at(components: Components) -> dict[str, str]:
    """The names of the stars by hex."""
    return {hex_id(place): star["id"] for place, star in components.board.stars.items()}


def layout(seats: int, components: Components, *, rows_first: bool) -> Layout:
    """Every element that options and events may name; `rows_first` is the bonus axis (R10)."""
    found = [*_galaxy(components), *_grid(components, rows_first)]
    found += [*_technologies(), *_tracks(components)]
    found += [*_seats(seats), *_cards(components), *_loose()]
    return Layout(tuple(found), SIZE)


def _galaxy(components: Components) -> list[Element]:
    kinds = printed(components)
    found = [Element(f"hex:{name}", kind, centre(place_of(name))) for name, kind in kinds.items()]
    found += [
        Element(f"star:{star}", "stars", centre(place_of(name)))
        for name, star in star_at(components).items()
    ]
    found += [
        Element(kind, "landmarks", centre(place_of(name)))
        for name, kind in kinds.items()
        if kind in (names.SUN, names.SAGITTARIUS)
    ]
    return found + [Element(f"zone:{zone}", "zones") for zone in names.ZONE_IDS]


def _grid(components: Components, rows_first: bool) -> list[Element]:
    """Cells by row and column; bonuses of the columns on top, of the rows at the left."""
    x, y = GRID
    found = [
        Element(
            f"action:{names.slug(action['id'])}",
            "actions",
            (x + 3.0 * action["column"], y + 2.0 * action["row"]),
        )
        for action in components.records["actions"]["main_actions"]
    ]
    for bonus in components.records["actions"]["bonus_actions"]:
        line = bonus["index"]
        above, left = (x + 3.0 * line, y - 1.5), (x - 2.25, y + 2.0 * line)
        at = above if (bonus["axis"] == "column") != rows_first else left
        found.append(Element(f"bonus:{names.slug(bonus['id'])}", "bonuses", at))
    return found


def _technologies() -> list[Element]:
    x, y = BOARD
    found = [
        Element(f"technology:{name}", "technologies", (x + 2.0 * number, y + 1.0))
        for number, name in enumerate(names.TECHNOLOGY_IDS)
    ]
    return found + [
        Element(f"level:{name}:{level}", "levels", (x + 2.0 * number, y - 1.5 * level))
        for number, name in enumerate(names.TECHNOLOGY_IDS)
        for level in range(5)
    ]


def _tracks(components: Components) -> list[Element]:
    x, y = TRACKS
    found = []
    for number, track in enumerate(components.records["tracks"]["tracks"]):
        name, line = names.TRACK_IDS[number], y + 2.0 * number
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
        found.append(Element(names.GHOST, "seats"))
    return found


def _cards(components: Components) -> list[Element]:
    planets = components.records["planets"]["planets"]
    found = [Element(f"planet:{names.EARTH}", "planets")]
    found += [Element(f"planet:{planet['number']}", "planets") for planet in planets]
    found += [Element(f"card:{card}", "cards") for card in names.CARD_IDS]
    found += [Element(f"objective:{name}", "objectives") for name in names.OBJECTIVE_IDS]
    return found + [Element(f"campaign:{name}", "campaigns") for name in names.CAMPAIGN_IDS]


def _loose() -> list[Element]:
    """What has no place of its own on the boards."""
    found = [Element(f"cube:{cube}", "cubes") for cube in names.CUBE_IDS]
    found += [Element(f"place:{place}", "places") for place in names.PLACE_IDS]
    found += [Element(f"token:{name}", "tokens") for name in (names.MINE, names.COLONIAL_OBJECTIVE)]
    found += [Element(f"type:{name}", "types") for name in names.TYPE_IDS]
    found += [Element(f"line:{name}", "lines") for name in names.LINE_IDS]
    found += [Element(f"button:{name}", "buttons") for name in names.BUTTON_IDS]
    found += [Element(f"number:{number}", "numbers") for number in range(A_FREE_LEVELS - A_AMOUNT)]
    found += [Element(f"reason:{reason}", "reasons") for reason in REASONS]
    return found + [Element(name, "piles") for name in ("deck", "supply", "medals", names.LOT)]
