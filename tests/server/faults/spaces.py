"""Network namespaces: every node in its own, with a cable to the clients and one to the database.

Only root can make them, and only where the machine allows it; `Spaces.possible()` says so. A cable
is a pair of virtual Ethernet cards. What is done to it, the kernel's TCP sees: lost packets are
sent again, and a line without any answer stays half open, which no proxy can imitate.
"""

from __future__ import annotations

import asyncio
import os
import subprocess
from typing import Final

from tests.server.faults.proxy import Mode

NOWHERE: Final = "02:00:00:00:00:01"
"""A hardware address that no card has: what is sent there is lost."""
RATE: Final = ("rate", "256kbit", "burst", "8kb", "latency", "400ms")


class Cable:
    """A pair of cards: `near` here, `far` in the namespace of a node."""

    def __init__(self, name: str, space: str, net: str, short: str) -> None:
        self.name = name
        self.space = space
        self.near, self.far = f"{short}n", f"{short}f"
        self.near_host, self.far_host = f"{net}.1", f"{net}.2"
        _ip("link", "add", self.near, "type", "veth", "peer", "name", self.far)
        _ip("link", "set", self.far, "netns", space)
        _ip("addr", "add", f"{self.near_host}/24", "dev", self.near)
        _ip("link", "set", self.near, "up")
        _ip("-n", space, "addr", "add", f"{self.far_host}/24", "dev", self.far)
        _ip("-n", space, "link", "set", self.far, "up")

    def remove(self) -> None:
        _ip("link", "del", self.near, check=False)

    @property
    def modes(self) -> tuple[Mode, ...]:
        return ("hold", "slow", "up-only", "down-only")

    async def set(self, mode: Mode) -> None:
        await asyncio.to_thread(self._set, mode)

    def _set(self, mode: Mode) -> None:
        self._open()
        if mode == "hold":
            self._lose_here()
            self._lose_there()
        elif mode == "slow":
            _run("tc", "qdisc", "add", "dev", self.near, "root", "tbf", *RATE)
        elif mode == "up-only":
            self._lose_there()
        elif mode == "down-only":
            self._lose_here()

    def _open(self) -> None:
        _run("tc", "qdisc", "del", "dev", self.near, "root", check=False)
        _ip("neigh", "del", self.far_host, "dev", self.near, check=False)
        _ip("-n", self.space, "neigh", "del", self.near_host, "dev", self.far, check=False)

    # Clients are here and the node is there; so is the database here. `up` is towards the node
    # on both cables, because only their effect on the node matters.

    def _lose_here(self) -> None:
        _ip("neigh", "replace", self.far_host, *_wrong(self.near))

    def _lose_there(self) -> None:
        _ip("-n", self.space, "neigh", "replace", self.near_host, *_wrong(self.far))


def _wrong(card: str) -> tuple[str, ...]:
    return ("lladdr", NOWHERE, "dev", card, "nud", "permanent")


class Spaces:
    """The namespaces of some nodes."""

    def __init__(self, count: int) -> None:
        self._names = [f"ph{os.getpid()}x{number}" for number in range(count)]
        self.client_links: list[Cable] = []
        self.database_links: list[Cable] = []
        block = os.getpid() % 120
        for number, name in enumerate(self._names):
            _ip("netns", "add", name)
            _ip("-n", name, "link", "set", "lo", "up")
            short = f"p{os.getpid() % 100_000}{number}"
            self.client_links.append(
                Cable(f"clients-node {number}", name, f"10.{block + 1}.{number}", f"{short}c")
            )
            self.database_links.append(
                Cable(f"node {number}-database", name, f"10.{block + 121}.{number}", f"{short}d")
            )

    @property
    def node_hosts(self) -> list[str]:
        return [one.far_host for one in self.client_links]

    @property
    def database_hosts(self) -> list[str]:
        return [one.near_host for one in self.database_links]

    def enter(self, number: int) -> list[str]:
        return ["ip", "netns", "exec", self._names[number]]

    def close(self) -> None:
        for cable in (*self.client_links, *self.database_links):
            cable.remove()  # with its namespace it would go too, but some time later
        for name in self._names:
            _ip("netns", "del", name, check=False)

    @staticmethod
    def possible() -> bool:
        if os.geteuid() != 0:
            return False
        try:
            Spaces(1).close()
        except (OSError, subprocess.CalledProcessError):
            return False
        return True


def _ip(*words: str, check: bool = True) -> None:
    _run("ip", *words, check=check)


def _run(*words: str, check: bool = True) -> None:
    subprocess.run(words, check=check, capture_output=True)
