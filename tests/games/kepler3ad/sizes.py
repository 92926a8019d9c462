"""What the heavy tests of Kepler-3Ad share: options to vary, random play, and how much of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from perihelion.games.kepler3ad.game import FirstEdition, Kepler3Ad, SecondEdition
from perihelion.kernel.answers import Answers
from perihelion.kernel.conformance import is_compiled
from perihelion.kernel.errors import BadPosition
from perihelion.kernel.playout import Tally, playout
from perihelion.kernel.rng import Rng
from perihelion.kernel.state import CHANCE, NOBODY, State
from perihelion.kernel.table_options import Value

FIRST: Final = FirstEdition()
SECOND: Final = SecondEdition()
GAMES: Final[tuple[Kepler3Ad, ...]] = (FIRST, SECOND)
SEATS: Final = (2, 3, 4, 5)
Options = dict[str, Value]

SCALE: Final = 1 if is_compiled() else 50
"""Interpreted, everything is so many times smaller."""


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
    return {
        name: values[int(rng.below(len(values)))] for name, values in choices(game).items()
    }  # fmt: skip


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


def fuzz(game: Kepler3Ad, seats: int, options: Options, decisions: int, seed: int) -> int:
    """Play random matches in compiled code, audited at random plies and at the end.

    Returns how many decisions were made; raises at the first state that is not sound.
    """
    start = game.start(seats, options)
    rng, answers, tally = Rng(seed), Answers(), Tally()
    made = 0
    while made + tally.decisions < decisions:
        luck = (int(rng.bits()) << 32) | int(rng.bits())
        own = Rng(luck)
        state = start.clone()
        where = f"{game.id}, {seats} seats, {options}, luck {luck}"
        for _ in range(3):
            made += go_on(state, own, int(own.below(800)), answers)
            is_sound(game, state, where)
            if state.is_over:
                break
        if not state.is_over:
            playout(state, own, answers, tally)
            is_sound(game, state, where)
    return made + int(tally.decisions)


def is_sound(game: Kepler3Ad, state: State, where: str) -> None:
    """The audit of unpacking finds nothing, and packing loses nothing."""
    packed = state.to_bytes()
    try:
        again = game.from_bytes(packed, int(state.seats), state.options())
    except BadPosition as wrong:
        raise AssertionError(f"{wrong} in {state!r}: {where}") from None
    assert again.to_bytes() == packed, where


def named(options: Sequence[tuple[Kepler3Ad, str, Value]]) -> list[str]:
    """Ids for parametrized tests."""
    return [f"{game.id}-{name}={value}" for game, name, value in options]
