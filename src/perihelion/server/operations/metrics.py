"""Metrics (prometheus_client): what is counted and timed. One process counts for itself."""

from __future__ import annotations

from typing import Final

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    disable_created_metrics,
    generate_latest,
)

BOUNDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
REGISTRY: Final = CollectorRegistry()
disable_created_metrics()  # type: ignore[no-untyped-call]  # its only untyped function we call


def _counter(name: str, documentation: str, *labels: str) -> Counter:
    return Counter(f"perihelion_{name}", documentation, labels, registry=REGISTRY)


def _histogram(name: str, documentation: str) -> Histogram:
    return Histogram(f"perihelion_{name}", documentation, buckets=BOUNDS, registry=REGISTRY)


def _gauge(name: str, documentation: str, *labels: str) -> Gauge:
    return Gauge(f"perihelion_{name}", documentation, labels, registry=REGISTRY)


REQUESTS = _counter("requests_total", "HTTP answers by status.", "status")
REQUEST_SECONDS = _histogram("request_seconds", "Time of HTTP requests.")
MOVES = _counter("moves_total", "Answers taken, by whom.", "by")
MOVE_SECONDS = _histogram("move_seconds", "From an answer to its being durable.")
ENTRIES = _counter("entries_total", "Entries written.")
COMMITS = _counter("commits_total", "Transactions of the journal.")
THINKING = _counter("thinking_seconds_total", "Time that levels thought.")
BOT_FAILURES = _counter("bot_failures_total", "Levels that failed or were lost.")
SET_ASIDE = _counter(
    "set_aside_total", "Work at a table that failed and waits to be tried again.", "work"
)
TIMEOUTS = _counter("timeouts_total", "Deadlines that passed.")
REFUSED = _counter("refused_total", "Work refused because there was too much.", "what")
SOCKETS = _gauge("sockets", "Open WebSockets.")
QUEUES = _gauge("queue_length", "Work that waits, by queue.", "queue")
CONNECTIONS = _gauge("connections", "Open connections, sockets included.")
ROOMS = _gauge("rooms", "Matches in memory.")


_BY_PERSON: Final = MOVES.labels("person")
_TOGETHER: Final = 500
_moves: list[float] = []
"""Seconds that the last moves of people took, not counted yet: counting takes a lock for each."""


def move_took(seconds: float) -> None:
    """A move of a person is durable; called by the loop's own thread only."""
    _moves.append(seconds)
    if len(_moves) >= _TOGETHER:
        _count_moves()


def _count_moves() -> None:
    _BY_PERSON.inc(len(_moves))
    for seconds in _moves:
        MOVE_SECONDS.observe(seconds)
    _moves.clear()


def text() -> str:
    """All of them, in the text format of Prometheus."""
    _count_moves()
    return generate_latest(REGISTRY).decode()
