"""What an answer does: it takes its frame away, acts, and leaves the rest to the stack."""

from mypy_extensions import i64

from perihelion.games.zenith.codes import (
    A_ACCEPT,
    A_ADVANCE,
    A_BEGIN,
    A_CENTER,
    A_CHOOSE,
    A_DECLINE,
    A_DISCARD,
    A_EXILE_OPPONENT,
    A_EXILE_OWN,
    A_GIVE,
    A_INFLUENCE,
    A_MULLIGAN,
    A_STRETCH,
    A_TAKE,
    A_TRANSFER,
    ARG,
    AT,
    C_BOARD,
    C_FIRST,
    C_SEAT,
    C_TOKEN,
    CAUSE_RULES,
    E_DECLINED,
    E_DRAW,
    E_HAND_OVER,
    E_MEMBER,
    E_MOBILIZE,
    F_CHAIN,
    F_DEAL,
    F_END_TURN,
    F_HAND_OVER,
    F_LIST,
    F_MOBILIZE,
    F_PLANET,
    F_REWARD,
    F_ROUND,
    F_ROW,
    F_RUN,
    F_SETUP,
    F_TURN,
    FRAME,
    FRAME_SHIFT,
    KIND,
    LEFT,
    MAY,
    MOVED,
    PLANETS,
    SEAT,
    SOURCE,
    TRANSFER,
)
from perihelion.games.zenith.rules.asking import row_answer, third_of
from perihelion.games.zenith.rules.effects import discard, exile, transfer
from perihelion.games.zenith.rules.frames import become, pick, pop, push, push_nested, top
from perihelion.games.zenith.rules.influence import center_disc, move_disc
from perihelion.games.zenith.rules.noting import note, note_to, set_cause
from perihelion.games.zenith.rules.piles import draw_card, give_card, mobilize_card
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


def answer(s: Fields, seat: i64, action: i64) -> None:
    """Carry out the answer of a seat."""
    base = top(s)
    kind = s.kind
    if s.log is not None:
        _note_cause(s, base)
    if kind == F_TURN:
        _take_turn(s, seat, action)
    elif A_INFLUENCE <= action < A_CENTER:
        _influence(s, base, kind, action - A_INFLUENCE)
    elif action == A_DECLINE:
        _decline(s, base, kind)
    elif A_EXILE_OWN <= action < A_ACCEPT:
        if kind == F_ROW:
            _answer_row(s, base, action)
        elif action >= A_TRANSFER:
            _transfer(s, base, action - A_TRANSFER)
        else:
            first: i64 = A_EXILE_OPPONENT if action >= A_EXILE_OPPONENT else A_EXILE_OWN
            _exile(s, base, action - first)
    elif A_ACCEPT <= action < A_CHOOSE:
        _accept(s, base, kind, action - A_ACCEPT)
    elif A_CHOOSE <= action < A_ADVANCE:
        _choose(s, base, action - A_CHOOSE)
    elif A_DISCARD <= action < A_GIVE:
        _discard(s, base, seat, action - A_DISCARD)
    else:
        _answer_rare(s, base, seat, action)


def _note_cause(s: Fields, base: i64) -> None:
    if s.log is not None:
        source: i64 = s.frames[base + SOURCE] * FRAME
        is_effect = s.frames[source + KIND] == F_LIST
        set_cause(s, s.frames[source + ARG] if is_effect else CAUSE_RULES)


def _take_turn(s: Fields, seat: i64, action: i64) -> None:
    become(s, F_END_TURN, seat)
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


def _influence(s: Fields, base: i64, kind: i64, planet: i64) -> None:
    frames = s.frames
    row = frames[base + AT]
    side = side_of(s, frames[base + SEAT])
    t = s.tables
    if kind == F_PLANET:
        pick(s, frames[base + SOURCE], planet)
        pop(s)
        move_disc(s, planet, owner_of(side, i64(t.c[row])), i64(t.a[row]))
    elif kind == F_RUN:
        advance_run(s, base, planet)
    elif kind == F_ROW:
        _answer_row(s, base, A_INFLUENCE + planet)
    else:
        pick(s, frames[base + SOURCE], planet)
        if not s.rulings.split_multiples:
            frames[base + ARG] = planet + 1
        frames[base + LEFT] -= 1
        move_disc(s, planet, side, i64(t.a[row]))


def _decline(s: Fields, base: i64, kind: i64) -> None:
    if s.log is not None:
        note(s, E_DECLINED, s.frames[base + SEAT])
    told = s.frames[base + MOVED]
    pop(s)
    if told >= 0 and kind != F_HAND_OVER and s.frames[told * FRAME + KIND] == F_CHAIN:
        s.frames[told * FRAME + LEFT] = 0


def _exile(s: Fields, base: i64, planet: i64) -> None:
    frames = s.frames
    row = frames[base + AT]
    t = s.tables
    side = side_of(s, frames[base + SEAT])
    owner = owner_of(side, i64(t.c[row]))
    frames[base + LEFT] -= 1
    if i64(t.d[row]) and s.rulings.chaka_two_columns:
        one: i64 = 1
        frames[base + ARG] |= one << planet
    exile(s, side, owner * PLANETS + planet, frames[base + MOVED])


def _transfer(s: Fields, base: i64, planet: i64) -> None:
    frames = s.frames
    frames[base + LEFT] -= 1
    transfer(s, side_of(s, frames[base + SEAT]), planet, frames[base + MOVED])


def _discard(s: Fields, base: i64, seat: i64, card: i64) -> None:
    s.frames[base + LEFT] -= 1
    discard(s, seat, card, s.frames[base + MOVED])


def _accept(s: Fields, base: i64, kind: i64, option: i64) -> None:
    row = s.frames[base + AT]
    if kind == F_ROUND:
        s.frames[base + KIND] = F_MOBILIZE
        s.kind = F_MOBILIZE
        return
    if kind == F_REWARD:
        pop(s)
        push_nested(s, base - FRAME, i64(s.tables.c[row]))
        return
    pop(s)
    _push_option(s, base - FRAME, i64(s.tables.b[row]) + option)


def _push_option(s: Fields, parent: i64, branch: i64) -> None:
    """The reward waits under the cost, and is told which card the cost moved."""
    reward = push_nested(s, parent, i64(s.tables.branch_then[branch]))
    cost = push_nested(s, parent, i64(s.tables.branch_cost[branch]))
    s.frames[cost + LEFT] = (reward >> FRAME_SHIFT) + 1


def _choose(s: Fields, base: i64, branch: i64) -> None:
    row = s.frames[base + AT]
    pop(s)
    push_nested(s, base - FRAME, i64(s.tables.branch_then[i64(s.tables.b[row]) + branch]))


def _answer_row(s: Fields, base: i64, action: i64) -> None:
    """Z29: one effect of a printed row, out of its order."""
    frames = s.frames
    row = frames[base + AT]
    bit: i64 = 1
    while not (frames[base + LEFT] & bit) or row_answer(s, row) != action:
        row += 1
        bit <<= 1
    frames[base + LEFT] &= ~bit
    t = s.tables
    side = side_of(s, frames[base + SEAT])
    op = i64(t.op[row])
    if op == MAY:
        _push_option(s, base, i64(t.b[row]))
    elif op == TRANSFER:
        transfer(s, side, action - A_TRANSFER, -1)
    else:
        move_disc(s, i64(t.b[row]), owner_of(side, i64(t.c[row])), i64(t.a[row]))


def _answer_rare(s: Fields, base: i64, seat: i64, action: i64) -> None:
    frames = s.frames
    row = frames[base + AT]
    side = side_of(s, seat)
    t = s.tables
    if A_ADVANCE <= action < A_TAKE:
        people: i64 = action - A_ADVANCE
        price = price_of_level(s, side, people, i64(t.b[row]), i64(t.c[row]) == 1)
        pop(s)
        advance(s, seat, side, people, price)
    elif A_STRETCH <= action < A_EXILE_OWN:
        _start_run(s, base, action - A_STRETCH)
    elif A_GIVE <= action < A_MULLIGAN:
        _hand_over(s, base, seat, action - A_GIVE)
    elif A_MULLIGAN <= action < A_INFLUENCE:
        change_hand(s, seat, action - A_MULLIGAN)
    elif A_CENTER <= action < A_STRETCH:
        pick(s, frames[base + SOURCE], action - A_CENTER)
        pop(s)
        center_disc(s, side, action - A_CENTER)
    elif A_TAKE <= action < A_BEGIN:
        pop(s)
        take_token(s, seat, side, action - A_TAKE, False)
    else:
        end = technology_end(s, side)
        set_order(s, end if action == A_BEGIN else partner_of(end))


def _start_run(s: Fields, base: i64, stretch: i64) -> None:
    """The stretch is chosen; a pair for a run of three hangs over the edge (Z01)."""
    frames = s.frames
    row = frames[base + AT]
    seat = frames[base + SEAT]
    source = frames[base + SOURCE]
    first = stretch_first(stretch)
    if stretch == 0 and i64(s.tables.a[row]) == 3:
        first = -1
    pop(s)
    push(s, F_RUN, seat, row, source, stretch_planets(stretch), first + 1)


def _hand_over(s: Fields, base: i64, seat: i64, card: i64) -> None:
    s.frames[base + LEFT] -= 1
    if s.log is not None:
        one: i64 = 1
        both: i64 = (one << seat) | (one << partner_of(seat))
        note_to(s, both, E_HAND_OVER, seat, card)
    give_card(s, seat, card)


def answer_chance(s: Fields, action: i64) -> None:
    """Carry out an answer of chance."""
    kind = s.kind
    base = top(s)
    if s.log is not None:
        _note_cause(s, base)
    if kind == F_END_TURN:
        _draw(s, s.on_turn, action)
    elif kind == F_MOBILIZE:
        _mobilize(s, base, action)
    else:
        _answer_lot(s, base, kind, action)


def _draw(s: Fields, seat: i64, card: i64) -> None:
    draw_card(s, seat, card)
    if s.log is not None:
        one: i64 = 1
        note_to(s, one << seat, E_DRAW, seat, card)


def _answer_lot(s: Fields, base: i64, kind: i64, action: i64) -> None:
    frames = s.frames
    if kind == F_DEAL:
        frames[base + LEFT] -= 1
        _draw(s, frames[base + SEAT], action)
    elif kind == F_LIST:
        frames[base + SEAT] = action - C_SEAT
        s.lots += 1
        if s.log is not None:
            note(s, E_MEMBER, action - C_SEAT)
    elif action >= C_SEAT:
        seat_at_technology_end(s, base, action - C_SEAT)
    elif action >= C_FIRST:
        start_with(s, action - C_FIRST)
    elif action >= C_BOARD:
        place_board(s, base, action - C_BOARD)
    elif kind == F_SETUP:
        place_token(s, base, action - C_TOKEN)
    else:
        seat = frames[base + SEAT]
        pop(s)
        apply_drawn_token(s, seat, action - C_TOKEN)


def _mobilize(s: Fields, base: i64, card: i64) -> None:
    frames = s.frames
    frames[base + LEFT] -= 1
    told = frames[base + MOVED]
    if told >= 0:
        frames[told * FRAME + MOVED] = card
    side = side_of(s, frames[base + SEAT])
    mobilize_card(s, side, card)
    if s.log is not None:
        note(s, E_MOBILIZE, side, card)
