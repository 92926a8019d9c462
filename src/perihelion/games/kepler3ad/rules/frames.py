"""Pending work: a stack of frames; the top one waits or runs."""

from mypy_extensions import i64

from perihelion.games.kepler3ad.codes import (
    F_DISC,
    FRAME,
    KIND,
    MAX_FRAMES,
    SEAT,
    SOURCE_SHIFT,
    A,
    B,
)
from perihelion.games.kepler3ad.state import Fields


def push(s: Fields, kind: i64, seat: i64, a: i64, b: i64) -> None:
    """Put a frame on the stack."""
    number = s.depth
    if number == MAX_FRAMES:
        raise IndexError("the stack of frames is full")
    at: i64 = number * FRAME
    frames = s.frames
    frames[at] = kind
    at += 1
    frames[at] = seat
    at += 1
    frames[at] = a
    at += 1
    frames[at] = b
    s.depth = number + 1


def push_power(s: Fields, seat: i64, discs: i64, source: i64) -> None:
    """Ask for the discs that the corporation of a seat raises."""
    levels: i64 = s.tables.power_levels[s.corporation[seat]]
    push(s, F_DISC, seat, discs, levels + (source << SOURCE_SHIFT))


def become(s: Fields, kind: i64, seat: i64) -> None:
    """The frame at the bottom turns into another, and nothing else is left to do."""
    s.depth = 0
    push(s, kind, seat, 0, 0)


def pop(s: Fields) -> None:
    """Take the top frame away."""
    s.depth -= 1


def top_kind(s: Fields) -> i64:
    """What the top frame is."""
    at: i64 = s.depth * FRAME - FRAME + KIND
    return s.frames[at]


def top_seat(s: Fields) -> i64:
    """Whom the top frame is about."""
    at: i64 = s.depth * FRAME - FRAME + SEAT
    return s.frames[at]


def top_a(s: Fields) -> i64:
    """The first number of the top frame."""
    at: i64 = s.depth * FRAME - FRAME + A
    return s.frames[at]


def top_b(s: Fields) -> i64:
    """The second number of the top frame."""
    at: i64 = s.depth * FRAME - FRAME + B
    return s.frames[at]


def set_a(s: Fields, number: i64) -> None:
    """Change the first number of the top frame."""
    at: i64 = s.depth * FRAME - FRAME + A
    s.frames[at] = number


def set_b(s: Fields, number: i64) -> None:
    """Change the second number of the top frame."""
    at: i64 = s.depth * FRAME - FRAME + B
    s.frames[at] = number
