"""What answers won wherever they were given in a tree: progressive history.

The same answer (raise this disc, give that card) is often good in many places. Where it was tried
little, what it won elsewhere says more than a first try.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

KNOWN: Final = 1024
"""Answers above this have no history."""
CAUTION: Final = 3.0
"""So many tries that won nothing are added to those that were made."""


class History:
    """How much better than the mean of the place each answer of each seat turned out."""

    def __init__(self, seats: int) -> None:
        size = 2 * KNOWN * seats
        self.size: i64 = size
        self.told: vec[float] = vec[float]([0.0] * size)
        """For each seat and answer what all tries won together, and how many they were."""

    def clear(self) -> None:
        """Forget everything."""
        place: i64 = 0
        while place < self.size:
            self.told[place] = 0.0
            place += 1

    def note(self, seat: i64, answer: i64, gain: float) -> None:
        """An answer was tried, and was worth so much more than the mean of its place."""
        if 0 <= answer < KNOWN:
            place: i64 = 2 * (KNOWN * seat + answer)
            self.told[place] += gain
            self.told[place + 1] += 1.0

    def gain_of(self, seat: i64, answer: i64) -> float:
        """What an answer wins, as far as that is known."""
        if not 0 <= answer < KNOWN:
            return 0.0
        place: i64 = 2 * (KNOWN * seat + answer)
        return self.told[place] / (self.told[place + 1] + CAUTION)
