"""Space Construction and ships for nothing (README, 6.1 to 6.5, 7.7, 13.7, 13.11)."""

from mypy_extensions import i64

from perihelion.games.kepler3042 import codes as c
from perihelion.games.kepler3042.rules.bodies import launch, ships_in_supply
from perihelion.games.kepler3042.rules.cubes import payers, place_of_card, spend
from perihelion.games.kepler3042.rules.emit import named, note
from perihelion.games.kepler3042.rules.frames import change_top, pop, push, top_a, top_b, top_c
from perihelion.games.kepler3042.rules.sets import is_empty, spread
from perihelion.games.kepler3042.rules.technology import level_of
from perihelion.games.kepler3042.state import Fields


def ship_cost(s: Fields, seat: i64) -> i64:
    """The amounts that a ship costs (6.2, 6.3)."""
    level = level_of(s, seat, c.SPACE_TRAVEL)
    return s.tables.ship_cost[level]


def yards(s: Fields, seat: i64) -> i64:
    """The planet cards that can pay for a ship, as guards."""
    return payers(s, seat, ship_cost(s, seat))


def begin_building(s: Fields, seat: i64) -> None:
    """A: up to three ships, while there is one in the supply (6.1)."""
    if ships_in_supply(s, seat):
        push(s, c.F_BUILD, seat, 0, 0, 0)


def build_beside(s: Fields, seat: i64, card: i64) -> None:
    """A planet is to pay for a ship, which is then put beside it."""
    built: i64 = top_a(s) + 1
    if built == c.SHIPS or ships_in_supply(s, seat) == 1:
        pop(s)
    else:
        change_top(s, built, 0, 0)
    push(s, c.F_SHIP, seat, card, 0, 0)
    if s.rulings.either_price and level_of(s, seat, c.SPACE_TRAVEL) == c.TOP_LEVEL:
        push(s, c.F_PRICE, seat, card, 0, 0)
    else:
        spend(s, seat, place_of_card(s, seat, card), ship_cost(s, seat))


def pay_price(s: Fields, seat: i64, full: i64) -> None:
    """R32: the builder has chosen what the ship costs."""
    place = place_of_card(s, seat, top_a(s))
    pop(s)
    first: i64 = 0
    spend(s, seat, place, s.tables.ship_cost[first] if full else ship_cost(s, seat))


def put_beside(s: Fields, seat: i64, card: i64) -> None:
    """A ship for nothing is to be put beside a planet."""
    left: i64 = top_a(s) - 1
    if left and ships_in_supply(s, seat) > 1:
        change_top(s, left, top_b(s), top_c(s))
    else:
        pop(s)
    push(s, c.F_SHIP, seat, card, 0, 0)


def put_new_ship(s: Fields, seat: i64, hex_number: i64) -> None:
    """The new ship stands on its hex."""
    pop(s)
    launch(s, seat, hex_number)
    if s.log is not None:
        note(s, c.E_BUILD, seat, named(s, hex_number))


def abroad(s: Fields, seat: i64) -> i64:
    """Expansion Agreement: the planets that are colonies of others, as a mask (13.7)."""
    found: i64 = 0
    one: i64 = 1
    other: i64 = 0
    while other < s.seats:
        if other != seat:
            at: i64 = c.COLONIES * other
            last: i64 = at + c.COLONIES
            while at < last and s.colony[at] >= 0:
                found |= one << s.colony[at]
                at += 1
        other += 1
    return found


def find_berths(s: Fields, card: i64) -> None:
    """Found: where a ship may be put beside a planet, or else as near as possible (6.4, 6.5)."""
    t = s.tables
    centre = t.sun
    if card != c.CARD_EARTH:
        at: i64 = card - 1
        centre = s.place[at]
    found = t.found
    at = 0
    while at < t.words:
        found[at] = 0
        at += 1
    at = t.near_word[centre]
    found[at] = t.near_low[centre] & s.open[at] & ~s.ships[at]
    some: i64 = found[at]
    at += 1
    found[at] = t.near_high[centre] & s.open[at] & ~s.ships[at]
    if some | found[at]:
        return
    if not s.rulings.by_flight or not _find_nearest(s, centre, True):
        _find_nearest(s, centre, False)


def _find_nearest(s: Fields, centre: i64, by_flight: bool) -> bool:
    """Found: the nearest free space hexes, by steps of a ship or by distance (R06)."""
    t = s.tables
    found = t.found
    reached = t.reached
    words = t.words
    at: i64 = 0
    while at < words:
        reached[at] = 0
        at += 1
    at = t.word[centre]
    reached[at] = t.bit[centre]
    within = s.open if by_flight else t.board
    steps: i64 = 0
    while steps < 64:
        spread(reached, reached, within, 0, words - 1)
        at = 0
        while at < words:
            found[at] = reached[at] & s.open[at] & ~s.ships[at]
            at += 1
        if not is_empty(found):
            return True
        steps += 1
    return False
