"""Comparisons of a set with the one that ships: a job that plays both and tells what differs.

The matches are those of `perihelion lab compare`, in a process of its own that yields to everybody
else. One runs at a time in each worker; how many games it has played is told on the way, and what
it found is kept with the set.
"""

from __future__ import annotations

import asyncio
import gzip
import os
import shutil
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import msgspec
from sqlalchemy import RowMapping, select

from perihelion.games import load
from perihelion.kernel.data_sets import SHIPPED
from perihelion.server.data_sets.sets import DataSets
from perihelion.server.data_sets.stored import StoredSets
from perihelion.server.errors import BadRequest, Problem, Unknown
from perihelion.server.identity.people import Caller
from perihelion.server.operations import builds
from perihelion.server.store import schema
from perihelion.server.thinking.evaluations import Evaluations, status_of
from perihelion.server.thinking.jobs import Key
from perihelion.server.wire import AskComparison, SetComparison, SetVersion, ToldComparison

KIND: Final = "comparison"
SECONDS: Final = 3600.0
"""The longest that one may take."""
LOOK: Final = 1.0
"""Seconds between two looks at how far it is."""
NICENESS: Final = 10
"""How far it steps back for everybody else."""


class ComparisonFailed(Problem):
    """The lab could not tell; its own words say why."""

    code = "comparison-failed"


class Comparisons:
    """Asks for comparisons, and makes them."""

    def __init__(
        self,
        data_sets: DataSets,
        stored: StoredSets,
        evaluations: Evaluations,
        clock: Callable[[], float],
    ) -> None:
        self.data_sets = data_sets
        self.stored = stored
        self.evaluations = evaluations
        self.jobs = evaluations.jobs
        self.clock = clock
        self._one_at_a_time = asyncio.Semaphore(1)
        evaluations.makers[KIND] = self.make

    async def ask(
        self, caller: Caller, set_id: str, version: int, wanted: AskComparison
    ) -> SetComparison:
        """Begin to compare a version of a set of the caller's with what ships."""
        shown = await self.data_sets.mine_of(caller, set_id)
        chosen = _version(shown.versions, version)
        if chosen.digest == load(shown.game).data_digest():
            raise BadRequest("this version plays as the set that ships; nothing can differ")
        kind = f"{KIND} {version} {wanted.level} {wanted.games}"
        await self.evaluations.add(caller, (set_id, kind), 2 * wanted.games)
        return await self.look(caller, set_id, version)

    async def look(self, caller: Caller, set_id: str, version: int) -> SetComparison:
        """How far the newest comparison of a version is, and what it found."""
        shown = await self.data_sets.look(caller, set_id)
        _version(shown.versions, version)
        row = await self.jobs.newest(set_id, f"{KIND} {version}")
        if row is None:
            return SetComparison(status="none", done=0, total=0, level="", games=0)
        *_, level, games = row["kind"].split(" ")
        told: dict[str, ToldComparison] = {}
        if row["is_done"]:
            parts = await self.jobs.parts((set_id, row["kind"]), row["total"], 1)
            plain = gzip.decompress(parts[0])
            told = msgspec.json.decode(plain, type=dict[str, ToldComparison])
        return SetComparison(
            status=status_of(row),
            done=row["done"],
            total=row["total"],
            level=level,
            games=int(games),
            told=told,
        )

    # Making.

    async def make(self, key: Key) -> None:
        """Play and tell; what was played is lost with the process, and played again."""
        async with self._one_at_a_time:
            row = await self.jobs.find(key)
            content = None if row is None else await self._content(key)
            if row is None or row["is_done"] or row["claimed_by"] != self.jobs.worker:
                return
            if content is None:
                raise Unknown("the version that was to be compared is gone")
            await self.stored.bring({"data": content["content"]})
            told = await self._played(key, str(content["game"]), str(content["content"]))
            row = await self.jobs.find(key)
            if row is not None:
                packed = gzip.compress(msgspec.json.encode(told), 6, mtime=0)
                await self.jobs.add_part(row, packed, row["total"], self.clock())

    async def _content(self, key: Key) -> RowMapping | None:
        sets, versions = schema.data_sets, schema.data_versions
        number = int(key[1].split(" ")[1])
        query = (
            select(versions.c.content, sets.c.game)
            .join(sets, sets.c.id == versions.c.set_id)
            .where(versions.c.set_id == key[0], versions.c.version == number)
        )
        return await self.data_sets.store.row(query)

    async def _played(self, key: Key, game: str, content: str) -> dict[str, Any]:
        _, _, level, games = key[1].split(" ")
        with tempfile.TemporaryDirectory(prefix="perihelion-comparison-") as folder:
            process = await _started(folder, game, content, level, games)
            try:
                async with asyncio.timeout(SECONDS):
                    said = asyncio.create_task(process.communicate())
                    while not said.done():
                        await asyncio.wait([said], timeout=LOOK)
                        await self._tell(key, folder)
                    out, wrong = said.result()
            finally:
                if process.returncode is None:
                    process.kill()
                    await process.wait()
        if process.returncode != 0:
            lines = wrong.decode(errors="replace").strip().splitlines()
            raise ComparisonFailed(lines[-1][:400] if lines else "the lab said nothing")
        found: dict[str, Any] = msgspec.json.decode(out)["told"]
        return found

    async def _tell(self, key: Key, folder: str) -> None:
        """Write down how many games were played, if there are more."""
        played = await asyncio.to_thread(_games_in, Path(folder))
        row = await self.jobs.find(key)
        if row is not None and played != row["done"] and played < row["total"]:
            await self.jobs.progress(row, played)


async def _started(
    folder: str, game: str, content: str, level: str, games: str
) -> asyncio.subprocess.Process:
    builds.let_children_find_it()
    path = os.pathsep.join(filter(None, sys.path))
    low = ("nice", "-n", str(NICENESS)) if shutil.which("nice") else ()
    return await asyncio.create_subprocess_exec(
        *(*low, sys.executable, "-m", "perihelion", "lab", "compare", SHIPPED, content),
        *("--game", game, "--agent", level, "--games", games, "--workers", "1", "--json"),
        *("--out", f"{folder}/out"),
        env={**os.environ, "TMPDIR": folder, "PYTHONPATH": path},
        stdin=asyncio.subprocess.DEVNULL,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )


def _games_in(folder: Path) -> int:
    """How many games the lab has written down so far."""
    return sum(file.read_bytes().count(b"\n") for file in folder.glob("out/*/games.jsonl"))


def _version(versions: tuple[SetVersion, ...], number: int) -> SetVersion:
    found = next((one for one in versions if one.version == number), None)
    if found is None:
        raise Unknown(f"there is no version {number} of this set")
    return found
