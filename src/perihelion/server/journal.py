"""The one place where a move becomes durable.

Moves that arrive while a transaction is being committed wait and go together into the next
one: every move is on the disk before its answer, and the disk is not asked once for each.
`(table, ply)` is the primary key of an entry, so of two workers that answer the same question
one is refused, here and nowhere else.
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Sequence
from functools import partial
from typing import Any, Final

import msgspec
from sqlalchemy import JSON, bindparam, insert, literal_column, update
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from perihelion.server.errors import Overtaken
from perihelion.server.metrics import COMMITS, ENTRIES
from perihelion.server.store import Store, schema

MOST_TOGETHER: Final = 200
WRITTEN: Final = (
    *("ply", "asked", "clocks", "request", "outcome", "status", "nonces"),
    *("deadline", "waits_bot", "claimed_by", "claimed_until", "changed", "ended"),
)
"""The columns of `tables` that a move sets."""

_INSERT_ENTRIES: Final = insert(schema.entries)
_UPDATE_TABLE: Final = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("t_id"))
    .values(
        {name: bindparam(f"t_{name}") for name in WRITTEN}
        | {"rev": schema.tables.c.rev + literal_column("1")}
    )
)
SEAT_COLUMNS: Final = ("kind", "person", "level", "name", "left_by", "auto", "confirm")
_UPDATE_SEAT: Final = (
    update(schema.seats)
    .where(
        schema.seats.c.table_id == bindparam("s_table_id"),
        schema.seats.c.seat == bindparam("s_seat"),
    )
    .values({name: bindparam(f"s_{name}") for name in SEAT_COLUMNS})
)

_SQLITE: Final = sqlite.dialect(paramstyle="named")
_QUICK_INSERT: Final = str(
    _INSERT_ENTRIES.compile(dialect=_SQLITE, column_keys=list(schema.entries.c.keys()))
)
_QUICK_TABLE: Final = str(_UPDATE_TABLE.compile(dialect=_SQLITE))
_QUICK_SEAT: Final = str(_UPDATE_SEAT.compile(dialect=_SQLITE))
_JSON_COLUMNS: Final = tuple(
    f"t_{name}" for name in WRITTEN if isinstance(schema.tables.c[name].type, JSON)
)


class Move(msgspec.Struct, kw_only=True):
    """What changes at one table, whole or not at all."""

    table: str
    rev: int
    """The revision it was made from."""
    entries: list[dict[str, Any]]
    row: dict[str, Any]
    """The columns WRITTEN, each with its new value."""
    seats: list[dict[str, Any]] = []
    extra: dict[str, Any] = {}
    """Other columns of the table; only in a move without entries."""


class Journal:
    """Takes moves and says when they are durable."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._waiting: list[tuple[Move, asyncio.Future[None]]] = []
        self._writer: asyncio.Task[None] | None = None

    async def write(self, move: Move) -> None:
        """Return when the move is durable; raises Overtaken if another worker was first."""
        if not move.entries:
            await self._change(move)
            return
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((move, done))
        if self._writer is None or self._writer.done():
            self._writer = asyncio.create_task(self._run())
        await done

    async def close(self) -> None:
        """Wait until all that was taken is written."""
        while self._writer is not None and not self._writer.done():
            await self._writer

    async def _run(self) -> None:
        while self._waiting:
            batch = self._waiting[:MOST_TOGETHER]
            del self._waiting[: len(batch)]
            try:
                await self._commit([move for move, _ in batch])
            except (DBAPIError, sqlite3.Error):
                await self._one_by_one(batch)
            except Exception as error:  # noqa: BLE001  (whoever waits must hear of it)
                for _, done in batch:
                    _tell(done, error)
            else:
                for _, done in batch:
                    _tell(done, None)

    async def _one_by_one(self, batch: Sequence[tuple[Move, asyncio.Future[None]]]) -> None:
        """One of them cannot be written; find out which."""
        for move, done in batch:
            try:
                await self._commit([move])
            except (IntegrityError, sqlite3.IntegrityError):
                _tell(done, Overtaken("somebody else answered first"))
            except Exception as error:  # noqa: BLE001  (as above)
                _tell(done, error)
            else:
                _tell(done, None)

    async def _commit(self, moves: Sequence[Move]) -> None:
        entries = [entry for move in moves for entry in move.entries]
        rows = [_bound("t_", {"id": move.table} | move.row) for move in moves]
        seats = [_bound("s_", seat) for move in moves for seat in move.seats]
        if self.store.writer is not None:
            await self.store.write(partial(_write, entries, rows, seats))
        else:
            async with self.store.begin() as connection:
                await connection.execute(_INSERT_ENTRIES, entries)
                await connection.execute(_UPDATE_TABLE, rows)
                await self._finish(connection, seats, moves)
        COMMITS.add()
        ENTRIES.add(len(entries))

    async def _change(self, move: Move) -> None:
        """A change without entries holds only if nothing else has changed meanwhile."""
        tables = schema.tables
        values = move.row | move.extra | {"rev": move.rev + 1}
        async with self.store.begin() as connection:
            done = await connection.execute(
                update(tables)
                .where(tables.c.id == move.table, tables.c.rev == move.rev)
                .values(**values)
            )
            if done.rowcount == 0:
                raise Overtaken("somebody else changed the table first")
            await self._finish(connection, [_bound("s_", seat) for seat in move.seats], [move])
        COMMITS.add()

    async def _finish(
        self, connection: AsyncConnection, seats: Sequence[dict[str, Any]], moves: Sequence[Move]
    ) -> None:
        if seats:
            await connection.execute(_UPDATE_SEAT, seats)
        await self.store.notify(connection, [f"table {move.table}" for move in moves])


def _write(
    entries: Sequence[dict[str, Any]],
    rows: Sequence[dict[str, Any]],
    seats: Sequence[dict[str, Any]],
    connection: sqlite3.Connection,
) -> None:
    """The same statements, without the way through SQLAlchemy for each of them."""
    connection.executemany(_QUICK_INSERT, entries)
    connection.executemany(_QUICK_TABLE, [_as_text(row) for row in rows])
    if seats:
        connection.executemany(_QUICK_SEAT, seats)


def _as_text(row: dict[str, Any]) -> dict[str, Any]:
    """A row of a table with its JSON written out, as SQLAlchemy does it."""
    return row | {name: json.dumps(row[name]) for name in _JSON_COLUMNS if row[name] is not None}


def _bound(prefix: str, values: dict[str, Any]) -> dict[str, Any]:
    return {prefix + name: value for name, value in values.items()}


def _tell(done: asyncio.Future[None], error: BaseException | None) -> None:
    if done.done():  # whoever asked has gone; the move stands all the same
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)
