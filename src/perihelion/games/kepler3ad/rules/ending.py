"""The end of the match: who has won (README, 13)."""

from mypy_extensions import i64

from perihelion.games.kepler3ad import codes as c
from perihelion.games.kepler3ad.rules.emit import note, told_faces
from perihelion.games.kepler3ad.rules.frames import become, set_a, set_b, top_a, top_b
from perihelion.games.kepler3ad.rules.scoring import clans_of
from perihelion.games.kepler3ad.state import Fields
from perihelion.kernel.bits import lowest_bit


def allegiances_of(s: Fields, seat: i64) -> i64:
    """What breaks a tie of scores: different clans, or all wins (R25)."""
    if not s.rulings.total_wins:
        return clans_of(s, seat)
    marks = s.marks[seat]
    return (marks & 15) + ((marks >> 4) & 15) + ((marks >> 8) & 15)


def rank_of(s: Fields, seat: i64) -> i64:
    """What places are given by: the score, in edition 2 then the allegiances."""
    rank: i64 = s.score[seat] * 16
    if s.tables.has_tie_breaks:
        rank += allegiances_of(s, seat)
    return rank


def end_match(s: Fields, reason: i64) -> None:
    """Find who is first; in edition 2 dice break what is still tied (13.3 to 13.5)."""
    one: i64 = 1
    best: i64 = -1
    first: i64 = 0
    seat: i64 = 0
    while seat < s.seats:
        rank = rank_of(s, seat)
        if rank > best:
            best = rank
            first = one << seat
        elif rank == best:
            first |= one << seat
        seat += 1
    if s.tables.has_tie_breaks and first & (first - 1):
        s.rolls = 0
        become(s, c.F_ROLL_OFF, 0)
        set_a(s, first | (first << c.SEATS) | (reason << 15))
    else:
        declare(s, first, reason)


def declare(s: Fields, winners: i64, reason: i64) -> None:
    """The match is over."""
    s.winners = winners
    s.reason = reason
    s.depth = 0
    if s.log is not None:
        seat: i64 = 0
        while seat < s.seats:
            if (winners >> seat) & 1:
                note(s, c.E_WIN, seat, s.score[seat])
            seat += 1
        note(s, c.E_OVER, reason)


def roller(s: Fields) -> i64:
    """The seat whose roll decides next."""
    return lowest_bit((top_a(s) >> c.SEATS) & 31)


def roll_off(s: Fields, roll: i64) -> None:
    """A tied seat rolls; the highest sum wins, and those still equal roll again (13.5).

    Seats tied, still to roll and leading are three masks of five bits in one number; the reason
    why the match ends stands above them.
    """
    seat = roller(s)
    counts = s.tables.roll_counts[roll]
    total: i64 = 0
    face: i64 = 1
    while face <= c.FACES:
        total += face * ((counts >> (4 * (face - 1))) & 15)
        face += 1
    s.rolls += 1
    if s.log is not None:
        note(s, c.E_ROLL_OFF, seat, told_faces(counts), total)
    one: i64 = 1
    state = top_a(s)
    leading: i64 = (state >> 10) & 31
    if total > top_b(s):
        set_b(s, total)
        leading = one << seat
    elif total == top_b(s):
        leading |= one << seat
    left: i64 = (state >> c.SEATS) & 31 & ~(one << seat)
    reason: i64 = state >> 15
    if left == 0:
        if leading & (leading - 1) == 0:
            declare(s, leading, reason)
            return
        set_b(s, 0)
        set_a(s, leading | (leading << c.SEATS) | (reason << 15))
    else:
        set_a(s, (state & 31) | (left << c.SEATS) | (leading << 10) | (reason << 15))
