"""How often somebody may ask: a bucket for each, refilled with time; kept in this process."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from typing import Final, NamedTuple

from perihelion.server.errors import TooMany

MOST_BUCKETS: Final = 50_000


class Limit(NamedTuple):
    """At most `burst` at once and `rate` a second in the long run."""

    burst: float
    rate: float


LIMITS: Final = {
    "request": Limit(200, 100),
    "guest": Limit(30, 0.2),
    "password": Limit(8, 0.1),
    "table": Limit(30, 0.5),
    "chat": Limit(6, 0.5),
    "think": Limit(10, 0.5),
    "socket": Limit(60, 5),
}


class Buckets:
    """All that is counted; `clock` counts seconds."""

    def __init__(self, clock: Callable[[], float], *, on: bool = True) -> None:
        self.clock = clock
        self.on = on
        self._kept: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()

    def take(self, what: str, who: str) -> None:
        """Count one; raises TooMany."""
        if not self.on:
            return
        limit = LIMITS[what]
        now = self.clock()
        left, then = self._kept.pop((what, who), (limit.burst, now))
        left = min(limit.burst, left + max(0.0, now - then) * limit.rate)
        enough = left >= 1
        self._kept[what, who] = (left - 1 if enough else left, now)
        if len(self._kept) > MOST_BUCKETS:
            self._kept.popitem(last=False)
        if not enough:
            after = (1 - left) / limit.rate
            raise TooMany(f"too many of these ({what}); try again in {after:.1f} s", after)
