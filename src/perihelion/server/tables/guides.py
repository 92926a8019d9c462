"""Who knows which game: matches begun, and what the coach has explained to a person already.

One row for each person and game, whose revision every write names. Whether somebody has played is
read from the tables; nothing is written down for it.
"""

from __future__ import annotations

from sqlalchemy import func, or_, select

from perihelion.games import ids, load
from perihelion.server.errors import BadRequest
from perihelion.server.identity.people import Caller
from perihelion.server.store import Store, schema
from perihelion.server.store.kept_rows import keep_row
from perihelion.server.wire import KeepGuide, MyGame


class Guides:
    """How well people know the games."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def mine(self, caller: Caller) -> tuple[MyGame, ...]:
        """Every game, with what a person has met of it."""
        guides = schema.guides
        rows = await self.store.rows(select(guides).where(guides.c.person == caller.id))
        kept = {row["game"]: row for row in rows}
        begun = await self._begun(caller)
        return tuple(
            MyGame(
                game=game,
                matches=begun.get(game, 0),
                guided=game in kept and kept[game]["is_on"],
                met=tuple(kept[game]["met"]) if game in kept else (),
                rev=kept[game]["rev"] if game in kept else 0,
            )
            for game in ids()
        )

    async def _begun(self, caller: Caller) -> dict[str, int]:
        """By game, the matches of a person that have begun; also those they left to a level."""
        tables, seats = schema.tables, schema.seats
        sat = select(seats.c.table_id).where(seats.c.person == caller.id)
        query = (
            select(tables.c.game, func.count().label("n"))
            .where(
                tables.c.status.in_(("running", "over")),
                or_(tables.c.owner == caller.id, tables.c.id.in_(sat)),
            )
            .group_by(tables.c.game)
        )
        return {row["game"]: row["n"] for row in await self.store.rows(query)}

    async def keep(self, caller: Caller, game: str, data: KeepGuide) -> MyGame:
        """Keep what somebody wants and has met; raises Conflict if that changed since."""
        rules = load(game)
        strange = [kind for kind in data.met if kind not in rules.question_kinds]
        if strange:
            raise BadRequest(f"{rules.id} asks no question of the kind {strange[0]!r}")
        met = list(dict.fromkeys(data.met))
        async with self.store.begin() as connection:
            await keep_row(
                connection,
                schema.guides,
                {"person": caller.id, "game": rules.id},
                {"is_on": data.guided, "met": met},
                rev=data.rev,
                conflict="the guide of this game was kept elsewhere meanwhile",
            )
        begun = (await self._begun(caller)).get(rules.id, 0)
        return MyGame(
            game=rules.id, matches=begun, guided=data.guided, met=tuple(met), rev=data.rev + 1
        )
