"""Drawing answers by what they promise."""

from __future__ import annotations

from collections import Counter

import pytest
from librt.vecs import vec

from perihelion.ai.search.drawing import cube, drawn
from perihelion.kernel.rng import Rng

DRAWS = 4000


def _shares(weights: list[float]) -> list[float]:
    rng, row = Rng(3), vec[float](weights)
    times = Counter(int(drawn(len(weights), row, rng)) for _ in range(DRAWS))
    return [times[place] / DRAWS for place in range(len(weights))]


def test_places_are_drawn_as_their_weights_say() -> None:
    assert _shares([1.0, 3.0, 0.0, 4.0]) == pytest.approx([0.125, 0.375, 0.0, 0.5], abs=0.03)
    assert _shares([2.0]) == [1.0]


def test_only_the_first_places_are_drawn() -> None:
    """Behind them is what was left by a question with more answers."""
    rng, row = Rng(4), vec[float]([1.0, 1.0, 9.0])
    assert {int(drawn(2, row, rng)) for _ in range(100)} == {0, 1}


def test_cubes_favour_what_promises_more() -> None:
    row = vec[float]([1.0, 2.0, 0.5, 7.0])
    cube(3, row)
    assert list(row) == [1.0, 8.0, 0.125, 7.0]
