"""Seats around a table, counted from whoever looks, and how a victory is divided among them."""

from mypy_extensions import i64

from perihelion.kernel.state import State


def seat_after(state: State, seat: i64, count: i64) -> i64:
    """The seat so many after another; fewer than there are seats."""
    after: i64 = seat + count
    return after - state.seats if after >= state.seats else after


def seats_between(state: State, viewer: i64, seat: i64) -> i64:
    """How many seats after the viewer a seat comes."""
    after: i64 = seat - viewer
    return after + state.seats if after < 0 else after


def place_seen(state: State, viewer: i64, seat: i64) -> i64:
    """The same counted from 1, or 0 for nobody, who is less than 0."""
    if seat < 0:
        return 0
    return seats_between(state, viewer, seat) + 1


def share_of_victory(state: State, winners: int, seat: int) -> float:
    """Winners get what the others lose, 1 at most; a victory of several is divided."""
    others = int(state.seats) - 1
    if not winners >> seat & 1:
        return -1.0 / others
    count = winners.bit_count()
    return (others + 1 - count) / (count * others)
