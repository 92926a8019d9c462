"""A proxy before several nodes, as an operator has one: a node that is down gets nobody."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from threading import Thread

from tests.server.faults.proxy import Proxy

Target = tuple[str, int]


class Balancer(Proxy):
    """Each new line goes to the first of the nodes that takes it."""

    def __init__(self, targets: Sequence[Target]) -> None:
        super().__init__("balancer", targets[0])
        self.targets = targets

    async def far_end(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        for target in self.targets[:-1]:
            try:
                return await asyncio.open_connection(*target)
            except OSError:
                continue
        return await asyncio.open_connection(*self.targets[-1])


@contextmanager
def balanced(*ports: int) -> Iterator[str]:
    """The address of a balancer before nodes of this machine, in a thread of its own."""
    loop = asyncio.new_event_loop()
    thread = Thread(target=loop.run_forever)
    thread.start()
    balancer = Balancer([("127.0.0.1", port) for port in ports])
    asyncio.run_coroutine_threadsafe(balancer.start(), loop).result()
    try:
        yield f"http://127.0.0.1:{balancer.port}"
    finally:
        asyncio.run_coroutine_threadsafe(balancer.close(), loop).result()
        loop.call_soon_threadsafe(loop.stop)
        thread.join()
        loop.close()
