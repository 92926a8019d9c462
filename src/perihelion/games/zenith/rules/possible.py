"""Whether an effect can be applied, and a cost be paid (data README, section 5, `can`)."""

from mypy_extensions import i64

from perihelion.games.zenith import codes as c
from perihelion.games.zenith.rules.diplomacy import can_take_badge
from perihelion.games.zenith.rules.influence import (
    candidates,
    center_candidates,
    has_any_disc,
    is_on_track,
)
from perihelion.games.zenith.rules.piles import can_draw
from perihelion.games.zenith.rules.sides import side_of
from perihelion.games.zenith.rules.technology import peoples_to_advance
from perihelion.games.zenith.rules.tokens import can_draw_token, has_board_token
from perihelion.games.zenith.state import Fields


def filled_columns(s: Fields, owner: i64, columns: i64) -> i64:
    """Which of these columns of a side have a card, as a mask."""
    filled: i64 = 0
    planet: i64 = 0
    while planet < c.PLANETS:
        # No branch: which columns have a card cannot be foreseen.
        filled |= i64(s.column_size[owner * c.PLANETS + planet] > 0) << planet
        planet += 1
    return filled & columns


def cards_in_columns(s: Fields, owner: i64, columns: i64) -> i64:
    """How many cards these columns of a side hold together."""
    total: i64 = 0
    column: i64 = owner * c.PLANETS
    while columns:
        if columns & 1:
            total += s.column_size[column]
        column += 1
        columns >>= 1
    return total


def owner_of(side: i64, is_opponent: i64) -> i64:
    """The side that an effect's owner or beneficiary means."""
    return 1 - side if is_opponent else side


def gained(s: Fields, side: i64, row: i64, moved: i64) -> i64:
    """How much a gain brings."""
    t = s.tables
    op = i64(t.op[row])
    if op == c.GAIN:
        return i64(t.b[row])
    if op == c.GAIN_COST:
        return i64(t.cost[moved]) if moved >= 0 else i64(0)
    if op == c.GAIN_PER_PLANET:
        owner = owner_of(side, i64(t.c[row]))
        count: i64 = 0
        planet: i64 = 0
        while planet < c.PLANETS:
            if s.column_size[owner * c.PLANETS + planet] > 0:
                count += 1
            planet += 1
        return count * i64(t.b[row])
    started: i64 = 0
    people: i64 = 0
    while people < c.PEOPLES:
        if s.level[side * c.PEOPLES + people] > 0:
            started += 1
        people += 1
    if started == 0:
        return i64(t.b[row])
    if started == 1:
        return i64(t.c[row])
    return i64(t.d[row]) if started == 2 else i64(t.e[row])


def stretches(s: Fields, row: i64) -> i64:
    """The stretches an influence run may take, as a mask of the seven there are (Z01, Z10)."""
    found: i64 = 0
    number: i64 = 0
    one: i64 = 1
    length = i64(s.tables.a[row])
    while number < 7:
        if _is_stretch_open(s, number, length):
            found |= one << number
        number += 1
    return found


def stretch_first(number: i64) -> i64:
    """The first planet of a stretch: four pairs, then three triples."""
    return number if number < 4 else number - 4


def stretch_planets(number: i64) -> i64:
    """The planets of a stretch, as a mask."""
    pair: i64 = 3
    triple: i64 = 7
    return pair << number if number < 4 else triple << (number - 4)


def _is_stretch_open(s: Fields, number: i64, length: i64) -> bool:
    if number < 4:
        over_edge = length == 3
        if over_edge and (not s.rulings.run_over_edge or 0 < number < 3):
            return False
    elif length != 3:
        return False
    planets = stretch_planets(number)
    there: i64 = 0
    missing: i64 = 0
    planet: i64 = 0
    while planet < c.PLANETS:
        if planets & 1:
            if is_on_track(s, planet):
                there += 1
            else:
                missing += 1
        planets >>= 1
        planet += 1
    return there > 0 and (missing == 0 or s.rulings.run_with_gaps)


def can_apply(s: Fields, seat: i64, row: i64, source: i64, moved: i64) -> bool:
    """Whether the effect in this row can do something now."""
    t = s.tables
    op = i64(t.op[row])
    side = side_of(s, seat)
    # The common ones first.
    if op == c.MOBILIZE:
        return can_draw(s)
    if op == c.INFLUENCE_PICK or op == c.INFLUENCE_REPEAT:
        return candidates(s, side, i64(t.b[row]), source) != 0
    if op == c.MAY:
        return is_may_open(s, seat, row, source)
    if op == c.EXILE:
        return filled_columns(s, owner_of(side, i64(t.c[row])), i64(t.b[row])) != 0
    if op == c.TRANSFER:
        return filled_columns(s, 1 - side, i64(t.b[row])) != 0
    if c.GAIN <= op <= c.GAIN_PER_TECHNOLOGY:
        return gained(s, side, row, moved) > 0
    if op == c.INFLUENCE_AT:
        return is_on_track(s, i64(t.b[row]))
    if op == c.TAKE_BADGE:
        return can_take_badge(s, side)
    if op == c.INFLUENCE_MOVED:
        return moved >= 0 and is_on_track(s, i64(t.planet[moved]))
    if op == c.IF_BADGE:
        return s.badge == side
    if op == c.IF_CREDITS:
        return s.stock[2 * side + c.CREDITS] >= i64(t.b[row])
    return _can_apply_rare(s, seat, row, source)


def _can_apply_rare(s: Fields, seat: i64, row: i64, source: i64) -> bool:
    t = s.tables
    op = i64(t.op[row])
    side = side_of(s, seat)
    if op == c.INFLUENCE_RUN:
        return stretches(s, row) != 0
    if op == c.CENTER_DISC:
        return center_candidates(s, side, i64(t.b[row]), source) != 0
    if op == c.TAKE:
        return s.stock[2 * (1 - side) + i64(t.a[row])] > 0
    if op == c.DISCARD_CARDS:
        return s.hand_size[seat] > 0
    if op == c.TOKEN_FROM_RESERVE:
        return can_draw_token(s)
    if op == c.TOKEN_FROM_BOARDS:
        return has_board_token(s)
    if op == c.DEVELOP:
        free = i64(t.c[row]) == 1
        return peoples_to_advance(s, side, i64(t.a[row]), i64(t.b[row]), free) != 0
    if op == c.HAND_OVER:
        return s.seats == 4 and s.hand_size[seat] > 0
    if op == c.CHAIN:
        return can_apply(s, seat, i64(t.b[row]), source, -1)
    return op == c.CHOOSE


def can_pay(s: Fields, seat: i64, row: i64) -> bool:
    """Whether every cost of a list can be applied in full."""
    t = s.tables
    while i64(t.op[row]) != c.END:
        if not _can_pay_one(s, seat, row):
            return False
        row += 1
    return True


def _can_pay_one(s: Fields, seat: i64, row: i64) -> bool:
    t = s.tables
    op = i64(t.op[row])
    side = side_of(s, seat)
    if op == c.SPEND or op == c.GIVE:
        return s.stock[2 * side + i64(t.a[row])] >= i64(t.b[row])
    if op == c.GIVE_BADGE:
        return s.badge == side
    if op == c.DISCARD_CARDS:
        return s.hand_size[seat] >= max(i64(t.a[row]), 1)
    columns = i64(t.b[row])
    count = i64(t.a[row])
    owner: i64 = 1 - side
    if op == c.EXILE:
        owner = owner_of(side, i64(t.c[row]))
        if i64(t.d[row]) and s.rulings.chaka_two_columns:
            return bits_in(filled_columns(s, owner, columns)) >= count
    return cards_in_columns(s, owner, columns) >= count


def bits_in(mask: i64) -> i64:
    """How many bits a mask has."""
    count: i64 = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


def is_may_open(s: Fields, seat: i64, row: i64, source: i64) -> bool:
    """Whether a `may` is asked at all: by what everybody can see."""
    option: i64 = 0
    count = i64(s.tables.a[row])
    while option < count:
        if is_option_open(s, seat, row, option, source, True):
            return True
        option += 1
    return False


def is_option_open(
    s: Fields, seat: i64, row: i64, option: i64, source: i64, in_public: bool
) -> bool:
    """Whether an option of a `may` can be paid and does something (Z07).

    Where that depends on the seat's own hand, `in_public` judges as the other seats would,
    who cannot know: the question must not betray the hand.
    """
    branch: i64 = i64(s.tables.b[row]) + option
    cost = i64(s.tables.branch_cost[branch])
    if not can_pay(s, seat, cost):
        return False
    if s.rulings.pay_for_nothing:
        return True
    return _can_reward(s, seat, i64(s.tables.branch_then[branch]), cost, source, in_public)


def _can_reward(s: Fields, seat: i64, row: i64, cost: i64, source: i64, in_public: bool) -> bool:
    t = s.tables
    while True:
        op = i64(t.op[row])
        if op == c.END:
            return False
        if op == c.INFLUENCE_MOVED:
            if rewarding_cards(s, seat, cost, in_public):
                return True
        elif op == c.GAIN_COST or can_apply(s, seat, row, source, -1):
            return True
        row += 1


def rewarding_cards(s: Fields, seat: i64, cost: i64, in_public: bool) -> bool:
    """Whether some card that this cost can move is of a planet whose disc is on its track."""
    t = s.tables
    side = side_of(s, seat)
    op = i64(t.op[cost])
    if op == c.DISCARD_CARDS:
        if in_public:
            return has_any_disc(s)
        card = s.hand_first[seat]
        while card != c.NO_CARD:
            if is_on_track(s, i64(t.planet[card])):
                return True
            card = i64(s.link[card])
        return False
    owner: i64 = 1 - side
    if op == c.EXILE:
        owner = owner_of(side, i64(t.c[cost]))
    columns = filled_columns(s, owner, i64(t.b[cost]))
    planet: i64 = 0
    while planet < c.PLANETS:
        if (columns & 1) and is_on_track(s, planet):
            return True
        columns >>= 1
        planet += 1
    return False
