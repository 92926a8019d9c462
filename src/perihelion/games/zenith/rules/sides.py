"""Who is who: sides, partners and ends of the board (rulebook, playing in teams)."""

from mypy_extensions import i64

from perihelion.games.zenith.codes import (
    OFF_TURN_LAST_PLAYED,
    OFF_TURN_RANDOM,
)
from perihelion.games.zenith.state import Fields


def has_teams(s: Fields) -> bool:
    """Whether a side is a team of two seats."""
    return s.team_bit == 1


def side_of(s: Fields, seat: i64) -> i64:
    """The side a seat plays for."""
    return seat >> s.team_bit


def partner_of(seat: i64) -> i64:
    """The other member of a team."""
    return seat ^ 1


def technology_end(s: Fields, side: i64) -> i64:
    """The member of a team that sits at the technology end; in the two-seat game, the seat."""
    if not has_teams(s):
        return side
    return s.end_0 if side == 0 else s.end_1


def is_at_technology_end(s: Fields, seat: i64) -> bool:
    """Whether a member of a team sits at the technology end."""
    return technology_end(s, side_of(s, seat)) == seat


def began(s: Fields, side: i64) -> i64:
    """The member that began the last round of a team, or -1."""
    return s.began_0 if side == 0 else s.began_1


def off_turn_seat(s: Fields, side: i64) -> i64:
    """Who answers for the side that is not on turn (Z16); -1: to be drawn by lot."""
    if not has_teams(s):
        return side
    how = s.rulings.off_turn_seat
    if how == OFF_TURN_RANDOM:
        return -1
    if how == OFF_TURN_LAST_PLAYED:
        played = s.played_0 if side == 0 else s.played_1
        if played >= 0:
            return played
    end = technology_end(s, side)
    return end if is_at_technology_end(s, s.on_turn) else partner_of(end)


def answering_seat(s: Fields, side: i64) -> i64:
    """Who answers for a side: the seat on turn for its own, else by Z16."""
    if side_of(s, s.on_turn) == side:
        return s.on_turn
    return off_turn_seat(s, side)


def seat_in_deal_order(s: Fields, index: i64) -> i64:
    """The seats as cards are dealt: starting side first, in a team the technology end first."""
    first = s.starter
    if not has_teams(s):
        return first if index == 0 else 1 - first
    side: i64 = first if index < 2 else 1 - first
    end = technology_end(s, side)
    return end if (index & 1) == 0 else partner_of(end)


def off_turn_team(s: Fields) -> i64:
    """The side that is not on turn."""
    return 1 - side_of(s, s.on_turn)
