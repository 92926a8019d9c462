"""The turns of levels: each claimed by one worker, and free again if that worker is lost.

The claim is a lease in the row of the table. A worker that takes a move after which a level is
asked claims it in the same transaction; a worker that finds an old claim takes it over. Whoever
answers twice is refused by the revision, so at worst somebody thought in vain.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import deque
from collections.abc import Callable
from typing import Final

from perihelion.server.bots import Question, Thinkers, choose, luck_of
from perihelion.server.errors import Overtaken
from perihelion.server.leases import LEASE, Leases
from perihelion.server.logs import trouble
from perihelion.server.matches import Matches
from perihelion.server.metrics import BOT_FAILURES
from perihelion.server.rooms import Room, Rooms

PACE: Final = 32
"""Answers of a level from which the pace of the next is drawn."""


class Turns:
    """Thinks for the levels of this worker's tables."""

    def __init__(
        self,
        leases: Leases,
        rooms: Rooms,
        matches: Matches,
        thinkers: Thinkers,
        *,
        clock: Callable[[], float],
    ) -> None:
        self.leases = leases
        self.rooms = rooms
        self.matches = matches
        self.thinkers = thinkers
        self.clock = clock
        self._running: dict[str, asyncio.Task[None]] = {}
        self._took: dict[str, deque[float]] = {}
        """How long levels thought of late, where they had a choice."""

    def heard(self, table: str, room: Room | None) -> None:
        """A move was made here: if a level is asked now, the claim is ours."""
        if room is not None and room.waiting_level() is not None:
            self._begin(table)

    async def take_over(self, table: str, rev: int) -> None:
        """Claim a turn whose claim has run out; exactly one worker succeeds."""
        if not self._is_running(table) and await self.leases.take_turn(table, rev, self.clock()):
            self._begin(table)

    def _is_running(self, table: str) -> bool:
        return table in self._running and not self._running[table].done()

    def _begin(self, table: str) -> None:
        if not self._is_running(table):
            self._running[table] = task = asyncio.create_task(self._play(table))
            task.add_done_callback(lambda _: self._ended(table, task))

    def _ended(self, table: str, task: asyncio.Task[None]) -> None:
        if self._running.get(table) is task:
            del self._running[table]

    async def _play(self, table: str) -> None:
        """Answer for levels until a person is asked, or the match is over."""
        try:
            while await self._answer(table):
                pass
        except asyncio.CancelledError:
            raise
        except Overtaken:
            return  # the table changed under us; whoever changed it goes on
        except Exception as error:  # noqa: BLE001  (a level that fails must not stop the others)
            BOT_FAILURES.add()
            await self.leases.set_aside(table, "turn", error, self.clock())

    async def _answer(self, table: str) -> bool:
        async with self.rooms.open(table) as room:
            row = room.waiting_level()
            if row is None:
                return False
            asked, ply = self.question(room, row.seat, str(row.level)), room.ply
        renew = asyncio.create_task(self._hold(table))
        began = time.perf_counter()
        try:
            chosen = await self.thinkers.run(choose, asked)
            await self._keep_pace(asked, time.perf_counter() - began)
        finally:
            renew.cancel()
        await self.matches.answer_for(table, ply, asked.seat, chosen, level=asked.level)
        return True

    async def _keep_pace(self, asked: Question, seconds: float) -> None:
        """Let the only possible answer come no sooner than others do, see `forced`."""
        took = self._took.setdefault(asked.level, deque(maxlen=PACE))
        if len(asked.legal) > 1:
            took.append(seconds)
        elif took:
            await asyncio.sleep(secrets.choice(took) - seconds)

    async def answer_once(self, table: str, ply: int, seat: int, level: str) -> None:
        """A level answers for a person whose time is up."""
        async with self.rooms.open(table) as room:
            if room.ply != ply or seat not in room.match.pending().seats:
                return
            asked = self.question(room, seat, level)
        chosen = await self.thinkers.run(choose, asked)
        await self.matches.answer_for(table, ply, seat, chosen, level=level, late=True)

    def question(self, room: Room, seat: int, level: str) -> Question:
        """What a level is given: what the seat knows, and nothing else."""
        match = room.match
        return Question(
            game=room.game.id,
            seats=len(room.seats),
            options=match.state.options(),
            blind=match.blind(seat).to_bytes(),
            seat=seat,
            legal=tuple(match.state.legal(seat)),
            level=level,
            luck=luck_of(room.agent_seed, seat, len(match.line.answers)),
            whose=room.id,
        )

    async def _hold(self, table: str) -> None:
        """Keep the claim while a level thinks."""
        while True:
            await asyncio.sleep(LEASE / 3)
            try:
                await self.leases.keep_turn(table, self.clock())
            except Exception as error:  # noqa: BLE001  (the next try may succeed)
                trouble("a lease could not be kept", error, table=table)

    async def close(self) -> None:
        """Stop thinking; the claims run out and the rows know what is asked."""
        for task in list(self._running.values()):
            task.cancel()
        await asyncio.gather(*self._running.values(), return_exceptions=True)
        self.thinkers.close()
