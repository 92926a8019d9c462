"""Hands out games to workers in chunks: small at first, then about two seconds' worth."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Sequence

from perihelion.ai.arena.errors import LostWorkers
from perihelion.ai.arena.playing import Played

CHUNK_SECONDS = 2.0
MOST = 32
"""Games in a chunk."""
PATIENT = 3
"""Times that a game may be lost with its worker before somebody should look."""


class Feeder:
    """The games that are left, and how long one takes."""

    def __init__(self, numbers: Iterable[int]) -> None:
        self.left = deque(numbers)
        self.lost: dict[int, int] = {}
        self.games = 0
        self.seconds = 0.0

    def take(self) -> list[int]:
        """The next chunk; empty if nothing is left."""
        size = 1
        if self.games:
            size = int(CHUNK_SECONDS * self.games / max(self.seconds, 1e-6))
        size = min(max(size, 1), MOST, len(self.left))
        return [self.left.popleft() for _ in range(size)]

    def done(self, played: Sequence[Played]) -> None:
        """Learn from finished games how long they take."""
        self.games += len(played)
        self.seconds += sum(sum(one.result.thought) for one in played)

    def give_back(self, numbers: Sequence[int], why: object) -> None:
        """Put games back whose worker died; raises LostWorkers if that goes on."""
        for number in numbers:
            self.lost[number] = self.lost.get(number, 0) + 1
            if self.lost[number] >= PATIENT:
                raise LostWorkers(f"game {number + 1} was lost {PATIENT} times: {why}")
        self.left.extendleft(reversed(numbers))
