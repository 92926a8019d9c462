"""Several cores for one seat: the votes or plans of all, the same again, and nobody is missed."""

import subprocess
import sys
from collections.abc import Sequence

import pytest

import perihelion
from perihelion.ai.agent_spec import agent_from
from perihelion.ai.agents import Vote
from perihelion.ai.cores import HELPERS, ManyCoresAgent
from perihelion.ai.errors import BadCores, UnknownLevel
from perihelion.ai.levels import searcher_of
from perihelion.kernel.rng import Rng
from perihelion.kernel.state import State
from perihelion.match import Match, OpenDealer

QUESTIONS = 6


def asked_of(game: str, seats: int) -> list[tuple[State, int, Sequence[int]]]:
    """The first questions with a choice of a match that is played at random."""
    rules = perihelion.load(game)
    match = Match(rules, seats, dealer=OpenDealer("cores"))
    rng = Rng(1)
    questions: list[tuple[State, int, Sequence[int]]] = []
    while len(questions) < QUESTIONS:
        if match.pending().chance:
            match.deal()
        seat = match.pending().seats[0]
        legal = match.state.legal(seat)
        if len(legal) > 1:
            questions.append((match.blind(seat), seat, legal))
        match.act(seat, match.state.text(legal[int(rng.below(len(legal)))], seat))
    return questions


def answers(spec: str, game: str, seats: int) -> list[int]:
    agent, rng = agent_from(spec, perihelion.load(game)), Rng(7)
    return [agent.choose(*asked, rng) for asked in asked_of(game, seats)]


@pytest.mark.parametrize(
    ("game", "seats"), [("zenith", 2), ("zenith", 4), ("kepler3ad-2", 3), ("kepler3042", 2)]
)
def test_two_cores_answer_the_same_again(game: str, seats: int) -> None:
    spec = "admiral@60 on 2 cores"
    first = answers(spec, game, seats)
    assert answers(spec, game, seats) == first
    assert all(one in asked[2] for one, asked in zip(first, asked_of(game, seats), strict=True))


@pytest.mark.parametrize("game", ["zenith", "kepler3ad-1"])
def test_what_all_cores_have_seen_decides(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The helper has seen much good of the last answer: more than what this process thinks."""
    agent = agent_from("admiral@60 on 2 cores", perihelion.load(game))
    assert isinstance(agent, ManyCoresAgent)
    assert agent.own.pools == (game == "kepler3ad-1")
    blind, seat, legal = asked_of(game, 2)[0]
    [helper] = HELPERS.of(1)
    thought = []

    def sure() -> list[Vote]:
        votes: list[Vote] = type(helper).told(helper)
        if not votes:
            return votes  # who searches has no plan
        thought.append(sum(vote.tries for vote in votes))
        return [Vote(0.0, 0.0)] * (len(legal) - 1) + [Vote(1e9, 1e9)]

    monkeypatch.setattr(helper, "told", sure)
    assert agent.choose(blind, seat, legal, Rng(1)) == legal[-1]
    assert thought == [sum(vote.tries for vote in agent.own.votes(legal))], "the whole budget too"


@pytest.mark.parametrize(
    ("votes", "best"),
    [
        ([Vote(100.0, 40.0), Vote(90.0, 45.0)], 1),  # tried less often, but better
        ([Vote(100.0, 40.0), Vote(14.0, 14.0)], 0),  # hardly tried
        ([Vote(100.0, 40.0), Vote(20.0, 8.1)], 0),  # hardly better, and who knows
        ([Vote(100.0, 40.0), Vote(0.0, 0.0)], 0),
        ([Vote(100.0, -40.0), Vote(0.0, 0.0)], 0),  # never tried is not better than bad
    ],
)
def test_means_of_all_cores_count_as_far_as_they_are_known(votes: list[Vote], best: int) -> None:
    agent = searcher_of("admiral", perihelion.load("zenith"), budget=60)
    agent.pools = True
    agent.consider(*asked_of("zenith", 2)[0], Rng(1))
    assert agent.search is not None
    assert 0.1 < agent.search.spread[agent.search.searcher] < 1.0
    preferred = agent.preferred(votes)
    assert preferred.index(max(preferred)) == best


def test_a_vote_has_what_was_seen() -> None:
    agent = searcher_of("admiral", perihelion.load("zenith"), budget=60)
    blind, seat, legal = asked_of("zenith", 2)[0]
    agent.consider(blind, seat, legal, Rng(1))
    rows = {row.action: row for row in agent.considered()}
    for answer, vote in zip(legal, agent.votes(legal), strict=True):
        assert vote.tries == rows[answer].visits
        if vote.tries:
            assert vote.worth / vote.tries == pytest.approx(rows[answer].worth[seat])


@pytest.mark.parametrize("helps", [True, False])
def test_the_plan_that_gains_most_in_the_worlds_of_all_is_followed(
    helps: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The helper is sure of its own plan, or that it is worth nothing."""
    agent = agent_from("admiral@100 on 2 cores", perihelion.load("kepler3042"))
    assert isinstance(agent, ManyCoresAgent)
    [helper] = HELPERS.of(1)
    told: list[list[object]] = []

    def sure() -> list[object]:
        told.append(type(helper).told(helper))
        if len(told) == 1:
            return told[0]
        assert len(told[1]) == 2, "a vote for the plan of each"
        return [Vote(1.0, 0.0), Vote(1.0, 1e9 if helps else -1e9)]

    monkeypatch.setattr(helper, "told", sure)
    plans: list[list[list[int]]] = []
    agree = agent.own.agree

    def agreed(legal: Sequence[int], every: Sequence[list[int]], chosen: int) -> int:
        plans.append([agent.own.plan(), *every])
        assert chosen == helps
        answer = agree(legal, every, chosen)
        assert agent.own.plan() == every[chosen]
        return answer

    monkeypatch.setattr(agent.own, "agree", agreed)
    asked = asked_of("kepler3042", 2)[0]
    assert agent.choose(*asked, Rng(1)) in asked[2]
    [(before, mine, theirs)] = plans
    assert before == mine != theirs == told[0]


def test_a_lost_process_is_replaced_and_not_counted() -> None:
    zenith = perihelion.load("zenith")
    agent = agent_from("admiral@60 on 2 cores", zenith)
    asked = asked_of("zenith", 2)
    agent.choose(*asked[0], Rng(1))
    [helper] = HELPERS.of(1)
    helper.process.kill()
    helper.process.join()
    assert agent.choose(*asked[1], Rng(2)) in asked[1][2]
    [other] = HELPERS.of(1)
    assert other is not helper
    assert agent.choose(*asked[2], Rng(3)) in asked[2][2]
    assert other.process.is_alive()


def test_votes_for_a_question_that_was_given_up_are_not_counted_for_the_next(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Ctrl-C in the middle of a thought; the helper had been asked already."""
    agent = agent_from("admiral@60 on 2 cores", perihelion.load("zenith"))
    assert isinstance(agent, ManyCoresAgent)
    asked = asked_of("zenith", 2)
    agent.choose(*asked[0], Rng(1))
    monkeypatch.setattr(agent.own, "consider", interrupted)
    with pytest.raises(KeyboardInterrupt):
        agent.choose(*asked[1], Rng(1))
    [helper] = HELPERS.of(1)
    assert not helper.pipe.poll(1.0)


def interrupted(*_: object) -> None:
    raise KeyboardInterrupt


@pytest.mark.parametrize("game", ["zenith", "kepler3042"])
def test_a_match_is_played_to_its_end(game: str) -> None:
    rules = perihelion.load(game)
    agents = [agent_from("admiral@20 on 2 cores", rules), agent_from("random", rules)]
    match = Match(rules, 2, rules.bot_options, agents=agents, dealer=OpenDealer("cores"))
    assert match.run() is not None
    assert agents[0].name == "admiral", "people read it in their language"


def test_processes_start_where_a_terminal_page_catches_the_output() -> None:
    """Textual's stderr has no file; a new Python, as this one has started processes already."""
    script = """
import io, sys
import perihelion
from perihelion.ai.agent_spec import agent_from
from perihelion.match import Match, OpenDealer

class Caught(io.StringIO):
    def fileno(self):
        return -1

if __name__ == "__main__":
    sys.stderr = Caught()
    zenith = perihelion.load("zenith")
    agents = [agent_from("admiral@20 on 2 cores", zenith), agent_from("random", zenith)]
    match = Match(zenith, 2, zenith.bot_options, agents=agents, dealer=OpenDealer("cores"))
    print(match.run().reason)
"""
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip()


@pytest.mark.parametrize(
    ("spec", "told"),
    [
        ("admiral on 0 cores", "1 to 256 cores"),
        ("admiral on many", "'on 4 cores'"),
        ("admiral on -1 cores", "'on 4 cores'"),
        ("random on 2 cores", "'random' does not think on several cores"),
        ("cadet on 2 cores", "overlooks and misjudges nothing"),
    ],
)
def test_what_cannot_be_on_several_cores_is_refused(spec: str, told: str) -> None:
    with pytest.raises(BadCores, match=told):
        agent_from(spec, perihelion.load("zenith"))


def test_an_unknown_level_is_named_as_ever() -> None:
    with pytest.raises(UnknownLevel, match="admirall"):
        agent_from("admirall@2s on 4 cores", perihelion.load("zenith"))
