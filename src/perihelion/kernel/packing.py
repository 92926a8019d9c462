"""A packed state read back: single bytes and numbers of eight bytes, one after the other."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

NUMBER: Final = 8
"""Bytes of a number, the lowest first, as the machine keeps them."""


@final
class Unpacking:
    """What `to_bytes` packed, read from the front; the caller has looked at the length."""

    def __init__(self, data: bytes) -> None:
        self.data = data
        self.at = 0

    def fill_bytes(self, row: vec[u8]) -> None:
        """Read a whole row of bytes."""
        for place in range(len(row)):
            row[place] = u8(self.data[self.at + place])
        self.at += len(row)

    def fill(self, row: vec[i64], count: int) -> None:
        """Read the first numbers of a row."""
        for place, number in enumerate(self.take(count)):
            row[place] = i64(number)

    def take(self, count: int) -> list[int]:
        """Read some numbers."""
        begin = self.at
        self.at += NUMBER * count
        return [
            int.from_bytes(self.data[at : at + NUMBER], "little", signed=True)
            for at in range(begin, self.at, NUMBER)
        ]
