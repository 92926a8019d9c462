"""Tune the numbers by which Kepler-3042's planner promises: evolve them by the points they bring.

    python -m benchmarks.opponents.promises --minutes 15 --out promises.npz

A nation that always gives the most promising answer plays matches against others that do so too,
by the numbers of the generation before: who drew by promise was too easy to live beside.
Numbers are drawn around those of today (sep-CMA-ES: a step for each number), the better half of a
generation moves them, and every generation plays other deals. It goes on where it stopped, and
with `--write` writes a module of `games/kepler3042/ai`: then it begins anew from there. Needs the
extra `train`.

`--of` says whose numbers: of two nations (`two_weights.py`), in a `crowd` of three or four
(`crowd_weights.py`), or in a crowd those of nations whose objective asks for an alien planet
(`aliens`, `alien_weights.py`), who do not play for the others' numbers. What evolution would leave
aside, because only the whole way is worth it, it can be led to by a data set in which that
objective brings more (`--data`). `alone` a nation plays the solo levels of all campaigns, and what
levels ask for counts (`Kepler3042Judge.gain`); that begins with the numbers of `plan_weights.py`
and writes `alone_weights.py`.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np

from perihelion.ai.search.judge import Judge
from perihelion.ai.search.planning import Planner
from perihelion.games import load
from perihelion.games.kepler3042.ai.alien_weights import (
    ALIEN_ANTIMATTER,
    ALIEN_LEANINGS,
    ALIEN_LEVEL_WORTH,
    ALIEN_PLANET,
    ALIEN_PROMISES,
    ALIEN_SCIENCE,
    ALIEN_WEIGHTS,
)
from perihelion.games.kepler3042.ai.answer_promises import Promises
from perihelion.games.kepler3042.ai.crowd_weights import (
    CROWD_LEANINGS,
    CROWD_LEVEL_WORTH,
    CROWD_PROMISES,
    CROWD_WEIGHTS,
)
from perihelion.games.kepler3042.ai.destinations import Goals
from perihelion.games.kepler3042.ai.judge import FOR_ALIENS, Kepler3042Judge, judge
from perihelion.games.kepler3042.ai.leanings import (
    BONUS_LEANINGS,
    FOR_BONUS,
    FOR_CELL,
    FOR_LEVEL,
    LEVEL_LEANINGS,
    NAMES,
    SINGLE,
)
from perihelion.games.kepler3042.ai.objective_progress import asks_for_aliens
from perihelion.games.kepler3042.ai.plan_weights import (
    PLAN_LEVEL_WORTH,
    PLAN_PROMISES,
    PLAN_WEIGHTS,
)
from perihelion.games.kepler3042.ai.two_weights import (
    TWO_LEANINGS,
    TWO_LEVEL_WORTH,
    TWO_PROMISES,
    TWO_WEIGHTS,
)
from perihelion.games.kepler3042.ai.weights import LEVEL_WORTH, PROMISES, WEIGHTS
from perihelion.games.kepler3042.engine import Kepler3042State
from perihelion.games.kepler3042.options import CAMPAIGNS, LEVELS
from perihelion.kernel.rng import Rng
from perihelion.kernel.state import State
from perihelion.kernel.table_options import Value
from perihelion.match import BadAgent, Match, OpenDealer

FOLDER = Path("src/perihelion/games/kepler3042/ai")
STEP, LEANING_STEP = 1.5, 0.8
"""How far a sum moves where a factor moves by e; that of leanings less far."""
# What promises do not look at: those numbers judge positions.
STILL = {
    *("sure", "unsure", "tempo", "medal", "near_medal", "variety", "supply"),
    *("stored_energy", "stored_matter", "stored_antimatter", "matter", "antimatter"),
}
SUMS = {"new_type", "same_type", "completes", "asked_level", "asked_planet", "ahead"}
"""Leanings besides those of rows that are moved by sums."""
ASKED: Final = ("asked_science", "asked_antimatter", "asked_planet_of_aliens")
"""What promises for each point of an objective that asks for an alien planet."""
STARTS = {
    "free_space_travel": 1.0,
    "free_quantum_physics": 0.2,
    "free_energy_development": 2.0,
    "free_terraforming": 1.0,
    "free_antimatter_science": 1.0,
}
"""Planned for equally long, three starts bring the same (docs/lab/README.md): each is as likely;
evolution would settle on one of them."""
POPULATION = 24
TWO, CROWD, ALIENS, ALONE = "two", "crowd", "aliens", "alone"
"""Whose numbers are evolved."""
DEALS = {TWO: {2: 500}, CROWD: {4: 300}, ALIENS: {4: 150}}
"""Deals with so many seats that are drawn from, and how many of their seats a generation plays."""
PLAYED = {TWO: {2: 56}, CROWD: {4: 44}, ALIENS: {4: 40}}
TESTED = {TWO: {2: 40}, CROWD: {4: 40}, ALIENS: {4: 150}}
LEVEL_DEALS, LEVELS_PLAYED, LEVELS_TESTED = 8, 30, 2
"""Deals of every level, levels that a generation plays, deals of every level for the test."""
CUBES = 2
"""What the level before brings, from the second level on."""
WORLDS, WORLDS_ALONE = 2, 4
SIGMA = 0.1
"""How far numbers are drawn at first."""
NAMED = {
    TWO: ("TWO", "plans for two nations of Kepler-3042"),
    CROWD: ("CROWD", "plans for three and four nations of Kepler-3042"),
    ALIENS: ("ALIEN", "plans for an alien planet of Kepler-3042"),
    ALONE: ("ALONE", "plans for Kepler-3042's solo levels"),
}
"""How constants and modules are named, and what they are for."""

Seat = tuple[int, State]


def named(leanings: Sequence[float]) -> dict[str, float]:
    """Leanings by name."""
    rows = [f"leaning {place}" for place in range(SINGLE)]
    return dict(zip([*rows, *NAMES], leanings, strict=True))


def step_of(name: str) -> float:
    """How far a number is moved by a sum, 0 for those that are moved by factors."""
    if name.startswith(("besides", "early_")):
        return STEP
    return LEANING_STEP if name.startswith("leaning ") or name in SUMS else 0.0


class Numbers:
    """The numbers that are evolved: where they begin, and the judge that they make."""

    def __init__(self, of: str) -> None:
        self.of = of
        weights, levels, promises, more = begin_of(of)
        still = STILL if of == ALONE else {*STILL, *STARTS, "duty"}
        self.names = [*weights, *(f"level {place}" for place in range(len(levels)))]
        self.names += [*promises, *more]
        self.cuts = np.cumsum([len(weights), len(levels), len(promises)])
        self.base = np.array([*weights.values(), *levels, *promises.values(), *more.values()])
        # Numbers around 0 are moved by sums, all others by factors.
        self.step = np.array([step_of(name) for name in self.names])
        self.free = np.array(
            [
                place
                for place, name in enumerate(self.names)
                if name not in still and not (name.startswith("level ") and not self.base[place])
            ]
        )

    def at(self, moved: Any) -> Any:
        """The numbers that a point of the evolution stands for."""
        whole = np.zeros(len(self.base))
        whole[self.free] = moved
        moved_by = self.base * np.exp(whole)
        return np.where(self.step > 0.0, self.base + self.step * whole, moved_by)

    def judge(self, moved: Any) -> Judge:
        """Who promises by these numbers."""
        weights, levels, promises, more = (
            part.tolist() for part in np.split(self.at(moved), self.cuts)
        )
        goals = Goals(weights, levels, promises)
        judge = as_they_ship()
        if self.of == ALONE:
            goals.study, goals.mission = more
            judge.promises_alone = Promises(goals)
        elif self.of == ALIENS:
            goals.science, goals.antimatter, goals.alien = more[-len(ASKED) :]
            goals.lean(more[: -len(ASKED)])
            judge.promises_aliens = Promises(goals)
        else:
            goals.lean(more)
            promising = Promises(goals)
            if self.of == CROWD:
                judge.promises_crowd = promising
            else:
                judge.promises = promising
        return judge


Rows = dict[str, float]


def begin_of(of: str) -> tuple[Rows, list[float], Rows, Rows]:
    """Weights, worth of levels, promises and what is on top of them, as they ship."""
    if of == ALONE:
        return PLAN_WEIGHTS, PLAN_LEVEL_WORTH, PLAN_PROMISES, {"study": 12.0, "mission": 8.0}
    if of == ALIENS:
        asked = zip(ASKED, (ALIEN_SCIENCE, ALIEN_ANTIMATTER, ALIEN_PLANET), strict=True)
        more = named(ALIEN_LEANINGS) | dict(asked)
        return ALIEN_WEIGHTS, ALIEN_LEVEL_WORTH, ALIEN_PROMISES, more
    if of == CROWD:
        return CROWD_WEIGHTS, CROWD_LEVEL_WORTH, CROWD_PROMISES | STARTS, named(CROWD_LEANINGS)
    return TWO_WEIGHTS, TWO_LEVEL_WORTH, TWO_PROMISES | STARTS, named(TWO_LEANINGS)


def as_they_ship() -> Kepler3042Judge:
    """Who promises by the numbers of today."""
    planner = judge().planner()
    assert isinstance(planner, Kepler3042Judge)
    return planner


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


def first_questions(
    seats: int, deals: range, options: Mapping[str, Value] | None = None
) -> list[Seat]:
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
        dealer = OpenDealer(f"t{deal}")
        match = Match(game, seats, options, agents=agents, dealer=dealer, agent_seed=deal)
        try:
            match.run()
        except BadAgent as error:
            if not isinstance(error.__cause__, _Asked):
                raise
        found += asked.items()
    return found


def of_several(
    counts: Mapping[int, int], begin: int, data: str | None, *, aliens: bool
) -> dict[int, list[Seat]]:
    """The nations that plan for an alien planet, or those that do not."""
    options = {"data": data} if data else None
    found: dict[int, list[Seat]] = {}
    for seats, count in counts.items():
        found[seats] = []
        for seat, blind in first_questions(seats, range(begin, begin + count), options):
            assert isinstance(blind, Kepler3042State)
            if (seats >= FOR_ALIENS and asks_for_aliens(blind, seat)) == aliens:
                found[seats].append((seat, blind))
    return found


def levels(deals: range) -> list[Seat]:
    """The same for all levels of all campaigns."""
    return [
        found
        for campaign in CAMPAIGNS
        for level in range(1, LEVELS + 1)
        for found in first_questions(
            1,
            deals,
            {"campaign": campaign, "level": level, "bonus_cubes": CUBES if level > 1 else 0},
        )
    ]


def points(
    judge: Judge, seats: Sequence[Seat], worlds: int, seed: int, rivals: Judge | None = None
) -> float:
    """What always giving the most promising answer brings, on average, among rivals that do."""
    planner = Planner(judge, worlds, worlds, 0.0)
    planner.rivals = rivals or judge
    total = 0.0
    for place, (seat, blind) in enumerate(seats):
        planner.begin(seat)
        planner.look(blind, Rng(seed * 1000 + place))
        total += planner.mean
    return total / len(seats)


def begun(size: int) -> Evolved:
    """Before the first generation."""
    zero = np.zeros(size)
    return Evolved(0, zero, zero + 1.0, zero, zero, SIGMA)


def kept(file: Path, numbers: Numbers) -> Evolved:
    """Where it stopped; what was evolved from other numbers says nothing about these."""
    found = np.load(file)
    if "base" in found and not np.array_equal(found["base"], numbers.base):
        sys.exit(f"{file} began with other numbers: take another file")
    return Evolved(
        int(found["generation"]),
        found["mean"],
        found["spread"],
        found["path"],
        found["long_path"],
        float(found["sigma"]),
    )


def next_generation(
    e: Evolved, numbers: Numbers, deals: dict[int, list[Seat]]
) -> tuple[Evolved, float]:
    """Draw a generation, play it and move; with the mean of its points."""
    size, half = len(numbers.free), POPULATION // 2
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
    worlds = WORLDS_ALONE if numbers.of == ALONE else WORLDS
    played = PLAYED.get(numbers.of, {1: LEVELS_PLAYED})
    random = np.random.RandomState(number)
    table = [
        deals[seats][place]
        for seats, count in played.items()
        for place in random.choice(len(deals[seats]), count, replace=False)
    ]
    drawn = random.randn(POPULATION, size)
    tried = e.mean + e.sigma * np.sqrt(e.spread) * drawn
    rivals = numbers.judge(e.mean)
    worth = np.array(
        [
            points(numbers.judge(x), table, worlds, number, rivals) - 0.02 * float((x**2).mean())
            for x in tried
        ]
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


def module_of(numbers: Numbers, moved: Any) -> str:
    """The numbers as a module."""
    found = numbers.at(moved)
    rows = {name: float(f"{value:.4g}") for name, value in zip(numbers.names, found, strict=True)}
    levels = [rows[f"level {place}"] for place in range(len(LEVEL_WORTH))]
    kind, what = NAMED[numbers.of]
    lines = [
        f'"""The numbers by which {what} promise: written by',
        f"`python -m benchmarks.opponents.promises --of {numbers.of}`, see `weights.py` for",
        "what each means.",
        '"""',
        "",
        "from typing import Final",
        "",
        f"{kind}_WEIGHTS: Final = {{",
        *(f'    "{name}": {rows[name]},' for name in WEIGHTS),
        "}",
        "",
        f"{kind}_LEVEL_WORTH: Final = [",
        *(
            f"    *({', '.join(map(str, levels[row : row + 5]))}),"
            for row in range(0, len(levels), 5)
        ),
        "]",
        "",
        f"{kind}_PROMISES: Final = {{",
        *(f'    "{name}": {rows[name]},' for name in PROMISES),
        "}",
    ]
    if numbers.of == ALONE:
        lines += [
            "",
            f"ALONE_STUDY: Final = {rows['study']}",
            '"""For each objective that asks for it, a level of a technology."""',
            f"ALONE_MISSION: Final = {rows['mission']}",
            '"""The same for a planet that is terraformed."""',
        ]
    else:
        lines += leanings_of(numbers, moved)
    return "\n".join(lines) + "\n"


def leanings_of(numbers: Numbers, moved: Any) -> list[str]:
    """The leanings, which end a module."""
    found = [float(f"{value:.3g}") for value in numbers.at(moved)[numbers.cuts[-1] :]]
    lines = [""]
    if numbers.of == ALIENS:
        asked = found[-len(ASKED) :]
        found = found[: -len(ASKED)]
        lines += [
            f"ALIEN_SCIENCE: Final = {asked[0]}",
            '"""For each point of the objective, a level of Antimatter Science while it lacks."""',
            f"ALIEN_ANTIMATTER: Final = {asked[1]}",
            '"""The same for antimatter that is generated."""',
            f"ALIEN_PLANET: Final = {asked[2]}",
            '"""The same for an alien planet, once it can be colonised."""',
            "",
        ]
    lines.append(f"{NAMED[numbers.of][0]}_LEANINGS: Final = [")
    for title, first, last, size in (
        ("Main actions", 0, LEVEL_LEANINGS, FOR_CELL),
        ("Levels of technologies", LEVEL_LEANINGS, BONUS_LEANINGS, FOR_LEVEL),
        ("Bonus actions", BONUS_LEANINGS, SINGLE, FOR_BONUS),
        ("Single promises", SINGLE, len(found), len(NAMES)),
    ):
        lines.append(f"    # {title}.")
        for row in range(first, last, size):
            lines += wrapped(found[row : row + size])
    return [*lines, "]"]


def wrapped(row: list[float]) -> list[str]:
    """A row of numbers as lines of a list, ten on each."""
    return [
        f"    *({', '.join(map(str, row[first : first + 10]))}{',' * (len(row) == first + 1)}),"
        for first in range(0, len(row), 10)
    ]


def main() -> None:
    """Evolve for some minutes."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=15.0, help="of the processor")
    parser.add_argument("--of", choices=NAMED, default=TWO, help="whose numbers")
    parser.add_argument("--data", help="a folder of components to play with")
    parser.add_argument("--out", type=Path, default=Path("promises.npz"))
    parser.add_argument("--write", action="store_true", help="write the module of numbers")
    given = parser.parse_args()
    numbers = Numbers(given.of)
    if given.of == ALONE:
        deals = {1: levels(range(LEVEL_DEALS))}
        tests = {1: levels(range(1000, 1000 + LEVELS_TESTED))}
    else:
        deals, tests = (
            of_several(counts[given.of], begin, given.data, aliens=given.of == ALIENS)
            for counts, begin in ((DEALS, 0), (TESTED, 1000))
        )
    state = kept(given.out, numbers) if given.out.exists() else begun(len(numbers.free))
    until = time.process_time() + 60.0 * given.minutes
    while True:
        if state.generation % 10 == 0:
            judge = numbers.judge(state.mean)
            tested = {seats: points(judge, table, 8, 9) for seats, table in tests.items()}
            said = " ".join(f"{seats} seats {value:.2f}" for seats, value in tested.items())
            seconds = time.process_time()
            print(f"{state.generation}: deals never played {said}; {seconds:.0f} s", flush=True)
        if time.process_time() >= until:
            break
        state, mean = next_generation(state, numbers, deals)
        np.savez(given.out, base=numbers.base, **state._asdict())
        print(f"{state.generation}: generation {mean:.2f}", flush=True)
    if given.write:
        file = f"{NAMED[given.of][0].lower()}_weights.py"
        (FOLDER / file).write_text(module_of(numbers, state.mean))


if __name__ == "__main__":
    main()
