"""Scripts, and deals that are the same for whoever sits there."""

import pytest

from perihelion.kernel.errors import IllegalAction
from perihelion.kernel.game import Game
from perihelion.kernel.state import CHANCE
from perihelion.match import (
    Match,
    NoAnswer,
    OpenDealer,
    Pending,
    RandomAgent,
    ScriptedDealer,
    Undo,
    return_match,
)

SCRIPT = ["draw ice", "draw dust", "draw gold", "draw dust", "find 5"]


def deals(match: Match) -> dict[tuple[str, int], str]:
    """What chance said, by domain and index."""
    told = {}
    for said in match.line.said:
        if said.asked is not None and said.entry.seat == CHANCE:
            question = said.asked.chance()
            told[question.domain, question.index] = said.entry.text
    return told


def test_a_script_answers_in_its_order(comet: Game) -> None:
    match = Match(comet, dealer=ScriptedDealer(SCRIPT))
    match.run()
    assert [entry.text for entry in match.record.entries] == SCRIPT[:4]


def test_a_script_that_ends_says_what_is_asked(comet: Game) -> None:
    match = Match(comet, dealer=ScriptedDealer(SCRIPT[:3]))
    with pytest.raises(NoAnswer, match=r"ends after 3 answers; chance is asked: draw"):
        match.run()
    assert match.ply == 3
    assert match.pending() == Pending(chance=True)


@pytest.mark.parametrize(
    ("wrong", "words"),
    [
        ("draw cheese", "draw cheese.*number 2 of the script"),
        ("launch ice", "number 2 of the script.*verbs are draw, find"),
        ("find 5", "cannot answer 'find 5'.*allowed: draw dust, draw ice, draw gold"),
        ("", "number 2 of the script"),
    ],
)
def test_a_wrong_answer_of_a_script_changes_nothing(comet: Game, wrong: str, words: str) -> None:
    dealer = ScriptedDealer(["draw ice", wrong])
    match = Match(comet, dealer=dealer)
    with pytest.raises(IllegalAction, match=words):
        match.run()
    assert match.ply == 1
    dealer.texts[1] = "draw dust"
    match.step()
    assert match.record.entries[1].text == "draw dust"


def test_a_script_says_the_same_again_after_a_take_back(comet: Game) -> None:
    match = Match(comet, dealer=ScriptedDealer(SCRIPT))
    match.run()
    key = match.state.key()
    Undo(match, owners=("me", "me")).take_back(0, 3)
    match.run()
    assert match.state.key() == key
    assert [entry.text for entry in match.record.entries] == [*SCRIPT[:4], "undo 3", *SCRIPT[1:4]]


@pytest.mark.parametrize("seed", range(10))
def test_mirrored_matches_have_the_same_deal_however_they_are_played(
    comet: Game, seed: int
) -> None:
    one = Match(comet, agents=[RandomAgent()] * 2, dealer=OpenDealer(seed), agent_seed=1)
    two = Match(comet, agents=[RandomAgent()] * 2, dealer=OpenDealer(seed), agent_seed=2)
    one.run()
    two.run()
    first, second = deals(one), deals(two)
    shared = first.keys() & second.keys()
    assert len(shared) >= 8
    assert all(first[place] == second[place] for place in shared)


def test_other_seeds_give_other_deals(comet: Game) -> None:
    seen = set()
    for seed in range(20):
        match = Match(comet, dealer=OpenDealer(seed))
        match.run()
        seen.add(tuple(entry.text for entry in match.record.entries))
    assert len(seen) > 5


def test_a_return_match_moves_everybody_one_seat_on(comet: Game) -> None:
    agents = [RandomAgent(), None, RandomAgent(), None]
    first = Match(comet, 4, agents=agents, names="ABCD", hold={1}, forced={3})
    second = return_match(first)
    assert second.names == tuple("DABC")
    assert sorted(second.agents) == [1, 3]
    assert second.hold == frozenset({2})
    assert second.forced == frozenset({0})
    first.run()
    second.run()
    assert deals(first) == deals(second)


def test_a_scripted_return_match_begins_the_script_again(comet: Game) -> None:
    first = Match(comet, dealer=ScriptedDealer(SCRIPT))
    first.run()
    second = return_match(first)
    second.run()
    assert first.state == second.state
