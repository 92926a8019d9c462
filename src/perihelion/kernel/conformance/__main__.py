"""`python -m perihelion.kernel.conformance path/to/game.py:Game` examines a game."""

from __future__ import annotations

import argparse
import sys

from perihelion.kernel.conformance import is_compiled, load, run
from perihelion.kernel.table_options import parse_option


def main() -> int:
    """Examine a game with every number of seats; 1 if something was found."""
    parser = argparse.ArgumentParser(prog="perihelion.kernel.conformance", description=__doc__)
    parser.add_argument("game", help="module:Class or file.py:Class")
    parser.add_argument("option", nargs="*", help="name=value")
    parser.add_argument("--seats", type=int, help="one number of seats instead of all")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--matches", type=int, default=20, help="random matches per check")
    parser.add_argument("--sample", type=int, default=4, help="costly looks at one ply in so many")
    parser.add_argument("--only", action="append", default=[], metavar="CHECK")
    asked = parser.parse_args()
    game = load(asked.game)
    options = dict(parse_option(game.option_specs, text) for text in asked.option)
    found = False
    for seats in [asked.seats] if asked.seats else game.seat_counts:
        report = run(
            game,
            seats,
            options,
            seed=asked.seed,
            matches=asked.matches,
            sample=asked.sample,
            compiled=is_compiled(),
            only=asked.only,
        )
        sys.stdout.write(f"{report}\n")
        found = found or not report.ok
    return int(found)


if __name__ == "__main__":
    sys.exit(main())
