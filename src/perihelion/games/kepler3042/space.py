"""The geometry of the galaxy: a rectangle of hexes, odd rows shifted right by half a hex.

Hex 22 row + column; axial q = column - (row - row mod 2) / 2 and r = row.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from perihelion.games.kepler3042.codes import COLUMNS

RISE: Final = sqrt(3) / 2
"""The distance between two rows of hexes."""


def axial(number: int) -> tuple[int, int]:
    """The axial coordinates q and r of a hex, in which distances are plain sums."""
    row, column = divmod(number, COLUMNS)
    return column - (row - row % 2) // 2, row


def distance(one: int, other: int) -> int:
    """The steps from hex to hex if nothing were in the way."""
    (q, r), (p, s) = axial(one), axial(other)
    return (abs(q - p) + abs(r - s) + abs(q - p + r - s)) // 2


def centre(number: int) -> tuple[float, float]:
    """The middle of a hex; neighbours are 1 apart."""
    row, column = divmod(number, COLUMNS)
    return column + 0.5 * (row % 2), round(row * RISE, 4)
