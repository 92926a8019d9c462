"""Pending work: a stack of frames; the top one runs (data README, section 5)."""

from mypy_extensions import i64

from perihelion.games.zenith.codes import (
    ARG,
    AT,
    DIFFERS_PREVIOUS,
    F_LIST,
    FRAME,
    KIND,
    LEFT,
    MAX_FRAMES,
    MOVED,
    PICKS,
    SEAT,
    SOURCE,
)
from perihelion.games.zenith.state import Fields


def top(s: Fields) -> i64:
    """Where the top frame begins."""
    return (s.depth - 1) * FRAME


def push(s: Fields, kind: i64, seat: i64, at: i64, source: i64, left: i64, arg: i64) -> i64:
    """Put a frame on the stack; a negative `source` makes it a source of its own."""
    number = s.depth
    if number == MAX_FRAMES:
        raise IndexError("the stack of frames is full")
    base: i64 = number * FRAME
    frames = s.frames
    frames[base + KIND] = kind
    frames[base + SEAT] = seat
    frames[base + AT] = at
    frames[base + SOURCE] = number if source < 0 else source
    frames[base + PICKS] = 0
    frames[base + MOVED] = -1
    frames[base + LEFT] = left
    frames[base + ARG] = arg
    s.depth = number + 1
    s.kind = kind
    return base


def push_list(s: Fields, seat: i64, program: i64, cause: i64) -> i64:
    """Put a new list of effects on the stack: a card, a level, a prime, a token."""
    return push(s, F_LIST, seat, program, -1, 0, cause)


def push_nested(s: Fields, parent: i64, program: i64) -> i64:
    """Put a list on the stack that belongs to the list or chain at `parent`."""
    frames = s.frames
    source = frames[parent + SOURCE]
    cause = frames[source * FRAME + ARG]
    return push(s, F_LIST, frames[parent + SEAT], program, source, 0, cause)


def push_beneath(s: Fields, seat: i64, program: i64, cause: i64) -> None:
    """Put a new list of effects right under the top frame (Z09, Z15)."""
    old = top(s)
    new = push(s, F_LIST, seat, program, -1, 0, 0)
    frames = s.frames
    i: i64 = 0
    while i < FRAME:
        frames[new + i] = frames[old + i]
        i += 1
    number: i64 = s.depth - 2
    frames[old + KIND] = F_LIST
    frames[old + SEAT] = seat
    frames[old + AT] = program
    frames[old + SOURCE] = number
    frames[old + PICKS] = 0
    frames[old + MOVED] = -1
    frames[old + LEFT] = 0
    frames[old + ARG] = cause
    know_kind(s)


def become(s: Fields, kind: i64, seat: i64) -> None:
    """The frame at the bottom of the stack turns into another: order, turn, end of turn."""
    s.frames[KIND] = kind
    s.frames[SEAT] = seat
    s.depth = 1
    s.kind = kind


def know_kind(s: Fields) -> None:
    """Look up what is on top of the stack now."""
    if s.depth > 0:
        at = top(s)
        s.kind = s.frames[at]


def pop(s: Fields) -> None:
    """Take the top frame away."""
    s.depth -= 1
    know_kind(s)


def pick(s: Fields, source: i64, planet: i64) -> None:
    """Remember a planet chosen for a card, level, prime or token (Z11)."""
    one: i64 = 1
    base: i64 = source * FRAME + PICKS
    if s.rulings.differs_scope == DIFFERS_PREVIOUS:
        s.frames[base] = one << planet
    else:
        s.frames[base] = s.frames[base] | (one << planet)


def cause(s: Fields) -> i64:
    """What the frame on top comes from, for the events."""
    frames = s.frames
    return frames[frames[top(s) + SOURCE] * FRAME + ARG]
