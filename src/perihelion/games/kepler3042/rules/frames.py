"""Pending work: a stack of frames, one word each; the top one waits or runs."""

from mypy_extensions import i64

from perihelion.games.kepler3042.codes import (
    A_SHIFT,
    B_SHIFT,
    C_SHIFT,
    KIND_MASK,
    MAX_FRAMES,
    NUMBER_MASK,
    SEAT_MASK,
    SEAT_SHIFT,
)
from perihelion.games.kepler3042.state import Fields


def push(s: Fields, kind: i64, seat: i64, a: i64, b: i64, c: i64) -> None:
    """Put a frame on the stack."""
    number = s.depth
    if number == MAX_FRAMES:
        raise IndexError("the stack of frames is full")
    s.frames[number] = (
        kind | (seat << SEAT_SHIFT) | (a << A_SHIFT) | (b << B_SHIFT) | (c << C_SHIFT)
    )
    s.depth = number + 1


def become(s: Fields, kind: i64, seat: i64) -> None:
    """Nothing else is left to do than this."""
    s.frames[0] = kind | (seat << SEAT_SHIFT)
    s.depth = 1


def turn_base(s: Fields, kind: i64) -> None:
    """The frame at the bottom turns into another of the same seat; those above stay."""
    s.frames[0] = kind | (s.frames[0] & (SEAT_MASK << SEAT_SHIFT))


def pop(s: Fields) -> None:
    """Take the top frame away."""
    s.depth -= 1


def top(s: Fields) -> i64:
    """The word of the top frame."""
    at: i64 = s.depth - 1
    return s.frames[at]


def top_kind(s: Fields) -> i64:
    """What the top frame is."""
    return top(s) & KIND_MASK


def top_seat(s: Fields) -> i64:
    """Whom the top frame is about."""
    return (top(s) >> SEAT_SHIFT) & SEAT_MASK


def top_a(s: Fields) -> i64:
    """The first number of the top frame."""
    return (top(s) >> A_SHIFT) & NUMBER_MASK


def top_b(s: Fields) -> i64:
    """The second number of the top frame."""
    return (top(s) >> B_SHIFT) & NUMBER_MASK


def top_c(s: Fields) -> i64:
    """The third number of the top frame."""
    return top(s) >> C_SHIFT


def change_top(s: Fields, a: i64, b: i64, c: i64) -> None:
    """Change the numbers of the top frame."""
    at: i64 = s.depth - 1
    one: i64 = 1
    s.frames[at] = (
        (s.frames[at] & ((one << A_SHIFT) - 1)) | (a << A_SHIFT) | (b << B_SHIFT) | (c << C_SHIFT)
    )


def count_down(s: Fields) -> None:
    """One less in the first number of the top frame; the frame goes with the last."""
    at: i64 = s.depth - 1
    one: i64 = 1
    left: i64 = s.frames[at] - (one << A_SHIFT)
    if (left >> A_SHIFT) & NUMBER_MASK:
        s.frames[at] = left
    else:
        s.depth = at
