"""What a seat knows, and the worlds that could lie behind it (data rules, chapter 8).

A hand is known to its seat; a card handed over to giver and receiver; the deck to nobody. What
everybody can count besides: after a reshuffle, a card not seen since must still be in the hand
that held it then, so each hand has a number of such cards, known to its own team exactly and
to the other team within bounds (a card handed over unseen may be of either kind).
"""

from mypy_extensions import i64, u8

from perihelion.games.zenith.codes import (
    CARDS,
    CHOSEN_UNSEEN,
    DECK,
    HELD_BEFORE,
    NO_CARD,
    UNSEEN,
)
from perihelion.games.zenith.rules.piles import held_before, join_deck, knows, put_in_hand
from perihelion.games.zenith.rules.sides import side_of
from perihelion.games.zenith.state import Fields
from perihelion.kernel.rng import Rng
from perihelion.kernel.state import TRUTH


def hide(s: Fields, seat: i64) -> None:
    """Turn a fresh copy of the truth into what `seat` knows; a spectator is seat `s.seats`."""
    is_player = seat < s.seats
    other: i64 = 0
    while other < s.seats:
        if is_player and side_of(s, other) == side_of(s, seat):
            s.held_low[other] = held_before(s, other)
            s.held_high[other] = s.held_low[other]
        if other != seat and s.choice[other] >= 0:
            s.choice[other] = CHOSEN_UNSEEN
        other += 1
    other = 0
    while other < s.seats:
        if other != seat:
            _hide_hand(s, other, seat)
        other += 1
    card: i64 = 0
    while card < CARDS:
        if i64(s.where[card]) == DECK:
            s.where[card] = u8(UNSEEN)
            s.link[card] = u8(NO_CARD)
        card += 1
    s.viewer = seat


def _hide_hand(s: Fields, owner: i64, viewer: i64) -> None:
    card = s.hand_first[owner]
    s.hand_first[owner] = NO_CARD
    while card != NO_CARD:
        following = i64(s.link[card])
        s.link[card] = u8(NO_CARD)
        if viewer < s.seats and knows(s, viewer, card):
            put_in_hand(s, owner, card)
        else:
            s.where[card] = u8(UNSEEN)
            s.known[card] = s.known[card] & u8(HELD_BEFORE)
        card = following


def fill_in(s: Fields, rng: Rng) -> None:
    """Turn a copy of a blind state into one of the worlds it could be."""
    held = _unseen(s, True)
    fresh = _unseen(s, False)
    holders = _hidden_counts(s)
    from_held = _split_held(s, holders, len(held), rng)
    seat: i64 = 0
    while seat < s.seats:
        _fill_hand(s, seat, held, from_held[int(seat)], rng)
        _fill_hand(s, seat, fresh, holders[int(seat)] - from_held[int(seat)], rng)
        if s.choice[seat] == CHOSEN_UNSEEN:
            s.choice[seat] = rng.below(16)
        seat += 1
    s.deck_size = 0
    fresh.sort()
    for card in fresh:
        join_deck(s, card)
        s.known[card] = 0
    s.viewer = TRUTH


def _unseen(s: Fields, is_held: bool) -> list[i64]:
    found: list[i64] = []
    card: i64 = 0
    while card < CARDS:
        if i64(s.where[card]) == UNSEEN:
            if ((i64(s.known[card]) & HELD_BEFORE) != 0) == is_held:
                found.append(card)
        card += 1
    return found


def _hidden_counts(s: Fields) -> list[i64]:
    """How many cards of each hand are not known to the viewer."""
    counts: list[i64] = []
    seat: i64 = 0
    while seat < s.seats:
        count = s.hand_size[seat]
        card = s.hand_first[seat]
        while card != NO_CARD:
            count -= 1
            card = i64(s.link[card])
        counts.append(count)
        seat += 1
    return counts


def _split_held(s: Fields, holders: list[i64], total: int, rng: Rng) -> list[i64]:
    """How many of the cards held since before the reshuffle lie hidden in each hand.

    Where the bounds leave a choice, by the number of worlds each split stands for.
    """
    counts = int(s.seats)
    low: list[i64] = []
    high: list[i64] = []
    for seat in range(counts):
        seen: i64 = held_before(s, seat)
        low.append(max(s.held_low[seat] - seen, 0))
        high.append(min(s.held_high[seat] - seen, holders[seat]))
    if total == 0:
        return [0] * counts
    splits: list[list[i64]] = []
    weights: list[int] = []
    _add_splits(low, high, total, [], splits)
    for split in splits:
        weights.append(_worlds(split, holders, total))
    chosen = _below(rng, sum(weights))
    for split, weight in zip(splits, weights, strict=True):
        chosen -= weight
        if chosen < 0:
            return split
    raise AssertionError("the bounds of the hands contradict the cards unseen")


def _add_splits(
    low: list[i64], high: list[i64], total: i64, head: list[i64], out: list[list[i64]]
) -> None:
    at = len(head)
    if at == len(low):
        if total == 0:
            out.append(head)
        return
    count: i64 = low[at]
    while count <= high[at] and count <= total:
        _add_splits(low, high, total - count, [*head, count], out)
        count += 1


def _worlds(split: list[i64], holders: list[i64], total: int) -> int:
    """The number of ways to deal the held cards, and then the others, by this split.

    Both are multinomials; the part that all splits share is left out.
    """
    divisor = 1
    for held, hidden in zip(split, holders, strict=True):
        divisor *= _factorial(int(held)) * _factorial(int(hidden - held))
    whole = 1
    for hidden in holders:
        whole *= _factorial(int(hidden))
    return whole // divisor


def _factorial(n: int) -> int:
    product = 1
    for factor in range(2, n + 1):
        product *= factor
    return product


def _below(rng: Rng, n: int) -> int:
    """A uniform number below `n`, which may be larger than a generator's word."""
    if n < 1 << 31:
        return int(rng.below(n))
    words = (n.bit_length() + 31) // 32
    while True:
        number = 0
        for _ in range(words):
            number = (number << 32) | int(rng.bits())
        number %= 1 << n.bit_length()
        if number < n:
            return number


def _fill_hand(s: Fields, seat: i64, cards: list[i64], count: i64, rng: Rng) -> None:
    """Draw `count` of `cards` into a hand."""
    while count > 0:
        at = rng.below(len(cards))
        card = cards[at]
        cards[at] = cards[len(cards) - 1]
        cards.pop()
        put_in_hand(s, seat, card)
        count -= 1
