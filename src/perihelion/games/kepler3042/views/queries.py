"""What lies where: plain questions to a state that views, labels and positions share.

They are for people's eyes and never asked inside playouts; the rules have their own, faster ones.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from librt.vecs import vec
from mypy_extensions import i64

from perihelion.games.kepler3042 import codes
from perihelion.games.kepler3042.phrases import names
from perihelion.games.kepler3042.rules.sets import WORD_BITS
from perihelion.games.kepler3042.state import Fields
from perihelion.games.kepler3042.tables import Tables
from perihelion.games.kepler3042.views.view import Cubes


@cache
def amounts(word: int) -> Cubes:
    """Cubes packed in one word, five bits for each type."""
    return Cubes(
        *(word >> codes.AMOUNT_BITS * cube & codes.AMOUNT_MASK for cube in range(codes.CUBES))
    )


def packed_rows(state: Fields, rows: tuple[str, ...]) -> list[bytes]:
    """Rows of a state as bytes: what is made of equal ones is equal."""
    return [bytes(getattr(state, row)) for row in rows]


# Sets of hexes.

WHOLE_WORD = (1 << WORD_BITS) - 1


def has(state: Fields, hexes: vec[i64], number: int) -> bool:
    """Whether a hex is in a set."""
    return bool(int(hexes[int(state.tables.word[number])]) & int(state.tables.bit[number]))


def listed(state: Fields, hexes: vec[i64]) -> list[int]:
    """The hexes of a set, ascending; bits of spoilt data that are no hex are passed over."""
    hex_of, found = state.tables.hex_of, []
    for word in range(len(hexes)):
        first, left = WORD_BITS * word, int(hexes[word]) & WHOLE_WORD
        while left:
            lowest = left & -left
            at = first + lowest.bit_length() - 1
            number = int(hex_of[at]) if at < len(hex_of) else -1
            if number >= 0 and has(state, hexes, number):
                found.append(number)
            left ^= lowest
    return sorted(set(found))


# Bodies.


@cache
def body_of(token: int) -> int:
    """What is printed on a token."""
    if token < codes.FIRST_MINE:
        return token
    return codes.MINE if token < codes.FIRST_OBJECTIVE else codes.COLONIAL_OBJECTIVE


def bodies(state: Fields) -> dict[int, int]:
    """The bodies on the board that this state knows, by hex: revealed ones, and looked-at ones."""
    return {
        int(state.place[token]): body_of(token)
        for token in range(codes.TOKENS)
        if state.place[token] >= 0
    }


def unseen(state: Fields) -> dict[int, int]:
    """How many of each body may still be hidden somewhere."""
    counts = dict.fromkeys(range(codes.BODIES), 0)
    for token in range(codes.TOKENS):
        if int(state.in_play) >> token & 1:
            place = int(state.place[token])
            is_hidden = place >= 0 and has(state, state.hidden, place)
            counts[body_of(token)] += place == codes.UNSEEN or place <= codes.HELD or is_hidden
    return {body: count for body, count in counts.items() if count}


# What a nation has.


def ships_of(state: Fields, seat: int) -> list[int]:
    """The hexes of its ships on the board."""
    first = codes.SHIPS * seat
    found = [int(state.ship[first + ship]) for ship in range(codes.SHIPS)]
    return [number for number in found if number != codes.NO_HEX]


def colonies_of(state: Fields, seat: int) -> list[int]:
    """Its planets, counted from 0, in the order of their places."""
    first = codes.COLONIES * seat
    found = [int(state.colony[first + place]) for place in range(codes.COLONIES)]
    return [planet for planet in found if planet != codes.NO_PLANET]


def cards_of(state: Fields, seat: int) -> list[int]:
    """Its planet cards: Earth is 0, planet n is n; card number i lies on place EARTH + i."""
    return [codes.CARD_EARTH, *(planet + 1 for planet in colonies_of(state, seat))]


def place_of(state: Fields, seat: int, card: int) -> int:
    """The place of the cubes on one of its cards."""
    return codes.EARTH + cards_of(state, seat).index(card)


def card_at(state: Fields, seat: int, place: int) -> int:
    """The card whose cubes lie on a place."""
    return cards_of(state, seat)[place - codes.EARTH]


def cubes_at(state: Fields, seat: int, place: int) -> Cubes:
    """The cubes of a place."""
    shift, first = codes.PLACE_BITS * place, codes.CUBES * seat
    words = state.cubes
    return _cubes(
        *[
            int(words[at]) >> shift & (1 << codes.PLACE_BITS) - 1
            for at in range(first, first + codes.CUBES)
        ]
    )


@cache
def _cubes(energy: int, matter: int, antimatter: int) -> Cubes:
    return Cubes(energy, matter, antimatter)


def cubes_on(state: Fields, seat: int, card: int) -> Cubes:
    """The cubes on one of its cards."""
    return cubes_at(state, seat, place_of(state, seat, card))


def hex_of_card(state: Fields, card: int) -> int:
    """Where a planet card is on the board; Earth is at the Sun."""
    return int(state.tables.sun) if card == codes.CARD_EARTH else int(state.place[card - 1])


def level_of(state: Fields, nation: int, technology: int) -> int:
    """The level of a technology; nation 4 is the ghost."""
    shift = codes.LEVEL_BITS * technology
    return int(state.levels[nation]) >> shift & (1 << codes.LEVEL_BITS) - 1


def levels_of(state: Fields, nation: int) -> dict[str, int]:
    """All its levels."""
    return {name: level_of(state, nation, n) for n, name in enumerate(names.TECHNOLOGY_IDS)}


def on_tracks(numbers: vec[i64], nation: int) -> dict[str, int]:
    """What a row by nation and track says of a nation."""
    return {name: int(numbers[codes.TRACKS * nation + n]) for n, name in enumerate(names.TRACK_IDS)}


def bonuses_of(tables: Tables, *, rows_first: bool) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The bonus actions of the rows and of the columns of the action grid."""
    rows = tuple(int(bonus) for bonus in tables.row_bonus)
    columns = tuple(int(bonus) for bonus in tables.column_bonus)
    return (columns, rows) if rows_first else (rows, columns)


def body_name(body: int) -> str:
    """As answers write it."""
    return names.BODY_IDS[body]


def mask(numbers: Iterable[int]) -> int:
    """Numbers as bits."""
    return sum(1 << number for number in set(numbers))


def bits(word: int) -> list[int]:
    """The numbers of the bits that are set."""
    return [number for number in range(word.bit_length()) if word >> number & 1]


def price_of(state: Fields, seat: int, technology: int) -> int:
    """The cubes that the next level costs by Extraterrestrial Knowledge (R21)."""
    level = level_of(state, seat, technology) + 1
    price = int(state.tables.level_advances[codes.LEVELS * technology + level])
    return min(price, 1) if state.rulings.price == codes.PRICE_ONE_CUBE else price
