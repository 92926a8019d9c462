"""Friends in this house: a second listening socket on the local network, opened on request.

A server that listens on the loopback address serves this machine alone. Whoever sits at this
machine may open the same port on its address in the local network, and close it again. Only a
request that came in on the loopback address may do so: what comes over the home address does not
count as this machine's, wherever it is from. Behind a proxy, or with several workers, there is
nothing to open: the operator has chosen who is served.
"""

from __future__ import annotations

import asyncio
import ipaddress
import socket
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from perihelion.server.errors import Conflict, NotYours
from perihelion.server.operations.logs import LOG
from perihelion.server.wire import HomeNetworkState
from perihelion.system import claim_port

if TYPE_CHECKING:
    import uvicorn
    from litestar import Litestar
    from litestar.connection import ASGIConnection

    from perihelion.server.settings import Settings

ELSEWHERE: Final = ("192.0.2.1", 9)
"""Of no network (RFC 5737): asked which address would be used for it, nothing is sent."""


class HomeNetwork:
    """The socket for friends in this house, where there may be one."""

    def __init__(
        self,
        settings: Settings,
        server: uvicorn.Server | None = None,
        hosts: set[str] | None = None,
    ) -> None:
        self.settings = settings
        self.server = server
        self.hosts: set[str] = set() if hosts is None else hosts
        """The names under which the server may be asked for."""
        self.url: str | None = None
        self._listening: asyncio.Server | None = None
        self._changing = asyncio.Lock()

    @property
    def is_possible(self) -> bool:
        """Whether this machine alone is served, by one process, which can listen once more."""
        local = is_loopback(self.settings.host) or self.settings.host == "localhost"
        return self.server is not None and local and self.settings.public_url is None

    def state(self, connection: ASGIConnection[Any, Any, Any, Any]) -> HomeNetworkState:
        """What somebody may know of it."""
        here = self.is_here(connection)
        return HomeNetworkState(
            possible=self.is_possible and here, here=here, url=self.url if here else None
        )

    def is_here(self, connection: ASGIConnection[Any, Any, Any, Any]) -> bool:
        """Whether a request was made on this machine, and to its loopback address."""
        client = connection.client
        reached, _ = connection.scope.get("server") or ("", 0)
        at_home = self._address() if self.url is not None else None
        return (
            client is not None
            and is_loopback(client.host)
            and (is_loopback(reached) and reached != at_home)
        )

    def check_here(self, connection: ASGIConnection[Any, Any, Any, Any]) -> None:
        """Raises NotYours elsewhere, and Conflict where there is nothing to open."""
        if not self.is_here(connection):
            raise NotYours("only whoever sits at the machine of the server may do this")
        if not self.is_possible:
            raise Conflict("this server listens where its operator has chosen")

    async def open(self) -> None:
        """Listen on the address in the local network; raises Conflict."""
        async with self._changing:
            if self._listening is not None:
                return
            address = self._address()
            if address is None:
                raise Conflict("this machine is in no local network")
            port = self._port()
            sock = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
            claim_port(sock)
            try:
                sock.bind((address, port))
            except OSError as error:
                sock.close()
                where = f"{address} port {port}"
                raise Conflict(f"{where} cannot be used: {error.strerror}") from None
            loop = asyncio.get_running_loop()
            self._listening = await loop.create_server(self._protocol(), sock=sock, backlog=512)
            assert self.server is not None
            self.server.servers.append(self._listening)
            self.hosts.add(address)
            self.url = f"http://{address}:{port}"
            LOG.info("open to the local network", url=self.url)

    async def close(self) -> None:
        """Listen on this machine alone: nobody else comes in any more."""
        async with self._changing:
            if self._listening is None:
                return
            self._listening.close()
            assert self.server is not None
            if self._listening in self.server.servers:
                self.server.servers.remove(self._listening)
            self._listening, self.url = None, None
            self.hosts.discard(self._address() or "")
            LOG.info("closed to the local network")

    def _protocol(self) -> Callable[[], Any]:
        """What uvicorn makes of a connection, with our limits."""
        server = self.server
        assert server is not None
        config = server.config

        def make() -> Any:
            made: Any = config.http_protocol_class
            return made(
                config=config, server_state=server.server_state, app_state=server.lifespan.state
            )

        return make

    def _port(self) -> int:
        """The port that is served already, also where any was taken."""
        assert self.server is not None
        for one in self.server.servers:
            for sock in one.sockets:
                return int(sock.getsockname()[1])
        return self.settings.port

    def _address(self) -> str | None:
        return self.settings.home_address or home_address()


def attach(app: Litestar, server: uvicorn.Server, settings: Settings) -> None:
    """Let an application open its server to the local network."""
    guard: Any = app.asgi_handler
    app.state.home_network = HomeNetwork(settings, server, guard.hosts)


def home_address() -> str | None:
    """The address of this machine in its local network; None where it is in none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asked:
        try:
            asked.connect(ELSEWHERE)
        except OSError:
            return None
        found = str(asked.getsockname()[0])
    address = ipaddress.ip_address(found)
    ours = address.is_private and not address.is_loopback and not address.is_link_local
    return found if ours else None


def is_loopback(host: str) -> bool:
    """Whether an address is this machine's own."""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False
