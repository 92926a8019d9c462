"""Ours beside hand-written C and the peers of the registries, all in one run on one core.

    make build
    .venv/bin/python benchmarks/speed.py --beside

The yardstick is compiled from benchmarks/yardstick, the peers come from the registry into an
environment of their own, build/peers; what cannot be had is named and left out. Everything is
measured in turns, several rounds of each, in seconds of processor time, so that what else the
machine does disturbs all alike. The tables have the best round of each and the ratios of these;
benchmarks/results/beside.json keeps the medians too.
"""

import json
import os
import platform
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from statistics import median

# One core means one core, also for what numpy brings along.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import msgspec
from benchmarks.peers.driving import drive

import perihelion
from perihelion.ai.judges import judge_of
from perihelion.ai.levels import LEVELS, MEMORY, settings_of
from perihelion.ai.search.search import Search
from perihelion.bench.measure import timed_driven
from perihelion.bench.searching import opening, timed_search
from perihelion.kernel.playout import playouts
from perihelion.kernel.rng import Rng
from perihelion.research import pettingzoo
from perihelion.research.vector import VectorEnv

ROOT = Path(__file__).resolve().parents[1]
HERE = ROOT / "benchmarks"
INSTALLED = ROOT / "build" / "peers"
RESULTS = HERE / "results" / "beside.json"
LANES = 128
YARDSTICK = "hand-written C Zenith"
TABLES = (("zenith", 2), ("zenith", 4), ("kepler3042", 2), ("kepler3ad-1", 2), ("kepler3ad-2", 2))

Measure = Callable[[float], tuple[float, float]]


class Chapter(msgspec.Struct, frozen=True):
    """One way to count, ours beside others."""

    title: str
    ours: Callable[[str, int, float], tuple[float, float]]
    peers: tuple[str, ...] = ()


def inside(game: str, seats: int, seconds: float) -> tuple[float, float]:
    """Decisions of random matches inside compiled code."""
    rules = perihelion.load(game)
    start = rules.start(seats, rules.bot_options)
    rng, decisions = Rng(1), 0
    begin = time.process_time()
    while (took := time.process_time() - begin) < seconds:
        decisions += int(playouts(start, rng, 20).decisions)
    return decisions, took


def driven(game: str, seats: int, seconds: float) -> tuple[float, float]:
    """Decisions when Python asks and answers every single question."""
    rules = perihelion.load(game)
    return timed_driven(rules.start(seats, rules.bot_options), 1, seconds), 1.0


def vector(game: str, seats: int, seconds: float) -> tuple[float, float]:
    """Steps of many matches, each with observation, mask and a random legal action."""
    env = VectorEnv(game, LANES, seats, seed=1)
    steps = 0
    begin = time.process_time()
    while (took := time.process_time() - begin) < seconds:
        for _ in range(20):
            env.step(env.sample())
        steps += 20 * LANES
    return steps, took


def aec(game: str, seats: int, seconds: float) -> tuple[float, float]:
    """Steps of the PettingZoo environment, driven exactly as the peer."""
    return drive(pettingzoo.env(game, seats), seconds, 1)


def whole(game: str, seats: int, seconds: float) -> tuple[float, float]:
    """Random matches inside compiled code."""
    rules = perihelion.load(game)
    start = rules.start(seats, rules.bot_options)
    rng, games = Rng(1), 0
    begin = time.process_time()
    while (took := time.process_time() - begin) < seconds:
        playouts(start, rng, 20)
        games += 20
    return games, took


def search(game: str, seats: int, seconds: float) -> tuple[float, float]:
    """Iterations of the strongest search from an opening."""
    rules = perihelion.load(game)
    judge = judge_of(rules)
    searching = Search(judge, settings_of(LEVELS[-1], judge), MEMORY, seats)
    return timed_search(searching, opening(rules, seats, 0), Rng(0), seconds), 1.0


CHAPTERS = (
    Chapter(
        "random decisions/s inside compiled code",
        inside,
        (YARDSTICK, "OpenSpiel connect four, C++", "OpenSpiel backgammon, C++"),
    ),
    Chapter(
        "random decisions/s driven from Python",
        driven,
        ("OpenSpiel connect four", "OpenSpiel backgammon"),
    ),
    Chapter(
        "vectorised steps/s with observation and mask",
        vector,
        ("pgx connect four", "pgx backgammon"),
    ),
    Chapter("steps/s of PettingZoo's loop", aec, ("PettingZoo connect four",)),
    Chapter("random games/s", whole, ("Catanatron",)),
    Chapter("iterations/s of the strongest search, from an opening", search),
)


def peer(name: str, seconds: float) -> tuple[float, float]:
    """The figures of a peer, in its own environment."""
    script = HERE / "peers" / "driving.py"
    return told(
        [str(INSTALLED / "bin" / "python"), "-W", "ignore", str(script), name, str(seconds)]
    )


def yardstick(program: Path, seconds: float) -> tuple[float, float]:
    """Decisions of hand-written C."""
    return told([str(program), str(seconds)])


def told(command: Sequence[str]) -> tuple[float, float]:
    """What a program of others prints last: how many, and the seconds for them."""
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        reason = (done.stderr.strip() or "it ended with an error").splitlines()[-1]
        raise LookupError(reason)
    count, took = json.loads(done.stdout.splitlines()[-1])
    return count, took


def install_peers() -> None:
    """Once, from the registry, one by one: what one of them lacks does not stop the others."""
    wanted = (HERE / "peers" / "requirements.txt").read_text()
    note = INSTALLED / "requirements.txt"
    if note.is_file() and note.read_text() == wanted:
        return
    print("Installing the peers into build/peers ...", flush=True)
    subprocess.run([sys.executable, "-m", "venv", "--clear", str(INSTALLED)], check=True)
    for line in wanted.splitlines():
        if line and not line.startswith("#"):
            pip = [str(INSTALLED / "bin" / "python"), "-m", "pip", "install", "-q", line]
            if subprocess.run(pip, check=False, stderr=subprocess.DEVNULL).returncode:
                print(f"{line} cannot be had here", flush=True)
    note.write_text(wanted)


def contestants(program: Path) -> dict[str, Measure]:
    """Everything that is measured, by name."""
    found: dict[str, Measure] = {}
    for chapter in CHAPTERS:
        for game, seats in TABLES:
            found[f"{chapter.title}: {game} {seats}"] = partial(chapter.ours, game, seats)
        for name in chapter.peers:
            measure = partial(yardstick, program) if name == YARDSTICK else partial(peer, name)
            found[f"{chapter.title}: {name}"] = measure
    return found


def compare(seconds: float, rounds: int) -> None:
    """Measure all in turns, print the tables and keep them."""
    if not perihelion.is_compiled():
        sys.exit("This is not the compiled package: make build, and run it with .venv/bin/python.")
    install_peers()
    rates: dict[str, list[float]] = {}
    lacking: dict[str, str] = {}
    with tempfile.TemporaryDirectory() as place:
        program = Path(place) / "yardstick"
        made = ["make", "-s", "-C", str(HERE / "yardstick"), f"OUT={program}"]
        subprocess.run(made, check=False)
        for number in range(rounds):
            for name, measure in contestants(program).items():
                if name not in lacking:
                    try:
                        count, took = measure(seconds)
                        rates.setdefault(name, []).append(count / took)
                    except (LookupError, OSError) as problem:
                        lacking[name] = str(problem)
            print(f"round {number + 1} of {rounds}", flush=True)
    for name, reason in lacking.items():
        print(f"left out, as it cannot be had here: {name}: {reason}")
    best = {name: round(max(found), 1) for name, found in rates.items()}
    document = {
        "date": f"{datetime.now(UTC):%Y-%m-%d}",
        "version": perihelion.__version__,
        "python": platform.python_version(),
        "seconds": seconds,
        "rounds": rounds,
        "lanes": LANES,
        "peers": [line for line in _requirements() if not line.startswith("#")],
        "left_out": lacking,
        "best": best,
        "median": {name: round(median(found), 1) for name, found in rates.items()},
    }
    RESULTS.write_text(json.dumps(document, indent=1) + "\n")
    print("", *(markdown(chapter, best) for chapter in CHAPTERS), RESULTS, sep="\n")


def _requirements() -> list[str]:
    return (HERE / "peers" / "requirements.txt").read_text().splitlines()


def markdown(chapter: Chapter, best: dict[str, float]) -> str:
    """One table: ours, and how many times each peer that is."""
    peers = [name for name in chapter.peers if f"{chapter.title}: {name}" in best]
    columns = [chapter.title, "best", *(f"times {name}" for name in peers)]
    lines = [f"| {' | '.join(columns)} |", "|---" * len(columns) + "|"]
    rows = [(f"{game}, {seats} seats", f"{game} {seats}") for game, seats in TABLES]
    for label, name in (*rows, *((name, name) for name in peers)):
        rate = best[f"{chapter.title}: {name}"]
        ratios = (rate / best[f"{chapter.title}: {other}"] for other in peers)
        lines.append(f"| {' | '.join([label, said(rate), *map(said, ratios)])} |")
    return "\n".join(lines) + "\n"


def said(number: float) -> str:
    """Whole thousands, or as many digits as a ratio needs."""
    return (
        f"{number:,.0f}" if number >= 100 else f"{number:.2f}" if number < 10 else f"{number:.1f}"
    )
