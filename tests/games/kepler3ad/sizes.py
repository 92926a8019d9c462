"""What the heavy tests of Kepler-3Ad share: options to vary, random play, and how much of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from tests.games.random_play import Options, fuzz_game, mixed

from perihelion.games.kepler3ad.game import FirstEdition, Kepler3Ad, SecondEdition
from perihelion.kernel.rng import Rng
from perihelion.kernel.table_options import Value

FIRST: Final = FirstEdition()
SECOND: Final = SecondEdition()
GAMES: Final[tuple[Kepler3Ad, ...]] = (FIRST, SECOND)
SEATS: Final = (2, 3, 4, 5)


def ids(game: Kepler3Ad) -> str:
    return game.id


def choices(game: Kepler3Ad) -> dict[str, tuple[Value, ...]]:
    """The values of every option; of the turn limit, none and two that tell."""
    return {
        spec.name: spec.values or (0, 60, 3) for spec in game.option_specs if spec.name != "data"
    }


def seats_of(game: Kepler3Ad, name: str) -> tuple[int, ...]:
    """The numbers of seats that an option matters to."""
    return next(spec.seats for spec in game.option_specs if spec.name == name) or SEATS


def alternatives() -> Iterator[tuple[Kepler3Ad, str, Value]]:
    """Every value of a ruling or other option that is not its default."""
    for game in GAMES:
        values = choices(game)
        for spec in game.option_specs:
            for value in values.get(spec.name, ()):
                if value != spec.default:
                    yield game, spec.name, value


def mix(game: Kepler3Ad, rng: Rng) -> Options:
    """A value of each option at random."""
    return mixed(choices(game), rng)


def fuzz(game: Kepler3Ad, seats: int, options: Options, decisions: int, seed: int) -> int:
    """Random matches, audited; how many decisions were made."""
    return fuzz_game(game, seats, options, decisions, seed, stops=3, plies=800)


def named(options: Sequence[tuple[Kepler3Ad, str, Value]]) -> list[str]:
    """Ids for parametrized tests."""
    return [f"{game.id}-{name}={value}" for game, name, value in options]
