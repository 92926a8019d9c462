"""The actions of a game as a space whose samples by a mask are quick, and legal without one."""

from __future__ import annotations

from collections.abc import Callable
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


class ManyActions(spaces.MultiDiscrete):
    """One action for each of many matches; `sample` draws legal ones unless it is given a mask."""

    def __init__(
        self,
        actions: int,
        count: int,
        pick: Callable[[], NDArray[np.int64]],
        reseed: Callable[[int], None],
    ) -> None:
        super().__init__(np.full(count, actions, np.int64))
        self._pick = pick
        self._reseed = reseed

    def seed(self, seed: int | None = None) -> Any:
        """Give `sample` a generator of this seed."""
        given = super().seed(seed)
        self._reseed(int(self.np_random.integers(2**63)))
        return given

    def sample(self, mask: Any = None, probability: Any = None) -> NDArray[np.int64]:
        """A legal action for every match, each as likely as any other."""
        if mask is None and probability is None:
            return self._pick().copy()
        return super().sample(mask, probability)
