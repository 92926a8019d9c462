"""Compiled and interpreted Kepler-3042 play the same matches, answer by answer."""

from __future__ import annotations

import pytest
from tests.games.kepler3042.sizes import GAME, SEATS, covering_array, mix
from tests.games.random_play import Options
from tests.lockstep import in_step, trail
from tests.sampling import SEED

from perihelion.kernel.conformance import Case, examine
from perihelion.kernel.conformance.compiled import check_compiled
from perihelion.kernel.rng import Rng


@pytest.mark.compiled
@pytest.mark.parametrize("seats", SEATS)
def test_matches_in_step(seats: int) -> None:
    """Legal lists at every ply, keys, events, views and worlds at samples."""
    in_step(GAME.id, seats, {}, 1000 * SEED, 10)


@pytest.mark.compiled
@pytest.mark.parametrize("seats", SEATS)
def test_mixed_options_in_step(seats: int) -> None:
    """Two mixes, the second with what the first has not."""
    rng = Rng(SEED + seats)
    for number in range(2):
        in_step(GAME.id, seats, mix(seats, rng), 1000 * SEED + 100 * number, 3)


@pytest.mark.compiled
@pytest.mark.parametrize("seats", [1, 4])
def test_the_suite_agrees(seats: int) -> None:
    """The kernel's own check, with everything at every ply."""
    result = examine(check_compiled, Case(GAME, seats, {}, 3, 1))
    assert result.finding is None, result
    assert not result.empty, result


@pytest.mark.compiled
@pytest.mark.soak
@pytest.mark.parametrize("seats", SEATS)
def test_pairs_of_options_in_step(seats: int) -> None:
    for number, options in enumerate(covering_array(seats)):
        in_step(GAME.id, seats, options, 100_000 * number, 20)


@pytest.mark.compiled
@pytest.mark.soak
@pytest.mark.parametrize("seed", range(10))
@pytest.mark.parametrize("seats", SEATS)
def test_many_matches_in_step(seats: int, seed: int) -> None:
    in_step(GAME.id, seats, mix(seats, Rng(seed)), 100_000 * seed, 50)


def test_the_trail_tells_matches_apart() -> None:
    """Also without compiled code: another seed, number of seats or ruling, another trail."""
    tables: list[tuple[int, Options, int]] = [
        (1, {}, 1),
        (1, {}, 2),
        (2, {}, 1),
        (1, {"placement": "in_turn"}, 1),
    ]
    trails = {tuple(trail(GAME.id, *table, 1)) for table in tables}
    assert len(trails) == 4
    assert tuple(trail(GAME.id, 1, {}, 1, 1)) in trails
