"""Options are checked once and complete ever after."""

from __future__ import annotations

import pytest
from docs.template_game.comet import Comet

from perihelion.kernel.errors import BadOption, BadSeats
from perihelion.kernel.table_options import complete, parse_option
from perihelion.kernel.wire import OptionSpec

SPECS = (
    OptionSpec("limit", 30, low=1, high=99),
    OptionSpec("badge", "silver", values=("silver", "gold")),
    OptionSpec("handicap", default=False, values=(False, True)),
    OptionSpec("data", ""),
)


def test_what_is_not_given_has_its_default() -> None:
    defaults = {"limit": 30, "badge": "silver", "handicap": False, "data": ""}
    assert complete(SPECS, None) == defaults
    assert complete(SPECS, {"badge": "gold"}) == defaults | {"badge": "gold"}
    assert list(complete(SPECS, {"data": "x", "limit": 1})) == list(defaults)


@pytest.mark.parametrize(
    ("name", "value", "says"),
    [
        ("limits", 3, "did you mean 'limit'?"),
        ("zzz", 3, "there are limit, badge, handicap, data"),
        ("limit", "3", "wants a int, not '3'"),
        ("limit", True, "wants a int, not True"),
        ("limit", 0, "it is from 1 to 99"),
        ("limit", 100, "it is from 1 to 99"),
        ("handicap", 1, "wants a bool, not 1"),
        ("badge", "bronze", "it is one of 'silver', 'gold'"),
    ],
)
def test_a_wrong_option_is_refused_with_a_reason(
    name: str, value: bool | int | str, says: str
) -> None:
    with pytest.raises(BadOption) as caught:
        complete(SPECS, {name: value})
    assert says in str(caught.value)


@pytest.mark.parametrize(
    ("text", "read"),
    [
        ("limit=12", ("limit", 12)),
        ("badge=gold", ("badge", "gold")),
        ("handicap=yes", ("handicap", True)),
        ("handicap=False", ("handicap", False)),
        ("data=a=b", ("data", "a=b")),
    ],
)
def test_options_are_read_as_people_type_them(text: str, read: tuple[str, object]) -> None:
    assert parse_option(SPECS, text) == read


@pytest.mark.parametrize("text", ["limit", "limit=", "limit=many", "handicap=maybe", "lmit=3", "="])
def test_a_badly_typed_option_is_refused(text: str) -> None:
    with pytest.raises(BadOption):
        parse_option(SPECS, text)


@pytest.mark.parametrize("seats", [0, 1, 3, 5, -2, True, "2"])
def test_a_wrong_number_of_seats_is_refused(seats: object) -> None:
    with pytest.raises(BadSeats, match="comet is played with 2 or 4 seats"):
        Comet().start(seats)  # type: ignore[arg-type]  # that is the point


def test_a_game_starts_with_its_smallest_table_by_default() -> None:
    state = Comet().start()
    assert (state.seats, state.options()) == (2, {"rounds": 4, "deflect": True})
