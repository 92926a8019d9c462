"""Zenith keeps the kernel's contract, under every ruling."""

from __future__ import annotations

from itertools import combinations
from typing import Final

import pytest
from tests.games.random_play import SCALE, Options, named
from tests.games.zenith.sizes import (
    CHOICES,
    GAME,
    REVEALS,
    alternatives,
    covering_array,
    fuzz,
    mix,
    seats_of,
)
from tests.sampling import SEED, but_one, half, turn_of

from perihelion.kernel.conformance import CHECKS, Case, Report, examine, is_compiled, name_of, run
from perihelion.kernel.conformance.suite import Check
from perihelion.kernel.rng import Rng
from perihelion.kernel.table_options import Value

ALTERNATIVES: Final = list(alternatives())
APART: Final = ("imagine_frequency", "compiled")
"""The checks with tests of their own: test_imagine.py and test_lockstep.py."""
PLAIN: Final = ("conservation", "bytes", "legal_lists", "audience", "imagine", "noninterference")
"""What an interpreted run looks at under an alternative ruling."""
DEAR: Final = ("playable", "redacted", "mirrored")
"""Half the time goes here: an alternative meets one of these at a time, by turns."""
DECISIONS: Final = 1_000_000 // SCALE
MIXES: Final = 2


def conforms(
    seats: int,
    options: Options,
    *,
    seed: int = 1,
    matches: int = 1,
    sample: int = 40,
    skip: tuple[str, ...] = (),
) -> Report:
    """Examine one set of options, as hard as the build allows."""
    return run(
        GAME,
        seats,
        options,
        seed=seed,
        matches=matches,
        sample=sample,
        reveals=REVEALS,
        compiled=is_compiled(),
        only=() if is_compiled() else PLAIN,
        skip=(*APART, *skip),
    )


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("check", [c for c in CHECKS if name_of(c) not in APART], ids=name_of)
def test_zenith_passes_every_check(check: Check, seats: int) -> None:
    """By default, and each check has met what it is there for."""
    matches, sample = (3, 12) if is_compiled() else (1, 24)
    case = Case(GAME, seats, {}, 1, matches, sample, reveals=frozenset(REVEALS))
    result = examine(check, case)
    assert result.finding is None, result
    assert not result.empty, result


@pytest.mark.parametrize(("name", "value"), half(ALTERNATIVES, 0), ids=named(ALTERNATIVES))
def test_every_alternative_alone(name: str, value: Value) -> None:
    """Half of them, two and four seats by turns where it matters to both; the soak has all."""
    place = ALTERNATIVES.index((name, value))
    report = conforms(turn_of(seats_of(name), place), {name: value}, skip=but_one(DEAR, place))
    assert report.ok, f"SEED={SEED}\n{report}"


@pytest.mark.parametrize("number", range(MIXES))
def test_a_random_mix_of_all_options(number: int) -> None:
    """Another one every commit; SEED brings one back."""
    options = mix(Rng(SEED + number))
    for seats in GAME.seat_counts:
        report = conforms(seats, options, seed=SEED)
        assert report.ok, f"SEED={SEED}\n{report}"


@pytest.mark.parametrize("seats", [2, 4])
def test_a_million_random_decisions(seats: int) -> None:
    """Half by default, half under mixed options, with no unsound state on the way."""
    rng = Rng(seats)
    made = fuzz(seats, {}, DECISIONS // 4, seats)
    for _ in range(10):
        made += fuzz(seats, mix(rng) | {"turn_limit": 400}, DECISIONS // 40, seats)
    assert made >= DECISIONS // 2


# The covering array of the soak.


def test_the_covering_array_has_every_pair() -> None:
    """Every value of every option meets every value of every other, in few rows."""
    rows = covering_array()
    met = {
        frozenset([x, y])
        for row in rows
        for x, y in combinations(row.items(), 2)
    }  # fmt: skip
    for one, other in combinations(CHOICES, 2):
        for a in CHOICES[one]:
            for b in CHOICES[other]:
                assert frozenset([(one, a), (other, b)]) in met
    most = sorted(len(values) for values in CHOICES.values())[-2:]
    assert len(rows) <= 2 * most[0] * most[1]


ROWS: Final = covering_array()


@pytest.mark.soak
@pytest.mark.parametrize("number", range(len(ROWS)))
def test_pairs_of_options(number: int) -> None:
    for seats in GAME.seat_counts:
        report = conforms(seats, ROWS[number], seed=number, matches=3, sample=8)
        assert report.ok, report


@pytest.mark.soak
@pytest.mark.parametrize(("name", "value"), ALTERNATIVES, ids=named(ALTERNATIVES))
def test_every_alternative_alone_at_length(name: str, value: Value) -> None:
    for seats in seats_of(name):
        report = conforms(seats, {name: value}, seed=2, matches=4, sample=8)
        assert report.ok, report
