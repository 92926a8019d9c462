"""Agents know what their seat knows, and cannot break a match."""

import gc
from collections.abc import Sequence
from types import ModuleType

import pytest

from perihelion.kernel.errors import IllegalAction
from perihelion.kernel.game import Game
from perihelion.kernel.record import Record
from perihelion.kernel.rng import Rng
from perihelion.kernel.state import TRUTH, State
from perihelion.match import (
    Agent,
    BadAgent,
    Dealer,
    Match,
    NoAnswer,
    OpenDealer,
    RandomAgent,
    ScriptedAgent,
    Seal,
    SealedDealer,
    SimpleAgent,
)


def reachable(*roots: object) -> list[object]:
    """Everything that attributes and items lead to; code and classes are not followed."""
    seen: dict[int, object] = {}
    left = list(roots)
    while left:
        thing = left.pop()
        if id(thing) in seen or isinstance(thing, type | ModuleType) or callable(thing):
            continue
        seen[id(thing)] = thing
        left.extend(gc.get_referents(thing))
    return list(seen.values())


class Spy:
    """Looks at everything it can get hold of."""

    name = "spy"

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, blind: State, seat: int, legal: Sequence[int], rng: Rng) -> int:
        self.asked += 1
        assert blind.viewer == seat
        assert blind.log is None
        for thing in reachable(blind, legal, rng):
            assert not isinstance(thing, Match | Record | Seal | SealedDealer)
            assert not isinstance(thing, State) or thing.viewer != TRUTH
        chosen = legal[0]
        # What it does with its own copy is its own business.
        for _ in range(3):
            rng.bits()
        blind.turn = 99
        return chosen


def test_an_agent_gets_only_what_its_seat_knows(comet: Game) -> None:
    spies = [Spy() for _ in range(4)]
    match = Match(comet, 4, agents=spies)
    match.run()
    assert all(spy.asked >= 3 for spy in spies)


def test_the_spy_would_see_the_truth(comet: Game) -> None:
    with pytest.raises(AssertionError):
        Spy().choose(comet.start(), 0, (0,), Rng(1))


def positions(comet: Game) -> list[tuple[State, int]]:
    """Blind states in which a seat has a choice."""
    found: list[tuple[State, int]] = []
    for seed in range(6):
        match = Match(comet, agents=[RandomAgent()] * 2, dealer=OpenDealer(seed), agent_seed=0)
        while match.step():
            seats = match.pending().seats
            found += [(match.state, one) for one in seats if len(match.state.legal(one)) > 1]
    assert len(found) > 10
    return found


@pytest.mark.parametrize("agent", [RandomAgent(), SimpleAgent(12, 40)], ids=lambda one: one.name)
def test_equal_knowledge_and_generators_give_equal_answers(comet: Game, agent: Agent) -> None:
    """The second state is another truth behind the same knowledge."""
    others = 0
    for truth, seat in positions(comet):
        blind = truth.blind(seat)
        other = blind.imagine(Rng(99))
        others += other != truth
        same = other.blind(seat)
        assert same == blind
        legal = truth.legal(seat)
        assert other.legal(seat) == legal
        answers = {agent.choose(one.clone(), seat, legal, Rng(7)) for one in (blind, same)}
        assert len(answers) == 1
    assert others, "at least one pair must really differ"


def test_the_random_agent_gives_every_answer(comet: Game) -> None:
    state, seat = positions(comet)[0]
    legal = [2, 3, 5]
    given = {RandomAgent().choose(state.blind(seat), seat, legal, Rng(n)) for n in range(60)}
    assert given == set(legal)


def test_the_simple_agent_sees_what_loses_at_once(comet: Game) -> None:
    """A third sample of seat 0 ends the match and wins it, unless seat 1 deflects."""
    state = comet.position(
        {
            "turn": 3,
            "hands": [["dust"], ["gold"]],
            "spent": ["dust", "dust", "ice"],
            "found": [["1", "1"], ["1", "1"]],
            "frames": [["round", 0], ["find", 0], ["deflect", 1]],
        }
    )
    legal = state.legal()
    assert [state.text(one) for one in legal] == ["pass", "deflect"]
    answers = [SimpleAgent().choose(state.blind(1), 1, legal, Rng(seed)) for seed in range(10)]
    assert {state.text(one) for one in answers} == {"deflect"}


class CountingBlind:
    """Counts the worlds that are asked of a blind state."""

    def __init__(self, blind: State) -> None:
        self.blind = blind
        self.worlds = 0

    def imagine(self, rng: Rng) -> State:
        self.worlds += 1
        return self.blind.imagine(rng)


def test_the_simple_agent_keeps_to_its_budget(comet: Game) -> None:
    state, seat = next((s, seat) for s, seat in positions(comet) if len(s.legal(seat)) == 2)
    counting = CountingBlind(state.blind(seat))
    agent = SimpleAgent(playouts=20)
    agent.choose(counting, seat, state.legal(seat), Rng(1))  # type: ignore[arg-type]  # a double
    assert counting.worlds == 10
    agent.choose(counting, seat, state.legal(seat)[:1], Rng(1))  # type: ignore[arg-type]  # as above
    assert counting.worlds == 10, "one answer needs no thought"


class Broken:
    name = "broken"

    def __init__(self, answer: object) -> None:
        self.answer = answer

    def choose(self, blind: State, seat: int, legal: Sequence[int], rng: Rng) -> int:
        if isinstance(self.answer, Exception):
            raise self.answer
        return self.answer  # type: ignore[return-value]  # being wrong is its purpose


@pytest.mark.parametrize("answer", [99, -1, None, "launch ice", True, 2.0])
def test_an_illegal_answer_names_the_agent_and_changes_nothing(comet: Game, answer: object) -> None:
    match = Match(comet, agents={1: Broken(answer)})
    with pytest.raises(
        BadAgent, match=r"agent 'broken' at seat 1 answered .* allowed: \d \(launch"
    ):
        match.run()
    before = match.record
    with pytest.raises(BadAgent):
        match.step()
    assert match.record == before


def test_a_failing_agent_is_named_and_changes_nothing(comet: Game) -> None:
    match = Match(comet, agents={0: Broken(ZeroDivisionError("by zero"))})
    with pytest.raises(
        BadAgent, match="'broken' at seat 0 failed: ZeroDivisionError: by zero"
    ) as e:
        match.run()
    assert isinstance(e.value.__cause__, ZeroDivisionError)
    assert match.ply == 4
    match.agents[0] = match.agents.get(1, RandomAgent())
    assert match.step(), "another agent takes the seat and the match goes on"


def test_a_scripted_agent_answers_by_text(comet: Game) -> None:
    match = Match(comet, dealer=OpenDealer(3))
    match.run()
    text = match.decision(0).options[0].text
    match.agents[0] = ScriptedAgent([text])
    assert match.step()
    assert match.record.entries[-1].text == text
    assert match.record.entries[-1].by == "script"


def test_a_scripted_agent_says_what_is_wrong(comet: Game) -> None:
    match = Match(comet, agents={0: ScriptedAgent([])})
    with pytest.raises(BadAgent, match="script ends after 0") as error:
        match.run()
    assert isinstance(error.value.__cause__, NoAnswer)
    match.agents[0] = ScriptedAgent(["deflect"])
    with pytest.raises(BadAgent, match="'deflect' is not allowed now; allowed: launch") as error:
        match.run()
    assert isinstance(error.value.__cause__, IllegalAction)


def test_dealers_and_agents_fit_their_protocols(comet: Game) -> None:
    agents: list[Agent] = [RandomAgent(), SimpleAgent(), ScriptedAgent(())]
    dealers: list[Dealer] = [OpenDealer(1), SealedDealer(Seal.fresh(comet))]
    assert len({agent.name for agent in agents}) == 3
    assert all(dealer.fairness(reveal=False) for dealer in dealers)
