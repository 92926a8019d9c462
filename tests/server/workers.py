"""Two workers on one database in this process, made to race or be cancelled where a test wants."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Generator
from contextlib import asynccontextmanager
from functools import partial
from typing import Any, Generic, TypeVar

from sqlalchemy import select
from tests.server.conftest import settings_for
from tests.server.serving import Watch

from perihelion.server.identity.people import Caller
from perihelion.server.matches.hub import Listener
from perihelion.server.matches.rooms import Room
from perihelion.server.services import Services
from perihelion.server.store import schema
from perihelion.server.wire import Do, House, NewTable, SeatAsked, Sit

Result = TypeVar("Result")


@asynccontextmanager
async def workers(database: str, count: int = 2, watch: Watch | None = None) -> AsyncIterator[Any]:
    """Workers without a sweeper; a test sweeps where it wants to."""
    settings = settings_for(database)
    opened = [await Services.open(settings, watch or Watch()) for _ in range(count)]
    try:
        yield opened
    finally:
        for services in opened:
            await services.close()


async def two_people(services: Services, game: str = "kepler3ad-1", **house: Any) -> Any:
    """Two guests and the match between them."""
    ann, _ = await services.people.new_guest()
    bob, _ = await services.people.new_guest()
    seats = (SeatAsked(kind="me"), SeatAsked(kind="friend"))
    wanted = NewTable(game=game, seats=seats, house=House(stand_in="random", **house))
    table = await services.tables.create(ann, wanted)
    await services.tables.sit(bob, table.id, Sit(code=table.join))
    return ann, bob, table.id


async def question(services: Services, table: str) -> tuple[int, Do]:
    """Who is asked, and their first answer."""
    async with services.rooms.open(table) as room:
        seat = room.match.pending().seats[0]
        return seat, Do(action=room.match.state.legal(seat)[0], ply=room.ply, seat=seat)


async def answer(services: Services, people: tuple[Caller, ...], table: str) -> None:
    """Whoever is asked answers something."""
    seat, do = await question(services, table)
    await services.matches.act(people[seat % len(people)], table, do)


def first(services: Services, rival: Callable[[], Awaitable[object]]) -> None:
    """Let somebody else be first: just before this worker writes what it made of its memory."""
    write = services.journal.write

    async def overtaken(change: Any) -> None:
        services.journal.write = write  # type: ignore[method-assign]  # once
        await rival()
        await write(change)

    def write_late(change: Any) -> asyncio.Future[None]:
        return asyncio.create_task(overtaken(change))

    services.journal.write = write_late  # type: ignore[method-assign]  # for one write


class CancelledAt(Generic[Result]):
    """Runs a coroutine that is cancelled where it waits for the n-th time."""

    def __init__(self, work: Coroutine[Any, Any, Result], nth: int) -> None:
        self.work = work
        self.left = nth

    def __await__(self) -> Generator[Any, Any, Result]:
        inner = self.work.__await__()
        task = asyncio.current_task()
        assert task is not None
        step: Callable[[], Any] = partial(next, inner)
        while True:
            try:
                waits = step()
            except StopIteration as end:
                return end.value  # type: ignore[no-any-return]  # what the coroutine returns
            self.left -= 1
            if self.left == 0:
                asyncio.get_running_loop().call_soon(task.cancel)
            try:
                yield waits
                step = partial(next, inner)
            except BaseException as error:  # noqa: BLE001  (the coroutine's own affair)
                step = partial(inner.throw, error)


async def cancelled_at(work: Coroutine[Any, Any, object], nth: int) -> bool:
    """Whether it was cancelled there; False if it ends before it waits so often."""

    async def run() -> None:
        await watched

    watched = CancelledAt(work, nth)
    (done,) = await asyncio.gather(asyncio.create_task(run()), return_exceptions=True)
    if isinstance(done, BaseException) and not isinstance(done, asyncio.CancelledError):
        raise done
    return watched.left <= 0


async def same_everywhere(table: str, *opened: Services) -> Room:
    """What every worker has in memory is what the rows have, all of one revision."""
    store, tables, seats, entries = opened[0].store, schema.tables, schema.seats, schema.entries
    for services in opened:
        async with services.rooms.open(table) as room:
            row = await store.row(select(tables).where(tables.c.id == table))
            assert row is not None
            assert (room.rev, room.ply, room.status) == (row["rev"], row["ply"], row["status"])
            texts = select(entries.c.text).where(entries.c.table_id == table)
            said = await store.rows(texts.order_by(entries.c.ply))
            assert [one.entry.text for one in room.match.line.said] == [one["text"] for one in said]
            sat = select(seats.c.person, seats.c.level).where(seats.c.table_id == table)
            here = await store.rows(sat.order_by(seats.c.seat))
            assert [(one.person, one.level) for one in room.seats] == [
                (one["person"], one["level"]) for one in here
            ]
            assert row["waits_bot"] == (room.waiting_level() is not None)
            assert list(room.agreed) == row["agreed"]
    async with opened[0].rooms.open(table) as room:
        return room


class Ear:
    """A line that listens at a table: the last revision it would show."""

    def __init__(self, services: Services, table: str) -> None:
        self.services = services
        self.listener = Listener(table, "")
        services.hub.add(self.listener)

    def heard(self) -> bool:
        """Whether it was told since it was asked last."""
        news, self.listener.news = self.listener.news, set()
        return bool(news)
