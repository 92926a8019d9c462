"""Idle sockets: what memory a server takes for each, and what they cost while nothing happens.

    python -m benchmarks.server.idle --sockets 10000
    python -m benchmarks.server.idle --sockets 1000 --guests      # each with a session of its own

Spectators of a few tables, on loopback; those with a session are looked up again and again, to see
whether it still holds. The clients are as small as can be: they shake hands, and
then only answer pings.
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import json
import os
import resource
import signal
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path
from urllib.parse import urlsplit

import httpx
from benchmarks.server.load import cpu_seconds, postgres, start
from benchmarks.server.many import resident

TABLES = 20
AT_ONCE = 50
IDLE_SECONDS = 10.0
PING, PONG = 9, 10


async def watch(url: str, table: str, guest: httpx.AsyncClient | None) -> asyncio.Task[None]:
    """One spectator; returns when the first update has begun to come."""
    where = urlsplit(url)
    cookie = "" if guest is None else f"Cookie: {await session(guest)}\r\n"
    reader, writer = await asyncio.open_connection(where.hostname, where.port, limit=2**12)
    key = base64.b64encode(os.urandom(16)).decode()
    writer.write(
        f"GET /api/matches/{table}/live HTTP/1.1\r\nHost: {where.netloc}\r\n"
        f"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        f"Sec-WebSocket-Key: {key}\r\n{cookie}\r\n".encode()
    )
    head = await reader.readuntil(b"\r\n\r\n")
    assert b" 101 " in head, head
    first = asyncio.Event()
    task = asyncio.create_task(_answer_pings(reader, writer, first))
    await first.wait()
    return task


async def session(guest: httpx.AsyncClient) -> str:
    """The cookies of somebody new."""
    came = await guest.post("/api/me")
    guest.cookies.clear()
    return "; ".join(f"{name}={value}" for name, value in came.cookies.items())


async def _answer_pings(
    reader: asyncio.StreamReader, writer: asyncio.StreamWriter, first: asyncio.Event
) -> None:
    while True:
        kind, length = await reader.readexactly(2)
        if length == 126:
            length = int.from_bytes(await reader.readexactly(2), "big")
        elif length == 127:
            length = int.from_bytes(await reader.readexactly(8), "big")
        while length > 1_000:
            length -= len(await reader.read(min(length, 4_000)))
        data = await reader.readexactly(length)
        first.set()
        if kind & 15 == PING:
            writer.write(bytes((128 | PONG, 128 | len(data), 0, 0, 0, 0)) + data)


def tables(url: str) -> list[str]:
    """Some running matches."""
    with httpx.Client(base_url=url, timeout=60) as person:
        asked = {"game": "zenith", "seats": [{"kind": "me"}, {"kind": "hotseat", "name": "Bea"}]}
        return [person.post("/api/tables", json=asked).json()["id"] for _ in range(TABLES)]


async def measure(url: str, pid: int, sockets: int, *, guests: bool) -> dict[str, float]:
    found = tables(url)
    async with httpx.AsyncClient(base_url=url, timeout=60) as client:
        guest = client if guests else None
        tasks: list[asyncio.Task[None]] = [await watch(url, table, None) for table in found]
        before, began = resident(pid), time.perf_counter()
        at_once = 1 if guests else AT_ONCE  # the cookies of one are forgotten before the next
        for number in range(0, sockets, at_once):
            some = range(number, min(number + at_once, sockets))
            tasks += await asyncio.gather(*(watch(url, found[one % TABLES], guest) for one in some))
    opened = time.perf_counter() - began
    await asyncio.sleep(2)
    after, used = resident(pid), cpu_seconds([pid])
    await asyncio.sleep(IDLE_SECONDS)
    used = cpu_seconds([pid]) - used
    assert not any(task.done() for task in tasks), "a line was lost"
    for task in tasks:
        task.cancel()
    return {
        "opened_in_seconds": round(opened, 1),
        "resident_before_mib": round(before),
        "resident_mib": round(after),
        "kib_a_socket": round((after - before) * 1024 / sockets, 1),
        "idle_cores": round(used / IDLE_SECONDS, 3),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--sockets", type=int, default=1_000)
    parser.add_argument("--postgres", action="store_true")
    parser.add_argument("--guests", action="store_true", help="each socket with a session")
    asked = parser.parse_args()
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    wanted = asked.sockets + 500
    if hard != resource.RLIM_INFINITY and hard < wanted:
        raise SystemExit(f"the system opens {hard} files for us; {wanted} are needed")
    resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))  # the server inherits it
    with ExitStack() as stack:
        if asked.postgres:
            database, _ = stack.enter_context(postgres(""))
        else:
            folder = stack.enter_context(tempfile.TemporaryDirectory())
            database = str(Path(folder) / "idle.db")
        server, url = start(database)
        try:
            found = asyncio.run(measure(url, server.pid, asked.sockets, guests=asked.guests))
        finally:
            os.killpg(server.pid, signal.SIGKILL)
            server.wait()
    kind = {"postgresql": asked.postgres, "guests": asked.guests}
    print(json.dumps({"sockets": asked.sockets, **kind, **found}))


if __name__ == "__main__":
    main()
