"""The quick way out of SQLite: a query goes to a thread and back once.

An asynchronous driver goes there and back for every step of it (begin, execute, fetch, close, roll
back), and each of these ways costs more than most queries.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final

from sqlalchemy import URL, RowMapping, create_engine, event
from sqlalchemy.sql import Executable

READERS: Final = 4


class Reader:
    """Runs single queries in threads, each on a connection of its own."""

    def __init__(self, url: URL, prepare: Callable[[Any, object], None]) -> None:
        # A query is its own transaction, so nobody has to begin and to end one.
        self._engine = create_engine(
            url.set(drivername="sqlite"),
            pool_size=READERS,
            max_overflow=0,
            isolation_level="AUTOCOMMIT",
        )
        event.listen(self._engine, "connect", prepare)
        self._threads = ThreadPoolExecutor(READERS, thread_name_prefix="perihelion-reader")

    async def rows(self, query: Executable) -> Sequence[RowMapping]:
        """All rows of a query."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._rows, query)

    async def row(self, query: Executable) -> RowMapping | None:
        """The first row of a query."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._row, query)

    def _rows(self, query: Executable) -> Sequence[RowMapping]:
        with self._engine.connect() as connection:
            return connection.execute(query).mappings().all()

    def _row(self, query: Executable) -> RowMapping | None:
        with self._engine.connect() as connection:
            return connection.execute(query).mappings().first()

    def close(self) -> None:
        """Wait for what is being read, and let go of the file."""
        self._threads.shutdown(cancel_futures=True)
        self._engine.dispose()
