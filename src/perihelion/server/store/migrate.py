"""Bringing the schema up to date, by itself and at most once."""

from __future__ import annotations

from typing import Final

from alembic.config import Config
from alembic.runtime.environment import EnvironmentContext
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from perihelion.server.errors import StartError
from perihelion.server.store.revision import VERSIONS
from perihelion.server.store.schema import metadata

LOCK: Final = 0x7065726968
"""The PostgreSQL advisory lock under which one of several starting workers migrates."""


def scripts() -> ScriptDirectory:
    """The migrations, in order."""
    return ScriptDirectory(str(VERSIONS.parent), version_locations=[str(VERSIONS)])


def migrate(connection: Connection) -> None:
    """Run what is missing; refuse a schema that a newer server has written."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    found = scripts()
    known = {one.revision for one in found.walk_revisions()}
    current = MigrationContext.configure(connection).get_current_revision()
    if current is not None and current not in known:
        raise StartError(
            f"the database has schema {current!r}, which a newer Perihelion has written;"
            f" this one knows schema {found.get_current_head()!r}: update it"
        )
    if current == found.get_current_head():
        return
    context = EnvironmentContext(
        Config(), found, fn=lambda revision, _: found._upgrade_revs("head", revision)
    )
    with context:
        context.configure(connection=connection, target_metadata=metadata, transactional_ddl=False)
        context.run_migrations()
