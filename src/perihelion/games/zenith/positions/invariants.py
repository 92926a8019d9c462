"""What must always hold: every piece in one place, every number in its range."""

from __future__ import annotations

from perihelion.games.zenith import codes
from perihelion.games.zenith.engine import ZenithState
from perihelion.games.zenith.positions.validate import frames_wrong, numbers_wrong
from perihelion.games.zenith.rules.frames import frame_fields
from perihelion.games.zenith.rules.influence import victory
from perihelion.kernel.state import NOBODY, TRUTH


def audit(state: ZenithState) -> list[str]:
    """What is wrong with a state; empty if it is sound."""
    problems = numbers_wrong(state)
    if problems:
        return problems
    problems = [*_numbers(state), *_columns(state), *frames_wrong(state), *_victories(state)]
    problems += [*_hands(state), *_deck(state)] if state.viewer == TRUTH else _unseen(state)
    return problems or _tokens(state)


def _chain(state: ZenithState, card: int) -> list[int]:
    """The cards of a hand or column, as they are linked; cut off where a chain does not end."""
    found: list[int] = []
    while card < codes.CARDS and len(found) <= codes.CARDS:
        found.append(card)
        card = int(state.link[card])
    return found


def _count(state: ZenithState, place: int) -> int:
    return bytes(memoryview(state.where)).count(place)


def _at(state: ZenithState, place: int) -> list[int]:
    return [card for card, at in enumerate(bytes(memoryview(state.where))) if at == place]


def _numbers(state: ZenithState) -> list[str]:
    problems = []
    if sum(1 for disc in state.disc if disc == codes.OFF) != state.discs_off:
        problems.append("the discs off their tracks are miscounted")
    if _count(state, codes.DISCARD) != state.discard_size:
        problems.append("the discard pile is not as large as it says")
    problems += _ages(state)
    if any(state.link[card] != codes.NO_CARD for card in _at(state, codes.UNSEEN)):
        problems.append("a card that is not seen is linked to another")
    if state.badge == codes.NO_SIDE and state.badge_gold:
        problems.append("a badge on the board is golden")
    return problems


def _ages(state: ZenithState) -> list[str]:
    """Only cards in hands are old or known, and the bounds of a team agree."""
    problems = []
    for card in range(codes.CARDS):
        known, place = int(state.known[card]), int(state.where[card])
        allowed = known in (0, codes.HELD_BEFORE) if place == codes.UNSEEN else not known
        if not allowed and not codes.HAND <= place < codes.COLUMN:
            problems.append(f"card {card} is known to {known} and lies in {place}")
    low, high = list(state.held_low), list(state.held_high)
    old = any(int(known) & codes.HELD_BEFORE for known in state.known)
    if state.deck_epoch == 0 and (any(high) or old):
        problems.append("cards date from before a reshuffle that never was")
    for seat in range(0, 4, 2):
        pair = low[seat] + high[seat + 1], high[seat] + low[seat + 1]
        certain = low[seat : seat + 2] == high[seat : seat + 2]
        if pair[0] != pair[1] or low[seat] > high[seat] or (state.seats == 2 and not certain):
            problems.append(f"held cards from {low} to {high} contradict each other")
    return problems


def _columns(state: ZenithState) -> list[str]:
    problems = []
    heights = [0] * codes.CARDS
    for column in range(10):
        found = _chain(state, int(state.column_top[column]))
        place = codes.COLUMN + column
        if len(found) != state.column_size[column] or sorted(found) != _at(state, place):
            problems.append(f"column {column} says {state.column_size[column]}, has {found}")
        if any(int(state.tables.planet[card]) != column % 5 for card in found):
            problems.append(f"column {column} holds a card of another planet")
        for beneath, card in enumerate(reversed(found)):
            heights[card] = beneath + 1
    if bytes(memoryview(state.height)) != bytes(heights):
        problems.append(f"cards lie as high as {heights}, not as {list(state.height)}")
    return problems


def _hands(state: ZenithState) -> list[str]:
    problems = []
    for seat in range(int(state.seats)):
        hand = _chain(state, int(state.hand_first[seat]))
        if hand != _at(state, codes.HAND + seat):
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


def _unseen(state: ZenithState) -> list[str]:
    """A blind state: what is not seen must fill the deck and what is hidden of the hands."""
    hidden = 0
    problems = []
    for seat in range(int(state.seats)):
        hand = _chain(state, int(state.hand_first[seat]))
        there = _at(state, codes.HAND + seat)
        if hand != there or len(hand) > state.hand_size[seat]:
            problems.append(f"hand {seat} is out of order: {hand}, {there}")
        if seat == state.viewer and len(hand) != state.hand_size[seat]:
            problems.append(f"seat {seat} does not know its own hand")
        hidden += int(state.hand_size[seat]) - len(hand)
    unseen = _count(state, codes.UNSEEN)
    if unseen != hidden + state.deck_size or _count(state, codes.DECK):
        problems.append(f"{unseen} cards are not seen, {hidden} hidden and the deck are not them")
    return problems


def _victories(state: ZenithState) -> list[str]:
    """Whoever won by discs has them, and a match that goes on has no winner."""
    is_over = state.reason != codes.REASON_NONE
    if is_over != (state.seat == NOBODY):
        return [f"seat {state.seat} is asked, and the reason to end is {state.reason}"]
    if is_over and state.reason <= codes.REASON_POPULAR:
        if state.winner == codes.NO_SIDE or victory(state, state.winner) != state.reason:
            return [f"side {state.winner} has not won with these discs"]
    elif not is_over and max(state.won) > 3:
        return [f"the match goes on with {max(state.won)} discs of one planet"]
    elif not is_over and state.winner != codes.NO_SIDE:
        return [f"side {state.winner} has won a match that goes on"]
    return []


def _tokens(state: ZenithState) -> list[str]:
    left = [
        int(state.tables.token_count[kind]) - int(state.reserve[kind] + state.spent[kind])
        for kind in range(codes.TOKEN_KINDS)
    ]
    for kind in state.token_at:
        if kind != codes.NO_TOKEN:
            left[int(kind)] -= 1
    for number in range(int(state.depth)):
        frame = frame_fields(state, number)
        kind, source, cause = frame[codes.KIND], frame[codes.SOURCE], frame[codes.ARG]
        is_token = codes.CAUSE_TOKEN <= cause < codes.CAUSE_PRIME
        if kind == codes.F_LIST and source == number and is_token:
            left[cause - codes.CAUSE_TOKEN] -= 1
    started = [int(state.reserve_start[kind] - state.reserve[kind]) for kind in range(8)]
    if any(left) or min(started) < 0:
        return [f"the tokens do not add up: {left} missing, {started} drawn"]
    return []
