"""Sets of hexes: words of two rows each, so that neighbours are shifts.

Row r and axial q stand at bit 31 (r mod 2) + q + left of word r / 2 (`data_set/hex_sets.py`):

    word 4   rows 8 and 9        a hex of row r at bit i has its neighbours at i - 1 and i + 1,
    word 5   rows 10 and 11      i + 30 and i + 31 (row r + 1), i - 30 and i - 31 (row r - 1),
                                 counted through the words; bits that are no hex are masked away

`Tables.found` is where questions about hexes leave their answer; good until the next question.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from perihelion.games.kepler3042.tables import Tables
from perihelion.kernel.answers import Answers
from perihelion.kernel.bits import lowest_bit

WORD_BITS: Final = 62
WHOLE: Final = 0x3FFFFFFFFFFFFFFF
ONES: Final = 0x1555555555555555
PAIRS: Final = 0x3333333333333333
FOURS: Final = 0x0F0F0F0F0F0F0F0F


def has(words: vec[i64], t: Tables, hex_number: i64) -> bool:
    """Whether a hex is in a set."""
    word = t.word[hex_number]
    return (words[word] & t.bit[hex_number]) != 0


def include(words: vec[i64], t: Tables, hex_number: i64) -> None:
    """Put a hex into a set."""
    word = t.word[hex_number]
    words[word] |= t.bit[hex_number]


def exclude(words: vec[i64], t: Tables, hex_number: i64) -> None:
    """Take a hex out of a set."""
    word = t.word[hex_number]
    words[word] &= ~t.bit[hex_number]


def grown(before: i64, here: i64, after: i64) -> i64:
    """The neighbours, in one word, of what is in this word and the two beside it."""
    down: i64 = here | (here >> 1)
    down_before: i64 = before | (before >> 1)
    up: i64 = here | (here << 1)
    up_after: i64 = after | (after << 1)
    return (
        (here << 1)
        | (here >> 1)
        | (down << 31)
        | (down_before >> 31)
        | (up >> 31)
        | (up_after << 31)
    ) & WHOLE


def spread(words: vec[i64], into: vec[i64], within: vec[i64], low: i64, high: i64) -> None:
    """Add to a set the neighbours of its hexes that lie within another; from word to word."""
    at = low
    before: i64 = 0
    if at > 0:
        previous: i64 = at - 1
        before = words[previous]
    here = words[at]
    end: i64 = len(words)
    while at <= high:
        following: i64 = at + 1
        after: i64 = words[following] if following < end else i64(0)
        into[at] = here | (grown(before, here, after) & within[at])
        before = here
        here = after
        at = following


def bits_in(word: i64) -> i64:
    """How many bits a word has."""
    pairs: i64 = word - ((word >> 1) & ONES)
    fours: i64 = (pairs & PAIRS) + ((pairs >> 2) & PAIRS)
    eights: i64 = (fours + (fours >> 4)) & FOURS
    sums: i64 = eights + (eights >> 32)
    sums += sums >> 16
    sums += sums >> 8
    return sums & 0x7F


def nth_place(word: i64, number: i64) -> i64:
    """Where bit `number` of the bits of a word stands, counted from the lowest."""
    place: i64 = 0
    part: i64 = bits_in(word & 0xFFFFFFFF)
    if number >= part:
        number -= part
        word >>= 32
        place = 32
    part = bits_in(word & 0xFFFF)
    if number >= part:
        number -= part
        word >>= 16
        place += 16
    part = bits_in(word & 0xFF)
    if number >= part:
        number -= part
        word >>= 8
        place += 8
    while number > 0:
        word &= word - 1
        number -= 1
    return place + lowest_bit(word)


def size_of(words: vec[i64]) -> i64:
    """How many hexes a set has."""
    count: i64 = 0
    at: i64 = 0
    end: i64 = len(words)
    while at < end:
        if words[at]:
            count += bits_in(words[at])
        at += 1
    return count


def is_empty(words: vec[i64]) -> bool:
    """Whether a set has no hex."""
    at: i64 = 0
    end: i64 = len(words)
    while at < end:
        if words[at]:
            return False
        at += 1
    return True


def nth_hex(words: vec[i64], t: Tables, number: i64) -> i64:
    """Hex `number` of a set, counted from the first."""
    at: i64 = 0
    while True:
        word = words[at]
        if word:
            count = bits_in(word)
            if number < count:
                place: i64 = WORD_BITS * at + nth_place(word, number)
                return t.hex_of[place]
            number -= count
        at += 1


def list_set(words: vec[i64], t: Tables, first: i64, out: Answers) -> None:
    """Answers for all hexes of a set, ascending."""
    at: i64 = 0
    end: i64 = len(words)
    while at < end:
        word = words[at]
        while word:
            place: i64 = WORD_BITS * at + lowest_bit(word)
            out.add(first + t.hex_of[place])
            word &= word - 1
        at += 1
