"""Thinking for levels, in processes of their own.

A thinking process gets what the seat knows (the bytes of a blind state), never the state, the
record or the seed. Its memory is bounded; if it dies, the question is asked again elsewhere.
Levels, and what people ask about matches, have processes and queues of their own.
"""

from __future__ import annotations

import asyncio
import contextlib
import gc
import multiprocessing
import multiprocessing.connection
import os
import signal
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache, partial
from threading import Thread
from typing import Any, Final, TypeVar

import msgspec

from perihelion.games import ids, load
from perihelion.kernel.deal import digest
from perihelion.kernel.rng import Rng
from perihelion.kernel.table_options import Value
from perihelion.match import Agent
from perihelion.server.gateway.caller import NOBODY, Asker
from perihelion.server.operations import builds
from perihelion.server.operations.logs import LOG
from perihelion.server.operations.metrics import BOT_FAILURES, THINKING
from perihelion.server.thinking.fair_queue import FairQueue
from perihelion.server.thinking.levels import DEFAULT, agent_of
from perihelion.system import end_pool, let_others_first, limit_memory

Result = TypeVar("Result")

TRIES: Final = 3
AGENTS: Final = 16
"""Agents that a thinking process keeps, so that they may go on with what they thought."""


class Question(msgspec.Struct, frozen=True):
    """All that a level may know to answer for a seat."""

    game: str
    seats: int
    options: dict[str, Value]
    blind: bytes
    seat: int
    legal: tuple[int, ...]
    level: str
    luck: int
    whose: str
    """The table; an agent keeps its thoughts for one seat of one table."""


def luck_of(agent_seed: int, seat: int, answers: int) -> int:
    """One generator per place in the match: taking back cannot fish for another answer."""
    return int.from_bytes(digest(str(agent_seed).encode(), seat, answers)[:8], "big")


@lru_cache(AGENTS)
def _agent(level: str, game: str, whose: str, seat: int) -> Agent:
    return agent_of(level, load(game))


def choose(asked: Question) -> int:
    """The answer of a level; runs in a thinking process."""
    blind = load(asked.game).from_bytes(asked.blind, asked.seats, asked.options)
    chosen = _agent(asked.level, asked.game, asked.whose, asked.seat).choose(
        blind, asked.seat, asked.legal, Rng(asked.luck)
    )
    if chosen not in asked.legal:
        raise ValueError(f"level {asked.level!r} answered what is not allowed")
    return int(chosen)


def _load_all() -> None:
    """In a new process: what any level needs to think of any game."""
    for game in ids():
        agent_of(DEFAULT, load(game))


def _bound(memory: int, steps: int) -> None:
    """In a new process: bounded memory, others first, and the parent alone hears of Ctrl-C."""
    let_others_first(steps)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    Thread(target=_end_with_parent, daemon=True).start()
    limit_memory(memory * 1024 * 1024)


def _soon(loop: asyncio.AbstractEventLoop, work: Callable[[], None]) -> None:
    with contextlib.suppress(RuntimeError):  # the loop has ended meanwhile
        loop.call_soon_threadsafe(work)


def _end_with_parent() -> None:
    """A worker that is killed leaves nobody behind."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        multiprocessing.connection.wait([parent.sentinel])
        os._exit(1)


class Thinkers:
    """The processes of one kind of work, and the queue for them.

    Started at the first question or by `warm_up`, replaced when one is lost. With `each` and
    `most`, whoever asks for more than that at a time is refused; the turns of levels wait instead.
    """

    def __init__(
        self,
        processes: int,
        memory: int,
        name: str = "levels",
        *,
        each: int | None = None,
        most: int | None = None,
        gives_way: int = 0,
    ) -> None:
        self.processes = processes
        self.memory = memory
        self.gives_way = gives_way
        """By how many steps to the server itself: who only waits for an answer comes first."""
        self.queue = FairQueue(name, processes, each=each, most=most)
        self._pool: ProcessPoolExecutor | None = None
        self._compiled = False

    async def run(
        self,
        work: Callable[..., Result],
        *given: Any,
        asker: Asker = NOBODY,
        credit: float = 0.0,
    ) -> Result:
        """Do it elsewhere, in turn; tried again if the process is lost on the way."""
        for left in reversed(range(TRIES)):
            await self.queue.enter(asker, credit)
            pool = self._started()
            try:
                return await self._submitted(pool, partial(work, *given), asker, credit)
            except BrokenProcessPool as error:
                BOT_FAILURES.inc()
                LOG.error("a thinking process was lost", exc_info=error)
                if self._pool is pool:
                    self._pool = None
                if not left:
                    raise
        raise AssertionError("unreachable: the last try returns or raises")

    async def _submitted(
        self, pool: ProcessPoolExecutor, work: Callable[[], Result], asker: Asker, credit: float
    ) -> Result:
        """Hold the slot until the process is free, also where nobody waits for it any more."""
        loop, began = asyncio.get_running_loop(), time.perf_counter()

        def leave() -> None:
            seconds = time.perf_counter() - began
            THINKING.inc(seconds)
            self.queue.leave(asker, seconds, credit)

        try:
            future = pool.submit(work)
        except BaseException:
            leave()
            raise
        future.add_done_callback(lambda _: _soon(loop, leave))
        return await asyncio.wrap_future(future)

    def warm_up(self) -> None:
        """Start one ahead of the first question, which would wait for it."""
        if self.processes:
            self._started().submit(_load_all)

    def pids(self) -> Sequence[int]:
        """The processes there are."""
        return [] if self._pool is None else list(self._pool._processes)

    def _started(self) -> ProcessPoolExecutor:
        if self._pool is not None and builds.think_compiled() and not self._compiled:
            self._pool.shutdown(wait=False)  # after what it was asked before
            self._pool = None
        if self._pool is None:
            builds.let_children_find_it()
            self._compiled = builds.think_compiled()
            self._pool = ProcessPoolExecutor(
                self.processes,
                mp_context=multiprocessing.get_context("spawn"),
                initializer=_bound,
                initargs=(self.memory, self.gives_way),
            )
        return self._pool

    def close(self) -> None:
        """End them; what they think of is not needed any more."""
        if self._pool is not None:
            end_pool(self._pool)
            self._pool = None
            gc.collect()  # its semaphores go now, and not with a warning after we are gone
