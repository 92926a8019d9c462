"""Movement and withdrawal (README, 8 and 9)."""

from mypy_extensions import i64

from perihelion.games.kepler3042 import codes as c
from perihelion.games.kepler3042.rules.bodies import (
    is_colonial_objective,
    is_mine,
    is_on_body,
    put_ship,
    put_token,
    slot_at,
    take_off,
    token_at,
)
from perihelion.games.kepler3042.rules.cubes import has_pit
from perihelion.games.kepler3042.rules.emit import named, note
from perihelion.games.kepler3042.rules.frames import change_top, pop, push, top_a, top_b
from perihelion.games.kepler3042.rules.sets import (
    exclude,
    grown,
    has,
    include,
    is_empty,
    spread,
)
from perihelion.games.kepler3042.rules.technology import level_of
from perihelion.games.kepler3042.rules.tracks import advance
from perihelion.games.kepler3042.state import Fields


def speed_of(s: Fields, seat: i64) -> i64:
    """The hexes that a ship may move (8.1)."""
    level = level_of(s, seat, c.SPACE_TRAVEL)
    return s.tables.speed[level]


# Where a ship can go.


def find_ends(s: Fields, hex_number: i64, steps: i64) -> None:
    """Found: the hexes where a leg of so many steps may end (8.3 to 8.9).

    A leg leads through space hexes, over ships too; it ends on one without a ship, or on a
    revealed body that is free.
    """
    t = s.tables
    found = t.found
    reached = t.reached
    last: i64 = t.words - 1
    open_hexes = s.open
    at: i64 = 0
    while at <= last:
        reached[at] = 0
        found[at] = 0
        at += 1
    start = t.word[hex_number]
    reached[start] = t.bit[hex_number]
    low = start
    high = start
    left: i64 = steps - 1
    while left > 0:
        if low > 0:
            low -= 1
        if high < last:
            high += 1
        spread(reached, reached, open_hexes, low, high)
        left -= 1
    if low > 0:
        low -= 1
    if high < last:
        high += 1
    ships = s.ships
    landing = s.landing
    at = low
    before: i64 = 0
    here: i64 = reached[at]
    while at <= high:
        following: i64 = at + 1
        after: i64 = reached[following] if following <= last else i64(0)
        ends: i64 = (open_hexes[at] & ~ships[at]) | landing[at]
        found[at] = (here | grown(before, here, after)) & ends
        before = here
        here = after
        at = following


def steps_to(s: Fields, hex_number: i64, end: i64, most: i64) -> i64:
    """The steps of the shortest way to where a leg may end (8.3)."""
    steps: i64 = 1
    while steps < most:
        find_ends(s, hex_number, steps)
        if has(s.tables.found, s.tables, end):
            break
        steps += 1
    return steps


def can_move(s: Fields, hex_number: i64, steps: i64) -> bool:
    """Whether a ship on a hex has anywhere to go."""
    if steps == 0 or is_on_body(s, hex_number):
        return False
    t = s.tables
    at = t.near_word[hex_number]
    if t.near_low[hex_number] & ((s.open[at] & ~s.ships[at]) | s.landing[at]):
        return True
    at += 1
    if t.near_high[hex_number] & ((s.open[at] & ~s.ships[at]) | s.landing[at]):
        return True
    if steps == 1:
        return False
    find_ends(s, hex_number, steps)
    return not is_empty(t.found)


def movable(s: Fields, seat: i64, steps: i64) -> i64:
    """The ships of a nation that can still move in this movement, as a mask (8.1, 8.2)."""
    found: i64 = 0
    bit: i64 = 1
    at: i64 = c.SHIPS * seat
    while bit < 1 << c.SHIPS:
        if s.ship[at] != c.NO_HEX and not s.moved & bit and can_move(s, s.ship[at], steps):
            found |= bit
        at += 1
        bit <<= 1
    return found


# Moving.


def begin_movement(s: Fields, seat: i64, steps: i64, source: i64) -> None:
    """Each ship of a nation may move; where no quantum door is, only if one can."""
    s.moved = 0
    if source == c.FROM_ACTION or source == c.FROM_BONUS or movable(s, seat, steps):
        push(s, c.F_MOVE, seat, steps, source, 0)


def choose_ship(s: Fields, seat: i64, hex_number: i64) -> None:
    """A ship is to move."""
    one: i64 = 1
    s.moved |= one << (slot_at(s, seat, hex_number) - c.SHIPS * seat)
    push(s, c.F_LEG, seat, hex_number, top_a(s), 0)


def end_leg(s: Fields, seat: i64, end: i64) -> None:
    """The ship flies to where this leg ends."""
    origin = top_a(s)
    steps = top_b(s)
    t = s.tables
    is_body = is_on_body(s, end)
    is_token = is_body and is_colonial_objective(s, end)
    used: i64 = 0
    if is_token or s.log is not None:
        used = steps_to(s, origin, end, steps)
    exclude(s.ships, t, origin)
    include(s.ships, t, end)
    put_ship(s, slot_at(s, seat, origin), end)
    if is_body:
        exclude(s.landing, t, end)
    if s.log is not None:
        note(s, c.E_MOVE, seat, named(s, origin), named(s, end), used)
    if not is_token:
        end_move(s, seat)
        return
    put_token(s, token_at(s, end), c.TAKEN)
    include(s.open, t, end)
    if s.log is not None:
        note(s, c.E_TAKE_OBJECTIVE, seat, named(s, end))
    if used < steps:
        change_top(s, end, steps - used, 1)
    else:
        end_move(s, seat)
    advance(s, seat, c.COLONIAL, 1, 0)


def end_move(s: Fields, seat: i64) -> None:
    """A ship has moved; the movement goes on while another can, or while its door is open."""
    pop(s)
    source = top_b(s)
    if source != c.FROM_ACTION and source != c.FROM_BONUS and not movable(s, seat, top_a(s)):
        end_movement(s)


def end_movement(s: Fields) -> None:
    """No ship moves any more."""
    s.moved = 0
    pop(s)


# Withdrawal.


def withdraw(s: Fields, seat: i64, hex_number: i64) -> None:
    """A ship goes back to the supply; from a mine it may bring a cube (9.1, 9.2)."""
    take_off(s, seat, hex_number)
    if s.log is not None:
        note(s, c.E_WITHDRAW, seat, named(s, hex_number))
    if not is_on_body(s, hex_number):
        return
    include(s.landing, s.tables, hex_number)
    if is_mine(s, hex_number) and has_pit(s, seat):
        push(s, c.F_REGENERATE, seat, 1, c.FROM_MINE, 0)
