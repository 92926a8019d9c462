"""What is newer than a worker knows of its tables, asked for all at once by all who want to know.

Whoever asks while a question is under way waits for the next one: what they are told was read
after they asked. A table that has changed comes with its seats and its new entries in the same
statement, so all of it is of one moment.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from perihelion.server.store import schema
from perihelion.server.store.quick import InDoubt, Quick

REVISIONS: Final = "SELECT id, rev FROM tables WHERE id = ANY($1::varchar[])"
NEWER: Final = f"""
SELECT given.number, {", ".join(f'tables."{one.name}"' for one in schema.tables.c)},
    (SELECT jsonb_agg(to_jsonb(one)) FROM seats AS one WHERE table_id = tables.id) AS seat_rows,
    (SELECT jsonb_agg(to_jsonb(one) ORDER BY one.ply) FROM entries AS one
     WHERE one.table_id = tables.id AND one.ply > given.ply) AS entry_rows
FROM unnest($1::varchar[], $2::int[], $3::int[]) WITH ORDINALITY AS given (id, rev, ply, number)
LEFT JOIN tables ON tables.id = given.id
WHERE tables.rev IS DISTINCT FROM given.rev"""  # noqa: S608  (of our own names)


class Asked(NamedTuple):
    """Somebody who wants to know what is newer than this."""

    table: str
    rev: int
    ply: int
    done: asyncio.Future[Any]


class Revisions:
    """Reads what other workers have written."""

    def __init__(self, quick: Quick) -> None:
        self.quick = quick
        self._waiting: list[Asked] = []
        self._reading: asyncio.Task[None] | None = None

    async def newer(self, table: str, rev: int, ply: int) -> Any:
        """The row of a table, with `seat_rows` and the `entry_rows` after `ply`.

        None if it still has this revision; its `id` is None if there is no such table.
        """
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._waiting.append(Asked(table, rev, ply, done))
        if self._reading is None or self._reading.done():
            self._reading = asyncio.create_task(self._read())
        return await done

    async def of(self, tables: Sequence[str]) -> dict[str, int]:
        """The revisions of many."""
        return {row["id"]: row["rev"] for row in await self._fetch(REVISIONS, tables)}

    async def _fetch(self, statement: str, *given: object) -> Sequence[Any]:
        try:
            return await self.quick.fetch(statement, *given)
        except InDoubt:  # the line was lost; nothing is spoiled by asking again
            return await self.quick.fetch(statement, *given)

    async def _read(self) -> None:
        while self._waiting:
            asked, self._waiting = self._waiting, []
            tables, revs, plies, waiting = zip(*asked, strict=True)
            try:
                rows = await self._fetch(NEWER, tables, revs, plies)
            except Exception as error:  # noqa: BLE001  (whoever waits must hear of it)
                for done in waiting:
                    if not done.done():
                        done.set_exception(error)
            else:
                found = {row["number"]: row for row in rows}
                for number, done in enumerate(waiting, 1):
                    if not done.done():
                        done.set_result(found.get(number))

    async def close(self) -> None:
        """Let go of the connection."""
        await self.quick.close()
