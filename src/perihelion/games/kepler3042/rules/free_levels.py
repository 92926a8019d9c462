"""The two free levels of the set-up (README, 2.12 and 2.13)."""

from mypy_extensions import i64

from perihelion.games.kepler3042 import codes as c
from perihelion.games.kepler3042.rules.emit import note
from perihelion.games.kepler3042.rules.frames import change_top, pop, push, top_b
from perihelion.games.kepler3042.rules.order import seat_in_order
from perihelion.games.kepler3042.rules.tracks import advance
from perihelion.games.kepler3042.state import Fields


def run_levels(s: Fields, done: i64) -> None:
    """Two free levels each: one after the other, or all at the same time (2.12, 2.13, R05)."""
    if done == s.seats:
        change_top(s, c.STAGE_LEVELS + 1, 0, 0)
    elif s.rulings.together:
        push(s, c.F_FREE_LEVELS, _first_undecided(s), 0, 0, 0)
    else:
        push(s, c.F_FREE_LEVELS, seat_in_order(s, done), 0, 0, 0)


def _first_undecided(s: Fields) -> i64:
    seat: i64 = 0
    while s.choice[seat] != c.NOT_CHOSEN:
        seat += 1
    return seat


def undecided(s: Fields) -> i64:
    """The seats that have still to choose their free levels, as a mask."""
    found: i64 = 0
    one: i64 = 1
    seat: i64 = 0
    while seat < s.seats:
        if s.choice[seat] == c.NOT_CHOSEN:
            found |= one << seat
        seat += 1
    return found


def first_of_pair(pair: i64) -> i64:
    """The lower technology of a pair."""
    first: i64 = 0
    rest: i64 = pair
    while rest >= c.TECHNOLOGIES - 1 - first:
        rest -= c.TECHNOLOGIES - 1 - first
        first += 1
    return first


def second_of_pair(pair: i64) -> i64:
    """The higher technology of a pair."""
    first: i64 = 0
    rest: i64 = pair
    while rest >= c.TECHNOLOGIES - 1 - first:
        rest -= c.TECHNOLOGIES - 1 - first
        first += 1
    return first + 1 + rest


def choose_free_levels(s: Fields, seat: i64, pair: i64) -> None:
    """A nation has chosen; together, nothing is shown before all have."""
    pop(s)
    done: i64 = top_b(s) + 1
    change_top(s, c.STAGE_LEVELS, done, 0)
    if not s.rulings.together:
        _raise_pair(s, seat, pair)
        _advance_pair(s, seat, pair)
        return
    s.choice[seat] = pair
    if s.log is not None and done < s.seats:
        note(s, c.E_CHOSEN, seat)
    if done == s.seats:
        seat = 0
        while seat < s.seats:
            _raise_pair(s, seat, s.choice[seat])
            seat += 1
        while done > 0:
            # The last on the stack is the first to advance.
            done -= 1
            seat = seat_in_order(s, done)
            _advance_pair(s, seat, s.choice[seat])
            s.choice[seat] = c.NOT_CHOSEN


def _raise_pair(s: Fields, seat: i64, pair: i64) -> None:
    one: i64 = 1
    first = first_of_pair(pair)
    second = second_of_pair(pair)
    s.levels[seat] += (one << (c.LEVEL_BITS * first)) + (one << (c.LEVEL_BITS * second))
    if s.log is not None:
        note(s, c.E_FREE_LEVELS, seat, first, second)


def _advance_pair(s: Fields, seat: i64, pair: i64) -> None:
    """The advances of both levels, if level 1 has any (2.12, 11.1)."""
    at: i64 = c.LEVELS * second_of_pair(pair) + 1
    advance(s, seat, c.TECHNOLOGY, s.tables.level_advances[at], 0)
    at = c.LEVELS * first_of_pair(pair) + 1
    advance(s, seat, c.TECHNOLOGY, s.tables.level_advances[at], 0)
