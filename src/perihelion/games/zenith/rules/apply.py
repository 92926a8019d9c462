"""What an answer does: it takes its frame away, acts, and leaves the rest to the stack."""

from mypy_extensions import i64

from perihelion.games.zenith import codes as c
from perihelion.games.zenith.rules.effects import discard, exile, transfer
from perihelion.games.zenith.rules.emit import note, note_to, set_cause
from perihelion.games.zenith.rules.frames import (
    arg_in,
    become,
    frame_at,
    kind_in,
    left_in,
    moved_in,
    pick,
    pop,
    push,
    push_nested,
    put_at,
    row_in,
    seat_in,
    source_in,
    tell,
    with_arg,
    with_kind,
    with_left,
    with_seat,
)
from perihelion.games.zenith.rules.influence import center_disc, move_disc
from perihelion.games.zenith.rules.legal import row_answer, third_of
from perihelion.games.zenith.rules.piles import (
    can_draw,
    draw_card,
    give_card,
    mobilize_card,
    ready_deck,
)
from perihelion.games.zenith.rules.possible import owner_of, stretch_first, stretch_planets
from perihelion.games.zenith.rules.setup import (
    change_hand,
    place_board,
    place_token,
    seat_at_technology_end,
    start_with,
)
from perihelion.games.zenith.rules.sides import partner_of, side_of, technology_end
from perihelion.games.zenith.rules.stack import advance_run
from perihelion.games.zenith.rules.technology import advance, price_of_level
from perihelion.games.zenith.rules.tokens import apply_drawn_token, take_token
from perihelion.games.zenith.rules.turn import develop, lead, recruit, set_order
from perihelion.games.zenith.state import Fields
from perihelion.kernel.rng import Rng


def answer(s: Fields, seat: i64, action: i64) -> None:
    """Carry out the answer of a seat."""
    frame = s.frame
    kind = kind_in(frame)
    if s.log is not None:
        _note_cause(s, frame)
    if kind == c.F_TURN:
        _take_turn(s, seat, action)
    elif c.A_INFLUENCE <= action < c.A_CENTER:
        _influence(s, frame, action - c.A_INFLUENCE)
    elif action == c.A_DECLINE:
        _decline(s, frame)
    elif c.A_EXILE_OWN <= action < c.A_ACCEPT:
        if kind == c.F_ROW:
            _answer_row(s, action)
        elif action >= c.A_TRANSFER:
            _transfer(s, frame, action - c.A_TRANSFER)
        else:
            first: i64 = c.A_EXILE_OPPONENT if action >= c.A_EXILE_OPPONENT else c.A_EXILE_OWN
            _exile(s, frame, action - first)
    elif c.A_ACCEPT <= action < c.A_CHOOSE:
        _accept(s, frame, action - c.A_ACCEPT)
    elif c.A_CHOOSE <= action < c.A_ADVANCE:
        _choose(s, frame, action - c.A_CHOOSE)
    elif c.A_DISCARD <= action < c.A_GIVE:
        s.frame = frame - c.ONE_LEFT
        discard(s, seat, action - c.A_DISCARD, moved_in(frame))
    else:
        _answer_rare(s, seat, action)


def _note_cause(s: Fields, frame: i64) -> None:
    source = frame_at(s, source_in(frame))
    set_cause(s, arg_in(source) if kind_in(source) == c.F_LIST else i64(c.CAUSE_RULES))


def _take_turn(s: Fields, seat: i64, action: i64) -> None:
    become(s, c.F_END_TURN, seat)
    card = third_of(action)
    verb: i64 = action - 3 * card
    if s.log is not None:
        set_cause(s, card)
    if verb == 0:
        recruit(s, seat, card)
    elif verb == 1:
        develop(s, seat, card)
    else:
        lead(s, seat, card)


def _influence(s: Fields, frame: i64, planet: i64) -> None:
    kind = kind_in(frame)
    row = row_in(frame)
    side = side_of(s, seat_in(frame))
    t = s.tables
    if kind == c.F_PLANET:
        pick(s, source_in(frame), planet)
        pop(s)
        move_disc(s, planet, owner_of(side, i64(t.c[row])), i64(t.a[row]))
    elif kind == c.F_RUN:
        advance_run(s, planet)
    elif kind == c.F_ROW:
        _answer_row(s, c.A_INFLUENCE + planet)
    else:
        pick(s, source_in(frame), planet)
        s.frame = frame - c.ONE_LEFT
        if not s.rulings.split_multiples:
            s.frame = with_arg(s.frame, planet + 1)
        move_disc(s, planet, side, i64(t.a[row]))


def _decline(s: Fields, frame: i64) -> None:
    if s.log is not None:
        note(s, c.E_DECLINED, seat_in(frame))
    told = moved_in(frame)
    pop(s)
    if told >= 0 and kind_in(frame) != c.F_HAND_OVER and kind_in(frame_at(s, told)) == c.F_CHAIN:
        put_at(s, told, with_left(frame_at(s, told), 0))


def _exile(s: Fields, frame: i64, planet: i64) -> None:
    row = row_in(frame)
    t = s.tables
    side = side_of(s, seat_in(frame))
    owner = owner_of(side, i64(t.c[row]))
    s.frame = frame - c.ONE_LEFT
    if i64(t.d[row]) and s.rulings.chaka_two_columns:
        one: i64 = 1
        s.frame = with_arg(s.frame, arg_in(frame) | one << planet)
    exile(s, side, owner * c.PLANETS + planet, moved_in(frame))


def _transfer(s: Fields, frame: i64, planet: i64) -> None:
    s.frame = frame - c.ONE_LEFT
    transfer(s, side_of(s, seat_in(frame)), planet, moved_in(frame))


def _accept(s: Fields, frame: i64, option: i64) -> None:
    kind = kind_in(frame)
    row = row_in(frame)
    if kind == c.F_ROUND:
        s.frame = with_kind(frame, c.F_MOBILIZE)
        return
    pop(s)
    if kind == c.F_REWARD:
        push_nested(s, i64(s.tables.c[row]))
    else:
        _push_option(s, i64(s.tables.b[row]) + option)


def _push_option(s: Fields, branch: i64) -> None:
    """The reward waits under the cost, and is told which card the cost moved."""
    push_nested(s, i64(s.tables.branch_then[branch]))
    reward: i64 = s.depth - 1
    push_nested(s, i64(s.tables.branch_cost[branch]))
    s.frame = with_left(s.frame, reward + 1)


def _choose(s: Fields, frame: i64, branch: i64) -> None:
    row = row_in(frame)
    pop(s)
    push_nested(s, i64(s.tables.branch_then[i64(s.tables.b[row]) + branch]))


def _answer_row(s: Fields, action: i64) -> None:
    """Z29: one effect of a printed row, out of its order."""
    frame = s.frame
    row = row_in(frame)
    left = left_in(frame)
    bit: i64 = 1
    while not (left & bit) or row_answer(s, row) != action:
        row += 1
        bit <<= 1
    s.frame = with_left(frame, left & ~bit)
    t = s.tables
    side = side_of(s, seat_in(frame))
    op = i64(t.op[row])
    if op == c.MAY:
        _push_option(s, i64(t.b[row]))
    elif op == c.TRANSFER:
        transfer(s, side, action - c.A_TRANSFER, -1)
    else:
        move_disc(s, i64(t.b[row]), owner_of(side, i64(t.c[row])), i64(t.a[row]))


def _answer_rare(s: Fields, seat: i64, action: i64) -> None:
    frame = s.frame
    row = row_in(frame)
    side = side_of(s, seat)
    t = s.tables
    if c.A_ADVANCE <= action < c.A_TAKE:
        people: i64 = action - c.A_ADVANCE
        price = price_of_level(s, side, people, i64(t.b[row]), i64(t.c[row]) == 1)
        pop(s)
        advance(s, seat, side, people, price)
    elif c.A_STRETCH <= action < c.A_EXILE_OWN:
        _start_run(s, frame, action - c.A_STRETCH)
    elif c.A_GIVE <= action < c.A_MULLIGAN:
        _hand_over(s, seat, action - c.A_GIVE)
    elif c.A_MULLIGAN <= action < c.A_INFLUENCE:
        change_hand(s, seat, action - c.A_MULLIGAN)
    elif c.A_CENTER <= action < c.A_STRETCH:
        pick(s, source_in(frame), action - c.A_CENTER)
        pop(s)
        center_disc(s, side, action - c.A_CENTER)
    elif c.A_TAKE <= action < c.A_BEGIN:
        pop(s)
        take_token(s, seat, side, action - c.A_TAKE, False)
    else:
        end = technology_end(s, side)
        set_order(s, end if action == c.A_BEGIN else partner_of(end))


def _start_run(s: Fields, frame: i64, stretch: i64) -> None:
    """The stretch is chosen; a pair for a run of three hangs over the edge (Z01)."""
    row = row_in(frame)
    first = stretch_first(stretch)
    if stretch == 0 and i64(s.tables.a[row]) == 3:
        first = -1
    pop(s)
    planets = stretch_planets(stretch)
    push(s, c.F_RUN, seat_in(frame), row, source_in(frame), planets, first + 1)


def _hand_over(s: Fields, seat: i64, card: i64) -> None:
    s.frame = s.frame - c.ONE_LEFT
    if s.log is not None:
        one: i64 = 1
        both: i64 = (one << seat) | (one << partner_of(seat))
        note_to(s, both, c.E_HAND_OVER, seat, card)
    give_card(s, seat, card)


def answer_chance(s: Fields, action: i64) -> None:
    """Carry out an answer of chance."""
    kind = kind_in(s.frame)
    if s.log is not None:
        _note_cause(s, s.frame)
    if kind == c.F_END_TURN:
        _draw(s, s.on_turn, action)
    elif kind == c.F_MOBILIZE:
        _mobilize(s, action)
    else:
        _answer_lot(s, kind, action)


def _draw(s: Fields, seat: i64, card: i64) -> None:
    draw_card(s, seat, card)
    if s.log is not None:
        one: i64 = 1
        note_to(s, one << seat, c.E_DRAW, seat, card)


def _answer_lot(s: Fields, kind: i64, action: i64) -> None:
    seat = seat_in(s.frame)
    if kind == c.F_DEAL:
        s.frame = s.frame - c.ONE_LEFT
        _draw(s, seat, action)
    elif kind == c.F_LIST:
        s.frame = with_seat(s.frame, action - c.C_SEAT)
        s.lots += 1
        if s.log is not None:
            note(s, c.E_MEMBER, action - c.C_SEAT)
    elif action >= c.C_SEAT:
        seat_at_technology_end(s, action - c.C_SEAT)
    elif action >= c.C_FIRST:
        start_with(s, action - c.C_FIRST)
    elif action >= c.C_BOARD:
        place_board(s, action - c.C_BOARD)
    elif kind == c.F_SETUP:
        place_token(s, action - c.C_TOKEN)
    else:
        pop(s)
        apply_drawn_token(s, seat, action - c.C_TOKEN)


def _mobilize(s: Fields, card: i64) -> None:
    frame = s.frame
    s.frame = frame - c.ONE_LEFT
    side = side_of(s, seat_in(frame))
    _mobilize_one(s, frame, side, card)
    if s.log is not None:
        note(s, c.E_MOBILIZE, side, card)


def _mobilize_one(s: Fields, frame: i64, side: i64, card: i64) -> None:
    told = moved_in(frame)
    if told >= 0:
        tell(s, told, card)
    mobilize_card(s, side, card)


def mobilize_all(s: Fields, rng: Rng) -> i64:
    """Draw at random what the frame on top mobilizes, unheard; how many cards.

    The same as chance asked for one card after the other, without going through the stack.
    """
    frame = s.frame
    side = side_of(s, seat_in(frame))
    left = left_in(frame)
    while left > 0 and can_draw(s):
        ready_deck(s)
        at = rng.below(s.deck_size)
        _mobilize_one(s, frame, side, i64(s.deck[at]))
        left -= 1
    pop(s)
    return left_in(frame) - left
