"""Several cores for one seat: the same agent in several processes, and what they saw together.

`admiral@2s on 4 cores` thinks four times two seconds in two. Every process gets what the seat
knows (the bytes of a blind state) and a generator of its own, thinks with the whole budget (root
parallelism), and says how often it tried each answer and what came of it. The answer that was tried
most by all together is given, or by a level that `pools` the one with the best mean over all tries,
less a standard error so that one tried little does not win by luck; all of them go on from it.
Answers preferred by several plans would fit none of them: who plans tells its plan instead, all of
them say what each plan gains in the worlds that they imagined, and go on with the plan that gains
most. The processes are shared by all agents of this process and end with it. One that is lost is
replaced, and what it thought does not count.
"""

from __future__ import annotations

import contextlib
import itertools
import multiprocessing
import signal
import sys
import time
from collections.abc import Callable, Sequence
from functools import lru_cache
from multiprocessing.connection import Connection
from threading import Lock
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from perihelion.ai.agents import SearchAgent, Vote
from perihelion.ai.errors import BadCores
from perihelion.ai.levels import agent_of
from perihelion.ai.plan_agent import AloneAgent
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


class Thinking(msgspec.Struct, frozen=True):
    """Which agent thinks, and how long; the same in every process."""

    number: int
    level: str
    game: str
    budget: int | None
    seconds: float | None
    clock: Callable[[], float]


class Asked(msgspec.Struct, frozen=True):
    """A question."""

    thinking: Thinking
    seats: int
    options: dict[str, Value]
    blind: bytes
    seat: int
    legal: tuple[int, ...]
    luck: int


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
        """The level, as it is called however long it thinks."""
        return self.own.name

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
            0,
        )
        answer = legal[0]
        with HELPERS.lock:
            helpers = HELPERS.of(self.cores - 1)
            for helper in helpers:
                helper.send(replace(asked, luck=int(rng.bits())) if len(legal) > 1 else asked)
            if len(legal) > 1:
                try:
                    answer = self._agreed(helpers, blind, seat, legal, rng)
                except BaseException:
                    for helper in helpers:  # else the next question would get these votes
                        helper.close()
                    raise
            self.own.follow(blind, seat, answer)
        return answer

    def _agreed(
        self, helpers: Sequence[Helper], blind: State, seat: int, legal: Sequence[int], rng: Rng
    ) -> int:
        """The answer on which this process and those that were asked agree."""
        self.own.consider(blind, seat, legal, rng)
        told = [helper.told() for helper in helpers]
        plans = [self.own.plan(), *(plan for plan in told if plan is not None)]
        for helper in helpers:
            helper.send(plans)
        every = [self.own.votes(legal, plans), *(helper.told() for helper in helpers)]
        together = [
            Vote(sum(vote.tries for vote in votes), sum(vote.worth for vote in votes))
            for votes in zip(*filter(None, every), strict=True)
        ]
        chosen = best_of(range(len(together)), self.own.preferred(together), rng)
        for helper in helpers:
            helper.send(chosen)
        return self.own.agree(legal, plans, chosen)


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
    if (
        isinstance(agent, SearchAgent)
        and not isinstance(agent, AloneAgent)
        and not agent.noise
        and not agent.overlooks
    ):
        return agent
    raise BadCores(
        f"{level!r} does not think on several cores in {game}: only a level does that overlooks and"
        " misjudges nothing, and searches or plans at every table"
    )


class Helper:
    """A process that thinks too."""

    def __init__(self) -> None:
        context = multiprocessing.get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.process = context.Process(target=_help, args=(theirs,), daemon=True)
        # What catches the output of a terminal's page is no file that a process could be given.
        with contextlib.redirect_stderr(sys.__stderr__):
            self.process.start()
        theirs.close()

    def send(self, asked: Asked | list[list[int]] | int) -> None:
        """Tell it a question, all plans or what was chosen; where it was lost, nothing happens."""
        try:
            self.pipe.send(asked)
        except OSError:
            self.close()

    def told(self) -> Any:
        """Its plan, and when it was told all of them its votes; None where it was lost."""
        try:
            return self.pipe.recv()
        except (EOFError, OSError):
            self.close()
            return None

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
    with contextlib.suppress(EOFError, OSError):
        while True:
            _think(pipe, pipe.recv())


def _think(pipe: Connection, asked: Asked) -> None:
    agent, seat, legal = _agent(asked.thinking), asked.seat, asked.legal
    blind = load(asked.thinking.game).from_bytes(asked.blind, asked.seats, asked.options)
    answer = legal[0]
    if len(legal) > 1:
        agent.consider(blind, seat, legal, Rng(asked.luck))
        pipe.send(agent.plan())
        plans: list[list[int]] = pipe.recv()
        pipe.send(agent.votes(legal, plans))
        answer = agent.agree(legal, plans, pipe.recv())
    agent.follow(blind, seat, answer)


@lru_cache(AGENTS)
def _agent(thinking: Thinking) -> SearchAgent:
    return searcher_in(thinking)
