"""Looking back and looking closer: chance, moments, hints, evaluations."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from perihelion.kernel.record import Fairness
from perihelion.kernel.wire import Decision
from perihelion.match.line import Told


class FairChance(Struct, frozen=True, kw_only=True):
    """What proves that chance is fair, as far as it may be known now."""

    fairness: Fairness
    revealed: bool
    note: str
    """What stands for a nonce that nobody gave."""


class Luck(Struct, frozen=True):
    """One answer of chance: how often it came and how often it was to be expected."""

    kind: str
    name: str
    drawn: int
    expected: float


class AtMoment(Struct, frozen=True):
    """A match as it was after `ply` entries, for one pair of eyes."""

    ply: int
    last: int
    viewer: int | None
    view: Any
    told: Told | None
    decision: Decision | None


class Hint(Struct, frozen=True):
    """What a level would answer."""

    level: str
    ply: int
    action: int
    text: str


class Judged(Struct, frozen=True):
    """What a level makes of one moment of a finished match."""

    ply: int
    utilities: tuple[float, ...]
    """What the end is worth to each seat, guessed from what is true at that moment."""
    seat: int | None
    played: str | None
    preferred: str | None
    """What the level would have answered there."""
