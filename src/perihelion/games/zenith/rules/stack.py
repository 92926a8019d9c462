"""Going on until somebody has to answer: the top frame runs, one kind after the other."""

from mypy_extensions import i64

from perihelion.games.zenith import codes as c
from perihelion.games.zenith.rules.effects import finish_list, run_list
from perihelion.games.zenith.rules.frames import (
    arg_in,
    frame_at,
    kind_in,
    left_in,
    moved_in,
    pop,
    push,
    push_nested,
    row_in,
    seat_in,
    source_in,
    with_arg,
    with_left,
    with_moved,
    with_seat,
)
from perihelion.games.zenith.rules.influence import candidates, move_disc, on_tracks
from perihelion.games.zenith.rules.piles import can_draw, ready_deck
from perihelion.games.zenith.rules.possible import can_apply, filled_columns, owner_of
from perihelion.games.zenith.rules.setup import finish_mulligan, mulligan_seats, run_setup
from perihelion.games.zenith.rules.sides import side_of
from perihelion.games.zenith.rules.tokens import ready_reserve, take_token
from perihelion.games.zenith.rules.turn import finish_turn, needs_card
from perihelion.games.zenith.state import Fields
from perihelion.kernel.bits import lowest_bit
from perihelion.kernel.state import CHANCE, NOBODY


def settle(s: Fields) -> None:
    """Run frames until one waits, then say for whom: `s.seat`."""
    while s.reason == c.REASON_NONE:
        frame = s.frame
        kind = kind_in(frame)
        if kind <= c.F_BOARDS:
            s.seat = seat_in(frame)
            return
        if kind == c.F_LIST:
            if seat_in(frame) < 0:
                s.seat = CHANCE
                return
            row = row_in(frame)
            if i64(s.tables.op[row]) == c.END:
                finish_list(s, frame)
            else:
                run_list(s)
        elif kind == c.F_END_TURN:
            if needs_card(s):
                ready_deck(s)
                s.seat = CHANCE
                return
            finish_turn(s)
        elif kind <= c.F_RESERVE:
            if asks_chance(s, kind):
                s.seat = CHANCE
                return
        elif waits(s, kind):
            s.seat = seat_in(s.frame)
            return
    s.seat = NOBODY


def asks_chance(s: Fields, kind: i64) -> bool:
    """Whether the frame of a draw, deal or set-up still asks; otherwise it goes on."""
    if kind == c.F_SETUP:
        return run_setup(s)
    if kind == c.F_RESERVE:
        ready_reserve(s)
        return True
    if left_in(s.frame) > 0 and can_draw(s):
        ready_deck(s)
        return True
    pop(s)
    return False


def waits(s: Fields, kind: i64) -> bool:
    """Whether the frame of a decision still asks; otherwise it goes on or goes away."""
    frame = s.frame
    if kind == c.F_EXILE or kind == c.F_TRANSFER:
        return _waits_or_pops(s, left_in(frame) > 0 and open_columns(s, frame) != 0)
    if kind == c.F_DISCARD or kind == c.F_HAND_OVER:
        some = s.hand_size[seat_in(frame)] > 0
        return _waits_or_pops(s, left_in(frame) > 0 and some)
    if kind == c.F_CHAIN:
        _run_chain(s)
        return False
    if kind == c.F_RUN:
        return _run_run(s)
    if kind == c.F_REPEAT:
        return _run_repeat(s)
    if kind == c.F_PRIZE:
        _run_prize(s, frame)
        return False
    if kind == c.F_ROW:
        return _waits_or_pops(s, open_rows(s, frame) != 0)
    return _run_mulligan(s)


def _waits_or_pops(s: Fields, is_asked: bool) -> bool:
    if not is_asked:
        pop(s)
    return is_asked


def open_columns(s: Fields, frame: i64) -> i64:
    """The columns an exile or transfer may take its next card from, as a mask."""
    t = s.tables
    row = row_in(frame)
    side = side_of(s, seat_in(frame))
    owner: i64 = 1 - side
    if i64(t.op[row]) == c.EXILE:
        owner = owner_of(side, i64(t.c[row]))
    found: i64 = filled_columns(s, owner, i64(t.b[row])) & ~arg_in(frame)
    if s.rulings.rewarding_cards_only and is_for_planet(s, frame):
        rewarding = found & on_tracks(s)
        if rewarding:
            return rewarding
    return found


def is_for_planet(s: Fields, frame: i64) -> bool:
    """Z08: whether this step pays for influence on the planet of the card it moves."""
    told = moved_in(frame)
    if told < 0 or kind_in(frame_at(s, told)) != c.F_LIST:
        return False
    row = row_in(frame_at(s, told))
    return i64(s.tables.op[row]) == c.INFLUENCE_MOVED


def _run_chain(s: Fields) -> None:
    """One round after the other: the first part, then the rest for the card it moved (Z13)."""
    t = s.tables
    frame = s.frame
    row = row_in(frame)
    moved = moved_in(frame)
    if moved >= 0:
        frame = with_moved(frame, -1)
        one: i64 = 1
        if i64(t.d[row]):
            frame = with_arg(frame, arg_in(frame) | one << i64(t.planet[moved]))
        s.frame = frame
        push_nested(s, i64(t.c[row]))
        s.frame = with_moved(s.frame, moved)
    elif left_in(frame) == 0:
        pop(s)
    else:
        s.frame = frame - c.ONE_LEFT
        _start_round(s, i64(t.b[row]))


def _start_round(s: Fields, first: i64) -> None:
    frame = s.frame
    seat = seat_in(frame)
    if not can_apply(s, seat, first, source_in(frame), -1):
        return
    op = i64(s.tables.op[first])
    kind: i64 = c.F_TRANSFER
    if op == c.MOBILIZE:
        kind = c.F_MOBILIZE if s.rulings.chain_compulsory else c.F_ROUND
    elif op == c.EXILE:
        kind = c.F_EXILE
    chain: i64 = s.depth - 1
    push(s, kind, seat, first, source_in(frame), 1, arg_in(frame))
    s.frame = with_moved(s.frame, chain)


def run_amount(s: Fields, frame: i64, planet: i64) -> i64:
    """The steps that a planet gets in a run whose stretch begins at ARG - 1."""
    row = row_in(frame)
    offset: i64 = planet - (arg_in(frame) - 1)
    t = s.tables
    if offset == 0:
        return i64(t.b[row])
    return i64(t.c[row]) if offset == 1 else i64(t.d[row])


def _run_run(s: Fields) -> bool:
    """The discs of a run, one by one; planets whose disc is off are passed over (Z09)."""
    left: i64 = left_in(s.frame) & on_tracks(s)
    s.frame = with_left(s.frame, left)
    if left == 0:
        pop(s)
        return False
    if s.rulings.run_order == c.RUN_ALONG_ROW:
        advance_run(s, lowest_bit(left))
        return False
    return True


def advance_run(s: Fields, planet: i64) -> None:
    """One disc of a run moves by its whole amount."""
    one: i64 = 1
    frame = s.frame
    s.frame = with_left(frame, left_in(frame) & ~(one << planet))
    move_disc(s, planet, side_of(s, seat_in(frame)), run_amount(s, frame, planet))


def repeat_candidates(s: Fields, frame: i64) -> i64:
    """The planets the next repetition may go to (Z02)."""
    side = side_of(s, seat_in(frame))
    selector = i64(s.tables.b[row_in(frame)])
    return candidates(s, side, selector, source_in(frame))


def _run_repeat(s: Fields) -> bool:
    frame = s.frame
    if left_in(frame) == 0 or repeat_candidates(s, frame) == 0:
        pop(s)
        return False
    if arg_in(frame) == 0:
        return True
    planet: i64 = arg_in(frame) - 1
    if s.disc[planet] == c.OFF:
        pop(s)
    else:
        s.frame = frame - c.ONE_LEFT
        side = side_of(s, seat_in(frame))
        move_disc(s, planet, side, i64(s.tables.a[row_in(frame)]))
    return False


def _run_prize(s: Fields, frame: i64) -> None:
    """The level 2 token goes to the first side that arrives there."""
    place: i64 = c.PLANETS + arg_in(frame)
    seat = seat_in(frame)
    pop(s)
    if s.token_at[place] != c.NO_TOKEN:
        take_token(s, seat, side_of(s, seat), place, False)


def open_rows(s: Fields, frame: i64) -> i64:
    """Z29: which effects of a printed row can still be applied, as a mask."""
    left = left_in(frame)
    row = row_in(frame)
    found: i64 = 0
    bit: i64 = 1
    while bit <= left:
        if (left & bit) and can_apply(s, seat_in(frame), row, source_in(frame), -1):
            found |= bit
        bit <<= 1
        row += 1
    return found


def _run_mulligan(s: Fields) -> bool:
    mask = mulligan_seats(s)
    if mask == 0:
        pop(s)
        finish_mulligan(s)
        return False
    s.frame = with_seat(s.frame, lowest_bit(mask))
    return True
