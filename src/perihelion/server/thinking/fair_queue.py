"""A fair queue: a few slots, and whoever has used least of them lately is next.

Use is counted in seconds, by address and by person, and halves with time; so somebody who asks
for much waits for themselves and not others for them. Urgent work has a credit of some seconds:
it goes first unless its owner has used more than others by that much, so nobody can be starved
by calling everything urgent. After urgent work its slot is kept for a moment: a turn is several
questions, and something long should not slip in between each two.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Final

from perihelion.server.errors import Busy, TooMany
from perihelion.server.gateway.caller import NOBODY, Asker
from perihelion.server.operations.metrics import QUEUES, REFUSED

HALF_SECONDS: Final = 30.0
"""After so long half of what somebody used is forgotten."""
EXPECTED: Final = 0.1
"""Seconds that count from the start, before anybody knows how long it takes."""
LINGER_SECONDS: Final = 0.05
"""For the next question of a turn: one transaction, and a little."""
MOST_KEPT: Final = 10_000
RETRY_SECONDS: Final = 2.0


class _Waiting:
    """One piece of work that waits for a slot."""

    __slots__ = ("asker", "credit", "order", "ready")

    def __init__(self, asker: Asker, credit: float, order: int) -> None:
        self.asker = asker
        self.credit = credit
        self.order = order
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()


class FairQueue:
    """`slots` at a time; with `each` and `most`, no more than that many for one and in all."""

    def __init__(
        self,
        name: str,
        slots: int,
        *,
        each: int | None = None,
        most: int | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.name = name
        self.each = each
        self.most = most
        self.clock = clock
        self._free = slots
        self._order = 0
        self._waiting: list[_Waiting] = []
        self._inside: list[Asker] = []
        self._used: dict[str, tuple[float, float]] = {}
        self._lingering = False
        QUEUES.labels(name).set_function(lambda: float(len(self._waiting)))

    async def enter(self, asker: Asker, credit: float = 0.0) -> None:
        """Wait for a slot, which `leave` gives back; raises TooMany, or Busy."""
        self._check(asker)
        self._order += 1
        one = _Waiting(asker, credit, self._order)
        self._waiting.append(one)
        self._admit()
        try:
            await one.ready
        except asyncio.CancelledError:
            if one in self._waiting:
                self._waiting.remove(one)
            else:  # the slot came in the same moment
                self.leave(asker, 0.0)
            raise

    def leave(self, asker: Asker, seconds: float, credit: float = 0.0) -> None:
        """Give the slot back, after so many seconds of use."""
        self._free += 1
        self._inside.remove(asker)
        self._charge(asker, max(0.0, seconds - EXPECTED))
        if credit > 0 and not self._lingering:
            self._lingering = True
            asyncio.get_running_loop().call_later(LINGER_SECONDS, self._go_on)
        self._admit()

    def _go_on(self) -> None:
        self._lingering = False
        self._admit()

    def _check(self, asker: Asker) -> None:
        if asker == NOBODY:
            return
        under_way = [*self._inside, *(one.asker for one in self._waiting)]
        under_way = [one for one in under_way if one != NOBODY]
        if self.most is not None and len(under_way) >= self.most:
            REFUSED.labels(self.name).inc()
            raise Busy("too much of this is asked for at the moment; try again soon", RETRY_SECONDS)
        if self.each is None:
            return
        persons = sum(one.person == asker.person for one in under_way if asker.person)
        # At one address there may be several people; nobody's share there is everybody's.
        nearby = sum(one.address == asker.address for one in under_way if asker.address)
        if persons >= self.each or nearby >= 2 * self.each:
            REFUSED.labels(self.name).inc()
            raise TooMany("wait for what you have asked for already", RETRY_SECONDS)

    def _admit(self) -> None:
        while self._free > 0:
            waiting = [one for one in self._waiting if one.credit > 0 or not self._lingering]
            if not waiting:
                return
            one = min(waiting, key=self._rank)
            self._waiting.remove(one)
            self._free -= 1
            self._inside.append(one.asker)
            self._charge(one.asker, EXPECTED)
            if not one.ready.done():  # else it was given up in this moment: `enter` leaves
                one.ready.set_result(None)

    def _rank(self, one: _Waiting) -> tuple[float, float, int]:
        address, person = f"@{one.asker.address}", one.asker.person
        return self.used(address) - one.credit, self.used(person), one.order

    def used(self, who: str) -> float:
        """The seconds that somebody has used lately."""
        seconds, then = self._used.get(who, (0.0, 0.0))
        return float(seconds * 0.5 ** ((self.clock() - then) / HALF_SECONDS))

    def _charge(self, asker: Asker, seconds: float) -> None:
        for who in (f"@{asker.address}", asker.person):
            self._used[who] = (self.used(who) + seconds, self.clock())
        if len(self._used) > MOST_KEPT:
            kept = sorted(self._used, key=self.used)[MOST_KEPT // 2 :]
            self._used = {who: self._used[who] for who in kept}
