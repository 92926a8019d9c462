"""What today's admiral wins against the first one, at equal seconds of the processor.

    python -m benchmarks.opponents.first zenith kepler3042:4 --seconds 0.5 --games 200 --out first

Each contest (a game, or a game and its seats) is looked at as the ladder looks at a rung, and ends
when it has reached its goal or missed it. With more than two sides the admiral of today is alone
among first ones. `--itself` lets today's play itself instead, and tells its points. Games and their
records lie in the folder; the same command goes on where it stopped.
"""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path

from perihelion.ai.arena.contest import contest_of
from perihelion.ai.arena.journal import read_results, record_file
from perihelion.ai.arena.ladder import Finding, Rung, climb, told_verdict
from perihelion.ai.arena.running import run
from perihelion.games import load

GOALS = {"zenith": 0.70, "kepler3042": 0.85, "kepler3ad-1": 0.65, "kepler3ad-2": 0.65}
DEFAULT = 0.65


def points(folder: Path, side: int | None = None) -> tuple[float, int]:
    """Mean points of a contestant, or of all, and over how many seats."""
    found: list[float] = []
    for number, result in read_results(folder).items():
        scores = json.loads(record_file(folder, number).read_bytes())["outcome"]["scores"]
        found += [
            score
            for score, who in zip(scores, result.sides, strict=False)
            if side is None or who == side
        ]
    return sum(found) / max(len(found), 1), len(found)


def told(found: Finding) -> str:
    """A finding in a line."""
    one, plain, rung = found.share, found.plain, found.climbed.rung
    a_turn = " / ".join(f"{seconds:.2f}" for seconds in found.seconds_per_turn)
    return (
        f"{rung.game}, {rung.seats} seats, {rung.agents[0]} over {rung.agents[1]}:"
        f" {100 * one.share:.1f} % of {one.games} ({100 * one.low:.1f} to {100 * one.high:.1f} %;"
        f" of a fixed number {100 * plain.low:.1f} to {100 * plain.high:.1f} %),"
        f" goal {100 * rung.goal:.0f} %: {told_verdict(found)}; {a_turn} s a turn"
    )


def main() -> None:
    """Play and tell."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("contests", nargs="+", metavar="GAME[:SEATS]")
    parser.add_argument("--seconds", type=float, default=0.5, help="of the processor, a turn")
    parser.add_argument("--games", type=int, default=200, help="at most")
    parser.add_argument("--seed", default="first")
    parser.add_argument("--itself", action="store_true", help="today's admiral against itself")
    parser.add_argument("--out", type=Path, default=Path("first"))
    given = parser.parse_args()
    for one in given.contests:
        name, _, count = one.partition(":")
        seats = int(count or 2)
        today = f"admiral@{given.seconds:g}s"
        place = f"{'itself' if given.itself else 'first'}-{seats}"
        begin = time.process_time()
        if given.itself:
            folder = given.out / name / place
            contest = contest_of(
                load(name), [today, today], seats=seats, games=given.games, seed=given.seed
            )
            run(contest, folder=folder, tick=lambda _: print(end=".", flush=True))
            mean, nations = points(folder)
            print(f"\n{name}, {seats} seats, {today}: {mean:.1f} points of {nations} seats")
            continue
        rung = Rung(
            place,
            name,
            seats,
            (today, f"admiral-1@{given.seconds:g}s"),
            GOALS.get(name, DEFAULT),
            "today's admiral over the first",
        )
        found = climb(
            rung,
            given.out,
            games=given.games,
            fraction=1.0,
            seed=given.seed,
            tick=lambda result: print(f"{result.number}:{result.shares}", end=" ", flush=True),
        )
        print("\n" + told(found), f"({time.process_time() - begin:.0f} s of processor)", flush=True)


if __name__ == "__main__":
    main()
