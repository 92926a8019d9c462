"""Pointing at elements leaves the options that concern them all."""

from __future__ import annotations

from itertools import permutations

from hypothesis import given
from hypothesis import strategies as st

from perihelion.kernel.actions import Act
from perihelion.kernel.narrow import narrow
from perihelion.kernel.phrases import Phrase
from perihelion.kernel.wire import Option


def option(number: int, *elements: str) -> Option:
    return Option(number, f"take {number}", elements, Phrase("take"), Act())


MARS = option(0, "card:nero", "planet:mars")
VENUS = option(1, "card:nero", "planet:venus")
SELL = option(2, "card:nero")
OTHER = option(3, "card:iris", "planet:mars")
ALL = (MARS, VENUS, SELL, OTHER)


def test_nothing_picked_leaves_everything() -> None:
    left = narrow(ALL, [])
    assert left.left == ALL
    assert left.chosen is None
    assert left.next == ("card:nero", "planet:mars", "planet:venus", "card:iris")


def test_picking_narrows_until_one_is_left() -> None:
    left = narrow(ALL, ["planet:mars"])
    assert left.left == (MARS, OTHER)
    assert left.next == ("card:nero", "card:iris")
    assert left.chosen is None
    assert narrow(ALL, ["planet:mars", "card:iris"]).chosen == OTHER
    assert narrow(ALL, ["card:iris"]).chosen == OTHER


def test_an_option_made_of_just_the_picked_elements_is_chosen_though_others_are_left() -> None:
    left = narrow(ALL, ["card:nero"])
    assert left.left == (MARS, VENUS, SELL)
    assert left.chosen == SELL
    assert left.next == ("planet:mars", "planet:venus")


def test_picking_what_is_not_there_leaves_nothing() -> None:
    left = narrow(ALL, ["planet:pluto"])
    assert (left.left, left.next, left.chosen) == ((), (), None)


def test_equal_sets_of_elements_cannot_be_told_apart() -> None:
    assert narrow((option(0, "a"), option(1, "a")), ["a"]).chosen is None


@given(
    st.lists(
        st.frozensets(st.sampled_from("abcde"), min_size=1, max_size=3), min_size=1, unique=True
    )
)
def test_options_with_different_elements_are_all_reached_in_any_order(
    sets: list[frozenset[str]],
) -> None:
    options = [option(number, *sorted(one)) for number, one in enumerate(sets)]
    for wanted in options:
        for order in permutations(wanted.elements):
            assert narrow(options, order).chosen == wanted
