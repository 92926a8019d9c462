"""The galaxy as sets of hexes: two rows to a word, so that neighbours are shifts.

Row r and axial q stand at bit 31 (r mod 2) + q + 9 of word r / 2. So the neighbours of a hex lie
1, 30 and 31 bits before and after it, through all words, and every row has its 31 bits alone.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from perihelion.games.kepler3042 import codes
from perihelion.games.kepler3042.space import axial, distance
from perihelion.games.kepler3042.tables import Tables

Records = Mapping[str, Any]
ROW_BITS: Final = 31
WORD_BITS: Final = 62
LEFT: Final = 9
"""The most that axial coordinates lie left of column 0."""


def _vec(numbers: Iterable[int]) -> vec[i64]:
    return vec[i64]([i64(number) for number in numbers])


def bit_of(number: int) -> tuple[int, int]:
    """The word and the bit of a hex in a set."""
    q, r = axial(number)
    return r // 2, ROW_BITS * (r % 2) + q + LEFT


def as_set(hexes: Iterable[int]) -> list[int]:
    """Hexes as the words of a set."""
    words = [0] * codes.WORDS
    for number in hexes:
        word, bit = bit_of(number)
        words[word] |= 1 << bit
    return words


def _at(record: Records) -> int:
    return int(record["row"]) * codes.COLUMNS + int(record["column"])


def put_galaxy(t: Tables, galaxy: Records) -> None:
    """Everything about hexes."""
    board = range(codes.HEXES)
    near = {one: [other for other in board if distance(one, other) == 1] for one in board}
    stars = {_at(star): int(star["multiplicity"]) for star in galaxy["stars"]}
    t.sun = _at(galaxy["sun"])
    solid = {*stars, int(t.sun), _at(galaxy["sagittarius_a"])}
    space = [number for number in board if number not in solid]
    _put_bits(t, near)
    t.board, t.space = _vec(as_set(board)), _vec(as_set(space))
    allowed, first = [0] * codes.WORDS, [0]
    sites: list[int] = []
    for seats in range(1, codes.SEATS + 1):
        usable = galaxy["usable_multiplicities"][str(seats)]
        found = [
            number
            for number in space
            if (beside := [stars[other] for other in near[number] if other in stars])
            and all(star in usable for star in beside)
        ]
        first.append(len(sites))
        allowed += as_set(found)
        sites += found
    t.allowed, t.site, t.first_site = _vec(allowed), _vec(sites), _vec([*first, len(sites)])
    zones = [_zone(galaxy["zones"], distance(int(t.sun), number)) for number in board]
    t.zone = _vec(zones)
    t.zone_set = _vec(as_set(number for number in space if zones[number] == codes.NEAR))


def _zone(zones: list[Records], away: int) -> int:
    for number, zone in enumerate(zones):
        if zone["max_distance"] is None or away <= int(zone["max_distance"]):
            return number
    raise AssertionError("the last zone has no end")


def _put_bits(t: Tables, near: Mapping[int, list[int]]) -> None:
    places = [bit_of(number) for number in range(codes.HEXES)]
    t.word = _vec(word for word, _ in places)
    t.bit = _vec(1 << bit for _, bit in places)
    hex_of = [codes.NO_HEX] * (WORD_BITS * codes.WORDS)
    for number, (word, bit) in enumerate(places):
        hex_of[WORD_BITS * word + bit] = number
    t.hex_of = _vec(hex_of)
    first, low, high = [], [], []
    for number in range(codes.HEXES):
        around = as_set(near[number])
        word = next(at for at, found in enumerate(around) if found)
        word = min(word, codes.WORDS - 2)
        first.append(word)
        low.append(around[word])
        high.append(around[word + 1])
    t.near_word, t.near_low, t.near_high = _vec(first), _vec(low), _vec(high)
