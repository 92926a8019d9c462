"""Kepler-3042 keeps the kernel's contract with one to four seats, under every ruling."""

from __future__ import annotations

from itertools import combinations
from typing import Final

import pytest
from tests.games.kepler3042.sizes import (
    GAME,
    SEATS,
    allowed,
    alone,
    alternatives,
    choices,
    covering_array,
    fuzz,
    mix,
    seats_of,
)
from tests.games.random_play import SCALE, Options, named
from tests.sampling import SEED, but_one, half, turn_of

from perihelion.kernel.conformance import CHECKS, Case, Report, examine, is_compiled, name_of, run
from perihelion.kernel.conformance.suite import Check
from perihelion.kernel.rng import Rng
from perihelion.kernel.table_options import Value

ALTERNATIVES: Final = list(alternatives())
APART: Final = ("imagine_frequency", "compiled")
"""The checks with tests of their own: test_imagine.py and test_lockstep.py."""
PLAIN: Final = ("conservation", "bytes", "legal_lists", "audience", "imagine")
"""What an interpreted run looks at under an alternative ruling."""
SECRETIVE: Final = ("objectives", "placement_peek", "free_levels_order")
"""Options that hide something: what is written of a match for each seat is looked at too."""
NO_SECRETS: Final = ("redacted", "audience")
"""Checks that meet nothing in a match alone, where nothing is hidden from anybody."""
DEAR: Final = ("playable", "redacted", "mirrored")
"""Half the time goes here: an alternative meets one of these at a time, by turns."""
DECISIONS: Final = 100_000 // SCALE


def conforms(
    seats: int,
    options: Options,
    *,
    seed: int = 1,
    matches: int = 1,
    sample: int = 60,
    skip: tuple[str, ...] = (),
) -> Report:
    """Examine one set of options, as hard as the build allows."""
    return run(
        GAME,
        seats,
        options,
        seed=seed,
        matches=matches,
        sample=sample if is_compiled() else 4 * sample,
        compiled=is_compiled(),
        only=() if is_compiled() else PLAIN,
        skip=(*APART, *skip, *(() if options.keys() & {*SECRETIVE} else ("redacted",))),
    )


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("check", [c for c in CHECKS if name_of(c) not in APART], ids=name_of)
def test_kepler_passes_every_check(check: Check, seats: int) -> None:
    """By default, and each check has met what it is there for."""
    sample = 1 if name_of(check) == "audience" else 40 if is_compiled() else 100
    result = examine(check, Case(GAME, seats, {}, 1, 1, sample))
    assert result.finding is None, result
    assert not result.empty or (seats == 1 and result.name in NO_SECRETS), result


@pytest.mark.parametrize(("name", "value"), half(ALTERNATIVES, 0), ids=named(ALTERNATIVES))
def test_every_alternative_alone(name: str, value: Value) -> None:
    """Half of them, each number of seats by turns where it matters to all; the soak has all."""
    place = ALTERNATIVES.index((name, value))
    report = conforms(turn_of(seats_of(name), place), alone(name, value), skip=but_one(DEAR, place))
    assert report.ok, f"SEED={SEED}\n{report}"


@pytest.mark.rules("R02", "18.2")
@pytest.mark.parametrize("seats", half(SEATS, 0))
def test_looking_at_the_bodies_one_lays(seats: int) -> None:
    """The ruling with most to hide, for any number of seats; two of them by turns."""
    report = conforms(seats, alone("placement_peek", True), seed=5)
    assert report.ok, report


@pytest.mark.parametrize("seats", half(SEATS, 1))
def test_a_random_mix_of_all_options(seats: int) -> None:
    """Another one every commit, with two numbers of seats; SEED brings one back."""
    options = mix(seats, Rng(SEED + seats))
    report = conforms(seats, options, seed=SEED)
    assert report.ok, f"SEED={SEED}, {options}\n{report}"


@pytest.mark.parametrize("seats", SEATS)
def test_four_hundred_thousand_decisions(seats: int) -> None:
    """A quarter for each number of seats, half of them under mixed options."""
    rng = Rng(SEED + seats)
    made = fuzz(seats, {}, DECISIONS // 2, SEED + seats)
    for _ in range(10):
        made += fuzz(seats, mix(seats, rng), DECISIONS // 20, SEED + seats)
    assert made >= DECISIONS


# The soak.


@pytest.mark.parametrize("seats", SEATS)
def test_the_covering_array_has_every_pair(seats: int) -> None:
    """Every value of every option meets every value of every other that it may, in few rows."""
    values = choices(seats)
    rows = covering_array(seats)
    met = {frozenset(pair) for row in rows for pair in combinations(row.items(), 2)}
    for one, other in combinations(values, 2):
        for a in values[one]:
            for b in values[other]:
                pair: Options = {one: a, other: b}
                assert (frozenset(pair.items()) in met) == (allowed(pair) == pair), pair
    most = sorted(len(found) for found in values.values())[-2:]
    assert len(rows) <= 3 * most[0] * most[1]


@pytest.mark.soak
@pytest.mark.parametrize(("name", "value"), ALTERNATIVES, ids=named(ALTERNATIVES))
def test_every_alternative_alone_at_length(name: str, value: Value) -> None:
    for seats in seats_of(name):
        report = conforms(seats, alone(name, value), seed=2, matches=3, sample=16)
        assert report.ok, report


@pytest.mark.soak
@pytest.mark.parametrize("seats", SEATS)
def test_pairs_of_options(seats: int) -> None:
    for number, options in enumerate(covering_array(seats)):
        report = conforms(seats, options, seed=number, matches=2, sample=16)
        assert report.ok, f"{options}\n{report}"


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(20))
def test_many_mixes(seed: int) -> None:
    rng = Rng(seed)
    for seats in SEATS:
        options = mix(seats, rng)
        report = conforms(seats, options, seed=seed, matches=2, sample=16)
        assert report.ok, f"{options}\n{report}"
        fuzz(seats, options, 20 * DECISIONS, seed)
