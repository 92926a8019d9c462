"""The one place where a table's row, its seats and its entries are written.

A `Change` names the revision it was made from. It is whole and durable when the call returns, or
it raises `Overtaken` and nothing happened: of two workers that answer one question, sweep one
deadline, leave and act at one moment, one is refused here and looks again. (What is no change but
a lease, see `leases`, names the lease.)

Changes with entries that arrive while a transaction is being committed wait and go together into
the next one: every move is on the disk before its answer, and the disk is not asked once for each.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, Final

import msgspec
from sqlalchemy import JSON, bindparam, insert, select, text, update
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import DBAPIError

from perihelion.server.errors import Overtaken
from perihelion.server.gateway.cancellation import Lasting, shielded
from perihelion.server.operations.metrics import COMMITS, ENTRIES
from perihelion.server.store import Store, schema
from perihelion.server.store.asynchronous import AsyncConnection
from perihelion.server.store.quick import InDoubt, Refused

if TYPE_CHECKING:
    from perihelion.server.matches.rooms import Room

MOST_TOGETHER: Final = 200
SEVERAL: Final = 3
"""Changes in one transaction from which there is traffic."""
GATHERING: Final = 0.004
"""Seconds in which more of them may come, where there is traffic: each transaction costs as much
as the moves of some tables."""
WRITTEN: Final = (
    *("ply", "asked", "clocks", "request", "outcome", "status", "nonces"),
    *("deadline", "waits_bot", "claimed_by", "claimed_until", "changed", "ended"),
)
"""The columns of `tables` that a change with entries sets."""
WORKS_AGAIN: Final = {"failures": 0, "retry_at": 0.0}
"""What failed at one revision may succeed at the next, see `leases`."""
SEAT_COLUMNS: Final = tuple(one.name for one in schema.seats.c if not one.primary_key)

_INSERT_ENTRIES: Final = insert(schema.entries)
_UPDATE_TABLE: Final = (
    update(schema.tables)
    .where(
        schema.tables.c.id == bindparam("t_id"),
        schema.tables.c.rev == bindparam("t_from"),
    )
    .values({name: bindparam(f"t_{name}") for name in (*WRITTEN, "rev", *WORKS_AGAIN)})
)
_UPDATE_SEAT: Final = (
    update(schema.seats)
    .where(
        schema.seats.c.table_id == bindparam("s_table_id"),
        schema.seats.c.seat == bindparam("s_seat"),
    )
    .values({name: bindparam(f"s_{name}") for name in SEAT_COLUMNS})
)
# Always in the same order, so that two workers never wait for each other.
_LOCK_TABLES: Final = text(
    "SELECT id, rev FROM tables WHERE id = ANY(CAST(:ids AS varchar[])) ORDER BY id FOR UPDATE"
)

_SQLITE: Final = sqlite.dialect(paramstyle="named")
_QUICK_SEAT: Final = str(_UPDATE_SEAT.compile(dialect=_SQLITE))
_ENTRY: Final = tuple(schema.entries.c.keys())
_QUICK_INSERT: Final = (
    f"INSERT INTO entries ({', '.join(_ENTRY)}) VALUES ({', '.join('?' * len(_ENTRY))})"  # noqa: S608
)
_QUICK_TABLE: Final = (
    f"UPDATE tables SET rev = rev + 1, failures = 0, retry_at = 0.0, "  # noqa: S608
    f"{', '.join(f'{name} = ?' for name in WRITTEN)} WHERE id = ? AND rev = ?"
)
_IS_JSON: Final = tuple(isinstance(schema.tables.c[name].type, JSON) for name in WRITTEN)
_to_json: Final = msgspec.json.Encoder().encode

Heard = Callable[[str, "Room | None"], None]


class Change(msgspec.Struct, kw_only=True):
    """What changes at one table, whole or not at all."""

    table: str
    rev: int
    """The revision it was made from; it makes the next one."""
    row: dict[str, Any] = {}
    """Columns of the table with their new values; with entries, all of WRITTEN and no others."""
    seats: Sequence[dict[str, Any]] = ()
    """Whole rows of seats."""
    entries: Sequence[tuple[Any, ...]] = ()
    """Rows of entries, in the order of their columns."""


Look = Callable[[AsyncConnection], Awaitable[Change]]
"""Makes a change from the rows as this transaction sees them."""


class NewTable(msgspec.Struct, frozen=True):
    """A table that is not there yet, and its seats."""

    row: dict[str, Any]
    seats: Sequence[dict[str, Any]]


class Journal:
    """Takes changes and says when they are durable."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.heard: list[Heard] = []
        """Who wants to know of every change: rooms, sockets, bots, the sweeper."""
        self._waiting: list[tuple[Change, asyncio.Future[None]]] = []
        self._writer: asyncio.Task[None] | None = None

    def tell(self, table: str, room: Room | None = None) -> None:
        """Let everybody look again; `room` where the change was made in memory."""
        for tell in self.heard:
            tell(table, room)

    def write(self, change: Change) -> asyncio.Future[None]:
        """Done when the change is durable; fails with Overtaken if somebody else was first.

        Whoever calls it waits for it in any case (`outlast`), and tells everybody with the room.
        """
        if not change.entries:
            return asyncio.create_task(self._transaction([change], ()))
        done: Lasting[None] = Lasting()
        self._waiting.append((change, done))
        if self._writer is None or self._writer.done():
            self._writer = asyncio.create_task(self._run())
        return done

    @shielded
    async def change(self, *changes: Change, new: Sequence[NewTable] = ()) -> None:
        """All of it in one transaction, or Overtaken; then everybody is told."""
        await self._transaction(changes, new)
        for change in changes:
            self.tell(change.table)

    @shielded
    async def change_held(self, table: str, look: Look) -> None:
        """A change that nobody overtakes: the rows that it is made from are held until it is there.

        For what must be done and asks nothing of how the match stands, while levels may play on.
        """
        tables = schema.tables
        async with self.store.begin() as connection:  # of SQLite's rows it holds all
            held = select(tables.c.id).where(tables.c.id == table).with_for_update()
            await connection.execute(held)
            change = await look(connection)
            await self._update(connection, [change])
        self._written([change])
        self.tell(table)

    async def close(self) -> None:
        """Wait until all that was taken is written."""
        while self._writer is not None and not self._writer.done():
            await self._writer

    async def _run(self) -> None:
        while self._waiting:
            batch = self._batch()
            try:
                await self._commit(batch)
            except (DBAPIError, sqlite3.Error, Refused):
                await self._one_by_one(batch)
            except Exception as error:  # noqa: BLE001  (whoever waits must hear of it)
                for _, done in batch:
                    _tell(done, error)
            if len(batch) >= SEVERAL:
                await asyncio.sleep(GATHERING)

    def _batch(self) -> list[tuple[Change, asyncio.Future[None]]]:
        """Those that go together into the next transaction, of each table one."""
        waiting, self._waiting = self._waiting, []
        batch: dict[str, tuple[Change, asyncio.Future[None]]] = {}
        for one in waiting:
            if len(batch) < MOST_TOGETHER and one[0].table not in batch:
                batch[one[0].table] = one
            else:
                self._waiting.append(one)
        return list(batch.values())

    async def _one_by_one(self, batch: Sequence[tuple[Change, asyncio.Future[None]]]) -> None:
        """One of them cannot be written; find out which."""
        for one in batch:
            try:
                await self._commit([one])
            except Exception as error:  # noqa: BLE001  (as above)
                _tell(one[1], error)

    async def _commit(self, batch: Sequence[tuple[Change, asyncio.Future[None]]]) -> None:
        """Write those that are made from the newest revision; the others are overtaken."""
        changes = [change for change, _ in batch]
        if self.store.writer is not None:
            on_time = await self.store.write(partial(_write, changes))
        else:
            on_time = await self._write_together(changes)
            self.store.hint(*(f"table {one.table}" for one in _only(changes, on_time)))
        COMMITS.inc()
        ENTRIES.inc(sum(len(change.entries) for change in _only(changes, on_time)))
        for (_, done), is_on_time in zip(batch, on_time, strict=True):
            _tell(done, None if is_on_time else Overtaken("somebody else answered first"))

    async def _write_together(self, changes: Sequence[Change]) -> list[bool]:
        """Write what is on time; raises InDoubt where nobody knows whether it was written.

        Trying that again would find it overtaken, by itself, and refuse what is done.
        """
        if self.store.quick is not None and not any(one.seats for one in changes):
            from perihelion.server.matches.quick_moves import write  # PostgreSQL only

            return await write(self.store.quick, changes)
        is_committing = False
        try:
            async with self.store.begin() as connection:
                on_time = await self._on_time(connection, changes)
                if any(on_time):
                    await self._together(connection, _only(changes, on_time))
                is_committing = any(on_time)
        except (DBAPIError, OSError) as error:
            if is_committing:
                raise InDoubt from error
            raise
        return on_time

    async def _on_time(self, connection: AsyncConnection, changes: Sequence[Change]) -> list[bool]:
        """Lock the rows and compare the revisions."""
        ids = sorted({change.table for change in changes})
        revs = {row.id: row.rev for row in await connection.execute(_LOCK_TABLES, {"ids": ids})}
        found = []
        for change in changes:
            found.append(revs.get(change.table) == change.rev)
            if found[-1]:
                revs[change.table] += 1
        return found

    async def _together(self, connection: AsyncConnection, changes: Sequence[Change]) -> None:
        rows = [row for change in changes for row in change.entries]
        entries = [dict(zip(_ENTRY, row, strict=True)) for row in rows]
        await connection.execute(_INSERT_ENTRIES, entries)
        await connection.execute(_UPDATE_TABLE, [_bound_row(change) for change in changes])
        await self._finish(connection, changes)

    async def _transaction(self, changes: Sequence[Change], new: Sequence[NewTable]) -> None:
        async with self.store.begin() as connection:
            for one in new:
                await connection.execute(insert(schema.tables), one.row)
                await connection.execute(insert(schema.seats), list(one.seats))
            await self._update(connection, changes)
        self._written(changes)

    async def _update(self, connection: AsyncConnection, changes: Sequence[Change]) -> None:
        tables = schema.tables
        for change in sorted(changes, key=lambda one: one.table):
            done = await connection.execute(
                update(tables)
                .where(tables.c.id == change.table, tables.c.rev == change.rev)
                .values(**change.row, **WORKS_AGAIN, rev=change.rev + 1)
            )
            if done.rowcount == 0:
                raise Overtaken("somebody else changed the table first; look again")
        await self._finish(connection, changes)

    def _written(self, changes: Sequence[Change]) -> None:
        self.store.hint(*(f"table {change.table}" for change in changes))
        COMMITS.inc()

    async def _finish(self, connection: AsyncConnection, changes: Sequence[Change]) -> None:
        seats = [_bound("s_", seat) for change in changes for seat in change.seats]
        if seats:
            await connection.execute(_UPDATE_SEAT, seats)


def _write(changes: Sequence[Change], connection: sqlite3.Connection) -> list[bool]:
    """The same statements, without the way through SQLAlchemy for each of them."""
    on_time = [
        connection.execute(_QUICK_TABLE, (*_values(change.row), change.table, change.rev)).rowcount
        == 1
        for change in changes
    ]
    written = _only(changes, on_time)
    connection.executemany(_QUICK_INSERT, [row for change in written for row in change.entries])
    seats = [_bound("s_", seat) for change in written for seat in change.seats]
    if seats:
        connection.executemany(_QUICK_SEAT, seats)
    return on_time


def _only(changes: Sequence[Change], on_time: Sequence[bool]) -> list[Change]:
    return [change for change, is_on_time in zip(changes, on_time, strict=True) if is_on_time]


def _bound_row(change: Change) -> dict[str, Any]:
    named = {"id": change.table, "from": change.rev, "rev": change.rev + 1}
    return _bound("t_", named | change.row | WORKS_AGAIN)


def _values(row: dict[str, Any]) -> list[Any]:
    """The columns of a table that are written, with their JSON written out."""
    return [
        _to_json(row[name]).decode() if is_json and row[name] is not None else row[name]
        for name, is_json in zip(WRITTEN, _IS_JSON, strict=True)
    ]


def _bound(prefix: str, values: dict[str, Any]) -> dict[str, Any]:
    return {prefix + name: value for name, value in values.items()}


def _tell(done: asyncio.Future[None], error: BaseException | None) -> None:
    if done.done():
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)
