"""Starting the server: everything that can be wrong is found before anybody is served."""

from __future__ import annotations

import asyncio
import gc
import signal
import socket
import sys
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from urllib.parse import urlsplit

import uvicorn
from sqlalchemy.engine import make_url
from uvicorn.supervisors import Multiprocess

from perihelion.server.app import served_app
from perihelion.server.errors import StartError
from perihelion.server.gateway.connections import Config, limits_of
from perihelion.server.gateway.home_network import attach
from perihelion.server.operations import logs
from perihelion.server.services import Services
from perihelion.server.settings import Settings, to_environment
from perihelion.server.store import Store
from perihelion.server.store.private_files import prepare_database
from perihelion.system import claim_port, lock_file

GRACE_SECONDS = 10
MOST_MESSAGE = 64_000
"""Bytes of one WebSocket message."""


def bind(settings: Settings) -> socket.socket:
    """The socket to serve on; raises StartError if somebody else has the port."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    # asyncio sends an answer at once only where the protocol is named; else it may wait 40 ms.
    sock = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    claim_port(sock)
    try:
        sock.bind((settings.host, settings.port))
        sock.listen(512)
    except OSError as error:
        sock.close()
        where = f"{settings.host} port {settings.port}"
        raise StartError(
            f"{where} cannot be used: {error.strerror}; choose another with --port"
        ) from None
    sock.set_inheritable(True)
    return sock


def lock(settings: Settings) -> AbstractContextManager[object]:
    """Take a SQLite file for this server alone, until the block is left."""
    if not settings.is_sqlite:
        return nullcontext()
    if settings.workers > 1:
        raise StartError("several workers need PostgreSQL; SQLite has one writer")
    file = Path(str(make_url(settings.database).database)).resolve()
    prepare_database(file)
    # The file itself, so that another name of it, a link, is no way around. Not on Windows, where
    # a lock keeps every reader out, SQLite too.
    locked = file.with_name(f"{file.name}.lock") if sys.platform == "win32" else file
    kept = locked.open("a", encoding="utf-8")
    try:
        lock_file(kept)
    except OSError:
        kept.close()
        raise StartError(f"another server uses {file}; name another file with --database") from None
    return kept


def check(settings: Settings) -> None:
    """Open the database once, which also brings its schema up to date; raises StartError."""
    url = urlsplit(settings.public_url or "http://localhost")
    if url.scheme not in ("http", "https") or not url.hostname:
        raise StartError("--public-url is an address like https://games.example.org")

    async def look() -> None:
        store = await Store.open(settings)
        await store.close()

    asyncio.run(look())


def serve(settings: Settings, sock: socket.socket) -> None:
    """Serve until somebody stops us."""
    logs.set_up()
    if settings.workers == 1:
        app = served_app(settings)
        server = uvicorn.Server(config_of(app, settings))
        attach(app, server, settings)
        server.run(sockets=[sock])
        return
    gc.enable()
    to_environment(settings)
    Multiprocess(config_of("perihelion.server.app:worker_app", settings), [sock]).run()


def think(settings: Settings, ready: Callable[[], None]) -> None:
    """Do what levels and evaluations wait for, for servers elsewhere, until somebody stops us."""
    logs.set_up()
    if settings.is_sqlite:
        raise StartError("thinkers share a PostgreSQL with their servers; SQLite has one process")
    asyncio.run(_think(settings, ready))


async def _think(settings: Settings, ready: Callable[[], None]) -> None:
    services = await Services.open(settings)
    await services.start()
    ended, loop = asyncio.Event(), asyncio.get_running_loop()
    for one in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(one, ended.set)
    ready()
    try:
        await ended.wait()
    finally:
        await services.close()


def config_of(app: object, settings: Settings) -> Config:
    """How uvicorn serves an application, or what a worker finds under a name."""
    return Config(
        app,
        limits_of(settings),
        factory=isinstance(app, str),
        workers=settings.workers,
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        ws_max_size=MOST_MESSAGE,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_keep_alive=settings.idle_seconds,
        timeout_graceful_shutdown=GRACE_SECONDS,
        proxy_headers=settings.public_url is not None,
        forwarded_allow_ips=f"127.0.0.1,{settings.proxies}".rstrip(","),
        h11_max_incomplete_event_size=32_768,
    )
