"""Productions: of main actions, bonus actions, icons and cards (README, 5.2, 6.18 to 6.20)."""

from mypy_extensions import i64

from perihelion.games.kepler3042 import codes as c
from perihelion.games.kepler3042.rules.cubes import colonies_of, place_of_card, possible, produce
from perihelion.games.kepler3042.rules.frames import (
    change_top,
    pop,
    push,
    top_a,
    top_b,
    top_c,
    top_kind,
)
from perihelion.games.kepler3042.rules.technology import level_of
from perihelion.games.kepler3042.state import Fields


def stored(s: Fields, seat: i64) -> i64:
    """The energy that Energy Storage produces (6.18)."""
    level = level_of(s, seat, c.ENERGY_DEVELOPMENT)
    return s.tables.stores[level]


def generated(s: Fields, seat: i64) -> i64:
    """The antimatter that Antimatter Generation produces, as amounts (6.20)."""
    level = level_of(s, seat, c.ANTIMATTER_SCIENCE)
    return s.tables.generates[level] << (c.AMOUNT_BITS * c.ANTIMATTER)


def producers(s: Fields, seat: i64) -> i64:
    """How many colonies Production lets produce (6.19)."""
    level = level_of(s, seat, c.TERRAFORMING)
    return s.tables.producers[level]


def yield_of(s: Fields, seat: i64, place: i64) -> i64:
    """The amounts on the visible face of a colony."""
    at: i64 = c.COLONIES * seat + place - c.EARTH - 1
    planet = s.colony[at]
    row: i64 = 2 * planet + ((s.terraformed[seat] >> planet) & 1)
    return s.tables.yields[row]


def harvesters(s: Fields, seat: i64, done: i64, fruitful: bool) -> i64:
    """The colonies that have not produced yet, as a mask of places; only those that would
    produce something, if wanted.
    """
    found: i64 = 0
    one: i64 = 1
    place: i64 = c.EARTH + 1
    last: i64 = place + colonies_of(s, seat)
    while place < last:
        if not (done >> place) & 1 and (
            not fruitful or possible(s, seat, yield_of(s, seat, place))
        ):
            found |= one << place
        place += 1
    return found


def make(s: Fields, seat: i64, place: i64, amounts: i64, is_card: bool) -> None:
    """What the storage has of the amounts goes to a planet card, or less if one may (5.3, R09)."""
    found = possible(s, seat, amounts)
    if not s.rulings.produce_less or (is_card and not s.rulings.may_decline):
        produce(s, seat, place, found)
    elif found:
        push(s, c.F_AMOUNT, seat, place, found, 0)


def produce_on(s: Fields, seat: i64, card: i64) -> None:
    """A planet is chosen for a production."""
    amounts = top_a(s)
    is_card = top_b(s) == c.FROM_CARD
    pop(s)
    make(s, seat, place_of_card(s, seat, card), amounts, is_card)


def begin_harvest(s: Fields, seat: i64) -> None:
    """H: colonies produce, one after the other (6.19)."""
    if producers(s, seat):
        push(s, c.F_HARVEST, seat, producers(s, seat), c.FROM_ACTION, 0)


def harvest(s: Fields, seat: i64, card: i64) -> None:
    """A colony produces its visible face."""
    place = place_of_card(s, seat, card)
    left: i64 = top_a(s) - 1
    source = top_b(s)
    one: i64 = 1
    done: i64 = top_c(s) | (one << place)
    if left:
        change_top(s, left, source, done)
    else:
        pop(s)
    make(s, seat, place, yield_of(s, seat, place), source == c.FROM_CARD)
    # A card asks again only if another colony would produce something.
    is_asked = left and source == c.FROM_CARD and top_kind(s) == c.F_HARVEST
    if is_asked and not harvesters(s, seat, done, True):
        pop(s)


def choose_amount(s: Fields, seat: i64, count: i64) -> None:
    """R09: so many cubes of the first type are produced; then the next type is asked."""
    place = top_a(s)
    left = top_b(s)
    shift: i64 = 0
    while not (left >> shift) & c.AMOUNT_MASK:
        shift += c.AMOUNT_BITS
    left &= ~(c.AMOUNT_MASK << shift)
    if left:
        change_top(s, place, left, 0)
    else:
        pop(s)
    produce(s, seat, place, count << shift)


def ask_production(s: Fields, seat: i64, amounts: i64, source: i64) -> None:
    """A planet is to be chosen for a production."""
    push(s, c.F_PRODUCE, seat, amounts, source, 0)


def use_icon(s: Fields, seat: i64, card: i64) -> None:
    """An icon produces one cube (12.3)."""
    amounts: i64 = 1
    amounts <<= c.AMOUNT_BITS * top_a(s)
    pop(s)
    produce(s, seat, place_of_card(s, seat, card), possible(s, seat, amounts))
