"""What an answer does: it acts on the top frame, and leaves the rest to the stack."""

from mypy_extensions import i64

from perihelion.games.kepler3ad.codes import (
    A_ACTION,
    A_BUILD,
    A_CLAIM,
    A_FINISH,
    A_FROM,
    A_GIVE,
    A_LOWER,
    A_MOVE,
    A_PLACE,
    A_RAISE,
    A_REMOVE,
    A_REROLL,
    A_SEVEN,
    A_SHIFT,
    A_SKIP,
    A_SPEND,
    A_TO,
    ADJUST,
    BY_SALVAGE,
    BY_YARDS,
    C_CORPORATION,
    C_FACE,
    C_FIRST,
    C_TOKEN,
    CAUSE_421,
    CAUSE_ACTION,
    CAUSE_CORPORATION,
    CAUSE_NONE,
    CAUSE_TRACK,
    E_FINISH,
    E_SKIP,
    F_AFTER,
    F_BEFORE,
    F_DISC,
    F_END_TURN,
    F_LOWER,
    F_PIECE,
    F_REMOVE,
    F_REROLL,
    F_ROLL,
    F_ROLL_OFF,
    F_SCORE,
    F_SHIFT,
    F_TO_GROUP,
    F_TO_PIECE,
    F_VANGUARD,
    LEVELS_MASK,
    MOVE_ENEMY,
    MOVE_OWN,
    REMOVE_ENEMY,
    REROLL,
    SEATS,
    SOURCE_SHIFT,
    STAGE_FACES,
    STAGE_TOKENS,
)
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


def answer(s: Fields, seat: i64, action: i64) -> None:
    """Carry out the answer of a seat."""
    kind = top_kind(s)
    if s.log is not None:
        set_cause(s, cause_of(s, kind))
    if action < A_PLACE:
        _answer_window(s, seat, action)
    elif action < A_FROM:
        if kind == F_VANGUARD:
            place_vanguard(s, seat, action - A_PLACE)
        else:
            place_group(s, seat, action - A_PLACE)
    elif action < A_TO:
        push(s, F_TO_GROUP, seat, action - A_FROM, top_b(s))
    elif action < A_RAISE:
        if kind == F_TO_GROUP:
            move_group(s, seat, action - A_TO)
        else:
            move_piece(s, seat, action - A_TO)
    elif action < A_BUILD:
        _raise(s, seat, action - A_RAISE)
    elif action == A_SKIP:
        _skip(s, seat, kind)
    elif action < A_GIVE:
        build(s, seat, action - A_BUILD)
    elif action < A_SKIP:
        give(s, seat, action - A_GIVE)
    else:
        _answer_influence(s, seat, action)


def _answer_window(s: Fields, seat: i64, action: i64) -> None:
    if action == A_CLAIM:
        claim(s, seat)
        return
    if s.rulings.at_once_421:
        s.bonus = 0
    if action < A_CLAIM:
        if s.log is not None:
            set_cause(s, CAUSE_TRACK + action - A_SPEND)
        spend(s, seat, action - A_SPEND)
    elif action == A_FINISH:
        if s.log is not None:
            note(s, E_FINISH, seat)
        become(s, F_END_TURN, seat)
    elif action < A_SEVEN:
        code: i64 = action - A_ACTION
        number: i64 = (code >> 1) + 1
        choose_action(s, seat, number, number, code & 1, 1)
    else:
        face = number_of(action)
        choose_action(s, seat, 7, face, action - A_SEVEN - 3 * (face - 1), 2)


def _raise(s: Fields, seat: i64, track: i64) -> None:
    what = top_b(s)
    one: i64 = 1
    source: i64 = what >> SOURCE_SHIFT
    raise_chosen(s, seat, track, what & LEVELS_MASK)
    if source != BY_SALVAGE:
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
        note(s, E_SKIP, seat)
    if kind == F_REROLL:
        roll_chosen(s, seat)
    else:
        pop(s)


def _answer_influence(s: Fields, seat: i64, action: i64) -> None:
    if action < A_SHIFT:
        take_die(s, seat, action - A_REROLL)
        choose_die(s, seat)
    elif action < A_REMOVE:
        code: i64 = action - A_SHIFT
        turn_die(s, seat, code >> 1, code & 1)
    elif action < A_LOWER:
        remove_piece(s, seat, action - A_REMOVE)
    elif action < A_MOVE:
        lower(s, seat, action - A_LOWER)
    else:
        pick_piece(s, seat, action - A_MOVE)


def cause_of(s: Fields, kind: i64) -> i64:
    """What the frame on top comes from, for events and questions."""
    if kind == F_DISC:
        source: i64 = top_b(s) >> SOURCE_SHIFT
        if source >= BY_YARDS:
            return CAUSE_CORPORATION + s.corporation[top_seat(s)]
        return CAUSE_ACTION + s.action
    if kind == F_BEFORE or kind == F_AFTER:
        return CAUSE_NONE
    if kind == F_VANGUARD:
        return CAUSE_CORPORATION + s.corporation[top_seat(s)]
    if kind == F_LOWER:
        return CAUSE_421
    if kind == F_REROLL:
        return CAUSE_TRACK + REROLL
    if kind == F_SHIFT:
        return CAUSE_TRACK + ADJUST
    if kind == F_REMOVE:
        return CAUSE_TRACK + REMOVE_ENEMY
    if kind == F_PIECE:
        return CAUSE_TRACK + (MOVE_ENEMY if top_a(s) else MOVE_OWN)
    if kind == F_TO_PIECE:
        own = is_own(s)
        return CAUSE_TRACK + (MOVE_OWN if own else MOVE_ENEMY)
    return CAUSE_ACTION + s.action


def is_own(s: Fields) -> bool:
    """Whether the piece taken up by influence belongs to the seat on turn."""
    row = top_b(s)
    while row >= SEATS:
        row -= SEATS
    return row == top_seat(s)


# Chance.


def answer_chance(s: Fields, action: i64) -> None:
    """Carry out the answer of chance."""
    kind = top_kind(s)
    if s.log is not None:
        set_cause(s, CAUSE_NONE)
    if kind == F_ROLL:
        land(s, top_seat(s), action)
    elif kind == F_ROLL_OFF:
        roll_off(s, action)
    elif kind == F_SCORE:
        _refill(s, action - C_TOKEN)
    else:
        _answer_setup(s, action)


def _refill(s: Fields, track: i64) -> None:
    """A new token for the first place that lost its own (12.6, 12.10)."""
    places = top_b(s)
    slot: i64 = 0
    while not (places >> slot) & 1:
        slot += 1
    lay_token(s, slot, track)
    set_b(s, places & (places - 1))


def _answer_setup(s: Fields, action: i64) -> None:
    stage = top_a(s)
    if stage == STAGE_FACES:
        turn_up(s, action - C_FACE - 2 * top_b(s))
    elif stage == STAGE_TOKENS:
        lay_first_token(s, action - C_TOKEN)
    elif action < C_TOKEN:
        start_with(s, action - C_FIRST)
    else:
        deal(s, action - C_CORPORATION + 1)
