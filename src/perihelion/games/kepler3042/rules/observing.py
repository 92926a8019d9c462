"""What a seat sees as a row of small numbers; `observation.py` says what each of them means.

Nations are told from the viewer on, in the order of the seats. Of the others' objectives and of
choices made at the same time only so much is read as `knowing.py` leaves in a blind state.
Bodies that others have looked at (R02) are the business of the caller: with `placement_peek` it
gives the blind state.
"""

from mypy_extensions import i16, i64

from perihelion.games.kepler3042 import codes as c
from perihelion.games.kepler3042.rules.apply import cause_of
from perihelion.games.kepler3042.rules.frames import top_a, top_b, top_c, top_kind
from perihelion.games.kepler3042.rules.sets import WORD_BITS
from perihelion.games.kepler3042.state import Fields
from perihelion.kernel.bits import lowest_bit
from perihelion.kernel.rows import fill_cells
from perihelion.kernel.seats import place_seen, seat_after, seats_between
from perihelion.kernel.sheet import Sheet
from perihelion.kernel.state import CHANCE, NOBODY


def observe(s: Fields, viewer: i64, out: Sheet) -> None:
    """Write what `viewer` sees; `observation.py` lists it in the same order."""
    if s.seats > 1:
        out.put(viewer)
    turned: i64 = 0
    while turned < s.seats:
        _see_nation(s, seat_after(s, viewer, turned), viewer, out)
        turned += 1
    if s.seats == 1:
        _see_progress(s, c.GHOST, out)
    _see_tokens(s, out)
    _see_hidden(s, out)
    _see_tracks(s, out)
    _see_turn(s, out)
    _see_table(s, viewer, out)
    _see_question(s, viewer, out)


def _put_hex(s: Fields, number: i64, out: Sheet) -> None:
    """Column and row; of no hex 0 and 0."""
    column: i64 = 0
    row: i64 = 0
    if number >= 0:
        column = s.tables.column_of[number]
        row = s.tables.row_of[number]
    out.put(column)
    out.put(row)


def _see_nation(s: Fields, seat: i64, viewer: i64, out: Sheet) -> None:
    """Ships, cubes, colonies, technologies, tracks, action cube, objective, choice, points."""
    at: i64 = c.SHIPS * seat
    end: i64 = at + c.SHIPS
    while at < end:
        number = s.ship[at]
        out.put(i64(1) if number >= 0 else i64(0))
        _put_hex(s, number, out)
        at += 1
    at = c.CUBES * seat
    end = at + c.CUBES
    while at < end:
        out.put_parts(s.cubes[at], c.PLACE_BITS, c.PLACES)
        at += 1
    _see_colonies(s, seat, out)
    _see_progress(s, seat, out)
    out.put(s.cell[seat])
    is_secret = seat != viewer and s.reason == c.RUNNING
    objective = s.objective[seat]
    if is_secret and objective != c.NO_OBJECTIVE:
        objective = c.OBJECTIVE_UNSEEN
    out.put(objective - c.OBJECTIVE_UNSEEN)
    choice = s.choice[seat]
    if is_secret and choice != c.NOT_CHOSEN:
        choice = c.CHOSEN_UNSEEN
    out.put(choice - c.CHOSEN_UNSEEN)
    out.put(min(s.score[seat], c.SEEN_SCORE))


def _see_colonies(s: Fields, seat: i64, out: Sheet) -> None:
    """The planets of the colonies, then which of them are terraformed."""
    cells = out.cells
    at = out.at
    # NO_PLANET is -1: with all of them one higher, its bit is 0, which is never set.
    terraformed: i64 = s.terraformed[seat] << 1
    number: i64 = c.COLONIES * seat
    end: i64 = number + c.COLONIES
    while number < end:
        planet: i64 = s.colony[number] + 1
        cells[at] = i16(planet)
        behind: i64 = at + c.COLONIES
        cells[behind] = i16((terraformed >> planet) & 1)
        at += 1
        number += 1
    out.at = at + c.COLONIES


def _see_progress(s: Fields, nation: i64, out: Sheet) -> None:
    """Technologies, tracks and medals, which the ghost has too."""
    out.put_nibbles(s.levels[nation], c.TECHNOLOGIES)
    out.put_row(s.space, c.TRACKS * nation, c.TRACKS, c.SPACES)
    out.put_row(s.medals, c.TRACKS * nation, c.TRACKS, c.SEEN_COUNT)


def _see_tokens(s: Fields, out: Sheet) -> None:
    """What is known of each token, then where they lie."""
    t, places, hidden, in_play = s.tables, s.place, s.hidden, s.in_play
    columns, rows, words, bits = t.column_of, t.row_of, t.word, t.bit
    cells = out.cells
    at = out.at
    spot: i64 = at + c.TOKENS
    token: i64 = 0
    while token < c.TOKENS:
        place = places[token]
        # UNSEEN, TAKEN and HELD are -1, -2 and from -3 down.
        known: i64 = min(-place, 3)
        column: i64 = 0
        row: i64 = 0
        if place >= 0:
            known = i64(4) if hidden[words[place]] & bits[place] else i64(5)
            column = columns[place]
            row = rows[place]
        cells[at] = i16(known * ((in_play >> token) & 1))
        at += 1
        cells[spot] = i16(column)
        spot += 1
        cells[spot] = i16(row)
        spot += 1
        token += 1
    out.at = spot


def _see_hidden(s: Fields, out: Sheet) -> None:
    """The galaxy, hex by hex: where a body lies face down."""
    cells = out.cells
    first = out.at
    end: i64 = first + len(s.tables.zone)
    fill_cells(cells, first, end, 0)
    out.at = end
    hex_of = s.tables.hex_of
    number: i64 = 0
    while number < s.tables.words:
        word = s.hidden[number]
        while word:
            place: i64 = WORD_BITS * number + lowest_bit(word)
            at: i64 = first + hex_of[place]
            cells[at] = i16(1)
            word &= word - 1
        number += 1


def _see_tracks(s: Fields, out: Sheet) -> None:
    """The medals on the tracks and on the open card."""
    track: i64 = 0
    while track < c.TRACKS:
        out.put_bits(s.lying >> (c.SPACES * track), s.tables.last[track] + 1)
        track += 1
    out.put(s.on_card & 255)
    out.put(s.on_card >> 8)


def _see_turn(s: Fields, out: Sheet) -> None:
    """What this turn has done."""
    out.put_bits(s.moved, c.SHIPS)
    out.put_bits(s.bonuses, c.BONUSES)
    out.put(s.paid)
    out.put(min(s.transformed, c.SEEN_COUNT))
    out.put(min(s.assigned, c.SEEN_COUNT))
    out.put(s.steps)


def _see_table(s: Fields, viewer: i64, out: Sheet) -> None:
    """The cards, the time, who is first, whose turn it is, who has won."""
    out.put_bits(s.deck, c.PROGRESS_CARDS)
    out.put(s.card + 1)
    out.put(s.round)
    out.put(min(s.turn, c.SEEN_TURN))
    out.put(place_seen(s, viewer, s.first))
    out.put(place_seen(s, viewer, s.on_turn))
    turned: i64 = 0
    while turned < s.seats:
        out.put((s.winners >> seat_after(s, viewer, turned)) & 1)
        turned += 1


def _see_question(s: Fields, viewer: i64, out: Sheet) -> None:
    """Who is asked, what, by what, and its numbers."""
    one: i64 = 1
    asked: i64 = 0
    if s.seat == CHANCE:
        asked = 1
    elif s.seat != NOBODY:
        # Of several the viewer comes first: choices made at the same time are its own business.
        is_me = (s.deciders_mask() & (one << viewer)) != 0
        asked = 2
        if not is_me:
            asked = seats_between(s, viewer, s.seat) + 2
    out.put(asked)
    if s.depth == 0 or s.seat == NOBODY:
        out.put_bits(0, 5 + 2 + c.CUBES)
        return
    kind = top_kind(s)
    a = top_a(s)
    b = top_b(s)
    hex_number: i64 = c.NO_HEX
    amounts: i64 = 0
    if kind == c.F_LEG or kind == c.F_TURN_UP:
        hex_number = a
        a = 0
    elif kind == c.F_PRODUCE:
        amounts = a
        a = 0
    elif kind == c.F_AMOUNT:
        amounts = b
        b = 0
    out.put(kind + 1)
    out.put(cause_of(s, kind))
    out.put(min(a, c.SEEN_NUMBER))
    out.put(min(b, c.SEEN_NUMBER))
    out.put(min(top_c(s), c.SEEN_NUMBER))
    _put_hex(s, hex_number, out)
    out.put_parts(amounts, c.AMOUNT_BITS, c.CUBES)
