"""What must always hold: every piece in one place, every number in its range."""

from __future__ import annotations

from perihelion.games.zenith import codes
from perihelion.games.zenith.engine import ZenithState, hand_of
from perihelion.kernel.state import TRUTH


def audit(state: ZenithState) -> list[str]:
    """What is wrong with a state; empty if it is sound."""
    problems = [*_numbers(state), *_columns(state), *_tokens(state)]
    if state.viewer == TRUTH:
        problems += [*_hands(state), *_deck(state)]
    return problems


def _count(state: ZenithState, place: int) -> int:
    return sum(1 for card in range(codes.CARDS) if int(state.where[card]) == place)


def _numbers(state: ZenithState) -> list[str]:
    problems = []
    if any(amount < 0 for amount in state.stock):
        problems.append(f"a stock is negative: {list(state.stock)}")
    if any(not 0 <= level <= codes.LEVELS for level in state.level):
        problems.append(f"a level does not exist: {list(state.level)}")
    for disc in state.disc:
        if disc != codes.OFF and abs(int(disc)) >= codes.TRACK_END:
            problems.append(f"a disc stands in a control zone: {list(state.disc)}")
    if sum(1 for disc in state.disc if disc == codes.OFF) != state.discs_off:
        problems.append("the discs off their tracks are miscounted")
    if _count(state, codes.DISCARD) != state.discard_size:
        problems.append("the discard pile is not as large as it says")
    if state.badge == codes.NO_SIDE and state.badge_gold:
        problems.append("a badge on the board is golden")
    return problems


def _columns(state: ZenithState) -> list[str]:
    problems = []
    for column in range(10):
        found: list[int] = []
        card = int(state.column_top[column])
        while card != codes.NO_CARD and len(found) <= codes.CARDS:
            found.append(card)
            card = int(state.link[card])
        place = codes.COLUMN + column
        if len(found) != state.column_size[column] or len(found) != _count(state, place):
            problems.append(f"column {column} says {state.column_size[column]}, has {found}")
        if any(int(state.tables.planet[card]) != column % 5 for card in found):
            problems.append(f"column {column} holds a card of another planet")
    return problems


def _hands(state: ZenithState) -> list[str]:
    problems = []
    for seat in range(int(state.seats)):
        hand = hand_of(state, seat)
        counted = _count(state, codes.HAND + seat)
        if sorted(set(hand)) != hand or len(hand) != counted:
            problems.append(f"hand {seat} is out of order: {hand}")
        if len(hand) != state.hand_size[seat]:
            problems.append(f"hand {seat} says {state.hand_size[seat]}, has {len(hand)}")
        held = sum(1 for card in hand if int(state.known[card]) & codes.HELD_BEFORE)
        if not state.held_low[seat] <= held <= state.held_high[seat]:
            problems.append(f"hand {seat} holds {held} old cards, outside its bounds")
        elif state.seats == 4 and seat % 2 == 0:
            problems += _odds(state, seat, held)
    return problems


def _odds(state: ZenithState, seat: int, held: int) -> list[str]:
    base = seat // 2 * codes.ODDS
    odds = [int(state.odds[base + entry]) for entry in range(codes.ODDS)]
    low, width = int(state.held_low[seat]), int(state.held_high[seat] - state.held_low[seat]) + 1
    if not any(odds):
        return []
    is_whole = all(ways > 0 for ways in odds[:width]) and not any(odds[width:])
    if 1 < width <= codes.ODDS and is_whole and odds[held - low] > 0:
        return []
    return [f"the odds of hand {seat} from {low} on are {odds}, it holds {held} old cards"]


def _deck(state: ZenithState) -> list[str]:
    listed = sorted(int(state.deck[at]) for at in range(int(state.deck_size)))
    there = [card for card in range(codes.CARDS) if int(state.where[card]) == codes.DECK]
    return [] if listed == there else [f"the deck lists {listed}, but holds {there}"]


def _tokens(state: ZenithState) -> list[str]:
    total = sum(state.reserve) + sum(state.spent)
    total += sum(1 for kind in state.token_at if kind != codes.NO_TOKEN)
    for number in range(int(state.depth)):
        base = number * codes.FRAME
        kind, source, cause = (
            int(state.frames[base + field]) for field in (codes.KIND, codes.SOURCE, codes.ARG)
        )
        is_token = codes.CAUSE_TOKEN <= cause < codes.CAUSE_PRIME
        total += kind == codes.F_LIST and source == number and is_token
    return [] if total == 16 else [f"there are {total} tokens instead of 16"]
