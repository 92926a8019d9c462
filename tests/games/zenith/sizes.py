"""What the heavy tests of Zenith share: options to vary, random play, and how much of it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tests.games.random_play import Options, fuzz_game, mixed, pairwise_options

from perihelion.games.zenith.game import Zenith
from perihelion.games.zenith.options import OPTION_SPECS
from perihelion.kernel.rng import Rng
from perihelion.kernel.table_options import Value

GAME: Final = Zenith()

REVEALS: Final = ("discard", "put-aside")
"""Events that lawfully show what was hidden: Punk Mari's hand, the number of cards put aside."""

CHOICES: Final[dict[str, tuple[Value, ...]]] = {
    spec.name: spec.values or (400, 3) for spec in OPTION_SPECS if spec.name != "data"
}
"""The values of every option; of the turn limit, two that tell."""


def seats_of(name: str) -> tuple[int, ...]:
    """The numbers of seats that an option matters to."""
    return next(spec.seats for spec in OPTION_SPECS if spec.name == name) or GAME.seat_counts


def alternatives() -> Iterator[tuple[str, Value]]:
    """Every value of a ruling or other option that is not its default."""
    for spec in OPTION_SPECS:
        for value in CHOICES.get(spec.name, ()):
            if value != spec.default:
                yield spec.name, value


def mix(rng: Rng) -> Options:
    """A value of each option at random."""
    return mixed(CHOICES, rng)


def covering_array() -> list[Options]:
    """Sets of options in which every pair of values of two options meets at least once."""
    return pairwise_options(CHOICES)


def fuzz(seats: int, options: Options, decisions: int, seed: int) -> int:
    """Random matches, audited; how many decisions were made."""
    return fuzz_game(GAME, seats, options, decisions, seed, stops=1, plies=600)
