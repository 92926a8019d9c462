"""The quick way into PostgreSQL: one connection, one statement, one round trip.

SQLAlchemy takes a connection from its pool, begins, executes, commits and gives it back; each of
these is a way through several layers. What happens at every move is one prepared statement that
is a transaction by itself, on a connection of its own. Where the line is lost while a statement
is under way nobody knows whether it was carried out: then `InDoubt` is raised.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

import msgspec
from sqlalchemy.engine import make_url

if TYPE_CHECKING:
    import asyncpg  # at run time where it is needed: not with SQLite

ANSWER_SECONDS: Final = 10.0
"""Time-out of a connection to PostgreSQL and of a statement. A line that a network has forgotten
gives no error, it waits: for ever, with the room that it was to read."""


class InDoubt(Exception):
    """The line was lost while a transaction was committed: it is durable, or it is not."""


class Refused(Exception):
    """Nothing was done: there is no connection, or PostgreSQL says what is wrong."""


class Quick:
    """A connection that is made when it is needed, and made anew when it was lost."""

    def __init__(self, database: str) -> None:
        self.dsn = dsn_of(database)
        self._connection: asyncpg.Connection[asyncpg.Record] | None = None
        self._one_at_a_time = asyncio.Lock()

    async def fetch(self, statement: str, *given: object) -> Sequence[Any]:
        """The rows; raises InDoubt, or Refused."""
        import asyncpg

        async with self._one_at_a_time:
            try:
                connection = await self._opened()
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                raise Refused from error
            try:
                rows: Sequence[Any] = await connection.fetch(statement, *given)
            except asyncpg.PostgresError as error:
                if connection.is_closed() or isinstance(error, asyncpg.OperatorInterventionError):
                    self._drop()
                    raise InDoubt from error
                raise Refused from error
            except BaseException as error:  # lost, too late, or nobody waits any more
                self._drop()
                if isinstance(error, OSError | asyncpg.InterfaceError):  # a time-out is an OSError
                    raise InDoubt from error
                raise
            return rows

    async def _opened(self) -> asyncpg.Connection[asyncpg.Record]:
        import asyncpg

        if self._connection is None or self._connection.is_closed():
            connection = await asyncpg.connect(
                self.dsn, timeout=ANSWER_SECONDS, command_timeout=ANSWER_SECONDS
            )
            await connection.set_type_codec(
                "jsonb", schema="pg_catalog", encoder=_to_json, decoder=msgspec.json.decode
            )
            self._connection = connection
        return self._connection

    def _drop(self) -> None:
        if self._connection is not None:
            self._connection.terminate()
            self._connection = None

    async def close(self) -> None:
        """Let go of the connection, after what is under way."""
        async with self._one_at_a_time:
            connection, self._connection = self._connection, None
            if connection is not None:
                await connection.close(timeout=ANSWER_SECONDS)


def dsn_of(database: str) -> str:
    """The URL as PostgreSQL's own libraries write it."""
    return make_url(database).set(drivername="postgresql").render_as_string(hide_password=False)


def _to_json(value: object) -> str:
    return msgspec.json.encode(value).decode()
