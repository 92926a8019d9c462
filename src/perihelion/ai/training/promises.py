"""What an answer is to promise, so that a search is guided to what searches visited.

A search looks at promising answers first. What it visited in the end says how promising they were;
so the promise of each answer is multiplied by a number of its own, which makes what was visited as
likely as it can be. The number is the answer's, whatever the position: it costs a search nothing,
and what depends on the position is the business of the judge that promises.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterable, Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

from perihelion.ai.training.choices import Choices
from perihelion.ai.training.dataset import KEPT_BACK, Floats
from perihelion.ai.training.fitting import Adam

SHRINK: Final = 3.0
"""How strongly the numbers are held near 0: so many visits speak for 0."""
STEPS: Final = 200
RATE: Final = 0.05
LEAST: Final = 1e-6
"""Of a promise, and of what is taken for a chance."""


def _unpacked(packed: Iterable[bytes], kind: str) -> NDArray[np.float64]:
    return np.concatenate(
        [np.frombuffer(zlib.decompress(one), kind).astype(np.float64) for one in packed]
    )


class ChoiceTable:
    """The choices of many matches, a row for each answer that could be given."""

    def __init__(self, matches: Sequence[Choices]) -> None:
        per_match = [np.frombuffer(zlib.decompress(one.counts), "H") for one in matches]
        counts = np.concatenate(per_match).astype(np.int64)
        match = np.repeat(np.arange(len(matches)), [len(one) for one in per_match])
        self.question = np.repeat(np.arange(len(counts)), counts)
        self.starts = np.cumsum(counts) - counts
        self.kept: NDArray[np.bool_] = np.repeat(match % KEPT_BACK == 0, counts)
        """The rows that are not learned from."""
        self.answer = _unpacked((one.answers for one in matches), "H").astype(np.int64)
        promises = _unpacked((one.promises for one in matches), "f")
        self.promise: Floats = np.log(np.maximum(promises, LEAST))
        visits = _unpacked((one.visits for one in matches), "f")
        whole = np.maximum(np.add.reduceat(visits, self.starts), 1.0)
        self.visited: Floats = visits / whole[self.question]

    def chances(self, numbers: Floats) -> Floats:
        """How likely each answer is by its promise and its number."""
        height = self.promise + numbers[self.answer]
        height -= np.maximum.reduceat(height, self.starts)[self.question]
        each = np.exp(height)
        return np.asarray(each / np.add.reduceat(each, self.starts)[self.question], np.float64)

    def surprise(self, numbers: Floats) -> float:
        """How badly chances tell what was visited in the matches that were kept back."""
        off = -self.visited * np.log(np.maximum(self.chances(numbers), LEAST))
        questions = len(np.unique(self.question[self.kept]))
        return float(off[self.kept].sum()) / max(questions, 1)


def fit_promises(matches: Sequence[Choices], answers: int) -> tuple[Floats, dict[str, float]]:
    """A number for each answer; all 0 where that tells no better what is visited."""
    table = ChoiceTable(matches)
    learned = ~table.kept
    questions = max(len(np.unique(table.question[learned])), 1)
    numbers: Floats = np.zeros(answers)
    adam = Adam(numbers)
    for step in range(STEPS):
        off = (table.chances(numbers) - table.visited)[learned]
        slope = np.bincount(table.answer[learned], off, answers) + SHRINK * numbers
        adam.step((slope / questions,), RATE * (1.0 - 0.9 * step / STEPS))
    before, after = table.surprise(np.zeros(answers)), table.surprise(numbers)
    if after >= before:
        numbers = np.zeros(answers)
    return numbers, {"surprise_before": before, "surprise": min(after, before)}
