"""Many matches on several cores with one call: processes that share one memory.

>>> from perihelion.research.cores import CoresEnv
>>> with CoresEnv("zenith", 64, cores=2, seed=1) as env:
...     now = env.reset(seed=1)
...     now = env.step(env.sample())
...     now.observations.shape
(64, 278)

It is stepped like `vector.VectorEnv`, and row i goes exactly as row i goes there with the same
seed, however many cores there are. Each process has a share of the rows; all of them write into
arrays that the caller sees without a copy, which stay where they are and begin at cache lines.
"""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from contextlib import suppress
from math import prod
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from typing import Any, Final, Self

import numpy as np
from numpy.typing import NDArray

from perihelion.kernel.errors import IllegalAction, PerihelionError
from perihelion.kernel.table_options import Value
from perihelion.research.errors import BadActions, BadLanes
from perihelion.research.table import Table
from perihelion.research.vector import Now, SharedNow, VectorEnv, seeds_of, shared_by

LINE: Final = 64
"""Arrays begin at a multiple of this: some libraries share no others."""
PATIENCE: Final = 5.0
"""Seconds that a process has to end by itself."""


class WorkerLost(PerihelionError):
    """A process of an environment ended; the environment cannot go on."""


class CoresEnv:
    """`count` matches of one game, stepped by `cores` processes; by default one for each core."""

    def __init__(
        self,
        game: str,
        count: int,
        seats: int | None = None,
        options: Mapping[str, Value] | None = None,
        *,
        cores: int | None = None,
        seed: int | Sequence[int] | None = None,
        random_seats: Sequence[int] = (),
    ) -> None:
        self.table = Table(game, seats, options)
        cores = min(cores or os.cpu_count() or 1, count) if cores != 0 else 0
        if cores < 1:
            raise BadLanes(f"at least 1 core and 1 match are needed, not {cores} and {count}")
        self.count = count
        seeds = seeds_of(seed, count)
        shapes = _shapes(self.table, count)
        self._memory = SharedMemory(create=True, size=_size(shapes))
        arrays = _arrays(self._memory, shapes)
        self._actions = arrays.pop("actions")
        self._picked = arrays.pop("picked")
        self.now = Now(**arrays)
        """Where all matches stand: the same arrays for ever, filled anew by every step."""
        context = get_context("spawn")
        self._pipes: list[Any] = []  # Windows has connections of another kind
        self._workers: list[Any] = []
        for core in range(cores):
            first, last = count * core // cores, count * (core + 1) // cores
            here, there = context.Pipe()
            settings = (game, self.table.seats, dict(self.table.options), tuple(random_seats))
            share = (first, last, count)
            given = (there, self._memory.name, share, settings, seeds[first:last])
            worker = context.Process(target=_work, args=given, daemon=True)
            worker.start()
            there.close()
            self._pipes.append(here)
            self._workers.append(worker)
        self._wait()

    def reset(self, seed: int | Sequence[int] | None = None) -> Now:
        """Begin new matches; without a seed the generators go on where they were."""
        seeds = None if seed is None else seeds_of(seed, self.count)
        for number, pipe in enumerate(self._pipes):
            first, last = self._rows(number)
            pipe.send(("reset", None if seeds is None else seeds[first:last]))
        return self._wait()

    def step(self, actions: NDArray[np.integer] | Sequence[int]) -> Now:
        """Answer in every match; raises IllegalAction, with nothing done, if one is illegal."""
        given = np.asarray(actions)
        if given.shape != (self.count,) or given.dtype.kind not in "iu":
            raise BadActions(
                f"{self.count} whole numbers are needed, one action for each match, "
                f"not an array of {given.dtype} with shape {given.shape}"
            )
        inside = (given >= 0) & (given < self.table.actions)
        legal = inside & self.now.masks[np.arange(self.count), np.where(inside, given, 0)]
        if not legal.all():
            row = int(np.flatnonzero(~legal)[0])
            raise IllegalAction(f"lane {row}: the mask does not allow {int(given[row])}")
        self._actions[:] = given
        return self._all("step")

    def sample(self) -> NDArray[np.int64]:
        """A legal action for every match, each as likely as any other."""
        self._all("sample")
        return self._picked

    def shared(self) -> SharedNow:
        """The arrays of `now` for other libraries, by DLPack and without a copy."""
        return shared_by(self.now)

    def close(self) -> None:
        """End the processes; what the arrays show is gone with them."""
        for pipe in self._pipes:
            with suppress(OSError):
                pipe.send(("end", None))
            pipe.close()
        for worker in self._workers:
            worker.join(PATIENCE)
            if worker.is_alive():
                worker.terminate()
                worker.join()
        if self._workers:
            self._memory.unlink()
        self._pipes, self._workers = [], []

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def __del__(self) -> None:
        if getattr(self, "_workers", None):
            self.close()

    def _rows(self, number: int) -> tuple[int, int]:
        cores = len(self._pipes)
        return self.count * number // cores, self.count * (number + 1) // cores

    def _all(self, word: str) -> Now:
        for pipe in self._pipes:
            try:
                pipe.send((word, None))
            except OSError:
                raise WorkerLost("a process of the environment has ended") from None
        return self._wait()

    def _wait(self) -> Now:
        if not self._pipes:
            raise WorkerLost("the environment is closed")
        for pipe in self._pipes:
            try:
                pipe.recv()
            except (EOFError, OSError):
                raise WorkerLost("a process of the environment has ended") from None
        return self.now


Shapes = dict[str, tuple[Any, tuple[int, ...]]]


def _shapes(table: Table, count: int) -> Shapes:
    return {
        "observations": (np.int16, (count, table.width)),
        "masks": (np.bool_, (count, table.actions)),
        "seats": (np.int64, (count,)),
        "rewards": (np.float64, (count, table.seats)),
        "terminated": (np.bool_, (count,)),
        "truncated": (np.bool_, (count,)),
        "lengths": (np.int64, (count,)),
        "actions": (np.int64, (count,)),
        "picked": (np.int64, (count,)),
    }


def _bytes(kind: Any, shape: tuple[int, ...]) -> int:
    """What an array takes, up to the next cache line."""
    return -(-prod(shape) * int(np.dtype(kind).itemsize) // LINE) * LINE


def _size(shapes: Shapes) -> int:
    return sum(_bytes(*one) for one in shapes.values())


def _arrays(memory: SharedMemory, shapes: Shapes) -> dict[str, NDArray[Any]]:
    found: dict[str, NDArray[Any]] = {}
    at = 0
    for name, (kind, shape) in shapes.items():
        found[name] = np.ndarray(shape, kind, memory.buf, at)
        at += _bytes(kind, shape)
    return found


def _work(
    pipe: Connection,
    name: str,
    share: tuple[int, int, int],
    settings: tuple[str, int, dict[str, Value], tuple[int, ...]],
    seeds: list[int],
) -> None:
    """One process: its share of the rows, until the caller is gone."""
    first, last, count = share
    game, seats, options, random_seats = settings
    env = VectorEnv(game, len(seeds), seats, options, seed=seeds, random_seats=random_seats)
    env.seed_sampling(seeds[0])
    memory = SharedMemory(name)
    arrays = _arrays(memory, _shapes(env.table, count))
    mine = {key: array[first:last] for key, array in arrays.items()}
    word: str = "show"
    given: list[int] | None = None
    while word != "end":
        if word == "sample":
            mine["picked"][:] = env.sample()
        else:
            if word == "step":
                env.step(mine["actions"])
            elif word == "reset":
                env.reset(given)
            for key, array in zip(mine, env.now, strict=False):  # actions and picks come last
                mine[key][:] = array
        try:
            pipe.send(None)
            word, given = pipe.recv()
        except (EOFError, OSError):
            break
    del arrays, mine
    memory.close()
