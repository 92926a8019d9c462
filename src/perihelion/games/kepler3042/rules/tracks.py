"""The supremacy tracks: advancing space by space, medals and icons (README, 12)."""

from mypy_extensions import i64

from perihelion.games.kepler3042 import codes as c
from perihelion.games.kepler3042.rules.bits import bit
from perihelion.games.kepler3042.rules.cubes import cubes_left, has_cube, has_pit
from perihelion.games.kepler3042.rules.emit import note, set_cause
from perihelion.games.kepler3042.rules.frames import (
    change_top,
    pop,
    push,
    top_a,
    top_b,
    top_c,
    top_seat,
)
from perihelion.games.kepler3042.state import Fields


def advance(s: Fields, seat: i64, track: i64, spaces: i64, priced: i64) -> None:
    """A marker is to go forward; the stack does it, space by space (12.1)."""
    if spaces:
        push(s, c.F_ADVANCE, seat, track, spaces, priced)


def open_track(s: Fields, seat: i64, track: i64) -> i64:
    """The track on which an advance is made: the other one at the end (R16), or -1."""
    at: i64 = c.TRACKS * seat + track
    if s.space[at] < s.tables.last[track]:
        return track
    if s.rulings.other_track:
        other: i64 = 1 - track
        at = c.TRACKS * seat + other
        if s.space[at] < s.tables.last[other]:
            return other
    return -1


def step_on(s: Fields, seat: i64, track: i64) -> i64:
    """A marker goes to the next space, whose medal goes to the card (12.2); the space's icon."""
    at: i64 = c.TRACKS * seat + track
    space: i64 = s.space[at] + 1
    s.space[at] = space
    place: i64 = c.SPACES * track + space
    medal: i64 = s.lying & bit(place)
    if medal:
        s.lying ^= medal
        s.on_card += bit(8 * track)
        if s.log is not None:
            note(s, c.E_MEDAL, track, space)
    return s.tables.icon[place]


def run_advance(s: Fields) -> None:
    """Go on with an advance until a space asks something, or it is done."""
    seat = top_seat(s)
    track = top_a(s)
    left = top_b(s)
    priced = top_c(s)
    if s.log is not None:
        set_cause(s, _cause(s))
    while left:
        on = open_track(s, seat, track)
        if on < 0:
            if s.log is not None:
                note(s, c.E_LOST, seat, track, left)
            break
        left -= 1
        icon = step_on(s, seat, on)
        if s.log is not None:
            at: i64 = c.TRACKS * seat + on
            note(s, c.E_ADVANCE, seat, on, s.space[at])
        if icon != c.NO_ICON and _is_asked(s, seat, icon, priced):
            if left:
                change_top(s, track, left, priced)
            else:
                pop(s)
            if priced:
                push(s, c.F_ICON_PRICE, seat, icon, on, 0)
            else:
                ask_icon(s, seat, icon, on)
            return
    pop(s)


def _cause(s: Fields) -> i64:
    """An advance comes from what is going on, or from collaboration in a technology."""
    below = s.frames[s.depth - 2]
    if (below & c.KIND_MASK) == c.F_COLLABORATE and top_seat(s) != (
        below >> c.SEAT_SHIFT
    ) & c.SEAT_MASK:
        return c.CAUSE_TECHNOLOGY + ((below >> c.A_SHIFT) & c.NUMBER_MASK)
    return s.source


def _is_asked(s: Fields, seat: i64, icon: i64, priced: i64) -> bool:
    """Whether an icon has anything to decide (12.3, 12.6, R21)."""
    if icon == c.ICON_REGENERATE:
        return has_cube(s, seat) if priced else has_pit(s, seat)
    # In its own turn a nation may make the production possible by Quantum Physics.
    if seat == s.on_turn:
        return True
    at: i64 = c.CUBES * seat + icon - c.ICON_PRODUCE
    in_storage: i64 = s.cubes[at] & c.MOST
    return in_storage > 0 and (priced == 0 or cubes_left(s, seat) > 1)


def ask_icon(s: Fields, seat: i64, icon: i64, track: i64) -> None:
    """The nation may use the icon of a space."""
    if icon == c.ICON_REGENERATE:
        push(s, c.F_REGENERATE, seat, 1, c.FROM_ICON, track)
    else:
        push(s, c.F_ICON, seat, icon - c.ICON_PRODUCE, track, 0)


def pay_for_icon(s: Fields, seat: i64) -> None:
    """R21: an icon reached by Extraterrestrial Knowledge is used for one cube."""
    icon = top_a(s)
    track = top_b(s)
    pop(s)
    ask_icon(s, seat, icon, track)
    push(s, c.F_SACRIFICE, seat, 1, c.FROM_ICON, 0)
