"""Words as sets of bits. Compiled, each of these is one step: see `scripts/native_parts.py`."""

from mypy_extensions import i64


def lowest_bit(word: i64) -> i64:
    """Where the lowest bit of a word stands; the word is above 0."""
    bit: i64 = word & -word
    place: i64 = 0
    if bit >= 1 << 32:
        bit >>= 32
        place = 32
    if bit >= 1 << 16:
        bit >>= 16
        place += 16
    if bit >= 1 << 8:
        bit >>= 8
        place += 8
    if bit >= 1 << 4:
        bit >>= 4
        place += 4
    if bit >= 1 << 2:
        bit >>= 2
        place += 2
    return place + (bit >> 1)
