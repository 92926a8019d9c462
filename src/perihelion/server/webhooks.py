"""Telling a person's own program that it is their turn.

The address comes from a person, so it is distrusted: only http and https, only addresses on the
open network, no redirects, a short time, a small body without anything secret.
"""

from __future__ import annotations

import asyncio
import http.client
import ipaddress
import json
import socket
import ssl
from collections.abc import Coroutine
from typing import Final
from urllib.parse import SplitResult, urlsplit

from sqlalchemy import select

from perihelion.server.logs import note
from perihelion.server.rooms import Room
from perihelion.server.store import Store, schema

SECONDS: Final = 5.0
AT_ONCE: Final = 20


class Webhooks:
    """Calls out when somebody is asked who was not asked before."""

    def __init__(self, store: Store, *, private: bool = False) -> None:
        self.store = store
        self.private = private
        self._urls: dict[str, str] = {}
        """Of those who want to be called; most do not."""
        self._tasks: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        """Learn who wants to be called."""
        people = schema.people
        query = select(people.c.id, people.c.webhook).where(people.c.webhook.is_not(None))
        self._urls = {row["id"]: row["webhook"] for row in await self.store.rows(query)}

    def look_again(self, person: str) -> None:
        """A person has changed what they want."""
        self._do(self._look(person))

    async def _look(self, person: str) -> None:
        people = schema.people
        row = await self.store.row(select(people.c.webhook).where(people.c.id == person))
        self._urls.pop(person, None)
        if row is not None and row["webhook"]:
            self._urls[person] = row["webhook"]

    def heard(self, table: str, room: Room | None) -> None:
        """Something happened at a table."""
        if room is None:
            return
        thinking = room.thinkers() if room.status == "running" else ()
        people = frozenset(one.person for one in room.seats if one.seat in thinking and one.person)
        fresh, room.rung = people - room.rung, people
        if len(self._tasks) < AT_ONCE:
            for person in fresh & self._urls.keys():
                self._do(self._call(self._urls[person], table, room.game.id, room.ply))

    async def _call(self, url: str, table: str, game: str, ply: int) -> None:
        body: dict[str, object] = {"event": "your-turn", "table": table, "game": game, "ply": ply}
        try:
            await asyncio.to_thread(post, url, body, private=self.private)
        except (OSError, ValueError, http.client.HTTPException) as error:
            note("a webhook failed", error=type(error).__name__, table=table)

    def _do(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """Let nobody wait for somebody else's server."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


def post(url: str, body: dict[str, object], *, private: bool = False) -> int:
    """POST once, to the very address that was checked; the status of the answer."""
    parts = urlsplit(url)
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.username is not None:
        raise ValueError("a webhook is an http or https address without a name and password")
    address = _checked_address(parts, private=private)
    connection = _connection(parts, address)
    try:
        path = parts.path or "/"
        target = f"{path}?{parts.query}" if parts.query else path
        data = json.dumps(body).encode()
        headers = {"Content-Type": "application/json", "User-Agent": "perihelion"}
        connection.request("POST", target, data, headers)
        return connection.getresponse().status
    finally:
        connection.close()


def _checked_address(parts: SplitResult, *, private: bool) -> str:
    port = parts.port or (443 if parts.scheme == "https" else 80)
    found = socket.getaddrinfo(parts.hostname, port, type=socket.SOCK_STREAM)
    addresses = [str(one[4][0]) for one in found]
    if not private and not all(ipaddress.ip_address(one).is_global for one in addresses):
        raise ValueError("a webhook may not go to a private address")
    return addresses[0]


class _Pinned(http.client.HTTPConnection):
    """A connection to an address that was looked up before, under the name that was asked for."""

    def __init__(self, host: str, port: int, address: str, tls: ssl.SSLContext | None) -> None:
        super().__init__(host, port, timeout=SECONDS)
        self.address = address
        self.tls = tls

    def connect(self) -> None:
        """Connect to the pinned address."""
        plain = socket.create_connection((self.address, self.port), SECONDS)
        self.sock = (
            plain if self.tls is None else self.tls.wrap_socket(plain, server_hostname=self.host)
        )


def _connection(parts: SplitResult, address: str) -> http.client.HTTPConnection:
    is_tls = parts.scheme == "https"
    tls = ssl.create_default_context() if is_tls else None
    return _Pinned(str(parts.hostname), parts.port or (443 if is_tls else 80), address, tls)
