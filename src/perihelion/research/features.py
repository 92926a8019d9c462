"""Observations as a network wants them: words one-hot, amounts between -1 and 1."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from perihelion.kernel.observing import Field
from perihelion.research.table import Numbers

Features = NDArray[np.float32]


class Encoder:
    """Turns rows of observations into rows of features.

    A word of a field with n words becomes n features, of which one is 1; a yes or no becomes one
    feature; an amount becomes one feature, divided by the largest it can be.

    >>> from perihelion.research.table import Table
    >>> Encoder(Table("zenith").fields).size
    1174
    """

    def __init__(self, fields: Sequence[Field]) -> None:
        amounts: list[int] = []
        scales: list[float] = []
        worded: list[int] = []
        firsts: list[int] = []
        self.labels: list[str] = []
        """What each feature says."""
        at = 0
        for field in fields:
            numbers = range(at, at + field.size)
            if len(field.words) <= 2:
                amounts += numbers
                scales += [1.0 / max(abs(field.low), abs(field.high), 1)] * field.size
            at += field.size
        self.labels += _labels([field for field in fields if len(field.words) <= 2])
        size, at = len(amounts), 0
        for field in fields:
            if len(field.words) > 2:
                for number in range(at, at + field.size):
                    worded.append(number)
                    firsts.append(size - field.low)
                    size += len(field.words)
                for label in _labels([field]):
                    self.labels += [f"{label}={word}" for word in field.words]
            at += field.size
        self.size = size
        """How many features there are."""
        self._amounts = np.array(amounts)
        self._scales = np.array(scales, np.float32)
        self._worded = np.array(worded)
        self._firsts = np.array(firsts)

    def __call__(self, observations: Numbers) -> Features:
        """The features of observations, one row each."""
        rows = np.atleast_2d(observations)
        found: Features = np.zeros((len(rows), self.size), np.float32)
        found[:, : len(self._amounts)] = rows[:, self._amounts] * self._scales
        places = rows[:, self._worded] + self._firsts
        found[np.arange(len(rows))[:, None], places] = 1.0
        return found


def _labels(fields: Sequence[Field]) -> list[str]:
    found = []
    for field in fields:
        names = [field.name]
        for axis in field.axes:
            names = [f"{name} {label}" for name in names for label in axis]
        found += names
    return found
