"""Leases on the work that a table waits for: who does it now, and until when nobody else does.

A lease changes nothing that anybody sees, so it makes no revision; but it holds for the revision
it was taken at, and is taken only where no other one holds.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import case, update

from perihelion.server.store import Store, schema

LEASE: Final = 15.0
"""Seconds after which a level's turn is free again, if its worker was lost."""


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

    async def free_turns(self) -> None:
        """Where one process owns the store, no lease of an earlier one is worth anything."""
        tables = schema.tables
        async with self.store.begin() as connection:
            await connection.execute(
                update(tables).where(tables.c.waits_bot).values(claimed_until=0.0, claimed_by=None)
            )
