"""The history of a run: what every client sent, what was acknowledged, what it saw, and when.

Times are seconds of this process's monotonic clock, so that they can be compared between clients.
"""

from __future__ import annotations

import hashlib
import itertools
import time
from pathlib import Path
from typing import Any, Literal

import msgspec
from msgspec import Struct

Result = Literal["ok", "refused", "lost"]
"""Acknowledged; answered with an error; or nobody knows: a cut line, a time-out, given up."""
Told = tuple[int, int, str]
"""Ply, seat and text of one entry, as one viewer was told it."""


class Sent(Struct, frozen=True, tag=True, kw_only=True):
    """A client asked for a change."""

    n: int
    at: float
    who: str
    table: str
    what: str
    """act, undo, consent, resign, leave, come-back, rematch, return-match."""
    seat: int | None = None
    text: str | None = None
    ply: int | None = None
    """act: the text of the answer, and the ply of the question."""


class Ended(Struct, frozen=True, tag=True, kw_only=True):
    """What became of it."""

    n: int
    at: float
    result: Result
    code: str = ""
    entry: int | None = None
    """act: the ply where the acknowledgement shows the answer."""
    rev: int | None = None


class Seen(Struct, frozen=True, tag=True, kw_only=True):
    """An update that a client saw, in whatever answer it came."""

    at: float
    begun: float
    """When it was asked for; for a push, when it came."""
    who: str
    table: str
    rev: int
    ply: int
    status: str
    viewer: int | None
    view: str
    """Digest of the view."""
    since: int
    entries: tuple[Told, ...]
    line: str | None = None
    """The socket it came by; None for an answer over HTTP."""
    again: bool = False
    """It came with a refused answer, and tells again what happened since that question."""
    clocks: dict[str, Any] | None = None


class Advanced(Struct, frozen=True, tag=True, kw_only=True):
    """After all faults were healed: whether a match that was running went on."""

    table: str
    before: int
    after: int
    over: bool
    why: str = ""


class Struck(Struct, frozen=True, tag=True, kw_only=True):
    """A fault."""

    at: float
    kind: str
    target: str
    seconds: float


Event = Sent | Ended | Seen | Advanced | Struck


def digest(value: object) -> str:
    """Equal for equal JSON, whatever the order of its keys."""
    plain = msgspec.to_builtins(value, str_keys=True)
    return hashlib.blake2b(msgspec.json.encode(plain, order="sorted"), digest_size=9).hexdigest()


class History:
    """Grows while clients play; read by the checker."""

    def __init__(self) -> None:
        self.events: list[Event] = []
        self._numbers = itertools.count(1)

    @staticmethod
    def now() -> float:
        return time.monotonic()

    def sent(self, who: str, table: str, what: str, **more: Any) -> int:
        n = next(self._numbers)
        self.events.append(Sent(n=n, at=self.now(), who=who, table=table, what=what, **more))
        return n

    def ended(self, n: int, result: Result, **more: Any) -> None:
        self.events.append(Ended(n=n, at=self.now(), result=result, **more))

    def seen(self, who: str, update: dict[str, Any], begun: float, **more: Any) -> None:
        self.events.append(
            Seen(
                at=self.now(),
                begun=begun,
                who=who,
                table=update["id"],
                rev=update["rev"],
                ply=update["ply"],
                status=update["status"],
                viewer=update["viewer"],
                view=digest(update["view"]),
                since=update["since"],
                entries=tuple((one["ply"], one["seat"], one["text"]) for one in update["told"]),
                clocks=update.get("clocks"),
                **more,
            )
        )

    def write(self, file: Path) -> None:
        """As lines of JSON, for whoever wants to look at a finding."""
        file.write_bytes(b"\n".join(map(msgspec.json.encode, self.events)))


def read_history(file: Path) -> list[Event]:
    decoder = msgspec.json.Decoder(Event)
    return [decoder.decode(line) for line in file.read_bytes().splitlines()]
