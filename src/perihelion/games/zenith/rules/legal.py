"""What may be answered: the legal answers to the frame on top, for seats and for chance."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from perihelion.games.zenith import codes as c
from perihelion.games.zenith.rules.frames import (
    arg_in,
    frame_at,
    kind_in,
    left_in,
    moved_in,
    row_in,
    source_in,
)
from perihelion.games.zenith.rules.influence import candidates, center_candidates, is_on_track
from perihelion.games.zenith.rules.piles import hand_at
from perihelion.games.zenith.rules.possible import (
    can_apply,
    is_option_open,
    stretches,
)
from perihelion.games.zenith.rules.sides import off_turn_team, side_of
from perihelion.games.zenith.rules.stack import (
    is_for_planet,
    open_columns,
    open_rows,
    repeat_candidates,
)
from perihelion.games.zenith.rules.technology import open_technologies, peoples_to_advance
from perihelion.games.zenith.rules.turn import recruit_planets
from perihelion.games.zenith.state import Fields
from perihelion.kernel.answers import Answers
from perihelion.kernel.bits import lowest_bit
from perihelion.kernel.rng import Rng


def _places(mask: int) -> int:
    places = [planet for planet in range(c.PLANETS) if mask >> planet & 1]
    return sum(place << 4 * n for n, place in enumerate([len(places), *places]))


_PLACES: Final = vec[i64]([i64(_places(mask)) for mask in range(1 << c.PLANETS)])
"""For each mask of planets, four bits each: how many there are, then the planets, ascending."""


def list_answers(s: Fields, seat: i64, out: Answers) -> None:
    """The legal answers of a seat, ascending."""
    if kind_in(s.frame) == c.F_TURN:
        _list_turn(s, seat, out)
        return
    frame = s.frame
    kind = kind_in(frame)
    row = row_in(frame)
    if kind == c.F_PLANET:
        side = side_of(s, seat)
        selector = i64(s.tables.b[row])
        out.add_mask(c.A_INFLUENCE, candidates(s, side, selector, source_in(frame)))
    elif kind == c.F_MAY:
        _list_may(s, seat, frame, out)
    elif kind == c.F_EXILE:
        owner: i64 = c.A_EXILE_OPPONENT if i64(s.tables.c[row]) else c.A_EXILE_OWN
        out.add_mask(owner, open_columns(s, frame))
        _list_stop(s, frame, out)
    elif kind == c.F_TRANSFER:
        out.add_mask(c.A_TRANSFER, open_columns(s, frame))
        _list_stop(s, frame, out)
    elif kind == c.F_CHOOSE:
        _list_choose(s, seat, frame, out)
    elif kind == c.F_DISCARD:
        _list_discard(s, seat, frame, out)
    elif kind == c.F_RUN:
        out.add_mask(c.A_INFLUENCE, left_in(frame))
    elif kind == c.F_STRETCH:
        out.add_mask(c.A_STRETCH, stretches(s, row))
    else:
        _list_rare(s, seat, frame, out)


def _list_rare(s: Fields, seat: i64, frame: i64, out: Answers) -> None:
    kind = kind_in(frame)
    row = row_in(frame)
    if kind == c.F_REPEAT:
        out.add_mask(c.A_INFLUENCE, repeat_candidates(s, frame))
    elif kind == c.F_DEVELOP:
        _list_develop(s, seat, row, out)
    elif kind == c.F_MULLIGAN:
        choice: i64 = 0
        while choice < 16:
            out.add(c.A_MULLIGAN + choice)
            choice += 1
    elif kind == c.F_HAND_OVER:
        _list_hand(s, seat, c.A_GIVE, out)
        out.add(c.A_DECLINE)
    elif kind == c.F_BOARDS:
        place: i64 = 0
        while place < c.PLACES:
            if s.token_at[place] != c.NO_TOKEN:
                out.add(c.A_TAKE + place)
            place += 1
    elif kind == c.F_CENTER:
        side = side_of(s, seat)
        selector = i64(s.tables.b[row])
        out.add_mask(c.A_CENTER, center_candidates(s, side, selector, source_in(frame)))
    elif kind == c.F_ORDER:
        out.add(c.A_BEGIN)
        out.add(c.A_BEGIN + 1)
    elif kind == c.F_ROW:
        _list_row(s, frame, out)
    elif kind == c.F_REWARD or kind == c.F_ROUND:
        out.add(c.A_ACCEPT)
        out.add(c.A_DECLINE)


def _list_turn(s: Fields, seat: i64, out: Answers) -> None:
    """Every card of the hand: recruit if it can be paid, develop if the next level can, lead."""
    deal = s.tables.deal
    side = side_of(s, seat)
    at: i64 = 2 * side + c.CREDITS
    purse = s.stock[at]
    technologies = open_technologies(s, side)
    planets = recruit_planets(s, seat)
    sizes = s.column_size
    link = s.link
    ids = out.ids
    count = out.count
    base: i64 = side * c.PLANETS
    card = s.hand_first[seat]
    while card != c.NO_CARD:
        action: i64 = c.A_TURN + 3 * card
        word = i64(deal[card])
        planet: i64 = word & c.DEAL_PLANET
        price: i64 = (word >> c.DEAL_COST_SHIFT) - sizes[base + planet]
        if price <= purse and (planets >> planet) & 1:
            ids[count] = i16(action)
            count += 1
        if (technologies >> ((word >> c.DEAL_PEOPLE_SHIFT) & 3)) & 1:
            ids[count] = i16(action + 1)
            count += 1
        ids[count] = i16(action + 2)
        count += 1
        card = i64(link[card])
    out.count = count


def guess_planet(s: Fields, seat: i64, rng: Rng) -> i64:
    """One of the answers that are planets or columns, each as likely; -1 for other questions."""
    frame = s.frame
    kind = kind_in(frame)
    row = row_in(frame)
    if kind == c.F_PLANET:
        mask = candidates(s, side_of(s, seat), i64(s.tables.b[row]), source_in(frame))
        return c.A_INFLUENCE + _guess_bit(mask, rng)
    if kind == c.F_TRANSFER and s.rulings.chain_compulsory:
        return c.A_TRANSFER + _guess_bit(open_columns(s, frame), rng)
    if kind == c.F_EXILE and s.rulings.chain_compulsory:
        owner: i64 = c.A_EXILE_OPPONENT if i64(s.tables.c[row]) else c.A_EXILE_OWN
        return owner + _guess_bit(open_columns(s, frame), rng)
    return -1


def _guess_bit(mask: i64, rng: Rng) -> i64:
    """The place of one bit of a mask of planets."""
    places = _PLACES[mask]
    count = places & 15
    if count > 1:
        places >>= 4 * rng.below(count)
    return (places >> 4) & 15


def third_of(number: i64) -> i64:
    """`number // 3` for the answers of a turn, without the cost of a division."""
    return (number * 43691) >> 17


def guess_turn(s: Fields, seat: i64, rng: Rng) -> i64:
    """One of the answers of `_list_turn`, each as likely: guess until one is legal."""
    side = side_of(s, seat)
    planets = recruit_planets(s, seat)
    guesses: i64 = 3 * s.hand_size[seat]
    while True:
        guess = rng.below(guesses)
        index = third_of(guess)
        verb: i64 = guess - 3 * index
        card = hand_at(s, seat, index)
        if verb == 2:
            return c.A_TURN + 3 * card + 2
        word = i64(s.tables.deal[card])
        planet: i64 = word & c.DEAL_PLANET
        at: i64 = 2 * side + verb
        stock = s.stock[at]
        if verb == 0:
            at = side * c.PLANETS + planet
            price: i64 = (word >> c.DEAL_COST_SHIFT) - s.column_size[at]
            if price <= stock and (planets >> planet) & 1:
                return c.A_TURN + 3 * card
        else:
            at = side * c.PEOPLES + ((word >> c.DEAL_PEOPLE_SHIFT) & 3)
            level = s.level[at]
            if level < stock and level < c.LEVELS:
                return c.A_TURN + 3 * card + 1


def _list_hand(s: Fields, seat: i64, first: i64, out: Answers) -> None:
    card = s.hand_first[seat]
    while card != c.NO_CARD:
        out.add(first + card)
        card = i64(s.link[card])


def _list_discard(s: Fields, seat: i64, frame: i64, out: Answers) -> None:
    if s.rulings.rewarding_cards_only and is_for_planet(s, frame):
        before = out.count
        card = s.hand_first[seat]
        while card != c.NO_CARD:
            if is_on_track(s, i64(s.tables.planet[card])):
                out.add(c.A_DISCARD + card)
            card = i64(s.link[card])
        if out.count > before:
            return
    _list_hand(s, seat, c.A_DISCARD, out)


def _list_may(s: Fields, seat: i64, frame: i64, out: Answers) -> None:
    row = row_in(frame)
    source = source_in(frame)
    option: i64 = 0
    count = i64(s.tables.a[row])
    while option < count:
        if is_option_open(s, seat, row, option, source, False):
            out.add(c.A_ACCEPT + option)
        option += 1
    out.add(c.A_DECLINE)


def _list_stop(s: Fields, frame: i64, out: Answers) -> None:
    """Z13: a round of a chain may be declined."""
    told = moved_in(frame)
    if s.rulings.chain_compulsory or told < 0:
        return
    if kind_in(frame_at(s, told)) == c.F_CHAIN:
        out.add(c.A_DECLINE)


def _list_choose(s: Fields, seat: i64, frame: i64, out: Answers) -> None:
    """Every branch, or by Z19 only those that can do something, if one can."""
    row = row_in(frame)
    source = source_in(frame)
    count = i64(s.tables.a[row])
    before = out.count
    branch: i64 = 0
    if not s.rulings.choose_impossible:
        while branch < count:
            if _can_branch(s, seat, i64(s.tables.b[row]) + branch, source):
                out.add(c.A_CHOOSE + branch)
            branch += 1
    if out.count == before:
        branch = 0
        while branch < count:
            out.add(c.A_CHOOSE + branch)
            branch += 1


def _can_branch(s: Fields, seat: i64, branch: i64, source: i64) -> bool:
    row = i64(s.tables.branch_then[branch])
    while i64(s.tables.op[row]) != 0:
        if can_apply(s, seat, row, source, -1):
            return True
        row += 1
    return False


def _list_develop(s: Fields, seat: i64, row: i64, out: Answers) -> None:
    t = s.tables
    free = i64(t.c[row]) == 1
    side = side_of(s, seat)
    mask = peoples_to_advance(s, side, i64(t.a[row]), i64(t.b[row]), free)
    out.add_mask(c.A_ADVANCE, mask)
    if s.rulings.develop_optional:
        out.add(c.A_DECLINE)


def row_planet(s: Fields, row: i64) -> i64:
    """The planet of one effect of a printed row (Z29)."""
    t = s.tables
    op = i64(t.op[row])
    if op == c.INFLUENCE_AT:
        return i64(t.b[row])
    if op == c.MAY:
        row = i64(t.branch_cost[i64(t.b[row])])
    return lowest_bit(i64(t.b[row]))


def row_answer(s: Fields, row: i64) -> i64:
    """The answer that picks one effect of a printed row (Z29)."""
    op = i64(s.tables.op[row])
    planet = row_planet(s, row)
    if op == c.INFLUENCE_AT:
        return c.A_INFLUENCE + planet
    return c.A_EXILE_OWN + planet if op == c.MAY else c.A_TRANSFER + planet


def _list_row(s: Fields, frame: i64, out: Answers) -> None:
    mask = open_rows(s, frame)
    row = row_in(frame)
    is_offer = i64(s.tables.op[row]) == c.MAY
    while mask:
        if mask & 1:
            out.add(row_answer(s, row))
        mask >>= 1
        row += 1
    if is_offer:
        out.add(c.A_DECLINE)


def is_token_asked(s: Fields) -> bool:
    """Whether chance is asked for a token."""
    kind = kind_in(s.frame)
    return kind == c.F_RESERVE or (kind == c.F_SETUP and arg_in(s.frame) == c.STAGE_TOKENS)


def list_chance(s: Fields, out: Answers) -> None:
    """The answers chance may give."""
    kind = kind_in(s.frame)
    if kind == c.F_SETUP:
        _list_setup(s, s.frame, out)
    elif kind == c.F_RESERVE:
        _list_tokens(s, out)
    elif kind == c.F_LIST:
        side = off_turn_team(s)
        out.add(c.C_SEAT + 2 * side)
        out.add(c.C_SEAT + 2 * side + 1)
    else:
        card: i64 = 0
        while card < c.CARDS:
            if i64(s.where[card]) == c.DECK:
                out.add(card)
            card += 1


def _list_tokens(s: Fields, out: Answers) -> None:
    kind: i64 = 0
    while kind < c.TOKEN_KINDS:
        if s.reserve[kind] > 0:
            out.add(c.C_TOKEN + kind)
        kind += 1


def _list_setup(s: Fields, frame: i64, out: Answers) -> None:
    stage = arg_in(frame)
    step = left_in(frame)
    if stage == c.STAGE_TOKENS:
        _list_tokens(s, out)
        return
    first: i64 = c.C_SEAT + 2 * step
    if stage == c.STAGE_BOARDS:
        first = c.C_BOARD + 2 * step
    elif stage == c.STAGE_FIRST:
        first = c.C_FIRST
    out.add(first)
    out.add(first + 1)
