"""What a seat sees as a row of small numbers; `observation.py` says what each of them means.

Seats are told from the viewer on, in the order of play. Nothing is secret in this game, so the
truth and the blind state give the same numbers.
"""

from mypy_extensions import i64

from perihelion.games.kepler3ad.codes import (
    CAUSE_CORPORATION,
    DICE_GROUPS,
    F_DISC,
    F_GIVE,
    F_GROUP,
    F_REROLL,
    F_TO_GROUP,
    F_TO_PIECE,
    FACES,
    LEVELS_MASK,
    NO_SEAT,
    REGIONS,
    SEATS,
    SEEN_SCORE,
    SEEN_TURN,
    SLOTS,
    SPACES,
    SPENDABLE,
    TRACKS,
)
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
        out.put_nibbles(s.pieces[row], SPACES)
        row += SEATS
        unit += 1
    row = seat
    unit = 0
    while unit < units:
        out.put(s.supply[row])
        row += SEATS
        unit += 1
    out.put_nibbles(s.levels[seat], TRACKS)
    out.put(s.value[seat])
    out.put(min(s.score[seat], SEEN_SCORE))
    if s.rulings.corporations:
        out.put(s.corporation[seat])
    if s.tables.has_allegiances:
        out.put_nibbles(s.marks[seat], REGIONS)


def _see_map(s: Fields, out: Sheet) -> None:
    """The spaces in play, the faces, the tokens."""
    out.put_bits(s.tables.in_play[s.variant], SPACES)
    out.put_bits(s.faces, REGIONS if s.tables.zones_turn else SPACES)
    slot: i64 = 0
    while slot < SLOTS:
        out.put(s.tokens[slot] + 1)
        slot += 1
    out.put_nibbles(s.stack, TRACKS)
    out.put_nibbles(s.discards, TRACKS)


def _see_turn(s: Fields, out: Sheet) -> None:
    """The dice, and what this turn has done."""
    group: i64 = 0
    while group < DICE_GROUPS:
        out.put_nibbles(s.dice[group], FACES)
        group += 1
    out.put_bits(s.spent, SPENDABLE)
    out.put(s.spends_left)
    out.put(s.bonus)
    out.put(s.claimed)
    out.put(s.action)
    out.put(s.face)
    out.put_bits(s.used, SPACES)
    out.put_nibbles(s.arrived, SPACES)
    out.put_bits(s.raised, TRACKS)
    out.put(s.acted)
    out.put(s.carried)


def _see_table(s: Fields, viewer: i64, out: Sheet) -> None:
    """The time, who started, whose turn it is, who has won."""
    limit = s.rulings.turn_limit
    if not 0 < limit < SEEN_TURN:
        limit = SEEN_TURN
    out.put(min(s.turn, limit))
    out.put(s.scorings)
    out.put(place_seen(s, viewer, s.starter))
    on_turn: i64 = NO_SEAT
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
    out.put(cause - 1 if cause > CAUSE_CORPORATION else cause)  # corporations count from 1
    is_counted = kind == F_GROUP or kind == F_DISC or kind == F_GIVE or kind == F_REROLL
    size: i64 = 0
    if is_counted:
        size = a
    out.put(size)
    size = 0
    origin: i64 = 0
    unit: i64 = 0
    if kind == F_GROUP:
        size = b
    elif kind == F_TO_GROUP:
        size = b
        origin = a + 1
        unit = 1
    elif kind == F_DISC:
        size = b & LEVELS_MASK
    elif kind == F_TO_PIECE:
        origin = a + 1
        unit = 1
        while b >= SEATS:
            b -= SEATS
            unit += 1
    elif kind == F_GIVE:
        unit = 1
        while b >= SPACES:
            b -= SPACES
            unit += 1
        origin = b + 1
    out.put(size)
    out.put(origin)
    out.put(unit)
