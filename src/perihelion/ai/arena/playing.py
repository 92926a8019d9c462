"""One game of a contest, from the deal to the result; the same wherever it is played."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from hashlib import blake2b
from typing import NamedTuple

import msgspec

from perihelion.ai.agent_spec import agent_from
from perihelion.ai.arena.contest import Contest, Fixture
from perihelion.ai.external import close_all
from perihelion.ai.judged import told_by
from perihelion.games import load
from perihelion.kernel.game import Game
from perihelion.kernel.rng import Rng
from perihelion.kernel.state import State
from perihelion.kernel.wire import Outcome
from perihelion.match import Agent, BadAgent, Match, OpenDealer


class Result(msgspec.Struct, frozen=True):
    """How a game of a contest ended; one line of the journal."""

    number: int
    deal: int
    sides: tuple[int, ...]
    """The contestant of each side."""
    shares: tuple[float, ...]
    """What each side won: 1 in all, divided among those on the first place."""
    places: tuple[int, ...]
    """The place of each side."""
    reason: str
    limited: bool
    turns: int
    plies: int
    digest: str
    """Of all entries: two games with the same digest went the same way."""
    thought: tuple[float, ...] = ()
    """Seconds that each side thought, and in `own_turns` over how many turns; not repeatable."""
    own_turns: tuple[int, ...] = ()
    judges: tuple[str, ...] = ()
    """By whose judgement each side played: hand-written rules or which weights; empty for agents
    that do not search.
    """


class Played(NamedTuple):
    """A result and the record it stands for, as JSON."""

    result: Result
    record: bytes


class Timed:
    """An agent and the time it takes."""

    def __init__(self, agent: Agent, name: str) -> None:
        self.agent = agent
        self.name = name
        self.seconds = 0.0
        self.turns: set[int] = set()

    def choose(self, blind: State, seat: int, legal: Sequence[int], rng: Rng) -> int:
        """What the agent chooses."""
        self.turns.add(int(blind.turn))
        begin = time.perf_counter()
        chosen = self.agent.choose(blind, seat, legal, rng)
        self.seconds += time.perf_counter() - begin
        return chosen


Seated = Callable[[Contest, Fixture, Game], list[Timed]]
"""Who sits at the seats of a game."""


def play(contest: Contest, number: int) -> Played:
    """Play one game of a contest."""
    match, result = finished(contest, number, seated)
    return Played(result, match.record.to_json())


def finished(contest: Contest, number: int, seated: Seated) -> tuple[Match, Result]:
    """Play one game of a contest with these agents."""
    game = load(contest.game)
    fixture = contest.fixture(number)
    agents = seated(contest, fixture, game)
    match = Match(
        game,
        contest.seats,
        contest.options,
        agents=agents,
        dealer=OpenDealer(contest.deal_seed(fixture)),
        names=[agent.name for agent in agents],
        listen=False,
        agent_seed=contest.agent_seed(fixture),
    )
    try:
        outcome = match.run()
    except BadAgent as error:
        raise told_with_game(error, fixture) from error
    assert outcome is not None, "every seat has an agent"
    match.judges = tuple(told_by(one.agent, match.line.states[0]) for one in agents)
    return match, result_of(match, outcome, fixture, agents)


def seated(contest: Contest, fixture: Fixture, game: Game) -> list[Timed]:
    """A fresh agent at every seat; the seats of a team have the same kind.

    Seconds of those that search are those of the processor, so that other work beside them
    favours nobody.
    """

    def timed(one: int) -> Timed:
        agent = agent_from(
            contest.agents[one],
            game,
            budget=contest.budget,
            patience=contest.patience,
            clock=time.process_time,
        )
        return Timed(agent, contest.names[one])

    return [timed(one) for one in contestants(contest, fixture, game)]


def contestants(contest: Contest, fixture: Fixture, game: Game) -> list[int]:
    """The contestant at each seat."""
    who = [0] * contest.seats
    for side, team in enumerate(game.teams(contest.seats)):
        for seat in team:
            who[seat] = fixture.sides[side]
    return who


def told_with_game(error: BadAgent, fixture: Fixture) -> BadAgent:
    """The error with its own type, if the match only wrapped it, and the game it happened in."""
    inner = error.__cause__
    kind = type(inner) if isinstance(inner, BadAgent) else BadAgent
    told = inner if isinstance(inner, BadAgent) else error
    return kind(f"game {fixture.number + 1}: {told}")


def result_of(match: Match, outcome: Outcome, fixture: Fixture, agents: list[Timed]) -> Result:
    """The result of a finished match."""
    teams = match.game.teams(match.seats)
    entries = blake2b(digest_size=8)
    for seat, action in match.line.answers:
        entries.update(b"%d %d\n" % (seat, action))
    return Result(
        fixture.number,
        fixture.deal,
        fixture.sides,
        shares_of(outcome, teams),
        tuple(outcome.places[team[0]] for team in teams),
        outcome.reason,
        outcome.limited,
        int(match.state.turn),
        len(match.line.answers),
        entries.hexdigest(),
        tuple(round(sum(agents[seat].seconds for seat in team), 4) for team in teams),
        tuple(sum(len(agents[seat].turns) for seat in team) for team in teams),
        tuple(match.judges[team[0]] for team in teams),
    )


def shares_of(outcome: Outcome, teams: Sequence[Sequence[int]]) -> tuple[float, ...]:
    """1 for the winner, divided if the first place is shared; alone, 1 for a success."""
    if len(teams) == 1:
        return (1.0 if outcome.utilities[0] > 0 else 0.0,)
    first = [outcome.places[team[0]] == 1 for team in teams]
    return tuple(is_first / sum(first) for is_first in first)


Work = Callable[[bytes, Sequence[int]], list[Played]]
"""What a worker does with a contest as JSON and the numbers of some games."""


def play_all(written: bytes, numbers: Sequence[int]) -> list[Played]:
    """Play several games of a contest given as JSON."""
    contest = msgspec.json.decode(written, type=Contest)
    try:
        return [play(contest, number) for number in numbers]
    finally:
        close_all()
