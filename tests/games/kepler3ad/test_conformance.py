"""Both editions of Kepler-3Ad keep the kernel's contract, under every ruling."""

from __future__ import annotations

from typing import Final

import pytest
from tests.games.kepler3ad.sizes import GAMES, SEATS, alternatives, fuzz, ids, mix, named, seats_of
from tests.games.random_play import SCALE, Options
from tests.sampling import SEED, but_one, half, turn_of

from perihelion.games.kepler3ad.game import Kepler3Ad
from perihelion.kernel.conformance import CHECKS, Case, Report, examine, is_compiled, name_of, run
from perihelion.kernel.conformance.suite import Check
from perihelion.kernel.rng import Rng
from perihelion.kernel.table_options import Value

ALTERNATIVES: Final = list(alternatives())
APART: Final = ("compiled",)
"""The check with tests of its own: test_lockstep.py."""
PLAIN: Final = ("conservation", "bytes", "legal_lists", "audience", "imagine")
"""What an interpreted run looks at under an alternative ruling."""
DEAR: Final = ("playable", "redacted", "mirrored")
"""Half the time goes here: an alternative meets one of these at a time, by turns."""
DECISIONS: Final = 125_000 // SCALE
LIMIT: Final = 40
"""Turns of a match that is looked at ply by ply; fuzzing plays to the real end."""


def conforms(
    game: Kepler3Ad,
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
        game,
        seats,
        {"turn_limit": LIMIT, **options},
        seed=seed,
        matches=matches,
        sample=sample,
        compiled=is_compiled(),
        only=() if is_compiled() else PLAIN,
        skip=(*APART, *skip),
    )


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("game", GAMES, ids=ids)
@pytest.mark.parametrize("check", [c for c in CHECKS if name_of(c) not in APART], ids=name_of)
def test_kepler_passes_every_check(check: Check, game: Kepler3Ad, seats: int) -> None:
    """By default, with two and five seats to the end of the match."""
    limit = 0 if seats in (2, 5) else LIMIT
    options: Options = {"turn_limit": limit if is_compiled() else LIMIT // 4}
    result = examine(check, Case(game, seats, options, 1, 1, 120))
    assert result.finding is None, result


@pytest.mark.parametrize(("game", "name", "value"), half(ALTERNATIVES, 0), ids=named(ALTERNATIVES))
def test_every_alternative_alone(game: Kepler3Ad, name: str, value: Value) -> None:
    """Half of them, each number of seats by turns where it matters to all; the soak has all."""
    place = ALTERNATIVES.index((game, name, value))
    seats = turn_of(seats_of(game, name), place)
    report = conforms(game, seats, {name: value}, skip=but_one(DEAR, place))
    assert report.ok, f"SEED={SEED}\n{report}"


@pytest.mark.parametrize("game", GAMES, ids=ids)
def test_a_random_mix_of_all_options(game: Kepler3Ad) -> None:
    """Another one every commit; SEED brings one back."""
    rng = Rng(SEED)
    for seats in SEATS:
        options = mix(game, rng)
        report = conforms(game, seats, options, seed=SEED)
        assert report.ok, f"SEED={SEED}, {options}\n{report}"


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("game", GAMES, ids=ids)
def test_a_million_decisions_by_all(game: Kepler3Ad, seats: int) -> None:
    """An eighth for each edition and number of seats, half of them under mixed options."""
    rng = Rng(SEED + seats)
    made = fuzz(game, seats, {}, DECISIONS // 2, SEED + seats)
    for _ in range(10):
        made += fuzz(game, seats, mix(game, rng), DECISIONS // 20, SEED + seats)
    assert made >= DECISIONS


# The soak.


@pytest.mark.soak
@pytest.mark.parametrize(("game", "name", "value"), ALTERNATIVES, ids=named(ALTERNATIVES))
def test_every_alternative_alone_at_length(game: Kepler3Ad, name: str, value: Value) -> None:
    for seats in seats_of(game, name):
        report = conforms(game, seats, {"turn_limit": 0, name: value}, seed=2, sample=16)
        assert report.ok, report


@pytest.mark.soak
@pytest.mark.parametrize("number", range(40))
@pytest.mark.parametrize("game", GAMES, ids=ids)
def test_many_mixes(game: Kepler3Ad, number: int) -> None:
    rng = Rng(number)
    for seats in SEATS:
        options = mix(game, rng)
        report = conforms(game, seats, options, seed=number, matches=2, sample=16)
        assert report.ok, f"{options}\n{report}"
        fuzz(game, seats, options, 16 * DECISIONS, number)
