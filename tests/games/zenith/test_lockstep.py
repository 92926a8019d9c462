"""Compiled and interpreted Zenith play the same matches, answer by answer."""

from __future__ import annotations

from typing import Final

import pytest
from tests.games.zenith.sizes import GAME, mix
from tests.lockstep import in_step, trail
from tests.sampling import SEED

from perihelion.kernel.conformance import Case, examine, is_compiled
from perihelion.kernel.conformance.compiled import check_compiled
from perihelion.kernel.rng import Rng

MIXED: Final = [mix(Rng(SEED + number)) | {"turn_limit": 400} for number in range(4)]
FIRST: Final = 1000 * SEED
"""The seed of the first match; another commit plays others."""


@pytest.mark.compiled
@pytest.mark.parametrize(("seats", "matches"), [(2, 300), (4, 200)])
def test_random_matches_in_step(seats: int, matches: int) -> None:
    """Legal lists at every ply, keys, events, views and worlds at samples."""
    in_step(GAME.id, seats, {}, FIRST, matches)


@pytest.mark.compiled
@pytest.mark.parametrize("number", range(len(MIXED)))
def test_mixed_options_in_step(number: int) -> None:
    for seats in GAME.seat_counts:
        in_step(GAME.id, seats, MIXED[number], FIRST + number, 30)


@pytest.mark.compiled
@pytest.mark.parametrize("seats", [2, 4])
def test_the_suite_agrees(seats: int) -> None:
    """The kernel's own check, with everything at every ply."""
    result = examine(check_compiled, Case(GAME, seats, {}, 3, 8))
    assert result.finding is None, result
    assert not result.empty, result


@pytest.mark.compiled
@pytest.mark.soak
@pytest.mark.parametrize("seed", range(20))
def test_many_matches_in_step(seed: int) -> None:
    for seats in GAME.seat_counts:
        in_step(GAME.id, seats, mix(Rng(seed)) | {"turn_limit": 400}, 100_000 * seed, 1000)


def test_the_trail_tells_matches_apart() -> None:
    """Also without compiled code: another seed, another number of seats, another trail."""
    count = 3 if is_compiled() else 1
    trails = {
        tuple(trail(GAME.id, 2, {}, 1, count)),
        tuple(trail(GAME.id, 2, {}, 2, count)),
        tuple(trail(GAME.id, 4, {}, 1, count)),
        tuple(trail(GAME.id, 2, {"novice": True}, 1, count)),
    }
    assert len(trails) == 4
    assert tuple(trail(GAME.id, 2, {}, 1, count)) in trails
