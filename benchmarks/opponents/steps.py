"""Settings of the levels by which each wins about as often over the one below.

    python -m benchmarks.opponents.steps zenith captain --upper '{"budget": 800, "overlooks": 6}' \
        --strong '{"noise": 0}' --weak '{"noise": 4, "overlooks": 98}' --share 0.74

A dial goes from 0, the strong settings, to 1, the weak ones (budgets in equal ratios, the rest
in equal steps). The level above, with its own settings or `--upper`, plays the level at the dial;
after each batch a logistic curve through all games tells where the next one is played. What the
last batch says is told with its interval: it is the one that little was chosen by. Settings that
are liked go into the game's `ai/levels.json` by hand, and `perihelion ladder` with another seed
tells what they are worth. Without `--strong` and `--weak` two rows are only played.
"""

from __future__ import annotations

import argparse
import json
import math
import time
from typing import Any

import msgspec

from perihelion.ai.arena.contest import Contest, Fixture, contest_of
from perihelion.ai.arena.playing import Result, Timed, contestants, finished
from perihelion.ai.arena.standings import by_deal, won_by
from perihelion.ai.arena.stats import Share, share_of
from perihelion.ai.levels import LEVELS, Level, agent_of, level_of, searcher_as
from perihelion.games import load
from perihelion.kernel.game import Game
from perihelion.match.agents import Agent

SLOPE, PRIOR = 4.0, 0.5
"""The curve before anything was played, and how many games that weighs."""


def duel(
    game: Game, upper: Level | str, lower: Level | str, games: int, *, seed: str, seats: int = 2
) -> list[Result]:
    """Games between two rows of settings, every deal from both sides."""
    contest = contest_of(game, ["random", "random"], seats=seats, games=games, seed=seed)

    def agent(row: Level | str) -> Agent:
        if isinstance(row, str):
            return agent_of(row, game)
        return searcher_as(row, row.name, game, clock=time.process_time)

    def seated(contest: Contest, fixture: Fixture, game: Game) -> list[Timed]:
        rows = [(upper, lower)[one] for one in contestants(contest, fixture, game)]
        return [Timed(agent(row), str(row)) for row in rows]

    return [finished(contest, number, seated)[1] for number in range(contest.games)]


def share(results: list[Result]) -> Share:
    """The share of the upper one, with the usual interval."""
    found = share_of(by_deal(results, lambda result: won_by(result, 0)))
    assert found is not None
    return found


def between(strong: Level, weak: Level, at: float) -> Level:
    """The row at a dial."""

    def mixed(field: str) -> float:
        return float(getattr(strong, field) * (1 - at) + getattr(weak, field) * at)

    budget = math.exp(math.log(strong.budget) * (1 - at) + math.log(weak.budget) * at)
    return msgspec.structs.replace(
        strong,
        budget=round(budget),
        noise=round(mixed("noise"), 2),
        overlooks=round(mixed("overlooks")),
    )


def settled(seen: list[tuple[float, float]], share: float) -> float:
    """Where on the dial a curve through what was seen reaches a share: log odds, by Newton."""
    height, slope = 0.0, SLOPE
    for _ in range(30):
        h = s = 0.0
        hh, hs, ss = 1e-6, 0.0, PRIOR
        s -= PRIOR * (slope - SLOPE)
        for at, won in seen:
            p = 1 / (1 + math.exp(-max(-30.0, min(30.0, height + slope * at))))
            h, s = h + won - p, s + (won - p) * at
            w = p * (1 - p)
            hh, hs, ss = hh + w, hs + w * at, ss + w * at * at
        det = hh * ss - hs * hs
        height += (ss * h - hs * s) / det
        slope += (hh * s - hs * h) / det
    return min(1.0, max(0.0, (math.log(share / (1 - share)) - height) / max(slope, 0.5)))


def row_of(name: str, game: Game, seats: int, changed: dict[str, Any]) -> Level:
    """A level of a game, as it plays with so many, with some settings changed."""
    row = msgspec.structs.asdict(level_of(name, game).at(seats))
    return msgspec.convert({**row, **changed}, Level, str_keys=True)


def told(results: list[Result]) -> str:
    """A share with its interval, and the seconds a turn of both."""
    one = share(results)
    sums = [[0.0, 0], [0.0, 0]]
    for result in results:
        for side, seconds, turns in zip(
            result.sides, result.thought, result.own_turns, strict=True
        ):
            sums[side][0] += seconds
            sums[side][1] += turns
    a_turn = " / ".join(f"{seconds / max(turns, 1):.4f}" for seconds, turns in sums)
    return (
        f"{100 * one.share:5.1f} % ({100 * one.low:.1f} to {100 * one.high:.1f}) of {one.games},"
        f" {a_turn} s a turn"
    )


def said(row: Level) -> str:
    """The settings of a row that a file of a game would name."""
    return json.dumps({one: getattr(row, one) for one in ("budget", "depth", "noise", "overlooks")})


def main() -> None:
    """Turn the dial, or only play."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("level")
    parser.add_argument("--upper", type=json.loads, default={})
    parser.add_argument("--over", help="who plays it instead of the level above: beginner, ...")
    parser.add_argument("--strong", type=json.loads)
    parser.add_argument("--weak", type=json.loads)
    parser.add_argument("--share", type=float, default=0.74)
    parser.add_argument("--batches", type=int, default=6)
    parser.add_argument("--games", type=int, default=80, help="of a batch")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--seed", default="steps")
    given = parser.parse_args()
    game = load(given.game)
    above = LEVELS[min([one.name for one in LEVELS].index(given.level) + 1, len(LEVELS) - 1)]
    upper = given.over or row_of(above.name, game, given.seats, given.upper)
    strong = row_of(given.level, game, given.seats, given.strong or {})
    weak = row_of(given.level, game, given.seats, given.weak or given.strong or {})
    seen: list[tuple[float, float]] = []
    for batch in range(given.batches):
        at = settled(seen, given.share) if seen else 0.5
        row = between(strong, weak, at)
        seed = f"{given.seed}/{batch}"
        results = duel(game, upper, row, given.games, seed=seed, seats=given.seats)
        seen += [(at, won_by(result, 0)) for result in results]
        print(f"{given.game} {given.level} {at:.3f} {said(row)} {told(results)}", flush=True)
    last = between(strong, weak, settled(seen, given.share))
    print(f"{given.game} {given.level} settled: {said(last)}")


if __name__ == "__main__":
    main()
