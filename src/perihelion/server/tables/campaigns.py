"""Campaigns: a row for each, and a table for each attempt at a level.

How far a campaign has come is reckoned from how its tables ended, whenever somebody asks; so
there is nothing that could disagree with the matches. The number of the attempt is unique in its
campaign: whoever begins a level twice at once sits down at one table.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Final

import msgspec
from sqlalchemy import RowMapping, delete, func, insert, select
from sqlalchemy.exc import IntegrityError

from perihelion.kernel.campaigns import CampaignSpec
from perihelion.kernel.game import Game
from perihelion.kernel.wire import Outcome
from perihelion.match import campaign_progress
from perihelion.server import wire
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
from perihelion.server.thinking.levels import check_level

MOST: Final = 100
"""Campaigns that one person may keep."""
MOST_ATTEMPTS: Final = 1_000
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

    async def mine(self, caller: Caller) -> tuple[wire.MyCampaign, ...]:
        """All campaigns of a person, the newest first."""
        campaigns = schema.campaigns
        query = select(campaigns).where(campaigns.c.person == caller.id)
        rows = await self.store.rows(query.order_by(campaigns.c.created.desc()))
        played = await self._played([row["id"] for row in rows])
        return tuple(
            _shown(row, [one for one in played if one["campaign"] == row["id"]]) for row in rows
        )

    async def one(self, caller: Caller, campaign: str) -> wire.MyCampaign:
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

    async def begin(self, caller: Caller, wanted: wire.NewCampaign) -> wire.MyCampaign:
        """A new campaign."""
        game, _ = campaign_progress.find_campaign(wanted.campaign, wanted.game)
        checked_options(game, wanted.options, with_bots=False)
        standing = campaign_progress.Standing(wanted.campaign, wanted.options, game.id)
        house = self.tables.checked_house(wanted.house)
        if house.clock.kind != "none" or house.return_match:
            raise BadRequest("a campaign is played alone: it has no clock and no return match")
        campaigns = schema.campaigns
        row = {
            "id": new_id(),
            "person": caller.id,
            "campaign": standing.campaign,
            "game": game.id,
            "options": dict(wanted.options),
            "house": wire.plain(house),
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
                    await self.matches.give_up(caller, row["id"])
                except Unplayable:
                    await upgrades.resign(self.tables, caller, row["id"], None)
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
        wanted: wire.PlayLevel,
        *,
        position: Mapping[str, object] | None = None,
    ) -> wire.Table:
        """The table of the level to be played: the running one, or a new one.

        A `position` is for tests and puzzles; nobody can send one.
        """
        row = await self._row(caller, campaign)
        played = await self._played([campaign])
        mine, standing = _shown(row, played), _standing(row, played)
        if mine.won:
            raise Conflict("the campaign is won; there is no further level")
        if wanted.answer is not None:
            _check_opening(standing, wanted.answer)
        if mine.running is None:
            number = 1 + max((one["attempt"] for one in played), default=0)
            table = await self._begin_level(
                caller, mine, standing, number, nonce=wanted.nonce, position=position
            )
        else:
            table = await self.tables.table(caller, mine.running)
        if wanted.answer is not None:
            await self._choose(caller, table, wanted.answer)
            table = await self.tables.table(caller, table.id)
        return table

    async def _begin_level(
        self,
        caller: Caller,
        mine: wire.MyCampaign,
        standing: campaign_progress.Standing,
        number: int,
        *,
        nonce: str | None,
        position: Mapping[str, object] | None,
    ) -> wire.Table:
        """Open the table of an attempt, numbered by the very reading that found none running."""
        if number > MOST_ATTEMPTS:
            raise Conflict(f"{MOST_ATTEMPTS} attempts are enough; begin the campaign anew")
        options, seats = standing.options_of_level(mine.level, standing.carried), _seats(standing)
        if position is not None:
            given = {**position, "options": options, "seats": len(seats)}
            position = standing.game.position(given).position()
        row = new_row(
            owner=caller.id,
            game=standing.game,
            seats=len(seats),
            options=options,
            house=mine.house,
            now=self.clock(),
            position=position,
        )
        sit_down(seats[0], caller)
        seats[0].nonce = nonce
        try:
            return await self.tables.open(
                caller, row | {"campaign": mine.id, "attempt": number}, seats
            )
        except IntegrityError:  # begun a moment ago, by another request of the same person
            again = await self.one(caller, mine.id)
            if again.running is None:
                raise Conflict("the level was begun and ended meanwhile; look again") from None
            return await self.tables.table(caller, again.running)

    async def _choose(self, caller: Caller, table: wire.Table, answer: str) -> None:
        """Answer the first question of a level."""
        if table.status == "sealing":
            raise Conflict("the start waits for a nonce; choose at the table")
        async with self.tables.rooms.open(table.id) as room:
            ply, asked = room.ply, room.match.pending().seats
            options = room.match.decision(0).options if 0 in asked else ()
        found = [one.id for one in options if one.text == answer]
        if not found:
            raise Conflict("this is not to be answered now; play without `answer`")
        await self.matches.act(caller, table.id, wire.Do(action=found[0], ply=ply))


def _check_opening(standing: campaign_progress.Standing, answer: str) -> None:
    """Refuse an answer in advance that the level would not take."""
    known = standing.spec.opening_answers(standing.carried)
    if not known:
        raise Conflict("this level asks nothing in advance; play without `answer`")
    if answer not in known:
        raise BadRequest(f"`answer` is none of: {', '.join(known)}")


def _seats(standing: campaign_progress.Standing) -> list[SeatRow]:
    """Who plays the next level: a person, and the levels that are its opponents."""
    opponents = map(check_level, standing.spec.levels[standing.level - 1].opponents)
    return [
        SeatRow(0, "person", ""),
        *(SeatRow(seat, "level", one, level=one) for seat, one in enumerate(opponents, 1)),
    ]


def _standing(row: RowMapping, played: Sequence[RowMapping]) -> campaign_progress.Standing:
    """How far a campaign has come, as its tables make it; its results are `_counted`."""
    first = played[0]["options"] if played else None
    options = campaign_progress.begun_with(row["campaign"], row["options"], first, row["game"])
    standing = campaign_progress.Standing(row["campaign"], options, row["game"])
    for one in _counted(played):
        carried = {name: one["options"][name] for name in standing.spec.carries}
        outcome = msgspec.convert(one["outcome"], Outcome)
        standing.results.append(standing.result(standing.level, carried, outcome))
    return standing


def _counted(played: Sequence[RowMapping]) -> list[RowMapping]:
    """The tables that count: those that came to an end with a result."""
    ended = [one for one in played if one["outcome"] is not None]
    return [one for one in ended if one["outcome"]["reason"] != upgrades.NO_RESULT]


def _shown(row: RowMapping, played: Sequence[RowMapping]) -> wire.MyCampaign:
    standing = _standing(row, played)
    live = [str(one["id"]) for one in played if one["status"] in LIVE]
    return wire.MyCampaign(
        id=row["id"],
        campaign=standing.campaign,
        game=standing.game.id,
        info=_info(standing.game, standing.spec),
        options=standing.given,
        house=msgspec.convert(row["house"], wire.House),
        level=standing.level,
        minimum=standing.minimum(standing.level),
        won=standing.is_won,
        carried=standing.carried,
        bonuses=standing.bonuses,
        bonus_text=None
        if standing.is_won
        else standing.spec.bonus_text(standing.level, standing.carried),
        running=live[-1] if live else None,
        attempts=tuple(
            wire.CampaignAttempt(
                **msgspec.structs.asdict(result),
                reason=one["outcome"]["reason"],
                table=one["id"],
                ended=one["ended"],
            )
            for one, result in zip(_counted(played), standing.results, strict=True)
        ),
        created=row["created"],
    )


@cache
def catalogue() -> tuple[wire.CampaignInfo, ...]:
    """The campaigns of all games with their levels, on the data that ships."""
    return tuple(_info(game, spec) for game, spec in campaign_progress.all_campaigns())


def _info(game: Game, spec: CampaignSpec) -> wire.CampaignInfo:
    return wire.CampaignInfo(
        id=spec.id,
        game=game.id,
        name=spec.name,
        difficulty=spec.difficulty,
        about=spec.about,
        levels=tuple(
            wire.CampaignLevel(
                level=level,
                minimum=one.minimum,
                objective=one.id,
                name=one.name,
                text=one.text,
            )
            for level, one in enumerate(spec.levels, 1)
        ),
    )
