"""The clocks of a match: pure arithmetic on `wire.Clocks`, no clock of its own.

Only people have clocks. `live`: each seat has its seconds, and gets the increment back when it
is no longer asked. `days`: each time a seat is asked anew, it has its days.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from perihelion.server.wire import Clock, Clocks

DAY: Final = 86_400.0
GRACE: Final = 10.0
"""What a seat has after a level answered for it, at least."""


def begun(clock: Clock, people: Sequence[bool], now: float) -> Clocks | None:
    """The clocks at the start; None without any."""
    if clock.kind == "none":
        return None
    return Clocks(tuple(_full(clock) if one else None for one in people), (), now)


def _full(clock: Clock) -> float:
    return float(clock.seconds) if clock.kind == "live" else clock.days * DAY


def moved_on(clocks: Clocks, clock: Clock, asked: Collection[int], now: float) -> Clocks:
    """The clocks after something happened, with `asked` the seats that think from now on."""
    spent = max(0.0, now - clocks.at)
    left = list(clocks.left)
    for seat in clocks.running:
        rest = left[seat]
        if rest is None:
            continue
        rest = max(0.0, rest - spent)
        if clock.kind == "live" and seat not in asked:
            rest += clock.increment
        left[seat] = rest
    running = tuple(seat for seat in sorted(asked) if left[seat] is not None)
    if clock.kind == "days":
        for seat in running:
            if seat not in clocks.running:
                left[seat] = _full(clock)
    return Clocks(tuple(left), running, now)


def refilled(clocks: Clocks, clock: Clock, seat: int, now: float) -> Clocks:
    """The clocks when a level answers once for a seat that has run out."""
    clocks = moved_on(clocks, clock, clocks.running, now)
    left = list(clocks.left)
    left[seat] = _full(clock) if clock.kind == "days" else max(GRACE, float(clock.increment))
    return Clocks(tuple(left), clocks.running, clocks.at)


def without(clocks: Clocks, seat: int) -> Clocks:
    """The clocks when a level sits down at a seat."""
    left = tuple(None if one == seat else rest for one, rest in enumerate(clocks.left))
    return Clocks(left, tuple(one for one in clocks.running if one != seat), clocks.at)


def with_person(clocks: Clocks, clock: Clock, seat: int) -> Clocks:
    """The clocks when a person comes back to a seat."""
    left = tuple(_full(clock) if one == seat else rest for one, rest in enumerate(clocks.left))
    return Clocks(left, clocks.running, clocks.at)


def at_moment(clocks: Clocks | None, now: float) -> Clocks | None:
    """The clocks as they stand now, for whoever has no clock that goes like ours."""
    if clocks is None:
        return None
    spent = max(0.0, now - clocks.at)
    left = tuple(
        max(0.0, rest - spent) if rest is not None and seat in clocks.running else rest
        for seat, rest in enumerate(clocks.left)
    )
    return Clocks(left, clocks.running, now)


def deadline(clocks: Clocks | None) -> float | None:
    """When the first of the running clocks has run out."""
    if clocks is None:
        return None
    rests = [rest for seat in clocks.running if (rest := clocks.left[seat]) is not None]
    return clocks.at + min(rests) if rests else None


def run_out(clocks: Clocks, now: float) -> list[int]:
    """The seats whose time is up."""
    # Reckoned like `deadline`, so that what is due has run out to the last bit.
    return [
        seat
        for seat in clocks.running
        if (rest := clocks.left[seat]) is not None and clocks.at + rest <= now
    ]
