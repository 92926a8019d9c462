"""Deleting sets, and of what they say all that nobody needs any more."""

from __future__ import annotations

from sqlalchemy import ColumnElement, delete, exists, select

from perihelion.server.store import schema
from perihelion.server.store.asynchronous import AsyncConnection


async def drop_sets(connection: AsyncConnection, which: ColumnElement[bool]) -> None:
    """Delete sets, and of what they say all that nobody else and no table needs."""
    sets, versions, contents = schema.data_sets, schema.data_versions, schema.data_contents
    ids = [row[0] for row in await connection.execute(select(sets.c.id).where(which))]
    said = await connection.execute(
        select(versions.c.content).where(versions.c.set_id.in_(ids)).distinct()
    )
    digests = sorted(row[0] for row in said)
    # Whoever opens a table with one of them is waited for, and is seen by what follows.
    held = select(contents.c.digest).where(contents.c.digest.in_(digests))
    await connection.execute(held.order_by(contents.c.digest).with_for_update())
    await connection.execute(delete(versions).where(versions.c.set_id.in_(ids)))
    await connection.execute(delete(sets).where(sets.c.id.in_(ids)))
    for jobs in (schema.job_parts, schema.jobs):
        await connection.execute(delete(jobs).where(jobs.c.subject.in_(ids)))
    tables = schema.tables
    unused = (
        contents.c.digest.in_(digests),
        ~exists().where(versions.c.content == contents.c.digest),
        ~exists().where(tables.c.content == contents.c.digest),
    )
    await connection.execute(delete(contents).where(*unused))
