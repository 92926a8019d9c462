"""What the heavy tests of Kepler-3042 share: options to vary, random play, and how much of it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from tests.games.kepler3042.scene import nation
from tests.games.random_play import Options, fuzz_game, go_on, mixed, pairwise_options

from perihelion.games.kepler3042.engine import Kepler3042State
from perihelion.games.kepler3042.game import Kepler3042
from perihelion.games.kepler3042.options import OPTION_SPECS
from perihelion.kernel.answers import Answers
from perihelion.kernel.rng import Rng
from perihelion.kernel.table_options import Value

GAME: Final = Kepler3042()
SEATS: Final = (1, 2, 3, 4)
NUMBERS: Final[dict[str, tuple[Value, ...]]] = {"level": (1, 2, 3, 4), "bonus_cubes": (0, 5, 30)}
"""The values of options that are numbers; of the bonus cubes, some that tell."""
NEEDS: Final[dict[str, Options]] = {
    "placement_peek": {"placement": "in_turn"},
    "bonus_cubes": {"level": 2},
}
"""What an option means nothing without."""


def choices(seats: int) -> dict[str, tuple[Value, ...]]:
    """The values of every option that matters to so many seats."""
    return {
        spec.name: NUMBERS.get(spec.name) or spec.values
        for spec in OPTION_SPECS
        if spec.name != "data" and seats in (spec.seats or SEATS)
    }


def seats_of(name: str) -> tuple[int, ...]:
    """The numbers of seats that an option matters to."""
    return next(spec.seats for spec in OPTION_SPECS if spec.name == name) or SEATS


def alternatives() -> Iterator[tuple[str, Value]]:
    """Every value of a ruling or other option that is not its default."""
    for spec in OPTION_SPECS:
        values = NUMBERS.get(spec.name) or spec.values
        yield from ((spec.name, value) for value in values if value != spec.default)


def alone(name: str, value: Value) -> Options:
    """One option, with what it means nothing without."""
    return {**NEEDS.get(name, {}), name: value}


def allowed(options: Options) -> Options:
    """Without the bonus cubes that level 1 does not have."""
    if options.get("level") == 1 and options.get("bonus_cubes"):
        return options | {"bonus_cubes": 0}
    return options


def mix(seats: int, rng: Rng) -> Options:
    """A value of each option at random."""
    return allowed(mixed(choices(seats), rng))


def covering_array(seats: int) -> list[Options]:
    """Sets of options in which every pair of values of two options meets at least once."""
    return pairwise_options(choices(seats), allowed)


def somewhere(seats: int, options: Options, rng: Rng, most: int = 400) -> Kepler3042State:
    """A match after some random answers, over perhaps."""
    state = GAME.start(seats, options)
    go_on(state, rng, int(rng.below(most)), Answers())
    return state


RICH: Final[dict[str, Any]] = {
    "seats": 3,
    "bodies": {
        "13-9": "5",
        "9-9": "1",
        "14-10": "7",
        "10-12": "3",
        "15-8": "2",
        "12-7": "mine",
        "8-8": "colonial-objective",
    },
    "nations": [
        nation(earth="2E 1M", colonies="5 1E 2M 1A", levels="44444", ships="12-9 12-8", pit="1E"),
        nation(earth="1E 2M 1A", colonies="1 1E 1M", levels="33333", ships="10-9", pit="1M"),
        nation(earth="3E 1M", colonies="7* 1A", levels="22222", ships="11-8", pit="1A"),
    ],
}
"""Three nations with planets, cubes, levels and ships, so that much can happen."""


def rich(number: int, **more: object) -> Kepler3042State:
    """A turn at a rich table in the second half of the match; odd ones with other rulings."""
    options: Options = {"knowledge_price": "one_cube", "produce_less": True} if number % 2 else {}
    return GAME.position(RICH | {"round": 9 + number % 4, "options": options} | more)


def fuzz(seats: int, options: Options, decisions: int, seed: int) -> int:
    """Random matches, audited; how many decisions were made."""
    return fuzz_game(GAME, seats, options, decisions, seed, stops=2, plies=400 * seats)
