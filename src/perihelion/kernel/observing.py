"""What the numbers of an observation mean: its fields in order, and the way back to words.

A game writes an observation with `State.observe_into` and names its numbers with
`Game.observation`, one `Field` after the other and nothing between them.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import prod

import msgspec

Decoded = int | str | dict[str, "Decoded"]
"""A number, a word, or one of these for each label of an axis."""


class Field(msgspec.Struct, frozen=True):
    """Some numbers of an observation that mean the same kind of thing."""

    name: str
    text: str
    """What it says, for the documentation."""
    axes: tuple[tuple[str, ...], ...] = ()
    """The labels of each axis, the last one running fastest; no axis for a single number."""
    low: int = 0
    high: int = 1
    words: tuple[str, ...] = ()
    """The meaning of each value from `low` on; empty for an amount."""

    @property
    def size(self) -> int:
        """How many numbers it has."""
        return prod(len(axis) for axis in self.axes)

    def worded(self, value: int) -> int | str:
        """The meaning of one of its numbers."""
        return self.words[value - self.low] if self.words else value


def named(name: str, text: str, words: Sequence[str], *axes: Sequence[str]) -> Field:
    """A field of words, numbered from 0."""
    every = tuple(words)
    return Field(name, text, tuple(tuple(axis) for axis in axes), 0, len(every) - 1, every)


def counted(name: str, text: str, high: int, *axes: Sequence[str]) -> Field:
    """A field of amounts from 0 to `high`."""
    return Field(name, text, tuple(tuple(axis) for axis in axes), 0, high)


def flagged(name: str, text: str, *axes: Sequence[str]) -> Field:
    """A field of yes and no."""
    return named(name, text, ("no", "yes"), *axes)


def width_of(fields: Sequence[Field]) -> int:
    """How many numbers an observation has."""
    return sum(field.size for field in fields)


def decode(fields: Sequence[Field], numbers: Sequence[int]) -> dict[str, Decoded]:
    """An observation in words: for each field its value, by the labels of its axes."""
    if len(numbers) != width_of(fields):
        raise ValueError(
            f"an observation of these fields has {width_of(fields)} numbers, not {len(numbers)}"
        )
    found: dict[str, Decoded] = {}
    first = 0
    for field in fields:
        part = [int(number) for number in numbers[first : first + field.size]]
        for number in part:
            if not field.low <= number <= field.high:
                raise ValueError(
                    f"{field.name} is from {field.low} to {field.high}, and cannot be {number}"
                )
        found[field.name] = _nested(field, field.axes, part)
        first += field.size
    return found


def _nested(field: Field, axes: tuple[tuple[str, ...], ...], part: list[int]) -> Decoded:
    if not axes:
        return field.worded(part[0])
    labels, inner = axes[0], axes[1:]
    step = len(part) // len(labels)
    return {
        label: _nested(field, inner, part[number * step : (number + 1) * step])
        for number, label in enumerate(labels)
    }
