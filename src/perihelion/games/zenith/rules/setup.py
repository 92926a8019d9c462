"""Setting up and the first hands (rulebook, set-up; making up the first hand; teams)."""

from typing import Final

from mypy_extensions import i64

from perihelion.games.zenith import codes as c
from perihelion.games.zenith.rules.emit import note, set_cause
from perihelion.games.zenith.rules.frames import arg_in, left_in, pop, push, with_arg, with_left
from perihelion.games.zenith.rules.piles import (
    join_deck,
    next_card,
    play_card,
    put_on_discard,
    start_epoch,
)
from perihelion.games.zenith.rules.sides import seat_in_deal_order
from perihelion.games.zenith.rules.tokens import leave_reserve
from perihelion.games.zenith.rules.turn import begin_round
from perihelion.games.zenith.state import Fields

HAND_AT_START: Final = 4


def lay_out(s: Fields) -> None:
    """Everything that no chance decides; then the set-up asks chance, stage by stage."""
    both: i64 = 2 if s.seats == 4 and s.rulings.start_per_player else 1
    side: i64 = 0
    while side < 2:
        s.stock[2 * side + c.CREDITS] = 12 * both
        s.stock[2 * side + c.ZENITHIUM] = both
        side += 1
    kind: i64 = 0
    while kind < c.TOKEN_KINDS:
        s.reserve[kind] = i64(s.tables.token_count[kind])
        s.reserve_start[kind] = s.reserve[kind]
        kind += 1
    s.boards[0] = s.rulings.board_0
    s.boards[1] = s.rulings.board_1
    s.boards[2] = s.rulings.board_2
    card: i64 = 0
    while card < c.CARDS:
        join_deck(s, card)
        card += 1
    s.deck_start = c.CARDS
    push(s, c.F_SETUP, 0, 0, 0, 0, 0)


def run_setup(s: Fields) -> bool:
    """Go on with the set-up; True when chance has to answer first."""
    if s.log is not None:
        set_cause(s, c.CAUSE_RULES)
    stage = arg_in(s.frame)
    step = left_in(s.frame)
    if stage == c.STAGE_BOARDS:
        while step < 3 and s.boards[step] >= 0:
            step += 1
        s.frame = with_left(s.frame, step)
        return _asks(s, step < 3)
    if stage == c.STAGE_TOKENS:
        return _asks(s, step < c.PLACES)
    if stage == c.STAGE_SEATING:
        return _asks(s, s.seats == 4 and not s.rulings.seating_agreed and step < 2)
    if stage == c.STAGE_FIRST:
        if s.starter == c.NO_SIDE and s.seats == 4 and s.rulings.seating_agreed:
            start_with(s, 0)
        return _asks(s, s.starter == c.NO_SIDE)
    if stage == c.STAGE_DEAL:
        if step < s.seats:
            s.frame = with_left(s.frame, step + 1)
            _deal(s, seat_in_deal_order(s, step), HAND_AT_START)
            return False
        return _asks(s, False)
    if stage == c.STAGE_MULLIGAN:
        _asks(s, False)
        push(s, c.F_MULLIGAN, 0, 0, s.depth, 0, 0)
        return False
    s.frame = with_arg(s.frame, 0)
    begin_round(s, s.starter)
    return False


def _asks(s: Fields, is_asked: bool) -> bool:
    """Stay in this stage while it asks, else go to the next."""
    if not is_asked:
        s.frame = with_left(with_arg(s.frame, arg_in(s.frame) + 1), 0)
    return is_asked


def place_board(s: Fields, board: i64) -> None:
    """One side of the next technology piece comes up."""
    piece = left_in(s.frame)
    s.boards[piece] = board
    s.frame = with_left(s.frame, piece + 1)
    if s.log is not None:
        note(s, c.E_SETUP_SIDE, board, piece)


def place_token(s: Fields, kind: i64) -> None:
    """A token is laid face up on the next place: the planets, then the technologies."""
    place = left_in(s.frame)
    s.token_at[place] = kind
    leave_reserve(s, kind)
    s.frame = with_left(s.frame, place + 1)
    if s.log is not None:
        note(s, c.E_SETUP_TOKEN, kind, place)


def seat_at_technology_end(s: Fields, seat: i64) -> None:
    """The lot says which member of a team sits at the technology end (Z28)."""
    step = left_in(s.frame)
    if step == 0:
        s.end_0 = seat
    else:
        s.end_1 = seat
    s.frame = with_left(s.frame, step + 1)
    if s.log is not None:
        note(s, c.E_SEATING, seat)


def start_with(s: Fields, side: i64) -> None:
    """The lot says who starts; the other side gets its first influence."""
    s.starter = side
    if s.log is not None:
        note(s, c.E_FIRST, side)
    other: i64 = 1 - side
    if s.seats == 2:
        _first_influence(s, c.TERRA, other)
        if s.rulings.novice:
            _first_influence(s, c.MARS, other)
            _first_influence(s, c.VENUS, other)
    else:
        _first_influence(s, c.MARS, other)
        _first_influence(s, c.VENUS, other)
        if s.rulings.team_novice:
            _first_influence(s, c.TERRA, other)


def _first_influence(s: Fields, planet: i64, side: i64) -> None:
    s.disc[planet] = 1 if side == 0 else -1
    if s.log is not None:
        note(s, c.E_INFLUENCE, planet, 1, side, s.disc[planet])


def _deal(s: Fields, seat: i64, count: i64) -> None:
    push(s, c.F_DEAL, seat, 0, s.depth, count, 0)


# The mulligan (Z20, Z21).


def mulligan_seats(s: Fields) -> i64:
    """Who may still change the first hand now, as a mask."""
    one: i64 = 1
    mask: i64 = 0
    index: i64 = 0
    together = s.rulings.mulligan_order == c.MULLIGAN_TOGETHER
    while index < s.seats:
        at = index
        if s.rulings.mulligan_order == c.MULLIGAN_SECOND_FIRST:
            at = (index + s.seats // 2) % s.seats
        seat = seat_in_deal_order(s, at)
        if s.choice[seat] == c.NOT_CHOSEN:
            mask |= one << seat
            if not together:
                return mask
        index += 1
    return mask


def is_mulligan_shown(s: Fields) -> bool:
    """Whether a choice is seen at once: one seat after the other, onto the discard pile."""
    together = s.rulings.mulligan_order == c.MULLIGAN_TOGETHER
    return not together and not s.rulings.mulligan_into_deck


def change_hand(s: Fields, seat: i64, choice: i64) -> None:
    """A seat has chosen which of its cards to put aside."""
    s.choice[seat] = choice
    if s.rulings.mulligan_order != c.MULLIGAN_TOGETHER:
        _put_aside(s, seat)
        s.choice[seat] = 0  # made, and no longer a secret
        _deal(s, seat, HAND_AT_START - s.hand_size[seat])
    elif mulligan_seats(s) == 0:
        pop(s)
        _change_all(s)


def _change_all(s: Fields) -> None:
    """All have chosen: the cards put aside are shown, then the replacements are dealt."""
    index: i64 = 0
    while index < s.seats:
        _put_aside(s, seat_in_deal_order(s, index))
        index += 1
    while index > 0:
        index -= 1
        seat = seat_in_deal_order(s, index)
        _deal(s, seat, HAND_AT_START - s.hand_size[seat])
    finish_mulligan(s)


def _put_aside(s: Fields, seat: i64) -> None:
    choice = s.choice[seat]
    card = s.hand_first[seat]
    into_deck = s.rulings.mulligan_into_deck
    while choice > 0:
        following = next_card(s, card)
        if choice & 1:
            play_card(s, seat, card)
            if into_deck:
                join_deck(s, card)
            else:
                put_on_discard(s, card)
                if s.log is not None:
                    note(s, c.E_MULLIGAN, seat, card)
        choice >>= 1
        card = following
    if s.log is not None and into_deck:
        note(s, c.E_PUT_ASIDE, seat, HAND_AT_START - s.hand_size[seat])
    if into_deck and s.choice[seat] > 0:
        start_epoch(s)


def finish_mulligan(s: Fields) -> None:
    """Forget the choices: they have become cards."""
    seat: i64 = 0
    while seat < 4:
        s.choice[seat] = c.NOT_CHOSEN
        seat += 1
