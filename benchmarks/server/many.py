"""A server with many stored matches: how long it takes to start, and what memory it takes.

    python -m benchmarks.server.many --matches 10000

One match is played and its rows are copied; then the server is started as anybody would.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import signal
import sqlite3
import tempfile
import time
from pathlib import Path

import httpx
from benchmarks.server.load import start

from perihelion.server.identity.credentials import new_id
from perihelion.server.services import Services
from perihelion.server.settings import Settings, database_url
from perihelion.server.store import schema
from perihelion.server.wire import Do, NewTable, SeatAsked

MOST = 50_000
MOVES = 40


async def play(database: str) -> str:
    """The id of a running match."""
    services = await Services.open(Settings(database=database_url(database), limits=False))
    caller, _ = await services.people.new_guest()
    seats = (SeatAsked(kind="me"), SeatAsked(kind="hotseat", name="Bea"))
    table = (await services.tables.create(caller, NewTable(game="zenith", seats=seats))).id
    for number in range(MOVES):
        async with services.rooms.open(table) as room:
            seat, ply = room.match.pending().seats[0], room.ply
            legal = room.match.state.legal(seat)
        chosen = legal[number * 7 % len(legal)]
        await services.matches.act(caller, table, Do(action=chosen, ply=ply, seat=seat))
    await services.close()
    return table


def copy(database: str, table: str, matches: int) -> None:
    """As many matches more, each with the rows of this one."""
    ids = sorted((new_id(),) for _ in range(matches))
    with sqlite3.connect(database) as connection:
        connection.execute("CREATE TEMP TABLE copies (id TEXT)")
        connection.executemany("INSERT INTO copies VALUES (?)", ids)
        for rows, key in (
            (schema.tables, "id"),
            (schema.seats, "table_id"),
            (schema.entries, "table_id"),
        ):
            names = rows.c.keys()
            taken = ["copies.id" if name == key else f"{rows.name}.{name}" for name in names]
            connection.execute(
                f"INSERT INTO {rows.name} ({', '.join(names)}) SELECT {', '.join(taken)}"  # noqa: S608
                f" FROM copies, {rows.name} WHERE {rows.name}.{key} = ? ORDER BY copies.id",
                [table],
            )
    connection.close()


def resident(pid: int) -> float:
    """MiB of a process."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) / 1024
    return 0.0


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=10_000)
    asked = parser.parse_args()
    matches = min(asked.matches, MOST)
    with tempfile.TemporaryDirectory() as folder:
        database = str(Path(folder) / "many.db")
        table = asyncio.run(play(database))
        copy(database, table, matches)
        began = time.perf_counter()
        server, url = start(database, 1)
        started = time.perf_counter() - began
        try:
            began = time.perf_counter()
            seen = httpx.get(f"{url}/api/matches/{table}")
            first = time.perf_counter() - began
            assert seen.is_success
            memory = resident(server.pid)
            size = Path(database).stat().st_size / 2**20
        finally:
            os.killpg(server.pid, signal.SIGKILL)
            server.wait()
    print(
        json.dumps(
            {
                "matches": matches,
                "start_seconds": round(started, 2),
                "first_look_at_a_match_ms": round(first * 1e3, 1),
                "resident_mib": round(memory),
                "database_mib": round(size),
                "load": os.getloadavg()[0],
            }
        )
    )


if __name__ == "__main__":
    main()
