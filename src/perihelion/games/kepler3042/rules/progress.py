"""Progress cards: whom they serve, and their effects (README, 13)."""

from mypy_extensions import i64

from perihelion.games.kepler3042 import codes as c
from perihelion.games.kepler3042.rules.actions import ask_to_reveal
from perihelion.games.kepler3042.rules.bodies import ships_in_supply
from perihelion.games.kepler3042.rules.cubes import cubes_left, has_pit, possible
from perihelion.games.kepler3042.rules.emit import note
from perihelion.games.kepler3042.rules.frames import (
    become,
    change_top,
    pop,
    push,
    top_a,
    top_b,
    top_seat,
)
from perihelion.games.kepler3042.rules.moving import begin_movement
from perihelion.games.kepler3042.rules.producing import harvesters
from perihelion.games.kepler3042.rules.quantum import givers
from perihelion.games.kepler3042.rules.technology import level_of, next_advances, raise_level
from perihelion.games.kepler3042.rules.tracks import open_track
from perihelion.games.kepler3042.state import Fields

# Whom a card serves.


def metric_of(s: Fields, nation: i64, metric: i64) -> i64:
    """What a card compares, of a seat or the ghost."""
    at: i64 = c.TRACKS * nation
    if metric >= c.BY_MEDALS:
        rows = s.medals if metric == c.BY_MEDALS else s.space
        colonial = rows[at]
        at += 1
        return colonial + rows[at]
    if metric >= c.BY_TECHNOLOGY:
        return level_of(s, nation, metric - c.BY_TECHNOLOGY)
    at += metric - c.BY_TRACK
    return s.space[at]


def benefits(s: Fields) -> i64:
    """The seats that the open card would serve now, as a mask; bit GHOST for the ghost."""
    card = s.card
    one: i64 = 1
    everybody: i64 = (one << s.seats) - 1
    who = s.tables.who[card]
    if who == c.WHO_ALL:
        return everybody
    metric = s.tables.metric[card]
    sign: i64 = 1 if who == c.WHO_MOST else -1
    found = one
    best: i64 = sign * metric_of(s, 0, metric)
    nation: i64 = 1
    last: i64 = s.seats
    if s.seats == 1:
        nation = c.GHOST
        last = c.GHOST + 1
    while nation < last:
        value: i64 = sign * metric_of(s, nation, metric)
        if value > best:
            best = value
            found = one << nation
        elif value == best:
            found |= one << nation
        nation += 1
    return found


def resolve_card(s: Fields) -> None:
    """3a: who is served is settled once, then one after the other (13.1, 13.2)."""
    one: i64 = 1
    served: i64 = benefits(s) & ((one << s.seats) - 1)
    if served == 0 and s.log is not None:
        note(s, c.E_NO_BENEFIT, s.card)
    become(s, c.F_CARD, s.first)
    change_top(s, served, 0, 0)


def run_card(s: Fields) -> bool:
    """Go on with the card; False when nobody is left to be served."""
    served = top_a(s)
    if served == 0:
        return False
    seat = top_seat(s)
    while not (served >> seat) & 1:
        seat = seat + 1 if seat + 1 < s.seats else i64(0)
    number = top_b(s)
    card = s.card
    row: i64 = s.tables.first_effect[card] + number
    card += 1
    one: i64 = 1
    become(s, c.F_CARD, seat)
    if row == s.tables.first_effect[card]:
        change_top(s, served & ~(one << seat), 0, 0)
        return True
    if number == 0 and s.log is not None:
        note(s, c.E_BENEFIT, seat, s.card)
    change_top(s, served, number + 1, 0)
    _offer(s, seat, c.EFFECT * row)
    return True


# Effects.


def _offer(s: Fields, seat: i64, at: i64) -> None:
    """Ask for an effect of the card, if there is anything to do."""
    rows = s.tables.effects
    op = rows[at]
    at += 1
    count = rows[at]
    if op == c.OP_PRODUCE:
        if possible(s, seat, count):
            push(s, c.F_PRODUCE, seat, count, c.FROM_CARD, 0)
    elif op == c.OP_REGENERATE:
        if has_pit(s, seat):
            push(s, c.F_REGENERATE, seat, count, c.FROM_CARD, 0)
    elif op == c.OP_SHIP or op == c.OP_SHIP_ABROAD:
        if ships_in_supply(s, seat):
            push(s, c.F_YARD, seat, count, c.FROM_CARD, 1 if op == c.OP_SHIP_ABROAD else 0)
    elif op == c.OP_REVEAL:
        ask_to_reveal(s, seat, count, c.FROM_CARD)
    elif op == c.OP_LEVEL:
        at += 1
        highest = rows[at]
        at += 1
        if open_levels(s, seat, highest, rows[at]):
            push(s, c.F_LEVEL, seat, highest, rows[at], count)
    elif op == c.OP_MOVE:
        begin_movement(s, seat, count, c.FROM_CARD)
    elif op == c.OP_HARVEST:
        if harvesters(s, seat, 0, True):
            push(s, c.F_HARVEST, seat, count, c.FROM_CARD, 0)
    elif op == c.OP_ADVANCE:
        at += 1
        _offer_tracks(s, seat, count, rows[at])
    elif op == c.OP_MEDAL:
        at += 1
        push(s, c.F_MEDAL, seat, count, rows[at], 0)
    elif op == c.OP_SACRIFICE:
        at += 1
        _ask_sacrifice(s, seat, count, rows[at])
    else:
        kind: i64 = c.KIND_ASSIGN if op == c.OP_ASSIGN else c.KIND_TRANSFORM
        if givers(s, seat, kind, c.FROM_CARD):
            push(s, c.F_GIVER, seat, kind, c.FROM_CARD, count)


def _offer_tracks(s: Fields, seat: i64, tracks: i64, spaces: i64) -> None:
    """An advance on one of the tracks where it would not be lost (13.17)."""
    found: i64 = 0
    if tracks & 1 and open_track(s, seat, c.COLONIAL) >= 0:
        found = 1
    if tracks & 2 and open_track(s, seat, c.TECHNOLOGY) >= 0:
        found |= 2
    if found:
        push(s, c.F_TRACK, seat, found, spaces, 1)


def take_medals(s: Fields, seat: i64, track: i64) -> None:
    """Medals that a card gives come from the reserve (13.18)."""
    count = top_b(s)
    pop(s)
    at: i64 = c.TRACKS * seat + track
    s.medals[at] += count
    if s.log is not None:
        note(s, c.E_MEDALS, seat, track, count)


def _ask_sacrifice(s: Fields, seat: i64, count: i64, is_price: i64) -> None:
    """A loss, as far as there are cubes; or the price of what follows on the card (13.19)."""
    left = cubes_left(s, seat)
    if is_price and left < count:
        refuse_price(s)
    elif left:
        push(s, c.F_SACRIFICE, seat, min(count, left), c.FROM_CARD, is_price)


def refuse_price(s: Fields) -> None:
    """The rest of the card is not offered to this nation (13.19)."""
    card = s.card
    first = s.tables.first_effect[card]
    card += 1
    change_top(s, top_a(s), s.tables.first_effect[card] - first, 0)


# Levels by cards.


def price_of(s: Fields, seat: i64, technology: i64) -> i64:
    """The cubes that the next level costs in Extraterrestrial Knowledge (13.6, R21)."""
    count = next_advances(s, seat, technology)
    if s.rulings.price == c.PRICE_PER_ADVANCE:
        return count
    return 1 if s.rulings.price == c.PRICE_ONE_CUBE and count else 0


def open_levels(s: Fields, seat: i64, highest: i64, priced: i64) -> i64:
    """The technologies that a card may raise, as a mask (13.6, 13.13)."""
    found: i64 = 0
    bit: i64 = 1
    left: i64 = cubes_left(s, seat) if priced else i64(0)
    technology: i64 = 0
    while technology < c.TECHNOLOGIES:
        if level_of(s, seat, technology) < highest and (
            not priced or price_of(s, seat, technology) <= left
        ):
            found |= bit
        bit <<= 1
        technology += 1
    return found


def choose_level(s: Fields, seat: i64, technology: i64) -> None:
    """A technology is to be raised, once the price is sacrificed."""
    priced = top_b(s)
    pop(s)
    cubes: i64 = price_of(s, seat, technology) if priced else i64(0)
    by_icon: i64 = 1 if priced and s.rulings.price == c.PRICE_PER_ICON else 0
    push(s, c.F_RAISE, seat, technology, by_icon, 0)
    if cubes:
        push(s, c.F_SACRIFICE, seat, cubes, c.FROM_CARD, 0)


def run_raise(s: Fields) -> None:
    """The price is paid, and the level reached."""
    seat = top_seat(s)
    technology = top_a(s)
    priced = top_b(s)
    pop(s)
    raise_level(s, seat, technology, priced)
