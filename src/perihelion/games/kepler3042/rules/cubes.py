"""Cubes: spend, produce, sacrifice, regenerate (README, 5).

A word has eight places of seven bits: storage, pit, Earth, five colonies. The highest bit of a
place is a guard: with all guards set, subtracting from every place at once borrows from none, and
a guard is still there exactly where enough was.
"""

from typing import Final

from mypy_extensions import i64

from perihelion.games.kepler3042 import codes as c
from perihelion.games.kepler3042.rules.bits import bit
from perihelion.games.kepler3042.rules.emit import note
from perihelion.games.kepler3042.state import Fields

EACH: Final = 0x2040810204081
"""The lowest bit of each place."""
GUARDS: Final = 0x81020408102040
"""The highest bit of each place."""
ON_CARDS: Final = 0x81020408100000
"""The guards of the planet cards."""
NOT_PIT: Final = 0xFFFFFFFFFFC07F
"""All places but the pit."""


def count_of(s: Fields, seat: i64, cube: i64, place: i64) -> i64:
    """How many cubes of a type are in a place."""
    at: i64 = c.CUBES * seat + cube
    return (s.cubes[at] >> (c.PLACE_BITS * place)) & c.MOST


def card_at(s: Fields, seat: i64, place: i64) -> i64:
    """The planet card of a place: Earth is 0, planet n is n."""
    if place == c.EARTH:
        return c.CARD_EARTH
    at: i64 = c.COLONIES * seat + place - c.EARTH - 1
    return s.colony[at] + 1


def place_of_card(s: Fields, seat: i64, card: i64) -> i64:
    """The place of a planet card that a nation controls."""
    place: i64 = c.EARTH
    at: i64 = c.COLONIES * seat
    planet: i64 = card - 1
    if planet >= 0:
        place += 1
        while s.colony[at] != planet:
            at += 1
            place += 1
    return place


def colonies_of(s: Fields, seat: i64) -> i64:
    """How many colonies a nation has."""
    count: i64 = 0
    at: i64 = c.COLONIES * seat
    while count < c.COLONIES and s.colony[at] != c.NO_PLANET:
        at += 1
        count += 1
    return count


def with_cube(word: i64) -> i64:
    """The planet cards with a cube, as guards."""
    return ((word | GUARDS) - EACH) & ON_CARDS


def payers(s: Fields, seat: i64, amounts: i64) -> i64:
    """The planet cards that carry all of a price, as guards (5.1)."""
    at: i64 = c.CUBES * seat
    energy = s.cubes[at]
    at += 1
    matter = s.cubes[at]
    at += 1
    return carriers(energy, matter, s.cubes[at], amounts)


def carriers(energy: i64, matter: i64, antimatter: i64, amounts: i64) -> i64:
    """The planet cards that carry all of some amounts, by the words of a seat's cubes."""
    one: i64 = amounts & c.AMOUNT_MASK
    two: i64 = (amounts >> c.AMOUNT_BITS) & c.AMOUNT_MASK
    three: i64 = amounts >> (2 * c.AMOUNT_BITS)
    return (
        ((energy | GUARDS) - one * EACH)
        & ((matter | GUARDS) - two * EACH)
        & ((antimatter | GUARDS) - three * EACH)
        & ON_CARDS
    )


def is_payer(guards: i64, place: i64) -> bool:
    """Whether a place is among guards."""
    return ((guards >> (c.PLACE_BITS * place + c.PLACE_BITS - 1)) & 1) != 0


def spend(s: Fields, seat: i64, place: i64, amounts: i64) -> None:
    """A price goes from one planet card to the storage (5.1)."""
    at: i64 = c.CUBES * seat
    cube: i64 = 0
    shift: i64 = c.PLACE_BITS * place
    while amounts:
        count: i64 = amounts & c.AMOUNT_MASK
        if count:
            s.cubes[at] += count - (count << shift)
            if s.log is not None:
                note(s, c.E_SPEND, seat, card_at(s, seat, place), cube, count)
        amounts >>= c.AMOUNT_BITS
        at += 1
        cube += 1


def possible(s: Fields, seat: i64, amounts: i64) -> i64:
    """What the storage has of some amounts (5.2)."""
    at: i64 = c.CUBES * seat
    found: i64 = 0
    shift: i64 = 0
    while amounts:
        found |= min(amounts & c.AMOUNT_MASK, s.cubes[at] & c.MOST) << shift
        amounts >>= c.AMOUNT_BITS
        shift += c.AMOUNT_BITS
        at += 1
    return found


def produce(s: Fields, seat: i64, place: i64, amounts: i64) -> None:
    """Amounts that the storage has go to one planet card (5.2)."""
    at: i64 = c.CUBES * seat
    cube: i64 = 0
    shift: i64 = c.PLACE_BITS * place
    while amounts:
        count: i64 = amounts & c.AMOUNT_MASK
        if count:
            s.cubes[at] += (count << shift) - count
            if s.log is not None:
                note(s, c.E_PRODUCE, seat, card_at(s, seat, place), cube, count)
        amounts >>= c.AMOUNT_BITS
        at += 1
        cube += 1


def sacrifice(s: Fields, seat: i64, place: i64, cube: i64) -> None:
    """A cube goes from storage or planet card to the pit (5.4)."""
    at: i64 = c.CUBES * seat + cube
    s.cubes[at] += bit(c.PLACE_BITS) - bit(c.PLACE_BITS * place)
    if s.log is not None:
        holder: i64 = i64(0) if place == c.STORAGE else card_at(s, seat, place) + 1
        note(s, c.E_SACRIFICE, seat, cube, holder)


def regenerate(s: Fields, seat: i64, cube: i64) -> None:
    """A cube goes from the pit to the storage (5.5)."""
    at: i64 = c.CUBES * seat + cube
    s.cubes[at] += 1 - bit(c.PLACE_BITS)
    if s.log is not None:
        note(s, c.E_REGENERATE, seat, cube)


def has_pit(s: Fields, seat: i64) -> bool:
    """Whether there is something to regenerate."""
    at: i64 = c.CUBES * seat
    all_types: i64 = s.cubes[at]
    at += 1
    all_types |= s.cubes[at]
    at += 1
    all_types |= s.cubes[at]
    return ((all_types >> c.PLACE_BITS) & c.MOST) != 0


def has_cube(s: Fields, seat: i64) -> bool:
    """Whether there is something to sacrifice."""
    at: i64 = c.CUBES * seat
    all_types: i64 = s.cubes[at]
    at += 1
    all_types |= s.cubes[at]
    at += 1
    all_types |= s.cubes[at]
    return (all_types & NOT_PIT) != 0


def cubes_left(s: Fields, seat: i64) -> i64:
    """How many cubes could be sacrificed."""
    count: i64 = 0
    place: i64 = 0
    while place < c.PLACES:
        if place != c.PIT:
            cube: i64 = 0
            while cube < c.CUBES:
                count += count_of(s, seat, cube, place)
                cube += 1
        place += 1
    return count


def add_card(s: Fields, seat: i64, planet: i64) -> None:
    """A planet card is laid among the colonies, which stay in the order of their numbers."""
    first: i64 = c.COLONIES * seat
    number = colonies_of(s, seat)
    while number > 0:
        at: i64 = first + number - 1
        if s.colony[at] < planet:
            break
        moved = s.colony[at]
        at += 1
        s.colony[at] = moved
        number -= 1
    at = first + number
    s.colony[at] = planet
    below: i64 = bit(c.PLACE_BITS * (c.EARTH + 1 + number)) - 1
    cube: i64 = 0
    while cube < c.CUBES:
        at = c.CUBES * seat + cube
        word = s.cubes[at]
        s.cubes[at] = (word & below) | ((word & ~below) << c.PLACE_BITS)
        cube += 1
