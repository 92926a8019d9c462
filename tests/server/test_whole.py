"""Memory follows the rows whole or not at all, and every write names the revision it read."""

from __future__ import annotations

import ast
import asyncio
import random
import threading
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.ext.asyncio import AsyncConnection
from tests.server.conftest import settings_for
from tests.server.serving import SECONDS, Person, Served, Watch, table_for
from tests.server.workers import (
    Ear,
    answer,
    cancelled_at,
    first,
    question,
    same_everywhere,
    two_people,
    workers,
)

import perihelion.server
from perihelion.server.gateway.error_responses import problem_of
from perihelion.server.services import Services
from perihelion.server.wire import AtPly, House, NewTable, SeatAsked

MOST_AWAITS = 200


def test_a_look_cancelled_anywhere_tears_nothing(shared: str) -> None:
    """A spectator goes while the worker reads what the other one wrote: the critical one."""

    async def scene() -> None:
        async with workers(shared) as (one, two):
            ann, bob, table = await two_people(one)

            async def look() -> None:
                async with two.rooms.open(table):
                    pass

            await look()
            for nth in range(1, MOST_AWAITS):
                await answer(one, (ann, bob), table)
                if not await cancelled_at(look(), nth):
                    break
                await same_everywhere(table, one, two)
            assert 1 < nth < MOST_AWAITS - 1  # one statement reads all of it

    asyncio.run(scene())


def test_a_first_look_cancelled_anywhere_leaves_no_half_room(database: str) -> None:
    async def scene() -> None:
        async with workers(database, 1) as (services,):
            ann, bob, table = await two_people(services)

            async def look() -> None:
                async with services.rooms.open(table):
                    pass

            for nth in range(1, MOST_AWAITS):
                services.rooms.drop(table)
                if not await cancelled_at(look(), nth):
                    break
                assert await same_everywhere(table, services)
            assert 5 < nth < MOST_AWAITS - 1
            await answer(services, (ann, bob), table)

    asyncio.run(scene())


Doing = Callable[[Services, Any, Any, str], Coroutine[Any, Any, object]]


async def act(services: Services, ann: Any, bob: Any, table: str) -> None:
    await answer(services, (ann, bob), table)


async def leave_and_return(services: Services, ann: Any, bob: Any, table: str) -> None:
    async with services.rooms.open(table) as room:
        sits = bool(room.seats_of(bob.id))
    if sits:
        await services.tables.leave(bob, table, None)
    else:
        await services.matches.come_back(bob, table, None)


async def want_return(services: Services, ann: Any, bob: Any, table: str) -> None:
    await services.follow_ups.want_return(ann, table)


@pytest.mark.parametrize("doing", [act, leave_and_return, want_return])
def test_a_change_cancelled_anywhere_is_whole_and_told(database: str, doing: Doing) -> None:
    """Whatever became durable is in memory and everybody here has heard of it."""

    async def scene() -> None:
        async with workers(database, 1) as (services,):
            services.journal.heard.remove(services.bot_turns.heard)  # nobody else moves
            ann, bob, table = await two_people(services, returning=True)
            ear = Ear(services, table)
            changes = 0
            for nth in range(1, MOST_AWAITS):
                rev = (await same_everywhere(table, services)).rev
                ear.heard()
                was_cancelled = await cancelled_at(doing(services, ann, bob, table), nth)
                changed = (await same_everywhere(table, services)).rev > rev
                assert not changed or ear.heard(), f"nobody was told, cancelled at await {nth}"
                changes += was_cancelled and changed
                if not was_cancelled:
                    break
            assert nth < MOST_AWAITS - 1
            assert changes, "never cancelled once it was durable: the scene shows nothing"

    asyncio.run(scene())


def test_a_start_cancelled_anywhere_is_taken_up(database: str) -> None:
    """All seats are taken: the match begins, by the sweeper if need be."""

    async def scene() -> None:
        async with workers(database, 1) as (services,):
            caller, _ = await services.people.new_guest()
            seats = (SeatAsked(kind="me"), SeatAsked(kind="hotseat", name="Bea"))
            wanted = NewTable(game="kepler3ad-1", seats=seats, house=House())
            for nth in range(1, MOST_AWAITS):
                was_cancelled = await cancelled_at(services.tables.create(caller, wanted), nth)
                await services.sweeper.sweep()
                page = await services.tables.mine(caller, None, None)
                assert {one.status for one in page.tables} <= {"running"}
                if not was_cancelled:
                    break
            assert 5 < nth < MOST_AWAITS - 1
            assert (await services.tables.mine(caller, "running", None)).tables

    asyncio.run(scene())


def test_a_change_that_fails_half_way_leaves_nothing(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A level sits down, then something breaks before it is written."""

    async def scene() -> None:
        async with workers(database, 1) as (services,):
            _, bob, table = await two_people(services)
            async with services.rooms.open(table) as room:
                monkeypatch.setattr(room, "run_on", lambda: 1 / 0)
            with pytest.raises(ZeroDivisionError):
                await services.tables.leave(bob, table, None)
            after = await same_everywhere(table, services)
            assert after.seats_of(bob.id)

    asyncio.run(scene())


# Two workers change one table.


class _CutOff:
    """A connection that is lost after its statement was carried out."""

    def __init__(self, connection: Any) -> None:
        self.connection = connection

    async def fetch(self, *given: Any) -> None:
        await self.connection.fetch(*given)
        raise ConnectionResetError


def test_a_commit_whose_answer_is_lost_is_not_called_refused(
    shared: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody knows whether it was written; it was, and everybody sees it once."""

    async def scene() -> None:
        async with workers(shared, 1) as (services,):
            services.journal.heard.remove(services.bot_turns.heard)  # nobody else moves
            ann, bob, table = await two_people(services)
            before = await same_everywhere(table, services)
            rev, ear, quick = before.rev, Ear(services, table), services.store.quick
            assert quick is not None
            opened = quick._opened

            async def cut_off() -> Any:
                connection = await opened()
                monkeypatch.setattr(quick, "_opened", opened)
                return _CutOff(connection)

            monkeypatch.setattr(quick, "_opened", cut_off)
            with pytest.raises(Exception) as caught:  # noqa: PT011  (of which kind, is the point)
                await answer(services, (ann, bob), table)
            assert problem_of(caught.value).status == 500
            assert ear.heard()
            assert (await same_everywhere(table, services)).rev == rev + 1

    asyncio.run(scene())


def _begin(services: Services) -> Callable[[], AbstractAsyncContextManager[AsyncConnection]]:
    return services.store.begin


def test_nobody_misses_a_line_that_another_worker_wrote_more_slowly(
    shared: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever has read a line of the chat has read all before it."""

    async def scene() -> None:
        async with workers(shared) as (one, two):
            ann, bob, table = await two_people(one)
            said, go_on, begin = asyncio.Event(), asyncio.Event(), _begin(one)

            @asynccontextmanager
            async def slowly() -> AsyncIterator[AsyncConnection]:
                async with begin() as connection:
                    yield connection
                    said.set()
                    await go_on.wait()

            monkeypatch.setattr(one.store, "begin", slowly)
            first = asyncio.create_task(one.chat.say(ann, table, "first", House()))
            await said.wait()
            second = asyncio.create_task(two.chat.say(bob, table, "second", House()))
            await asyncio.wait((second,), timeout=0.5)
            before = await two.chat.lines(table, 0)
            go_on.set()
            await asyncio.gather(first, second)
            after = await two.chat.lines(table, before[-1].id if before else 0)
            assert [line.text for line in (*before, *after)] == ["first", "second"]

    asyncio.run(scene())


def test_whoever_goes_while_the_database_is_away_is_gone(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        async with workers(database, 1) as (services,):
            ann, _, table = await two_people(services)
            chat, begin = services.chat, _begin(services)
            for socket in ("stays", "goes"):
                await chat.come(socket, ann, table, ())

            def away() -> Any:
                monkeypatch.setattr(services.store, "begin", begin)
                raise OSError("the database is away")

            monkeypatch.setattr(services.store, "begin", away)
            with pytest.raises(OSError, match="away"):
                await chat.go("goes", table)
            assert len(await chat.here(table)) == 2
            await chat.stay()
            assert len(await chat.here(table)) == 1

    asyncio.run(scene())


def test_leaving_while_another_worker_takes_an_answer(shared: str) -> None:
    """The answer was made while the person sat there; the level is asked all the same."""

    async def scene() -> None:
        async with workers(shared) as (one, two):
            for services in (one, two):
                services.journal.heard.remove(services.bot_turns.heard)
            people = *_, table = await two_people(one)
            for _ in range(12):
                seat, do = await question(two, table)
                actor, leaver = people[seat], people[1 - seat]
                first(two, partial(one.tables.leave, leaver, table, None))
                await two.matches.act(actor, table, do)
                room = await same_everywhere(table, one, two)
                assert not room.seats_of(leaver.id), "the leaver sits there again"
                if room.waiting_level() is not None:
                    return
                await one.matches.come_back(leaver, table, None)
            raise AssertionError("the level was never asked: the scene shows nothing")

    asyncio.run(scene())


def test_resigning_while_another_worker_agrees_on_a_return_match(shared: str) -> None:
    async def scene() -> None:
        async with workers(shared) as (one, two):
            ann, bob, table = await two_people(one)
            await one.follow_ups.want_return(ann, table)
            async with two.rooms.open(table) as room:
                ply = room.ply
            first(two, lambda: one.follow_ups.want_return(bob, table))
            await two.matches.resign(ann, table, AtPly(ply=ply))
            await two.sweeper.sweep()
            row, _ = await one.tables.rows(table)
            assert row["status"] == "over"
            assert row["is_sealed"]
            assert row["twin"] is not None, "sealed for ever, and no return match"

    asyncio.run(scene())


def test_an_answer_stands_where_the_other_worker_changed_something_else(shared: str) -> None:
    """Somebody wants a return match meanwhile; the question is still open, so no 409."""

    async def scene() -> None:
        async with workers(shared) as (one, two):
            people = *_, table = await two_people(one)
            seat, do = await question(two, table)
            first(two, lambda: one.follow_ups.want_return(people[1 - seat], table))
            update = await two.matches.act(people[seat], table, do)
            assert update.ply > do.ply
            room = await same_everywhere(table, one, two)
            assert room.agreed == [people[1 - seat].id]

    asyncio.run(scene())


def test_two_who_both_leave_meet_nobody_twice(shared: str) -> None:
    async def scene() -> None:
        async with workers(shared) as (one, two):
            for services in (one, two):
                services.journal.heard.remove(services.bot_turns.heard)
            ann, bob, table = await two_people(one)
            await asyncio.gather(
                one.tables.leave(ann, table, None), two.tables.leave(bob, table, None)
            )
            room = await same_everywhere(table, one, two)
            assert [row.kind for row in room.seats] == ["level", "level"]

    asyncio.run(scene())


def test_tables_and_seats_are_written_in_two_modules_only() -> None:
    """So every write names its revision, or its lease; nobody writes a row by the way."""
    folder = Path(perihelion.server.__file__).parent
    writers = set()
    for file in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text())):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                what = ast.unparse(node.args[0]) if node.args else ""
                is_ours = what.rpartition(".")[2] in ("tables", "seats", "entries")
                if node.func.id in ("update", "delete", "insert") and is_ours:
                    writers.add(file.name)
    assert writers == {"journal.py", "leases.py"}


# Two real servers, and spectators who come and go.


def _watch(url: str, table: str, luck: random.Random, ends: threading.Event) -> None:
    """Come, perhaps listen for a moment, hang up."""
    person = Person(url)
    while not ends.is_set():
        with person.live(table):
            time.sleep(luck.choice((0.0, 0.002, 0.01, 0.05)))
        time.sleep(0.05)


def _bounded(shared: str, moves: int, seed: int) -> None:
    servers = [Served(settings_for(shared), Watch()) for _ in range(2)]
    for server in servers:
        server.start()
    ends = threading.Event()
    threads: list[threading.Thread] = []
    try:
        people = [server.person() for server in servers]
        tables = [table_for(people[0], _at(servers[0], people[1]), "kepler3ad-1")]
        for number, table in enumerate(tables * 2):
            url, luck = servers[number % 2].url, random.Random(seed + number)
            threads.append(threading.Thread(target=_watch, args=(url, table, luck, ends)))
        for thread in threads:
            thread.start()
        _play(people, tables, moves)
    finally:
        ends.set()
        for thread in threads:
            thread.join(20)
        for server in servers:
            server.stop()
    for table in tables:
        asyncio.run(_agree(shared, table))


def _at(server: Served, person: Person) -> Person:
    """The same person at another server."""
    other = server.nobody()
    other.http.cookies.update(person.http.cookies)
    return other


def _play(people: list[Person], tables: list[str], wanted: int) -> None:
    """Each at a server of their own; every update of one revision is the same match."""
    until = time.monotonic() + 2 * SECONDS + wanted
    seen: dict[tuple[str, int], int] = {}
    moves = 0
    while moves < wanted:
        assert time.monotonic() < until, f"only {moves} moves"
        for table in tables:
            for person in people:
                update = person.see(table)
                assert seen.setdefault((table, update["rev"]), update["ply"]) == update["ply"]
                if update["decision"] is not None:
                    person.act(table, update, moves)
                    moves += 1


async def _agree(shared: str, table: str) -> None:
    async with workers(shared) as (one, two):
        await same_everywhere(table, one, two)


def test_spectators_come_and_go_at_two_servers(shared: str) -> None:
    _bounded(shared, 8, 14)


@pytest.mark.soak
def test_spectators_come_and_go_for_a_while(shared: str) -> None:
    _bounded(shared, 1_000, 1914)
