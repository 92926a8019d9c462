"""A reusable list of answers, so that asking what is legal allocates nothing."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from perihelion.kernel.bits import lowest_bit
from perihelion.kernel.rows import listed_cells

CAPACITY: Final = 1024


class Answers:
    """The ids of the legal answers to one question, ascending; `count` of them are valid."""

    def __init__(self) -> None:
        self.ids: vec[i16] = vec[i16]([0] * CAPACITY)
        self.count: i64 = 0

    def clear(self) -> None:
        """Forget all answers."""
        self.count = 0

    def add(self, answer: i64) -> None:
        """Append one answer."""
        self.ids[self.count] = i16(answer)
        self.count += 1

    def add_mask(self, first: i64, mask: i64) -> None:
        """Append an answer for every bit of a mask, the lowest is `first`."""
        ids = self.ids
        count = self.count
        while mask:
            ids[count] = i16(first + lowest_bit(mask))
            count += 1
            mask &= mask - 1
        self.count = count

    def at(self, index: i64) -> i64:
        """The answer at `index`."""
        return i64(self.ids[index])

    def has(self, answer: i64) -> bool:
        """Whether `answer` is among them."""
        i: i64 = 0
        while i < self.count:
            if i64(self.ids[i]) == answer:
                return True
            i += 1
        return False

    def listed(self) -> list[int]:
        """The answers as a Python list."""
        return listed_cells(self.ids, self.count)
