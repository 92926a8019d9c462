"""Evaluations of finished matches: one job for each match and level, whoever asks for it.

A level judges every moment, a few at a time: in the processes for analyses and in the share of
whoever asked first, one part of one job of theirs after the other. So others wait for a part at
most, and whoever asked still has hints. Where the queue is full the job waits; nobody else sees
that it does.
"""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Callable, Iterator
from contextlib import asynccontextmanager, suppress
from functools import partial
from typing import TYPE_CHECKING, Final, Literal
from weakref import WeakValueDictionary

import msgspec

from perihelion.server.errors import BadRequest, Overtaken, TooMany, Unplayable
from perihelion.server.gateway.caller import ASKING, Asker
from perihelion.server.identity.people import Caller
from perihelion.server.matches.leases import LEASE
from perihelion.server.matches.rooms import Rooms
from perihelion.server.matches.views import check_may_watch, check_revealed, record_of
from perihelion.server.operations.archive import Archive
from perihelion.server.operations.logs import LOG
from perihelion.server.thinking import evaluation
from perihelion.server.thinking.jobs import Jobs, Key
from perihelion.server.thinking.levels import check_level
from perihelion.server.thinking.processes import Thinkers
from perihelion.server.wire import Evaluation, Judged

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from sqlalchemy import RowMapping

JUDGE: Final = "commodore"
"""Who is asked for a hint or an evaluation where nobody else is named."""
PLIES_A_PART: Final = 20
PARTS_AT_ONCE: Final = 10
"""Parts in one answer."""
MOST_OPEN: Final = 4
"""Jobs of one person that are not done."""
MOST_TAKEN: Final = 20
"""Lost jobs that are taken over in one sweep."""


class Evaluations:
    """The evaluations that this worker makes, and those that anybody has made."""

    def __init__(
        self,
        jobs: Jobs,
        rooms: Rooms,
        analysts: Thinkers,
        archive: Archive,
        *,
        clock: Callable[[], float],
    ) -> None:
        self.jobs = jobs
        self.rooms = rooms
        self.analysts = analysts
        self.archive = archive
        self.clock = clock
        self._running: dict[Key, asyncio.Task[None]] = {}
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """For each person: one part at a time."""

    # Asking.

    async def ask(self, caller: Caller, table: str, level: str | None) -> Evaluation:
        """Begin the evaluation of a finished match, unless somebody has."""
        key, name = _key(table, level)
        async with self.rooms.open(table) as room:
            check_may_watch(room, caller)
            check_revealed(room)
            total = room.ply + 1
        row = await self.jobs.find(key)
        if row is None:
            if await self.jobs.count_open(caller.id) >= MOST_OPEN:
                raise TooMany("wait for the matches that are being judged for you already", 10.0)
            if await self.jobs.add(key, caller.id, total, self.clock()):
                self._begin(key)
        elif row["retry_at"] > 0:
            await self.jobs.try_again(row)
        return await self.look(caller, table, name, 0)

    async def look(self, caller: Caller, table: str, level: str | None, since: int) -> Evaluation:
        """How far it has come, and what was found from ply `since` on."""
        if since < 0:
            raise BadRequest("plies are counted from 0")
        key, _ = _key(table, level)
        try:
            async with self.rooms.open(table) as room:
                check_may_watch(room, caller)
                check_revealed(room)
                total = room.ply + 1
        except Unplayable:
            total = 1 + await self.archive.check_finished(caller, table)
        row = await self.jobs.find(key)
        if row is None:
            return Evaluation(status="none", done=0, total=total)
        parts = await self.jobs.parts(key, since, PARTS_AT_ONCE) if since < row["done"] else []
        found = tuple(one for part in parts for one in _read(part) if one.ply >= since)
        return Evaluation(status=_status(row), done=row["done"], total=row["total"], judged=found)

    # Working.

    async def start(self) -> None:
        """Take up what an earlier process has left."""
        if self.jobs.store.is_sqlite:
            await self.jobs.free_all()

    async def take_over_lost(self) -> None:
        """Go on with jobs whose worker was lost, and with those that failed and have waited."""
        now = self.clock()
        for row in await self.jobs.lost(now, MOST_TAKEN):
            key = row["table_id"], row["kind"]
            if key not in self._running and await self.jobs.take(row, now):
                self._begin(key)

    async def close(self) -> None:
        """Stop; what was found is kept, and the rest is made after the next start."""
        tasks = list(self._running.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def idle(self) -> None:
        """Wait until nothing is judged here."""
        while self._running:
            await asyncio.gather(*self._running.values(), return_exceptions=True)

    def _begin(self, key: Key) -> None:
        self._running[key] = task = asyncio.create_task(self._work(key))
        task.add_done_callback(lambda done: self._ended(key, done))

    def _ended(self, key: Key, done: asyncio.Task[None]) -> None:
        del self._running[key]
        if not done.cancelled() and (error := done.exception()) is not None:
            LOG.error("an evaluation stopped", exc_info=error, table=key[0])

    async def _work(self, key: Key) -> None:
        try:
            async with self._held(key):
                await self._judge(key)
        except Overtaken:
            return  # another worker goes on with it
        except Exception as error:  # noqa: BLE001  (one match must not stop the others)
            await self.jobs.set_aside(key, error, self.clock())

    async def _judge(self, key: Key) -> None:
        async with self.rooms.open(key[0]) as room:
            data = record_of(room).to_json()
        while True:
            row = await self.jobs.find(key)
            if row is None or row["is_done"] or row["claimed_by"] != self.jobs.worker:
                return
            upto = min(row["total"], row["done"] + PLIES_A_PART)
            judged = await self._part(row, data, upto)
            packed = gzip.compress(msgspec.json.encode(judged), 5, mtime=0)
            await self.jobs.add_part(row, packed, upto, self.clock())

    async def _part(self, row: RowMapping, data: bytes, upto: int) -> tuple[Judged, ...]:
        """Judge the next moments, in the turn of whoever asked."""
        owner = row["owner"] or row["table_id"]
        # Where nobody asked just now, as after a restart, every owner counts for themselves.
        who = Asker(owner, ASKING.get().address or f"of {owner}")
        level = row["kind"].partition(" ")[2]
        work = partial(evaluation.evaluate, data, row["done"], upto - 1, level)
        turn = self._turns.setdefault(owner, asyncio.Lock())
        async with turn:
            while True:
                try:
                    return await self.analysts.run(work, asker=who)
                except TooMany as error:
                    await asyncio.sleep(error.after)

    @asynccontextmanager
    async def _held(self, key: Key) -> AsyncIterator[None]:
        renew = asyncio.create_task(self._hold(key))
        try:
            yield
        finally:
            renew.cancel()
            with suppress(asyncio.CancelledError):
                await renew

    async def _hold(self, key: Key) -> None:
        """Keep the claim while a part is made."""
        while True:
            await asyncio.sleep(LEASE / 3)
            try:
                await self.jobs.hold(key, self.clock())
            except Exception as error:  # noqa: BLE001  (the next try may succeed)
                LOG.error("a lease could not be kept", exc_info=error, table=key[0])


def _key(table: str, level: str | None) -> tuple[Key, str]:
    name = check_level(level or JUDGE)
    if name == "random":
        raise BadRequest("`random` judges nothing; name a level that thinks")
    return (table, f"evaluation {name}"), name


def _status(row: RowMapping) -> Literal["running", "failed", "done"]:
    if row["is_done"]:
        return "done"
    return "failed" if row["failures"] else "running"


def _read(part: bytes) -> Iterator[Judged]:
    yield from msgspec.json.decode(gzip.decompress(part), type=tuple[Judged, ...])
