"""What a seat sees as a row of small numbers; `observation.py` says what each of them means.

Seats are told from the viewer on, in the order of play. Nothing is secret in this game, so the
truth and the blind state give the same numbers.
"""

from mypy_extensions import i64

from perihelion.games.kepler3ad import codes as c
from perihelion.games.kepler3ad.rules.apply import cause_of
from perihelion.games.kepler3ad.rules.frames import top_a, top_b, top_kind
from perihelion.games.kepler3ad.state import Fields
from perihelion.kernel.seats import place_seen, seat_after, seats_between
from perihelion.kernel.sheet import Sheet
from perihelion.kernel.state import CHANCE, NOBODY


def observe(s: Fields, viewer: i64, out: Sheet) -> None:
    """Write what `viewer` sees; `observation.py` lists it in the same order."""
    out.put(viewer)
    turned: i64 = 0
    while turned < s.seats:
        _see_seat(s, seat_after(s, viewer, turned), out)
        turned += 1
    _see_map(s, out)
    _see_turn(s, out)
    _see_table(s, viewer, out)
    _see_question(s, viewer, out)


def _see_seat(s: Fields, seat: i64, out: Sheet) -> None:
    """The pieces on the map and in the supply, levels, value, score, corporation and clans."""
    units = s.tables.units
    row = seat
    unit: i64 = 0
    while unit < units:
        out.put_nibbles(s.pieces[row], c.SPACES)
        row += c.SEATS
        unit += 1
    row = seat
    unit = 0
    while unit < units:
        out.put(s.supply[row])
        row += c.SEATS
        unit += 1
    out.put_nibbles(s.levels[seat], c.TRACKS)
    out.put(s.value[seat])
    out.put(min(s.score[seat], c.SEEN_SCORE))
    if s.rulings.corporations:
        out.put(s.corporation[seat])
    if s.tables.has_allegiances:
        out.put_nibbles(s.marks[seat], c.REGIONS)


def _see_map(s: Fields, out: Sheet) -> None:
    """The spaces in play, the faces, the tokens."""
    out.put_bits(s.tables.in_play[s.variant], c.SPACES)
    out.put_bits(s.faces, c.REGIONS if s.tables.zones_turn else c.SPACES)
    slot: i64 = 0
    while slot < c.SLOTS:
        out.put(s.tokens[slot] + 1)
        slot += 1
    out.put_nibbles(s.stack, c.TRACKS)
    out.put_nibbles(s.discards, c.TRACKS)


def _see_turn(s: Fields, out: Sheet) -> None:
    """The dice, and what this turn has done."""
    group: i64 = 0
    while group < c.DICE_GROUPS:
        out.put_nibbles(s.dice[group], c.FACES)
        group += 1
    out.put_bits(s.spent, c.SPENDABLE)
    out.put(s.spends_left)
    out.put(s.bonus)
    out.put(s.claimed)
    out.put(s.action)
    out.put(s.face)
    out.put_bits(s.used, c.SPACES)
    out.put_nibbles(s.arrived, c.SPACES)
    out.put_bits(s.raised, c.TRACKS)
    out.put(s.acted)
    out.put(s.carried)


def _see_table(s: Fields, viewer: i64, out: Sheet) -> None:
    """The time, who started, whose turn it is, who has won."""
    limit = s.rulings.turn_limit
    if not 0 < limit < c.SEEN_TURN:
        limit = c.SEEN_TURN
    out.put(min(s.turn, limit))
    out.put(s.scorings)
    out.put(place_seen(s, viewer, s.starter))
    on_turn: i64 = c.NO_SEAT
    if s.turn > 0:
        on_turn = s.on_turn
    out.put(place_seen(s, viewer, on_turn))
    turned: i64 = 0
    while turned < s.seats:
        out.put((s.winners >> seat_after(s, viewer, turned)) & 1)
        turned += 1


def _see_question(s: Fields, viewer: i64, out: Sheet) -> None:
    """Who is asked, what, by what, and its numbers."""
    asked: i64 = 0
    if s.seat == CHANCE:
        asked = 1
    elif s.seat != NOBODY:
        asked = seats_between(s, viewer, s.seat) + 2
    out.put(asked)
    if s.depth == 0 or s.seat < 0:
        out.put_bits(0, 6)
        return
    kind = top_kind(s)
    a = top_a(s)
    b = top_b(s)
    out.put(kind + 1)
    cause = cause_of(s, kind)
    out.put(cause - 1 if cause > c.CAUSE_CORPORATION else cause)  # corporations count from 1
    is_counted = kind == c.F_GROUP or kind == c.F_DISC or kind == c.F_GIVE or kind == c.F_REROLL
    size: i64 = 0
    if is_counted:
        size = a
    out.put(size)
    size = 0
    origin: i64 = 0
    unit: i64 = 0
    if kind == c.F_GROUP:
        size = b
    elif kind == c.F_TO_GROUP:
        size = b
        origin = a + 1
        unit = 1
    elif kind == c.F_DISC:
        size = b & c.LEVELS_MASK
    elif kind == c.F_TO_PIECE:
        origin = a + 1
        unit = 1
        while b >= c.SEATS:
            b -= c.SEATS
            unit += 1
    elif kind == c.F_GIVE:
        unit = 1
        while b >= c.SPACES:
            b -= c.SPACES
            unit += 1
        origin = b + 1
    out.put(size)
    out.put(origin)
    out.put(unit)
