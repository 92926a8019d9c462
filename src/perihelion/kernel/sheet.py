"""A row of small numbers into which a game writes what a seat sees, for those who learn from it."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i16, i64


@final
class Sheet:
    """Numbers from -32768 to 32767, written one after the other from `at` on."""

    def __init__(self, size: int) -> None:
        self.cells: vec[i16] = vec[i16]([i16(0)] * size)
        self.at: i64 = 0

    def put(self, value: i64) -> None:
        """Write one number."""
        at = self.at
        self.cells[at] = i16(value)
        self.at = at + 1

    def put_bits(self, word: i64, count: i64) -> None:
        """Write the lowest bits of a word, the lowest first."""
        cells = self.cells
        at = self.at
        end: i64 = at + count
        while at < end:
            cells[at] = i16(word & 1)
            word >>= 1
            at += 1
        self.at = end

    def put_nibbles(self, word: i64, count: i64) -> None:
        """Write numbers of four bits each, the lowest first."""
        self.put_parts(word, 4, count)

    def put_parts(self, word: i64, bits: i64, count: i64) -> None:
        """Write numbers of so many bits each, the lowest first."""
        cells = self.cells
        at = self.at
        end: i64 = at + count
        most: i64 = ~(i64(-1) << bits)
        while at < end:
            cells[at] = i16(word & most)
            word >>= bits
            at += 1
        self.at = end

    def put_row(self, numbers: vec[i64], first: i64, count: i64, most: i64) -> None:
        """Write some numbers of a row; what is larger than `most` is written as `most`."""
        cells = self.cells
        at = self.at
        place = first
        end: i64 = at + count
        while at < end:
            value = numbers[place]
            cells[at] = i16(min(most, value))
            place += 1
            at += 1
        self.at = end
