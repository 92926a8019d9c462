"""Closed-loop load on a real server: so many live tables, each always with one move under way.

    python -m benchmarks.server.load --tables 50 --seconds 10
    python -m benchmarks.server.load --postgres URL --workers 2

Loopback only, bounded in tables and time. Every table has two people, each with a WebSocket;
whoever is asked answers as soon as the question arrives, and both are told. The time of a move
is from sending the answer to having the acknowledgement, which comes after the move is durable.
The clients run in a process of their own and share the machine with the server.
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
from pathlib import Path
from typing import Any

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

    def __init__(self, url: str, game: str) -> None:
        self.url, self.game = url, game
        self.times: list[float] = []
        self.size = 0
        self.until = 0.0
        self.number = 0

    async def set_up(self) -> None:
        self.people = [httpx.AsyncClient(base_url=self.url, timeout=60) for _ in range(2)]
        first, second = self.people
        seats = [{"kind": "me"}, {"kind": "friend"}]
        made = (await first.post("/api/tables", json={"game": self.game, "seats": seats})).json()
        self.id = made["id"]
        sat = await second.post(f"/api/tables/{self.id}/sit", json={"code": made["join"]})
        assert sat.json()["status"] == "running", sat.text
        self.lines = [await self._line(person) for person in self.people]

    async def _line(self, person: httpx.AsyncClient) -> ClientConnection:
        cookie = "; ".join(f"{name}={value}" for name, value in person.cookies.items())
        path = f"{self.url.replace('http', 'ws', 1)}/api/matches/{self.id}/live"
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


def start(database: str, workers: int) -> tuple[subprocess.Popen[str], str]:
    words = ["serve", "--no-browser", "--no-limits", "--port", "0", "--workers", str(workers)]
    server = subprocess.Popen(
        [sys.executable, "-m", "perihelion", *words, "--database", database],
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


async def load(url: str, pid: int, game: str, tables: int, seconds: float) -> dict[str, Any]:
    made = [Table(url, game) for _ in range(tables)]
    for table in made:
        await table.set_up()
    began, used = time.perf_counter(), cpu_seconds(pid)
    await asyncio.gather(*(table.play(began + seconds) for table in made))
    spent, used = time.perf_counter() - began, cpu_seconds(pid) - used
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
        "largest_update_bytes": max(table.size for table in made),
    }


def cpu_seconds(pid: int) -> float:
    """What a process group has used; it says what a move costs, however busy the machine is."""
    ticks = 0
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            try:
                words = (entry / "stat").read_text().rpartition(")")[2].split()
            except OSError:
                continue
            if int(words[2]) == pid:
                ticks += int(words[11]) + int(words[12])
    return ticks / os.sysconf("SC_CLK_TCK")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--game", default="kepler3ad-1")
    parser.add_argument("--postgres", help="the URL of an empty database; else SQLite")
    parser.add_argument("--workers", type=int, default=1)
    asked = parser.parse_args()
    tables, seconds = min(asked.tables, MOST_TABLES), min(asked.seconds, MOST_SECONDS)
    with tempfile.TemporaryDirectory() as folder:
        database = asked.postgres or str(Path(folder) / "load.db")
        server, url = start(database, asked.workers)
        try:
            found = asyncio.run(load(url, server.pid, asked.game, tables, seconds))
        finally:
            os.killpg(server.pid, signal.SIGKILL)
            server.wait()
    print(
        json.dumps(
            {
                "game": asked.game,
                "tables": tables,
                "seconds": seconds,
                "database": "postgresql" if asked.postgres else "sqlite, synchronous FULL",
                "workers": asked.workers,
                **found,
                "python": platform.python_version(),
                "cores": os.cpu_count(),
                "load_before": os.getloadavg()[0],
            }
        )
    )


if __name__ == "__main__":
    main()
