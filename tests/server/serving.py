"""A real server on a real port in a thread of the test, and people who talk to it."""

from __future__ import annotations

import asyncio
import io
import sys
import threading
import time
import traceback
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

import httpx
import msgspec
import uvicorn
from websockets.sync.client import ClientConnection, connect

from perihelion.server.app import make_app
from perihelion.server.gateway.home_network import attach
from perihelion.server.run import bind, config_of
from perihelion.server.services import Services
from perihelion.server.settings import Settings

Result = TypeVar("Result")
SECONDS = 120.0
"""The patience with a server on a machine that does much else; nothing waits for it in vain."""
PASSWORD = "correct horse"
CLIENTS: list[httpx.Client] = []
"""Closed after each test."""


class Watch:
    """The time, which a test may move on."""

    def __init__(self) -> None:
        self.ahead = 0.0

    def __call__(self) -> float:
        return time.time() + self.ahead


class Still(Watch):
    """A time that stands still but for what a test moves it on, however slow the machine is."""

    def __init__(self) -> None:
        super().__init__()
        self.began = time.time()

    def __call__(self) -> float:
        return self.began + self.ahead


class Served:
    """A running server."""

    def __init__(self, settings: Settings, watch: Watch) -> None:
        self.settings = settings
        self.watch = watch
        self.app = make_app(settings, watch)
        self.sock = bind(msgspec.structs.replace(settings, port=0))
        self.port = self.sock.getsockname()[1]
        self.config = config_of(self.app, settings)
        self.server = uvicorn.Server(self.config)
        attach(self.app, self.server, settings)
        self.loop: asyncio.AbstractEventLoop | None = None
        self.thread = threading.Thread(target=self._run, daemon=True)

    def _run(self) -> None:
        async def main() -> None:
            self.loop = asyncio.get_running_loop()
            await self.server.serve(sockets=[self.sock])
            # A peer that went without reading is left open at the end of the grace; a process
            # would end here, a thread must close it.
            for left in list(self.loop._transports.values()):  # type: ignore[attr-defined]
                left.abort()
            await asyncio.sleep(0)

        asyncio.run(main())

    def start(self) -> None:
        self.thread.start()
        wait_for(lambda: self.server.started or not self.thread.is_alive())
        assert self.server.started

    def stop(self) -> None:
        self.server.should_exit = True
        self.thread.join(SECONDS)
        assert not self.thread.is_alive(), self._waits_for()

    def _waits_for(self) -> str:
        """Where every task of the server and every thread of this process stands."""
        text = io.StringIO()
        for task in asyncio.all_tasks(self.loop):
            print(f"\n{task.get_name()}", file=text)
            task.print_stack(file=text)
        names = {one.ident: one.name for one in threading.enumerate()}
        for ident, frame in sys._current_frames().items():
            print(f"\nThread {names.get(ident, ident)}", file=text)
            traceback.print_stack(frame, file=text)
        return f"the server has not ended after {SECONDS:.0f} s:\n{text.getvalue()}"

    @property
    def services(self) -> Services:
        services = self.app.state.services
        assert isinstance(services, Services)
        return services

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def do(self, work: Coroutine[Any, Any, Result]) -> Result:
        """Run something inside the server."""
        assert self.loop is not None
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(SECONDS)

    def person(self, address: str = "127.0.0.1") -> Person:
        """Somebody new, a guest."""
        person = self.nobody(address)
        person.ok("POST", "/api/me")
        return person

    def nobody(self, address: str = "127.0.0.1") -> Person:
        return Person(self.url, address=address)

    def account(self, name: str, address: str = "127.0.0.1") -> Person:
        """Somebody with a name and the password PASSWORD."""
        person = self.person(address)
        person.ok("POST", "/api/me/claim", {"name": name, "password": PASSWORD})
        return person


class Person:
    """Somebody with a cookie, or a program with a token; at an address of this machine."""

    def __init__(self, url: str, token: str | None = None, *, address: str = "127.0.0.1") -> None:
        headers = {} if token is None else {"Authorization": f"Bearer {token}"}
        # Nothing is encrypted here: reading the machine's certificates would be most of the time.
        transport = httpx.HTTPTransport(verify=False, local_address=address)
        self.http = httpx.Client(
            base_url=url, headers=headers, timeout=SECONDS, transport=transport
        )
        self.url = url
        self.address = address
        CLIENTS.append(self.http)

    def ask(self, method: str, path: str, body: object = None, **more: Any) -> httpx.Response:
        if body is not None:
            more["json"] = body
        return self.http.request(method, path, **more)

    def ok(self, method: str, path: str, body: object = None, **more: Any) -> Any:
        """The answer, which must be a good one."""
        answer = self.ask(method, path, body, **more)
        assert answer.is_success, f"{method} {path}: {answer.status_code} {answer.text[:400]}"
        return answer.json() if answer.content else None

    def refused(self, method: str, path: str, body: object = None, **more: Any) -> tuple[int, str]:
        """Status and word of an answer that must not be a good one."""
        answer = self.ask(method, path, body, **more)
        assert answer.is_error, f"{method} {path}: {answer.status_code} {answer.text[:400]}"
        return answer.status_code, answer.json()["error"]

    def act(self, table: str, update: Any, number: int = 0, seat: int | None = None) -> Any:
        """Answer with one of the options; the fresh update, also where that was stale."""
        options = update["decision"]["options"]
        body = {"action": options[number % len(options)]["id"], "ply": update["ply"]}
        if seat is not None:
            body["seat"] = seat
        answer = self.ask("POST", f"/api/matches/{table}/act", body)
        if answer.status_code == 409:
            return answer.json()["update"]
        assert answer.is_success, answer.text[:400]
        return answer.json()

    def see(self, table: str, **query: Any) -> Any:
        return self.ok("GET", f"/api/matches/{table}", params=query)

    @contextmanager
    def live(self, table: str, **query: Any) -> Iterator[Socket]:
        """A WebSocket at a table."""
        path = "&".join(f"{name}={value}" for name, value in query.items())
        headers = {"Cookie": "; ".join(f"{k}={v}" for k, v in self.http.cookies.items())}
        if "authorization" in self.http.headers:
            headers["Authorization"] = self.http.headers["authorization"]
        url = f"{self.url.replace('http', 'ws', 1)}/api/matches/{table}/live?{path}"
        source = (self.address, 0)
        with connect(
            url, additional_headers=headers, open_timeout=SECONDS, source_address=source
        ) as raw:
            yield Socket(raw)


class Socket:
    """One end of a WebSocket, read message by message."""

    def __init__(self, raw: ClientConnection) -> None:
        self.raw = raw
        self.heard: list[Any] = []
        self.completed = 0
        """Updates that came as changes."""
        self._last: Any = None

    def send(self, **message: Any) -> None:
        self.raw.send(msgspec.json.encode(message).decode())

    def next(self, kind: str | None = None, seconds: float = SECONDS) -> Any:
        """The next message, of one kind if it is given; others are kept in `heard`."""
        while True:
            message = msgspec.json.decode(self.raw.recv(seconds))
            self.completed += message["type"] == "changes"
            self._last = completed(message, self._last)
            self.heard.append(message)
            if kind is None or message["type"] == kind:
                return message

    def update(self, seconds: float = SECONDS) -> Any:
        return self.next("update", seconds)["update"]


def completed(message: Any, last: Any) -> Any:
    """Make changes a whole update, over the last one that was told; the last one from now on."""
    if message["type"] == "changes":
        update = message["update"]
        assert message["over"] == last["rev"], "changes of another update than the last"
        update["view"] = last["view"] | update["view"]
        for name in message["gone"]:
            del update["view"][name]
        message["type"] = "update"
    return message["update"] if message["type"] == "update" else last


def wait_for(what: Callable[[], Result | None], seconds: float = SECONDS) -> Result:
    """The first truth of `what`; fails after a while."""
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        found = what()
        if found:
            return found
        time.sleep(0.02)
    raise AssertionError("waited in vain")


HOT: dict[str, Any] = {"kind": "hotseat"}


def table_for(
    first: Person,
    second: Person,
    game: str = "zenith",
    *,
    options: dict[str, Any] | None = None,
    **house: Any,
) -> str:
    """A running match between two people."""
    seats = [{"kind": "me"}, {"kind": "friend"}]
    body = {"game": game, "seats": seats, "house": house, "options": options or {}}
    table = first.ok("POST", "/api/tables", body)
    second.ok("POST", f"/api/tables/{table['id']}/sit", {"code": table["join"]})
    assert first.ok("GET", f"/api/tables/{table['id']}")["status"] == "running"
    return str(table["id"])


def play_some(people: list[Person], table: str, moves: int) -> Any:
    """Let people answer, whoever is asked, until so many answers are given or it is over."""
    done = 0
    update: Any = None
    while done < moves:
        for person in people:
            update = person.see(table)
            if update["decision"] is not None:
                update = person.act(table, update, done * 7 + 1)
                done += 1
        if update["status"] == "over":
            break
    return update
