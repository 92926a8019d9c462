"""Fitting a network to samples: first all that is linear, exactly; then what bends, if it pays.

The margin is how far above the mean a seat ends: of all matches, or of its own table where
matches differ much in what they pay; what can be foreseen better is learned. How sure a lead is,
is fitted afterwards to who won. What is told of a fit comes from matches that it did not learn
from.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from perihelion.ai.network.network import ONE, OUTPUTS
from perihelion.ai.training.dataset import Dataset, Floats

SHRINK: Final = (3.0, 10.0, 30.0, 100.0, 300.0, 1000.0)
"""How strongly weights are held small; what foresees best is taken."""
EPOCHS: Final = 5
BATCH: Final = 512
RATE: Final = 1e-3
DECAY: Final = 1e-3
WORTH_IT: Final = 0.99
"""Hidden units are kept if they make the error smaller than so much of what it was."""
SURE_STEPS: Final = 150
SURE_RATE: Final = 0.02
MOST_PAIRS: Final = 12_000
"""Of a winner and another seat, from which sureness is learned; of more, every so-many-th."""
SURE_DECAY: Final = 0.003


class Fit(NamedTuple):
    """A network in fractions."""

    labels: list[str]
    rows: Floats
    """For each input: straight to the outputs, then to the hidden units."""
    bias: Floats
    out: Floats
    """For each output, from the hidden units."""
    told: dict[str, float]
    """How well it foresees."""

    def without_a_say(self) -> Fit:
        """Only what it would have foreseen: for weights that judge nothing, and only promise."""
        return Fit([], self.rows[:0, :OUTPUTS], np.zeros(OUTPUTS), self.out[:, :0], self.told)

    def quantised(self) -> tuple[bytes, tuple[int, ...], tuple[int, ...]]:
        """Rows, bias and out in whole numbers."""
        rows = whole_numbers(self.rows)
        bias = tuple(int(one) for one in np.rint(self.bias * ONE))
        return rows, bias, tuple(int(one) for one in np.rint(self.out * ONE).ravel())


def whole_numbers(fractions: Floats) -> bytes:
    """As a file has them, 32 bits each."""
    return np.rint(fractions * ONE).astype("<i4").tobytes()


def fit(data: Dataset, hidden: int, seed: int) -> Fit:
    """A network for these samples, with at most so many hidden units."""
    lines = [_line(data, target) for target in data.targets]
    kind = int(np.argmax([line.explained for line in lines]))
    target, (weights, bias, shrink, _) = data.targets[kind], lines[kind]
    margin = data.x @ weights + bias
    error = _error(data, target, margin)
    units = Hidden(data.x.shape[1], hidden, seed)
    if hidden:
        units.learn(data, target - margin)
        bent = margin + units(data.x)
        if _error(data, target, bent) < WORTH_IT * error:
            margin = bent
        else:
            units = Hidden(data.x.shape[1], 0, seed)
    sure, sure_bias = _sureness(data, margin)
    told = {
        "lead": float(kind),
        "shrink": shrink,
        "hidden": float(units.v.shape[0]),
        "explained": _explained(data, target, margin),
        "winner": data.winners_found(margin),
    }
    return Fit(
        data.labels,
        np.concatenate([np.stack([weights, sure], axis=1), units.a], axis=1),
        np.concatenate([[bias, sure_bias], units.b]),
        np.stack([units.v, np.zeros_like(units.v)]),
        told,
    )


def _error(data: Dataset, target: Floats, margin: Floats) -> float:
    return float(np.mean((margin - target)[data.kept] ** 2))


def _explained(data: Dataset, target: Floats, margin: Floats) -> float:
    """What part of the differences is foreseen; 0 for who knows nothing."""
    return 1.0 - _error(data, target, margin) / float(np.mean(target[data.kept] ** 2))


class Line(NamedTuple):
    """Weights straight from the inputs, and how much they explain."""

    weights: Floats
    bias: float
    shrink: float
    explained: float


def _line(data: Dataset, target: Floats) -> Line:
    """The best straight weights, by least squares."""
    learned = ~data.kept
    x = data.x[learned].astype(np.float64)
    y = target[learned]
    mean, bias = x.mean(axis=0), float(y.mean())
    x -= mean
    square, right = x.T @ x, x.T @ (y - bias)
    found: list[Line] = []
    for shrink in SHRINK:
        weights = np.asarray(
            np.linalg.solve(square + shrink * np.eye(len(square)), right), np.float64
        )
        start = bias - float(mean @ weights)
        found.append(
            Line(weights, start, shrink, _explained(data, target, data.x @ weights + start))
        )
    return max(found, key=lambda one: one.explained)


class Adam:
    """Small steps against the slope, each weight at its own pace."""

    def __init__(self, *parts: Floats) -> None:
        self.parts = parts
        self.means = [np.zeros_like(one) for one in parts]
        self.squares = [np.zeros_like(one) for one in parts]
        self.steps = 0

    def step(self, slopes: Sequence[Floats], rate: float) -> None:
        """Change all parts a little, in place."""
        self.steps += 1
        for at, slope in enumerate(slopes):
            self.means[at] += 0.1 * (slope - self.means[at])
            self.squares[at] += 0.001 * (slope * slope - self.squares[at])
            mean = self.means[at] / (1.0 - 0.9**self.steps)
            square = self.squares[at] / (1.0 - 0.999**self.steps)
            self.parts[at][...] -= rate * mean / (np.sqrt(square) + 1e-8)


class Hidden:
    """Units between 0 and 1, which learn by small steps what the line leaves."""

    def __init__(self, inputs: int, units: int, seed: int) -> None:
        self.rng = np.random.default_rng(seed)
        self.a: Floats = self.rng.normal(0.0, 0.05, (inputs, units))
        self.b: Floats = np.full(units, 0.3)
        self.v: Floats = self.rng.normal(0.0, 0.1, units)

    def __call__(self, x: NDArray[np.float32]) -> Floats:
        """What the units add to the margin."""
        found: Floats = np.clip(x @ self.a + self.b, 0.0, 1.0) @ self.v
        return found

    def learn(self, data: Dataset, left: Floats) -> None:
        """Some rounds over all rows, in the order of the generator."""
        rows = np.flatnonzero(~data.kept)
        adam = Adam(self.a, self.b, self.v)
        for epoch in range(EPOCHS):
            self.rng.shuffle(rows)
            for start in range(0, len(rows) - BATCH + 1, BATCH):
                batch = rows[start : start + BATCH]
                adam.step(self._slopes(data.x[batch], left[batch]), RATE * (1.0 - epoch / EPOCHS))

    def _slopes(self, x: NDArray[np.float32], left: Floats) -> tuple[Floats, Floats, Floats]:
        """How the error changes with each weight."""
        sums = x @ self.a + self.b
        units = np.clip(sums, 0.0, 1.0)
        off = (units @ self.v - left) / len(left)
        back = off[:, None] * self.v * ((sums > 0.0) & (sums < 1.0))
        return x.T @ back + DECAY * self.a, back.sum(axis=0), units.T @ off + DECAY * self.v


def _sureness(data: Dataset, margin: Floats) -> tuple[Floats, float]:
    """How much a lead counts, from what is seen: weights of the logarithm, fitted to who won."""
    leads, seen, counts = data.pairs(margin)
    every = -(-len(leads) // MOST_PAIRS)
    leads, seen, counts = leads[::every], seen[::every].astype(np.float64), counts[::every]
    counts = counts / counts.sum()
    weights, bias = np.zeros(seen.shape[1]), np.zeros(1)
    adam = Adam(weights, bias)
    for _ in range(SURE_STEPS):
        scale = np.exp(np.clip(seen @ weights + bias, -3.0, 3.0))
        # The slope of -log(chance of the winner), a logistic function of lead * scale.
        slope = -counts * leads * scale / (1.0 + np.exp(np.clip(leads * scale, -30.0, 30.0)))
        adam.step((seen.T @ slope + SURE_DECAY * weights, slope.sum(keepdims=True)), SURE_RATE)
    return weights, float(bias[0])
