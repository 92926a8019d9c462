"""People who play real matches and write down what they sent, what was acknowledged, what they saw.

Their choices come from seeded generators; what they meet depends on timing, which no seed fixes.
"""

from __future__ import annotations

import asyncio
import contextlib
import random
import uuid
from collections.abc import Sequence
from typing import Any, Final

import httpx
import msgspec
from tests.server.faults.cluster import Node
from tests.server.faults.history import History
from tests.server.serving import completed
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

PATIENCE: Final = 5.0
"""Seconds that a person waits for an answer."""
PAUSE: Final = 0.05
"""Seconds at most between two things that a person does."""
LOST: Final = (httpx.HTTPError, OSError, TimeoutError, WebSocketException)
HOUSE: Final[dict[str, Any]] = {"stand_in": "random"}


class Client:
    """Somebody who talks to one of several nodes, and to another when that one is silent."""

    def __init__(self, name: str, nodes: Sequence[Node], history: History, seed: str) -> None:
        self.name = name
        self.nodes = nodes
        self.history = history
        self.luck = random.Random(seed)
        self.node = self.luck.choice(list(nodes))
        self.cookie = ""
        self.http = httpx.AsyncClient(verify=False)  # nothing is encrypted here

    async def close(self) -> None:
        await self.http.aclose()

    def look_elsewhere(self) -> None:
        self.node = self.luck.choice(list(self.nodes))

    async def ask(
        self, method: str, path: str, body: object = None, patience: float = PATIENCE
    ) -> httpx.Response:
        """One request, at whatever node is chosen now; raises one of LOST."""
        if self.luck.random() < 0.25:
            self.look_elsewhere()
        headers = {"Cookie": self.cookie} if self.cookie else {}
        try:
            answer = await self.http.request(
                method, f"{self.node.url}{path}", json=body, headers=headers, timeout=patience
            )
        except LOST:
            self.look_elsewhere()
            raise
        if answer.status_code >= 500:
            self.look_elsewhere()
        return answer

    async def surely(self, method: str, path: str, body: object = None) -> Any:
        """The answer to something that may be done twice, however long it takes."""
        while True:
            with contextlib.suppress(*LOST):
                answer = await self.ask(method, path, body, 60.0)
                if answer.status_code < 500:
                    assert answer.is_success, f"{method} {path}: {answer.text[:300]}"
                    if "set-cookie" in answer.headers:
                        self.cookie = answer.headers["set-cookie"].partition(";")[0]
                    return answer.json() if answer.content else None
            await asyncio.sleep(0.1)

    async def look(self, table: str, since: int | None = None) -> dict[str, Any] | None:
        """The match now; None if that cannot be known at the moment."""
        begun = self.history.now()
        query = "" if since is None else f"?since={since}"
        answer = await self.ask("GET", f"/api/matches/{table}{query}")
        if not answer.is_success:
            return None
        update: dict[str, Any] = answer.json()
        self.history.seen(self.name, update, begun)
        return update

    @contextlib.asynccontextmanager
    async def line(self, table: str, since: int) -> Any:
        """A WebSocket; closed properly or, as often, just dropped."""
        url = f"{self.node.url.replace('http', 'ws', 1)}/api/matches/{table}/live?since={since}"
        if self.luck.random() < 0.5:
            url += "&changes=true"
        headers = {"Cookie": self.cookie} if self.cookie else {}
        raw = await connect(
            url, additional_headers=headers, open_timeout=PATIENCE, close_timeout=0.5
        )
        try:
            yield Line(self, raw)
        finally:
            if self.luck.random() < 0.5:
                raw.transport.abort()
            await raw.close()


class Line:
    """A WebSocket whose updates go into the history."""

    def __init__(self, client: Client, raw: ClientConnection) -> None:
        self.client = client
        self.raw = raw
        self.id = uuid.uuid4().hex[:12]
        self._last: Any = None

    async def next(self, seconds: float) -> dict[str, Any] | None:
        """The next message; None after a while without one."""
        try:
            async with asyncio.timeout(seconds):
                text = await self.raw.recv()
        except TimeoutError:
            return None
        message: dict[str, Any] = msgspec.json.decode(text)
        self._last = completed(message, self._last)
        if message.get("update"):
            history = self.client.history
            again = message["type"] == "problem"
            history.seen(
                self.client.name, message["update"], history.now(), line=self.id, again=again
            )
        return message


class Player(Client):
    """A person with seats at some tables."""

    def __init__(self, name: str, nodes: Sequence[Node], history: History, seed: str) -> None:
        super().__init__(name, nodes, history, seed)
        self.tables: list[str] = []
        self.is_tame = False
        """Only looks and answers, in the end, so that every match can go on."""

    async def arrive(self) -> None:
        await self.surely("POST", "/api/me")

    async def find_tables(self) -> None:
        """Where I play, also if I sat down at a rematch and the answer to that was lost."""
        page = await self.surely("GET", "/api/me/matches?status=running")
        self.tables += [one["id"] for one in page["tables"] if one["id"] not in self.tables]

    async def run(self) -> None:
        while True:
            table = self.luck.choice(self.tables)
            try:
                await (self._live(table) if self.luck.random() < 0.3 else self._step(table))
            except LOST:
                await asyncio.sleep(0.02)
            await asyncio.sleep(self.luck.random() * PAUSE)

    async def _step(self, table: str) -> None:
        """Look once, and do one thing."""
        update = await self.look(table, self.luck.choice((None, None, 0)))
        if update is None:
            return
        if update["status"] == "over":
            await self._after(table)
        elif self.luck.random() < 0.1:
            await self._whim(table, update)
        elif "request" in update and self.luck.random() < 0.5:
            await self.do(table, "consent", {"agree": self.luck.random() < 0.7})
        elif update["decision"]:
            await self.answer(table, update)
        elif update["pending"].get("held"):
            await self.do(table, "confirm", {"ply": update["ply"]}, ply=update["ply"])

    async def answer(self, table: str, update: dict[str, Any]) -> None:
        """Answer with one of the options, over HTTP; sometimes the request is given up half-way."""
        chosen = self.luck.choice(update["decision"]["options"])
        body = {"action": chosen["id"], "ply": update["ply"], "seat": update["viewer"]}
        work = self.do(
            table, "act", body, seat=update["viewer"], text=chosen["text"], ply=update["ply"]
        )
        if not self.is_tame and self.luck.random() < 0.06:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(self.luck.random() * 0.03):
                    await work
        else:
            await work

    async def do(self, table: str, what: str, body: object, **more: Any) -> httpx.Response | None:
        """Ask for a change and write down what became of it."""
        where = "tables" if what in _OF_TABLES else "matches"
        n = self.history.sent(self.name, table, what, **more)
        begun = self.history.now()
        try:
            answer = await self.ask("POST", f"/api/{where}/{table}/{what}", body)
        except BaseException:
            self.history.ended(n, "lost")
            raise
        found = answer.json() if answer.content else {}
        if answer.status_code >= 500:
            self.history.ended(n, "lost", code=str(answer.status_code))
            return None
        if answer.is_error:
            self.history.ended(n, "refused", code=str(found.get("error")))
            if found.get("update"):
                self.history.seen(self.name, found["update"], begun)
            return answer
        if "view" in found:
            self.history.seen(self.name, found, begun)
        self.history.ended(n, "ok", **_acknowledged(found, more))
        return answer

    async def _whim(self, table: str, update: dict[str, Any]) -> None:
        """What people also do."""
        luck, ply = self.luck.random(), update["ply"]
        if not update["mine"]:
            await self.do(table, "come-back", {})
        elif luck < 0.4:
            await self.do(table, "undo", {"ply": ply, "seat": update["viewer"]}, ply=ply)
        elif luck < 0.6:
            await self.do(table, "leave", {"seat": update["mine"][0]})
        elif luck < 0.7:
            await self.do(table, "return-match", None)
        elif luck < 0.8:
            seat = update["viewer"]
            await self.do(table, "resign", {"ply": ply, "seat": seat}, seat=seat, ply=ply)
        else:
            await self.ask("GET", f"/api/matches/{table}/record")

    async def _after(self, table: str) -> None:
        """A match is over: once more, at a table of its own."""
        if self.is_tame or len(self.tables) > 12:
            return
        answer = await self.do(table, "rematch", None)
        if answer is not None and answer.is_success:
            fresh = answer.json()["id"]
            if fresh not in self.tables:
                self.tables.append(fresh)
                self.tables.remove(table)

    async def _live(self, table: str) -> None:
        """Play over a WebSocket for a while."""
        async with self.line(table, 0) as line:
            for _ in range(self.luck.randrange(1, 8)):
                message = await line.next(1.0)
                if message is None:
                    return
                update = message.get("update")
                if update and update["decision"] and update["status"] == "running":
                    await self._answer_live(line, table, update)

    async def _answer_live(self, line: Line, table: str, update: dict[str, Any]) -> None:
        chosen = self.luck.choice(update["decision"]["options"])
        said = {"seat": update["viewer"], "text": chosen["text"], "ply": update["ply"]}
        n = self.history.sent(self.name, table, "act", **said)
        body = {"do": "act", "action": chosen["id"], "ply": update["ply"], "ref": n}
        try:
            await line.raw.send(msgspec.json.encode(body | {"seat": update["viewer"]}).decode())
            async with asyncio.timeout(PATIENCE):
                while (message := await line.next(PATIENCE)) is None or message.get("ref") != n:
                    pass
        except BaseException:
            self.history.ended(n, "lost")
            raise
        if message["type"] == "update":
            self.history.ended(n, "ok", **_acknowledged(message["update"], said))
        else:
            self.history.ended(n, "refused", code=message["error"])


_OF_TABLES: Final = ("leave", "come-back", "rematch", "return-match")


def _acknowledged(update: dict[str, Any], sent: dict[str, Any]) -> dict[str, Any]:
    """Where an acknowledgement shows the answer that was sent."""
    if "told" not in update:
        return {}
    rows = [
        one["ply"]
        for one in update["told"]
        if "text" in sent
        and one["ply"] > sent["ply"]
        and (one["seat"], one["text"]) == (sent["seat"], sent["text"])
    ]
    return {"rev": update["rev"], "entry": rows[0] if rows else None}


class Spectator(Client):
    """Somebody who comes, looks and goes, often before the answer is there."""

    def __init__(
        self, name: str, nodes: Sequence[Node], history: History, seed: str, tables: list[str]
    ) -> None:
        super().__init__(name, nodes, history, seed)
        self.tables = tables

    async def run(self) -> None:
        while True:
            table = self.luck.choice(self.tables)
            try:
                async with asyncio.timeout(self.luck.choice((0.02, 0.2, 1.0, 2.0, 3.0))):
                    await (self._watch(table) if self.luck.random() < 0.8 else self.look(table, 0))
            except LOST:
                self.look_elsewhere()
            await asyncio.sleep(self.luck.random() * 2 * PAUSE)

    async def _watch(self, table: str) -> None:
        self.look_elsewhere()
        async with self.line(table, 0) as line:
            for _ in range(self.luck.randrange(8)):
                if await line.next(self.luck.random()) is None:
                    return
