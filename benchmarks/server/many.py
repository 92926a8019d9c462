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
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
from benchmarks.server.load import start
from sqlalchemy import insert, select

from perihelion.server.identity.credentials import new_id
from perihelion.server.services import Services
from perihelion.server.settings import Settings, database_url
from perihelion.server.store import schema
from perihelion.server.wire import Do, NewTable, SeatAsked

MOST = 50_000
MOVES = 40


async def fill(database: str, matches: int) -> str:
    """Many running matches; the id of one of them."""
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
    row, sat = (await services.tables.rows(table))[0], schema.seats
    entries = await services.store.rows(
        select(schema.entries).where(schema.entries.c.table_id == table)
    )
    chairs = await services.store.rows(select(sat).where(sat.c.table_id == table))
    for _ in range(0, matches, 500):
        ids = [new_id() for _ in range(500)]
        async with services.store.begin() as connection:
            await connection.execute(insert(schema.tables), [{**row, "id": one} for one in ids])
            for kind, rows in ((sat, chairs), (schema.entries, entries)):
                copies: list[dict[str, Any]] = [
                    {**entry, "table_id": one} for one in ids for entry in rows
                ]
                await connection.execute(insert(kind), copies)
    await services.close()
    return table


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
        table = asyncio.run(fill(database, matches))
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
