"""Tune the numbers by which Kepler-3042's planner promises: evolve them by the points they bring.

    python -m benchmarks.opponents.promises --minutes 15 --out promises.npz

A nation that always gives the most promising answer plays matches against others that mostly do.
Numbers are drawn around those of today (sep-CMA-ES: a step for each number), the better half of a
generation moves them, and every generation plays other deals. It goes on where it stopped, and
writes `games/kepler3042/ai/plan_weights.py` with `--write`. Needs the extra `train`.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from perihelion.ai.search.planning import Planner
from perihelion.games import load
from perihelion.games.kepler3042.ai.judge import Kepler3042Judge
from perihelion.games.kepler3042.ai.weights import LEVEL_WORTH, PROMISES, WEIGHTS
from perihelion.kernel.rng import Rng
from perihelion.kernel.state import State
from perihelion.match import BadAgent, Match, OpenDealer

TARGET = Path("src/perihelion/games/kepler3042/ai/plan_weights.py")
NAMES = [*WEIGHTS, *(f"level {place}" for place in range(len(LEVEL_WORTH))), *PROMISES]
BASE = np.array([*WEIGHTS.values(), *LEVEL_WORTH, *PROMISES.values()])
# Numbers around 0 are moved by sums, all others by factors.
SUMS = np.array([name.startswith(("besides", "early")) for name in NAMES])
STEP = 1.5
"""How far a sum moves where a factor moves by e."""
# What promises do not look at: those numbers judge positions.
STILL = {
    *("sure", "unsure", "duty", "tempo", "medal", "near_medal", "variety", "supply"),
    *("stored_energy", "stored_matter", "stored_antimatter", "matter", "antimatter"),
}
FREE = np.array(
    [
        place
        for place, name in enumerate(NAMES)
        if name not in STILL and not (name.startswith("level ") and BASE[place] == 0.0)
    ]
)
POPULATION = 18
DEALS = {2: 150, 4: 40}
"""Deals with so many seats that are drawn from, and how many of their seats a generation plays."""
PLAYED = {2: 24, 4: 8}
TESTED = {2: 40, 4: 15}
WORLDS = 4

Seat = tuple[int, State]


class Evolved(NamedTuple):
    """Where the evolution is."""

    generation: int
    mean: Any
    spread: Any
    path: Any
    long_path: Any
    sigma: float


class _Asked(Exception):
    """Every seat was asked once."""


def first_questions(seats: int, deals: range) -> list[Seat]:
    """What each seat knows when it has its first choice, in so many deals."""
    game = load("kepler3042")
    found: list[Seat] = []
    for deal in deals:
        asked: dict[int, State] = {}

        class Asking:
            name = "asking"

            def choose(self, blind: State, seat: int, legal: Sequence[int], rng: Rng) -> int:
                if len(legal) > 1:
                    asked.setdefault(seat, blind.clone())  # noqa: B023 - it plays in this round
                if len(asked) == seats:  # noqa: B023
                    raise _Asked
                return legal[int(rng.below(len(legal)))]

        agents = [Asking() for _ in range(seats)]
        match = Match(game, seats, agents=agents, dealer=OpenDealer(f"t{deal}"), agent_seed=deal)
        try:
            match.run()
        except BadAgent as error:
            if not isinstance(error.__cause__, _Asked):
                raise
        found += asked.items()
    return found


def numbers(moved: Any) -> Any:
    """The numbers that a point of the evolution stands for."""
    whole = np.zeros(len(BASE))
    whole[FREE] = moved
    return np.where(SUMS, BASE + STEP * whole, BASE * np.exp(whole))


def points(moved: Any, seats: Sequence[Seat], worlds: int, seed: int) -> float:
    """What always giving the most promising answer brings, on average."""
    parts = np.split(numbers(moved), np.cumsum([len(WEIGHTS), len(LEVEL_WORTH)]))
    judge = Kepler3042Judge(*(part.tolist() for part in parts))
    planner = Planner(judge, worlds, 0.0, 1.0)
    total = 0.0
    for place, (seat, blind) in enumerate(seats):
        planner.begin(seat)
        planner.look(blind, Rng(seed * 1000 + place))
        total += planner.best_mean
    return total / len(seats)


def begun() -> Evolved:
    """Before the first generation."""
    zero = np.zeros(len(FREE))
    return Evolved(0, zero, zero + 1.0, zero, zero, 0.25)


def kept(file: Path) -> Evolved:
    """Where it stopped."""
    found = np.load(file)
    return Evolved(
        int(found["generation"]),
        found["mean"],
        found["spread"],
        found["path"],
        found["long_path"],
        float(found["sigma"]),
    )


def next_generation(e: Evolved, deals: dict[int, list[Seat]]) -> tuple[Evolved, float]:
    """Draw a generation, play it and move; with the mean of its points."""
    size, half = len(FREE), POPULATION // 2
    share = np.log(half + 0.5) - np.log(np.arange(1, half + 1))
    share /= share.sum()
    mass = 1.0 / (share**2).sum()
    # The constants of sep-CMA-ES (Ros and Hansen 2008).
    fast = (mass + 2) / (size + mass + 5)
    slow = 4 / (size + 4)
    one = 2 / ((size + 1.3) ** 2 + mass) * (size + 2) / 3
    many = 2 * (mass - 2 + 1 / mass) / ((size + 2) ** 2 + mass) * (size + 2) / 3
    norm = np.sqrt(size) * (1 - 1 / (4 * size) + 1 / (21 * size * size))
    number = e.generation + 1
    random = np.random.RandomState(number)
    table = [
        deals[seats][place]
        for seats, count in PLAYED.items()
        for place in random.choice(len(deals[seats]), count, replace=False)
    ]
    drawn = random.randn(POPULATION, size)
    tried = e.mean + e.sigma * np.sqrt(e.spread) * drawn
    worth = np.array(
        [points(x, table, WORLDS, number) - 0.02 * float((x**2).mean()) for x in tried]
    )
    best = np.argsort(-worth)[:half]
    mean = share @ tried[best]
    path = (1 - fast) * e.path + np.sqrt(fast * (2 - fast) * mass) * (share @ drawn[best])
    length = np.linalg.norm(path)
    steady = length / np.sqrt(1 - (1 - fast) ** (2 * number)) < (1.4 + 2 / (size + 1)) * norm
    way = (mean - e.mean) / e.sigma
    long_path = (1 - slow) * e.long_path + steady * np.sqrt(slow * (2 - slow) * mass) * way
    spread = (1 - one - many) * e.spread + one * long_path**2
    spread += many * (share @ (((tried[best] - e.mean) / e.sigma) ** 2))
    damping = 1 + fast + 2 * max(0.0, np.sqrt((mass - 1) / (size + 1)) - 1)
    sigma = e.sigma * float(np.exp(fast / damping * (length / norm - 1)))
    after = Evolved(number, mean, spread, path, long_path, sigma)
    return after, float(worth.mean())


def module_of(found: Any) -> str:
    """The numbers as a module."""
    rows = {name: float(f"{value:.4g}") for name, value in zip(NAMES, found, strict=True)}
    levels = [rows[f"level {place}"] for place in range(len(LEVEL_WORTH))]
    lines = [
        '"""The numbers by which plans for Kepler-3042 promise: written by',
        "`python -m benchmarks.opponents.promises`, see `weights.py` for what each one means.",
        '"""',
        "",
        "from typing import Final",
        "",
        "PLAN_WEIGHTS: Final = {",
        *(f'    "{name}": {rows[name]},' for name in WEIGHTS),
        "}",
        "",
        "PLAN_LEVEL_WORTH: Final = [",
        *(
            f"    *({', '.join(map(str, levels[row : row + 5]))}),"
            for row in range(0, len(levels), 5)
        ),
        "]",
        "",
        "PLAN_PROMISES: Final = {",
        *(f'    "{name}": {rows[name]},' for name in PROMISES),
        "}",
    ]
    return "\n".join(lines) + "\n"


def main() -> None:
    """Evolve for some minutes."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=15.0)
    parser.add_argument("--out", type=Path, default=Path("promises.npz"))
    parser.add_argument("--write", action="store_true", help=f"write {TARGET}")
    given = parser.parse_args()
    deals = {seats: first_questions(seats, range(count)) for seats, count in DEALS.items()}
    tests = {
        seats: first_questions(seats, range(1000, 1000 + count)) for seats, count in TESTED.items()
    }
    state = kept(given.out) if given.out.exists() else begun()
    until = time.monotonic() + 60.0 * given.minutes
    while time.monotonic() < until:
        state, mean = next_generation(state, deals)
        np.savez(given.out, **state._asdict())
        if state.generation % 10 == 0:
            tested = {seats: points(state.mean, table, 8, 9) for seats, table in tests.items()}
            said = " ".join(f"{seats} seats {value:.2f}" for seats, value in tested.items())
            print(f"{state.generation}: generation {mean:.2f}, deals never played {said}")
    if given.write:
        TARGET.write_text(module_of(numbers(state.mean)))


if __name__ == "__main__":
    main()
