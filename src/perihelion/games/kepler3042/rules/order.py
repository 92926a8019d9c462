"""The order of play."""

from mypy_extensions import i64

from perihelion.games.kepler3042.state import Fields


def seat_in_order(s: Fields, place: i64) -> i64:
    """The seat at a place of the order of play, which goes round and round."""
    seat: i64 = s.first + place
    while seat >= s.seats:
        seat -= s.seats
    return seat
