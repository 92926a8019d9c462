"""The seven tracks and what spending on them does (README, 5).

A word holds the levels of a seat, four bits for each track.
"""

from mypy_extensions import i64

from perihelion.games.kepler3ad import codes as c
from perihelion.games.kepler3ad.rules.emit import note, told_piece, told_space
from perihelion.games.kepler3ad.rules.frames import pop, push, push_power, set_a, top_a, top_b
from perihelion.games.kepler3ad.rules.pieces import (
    count_at,
    power_of,
    shift,
    spaces_with,
    take_back,
)
from perihelion.games.kepler3ad.rules.rolling import (
    dice_in_play,
    has_open_dice,
    roll_dice,
)
from perihelion.games.kepler3ad.state import Fields

# Levels.


def level_of(s: Fields, seat: i64, track: i64) -> i64:
    """The level of a disc."""
    return count_at(s.levels[seat], track)


def raisable(s: Fields, seat: i64, levels: i64) -> i64:
    """The discs that may be chosen to rise by so many levels (7.22, R02), as a mask."""
    room: i64 = s.tables.tops - s.levels[seat]
    if levels == 1 or s.rulings.excess_lost:
        return spaces_with(room, 1)
    return spaces_with(room, levels)


def raise_disc(s: Fields, seat: i64, track: i64, levels: i64) -> i64:
    """A disc rises, to the top at most; returns by how much."""
    place: i64 = track << 2
    room: i64 = ((s.tables.tops - s.levels[seat]) >> place) & 15
    gained: i64 = min(levels, room)
    s.levels[seat] += gained << place
    return gained


def raise_chosen(s: Fields, seat: i64, track: i64, levels: i64) -> None:
    """A disc rises because its owner chose it."""
    gained = raise_disc(s, seat, track, levels)
    if s.log is not None:
        note(s, c.E_RAISE, seat, track, gained, level_of(s, seat, track))


# Spending.


def open_spends(s: Fields, seat: i64) -> i64:
    """The tracks a seat may spend on now, as a mask (5.2 to 5.5)."""
    if s.spends_left == 0:
        return 0
    found: i64 = spaces_with(s.levels[seat], 1) & ~s.spent & 63
    if found & 1 and not _can_roll_more(s):
        found &= ~1
    if found & 6 and not has_open_dice(s):
        found &= ~6
    if found & 8 and not _has_own_to_move(s, seat):
        found &= ~8
    if found & 48:
        found &= _against_others(s, seat)
    return found


def _can_roll_more(s: Fields) -> bool:
    if s.tables.extra_group:
        return True
    return dice_in_play(s) < s.tables.most_dice


def _has_own_to_move(s: Fields, seat: i64) -> bool:
    t = s.tables
    units: i64 = t.own_moves
    row = seat
    while units:
        if units & 1 and s.pieces[row]:
            return True
        units >>= 1
        row += c.SEATS
    return False


def _against_others(s: Fields, seat: i64) -> i64:
    """All tracks but 5 and 6, and these as far as opponents have pieces for them."""
    found: i64 = 15
    t = s.tables
    pushable = t.pushable
    other: i64 = 0
    while other < s.seats:
        if other != seat:
            # Light pieces can be removed and moved, so they settle both.
            if s.pieces[other]:
                return 63
            units = pushable
            row = other
            while units:
                if units & 1 and s.pieces[row]:
                    found |= 32
                units >>= 1
                row += c.SEATS
        other += 1
    return found


def spend(s: Fields, seat: i64, track: i64) -> None:
    """Pay with one level and use the power of the track (5.3, 5.4)."""
    one: i64 = 1
    s.levels[seat] -= one << (track << 2)
    s.spent |= one << track
    s.spends_left -= 1
    if s.log is not None:
        note(s, c.E_SPEND, seat, track, level_of(s, seat, track))
    if track == c.EXTRA_DICE:
        t = s.tables
        count: i64 = t.extra_dice
        if t.extra_group == 0:
            count = min(count, t.most_dice - dice_in_play(s))
        roll_dice(s, seat, t.extra_group, count)
    elif track == c.REROLL:
        push(s, c.F_REROLL, seat, 2, 0)
    elif track == c.ADJUST:
        push(s, c.F_SHIFT, seat, 0, 0)
    elif track == c.MOVE_OWN:
        push(s, c.F_PIECE, seat, 0, 0)
    elif track == c.REMOVE_ENEMY:
        push(s, c.F_REMOVE, seat, 0, 0)
    elif track == c.MOVE_ENEMY:
        push(s, c.F_PIECE, seat, 1, 0)


def choose_die(s: Fields, seat: i64) -> None:
    """A die to roll again has been chosen; one more, or to the roll (R08)."""
    left: i64 = top_a(s) - 1
    if left > 0 and has_open_dice(s):
        set_a(s, left)
    else:
        roll_chosen(s, seat)


def roll_chosen(s: Fields, seat: i64) -> None:
    """The dice picked up are rolled again."""
    pending = top_b(s)
    pop(s)
    # One question for each group, so white and black dice keep apart.
    push(s, c.F_ROLL, seat, 0, pending)


def row_and_space(code: i64) -> i64:
    """The unit and seat of a piece, from 12 * row + space."""
    row: i64 = 0
    while code >= c.SPACES:
        code -= c.SPACES
        row += 1
    return row


def pick_piece(s: Fields, seat: i64, code: i64) -> None:
    """A piece has been chosen to be moved; where it goes is asked next."""
    row = row_and_space(code)
    pop(s)
    push(s, c.F_TO_PIECE, seat, code - c.SPACES * row, row)


def move_piece(s: Fields, seat: i64, space: i64) -> None:
    """The chosen piece goes to an adjacent space (5.13, 5.18)."""
    origin = top_a(s)
    row = top_b(s)
    pop(s)
    shift(s, row, origin, space, 1)
    one: i64 = 1
    _close(s, (one << origin) | (one << space))
    if s.log is not None:
        note(s, c.E_MOVE_PIECE, seat, told_piece(s, row, origin), told_space(s, space))


def remove_piece(s: Fields, seat: i64, code: i64) -> None:
    """A light piece of an opponent goes back to its owner (5.16); Salvage Guild answers."""
    owner = row_and_space(code)
    space: i64 = code - c.SPACES * owner
    pop(s)
    take_back(s, owner, space, 1)
    one: i64 = 1
    _close(s, one << space)
    if s.log is not None:
        note(s, c.E_REMOVE, seat, told_piece(s, owner, space))
    if power_of(s, owner) == c.SALVAGE:
        push_power(s, owner, 1, c.BY_EVENT)


def _close(s: Fields, spaces: i64) -> None:
    """R13, whole turn: spaces touched by influence are closed to the groups of the action."""
    if s.rulings.scope == c.WHOLE_TURN:
        s.used |= spaces
