"""Who listens to which table, in this process; and hints from the other workers.

A hint says only where to look. What happened is read from the rows: a lost hint delays, it
loses nothing, because everybody also looks by themselves every few seconds.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING, Any, Final

from perihelion.server.operations.logs import LOG
from perihelion.server.operations.metrics import SOCKETS
from perihelion.server.store.hints import CHANNEL, unpacked
from perihelion.server.store.quick import ANSWER_SECONDS, InDoubt, Refused, dsn_of
from perihelion.server.store.revisions import Revisions

if TYPE_CHECKING:
    from perihelion.server.matches.rooms import Room

AGAIN_SECONDS: Final = 1.0
AT_ONCE: Final = 8
"""Sockets at a table that are told of a move before anybody else has a turn."""
LOOK_SECONDS: Final = 2.0
"""How often we look at the rows by ourselves, where other workers write too."""
SHARES: Final = 4
"""Every so many looks each socket's session is looked at: before what is known of it is old."""

LookAt = Callable[[Sequence[str]], Awaitable[None]]
"""Looks sessions up, many with one query."""


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
        self.shown: int | None = None
        """The revision that the client has seen last."""
        self.is_acting = False
        """Whether its own answer is under way, whose update tells it what that leads to."""
        self.show: Callable[[Room], bool] = lambda _: False
        """Tells it at once of a move in an open room; False if it must look by itself."""

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
        self.presence: Callable[[str], None] = lambda table: self.tell(table, "presence")
        """Called when somebody came to a table, or went, elsewhere."""
        self.turn: Callable[[], None] = lambda: None
        """Called when a turn waits for a thinker."""
        self._clock: asyncio.Task[None] | None = None
        SOCKETS.set_function(lambda: float(sum(map(len, self._tables.values()))))

    @property
    def is_heard(self) -> bool:
        """Whether anybody listens."""
        return bool(self._tables)

    def listens(self, table: str) -> bool:
        """Whether anybody listens at a table."""
        return table in self._tables

    def count(self, table: str) -> int:
        """How many listen at a table."""
        return len(self._tables.get(table, ()))

    def add(self, listener: Listener) -> None:
        """Somebody listens."""
        self._tables.setdefault(listener.table, set()).add(listener)

    def remove(self, listener: Listener) -> None:
        """Somebody has gone."""
        heard = self._tables.get(listener.table, set())
        heard.discard(listener)
        if not heard:
            self._tables.pop(listener.table, None)

    def tell(self, table: str, what: str) -> None:
        """Let everybody at a table look again."""
        for listener in self._tables.get(table, ()):
            listener.rev = None
            listener.tell(what)

    def heard(self, table: str, room: Room | None) -> None:
        """A table was changed here; in a room that is open, where it is given."""
        if room is None:
            self.tell(table, "match")
            return
        left = AT_ONCE
        for listener in self._tables.get(table, ()):
            listener.rev = room.rev
            if listener.is_acting:
                continue
            left -= 1
            if left < 0 or not listener.show(room):
                listener.tell("match")

    def part(self, which: str) -> None:
        """End the sockets of a person, or of one session or token (its digest), that has ended."""
        for listeners in self._tables.values():
            for listener in listeners:
                if which in (listener.person, listener.credential):
                    listener.tell("gone")

    def start(self, look_at: LookAt, revisions: Revisions | None = None) -> None:
        """Wake everybody now and then, a few at a time, to see whether their session still holds;
        `look_at` finds that out for all of them together.

        With `revisions`, where other workers write too, look for what they have written: one
        question for all tables, so that a lost hint delays and costs nothing while none is lost.
        """
        self._clock = asyncio.create_task(self._tick(look_at, revisions))

    async def _tick(self, look_at: LookAt, revisions: Revisions | None) -> None:
        turn = 0
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            if revisions is not None:
                await self._look(revisions)
            turn += 1
            share = [
                listener
                for number, listeners in enumerate(self._tables.values())
                if (number + turn) % SHARES == 0
                for listener in listeners
            ]
            try:
                await look_at(list({one.credential for one in share if one.credential}))
            except Exception as error:  # noqa: BLE001  (of the database: each looks for itself)
                LOG.error("the sessions could not be looked at together", exc_info=error)
            for listener in share:
                listener.tell("time")

    async def _look(self, revisions: Revisions) -> None:
        """Wake those who have not seen the newest revision of their table."""
        try:
            found = await revisions.of(list(self._tables)) if self._tables else {}
        except (InDoubt, Refused) as error:
            LOG.error("the tables could not be looked at", exc_info=error)
            return
        for table, listeners in self._tables.items():
            for listener in listeners:
                if listener.shown != found.get(table):
                    listener.rev = None
                    listener.tell("look")

    async def close(self) -> None:
        """End all sockets: the server goes down."""
        if self._clock is not None:
            self._clock.cancel()
            await asyncio.gather(self._clock, return_exceptions=True)
        for listeners in self._tables.values():
            for listener in listeners:
                listener.tell("restart")

    def hint(self, text: str) -> None:
        """Something another worker said: what has changed, and an id.

        `table`, `chat`, `presence`, `person`; `gone` for who may no longer come; `turn` for a
        level's turn, or an evaluation, that nobody has claimed yet.
        """
        what, _, which = text.partition(" ")
        if what in ("person", "gone"):
            for forget in self.forget:
                forget(which)
            if what == "gone":
                self.part(which)
        elif what == "chat":
            self.tell(which, what)
        elif what == "presence":
            self.presence(which)
        elif what == "turn":
            self.turn()
        else:
            self.tell(which, "look")


class DatabaseListener:
    """Hears the hints of the other workers over PostgreSQL; listens again after a lost line."""

    def __init__(self, hub: Hub, database: str) -> None:
        self.dsn = dsn_of(database)
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

        connection = await asyncpg.connect(self.dsn, timeout=ANSWER_SECONDS)
        lost = asyncio.Event()
        try:
            connection.add_termination_listener(lambda _: lost.set())
            await connection.add_listener(CHANNEL, self._heard)
            await lost.wait()
        finally:
            await connection.close()

    def _heard(self, _connection: Any, _pid: int, _channel: str, payload: object) -> None:
        worker, hints = unpacked(str(payload))
        if worker == self.hub.worker:
            return  # our own; everybody here has heard
        for hint in hints:
            self.hub.hint(hint)
