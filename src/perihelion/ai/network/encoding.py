"""How an observation becomes the inputs of a network: words one-hot, amounts scaled."""

from __future__ import annotations

from collections.abc import Sequence

from perihelion.kernel.observing import Field


class Encoding:
    """The inputs of some fields: first one for each amount, then one for each word.

    A number of a field with n words has n inputs, of which one is 1; a yes or no has one input;
    an amount has one, divided by the largest it can be.
    """

    def __init__(self, fields: Sequence[Field]) -> None:
        self.firsts: list[int] = []
        """For each number of the observation its input, for a word that of the value 0."""
        self.mosts: list[int] = []
        """What an amount is divided by; 0 for words."""
        self.lows: list[int] = []
        self.highs: list[int] = []
        self.labels: list[str] = []
        """What each input says."""
        amounts = [field for field in fields if not is_worded(field)]
        self.size = sum(field.size for field in amounts)
        """How many inputs there are."""
        self.labels += [label for field in amounts for label in _labels(field)]
        before = 0
        for field in fields:
            self.lows += [field.low] * field.size
            self.highs += [field.high] * field.size
            if is_worded(field):
                self.mosts += [0] * field.size
                for label in _labels(field):
                    self.firsts.append(self.size - field.low)
                    self.size += len(field.words)
                    self.labels += [f"{label}={word}" for word in field.words]
            else:
                self.mosts += [max(abs(field.low), abs(field.high), 1)] * field.size
                self.firsts += range(before, before + field.size)
                before += field.size


def is_worded(field: Field) -> bool:
    """Whether its words get an input each; a yes or no is an amount."""
    return len(field.words) > 2


def _labels(field: Field) -> list[str]:
    names = [field.name]
    for axis in field.axes:
        names = [f"{name} {label}" for name in names for label in axis]
    return names
