"""The generator for playouts, imagined worlds and bots: small, seeded, the same everywhere.

It never decides a real match: chance at a table is answered by the dealer (`kernel.deal`).
The algorithm is sfc32 (Chris Doty-Humphrey's "small fast counting" generator) in masked
32-bit arithmetic, because compiled `i64` wraps and interpreted integers do not.
"""

from typing import Final

from mypy_extensions import i64

MASK: Final[i64] = 0xFFFFFFFF
WARM_UP: Final = 12


class Rng:
    """A stream of uniform integers; equal seeds give equal streams, compiled or not."""

    def __init__(self, seed: int = 0) -> None:
        self.a: i64 = seed & 0xFFFFFFFF
        self.b: i64 = (seed >> 32) & 0xFFFFFFFF
        self.c: i64 = 0x9E3779B9
        self.counter: i64 = 1
        for _ in range(WARM_UP):
            self.bits()

    def bits(self) -> i64:
        """32 fresh bits."""
        b = self.b
        c = self.c
        out: i64 = (self.a + b + self.counter) & MASK
        self.counter = (self.counter + 1) & MASK
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & MASK
        rotated: i64 = ((c << 21) & MASK) | (c >> 11)
        self.c = (rotated + out) & MASK
        return out

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
