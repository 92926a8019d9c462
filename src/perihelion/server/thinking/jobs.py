"""Jobs on finished matches and data sets: rows with a lease, a progress and their parts.

A job is claimed by one worker; the lease is in its row, so another one takes it over where that
worker is lost. What was found is written part by part, each with the revision it was read at: it
goes on after a restart where it stood, and of two workers one is refused.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sqlalchemy import (
    BindParameter,
    ColumnElement,
    RowMapping,
    and_,
    bindparam,
    func,
    insert,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError

from perihelion.server.errors import Overtaken
from perihelion.server.matches.leases import FIRST_RETRY, LAST_RETRY, LEASE
from perihelion.server.operations.logs import LOG
from perihelion.server.operations.metrics import SET_ASIDE
from perihelion.server.store import Store, schema

Key = tuple[str, str]
"""What a job is about (a table, or a data set), and its kind."""
_JOBS: Final = schema.jobs.c
_NOW: Final[BindParameter[float]] = bindparam("now")
IS_LOST: Final = and_(~_JOBS.is_done, _JOBS.claimed_until <= _NOW, _JOBS.retry_at <= _NOW)
"""A job that nobody works on at the moment `now`."""


class Jobs:
    """The rows of jobs, and the leases of this worker on them."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.worker = store.worker

    async def find(self, key: Key) -> RowMapping | None:
        """A job as it stands."""
        return await self.store.row(select(schema.jobs).where(*_is(key)))

    async def newest(self, subject: str, kind: str) -> RowMapping | None:
        """The job about something that was asked for last, of the kinds that begin so."""
        jobs = schema.jobs
        query = select(jobs).where(jobs.c.subject == subject, jobs.c.kind.startswith(f"{kind} "))
        return await self.store.row(query.order_by(jobs.c.created.desc()).limit(1))

    async def progress(self, row: RowMapping, done: int) -> None:
        """Say how far a job has come that has no parts yet; raises Overtaken."""
        ours = schema.jobs.c.claimed_by == self.worker
        if not await self._change(row, {"rev": row["rev"] + 1, "done": done}, ours):
            raise Overtaken("another worker goes on with this")

    async def count_open(self, owner: str) -> int:
        """How many jobs of a person are not done."""
        jobs = schema.jobs
        query = select(func.count().label("open")).where(
            jobs.c.owner == owner, jobs.c.is_done.is_(False)
        )
        row = await self.store.row(query)
        return 0 if row is None else int(row["open"])

    async def add(
        self, key: Key, owner: str, total: int, now: float, *, claim: bool = True
    ) -> bool:
        """A new job with a lease of ours, or for anybody; False where somebody was first."""
        subject, kind = key
        row = {
            "subject": subject,
            "kind": kind,
            "owner": owner,
            "rev": 0,
            "done": 0,
            "total": total,
            "is_done": False,
            "claimed_by": self.worker if claim else None,
            "claimed_until": now + LEASE if claim else 0.0,
            "failures": 0,
            "retry_at": 0.0,
            "created": now,
        }
        try:
            async with self.store.begin() as connection:
                await connection.execute(insert(schema.jobs), row)
        except IntegrityError:
            return False
        return True

    async def lost(self, now: float, most: int) -> Sequence[RowMapping]:
        """Jobs that nobody works on, those that never failed first."""
        jobs = schema.jobs
        query = select(jobs).where(IS_LOST).order_by(jobs.c.failures, jobs.c.created)
        return await self.store.rows(query.limit(most).params(now=now))

    async def take(self, row: RowMapping, now: float) -> bool:
        """Claim a job whose lease has run out; exactly one worker succeeds."""
        free = schema.jobs.c.claimed_until <= now
        claim = {"claimed_by": self.worker, "claimed_until": now + LEASE}
        return await self._change(row, claim, free)

    async def hold(self, key: Key, now: float) -> None:
        """Keep the lease, if it is still ours, while a part is made."""
        jobs = schema.jobs
        async with self.store.begin() as connection:
            ours = update(jobs).where(*_is(key), jobs.c.claimed_by == self.worker)
            await connection.execute(ours.values(claimed_until=now + LEASE))

    async def free_all(self) -> None:
        """Where one process owns the store, no lease of an earlier one is worth anything."""
        jobs = schema.jobs
        async with self.store.begin() as connection:
            still = update(jobs).where(jobs.c.is_done.is_(False))
            await connection.execute(still.values(claimed_by=None, claimed_until=0.0))

    async def add_part(self, row: RowMapping, data: bytes, upto: int, now: float) -> None:
        """Write down what was found from `row.done` up to `upto`; raises Overtaken."""
        jobs, key = schema.jobs, _key(row)
        part = {"subject": key[0], "kind": key[1], "first": row["done"], "data": data}
        async with self.store.begin() as connection:
            change = (
                update(jobs)
                .where(*_is(key), jobs.c.rev == row["rev"], jobs.c.claimed_by == self.worker)
                .values(
                    rev=row["rev"] + 1,
                    done=upto,
                    is_done=upto >= row["total"],
                    claimed_until=now + LEASE,
                    failures=0,
                )
            )
            if (await connection.execute(change)).rowcount != 1:
                raise Overtaken("another worker goes on with this")
            await connection.execute(insert(schema.job_parts), part)

    async def parts(self, key: Key, since: int, most: int) -> list[bytes]:
        """Compressed parts, from the one that holds `since` on, at most so many."""
        parts = schema.job_parts
        mine = (parts.c.subject == key[0], parts.c.kind == key[1])
        first = select(func.max(parts.c.first)).where(*mine, parts.c.first <= since)
        query = (
            select(parts.c.data)
            .where(*mine, parts.c.first >= first.scalar_subquery())
            .order_by(parts.c.first)
        )
        return [bytes(row["data"]) for row in await self.store.rows(query.limit(most))]

    async def set_aside(self, key: Key, error: Exception, now: float) -> None:
        """Let a job that failed wait, twice as long each time."""
        row = await self.find(key)
        if row is None or row["claimed_by"] != self.worker:
            return
        seconds = min(LAST_RETRY, FIRST_RETRY * 2.0 ** min(row["failures"], 20))
        changes = {
            "failures": row["failures"] + 1,
            "retry_at": now + seconds,
            "claimed_by": None,
            "claimed_until": 0.0,
        }
        if await self._change(row, changes):
            SET_ASIDE.labels("job").inc()
            LOG.error("set aside", exc_info=error, work="job", subject=key[0], seconds=seconds)

    async def try_again(self, row: RowMapping) -> None:
        """Do not wait any longer with a job that was set aside."""
        await self._change(row, {"retry_at": 0.0})

    async def _change(
        self, row: RowMapping, values: dict[str, object], *more: ColumnElement[bool]
    ) -> bool:
        """Change a row that nobody has changed since it was read."""
        jobs = schema.jobs
        read = (jobs.c.rev == row["rev"], jobs.c.failures == row["failures"])
        change = update(jobs).where(*_is(_key(row)), *read, *more)
        async with self.store.begin() as connection:
            return (await connection.execute(change.values(**values))).rowcount == 1


def _is(key: Key) -> tuple[ColumnElement[bool], ...]:
    return schema.jobs.c.subject == key[0], schema.jobs.c.kind == key[1]


def _key(row: RowMapping) -> Key:
    return row["subject"], row["kind"]
