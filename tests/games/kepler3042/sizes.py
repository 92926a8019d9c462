"""What the heavy tests of Kepler-3042 share: options to vary, random play, and how much of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Any, Final

from tests.games.kepler3042.scene import nation

from perihelion.games.kepler3042.engine import Kepler3042State
from perihelion.games.kepler3042.game import Kepler3042
from perihelion.games.kepler3042.options import OPTION_SPECS
from perihelion.kernel.answers import Answers
from perihelion.kernel.conformance import is_compiled
from perihelion.kernel.errors import BadPosition
from perihelion.kernel.playout import Tally, playout
from perihelion.kernel.rng import Rng
from perihelion.kernel.state import CHANCE, NOBODY, State
from perihelion.kernel.table_options import Value

GAME: Final = Kepler3042()
SEATS: Final = (1, 2, 3, 4)
Options = dict[str, Value]

SCALE: Final = 1 if is_compiled() else 50
"""Interpreted, everything is so many times smaller."""
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
    return allowed(
        {name: values[int(rng.below(len(values)))] for name, values in choices(seats).items()}
    )


def covering_array(seats: int) -> list[Options]:
    """Sets of options in which every pair of values of two options meets at least once.

    Greedy: each row begins with a pair that is still missing, and each further option takes
    the value that meets most missing pairs.
    """
    values_of = choices(seats)
    missing = {
        frozenset(((one, a), (other, b)))
        for one, other in combinations(values_of, 2)
        for a in values_of[one]
        for b in values_of[other]
        if allowed({one: a, other: b}) == {one: a, other: b}
    }
    rows: list[Options] = []
    while missing:
        row: Options = dict(min(missing, key=lambda pair: sorted(map(repr, pair))))
        for name, values in values_of.items():
            if name not in row:
                row[name] = max(values, key=lambda value: _met(row, name, value, missing))
        row = allowed(row)
        missing -= {frozenset(pair) for pair in combinations(row.items(), 2)}
        rows.append({name: row[name] for name in values_of})
    return rows


def _met(
    row: Options, name: str, value: Value, missing: set[frozenset[tuple[str, Value]]]
) -> int:  # fmt: skip
    if allowed(row | {name: value}) != row | {name: value}:
        return -1
    return sum(frozenset(((name, value), taken)) in missing for taken in row.items())


def go_on(state: State, rng: Rng, plies: int, answers: Answers) -> int:
    """Answer at random, at most so many times; how many of them were decisions of seats."""
    decisions = 0
    for _ in range(plies):
        seat = state.seat
        if seat == NOBODY:
            break
        if seat == CHANCE:
            state.apply_as(CHANCE, state.draw(rng))
            continue
        answers.clear()
        state.legal_into(seat, answers)
        state.apply_as(seat, answers.at(rng.below(answers.count)))
        decisions += 1
    return decisions


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
    """Play random matches in compiled code, audited at random plies and at the end.

    Returns how many decisions were made; raises at the first state that is not sound.
    """
    start = GAME.start(seats, options)
    rng, answers, tally = Rng(seed), Answers(), Tally()
    made = 0
    while made + tally.decisions < decisions:
        luck = (int(rng.bits()) << 32) | int(rng.bits())
        own = Rng(luck)
        state = start.clone()
        where = f"{seats} seats, {options}, luck {luck}"
        for _ in range(2):
            made += go_on(state, own, int(own.below(400 * seats)), answers)
            is_sound(state, where)
            if state.is_over:
                break
        if not state.is_over:
            playout(state, own, answers, tally)
            is_sound(state, where)
    return made + int(tally.decisions)


def is_sound(state: State, where: str) -> None:
    """The audit of unpacking finds nothing, and packing loses nothing."""
    packed = state.to_bytes()
    try:
        again = GAME.from_bytes(packed, int(state.seats), state.options())
    except BadPosition as wrong:
        raise AssertionError(f"{wrong} in {state!r}: {where}") from None
    assert again.to_bytes() == packed, where


def named(options: Sequence[tuple[str, Value]]) -> list[str]:
    """Ids for parametrized tests."""
    return [f"{name}={value}" for name, value in options]
