"""Solo campaigns: a row for each, and a table for each attempt at a level.

How far a campaign has come is reckoned from how its tables ended, whenever somebody asks; so
there is nothing that could disagree with the matches. The number of the attempt is unique in its
campaign: whoever begins a level twice at once sits down at one table.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any, Final

import msgspec
from sqlalchemy import RowMapping, delete, func, insert, select
from sqlalchemy.exc import IntegrityError

from perihelion.games import load
from perihelion.games.kepler3042.data_set.components import components
from perihelion.games.kepler3042.phrases import phrases
from perihelion.games.kepler3042.phrases.components import objective_text
from perihelion.kernel.wire import Outcome
from perihelion.match.campaign_progress import GAME, Standing, begun_with, result_of
from perihelion.server.errors import BadRequest, Conflict, Unknown, Unplayable
from perihelion.server.identity.credentials import new_id
from perihelion.server.identity.people import Caller
from perihelion.server.matches import upgrades
from perihelion.server.matches.journal import Change
from perihelion.server.matches.playing import Matches
from perihelion.server.matches.retry import looks_again
from perihelion.server.matches.rooms import SeatRow
from perihelion.server.store import Store, schema
from perihelion.server.tables.new_table import checked_options, new_row, sit_down
from perihelion.server.tables.tables import Tables
from perihelion.server.wire import (
    AtPly,
    CampaignAttempt,
    CampaignInfo,
    CampaignLevel,
    Do,
    House,
    MyCampaign,
    NewCampaign,
    PlayLevel,
    Table,
    plain,
)

MOST: Final = 100
"""Campaigns that one person may keep."""
MOST_ATTEMPTS: Final = 1_000
BONUS: Final = "bonus-cubes"
"""The question that asks which cubes the bonus is."""
LIVE: Final = ("open", "sealing", "running")
ATTEMPT: Final = ("id", "campaign", "attempt", "status", "options", "outcome", "ended")
"""The columns of a table that a campaign reads."""


class Campaigns:
    """The campaigns of people."""

    def __init__(
        self, store: Store, tables: Tables, matches: Matches, clock: Callable[[], float]
    ) -> None:
        self.store = store
        self.tables = tables
        self.matches = matches
        self.clock = clock

    # Looking.

    async def mine(self, caller: Caller) -> tuple[MyCampaign, ...]:
        """All campaigns of a person, the newest first."""
        campaigns = schema.campaigns
        query = select(campaigns).where(campaigns.c.person == caller.id)
        rows = await self.store.rows(query.order_by(campaigns.c.created.desc()))
        played = await self._played([row["id"] for row in rows])
        return tuple(
            _shown(row, [one for one in played if one["campaign"] == row["id"]]) for row in rows
        )

    async def one(self, caller: Caller, campaign: str) -> MyCampaign:
        """One of them; raises Unknown, also where it is somebody else's."""
        return _shown(await self._row(caller, campaign), await self._played([campaign]))

    async def _row(self, caller: Caller, campaign: str) -> RowMapping:
        campaigns = schema.campaigns
        row = await self.store.row(
            select(campaigns).where(campaigns.c.id == campaign, campaigns.c.person == caller.id)
        )
        if row is None:
            raise Unknown("there is no such campaign of yours")
        return row

    async def _played(self, ids: Sequence[str]) -> Sequence[RowMapping]:
        tables = schema.tables
        columns = [tables.c[name] for name in ATTEMPT]
        query = select(*columns).where(tables.c.campaign.in_(ids)).order_by(tables.c.attempt)
        return await self.store.rows(query)

    # Beginning and ending.

    async def begin(self, caller: Caller, wanted: NewCampaign) -> MyCampaign:
        """A new campaign."""
        checked_options(load(GAME), wanted.options, with_bots=False)
        standing = Standing(wanted.campaign, wanted.options)
        house = self.tables.checked_house(wanted.house)
        if house.clock.kind != "none" or house.return_match:
            raise BadRequest("a campaign is played alone: it has no clock and no return match")
        campaigns = schema.campaigns
        row = {
            "id": new_id(),
            "person": caller.id,
            "campaign": standing.campaign,
            "options": dict(wanted.options),
            "house": plain(house),
            "created": self.clock(),
        }
        count = select(func.count().label("n")).where(campaigns.c.person == caller.id)
        kept = await self.store.row(count)
        if kept is not None and kept["n"] >= MOST:
            raise Conflict(f"{MOST} campaigns are enough; give one up")
        async with self.store.begin() as connection:
            await connection.execute(insert(campaigns), row)
        return await self.one(caller, row["id"])

    async def give_up(self, caller: Caller, campaign: str) -> None:
        """Forget a campaign: its running level is resigned, its matches stay as matches."""
        await self._row(caller, campaign)
        await self.resign(caller, campaign)
        await self.forget([campaign])

    async def give_up_all(self, caller: Caller) -> None:
        """As whoever deletes their account does."""
        found = await self.mine(caller)
        for one in found:
            await self.resign(caller, one.id)
        await self.forget([one.id for one in found])

    async def resign(self, caller: Caller, campaign: str) -> None:
        """Give up the level that is being played, if there is one."""
        for row in await self._played([campaign]):
            if row["status"] == "running":
                try:
                    async with self.tables.rooms.open(row["id"]) as room:
                        ply = room.ply
                except Unplayable:
                    await upgrades.resign(self.tables, caller, row["id"], None)
                    continue
                await self.matches.resign(caller, row["id"], AtPly(ply=ply))
            elif row["status"] in LIVE:
                await self.tables.close(caller, row["id"])

    async def forget(self, ids: Sequence[str]) -> None:
        """Drop the rows; the tables belong to no campaign any more."""
        campaigns = schema.campaigns
        await self._let_go(ids)
        async with self.store.begin() as connection:
            await connection.execute(delete(campaigns).where(campaigns.c.id.in_(ids)))

    @looks_again
    async def _let_go(self, ids: Sequence[str]) -> None:
        tables = schema.tables
        query = select(tables.c.id, tables.c.rev).where(tables.c.campaign.in_(ids))
        alone = {"campaign": None, "attempt": None}
        await self.matches.journal.change(
            *(
                Change(table=row["id"], rev=row["rev"], row=alone)
                for row in await self.store.rows(query)
            )
        )

    # Playing.

    async def play(
        self,
        caller: Caller,
        campaign: str,
        wanted: PlayLevel,
        *,
        position: Mapping[str, object] | None = None,
    ) -> Table:
        """The table of the level to be played: the running one, or a new one.

        A `position` is for tests and puzzles; nobody can send one.
        """
        row = await self._row(caller, campaign)
        played = await self._played([campaign])
        mine = _shown(row, played)
        if mine.won:
            raise Conflict("the campaign is won; there is no further level")
        if mine.running is None and wanted.energy is not None:
            _check_energy(wanted.energy, mine.bonus_cubes)
        if mine.running is None:
            number = 1 + max((one["attempt"] for one in played), default=0)
            table = await self._begin_level(caller, mine, number, wanted, position)
        else:
            table = await self.tables.table(caller, mine.running)
        if wanted.energy is not None:
            await self._choose(caller, table, wanted.energy)
            table = await self.tables.table(caller, table.id)
        return table

    async def _begin_level(
        self,
        caller: Caller,
        mine: MyCampaign,
        number: int,
        wanted: PlayLevel,
        position: Mapping[str, object] | None,
    ) -> Table:
        """Open the table of an attempt, numbered by the very reading that found none running."""
        if number > MOST_ATTEMPTS:
            raise Conflict(f"{MOST_ATTEMPTS} attempts are enough; begin the campaign anew")
        standing = Standing(mine.campaign, mine.options)
        options = standing.options_of_level(mine.level, mine.bonus_cubes)
        if position is not None:
            given = {**position, "options": options, "seats": 1}
            position = standing.game.position(given).position()
        row = new_row(
            owner=caller.id,
            game=standing.game,
            seats=1,
            options=options,
            house=mine.house,
            now=self.clock(),
            position=position,
        )
        seat = SeatRow(0, "person", caller.name, nonce=wanted.nonce)
        sit_down(seat, caller)
        try:
            return await self.tables.open(
                caller, row | {"campaign": mine.id, "attempt": number}, [seat]
            )
        except IntegrityError:  # begun a moment ago, by another request of the same person
            again = await self.one(caller, mine.id)
            if again.running is None:
                raise Conflict("the level was begun and ended meanwhile; look again") from None
            return await self.tables.table(caller, again.running)

    async def _choose(self, caller: Caller, table: Table, energy: int) -> None:
        """Answer the question for the bonus cubes, which is the first of a level."""
        if table.status == "sealing":
            raise Conflict("the start waits for a nonce; choose the cubes at the table")
        async with self.tables.rooms.open(table.id) as room:
            ply, asked = room.ply, room.match.pending().seats
            decision = room.match.decision(0) if 0 in asked else None
        if decision is None or decision.kind != BONUS:
            raise Conflict("no bonus cubes are to be chosen now; play without `energy`")
        _check_energy(energy, len(decision.options) - 1)
        await self.matches.act(caller, table.id, Do(action=decision.options[energy].id, ply=ply))


def _check_energy(energy: int, cubes: int) -> None:
    if cubes == 0:
        raise Conflict("this level has no bonus cubes to choose; play without `energy`")
    if energy > cubes:
        raise BadRequest(f"`energy` is 0 to {cubes}, the number of the bonus cubes, not {energy}")


def _shown(row: RowMapping, played: Sequence[RowMapping]) -> MyCampaign:
    """A campaign as its tables make it."""
    options = begun_with(row["options"], played[0]["options"] if played else None)
    standing = Standing(row["campaign"], options)
    attempts = []
    running = None
    for one in played:
        if one["status"] in LIVE:
            running = str(one["id"])
        if one["outcome"] is None or one["outcome"]["reason"] == upgrades.NO_RESULT:
            continue
        outcome = msgspec.convert(one["outcome"], Outcome)
        level, cubes = one["options"]["level"], one["options"]["bonus_cubes"]
        result = result_of(level, cubes, outcome)
        standing.results.append(result)
        attempts.append(
            CampaignAttempt(
                **msgspec.structs.asdict(result),
                reason=outcome.reason,
                table=one["id"],
                ended=one["ended"],
            )
        )
    return MyCampaign(
        id=row["id"],
        campaign=standing.campaign,
        game=GAME,
        options=options,
        house=msgspec.convert(row["house"], House),
        level=standing.level,
        minimum=standing.minimum(standing.level),
        won=standing.is_won,
        bonus_cubes=standing.bonus_cubes,
        bonus_antimatter=standing.bonus_antimatter,
        running=running,
        attempts=tuple(attempts),
        created=row["created"],
    )


@cache
def catalogue() -> tuple[CampaignInfo, ...]:
    """The campaigns of the box with their levels."""
    records: Any = components().records["objectives"]
    asked = {one["id"]: one for one in records["objectives"]}
    return tuple(
        CampaignInfo(
            id=one["id"],
            game=GAME,
            name=phrases.campaign(one["id"]),
            difficulty=one["difficulty"],
            levels=tuple(
                CampaignLevel(
                    level=level,
                    minimum=Standing(one["id"]).minimum(level),
                    objective=objective,
                    name=phrases.objective(objective),
                    text=objective_text(asked[objective]),
                )
                for level, objective in enumerate(one["levels"], 1)
            ),
        )
        for one in records["campaigns"]
    )
