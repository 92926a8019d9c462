"""Chat and presence: what is said at a table, and who is there."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

from sqlalchemy import and_, delete, insert, or_, select, update

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
        self.hub.tell(table, "presence")

    async def stay(self) -> None:
        """A sign of life of all sockets of this worker; whoever gave none for long is gone."""
        presence, now = schema.presence, self.clock()
        ours = presence.c.worker == self.worker
        gone = or_(
            and_(ours, presence.c.socket.not_in(self._sockets)),
            presence.c.until < now - HERE_SECONDS,
        )
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
        self.hub.tell(table, "presence")

    async def here(self, table: str) -> tuple[Present, ...]:
        """Who is here now: those with a seat by name, spectators without."""
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
