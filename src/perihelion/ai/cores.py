"""Several cores for one seat: the same agent in several processes, and their votes together.

`admiral@2s on 4 cores` thinks four times two seconds in two. Every process gets what the seat
knows (the bytes of a blind state) and a generator of its own, thinks with the whole budget (root
parallelism), and says how much speaks for each answer; the answer with the most together is given,
and all of them go on from it. The processes are shared by all agents of this process and end with
it. One that is lost is replaced, and what it thought does not count.

Who plans has one plan, and answers voted for by several plans fit none of them: two cores won 15
of 40 matches of Kepler-3042 against one. So planners are refused.
"""

from __future__ import annotations

import itertools
import multiprocessing
import signal
import time
from collections.abc import Callable, Sequence
from functools import lru_cache
from multiprocessing.connection import Connection
from threading import Lock
from typing import Final

import msgspec
from msgspec.structs import replace

from perihelion.ai.agents import SearchAgent
from perihelion.ai.errors import BadCores
from perihelion.ai.levels import agent_of
from perihelion.ai.search.judge import Judge
from perihelion.games import load
from perihelion.kernel.game import Game
from perihelion.kernel.rng import Rng
from perihelion.kernel.state import State
from perihelion.kernel.table_options import Value
from perihelion.match.agents import best_of

MOST_CORES: Final = 256
AGENTS: Final = 16
"""Agents that a process keeps, so that they may go on with what they thought."""

Votes = list[float]


class Thinking(msgspec.Struct, frozen=True):
    """Which agent thinks, and how long; the same in every process."""

    number: int
    level: str
    game: str
    budget: int | None
    seconds: float | None
    clock: Callable[[], float]


class Asked(msgspec.Struct, frozen=True):
    """A question, or where `answer` is told, what was answered to it."""

    thinking: Thinking
    seats: int
    options: dict[str, Value]
    blind: bytes
    seat: int
    legal: tuple[int, ...]
    luck: int = 0
    answer: int | None = None


class ManyCoresAgent:
    """A level that thinks on several cores."""

    _numbers = itertools.count()

    def __init__(
        self,
        level: str,
        game: Game,
        cores: int,
        *,
        budget: int | None = None,
        seconds: float | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        if not 1 <= cores <= MOST_CORES:
            raise BadCores(f"a level thinks on 1 to {MOST_CORES} cores, not on {cores}")
        number = next(self._numbers)
        self.thinking = Thinking(number, level, game.id, budget, seconds, clock)
        self.own = searcher_in(self.thinking)
        self.cores = cores

    @property
    def name(self) -> str:
        """The level and its cores."""
        return f"{self.own.name} on {self.cores} cores"

    @property
    def judge(self) -> Judge:
        """By whose judgement it plays."""
        return self.own.judge

    def choose(self, blind: State, seat: int, legal: Sequence[int], rng: Rng) -> int:
        """The answer for which most speaks, all cores together."""
        asked = Asked(
            self.thinking,
            int(blind.seats),
            blind.options(),
            blind.to_bytes(),
            seat,
            tuple(legal),
        )
        answer = legal[0]
        with HELPERS.lock:
            helpers = HELPERS.of(self.cores - 1)
            if len(legal) > 1:
                for helper in helpers:
                    helper.send(replace(asked, luck=int(rng.bits())))
                try:
                    self.own.consider(blind, seat, legal, rng)
                    every = [self.own.votes(legal), *(helper.votes() for helper in helpers)]
                except BaseException:
                    for helper in helpers:  # else the next question would get these votes
                        helper.close()
                    raise
                together = [sum(votes) for votes in zip(*filter(None, every), strict=True)]
                answer = best_of(legal, together, rng)
            self.own.follow(blind, seat, answer)
            for helper in helpers:
                helper.send(replace(asked, answer=answer))
        return answer


def searcher_in(thinking: Thinking) -> SearchAgent:
    """The agent that thinks on one of the cores; raises BadCores where votes say nothing."""
    level, game = thinking.level, thinking.game
    agent = agent_of(
        level,
        load(game),
        budget=thinking.budget,
        seconds=thinking.seconds,
        clock=thinking.clock,
    )
    if type(agent) is not SearchAgent or agent.noise or agent.overlooks:
        raise BadCores(
            f"{level!r} does not think on several cores in {game}: only a level does that searches,"
            " and overlooks and misjudges nothing"
        )
    return agent


class Helper:
    """A process that thinks too."""

    def __init__(self) -> None:
        context = multiprocessing.get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.process = context.Process(target=_help, args=(theirs,), daemon=True)
        self.process.start()
        theirs.close()

    def send(self, asked: Asked) -> None:
        """Ask it; where it was lost, nothing happens."""
        try:
            self.pipe.send(asked)
        except OSError:
            self.close()

    def votes(self) -> Votes | None:
        """What it thinks of the answers to the last question; None where it was lost."""
        try:
            votes: Votes = self.pipe.recv()
        except (EOFError, OSError):
            self.close()
            return None
        return votes

    def close(self) -> None:
        """End it."""
        self.pipe.close()
        self.process.terminate()


class Helpers:
    """The processes, started when they are first needed."""

    def __init__(self) -> None:
        self.lock = Lock()
        """One question at a time."""
        self._all: list[Helper] = []

    def of(self, count: int) -> list[Helper]:
        """So many of them; lost ones are replaced."""
        self._all = [helper for helper in self._all if not helper.pipe.closed]
        while len(self._all) < count:
            self._all.append(Helper())
        return self._all[:count]


HELPERS: Final = Helpers()


def _help(pipe: Connection) -> None:
    """In a process of its own: think of what is asked until nobody can ask any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # for whoever started us
    while True:
        try:
            asked: Asked = pipe.recv()
        except EOFError:
            return
        agent = _agent(asked.thinking)
        blind = load(asked.thinking.game).from_bytes(asked.blind, asked.seats, asked.options)
        if asked.answer is not None:
            agent.follow(blind, asked.seat, asked.answer)
        else:
            agent.consider(blind, asked.seat, asked.legal, Rng(asked.luck))
            pipe.send(agent.votes(asked.legal))


@lru_cache(AGENTS)
def _agent(thinking: Thinking) -> SearchAgent:
    return searcher_in(thinking)
