"""Starting, stopping, and what an operator needs: clear errors, backups, rechecks, metrics."""

from __future__ import annotations

import asyncio
import gzip
import json
import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import select, text, update
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import create_async_engine
from tests.data_sets import forget, ship_another
from tests.server.conftest import new_postgres, settings_for
from tests.server.faults.processes import words_of
from tests.server.processes import Process, _absolute_path
from tests.server.serving import Person, Served, Watch, wait_for
from typer.testing import CliRunner

from perihelion.cli.app import app
from perihelion.server.errors import StartError
from perihelion.server.operations.backup import backup, restore
from perihelion.server.operations.recheck import recheck
from perihelion.server.services import Services
from perihelion.server.settings import Settings, database_url
from perihelion.server.store import Store, schema
from perihelion.server.store.migrate import migrate, scripts
from perihelion.server.store.revision import newest
from perihelion.server.wire import Do, NewTable, SeatAsked


def perihelion(*words: str, **more: str) -> subprocess.CompletedProcess[str]:
    """The command, here: what it says and returns, without waiting for another Python to start."""
    done = CliRunner().invoke(app, words, env=more, catch_exceptions=False)
    return subprocess.CompletedProcess(words, done.exit_code, done.stdout, done.stderr)


@pytest.mark.parametrize(
    ("url", "said"),
    [
        ("mysql://localhost/x", "sqlite and postgresql are"),
        ("sqlite:///:memory:", "would lose every match"),
        ("postgresql://nobody:secret@127.0.0.1:1/none", "cannot be used"),
        ("postgresql://user:secret@host:port/x", "cannot be read"),
        ("/dev/null/x.db", "cannot be made"),
        ("/", "is a folder"),
    ],
)
def test_a_wrong_database_is_one_clear_line(url: str, said: str) -> None:
    done = perihelion("serve", "--no-browser", "--port", "0", "--database", url)
    assert done.returncode == 2
    assert said in done.stderr
    assert len(done.stderr.splitlines()) == 1
    assert "secret" not in done.stderr
    assert not done.stdout


def test_a_used_port_is_one_clear_line(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        words = ("serve", "--no-browser", "--port", port, "--database", str(tmp_path / "x.db"))
        done = perihelion(*words)
    assert done.returncode == 2
    assert "choose another with --port" in done.stderr
    assert len(done.stderr.splitlines()) == 1


@pytest.mark.parametrize("wrong", ["no_such=1", "connections", "header_seconds=soon"])
def test_a_setting_that_sets_nothing_is_one_clear_line(tmp_path: Path, wrong: str) -> None:
    done = perihelion("serve", "--database", str(tmp_path / "x.db"), "--set", wrong)
    assert done.returncode == 2
    assert len(done.stderr.splitlines()) == 1


def test_several_workers_need_postgresql(tmp_path: Path) -> None:
    words = ("--workers", "2", "--database", str(tmp_path / "x.db"))
    done = perihelion("serve", "--no-browser", *words)
    assert done.returncode == 2
    assert "need PostgreSQL" in done.stderr


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write everywhere")
def test_a_folder_that_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "closed").mkdir(mode=0o500)
    with pytest.raises(StartError, match="cannot be written"):
        asyncio.run(Store.open(settings_for(database_url(str(tmp_path / "closed" / "x.db")))))


def test_a_read_only_file_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As root every file can be written, so the question is answered for it."""
    monkeypatch.setattr(os, "access", lambda *_: False)
    with pytest.raises(StartError, match="cannot be written"):
        asyncio.run(Store.open(settings_for(database_url(str(tmp_path / "x.db")))))


def test_a_newer_schema_is_refused_and_left_alone(database: str) -> None:
    async def scene() -> None:
        settings = settings_for(database)
        store = await Store.open(settings)
        async with store.begin() as connection:
            await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
        await store.close()
        with pytest.raises(StartError, match="a newer Perihelion"):
            await Store.open(settings)

    asyncio.run(scene())


OPEN_AND_TELL = """
import asyncio, json, sys
from perihelion.server import run
from perihelion.server.settings import Settings
run.check(Settings(database=sys.argv[1]))
print(json.dumps("alembic" in sys.modules))
"""


def test_the_newest_migration_is_known_without_alembic(lite: Served) -> None:
    """By the name of its file; a start that finds its schema there imports nothing else."""
    found = scripts()
    assert newest() == found.get_current_head()
    assert len(list(found.walk_revisions())) == int(newest())
    command = [sys.executable, "-c", OPEN_AND_TELL, lite.settings.database]
    environment = os.environ | {"PYTHONPATH": _absolute_path()}
    told = subprocess.run(command, capture_output=True, text=True, check=True, env=environment)
    assert json.loads(told.stdout) is False


def test_the_migrations_lead_to_the_schema(database: str) -> None:
    """On both databases, and a second start changes nothing."""

    async def scene() -> list[Any]:
        settings = settings_for(database)
        found: Any = None
        for _ in range(2):
            store = await Store.open(settings)
            async with store.engine.connect() as connection:
                found = await connection.run_sync(
                    lambda one: compare_metadata(MigrationContext.configure(one), schema.metadata)
                )
            await store.close()
        return list(found)

    assert asyncio.run(_fresh(database, scene)) == []


def test_an_older_database_is_brought_up_to_date_with_its_rows(
    tmp_path: Path, postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """From the first schema on, on both databases."""

    async def scene(url: str) -> None:
        settings = settings_for(url)
        engine = create_async_engine(url)
        with monkeypatch.context() as patched:
            patched.setattr(ScriptDirectory, "get_current_head", lambda _: "0001")
            patched.setattr(
                ScriptDirectory, "_upgrade_revs", lambda one, _, now: UP_TO(one, "0001", now)
            )
            async with engine.begin() as connection:
                await connection.run_sync(migrate)
        async with engine.begin() as connection:
            person = {"id": "ann", "name": "Ann", "preferences": "{}", "created": 1.0}
            names = ", ".join(person)
            values = ", ".join(f":{name}" for name in person)
            await connection.execute(
                text(f"INSERT INTO people ({names}) VALUES ({values})"),
                person,
            )
            with pytest.raises(DBAPIError):
                async with connection.begin_nested():
                    await connection.execute(text("SELECT * FROM campaigns"))
        await engine.dispose()
        store = await Store.open(settings)
        kept = await store.row(select(schema.people))
        assert kept is not None
        assert kept["name"] == "Ann"
        assert await store.rows(select(schema.campaigns)) == []
        await store.close()

    asyncio.run(scene(database_url(str(tmp_path / "old.db"))))
    asyncio.run(scene(database_url(new_postgres(postgres))))


UP_TO = ScriptDirectory._upgrade_revs


async def _fresh(database: str, scene: Any) -> Any:
    """The test before may have left a newer schema in the database of this module."""
    engine = create_async_engine(database)
    async with engine.begin() as connection:
        try:
            head = {"head": scripts().get_current_head()}
            await connection.execute(text("UPDATE alembic_version SET version_num = :head"), head)
        except Exception:  # noqa: BLE001  (a database without tables)
            await connection.rollback()
    await engine.dispose()
    return await scene()


# Stopping.


def test_a_graceful_stop_says_goodbye(tmp_path: Path) -> None:
    log = tmp_path / "log"
    server = Process(str(tmp_path / "x.db"), log=log)
    server.start()
    person = server.nobody()
    begun = person.ok("POST", "/api/play", {"game": "zenith", "level": "random"})
    table = begun["table"]["id"]
    with person.live(table) as line:
        line.update()
        server.stop()
        from websockets.exceptions import ConnectionClosed

        with pytest.raises(ConnectionClosed) as closed:
            line.next("nothing of the kind")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1012
    lines = [json.loads(one) for one in log.read_text().splitlines()]
    assert [one["what"] for one in lines][-1] == "stopped"
    assert not [one for one in lines if one["level"] == "error"]


def test_nobody_is_left_behind_by_a_killed_server(tmp_path: Path) -> None:
    """The thinking processes end with their parent."""
    server = Process(str(tmp_path / "x.db"))
    server.start()
    person = server.nobody()
    person.ok("POST", "/api/play", {"game": "zenith", "level": "random", "seat": 1})
    assert server.running is not None
    pid = server.running.pid
    children = wait_for(server.workers)
    os.kill(pid, signal.SIGKILL)
    server._gone()
    wait_for(lambda: not any("spawn_main" in word for one in children for word in words_of(one)))


# Looking after it.


def test_health_and_metrics(served: Served) -> None:
    nobody = served.nobody()
    for path in ("/healthz", "/readyz"):
        health = nobody.ok("GET", path)
        assert health["status"] == "ok"
        assert health["database"] == ("sqlite" if served.settings.is_sqlite else "postgresql")
    begun = nobody.ok("POST", "/api/play", {"game": "zenith", "level": "random"})
    nobody.act(begun["table"]["id"], begun["match"])
    token = {"Authorization": f"Bearer {served.settings.metrics_token}"}
    lines = nobody.ask("GET", "/metrics", headers=token).text.splitlines()
    values = {
        one.rpartition(" ")[0]: float(one.rpartition(" ")[2]) for one in lines if one[0] != "#"
    }
    assert values['perihelion_moves_total{by="person"}'] >= 1
    assert values["perihelion_move_seconds_count"] >= 1
    assert values["perihelion_entries_total"] > 10


def test_metrics_are_for_the_operator(lite: Served, tmp_path: Path) -> None:
    ann = lite.person()
    made = ann.ok("POST", "/api/me/tokens", {"label": "x", "scopes": ["read", "account"]})
    for headers in ({}, {"Authorization": "Bearer wrong"}, _bearer(made["secret"])):
        assert ann.refused("GET", "/metrics", headers=headers) == (401, "sign-in")
    closed = Served(settings_for(database_url(str(tmp_path / "x.db")), metrics_token=None), Watch())
    closed.start()
    try:
        nobody = closed.nobody()
        for headers in ({}, _bearer("None")):
            assert nobody.refused("GET", "/metrics", headers=headers) == (404, "not-found")
    finally:
        closed.stop()


def _bearer(secret: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {secret}"}


def test_a_full_disk_is_alive_and_not_ready(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No file may grow, as on a full disk; then there is room again."""
    resource = pytest.importorskip("resource")  # not on Windows
    monkeypatch.setenv("PERIHELION_METRICS_TOKEN", "of the operator")
    server = Process(str(tmp_path / "x.db"))
    server.start()
    try:
        assert server.running is not None
        nobody, pid = server.nobody(), server.running.pid
        assert nobody.ask("GET", "/metrics", headers=_bearer("of the operator")).is_success
        _, most = resource.prlimit(pid, resource.RLIMIT_FSIZE)
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (512, most))
        assert nobody.ask("GET", "/healthz").status_code == 200
        assert nobody.refused("GET", "/readyz") == (503, "not-ready")
        looks, ready = _asked(nobody, "/healthz"), _asked(nobody, "/readyz")
        assert ready[0] == {503}
        assert ready[1] < max(4, 10 * looks[1])  # nothing was tried again
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (most, most))
        wait_for(lambda: nobody.ask("GET", "/readyz").status_code == 200)
    finally:
        server.kill()


def _asked(person: Person, path: str) -> tuple[set[int], float]:
    """What is answered to twenty requests, and how long they take."""
    began = time.monotonic()
    codes = {person.ask("GET", path).status_code for _ in range(20)}
    return codes, time.monotonic() - began


async def played(services: Services, moves: int = 10) -> str:
    caller, _ = await services.people.new_guest()
    seats = (SeatAsked(kind="me"), SeatAsked(kind="hotseat", name="Bea"))
    table = (await services.tables.create(caller, NewTable(game="zenith", seats=seats))).id
    for number in range(moves):
        async with services.rooms.open(table) as room:
            seat, ply = room.match.pending().seats[0], room.ply
            legal = room.match.state.legal(seat)
        do = Do(action=legal[number % len(legal)], ply=ply, seat=seat)
        await services.matches.act(caller, table, do)
    await services.chat.say(
        caller, table, "hello", (await services.tables.table(caller, table)).house
    )
    return table


@pytest.mark.parametrize("direction", ["sqlite to postgresql", "postgresql to sqlite"])
def test_a_backup_of_one_database_restores_into_the_other(
    tmp_path: Path, postgres: str, direction: str
) -> None:
    lite = settings_for(database_url(str(tmp_path / "x.db")))
    big = settings_for(database_url(new_postgres(postgres)))
    source, target = (lite, big) if direction.startswith("sqlite") else (big, lite)
    file = tmp_path / "backup.gz"

    async def scene() -> None:
        services = await Services.open(source)
        table = await played(services)
        rows = await backup(source, file)  # while it runs
        await played(services)
        async with services.rooms.open(table) as room:
            state, ply = room.match.state, room.ply
        await services.close()
        assert await restore(target, file) == rows
        again = await Services.open(target)
        async with again.rooms.open(table) as room:
            assert room.ply == ply
            assert room.match.state == state
        caller, _ = await again.people.new_guest()
        await again.chat.say(caller, table, "hello again", room.house)
        assert [one.text for one in await again.chat.lines(table, 0)] == ["hello", "hello again"]
        await again.close()
        with pytest.raises(StartError, match="not empty"):
            await restore(target, file)

    asyncio.run(scene())


OTHER_SCHEMA = b'{"format": "perihelion-backup-1", "schema": "0"}'


@pytest.mark.parametrize(
    "wrong",
    [b"", b"junk", *map(gzip.compress, (b'{"format": "x"}', OTHER_SCHEMA, b"["))],
    ids=["empty", "junk", "another format", "another schema", "half a line"],
)
def test_what_is_no_backup_restores_nothing(tmp_path: Path, wrong: bytes) -> None:
    file = tmp_path / "x.gz"
    file.write_bytes(wrong)
    settings = settings_for(database_url(str(tmp_path / "x.db")))
    with pytest.raises(StartError):
        asyncio.run(restore(settings, file))

    async def look() -> Any:
        store = await Store.open(settings)
        found = await store.row(select(schema.people).limit(1))
        await store.close()
        return found

    assert asyncio.run(look()) is None


def test_recheck_finds_the_match_that_diverges(tmp_path: Path) -> None:
    settings = settings_for(database_url(str(tmp_path / "x.db")))

    async def scene() -> tuple[str, str]:
        services = await Services.open(settings)
        good, bad = await played(services), await played(services)
        entries = schema.entries
        async with services.store.begin() as connection:
            await connection.execute(
                update(entries)
                .where(entries.c.table_id == bad, entries.c.ply == 25)
                .values(text="recruit nobody")
            )
        await services.close()
        return good, bad

    good, bad = asyncio.run(scene())
    found = asyncio.run(recheck(settings))
    assert [(one.table, one.sound) for one in found] == [(bad, False), (good, True)]
    assert "25" in found[0].note
    done = perihelion("recheck", "--database", str(tmp_path / "x.db"), "--json")
    assert done.returncode == 1
    assert [one["table"] for one in json.loads(done.stdout)] == [bad, good]


def test_recheck_plays_each_match_on_the_data_set_it_was_begun_with(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another set ships since; a set that is nowhere any more is named."""
    settings = settings_for(database_url(str(tmp_path / "x.db")))

    async def scene() -> tuple[str, str]:
        services = await Services.open(settings)
        kept, lost = await played(services), await played(services)
        tables = schema.tables
        async with services.store.begin() as connection:
            await connection.execute(
                update(tables).where(tables.c.id == lost).values(data="0123456789abcdef")
            )
        await services.close()
        return kept, lost

    kept, lost = asyncio.run(scene())
    ship_another(monkeypatch, tmp_path / "package", "zenith")
    found = {one.table: one for one in asyncio.run(recheck(settings))}
    monkeypatch.undo()
    forget("zenith")
    assert found[kept].sound
    assert not found[kept].note
    assert "written with data 0123456789abcdef, which is lost" in found[lost].note


def test_a_match_that_cannot_be_played_any_more_is_an_answer_not_a_crash(lite: Served) -> None:
    table = lite.do(played(lite.services))

    async def spoil() -> None:
        async with lite.services.store.begin() as connection:
            entries = schema.entries
            where = (entries.c.table_id == table, entries.c.ply == 25)
            await connection.execute(update(entries).where(*where).values(text="recruit nobody"))
        lite.services.rooms.drop(table)

    lite.do(spoil())
    assert lite.nobody().refused("GET", f"/api/matches/{table}") == (409, "other-rules")


def test_backup_and_restore_from_the_command_line(tmp_path: Path) -> None:
    first, second = str(tmp_path / "a.db"), str(tmp_path / "b.db")
    hall_settings = Settings(database=database_url(first))

    async def scene() -> None:
        services = await Services.open(hall_settings)
        await played(services, 2)
        await services.close()

    asyncio.run(scene())
    file = str(tmp_path / "x.gz")
    made = perihelion("backup", file, "--database", first, "--json")
    back = perihelion("restore", file, PERIHELION_DATABASE_URL=second)
    assert made.returncode == back.returncode == 0, made.stderr + back.stderr
    assert str(json.loads(made.stdout)["rows"]) in back.stdout
    missing = perihelion("restore", str(tmp_path / "none.gz"), "--database", first)
    assert missing.returncode == 2
