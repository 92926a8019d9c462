"""Chat and presence: what is said at a table, and who is there."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

from sqlalchemy import delete, insert, or_, select, update

from perihelion.server.errors import Conflict, NotYours
from perihelion.server.gateway.rate_limits import Buckets
from perihelion.server.identity.people import Caller
from perihelion.server.matches.hub import Hub
from perihelion.server.matches.rooms import Rooms
from perihelion.server.operations.logs import LOG
from perihelion.server.store import Store, schema
from perihelion.server.wire import ChatLine, House, Present

LINES: Final = 200
"""The most that are given at once, the newest."""
HERE_SECONDS: Final = 45.0
"""After this long without a sign of life somebody is gone."""
STAY_SECONDS: Final = 15.0
TOLD_A_SECOND: Final = 200
"""Listeners of one table who are told in a second who is here; more hear of it a little later."""
MOST_WAIT: Final = 3.0
MOST_LEFT: Final = 1_000
"""Rows of sockets that are gone, deleted at once; the others at the next sign of life."""


class Chat:
    """Hears and says."""

    def __init__(
        self,
        store: Store,
        rooms: Rooms,
        hub: Hub,
        limits: Buckets,
        *,
        worker: str,
        clock: Callable[[], float],
    ) -> None:
        self.store = store
        self.rooms = rooms
        self.hub = hub
        self.limits = limits
        self.worker = worker
        self.clock = clock
        self._staying: asyncio.Task[None] | None = None
        self._sockets: set[str] = set()
        """That are open here; a row of another one was left behind when the database was away."""
        self._changed: dict[str, asyncio.TimerHandle] = {}
        self._reading: dict[str, asyncio.Task[tuple[Present, ...]]] = {}
        hub.presence = self.changed

    async def say(self, caller: Caller, table: str, text: str, house: House) -> None:
        """Say something to everybody at the table; the caller has a seat there."""
        if not house.chat:
            raise Conflict("this table has no chat")
        self.limits.take("chat", person=caller.id, address=caller.address)
        row = {
            "table_id": table,
            "person": caller.id,
            "name": caller.name,
            "text": text,
            "at": self.clock(),
        }
        async with self.store.begin() as connection:
            await self.store.take_turns(connection, f"chat {table}")
            await connection.execute(insert(schema.chat), row)
        self.store.hint(f"chat {table}")
        self.hub.tell(table, "chat")

    async def lines(self, table: str, since: int) -> tuple[ChatLine, ...]:
        """What was said after line `since`."""
        chat, seats = schema.chat, schema.seats
        newest = (
            select(chat)
            .where(chat.c.table_id == table, chat.c.id > since)
            .order_by(chat.c.id.desc())
            .limit(LINES)
        )
        sat: dict[str, list[int]] = {}
        rows = await self.store.rows(newest)
        if rows:
            query = select(seats.c.person, seats.c.seat).where(seats.c.table_id == table)
            for one in await self.store.rows(query):
                sat.setdefault(one["person"], []).append(one["seat"])
        return tuple(
            ChatLine(row["id"], row["name"], _seats(sat, row["person"]), row["text"], row["at"])
            for row in reversed(rows)
        )

    # Presence.

    async def come(self, socket: str, caller: Caller, table: str, seats: tuple[int, ...]) -> None:
        """Somebody opens a socket."""
        self._sockets.add(socket)
        row = {
            "socket": socket,
            "table_id": table,
            "worker": self.worker,
            "seats": list(seats),
            "name": caller.name if seats else "",
            "until": self.clock() + HERE_SECONDS,
        }
        async with self.store.begin() as connection:
            await connection.execute(insert(schema.presence), row)
        self.store.hint(f"presence {table}")
        self.changed(table)

    async def stay(self) -> None:
        """A sign of life of all sockets of this worker; whoever gave none for long is gone."""
        presence, now = schema.presence, self.clock()
        ours = presence.c.worker == self.worker
        rows = await self.store.rows(select(presence.c.socket).where(ours))
        left = [row["socket"] for row in rows if row["socket"] not in self._sockets]
        gone = or_(presence.c.socket.in_(left[:MOST_LEFT]), presence.c.until < now - HERE_SECONDS)
        async with self.store.begin() as connection:
            await connection.execute(update(presence).where(ours).values(until=now + HERE_SECONDS))
            await connection.execute(delete(presence).where(gone))

    def start(self) -> None:
        """Give signs of life from now on, while anybody is here."""
        self._staying = asyncio.create_task(self._stay())

    async def _stay(self) -> None:
        while True:
            await asyncio.sleep(STAY_SECONDS)
            try:
                if self.hub.is_heard:
                    await self.stay()
            except Exception as error:  # noqa: BLE001  (the next sign may come through)
                LOG.error("a sign of life failed", exc_info=error)

    async def close(self) -> None:
        """Stop."""
        for timer in self._changed.values():
            timer.cancel()
        if self._staying is not None:
            self._staying.cancel()
            await asyncio.gather(self._staying, return_exceptions=True)

    async def go(self, socket: str, table: str) -> None:
        """Somebody closes a socket."""
        self._sockets.discard(socket)
        presence = schema.presence
        async with self.store.begin() as connection:
            await connection.execute(delete(presence).where(presence.c.socket == socket))
        self.store.hint(f"presence {table}")
        self.changed(table)

    def changed(self, table: str) -> None:
        """Somebody came or went: all who listen are told, the later the more they are."""
        if table not in self._changed:
            wait = min(MOST_WAIT, self.hub.count(table) / TOLD_A_SECOND)
            loop = asyncio.get_running_loop()
            self._changed[table] = loop.call_later(wait, self._tell_changed, table)

    def _tell_changed(self, table: str) -> None:
        del self._changed[table]
        self._reading.pop(table, None)  # what was read before may lack it
        self.hub.tell(table, "presence")

    async def here(self, table: str) -> tuple[Present, ...]:
        """Who is here now, read once for all who ask for it together."""
        task = self._reading.get(table)
        if task is None:
            task = self._reading[table] = asyncio.create_task(self._here(table))
            task.add_done_callback(lambda done: self._read(table, done))
        return await asyncio.shield(task)

    def _read(self, table: str, done: asyncio.Task[tuple[Present, ...]]) -> None:
        if self._reading.get(table) is done:
            del self._reading[table]
        if not done.cancelled():
            done.exception()  # whoever waits has it; perhaps nobody does

    async def _here(self, table: str) -> tuple[Present, ...]:
        """Those with a seat by name, spectators without."""
        presence = schema.presence
        query = (
            select(presence.c.name, presence.c.seats)
            .where(presence.c.table_id == table, presence.c.until > self.clock())
            .order_by(presence.c.socket)
        )
        found = [(row["name"], tuple(row["seats"])) for row in await self.store.rows(query)]
        seated = dict.fromkeys(one for one in found if one[1])
        watching = [one for one in found if not one[1]]
        return tuple(Present(*one) for one in (*seated, *watching))


def check_may_speak(seats: tuple[int, ...], *, owner: bool) -> None:
    """Spectators listen."""
    if not seats and not owner:
        raise NotYours("only those at the table speak; spectators listen")


def _seats(sat: dict[str, list[int]], person: str | None) -> tuple[int, ...]:
    return tuple(sat.get(person, ())) if person is not None else ()
