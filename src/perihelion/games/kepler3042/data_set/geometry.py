"""The geometry of a board of hexes: places by column and row, odd rows half a hex to the right.

A place is `(column, row)`; axial q = column - (row - row mod 2) / 2 and r = row.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

Place = tuple[int, int]
RISE: Final = sqrt(3) / 2
"""The distance between two rows of hexes."""
STEPS: Final = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))


def hex_id(place: Place) -> str:
    """The name of a hex: its column and row, `11-9`."""
    return f"{place[0]}-{place[1]}"


def place_of(name: str) -> Place:
    """The place of a hex by its name, which must be one."""
    column, _, row = name.partition("-")
    return int(column), int(row)


def axial(place: Place) -> tuple[int, int]:
    """The axial coordinates q and r of a hex, in which distances are plain sums."""
    column, row = place
    return column - (row - row % 2) // 2, row


def from_axial(q: int, r: int) -> Place:
    """The place with these axial coordinates."""
    return q + (r - r % 2) // 2, r


def distance(one: Place, other: Place) -> int:
    """The steps from hex to hex if nothing were in the way."""
    (q, r), (p, s) = axial(one), axial(other)
    return (abs(q - p) + abs(r - s) + abs(q - p + r - s)) // 2


def around(place: Place) -> list[Place]:
    """The six hexes beside one, on the board or off it."""
    q, r = axial(place)
    return [from_axial(q + right, r + down) for right, down in STEPS]


def centre(place: Place) -> tuple[float, float]:
    """The middle of a hex; neighbours are 1 apart."""
    column, row = place
    return column + 0.5 * (row % 2), round(row * RISE, 4)
