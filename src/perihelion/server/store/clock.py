"""The server's time: one authority for all workers, and nothing that jumps.

Between two looks at the authority time is reckoned from a monotonic clock, so asking costs
nothing and setting a machine's wall clock changes nothing. With SQLite there is one process, and
its wall clock at the start is the authority. With PostgreSQL it is the database's clock; if that
one is set, whoever sees it first notes by how much, and all go on as if it had not been.
"""

from __future__ import annotations

import asyncio
import time
from typing import Final

from sqlalchemy import insert, text, update
from sqlalchemy.exc import IntegrityError

from perihelion.server.operations.logs import LOG
from perihelion.server.store import schema
from perihelion.server.store.store import Store
from perihelion.system import ticks

EVERY: Final = 5.0
JUMP: Final = 1.0
"""Seconds; no clock drifts so far between two looks."""
CORRECTION: Final = "clock correction"
_LOOK: Final = text(
    "SELECT CAST(extract(epoch FROM clock_timestamp()) AS double precision) AS now,"
    " (SELECT value FROM keep WHERE name = :name) AS correction"
)


class Clock:
    """Seconds since 1970, from a monotonic clock that is set once."""

    def __init__(self, now: float) -> None:
        self._offset = now - ticks()

    def __call__(self) -> float:
        """The time now."""
        return ticks() + self._offset

    async def start(self) -> None:
        """Nothing has to be kept up to date."""

    async def close(self) -> None:
        """Nothing to stop."""


class DatabaseClock(Clock):
    """The time of PostgreSQL, the same in all workers."""

    def __init__(self, store: Store) -> None:
        super().__init__(0.0)
        self.store = store
        self._correction: str | None = None
        """As it was seen last; None before the first look."""
        self._task: asyncio.Task[None] | None = None

    async def look(self) -> None:
        """Set it by the database's clock; raises where there is no database."""
        before = ticks()
        row = await self.store.row(_LOOK.bindparams(name=CORRECTION))
        after = ticks()
        assert row is not None
        if row["correction"] is None:
            await self._note("0.0")
            return await self.look()
        now = row["now"] + float(row["correction"])
        # It was read at some moment between, so the offset lies between these two.
        low, high = now - after, now - before
        nearest = min(max(self._offset, low), high)
        if self._correction is None:
            nearest = (low + high) / 2
        elif self._correction == row["correction"] and abs(nearest - self._offset) > JUMP:
            return await self._jumped(row["correction"], nearest - self._offset)
        self._offset, self._correction = nearest, row["correction"]
        return None

    async def _jumped(self, correction: str, seconds: float) -> None:
        """Let everybody go on as before; of several who see it one is first."""
        corrected = repr(float(correction) - seconds)
        keep = schema.keep
        async with self.store.begin() as connection:
            done = await connection.execute(
                update(keep)
                .where(keep.c.name == CORRECTION, keep.c.value == correction)
                .values(value=corrected)
            )
        if done.rowcount == 1:
            self._correction = corrected
            LOG.error("the clock of the database was set; we go on as before", seconds=seconds)

    async def _note(self, correction: str) -> None:
        try:
            async with self.store.begin() as connection:
                row = {"name": CORRECTION, "value": correction}
                await connection.execute(insert(schema.keep), row)
        except IntegrityError:  # another worker was first
            pass

    async def start(self) -> None:
        """Look again now and then."""
        self._task = asyncio.create_task(self._run())

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            try:
                await self.look()
            except Exception as error:  # noqa: BLE001  (we go on with what we have)
                LOG.error("the clock of the database could not be read", exc_info=error)

    async def close(self) -> None:
        """Stop looking."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)


async def clock_of(store: Store) -> Clock:
    """The authority for the time of everything in this store."""
    if store.is_sqlite:
        return Clock(time.time())
    clock = DatabaseClock(store)
    await clock.look()
    return clock
