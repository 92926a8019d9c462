"""Rows that a person keeps under a revision: one for each key, whose revision every write names.

Two windows of a person do not undo each other: who wrote second hears of a conflict.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sqlalchemy import Table, and_, insert, update
from sqlalchemy.exc import IntegrityError

from perihelion.server.errors import Conflict
from perihelion.server.store.asynchronous import AsyncConnection


async def keep_row(
    connection: AsyncConnection,
    table: Table,
    key: Mapping[str, Any],
    values: Mapping[str, Any],
    *,
    rev: int,
    conflict: str,
) -> dict[str, Any]:
    """Write a row whose revision was `rev` when it was read, 0 if there was none.

    Gives the row as it is now; raises Conflict where another write came first.
    """
    row = {**key, **values, "rev": rev + 1}
    if rev == 0:
        try:
            await connection.execute(insert(table), row)
        except IntegrityError:
            raise Conflict(conflict) from None
        return row
    known = and_(*(table.c[name] == value for name, value in key.items()), table.c.rev == rev)
    if (await connection.execute(update(table).where(known).values(row))).rowcount != 1:
        raise Conflict(conflict)
    return row
