"""Chance in one call: what `answer_chance` does is what its answers one by one do."""

from __future__ import annotations

import pytest
from tests.sampling import SEED

import perihelion
from perihelion.kernel.rng import Rng
from perihelion.kernel.state import CHANCE, EventLog, State

TABLES = [
    (game, seats) for game in perihelion.games() for seats in perihelion.load(game).seat_counts
]


def one_by_one(state: State, rng: Rng) -> int:
    count = 0
    while state.seat == CHANCE:
        state.apply(int(state.draw(rng)))
        count += 1
    return count


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_chance_in_one_call_is_chance_one_by_one(game: str, seats: int) -> None:
    """The same state, as many answers, as much of the generator used; heard or unheard."""
    rules = perihelion.load(game)
    state = rules.start(seats, rules.bot_options)
    choice = Rng(SEED)
    for number in range(300):
        if state.is_over:
            break
        twin, rng, other = state.clone(), Rng(number), Rng(number)
        if number % 3 == 0:
            state.log = EventLog()
        assert state.answer_chance(rng) == one_by_one(twin, other)
        assert state.to_bytes() == twin.to_bytes()
        assert (rng.word, rng.carry) == (other.word, other.carry)
        state.log = None
        if legal := state.legal():
            state.apply(legal[int(choice.below(len(legal)))])
