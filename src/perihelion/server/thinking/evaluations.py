"""Evaluations of finished matches: one job for each match and level, whoever asks for it.

A level judges every moment, a few at a time: in the processes for analyses and in the share of
whoever asked first, one part of one job of theirs after the other. So others wait for a part at
most, and whoever asked still has hints. Where the queue is full the job waits; nobody else sees
that it does.
"""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, suppress
from functools import partial
from typing import TYPE_CHECKING, Final, Literal
from weakref import WeakValueDictionary

import msgspec

from perihelion.ai.coach import Note, report_of
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
from perihelion.server.wire import Coaching, Evaluation, Judged

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from sqlalchemy import RowMapping

JUDGE: Final = "commodore"
"""Who is asked for a hint or an evaluation where nobody else is named."""
COACH: Final = "coach"
"""The kind of the coach's jobs; those of evaluations name their level."""
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
        elsewhere: bool = False,
    ) -> None:
        self.elsewhere = elsewhere
        """Whether thinkers on other machines make them."""
        self.jobs = jobs
        self.rooms = rooms
        self.analysts = analysts
        self.archive = archive
        self.clock = clock
        self.makers: dict[str, Callable[[Key], Awaitable[None]]] = {}
        """What makes jobs of other kinds, by the first word of the kind."""
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
        await self.add(caller, key, total)
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
        return Evaluation(status=status_of(row), done=row["done"], total=row["total"], judged=found)

    # The coach: the same with another question, for all seats at once.

    async def ask_coach(self, caller: Caller, table: str, seat: int | None) -> Coaching:
        """Begin to look at every decision of a finished match, unless somebody has."""
        key = (table, COACH)
        async with self.rooms.open(table) as room:
            check_may_watch(room, caller)
            check_revealed(room)
            total = room.ply + 1
        await self.add(caller, key, total)
        return await self.look_coach(caller, table, seat)

    async def look_coach(self, caller: Caller, table: str, seat: int | None) -> Coaching:
        """What the coach says to a seat, by default one of the caller's, or the first."""
        key = (table, COACH)
        async with self.rooms.open(table) as room:
            check_may_watch(room, caller)
            check_revealed(room)
            total, seats, outcome = room.ply + 1, len(room.seats), room.match.outcome
            mine = room.seats_of(caller.id)
        asked = seat if seat is not None else next(iter(mine), 0)
        if not 0 <= asked < seats:
            raise BadRequest(f"there is no seat {asked}; the seats are 0 to {seats - 1}")
        row = await self.jobs.find(key)
        if row is None:
            return Coaching(status="none", done=0, total=total, seat=asked)
        parts = await self.jobs.parts(key, 0, row["total"]) if row["done"] else []
        notes = [one for part in parts for one in _read_notes(part)]
        report = report_of(notes, outcome, asked, seats)
        return Coaching(
            status=status_of(row),
            done=row["done"],
            total=row["total"],
            seat=asked,
            slips=tuple(map(evaluation.coaching_note, report.slips)),
            well=None if report.well is None else evaluation.coaching_note(report.well),
            lost=report.lost,
            luck=report.luck and bool(row["is_done"]),
        )

    async def add(self, caller: Caller, key: Key, total: int) -> None:
        """Begin a job unless somebody has; let one that failed wait no longer."""
        row = await self.jobs.find(key)
        if row is None:
            if await self.jobs.count_open(caller.id) >= MOST_OPEN:
                raise TooMany("wait for what is being judged for you already", 10.0)
            if await self.jobs.add(key, caller.id, total, self.clock(), claim=not self.elsewhere):
                self._start(key)
        elif row["retry_at"] > 0:
            await self.jobs.try_again(row)

    # Working.

    async def start(self) -> None:
        """Take up what an earlier process has left."""
        if self.jobs.store.is_sqlite:
            await self.jobs.free_all()

    async def take_over_lost(self) -> None:
        """Go on with jobs whose worker was lost, and with those that failed and have waited."""
        if self.elsewhere:
            return
        now = self.clock()
        for row in await self.jobs.lost(now, MOST_TAKEN):
            key = row["subject"], row["kind"]
            if key not in self._running and await self.jobs.take(row, now):
                self._begin(key)

    async def close(self) -> None:
        """Stop; what was found is kept, and the rest is made after the next start."""
        tasks = list(self._running.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _start(self, key: Key) -> None:
        if self.elsewhere:
            self.jobs.store.hint(f"turn {key[0]}")
        else:
            self._begin(key)

    def _begin(self, key: Key) -> None:
        self._running[key] = task = asyncio.create_task(self._work(key))
        task.add_done_callback(lambda done: self._ended(key, done))

    def _ended(self, key: Key, done: asyncio.Task[None]) -> None:
        del self._running[key]
        if not done.cancelled() and (error := done.exception()) is not None:
            LOG.error("a job stopped", exc_info=error, subject=key[0])

    async def _work(self, key: Key) -> None:
        try:
            async with self._held(key):
                await self.makers.get(key[1].partition(" ")[0], self._judge)(key)
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

    async def _part(
        self, row: RowMapping, data: bytes, upto: int
    ) -> tuple[Judged, ...] | tuple[Note, ...]:
        """Judge the next moments, in the turn of whoever asked."""
        owner = row["owner"] or row["subject"]
        # Where nobody asked just now, as after a restart, every owner counts for themselves.
        who = Asker(owner, ASKING.get().address or f"of {owner}")
        work = _work(row["kind"], data, row["done"], upto - 1)
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


def _work(
    kind: str, data: bytes, first: int, last: int
) -> Callable[[], tuple[Judged, ...] | tuple[Note, ...]]:
    """What a part of a job is, by its kind."""
    if kind == COACH:
        return partial(evaluation.coach, data, first, last)
    return partial(evaluation.evaluate, data, first, last, kind.partition(" ")[2])


def status_of(row: RowMapping) -> Literal["running", "failed", "done"]:
    """How a job stands."""
    if row["is_done"]:
        return "done"
    return "failed" if row["failures"] else "running"


def _read(part: bytes) -> Iterator[Judged]:
    yield from msgspec.json.decode(gzip.decompress(part), type=tuple[Judged, ...])


def _read_notes(part: bytes) -> tuple[Note, ...]:
    return msgspec.json.decode(gzip.decompress(part), type=tuple[Note, ...])
