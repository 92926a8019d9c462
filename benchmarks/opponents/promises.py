"""Tune the numbers by which Kepler-3042's planner promises: evolve them by the points they bring.

    python -m benchmarks.opponents.promises --minutes 15 --out promises.npz --gate 60

A nation that always gives the most promising answer plays matches against others that do so too,
by the numbers of the generation before: who drew by promise was too easy to live beside.
Numbers are drawn around those of today (sep-CMA-ES: a step for each number), the better half of a
generation moves them, and every generation plays other deals. It goes on where it stopped. With
`--gate` plans with the new numbers play so many games against plans with those of today, and are
written to `ai/weights` of the game if they win more than their fair share by more than a standard
error: as a new generation, or into the one that `--generation` names. Needs the extra `train`.

`--of` says whose numbers: of two nations, in a `crowd` of three or four, or in a crowd those of
nations whose objective asks for an alien planet (`aliens`), who do not play for the others'
numbers. What evolution would leave aside, because only the whole way is worth it, it can be led to
by a data set in which that objective brings more (`--data`). `alone` a nation plays the solo levels
of all campaigns, and what levels ask for counts (`Kepler3042Judge.gain`).
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Mapping, Sequence
from math import sqrt
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import numpy as np
from msgspec.structs import replace

from perihelion.ai.arena.contest import Contest, Fixture, contest_of
from perihelion.ai.arena.playing import Timed, contestants, finished
from perihelion.ai.arena.standings import by_deal, won_by
from perihelion.ai.arena.stats import share_of
from perihelion.ai.judges import (
    PLANS,
    plan_numbers,
    plan_tables,
    planned_generations,
    planner_of,
)
from perihelion.ai.network.weights import Gate
from perihelion.ai.plan_agent import PlanAgent
from perihelion.ai.plan_numbers import PlanNumbers, PlanTable
from perihelion.ai.search.judge import Judge
from perihelion.ai.search.planning import Planner
from perihelion.games import folder_of, load
from perihelion.games.kepler3042.ai.answer_promises import Promises
from perihelion.games.kepler3042.ai.objective_progress import asks_for_aliens
from perihelion.games.kepler3042.ai.planner import (
    ALIENS,
    ALONE,
    FOR_ALIENS,
    LEANING,
    NATIONS,
    Kepler3042Planner,
    goals_of,
)
from perihelion.games.kepler3042.engine import Kepler3042State
from perihelion.games.kepler3042.options import CAMPAIGNS, LEVELS
from perihelion.kernel.game import Game
from perihelion.kernel.rng import Rng
from perihelion.kernel.state import State
from perihelion.kernel.table_options import Value
from perihelion.match import BadAgent, Match, OpenDealer

GAME = load("kepler3042")
STEP, LEANING_STEP = 1.5, 0.8
"""How far a sum moves where a factor moves by e; that of leanings less far."""
# What promises do not look at: those numbers judge positions.
STILL = {
    *("sure", "unsure", "tempo", "medal", "near_medal", "variety", "supply"),
    *("stored_energy", "stored_matter", "stored_antimatter", "matter", "antimatter"),
}
SUMS = {"new_type", "same_type", "completes", "asked_level", "asked_planet", "ahead"}
"""Leanings besides those of rows that are moved by sums."""
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
TWO, CROWD = "two", "crowd"
KINDS = {
    TWO: (NATIONS, (2,)),
    CROWD: (NATIONS, (3, 4)),
    ALIENS: (ALIENS, (4,)),
    ALONE: (ALONE, (1,)),
}
"""Whose numbers are evolved: what the planner calls them, and at how many seats."""
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
PLAYOUTS = 300
"""A turn of those who play at the gate."""

Seat = tuple[int, State]


def step_of(name: str) -> float:
    """How far a number is moved by a sum, 0 for those that are moved by factors."""
    if name.startswith(("besides", "early_")):
        return STEP
    return LEANING_STEP if name.startswith("leaning ") or name in SUMS else 0.0


class Numbers:
    """The numbers that are evolved: where they begin, and the judge that they make."""

    def __init__(self, of: str) -> None:
        self.of = of
        self.begun = begin_of(of)
        still = STILL if of == ALONE else {*STILL, *STARTS, "duty"}
        self.names = list(self.begun.numbers)
        self.base = np.array(list(self.begun.numbers.values()))
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

    def named(self, moved: Any) -> dict[str, float]:
        """The same by name, as a file has them."""
        digits = {name: 3 if name in LEANING else 4 for name in self.names}
        rows = zip(self.names, self.at(moved), strict=True)
        return {name: float(f"{value:.{digits[name]}g}") for name, value in rows}

    def judge(self, moved: Any) -> Judge:
        """Who promises by these numbers."""
        goals = goals_of(dict(zip(self.names, self.at(moved).tolist(), strict=True)))
        judge = as_they_ship()
        of, seats = KINDS[self.of]
        for count in seats:
            (judge.asked if of == ALIENS else judge.usual)[count] = Promises(goals)
        return judge


def begin_of(of: str) -> PlanTable:
    """The numbers as they ship."""
    name, seats = KINDS[of]
    tables = plan_tables(GAME, planned_generations(GAME.id)[-1])
    [found] = [one for one in tables if one.of == name and set(seats) <= set(one.seats)]
    numbers = found.numbers | ({} if of in {ALIENS, ALONE} else STARTS)
    return replace(found, numbers=numbers)


def as_they_ship() -> Kepler3042Planner:
    """Who promises by the numbers of today."""
    planner = planner_of(GAME)
    assert isinstance(planner, Kepler3042Planner)
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
        match = Match(GAME, seats, options, agents=agents, dealer=dealer, agent_seed=deal)
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


def gates(numbers: Numbers, moved: Any, games: int, options: dict[str, Value]) -> list[Gate]:
    """What plans with the new numbers win over those with today's; alone, what levels they pass."""
    against = f"admiral-{planned_generations(GAME.id)[-1]}"
    found = []
    for seats in KINDS[numbers.of][1]:
        if seats == 1:
            new, old = (passed(judge, games) for judge in (numbers.judge(moved), as_they_ship()))
            found.append(Gate(against, 1, games, new, old, str(PLAYOUTS)))
            continue
        contest = contest_of(
            GAME, ["random", "random"], seats=seats, games=games, seed="gate", options=options
        )

        def seated(contest: Contest, fixture: Fixture, game: Game) -> list[Timed]:
            return [
                Timed(planning(as_they_ship() if one else numbers.judge(moved)), str(one))
                for one in contestants(contest, fixture, game)
            ]

        results = [finished(contest, number, seated)[1] for number in range(contest.games)]
        share = share_of(by_deal(results, lambda result: won_by(result, 0)))
        assert share is not None
        fair = 1.0 / seats
        needed = fair + sqrt(fair * (1.0 - fair) / share.games)
        found.append(Gate(against, seats, share.games, share.share, needed, str(PLAYOUTS)))
    return found


def passed(judge: Judge, games: int) -> float:
    """The share of solo levels that plans with these promises pass."""
    options: list[dict[str, Value]] = [
        {"campaign": campaign, "level": level, "bonus_cubes": CUBES if level > 1 else 0}
        for campaign in CAMPAIGNS
        for level in range(1, LEVELS + 1)
    ]
    won = 0
    for number in range(games):
        match = Match(
            GAME,
            1,
            options[number % len(options)],
            agents=[planning(judge)],
            dealer=OpenDealer(f"gate{number}"),
            agent_seed=number,
        )
        outcome = match.run()
        assert outcome is not None
        won += outcome.reason == "passed"
    return won / games


def planning(judge: Judge) -> PlanAgent:
    """Who plays at the gate."""
    return PlanAgent("gate", judge, budget=PLAYOUTS)


def write(table: PlanTable, generation: int) -> Path:
    """Put numbers into the file of a generation, on top of the one before it."""
    known = planned_generations(GAME.id)
    file = Path("src", *folder_of(GAME.id).split("."), "ai", "weights")
    file /= f"{GAME.id}-{generation}.{PLANS}"
    own = plan_numbers(GAME, generation).tables if generation in known else ()
    base = max((one for one in known if one < generation), default=0)
    tables = (*(one for one in own if (one.of, one.seats) != (table.of, table.seats)), table)
    numbers = PlanNumbers(GAME.id, generation, tables, base)
    file.write_bytes(msgspec.json.format(msgspec.json.encode(numbers), indent=1) + b"\n")
    return file


def main() -> None:
    """Evolve for some minutes."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=15.0, help="of the processor")
    parser.add_argument("--of", choices=KINDS, default=TWO, help="whose numbers")
    parser.add_argument("--data", help="a folder of components to play with")
    parser.add_argument("--out", type=Path, default=Path("promises.npz"))
    parser.add_argument("--gate", type=int, metavar="GAMES", help="play a gate, and write")
    newest = planned_generations(GAME.id)[-1]
    parser.add_argument("--generation", type=int, default=newest + 1, help="that is written")
    parser.add_argument("--commit", default="", help="of the program, for what is written")
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
    if given.gate:
        options: dict[str, Value] = {"data": given.data} if given.data else {}
        found = gates(numbers, state.mean, given.gate, options)
        for gate in found:
            print(f"{gate.seats} seats: {gate.share:.3f} of {gate.games}, needed {gate.needed:.3f}")
        if all(gate.share > gate.needed for gate in found):
            table = PlanTable(
                *KINDS[given.of],
                data=(GAME.data_digest(options),),
                numbers=numbers.named(state.mean),
                commit=given.commit,
                generations=state.generation,
                seconds=round(time.process_time()),
                gates=tuple(found),
            )
            print(write(table, given.generation))


if __name__ == "__main__":
    main()
