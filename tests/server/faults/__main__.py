"""`python -m tests.server.faults --faults 100 --seed 7 --database postgresql`: faults by hand."""

from __future__ import annotations

import argparse
import asyncio
import os
import secrets
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from tests.server.faults.disk import may_mount
from tests.server.faults.episode import Episode, Report
from tests.server.faults.spaces import Spaces

EPISODE: Final = 40
"""Faults of one episode: then everything heals, plays on and is checked."""
LONG_SHARE: Final = 0.06


def main() -> None:
    options = _parsed()
    seed = options.seed if options.seed is not None else secrets.randbelow(1_000_000)
    reports = soak(options.faults, seed, options.database, spaces=options.spaces, keep=options.keep)
    sys.exit(any(report.findings for report in reports))


def soak(
    faults: int,
    seed: int,
    database: str = "both",
    *,
    spaces: bool = True,
    keep: Path | None = None,
) -> list[Report]:
    """Episode after episode; tells of each, and sums up."""
    print(f"seed {seed}, {faults} faults", flush=True)
    mount = spaces and may_mount()
    spaces = spaces and Spaces.possible()
    print(_places(spaces=spaces, mount=mount), flush=True)
    reports = []
    for number, count in enumerate(_portions(faults)):
        which = database if database != "both" else _alternate(number)
        report = run(
            which,
            f"{seed}/{number}",
            count,
            spaces=spaces and number % 3 < 2,  # only a proxy can cut a line, or forget it
            mount=mount,
            long=LONG_SHARE,
            keep=keep,
        )
        reports.append(report)
        print(_line(report), flush=True)
    print(summary(reports), flush=True)
    return reports


def _parsed() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="tests.server.faults", description=__doc__)
    parser.add_argument("--faults", type=int, default=EPISODE)
    parser.add_argument("--seed", type=int)
    parser.add_argument("--database", choices=["sqlite", "postgresql", "both"], default="both")
    parser.add_argument("--spaces", action="store_true", help="network namespaces and a tmpfs")
    parser.add_argument("--keep", type=Path, help="where to keep the history of an episode")
    return parser.parse_args()


def _places(*, spaces: bool, mount: bool) -> str:
    where = (
        "network namespaces, and proxies in every third episode"
        if spaces
        else "proxies, no network namespaces"
    )
    return f"links: {where}; full disk: {'a small tmpfs' if mount else 'a file-size limit'}"


def _portions(count: int) -> list[int]:
    return [min(EPISODE, count - done) for done in range(0, count, EPISODE)]


def _alternate(number: int) -> str:
    """Three of four episodes have more than one node."""
    return "sqlite" if number % 4 == 3 else "postgresql"


def run(
    database: str,
    seed: str,
    faults: int,
    *,
    spaces: bool = False,
    mount: bool = False,
    long: float = 0.0,
    without: Sequence[str] = (),
    keep: Path | None = None,
) -> Report:
    """One episode in a folder of its own."""
    # In memory where there is room: kill -9 takes nothing from a file, and a busy disk only waits.
    memory = "/dev/shm" if os.access("/dev/shm", os.W_OK) else None
    with tempfile.TemporaryDirectory(
        prefix="perihelion-faults-", dir=memory, ignore_cleanup_errors=True
    ) as at:
        folder = Path(at)
        folder.chmod(0o755)  # PostgreSQL may run as somebody else
        spaced = spaces and database != "sqlite"
        episode = Episode(
            folder, database, seed, nodes=2, spaces=spaced, mount=mount, long=long, without=without
        )
        try:
            return asyncio.run(episode.run(faults))
        finally:
            if keep is not None:
                _keep(episode, keep)


def _keep(episode: Episode, folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    name = f"{episode.database}-{episode.seed.replace('/', '-')}"
    episode.history.write(folder / f"{name}.jsonl")
    for log in episode.folder.glob("node-*.log"):
        (folder / f"{name}-{log.name}").write_bytes(log.read_bytes())


def _line(report: Report) -> str:
    text = (
        f"{time.strftime('%H:%M:%S')} {report.database:10} seed {report.seed:8}"
        f" {report.faults.total():3} faults, {report.acknowledged:4} moves acknowledged"
        f" ({report.unknown} unknown), {report.updates} updates, {report.matches} matches,"
        f" {report.seconds:.0f} s, {len(report.findings)} findings"
    )
    return "\n".join(
        [text, *(f"    {one.kind}: {one.table}: {one.text}" for one in report.findings)]
    )


def summary(reports: list[Report]) -> str:
    """The table at the end."""
    faults: Counter[str] = sum((report.faults for report in reports), Counter())
    found = Counter(one.kind for report in reports for one in report.findings)
    rows = [f"{kind:20} {count:6}" for kind, count in sorted(faults.items())]
    rows += [
        f"{'faults':20} {faults.total():6}",
        f"{'moves acknowledged':20} {sum(one.acknowledged for one in reports):6}",
        f"{'moves unknown':20} {sum(one.unknown for one in reports):6}",
        f"{'updates checked':20} {sum(one.updates for one in reports):6}",
        f"{'matches':20} {sum(one.matches for one in reports):6}",
        f"{'findings':20} {found.total():6}  {dict(found) or ''}",
    ]
    return "\n".join(rows)


if __name__ == "__main__":
    main()
