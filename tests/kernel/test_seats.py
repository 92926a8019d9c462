"""Seats are counted around the table, and a victory is divided."""

import pytest

from perihelion.games import load
from perihelion.kernel.seats import place_seen, seat_after, seats_between, share_of_victory


@pytest.mark.parametrize("seats", [2, 5])
def test_seats_are_counted_from_whoever_looks(seats: int) -> None:
    state = load("kepler3ad-2").start(seats)
    for viewer in range(seats):
        around = [seat_after(state, viewer, count) for count in range(seats)]
        assert sorted(around) == list(range(seats))
        assert around[0] == viewer
        assert [seats_between(state, viewer, seat) for seat in around] == list(range(seats))
        assert [place_seen(state, viewer, seat) for seat in around] == list(range(1, seats + 1))
        assert place_seen(state, viewer, -1) == 0


@pytest.mark.parametrize(
    ("seats", "winners", "worth"),
    [
        (2, 0b10, [-1.0, 1.0]),
        (2, 0b11, [0.0, 0.0]),
        (3, 0b001, [1.0, -0.5, -0.5]),
        (5, 0b10100, [-0.25, -0.25, 0.375, -0.25, 0.375]),
    ],
)
def test_what_the_winners_get_the_others_lose(seats: int, winners: int, worth: list[float]) -> None:
    state = load("kepler3ad-2").start(seats)
    shares = [share_of_victory(state, winners, seat) for seat in range(seats)]
    assert shares == worth
    assert sum(shares) == pytest.approx(0.0)
