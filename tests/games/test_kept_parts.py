"""Parts of views and options that are kept are those that would be made anew."""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable, Iterator
from functools import lru_cache

import msgspec
import pytest

from perihelion.games import load
from perihelion.kernel.kept import Kept
from perihelion.kernel.state import State
from perihelion.match import Match, OpenDealer

MOVES = 60
CACHED = type(lru_cache(int))
"""Not whatever has such an attribute: tables of SQLAlchemy answer to any name."""
encode = msgspec.json.Encoder().encode


def states(game: str) -> Iterator[State]:
    """Every other state of matches with each number of seats, by turns, as a server meets them."""
    rules = load(game)
    matches = [
        Match(rules, seats, rules.bot_options, dealer=OpenDealer(f"{seats} {deal}"))
        for seats in rules.seat_counts
        for deal in range(2)
    ]
    for number in range(MOVES):
        for match in matches:
            match.run()
            if match.is_over:
                continue
            seat = match.pending().seats[-1]
            legal = match.state.legal(seat)
            match.act(seat, legal[number * 7 % len(legal)])
            if number % 2:
                yield match.state


def seen(state: State) -> list[bytes]:
    """All that anybody may see of a state."""
    views = [encode(state.view(viewer)) for viewer in range(int(state.seats) + 1)]
    return views + [encode(state.decision(seat)) for seat in state.deciders()]


def kept_parts() -> tuple[list[Callable[[], None]], list[Callable[[], None]]]:
    """How to forget everything of which only so much is kept: parts of data sets, and of states."""
    modules = [module for name, module in sys.modules.items() if name.startswith("perihelion.")]
    functions = [one for module in modules for one in vars(module).values()]
    bounded = [
        one for one in functions if isinstance(one, CACHED) and one.cache_parameters()["maxsize"]
    ]
    sets = [one.cache_clear for one in bounded if ".data_set." in one.__module__]
    parts = [one.cache_clear for one in bounded if ".data_set." not in one.__module__]
    return sets, parts + [one.clear for one in gc.get_objects() if isinstance(one, Kept)]


@pytest.mark.parametrize("game", ["zenith", "kepler3042", "kepler3ad-1", "kepler3ad-2"])
def test_what_is_kept_is_what_would_be_made(game: str) -> None:
    met = [(state, seen(state)) for state in states(game)]
    sets, parts = kept_parts()
    assert sets
    assert parts
    for forget in sets:  # they know of no state: once is enough, and reading one takes long
        forget()
    for state, was_seen in met:
        for forget in parts:
            forget()
        assert seen(state) == was_seen
