"""The newest revisions of tables, asked for all at once by all who want to know one.

Whoever asks while a question is under way waits for the next one: what they are told was read
after they asked.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from perihelion.server.store.quick import InDoubt, Quick

STATEMENT = "SELECT id, rev FROM tables WHERE id = ANY($1::varchar[])"


class Revisions:
    """Reads the revisions of tables."""

    def __init__(self, quick: Quick) -> None:
        self.quick = quick
        self._waiting: list[tuple[str, asyncio.Future[int | None]]] = []
        self._reading: asyncio.Task[None] | None = None

    async def one(self, table: str) -> int | None:
        """The revision of a table now; None without it."""
        done: asyncio.Future[int | None] = asyncio.get_running_loop().create_future()
        self._waiting.append((table, done))
        if self._reading is None or self._reading.done():
            self._reading = asyncio.create_task(self._read())
        return await done

    async def of(self, tables: Sequence[str]) -> dict[str, int]:
        """The revisions of many."""
        try:
            rows = await self.quick.fetch(STATEMENT, tables)
        except InDoubt:  # the line was lost; nothing is spoiled by asking again
            rows = await self.quick.fetch(STATEMENT, tables)
        return {row["id"]: row["rev"] for row in rows}

    async def _read(self) -> None:
        while self._waiting:
            asked, self._waiting = self._waiting, []
            try:
                found = await self.of([table for table, _ in asked])
            except Exception as error:  # noqa: BLE001  (whoever waits must hear of it)
                for _, done in asked:
                    if not done.done():
                        done.set_exception(error)
            else:
                for table, done in asked:
                    if not done.done():
                        done.set_result(found.get(table))

    async def close(self) -> None:
        """Let go of the connection."""
        await self.quick.close()
