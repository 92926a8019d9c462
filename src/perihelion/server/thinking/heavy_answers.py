"""Heavy answers: made in processes of their own, once for all who ask, and kept for a while.

What grows with the length of a match does not run in the event loop. An answer is kept under the
table, its revision and the viewer, so it is made once for each of them however many ask.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from typing import Any, Final, TypeVar

from perihelion.server.gateway.caller import Asker
from perihelion.server.matches.elements import Packed
from perihelion.server.thinking.processes import Thinkers

KEPT_BYTES: Final = 64 * 1024 * 1024
SMALL: Final = 4_000
"""What an answer that is no bytes counts for."""

Result = TypeVar("Result")
Key = tuple[object, ...]


class Heavy:
    """Answers that were made lately, and those that are being made."""

    def __init__(self, analysts: Thinkers) -> None:
        self.analysts = analysts
        self._kept: OrderedDict[Key, Any] = OrderedDict()
        self._bytes = 0
        self._making: dict[Key, asyncio.Task[Any]] = {}

    def has(self, key: Key) -> bool:
        """Whether nothing need be made."""
        return key in self._kept or key in self._making

    async def get(
        self, key: Key, asker: Asker, work: Callable[..., Result], *given: object
    ) -> Result:
        """The answer, kept or made; raises TooMany, or Busy."""
        if key in self._kept:
            self._kept.move_to_end(key)
            found: Result = self._kept[key]
            return found
        task = self._making.get(key)
        if task is None:
            made = self.analysts.run(work, *given, asker=asker)
            task = self._making[key] = asyncio.create_task(made)
            task.add_done_callback(lambda done: self._made(key, done))
        # Whoever goes away does not take it from the others who wait.
        answer: Result = await asyncio.shield(task)
        return answer

    def _made(self, key: Key, done: asyncio.Task[Any]) -> None:
        del self._making[key]
        if done.cancelled() or done.exception() is not None:
            return
        self._kept[key] = done.result()
        self._bytes += _size(done.result())
        while self._bytes > KEPT_BYTES:
            _, oldest = self._kept.popitem(last=False)
            self._bytes -= _size(oldest)

    async def close(self) -> None:
        """Nobody waits any more."""
        for task in list(self._making.values()):
            task.cancel()
        await asyncio.gather(*self._making.values(), return_exceptions=True)
        self.analysts.close()


def _size(answer: object) -> int:
    if isinstance(answer, bytes):
        return len(answer)
    return len(answer.plain) + len(answer.packed) if isinstance(answer, Packed) else SMALL
