"""Server nodes, their database and the links between them and to the clients, all breakable."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import struct
import sys
from pathlib import Path
from typing import Final, Protocol

import httpx
from tests.server.faults.disk import Disk
from tests.server.faults.postgres import Postgres
from tests.server.faults.processes import children_of, words_of
from tests.server.faults.proxy import Mode, Proxy
from tests.server.faults.spaces import Spaces
from tests.server.processes import hold_port

DATABASE: Final = "perihelion"
NODE: Final = Path(__file__).with_name("node.py")


class Link(Protocol):
    """What can be done to a link."""

    name: str

    @property
    def modes(self) -> tuple[Mode, ...]: ...

    async def set(self, mode: Mode) -> None: ...


class Node:
    """`perihelion serve` in a process of its own, started again whenever it ends."""

    def __init__(self, number: int, folder: Path, prefix: list[str], *options: str) -> None:
        self.name = f"node {number}"
        self.log = folder / f"node-{number}.log"
        self.clock = folder / f"node-{number}.clock"
        self.jump(0)
        command = [*prefix, sys.executable, str(NODE), str(self.clock), "serve", "--no-browser"]
        self.command = [*command, "--no-limits", *options]
        self.environment = os.environ | {"PYTHONPATH": _absolute_path()}
        self.url = ""
        """Where clients find it, which is the near end of a link."""
        self.starts = 0
        self.hold_down = 0.0
        """Seconds that it stays down the next time."""
        self.process: asyncio.subprocess.Process | None = None
        self._keeper: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._keeper = asyncio.create_task(self._keep_up())

    async def _keep_up(self) -> None:
        """As an init system does: a node that ends is started again."""
        while True:
            with self.log.open("ab") as log:
                self.process = await asyncio.create_subprocess_exec(
                    *self.command,
                    stdout=log,
                    stderr=log,
                    env=self.environment,
                    start_new_session=True,
                )
            self.starts += 1
            await self.process.wait()
            rest, self.hold_down = self.hold_down, 0.0
            await asyncio.sleep(rest or 0.1)

    @property
    def pid(self) -> int | None:
        running = self.process
        return None if running is None or running.returncode is not None else running.pid

    def signal(self, which: signal.Signals) -> None:
        if self.pid is not None:
            with contextlib.suppress(ProcessLookupError):
                os.kill(self.pid, which)

    def kill(self) -> None:
        """As the power cut does: the node and its thinking processes, no goodbye."""
        if self.pid is not None:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(self.pid, signal.SIGKILL)

    async def wait_ready(self, seconds: float) -> None:
        """Until it says that it can do its work; raises TimeoutError."""
        async with asyncio.timeout(seconds), httpx.AsyncClient(verify=False, timeout=2.0) as http:
            while True:
                with contextlib.suppress(httpx.HTTPError):
                    if (await http.get(f"{self.url}/healthz")).is_success:
                        return
                await asyncio.sleep(0.05)

    def thinkers(self) -> list[int]:
        """Its thinking processes."""
        found = [] if self.pid is None else children_of(self.pid)
        return sorted(one for one in found if any("spawn_main" in word for word in words_of(one)))

    def jump(self, seconds: int) -> None:
        """Its wall clock is so far off from now on."""
        with self.clock.open("r+b" if self.clock.exists() else "w+b") as file:
            file.write(struct.pack("d", seconds))

    async def stop(self) -> None:
        if self._keeper is not None:
            self._keeper.cancel()
            await asyncio.gather(self._keeper, return_exceptions=True)
        self.signal(signal.SIGCONT)
        self.kill()
        if self.process is not None:
            await self.process.wait()


class Cluster:
    """Everything that serves: one node on SQLite, or several on PostgreSQL."""

    def __init__(
        self, folder: Path, *, database: str, nodes: int, spaces: bool = False, mount: bool = False
    ) -> None:
        self.folder = folder
        self.is_sqlite = database == "sqlite"
        self.count = 1 if self.is_sqlite else nodes
        self.spaces = Spaces(self.count) if spaces else None
        self.disk = Disk(folder / "disk", 24 if self.is_sqlite else 320, mount=mount)
        self.postgres: Postgres | None = None
        self.nodes: list[Node] = []
        self.client_links: list[Link] = []
        self.database_links: list[Link] = []
        self._proxies: list[Proxy] = []

    async def start(self) -> None:
        if not self.is_sqlite:
            hosts = ("127.0.0.1", *(self.spaces.database_hosts if self.spaces else ()))
            self.postgres = Postgres(self.disk.folder / "postgres", hosts)
            await asyncio.to_thread(self.postgres.make)
            await asyncio.to_thread(self.postgres.start)
            await self._new_database()
        for number in range(self.count):
            await self._add(number)
        await self.wait_ready()

    async def _new_database(self) -> None:
        import asyncpg

        assert self.postgres is not None
        url = f"postgresql://postgres@127.0.0.1:{self.postgres.port}"
        connection = await asyncpg.connect(f"{url}/postgres")
        await connection.execute(f"CREATE DATABASE {DATABASE}")
        await connection.close()

    @property
    def own_url(self) -> str:
        """The database as the checker reads it, past all links."""
        if self.postgres is None:
            return f"sqlite+aiosqlite:///{self.disk.folder / 'tables.db'}"
        return f"postgresql+asyncpg://postgres@127.0.0.1:{self.postgres.port}/{DATABASE}"

    async def _add(self, number: int) -> None:
        host = f"127.0.0.{number + 2}"
        prefix: list[str] = []
        if self.spaces is not None:
            host, prefix = self.spaces.node_hosts[number], self.spaces.enter(number)
        port = 8042 if self.spaces is not None else hold_port(host, self)
        where = ("--host", host, "--port", str(port))
        database = await self._database_for(number)
        node = Node(number, self.folder, prefix, *where, "--database", database)
        node.url = f"http://{host}:{port}"
        if self.spaces is not None:
            self.client_links.append(self.spaces.client_links[number])
        else:
            link = await self._proxy(f"clients-{node.name}", (host, port))
            node.url = f"http://127.0.0.1:{link.port}"
            self.client_links.append(link)
        self.nodes.append(node)
        node.start()

    async def _database_for(self, number: int) -> str:
        if self.postgres is None:
            return str(self.disk.folder / "tables.db")
        near = ("127.0.0.1", self.postgres.port)
        if self.spaces is not None:
            near = (self.spaces.database_hosts[number], self.postgres.port)
            self.database_links.append(self.spaces.database_links[number])
        else:
            link = await self._proxy(f"node {number}-database", near)
            near = (link.host, link.port)
            self.database_links.append(link)
        return f"postgresql://postgres@{near[0]}:{near[1]}/{DATABASE}"

    async def _proxy(self, name: str, target: tuple[str, int]) -> Proxy:
        link = Proxy(name, target)
        await link.start()
        self._proxies.append(link)
        return link

    def writers(self) -> list[int]:
        """The processes that write to the disk."""
        if self.postgres is not None:
            running = self.postgres.running
            return [] if running is None else children_of(running.pid)
        return [node.pid for node in self.nodes if node.pid is not None]

    async def heal(self) -> None:
        """End every fault there may still be."""
        for link in (*self.client_links, *self.database_links):
            await link.set("open")
        self.disk.free(self.writers())
        if self.postgres is not None and not self.postgres.is_up:
            await asyncio.to_thread(self.postgres.start)
        for node in self.nodes:
            node.signal(signal.SIGCONT)
            for pid in node.thinkers():
                with contextlib.suppress(ProcessLookupError):
                    os.kill(pid, signal.SIGCONT)
            node.jump(0)

    async def wait_ready(self) -> None:
        """Until every node serves."""
        for node in self.nodes:
            try:
                await node.wait_ready(60.0)
            except TimeoutError:
                said = node.log.read_text(errors="replace")[-2_000:]
                raise AssertionError(f"{node.name} does not serve: {said}") from None

    async def stop(self) -> None:
        for node in self.nodes:
            await node.stop()
        for link in self._proxies:
            await link.close()
        if self.postgres is not None and self.postgres.running is not None:
            await asyncio.to_thread(self.postgres.kill)
        if self.spaces is not None:
            self.spaces.close()
        self.disk.close()


def _absolute_path() -> str:
    parts = os.environ.get("PYTHONPATH", "").split(os.pathsep)
    return os.pathsep.join(str(Path(part).resolve()) for part in parts if part)
