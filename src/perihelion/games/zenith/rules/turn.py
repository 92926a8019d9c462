"""A turn, its three actions and its end (rulebook, game turn; end of turn; teams)."""

from mypy_extensions import i64

from perihelion.games.zenith import codes as c
from perihelion.games.zenith.rules.diplomacy import hand_limit
from perihelion.games.zenith.rules.effects import begin_list
from perihelion.games.zenith.rules.emit import note, set_cause
from perihelion.games.zenith.rules.frames import become, push_list, with_picks
from perihelion.games.zenith.rules.influence import end_match
from perihelion.games.zenith.rules.piles import (
    can_draw,
    draw_card,
    play_card,
    put_on_column,
    put_on_discard,
    ready_deck,
)
from perihelion.games.zenith.rules.sides import (
    began,
    has_teams,
    is_at_technology_end,
    partner_of,
    side_of,
)
from perihelion.games.zenith.rules.technology import advance, price_of_level
from perihelion.games.zenith.state import Fields
from perihelion.kernel.rng import Rng


def price_of_card(s: Fields, side: i64, card: i64) -> i64:
    """The printed cost less one for each card already in the own column."""
    column: i64 = side * c.PLANETS + i64(s.tables.planet[card])
    return max(i64(s.tables.cost[card]) - s.column_size[column], 0)


def recruit_planets(s: Fields, seat: i64) -> i64:
    """Where a seat may recruit, as a mask: in the team game each end of the board has its
    planets, and Terra belongs to both.
    """
    if not has_teams(s):
        return c.ALL_PLANETS
    return c.TECHNOLOGY_END_PLANETS if is_at_technology_end(s, seat) else c.DIPLOMACY_END_PLANETS


def recruit(s: Fields, seat: i64, card: i64) -> None:
    """The card joins its column, is paid for, and its effects are applied."""
    side = side_of(s, seat)
    price = price_of_card(s, side, card)
    play_card(s, seat, card)
    put_on_column(s, side, card)
    s.stock[2 * side + c.CREDITS] -= price
    if s.log is not None:
        note(s, c.E_RECRUIT, seat, card, price)
    program = i64(s.tables.program[card])
    if s.rulings.differs_scope == c.DIFFERS_OWN_TOO:
        one: i64 = 1
        push_list(s, seat, program, card)
        s.frame = with_picks(s.frame, one << i64(s.tables.planet[card]))
    else:
        begin_list(s, seat, program, card)


def develop(s: Fields, seat: i64, card: i64) -> None:
    """The card is discarded, its people's technology rises by one level."""
    side = side_of(s, seat)
    people = i64(s.tables.people[card])
    if s.log is not None:
        note(s, c.E_DEVELOP, seat, card, people)
    play_card(s, seat, card)
    put_on_discard(s, card)
    advance(s, seat, side, people, price_of_level(s, side, people, 0, False))


def lead(s: Fields, seat: i64, card: i64) -> None:
    """The card is discarded, the diplomacy effects of its people are applied."""
    people = i64(s.tables.people[card])
    if s.log is not None:
        note(s, c.E_LEAD, seat, card, people)
    play_card(s, seat, card)
    put_on_discard(s, card)
    at: i64 = people + c.PEOPLES if has_teams(s) else people
    begin_list(s, seat, i64(s.tables.lead_program[at]), c.CAUSE_LEADERSHIP + people)


# The order of turns.


def begin_round(s: Fields, side: i64) -> None:
    """A team's round begins with the question who plays first (Z17); a seat's with its turn."""
    if not has_teams(s):
        s.on_turn = side
        begin_turn(s)
        return
    how = s.rulings.order_seat
    before = began(s, side)
    if before >= 0 and how == c.ORDER_FIXED:
        set_order(s, before)
    elif before >= 0 and how == c.ORDER_ALTERNATING:
        set_order(s, partner_of(before))
    else:
        s.on_turn = s.end_0 if side == 0 else s.end_1
        become(s, c.F_ORDER, s.on_turn)


def is_order_open(s: Fields) -> bool:
    """Whether both members may answer who plays first, not just the technology end."""
    return s.rulings.order_seat != c.ORDER_TECHNOLOGY


def set_order(s: Fields, first: i64) -> None:
    """One member plays first, the partner second."""
    if side_of(s, first) == 0:
        s.began_0 = first
    else:
        s.began_1 = first
    s.on_turn = first
    s.second = partner_of(first)
    if s.log is not None:
        set_cause(s, c.CAUSE_RULES)
        note(s, c.E_ORDER, first)
    begin_turn(s)


def begin_turn(s: Fields) -> None:
    """One card, one action; without a card no action, or the end (Z25)."""
    s.turn += 1
    s.pulled = -1
    s.pulled_from = 0
    seat = s.on_turn
    if s.log is not None:
        set_cause(s, c.CAUSE_RULES)
        note(s, c.E_TURN, seat, s.turn)
    if s.hand_size[seat] > 0:
        become(s, c.F_TURN, seat)
    elif s.rulings.empty_hand_loses:
        end_match(s, 1 - side_of(s, seat), c.REASON_EMPTY_HAND)
    else:
        if s.log is not None:
            note(s, c.E_EMPTY_HAND, seat)
        become(s, c.F_END_TURN, seat)


def needs_card(s: Fields) -> bool:
    """Whether the seat whose turn ends has to draw, and something is left to draw."""
    seat = s.on_turn
    return s.hand_size[seat] < hand_limit(s, side_of(s, seat)) and can_draw(s)


def fill_hand(s: Fields, rng: Rng) -> i64:
    """Draw at random what the seat whose turn ends has to draw, unheard; how many cards.

    The same as chance asked for one card after the other, without going through the stack.
    """
    seat = s.on_turn
    count: i64 = 0
    while True:
        ready_deck(s)
        at = rng.below(s.deck_size)
        draw_card(s, seat, i64(s.deck[at]))
        count += 1
        if not needs_card(s):
            return count


def finish_turn(s: Fields) -> None:
    """The hand is filled: new discs, then the next seat, unless the match is stuck (Z26)."""
    if s.discs_off > 0:
        _replace_discs(s)
    seat = s.on_turn
    side = side_of(s, seat)
    if has_teams(s):
        if side == 0:
            s.played_0 = seat
        else:
            s.played_1 = seat
    if not can_draw(s) and _are_hands_empty(s):
        end_match(s, _stall_winner(s), c.REASON_STANDSTILL)
    elif s.turn >= s.rulings.turn_limit:
        end_match(s, _stall_winner(s), c.REASON_LIMIT)
    elif s.second >= 0:
        s.on_turn = s.second
        s.second = -1
        begin_turn(s)
    else:
        begin_round(s, 1 - side)


def _replace_discs(s: Fields) -> None:
    """Every planet that lost its disc gets a new one on the centre; tokens do not come back."""
    planet: i64 = 0
    while planet < c.PLANETS:
        if s.disc[planet] == c.OFF:
            s.disc[planet] = 0
            if s.log is not None:
                set_cause(s, c.CAUSE_RULES)
                note(s, c.E_NEW_DISC, planet)
        planet += 1
    s.discs_off = 0


def _are_hands_empty(s: Fields) -> bool:
    seat: i64 = 0
    while seat < s.seats:
        if s.hand_size[seat] > 0:
            return False
        seat += 1
    return True


def _stall_winner(s: Fields) -> i64:
    """Nobody, or by Z26 the side with more discs, then the one the discs are nearer to."""
    if not s.rulings.stall_most_discs:
        return c.NO_SIDE
    lead_0: i64 = 0
    pull_0: i64 = 0
    planet: i64 = 0
    while planet < c.PLANETS:
        lead_0 += s.won[planet] - s.won[c.PLANETS + planet]
        pull_0 += s.disc[planet]
        planet += 1
    if lead_0 == 0:
        lead_0 = pull_0
    if lead_0 == 0:
        return c.NO_SIDE
    return 0 if lead_0 > 0 else 1
