"""Hints to the other workers: where to look again. They travel outside the transactions.

PostgreSQL lets transactions that notify commit one after the other, whatever they write. So what
was written is told afterwards, all of it that waits in one notification. A hint that is lost on
the way delays, it loses nothing: everybody also looks by themselves every few seconds.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Iterator
from typing import Final

from perihelion.server.operations.logs import LOG
from perihelion.server.store.quick import InDoubt, Quick, Refused

CHANNEL: Final = "perihelion"
"""The PostgreSQL channel of hints that something changed."""
MOST_BYTES: Final = 7_900
"""PostgreSQL takes less than 8,000 in one notification."""
PAUSE: Final = 0.002
"""Seconds that a hint waits for others to go with it."""


class Hints:
    """Sends the hints of one worker."""

    def __init__(self, quick: Quick, worker: str) -> None:
        self.quick = quick
        self.worker = worker
        self._waiting: dict[str, None] = {}
        self._sending: asyncio.Task[None] | None = None

    def send(self, hints: Iterable[str]) -> None:
        """Tell the others soon; nobody waits for it."""
        self._waiting.update(dict.fromkeys(hints))
        if self._waiting and (self._sending is None or self._sending.done()):
            self._sending = asyncio.create_task(self._send())

    async def _send(self) -> None:
        await asyncio.sleep(PAUSE)
        while self._waiting:
            hints, self._waiting = list(self._waiting), {}
            try:
                await self.quick.fetch(
                    "SELECT pg_notify($1, one) FROM unnest($2::text[]) AS one",
                    CHANNEL,
                    list(packed(self.worker, hints)),
                )
            except (InDoubt, Refused) as error:
                LOG.error("hints to the other workers were lost", exc_info=error)

    async def close(self) -> None:
        """Send what waits."""
        if self._sending is not None:
            await asyncio.gather(self._sending, return_exceptions=True)
        await self.quick.close()


def packed(worker: str, hints: Iterable[str]) -> Iterator[str]:
    """As few payloads as hold all hints, each begun with who sends it."""
    payload = worker
    for hint in hints:
        if len(payload) + len(hint) >= MOST_BYTES:
            yield payload
            payload = worker
        payload += f"\n{hint}"
    yield payload


def unpacked(payload: str) -> tuple[str, list[str]]:
    """Who sends it, and the hints."""
    worker, *hints = payload.split("\n")
    return worker, hints
