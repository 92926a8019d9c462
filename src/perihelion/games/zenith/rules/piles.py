"""Cards and where they lie: hands, columns, deck and discard pile (rulebook, agent cards)."""

from mypy_extensions import i64, u8

from perihelion.games.zenith import codes as c
from perihelion.games.zenith.rules.ages import forget_odds, note_given, note_shown
from perihelion.games.zenith.rules.emit import note
from perihelion.games.zenith.rules.sides import partner_of
from perihelion.games.zenith.state import Fields
from perihelion.kernel.state import TRUTH


def next_card(s: Fields, card: i64) -> i64:
    """The next higher card of the same hand, or the card beneath in the same column."""
    return i64(s.link[card])


def hand_at(s: Fields, seat: i64, index: i64) -> i64:
    """The card at `index` of a hand, in ascending order."""
    card = s.hand_first[seat]
    while index > 0:
        card = i64(s.link[card])
        index -= 1
    return card


def put_in_hand(s: Fields, seat: i64, card: i64) -> None:
    """Add a card to the chain of a hand; the caller says who knows it."""
    link = s.link
    before: i64 = c.NO_CARD
    at = s.hand_first[seat]
    # The whole hand: a processor foresees its size, and cannot foresee the place of a card.
    while at != c.NO_CARD:
        before = at if at < card else before
        at = i64(link[at])
    if before == c.NO_CARD:
        link[card] = u8(s.hand_first[seat])
        s.hand_first[seat] = card
    else:
        link[card] = link[before]
        link[before] = u8(card)
    s.where[card] = u8(c.HAND + seat)


def take_from_hand(s: Fields, seat: i64, card: i64) -> None:
    """Remove a card from the chain of a hand; the caller links it elsewhere."""
    link = s.link
    at = s.hand_first[seat]
    if at == card:
        s.hand_first[seat] = i64(link[card])
    else:
        while i64(link[at]) != card:
            at = i64(link[at])
        link[at] = link[card]


def draw_card(s: Fields, seat: i64, card: i64) -> None:
    """A card of the deck goes to a hand, seen by its seat alone."""
    _leave_deck(s, card)
    put_in_hand(s, seat, card)
    s.hand_size[seat] += 1
    if s.deck_size == 0:
        _renew_when_emptied(s)


def join_deck(s: Fields, card: i64) -> None:
    """A card goes into the deck, from where only chance brings it back."""
    s.where[card] = u8(c.DECK)
    s.link[card] = u8(s.deck_size)
    s.deck[s.deck_size] = u8(card)
    s.deck_size += 1


def list_piles(s: Fields) -> None:
    """Make the lists of deck and discard pile and the heights anew from where the cards are."""
    deck_size = s.deck_size
    discard_size = s.discard_size
    s.deck_size = 0
    s.discard_first = c.NO_CARD
    card: i64 = 0
    while card < c.CARDS:
        place = i64(s.where[card])
        if place == c.DECK:
            join_deck(s, card)
        elif place == c.DISCARD:
            put_on_discard(s, card)
        card += 1
    s.discard_size = discard_size
    if s.viewer != TRUTH:
        s.deck_size = deck_size
    column: i64 = 0
    while column < 2 * c.PLANETS:
        _measure_column(s, column)
        column += 1


def _measure_column(s: Fields, column: i64) -> None:
    # What comes from outside is measured before it is checked: it may be anything.
    height: i64 = min(s.column_size[column], c.CARDS)
    card = s.column_top[column]
    while height > 0 and 0 <= card < c.CARDS:
        s.height[card] = u8(height)
        height -= 1
        card = i64(s.link[card])


def _leave_deck(s: Fields, card: i64) -> None:
    """The last card of the list takes the place of the one that goes."""
    deck = s.deck
    link = s.link
    last: i64 = s.deck_size - 1
    mover = deck[last]
    place = link[card]
    deck[i64(place)] = mover
    link[i64(mover)] = place
    s.deck_size = last


def _renew_when_emptied(s: Fields) -> None:
    if s.rulings.reshuffle_when_emptied and s.discard_size > 0:
        reshuffle(s)


def play_card(s: Fields, seat: i64, card: i64) -> None:
    """A card leaves a hand for everybody to see; the caller puts it somewhere."""
    if s.deck_epoch > 0:
        note_shown(s, seat, card)
    take_from_hand(s, seat, card)
    s.hand_size[seat] -= 1
    if i64(s.known[card]) != 0:
        s.known[card] = 0


def put_on_discard(s: Fields, card: i64) -> None:
    """A card goes on the discard pile."""
    s.where[card] = u8(c.DISCARD)
    s.link[card] = u8(s.discard_first)
    s.discard_first = card
    s.discard_size += 1


def put_on_column(s: Fields, side: i64, card: i64) -> None:
    """A card goes on top of the column of its planet."""
    column: i64 = side * c.PLANETS + i64(s.tables.planet[card])
    s.link[card] = u8(s.column_top[column])
    s.column_top[column] = card
    height: i64 = s.column_size[column] + 1
    s.column_size[column] = height
    s.height[card] = u8(height)
    s.where[card] = u8(c.COLUMN + column)


def take_from_column(s: Fields, column: i64) -> i64:
    """The top card leaves a column; the caller puts it somewhere."""
    card = s.column_top[column]
    s.column_top[column] = i64(s.link[card])
    s.column_size[column] -= 1
    s.height[card] = 0
    return card


def mobilize_card(s: Fields, side: i64, card: i64) -> None:
    """A card of the deck goes on the column of its planet, without its effects."""
    _leave_deck(s, card)
    put_on_column(s, side, card)
    if s.deck_size == 0:
        _renew_when_emptied(s)


def can_draw(s: Fields) -> bool:
    """Whether deck or discard pile still has a card."""
    return s.deck_size + s.discard_size > 0


def ready_deck(s: Fields) -> None:
    """Before a draw: an empty deck is renewed from the discard pile."""
    if s.deck_size == 0:
        reshuffle(s)


def reshuffle(s: Fields) -> None:
    """The discard pile becomes the deck; who holds a card now has held it before (imagine)."""
    card = s.discard_first
    while card != c.NO_CARD:
        following = i64(s.link[card])
        join_deck(s, card)
        card = following
    s.discard_first = c.NO_CARD
    seat: i64 = 0
    while seat < s.seats:
        if s.seats == 4:
            forget_odds(s, seat >> 1)
        _mark_held(s, seat)
        seat += 1
    if s.log is not None:
        note(s, c.E_RESHUFFLE, s.discard_size)
    s.discard_size = 0
    start_epoch(s)


def _mark_held(s: Fields, seat: i64) -> None:
    card = s.hand_first[seat]
    while card != c.NO_CARD:
        s.known[card] = s.known[card] | u8(c.HELD_BEFORE)
        card = i64(s.link[card])
    s.held_low[seat] = s.hand_size[seat]
    s.held_high[seat] = s.hand_size[seat]


def start_epoch(s: Fields) -> None:
    """The deck is another deck from here on: its draws are a new domain of chance."""
    s.deck_start = s.deck_size
    s.deck_epoch += 1


def give_card(s: Fields, seat: i64, card: i64) -> None:
    """A seat hands a card to its partner, unseen by the other team."""
    partner = partner_of(seat)
    if s.deck_epoch > 0:
        note_given(s, seat)
    take_from_hand(s, seat, card)
    put_in_hand(s, partner, card)
    s.hand_size[seat] -= 1
    s.hand_size[partner] += 1
    one: i64 = 1
    s.known[card] = s.known[card] | u8(one << seat)


def knows(s: Fields, seat: i64, card: i64) -> bool:
    """Whether a seat knows that a card is in the hand where it is."""
    one: i64 = 1
    if i64(s.where[card]) == c.HAND + seat:
        return True
    return (i64(s.known[card]) & c.SEAT_BITS & (one << seat)) != 0
