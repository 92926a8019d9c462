"""Pacing: what peers send is read in small pieces, each address in turn and within its means.

Pings, empty frames, chunks of one byte and pipelined requests are a few bytes each, cost far more
to read than to send, and no limit of the application sees them. So what reading costs is counted in
processor time by address; whoever costs more is read later, which costs nothing, and in the end
hung up on.
"""

from __future__ import annotations

import asyncio
import time
from typing import Any, Final

from perihelion.server.errors import TooMany

PIECE: Final = 1_024
"""Bytes that are read before others have their turn."""
COUNTED: Final = 0.5
"""Milliseconds of one peer that are counted together: a short message costs a twentieth of it."""
REQUEST_COST: Final = 1.0
"""Milliseconds that a request counts for besides, whatever becomes of it."""


class Valve:
    """A transport that is read only while neither the application nor the pace holds it."""

    def __init__(self, inner: Any, line: Paced) -> None:
        self.inner = inner
        self.line = line
        self._held: set[str] = set()

    def __getattr__(self, name: str) -> Any:
        return getattr(self.inner, name)

    @property
    def is_held(self) -> bool:
        """Whether the application wants nothing more for now."""
        return "application" in self._held

    def pause_reading(self) -> None:
        """The application has enough."""
        self.hold("application")

    def resume_reading(self) -> None:
        """The application wants more."""
        self.release("application")
        self.line.read_on()

    def hold(self, who: str) -> None:
        """Read nothing more."""
        if not self._held and not self.inner.is_closing():
            self.inner.pause_reading()
        self._held.add(who)

    def release(self, who: str) -> None:
        """Read on, unless somebody else holds it."""
        if who not in self._held:
            return
        self._held.discard(who)
        if not self._held and not self.inner.is_closing():
            self.inner.resume_reading()


class Paced(asyncio.Protocol):
    """What a peer sends is read in pieces, later where it costs too much (`Connections.pace`)."""

    transport: Any
    loop: asyncio.AbstractEventLoop
    config: Any
    address = "?"
    _next: asyncio.Handle | None = None
    _is_reading = False
    _requests = 0
    """Begun in the piece that is being read."""
    _spent = 0.0
    """Milliseconds that are not counted yet."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._unread = bytearray()

    def data_received(self, data: bytes) -> None:
        """Read the first piece now, unless others wait before it."""
        self._unread += data
        if self._next is None:
            self.read_on()

    def read_on(self) -> None:
        """Read one piece, if the application wants it; the next one when it is due."""
        waits = self._next is not None or self._is_reading or self.transport.is_held
        if waits or not self._unread:
            return
        self._spent += self._read_piece()
        if self.transport.line is not self:  # it goes on as a socket
            return
        if self._spent < COUNTED and not self._unread:
            self.transport.release("pace")
            return
        spent, self._spent = self._spent, 0.0
        try:
            after = self.config.connections.pace(self, self.address, spent)
        except TooMany:
            self.stop_reading()
            self.transport.abort()
            return
        if after > 0 or self._unread:
            self.transport.hold("pace")
            self._next = self.loop.call_later(after, self._due)
        else:
            self.transport.release("pace")

    def _read_piece(self) -> float:
        """Read one piece; the milliseconds that it cost."""
        piece = bytes(self._unread[:PIECE])
        del self._unread[:PIECE]
        began = time.thread_time()
        self._requests, self._is_reading = 0, True
        try:
            super().data_received(piece)
        finally:
            self._is_reading = False
        return (time.thread_time() - began) * 1e3 + self._requests * REQUEST_COST

    def _due(self) -> None:
        self._next = None
        if self._unread:
            self.read_on()
        else:
            self.transport.release("pace")

    def stop_reading(self) -> None:
        """Whatever was not read is of no interest any more."""
        self._unread.clear()
        if self._next is not None:
            self._next.cancel()
            self._next = None
