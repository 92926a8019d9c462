"""Backups of both databases in one form: gzipped lines of JSON, made while the server runs.

The first line says what it is, then one line a row. All rows are of one moment: one snapshot of
one transaction. A backup of SQLite can be restored into PostgreSQL, and the other way round.
"""

from __future__ import annotations

import base64
import gzip
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

from sqlalchemy import LargeBinary, Select, Table, insert, select, text

from perihelion.server.errors import StartError
from perihelion.server.settings import Settings
from perihelion.server.store import Store, schema
from perihelion.server.store.clock import CORRECTION
from perihelion.server.store.private_files import new_private_file
from perihelion.server.store.revision import newest

FORMAT: Final = "perihelion-backup-1"
AT_ONCE: Final = 500


async def backup(settings: Settings, file: Path) -> int:
    """Write everything to a file; the number of rows."""
    store = await Store.open(settings)
    count = 0
    part = file.with_name(file.name + ".part")
    try:
        async with store.engine.connect() as connection:
            if not store.is_sqlite:
                await connection.execute(
                    text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY")
                )
            with (
                new_private_file(part) as raw,
                gzip.open(raw, "wt", encoding="utf-8") as out,
            ):
                head = {"format": FORMAT, "schema": newest()}
                out.write(json.dumps(head) + "\n")
                for table in schema.ALL:
                    rows = await connection.stream(_kept(table))
                    async for row in rows.mappings():
                        out.write(json.dumps([table.name, _plain(dict(row))]) + "\n")
                        count += 1
    finally:
        await store.close()
    part.replace(file)
    return count


def _kept(table: Table) -> Select[Any]:
    """The rows of a table; how far this database's clock was set is of no use to another one."""
    query = select(table)
    return query.where(table.c.name != CORRECTION) if table is schema.keep else query


async def restore(settings: Settings, file: Path) -> int:
    """Read a backup into an empty database, all of it or nothing; the number of rows."""
    store = await Store.open(settings)
    count = 0
    try:
        for table in schema.ALL:
            if await store.row(_kept(table).limit(1)) is not None:
                raise StartError("the database is not empty; restore into a new one")
        async with store.begin() as connection:
            for table, rows in _groups(file):
                await connection.execute(insert(table), rows)
                count += len(rows)
            if not store.is_sqlite:
                await connection.execute(
                    text("SELECT setval('chat_id_seq', coalesce(max(id), 0) + 1, false) FROM chat")
                )
    finally:
        await store.close()
    return count


def _groups(file: Path) -> Iterator[tuple[Table, list[dict[str, Any]]]]:
    tables = {table.name: table for table in schema.ALL}
    group: list[dict[str, Any]] = []
    current: Table | None = None
    for name, row in _lines(file):
        table = tables.get(name)
        if table is None:
            raise StartError(f"{file}: there is no table {name!r}")
        if current is not None and (table is not current or len(group) == AT_ONCE):
            yield current, group
            group = []
        current = table
        group.append(_restored(table, row))
    if current is not None and group:
        yield current, group


def _lines(file: Path) -> Iterator[tuple[str, dict[str, Any]]]:
    try:
        with gzip.open(file, "rt", encoding="utf-8") as lines:
            head = json.loads(next(lines, "null"))
            known = newest()
            if not isinstance(head, dict) or head.get("format") != FORMAT:
                raise StartError(f"{file} is no backup of ours")
            if head["schema"] != known:
                raise StartError(
                    f"{file} has schema {head['schema']!r}, this Perihelion {known!r}: restore it"
                    " with the Perihelion that made it, then update"
                )
            for line in lines:
                name, row = json.loads(line)
                yield name, row
    except (OSError, EOFError, ValueError, TypeError) as error:
        raise StartError(f"{file} cannot be read: {error}") from None


def _plain(row: dict[str, Any]) -> dict[str, Any]:
    return {
        name: {"bytes": base64.b64encode(value).decode()} if isinstance(value, bytes) else value
        for name, value in row.items()
    }


def _restored(table: Table, row: dict[str, Any]) -> dict[str, Any]:
    decode: Callable[[Any], bytes] = lambda value: base64.b64decode(value["bytes"])  # noqa: E731
    return {
        name: decode(value) if isinstance(table.c[name].type, LargeBinary) else value
        for name, value in row.items()
    }
