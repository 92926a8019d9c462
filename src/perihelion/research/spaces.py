"""The actions of a game as a space whose samples by a mask are quick, and legal without one."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from perihelion.research.table import Mask


class Actions(spaces.Discrete):
    """All actions of a game; `sample` draws those of a mask, by default those of `legal`."""

    def __init__(self, count: int) -> None:
        super().__init__(count)
        self.legal: Mask | None = None
        """What is legal now, where an environment says so."""

    def sample(self, mask: Mask | None = None, probability: NDArray[Any] | None = None) -> np.int64:
        """One of the actions of the mask, each as likely as any other."""
        if mask is None and probability is None:
            mask = self.legal
        # Gymnasium's own way checks every number of the mask first: most of the time of a step.
        if probability is None and isinstance(mask, np.ndarray) and mask.shape == (self.n,):
            legal = mask.nonzero()[0]
            if legal.size:
                return np.int64(legal[int(self.np_random.random() * legal.size)])
        return super().sample(mask, probability)
