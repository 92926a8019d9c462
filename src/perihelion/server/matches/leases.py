"""Leases on the work that a table waits for: who does it now, and until when nobody else does.

A lease changes nothing that anybody sees, so it makes no revision; but it holds for the revision
it was taken at, and is taken only where no other one holds. Work that failed is set aside with
exponential back-off; that is in the row, so all workers know.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import case, select, update

from perihelion.server.operations.logs import LOG
from perihelion.server.operations.metrics import SET_ASIDE
from perihelion.server.store import Store, schema

LEASE: Final = 15.0
"""Seconds after which a level's turn is free again, if its worker was lost."""
PAUSED: Final = "paused"
"""Whose the turn is of a match that nobody waits for."""
FOREVER: Final = 1e12

FIRST_RETRY: Final = 4.0
LAST_RETRY: Final = 3600.0
"""Seconds until work that failed once, or often, is tried again."""


class Leases:
    """The leases of this worker."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.worker = store.worker

    async def take_turn(self, table: str, rev: int, now: float) -> bool:
        """Take over a level's turn whose lease has run out; exactly one worker succeeds."""
        tables = schema.tables
        async with self.store.begin() as connection:
            done = await connection.execute(
                update(tables)
                .where(
                    tables.c.id == table,
                    tables.c.rev == rev,
                    tables.c.waits_bot,
                    tables.c.claimed_until <= now,
                )
                .values(claimed_by=self.worker, claimed_until=now + LEASE)
            )
        return done.rowcount == 1

    async def keep_turn(self, table: str, now: float) -> None:
        """Keep the lease, if it is still ours, while a level thinks."""
        tables, until = schema.tables, now + LEASE
        async with self.store.begin() as connection:
            await connection.execute(
                update(tables)
                .where(tables.c.id == table, tables.c.claimed_by == self.worker, tables.c.waits_bot)
                .values(
                    claimed_until=case(
                        (tables.c.claimed_until < until, until), else_=tables.c.claimed_until
                    )
                )
            )

    async def pause_turn(self, table: str) -> None:
        """Give our lease to nobody: the turn waits until it is woken, or the match moves on."""
        tables = schema.tables
        async with self.store.begin() as connection:
            await connection.execute(
                update(tables)
                .where(tables.c.id == table, tables.c.claimed_by == self.worker, tables.c.waits_bot)
                .values(claimed_by=PAUSED, claimed_until=FOREVER)
            )

    async def wake_turn(self, table: str, now: float, *, ours: bool = True) -> bool:
        """Take a turn that was paused, or leave it to anybody; exactly one worker succeeds."""
        tables = schema.tables
        claim = {"claimed_by": self.worker, "claimed_until": now + LEASE}
        free = {"claimed_by": None, "claimed_until": 0.0}
        async with self.store.begin() as connection:
            done = await connection.execute(
                update(tables)
                .where(tables.c.id == table, tables.c.claimed_by == PAUSED, tables.c.waits_bot)
                .values(**(claim if ours else free))
            )
        return done.rowcount == 1

    async def free_turns(self) -> None:
        """Where one process owns the store, no lease of an earlier one is worth anything."""
        tables = schema.tables
        async with self.store.begin() as connection:
            await connection.execute(
                update(tables).where(tables.c.waits_bot).values(claimed_until=0.0, claimed_by=None)
            )

    async def set_aside(self, table: str, what: str, error: Exception, now: float) -> None:
        """Let work that failed wait, twice as long each time, until the table changes."""
        tables = schema.tables
        query = select(tables.c.rev, tables.c.failures).where(tables.c.id == table)
        row = await self.store.row(query)
        if row is None:
            return
        seconds = min(LAST_RETRY, FIRST_RETRY * 2.0 ** min(row["failures"], 20))
        async with self.store.begin() as connection:
            done = await connection.execute(
                update(tables)
                .where(
                    tables.c.id == table,
                    tables.c.rev == row["rev"],
                    tables.c.failures == row["failures"],
                )
                .values(failures=row["failures"] + 1, retry_at=now + seconds)
            )
        if done.rowcount == 1:  # else it changed, or another worker has noted the same
            SET_ASIDE.labels(what).inc()
            failures = row["failures"] + 1
            LOG.error(
                "set aside",
                exc_info=error,
                work=what,
                table=table,
                failures=failures,
                seconds=seconds,
            )
