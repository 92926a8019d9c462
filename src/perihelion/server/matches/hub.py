"""Who listens to which table, in this process; and hints from the other workers.

A hint says only where to look. What happened is read from the rows: a lost hint delays, it
loses nothing, because everybody also looks by themselves every few seconds.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Final

from sqlalchemy.engine import make_url

from perihelion.server.operations.logs import LOG
from perihelion.server.operations.metrics import SOCKETS
from perihelion.server.store.store import CHANNEL

AGAIN_SECONDS: Final = 1.0
LOOK_SECONDS: Final = 2.0
"""How often everybody looks at the rows by themselves, where other workers write too."""


class Listener:
    """One open socket: what it should look at again."""

    def __init__(self, table: str, person: str, credential: str = "") -> None:
        self.table = table
        self.person = person
        self.credential = credential
        self.news: set[str] = set()
        self.changed = asyncio.Event()
        self.rev: int | None = None
        """The revision that was told last, if that was a move made here."""

    def tell(self, what: str) -> None:
        """There is something new of this kind.

        `match`: in memory, here; `look`: in the rows, perhaps; `chat`, `presence`, `time`, `gone`.
        """
        self.news.add(what)
        self.changed.set()


class Hub:
    """All listeners of this process."""

    def __init__(self, worker: str = "") -> None:
        self.worker = worker
        self._tables: dict[str, set[Listener]] = {}
        self.forget: list[Callable[[str], None]] = []
        """Who must look a person up again."""
        self._clock: asyncio.Task[None] | None = None
        SOCKETS.set_function(lambda: float(sum(map(len, self._tables.values()))))

    @property
    def is_heard(self) -> bool:
        """Whether anybody listens."""
        return bool(self._tables)

    def listens(self, table: str) -> bool:
        """Whether anybody listens at a table."""
        return table in self._tables

    def add(self, listener: Listener) -> None:
        """Somebody listens."""
        self._tables.setdefault(listener.table, set()).add(listener)

    def remove(self, listener: Listener) -> None:
        """Somebody has gone."""
        heard = self._tables.get(listener.table, set())
        heard.discard(listener)
        if not heard:
            self._tables.pop(listener.table, None)

    def tell(self, table: str, what: str, rev: int | None = None) -> None:
        """Let everybody at a table look again; at revision `rev`, if that is known."""
        for listener in self._tables.get(table, ()):
            listener.rev = rev
            listener.tell(what)

    def part(self, which: str) -> None:
        """End the sockets of a person, or of one session or token (its digest), that has ended."""
        for listeners in self._tables.values():
            for listener in listeners:
                if which in (listener.person, listener.credential):
                    listener.tell("gone")

    def start(self, *, shared: bool) -> None:
        """Wake everybody now and then: to look at the rows, and to show that they are here."""
        self._clock = asyncio.create_task(self._tick("look" if shared else "time"))

    async def _tick(self, what: str) -> None:
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            for table in list(self._tables):
                self.tell(table, what)

    async def close(self) -> None:
        """End all sockets: the server goes down."""
        if self._clock is not None:
            self._clock.cancel()
            await asyncio.gather(self._clock, return_exceptions=True)
        for listeners in self._tables.values():
            for listener in listeners:
                listener.tell("restart")

    def hint(self, text: str) -> None:
        """Something another worker said: `table`, `chat`, `presence`, `person`, `gone`; an id."""
        what, which, writer = text.split(" ")
        if writer == self.worker:
            return  # our own; everybody here has heard
        if what in ("person", "gone"):
            for forget in self.forget:
                forget(which)
            if what == "gone":
                self.part(which)
        elif what in ("chat", "presence"):
            self.tell(which, what)
        else:
            self.tell(which, "look")


class DatabaseListener:
    """Hears the hints of the other workers over PostgreSQL; listens again after a lost line."""

    def __init__(self, hub: Hub, database: str) -> None:
        url = make_url(database).set(drivername="postgresql")
        self.dsn = url.render_as_string(hide_password=False)
        self.hub = hub
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Listen from now on."""
        self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        """Stop."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        import asyncpg  # only PostgreSQL has such a line

        while True:
            try:
                await self._listen()
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                LOG.error("the line to the other workers was lost", exc_info=error)
            await asyncio.sleep(AGAIN_SECONDS)

    async def _listen(self) -> None:
        import asyncpg

        connection = await asyncpg.connect(self.dsn)
        lost = asyncio.Event()
        try:
            connection.add_termination_listener(lambda _: lost.set())
            await connection.add_listener(CHANNEL, self._heard)
            await lost.wait()
        finally:
            await connection.close()

    def _heard(self, _connection: Any, _pid: int, _channel: str, payload: object) -> None:
        self.hub.hint(str(payload))
