"""How old the cards of a hand are, as those outside its team can count it.

After a reshuffle everybody knows which cards went into the new deck. A card that was not among
them and lies nowhere in sight is in a hand, and was there before: it is held. So every hand has
a number of held cards. A card drawn is fresh, and a card shown tells its age; only a card handed
to the partner unseen leaves a doubt. From then on the hand of a team's first seat has
`held_low` to `held_high` held cards, its partner the rest of the team's, and `odds` says how
likely each number is: the ways in which the cards handed over can have come to it. A table that
would not fit gives way to all zeros: then the two hands count as well mixed.
"""

from typing import Final

from mypy_extensions import i64

from perihelion.games.zenith.codes import HELD_BEFORE, NO_CARD, ODDS
from perihelion.games.zenith.rules.sides import partner_of
from perihelion.games.zenith.state import Fields

MOST_ODDS: Final = 1 << 40


def held_before(s: Fields, seat: i64) -> i64:
    """How many cards of a hand date from before the last reshuffle, in truth."""
    count: i64 = 0
    card = s.hand_first[seat]
    while card != NO_CARD:
        if i64(s.known[card]) & HELD_BEFORE:
            count += 1
        card = i64(s.link[card])
    return count


def held_by_team(s: Fields, seat: i64) -> i64:
    """How many held cards a team has, which everybody knows: every card that left it was shown."""
    return s.held_low[seat] + s.held_high[partner_of(seat)]


def is_certain(s: Fields, seat: i64) -> bool:
    """Whether everybody can tell how many held cards a hand has."""
    return s.held_low[seat] == s.held_high[seat]


def is_mixed(s: Fields, seat: i64) -> bool:
    """Whether the odds of an uncertain team are no longer known."""
    return s.odds[(seat >> 1) * ODDS] == 0


def forget_odds(s: Fields, team: i64) -> None:
    """After a reshuffle nothing is in doubt."""
    base: i64 = team * ODDS
    entry: i64 = 0
    while entry < ODDS and s.odds[base + entry] != 0:
        s.odds[base + entry] = 0
        entry += 1


def note_shown(s: Fields, seat: i64, card: i64) -> None:
    """A card is about to leave a hand for everybody to see, and tells its age."""
    is_held = (i64(s.known[card]) & HELD_BEFORE) != 0
    if not is_certain(s, seat):
        _weigh_shown(s, seat, is_held)
    elif is_held:
        s.held_low[seat] -= 1
        s.held_high[seat] -= 1


def _weigh_shown(s: Fields, seat: i64, is_held: bool) -> None:
    """The more cards of that age a hand has, the likelier it was to show one of them."""
    size = s.hand_size[seat]
    partner = partner_of(seat)
    if is_mixed(s, seat):
        total = held_by_team(s, seat)
        if is_held:
            total -= 1
        _mix(s, seat, size - 1, s.hand_size[partner], total)
        return
    is_first = (seat & 1) == 0
    count: i64 = s.held_low[seat] if is_first else s.held_high[seat]
    entry: i64 = (seat >> 1) * ODDS
    width: i64 = s.held_high[seat] - s.held_low[seat] + 1
    end: i64 = entry + width
    while entry < end:
        s.odds[entry] *= count if is_held else size - count
        count += 1 if is_first else -1
        entry += 1
    if is_held:
        s.held_low[seat] -= 1
        s.held_high[seat] -= 1
    _trim(s, seat, width)


def note_given(s: Fields, seat: i64) -> None:
    """A card is about to go to the partner unseen: any of the hand, held or fresh."""
    size = s.hand_size[seat]
    partner = partner_of(seat)
    low = s.held_low[seat]
    high = s.held_high[seat]
    width: i64 = high - low + 1
    base: i64 = (seat >> 1) * ODDS
    if width == ODDS or (width > 1 and is_mixed(s, seat)):
        _mix(s, seat, size - 1, s.hand_size[partner] + 1, held_by_team(s, seat))
        return
    odds = s.odds
    if width == 1:
        odds[base] = 1
    is_first = (seat & 1) == 0
    entry = width
    while entry >= 0:
        here = odds[base + entry]
        below: i64 = odds[base + entry - 1] if entry > 0 else i64(0)
        if is_first:
            odds[base + entry] = here * (low + entry) + below * (size - low - entry + 1)
        else:
            odds[base + entry] = here * (size - high + entry) + below * (high - entry + 1)
        entry -= 1
    s.held_low[seat] = low - 1
    s.held_high[partner] += 1
    _trim(s, seat, width + 1)


def _trim(s: Fields, seat: i64, width: i64) -> None:
    """Leave out the numbers that cannot be; with one left, nothing is in doubt."""
    odds = s.odds
    first: i64 = seat & ~1
    base: i64 = (seat >> 1) * ODDS
    start: i64 = 0
    while odds[base + start] == 0:
        start += 1
    end = width
    while odds[base + end - 1] == 0:
        end -= 1
    s.held_low[first] += start
    s.held_high[first + 1] -= start
    s.held_high[first] -= width - end
    s.held_low[first + 1] += width - end
    _move_down(s, base, start, end, width)


def _move_down(s: Fields, base: i64, start: i64, end: i64, width: i64) -> None:
    odds = s.odds
    most: i64 = 0
    entry: i64 = 0
    while entry < width:
        here: i64 = odds[base + start + entry] if start + entry < end else i64(0)
        odds[base + entry] = here
        most = max(most, here)
        entry += 1
    if end - start == 1:
        odds[base] = 0
    elif most > MOST_ODDS:
        entry = 0
        while entry < end - start:
            odds[base + entry] = max(odds[base + entry] >> 20, 1)
            entry += 1


def _mix(s: Fields, seat: i64, size: i64, partner_size: i64, total: i64) -> None:
    """Keep no odds, only what the sizes of the two hands leave open."""
    partner = partner_of(seat)
    forget_odds(s, seat >> 1)
    s.held_low[seat] = max(total - partner_size, 0)
    s.held_high[seat] = min(total, size)
    s.held_low[partner] = total - s.held_high[seat]
    s.held_high[partner] = total - s.held_low[seat]
