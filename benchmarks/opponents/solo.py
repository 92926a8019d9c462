"""How many levels of Kepler-3042's solo campaigns an agent passes.

    python -m benchmarks.opponents.solo admiral@0.5s commodore --matches 2 --out solo.jsonl

Every campaign is played level by level. A level that was passed brings its cubes to the next one;
one that was not brings none, and the next is tried all the same, so that each level is played
equally often. Seconds are those of the processor. A line of the file is a match; the same command
goes on where it stopped.
"""

from __future__ import annotations

import argparse
import json
import time
from hashlib import sha256
from pathlib import Path
from typing import Any

from perihelion.ai.agent_spec import agent_from
from perihelion.ai.arena.playing import Timed
from perihelion.ai.arena.stats import share_of
from perihelion.games import load
from perihelion.games.kepler3042.options import LEVELS
from perihelion.games.kepler3042.views.view import Kepler3042View
from perihelion.match import Match, OpenDealer

GAME = load("kepler3042")


def play(spec: str, options: dict[str, Any], seed: str) -> dict[str, Any]:
    """One match alone: what it came to."""
    agent = Timed(agent_from(spec, GAME, clock=time.process_time), spec)
    begun = time.process_time()
    match = Match(
        GAME,
        1,
        options,
        agents=[agent],
        dealer=OpenDealer(seed),
        listen=False,
        agent_seed=int.from_bytes(sha256(f"solo {seed}".encode()).digest()[:8], "big"),
    )
    outcome = match.run()
    assert outcome is not None
    told = match.view(0)
    assert isinstance(told, Kepler3042View)
    return {
        "agent": spec,
        "campaign": options["campaign"],
        "level": options["level"],
        "cubes": options["bonus_cubes"],
        "passed": outcome.reason == "passed",
        "points": outcome.scores[0],
        "missed": [one.id for one in told.nations[0].objectives if not one.met],
        "seconds": round((time.process_time() - begun) / max(len(agent.turns), 1), 3),
    }


def journey(
    spec: str, campaign: Any, seed: str, given: argparse.Namespace, known: dict[Any, Any]
) -> None:
    """A campaign from its first level on; what is known is not played again."""
    cubes = 0
    for level in range(1, given.levels + 1):
        key = (spec, campaign.id, level, seed)
        if key not in known:
            options = {"campaign": campaign.id, "level": level, "bonus_cubes": cubes}
            row = play(spec, options | {"data": given.data}, f"{seed}/{campaign.id}/{level}")
            known[key] = row | {"seed": seed}
            if given.out:
                with given.out.open("a") as file:
                    print(json.dumps(known[key]), file=file)
        found = known[key]
        cubes = campaign.carried(level, found["points"])["bonus_cubes"] if found["passed"] else 0


def told(rows: list[dict[str, Any]]) -> str:
    """What these matches came to, in a line."""
    share = share_of((float(one["passed"]), 1) for one in rows)
    assert share
    count = len(rows)
    points = sum(one["points"] for one in rows) / count
    missed = sum(bool(one["missed"]) for one in rows)
    short = sum(not one["passed"] and not one["missed"] for one in rows)
    return (
        f"{sum(one['passed'] for one in rows):3} of {count:3} passed,"
        f" {100 * share.share:5.1f} % ({100 * share.low:.1f} to {100 * share.high:.1f}),"
        f" {points:5.1f} points; objectives missed {missed}, points alone {short};"
        f" {sum(one['seconds'] for one in rows) / count:.2f} s a turn,"
        f" at most {max(one['seconds'] for one in rows):.2f}"
    )


def main() -> None:
    """Play and tell."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("agents", nargs="+")
    parser.add_argument("--matches", type=int, default=2, help="of each level of each campaign")
    parser.add_argument("--seed", default="solo")
    parser.add_argument("--levels", type=int, default=LEVELS, help="from the first to this one")
    parser.add_argument("--campaigns", nargs="+", default=[one.id for one in GAME.campaigns()])
    parser.add_argument("--data", default="", help="a folder with another data set")
    parser.add_argument("--out", type=Path, help="a file for each data set")
    given = parser.parse_args()
    campaigns = [one for one in GAME.campaigns() if one.id in given.campaigns]
    known: dict[Any, Any] = {}
    if given.out and given.out.exists():
        for line in given.out.read_text().splitlines():
            one = json.loads(line)
            known[one["agent"], one["campaign"], one["level"], one["seed"]] = one
    for number in range(given.matches):
        for campaign in campaigns:
            for spec in given.agents:
                journey(spec, campaign, f"{given.seed}-{number}", given, known)
    for spec in given.agents:
        mine = [one for key, one in known.items() if key[0] == spec]
        for level in range(1, given.levels + 1):
            print(spec, f"level {level}:", told([one for one in mine if one["level"] == level]))
        for campaign in campaigns:
            print(spec, campaign.id, told([one for one in mine if one["campaign"] == campaign.id]))
        print(spec, "all:", told(mine))


if __name__ == "__main__":
    main()
