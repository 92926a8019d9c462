"""The turns of levels: each claimed by one worker, and free again if that worker is lost.

The claim is a lease in the row of the table. A worker that takes a move after which a level is
asked claims it in the same transaction; a worker that finds an old claim takes it over. Whoever
answers twice is refused by the revision, so at worst somebody thought in vain.

Where no person has a seat any more and nobody looks, levels do not play on: the turn is paused,
which the claim says, until somebody looks. Wherever a person has a seat, levels answer; that ends
by itself when the person is asked.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import OrderedDict, deque
from collections.abc import Callable, Coroutine
from typing import Final

from sqlalchemy import select

from perihelion.server.errors import Overtaken, Unplayable
from perihelion.server.gateway.caller import ASKING, Asker
from perihelion.server.matches.leases import FOREVER, LEASE, Leases
from perihelion.server.matches.playing import Matches
from perihelion.server.matches.rooms import Room, Rooms
from perihelion.server.operations.logs import LOG
from perihelion.server.operations.metrics import BOT_FAILURES
from perihelion.server.store import schema
from perihelion.server.thinking.processes import Question, Thinkers, choose, luck_of

LATE_CREDIT: Final = 4.0
"""Seconds by which a level that answers for somebody whose time is up goes first."""
PRESENT_CREDIT: Final = 2.0
"""And one at a table where somebody is present."""
MOST_LOOKS: Final = 10_000
MOST_CLAIMED: Final = 100
AHEAD: Final = 3
"""Turns that one process may have claimed: one it thinks of, the others on their way."""

PACE: Final = 32
"""Answers of a level from which the pace of the next is drawn."""


class BotTurns:
    """Thinks for the levels of this worker's tables."""

    def __init__(
        self,
        leases: Leases,
        rooms: Rooms,
        matches: Matches,
        thinkers: Thinkers,
        *,
        clock: Callable[[], float],
        attended_seconds: float = 60.0,
        listens: Callable[[str], bool] = lambda _: False,
    ) -> None:
        self.attended_seconds = attended_seconds
        self.listens = listens
        """Whether somebody has a socket at a table, here."""
        self._looks: OrderedDict[str, float] = OrderedDict()
        """When somebody last looked at a running match, here."""
        self.leases = leases
        self.rooms = rooms
        self.matches = matches
        self.thinkers = thinkers
        self.clock = clock
        self.freed: Callable[[], None] = lambda: None
        """Called when somebody who thought here is done."""
        self._running: dict[str, asyncio.Task[None]] = {}
        self._took: dict[str, deque[float]] = {}
        """How long levels thought of late, where they had a choice."""

    def heard(self, table: str, room: Room | None) -> None:
        """A move was made here: if a level is asked now, the claim is ours, or a thinker's."""
        if room is not None and room.waiting_level() is not None:
            self._take_up(table)

    def _take_up(self, table: str) -> None:
        """Think of a turn here, or let the thinkers know of it."""
        if self.thinkers.processes:
            self._begin(table)
        else:
            self.leases.store.hint(f"turn {table}")

    @property
    def room_for(self) -> int:
        """How many more turns may be claimed here, so that other thinkers find some, too.

        Where nobody else thinks all of them are taken, and wait here for their turn.
        """
        if self.leases.store.is_sqlite:
            return MOST_CLAIMED
        return max(0, AHEAD * self.thinkers.processes - len(self._running))

    async def take_over(self, table: str, rev: int) -> None:
        """Claim a turn whose claim has run out; exactly one worker succeeds."""
        if not self._is_running(table) and await self.leases.take_turn(table, rev, self.clock()):
            self._begin(table)

    def looked(self, room: Room) -> None:
        """Somebody looks at a match; one that levels play alone goes on, if it was paused."""
        if room.status != "running":
            return
        self._looks[room.id] = self.clock()
        self._looks.move_to_end(room.id)
        if len(self._looks) > MOST_LOOKS:
            self._looks.popitem(last=False)
        alone = not any(one.person for one in room.seats)
        if alone and room.waiting_level() is not None and not self._is_running(room.id):
            self._begin(f"{room.id} wakes", self._wake(room.id))

    async def _wake(self, table: str) -> None:
        ours = self.thinkers.processes > 0
        if await self.leases.wake_turn(table, self.clock(), ours=ours):
            self._take_up(table)

    async def _is_attended(self, room: Room) -> bool:
        """Whether anybody waits for this match: a person at a seat, or one who looks on."""
        if any(one.person for one in room.seats) or self._is_present(room.id):
            return True
        presence, now = schema.presence, self.clock()
        query = select(presence.c.socket).where(
            presence.c.table_id == room.id, presence.c.until > now
        )
        return await self.leases.store.row(query.limit(1)) is not None

    def _is_present(self, table: str) -> bool:
        """Whether somebody has a socket at a table, or looked at it just now; in this worker."""
        looked = self._looks.get(table, -FOREVER)
        return self.listens(table) or self.clock() - looked < self.attended_seconds

    def _is_running(self, name: str) -> bool:
        return name in self._running and not self._running[name].done()

    def _begin(self, name: str, work: Coroutine[None, None, None] | None = None) -> None:
        """Do something in a task of its own, once at a time: by default the turns of a table."""
        if self._is_running(name):
            if work is not None:
                work.close()
            return
        task = asyncio.create_task(self._play(name) if work is None else work)
        self._running[name] = task
        task.add_done_callback(lambda done: self._ended(name, done))

    def _ended(self, name: str, done: asyncio.Task[None]) -> None:
        if self._running.get(name) is done:
            del self._running[name]
        self.freed()
        if not done.cancelled() and (error := done.exception()) is not None:
            LOG.error("a turn could not be taken", exc_info=error, table=name)

    async def _play(self, table: str) -> None:
        """Answer for levels until a person is asked, or the match is over."""
        try:
            while await self._answer(table):
                pass
        except asyncio.CancelledError:
            raise
        except Unplayable:
            await self.leases.pause_turn(table)  # until those who play there have chosen
        except Overtaken:
            return  # the table changed under us; whoever changed it goes on
        except Exception as error:  # noqa: BLE001  (a level that fails must not stop the others)
            BOT_FAILURES.inc()
            await self.leases.set_aside(table, "turn", error, self.clock())

    async def _answer(self, table: str) -> bool:
        async with self.rooms.open(table) as room:
            row = room.waiting_level()
            if row is None:
                return False
            if not await self._is_attended(room):
                await self.leases.pause_turn(table)
                return False
            asked, ply = self.question(room, row.seat, str(row.level)), room.ply
            who, credit = self._share(room)
        renew = asyncio.create_task(self._hold(table))
        began = time.perf_counter()
        try:
            chosen = await self.thinkers.run(choose, asked, asker=who, credit=credit)
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

    def _share(self, room: Room) -> tuple[Asker, float]:
        """Whose share of the thinking a table takes, and how urgent it is."""
        owner = room.owner or room.id
        # Where nobody asked just now, as after a restart, every owner counts for themselves.
        who = Asker(owner, ASKING.get().address or f"of {owner}")
        return who, PRESENT_CREDIT if self._is_present(room.id) else 0.0

    async def answer_once(self, table: str, ply: int, seat: int, level: str) -> None:
        """A level answers for a person whose time is up, before levels that nobody waits for."""
        async with self.rooms.open(table) as room:
            if room.ply != ply or seat not in room.match.pending().seats:
                return
            asked = self.question(room, seat, level)
            who, _ = self._share(room)
        chosen = await self.thinkers.run(choose, asked, asker=who, credit=LATE_CREDIT)
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
                LOG.error("a lease could not be kept", exc_info=error, table=table)

    async def idle(self) -> None:
        """Wait until nobody thinks here."""
        while self._running:
            await asyncio.gather(*self._running.values(), return_exceptions=True)

    async def close(self) -> None:
        """Stop thinking; the claims run out and the rows know what is asked."""
        for task in list(self._running.values()):
            task.cancel()
        await asyncio.gather(*self._running.values(), return_exceptions=True)
        self.thinkers.close()
