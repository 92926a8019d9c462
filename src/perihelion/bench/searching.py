"""How fast a game is searched: iterations a second from the opening, with its own judge."""

from __future__ import annotations

import platform
import time
import tracemalloc
from collections.abc import Callable
from statistics import median

import msgspec

from perihelion.ai.judges import judge_of
from perihelion.ai.levels import LEVELS, MEMORY, settings_of
from perihelion.ai.search.search import Search
from perihelion.ai.search.tree import bytes_of
from perihelion.bench.measure import RUNS, is_compiled
from perihelion.kernel.game import Game
from perihelion.kernel.rng import Rng
from perihelion.kernel.state import CHANCE, State

CHUNK = 256


class SearchMeasured(msgspec.Struct, frozen=True):
    """The figures of searching one game with the strongest level."""

    game: str
    seats: int
    compiled: bool
    iterations_per_s: float
    """Median of the runs: worlds imagined, answered to the border of a turn and judged."""
    iterations_per_s_best: float
    informed: bool
    """Whether the game has a judge of its own; without one, worlds are played to the end."""
    level: str
    depth: int
    nodes_per_iteration: float
    capacity: int
    """Nodes that fit into the tree, the setting that bounds its memory."""
    memory_bytes: int
    """Of the tree's arrays, by that setting."""
    measured_bytes: int
    """What the search has on the heap after it ran."""
    runs: int
    seconds: float
    python: str
    platform: str


def measure_search(
    game: Game, seats: int | None, seconds: float, tick: Callable[[], None] = lambda: None
) -> SearchMeasured:
    """Search from the opening for about so many seconds, each run another deal and a new tree."""
    begin = time.perf_counter()
    level = LEVELS[-1]
    judge = judge_of(game)
    settings = settings_of(level, judge)
    rates, nodes, iterations = [], 0, 0
    state = opening(game, seats, 0)
    for run in range(RUNS):
        state = opening(game, seats, run)
        search = Search(judge, settings, MEMORY, int(state.seats))
        rates.append(timed_search(search, state, Rng(run), seconds / RUNS))
        nodes += int(search.tree.used)
        iterations += int(search.iterations)
        tick()
    return SearchMeasured(
        game=game.id,
        seats=int(state.seats),
        compiled=is_compiled(),
        iterations_per_s=median(rates),
        iterations_per_s_best=max(rates),
        informed=bool(judge.informed),
        level=level.name,
        depth=int(settings.depth),
        nodes_per_iteration=nodes / iterations,
        capacity=MEMORY,
        memory_bytes=bytes_of(MEMORY, int(state.seats)),
        measured_bytes=heap_of(game, state),
        runs=RUNS,
        seconds=round(time.perf_counter() - begin, 2),
        python=platform.python_version(),
        platform=f"{platform.system()} {platform.machine()}",
    )


def opening(game: Game, seats: int | None, seed: int) -> State:
    """The first question of the first turn; the set-up is answered at random."""
    state, rng = game.start(seats, game.bot_options), Rng(seed)
    while not state.is_over and (state.turn < 1 or state.seat == CHANCE):
        legal = state.legal()
        chance = state.seat == CHANCE
        state.apply(int(state.draw(rng)) if chance else legal[int(rng.below(len(legal)))])
    return state


def timed_search(search: Search, state: State, rng: Rng, seconds: float) -> float:
    """Iterations a second over about so many seconds of processor time."""
    seat = int(state.seat)
    blind = state.blind(seat)
    search.begin(seat)
    begin = time.process_time()
    while True:
        search.run(blind, CHUNK, rng)
        took = time.process_time() - begin
        if took >= seconds:
            return int(search.iterations) / took


def heap_of(game: Game, state: State) -> int:
    """Bytes of heap that a search takes, tree and scratch, after it has run."""
    judge = judge_of(game)
    settings = settings_of(LEVELS[-1], judge)
    seat = int(state.seat)
    blind, rng = state.blind(seat), Rng(1)
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    search = Search(judge, settings, MEMORY, int(state.seats))
    search.begin(seat)
    search.run(blind, CHUNK, rng)
    taken = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    return taken
