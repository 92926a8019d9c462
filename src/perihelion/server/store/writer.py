"""The quick way into SQLite: a connection of its own, and a thread only for the disk.

What a batch of moves writes goes into memory first, in microseconds; only the end of a transaction
waits for the disk. Statements in a thread would have to wait for the interpreter's lock, each of
them, while the loop is busy: so they are carried out where the loop is, and the thread commits.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

Result = TypeVar("Result")
BEGIN: Final = "BEGIN IMMEDIATE"
MOST_KIB: Final = 16_384
"""Of memory for pages; none is written before the end of a transaction."""


class Writer:
    """Runs whole transactions, one at a time."""

    def __init__(self, file: str, pragmas: Sequence[str]) -> None:
        self.file = file
        self.pragmas = pragmas
        self._connection: sqlite3.Connection | None = None
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="perihelion-writer")
        self._one_at_a_time = asyncio.Lock()

    async def transaction(self, work: Callable[[sqlite3.Connection], Result]) -> Result:
        """Whole and durable when this returns, or undone."""
        # Not to be given up half-way: whoever waits may go, this goes on.
        return await asyncio.shield(asyncio.ensure_future(self._transaction(work)))

    async def _transaction(self, work: Callable[[sqlite3.Connection], Result]) -> Result:
        loop = asyncio.get_running_loop()
        async with self._one_at_a_time:
            if self._connection is None:
                self._connection = await loop.run_in_executor(self._thread, self._opened)
            connection = self._connection
            try:
                connection.execute(BEGIN)
            except sqlite3.OperationalError:  # another process writes: wait for it, elsewhere
                await loop.run_in_executor(self._thread, _begin_patiently, connection)
            try:
                result = work(connection)
                await loop.run_in_executor(self._thread, connection.execute, "COMMIT")
            except BaseException:
                if connection.in_transaction:
                    connection.execute("ROLLBACK")
                raise
            return result

    def _opened(self) -> sqlite3.Connection:
        # One thread after the other uses it, never two at a time.
        connection = sqlite3.connect(self.file, isolation_level=None, check_same_thread=False)
        for pragma in (*self.pragmas, f"PRAGMA cache_size = -{MOST_KIB}", "PRAGMA cache_spill = 0"):
            connection.execute(pragma)
        connection.execute(AT_ONCE)
        return connection

    def close(self) -> None:
        """Wait for what is under way, and let go of the file."""
        self._thread.submit(self._close).result()
        self._thread.shutdown()

    def _close(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None


AT_ONCE: Final = "PRAGMA busy_timeout = 0"


def _begin_patiently(connection: sqlite3.Connection) -> None:
    connection.execute("PRAGMA busy_timeout = 10000")
    try:
        connection.execute(BEGIN)
    finally:
        connection.execute(AT_ONCE)
