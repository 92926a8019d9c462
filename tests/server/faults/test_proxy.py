"""The proxy does to a line what a network does."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable

import pytest
from tests.server.faults.proxy import Mode, Proxy
from tests.server.serving import SECONDS

Line = tuple[asyncio.StreamReader, asyncio.StreamWriter]


async def _echo(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Answers every byte, and greets first."""
    writer.write(b"!")
    while data := await reader.read(100):
        writer.write(data)
    writer.close()


def scene(what: Callable[[Proxy, Line], Awaitable[None]]) -> None:
    async def run() -> None:
        server = await asyncio.start_server(_echo, "127.0.0.1", 0)
        proxy = Proxy("x", server.sockets[0].getsockname()[:2])
        await proxy.start()
        reader, writer = await asyncio.open_connection("127.0.0.1", proxy.port)
        assert await reader.read(1) == b"!"
        try:
            await asyncio.wait_for(what(proxy, (reader, writer)), SECONDS)
        finally:
            writer.close()
            await proxy.close()
            server.close()

    asyncio.run(run())


async def _hears(reader: asyncio.StreamReader, seconds: float = 0.2) -> bytes:
    try:
        return await asyncio.wait_for(reader.read(100), seconds)
    except TimeoutError:
        return b"nothing"


def test_an_open_link_passes_on() -> None:
    async def what(proxy: Proxy, line: Line) -> None:
        line[1].write(b"a")
        assert await _hears(line[0], 5) == b"a"

    scene(what)


@pytest.mark.parametrize("mode", ["hold", "up-only", "down-only"])
def test_a_held_link_gives_nothing_and_loses_nothing(mode: Mode) -> None:
    async def what(proxy: Proxy, line: Line) -> None:
        await proxy.set(mode)
        line[1].write(b"a")
        assert await _hears(line[0]) == b"nothing"
        await proxy.set("open")
        assert await _hears(line[0], 5) == b"a"

    scene(what)


def test_a_cut_link_ends_its_lines_and_takes_no_new_ones() -> None:
    async def what(proxy: Proxy, line: Line) -> None:
        await proxy.set("cut")
        with pytest.raises(ConnectionResetError):
            await line[0].read(1)
        reader, writer = await asyncio.open_connection("127.0.0.1", proxy.port)
        with contextlib.suppress(ConnectionResetError):
            assert await _hears(reader, 5) == b""
        writer.close()

    scene(what)


def test_a_slow_link_takes_its_time() -> None:
    async def what(proxy: Proxy, line: Line) -> None:
        await proxy.set("slow")
        line[1].write(b"a")
        assert await _hears(line[0], 0.15) == b"nothing"
        assert await _hears(line[0], 5) == b"a"

    scene(what)
