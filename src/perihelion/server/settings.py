"""What can be set, and where it comes from: the command line, then the environment."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

import msgspec
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

from perihelion.server.errors import StartError
from perihelion.system import data_home

DATABASE_VARIABLE: Final = "PERIHELION_DATABASE_URL"
METRICS_VARIABLE: Final = "PERIHELION_METRICS_TOKEN"
SETTINGS_VARIABLE: Final = "PERIHELION_SETTINGS"
"""How the worker processes get the settings of their parent."""
PORT: Final = 8042


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One server."""

    database: str
    """A URL with the driver: `sqlite+aiosqlite:///...` or `postgresql+asyncpg://...`."""
    host: str = "127.0.0.1"
    port: int = PORT
    workers: int = 1
    public_url: str | None = None
    """The address people use, where it is not the one bound: behind a proxy, with a name."""
    proxies: str = ""
    """Addresses of proxies on other machines, with commas: they say whom they speak for."""
    bots: int = 1
    """Processes that think, in each worker; none where `perihelion think` does it elsewhere."""
    analysts: int = 1
    """Processes for what people ask about matches, in each worker: hints, evaluations, records."""
    analyses_each: int = 4
    """Such questions of one person at a time; twice as many from one address."""
    analyses: int = 60
    """In all."""
    bot_memory: int = 1024
    """MiB that one thinking process may take."""
    attended_seconds: float = 60.0
    """How long after the last look levels play on alone."""
    rooms: int = 200
    """Matches kept in memory, in each worker; the others are rows."""
    limits: bool = True
    """Whether requests and connections are counted; only tests and benchmarks switch it off."""
    connections: int = 1000
    """Connections to one worker at a time, sockets included; the system may allow fewer."""
    connections_each: int = 250
    """Of these from one address (of IPv6: one /64)."""
    header_seconds: float = 10.0
    """For the headers of a request, from its first byte or from the connection."""
    body_seconds: float = 30.0
    """For the body of a request, from its headers on."""
    idle_seconds: int = 30
    """Until the next request on the same connection."""
    send_seconds: float = 60.0
    """For a client that reads nothing of what it asked for."""
    socket_seconds: float = 3600.0
    """For a WebSocket from which no message comes, not even a ping of ours."""
    cheap_passwords: bool = False
    """Tests only: argon2 with the least effort."""
    private_webhooks: bool = False
    """Whether a webhook may go to an address of this machine or its network."""
    metrics_token: str | None = None
    """The bearer token for `/metrics`; without one it is closed."""
    home_address: str | None = None
    """The address for friends in this house; by default that of this machine in its network."""
    nonce_seconds: float = 60.0
    """The longest a table may wait for nonces."""

    @property
    def is_sqlite(self) -> bool:
        """Whether one process owns the whole store."""
        return self.database.startswith("sqlite")

    @property
    def is_secure(self) -> bool:
        """Whether cookies travel only over TLS."""
        return urlsplit(self.public_url or "").scheme == "https"

    @property
    def address(self) -> str:
        """Where people find it."""
        shown = "127.0.0.1" if self.host in ("0.0.0.0", "::") else self.host  # noqa: S104
        shown = f"[{shown}]" if ":" in shown else shown
        return self.public_url or f"http://{shown}:{self.port}"


def data_folder() -> Path:
    """Where this person's matches are kept."""
    return data_home() / "perihelion"


def database_url(given: str | None) -> str:
    """The URL with its driver: the given one, that of the environment, or the user's own file."""
    text = given or os.environ.get(DATABASE_VARIABLE)
    if not text:
        return f"sqlite+aiosqlite:///{data_folder() / 'tables.db'}"
    if "://" not in text and not text.startswith("sqlite:"):
        return f"sqlite+aiosqlite:///{Path(text).absolute()}"
    return _with_driver(text).render_as_string(hide_password=False)


def _with_driver(text: str) -> URL:
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):
        raise StartError(
            "the database URL cannot be read; it is sqlite:///FILE or"
            " postgresql://USER:PASSWORD@HOST/NAME"
        ) from None
    kind = url.get_backend_name()
    if kind == "sqlite":
        if not url.database or url.database == ":memory:":
            raise StartError("a database in memory would lose every match; name a file")
        return url.set(drivername="sqlite+aiosqlite")
    if kind in ("postgresql", "postgres"):
        return url.set(drivername="postgresql+asyncpg")
    raise StartError(f"{kind!r} is no database we know; sqlite and postgresql are")


def with_given(settings: Settings, given: Sequence[str]) -> Settings:
    """The settings with those of `NAME=VALUE`; raises StartError."""
    changes: dict[str, object] = {}
    for one in given:
        name, equals, value = one.partition("=")
        if name not in Settings.__struct_fields__ or not equals:
            known = ", ".join(Settings.__struct_fields__)
            raise StartError(f"{one!r} sets nothing; write NAME=VALUE with one of {known}")
        changes[name] = value
    try:
        return msgspec.convert(msgspec.structs.asdict(settings) | changes, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise StartError(f"a setting cannot be read: {error}") from None


def to_environment(settings: Settings) -> None:
    """Leave the settings for worker processes."""
    os.environ[SETTINGS_VARIABLE] = msgspec.json.encode(settings).decode()


def from_environment() -> Settings:
    """The settings that the parent process left."""
    left = os.environ.get(SETTINGS_VARIABLE)
    if left is None:
        return Settings(database=database_url(None))
    return msgspec.json.decode(left, type=Settings)
