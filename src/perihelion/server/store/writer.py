"""The quick way into SQLite: one thread with a connection of its own, one visit for a batch.

An asynchronous driver goes to its thread and back for every statement; where other work waits
for the processor each of these ways costs more than the statement. A batch of moves goes once.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

Result = TypeVar("Result")


class Writer:
    """Runs whole transactions in its thread."""

    def __init__(self, file: str, pragmas: Sequence[str]) -> None:
        self.file = file
        self.pragmas = pragmas
        self._connection: sqlite3.Connection | None = None
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="perihelion-writer")

    async def transaction(self, work: Callable[[sqlite3.Connection], Result]) -> Result:
        """Whole and durable when this returns, or undone."""
        loop = asyncio.get_running_loop()
        # Not to be given up half-way: whoever waits may go, the thread goes on.
        return await asyncio.shield(loop.run_in_executor(self._thread, self._run, work))

    def _run(self, work: Callable[[sqlite3.Connection], Result]) -> Result:
        connection = self._opened()
        connection.execute("BEGIN IMMEDIATE")
        try:
            result = work(connection)
            connection.execute("COMMIT")
        except BaseException:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise
        return result

    def _opened(self) -> sqlite3.Connection:
        if self._connection is None:
            connection = sqlite3.connect(self.file, isolation_level=None)
            for pragma in self.pragmas:
                connection.execute(pragma)
            self._connection = connection
        return self._connection

    def close(self) -> None:
        """Wait for what is under way, and let go of the file."""
        self._thread.submit(self._close).result()
        self._thread.shutdown()

    def _close(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None
