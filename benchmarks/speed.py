"""Measure every game in the catalogue and keep the figures: benchmarks/results/speed-*.json.

With --search the search of the strongest level instead: benchmarks/results/search-*.json. With
--beside ours beside hand-written C and the peers of the registries, as ratios; with --since COMMIT
views and questions beside those of that commit. Run it on a quiet machine, one process at a time:
`.venv/bin/python benchmarks/speed.py`.
"""

import argparse
import json
import os
import platform
import sys
from datetime import UTC, datetime
from pathlib import Path

import msgspec

import perihelion
from perihelion.bench import measure, measure_search

RESULTS = Path(__file__).resolve().parent / "results"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=20.0, help="for each game and seat count")
    parser.add_argument("--game", action="append", help="all by default")
    parser.add_argument("--search", action="store_true", help="measure the search")
    parser.add_argument("--beside", action="store_true", help="ratios to C and to peers")
    parser.add_argument(
        "--rounds", type=int, default=12, help="with --beside or --since: of all in turns"
    )
    parser.add_argument("--since", metavar="COMMIT", help="views and questions beside a commit")
    wanted = parser.parse_args()
    sys.path.insert(0, str(RESULTS.parents[1]))  # a script knows only its own folder
    if wanted.beside:
        from benchmarks import beside

        beside.compare(0.5, wanted.rounds)
        return
    if wanted.since:
        from benchmarks import since

        since.compare(wanted.since, wanted.rounds)
        return
    run = measure_search if wanted.search else measure
    figure = "iterations_per_s" if wanted.search else "decisions_per_s"
    rows = []
    for game_id in wanted.game or perihelion.games():
        game = perihelion.load(game_id)
        for seats in game.seat_counts:
            row = msgspec.to_builtins(run(game, seats, wanted.seconds))
            print(f"{game_id} {seats} seats: {figure} {row[figure]:,.0f}", flush=True)
            rows.append(row)
    kind = "compiled" if perihelion.is_compiled() else "interpreted"
    file = RESULTS / f"{'search' if wanted.search else 'speed'}-{kind}.json"
    RESULTS.mkdir(exist_ok=True)
    document = {
        "date": f"{datetime.now(UTC):%Y-%m-%d}",
        "version": perihelion.__version__,
        "processor": processor(),
        "cores": os.cpu_count(),
        "rows": rows,
    }
    file.write_text(json.dumps(document, indent=1) + "\n")
    print(file)


def processor() -> str:
    """The name of the processor, where the system tells it."""
    info = Path("/proc/cpuinfo")
    lines = info.read_text().splitlines() if info.is_file() else []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.processor() or platform.machine()


if __name__ == "__main__":
    main()
