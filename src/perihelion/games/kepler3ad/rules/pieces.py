"""Pieces on the map: where they stand, where they may go (README, 1, 7 and 8).

A word holds twelve counts of four bits; `spaces_with` makes it a mask of spaces.
"""

from typing import Final

from mypy_extensions import i64

from perihelion.games.kepler3ad.codes import CARRIERS, LIGHT, ORIGINS_TOO, SEATS, SPACES
from perihelion.games.kepler3ad.state import Fields

EACH: Final = 0x111111111111
"""The lowest bit of each count."""


def squeezed(bits: i64) -> i64:
    """The lowest bit of each count, side by side."""
    pairs: i64 = (bits | (bits >> 3)) & 0x030303030303
    fours: i64 = (pairs | (pairs >> 6)) & 0x000F000F000F
    return (fours & 0xF) | ((fours >> 12) & 0xF0) | ((fours >> 24) & 0xF00)


def spaces_with(counts: i64, least: i64) -> i64:
    """The places where a word of counts has at least one, two or three, as a mask."""
    high: i64 = (counts >> 2) | (counts >> 3)
    if least == 1:
        return squeezed((counts | (counts >> 1) | high) & EACH)
    if least == 2:
        return squeezed(((counts >> 1) | high) & EACH)
    return squeezed(((counts & (counts >> 1)) | high) & EACH)


def count_at(counts: i64, place: i64) -> i64:
    """One of the counts of a word."""
    return (counts >> (place << 2)) & 15


def presence(s: Fields, seat: i64) -> i64:
    """The spaces where a seat has a piece, as a mask (1.17)."""
    pieces = s.pieces
    at: i64 = seat + SEATS
    all_units: i64 = pieces[seat] | pieces[at]
    if s.tables.units > 2:
        at += SEATS
        all_units |= pieces[at]
        at += SEATS
        all_units |= pieces[at]
    return spaces_with(all_units, 1)


def neighbours(s: Fields, space: i64) -> i64:
    """The spaces adjacent to one."""
    at: i64 = s.variant * SPACES + space
    return s.tables.adjacent[at]


def spaces_in_play(s: Fields) -> i64:
    """The spaces of this map."""
    at = s.variant
    return s.tables.in_play[at]


def open_to_placing(s: Fields, seat: i64) -> i64:
    """Where a seat may place: anywhere if it is nowhere, else where it is or next to it (7.11)."""
    here = presence(s, seat)
    if here == 0:
        return spaces_in_play(s)
    first: i64 = s.variant << 6
    low: i64 = first + (here & 63)
    high: i64 = first + (here >> 6)
    t = s.tables
    return t.reach_low[low] | t.reach_high[high]


def group_places(s: Fields, seat: i64, size: i64) -> i64:
    """Where a group of light pieces may be placed (7.9 to 7.13, R12)."""
    left = s.supply[seat]
    if left < size and (s.rulings.whole_groups or left == 0):
        return 0
    return open_to_placing(s, seat) & ~s.used


def group_origins(s: Fields, seat: i64, size: i64) -> i64:
    """Where a group of light pieces may be taken up to be moved (7.14 to 7.19)."""
    found = spaces_with(s.pieces[seat] - s.arrived, size)
    if found == 0:
        return 0
    r = s.rulings
    if r.scope == ORIGINS_TOO:
        found &= ~s.used
    if r.moves_adjacent:
        return found if s.used == 0 else _with_way_out(s, seat, found)
    reach: i64 = open_to_placing(s, seat) & ~s.used
    if reach & (reach - 1):
        return found
    return found & ~reach if reach else i64(0)


def _with_way_out(s: Fields, seat: i64, origins: i64) -> i64:
    found: i64 = 0
    space: i64 = 0
    bit: i64 = 1
    while bit <= origins:
        if origins & bit and group_destinations(s, seat, space):
            found |= bit
        bit <<= 1
        space += 1
    return found


def group_destinations(s: Fields, seat: i64, origin: i64) -> i64:
    """Where a group taken up on `origin` may go (7.14 to 7.18, 14.4)."""
    one: i64 = 1
    if not s.rulings.moves_adjacent:
        return open_to_placing(s, seat) & ~s.used & ~(one << origin)
    if may_carry(s, seat):
        at: i64 = s.variant * SPACES + origin
        return s.tables.two_steps[at] & ~s.used
    return neighbours(s, origin) & ~s.used


def may_carry(s: Fields, seat: i64) -> bool:
    """Free Carriers: whether a group may still cross two passages in this turn (14.4)."""
    return s.carried == 0 and power_of(s, seat) == CARRIERS


def power_of(s: Fields, seat: i64) -> i64:
    """What the corporation of a seat can do (14), 0 without one."""
    return s.tables.power[s.corporation[seat]]


def power_amount_of(s: Fields, seat: i64) -> i64:
    """Its ships, discs or spends (14); a match for two may have another number."""
    card = s.corporation[seat]
    return s.tables.power_amount_of_two[card] if s.seats == 2 else s.tables.power_amount[card]


def put(s: Fields, row: i64, space: i64, count: i64) -> None:
    """Pieces of a unit and seat come from the supply to a space."""
    s.pieces[row] += count << (space << 2)
    s.supply[row] -= count


def take_back(s: Fields, row: i64, space: i64, count: i64) -> None:
    """Pieces of a unit and seat go back to the supply (R27)."""
    s.pieces[row] -= count << (space << 2)
    s.supply[row] += count


def shift(s: Fields, row: i64, origin: i64, space: i64, count: i64) -> None:
    """Pieces of a unit and seat go from one space to another."""
    s.pieces[row] += (count << (space << 2)) - (count << (origin << 2))


def value_of(s: Fields, seat: i64) -> i64:
    """The value of all pieces of a seat on the map (10.1)."""
    t = s.tables
    total: i64 = 0
    unit: i64 = 0
    row = seat
    while unit < t.units:
        total += t.value[unit] * (t.total[unit] - s.supply[row])
        row += SEATS
        unit += 1
    return total


def value_at(s: Fields, seat: i64, space: i64) -> i64:
    """The value of a seat on one space (1.17)."""
    t = s.tables
    total: i64 = 0
    unit: i64 = LIGHT
    row = seat
    while unit < t.units:
        total += t.value[unit] * count_at(s.pieces[row], space)
        row += SEATS
        unit += 1
    return total
