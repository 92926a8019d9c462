"""Views and questions beside those of an earlier commit: what server and page wait for.

    make build
    .venv/bin/python benchmarks/speed.py --since c9d0a27

The earlier commit is compiled once, into build/since (some minutes). Then both are measured in
turns, each round in a process of its own, in microseconds of processor time for one view or one
question of a seat, over the same decisions of one random match. The least round of each counts.
"""

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import perihelion
from perihelion import State
from perihelion.kernel.rng import Rng

ROOT = Path(__file__).resolve().parents[1]
BUILT = ROOT / "build" / "since"
STATES = 40
EVERY = 3
REPEATS = 12

Figures = dict[str, list[float]]


def compare(commit: str, rounds: int) -> None:
    """Measure both in turns, and print how many times as fast each has become."""
    before: list[Figures] = []
    now: list[Figures] = []
    earlier = compiled(commit)
    for number in range(rounds):
        before.append(measured(earlier))
        now.append(measured(""))
        print(f"round {number + 1} of {rounds}", flush=True)
    print(f"\n| microseconds | {commit} | now | times |\n|---|---|---|---|")
    for game in now[0]:
        for which, what in enumerate(("view", "question")):
            old = min(one[game][which] for one in before)
            new = min(one[game][which] for one in now)
            print(f"| {what}, {game} | {old:.1f} | {new:.1f} | {old / new:.2f} |")


def compiled(commit: str) -> str:
    """Where Python finds the package as it was at a commit, compiled."""
    place = BUILT / commit
    done = place / "compiled"
    if not done.is_file():
        print(f"Compiling {commit} into {place} ...", flush=True)
        place.mkdir(parents=True, exist_ok=True)
        archive = ["git", "-C", str(ROOT), "archive", commit]
        files = subprocess.run(archive, stdout=subprocess.PIPE, check=True).stdout
        subprocess.run(["tar", "-x", "-C", str(place)], input=files, check=True)
        build = [sys.executable, "setup.py", "-q", "build_ext", "--inplace"]
        asked = {**os.environ, "PERIHELION_REQUIRE_COMPILED": "1"}
        subprocess.run(build, cwd=place, env=asked, check=True)
        done.touch()
    return str(place / "src")


def measured(package: str) -> Figures:
    """The figures of one process, with the package found there, or with the installed one."""
    env = {**os.environ, "PYTHONPATH": package}
    done = subprocess.run([sys.executable, __file__], env=env, capture_output=True, check=True)
    found: Figures = json.loads(done.stdout)
    return found


def figures() -> Figures:
    """Of the package at hand: for each game a view and a question, in microseconds."""
    if not perihelion.is_compiled():
        sys.exit("This is not the compiled package: make build, and run it with .venv/bin/python.")
    found: Figures = {}
    for game in perihelion.games():
        asked = decisions(game)
        found[game] = [
            timed(lambda state: state.view(int(state.seat)), asked),
            timed(lambda state: state.decision(int(state.seat)), asked),
        ]
    return found


def decisions(game: str) -> list[State]:
    """Every third state of a random match that asks a seat."""
    state = perihelion.start(game, seats=2)
    rng = Rng(1)
    found: list[State] = []
    while not state.is_over and len(found) < STATES * EVERY:
        if state.seat >= 0:
            found.append(state.clone())
        answers = state.legal()
        state.apply(answers[rng.below(len(answers))])
    return found[::EVERY]


def timed(ask: Callable[[State], object], states: list[State]) -> float:
    """Microseconds for one of them; what is kept between them is kept."""
    least = float("inf")
    for _ in range(REPEATS):
        begin = time.process_time_ns()
        for state in states:
            ask(state)
        least = min(least, (time.process_time_ns() - begin) / len(states) / 1000)
    return least


if __name__ == "__main__":
    print(json.dumps(figures()))
