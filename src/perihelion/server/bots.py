"""Thinking for levels, in processes of their own.

A thinking process gets what the seat knows (the bytes of a blind state), never the state, the
record or the seed. Its memory is bounded; if it dies, the question is asked again elsewhere.
"""

from __future__ import annotations

import asyncio
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

from perihelion.games import load
from perihelion.kernel.deal import digest
from perihelion.kernel.rng import Rng
from perihelion.kernel.table_options import Value
from perihelion.match import Agent
from perihelion.server import builds
from perihelion.server.levels import agent_of
from perihelion.server.logs import trouble
from perihelion.server.metrics import BOT_FAILURES, THINKING
from perihelion.system import limit_memory

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


def _bound(memory: int) -> None:
    """In a new process: bounded memory, and the parent alone hears of Ctrl-C."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    Thread(target=_end_with_parent, daemon=True).start()
    limit_memory(memory * 1024 * 1024)


def _end_with_parent() -> None:
    """A worker that is killed leaves nobody behind."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        multiprocessing.connection.wait([parent.sentinel])
        os._exit(1)


class Thinkers:
    """The processes; started at the first question, replaced when one is lost."""

    def __init__(self, processes: int, memory: int) -> None:
        self.processes = processes
        self.memory = memory
        self._pool: ProcessPoolExecutor | None = None
        self._compiled = False

    async def run(self, work: Callable[..., Result], *given: Any) -> Result:
        """Do it elsewhere; tried again if the process is lost on the way."""
        began = time.perf_counter()
        try:
            for left in reversed(range(TRIES)):
                pool = self._started()
                try:
                    future = pool.submit(partial(work, *given))
                    return await asyncio.wrap_future(future)
                except BrokenProcessPool as error:
                    BOT_FAILURES.add()
                    trouble("a thinking process was lost", error)
                    if self._pool is pool:
                        self._pool = None
                    if not left:
                        raise
            raise AssertionError("unreachable: the last try returns or raises")
        finally:
            THINKING.add(time.perf_counter() - began)

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
                initargs=(self.memory,),
            )
        return self._pool

    def close(self) -> None:
        """End them; what they think of is not needed any more."""
        if self._pool is not None:
            for process in list(self._pool._processes.values()):
                process.terminate()
            self._pool.shutdown(wait=True, cancel_futures=True)
            self._pool = None
            gc.collect()  # its semaphores go now, and not with a warning after we are gone
