"""One episode: people play, faults strike, all heals, every match goes on, all is checked."""

from __future__ import annotations

import asyncio
import contextlib
import random
import signal
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from msgspec import Struct
from tests.server.faults.checker import Finding, check
from tests.server.faults.clients import HOUSE, LOST, Client, Player, Spectator
from tests.server.faults.cluster import Cluster
from tests.server.faults.faults import kinds_for, schedule, strike
from tests.server.faults.history import Advanced, Ended, History, Seen, Sent, Struck
from tests.server.faults.truth import read_truth

PLAYERS: Final = 3
SPECTATORS: Final = 6
ADVANCE_SECONDS: Final = 45.0
"""How long a match may take to go on after all is healed: a lease and some thinking."""
SETTLE_SECONDS: Final = 2.5
HOT_SEAT: Final = {"kind": "hotseat", "name": "Bea"}
LIVE: Final = {"kind": "live", "seconds": 900, "increment": 5, "timeout": "lose"}
SHORT: Final = {"kind": "live", "seconds": 5, "increment": 2, "timeout": "answer"}


class Report(Struct, frozen=True, kw_only=True):
    """What one episode was and found."""

    database: str
    seed: str
    faults: Counter[str]
    acknowledged: int
    unknown: int
    """Moves of which the client does not know whether they were taken."""
    updates: int
    matches: int
    seconds: float
    findings: tuple[Finding, ...]


class Episode:
    """A cluster, its clients and their history."""

    def __init__(
        self,
        folder: Path,
        database: str,
        seed: str,
        *,
        long: float = 0.0,
        **wanted: Any,
    ) -> None:
        self.folder = folder
        self.database = database
        self.seed = seed
        self.long = long
        self.history = History()
        self.cluster = Cluster(folder, database=database, **wanted)
        self.players: list[Player] = []
        self.clients: list[Client] = []
        self.tables: list[str] = []

    async def run(self, faults: int) -> Report:
        begun = self.history.now()
        main = asyncio.current_task()
        assert main is not None
        # Whoever ends this run ends what it started, too.
        asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, main.cancel)
        try:
            await self.cluster.start()
            await self._sit_down()
            await self._play(faults)
            async with asyncio.TaskGroup() as tasks:
                for table in await self._running():
                    tasks.create_task(self._advance(table))
                tasks.create_task(asyncio.sleep(SETTLE_SECONDS))
            for node in self.cluster.nodes:
                await node.stop()
            truth = await read_truth(self.cluster.own_url, self.history.events)
        finally:
            await self._stop()
        findings = tuple(check(self.history.events, truth))
        return self._report(findings, len(truth.tables), self.history.now() - begun)

    async def _stop(self) -> None:
        for client in self.clients:
            await client.close()
        await self.cluster.stop()

    # Sitting down.

    async def _sit_down(self) -> None:
        nodes = self.cluster.nodes
        for number in range(PLAYERS):
            player = Player(f"p{number}", nodes, self.history, f"{self.seed}/player/{number}")
            self.players.append(player)
            self.clients.append(player)
            await player.arrive()
        ann, bob, eve = self.players
        await self._table("zenith", [ann, bob], clock=LIVE)
        await self._table("kepler3042", [bob, eve])
        await self._table("kepler3ad-1", [ann, eve], spectators=False)
        await self._table("zenith", [ann], level="cadet")
        await self._table("kepler3ad-2", [eve], level="random", clock=SHORT)
        await self._table("kepler3ad-1", [bob, bob], clock=LIVE)

    async def _table(
        self, game: str, people: Sequence[Player], level: str | None = None, **house: Any
    ) -> None:
        """A running match; the first person at the table once more is at a hot seat."""
        owner = people[0]
        seats: list[dict[str, Any]] = [{"kind": "me"}]
        seats += [HOT_SEAT if one is owner else {"kind": "friend"} for one in people[1:]]
        if level is not None:
            seats.append({"kind": "level", "level": level})
        body = {"game": game, "seats": seats, "house": HOUSE | house}
        made = await owner.surely("POST", "/api/tables", body)
        for one in people:
            if one is not owner:
                await one.surely("POST", f"/api/tables/{made['id']}/sit", {"code": made["join"]})
            if made["id"] not in one.tables:
                one.tables.append(made["id"])
        self.tables.append(made["id"])

    # Playing while faults strike.

    async def _play(self, count: int) -> None:
        nodes = self.cluster.nodes
        watchers = [
            Spectator(f"s{number}", nodes, self.history, f"{self.seed}/watch/{number}", self.tables)
            for number in range(SPECTATORS)
        ]
        self.clients += watchers
        everybody: list[Player | Spectator] = [*self.players, *watchers]
        tasks = [asyncio.create_task(one.run()) for one in everybody]
        kinds = kinds_for(self.cluster)
        faults = schedule(kinds, count, f"{self.seed}/faults", long=self.long)
        try:
            await strike(self.cluster, faults, self.tables, self.history)
        finally:
            await self.cluster.heal()
            ended = [task for task in tasks if task.done()]
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        for task in ended:
            task.result()  # a client that ended by itself has a mistake to tell
        await self.cluster.wait_ready()

    # Going on.

    async def _running(self) -> list[str]:
        """The tables where a match runs, rematches included."""
        found = []
        for player in self.players:
            await player.find_tables()
        known = {table for player in self.players for table in player.tables} | set(self.tables)
        for table in sorted(known):
            row = await self.players[0].surely("GET", f"/api/tables/{table}")
            if row["status"] == "running":
                found.append(table)
        return found

    async def _advance(self, table: str) -> None:
        """Play on: at least two more answers, or to the end."""
        before, now, over, why = -1, -1, False, "nobody could look"
        people = [one for one in self.players if table in one.tables]
        for one in people:
            one.is_tame = True
        luck = random.Random(f"{self.seed}/{table}")
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(ADVANCE_SECONDS):
                while not over and (before < 0 or now < before + 2):
                    person = luck.choice(people)
                    with contextlib.suppress(*LOST):
                        update = await person.look(table)
                        if update is None:
                            continue
                        before, now = (update["ply"] if before < 0 else before), update["ply"]
                        over = update["status"] == "over"
                        why = f"{update['pending']}, decision {bool(update['decision'])}"
                        await self._answer(person, table, update)
                    await asyncio.sleep(0.02)
        self.history.events.append(
            Advanced(table=table, before=before, after=now, over=over, why=why)
        )

    @staticmethod
    async def _answer(person: Player, table: str, update: dict[str, Any]) -> None:
        if update["status"] != "running":
            return
        if update["decision"]:
            await person.answer(table, update)
        elif update["pending"].get("held") and update["mine"]:
            await person.do(table, "confirm", {"ply": update["ply"]}, ply=update["ply"])

    # Telling.

    def _report(self, findings: tuple[Finding, ...], matches: int, seconds: float) -> Report:
        events = self.history.events
        acts = {one.n for one in events if isinstance(one, Sent) and one.what == "act"}
        ends = Counter(one.result for one in events if isinstance(one, Ended) and one.n in acts)
        return Report(
            database=self.database,
            seed=self.seed,
            faults=Counter(one.kind for one in events if isinstance(one, Struck)),
            acknowledged=ends["ok"],
            unknown=ends["lost"],
            updates=sum(isinstance(one, Seen) for one in events),
            matches=matches,
            seconds=seconds,
            findings=findings,
        )
