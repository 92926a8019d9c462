"""Observations as rows of fractions, for those who have numpy."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from perihelion.ai.network.encoding import Encoding
from perihelion.kernel.observing import Field

Features = NDArray[np.float32]


class Encoder:
    """Turns rows of observations into rows of features, as `Encoding` numbers them.

    >>> from perihelion.games import load
    >>> Encoder(load("zenith").observation(2)).size
    1174
    """

    def __init__(self, fields: Sequence[Field]) -> None:
        encoding = Encoding(fields)
        mosts = np.array(encoding.mosts)
        firsts = np.array(encoding.firsts)
        self.labels = encoding.labels
        """What each feature says."""
        self.size = encoding.size
        """How many features there are."""
        self._amounts = np.flatnonzero(mosts)
        self._scales = (1.0 / mosts[self._amounts]).astype(np.float32)
        self._worded = np.flatnonzero(mosts == 0)
        self._firsts = firsts[self._worded]

    def __call__(self, observations: NDArray[np.int16]) -> Features:
        """The features of observations, one row each."""
        rows = np.atleast_2d(observations)
        found: Features = np.zeros((len(rows), self.size), np.float32)
        found[:, : len(self._amounts)] = rows[:, self._amounts] * self._scales
        places = rows[:, self._worded] + self._firsts
        found[np.arange(len(rows))[:, None], places] = 1.0
        return found
