"""Readiness: whether this server can write a row now, asked at most every few seconds.

That the process lives is another question (`/healthz`): a full disk or a lost database is not
mended by starting it again, but nobody should be sent here meanwhile.
"""

from __future__ import annotations

import asyncio
import time
from typing import Final

from sqlalchemy import insert, update
from sqlalchemy.exc import DBAPIError, IntegrityError

from perihelion.server.errors import NotReady
from perihelion.server.operations.logs import LOG
from perihelion.server.store import Store, schema

EVERY: Final = 5.0
"""Seconds for which an answer holds."""
PATIENCE: Final = 5.0
"""Seconds that a write may take."""


class Readiness:
    """Writes one small row now and then, when somebody asks."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._until = 0.0
        self._is_ready = False
        self._one_at_a_time = asyncio.Lock()

    async def check(self) -> None:
        """Raises NotReady."""
        async with self._one_at_a_time:
            if time.monotonic() >= self._until:
                self._is_ready = await self._probe()
                self._until = time.monotonic() + EVERY
        if not self._is_ready:
            raise NotReady("the database cannot be written now")

    async def _probe(self) -> bool:
        try:
            async with asyncio.timeout(PATIENCE):
                await self._write()
        except (DBAPIError, OSError) as error:  # a time-out is an OSError too
            LOG.error("not ready: the database cannot be written", exc_info=error)
            return False
        return True

    async def _write(self) -> None:
        keep, value = schema.keep, repr(time.monotonic())
        async with self.store.begin() as connection:
            done = await connection.execute(
                update(keep).where(keep.c.name == "ready").values(value=value)
            )
        if done.rowcount == 0:
            try:
                async with self.store.begin() as connection:
                    await connection.execute(insert(keep), {"name": "ready", "value": value})
            except IntegrityError:
                pass  # another worker was first
