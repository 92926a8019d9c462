"""Connection limits and time-outs: who may hold a line to this server, and for how long.

uvicorn waits for ever for the rest of a request, and counts nobody. Here every connection has a
time for its headers, its body, its next request and for reading what it asked for; each address
and all together have a number of connections. Where all are taken, whoever waits without a
request under way makes room for a newcomer, the most numerous address first. How fast a connection
is read is the business of `pacing`.
"""

from __future__ import annotations

import asyncio
import ipaddress
import time
from collections import Counter
from typing import Any, Final

import msgspec
import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State
from websockets.utils import apply_mask

from perihelion.server.errors import TooMany
from perihelion.server.gateway.addresses import client_key
from perihelion.server.gateway.pacing import Paced, Valve
from perihelion.server.gateway.rate_limits import Buckets
from perihelion.server.operations.logs import LOG
from perihelion.server.operations.metrics import CONNECTIONS, REFUSED
from perihelion.server.settings import Settings
from perihelion.system import open_files

RESERVED: Final = 100
"""File descriptors that are not for connections: the database, thinking processes, files."""
SAY_SECONDS: Final = 10.0
"""A limit that is met all the time is logged this often."""
PROGRESS: Final = 16_384
"""Bytes that a slow reader must take between two looks."""
GOING_AWAY: Final = 1001
COMPRESSED: Final = 8_192
"""Bytes from which a text is compressed, where the peer can read that: it takes longer than all the
rest of a move, and what changes with a move is short. Each message may be or not (RFC 7692, 6)."""
DIRECT: Final = "perihelion.direct"
WHOLE_TEXT: Final = 0x81
WHOLE_FRAMES: Final = (WHOLE_TEXT, 0x89, 0x8A)
"""First bytes of frames that are whole messages: a text, a ping, a pong (RFC 6455, 5.2)."""
REFUSAL: Final = b"HTTP/1.1 %s\r\nRetry-After: 5\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
FULL: Final = REFUSAL % b"503 Service Unavailable"
TOO_MANY: Final = REFUSAL % b"429 Too Many Requests"


class Limits(msgspec.Struct, frozen=True, kw_only=True):
    """What a connection may take; see `Settings`."""

    total: int | None
    each: int | None
    header_seconds: float
    body_seconds: float
    send_seconds: float
    socket_seconds: float
    trusted: bool
    """Whether this machine's own address is a proxy's, for many people."""
    proxies: frozenset[str] = frozenset()
    """Other addresses of such proxies."""


def limits_of(settings: Settings) -> Limits:
    """The limits of a server; never more connections than the system lets us open."""
    files, total = open_files(), settings.connections
    if files is not None:
        total = min(total, max(files - RESERVED, files // 2))
    if total < settings.connections and settings.limits:
        LOG.info("fewer connections than asked for", connections=total, open_files=files)
    return Limits(
        total=total if settings.limits else None,
        each=settings.connections_each if settings.limits else None,
        header_seconds=settings.header_seconds,
        body_seconds=settings.body_seconds,
        send_seconds=settings.send_seconds,
        socket_seconds=settings.socket_seconds,
        trusted=settings.public_url is not None,
        proxies=frozenset(client_key(one.strip()) for one in settings.proxies.split(",") if one),
    )


class Config(uvicorn.Config):
    """uvicorn's configuration with our limits; each process counts its own connections."""

    def __init__(self, app: Any, limits: Limits, **more: Any) -> None:
        super().__init__(app, http=HttpLine, ws=SocketLine, **more)
        self.connections = Connections(limits)


class Connections:
    """Who is connected to this process."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self._counts: Counter[str] = Counter()
        self._waiting: dict[HttpLine, None] = {}
        """Without a request under way, the longest waiting first."""
        self._said = -SAY_SECONDS
        self.input = Buckets(time.monotonic, on=limits.total is not None)
        """Milliseconds of processor time for reading what an address sends."""

    def admit(self, line: HttpLine, address: str) -> bytes | None:
        """Count a new connection; or what to answer instead."""
        limits = self.limits
        CONNECTIONS.set_function(lambda: float(self._counts.total()))
        is_full = limits.each is not None and self._counts[address] >= limits.each
        if is_full and not self._is_proxy(address):
            self._refuse("address")
            return TOO_MANY
        if limits.total is not None and self._counts.total() >= limits.total:
            self._refuse("total")
            if not self._make_room():
                return FULL
        self._counts[address] += 1
        self._waiting[line] = None
        return None

    def _is_proxy(self, address: str) -> bool:
        return self.limits.trusted and (address in self.limits.proxies or _is_local(address))

    def pace(self, line: object, address: str, milliseconds: float) -> float:
        """Count what reading cost; the seconds until more is read; raises TooMany."""
        payer = f"{address} {id(line)}" if self._is_proxy(address) else address
        try:
            return self.input.delay("input", address=payer, amount=milliseconds)
        except TooMany:
            self._refuse("input")
            raise

    def moved(self, address: str) -> None:
        """The same connection goes on as a socket."""
        self._counts[address] += 1

    def leave(self, address: str) -> None:
        """A connection has ended."""
        self._counts[address] -= 1
        if self._counts[address] <= 0:
            del self._counts[address]

    def waits(self, line: HttpLine) -> None:
        """No request of this connection is under way."""
        self._waiting[line] = None

    def works(self, line: HttpLine) -> None:
        """A request is under way, or the connection has ended."""
        self._waiting.pop(line, None)

    def _make_room(self) -> bool:
        """End a connection that only waits: the longest waiting of the address with most."""
        if not self._waiting:
            return False
        chosen = max(self._waiting, key=lambda line: self._counts[line.address])
        chosen.hang_up("room")
        return True

    def _refuse(self, why: str) -> None:
        REFUSED.labels(f"connection-{why}").inc()
        now = time.monotonic()
        if now - self._said >= SAY_SECONDS:
            self._said = now
            LOG.warning("the limit of connections is met", limit=why, open=self._counts.total())


def _is_local(address: str) -> bool:
    try:
        return ipaddress.ip_address(address).is_loopback
    except ValueError:
        return False


class _Stalling(Paced):
    """A peer that does not read what it asked for is hung up on."""

    _stalled: asyncio.TimerHandle | None = None

    def pause_writing(self) -> None:
        super().pause_writing()
        self._look_later(self.transport.get_write_buffer_size())

    def resume_writing(self) -> None:
        super().resume_writing()
        self._read_on()

    def _look_later(self, left: int) -> None:
        seconds = self.config.connections.limits.send_seconds
        self._stalled = self.loop.call_later(seconds, self._look, left)

    def _look(self, before: int) -> None:
        left = self.transport.get_write_buffer_size()
        if before - left >= PROGRESS:
            self._look_later(left)
        else:
            REFUSED.labels("stalled-reader").inc()
            self.transport.abort()

    def _read_on(self) -> None:
        if self._stalled is not None:
            self._stalled.cancel()
            self._stalled = None


class HttpLine(_Stalling, HttpToolsProtocol):
    """One HTTP connection with its time-outs."""

    _timer: asyncio.TimerHandle | None = None
    _counted = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Count it, or refuse it; its first request must come soon."""
        super().connection_made(Valve(transport, self))  # type: ignore[arg-type]  # as good as one
        self.address = client_key(self.client[0] if self.client else "?")
        refusal = self.config.connections.admit(self, self.address)
        if refusal is not None:
            self.connections.discard(self)
            transport.write(refusal)
            transport.close()
            return
        self._counted = True
        self._expect("header")

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget it."""
        self._gone()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """The first byte of a request starts the time for its headers."""
        if not self._counted:
            return  # refused, and still talking
        cycle: Any = self.cycle  # None before the first request
        if self._timer is None and (cycle is None or cycle.response_complete):
            self._expect("header")
        super().data_received(data)

    def on_headers_complete(self) -> None:
        """Now the body may take its time."""
        self._requests += 1
        self._expect("body")
        self.config.connections.works(self)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """All of the request is here; how long the answer takes is our own affair."""
        self._unexpect()
        super().on_message_complete()

    def on_response_complete(self) -> None:
        """Wait for the next request, as long as uvicorn's own time-out lets it."""
        super().on_response_complete()
        if self._counted and not self.pipeline:
            self.config.connections.waits(self)

    def handle_websocket_upgrade(self) -> None:
        """Go on as a socket, which counts for itself."""
        super().handle_websocket_upgrade()
        self._gone()
        self.transport.release("pace")

    def hang_up(self, why: str) -> None:
        """End it without a goodbye."""
        REFUSED.labels(f"timeout-{why}" if why != "room" else "connection-idle").inc()
        self._gone()
        self.transport.abort()

    def _gone(self) -> None:
        self._unexpect()
        self._read_on()
        self.stop_reading()
        self.config.connections.works(self)
        if self._counted:
            self._counted = False
            self.config.connections.leave(self.address)

    def _expect(self, what: str) -> None:
        self._unexpect()
        limits = self.config.connections.limits
        seconds = limits.header_seconds if what == "header" else limits.body_seconds
        self._timer = self.loop.call_later(seconds, self.hang_up, what)

    def _unexpect(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


class _WholeFrames(WebSocketsSansIOProtocol):
    """Reads a short text that comes by itself, as nearly all do, without the long way.

    Only as long as nothing else ever came than whole frames, one at a time: then a frame begins
    where data begins. After anything else the library reads all that follows.
    """

    _has_whole_frames = True

    def data_received(self, data: bytes) -> None:
        """Read what has come."""
        if self._has_whole_frames and self.conn.state is State.OPEN:
            is_short = len(data) > 6 and data[1] == 0x80 | len(data) - 6 and len(data) < 132
            if is_short and data[0] == WHOLE_TEXT and not self.conn.extensions:
                self.curr_msg_data_type = "text"
                self.frames = [apply_mask(data[6:], data[2:6])]
                self.send_receive_event_to_app()
                return
            self._has_whole_frames = is_short and data[0] in WHOLE_FRAMES
        super().data_received(data)


class Messages(asyncio.Queue[Any]):
    """The messages of one socket, which one task takes: in fewer steps, with less memory."""

    def __init__(self) -> None:  # without the locks and lists of a queue that many share
        self._messages: list[Any] = []
        self._taker: asyncio.Future[None] | None = None

    def empty(self) -> bool:
        """Whether none waits."""
        return not self._messages

    def put_nowait(self, item: Any) -> None:
        """One more, for whoever waits."""
        self._messages.append(item)
        taker, self._taker = self._taker, None
        if taker is not None and not taker.done():
            taker.set_result(None)

    async def get(self) -> Any:
        """The first of them; who is cancelled meanwhile leaves it for the next."""
        while not self._messages:
            self._taker = asyncio.get_running_loop().create_future()
            await self._taker
        return self._messages.pop(0)


class SocketLine(_Stalling, _WholeFrames):
    """One WebSocket, counted like any other connection, ended when nothing comes from it.

    Whoever finds it under `DIRECT` among the extensions of its scope may `hear` and `say` without
    the way through the application, which does nothing with messages but to pass them on.
    """

    _heard = 0.0
    _idle: asyncio.TimerHandle | None = None

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.queue = Messages()

    def handle_connect(self, event: Request) -> None:
        """Begin, and let the application know us."""
        super().handle_connect(event)
        if self.handshake_initiated and not self.close_sent:
            extensions: dict[str, Any] = self.scope["extensions"] or {}
            extensions[DIRECT] = self

    async def hear(self) -> str | None:
        """The next text; None when the line has ended."""
        message: Any = await self.receive()
        return message.get("text") or "" if message["type"] == "websocket.receive" else None

    async def say(self, text: bytes) -> bool:
        """Send a text, when the peer has read what was sent before; False if the line has ended."""
        while not self.writable.is_set():
            await self.writable.wait()
        return self.say_now(text)

    def say_now(self, text: bytes) -> bool:
        """The same at once; False also if the peer has not read what was sent before."""
        conn = self.conn
        is_open = conn.state is State.OPEN and not self.disconnected and not self.close_sent
        if not is_open or not self.writable.is_set():
            return False
        if conn.extensions and len(text) >= COMPRESSED:
            conn.send_text(text)
            self.transport.inner.write(b"".join(conn.data_to_send()))
        else:
            self.transport.inner.writelines((_frame_head(len(text)), text))
        return True

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Count it; it was admitted as an HTTP connection."""
        super().connection_made(transport)
        self.transport.line = self
        self.address = client_key(self.client[0] if self.client else "?")
        self.config.connections.moved(self.address)
        self._heard = self.loop.time()
        self._listen()

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget it."""
        self._read_on()
        self.stop_reading()
        if self._idle is not None:
            self._idle.cancel()
        self.config.connections.leave(self.address)
        super().connection_lost(exc)

    def send_receive_event_to_app(self) -> None:
        """Somebody is there: a message, and not only the pong of a browser.

        Nothing more is read before the application has taken what waits; one message may.
        """
        self._heard = self.loop.time()
        is_first = not self.read_paused and self.queue.empty()
        self.read_paused = self.read_paused or is_first  # so that the line is not held for it
        super().send_receive_event_to_app()
        if is_first:
            self.read_paused = False

    def _listen(self) -> None:
        left = self._heard + self.config.connections.limits.socket_seconds - self.loop.time()
        if left > 0:
            self._idle = self.loop.call_later(left, self._listen)
            return
        REFUSED.labels("timeout-socket").inc()
        if self.handshake_complete and not self.close_sent:
            self.queue.put_nowait({"type": "websocket.disconnect", "code": GOING_AWAY})
            self.conn.send_close(GOING_AWAY, "nothing was heard for too long")
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
        self.transport.close()


def _frame_head(size: int) -> bytes:
    """What comes before a whole text from a server (RFC 6455, 5.2)."""
    if size < 126:
        return bytes((WHOLE_TEXT, size))
    if size < 65_536:
        return b"\x81\x7e" + size.to_bytes(2, "big")
    return b"\x81\x7f" + size.to_bytes(8, "big")
