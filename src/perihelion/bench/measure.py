"""How fast a game is: compiled playouts, decisions driven from Python, clones, bytes.

Every figure is measured several times, in seconds of processor time; speeds are medians, because
the best of many runs is what a quiet machine could do and the median is what this one does.
"""

from __future__ import annotations

import platform
import sys
import time
import tracemalloc
from collections.abc import Callable
from importlib.machinery import EXTENSION_SUFFIXES
from statistics import median

import msgspec

from perihelion.kernel import state as state_module
from perihelion.kernel.answers import Answers
from perihelion.kernel.game import Game
from perihelion.kernel.playout import Tally, playouts, survey
from perihelion.kernel.rng import Rng
from perihelion.kernel.state import CHANCE, NOBODY, State

RUNS = 5
"""How often each speed is measured."""
PLAYOUT_SHARE = 0.6
DRIVEN_SHARE = 0.3
"""The rest of the time goes to clones."""
SAMPLE = 64
"""Matches that are looked at for what is a share or a size, not a speed."""


class Measured(msgspec.Struct, frozen=True):
    """The figures of one game."""

    game: str
    seats: int
    compiled: bool
    decisions_per_s: float
    """Answers of seats in random playouts, inside compiled code."""
    decisions_per_s_best: float
    plies_per_s: float
    """The same with answers of chance."""
    playouts_per_s: float
    python_driven_decisions_per_s: float
    """The same from Python: legal(), choose, apply(), one by one."""
    clone_ns: float
    state_bytes: int
    """The packed form, `to_bytes`."""
    memory_bytes: int
    """What one more clone takes of the heap."""
    chance_share: float
    """Answers of chance among the plies."""
    forced_share: float
    """Decisions with one legal answer."""
    mean_legal: float
    most_legal: int
    turns_per_game: float
    limited_share: float
    """Random matches that the turn limit of the table ended."""
    turn_limit: int | None
    options: dict[str, bool | int | str]
    runs: int
    seconds: float
    python: str
    platform: str


def measure(
    game: Game, seats: int | None, seconds: float, tick: Callable[[], None] = lambda: None
) -> Measured:
    """Measure one game for about so many seconds."""
    begin = time.perf_counter()
    start = game.start(seats, game.bot_options)
    options = start.options()
    tallies: list[tuple[Tally, float]] = []
    for run in range(RUNS):
        tallies.append(timed_playouts(start, Rng(run), seconds * PLAYOUT_SHARE / RUNS))
        tick()
    driven = []
    for run in range(RUNS):
        driven.append(timed_driven(start, run, seconds * DRIVEN_SHARE / RUNS))
        tick()
    left = max(0.0, seconds * (1 - PLAYOUT_SHARE - DRIVEN_SHARE))
    sample = middle_of(start, 7)
    whole = [tally for tally, _ in tallies]
    decisions = sum(int(tally.decisions) for tally in whole)
    chances = sum(int(tally.chances) for tally in whole)
    played = sum(int(tally.playouts) for tally in whole)
    counted, limited = surveyed(start)
    limit = options.get("turn_limit")
    return Measured(
        game=game.id,
        seats=int(start.seats),
        compiled=is_compiled(),
        decisions_per_s=median(int(tally.decisions) / took for tally, took in tallies),
        decisions_per_s_best=max(int(tally.decisions) / took for tally, took in tallies),
        plies_per_s=median(int(tally.decisions + tally.chances) / took for tally, took in tallies),
        playouts_per_s=median(int(tally.playouts) / took for tally, took in tallies),
        python_driven_decisions_per_s=median(driven),
        clone_ns=timed_clone(sample, left),
        state_bytes=len(sample.to_bytes()),
        memory_bytes=memory_of(sample),
        chance_share=chances / (decisions + chances),
        forced_share=int(counted.forced) / int(counted.decisions),
        mean_legal=int(counted.legal) / int(counted.decisions),
        most_legal=int(counted.most_legal),
        turns_per_game=sum(int(tally.turns) for tally in whole) / played,
        limited_share=limited,
        turn_limit=limit if type(limit) is int else None,
        options=options,
        runs=RUNS,
        seconds=round(time.perf_counter() - begin, 2),
        python=platform.python_version(),
        platform=f"{platform.system()} {platform.machine()}",
    )


def is_compiled() -> bool:
    """Whether the kernel that is measured is the compiled one."""
    return str(state_module.__file__).endswith(tuple(EXTENSION_SUFFIXES))


def timed_playouts(start: State, rng: Rng, seconds: float) -> tuple[Tally, float]:
    """Random matches for about so many seconds; at least one."""
    tally, batch = Tally(), 1
    begin = time.process_time()
    while True:
        add(tally, playouts(start, rng, batch))
        took = time.process_time() - begin
        if took >= seconds:
            return tally, took
        # Batches so long that the loop around them does not count, so short that we stop in time.
        rate = int(tally.playouts) / took
        batch = max(1, int(rate * min(seconds - took, seconds / 4)))


def add(total: Tally, more: Tally) -> None:
    """Add up two tallies."""
    total.playouts += more.playouts
    total.decisions += more.decisions
    total.chances += more.chances
    total.turns += more.turns


def timed_driven(start: State, seed: int, seconds: float) -> float:
    """Decisions a second when Python asks and answers every single question."""
    rng, lot, decisions = Rng(seed), seed, 0
    begin = time.process_time()
    while True:
        state = start.clone()
        state.answer_chance(rng)
        while legal := state.legal():
            lot = (lot * 1103515245 + 12345) & 0x7FFFFFFF
            state.apply(legal[(lot >> 8) % len(legal)])
            decisions += 1
            if state.seat == CHANCE:
                state.answer_chance(rng)
        took = time.process_time() - begin
        if took >= seconds:
            return decisions / took


def timed_clone(state: State, seconds: float) -> float:
    """Nanoseconds of one clone, the cheapest of several runs: the loop around it is not ours."""
    count = 1000
    times: list[float] = []
    begin = time.process_time()
    while not times or time.process_time() - begin < seconds:
        clone = state.clone
        first = time.perf_counter_ns()
        for _ in range(count):
            clone()
        times.append((time.perf_counter_ns() - first) / count)
    return min(times)


def memory_of(state: State) -> int:
    """Bytes of heap that a clone takes."""
    count = 1000
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    kept = [state.clone() for _ in range(count)]
    taken = tracemalloc.get_traced_memory()[0] - before - sys.getsizeof(kept)
    tracemalloc.stop()
    return taken // count


def middle_of(start: State, seed: int) -> State:
    """A state from the middle of a random match, with something everywhere."""
    rng = Rng(seed)
    states = [start.clone()]
    while states[-1].seat != NOBODY and len(states) < 200:
        state = states[-1].clone()
        legal = state.legal()
        chance = state.seat == CHANCE
        state.apply(int(state.draw(rng)) if chance else legal[int(rng.below(len(legal)))])
        states.append(state)
    return states[len(states) // 2]


def surveyed(start: State) -> tuple[Tally, float]:
    """Legal answers counted over a sample, and how much of it the turn limit ended."""
    limited = 0
    rng, answers, tally = Rng(11), Answers(), Tally()
    for _ in range(SAMPLE):
        state = start.clone()
        survey(state, rng, answers, tally)
        limited += state.outcome().limited
    return tally, limited / SAMPLE
