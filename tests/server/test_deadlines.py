"""Work that fails is set aside, and delays nobody else's deadline."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import pytest
from sqlalchemy import select, text
from tests.server.serving import SECONDS, Still, Watch
from tests.server.workers import two_people, workers

from perihelion.server.matches import deadlines
from perihelion.server.matches.leases import LEASE
from perihelion.server.operations.metrics import SET_ASIDE
from perihelion.server.services import Services
from perihelion.server.store import schema
from perihelion.server.wire import AtPly, Clock, NewTable, SeatAsked

LOSE = Clock(kind="live", seconds=30, timeout="lose")


async def spoil(services: Services, *broken: str) -> None:
    """As rules that have changed under a match: it cannot be replayed any more."""
    async with services.store.begin() as connection:
        for table in broken:
            await connection.execute(
                text("UPDATE entries SET text = 'draw nonsense' WHERE table_id = :id AND ply = 1"),
                {"id": table},
            )
            services.rooms.drop(table)


async def row_of(services: Services, table: str) -> Any:
    return await services.store.row(select(schema.tables).where(schema.tables.c.id == table))


def set_aside() -> float:
    return sum(
        sample.value
        for metric in SET_ASIDE.collect()
        for sample in metric.samples
        if sample.name == "perihelion_set_aside_total"
    )


def test_matches_that_cannot_be_replayed_delay_nobody(
    database: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """More of them than a sweep takes, all due before the healthy one."""
    monkeypatch.setattr(deadlines, "AT_ONCE", 3)

    async def scene() -> None:
        watch = Still()
        async with workers(database, 1, watch) as (services,):
            broken = [(await two_people(services, clock=LOSE))[2] for _ in range(5)]
            watch.ahead += 1
            healthy = (await two_people(services, clock=LOSE))[2]
            await spoil(services, *broken)
            watch.ahead += 40
            counted = set_aside()
            for _ in range(4):
                await services.sweeper.sweep()
            assert (await row_of(services, healthy))["status"] == "over"
            assert set_aside() == counted + 5
            assert caplog.messages.count("set aside") == 5
            await waits_longer_each_time(services, watch, broken[0])

    with caplog.at_level(logging.ERROR, "perihelion"):
        asyncio.run(scene())


async def waits_longer_each_time(services: Services, watch: Watch, table: str) -> None:
    load, loads = services.rooms._load, []

    async def counted(which: str) -> Any:
        loads.append(which)
        return await load(which)

    services.rooms._load = counted  # type: ignore[assignment,method-assign]  # to count
    tries = []
    for _ in range(60):
        for _ in range(2):
            await services.sweeper.sweep()
        tries.append(loads.count(table))
        watch.ahead += 1
    assert 3 <= tries[-1] <= 5, "4, 8, 16 and 32 seconds"


async def against_a_level(services: Services) -> str:
    """A table where a level is asked, and nobody here hears of it but the sweeper."""
    services.journal.heard.remove(services.bot_turns.heard)
    caller, _ = await services.people.new_guest()
    seats = (SeatAsked(kind="level", level="random"), SeatAsked(kind="me"))
    return (await services.tables.create(caller, NewTable(game="zenith", seats=seats))).id


def test_a_level_that_fails_is_asked_less_and_less(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = []

    async def fails(table: str) -> bool:
        asked.append(table)
        raise ValueError("no answer")

    async def scene() -> None:
        watch = Still()
        async with workers(database, 1, watch) as (services,):
            table = await against_a_level(services)
            monkeypatch.setattr(services.bot_turns, "_answer", fails)
            waits = []
            for _ in range(3):
                watch.ahead += 100
                await services.sweeper.sweep()
                await asyncio.gather(*services.bot_turns._running.values())
                row = await row_of(services, table)
                waits.append(round(row["retry_at"] - watch()))
            assert waits == [4, 8, 16]
            asked.clear()
            for _ in range(10):
                watch.ahead += LEASE + 1
                await services.sweeper.sweep()
                await asyncio.gather(*services.bot_turns._running.values())
            assert 1 <= len(asked) <= 4  # after 16, 32, 64 seconds, and not 10 times

    asyncio.run(scene())


def test_a_level_is_not_asked_where_people_must_choose_first(database: str) -> None:
    """A match that cannot be replayed: its people go on under other rules, or end it."""

    async def scene() -> None:
        watch = Still()
        async with workers(database, 1, watch) as (services,):
            table = await against_a_level(services)
            await spoil(services, table)
            begun = []
            for _ in range(3):
                watch.ahead += 100
                await services.sweeper.sweep()
                begun.append(len(services.bot_turns._running))
                await asyncio.gather(*services.bot_turns._running.values())
            assert begun == [1, 0, 0]
            assert (await row_of(services, table))["failures"] == 0

    asyncio.run(scene())


def test_a_change_gives_work_a_new_chance(database: str) -> None:
    async def scene() -> None:
        async with workers(database, 1) as (services,):
            ann, _, table = await two_people(services, clock=LOSE)
            await services.bot_turns.leases.set_aside(
                table, "deadline", ValueError(), services.clock()
            )
            assert (await row_of(services, table))["failures"] == 1
            async with services.rooms.open(table) as room:
                ply = room.ply
            await services.matches.resign(ann, table, AtPly(ply=ply))
            row = await row_of(services, table)
            assert (row["failures"], row["retry_at"]) == (0, 0)

    asyncio.run(scene())


def test_stuck_matches_of_earlier_versions_are_taken_up(database: str) -> None:
    async def scene() -> None:
        async with workers(database, 1) as (services,):
            services.journal.heard.remove(services.bot_turns.heard)
            caller, _ = await services.people.new_guest()
            seats = (SeatAsked(kind="level", level="random"), SeatAsked(kind="me"))
            asked = (await services.tables.create(caller, NewTable(game="zenith", seats=seats))).id
            ann, _, sealed = await two_people(services)
            await services.matches.resign(
                ann, sealed, AtPly(ply=(await row_of(services, sealed))["ply"])
            )
            async with services.store.begin() as connection:
                for statement in (
                    f"UPDATE tables SET waits_bot = false WHERE id = '{asked}'",
                    f"UPDATE tables SET is_sealed = true, deadline = NULL WHERE id = '{sealed}'",
                ):
                    await connection.execute(text(statement))
            await services.sweeper.heal()
            assert (await row_of(services, asked))["waits_bot"]
            assert (await row_of(services, sealed))["twin"] is not None

    asyncio.run(scene())


def test_a_sweeper_that_is_woken_while_it_stops_ends(database: str) -> None:
    """However many steps of the loop lie between the two."""

    async def scene() -> None:
        async with workers(database, 1) as (services,):
            sweeper = services.sweeper
            for steps in range(6):
                await sweeper.start()
                while not sweeper._soon._waiters:  # noqa: ASYNC110  (nobody is told of that)
                    await asyncio.sleep(0.001)
                sweeper.wake()
                for _ in range(steps):
                    await asyncio.sleep(0)
                async with asyncio.timeout(SECONDS):
                    await sweeper.close()

    asyncio.run(scene())
