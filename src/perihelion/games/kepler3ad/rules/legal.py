"""What may be answered: the legal answers of every kind of frame, ascending."""

from mypy_extensions import i64

from perihelion.games.kepler3ad import codes as c
from perihelion.games.kepler3ad.rules.actions import (
    building_places,
    can_build,
    dice_for_building,
    gifts,
    givers,
    is_usable,
    may_skip_discs,
    may_skip_pieces,
    open_discs,
    unit_of,
)
from perihelion.games.kepler3ad.rules.frames import top_a, top_b, top_kind
from perihelion.games.kepler3ad.rules.influence import open_spends
from perihelion.games.kepler3ad.rules.pieces import (
    group_destinations,
    group_origins,
    group_places,
    neighbours,
    spaces_in_play,
    spaces_with,
)
from perihelion.games.kepler3ad.rules.rolling import can_claim, group_to_roll, open_dice
from perihelion.games.kepler3ad.state import Fields
from perihelion.kernel.answers import Answers


def list_answers(s: Fields, seat: i64, out: Answers) -> None:
    """The legal answers of a seat, ascending."""
    kind = top_kind(s)
    if kind == c.F_GROUP:
        _list_group(s, seat, out)
    elif kind == c.F_BEFORE:
        _list_window(s, seat, out)
        _list_actions(s, seat, out)
    elif kind == c.F_AFTER:
        _list_window(s, seat, out)
        out.add(c.A_FINISH)
    elif kind == c.F_DISC:
        _list_discs(s, seat, out)
    elif kind == c.F_TO_GROUP:
        out.add_mask(c.A_TO, group_destinations(s, seat, top_a(s)))
    elif kind == c.F_TO_PIECE:
        out.add_mask(c.A_TO, neighbours(s, top_a(s)))
    elif kind == c.F_SHIFT:
        _list_shifts(s, out)
    elif kind == c.F_REROLL:
        _list_rerolls(s, out)
    elif kind == c.F_REMOVE:
        _list_removals(s, seat, out)
    elif kind == c.F_PIECE:
        _list_pieces(s, seat, out)
    elif kind == c.F_BUILD:
        _list_buildings(s, seat, out)
    elif kind == c.F_GIVE:
        code = top_b(s)
        out.add_mask(c.A_GIVE, gifts(s, seat, code - c.SPACES * unit_of(code)))
    elif kind == c.F_LOWER:
        _list_lowerings(s, seat, out)
    else:
        out.add_mask(c.A_PLACE, spaces_in_play(s))


def _list_window(s: Fields, seat: i64, out: Answers) -> None:
    out.add_mask(c.A_SPEND, open_spends(s, seat))
    if s.bonus and can_claim(s, seat):
        out.add(c.A_CLAIM)


def _list_actions(s: Fields, seat: i64, out: Answers) -> None:
    """One answer for every action the dice allow, and for the colours of its dice (6.2 to 6.5)."""
    white = s.dice[c.WHITE]
    black = s.dice[c.BLACK]
    every = s.rulings.may_skip or not _some_usable(s, seat)
    action: i64 = c.A_ACTION
    number: i64 = 1
    pairs: i64 = 0
    while number <= c.FACES:
        whites: i64 = white & 15
        blacks: i64 = black & 15
        if whites or blacks:
            if every or is_usable(s, seat, number, number):
                if whites:
                    out.add(action)
                if blacks:
                    out.add(action + 1)
            if whites + blacks > 1:
                pairs |= 1 << number
        action += 2
        number += 1
        white >>= 4
        black >>= 4
    if pairs:
        _list_sevens(s, seat, every, pairs, out)


def _list_sevens(s: Fields, seat: i64, every: bool, pairs: i64, out: Answers) -> None:
    white = s.dice[c.WHITE]
    black = s.dice[c.BLACK]
    action: i64 = c.A_SEVEN
    face: i64 = 1
    while face <= c.FACES:
        if (pairs >> face) & 1 and (every or is_usable(s, seat, 7, face)):
            whites: i64 = white & 15
            blacks: i64 = black & 15
            if whites > 1:
                out.add(action)
            if whites and blacks:
                out.add(action + 1)
            if blacks > 1:
                out.add(action + 2)
        action += 3
        face += 1
        white >>= 4
        black >>= 4


def _some_usable(s: Fields, seat: i64) -> bool:
    """R18: whether any action the dice allow has a group that could be used."""
    dice: i64 = s.dice[c.WHITE] + s.dice[c.BLACK]
    face: i64 = 1
    while face <= c.FACES:
        if dice & 15 and is_usable(s, seat, face, face):
            return True
        if dice & 15 > 1 and is_usable(s, seat, 7, face):
            return True
        dice >>= 4
        face += 1
    return False


def _list_group(s: Fields, seat: i64, out: Answers) -> None:
    size = top_b(s)
    places = group_places(s, seat, size)
    origins = group_origins(s, seat, size)
    out.add_mask(c.A_PLACE, places)
    out.add_mask(c.A_FROM, origins)
    if s.rulings.may_skip or may_skip_pieces(s, seat, (places | origins) != 0):
        out.add(c.A_SKIP)


def _list_discs(s: Fields, seat: i64, out: Answers) -> None:
    what = top_b(s)
    levels: i64 = what & c.LEVELS_MASK
    source: i64 = what >> c.SOURCE_SHIFT
    out.add_mask(c.A_RAISE, open_discs(s, seat, levels, source))
    if may_skip_discs(s, seat, levels, source):
        out.add(c.A_SKIP)


def _list_shifts(s: Fields, out: Answers) -> None:
    action: i64 = c.A_SHIFT
    group: i64 = 0
    while group < c.DICE_GROUPS:
        dice = open_dice(s, group)
        face: i64 = 0
        while face < c.FACES:
            if dice & 15:
                out.add(action)
                out.add(action + 1)
            dice >>= 4
            action += 2
            face += 1
        group += 1


def _list_rerolls(s: Fields, out: Answers) -> None:
    if top_a(s) < 2 and not s.rulings.reroll_two:
        out.add(c.A_SKIP)
    group: i64 = 0
    while group < c.DICE_GROUPS:
        out.add_mask(c.A_REROLL + c.FACES * group, spaces_with(open_dice(s, group), 1))
        group += 1


def _list_removals(s: Fields, seat: i64, out: Answers) -> None:
    other: i64 = 0
    while other < s.seats:
        if other != seat:
            out.add_mask(c.A_REMOVE + c.SPACES * other, spaces_with(s.pieces[other], 1))
        other += 1


def _list_pieces(s: Fields, seat: i64, out: Answers) -> None:
    """The pieces that influence may move: own heavy ones, or those of opponents."""
    t = s.tables
    others = top_a(s) == 1
    units: i64 = t.pushable if others else t.own_moves
    first: i64 = c.A_MOVE
    row: i64 = 0
    while units:
        if units & 1:
            other: i64 = 0
            while other < s.seats:
                if (other != seat) == others:
                    at: i64 = row + other
                    out.add_mask(first + c.SPACES * other, spaces_with(s.pieces[at], 1))
                other += 1
        units >>= 1
        row += c.SEATS
        first += c.SPACES * c.SEATS


def _list_buildings(s: Fields, seat: i64, out: Answers) -> None:
    places = givers(s, seat)
    some = False
    if places:
        dice = dice_for_building(s)
        unit: i64 = 1
        while unit < s.tables.units:
            if can_build(s, seat, unit, dice):
                some = True
                out.add_mask(c.A_BUILD + c.SPACES * unit, building_places(s, seat, unit))
            unit += 1
    if not some or s.rulings.may_skip:
        out.add(c.A_SKIP)


def _list_lowerings(s: Fields, seat: i64, out: Answers) -> None:
    other: i64 = 0
    while other < s.seats:
        if other != seat:
            out.add_mask(c.A_LOWER + c.TRACKS * other, spaces_with(s.levels[other], 1))
        other += 1


# Chance.


def list_chance(s: Fields, out: Answers) -> None:
    """What chance may answer, ascending."""
    kind = top_kind(s)
    if kind == c.F_ROLL:
        pending = top_b(s)
        _list_rolls(s, (pending >> (4 * group_to_roll(pending))) & 15, out)
    elif kind == c.F_ROLL_OFF:
        _list_rolls(s, 3, out)
    elif kind == c.F_SCORE:
        out.add_mask(c.C_TOKEN, spaces_with(s.stack, 1))
    else:
        _list_setup(s, out)


def _list_rolls(s: Fields, dice: i64, out: Answers) -> None:
    roll = s.tables.roll_first[dice]
    dice += 1
    last = s.tables.roll_first[dice]
    while roll < last:
        out.add(roll)
        roll += 1


def _list_setup(s: Fields, out: Answers) -> None:
    stage = top_a(s)
    one: i64 = 1
    if stage == c.STAGE_FACES:
        out.add_mask(c.C_FACE + 2 * top_b(s), 3)
    elif stage == c.STAGE_FIRST:
        out.add_mask(c.C_FIRST, (one << s.seats) - 1)
    elif stage == c.STAGE_CORPORATIONS:
        left: i64 = (one << c.CORPORATIONS) - 1
        seat: i64 = 0
        while seat < s.seats:
            if s.corporation[seat]:
                left &= ~(one << (s.corporation[seat] - 1))
            seat += 1
        out.add_mask(c.C_CORPORATION, left)
    else:
        out.add_mask(c.C_TOKEN, spaces_with(s.stack, 1))
