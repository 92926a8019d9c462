"""Episodes of faults, several at a time, each in a process and a folder of its own; and the sum."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from tests.server.faults.disk import may_mount
from tests.server.faults.episode import Episode, Report
from tests.server.faults.spaces import Spaces

EPISODE: Final = 40
"""Faults of one episode: then everything heals, plays on and is checked."""
AT_ONCE: Final = 3
"""Episodes at the same time: most of each is waiting, for starts and for what is down."""
LONG_SHARE: Final = 0.06


def soak(
    faults: int,
    seed: int,
    database: str = "both",
    *,
    spaces: bool = True,
    keep: Path | None = None,
    at_once: int = AT_ONCE,
) -> list[Report]:
    """All episodes of a seed; tells of each as it ends, and sums up."""
    print(f"seed {seed}, {faults} faults, {at_once} episodes at a time", flush=True)
    mount = spaces and may_mount()
    spaces = spaces and Spaces.possible()
    print(_places(spaces=spaces, mount=mount), flush=True)
    reports = []
    with _processes(at_once) as pool:
        running = [
            pool.submit(
                run,
                database if database != "both" else _alternate(number),
                f"{seed}/{number}",
                count,
                spaces=spaces and number % 3 < 2,  # only a proxy can cut a line, or forget it
                mount=mount,
                long=LONG_SHARE,
                keep=keep,
            )
            for number, count in enumerate(_portions(faults))
        ]
        for done in as_completed(running):
            reports.append(done.result())
            print(_line(reports[-1]), flush=True)
    print(summary(reports), flush=True)
    return reports


@contextmanager
def _processes(count: int) -> Iterator[ProcessPoolExecutor]:
    """A pool whose episodes end, and clean up, when this process is told to end."""
    pool = ProcessPoolExecutor(count, mp_context=multiprocessing.get_context("spawn"))
    before = signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        yield pool
    except BaseException:
        children = list(pool._processes.values())
        pool.shutdown(wait=False, cancel_futures=True)
        for child in children:
            child.terminate()
        raise
    finally:
        signal.signal(signal.SIGTERM, before)
        pool.shutdown()


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
        episode = Episode(folder, database, seed, nodes=2, spaces=spaced, mount=mount, long=long)
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
