"""Many matches stepped together in compiled code, everything in arrays that never move.

>>> from perihelion.research.vector import VectorEnv
>>> env = VectorEnv("zenith", 4, seed=1)
>>> now = env.reset()
>>> now.observations.shape, now.masks.shape, now.rewards.shape
((4, 278), (4, 520), (4, 2))
>>> now = env.step(env.sample())
>>> now.seats.tolist()
[1, 1, 1, 1]

Each row is one match: what the seat asked sees, what it may answer, what the last answer brought
to every seat. A match that ends is followed at once by another in the same row. The arrays are
views of the same memory every time and cannot be written to: copy what must be kept.
"""

from __future__ import annotations

import ctypes
from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple, TypeVar

import numpy as np
from numpy.typing import NDArray

from perihelion.kernel.rng import Rng
from perihelion.kernel.state import State
from perihelion.kernel.table_options import Value
from perihelion.research.errors import BadActions, BadLanes, BadSeed
from perihelion.research.lanes import NOBODY_WATCHES, Lanes
from perihelion.research.table import Numbers, Table, checked_seed, rng_of

MOST_LANES: Final = 1_000_000
CPU: Final = 1
"""DLPack's number for the memory of the processor."""

T = TypeVar("T", bound=np.generic)
Flags = NDArray[np.bool_]


class Now(NamedTuple):
    """Where all matches stand; row by row one match."""

    observations: Numbers
    """What the seat asked sees."""
    masks: Flags
    """What it may answer."""
    seats: NDArray[np.int64]
    """Which seat is asked."""
    rewards: NDArray[np.float64]
    """What the end of a match was worth to each seat; 0 while it runs."""
    terminated: Flags
    """Whether the last answer ended the match by the rules of the box."""
    truncated: Flags
    """Whether it reached the turn limit of the table."""
    lengths: NDArray[np.int64]
    """How many answers the match that has just ended took; 0 while it runs."""


class VectorEnv:
    """`count` matches of one game, each with a generator of its own.

    `seed` is one number for all, from which every match gets its own, or a number for each match:
    then row i goes as `pettingzoo.env` goes after `reset(seed=seed[i])`. The seats named in
    `random_seats` answer at random by themselves, so that only the others are asked. What the seat
    `watcher` saw at the end of a match is kept in `finals`; and its rows may WAIT.
    """

    def __init__(
        self,
        game: str,
        count: int,
        seats: int | None = None,
        options: Mapping[str, Value] | None = None,
        *,
        seed: int | Sequence[int] | None = None,
        random_seats: Sequence[int] = (),
        watcher: int | None = None,
    ) -> None:
        self.table = Table(game, seats, options)
        if type(count) is not int or not 1 <= count <= MOST_LANES:
            raise BadLanes(f"there can be 1 to {MOST_LANES} matches, not {count!r}")
        self.count = count
        lanes = Lanes(
            self.table.start,
            self.table.width,
            self.table.actions,
            seeds_of(seed, count),
            guessed=_mask_of(random_seats, self.table.seats),
            watcher=NOBODY_WATCHES if watcher is None else _seat_of(watcher, self.table.seats),
        )
        self._lanes = lanes
        self._picking = rng_of(None if seed is None else lanes.count)
        self.now = Now(
            observations=_rows(memoryview(lanes.sheet.cells), np.int16, count),
            masks=_rows(memoryview(lanes.masks), np.uint8, count).view(np.bool_),
            seats=np.frombuffer(memoryview(lanes.asked), np.int64),
            rewards=_rows(memoryview(lanes.rewards), np.float64, count),
            terminated=np.frombuffer(memoryview(lanes.terminated), np.uint8).view(np.bool_),
            truncated=np.frombuffer(memoryview(lanes.truncated), np.uint8).view(np.bool_),
            lengths=np.frombuffer(memoryview(lanes.lengths), np.int64),
        )
        """Where all matches stand: the same arrays for ever, filled anew by every step."""
        self.finals: Numbers | None = None
        """What the watcher saw at the end of the last match of each row."""
        if watcher is not None:
            self.finals = _rows(memoryview(lanes.finals.cells), np.int16, count)
        self._picked = np.frombuffer(memoryview(lanes.picked), np.int64)
        self._given = _writable(np.frombuffer(memoryview(lanes.given), np.int64))

    def reset(self, seed: int | Sequence[int] | None = None) -> Now:
        """Begin new matches; without a seed the generators go on where they were."""
        if seed is None:
            self._lanes.begin()
        else:
            self._lanes.reseed(seeds_of(seed, self.count))
        return self.now

    def step(self, actions: NDArray[np.integer] | Sequence[int]) -> Now:
        """Answer in every match; raises IllegalAction, with nothing done, if one is illegal."""
        given = np.asarray(actions)
        if given.shape != (self.count,) or given.dtype.kind not in "iu":
            raise BadActions(
                f"{self.count} whole numbers are needed, one action for each match, "
                f"not an array of {given.dtype} with shape {given.shape}"
            )
        self._given[:] = given
        self._lanes.step()
        return self.now

    def sample(self) -> NDArray[np.int64]:
        """A legal action for every match, each as likely as any other."""
        self._lanes.pick(self._picking)
        return self._picked

    def seed_sampling(self, seed: int | None) -> None:
        """Give `sample` a generator of this seed."""
        self._picking = rng_of(seed)

    def state(self, row: int) -> State:
        """A copy of the match of a row, with all that is hidden: to look at, not to learn from."""
        return self._lanes.matches[row].clone()

    def shared(self) -> SharedNow:
        """The arrays of `now` for other libraries, by DLPack and without a copy."""
        return shared_by(self.now)


class Shared:
    """Memory of ours that `torch.from_dlpack`, `jax.dlpack.from_dlpack` and numpy's look at.

    It is filled anew by every step, and not to be written to: DLPack cannot say so everywhere.
    """

    def __init__(self, array: NDArray[Any]) -> None:
        self._array = _writable(array)

    def __dlpack__(self, **wanted: Any) -> Any:
        """The memory as a DLPack capsule."""
        return self._array.__dlpack__(**wanted)

    def __dlpack_device__(self) -> tuple[int, int]:
        """The processor."""
        return (CPU, 0)


class SharedNow(NamedTuple):
    """What `Now` holds, for other libraries."""

    observations: Shared
    masks: Shared
    seats: Shared
    rewards: Shared
    terminated: Shared
    truncated: Shared
    lengths: Shared


def shared_by(now: Now) -> SharedNow:
    """Arrays for other libraries, by DLPack and without a copy."""
    return SharedNow(*(Shared(array) for array in now))


def seeds_of(seed: int | Sequence[int] | None, count: int) -> list[int]:
    """A seed for each of so many matches, from one for all or one for each."""
    if seed is None or isinstance(seed, int | np.integer):
        rng = rng_of(seed)
        return [_drawn(rng) for _ in range(count)]
    if len(seed) != count:
        raise BadSeed(f"{count} matches need as many seeds, not {len(seed)}")
    return [checked_seed(one) for one in seed]


def _drawn(rng: Rng) -> int:
    return (int(rng.bits()) << 32) | int(rng.bits())


def _mask_of(random_seats: Sequence[int], seats: int) -> int:
    mask = 0
    for seat in random_seats:
        mask |= 1 << _seat_of(seat, seats)
    if mask == (1 << seats) - 1:
        raise BadLanes("if every seat answers at random, nobody is left to ask")
    return mask


def _seat_of(seat: int, seats: int) -> int:
    if type(seat) is not int or not 0 <= seat < seats:
        raise BadLanes(f"there is no seat {seat!r}; they go from 0 to {seats - 1}")
    return seat


def _writable(array: NDArray[Any]) -> NDArray[Any]:
    """The same memory as an array that can be written to."""
    memory = (ctypes.c_char * array.nbytes).from_address(array.ctypes.data)
    memory.owner = array  # type: ignore[attr-defined]  # so it lives as long as its users
    return np.ndarray(array.shape, array.dtype, memoryview(memory).cast("B"))


def _rows(cells: memoryview, kind: type[T], count: int) -> NDArray[T]:
    return np.frombuffer(cells, kind).reshape(count, -1)
