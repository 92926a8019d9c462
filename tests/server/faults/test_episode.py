"""The end of an episode: every match goes on, whatever its people know of it."""

from __future__ import annotations

import asyncio
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from tests.server.faults.clients import Player
from tests.server.faults.episode import Episode
from tests.server.faults.history import Advanced
from tests.server.serving import Served


def test_a_match_goes_on_where_somebody_does_not_know_that_they_play(
    lite: Served, tmp_path: Path
) -> None:
    """As after a rematch whose answer was lost: nobody is stuck, somebody must look."""

    async def scene() -> None:
        episode = Episode(tmp_path, "sqlite", "7", nodes=1)
        nodes: Any = [SimpleNamespace(url=lite.url)]
        episode.players = [Player(name, nodes, episode.history, name) for name in ("ann", "bob")]
        ann, bob = episode.players
        for one in episode.players:
            await one.arrive()
        await episode._table("kepler3ad-1", [ann, bob])
        (table,) = ann.tables
        ann.tables.clear()
        assert await episode._running() == [table]
        await episode._advance(table)
        (advanced,) = [one for one in episode.history.events if isinstance(one, Advanced)]
        assert advanced.after >= advanced.before + 2
        for one in episode.players:
            await one.close()

    asyncio.run(scene())
