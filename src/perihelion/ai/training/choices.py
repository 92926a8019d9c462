"""What searches visited in self-play: at each question every answer, with what it promised."""

from __future__ import annotations

import zlib
from array import array
from collections.abc import Sequence

import msgspec


class Choices(msgspec.Struct, frozen=True):
    """What was visited at the questions of one match; packed, question by question."""

    counts: bytes
    """Answers of each question, 16 bits each..."""
    answers: bytes
    """...each told from the seat that gives it, 16 bits..."""
    promises: bytes
    """...what it promised, 32 bits..."""
    visits: bytes
    """...and how often it was visited, 32 bits."""


class ChoiceNotes:
    """Notes choices while a match is played."""

    def __init__(self) -> None:
        self._counts = array("H")
        self._answers = array("H")
        self._promises = array("f")
        self._visits = array("f")

    def add(
        self, answers: Sequence[int], promises: Sequence[float], visits: Sequence[float]
    ) -> None:
        """One question."""
        self._counts.append(len(answers))
        self._answers.extend(answers)
        self._promises.extend(promises)
        self._visits.extend(visits)

    def packed(self) -> Choices:
        """All of it."""
        rows = self._counts, self._answers, self._promises, self._visits
        return Choices(*(zlib.compress(row.tobytes(), 6) for row in rows))
