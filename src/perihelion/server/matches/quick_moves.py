"""Moves of many tables in one statement, which is a transaction by itself; PostgreSQL only.

The rows of the tables are locked in the order of their ids, so that two workers never wait for
each other; what is not made from the newest revision is left out, with its entries. The statement
is always the same, so it is prepared once.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import JSON, Column
from sqlalchemy.dialects import postgresql

from perihelion.server.matches.journal import WRITTEN, Change
from perihelion.server.store import schema
from perihelion.server.store.quick import Quick

_DIALECT: Final = postgresql.dialect()  # type: ignore[no-untyped-call]
_encode: Final = msgspec.json.Encoder().encode


def _values(column: Column[Any], rows: Sequence[dict[str, Any]]) -> list[Any]:
    name = column.name
    if _is_json(column):
        return [None if row[name] is None else _encode(row[name]).decode() for row in rows]
    return [row[name] for row in rows]


def _quoted(column: Column[Any]) -> str:
    return f'"{column.name}"'


def _is_json(column: Column[Any]) -> bool:
    return isinstance(column.type, JSON)


def _array(column: Column[Any]) -> str:
    kind = "text" if _is_json(column) else column.type.compile(_DIALECT)
    return f"{kind.partition('(')[0]}[]"


_TABLE: Final = [schema.tables.c[name] for name in ("id", "rev", *WRITTEN)]
_ENTRY: Final = list(schema.entries.c)


def _statement() -> str:
    given = ", ".join(_quoted(one) for one in _TABLE)
    arrays = ", ".join(f"${n}::{_array(one)}" for n, one in enumerate(_TABLE, 1))
    after = len(_TABLE) + 1
    entries = ", ".join(f"${n}::{_array(one)}" for n, one in enumerate(_ENTRY, after))
    names = ", ".join(_quoted(one) for one in _ENTRY)
    values = ", ".join(
        f"{_quoted(one)} = given.{_quoted(one)}{'::jsonb' if _is_json(one) else ''}"
        for one in _TABLE[2:]
    )
    return f"""
WITH given AS MATERIALIZED (SELECT * FROM unnest({arrays}) AS given ({given})),
held AS MATERIALIZED (
    SELECT tables.id FROM tables JOIN given ON tables.id = given.id AND tables.rev = given.rev
    ORDER BY tables.id FOR UPDATE OF tables
),
changed AS (
    UPDATE tables SET rev = given.rev + 1, failures = 0, retry_at = 0, {values}
    FROM given JOIN held ON held.id = given.id
    WHERE tables.id = given.id AND tables.rev = given.rev
    RETURNING tables.id
),
written AS (
    INSERT INTO entries ({names})
    SELECT one.* FROM unnest({entries}) AS one ({names}) JOIN changed ON changed.id = one.table_id
)
SELECT id FROM changed"""  # noqa: S608  (of our own names)


STATEMENT: Final = _statement()


async def write(quick: Quick, changes: Sequence[Change]) -> list[bool]:
    """Which of the changes were on time, each of another table, with entries and no seats.

    Raises InDoubt, or Refused.
    """
    rows = [{"id": one.table, "rev": one.rev, **one.row} for one in changes]
    entries = zip(*(row for one in changes for row in one.entries), strict=True)
    found = await quick.fetch(STATEMENT, *(_values(column, rows) for column in _TABLE), *entries)
    done = {row["id"] for row in found}
    return [one.table in done for one in changes]
