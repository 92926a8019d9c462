"""Games on processes of this machine."""

from __future__ import annotations

import signal
from collections.abc import Generator, Iterable
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context

from perihelion.ai.arena.chunks import Feeder
from perihelion.ai.arena.playing import Played, Work
from perihelion.system import end_pool, interrupts_later


def play_here(work: Work, written: bytes, numbers: Iterable[int]) -> Generator[Played, None, None]:
    """One game after the other, in this process."""
    for number in numbers:
        yield from work(written, [number])


def play_locally(
    work: Work, written: bytes, numbers: Iterable[int], workers: int
) -> Generator[Played, None, None]:
    """On so many processes; each begins fresh, and the games of one that dies are replayed."""
    feeder = Feeder(numbers)
    while feeder.left:
        pool = ProcessPoolExecutor(
            min(workers, len(feeder.left)), get_context("spawn"), initializer=_leave_interrupts
        )
        try:
            yield from _with(pool, feeder, work, written, workers)
        finally:
            # Its thread has ended, too: else the end of Python would speak to what it closes then.
            end_pool(pool)


def _leave_interrupts() -> None:
    """Ctrl-C is for whoever started us; it ends us, and we have nothing to say about it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _with(
    pool: ProcessPoolExecutor, feeder: Feeder, work: Work, written: bytes, workers: int
) -> Generator[Played, None, None]:
    """Until nothing is left, or until the pool is broken: then a new one goes on."""
    flying: dict[Future[list[Played]], list[int]] = {}
    try:
        while feeder.left or flying:
            while feeder.left and len(flying) < 2 * workers:
                chunk = feeder.take()
                try:
                    with interrupts_later():  # it may start a process, which would hear of them
                        flying[pool.submit(work, written, chunk)] = chunk
                except BrokenProcessPool:
                    feeder.left.extendleft(reversed(chunk))
                    raise
            finished, _ = wait(flying, return_when=FIRST_COMPLETED)
            for future in finished:
                played = future.result()
                del flying[future]
                feeder.done(played)
                yield from played
    except BrokenProcessPool as error:
        for future, chunk in flying.items():
            if _is_whole(future):
                yield from future.result()
            else:
                feeder.give_back(chunk, error)


def _is_whole(future: Future[list[Played]]) -> bool:
    return future.done() and not future.cancelled() and future.exception() is None
