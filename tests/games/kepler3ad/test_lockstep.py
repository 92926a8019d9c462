"""Compiled and interpreted Kepler-3Ad play the same matches, answer by answer."""

from __future__ import annotations

import pytest
from tests.games.kepler3ad.sizes import GAMES, SEATS, ids, mix
from tests.games.random_play import Options
from tests.lockstep import in_step, trail
from tests.sampling import SEED

from perihelion.games.kepler3ad.game import Kepler3Ad
from perihelion.kernel.conformance import Case, examine, is_compiled
from perihelion.kernel.conformance.compiled import check_compiled
from perihelion.kernel.rng import Rng


@pytest.mark.compiled
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("game", GAMES, ids=ids)
def test_matches_in_step(game: Kepler3Ad, seats: int) -> None:
    """Legal lists at every ply, keys, events, views and worlds at samples."""
    in_step(game.id, seats, {}, 1000 * SEED, 8)


@pytest.mark.compiled
@pytest.mark.parametrize("game", GAMES, ids=ids)
def test_mixed_options_in_step(game: Kepler3Ad) -> None:
    rng = Rng(SEED)
    for seats in SEATS:
        in_step(game.id, seats, mix(game, rng) | {"turn_limit": 120}, 1000 * SEED + seats, 3)


@pytest.mark.compiled
@pytest.mark.parametrize("game", GAMES, ids=ids)
def test_the_suite_agrees(game: Kepler3Ad) -> None:
    """The kernel's own check, with everything at every ply."""
    for seats in (2, 5):
        result = examine(check_compiled, Case(game, seats, {"turn_limit": 60}, 3, 2))
        assert result.finding is None, result
        assert not result.empty, result


@pytest.mark.compiled
@pytest.mark.soak
@pytest.mark.parametrize("seed", range(20))
@pytest.mark.parametrize("game", GAMES, ids=ids)
def test_many_matches_in_step(game: Kepler3Ad, seed: int) -> None:
    rng = Rng(seed)
    for seats in SEATS:
        in_step(game.id, seats, mix(game, rng), 100_000 * seed, 50)


def test_the_trail_tells_matches_apart() -> None:
    """Also without compiled code: another seed, seat, game or ruling, another trail."""
    short: Options = {"turn_limit": 60 if is_compiled() else 8}
    trails = {
        tuple(trail("kepler3ad-1", 2, short, 1, 1)),
        tuple(trail("kepler3ad-1", 2, short, 2, 1)),
        tuple(trail("kepler3ad-1", 5, short, 1, 1)),
        tuple(trail("kepler3ad-1", 2, short | {"planet": "BAB"}, 1, 1)),
        tuple(trail("kepler3ad-2", 2, short, 1, 1)),
    }
    assert len(trails) == 5
    assert tuple(trail("kepler3ad-1", 2, short, 1, 1)) in trails
