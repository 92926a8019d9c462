"""What an answer does: it acts on the top frame, and leaves the rest to the stack."""

from mypy_extensions import i64

from perihelion.games.kepler3ad import codes as c
from perihelion.games.kepler3ad.rules.actions import (
    build,
    choose_action,
    give,
    move_group,
    number_of,
    place_group,
)
from perihelion.games.kepler3ad.rules.corporations import place_vanguard
from perihelion.games.kepler3ad.rules.emit import note, set_cause
from perihelion.games.kepler3ad.rules.ending import roll_off
from perihelion.games.kepler3ad.rules.frames import (
    become,
    pop,
    push,
    set_a,
    set_b,
    top_a,
    top_b,
    top_kind,
    top_seat,
)
from perihelion.games.kepler3ad.rules.influence import (
    choose_die,
    move_piece,
    pick_piece,
    raise_chosen,
    remove_piece,
    roll_chosen,
    spend,
)
from perihelion.games.kepler3ad.rules.rolling import claim, land, lower, take_die, turn_die
from perihelion.games.kepler3ad.rules.scoring import lay_token
from perihelion.games.kepler3ad.rules.setup import deal, lay_first_token, start_with, turn_up
from perihelion.games.kepler3ad.state import Fields
from perihelion.kernel.bits import lowest_bit


def answer(s: Fields, seat: i64, action: i64) -> None:
    """Carry out the answer of a seat."""
    kind = top_kind(s)
    if s.log is not None:
        set_cause(s, cause_of(s, kind))
    if action < c.A_PLACE:
        _answer_window(s, seat, action)
    elif action < c.A_FROM:
        if kind == c.F_VANGUARD:
            place_vanguard(s, seat, action - c.A_PLACE)
        else:
            place_group(s, seat, action - c.A_PLACE)
    elif action < c.A_TO:
        push(s, c.F_TO_GROUP, seat, action - c.A_FROM, top_b(s))
    elif action < c.A_RAISE:
        if kind == c.F_TO_GROUP:
            move_group(s, seat, action - c.A_TO)
        else:
            move_piece(s, seat, action - c.A_TO)
    elif action < c.A_BUILD:
        _raise(s, seat, action - c.A_RAISE)
    elif action == c.A_SKIP:
        _skip(s, seat, kind)
    elif action < c.A_GIVE:
        build(s, seat, action - c.A_BUILD)
    elif action < c.A_SKIP:
        give(s, seat, action - c.A_GIVE)
    else:
        _answer_influence(s, seat, action)


def _answer_window(s: Fields, seat: i64, action: i64) -> None:
    if action == c.A_CLAIM:
        claim(s, seat)
        return
    if s.rulings.at_once_421:
        s.bonus = 0
    if action < c.A_CLAIM:
        if s.log is not None:
            set_cause(s, c.CAUSE_TRACK + action - c.A_SPEND)
        spend(s, seat, action - c.A_SPEND)
    elif action == c.A_FINISH:
        if s.log is not None:
            note(s, c.E_FINISH, seat)
        become(s, c.F_END_TURN, seat)
    elif action < c.A_SEVEN:
        code: i64 = action - c.A_ACTION
        number: i64 = (code >> 1) + 1
        choose_action(s, seat, number, number, code & 1, 1)
    else:
        face = number_of(action)
        choose_action(s, seat, 7, face, action - c.A_SEVEN - 3 * (face - 1), 2)


def _raise(s: Fields, seat: i64, track: i64) -> None:
    what = top_b(s)
    one: i64 = 1
    source: i64 = what >> c.SOURCE_SHIFT
    raise_chosen(s, seat, track, what & c.LEVELS_MASK)
    if source != c.BY_EVENT:
        s.raised |= one << track
        s.acted = 1
    left: i64 = top_a(s) - 1
    if left:
        set_a(s, left)
    else:
        pop(s)


def _skip(s: Fields, seat: i64, kind: i64) -> None:
    """What is left of this kind of groups is left out (7.7)."""
    if s.log is not None:
        note(s, c.E_SKIP, seat)
    if kind == c.F_REROLL:
        roll_chosen(s, seat)
    else:
        pop(s)


def _answer_influence(s: Fields, seat: i64, action: i64) -> None:
    if action < c.A_SHIFT:
        take_die(s, seat, action - c.A_REROLL)
        choose_die(s, seat)
    elif action < c.A_REMOVE:
        code: i64 = action - c.A_SHIFT
        turn_die(s, seat, code >> 1, code & 1)
    elif action < c.A_LOWER:
        remove_piece(s, seat, action - c.A_REMOVE)
    elif action < c.A_MOVE:
        lower(s, seat, action - c.A_LOWER)
    else:
        pick_piece(s, seat, action - c.A_MOVE)


def cause_of(s: Fields, kind: i64) -> i64:
    """What the frame on top comes from, for events and questions."""
    if kind == c.F_DISC:
        source: i64 = top_b(s) >> c.SOURCE_SHIFT
        if source >= c.BY_YARDS:
            return c.CAUSE_CORPORATION + s.corporation[top_seat(s)]
        return c.CAUSE_ACTION + s.action
    if kind == c.F_BEFORE or kind == c.F_AFTER:
        return c.CAUSE_NONE
    if kind == c.F_VANGUARD:
        return c.CAUSE_CORPORATION + s.corporation[top_seat(s)]
    if kind == c.F_LOWER:
        return c.CAUSE_421
    if kind == c.F_REROLL:
        return c.CAUSE_TRACK + c.REROLL
    if kind == c.F_SHIFT:
        return c.CAUSE_TRACK + c.ADJUST
    if kind == c.F_REMOVE:
        return c.CAUSE_TRACK + c.REMOVE_ENEMY
    if kind == c.F_PIECE:
        return c.CAUSE_TRACK + (c.MOVE_ENEMY if top_a(s) else c.MOVE_OWN)
    if kind == c.F_TO_PIECE:
        own = is_own(s)
        return c.CAUSE_TRACK + (c.MOVE_OWN if own else c.MOVE_ENEMY)
    return c.CAUSE_ACTION + s.action


def is_own(s: Fields) -> bool:
    """Whether the piece taken up by influence belongs to the seat on turn."""
    row = top_b(s)
    while row >= c.SEATS:
        row -= c.SEATS
    return row == top_seat(s)


# Chance.


def answer_chance(s: Fields, action: i64) -> None:
    """Carry out the answer of chance."""
    kind = top_kind(s)
    if s.log is not None:
        set_cause(s, c.CAUSE_NONE)
    if kind == c.F_ROLL:
        land(s, top_seat(s), action)
    elif kind == c.F_ROLL_OFF:
        roll_off(s, action)
    elif kind == c.F_SCORE:
        _refill(s, action - c.C_TOKEN)
    else:
        _answer_setup(s, action)


def _refill(s: Fields, track: i64) -> None:
    """A new token for the first place that lost its own (12.6, 12.10)."""
    places = top_b(s)
    lay_token(s, lowest_bit(places), track)
    set_b(s, places & (places - 1))


def _answer_setup(s: Fields, action: i64) -> None:
    stage = top_a(s)
    if stage == c.STAGE_FACES:
        turn_up(s, action - c.C_FACE - 2 * top_b(s))
    elif stage == c.STAGE_TOKENS:
        lay_first_token(s, action - c.C_TOKEN)
    elif action < c.C_TOKEN:
        start_with(s, action - c.C_FIRST)
    else:
        deal(s, action - c.C_CORPORATION + 1)
