"""One seed deals the same to two matches, however they are played (README chapter 19)."""

from __future__ import annotations

from collections import defaultdict

import pytest
from tests.games.kepler3042.sizes import GAME, SEATS

from perihelion.kernel.deal import answer
from perihelion.kernel.rng import Rng
from perihelion.kernel.state import CHANCE
from perihelion.match import Match, OpenDealer
from perihelion.match.agents import RandomAgent


def dealt(seats: int, seed: bytes, play: int) -> dict[str, list[str]]:
    """What chance gave from each domain while the seats played at random."""
    state, rng = GAME.start(seats), Rng(play * 7_654_321)
    found: defaultdict[str, list[str]] = defaultdict(list)
    while not state.is_over:
        if state.seat == CHANCE:
            question = state.chance()
            action = answer(seed, question)
            found[question.domain].append(question.names[question.answers.index(action)])
        else:
            legal = state.legal()
            action = legal[int(rng.below(len(legal)))]
        state.apply(action)
    return dict(found)


@pytest.mark.rules("19.1", "19.4")
@pytest.mark.parametrize("seats", SEATS)
def test_the_same_cards_bodies_and_objectives(seats: int) -> None:
    """The order of bodies and cards is that of the seed, whoever reveals where and when."""
    one, other = dealt(seats, b"mirror", 1), dealt(seats, b"mirror", 2)
    assert one["progress"] == other["progress"]
    assert len(one["progress"]) == 16
    assert one.get("objectives") == other.get("objectives")
    assert one.get("first") == other.get("first")
    assert one["placement"] == other["placement"]
    shared = min(len(one["bodies"]), len(other["bodies"]))
    assert shared > 3
    assert one["bodies"][:shared] == other["bodies"][:shared]
    assert dealt(seats, b"another", 1)["placement"] != one["placement"]


@pytest.mark.rules("19.1")
def test_a_return_match_is_dealt_alike() -> None:
    """Two matches of one dealer's seed: all cards of the rounds are the same."""
    cards = []
    for luck in (1, 2):
        match = Match(
            GAME, 2, {}, agents=[RandomAgent()] * 2, dealer=OpenDealer("twice"), agent_seed=luck
        )
        match.run()
        texts = [entry.text for entry in match.record.entries if entry.seat == CHANCE]
        cards.append([text for text in texts if text.startswith("card ")])
    assert cards[0] == cards[1]
    assert len(cards[0]) == 16
