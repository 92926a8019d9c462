"""The galaxy as sets of hexes: two rows to a word, so that neighbours are shifts.

Row r and axial q stand at bit 31 (r mod 2) + q + left of word r / 2, `left` being the most that
axial coordinates lie left of column 0. So the neighbours of a hex lie 1, 30 and 31 bits before
and after it, through all words, and every row has its 31 bits alone.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from perihelion.games.kepler3042 import codes
from perihelion.games.kepler3042.data_set.board import Board
from perihelion.games.kepler3042.data_set.geometry import Place, around, axial
from perihelion.games.kepler3042.data_set.placement import placement_of
from perihelion.games.kepler3042.tables import Tables

Records = Mapping[str, Any]
WORD_BITS: Final = 62


def _vec(numbers: Iterable[int]) -> vec[i64]:
    return vec[i64]([i64(number) for number in numbers])


def _as_set(board: Board, places: Iterable[Place]) -> list[int]:
    """Hexes as the words of a set."""
    words = [0] * board.words
    for place in places:
        word, bit = board.bit_of(place)
        words[word] |= 1 << bit
    return words


def put_galaxy(t: Tables, board: Board, records: Records) -> None:
    """Everything about hexes."""
    galaxy = records["galaxy"]
    t.words = board.words
    t.found, t.reached = _vec([0] * board.words), _vec([0] * board.words)
    t.names = list(board.names)
    t.numbers = {name: number for number, name in enumerate(board.names)}
    t.column_of = _vec(column for column, _ in board.places)
    t.row_of = _vec(row for _, row in board.places)
    t.axial_of = _vec(axial(place)[0] for place in board.places)
    t.sun = board.number[board.sun]
    _put_bits(t, board)
    t.board, t.space = _vec(_as_set(board, board.places)), _vec(_as_set(board, board.space))
    _put_sites(t, board, galaxy["usable_multiplicities"], records["planets"]["in_play"])
    zones = {place: board.zone(place) for place in board.places}
    t.zone = _vec(zones.values())
    open_zones = [n for n, zone in enumerate(galaxy["zones"]) if zone["face_up_at_setup"]]
    t.zone_set = _vec(
        _as_set(board, [place for place in board.space if zones[place] in open_zones])
    )


def _put_sites(t: Tables, board: Board, usable: Records, in_play: Records) -> None:
    """Where bodies may be laid, by the number of seats, and where all of them surely fit."""
    allowed, last_resort = [0] * board.words, [0] * board.words
    sites, first, sure = list[int](), [0], [0]
    for seats in range(1, codes.SEATS + 1):
        found = placement_of(board, usable[str(seats)], in_play[str(seats)])
        first.append(len(sites))
        allowed += _as_set(board, found.sites)
        last_resort += _as_set(board, found.fitting)
        sites += [board.number[place] for place in found.sites]
        sure.append(int(found.is_sure))
    t.allowed, t.site, t.first_site = _vec(allowed), _vec(sites), _vec([*first, len(sites)])
    t.last_resort, t.sure = _vec(last_resort), _vec(sure)


def _put_bits(t: Tables, board: Board) -> None:
    bits = [board.bit_of(place) for place in board.places]
    t.word = _vec(word for word, _ in bits)
    t.bit = _vec(1 << bit for _, bit in bits)
    hex_of = [codes.NO_HEX] * (WORD_BITS * board.words)
    for number, (word, bit) in enumerate(bits):
        hex_of[WORD_BITS * word + bit] = number
    t.hex_of = _vec(hex_of)
    first, low, high = [], [], []
    for place in board.places:
        beside = _as_set(board, [one for one in around(place) if one in board.number])
        word = next(at for at, found in enumerate(beside) if found)
        word = min(word, board.words - 2)
        first.append(word)
        low.append(beside[word])
        high.append(beside[word + 1])
    t.near_word, t.near_low, t.near_high = _vec(first), _vec(low), _vec(high)
