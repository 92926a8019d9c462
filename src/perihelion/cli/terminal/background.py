"""Background work beside the screen: a thread that nobody has to wait for when the table closes."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from threading import Thread
from typing import TypeVar

from perihelion.ai.agents import SearchAgent
from perihelion.match import Agent

Result = TypeVar("Result")


async def beside(work: Callable[[], Result]) -> Result:
    """The result of `work`, done in a thread of its own that does not outlive the program.

    A search looks up from its compiled loop many times a second, so the screen stays alive.
    """
    loop = asyncio.get_running_loop()
    future: asyncio.Future[Result] = loop.create_future()

    def tell(result: Result | None, error: BaseException | None) -> None:
        if future.cancelled():
            return
        if error is not None:
            future.set_exception(error)
        else:
            future.set_result(result)  # type: ignore[arg-type]  # no error, so it is a Result

    def run() -> None:
        result, error = None, None
        try:
            result = work()
        except BaseException as caught:  # noqa: BLE001  (it is raised again where it is awaited)
            error = caught
        try:
            loop.call_soon_threadsafe(tell, result, error)
        except RuntimeError:  # the table was closed meanwhile
            return

    Thread(target=run, daemon=True).start()
    return await future


def progress_of(agent: Agent) -> float | None:
    """How much of its turn an agent has thought, from 0 to 1; None if nobody can know."""
    if not isinstance(agent, SearchAgent):
        return None
    if agent.seconds is not None:
        return min(agent.used_seconds / agent.seconds, 1.0)
    return min(agent.spent / max(agent.budget, 1), 1.0)
