"""Drawing an answer by what answers promise."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from perihelion.kernel.rng import Rng

WHOLE: Final = 4294967296.0
"""2**32: a generator's bits divided by it are a fraction."""


def drawn(count: i64, weights: vec[float], rng: Rng) -> i64:
    """One of the first places, as likely as its weight says."""
    whole = 0.0
    at: i64 = 0
    while at < count:
        whole += weights[at]
        at += 1
    rest = whole * (float(rng.bits()) / WHOLE)
    at = 0
    while at < count - 1:
        rest -= weights[at]
        if rest < 0.0:
            break
        at += 1
    return at


def cube(count: i64, weights: vec[float]) -> None:
    """Cube weights: who draws by promise alone gives too many answers that promise little."""
    at: i64 = 0
    while at < count:
        weight = weights[at]
        weights[at] = weight * weight * weight
        at += 1
