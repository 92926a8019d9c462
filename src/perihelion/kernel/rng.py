"""The generator for playouts, imagined worlds and bots: small, seeded, the same everywhere.

It never decides a real match: chance at a table is answered by the dealer (`kernel.deal`).
The algorithm is multiply-with-carry (George Marsaglia) with 32-bit words: one multiplication
that fits into 63 bits, so that compiled `i64`, which wraps, and interpreted integers, which do
not, agree. With this multiplier A, both A * 2**32 - 1 and half of the number below it are
prime, so every seed has the same period of nearly 2**62. Word and carry are mixed into the
answer, since the word alone shows its lattice.
"""

from typing import Final

from mypy_extensions import i64

MASK: Final[i64] = 0xFFFFFFFF
MULTIPLIER: Final[i64] = 1791398085
WARM_UP: Final = 12


class Rng:
    """A stream of uniform integers; equal seeds give equal streams, compiled or not."""

    def __init__(self, seed: int = 0) -> None:
        self.word: i64 = (seed ^ 0x9E3779B9) & 0xFFFFFFFF
        # Any carry from 1 to A - 2 is in the cycle.
        self.carry: i64 = ((seed >> 32) & 0xFFFFFFFF) % (MULTIPLIER - 2) + 1
        for _ in range(WARM_UP):
            self.bits()

    def bits(self) -> i64:
        """32 fresh bits."""
        product: i64 = MULTIPLIER * self.word + self.carry
        word: i64 = product & MASK
        carry: i64 = product >> 32
        self.word = word
        self.carry = carry
        return word ^ carry

    def below(self, n: i64) -> i64:
        """A uniform integer in 0..n-1, exactly uniform (Lemire's method), for 0 < n < 2**31."""
        product: i64 = self.bits() * n
        if (product & MASK) < n:
            least: i64 = (0x100000000 - n) % n
            while (product & MASK) < least:
                product = self.bits() * n
        return product >> 32

    def split(self) -> "Rng":
        """A new generator whose stream does not follow this one's."""
        high = int(self.bits())
        return Rng((high << 32) | int(self.bits()))
