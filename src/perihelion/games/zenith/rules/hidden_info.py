"""What a seat knows, and the worlds that could lie behind it (data rules, chapter 8).

A hand is known to its seat; a card handed over to giver and receiver; the deck to nobody. What
everybody can count besides: after a reshuffle, a card not seen since must still be in the hand
that held it then. How many such cards a hand has, the others count by `rules/ages.py`; its own
team knows it exactly, from the number in both hands together.

What is not imagined: which cards the members of the other team know of each other (no answer of
theirs depends on it), what an answer betrays of the cards that were not chosen, and that cards
a seat itself put back into the deck (Z21) were not in the first hands of others. What was known
of the hands at one reshuffle is forgotten at the next.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from perihelion.games.zenith import codes as c
from perihelion.games.zenith.rules.ages import (
    held_before,
    held_by_team,
    is_certain,
    is_mixed,
)
from perihelion.games.zenith.rules.piles import knows, put_in_hand
from perihelion.games.zenith.rules.sides import partner_of
from perihelion.games.zenith.state import Fields
from perihelion.kernel.rng import Rng
from perihelion.kernel.state import TRUTH

# Scratch of `fill_in`, so that imagining a world allocates nothing but the world.
_HELD: Final = vec[u8]([u8(0)] * c.CARDS)
_FRESH: Final = vec[u8]([u8(0)] * c.CARDS)
_HIDDEN: Final = vec[i64]([i64(0)] * 4)
_FROM_HELD: Final = vec[i64]([i64(0)] * 4)
_LEFT: Final = vec[i64]([i64(0)] * 2)
HELD: Final = 0
FRESH: Final = 1


def show(known: Fields, truth: Fields, seat: i64) -> None:
    """Add to what is public what `seat` knows besides; a spectator is seat `truth.seats`."""
    _show_piles(known, truth)
    together = truth.rulings.mulligan_order == c.MULLIGAN_TOGETHER
    owner: i64 = 0
    while owner < truth.seats:
        choice = truth.choice[owner]
        is_secret = together and owner != seat and choice >= 0
        known.choice[owner] = i64(c.CHOSEN_UNSEEN) if is_secret else choice
        _show_hand(known, truth, owner, seat)
        owner += 1


def _show_piles(known: Fields, truth: Fields) -> None:
    """Columns and discard pile lie open."""
    where, link, places, links = known.where, known.link, truth.where, truth.link
    pile: i64 = -1
    while pile < 2 * c.PLANETS:
        card = truth.discard_first if pile < 0 else truth.column_top[pile]
        while card != c.NO_CARD:
            where[card] = places[card]
            link[card] = links[card]
            card = i64(links[card])
        pile += 1


def _show_hand(known: Fields, truth: Fields, owner: i64, viewer: i64) -> None:
    """The cards that the viewer knows, linked in their order; of the others their age."""
    last: i64 = c.NO_CARD
    card = truth.hand_first[owner]
    while card != c.NO_CARD:
        if viewer < truth.seats and knows(truth, viewer, card):
            known.where[card] = u8(c.HAND + owner)
            known.known[card] = truth.known[card]
            if last == c.NO_CARD:
                known.hand_first[owner] = card
            else:
                known.link[last] = u8(card)
            last = card
        else:
            known.known[card] = truth.known[card] & u8(c.HELD_BEFORE)
        card = i64(truth.link[card])


def fill_in(s: Fields, rng: Rng) -> None:
    """Turn a copy of a blind state into one of the worlds it could be."""
    held, fresh, hidden, from_held = _HELD, _FRESH, _HIDDEN, _FROM_HELD
    left = _LEFT
    _list_unseen(s, held, fresh, left)
    held_left = left[HELD]
    fresh_left = left[FRESH]
    _count_hidden(s, hidden)
    _split_held(s, hidden, from_held, rng)
    seat: i64 = 0
    while seat < s.seats:
        held_left = _fill_hand(s, seat, held, held_left, from_held[seat], rng)
        fresh_left = _fill_hand(s, seat, fresh, fresh_left, hidden[seat] - from_held[seat], rng)
        if s.choice[seat] == c.CHOSEN_UNSEEN:
            s.choice[seat] = rng.below(16)
        seat += 1
    _fill_deck(s)
    s.viewer = TRUTH


def _list_unseen(s: Fields, held: vec[u8], fresh: vec[u8], left: vec[i64]) -> None:
    """The cards of which nobody knows where they are, ascending, and how many there are: those
    that were in a hand before, and those that were not.
    """
    where = s.where
    known = s.known
    olds: i64 = 0
    news: i64 = 0
    card: i64 = 0
    while card < c.CARDS:
        if i64(where[card]) == c.UNSEEN:
            if i64(known[card]) & c.HELD_BEFORE:
                held[olds] = u8(card)
                olds += 1
            else:
                fresh[news] = u8(card)
                news += 1
        card += 1
    left[HELD] = olds
    left[FRESH] = news


def _count_hidden(s: Fields, hidden: vec[i64]) -> None:
    """How many cards of each hand are not known to the viewer."""
    seat: i64 = 0
    while seat < s.seats:
        count = s.hand_size[seat]
        card = s.hand_first[seat]
        while card != c.NO_CARD:
            count -= 1
            card = i64(s.link[card])
        hidden[seat] = count
        seat += 1


def _split_held(s: Fields, hidden: vec[i64], counts: vec[i64], rng: Rng) -> None:
    """How many of the cards held since before the reshuffle lie hidden in each hand."""
    seat: i64 = 0
    while seat < s.seats:
        seen = held_before(s, seat)
        if is_certain(s, seat):
            counts[seat] = s.held_low[seat] - seen
        elif seat == s.viewer:
            counts[seat] = 0
        elif partner_of(seat) == s.viewer:
            counts[seat] = held_by_team(s, seat) - held_before(s, s.viewer) - seen
        elif (seat & 1) == 0:
            counts[seat] = s.held_low[seat] + _chosen_odds(s, seat, hidden, rng)
        else:
            counts[seat] = held_by_team(s, seat) - counts[seat - 1]
        seat += 1


def _chosen_odds(s: Fields, seat: i64, hidden: vec[i64], rng: Rng) -> i64:
    """The place of one of the numbers that the first hand of an uncertain team may have."""
    weights: list[int] = []
    low: i64 = s.held_low[seat]
    team = held_by_team(s, seat)
    count = low
    while count <= s.held_high[seat]:
        if is_mixed(s, seat):
            ways = _choices(int(hidden[seat]), int(count))
            ways *= _choices(int(hidden[seat + 1]), int(team - count))
            weights.append(ways)
        else:
            weights.append(int(s.odds[(seat >> 1) * c.ODDS + count - low]))
        count += 1
    rest = _below(rng, sum(weights))
    place: i64 = 0
    for weight in weights:
        rest -= weight
        if rest < 0:
            break
        place += 1
    return place


def _choices(n: int, k: int) -> int:
    """The ways to choose `k` of `n`."""
    return _factorial(n) // (_factorial(k) * _factorial(n - k))


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


def _fill_hand(s: Fields, seat: i64, cards: vec[u8], left: i64, count: i64, rng: Rng) -> i64:
    """Draw `count` of the `left` cards into a hand; returns how many are left."""
    while count > 0:
        at = rng.below(left)
        card = i64(cards[at])
        left -= 1
        cards[at] = cards[left]
        put_in_hand(s, seat, card)
        count -= 1
    return left


def _fill_deck(s: Fields) -> None:
    """What is in no hand is in the deck."""
    where = s.where
    link = s.link
    deck = s.deck
    size: i64 = 0
    card: i64 = 0
    while card < c.CARDS:
        if i64(where[card]) == c.UNSEEN:
            where[card] = u8(c.DECK)
            link[card] = u8(size)
            deck[size] = u8(card)
            size += 1
        card += 1
    s.deck_size = size
