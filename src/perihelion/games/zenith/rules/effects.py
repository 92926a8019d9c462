"""Applying effects: one list after the other, each effect once, in order.

`settle` runs the frame on top of the stack until somebody has to answer. An effect that needs
an answer puts a frame of its own on the stack; what cannot be applied is ignored (FAQ).
"""

from mypy_extensions import i64

from perihelion.games.zenith import codes as c
from perihelion.games.zenith.rules.diplomacy import can_take_badge, give_badge, take_badge
from perihelion.games.zenith.rules.emit import note, set_cause
from perihelion.games.zenith.rules.frames import (
    arg_in,
    frame_at,
    left_in,
    moved_in,
    pop,
    push,
    push_list,
    push_nested,
    row_in,
    seat_in,
    source_in,
    tell,
    with_moved,
)
from perihelion.games.zenith.rules.influence import move_disc
from perihelion.games.zenith.rules.piles import (
    play_card,
    put_on_column,
    put_on_discard,
    take_from_column,
)
from perihelion.games.zenith.rules.possible import can_apply, gained, owner_of
from perihelion.games.zenith.rules.sides import side_of
from perihelion.games.zenith.rules.tokens import discard_token
from perihelion.games.zenith.state import Fields
from perihelion.kernel.bits import lowest_bit


def begin_list(s: Fields, seat: i64, program: i64, cause: i64) -> None:
    """Apply a new list of effects: what asks nothing at once, the rest from the stack."""
    if s.log is not None:
        set_cause(s, cause)
    t = s.tables
    side = side_of(s, seat)
    row = program
    while True:
        op = i64(t.op[row])
        if op == c.INFLUENCE_AT and not _wins_disc(s, row, side):
            _move_or_skip(s, i64(t.b[row]), owner_of(side, i64(t.c[row])), i64(t.a[row]))
        elif op == c.GAIN:
            gain(s, owner_of(side, i64(t.c[row])), i64(t.a[row]), i64(t.b[row]))
        elif op == c.TAKE_BADGE and can_take_badge(s, side):
            take_badge(s, side, i64(t.a[row]) == 1)
        else:
            break
        row += 1
    if op != c.END:
        push_list(s, seat, row, cause)
        run_list(s)


def _wins_disc(s: Fields, row: i64, side: i64) -> bool:
    """Whether the influence of this row wins the disc, which has consequences."""
    t = s.tables
    planet = i64(t.b[row])
    disc = s.disc[planet]
    if owner_of(side, i64(t.c[row])) == 1:
        disc = -disc
    return disc != -c.OFF and disc + i64(t.a[row]) >= c.TRACK_END and disc != c.OFF


def run_list(s: Fields) -> None:
    """Apply the effects of the list on top until one needs an answer or the list is over."""
    depth = s.depth
    while s.depth == depth:
        frame = s.frame
        row = row_in(frame)
        op = i64(s.tables.op[row])
        if s.log is not None:
            _note_start(s, frame)
        if op == c.END:
            finish_list(s, frame)
            return
        s.frame = frame + c.ONE_ROW
        _run_row(s, frame, row, op)


def _run_row(s: Fields, frame: i64, row: i64, op: i64) -> None:
    t = s.tables
    if op == c.INFLUENCE_AT:
        side = owner_of(side_of(s, seat_in(frame)), i64(t.c[row]))
        _move_or_skip(s, i64(t.b[row]), side, i64(t.a[row]))
    elif op == c.GAIN:
        side = owner_of(side_of(s, seat_in(frame)), i64(t.c[row]))
        gain(s, side, i64(t.a[row]), i64(t.b[row]))
    elif op == c.ROW:
        if not s.rulings.printed_row_order:
            _push_row(s, frame, row)
    elif can_apply(s, seat_in(frame), row, source_in(frame), moved_in(frame)):
        asked = i64(t.asks[op])
        if asked >= 0:
            left = i64(t.c[row]) if op == c.INFLUENCE_REPEAT else i64(t.a[row])
            _ask(s, frame, row, asked, left)
        else:
            _apply(s, frame, row, op)
    elif op == c.SPEND or op == c.GIVE or op == c.GIVE_BADGE:
        _apply_cost(s, seat_in(frame), row, op)
    else:
        note_skipped(s)


def _note_start(s: Fields, frame: i64) -> None:
    cause = arg_in(frame_at(s, source_in(frame)))
    set_cause(s, cause)
    if c.CAUSE_PRIME <= cause < c.CAUSE_LEADERSHIP:
        prime = cause - c.CAUSE_PRIME
        if row_in(frame) == i64(s.tables.prime_program[prime]):
            note(s, c.E_PRIME, side_of(s, seat_in(frame)), prime + 1)


def finish_list(s: Fields, frame: i64) -> None:
    """The list on top is over; a token that has been applied joins the spent ones."""
    pop(s)
    cause = arg_in(frame)
    if c.CAUSE_TOKEN <= cause < c.CAUSE_PRIME and source_in(frame) == s.depth:
        discard_token(s, cause - c.CAUSE_TOKEN)


def note_skipped(s: Fields) -> None:
    """Tell that an effect could not be applied."""
    if s.log is not None:
        note(s, c.E_SKIPPED)


def _move_or_skip(s: Fields, planet: i64, side: i64, steps: i64) -> None:
    if s.disc[planet] == c.OFF:
        note_skipped(s)
    else:
        move_disc(s, planet, side, steps)


def _apply(s: Fields, frame: i64, row: i64, op: i64) -> None:
    """Carry out an effect that can be applied, as far as it goes without an answer."""
    t = s.tables
    side = side_of(s, seat_in(frame))
    if c.GAIN < op <= c.GAIN_PER_TECHNOLOGY:
        gain(s, side, i64(t.a[row]), gained(s, side, row, moved_in(frame)))
    elif op == c.INFLUENCE_MOVED:
        moved = moved_in(frame)
        move_disc(s, i64(t.planet[moved]), side, i64(t.a[row]))
    elif op == c.TRANSFER:
        start_transfer(s, frame, row)
    elif op == c.EXILE:
        start_exile(s, frame, row)
    elif op == c.TAKE_BADGE:
        take_badge(s, side, i64(t.a[row]) == 1)
    elif op == c.IF_BADGE or op == c.IF_CREDITS:
        if s.rulings.if_is_optional:
            _ask(s, frame, row, c.F_REWARD, 0)
        else:
            push_nested(s, i64(t.c[row]))
    elif op == c.DISCARD_CARDS:
        start_discard(s, frame, row)
    elif op == c.TAKE:
        _take(s, side, i64(t.a[row]), i64(t.b[row]))


def _ask(s: Fields, frame: i64, row: i64, kind: i64, left: i64) -> None:
    push(s, kind, seat_in(frame), row, source_in(frame), left, 0)


def _push_row(s: Fields, frame: i64, row: i64) -> None:
    """Z29: the effects of a printed row in an order of choice."""
    one: i64 = 1
    count = i64(s.tables.a[row])
    s.frame = frame + (count + 1) * c.ONE_ROW
    _ask(s, frame, row + 1, c.F_ROW, (one << count) - 1)


def _apply_cost(s: Fields, seat: i64, row: i64, op: i64) -> None:
    t = s.tables
    side = side_of(s, seat)
    if op == c.GIVE_BADGE:
        give_badge(s, side)
        return
    resource = i64(t.a[row])
    amount = i64(t.b[row])
    s.stock[2 * side + resource] -= amount
    if op == c.GIVE:
        s.stock[2 * (1 - side) + resource] += amount
    if s.log is not None:
        kind: i64 = c.E_GIVE_RESOURCE if op == c.GIVE else c.E_SPEND
        note(s, kind, side, resource, amount)


def gain(s: Fields, side: i64, resource: i64, amount: i64) -> None:
    """Take from the supply, which never runs out."""
    s.stock[2 * side + resource] += amount
    if s.log is not None:
        note(s, c.E_GAIN, side, resource, amount)


def _take(s: Fields, side: i64, resource: i64, amount: i64) -> None:
    """Take from the other side, at most what there is (FAQ)."""
    other: i64 = 2 * (1 - side) + resource
    amount = min(amount, s.stock[other])
    s.stock[other] -= amount
    s.stock[2 * side + resource] += amount
    if s.log is not None:
        note(s, c.E_TAKE_RESOURCE, side, resource, amount)


def _told(frame: i64) -> i64:
    """The frame that a cost tells which card it moved: kept in LEFT of its list, plus one."""
    return left_in(frame) - 1


def is_single(columns: i64) -> bool:
    """Whether a mask names one column, so that there is nothing to choose."""
    return (columns & (columns - 1)) == 0


def start_exile(s: Fields, frame: i64, row: i64) -> None:
    """Exile from a named column at once, or ask for the columns one by one."""
    columns = i64(s.tables.b[row])
    left = i64(s.tables.a[row])
    side = side_of(s, seat_in(frame))
    if is_single(columns):
        column: i64 = owner_of(side, i64(s.tables.c[row])) * c.PLANETS + lowest_bit(columns)
        while left > 0 and s.column_size[column] > 0:
            exile(s, side, column, _told(frame))
            left -= 1
    else:
        _ask(s, frame, row, c.F_EXILE, left)
        s.frame = with_moved(s.frame, _told(frame))


def exile(s: Fields, side: i64, column: i64, told: i64) -> None:
    """The top card of a column goes to the discard pile."""
    card = take_from_column(s, column)
    put_on_discard(s, card)
    if told >= 0:
        tell(s, told, card)
    if s.log is not None:
        note(s, c.E_EXILE, card, column // c.PLANETS, side)


def start_transfer(s: Fields, frame: i64, row: i64) -> None:
    """Transfer from a named column at once, or ask for the columns one by one."""
    columns = i64(s.tables.b[row])
    left = i64(s.tables.a[row])
    side = side_of(s, seat_in(frame))
    if is_single(columns):
        planet = lowest_bit(columns)
        while left > 0 and s.column_size[(1 - side) * c.PLANETS + planet] > 0:
            transfer(s, side, planet, _told(frame))
            left -= 1
    else:
        _ask(s, frame, row, c.F_TRANSFER, left)
        s.frame = with_moved(s.frame, _told(frame))


def transfer(s: Fields, side: i64, planet: i64, told: i64) -> None:
    """The top card of an opposing column goes on the own column of the same planet."""
    card = take_from_column(s, (1 - side) * c.PLANETS + planet)
    put_on_column(s, side, card)
    if told >= 0:
        tell(s, told, card)
    if s.log is not None:
        note(s, c.E_TRANSFER, card, side)


def start_discard(s: Fields, frame: i64, row: i64) -> None:
    """Discard the whole hand at once, or ask for the cards one by one."""
    count = i64(s.tables.a[row])
    seat = seat_in(frame)
    if count < 0:
        while s.hand_size[seat] > 0:
            discard(s, seat, s.hand_first[seat], _told(frame))
    else:
        _ask(s, frame, row, c.F_DISCARD, count)
        s.frame = with_moved(s.frame, _told(frame))


def discard(s: Fields, seat: i64, card: i64, told: i64) -> None:
    """A hand card goes to the discard pile."""
    play_card(s, seat, card)
    put_on_discard(s, card)
    if told >= 0:
        tell(s, told, card)
    if s.log is not None:
        note(s, c.E_DISCARD, seat, card)
