"""Clients that only cost patience: some send slowly, some never read."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from urllib.parse import urlsplit

from tests.server.faults.cluster import Node

SLOW_REQUEST = "GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: " + "x" * 10_000
UPGRADE = (
    "GET /api/matches/{table}/live?since=0 HTTP/1.1\r\nHost: 127.0.0.1\r\n"
    "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: c2lsZW50IGFzIHRoZSBncg==\r\n\r\n"
)


async def slow(node: Node, seconds: float) -> bool:
    """Sends a request one byte after the other, and never its end; whether it was let."""
    try:
        async with asyncio.timeout(seconds), _connected(node) as writer:
            for sign in SLOW_REQUEST:
                writer.write(sign.encode())
                await writer.drain()
                await asyncio.sleep(0.05)
    except TimeoutError:
        return True
    except OSError:
        return False
    return True


async def silent(node: Node, table: str, seconds: float) -> bool:
    """Opens a WebSocket to a table and never reads from it; whether it was let."""
    try:
        async with _connected(node) as writer:
            writer.write(UPGRADE.format(table=table).encode())
            await asyncio.sleep(seconds)
            return not writer.is_closing()
    except OSError:
        return False


@contextlib.asynccontextmanager
async def _connected(node: Node) -> AsyncIterator[asyncio.StreamWriter]:
    where = urlsplit(node.url)
    # A limit of one byte: what comes stays in the kernel's buffers, and then at the server.
    _, writer = await asyncio.open_connection(where.hostname, where.port, limit=1)
    try:
        yield writer
    finally:
        writer.transport.abort()
