"""`python -m tests.server.faults --faults 100 --seed 7 --database postgresql`: faults by hand."""

from __future__ import annotations

import argparse
import secrets
import sys
from pathlib import Path

from tests.server.faults.soak import AT_ONCE, EPISODE, soak


def main() -> None:
    options = _parsed()
    seed = options.seed if options.seed is not None else secrets.randbelow(1_000_000)
    reports = soak(
        options.faults,
        seed,
        options.database,
        spaces=options.spaces,
        keep=options.keep,
        at_once=options.at_once,
    )
    sys.exit(any(report.findings for report in reports))


def _parsed() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="tests.server.faults", description=__doc__)
    parser.add_argument("--faults", type=int, default=EPISODE)
    parser.add_argument("--seed", type=int)
    parser.add_argument("--database", choices=["sqlite", "postgresql", "both"], default="both")
    parser.add_argument("--spaces", action="store_true", help="network namespaces and a tmpfs")
    parser.add_argument("--keep", type=Path, help="where to keep the history of an episode")
    parser.add_argument("--at-once", type=int, default=AT_ONCE, help="episodes at a time")
    return parser.parse_args()


if __name__ == "__main__":
    main()
