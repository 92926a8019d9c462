"""The door to the database: opening it safely, reading, and writing one transaction at a time."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, nullcontext
from pathlib import Path
from typing import Any, Final, TypeVar

from sqlalchemy import RowMapping, event, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError
from sqlalchemy.pool import NullPool
from sqlalchemy.sql import Executable

from perihelion.server.errors import StartError
from perihelion.server.identity.credentials import new_id
from perihelion.server.settings import Settings
from perihelion.server.store.asynchronous import AsyncConnection, AsyncEngine, create_async_engine
from perihelion.server.store.hints import Hints
from perihelion.server.store.private_files import prepare_database
from perihelion.server.store.quick import ANSWER_SECONDS, Quick
from perihelion.server.store.reader import Reader
from perihelion.server.store.revision import is_current
from perihelion.server.store.revisions import Revisions
from perihelion.server.store.writer import Writer

Result = TypeVar("Result")
PRAGMAS: Final = (
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",
    "PRAGMA foreign_keys = ON",
    "PRAGMA busy_timeout = 10000",
)


class Store:
    """Rows, in SQLite or PostgreSQL."""

    def __init__(self, engine: AsyncEngine, *, is_sqlite: bool) -> None:
        self.engine = engine
        self.is_sqlite = is_sqlite
        self.writer = Writer(str(engine.url.database), PRAGMAS) if is_sqlite else None
        """The quick way for moves into SQLite."""
        self._reader = Reader(engine.url, _prepare) if is_sqlite else None
        # In SQLite every transaction sees one moment.
        self._snapshots = (
            engine if is_sqlite else engine.execution_options(isolation_level="REPEATABLE READ")
        )
        self.worker = new_id()
        """Who writes here; so a worker knows its own hints when they come back to it."""
        url = engine.url.render_as_string(hide_password=False)
        self.quick = None if is_sqlite else Quick(url)
        """The quick way for moves into PostgreSQL."""
        self.revisions = None if is_sqlite else Revisions(Quick(url))
        self._hints = None if is_sqlite else Hints(Quick(url), self.worker)
        # SQLite has one writer; waiting here is fairer and quicker than in its busy loop.
        self._writing: asyncio.Lock | nullcontext[None] = (
            asyncio.Lock() if is_sqlite else nullcontext()
        )

    @classmethod
    async def open(cls, settings: Settings) -> Store:
        """The store with its newest schema; raises StartError that says what is wrong."""
        if settings.is_sqlite:
            prepare_database(Path(str(make_url(settings.database).database)))
        engine = _engine(settings)
        store = cls(engine, is_sqlite=settings.is_sqlite)
        try:
            async with engine.begin() as connection:
                current = await connection.run_sync(is_current)
            if not current:
                from perihelion.server.store.migrate import migrate

                async with _patient(settings, engine) as patient, patient.begin() as connection:
                    await connection.run_sync(migrate)
        except StartError:
            await store.close()
            raise
        except (DBAPIError, OSError) as error:
            await store.close()
            raise StartError(_said(settings, error)) from None
        return store

    @asynccontextmanager
    async def begin(self) -> AsyncIterator[AsyncConnection]:
        """One transaction that writes: whole and durable when the block is left, or undone."""
        async with self._writing, self.engine.begin() as connection:
            yield connection

    async def write(self, work: Callable[[sqlite3.Connection], Result]) -> Result:
        """The same in one visit to the thread that writes; SQLite only."""
        assert self.writer is not None
        async with self._writing:
            return await self.writer.transaction(work)

    @asynccontextmanager
    async def snapshot(self) -> AsyncIterator[AsyncConnection]:
        """Several queries that see the rows of one moment."""
        async with self._snapshots.connect() as connection:
            yield connection

    async def rows(self, query: Executable) -> Sequence[RowMapping]:
        """All rows of a query."""
        if self._reader is not None:
            return await self._reader.rows(query)
        async with self.engine.connect() as connection:
            return (await connection.execute(query)).mappings().all()

    async def row(self, query: Executable) -> RowMapping | None:
        """The first row of a query."""
        if self._reader is not None:
            return await self._reader.row(query)
        async with self.engine.connect() as connection:
            return (await connection.execute(query)).mappings().first()

    def hint(self, *hints: str) -> None:
        """Tell the other workers, soon, what to look at again; call it after the transaction."""
        if self._hints is not None:
            self._hints.send(hints)

    async def take_turns(self, connection: AsyncConnection, what: str) -> None:
        """Let transactions of this name end one after the other, until this one has ended.

        So what they number is seen in the order of its numbers. SQLite has one writer anyway.
        """
        if not self.is_sqlite:
            turn = text("SELECT pg_advisory_xact_lock(hashtextextended(:what, 0))")
            await connection.execute(turn, {"what": what})

    async def close(self) -> None:
        """Let go of every connection."""
        if self.writer is not None:
            self.writer.close()
        for one in (self._hints, self.quick, self.revisions):
            if one is not None:
                await one.close()
        if self._reader is not None:
            self._reader.close()
        await self.engine.dispose()


def _engine(settings: Settings) -> AsyncEngine:
    if not settings.is_sqlite:
        return create_async_engine(
            settings.database,
            pool_size=8,
            max_overflow=8,
            connect_args={"timeout": ANSWER_SECONDS, "command_timeout": ANSWER_SECONDS},
        )
    engine = create_async_engine(settings.database, pool_size=4, max_overflow=4)

    event.listen(engine.sync_engine, "connect", _prepare)

    @event.listens_for(engine.sync_engine, "begin")
    def _begin(connection: Any) -> None:
        connection.exec_driver_sql("BEGIN")

    return engine


def _prepare(connection: Any, _record: object) -> None:
    connection.isolation_level = None  # whoever wants a transaction says BEGIN
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(pragma)
    cursor.close()


@asynccontextmanager
async def _patient(settings: Settings, engine: AsyncEngine) -> AsyncIterator[AsyncEngine]:
    """For migrations, which may take long, or wait long for another node's."""
    if settings.is_sqlite:
        yield engine
        return
    patient = create_async_engine(settings.database, poolclass=NullPool)
    yield patient
    await patient.dispose()


def _said(settings: Settings, error: Exception) -> str:
    """What the database said, without the password in the URL."""
    shown = make_url(settings.database).render_as_string(hide_password=True)
    cause = getattr(error, "orig", None) or error
    why = str(cause).splitlines()[0] if str(cause) else type(cause).__name__
    return f"the database {shown} cannot be used: {why}"
