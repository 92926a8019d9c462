"""The long run of random play; the other parts of the soak are where their short parts are."""

from __future__ import annotations

import os

import pytest
from tests.games.zenith.sizes import GAME, covering_array
from tests.games.zenith.soak import AT_ONCE, WHOLE, jobs, soak


@pytest.mark.soak
@pytest.mark.compiled
def test_a_hundred_million_random_decisions(capsys: pytest.CaptureFixture[str]) -> None:
    """PERIHELION_SOAK says another number, SEED another seed."""
    decisions = int(os.environ.get("PERIHELION_SOAK", WHOLE))
    seed = int(os.environ.get("SEED", "0")) or int.from_bytes(os.urandom(4), "big")
    with capsys.disabled():
        print(f"\nSEED={seed}")
        assert soak(decisions, seed) >= decisions


def test_the_jobs_cover_every_row_with_both_numbers_of_seats() -> None:
    found = list(jobs(WHOLE, 1))
    assert len(found) * AT_ONCE >= WHOLE
    for seats in GAME.seat_counts:
        played = [options for count, options, _ in found if count == seats]
        for row in covering_array():
            assert row | {"turn_limit": 400} in played
    assert len({seed for _, _, seed in found}) == len(found)
