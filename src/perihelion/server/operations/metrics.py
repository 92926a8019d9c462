"""What is counted and timed, in the text format of Prometheus. One process counts for itself."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable
from typing import Final

BOUNDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)


class Counter:
    """Something that only grows, perhaps apart for each value of one label."""

    def __init__(self, name: str, help_: str, label: str = "") -> None:
        self.name, self.help, self.label = name, help_, label
        self.values: dict[str, float] = {}
        ALL.append(self)

    def add(self, amount: float = 1.0, value: str = "") -> None:
        """Count."""
        self.values[value] = self.values.get(value, 0.0) + amount

    def lines(self) -> list[str]:
        """The text."""
        rows = [f"# HELP {self.name} {self.help}", f"# TYPE {self.name} counter"]
        for value, total in sorted(self.values.items()) or [("", 0.0)]:
            where = f'{{{self.label}="{value}"}}' if value else ""
            rows.append(f"{self.name}{where} {total:g}")
        return rows


class Histogram:
    """How long something takes, in seconds."""

    def __init__(self, name: str, help_: str) -> None:
        self.name, self.help = name, help_
        self.counts = [0] * (len(BOUNDS) + 1)
        self.sum = 0.0
        ALL.append(self)

    def add(self, seconds: float) -> None:
        """Note one."""
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.sum += seconds

    def lines(self) -> list[str]:
        """The text."""
        rows = [f"# HELP {self.name} {self.help}", f"# TYPE {self.name} histogram"]
        total = 0
        for bound, count in zip((*map(str, BOUNDS), "+Inf"), self.counts, strict=True):
            total += count
            rows.append(f'{self.name}_bucket{{le="{bound}"}} {total}')
        return [*rows, f"{self.name}_sum {self.sum:g}", f"{self.name}_count {total}"]


class Gauge:
    """Something that is read when it is asked for."""

    def __init__(self, name: str, help_: str) -> None:
        self.name, self.help = name, help_
        self.read: Callable[[], float] = float
        ALL.append(self)

    def lines(self) -> list[str]:
        """The text."""
        kind = f"# TYPE {self.name} gauge"
        return [f"# HELP {self.name} {self.help}", kind, f"{self.name} {self.read():g}"]


class Gauges:
    """Several of them, apart by the value of one label."""

    def __init__(self, name: str, help_: str, label: str) -> None:
        self.name, self.help, self.label = name, help_, label
        self.read: dict[str, Callable[[], float]] = {}
        ALL.append(self)

    def lines(self) -> list[str]:
        """The text."""
        rows = [f"# HELP {self.name} {self.help}", f"# TYPE {self.name} gauge"]
        for value, read in sorted(self.read.items()):
            rows.append(f'{self.name}{{{self.label}="{value}"}} {read():g}')
        return rows


ALL: Final[list[Counter | Histogram | Gauge | Gauges]] = []

REQUESTS = Counter("perihelion_requests_total", "HTTP answers by status.", "status")
REQUEST_SECONDS = Histogram("perihelion_request_seconds", "Time of HTTP requests.")
MOVES = Counter("perihelion_moves_total", "Answers taken, by whom.", "by")
MOVE_SECONDS = Histogram("perihelion_move_seconds", "From an answer to its being durable.")
ENTRIES = Counter("perihelion_entries_total", "Entries written.")
COMMITS = Counter("perihelion_commits_total", "Transactions of the journal.")
THINKING = Counter("perihelion_thinking_seconds_total", "Time that levels thought.")
BOT_FAILURES = Counter("perihelion_bot_failures_total", "Levels that failed or were lost.")
SET_ASIDE = Counter(
    "perihelion_set_aside_total", "Work at a table that failed and waits to be tried again.", "work"
)
TIMEOUTS = Counter("perihelion_timeouts_total", "Deadlines that passed.")
REFUSED = Counter("perihelion_refused_total", "Work refused because there was too much.", "what")
SOCKETS = Gauge("perihelion_sockets", "Open WebSockets.")
QUEUES = Gauges("perihelion_queue_length", "Work that waits, by queue.", "queue")
CONNECTIONS = Gauge("perihelion_connections", "Open connections, sockets included.")
ROOMS = Gauge("perihelion_rooms", "Matches in memory.")


def text() -> str:
    """Everything."""
    return "\n".join(line for one in ALL for line in one.lines()) + "\n"
