"""The sweeper: looks at the rows for what is due, and does it exactly once.

Due are clocks that have run out, nonces that were waited for long enough, turns of levels whose
worker was lost, return matches to set up, and evaluations that nobody works on. Every worker
sweeps; what is done is an entry or a change of the row, so of two workers one is refused and
nothing is done twice. What fails is set aside.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Final

import msgspec
from sqlalchemy import BindParameter, and_, bindparam, delete, exists, select

from perihelion.server.errors import Overtaken
from perihelion.server.matches import clocks as ticking
from perihelion.server.matches.playing import Matches
from perihelion.server.matches.rooms import Room
from perihelion.server.operations.logs import LOG
from perihelion.server.operations.metrics import TIMEOUTS
from perihelion.server.store import Store, schema
from perihelion.server.tables.follow_ups import FollowUps
from perihelion.server.tables.tables import Tables
from perihelion.server.thinking.bot_turns import BotTurns
from perihelion.server.thinking.evaluations import Evaluations
from perihelion.server.thinking.jobs import IS_LOST

EVERY: Final = 1.0
AT_ONCE: Final = 100
_TABLES: Final = schema.tables.c
_NOW: Final[BindParameter[float]] = bindparam("now")
_IS_LATE: Final = and_(_TABLES.deadline <= _NOW, _TABLES.retry_at <= _NOW)
_WAITS: Final = and_(_TABLES.waits_bot, _TABLES.claimed_until <= _NOW, _TABLES.retry_at <= _NOW)
"""A turn of a level that nobody thinks about."""
_IS_DUE: Final = select(
    exists().where(_IS_LATE).label("late"),
    exists().where(_WAITS).label("turns"),
    exists().where(IS_LOST).label("jobs"),
)
"""Mostly nothing is: so every worker asks one short question a second."""


class Sweeper:
    """Does what is due."""

    def __init__(
        self,
        store: Store,
        tables: Tables,
        matches: Matches,
        again: FollowUps,
        turns: BotTurns,
        *,
        evaluations: Evaluations,
        clock: Callable[[], float],
    ) -> None:
        self.store = store
        self.tables = tables
        self.matches = matches
        self.follow_ups = again
        self.bot_turns = turns
        self.evaluations = evaluations
        self.clock = clock
        self._soon = asyncio.Event()
        self._more = False
        """Whether turns of levels may be left that nobody has claimed."""
        turns.freed = self._turn_ended
        self._task: asyncio.Task[None] | None = None
        self._thinking: dict[str, asyncio.Task[None]] = {}
        """Levels that answer for somebody whose time is up."""

    async def start(self) -> None:
        """Begin; where one process owns the store, no claim of an earlier one is worth anything."""
        if self.store.is_sqlite:
            await self.bot_turns.leases.free_turns()
            async with self.store.begin() as connection:
                await connection.execute(delete(schema.presence))
        self._task = asyncio.create_task(self._run())

    def heard(self, table: str, room: Room | None) -> None:
        """Something is due at once: a match with a sealed deal is over."""
        if room is not None and room.status == "over" and room.deadline is not None:
            self._soon.set()

    def wake(self) -> None:
        """Look at once: a turn waits for a thinker."""
        self._soon.set()

    def _turn_ended(self) -> None:
        if self._more:
            self._soon.set()

    async def close(self) -> None:
        """Stop."""
        tasks = [*self._thinking.values(), *([self._task] if self._task else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def heal(self) -> None:
        """Take up matches that writes without a revision have left stuck, in earlier versions:
        a level is asked and nobody thinks, or a sealed deal has no return match.
        """
        tables, seats = schema.tables, schema.seats
        levels = (
            select(tables.c.id, tables.c.asked, seats.c.seat)
            .join(seats)
            .where(
                tables.c.status == "running",
                tables.c.waits_bot.is_(False),
                seats.c.level.is_not(None),
            )
        )
        for row in await self.store.rows(levels):
            if row["seat"] in row["asked"]:
                await self._try(row["id"], self._go_on(row["id"]))
        sealed = select(tables.c.id).where(
            tables.c.status == "over",
            tables.c.is_sealed,
            tables.c.twin.is_(None),
            tables.c.deadline.is_(None),
        )
        for row in await self.store.rows(sealed):
            await self._try(row["id"], self.follow_ups.follow_up(row["id"]))

    async def _go_on(self, table: str) -> None:
        async with self.tables.rooms.open(table) as room:
            if room.waiting_level() is not None:
                await self.matches.commit(room)

    async def _run(self) -> None:
        try:
            await self.heal()
        except Exception as error:  # noqa: BLE001  (it is tried again at the next start)
            LOG.error("healing failed", exc_info=error)
        while True:
            try:
                await self._begin()
            except Exception as error:  # noqa: BLE001  (the next sweep may succeed)
                LOG.error("a sweep failed", exc_info=error)
            with suppress(TimeoutError):
                async with asyncio.timeout(EVERY):  # `wait_for` of 3.11 may swallow a cancellation
                    await self._soon.wait()
            self._soon.clear()

    async def sweep(self) -> None:
        """Everything that is due now, to its end."""
        await self._begin()
        while self._thinking:
            await asyncio.wait(self._thinking.values())

    async def _begin(self) -> None:
        """Everything that is due now; where a level must think, it is not waited for.

        What never failed comes first: what fails delays no one else.
        """
        now = self.clock()
        due = await self.store.row(_IS_DUE.params(now=now))
        assert due is not None
        self._more = False
        if due["late"]:
            await self._late(now)
        if due["turns"]:
            await self._take_over_turns(now)
        if due["jobs"]:
            await self.evaluations.take_over_lost()

    async def _late(self, now: float) -> None:
        late = select(_TABLES.id, _TABLES.status).where(_IS_LATE).limit(AT_ONCE)
        found = late.order_by(_TABLES.failures, _TABLES.deadline).params(now=now)
        for row in await self.store.rows(found):
            await self._try(row["id"], self._do(row["id"], row["status"]))

    async def _take_over_turns(self, now: float) -> None:
        """As many turns of levels that nobody thinks about as there is room for."""
        lost = select(_TABLES.id, _TABLES.rev).where(_WAITS).params(now=now)
        ordered = lost.order_by(_TABLES.failures, _TABLES.claimed_until)
        most = self.bot_turns.room_for
        found = await self.store.rows(ordered.limit(most)) if most else ()
        self._more = len(found) == most
        for row in found:
            await self.bot_turns.take_over(row["id"], row["rev"])

    async def _try(self, table: str, work: Coroutine[None, None, None]) -> None:
        try:
            await work
        except Overtaken:
            return  # another worker was first
        except Exception as error:  # noqa: BLE001  (one bad table must not stop the others)
            await self.bot_turns.leases.set_aside(table, "deadline", error, self.clock())

    async def _do(self, table: str, status: str) -> None:
        if status == "sealing":
            await self.tables.maybe_start(table, wait=False)
        elif status == "running":
            await self.time_out(table)
        else:
            await self.follow_ups.follow_up(table)

    async def time_out(self, table: str) -> None:
        """What the table chose for somebody who thinks too long."""
        if table in self._thinking:
            return
        async with self.tables.rooms.open(table) as room:
            now = self.clock()
            late = [] if room.clocks is None else ticking.run_out(room.clocks, now)
            if room.status != "running" or not late:
                return
            seat, how = late[0], room.house.clock.timeout
            if how != "answer" or self.bot_turns.thinkers.processes:
                TIMEOUTS.inc()
            if room.match.pending().held:
                room.match.deal()
                await self.matches.commit(room)
            elif how == "lose":
                room.match.resign(seat)
                said = room.match.line.said[-1]
                said.entry = msgspec.structs.replace(said.entry, auto="timeout")
                await self.matches.commit(room)
            elif how == "replace":
                await self.matches.replace(room, seat)
            elif self.bot_turns.thinkers.processes:  # else a thinker sees to it
                once = self.bot_turns.answer_once(table, room.ply, seat, room.house.stand_in)
                self._think(table, once)

    def _think(self, table: str, work: Coroutine[None, None, None]) -> None:
        self._thinking[table] = task = asyncio.create_task(self._try(table, work))
        task.add_done_callback(lambda _: self._thinking.pop(table))
