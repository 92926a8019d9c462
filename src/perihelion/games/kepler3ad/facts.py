"""The facts of answers and questions of Kepler-3Ad: levels, and points before and after.

Which act has which, `actions` says; which question, `QUESTIONS` below.
"""

from __future__ import annotations

from typing import Final

import msgspec

from perihelion.kernel.actions import Facts


class Share(msgspec.Struct, frozen=True, gc=False):
    """What a seat would get for a space or track if it were counted now, before and after."""

    at: str
    seat: int
    before: int
    after: int


class Shares(Facts, frozen=True):
    """What the answer would change in points at once, the own shares first."""

    shares: tuple[Share, ...] = ()


class Disc(Shares, frozen=True, kw_only=True):
    """From which level to which a disc goes."""

    level: int
    next: int


class Origin(Facts, frozen=True):
    """The space that the pieces taken up leave."""

    origin: str


QUESTIONS: Final[dict[str, type[Facts]]] = {"to": Origin}
