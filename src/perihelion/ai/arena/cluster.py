"""Games on a Ray cluster: one that is started here, or one that runs elsewhere."""

from __future__ import annotations

import socket
from collections.abc import Generator, Iterable
from typing import Any

from perihelion.ai.arena.chunks import Feeder
from perihelion.ai.arena.errors import BadContest, MissingExtra
from perihelion.ai.arena.playing import Played, Work

CONNECT_SECONDS = 10.0
RETRIES = 3
"""Times that Ray itself replays a chunk whose worker or node died."""


def play_on_ray(
    work: Work, written: bytes, numbers: Iterable[int], where: str
) -> Generator[Played, None, None]:
    """On the cluster at address `where`; `ray` is the one in RAY_ADDRESS, or a new one here."""
    try:
        import ray
    except ImportError:
        raise MissingExtra(
            "Ray is not installed; the extra has it: pip install 'perihelion[cluster]'"
        ) from None
    feeder = Feeder(numbers)
    if not feeder.left:
        return
    ours = not ray.is_initialized()
    if ours:
        _connect(ray, where)
    try:
        yield from _with(ray, feeder, work, written)
    finally:
        if ours:
            ray.shutdown()


def _connect(ray: Any, where: str) -> None:
    address = None if where == "ray" else where
    if address is not None and address != "auto":
        _check_reachable(where)
    try:
        ray.init(address=address, log_to_driver=False, configure_logging=False)
    except (ConnectionError, ValueError, RuntimeError) as error:
        raise BadContest(f"there is no Ray cluster at {where!r}: {error}") from None


def _check_reachable(where: str) -> None:
    """Knock first: Ray itself waits for minutes for a cluster that is not there."""
    host, _, port = where.removeprefix("ray://").rpartition(":")
    if not host or not port.isdigit():
        raise BadContest(
            f"{where!r} is no place to play; it is local, ray, auto, HOST:PORT or ray://HOST:PORT"
        )
    try:
        socket.create_connection((host, int(port)), timeout=CONNECT_SECONDS).close()
    except (OSError, OverflowError) as error:
        raise BadContest(f"there is no Ray cluster at {where!r}: {error}") from None


def _with(ray: Any, feeder: Feeder, work: Work, written: bytes) -> Generator[Played, None, None]:
    task = ray.remote(work).options(num_cpus=1, max_retries=RETRIES, scheduling_strategy="SPREAD")
    width = 2 * max(1, int(ray.cluster_resources().get("CPU", 1)))
    flying: dict[Any, list[int]] = {}
    try:
        while feeder.left or flying:
            while feeder.left and len(flying) < width:
                chunk = feeder.take()
                flying[task.remote(written, chunk)] = chunk
            finished, _ = ray.wait(list(flying))
            for reference in finished:
                chunk = flying.pop(reference)
                try:
                    played = ray.get(reference)
                except ray.exceptions.RayTaskError as error:
                    raise error.cause from None
                except ray.exceptions.RayError as error:  # more deaths than Ray makes up for
                    feeder.give_back(chunk, error)
                    continue
                feeder.done(played)
                yield from played
    finally:
        for reference in flying:
            ray.cancel(reference, force=True)
