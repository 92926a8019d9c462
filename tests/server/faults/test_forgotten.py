"""A node gives up lines to the database that a network has forgotten, and goes on with new ones."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from sqlalchemy import text
from tests.server.conftest import settings_for
from tests.server.faults.postgres import Postgres
from tests.server.faults.proxy import Proxy
from tests.server.serving import SECONDS

from perihelion.server.settings import database_url
from perihelion.server.store import Store

PATIENCE = 3.0
"""Seconds that an answer of the database may take here: a busy machine gives one sooner."""


@pytest.fixture
def own() -> Iterator[Postgres]:
    """A PostgreSQL with an address, for a proxy to stand before it."""
    with TemporaryDirectory(prefix="perihelion-own-", ignore_cleanup_errors=True) as folder:
        Path(folder).chmod(0o755)  # it may run as somebody else
        server = Postgres(Path(folder) / "postgres")
        server.make()
        server.start()
        yield server
        server.kill()


def test_a_forgotten_line_ends_in_an_error_and_not_in_silence(
    own: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("perihelion.server.store.store.ANSWER_SECONDS", PATIENCE)

    async def scene() -> None:
        link = Proxy("database", ("127.0.0.1", own.port))
        await link.start()
        url = database_url(f"postgresql://postgres@127.0.0.1:{link.port}/postgres")
        store = await Store.open(settings_for(url))
        try:
            await store.row(text("SELECT 1"))
            await link.set("dead")
            await link.set("open")
            lost = asyncio.create_task(store.row(text("SELECT 1")))
            await asyncio.wait((lost,), timeout=SECONDS)
            assert lost.done(), "it would wait for ever"
            assert isinstance(lost.exception(), TimeoutError)
            row = await asyncio.wait_for(store.row(text("SELECT 1 AS one")), SECONDS)
            assert row is not None
            assert row["one"] == 1
        finally:
            await link.close()
            await store.close()

    asyncio.run(scene())


def test_a_start_waits_for_no_migration_where_none_is_missing(
    own: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Migrations alone may take as long as they like; a forgotten line must not stop a start."""
    url = database_url(f"postgresql://postgres@127.0.0.1:{own.port}/postgres")

    async def start() -> None:
        await (await Store.open(settings_for(url))).close()

    asyncio.run(start())

    def migrated(_: object) -> None:
        raise AssertionError("nothing is missing")

    monkeypatch.setattr("perihelion.server.store.migrate.migrate", migrated)
    asyncio.run(start())
