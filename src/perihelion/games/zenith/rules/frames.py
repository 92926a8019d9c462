"""Pending work: a stack of frames, one word each; the top one runs (data README, section 5)."""

from mypy_extensions import i64

from perihelion.games.zenith.codes import (
    ARG,
    ARG_MASK,
    ARG_SHIFT,
    AT,
    DIFFERS_PREVIOUS,
    F_LIST,
    KIND,
    KIND_MASK,
    LEFT,
    LEFT_MASK,
    LEFT_SHIFT,
    MOVED,
    MOVED_MASK,
    MOVED_SHIFT,
    PICKS,
    PICKS_MASK,
    PICKS_SHIFT,
    ROW_MASK,
    ROW_SHIFT,
    SEAT,
    SEAT_MASK,
    SEAT_SHIFT,
    SOURCE,
    SOURCE_MASK,
    SOURCE_SHIFT,
    WHO_MASK,
)
from perihelion.games.zenith.state import Fields
from perihelion.kernel.errors import BadPosition

# Reading the word of a frame.


def kind_in(frame: i64) -> i64:
    """What the frame is."""
    return frame & KIND_MASK


def seat_in(frame: i64) -> i64:
    """Who answers; -1 in a token frame whose member is still to be drawn by lot."""
    return ((frame >> SEAT_SHIFT) & SEAT_MASK) - 1


def row_in(frame: i64) -> i64:
    """The next row of a list, or the row that asks."""
    return frame >> ROW_SHIFT


def source_in(frame: i64) -> i64:
    """The number of the frame that holds the picks of this card, level, prime or token."""
    return (frame >> SOURCE_SHIFT) & SOURCE_MASK


def picks_in(frame: i64) -> i64:
    """In a source frame: the planets picked so far, as a mask."""
    return (frame >> PICKS_SHIFT) & PICKS_MASK


def moved_in(frame: i64) -> i64:
    """The card moved, or in a step that moves cards the frame to tell; or -1."""
    return ((frame >> MOVED_SHIFT) & MOVED_MASK) - 1


def left_in(frame: i64) -> i64:
    """Steps, rounds or planets left."""
    return (frame >> LEFT_SHIFT) & LEFT_MASK


def arg_in(frame: i64) -> i64:
    """Its cause in a list; otherwise what its kind needs."""
    return (frame >> ARG_SHIFT) & ARG_MASK


# The same word with one field changed.


def with_kind(frame: i64, kind: i64) -> i64:
    """The frame as one of another kind."""
    return (frame & ~KIND_MASK) | kind


def with_seat(frame: i64, seat: i64) -> i64:
    """The frame with another seat that answers."""
    return (frame & ~(SEAT_MASK << SEAT_SHIFT)) | (seat + 1) << SEAT_SHIFT


def with_picks(frame: i64, picks: i64) -> i64:
    """The frame with other planets picked."""
    return (frame & ~(PICKS_MASK << PICKS_SHIFT)) | picks << PICKS_SHIFT


def with_moved(frame: i64, moved: i64) -> i64:
    """The frame with another card moved, or another frame to tell."""
    return (frame & ~(MOVED_MASK << MOVED_SHIFT)) | (moved + 1) << MOVED_SHIFT


def with_left(frame: i64, left: i64) -> i64:
    """The frame with so much left."""
    return (frame & ~(LEFT_MASK << LEFT_SHIFT)) | left << LEFT_SHIFT


def with_arg(frame: i64, arg: i64) -> i64:
    """The frame with something else that its kind needs."""
    return (frame & ~(ARG_MASK << ARG_SHIFT)) | arg << ARG_SHIFT


# The stack: the top frame is `s.frame`, frame n beneath it stands at n + 1 of `s.frames`.


def frame_at(s: Fields, number: i64) -> i64:
    """The frame of this number, counted from the bottom."""
    above: i64 = number + 1
    return s.frame if above == s.depth else s.frames[above]


def put_at(s: Fields, number: i64, frame: i64) -> None:
    """Replace the frame of this number."""
    above: i64 = number + 1
    if above == s.depth:
        s.frame = frame
    else:
        s.frames[above] = frame


def push(s: Fields, kind: i64, seat: i64, row: i64, source: i64, left: i64, arg: i64) -> None:
    """Put a frame on the stack; an IndexError if it is full."""
    depth = s.depth
    s.frames[depth] = s.frame
    s.frame = (
        kind
        | (seat + 1) << SEAT_SHIFT
        | left << LEFT_SHIFT
        | arg << ARG_SHIFT
        | source << SOURCE_SHIFT
        | row << ROW_SHIFT
    )
    s.depth = depth + 1


def push_list(s: Fields, seat: i64, program: i64, cause: i64) -> None:
    """Put a new list of effects on the stack: a card, a level, a prime, a token."""
    push(s, F_LIST, seat, program, s.depth, 0, cause)


def push_nested(s: Fields, program: i64) -> None:
    """Put a list on the stack that belongs to the list or chain on top."""
    source = source_in(s.frame)
    push(s, F_LIST, seat_in(s.frame), program, source, 0, arg_in(frame_at(s, source)))


def push_beneath(s: Fields, seat: i64, program: i64, cause: i64) -> None:
    """Put a new list of effects right under the top frame (Z09, Z15)."""
    frame = s.frame
    pop(s)
    push_list(s, seat, program, cause)
    depth = s.depth
    s.frames[depth] = s.frame
    s.frame = frame
    s.depth = depth + 1


def become(s: Fields, kind: i64, seat: i64) -> None:
    """The frame at the bottom of the stack turns into another: order, turn, end of turn."""
    s.frame = (s.frame & ~WHO_MASK) | kind | (seat + 1) << SEAT_SHIFT
    s.depth = 1


def pop(s: Fields) -> None:
    """Take the top frame away."""
    depth: i64 = s.depth - 1
    s.frame = s.frames[depth]
    s.depth = depth


def pick(s: Fields, source: i64, planet: i64) -> None:
    """Remember a planet chosen for a card, level, prime or token (Z11)."""
    one: i64 = 1
    frame = frame_at(s, source)
    if s.rulings.differs_scope == DIFFERS_PREVIOUS:
        put_at(s, source, with_picks(frame, one << planet))
    else:
        put_at(s, source, frame | one << (planet + PICKS_SHIFT))


def tell(s: Fields, number: i64, card: i64) -> None:
    """Let a frame know which card its cost or first part moved."""
    put_at(s, number, with_moved(frame_at(s, number), card))


# All fields of a frame, for files and for people.


def frame_fields(s: Fields, number: int) -> list[int]:
    """The fields of a frame in the order of their codes."""
    frame = frame_at(s, number)
    return [
        int(kind_in(frame)),
        int(seat_in(frame)),
        int(row_in(frame)),
        int(source_in(frame)),
        int(picks_in(frame)),
        int(moved_in(frame)),
        int(left_in(frame)),
        int(arg_in(frame)),
    ]


def put_frame(s: Fields, number: int, fields: list[int]) -> None:
    """Write a frame from its fields; raises BadPosition for what no frame can hold."""
    word = 0
    for name, value, lowest, mask, shift in (
        ("kind", fields[KIND], 0, KIND_MASK, 0),
        ("seat", fields[SEAT], -1, SEAT_MASK, SEAT_SHIFT),
        ("row", fields[AT], 0, ROW_MASK, ROW_SHIFT),
        ("source", fields[SOURCE], 0, SOURCE_MASK, SOURCE_SHIFT),
        ("picks", fields[PICKS], 0, PICKS_MASK, PICKS_SHIFT),
        ("moved", fields[MOVED], -1, MOVED_MASK, MOVED_SHIFT),
        ("left", fields[LEFT], 0, LEFT_MASK, LEFT_SHIFT),
        ("arg", fields[ARG], 0, ARG_MASK, ARG_SHIFT),
    ):
        if not lowest <= value <= lowest + mask:
            raise BadPosition(f"frame {number}: there is no {name} {value}")
        word |= (value - lowest) << shift
    put_at(s, number, word)
