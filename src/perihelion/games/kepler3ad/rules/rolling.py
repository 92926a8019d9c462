"""Dice and the 421 bonus (README, 3, 4 and 6).

The dice of a group are counts of faces; equal dice are interchangeable (rules 3.4).
"""

from mypy_extensions import i64

from perihelion.games.kepler3ad import codes as c
from perihelion.games.kepler3ad.rules.emit import note, told_faces
from perihelion.games.kepler3ad.rules.frames import pop, push, push_power, set_b, top_b
from perihelion.games.kepler3ad.rules.pieces import power_of
from perihelion.games.kepler3ad.state import Fields


def dice_in(counts: i64) -> i64:
    """How many dice a group has."""
    pairs: i64 = (counts & 0x0F0F0F) + ((counts >> 4) & 0x0F0F0F)
    return (pairs & 0xFF) + ((pairs >> 8) & 0xFF) + (pairs >> 16)


def dice_in_play(s: Fields) -> i64:
    """All dice rolled in this turn, those on the action too."""
    d = s.dice
    return dice_in(d[0] + d[1] + d[2] + d[3])


def roll_dice(s: Fields, seat: i64, group: i64, count: i64) -> None:
    """Ask chance for so many dice of a group."""
    push(s, c.F_ROLL, seat, 0, count << (4 * group))


def group_to_roll(pending: i64) -> i64:
    """The first group of which dice are to be rolled."""
    group: i64 = c.WHITE
    while (pending & 15) == 0:
        pending >>= 4
        group += 1
    return group


def land(s: Fields, seat: i64, roll: i64) -> None:
    """The dice of one group have come to rest."""
    pending = top_b(s)
    group = group_to_roll(pending)
    mask: i64 = 15
    pending &= ~(mask << (4 * group))
    counts = s.tables.roll_counts[roll]
    s.dice[group] += counts
    s.rolls += 1
    if s.log is not None:
        note(s, c.E_ROLL, seat, told_faces(counts), group & c.BLACK)
    if pending:
        set_b(s, pending)
    else:
        pop(s)
        look_for_421(s)


def shows_421(s: Fields) -> bool:
    """Whether the dice show 4, 2 and 1: the three white dice (1), any dice (2)."""
    d = s.dice
    if s.tables.white_421:
        return d[0] + d[2] == c.FOUR_TWO_ONE
    counts: i64 = d[0] + d[1] + d[2] + d[3]
    return bool(counts & 15 and counts & 0xF0 and counts & 0xF000)


def look_for_421(s: Fields) -> None:
    """After every change of the dice: may the bonus be claimed (R03)?"""
    s.bonus = 1 if shows_421(s) and (s.claimed == 0 or s.rulings.each_421) else 0


def can_claim(s: Fields, seat: i64) -> bool:
    """Whether the bonus stands open, and an opponent has a disc to lower (4.1, 4.4)."""
    if s.bonus == 0:
        return False
    other: i64 = 0
    while other < s.seats:
        if other != seat and s.levels[other]:
            return True
        other += 1
    return False


def claim(s: Fields, seat: i64) -> None:
    """Take the bonus; which disc goes down is asked next."""
    s.bonus = 0
    s.claimed = 1
    push(s, c.F_LOWER, seat, 0, 0)


def lower(s: Fields, seat: i64, code: i64) -> None:
    """The disc of an opponent goes down by one level; Croupier House answers."""
    other: i64 = 0
    while code >= c.TRACKS:
        code -= c.TRACKS
        other += 1
    one: i64 = 1
    s.levels[other] -= one << (code << 2)
    pop(s)
    if s.log is not None:
        note(s, c.E_LOWER, seat, other, code, (s.levels[other] >> (code << 2)) & 15)
    if power_of(s, seat) == c.CASINO:
        push_power(s, seat, 1, c.BY_EVENT)


# Dice that influence changes (5.9 to 5.12).


def open_dice(s: Fields, group: i64) -> i64:
    """The dice of a group that influence may change; those on the action only by R07."""
    if group >= c.LOCKED and s.rulings.locked:
        return 0
    return s.dice[group]


def has_open_dice(s: Fields) -> bool:
    """Whether there is a die that influence may change."""
    d = s.dice
    if d[0] | d[1]:
        return True
    return not s.rulings.locked and (d[2] | d[3]) != 0


def group_of(kind: i64) -> i64:
    """The group of a kind of die."""
    group: i64 = 0
    while kind >= c.FACES:
        kind -= c.FACES
        group += 1
    return group


def take_die(s: Fields, seat: i64, kind: i64) -> None:
    """One die is picked up to be rolled again."""
    group = group_of(kind)
    one: i64 = 1
    s.dice[group] -= one << (4 * (kind - c.FACES * group))
    set_b(s, top_b(s) + (one << (4 * group)))
    if s.log is not None:
        note(s, c.E_REROLL, seat, kind)


def turn_die(s: Fields, seat: i64, kind: i64, down: i64) -> None:
    """One die is turned by one; 6 and 1 are neighbours (5.11)."""
    group = group_of(kind)
    face: i64 = kind - c.FACES * group
    other: i64 = face + 1 - 2 * down
    if other == c.FACES:
        other = 0
    elif other < 0:
        other = c.FACES - 1
    one: i64 = 1
    s.dice[group] += (one << (4 * other)) - (one << (4 * face))
    pop(s)
    if s.log is not None:
        note(s, c.E_SHIFT, seat, kind, c.FACES * group + other)
    look_for_421(s)
