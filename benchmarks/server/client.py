"""A client that costs little, so that a measurement is one of the server: frames by hand.

It knows as much of WebSockets as our server needs (RFC 6455): whole texts of any length, pings.
"""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable
from typing import Final
from urllib.parse import urlsplit

import msgspec

TEXT, CLOSE, PING, PONG = 0x81, 0x88, 0x89, 0x8A
NO_MASK: Final = bytes(4)
"""A mask that changes nothing; there has to be one."""


class Option(msgspec.Struct):
    id: int


class Question(msgspec.Struct):
    options: list[Option]


class Update(msgspec.Struct):
    ply: int
    status: str
    decision: Question | None = None


class News(msgspec.Struct):
    type: str
    update: Update | None = None
    ref: int | None = None


decode = msgspec.json.Decoder(News).decode


class Seat(asyncio.Protocol):
    """One person at one table, who answers as soon as they are asked."""

    transport: asyncio.WriteTransport

    def __init__(self, path: str, host: str, cookie: str) -> None:
        self.request = (
            f"GET {path} HTTP/1.1\r\nHost: {host}\r\nCookie: {cookie}\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
        )
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        """Done when the first update is here."""
        self.unread = b""
        self.is_open = self.is_over = False
        self.until = 0.0
        self.asked: Update | None = None
        self.over: Callable[[], None] = lambda: None
        """Called when the match has ended."""
        self.times: list[float] = []
        self.number = self.size = 0
        self.sent = 0.0

    def connection_made(self, transport: asyncio.WriteTransport) -> None:  # type: ignore[override]
        self.transport = transport
        transport.write(self.request.encode())

    def data_received(self, data: bytes) -> None:
        data = self.unread + data if self.unread else data
        if not self.is_open:
            head, end, data = data.partition(b"\r\n\r\n")
            if not end:
                self.unread = head
                return
            assert head.startswith(b"HTTP/1.1 101"), head
            self.is_open = True
        at = 0
        while (found := _frame(data, at)) is not None:
            kind, first, at = found
            if kind == TEXT:
                self.hear(data[first:at])
            elif kind == PING:
                self.say(PONG, data[first:at])
        self.unread = data[at:]

    def hear(self, text: bytes) -> None:
        news = decode(text)
        now = time.perf_counter()
        if news.ref is not None and news.ref == self.number and now <= self.until:
            self.times.append(now - self.sent)
        update = news.update
        if update is None:
            return
        if not self.ready.done():
            self.ready.set_result(None)
        self.asked = update if update.decision and update.status == "running" else None
        self.size = max(self.size, len(text)) if self.asked else self.size
        if update.status == "over":
            self.is_over = True
            self.over()
        elif now < self.until:
            self.answer()

    def answer(self) -> None:
        if self.asked is None or self.asked.decision is None:
            return
        self.number += 1
        options = self.asked.decision.options
        chosen = options[self.number * 7 % len(options)].id
        message = {"do": "act", "action": chosen, "ply": self.asked.ply, "ref": self.number}
        self.asked = None
        self.sent = time.perf_counter()
        self.say(TEXT, json.dumps(message).encode())

    def say(self, kind: int, payload: bytes) -> None:
        assert len(payload) < 126
        self.transport.write(bytes((kind, 0x80 | len(payload))) + NO_MASK + payload)

    def connection_lost(self, error: Exception | None) -> None:
        if not self.ready.done():
            self.ready.set_exception(error or ConnectionError("the server hung up"))

    def close(self) -> None:
        self.say(CLOSE, b"\x03\xe8")
        self.transport.close()


def _frame(data: bytes, at: int) -> tuple[int, int, int] | None:
    """Kind, first byte and end of the frame that begins at `at`; None if it is not all here."""
    if len(data) < at + 2:
        return None
    kind, size, first = data[at], data[at + 1], at + 2
    extra = {126: 2, 127: 8}.get(size, 0)
    if extra:
        size = int.from_bytes(data[first : first + extra], "big")
        first += extra
    return (kind, first, first + size) if len(data) >= first + size else None


async def sit(url: str, table: str, cookie: str) -> Seat:
    """A socket at a table, which has heard how things stand."""
    where = urlsplit(url)
    assert where.hostname
    assert where.port
    path = f"/api/matches/{table}/live?changes=true"
    _, seat = await asyncio.get_running_loop().create_connection(
        lambda: Seat(path, where.netloc, cookie), where.hostname, where.port
    )
    await seat.ready
    return seat
