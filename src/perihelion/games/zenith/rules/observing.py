"""What a seat sees as a row of small numbers; `observation.py` says what each of them means.

Everything is told from the seat's own end of the table: its side comes first, its partner next,
discs are positive on its half of the track. Only what `knowing.py` leaves in a blind state is
read, so the truth and the blind state give the same numbers.
"""

from mypy_extensions import i16, i64

from perihelion.games.zenith.codes import (
    BOARDS,
    CARDS,
    CAUSE_LEADERSHIP,
    CAUSE_LEVEL,
    CAUSE_PRIME,
    CAUSE_RULES,
    CAUSE_TOKEN,
    COLUMN,
    DECK,
    DISCARD,
    F_EXILE,
    F_LIST,
    F_PLANET,
    HAND,
    HELD_BEFORE,
    LEVELS,
    NO_CARD,
    NO_SIDE,
    NOT_CHOSEN,
    OFF,
    PEOPLES,
    PLACES,
    PLANETS,
    PRIMES,
    SEEN_COLUMN,
    SEEN_DISCARD,
    SEEN_HAND,
    SEEN_HELD,
    SEEN_PARTNER,
    SEEN_PENDING,
    SEEN_STOCK,
    SEEN_THEIR_COLUMN,
    SEEN_UNSEEN,
    TOKEN_KINDS,
    UNSEEN,
)
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
from perihelion.kernel.sheet import Sheet
from perihelion.kernel.state import CHANCE, NOBODY


def observe(s: Fields, viewer: i64, out: Sheet) -> None:
    """Write what `viewer` sees; `observation.py` lists it in the same order."""
    mine = side_of(s, viewer)
    _see_cards(s, viewer, mine, out)
    _see_planets(s, mine, out)
    _see_sides(s, mine, out)
    _see_tokens(s, out)
    _see_seats(s, viewer, out)
    _see_table(s, viewer, mine, out)
    _see_question(s, viewer, out)


def _see_cards(s: Fields, viewer: i64, mine: i64, out: Sheet) -> None:
    """Where each card is as far as the seat can tell, then how high it lies in its column."""
    cells = out.cells
    where = s.where
    at = out.at
    heights: i64 = at + CARDS
    low: i64 = COLUMN + PLANETS * mine
    high: i64 = low + PLANETS
    card: i64 = 0
    while card < CARDS:
        place = i64(where[card])
        seen: i64 = SEEN_UNSEEN
        if place == DISCARD:
            seen = SEEN_DISCARD
        elif place == DECK:
            seen = SEEN_UNSEEN
        elif place == UNSEEN:
            seen = SEEN_HELD if i64(s.known[card]) & HELD_BEFORE else SEEN_UNSEEN
        elif place >= COLUMN:
            seen = SEEN_COLUMN if low <= place < high else SEEN_THEIR_COLUMN
        elif place == HAND + viewer:
            seen = SEEN_HAND
        elif knows(s, viewer, card):
            seen = SEEN_PARTNER
        elif i64(s.known[card]) & HELD_BEFORE:
            seen = SEEN_HELD
        cells[at] = i16(seen)
        cells[heights] = 0
        at += 1
        heights += 1
        card += 1
    out.at = heights
    first: i64 = out.at - CARDS
    column: i64 = 0
    while column < 2 * PLANETS:
        card = s.column_top[column]
        height = s.column_size[column]
        while card != NO_CARD:
            place = first + card
            cells[place] = i16(height)
            height -= 1
            card = i64(s.link[card])
        column += 1


def _see_planets(s: Fields, mine: i64, out: Sheet) -> None:
    """The discs from the seat's own end, which of them are off, and the columns' sizes."""
    cells = out.cells
    at = out.at
    off: i64 = at + PLANETS
    planet: i64 = 0
    while planet < PLANETS:
        disc = s.disc[planet]
        gone: i64 = 0
        if disc == OFF:
            disc = 0
            gone = 1
        cells[at] = i16(disc if mine == 0 else -disc)
        cells[off] = i16(gone)
        at += 1
        off += 1
        planet += 1
    out.at = off
    theirs: i64 = 1 - mine
    out.put_row(s.column_size, PLANETS * mine, PLANETS, CARDS)
    out.put_row(s.column_size, PLANETS * theirs, PLANETS, CARDS)
    out.put_row(s.won, PLANETS * mine, PLANETS, PLANETS)
    out.put_row(s.won, PLANETS * theirs, PLANETS, PLANETS)


def _see_sides(s: Fields, mine: i64, out: Sheet) -> None:
    """Credits, zenithium and technology levels of both sides, and the badge."""
    theirs: i64 = 1 - mine
    out.put_row(s.stock, 2 * mine, 2, SEEN_STOCK)
    out.put_row(s.stock, 2 * theirs, 2, SEEN_STOCK)
    out.put_row(s.level, PEOPLES * mine, PEOPLES, 5)
    out.put_row(s.level, PEOPLES * theirs, PEOPLES, 5)
    badge: i64 = 0
    if s.badge != NO_SIDE:
        badge = (1 if s.badge == mine else 3) + s.badge_gold
    out.put(badge)


def _see_tokens(s: Fields, out: Sheet) -> None:
    """The technology sides, the tokens on the boards, the reserve and the tokens spent."""
    piece: i64 = 0
    while piece < PEOPLES:
        out.put(s.boards[piece] - 2 * piece + 1 if s.boards[piece] >= 0 else 0)
        piece += 1
    place: i64 = 0
    while place < PLACES:
        out.put(s.token_at[place] + 1)
        place += 1
    out.put_row(s.reserve, 0, TOKEN_KINDS, 16)
    out.put_row(s.spent, 0, TOKEN_KINDS, 16)


def _see_seats(s: Fields, viewer: i64, out: Sheet) -> None:
    """For each seat, the viewer first: its cards, how old they are, whether it has chosen."""
    turned: i64 = 0
    while turned < s.seats:
        seat: i64 = viewer ^ turned
        out.put(s.hand_size[seat])
        out.put(s.held_low[seat])
        out.put(s.held_high[seat])
        out.put(0 if s.choice[seat] == NOT_CHOSEN else 1)
        if has_teams(s):
            out.put(1 if technology_end(s, side_of(s, seat)) == seat else 0)
            out.put(1 if s.began_0 == seat or s.began_1 == seat else 0)
            out.put(1 if s.second == seat else 0)
        turned += 1


def _see_table(s: Fields, viewer: i64, mine: i64, out: Sheet) -> None:
    """The piles, the time, whose turn it is, and how it ended."""
    out.put(s.deck_size)
    out.put(s.discard_size)
    out.put(1 if s.deck_epoch > 0 else 0)
    out.put(min(s.turn, s.rulings.turn_limit))
    starter: i64 = 0
    if s.starter != NO_SIDE:
        starter = 1 if s.starter == mine else 2
    out.put(starter)
    out.put(0 if s.turn == 0 else (s.on_turn ^ viewer) + 1)
    winner: i64 = 0
    if s.winner != NO_SIDE:
        winner = 1 if s.winner == mine else 2
    out.put(winner)


def _see_question(s: Fields, viewer: i64, out: Sheet) -> None:
    """Who is asked, what, by which card or level, and what is still pending beneath it."""
    one: i64 = 1
    asked: i64 = 0
    if s.seat == CHANCE:
        asked = 1
    elif s.seat != NOBODY:
        # Of several the viewer comes first: choices made at the same time are its own business.
        asked = 2 if s.deciders_mask() & (one << viewer) else (s.seat ^ viewer) + 2
    out.put(asked)
    if s.depth == 0 or s.seat == NOBODY:
        out.put_bits(0, 6 + PLANETS + SEEN_PENDING)
        return
    frame = s.frame
    kind = kind_in(frame)
    out.put(kind + 1)
    owner: i64 = 0
    if source_in(frame) < s.depth:
        owner = frame_at(s, source_in(frame))
    if kind_in(owner) == F_LIST:
        t = s.tables
        row = row_in(frame)
        out.put(_seen_source(arg_in(owner)) + 1)
        out.put(i64(t.op[row]) + 1)
        out.put(max(0, min(i64(t.a[row]), 99)))
        for_opponent = (kind == F_PLANET or kind == F_EXILE) and t.c[row] != 0
        out.put(1 if for_opponent else 0)
        out.put(left_in(frame))
        out.put_bits(picks_in(owner), PLANETS)
    else:
        out.put_bits(0, 5 + PLANETS)
    number: i64 = 0
    while number < SEEN_PENDING:
        beneath: i64 = s.depth - 2 - number
        out.put(kind_in(frame_at(s, beneath)) + 1 if beneath >= 0 else 0)
        number += 1


def _seen_source(cause: i64) -> i64:
    """The causes of effects without the gaps between their kinds."""
    if cause < CARDS:
        return cause
    if cause < CAUSE_TOKEN:
        return CARDS + cause - CAUSE_LEVEL
    first: i64 = CARDS + BOARDS * LEVELS
    if cause < CAUSE_PRIME:
        return first + cause - CAUSE_TOKEN
    first += TOKEN_KINDS
    if cause < CAUSE_LEADERSHIP:
        return first + cause - CAUSE_PRIME
    first += PRIMES
    if cause < CAUSE_RULES:
        return first + cause - CAUSE_LEADERSHIP
    return first + PEOPLES
