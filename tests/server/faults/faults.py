"""The faults: which there are, a schedule of them from a seed, and what each does."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import signal
from collections.abc import Awaitable, Callable, Sequence
from typing import Final

import msgspec
from msgspec import Struct
from tests.server.faults import nuisances
from tests.server.faults.cluster import Cluster, Link, Node
from tests.server.faults.history import Ended, History, Struck
from tests.server.faults.proxy import Mode

AT_ONCE: Final = 3
"""Faults that may last at the same time."""
LONG: Final = 7
"""How much longer long ones last."""
MOVES: Final = 3
PLAY_SECONDS: Final = 4.0
"""Between two faults there are so many moves, or so much time."""


class Fault(Struct, frozen=True):
    """One fault of a schedule."""

    kind: str
    luck: int
    """Which node, link or process it meets."""
    seconds: float
    gap: float
    """Seconds until the next one begins."""


Strike = Callable[[Cluster, Fault, Sequence[str]], Awaitable[str]]
"""Does it, ends it, and says what it met; empty if there was nothing to meet."""
INSTEAD: Final = "client link"
"""What happens where a fault meets nothing."""


def _node(cluster: Cluster, fault: Fault) -> Node:
    return cluster.nodes[fault.luck % len(cluster.nodes)]


async def kill_node(cluster: Cluster, fault: Fault, tables: Sequence[str]) -> str:
    node = _node(cluster, fault)
    node.hold_down = fault.seconds / 2
    node.kill()
    await _back(node, fault)
    return node.name


async def end_node(cluster: Cluster, fault: Fault, tables: Sequence[str]) -> str:
    """SIGTERM, as an upgrade does it."""
    node = _node(cluster, fault)
    node.signal(signal.SIGTERM)
    await _back(node, fault)
    return node.name


async def _back(node: Node, fault: Fault) -> None:
    """Until the node serves again, or cannot for another reason."""
    await asyncio.sleep(fault.seconds)
    with contextlib.suppress(TimeoutError):
        await node.wait_ready(10.0)


async def stop_node(cluster: Cluster, fault: Fault, tables: Sequence[str]) -> str:
    node = _node(cluster, fault)
    node.signal(signal.SIGSTOP)
    await asyncio.sleep(fault.seconds)
    node.signal(signal.SIGCONT)
    return node.name


async def kill_thinker(cluster: Cluster, fault: Fault, tables: Sequence[str]) -> str:
    return await _thinker(cluster, fault, signal.SIGKILL)


async def stop_thinker(cluster: Cluster, fault: Fault, tables: Sequence[str]) -> str:
    return await _thinker(cluster, fault, signal.SIGSTOP)


async def _thinker(cluster: Cluster, fault: Fault, which: signal.Signals) -> str:
    found: list[int] = []
    for _ in range(20):  # they start with the first question to a level
        found = [pid for node in cluster.nodes for pid in node.thinkers()]
        if found:
            break
        await asyncio.sleep(0.1)
    if not found:
        return ""
    pid = found[fault.luck % len(found)]
    with contextlib.suppress(ProcessLookupError):
        os.kill(pid, which)
        await asyncio.sleep(fault.seconds)
        os.kill(pid, signal.SIGCONT)
    return "a thinking process"


async def client_link(cluster: Cluster, fault: Fault, tables: Sequence[str]) -> str:
    return await _link(cluster.client_links, fault)


async def database_link(cluster: Cluster, fault: Fault, tables: Sequence[str]) -> str:
    return await _link(cluster.database_links, fault)


async def _link(links: Sequence[Link], fault: Fault) -> str:
    link = links[fault.luck % len(links)]
    mode: Mode = link.modes[fault.luck // 7 % len(link.modes)]
    await link.set(mode)
    await asyncio.sleep(fault.seconds)
    await link.set("open")
    return f"{link.name}: {mode}"


async def kill_database(cluster: Cluster, fault: Fault, tables: Sequence[str]) -> str:
    assert cluster.postgres is not None
    await asyncio.to_thread(cluster.postgres.kill)
    await asyncio.sleep(fault.seconds / 2)
    await asyncio.to_thread(cluster.postgres.start)
    return "kill -9"


async def restart_database(cluster: Cluster, fault: Fault, tables: Sequence[str]) -> str:
    assert cluster.postgres is not None
    await asyncio.to_thread(cluster.postgres.stop)
    await asyncio.sleep(fault.seconds / 2)
    await asyncio.to_thread(cluster.postgres.start)
    return "fast shutdown"


async def kill_backend(cluster: Cluster, fault: Fault, tables: Sequence[str]) -> str:
    assert cluster.postgres is not None
    if cluster.postgres.is_up:
        cluster.postgres.kill_backend(fault.luck)
    await asyncio.sleep(fault.seconds / 2)
    return "kill -9 of one backend"


async def lose_wake_ups(cluster: Cluster, fault: Fault, tables: Sequence[str]) -> str:
    """End every line that listens for wake-ups, and only those."""
    import asyncpg

    query = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'"
    url = cluster.own_url.replace("+asyncpg", "")
    with contextlib.suppress(OSError, asyncpg.PostgresError, TimeoutError):
        connection = await asyncpg.connect(url, timeout=2)
        try:
            await connection.execute(query)
        finally:
            await connection.close()
    await asyncio.sleep(fault.seconds / 2)
    return "listeners"


async def fill_disk(cluster: Cluster, fault: Fault, tables: Sequence[str]) -> str:
    await asyncio.to_thread(cluster.disk.fill, cluster.writers())
    await asyncio.sleep(fault.seconds)
    cluster.disk.free(cluster.writers())
    if cluster.postgres is not None and not cluster.postgres.is_up:
        await asyncio.to_thread(cluster.postgres.start)
    return cluster.disk.kind


async def jump_clock(cluster: Cluster, fault: Fault, tables: Sequence[str]) -> str:
    node = _node(cluster, fault)
    try:
        await node.wait_ready(20.0)
    except TimeoutError:
        return ""  # it would start with the wrong time, which is another thing than a jump
    jump = (3_600, -3_600, 90, -90, 86_400)[fault.luck // 7 % 5]
    node.jump(jump)
    await asyncio.sleep(fault.seconds)
    node.jump(0)
    return f"{node.name}: {jump:+d} s"


async def slow_clients(cluster: Cluster, fault: Fault, tables: Sequence[str]) -> str:
    node = _node(cluster, fault)
    tried = await asyncio.gather(*(nuisances.slow(node, fault.seconds) for _ in range(15)))
    return f"15 at {node.name}" if any(tried) else ""


async def silent_clients(cluster: Cluster, fault: Fault, tables: Sequence[str]) -> str:
    node, chosen = _node(cluster, fault), tables[fault.luck % len(tables)]
    work = [nuisances.silent(node, chosen, fault.seconds) for _ in range(15)]
    return f"15 at {node.name}" if any(await asyncio.gather(*work)) else ""


KINDS: Final[dict[str, tuple[Strike, int]]] = {
    "node killed": (kill_node, 4),
    "node ended": (end_node, 2),
    "node stopped": (stop_node, 3),
    "thinker killed": (kill_thinker, 2),
    "thinker stopped": (stop_thinker, 1),
    "client link": (client_link, 4),
    "database link": (database_link, 4),
    "database killed": (kill_database, 2),
    "database restarted": (restart_database, 1),
    "backend killed": (kill_backend, 1),
    "wake-ups lost": (lose_wake_ups, 1),
    "disk full": (fill_disk, 2),
    "clock jump": (jump_clock, 2),
    "slow clients": (slow_clients, 1),
    "silent clients": (silent_clients, 1),
}
"""Each with how often it comes."""
ONLY_POSTGRESQL: Final = (
    *("database link", "database killed", "database restarted", "backend killed"),
    "wake-ups lost",
)


def kinds_for(cluster: Cluster) -> list[str]:
    """What can be done to this cluster."""
    missing = set(ONLY_POSTGRESQL) if cluster.is_sqlite else set()
    return [kind for kind in KINDS if kind not in missing]


def schedule(kinds: Sequence[str], count: int, seed: str, *, long: float = 0.0) -> list[Fault]:
    """The faults of a seed: every kind once if they are enough, the rest as often as it weighs.

    `long` is the share of those that outlast the patience of the clients.
    """
    luck = random.Random(seed)

    def seconds() -> float:
        return (0.3 + luck.random() * 1.2) * (LONG if luck.random() < long else 1)

    first = list(kinds)
    luck.shuffle(first)
    rest = luck.choices(kinds, [KINDS[kind][1] for kind in kinds], k=max(0, count - len(first)))
    return [
        Fault(kind, luck.randrange(1 << 16), seconds(), luck.random() * 0.8)
        for kind in (first + rest)[:count]
    ]


async def strike(
    cluster: Cluster, faults: Sequence[Fault], tables: Sequence[str], history: History
) -> None:
    """Let them happen one after the other, sometimes several at a time."""
    free = asyncio.Semaphore(AT_ONCE)
    groups: dict[str, asyncio.Lock] = {}

    async def one(fault: Fault) -> None:
        group = fault.kind.partition(" ")[0]
        group = "database" if group in ("backend", "disk") else group
        if cluster.is_sqlite and group == "clock":
            group = "node"  # it goes by its own clock as that was when it started
        try:
            async with groups.setdefault(group, asyncio.Lock()):
                if not await _struck(cluster, fault, tables, history):
                    instead = msgspec.structs.replace(fault, kind=INSTEAD)
                    await _struck(cluster, instead, tables, history)
        finally:
            free.release()

    async with asyncio.TaskGroup() as tasks:
        for fault in faults:
            await free.acquire()
            await _play_on(history)
            tasks.create_task(one(fault))
            await asyncio.sleep(fault.gap)


async def _struck(cluster: Cluster, fault: Fault, tables: Sequence[str], history: History) -> bool:
    begun = history.now()
    met = await KINDS[fault.kind][0](cluster, fault, tables)
    if met:
        seconds = history.now() - begun
        history.events.append(Struck(at=begun, kind=fault.kind, target=met, seconds=seconds))
    return bool(met)


async def _play_on(history: History) -> None:
    """Let some moves be acknowledged, so that a fault meets a match and not a ruin."""
    seen = len(history.events)
    until = history.now() + PLAY_SECONDS
    while history.now() < until:
        fresh = history.events[seen:]
        if sum(isinstance(event, Ended) and event.entry is not None for event in fresh) >= MOVES:
            return
        await asyncio.sleep(0.02)
