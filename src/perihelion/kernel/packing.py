"""A packed state read back: single bytes and numbers of eight bytes, one after the other."""

from __future__ import annotations

from collections.abc import Container, Iterable
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from perihelion.kernel.errors import BadPosition

NUMBER: Final = 8
"""Bytes of a number, the lowest first, as the machine keeps them."""


@final
class Unpacking:
    """What `to_bytes` packed, read from the front; BadPosition if there is less, or more."""

    def __init__(self, data: bytes) -> None:
        self.data = data
        self.at = 0

    def fill_bytes(self, row: vec[u8]) -> None:
        """Read a whole row of bytes."""
        begin = self._advance(len(row))
        for place in range(len(row)):
            row[place] = u8(self.data[begin + place])

    def fill(self, row: vec[i64], count: int) -> None:
        """Read the first numbers of a row."""
        if count > len(row):
            raise BadPosition(f"{count} numbers are more than there can be")
        for place, number in enumerate(self.take(count)):
            row[place] = i64(number)

    def number(self) -> i64:
        """Read a number."""
        return i64(self.take(1)[0])

    def take(self, count: int) -> list[int]:
        """Read some numbers."""
        begin = self._advance(NUMBER * count)
        return [
            int.from_bytes(self.data[at : at + NUMBER], "little", signed=True)
            for at in range(begin, self.at, NUMBER)
        ]

    def finish(self) -> None:
        """Nothing may be left."""
        if self.at != len(self.data):
            raise BadPosition(f"{len(self.data)} bytes are no state of this game")

    def _advance(self, size: int) -> int:
        begin = self.at
        if not 0 <= size <= len(self.data) - begin:
            raise BadPosition(f"{len(self.data)} bytes are no state of this game")
        self.at += size
        return begin


def out_of_range(ranges: list[tuple[str, Container[int], Iterable[int]]]) -> list[str]:
    """What has a number that it cannot have, in words; each but the first number goes unsaid."""
    problems = []
    for what, allowed, numbers in ranges:
        wrong = [number for number in map(int, numbers) if number not in allowed]
        if wrong:
            problems.append(f"{what} cannot be {wrong[0]}")
    return problems
