"""Webhooks: telling a person's own program that it is their turn.

The address comes from a person, so it is distrusted: only http and https, only addresses on the
open network, no redirects, a short time in all, a small body without anything secret. No thread
waits for somebody else's server; names are looked up in threads of their own.
"""

from __future__ import annotations

import asyncio
import json
import socket
import ssl
from collections import Counter
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Final
from urllib.parse import SplitResult, urlsplit

from sqlalchemy import select

from perihelion.server.gateway.addresses import is_public
from perihelion.server.matches.rooms import Room
from perihelion.server.operations.logs import LOG
from perihelion.server.operations.metrics import REFUSED
from perihelion.server.store import Store, schema

SECONDS: Final = 5.0
"""For one call in all: looking up the name, connecting, sending, and the status of the answer."""
CONNECT_SECONDS: Final = 3.0
AT_ONCE: Final = 20
EACH_AT_ONCE: Final = 2
"""Calls under way for one person; what comes beyond them is not sent."""
LOOKUPS: Final = 4
"""Threads that look up names."""
MOST_STATUS: Final = 1_000
"""Bytes of a status line."""


class Webhooks:
    """Calls out when somebody is asked who was not asked before."""

    def __init__(self, store: Store, *, private: bool = False) -> None:
        self.store = store
        self.private = private
        self._urls: dict[str, str] = {}
        """Of those who want to be called; most do not."""
        self._tasks: set[asyncio.Task[None]] = set()
        self._calls: Counter[str] = Counter()
        """Under way, by person."""
        self._lookups = ThreadPoolExecutor(LOOKUPS, thread_name_prefix="perihelion-lookup")

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
        if not self._urls:
            room.rung = frozenset()
            return
        thinking = room.thinkers() if room.status == "running" else ()
        people = frozenset(one.person for one in room.seats if one.seat in thinking and one.person)
        fresh, room.rung = people - room.rung, people
        for person in fresh & self._urls.keys():
            if self._calls.total() >= AT_ONCE or self._calls[person] >= EACH_AT_ONCE:
                REFUSED.labels("webhook").inc()
                continue
            self._calls[person] += 1
            self._do(self._call(person, self._urls[person], table, room.game.id, room.ply))

    async def _call(self, person: str, url: str, table: str, game: str, ply: int) -> None:
        body: dict[str, object] = {"event": "your-turn", "table": table, "game": game, "ply": ply}
        try:
            await post(url, body, private=self.private, lookups=self._lookups)
        except (OSError, ValueError) as error:  # a time-out is an OSError too
            LOG.info("a webhook failed", error=type(error).__name__, table=table)
        finally:
            self._calls[person] -= 1
            self._calls += Counter()  # whoever has none is forgotten

    def _do(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """Let nobody wait for somebody else's server."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._lookups.shutdown(wait=False, cancel_futures=True)


async def post(
    url: str,
    body: dict[str, object],
    *,
    private: bool = False,
    lookups: ThreadPoolExecutor | None = None,
) -> int:
    """POST once, to the very address that was checked; the status of the answer."""
    parts = urlsplit(url)
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.username is not None:
        raise ValueError("a webhook is an http or https address without a name and password")
    async with asyncio.timeout(SECONDS):
        check = partial(_checked_address, parts, private=private)
        address = await asyncio.get_running_loop().run_in_executor(lookups, check)
        async with asyncio.timeout(CONNECT_SECONDS):
            reader, writer = await _connected(parts, address)
        try:
            writer.write(_request(parts, json.dumps(body).encode()))
            await writer.drain()
            return _status(await reader.readuntil(b"\r\n"))
        except (asyncio.IncompleteReadError, asyncio.LimitOverrunError):
            raise ValueError("the answer to a webhook is not HTTP") from None
        finally:
            writer.transport.abort()  # nothing else is of interest, and nobody is waited for


def _port(parts: SplitResult) -> int:
    return parts.port or (443 if parts.scheme == "https" else 80)


async def _connected(
    parts: SplitResult, address: str
) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A connection to an address that was looked up before, under the name that was asked for."""
    if parts.scheme == "http":
        return await asyncio.open_connection(address, _port(parts), limit=MOST_STATUS)
    tls = ssl.create_default_context()
    return await asyncio.open_connection(
        address, _port(parts), limit=MOST_STATUS, ssl=tls, server_hostname=parts.hostname
    )


def _request(parts: SplitResult, data: bytes) -> bytes:
    target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    host = parts.netloc.rpartition("@")[2]
    if any(sign <= " " or sign == "\x7f" for sign in target + host):
        raise ValueError("a webhook's address has no spaces and no control characters")
    head = (
        f"POST {target} HTTP/1.1\r\nHost: {host}\r\nContent-Type: application/json\r\n"
        f"User-Agent: perihelion\r\nContent-Length: {len(data)}\r\nConnection: close\r\n\r\n"
    )
    return head.encode("ascii") + data  # a UnicodeError is a ValueError


def _status(line: bytes) -> int:
    words = line.split(b" ", 2)
    if not words[0].startswith(b"HTTP/1.") or len(words) < 2:
        raise ValueError("the answer to a webhook is not HTTP")
    return int(words[1])


def _checked_address(parts: SplitResult, *, private: bool) -> str:
    found = socket.getaddrinfo(parts.hostname, _port(parts), type=socket.SOCK_STREAM)
    addresses = [str(one[4][0]) for one in found]
    if not private and not all(map(is_public, addresses)):
        raise ValueError("a webhook may not go to a private address")
    return addresses[0]
