"""Nothing that was acknowledged is lost or done twice: kill -9, racing workers, settings."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import threading
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import func, select, text
from tests.server.conftest import new_postgres, settings_for
from tests.server.processes import Process, _parent_of
from tests.server.serving import SECONDS, Person, Served, Still, Watch, wait_for

from perihelion.server.errors import Problem
from perihelion.server.identity.people import Caller
from perihelion.server.services import Services
from perihelion.server.settings import database_url
from perihelion.server.store import Store, schema
from perihelion.server.wire import Clock, Do, House, NewTable, SeatAsked

HOT = [{"kind": "me"}, {"kind": "hotseat", "name": "Bea"}]


def test_sqlite_is_durable_by_its_settings(tmp_path: Path) -> None:
    """Read back from the connections that are used."""

    async def look() -> list[Any]:
        store = await Store.open(settings_for(database_url(str(tmp_path / "x.db"))))
        async with store.begin() as connection:
            found = [
                (await connection.execute(text(f"PRAGMA {name}"))).scalar()
                for name in ("journal_mode", "synchronous", "foreign_keys")
            ]
        assert store.writer is not None
        found += await store.writer.transaction(
            lambda quick: [
                quick.execute(f"PRAGMA {name}").fetchone()[0]
                for name in ("journal_mode", "synchronous", "foreign_keys")
            ]
        )
        await store.close()
        return found

    assert asyncio.run(look()) == ["wal", 2, 1] * 2


def test_postgresql_is_durable_by_its_settings(shared: str) -> None:
    async def look() -> list[Any]:
        store = await Store.open(settings_for(shared))
        async with store.begin() as connection:
            found = [
                (await connection.execute(text(f"SHOW {name}"))).scalar()
                for name in ("fsync", "synchronous_commit")
            ]
        await store.close()
        return found

    assert asyncio.run(look()) == ["on", "on"]


class Player:
    """Plays at hot-seat tables and remembers what was acknowledged; survives a lost server."""

    def __init__(self, person: Person, tables: list[str]) -> None:
        self.person = person
        self.tables = tables
        self.acknowledged = dict.fromkeys(tables, 0)
        self.texts: dict[str, dict[int, str]] = {table: {} for table in tables}
        self.ends = threading.Event()
        self.moves = 0

    def run(self) -> None:
        while not self.ends.is_set():
            for table in self.tables:
                try:
                    self._move(table)
                except (httpx.HTTPError, OSError):
                    time.sleep(0.05)

    def _move(self, table: str) -> None:
        update = self.person.ask("GET", f"/api/matches/{table}").json()
        if not update.get("decision"):
            return
        options = update["decision"]["options"]
        chosen = options[random.randrange(len(options))]
        body = {"action": chosen["id"], "ply": update["ply"], "seat": update["viewer"]}
        answer = self.person.ask("POST", f"/api/matches/{table}/act", body)
        if answer.is_success:
            self.acknowledged[table] = answer.json()["ply"]
            self.texts[table][update["ply"] + 1] = chosen["text"]
            self.moves += 1


def start_tables(server: Process, count: int) -> tuple[Person, list[str]]:
    person = server.nobody()
    person.ok("POST", "/api/me")
    made = [
        person.ok("POST", "/api/tables", {"game": "kepler3ad-1", "seats": HOT})["id"]
        for _ in range(count)
    ]
    return person, made


def check_nothing_lost(server: Process, player: Player) -> None:
    for table in player.tables:
        # Noted before we look: somebody plays on meanwhile.
        acknowledged, texts = player.acknowledged[table], dict(player.texts[table])
        update = player.person.see(table, since=0)
        plies = [one["ply"] for one in update["told"]]
        assert plies == list(range(1, update["ply"] + 1)), "an entry is missing or doubled"
        assert update["ply"] >= acknowledged, "an acknowledged move is lost"
        told = {one["ply"]: one["text"] for one in update["told"]}
        for ply, said in texts.items():
            assert told[ply] == said


def kill_in_play(server: Process, times: int) -> int:
    """Kill it again and again while somebody plays; the number of moves acknowledged."""
    server.start()
    person, tables = start_tables(server, 3)
    player = Player(person, tables)
    thread = threading.Thread(target=player.run, daemon=True)
    thread.start()
    try:
        for _ in range(times):
            before = player.moves
            wait_for(lambda before=before: player.moves >= before + 5)  # type: ignore[misc]
            time.sleep(random.random() * 0.2)
            server.kill()
            server.start()
            check_nothing_lost(server, player)
    finally:
        player.ends.set()
        thread.join(SECONDS)
    check_nothing_lost(server, player)
    update = person.see(tables[0])
    assert update["decision"] or update["status"] == "over", "the match does not go on"
    assert server.stop() in (0, -signal.SIGTERM)
    return player.moves


def killed(file: Path, times: int) -> int:
    """The same, and nothing is left behind if it fails."""
    server = Process(str(file))
    try:
        return kill_in_play(server, times)
    finally:
        if server.running is not None and server.running.poll() is None:
            server.kill()


def test_a_killed_server_loses_nothing(tmp_path: Path) -> None:
    assert killed(tmp_path / "x.db", 2) > 5


@pytest.mark.soak
def test_a_server_killed_fifty_times_loses_nothing(tmp_path: Path) -> None:
    assert killed(tmp_path / "x.db", 50) > 100


def kill_workers_in_play(database: str, times: int) -> None:
    server = Process(database, "--workers", "2")
    server.start()
    person, tables = start_tables(server, 3)
    player = Player(person, tables)
    thread = threading.Thread(target=player.run, daemon=True)
    thread.start()
    try:
        for _ in range(times):
            before = player.moves
            wait_for(lambda before=before: player.moves >= before + 5)  # type: ignore[misc]
            os.kill(random.choice(wait_for(server.workers)), signal.SIGKILL)
        time.sleep(0.5)
        before = player.moves
        wait_for(lambda: player.moves >= before + 5)  # the matches go on
        player.ends.set()
        thread.join(SECONDS)
        check_nothing_lost(server, player)
    finally:
        player.ends.set()
        server.kill()


def test_a_killed_worker_of_two_loses_nothing(postgres: str) -> None:
    kill_workers_in_play(new_postgres(postgres), 2)


@pytest.mark.soak
def test_workers_killed_fifty_times_lose_nothing(postgres: str) -> None:
    kill_workers_in_play(new_postgres(postgres), 50)


# Two workers on one PostgreSQL, in this process, so that they can be made to race.


async def two_services(database: str, watch: Watch) -> tuple[Services, Services]:
    settings = settings_for(database)
    workers = await Services.open(settings, watch), await Services.open(settings, watch)
    for services in workers:
        assert services.ear is not None
        services.ear.start()
    return workers


async def hot_table(services: Services, clock: Clock) -> tuple[Caller, str]:
    caller, _ = await services.people.new_guest()
    seats = (SeatAsked(kind="me"), SeatAsked(kind="hotseat", name="Bea"))
    house = House(clock=clock, stand_in="random")
    wanted = NewTable(game="kepler3ad-1", seats=seats, house=house)
    return caller, (await services.tables.create(caller, wanted)).id


async def close(*workers: Services) -> None:
    for services in workers:
        await services.close()


def test_two_workers_race_for_one_ply(shared: str) -> None:
    """Both take an answer to the same question; one is durable, the other sees the fresh view."""

    async def scene() -> None:
        one, two = await two_services(shared, Watch())
        caller, table = await hot_table(one, Clock())
        async with two.rooms.open(table):
            pass  # both have the match in memory
        for _ in range(15):
            async with one.rooms.open(table) as room:
                seat, ply = room.match.pending().seats[0], room.ply
                legal = room.match.state.legal(seat)
            tries = [
                services.matches.act(
                    caller, table, Do(action=legal[n % len(legal)], ply=ply, seat=seat)
                )
                for n, services in enumerate((one, two))
            ]
            done = await asyncio.gather(*tries, return_exceptions=True)
            good = [item for item in done if not isinstance(item, BaseException)]
            lost = [item for item in done if isinstance(item, Problem)]
            assert len(good) == 1
            assert [item.code for item in lost] == ["stale"]
            assert lost[0].extra["update"]["ply"] >= good[0].ply  # type: ignore[index]
        async with one.rooms.open(table) as left, two.rooms.open(table) as right:
            assert left.match.state == right.match.state
            assert left.ply == right.ply
        rows = await one.store.rows(
            select(func.count())
            .select_from(schema.entries)
            .where(schema.entries.c.table_id == table)
        )
        assert rows[0]["count_1"] == left.ply
        await close(one, two)

    asyncio.run(scene())


@pytest.mark.parametrize("how", ["lose", "replace", "answer"])
def test_two_workers_race_for_one_deadline(shared: str, how: Any) -> None:
    async def scene() -> None:
        watch = Still()
        one, two = await two_services(shared, watch)
        clock = Clock(kind="live", seconds=30, timeout=how)
        caller, table = await hot_table(one, clock)
        async with one.rooms.open(table) as room:
            before, rev = room.ply, room.rev
        watch.ahead += 31
        await asyncio.gather(one.sweeper.sweep(), two.sweeper.sweep())
        await asyncio.gather(one.sweeper.sweep(), two.sweeper.sweep())
        async with one.rooms.open(table) as room:
            said = [one.entry for one in room.match.line.said[before:]]
            late = [entry for entry in said if entry.auto == "timeout"]
            if how == "replace":
                assert [row.level for row in room.seats].count("random") == 1
                assert room.rev > rev
            else:
                assert len(late) == 1
        assert caller.id
        await close(one, two)

    asyncio.run(scene())


def test_a_lost_turn_of_a_level_is_taken_over(shared: str) -> None:
    """The worker that claimed it is gone; after the lease another one answers."""

    async def scene() -> None:
        watch = Still()
        one, two = await two_services(shared, watch)
        one.journal.heard.remove(one.bot_turns.heard)  # it claims, and never thinks
        caller, _ = await one.people.new_guest()
        seats = (SeatAsked(kind="level", level="random"), SeatAsked(kind="me"))
        table = (await one.tables.create(caller, NewTable(game="zenith", seats=seats))).id
        async with two.rooms.open(table) as room:
            before = room.ply
        await two.sweeper.sweep()
        assert not two.bot_turns._running, "the claim still holds"
        watch.ahead += 20
        await asyncio.gather(two.sweeper.sweep(), one.sweeper.sweep())
        assert len(one.bot_turns._running) + len(two.bot_turns._running) == 1
        for _ in range(1_200):
            async with two.rooms.open(table) as room:
                if room.ply > before:
                    break
            await asyncio.sleep(0.05)
        assert room.ply > before
        await close(one, two)

    asyncio.run(scene())


def test_a_restart_takes_up_the_turns_of_levels(tmp_path: Path) -> None:
    """A level is asked when the server goes down; the next one answers for it."""
    database = database_url(str(tmp_path / "x.db"))

    async def leave() -> tuple[str, int]:
        services = await Services.open(settings_for(database))
        services.journal.heard.remove(services.bot_turns.heard)
        caller, _ = await services.people.new_guest()
        seats = (SeatAsked(kind="level", level="random"), SeatAsked(kind="me"))
        table = (await services.tables.create(caller, NewTable(game="zenith", seats=seats))).id
        async with services.rooms.open(table) as room:
            ply = room.ply
        await services.close()
        return table, ply

    table, ply = asyncio.run(leave())
    server = Served(settings_for(database), Watch())
    server.start()
    try:
        nobody = server.nobody()
        wait_for(lambda: nobody.see(table)["ply"] > ply)
    finally:
        server.stop()


def test_a_lost_thinking_process_is_replaced(lite: Served) -> None:
    ann = lite.person()
    begun = ann.ok("POST", "/api/play", {"game": "zenith", "level": "random"})
    table, update = begun["table"]["id"], begun["match"]
    for number in range(12):
        if number in (3, 6):
            for pid in lite.services.thinkers.pids():
                # Whom nobody has asked anything since may be gone since the last time.
                if _parent_of(Path(f"/proc/{pid}")) == os.getpid():
                    os.kill(pid, signal.SIGKILL)
        if update["decision"]:
            update = ann.act(table, update, number)
        until = time.monotonic() + SECONDS
        while not update["decision"] and update["status"] == "running":
            assert time.monotonic() < until, "the level never answered"
            time.sleep(0.02)
            update = ann.see(table)
    assert update["ply"] > begun["match"]["ply"]


def test_a_room_dropped_while_it_is_opened_is_read_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        services = await Services.open(settings_for(database_url(str(tmp_path / "x.db"))))
        _, table = await hot_table(services, Clock())
        services.rooms.drop(table)
        loads = 0
        load = services.rooms._load

        async def slow(which: str) -> Any:
            nonlocal loads
            loads += 1
            room = await load(which)
            if loads == 1:
                services.rooms.drop(which)
            return room

        monkeypatch.setattr(services.rooms, "_load", slow)
        async with services.rooms.open(table) as room:
            assert room.id == table
        assert loads == 2
        await services.close()

    asyncio.run(scene())


def test_memory_is_bounded_by_the_number_of_rooms(tmp_path: Path) -> None:
    async def scene() -> None:
        services = await Services.open(settings_for(database_url(str(tmp_path / "x.db")), rooms=5))
        caller, _ = await services.people.new_guest()
        seats = (SeatAsked(kind="me"), SeatAsked(kind="hotseat", name="Bea"))
        made = [
            (await services.tables.create(caller, NewTable(game="zenith", seats=seats))).id
            for _ in range(20)
        ]
        plies = []
        for table in made:
            async with services.rooms.open(table) as room:
                plies.append(room.ply)
        assert len(services.rooms._slots) <= 5
        assert all(plies)
        await services.close()

    asyncio.run(scene())
