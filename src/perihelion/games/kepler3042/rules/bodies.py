"""Bodies and ships on the board: laid, revealed, landed on, withdrawn (README, 2, 8 and 9)."""

from mypy_extensions import i64

from perihelion.games.kepler3042 import codes as c
from perihelion.games.kepler3042.rules.emit import named, note
from perihelion.games.kepler3042.rules.sets import exclude, grown, has, include
from perihelion.games.kepler3042.state import Fields

# Tokens.


def body_of(token: i64) -> i64:
    """What is printed on a token."""
    if token < c.FIRST_MINE:
        return token
    return c.MINE if token < c.FIRST_OBJECTIVE else c.COLONIAL_OBJECTIVE


def token_at(s: Fields, hex_number: i64) -> i64:
    """The token whose place is a hex; TOKENS if none is known."""
    token: i64 = 0
    while token < c.TOKENS and s.place[token] != hex_number:
        token += 1
    return token


def is_mine(s: Fields, hex_number: i64) -> bool:
    """Whether a mine is known to be on a hex."""
    token: i64 = c.FIRST_MINE
    while token < c.FIRST_OBJECTIVE:
        if s.place[token] == hex_number:
            return True
        token += 1
    return False


def is_colonial_objective(s: Fields, hex_number: i64) -> bool:
    """Whether a colonial objective is known to be on a hex."""
    token: i64 = c.FIRST_OBJECTIVE
    while token < c.TOKENS:
        if s.place[token] == hex_number:
            return True
        token += 1
    return False


def token_with(s: Fields, body: i64, place: i64) -> i64:
    """A token of this match with a body in a place; TOKENS if there is none."""
    if body < c.PLANETS:
        in_play: i64 = (s.in_play >> body) & 1
        return body if in_play and s.place[body] == place else i64(c.TOKENS)
    token: i64 = c.FIRST_MINE if body == c.MINE else c.FIRST_OBJECTIVE
    last: i64 = c.FIRST_OBJECTIVE if body == c.MINE else c.TOKENS
    while token < last:
        if (s.in_play >> token) & 1 and s.place[token] == place:
            return token
        token += 1
    return c.TOKENS


def count_with(s: Fields, body: i64, place: i64) -> i64:
    """How many tokens of this match have a body and are in a place."""
    if body < c.PLANETS:
        return 1 if token_with(s, body, place) == body else 0
    token: i64 = c.FIRST_MINE if body == c.MINE else c.FIRST_OBJECTIVE
    last: i64 = c.FIRST_OBJECTIVE if body == c.MINE else c.TOKENS
    count: i64 = 0
    while token < last:
        if (s.in_play >> token) & 1 and s.place[token] == place:
            count += 1
        token += 1
    return count


def put_token(s: Fields, token: i64, place: i64) -> None:
    """A token goes to a place; equal tokens stay in the order of their places."""
    s.place[token] = place
    if token >= c.FIRST_OBJECTIVE:
        _sort(s, c.FIRST_OBJECTIVE, s.tables.objectives_for[s.seats])
    elif token >= c.FIRST_MINE:
        _sort(s, c.FIRST_MINE, s.tables.mines_for[s.seats])


def sort_tokens(s: Fields) -> None:
    """Bring equal tokens into the order of their places."""
    _sort(s, c.FIRST_OBJECTIVE, s.tables.objectives_for[s.seats])
    _sort(s, c.FIRST_MINE, s.tables.mines_for[s.seats])


def _sort(s: Fields, first: i64, count: i64) -> None:
    places = s.place
    number: i64 = 1
    while number < count:
        at: i64 = first + number
        place = places[at]
        while at > first:
            before: i64 = at - 1
            if places[before] <= place:
                break
            places[at] = places[before]
            at = before
        places[at] = place
        number += 1


# Laying and revealing.


def placements(s: Fields) -> i64:
    """How often the bodies have been picked up again in this set-up (2.3)."""
    frame = s.frames[0]
    return frame >> c.C_SHIFT if (frame & c.KIND_MASK) == c.F_SETUP else i64(0)


def find_sites(s: Fields) -> None:
    """Found: where a body may be laid: beside a star, beside no other body (2.2).

    A placement that gets stuck again and again is laid where all bodies are sure to fit (2.3).
    """
    t = s.tables
    found = t.found
    words = t.words
    sites = t.last_resort if placements(s) == c.PLACEMENTS else t.allowed
    first: i64 = words * s.seats
    at: i64 = 0
    before: i64 = 0
    here: i64 = t.space[at] & ~s.open[at]
    while at < words:
        following: i64 = at + 1
        after: i64 = t.space[following] & ~s.open[following] if following < words else i64(0)
        row: i64 = first + at
        found[at] = sites[row] & s.open[at] & ~grown(before, here, after)
        before = here
        here = after
        at = following


def is_site(s: Fields, hex_number: i64) -> bool:
    """Whether bodies allow another one on a hex beside a star (2.2)."""
    t = s.tables
    if not has(s.open, t, hex_number):
        return False
    at = t.near_word[hex_number]
    around: i64 = t.near_low[hex_number] & t.space[at] & ~s.open[at]
    at += 1
    return (around | (t.near_high[hex_number] & t.space[at] & ~s.open[at])) == 0


def lay_body(s: Fields, hex_number: i64) -> None:
    """A hidden body lies on a hex."""
    exclude(s.open, s.tables, hex_number)
    include(s.hidden, s.tables, hex_number)


def reveal(s: Fields, hex_number: i64, body: i64) -> None:
    """A hidden body turns out to be this one (6.16)."""
    exclude(s.hidden, s.tables, hex_number)
    include(s.landing, s.tables, hex_number)
    if not s.rulings.peek or token_at(s, hex_number) == c.TOKENS:
        put_token(s, token_with(s, body, c.UNSEEN), hex_number)
    if s.log is not None:
        note(s, c.E_REVEALED, named(s, hex_number), body)


# Ships.


def ships_in_supply(s: Fields, seat: i64) -> i64:
    """How many ships of a nation are not on the board."""
    count: i64 = 0
    at: i64 = c.SHIPS * seat
    while count < c.SHIPS and s.ship[at] == c.NO_HEX:
        at += 1
        count += 1
    return count


def put_ship(s: Fields, slot: i64, hex_number: i64) -> None:
    """A ship goes to a hex or to the supply; the ships of a seat stay in order."""
    ships = s.ship
    ships[slot] = hex_number
    first: i64 = slot
    while first >= c.SHIPS:
        first -= c.SHIPS
    first = slot - first
    last: i64 = first + c.SHIPS - 1
    while slot > first:
        before: i64 = slot - 1
        if ships[before] <= hex_number:
            break
        ships[slot] = ships[before]
        ships[before] = hex_number
        _swap_moved(s, before - first)
        slot = before
    while slot < last:
        after: i64 = slot + 1
        if ships[after] >= hex_number:
            break
        ships[slot] = ships[after]
        ships[after] = hex_number
        _swap_moved(s, slot - first)
        slot = after


def _swap_moved(s: Fields, ship: i64) -> None:
    """Ship and the next one have changed places."""
    differ: i64 = ((s.moved >> ship) ^ (s.moved >> (ship + 1))) & 1
    s.moved ^= (differ << ship) | (differ << (ship + 1))


def launch(s: Fields, seat: i64, hex_number: i64) -> None:
    """A ship comes from the supply, where ships stand first, to a space hex."""
    include(s.ships, s.tables, hex_number)
    put_ship(s, c.SHIPS * seat, hex_number)


def slot_at(s: Fields, seat: i64, hex_number: i64) -> i64:
    """The row of the ship of a nation that stands on a hex."""
    slot: i64 = c.SHIPS * seat
    while s.ship[slot] != hex_number:
        slot += 1
    return slot


def take_off(s: Fields, seat: i64, hex_number: i64) -> None:
    """A ship leaves its hex for the supply."""
    exclude(s.ships, s.tables, hex_number)
    put_ship(s, slot_at(s, seat, hex_number), c.NO_HEX)


def is_on_body(s: Fields, hex_number: i64) -> bool:
    """Whether a ship on this hex stands on a body."""
    return not has(s.open, s.tables, hex_number)
