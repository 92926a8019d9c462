"""The seven actions and their groups (README, 6 to 8)."""

from mypy_extensions import i64

from perihelion.games.kepler3ad import codes as c
from perihelion.games.kepler3ad.rules.emit import note, told_space
from perihelion.games.kepler3ad.rules.frames import (
    become,
    pop,
    push,
    push_power,
    set_a,
    top_a,
    top_b,
)
from perihelion.games.kepler3ad.rules.influence import raisable
from perihelion.games.kepler3ad.rules.pieces import (
    count_at,
    group_origins,
    group_places,
    neighbours,
    power_amount_of,
    power_of,
    put,
    shift,
    spaces_with,
    take_back,
)
from perihelion.games.kepler3ad.state import Fields

# Choosing (6).


def choose_action(s: Fields, seat: i64, number: i64, face: i64, black: i64, dice: i64) -> None:
    """Dice go on the action; what it offers is then asked group by group."""
    s.action = number
    s.face = face
    _lock(s, c.BLACK, face, black)
    _lock(s, c.WHITE, face, dice - black)
    if s.log is not None:
        note(s, c.E_ACTION, seat, number, face, black)
    become(s, c.F_END_TURN if s.rulings.before_only else c.F_AFTER, seat)
    if number == 7:
        push(s, c.F_BUILD, seat, 0, 0)
        return
    t = s.tables
    discs = t.disc_groups[number]
    if discs:
        push(s, c.F_DISC, seat, discs, t.disc_levels[number] + (c.BY_ACTION << c.SOURCE_SHIFT))
    groups = t.piece_groups[number]
    if groups:
        push(s, c.F_GROUP, seat, groups, t.piece_size[number])


def _lock(s: Fields, group: i64, face: i64, count: i64) -> None:
    dice: i64 = count << (4 * (face - 1))
    s.dice[group] -= dice
    on_action: i64 = group + c.LOCKED
    s.dice[on_action] += dice


def is_usable(s: Fields, seat: i64, number: i64, face: i64) -> bool:
    """R18: whether an action has a group that could be used."""
    t = s.tables
    if number == 7:
        extra: i64 = count_at(s.dice[c.WHITE] + s.dice[c.BLACK], face - 1)
        return any_build(s, seat, extra)
    if t.disc_groups[number] and open_discs(s, seat, t.disc_levels[number], c.BY_ACTION):
        return True
    size = t.piece_size[number]
    if t.piece_groups[number] == 0:
        return False
    return group_places(s, seat, size) != 0 or group_origins(s, seat, size) != 0


def number_of(answer: i64) -> i64:
    """The face of an answer that chooses action 7: three answers for each face."""
    face: i64 = 1
    rest: i64 = answer - c.A_SEVEN
    while rest >= 3:
        rest -= 3
        face += 1
    return face


# Groups of light pieces (7.9 to 7.21).


def place_group(s: Fields, seat: i64, space: i64) -> None:
    """A group comes from the supply to a space."""
    count: i64 = min(top_b(s), s.supply[seat])
    put(s, seat, space, count)
    if s.log is not None:
        note(s, c.E_PLACE, seat, count, c.LIGHT, told_space(s, space))
    _arrive(s, space, count)


def move_group(s: Fields, seat: i64, space: i64) -> None:
    """The group taken up goes to a space."""
    origin = top_a(s)
    count = top_b(s)
    pop(s)
    one: i64 = 1
    if s.rulings.moves_adjacent and not neighbours(s, origin) & (one << space):
        s.carried = 1
    shift(s, seat, origin, space, count)
    if s.rulings.scope == c.ORIGINS_TOO:
        s.used |= one << origin
    if s.log is not None:
        note(s, c.E_MOVE, seat, count, told_space(s, origin), told_space(s, space))
    _arrive(s, space, count)


def _arrive(s: Fields, space: i64, count: i64) -> None:
    one: i64 = 1
    s.used |= one << space
    s.arrived += count << (space << 2)
    s.acted = 1
    left: i64 = top_a(s) - 1
    if left:
        set_a(s, left)
    else:
        pop(s)


# Discs (7.20, 7.22, 8.6).


def open_discs(s: Fields, seat: i64, levels: i64, source: i64) -> i64:
    """The discs that may be raised next, as a mask."""
    found = raisable(s, seat, levels)
    if source >= c.BY_YARDS:
        found &= s.tables.power_tracks[s.corporation[seat]]
    if source == c.BY_EVENT:
        return found
    if source == c.BY_ACTION or source == c.BY_BASE:
        if s.rulings.scope == c.WHOLE_TURN:
            found &= ~s.spent
        if source == c.BY_BASE and s.rulings.same_disc_twice:
            return found
    return found & ~s.raised


def may_skip_discs(s: Fields, seat: i64, levels: i64, source: i64) -> bool:
    """R18: the last possibility to use a group may not be left out."""
    if s.rulings.may_skip or source != c.BY_ACTION or s.acted:
        return True
    return open_discs(s, seat, levels, source) == 0


def may_skip_pieces(s: Fields, seat: i64, can_use: bool) -> bool:
    """R18: nor may this one, unless a disc can still be raised."""
    if s.rulings.may_skip or s.acted or not can_use:
        return True
    at: i64 = (s.depth - 2) * c.FRAME + c.KIND
    if s.frames[at] != c.F_DISC:
        return False
    at = (s.depth - 2) * c.FRAME + c.B
    return open_discs(s, seat, s.frames[at] & 3, c.BY_ACTION) != 0


# Action 7 (8).


def givers(s: Fields, seat: i64) -> i64:
    """The spaces where a seat has three units to give, as a mask (8.1, 8.3, R14)."""
    t = s.tables
    together: i64 = s.pieces[seat]
    if t.chooses_gifts and not s.rulings.ships_only:
        unit: i64 = 1
        row: i64 = seat + c.SEATS
        while unit < t.units:
            together += s.pieces[row]
            row += c.SEATS
            unit += 1
    return spaces_with(together, 3)


def can_build(s: Fields, seat: i64, unit: i64, dice: i64) -> bool:
    """Whether there are dice for a unit, and one in the supply (8.2, 8.4, 8.5)."""
    t = s.tables
    row: i64 = c.SEATS * unit + seat
    if t.dice_for[unit] == 0 or t.dice_for[unit] > dice:
        return False
    return s.supply[row] > 0 or (s.rulings.supply_after and building_places(s, seat, unit) != 0)


def building_places(s: Fields, seat: i64, unit: i64) -> i64:
    """Where a unit can be built, as a mask; R34: the last of its kind from among those given."""
    places = givers(s, seat)
    row: i64 = c.SEATS * unit + seat
    if s.supply[row] == 0:
        places &= spaces_with(s.pieces[row], 1)
    return places


def any_build(s: Fields, seat: i64, dice: i64) -> bool:
    """Whether anything can be built with so many equal dice."""
    if givers(s, seat) == 0:
        return False
    unit: i64 = 1
    while unit < s.tables.units:
        if can_build(s, seat, unit, dice):
            return True
        unit += 1
    return False


def dice_for_building(s: Fields) -> i64:
    """Equal dice at hand: two on the action, and those beside it that show the same."""
    return 2 + count_at(s.dice[c.WHITE] + s.dice[c.BLACK], s.face - 1)


def unit_of(code: i64) -> i64:
    """The unit of 12 * unit + space."""
    unit: i64 = 0
    while code >= c.SPACES:
        code -= c.SPACES
        unit += 1
    return unit


def build(s: Fields, seat: i64, code: i64) -> None:
    """The unit to build is chosen; it takes its dice, and three units are given for it."""
    unit = unit_of(code)
    s.acted = 1
    more: i64 = s.tables.dice_for[unit] - 2
    if more > 0:
        white: i64 = min(more, count_at(s.dice[c.WHITE], s.face - 1))
        _lock(s, c.WHITE, s.face, white)
        _lock(s, c.BLACK, s.face, more - white)
    pop(s)
    if s.tables.chooses_gifts:
        push(s, c.F_GIVE, seat, 3, code)
        return
    space: i64 = code - c.SPACES * unit
    take_back(s, seat, space, 3)
    if s.log is not None:
        note(s, c.E_GIVE, seat, 3, c.LIGHT, told_space(s, space))
    _raise_building(s, seat, unit, space)


def gifts(s: Fields, seat: i64, space: i64) -> i64:
    """The units a seat may give up on a space, as a mask."""
    found: i64 = 0
    bit: i64 = 1
    row = seat
    while bit < 1 << c.UNITS:
        if count_at(s.pieces[row], space):
            found |= bit
        bit <<= 1
        row += c.SEATS
    if s.rulings.ships_only:
        return found & 1
    target = unit_of(top_b(s))
    row = c.SEATS * target + seat
    one: i64 = 1
    if top_a(s) == 1 and s.supply[row] == 0:
        return one << target  # R34: none of its kind has been given yet
    return found


def give(s: Fields, seat: i64, unit: i64) -> None:
    """One of the three units goes back to the supply (8.3)."""
    code = top_b(s)
    target = unit_of(code)
    space: i64 = code - c.SPACES * target
    take_back(s, c.SEATS * unit + seat, space, 1)
    if s.log is not None:
        note(s, c.E_GIVE, seat, 1, unit, told_space(s, space))
    left: i64 = top_a(s) - 1
    if left:
        set_a(s, left)
        return
    pop(s)
    _raise_building(s, seat, target, space)


def _raise_building(s: Fields, seat: i64, unit: i64, space: i64) -> None:
    put(s, c.SEATS * unit + seat, space, 1)
    if s.log is not None:
        note(s, c.E_BUILD, seat, unit, told_space(s, space))
    card = s.corporation[seat]
    one: i64 = 1
    if power_of(s, seat) == c.YARDS and s.tables.power_units[card] & (one << unit):
        push_power(s, seat, power_amount_of(s, seat), c.BY_YARDS)
    discs = s.tables.gives_discs[unit]
    if discs:
        push(s, c.F_DISC, seat, discs, s.tables.gives_levels[unit] + (c.BY_BASE << c.SOURCE_SHIFT))
