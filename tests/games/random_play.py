"""What the heavy tests of all games share: random play, audited; options that meet in pairs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from itertools import combinations
from typing import Final, NamedTuple

from perihelion.kernel.answers import Answers
from perihelion.kernel.conformance import is_compiled
from perihelion.kernel.errors import BadPosition
from perihelion.kernel.game import Game
from perihelion.kernel.playout import Tally, playout
from perihelion.kernel.rng import Rng
from perihelion.kernel.state import CHANCE, NOBODY, State
from perihelion.kernel.table_options import Value

Options = dict[str, Value]
Choices = Mapping[str, tuple[Value, ...]]

SCALE: Final = 1 if is_compiled() else 50
"""Interpreted, everything is so many times smaller."""


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


def random_matches_keep_to(game: Game, seats: int, most: int, longest: int) -> None:
    """The first random matches ask with so many legal answers, in turns of so many plies."""
    answers = Answers()
    for seed in range(20 if is_compiled() else 1):
        rng, state, turn, plies = Rng(seed), game.start(seats), 0, 0
        while not state.is_over:
            plies = plies + 1 if state.turn == turn else 1
            turn = int(state.turn)
            assert not turn or plies <= longest
            if state.seat != CHANCE:
                assert len(state.legal()) <= most
            go_on(state, rng, 1, answers)


def fuzz_game(
    game: Game, seats: int, options: Options, decisions: int, seed: int, *, stops: int, plies: int
) -> int:
    """Play random matches in compiled code, audited at some random plies and at the end.

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
        for _ in range(stops):
            made += go_on(state, own, int(own.below(plies)), answers)
            is_sound(game, state, where)
            if state.is_over:
                break
        if not state.is_over:
            playout(state, own, answers, tally)
            is_sound(game, state, where)
    return made + int(tally.decisions)


def is_sound(game: Game, state: State, where: str) -> None:
    """The audit of unpacking finds nothing, and packing loses nothing."""
    packed = state.to_bytes()
    try:
        again = game.from_bytes(packed, int(state.seats), state.options())
    except BadPosition as wrong:
        raise AssertionError(f"{wrong} in {state!r}: {where}") from None
    assert again.to_bytes() == packed, where


class Spoiling(NamedTuple):
    """How packed states are spoilt: a few bytes, or words of eight bytes that count something."""

    changes: int
    """At most so many at a time."""
    words: int
    """Where the words begin."""
    numbers: range
    """What a word may become."""


def _spoilt(packed: bytes, rng: Rng, how: Spoiling) -> bytes:
    data = bytearray(packed)
    for _ in range(1 + int(rng.below(how.changes))):
        at = int(rng.below(len(data)))
        match int(rng.below(4)):
            case 0:
                data[at] = int(rng.below(256))
            case 1:
                data[at] = (data[at] + 1) % 256
            case 2:
                data[at] ^= 1 << int(rng.below(8))
            case _:
                word = how.words + 8 * int(rng.below((len(data) - how.words) // 8))
                number = how.numbers[int(rng.below(len(how.numbers)))]
                data[word : word + 8] = number.to_bytes(8, "little", signed=True)
    return bytes(data)


def refused_or_sound(
    game: Game, known: State, rng: Rng, how: Spoiling, *, stops: int, plies: int, ends: bool = False
) -> Counter[str]:
    """Spoil a state eight times: what is not refused is played on, soundly; how many were which."""
    answers, found = Answers(), Counter[str]()
    seats, options = int(known.seats), known.options()
    for _ in range(8):
        data = _spoilt(known.to_bytes(), rng, how)
        try:
            state = game.from_bytes(data, seats, options)
        except BadPosition:
            found["refused"] += 1
            continue
        found["accepted"] += 1
        where = f"{game.id}, {seats} seats, {options}: {data.hex()}"
        try:
            world = state.imagine(rng)
            for _ in range(stops):
                is_sound(game, world, where)
                go_on(world, rng, plies, answers)
            if ends:
                go_on(world, rng, 100_000, answers)
        except Exception as error:
            raise AssertionError(f"{error!r} from {where}") from error
        assert world.is_over or not ends, where
    return found


def mixed(choices: Choices, rng: Rng) -> Options:
    """A value of each option at random."""
    return {name: values[int(rng.below(len(values)))] for name, values in choices.items()}


def unchanged(options: Options) -> Options:
    """Where every value goes with every other."""
    return options


def pairwise_options(
    choices: Choices, allowed: Callable[[Options], Options] = unchanged
) -> list[Options]:
    """Sets of options in which every pair of values of two options meets at least once.

    Greedy: each row begins with a pair that is still missing, and each further option takes
    the value that meets most missing pairs. `allowed` mends options that exclude each other.
    """
    missing = {
        frozenset(((one, a), (other, b)))
        for one, other in combinations(choices, 2)
        for a in choices[one]
        for b in choices[other]
        if allowed({one: a, other: b}) == {one: a, other: b}
    }

    def met(row: Options, name: str, value: Value) -> int:
        if allowed(row | {name: value}) != row | {name: value}:
            return -1
        return sum(frozenset(((name, value), taken)) in missing for taken in row.items())

    rows: list[Options] = []
    while missing:
        row: Options = dict(min(missing, key=lambda pair: sorted(map(repr, pair))))
        for name, values in choices.items():
            if name not in row:
                row[name] = max(values, key=lambda value: met(row, name, value))
        row = allowed(row)
        missing -= {frozenset(pair) for pair in combinations(row.items(), 2)}
        rows.append({name: row[name] for name in choices})
    return rows


def named(options: Sequence[tuple[str, Value]]) -> list[str]:
    """Ids for parametrized tests."""
    return [f"{name}={value}" for name, value in options]
