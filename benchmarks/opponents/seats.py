"""What each seat wins and suffers by its number, the order of play taken out.

    python -m benchmarks.opponents.seats kepler3ad-2 --level admiral --budget 100 --matches 3000

A level plays itself, by the machinery of `tests/ai/test_fair_seats.py`. From what a seat has, what
its place in the order of play has on average is taken, and the mean of all seats is added; the
intervals are of 95 %. The last column says how often who began, exchanged among the matches, sets
the seats at least as far apart: small where a number counts.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Sequence
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev

from tests.ai.test_fair_seats import chance_of, play

from perihelion.games import load

FIRST_DEAL = 100_000
"""Deals on which no test plays."""


def by_number(rows: list[list[float]], firsts: list[int]) -> Iterator[tuple[float, float]]:
    """For each seat its mean without the order of play, and half of the interval."""
    seats = len(rows[0])
    places = [fmean(row[place] for row in rows) for place in range(seats)]
    whole = fmean(places)
    for seat in range(seats):
        values = []
        for row, first in zip(rows, firsts, strict=True):
            place = (seat - first) % seats
            values.append(row[place] - places[place] + whole)
        yield fmean(values), 1.96 * stdev(values) / sqrt(len(values))


def told(name: str, rows: list[list[float]], firsts: list[int], scale: float) -> str:
    """A row of a table."""
    cells = [f"{scale * mean:.2f} ±{scale * half:.2f}" for mean, half in by_number(rows, firsts)]
    return f"| {name} | {len(rows)} | {' | '.join(cells)} | {chance_of(rows, firsts):.3f} |"


def main(words: Sequence[str] | None = None) -> None:
    """Play, and print a row for wins in percent and one for hostile acts a match."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("game")
    asked.add_argument("--seats", type=int, default=4)
    asked.add_argument("--level", default="admiral")
    asked.add_argument("--budget", type=int)
    asked.add_argument("--matches", type=int, default=1000)
    asked.add_argument("--first-deal", type=int, default=FIRST_DEAL, help="others are fresh ones")
    asked.add_argument("--out", type=Path, help="what was played; the same command goes on")
    chosen = asked.parse_args(words)
    game, found = load(chosen.game), []
    if chosen.out is not None and chosen.out.exists():
        found = [json.loads(line) for line in chosen.out.read_text().splitlines()]
    for number in range(len(found), chosen.matches):
        one = play(game, chosen.seats, chosen.level, chosen.first_deal + number, chosen.budget)
        found.append({"first": one.first, "wins": one.wins, "harm": one.harm})
        if chosen.out is not None:
            with chosen.out.open("a") as out:
                out.write(json.dumps(found[-1]) + "\n")
    firsts = [one["first"] for one in found]
    name = f"{game.id}, {chosen.level}" + (f"@{chosen.budget}" if chosen.budget else "")
    print(told(f"{name}: wins, %", [one["wins"] for one in found], firsts, 100.0))
    harm = [one["harm"] for one in found]
    if any(any(row) for row in harm):
        print(told(f"{name}: hostile acts", harm, firsts, 1.0))


if __name__ == "__main__":
    main()
