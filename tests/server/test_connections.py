"""Connections: time-outs for headers, bodies and idle lines, limits in all and for an address."""

from __future__ import annotations

import asyncio
import json
import logging
import resource
import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

import pytest
from tests.server.conftest import settings_for
from tests.server.processes import Process
from tests.server.serving import SECONDS, Served, Watch, table_for, wait_for
from websockets.exceptions import ConnectionClosed

from perihelion.server.gateway.connections import Messages
from perihelion.server.run import bind
from perihelion.server.settings import Settings, database_url

LOOK = b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
LIMITS = {"connections": 12, "connections_each": 8}
TIMES = {"header_seconds": 1.5, "body_seconds": 0.6, "idle_seconds": 1, "send_seconds": 1.0}
SOCKET_SECONDS = 1.5


@contextmanager
def serving(folder: Path, **more: object) -> Iterator[Served]:
    settings = settings_for(database_url(str(folder / "tables.db")), **{"limits": True, **more})
    server = Served(settings, Watch())
    server.start()
    try:
        yield server
    finally:
        server.stop()


@pytest.fixture(scope="module")
def timed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(
        tmp_path_factory.mktemp("timed"), socket_seconds=SOCKET_SECONDS, **TIMES
    ) as server:
        yield server


@pytest.fixture
def narrow(tmp_path: Path) -> Iterator[Served]:
    with serving(tmp_path, **LIMITS) as server:
        yield server


def line_from(port: int, address: str = "127.0.0.1") -> socket.socket:
    """A connection from an address of this machine."""
    line = socket.socket()
    line.bind((address, 0))
    line.settimeout(SECONDS)
    line.connect(("127.0.0.1", port))
    return line


def test_an_answer_is_sent_at_once_by_any_loop() -> None:
    """Not only by uvloop; else the end of an answer waits until its beginning is confirmed."""

    async def accepted() -> int:
        lines: asyncio.Queue[asyncio.StreamWriter] = asyncio.Queue()
        sock = bind(Settings(database="", port=0))
        async with await asyncio.start_server(lambda _, line: lines.put_nowait(line), sock=sock):
            _, near = await asyncio.open_connection(*sock.getsockname())
            far = await lines.get()
            near.close()
            far.close()
            held: socket.socket = far.get_extra_info("socket")
            return held.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)

    assert asyncio.run(accepted())


def answer(line: socket.socket, asked: bytes = LOOK) -> bytes:
    """The first words of the answer; none if the connection is closed instead."""
    try:
        line.sendall(asked)
        return line.recv(4000).split(b"\r\n")[0].partition(b" ")[2]
    except OSError:
        return b""


def is_closed(line: socket.socket) -> bool:
    """Whether the server hangs up at all."""
    try:
        return line.recv(4000) == b""
    except TimeoutError:
        return False
    except OSError:
        return True


def test_a_line_on_which_nothing_comes_is_closed(timed: Served) -> None:
    with line_from(timed.port) as line:
        assert is_closed(line)


def test_headers_that_drip_are_not_waited_for(timed: Served) -> None:
    """Also on a connection that was served before, and though a byte comes now and then."""
    with line_from(timed.port) as line:
        assert answer(line) == b"200 OK"
        line.settimeout(0.15)
        until = time.monotonic() + SECONDS
        with suppress(ConnectionError):
            line.sendall(b"GET /healthz HTTP/1.1\r\nX-Long: ")
            while not _hung_up(line):
                assert time.monotonic() < until, "it would be waited for as long as it drips"
                line.sendall(b"x")


def _hung_up(line: socket.socket) -> bool:
    """Whether it was closed meanwhile; waits for a moment."""
    try:
        return line.recv(4000) == b""
    except TimeoutError:
        return False


def test_a_body_that_does_not_come_is_not_waited_for(timed: Served) -> None:
    head = b"POST /api/sign-in HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
    with line_from(timed.port) as line:
        line.sendall(head + b"Content-Length: 100\r\n\r\n{")
        assert is_closed(line)


def test_between_requests_there_is_a_time_too(timed: Served) -> None:
    with line_from(timed.port) as line:
        assert answer(line) == b"200 OK"
        line.recv(4000)
        assert is_closed(line)


def test_whoever_asks_and_does_not_read_is_hung_up_on(timed: Served) -> None:
    asked = b"GET /api/schema/openapi.json HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
    counted = timed.config.connections._counts
    with line_from(timed.port, "127.0.0.77") as line:
        assert answer(line) == b"200 OK"
        with suppress(ConnectionError):  # where we were idle for too long
            line.sendall(asked * 150)
        wait_for(lambda: counted["127.0.0.77"] == 0)


def test_a_socket_from_which_nothing_comes_is_closed(timed: Served) -> None:
    ann = timed.person()
    table = ann.ok("POST", "/api/play", {"game": "zenith", "level": "random"})["table"]["id"]
    with ann.live(table) as live:
        spoke = time.monotonic()
        with suppress(ConnectionClosed):
            for _ in range(4):  # a ping of ours keeps it
                spoke = time.monotonic()
                live.send(do="ping")
                live.next("pong")
                time.sleep(SOCKET_SECONDS / 3)
            while True:
                live.next()
        assert live.raw.close_code == 1001
        assert time.monotonic() - spoke >= SOCKET_SECONDS


def test_an_address_has_its_number_of_connections(narrow: Served) -> None:
    with ExitStack() as stack:
        lines = [stack.enter_context(line_from(narrow.port, "127.0.0.2")) for _ in range(8)]
        wait_for(lambda: narrow.config.connections._counts["127.0.0.2"] == 8)
        more = stack.enter_context(line_from(narrow.port, "127.0.0.2"))
        assert more.recv(4000).startswith(b"HTTP/1.1 429")
        assert answer(stack.enter_context(line_from(narrow.port, "127.0.0.3"))) == b"200 OK"
        assert answer(lines[0]) == b"200 OK"


def test_idle_lines_make_room_and_it_is_said(
    narrow: Served, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING, "perihelion.server")
    with ExitStack() as stack:
        for number in range(12):
            address = "127.0.0.2" if number < 7 else "127.0.0.3"
            stack.enter_context(line_from(narrow.port, address))
        counts = narrow.config.connections._counts
        wait_for(lambda: counts.total() == 12)
        assert answer(stack.enter_context(line_from(narrow.port, "127.0.0.4"))) == b"200 OK"
        wait_for(lambda: (counts["127.0.0.2"], counts["127.0.0.3"]) == (6, 5))
    assert [one.getMessage() for one in caplog.records] == ["the limit of connections is met"]
    operator = {"Authorization": "Bearer of the operator"}
    told = narrow.nobody().ask("GET", "/metrics", headers=operator).text
    assert 'perihelion_refused_total{what="connection-total"}' in told


def test_where_all_are_busy_a_newcomer_is_refused_plainly(narrow: Served) -> None:
    ann = narrow.person()
    table = ann.ok("POST", "/api/play", {"game": "zenith", "level": "random"})["table"]["id"]
    ann.http.close()
    upgrade = (
        f"GET /api/matches/{table}/live HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\n"
        "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    ).encode()
    with ExitStack() as stack:
        for number in range(12):
            line = stack.enter_context(line_from(narrow.port, f"127.0.0.{2 + number // 6}"))
            assert answer(line, upgrade).startswith(b"101")
        late = stack.enter_context(line_from(narrow.port, "127.0.0.9"))
        said = late.recv(4000)
        assert said.startswith(b"HTTP/1.1 503")
        assert b"Retry-After" in said
    wait_for(lambda: not narrow.config.connections._counts)


def test_at_the_limit_of_open_files_strangers_are_served(tmp_path: Path) -> None:
    """200 connections that send nothing, from four addresses, where 160 files may be open."""
    log = tmp_path / "log"
    server = Process(str(tmp_path / "tables.db"), "--limits", log=log)
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (160, before[1]))
    try:
        server.start()
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)
    try:
        with ExitStack() as stack:
            for number in range(200):
                stack.enter_context(line_from(server.port, f"127.0.0.{2 + number % 4}"))
            with line_from(server.port, "127.0.0.9") as stranger:
                assert answer(stranger) == b"200 OK"
        said = [json.loads(line)["what"] for line in log.read_text().splitlines()]
        assert "the limit of connections is met" in said
    finally:
        server.kill()


# What costs more to read than to send.


def masked(opcode: int, data: bytes = b"", *, last: bool = True) -> bytes:
    """A WebSocket frame as a client sends it."""
    return bytes([(0x80 if last else 0) | opcode, 0x80 | len(data), 0, 0, 0, 0]) + data


UPGRADE = (
    b"GET /api/matches/%s/live HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\n"
    b"Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Key: c2lsZW50IGFzIHRoZSBncg==\r\n\r\n"
)
FLOODS = {
    "pings": (UPGRADE, b"", masked(9)),
    "pongs": (UPGRADE, b"", masked(10)),
    "empty frames": (UPGRADE, masked(1, b"x", last=False), masked(0, last=False)),
    "requests": (b"", b"", LOOK),
}
"""How the line is opened, what comes first, and what comes again and again."""
FLOOD_BYTES = 6_000_000
"""Far more than lies unread between the two, in buffers of the system."""


@pytest.mark.parametrize("kind", FLOODS)
def test_what_costs_more_to_read_than_to_send_is_read_slowly(narrow: Served, kind: str) -> None:
    """Its address has so much processor time, and no more while the clock stands still."""
    ann, bob = narrow.person("127.0.0.3"), narrow.person("127.0.0.3")
    table = table_for(ann, bob)
    narrow.config.connections.input.clock = lambda: 0.0
    opening, first, again = FLOODS[kind]
    with line_from(narrow.port, "127.0.0.2") as line:
        if opening:
            assert answer(line, opening % table.encode()) == b"101 Switching Protocols"
        flood = first + again * (FLOOD_BYTES // len(again))
        assert not _takes(line, flood, lambda: ann.see(table)), "all of it was read"
    assert ann.see(table)["ply"] > 0


def _takes(line: socket.socket, data: bytes, look: Callable[[], object]) -> bool:
    """Whether all of it is read; not if they hang up, or read nothing while others are answered."""
    line.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 65_536)
    line.settimeout(0.5)
    threading.Thread(target=_drain, args=(line,), daemon=True).start()
    sent = looks = 0
    while sent < len(data):
        try:
            sent += line.send(memoryview(data)[sent:])
            looks = 0
        except TimeoutError:
            if looks == 3:
                return False
            look()  # answered by whoever reads this line, too
            looks += 1
        except OSError:
            return False
    return True


def _drain(line: socket.socket) -> None:
    with suppress(OSError):
        while line.recv(65_536):
            pass


PING = masked(1, b'{"do": "ping"}')
CUTS = (
    (PING,),
    (PING[:9], PING[9:]),
    (PING + PING,),
    (masked(9, b"?"), PING),
    (masked(1, b'{"do": ', last=False), masked(0, b'"ping"}')),
    (PING,),
)
"""What arrives together."""


@pytest.mark.parametrize("order", [CUTS, CUTS[::-1]])
def test_messages_are_read_however_they_are_cut(
    narrow: Served, order: tuple[tuple[bytes, ...], ...]
) -> None:
    ann, bob = narrow.person("127.0.0.4"), narrow.person("127.0.0.4")
    table = table_for(ann, bob)
    with line_from(narrow.port, "127.0.0.5") as line:
        line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        assert answer(line, UPGRADE % table.encode()) == b"101 Switching Protocols"
        heard = b""
        for parts in order:
            wanted = heard.count(b'"pong"') + b"".join(parts).count(PING[-4:])
            for part in parts:
                line.sendall(part)
                time.sleep(0.05)
            while heard.count(b'"pong"') < wanted:
                heard += line.recv(65_536)


def test_a_message_is_not_lost_with_who_waited_for_it() -> None:
    """A task that is cancelled while it waits for a message leaves it for the next one."""

    async def take() -> list[str]:
        messages = Messages()
        gone = asyncio.create_task(messages.get())
        await asyncio.sleep(0)
        messages.put_nowait("first")
        gone.cancel()
        await asyncio.gather(gone, return_exceptions=True)
        waits = asyncio.create_task(messages.get())
        messages.put_nowait("second")
        return [await waits, await messages.get()]

    assert asyncio.run(take()) == ["first", "second"]
