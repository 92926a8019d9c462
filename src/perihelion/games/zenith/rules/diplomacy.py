"""The Leader badge (rulebook, taking the leadership; about the badge)."""

from mypy_extensions import i64

from perihelion.games.zenith.codes import E_BADGE, E_BADGE_GIVEN
from perihelion.games.zenith.rules.emit import note
from perihelion.games.zenith.state import Fields


def hand_limit(s: Fields, side: i64) -> i64:
    """How many cards a seat of this side fills up to."""
    if s.badge != side:
        return 4
    return 5 + s.badge_gold


def can_take_badge(s: Fields, side: i64) -> bool:
    """Whether taking the badge would change anything."""
    return s.badge != side or s.badge_gold == 0


def take_badge(s: Fields, side: i64, gold: bool) -> None:
    """Silver from the board or the other side, gold when held on silver or told so."""
    if gold or s.badge == side:
        s.badge_gold = 1
    else:
        s.badge_gold = 0
    s.badge = side
    if s.log is not None:
        note(s, E_BADGE, side, s.badge_gold)


def give_badge(s: Fields, side: i64) -> None:
    """The badge goes to the other side, on silver unless Z12 keeps its face."""
    s.badge = 1 - side
    if not s.rulings.badge_keeps_side:
        s.badge_gold = 0
    if s.log is not None:
        note(s, E_BADGE_GIVEN, side, s.badge_gold)
