"""The facts of Zenith's answers: prices, the level reached, where a disc would lie.

Which act has which, `actions` says. A disc lies where the view has it: counted from side 0.
"""

from __future__ import annotations

from perihelion.kernel.actions import Facts


class Moved(Facts, frozen=True):
    """Where the disc of the planet would lie."""

    to: int


class Recruited(Moved, frozen=True):
    """What the card costs in Credits, and where the disc would lie."""

    price: int


class Raised(Facts, frozen=True):
    """The level that the technology would reach, and what it costs in Zenithium."""

    level: int
    price: int
