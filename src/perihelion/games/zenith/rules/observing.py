"""What a seat sees as a row of small numbers; `observation.py` says what each of them means.

Everything is told from the seat's own end of the table: its side comes first, its partner next,
discs are positive on its half of the track. Only what `knowing.py` leaves in a blind state is
read, so the truth and the blind state give the same numbers.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from perihelion.games.zenith import codes as c
from perihelion.games.zenith.rules.frames import (
    arg_in,
    frame_at,
    kind_in,
    left_in,
    picks_in,
    row_in,
    source_in,
)
from perihelion.games.zenith.rules.piles import knows
from perihelion.games.zenith.rules.sides import has_teams, side_of, technology_end
from perihelion.games.zenith.state import Fields
from perihelion.kernel.rows import BYTE, fill_cells, put_bytes, put_numbers, translate_bytes
from perihelion.kernel.sheet import Sheet
from perihelion.kernel.state import CHANCE, NOBODY, TRUTH

SEATS: Final = 4


def observe(s: Fields, viewer: i64, out: Sheet) -> None:
    """Write what `viewer` sees; `observation.py` lists it in the same order."""
    # Every part gets the cells and where to begin, and says where it ended: the quickest way.
    cells = out.cells
    mine = side_of(s, viewer)
    at = _see_cards(s, viewer, cells, out.at)
    at = _see_planets(s, mine, cells, at)
    at = _see_sides(s, mine, cells, at)
    at = _see_tokens(s, cells, at)
    at = _see_seats(s, viewer, cells, at)
    at = _see_table(s, viewer, mine, cells, at)
    out.at = _see_question(s, viewer, cells, at)


def _meanings() -> list[int]:
    """What each place of a card is to a viewer, BYTE numbers for each: of two seats, then of four.

    The cards of other hands are not seen; what is known of them is written over that.
    """
    found: list[int] = []
    for team_bit in range(2):
        for viewer in range(SEATS):
            seen = [c.SEEN_UNSEEN] * BYTE
            seen[c.DISCARD] = c.SEEN_DISCARD
            seen[c.HAND + viewer] = c.SEEN_HAND
            for column in range(2 * c.PLANETS):
                is_mine = column // c.PLANETS == viewer >> team_bit
                seen[c.COLUMN + column] = c.SEEN_COLUMN if is_mine else c.SEEN_THEIR_COLUMN
            found += seen
    return found


_MEANINGS: Final = vec[i16]([i16(number) for number in _meanings()])


def _see_cards(s: Fields, viewer: i64, cells: vec[i16], first: i64) -> i64:
    """Where each card is as far as the seat can tell, then how high it lies in its column."""
    translate_bytes(s.where, _MEANINGS, BYTE * (SEATS * s.team_bit + viewer), cells, first)
    _see_hands(s, viewer, cells, first)
    heights: i64 = first + c.CARDS
    put_bytes(s.height, cells, heights)
    return heights + c.CARDS


def _see_hands(s: Fields, viewer: i64, cells: vec[i16], first: i64) -> None:
    """Cards of others that the seat knows, and those that must be in some other hand, since they
    were not reshuffled and lie nowhere.

    In the truth the latter are where they are; in a blind state they are only known to be held.
    """
    if s.viewer != TRUTH:
        _see_held(s, cells, first)
    seat: i64 = 0
    while seat < s.seats:
        if seat != viewer and (has_teams(s) or s.held_high[seat] > 0):
            _see_hand(s, viewer, seat, cells, first)
        seat += 1


def _see_held(s: Fields, cells: vec[i16], first: i64) -> None:
    card: i64 = 0
    while card < c.CARDS:
        if i64(s.where[card]) == c.UNSEEN and i64(s.known[card]) & c.HELD_BEFORE:
            at: i64 = first + card
            cells[at] = c.SEEN_HELD
        card += 1


def _see_hand(s: Fields, viewer: i64, seat: i64, cells: vec[i16], first: i64) -> None:
    card = s.hand_first[seat]
    while card != c.NO_CARD:
        at: i64 = first + card
        if knows(s, viewer, card):
            cells[at] = c.SEEN_PARTNER
        elif i64(s.known[card]) & c.HELD_BEFORE:
            cells[at] = c.SEEN_HELD
        card = i64(s.link[card])


def _put_row(numbers: vec[i64], first: i64, count: i64, cells: vec[i16], at: i64) -> i64:
    put_numbers(numbers, first, count, cells, at)
    return at + count


def _see_planets(s: Fields, mine: i64, cells: vec[i16], at: i64) -> i64:
    """The discs from the seat's own end, which of them are off, the columns, the discs won."""
    off: i64 = at + c.PLANETS
    planet: i64 = 0
    while planet < c.PLANETS:
        disc = s.disc[planet]
        gone: i64 = 0
        if disc == c.OFF:
            disc = 0
            gone = 1
        cells[at] = i16(disc if mine == 0 else -disc)
        cells[off] = i16(gone)
        at += 1
        off += 1
        planet += 1
    first: i64 = c.PLANETS * mine
    other: i64 = c.PLANETS - first
    at = _put_row(s.column_size, first, c.PLANETS, cells, off)
    at = _put_row(s.column_size, other, c.PLANETS, cells, at)
    at = _put_row(s.won, first, c.PLANETS, cells, at)
    return _put_row(s.won, other, c.PLANETS, cells, at)


def _see_sides(s: Fields, mine: i64, cells: vec[i16], at: i64) -> i64:
    """Credits, zenithium and technology levels of both sides, and the badge."""
    place: i64 = 2 * mine
    number: i64 = 0
    while number < 4:
        stock = s.stock[place ^ number]
        cells[at] = i16(min(c.SEEN_STOCK, stock))
        at += 1
        number += 1
    first: i64 = c.PEOPLES * mine
    at = _put_row(s.level, first, c.PEOPLES, cells, at)
    at = _put_row(s.level, c.PEOPLES - first, c.PEOPLES, cells, at)
    badge: i64 = 0
    if s.badge != c.NO_SIDE:
        badge = (1 if s.badge == mine else 3) + s.badge_gold
    cells[at] = i16(badge)
    return at + 1


def _see_tokens(s: Fields, cells: vec[i16], at: i64) -> i64:
    """The technology sides, the tokens on the boards, the reserve and the tokens spent."""
    piece: i64 = 0
    while piece < c.PEOPLES:
        board: i64 = s.boards[piece] + 1
        cells[at] = i16(board - 2 * piece if board > 0 else board)
        at += 1
        piece += 1
    place: i64 = 0
    while place < c.PLACES:
        cells[at] = i16(s.token_at[place] + 1)
        at += 1
        place += 1
    at = _put_row(s.reserve, 0, c.TOKEN_KINDS, cells, at)
    return _put_row(s.spent, 0, c.TOKEN_KINDS, cells, at)


def _see_seats(s: Fields, viewer: i64, cells: vec[i16], at: i64) -> i64:
    """For each seat, the viewer first: its cards, how old they are, whether it has chosen."""
    turned: i64 = 0
    while turned < s.seats:
        seat: i64 = viewer ^ turned
        cells[at] = i16(s.hand_size[seat])
        at += 1
        cells[at] = i16(s.held_low[seat])
        at += 1
        cells[at] = i16(s.held_high[seat])
        at += 1
        cells[at] = 0 if s.choice[seat] == c.NOT_CHOSEN else 1
        at += 1
        if has_teams(s):
            cells[at] = 1 if technology_end(s, side_of(s, seat)) == seat else 0
            at += 1
            cells[at] = 1 if s.began_0 == seat or s.began_1 == seat else 0
            at += 1
            cells[at] = 1 if s.second == seat else 0
            at += 1
        turned += 1
    return at


def _see_table(s: Fields, viewer: i64, mine: i64, cells: vec[i16], at: i64) -> i64:
    """The piles, the time, whose turn it is, and how it ended."""
    cells[at] = i16(s.deck_size)
    at += 1
    cells[at] = i16(s.discard_size)
    at += 1
    cells[at] = 1 if s.deck_epoch > 0 else 0
    at += 1
    cells[at] = i16(min(s.turn, s.rulings.turn_limit))
    at += 1
    cells[at] = i16(_whose(s.starter, mine))
    at += 1
    on_turn: i64 = 0
    if s.turn > 0:
        on_turn = (s.on_turn ^ viewer) + 1
    cells[at] = i16(on_turn)
    at += 1
    cells[at] = i16(_whose(s.winner, mine))
    return at + 1


def _whose(side: i64, mine: i64) -> i64:
    if side == c.NO_SIDE:
        return 0
    return 1 if side == mine else 2


def _see_question(s: Fields, viewer: i64, cells: vec[i16], at: i64) -> i64:
    """Who is asked, what, by which card or level, and what is still pending beneath it."""
    one: i64 = 1
    end: i64 = at + 7 + c.PLANETS + c.SEEN_PENDING
    asked: i64 = 0
    if s.seat == CHANCE:
        asked = 1
    elif s.seat != NOBODY:
        # Of several the viewer comes first: choices made at the same time are its own business.
        asked = 2
        if not s.deciders_mask() & (one << viewer):
            asked = (s.seat ^ viewer) + 2
    cells[at] = i16(asked)
    at += 1
    fill_cells(cells, at, end, 0)
    if s.depth == 0 or s.seat == NOBODY:
        return end
    frame = s.frame
    cells[at] = i16(kind_in(frame) + 1)
    at += 1
    if source_in(frame) < s.depth:
        _see_effect(s, frame, frame_at(s, source_in(frame)), cells, at)
    at += 5 + c.PLANETS
    number: i64 = s.depth - 2
    while number >= 0 and at < end:
        cells[at] = i16(kind_in(frame_at(s, number)) + 1)
        at += 1
        number -= 1
    return end


def _see_effect(s: Fields, frame: i64, owner: i64, cells: vec[i16], at: i64) -> None:
    """The effect that asks, if one does, and how far along it is."""
    if kind_in(owner) != c.F_LIST:
        return
    t = s.tables
    kind = kind_in(frame)
    row = row_in(frame)
    cells[at] = i16(_seen_source(arg_in(owner)) + 1)
    at += 1
    cells[at] = t.op[row] + 1
    at += 1
    cells[at] = i16(max(0, min(i64(t.a[row]), c.SEEN_AMOUNT)))
    at += 1
    cells[at] = 1 if (kind == c.F_PLANET or kind == c.F_EXILE) and t.c[row] != 0 else 0
    at += 1
    cells[at] = i16(left_in(frame))
    at += 1
    picks = picks_in(owner)
    while picks:
        if picks & 1:
            cells[at] = 1
        picks >>= 1
        at += 1


def _seen_source(cause: i64) -> i64:
    """The causes of effects without the gaps between their kinds."""
    if cause < c.CARDS:
        return cause
    if cause < c.CAUSE_TOKEN:
        return c.CARDS + cause - c.CAUSE_LEVEL
    first: i64 = c.CARDS + c.BOARDS * c.LEVELS
    if cause < c.CAUSE_PRIME:
        return first + cause - c.CAUSE_TOKEN
    first += c.TOKEN_KINDS
    if cause < c.CAUSE_LEADERSHIP:
        return first + cause - c.CAUSE_PRIME
    first += c.PRIMES
    if cause < c.CAUSE_RULES:
        return first + cause - c.CAUSE_LEADERSHIP
    return first + c.PEOPLES
