"""Our environments beside PettingZoo's connect four and Catanatron, all in one run on one core.

    make build
    .venv/bin/python -m benchmarks.research.side_by_side

The peers come from the registry into an environment of their own, build/peers. Everything is
measured in turns, several rounds of each, in seconds of processor time, so that what else the
machine does disturbs all alike; the table has the medians. It is written to
benchmarks/results/research.json, and as Markdown to the terminal.
"""

import argparse
import json
import os
import platform
import subprocess
import sys
import time
from collections.abc import Callable
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from statistics import median

# One core means one core, also for what numpy brings along.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")


from benchmarks.research.driving import drive

import perihelion
from perihelion.kernel.playout import playouts
from perihelion.kernel.rng import Rng
from perihelion.research import pettingzoo
from perihelion.research.vector import VectorEnv

ROOT = Path(__file__).resolve().parents[2]
PEERS = ROOT / "build" / "peers"
RESULTS = ROOT / "benchmarks" / "results" / "research.json"
LANES = 128
TABLES = (("zenith", 2), ("zenith", 4), ("kepler3042", 2), ("kepler3ad-1", 2), ("kepler3ad-2", 2))


def vector(game: str, seats: int, seconds: float) -> tuple[int, float]:
    """Steps of many matches, each with observation, mask and a random legal action."""
    env = VectorEnv(game, LANES, seats, seed=1)
    steps = 0
    begin = time.process_time()
    while (took := time.process_time() - begin) < seconds:
        for _ in range(20):
            env.step(env.sample())
        steps += 20 * LANES
    return steps, took


def aec(game: str, seats: int, seconds: float) -> tuple[int, float]:
    """Steps of the PettingZoo environment, driven exactly as the peer."""
    return drive(pettingzoo.env(game, seats), seconds, 1)


def whole(game: str, seats: int, seconds: float) -> tuple[int, float]:
    """Random matches inside compiled code."""
    rules = perihelion.load(game)
    start = rules.start(seats, rules.bot_options)
    rng = Rng(1)
    games = 0
    begin = time.process_time()
    while (took := time.process_time() - begin) < seconds:
        playouts(start, rng, 20)
        games += 20
    return games, took


def peer(name: str, seconds: float) -> tuple[int, float]:
    """The same of a peer, in its own environment."""
    script = Path(__file__).with_name("driving.py")
    command = [str(PEERS / "bin" / "python"), "-W", "ignore", str(script), name, str(seconds)]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    count, took = json.loads(done.stdout.splitlines()[-1])
    return int(count), float(took)


def install_peers() -> None:
    """Once, from the registry."""
    wanted = Path(__file__).with_name("peers.txt")
    note = PEERS / "peers.txt"
    if note.is_file() and note.read_text() == wanted.read_text():
        return
    print("Installing the peers into build/peers ...", flush=True)
    subprocess.run([sys.executable, "-m", "venv", "--clear", str(PEERS)], check=True)
    pip = [str(PEERS / "bin" / "python"), "-m", "pip", "install", "-q"]
    subprocess.run([*pip, "-r", str(wanted)], check=True)
    note.write_text(wanted.read_text())


def contestants() -> dict[str, Callable[[float], tuple[int, float]]]:
    """Everything that is measured, by name."""
    found: dict[str, Callable[[float], tuple[int, float]]] = {
        name: partial(peer, name) for name in ("connect-four", "catan")
    }
    for game, seats in TABLES:
        for kind, measure in (("vector", vector), ("aec", aec), ("games", whole)):
            found[f"{kind} {game} {seats}"] = partial(measure, game, seats)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=2.0, help="for each figure and round")
    parser.add_argument("--rounds", type=int, default=5)
    wanted = parser.parse_args()
    if not perihelion.is_compiled():
        sys.exit("This is not the compiled package: make build, and run it with .venv/bin/python.")
    install_peers()
    rates: dict[str, list[float]] = {}
    for number in range(wanted.rounds):
        for name, measure in contestants().items():
            count, took = measure(wanted.seconds)
            rates.setdefault(name, []).append(count / took)
        print(f"round {number + 1} of {wanted.rounds}", flush=True)
    figures = {name: round(median(found), 1) for name, found in rates.items()}
    best = {name: round(max(found), 1) for name, found in rates.items()}
    document = {
        "date": f"{datetime.now(UTC):%Y-%m-%d}",
        "version": perihelion.__version__,
        "python": platform.python_version(),
        "seconds": wanted.seconds,
        "rounds": wanted.rounds,
        "lanes": LANES,
        "peers": Path(__file__).with_name("peers.txt").read_text().split()[-3:],
        "median": figures,
        "best": best,
    }
    RESULTS.write_text(json.dumps(document, indent=1) + "\n")
    print(f"\n{markdown(figures, best)}\n\n{RESULTS}")


def markdown(figures: dict[str, float], best: dict[str, float]) -> str:
    """The table for docs/research.md."""
    four, catan = figures["connect-four"], figures["catan"]
    columns = (
        *("game, seats", "vectorised steps/s (best)", "AEC steps/s", "times connect four"),
        *("random games/s", "times Catanatron"),
    )
    lines = [f"| {' | '.join(columns)} |", "|---" * len(columns) + "|"]
    for game, seats in TABLES:
        name = f"{game} {seats}"
        steps, single, games = (figures[f"{kind} {name}"] for kind in ("vector", "aec", "games"))
        lines.append(
            f"| {game}, {seats} | {steps:,.0f} ({best[f'vector {name}']:,.0f}) | {single:,.0f} "
            f"| {single / four:.1f} | {games:,.0f} | {games / catan:,.0f} |"
        )
    lines += [
        f"| PettingZoo connect four | | {four:,.0f} | 1 | | |",
        f"| Catanatron, 4 seats | | | | {catan:,.1f} | 1 |",
    ]
    return "\n".join(lines)


if __name__ == "__main__":
    main()
