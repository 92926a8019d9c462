"""Cancellation waits: what writes is ended first, with all that belongs to it.

A request may be cancelled at every `await`: a socket closes, the server stops. What was written
by then is written, and whoever must hear of it must still hear of it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from functools import wraps
from typing import Any, ParamSpec, TypeVar

P = ParamSpec("P")
R = TypeVar("R")
Work = Callable[P, Coroutine[Any, Any, R]]


class Lasting(asyncio.Future[R]):
    """A future that whoever waits for it cannot cancel; they are cancelled when it is done.

    Unlike `asyncio.shield` it needs no second future and no second turn of the loop.
    """

    def cancel(self, msg: Any = None) -> bool:
        """Refuse: a task that is cancelled while it waits here hears of it afterwards."""
        return False


async def outlast(work: asyncio.Future[Any]) -> asyncio.CancelledError | None:
    """Wait to the end of `work`, also if we are cancelled meanwhile: that is what is returned."""
    cancelled: asyncio.CancelledError | None = None
    while not work.done():
        try:
            await (work if isinstance(work, Lasting) else asyncio.shield(work))
        except asyncio.CancelledError as error:
            if not work.cancelled():
                cancelled = error
        except Exception:  # noqa: BLE001  (of the work: whoever looks at its result hears of it)
            break
    return cancelled


def shielded(work: Work[P, R]) -> Work[P, R]:
    """Do it to its end, then be cancelled.

    Unlike `asyncio.shield` the caller waits too, so that locks it holds stay held meanwhile.
    """

    @wraps(work)
    async def ended(*given: P.args, **named: P.kwargs) -> R:
        task = asyncio.create_task(work(*given, **named))
        cancelled = await outlast(task)
        if cancelled is None:
            return task.result()
        if not task.cancelled():
            task.exception()  # looked at, so that nobody warns of it; nobody waits for it either
        raise cancelled

    return ended
