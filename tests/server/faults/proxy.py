"""A TCP proxy for one link, which can be cut, held, slowed down or made one-way.

It stands between the clients and a node, or between a node and the database, and needs no
rights: what a network does to a line, seen from its two ends, it does to the bytes.
"""

from __future__ import annotations

import asyncio
import contextlib
import socket
from typing import Final, Literal

Mode = Literal["open", "cut", "hold", "slow", "up-only", "down-only", "dead"]
"""`up` is from whoever connects to the one that listens; `dead` holds the lines there are for ever,
also when the link is open again, as a firewall does that forgot them."""
MODES: Final[tuple[Mode, ...]] = ("cut", "hold", "slow", "up-only", "down-only", "dead")
SLOW_SECONDS: Final = 0.15
"""What each piece of at most 2 kB waits on a slow link."""
PIECE: Final = 65_536
SLOW_PIECE: Final = 2_048


class Proxy:
    """A link that passes on what it gets, as its mode allows."""

    def __init__(self, name: str, target: tuple[str, int], host: str = "127.0.0.1") -> None:
        self.name = name
        self.target = target
        self.host = host
        self.port = 0
        self.mode: Mode = "open"
        self._changed = asyncio.Event()
        self._server: asyncio.Server | None = None
        self._lines: set[asyncio.Task[None]] = set()
        self._writers: set[asyncio.StreamWriter] = set()
        self._dead: set[asyncio.StreamWriter] = set()

    @property
    def modes(self) -> tuple[Mode, ...]:
        return MODES

    async def start(self) -> None:
        self._server = await asyncio.start_server(self._line, self.host, self.port)
        self.port = self._server.sockets[0].getsockname()[1]

    async def set(self, mode: Mode) -> None:
        """Cutting ends the lines there are with a reset; the others leave them as they are."""
        self.mode = mode
        self._changed.set()
        self._changed = asyncio.Event()
        if mode == "cut":
            self.reset()
        elif mode == "dead":
            self._dead |= self._writers

    def reset(self) -> None:
        for writer in list(self._writers):
            _reset(writer)

    async def close(self) -> None:
        if self._server is not None:
            self._server.close()
        for task in list(self._lines):
            task.cancel()
        await asyncio.gather(*self._lines, return_exceptions=True)

    async def far_end(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """Where a new line leads."""
        return await asyncio.open_connection(*self.target)

    async def _line(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._lines.add(task)
        self._writers.add(writer)
        far: asyncio.StreamWriter | None = None
        try:
            if self.mode == "cut":
                return
            there, far = await self.far_end()
            self._writers.add(far)
            async with asyncio.TaskGroup() as both:
                both.create_task(self._pass(reader, far, up=True))
                both.create_task(self._pass(there, writer, up=False))
        except* (OSError, asyncio.CancelledError):
            pass
        finally:
            for one in (writer, far):
                if one is not None:
                    self._writers.discard(one)
                    self._dead.discard(one)
                    _reset(one)
            self._lines.discard(task)

    async def _pass(
        self, source: asyncio.StreamReader, sink: asyncio.StreamWriter, *, up: bool
    ) -> None:
        while data := await source.read(SLOW_PIECE if self.mode == "slow" else PIECE):
            await self._wait(up=up)
            if sink in self._dead:
                await asyncio.Event().wait()  # until one end gives up
            sink.write(data)
            await sink.drain()
        # One end has gone: so does the other, as no protocol here uses half-open lines.
        raise ConnectionResetError

    async def _wait(self, *, up: bool) -> None:
        """Until this direction may pass something on."""
        if self.mode == "slow":
            await asyncio.sleep(SLOW_SECONDS)
        shut = ("hold", "down-only" if up else "up-only")
        while self.mode in shut:
            await self._changed.wait()


def _reset(writer: asyncio.StreamWriter) -> None:
    """End a line at once, with a reset where that is possible."""
    raw = writer.get_extra_info("socket")
    if raw is not None and raw.fileno() >= 0:
        with contextlib.suppress(OSError):
            linger = b"\x01\x00\x00\x00\x00\x00\x00\x00"
            raw.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, linger)
    if writer.transport is not None:
        writer.transport.abort()
