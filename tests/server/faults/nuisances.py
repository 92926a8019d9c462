"""Clients that do no harm but patience: some that send slowly, some that never read."""

from __future__ import annotations

import asyncio
import contextlib
from urllib.parse import urlsplit

from tests.server.faults.cluster import Node

REQUEST = "GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: "


async def slow(node: Node, seconds: float) -> None:
    """Sends a request one byte after the other, and never its end."""
    with contextlib.suppress(OSError, TimeoutError):
        async with asyncio.timeout(seconds):
            reader, writer = await _connect(node)
            try:
                for sign in REQUEST + "x" * 10_000:
                    writer.write(sign.encode())
                    await writer.drain()
                    await asyncio.sleep(0.05)
            finally:
                writer.transport.abort()
            del reader


async def silent(node: Node, table: str, seconds: float) -> None:
    """Opens a WebSocket to a table and never reads from it."""
    with contextlib.suppress(OSError, TimeoutError):
        async with asyncio.timeout(seconds):
            _, writer = await _connect(node, limit=1)
            try:
                writer.write(
                    f"GET /api/matches/{table}/live?since=0 HTTP/1.1\r\nHost: 127.0.0.1\r\n"
                    "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
                    "Sec-WebSocket-Key: c2lsZW50IGFzIHRoZSBncg==\r\n\r\n".encode()
                )
                await asyncio.sleep(seconds)
            finally:
                writer.transport.abort()


async def _connect(
    node: Node, limit: int = 65_536
) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    where = urlsplit(node.url)
    return await asyncio.open_connection(where.hostname, where.port, limit=limit)
