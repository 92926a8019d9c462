"""What the heavy tests of Zenith share: options to vary, random play, and how much of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Final

from perihelion.games.zenith.game import Zenith
from perihelion.games.zenith.options import OPTION_SPECS
from perihelion.kernel.answers import Answers
from perihelion.kernel.conformance import is_compiled
from perihelion.kernel.errors import BadPosition
from perihelion.kernel.playout import Tally, playout
from perihelion.kernel.rng import Rng
from perihelion.kernel.state import CHANCE, NOBODY, State
from perihelion.kernel.table_options import Value

GAME: Final = Zenith()
Options = dict[str, Value]

REVEALS: Final = ("discard", "put-aside")
"""Events that lawfully show what was hidden: Punk Mari's hand, the number of cards put aside."""

CHOICES: Final[dict[str, tuple[Value, ...]]] = {
    spec.name: spec.values or (400, 3) for spec in OPTION_SPECS if spec.name != "data"
}
"""The values of every option; of the turn limit, two that tell."""

SCALE: Final = 1 if is_compiled() else 50
"""Interpreted, everything is so many times smaller."""


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
    return {name: values[int(rng.below(len(values)))] for name, values in CHOICES.items()}


def covering_array(choices: dict[str, tuple[Value, ...]] = CHOICES) -> list[Options]:
    """Sets of options in which every pair of values of two options meets at least once.

    Greedy: each row begins with a pair that is still missing, and each further option takes
    the value that meets most missing pairs.
    """
    missing = {
        ((one, a), (other, b))
        for one, other in combinations(choices, 2)
        for a in choices[one]
        for b in choices[other]
    }
    place = {name: number for number, name in enumerate(choices)}

    def pair(first: tuple[str, Value], second: tuple[str, Value]) -> tuple[object, object]:
        return (first, second) if place[first[0]] < place[second[0]] else (second, first)

    rows: list[Options] = []
    while missing:
        (one, a), (other, b) = min(missing, key=repr)
        row: Options = {one: a, other: b}
        for name, values in choices.items():
            if name not in row:
                row[name] = max(
                    values,
                    key=lambda value: sum(
                        pair((name, value), taken) in missing for taken in row.items()
                    ),
                )
        missing -= {pair(x, y) for x, y in combinations(row.items(), 2)}
        rows.append({name: row[name] for name in choices})
    return rows


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


def fuzz(seats: int, options: Options, decisions: int, seed: int) -> int:
    """Play random matches in compiled code, audited at a random ply and at the end.

    Returns how many decisions were made; raises at the first state that is not sound.
    """
    start = GAME.start(seats, options)
    rng, answers, tally = Rng(seed), Answers(), Tally()
    made = 0
    while made + tally.decisions < decisions:
        luck = (int(rng.bits()) << 32) | int(rng.bits())
        own = Rng(luck)
        state = start.clone()
        made += go_on(state, own, int(own.below(600)), answers)
        where = f"{seats} seats, {options}, luck {luck}"
        _is_sound(state, where)
        if not state.is_over:
            playout(state, own, answers, tally)
            _is_sound(state, where)
    return made + int(tally.decisions)


def _is_sound(state: State, where: str) -> None:
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
