"""How a game declares the fields of its state, each of them once.

`games/<game>/fields.py` lists them as `FIELDS`; `scripts/generate_games.py` writes `state.py` from
the list: construction, cloning, blinding, packing, unpacking and the range of every number, as
straight code for the compiler. The order of the list is the order of the packed bytes.

Lengths, ranges and values are Python expressions over the game's codes, `seats` and `tables`; those
of a row that is not public over its codes alone.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

PUBLIC: Final = True
"""Copied into every blind state. A field that does not say so begins there with nothing, and
`blind` must show what a seat may know of it."""


@dataclass(frozen=True)
class Field:
    """A number."""

    name: str
    within: str = ""
    """What the number, or each of a row, may be; nothing is checked without it."""
    public: bool = False
    doc: str = ""
    start: str = "0"
    """The value in a bare state."""
    unseen: str = ""
    """The value in a blind state, where it differs from `start`; for fields that are not public."""
    packed: bool = True
    called: str = ""
    """What complaints call it, where that is not its name."""


@dataclass(frozen=True)
class Row(Field):
    """A row of numbers that begin with the same value."""

    length: str = ""
    cells: str = "i64"
    """Or u8, which pack as single bytes."""
    copied: str = ""
    """The row that a bare state copies, where numbers differ from the beginning."""
    used: str = ""
    """How many numbers are packed, if not all: an expression that may use the fields before."""
    packs: str = ""
    """The method that gives the row as it is packed, if not as it is."""
    loads: str = ""
    """The method that takes the numbers back, given `packs` and `used`."""


MATCH: Final = (
    Field("seat", "range(NOBODY, seats)", PUBLIC, called="seat asked"),
    Field("turn", "range(MOST_TURNS + 1)", PUBLIC),
    Field("viewer", "range(TRUTH, seats + 1)", PUBLIC),
)
"""The fields that the kernel gives every state; where they stand in a list, they are packed."""
