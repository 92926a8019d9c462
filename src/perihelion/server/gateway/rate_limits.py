"""Rate limits: how often a person and an address may ask; kept in this process.

Everything is counted by one mechanism, a bucket that is refilled with time, under two keys: the
person, and the address they come from (see `addresses.client_key`), since persons cost nothing
to make. Wrong passwords have delays that grow instead, so that nobody can lock an owner out.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from typing import Final, NamedTuple

from perihelion.server.errors import TooMany

MOST_BUCKETS: Final = 50_000
MOST_DELAY: Final = 5.0
"""Seconds that a message waits for its turn at most."""


class Rate(NamedTuple):
    """At most `burst` at once and `rate` a second in the long run."""

    burst: float
    rate: float


class Limit(NamedTuple):
    """What is allowed to one person, and to all who come from one address."""

    person: Rate | None
    address: Rate | None


LIMITS: Final = {
    "request": Limit(None, Rate(200, 100)),
    "guest": Limit(None, Rate(30, 0.2)),
    "password": Limit(None, Rate(20, 0.5)),
    "table": Limit(Rate(30, 0.5), Rate(60, 1)),
    "lobby": Limit(Rate(6, 0.05), Rate(12, 0.1)),
    "chat": Limit(Rate(6, 0.5), Rate(30, 3)),
    "check": Limit(Rate(30, 3), Rate(60, 8)),
    "think": Limit(Rate(10, 0.5), Rate(30, 1.5)),
    "guide": Limit(Rate(20, 2), Rate(60, 6)),
    "socket": Limit(None, Rate(60, 5)),
    "message": Limit(Rate(60, 20), Rate(200, 60)),
    "input": Limit(None, Rate(500, 200)),
}


class Buckets:
    """All that is counted; `clock` counts seconds."""

    def __init__(self, clock: Callable[[], float], *, on: bool = True) -> None:
        self.clock = clock
        self.on = on
        self._kept: OrderedDict[tuple[str, str, str], tuple[float, float]] = OrderedDict()
        self._wrong = Backoff(free=4, most=60.0)
        self._wrong_from = Backoff(free=20, most=60.0)

    def try_password(self, key: str, address: str) -> None:
        """Before a password is checked: it counts as wrong until it was right; raises TooMany.

        `key` says who tries at which account. A known browser or session is not held up by what
        others at its address do.
        """
        if not self.on:
            return
        self.take("password", address=address)
        now = self.clock()
        self._wrong.check(key, now)
        if key.startswith("login "):
            self._wrong_from.check(address, now)
            self._wrong_from.failed(address, now)
        self._wrong.failed(key, now)

    def right_password(self, key: str) -> None:
        """It was right: what was wrong before is forgotten."""
        self._wrong.forget(key)

    def take(self, what: str, *, person: str = "", address: str = "") -> None:
        """Count one against every key given; raises TooMany, and then nothing is counted."""
        after = self._reserve(what, person, address, patience=0.0)
        if after > 0:
            raise TooMany(f"too many of these ({what}); try again in {after:.1f} s", after)

    def delay(
        self, what: str, *, person: str = "", address: str = "", amount: float = 1.0
    ) -> float:
        """Count it, and say how many seconds it must wait for its turn; raises TooMany.

        So whoever sends too much is slowed down by reading them slowly, which costs nothing.
        """
        after = self._reserve(what, person, address, patience=MOST_DELAY, amount=amount)
        if after > MOST_DELAY:
            raise TooMany(f"too many of these ({what}); try again in {after:.1f} s", after)
        return after

    def _reserve(
        self, what: str, person: str, address: str, *, patience: float, amount: float = 1.0
    ) -> float:
        """The seconds until it is allowed; counted if that is soon enough."""
        if not self.on:
            return 0.0
        limit, now = LIMITS[what], self.clock()
        asked = [
            ((what, kind, who), rate)
            for kind, who, rate in (
                ("person", person, limit.person),
                ("address", address, limit.address),
            )
            if who and rate is not None
        ]
        left = {key: self._left(key, rate, now) for key, rate in asked}
        waits = [max(0.0, amount - left[key]) / rate.rate for key, rate in asked]
        after = max(waits, default=0.0)
        taken = amount if after <= patience else 0.0
        for key, _ in asked:
            self._kept[key] = (left[key] - taken, now)
            self._kept.move_to_end(key)
        while len(self._kept) > MOST_BUCKETS:
            self._kept.popitem(last=False)
        return after

    def _left(self, key: tuple[str, str, str], rate: Rate, now: float) -> float:
        left, then = self._kept.get(key, (rate.burst, now))
        return min(rate.burst, left + max(0.0, now - then) * rate.rate)


class Tries(NamedTuple):
    """Wrong passwords under one key."""

    number: float
    last: float


class Backoff:
    """Growing delays after wrong passwords: `free` tries, then 1, 2, 4 ... `most` seconds."""

    FORGIVEN_SECONDS: Final = 300.0
    """A try is forgotten after so long."""

    def __init__(self, *, free: int, most: float) -> None:
        self.free = free
        self.most = most
        self._kept: OrderedDict[str, Tries] = OrderedDict()

    def check(self, key: str, now: float) -> None:
        """Raises TooMany while the delay after the last wrong try lasts."""
        kept = self._kept.get(key)
        over = -1 if kept is None else round(kept.number) - self.free
        if kept is None or over < 0:
            return
        delay = min(self.most, 2.0 ** min(over, 30))
        after = min(delay, kept.last + delay - now)  # a clock that goes back locks nobody out
        if after > 0:
            raise TooMany(f"too many wrong tries; try again in {after:.0f} s", after)

    def failed(self, key: str, now: float) -> None:
        """Count a wrong try."""
        kept = self._kept.pop(key, Tries(0, now))
        forgiven = max(0.0, now - kept.last) / self.FORGIVEN_SECONDS
        self._kept[key] = Tries(max(0.0, kept.number - forgiven) + 1, now)
        if len(self._kept) > MOST_BUCKETS:
            self._kept.popitem(last=False)

    def forget(self, key: str) -> None:
        """As if nothing had been wrong."""
        self._kept.pop(key, None)
