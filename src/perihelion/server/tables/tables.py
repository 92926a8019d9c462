"""Tables: set up, found, joined, started and left; a match begins where all seats are taken."""

from __future__ import annotations

import hmac
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final

import msgspec
from sqlalchemy import RowMapping, and_, or_, select
from sqlalchemy.exc import IntegrityError

from perihelion.ai.judged import judgement
from perihelion.games import load
from perihelion.kernel.game import Game
from perihelion.kernel.wire import Outcome
from perihelion.match import Seal
from perihelion.server import wire
from perihelion.server.data_sets.sets import DataSets
from perihelion.server.errors import BadRequest, Conflict, NotYours, Unplayable
from perihelion.server.identity.names import ANONYMOUS
from perihelion.server.identity.people import Caller
from perihelion.server.matches import clocks as ticking
from perihelion.server.matches import upgrades
from perihelion.server.matches.journal import Change, Journal
from perihelion.server.matches.journal import NewTable as NewRows
from perihelion.server.matches.playing import Matches
from perihelion.server.matches.retry import TRIES, looks_again
from perihelion.server.matches.rooms import Room, Rooms, SeatRow, seat_dict, seat_rows
from perihelion.server.store import Store, schema
from perihelion.server.store.asynchronous import AsyncConnection
from perihelion.server.tables import new_table
from perihelion.server.thinking.levels import check_level, judge_of

PAGE: Final = 50
MOST_OPEN: Final = 100
"""Tables that one person may have open and running at a time."""


class Tables:
    """Everything about a table except playing."""

    def __init__(
        self,
        store: Store,
        rooms: Rooms,
        matches: Matches,
        nonce_seconds: float,
        clock: Callable[[], float],
        *,
        data_sets: DataSets,
    ) -> None:
        self.store = store
        self.data_sets = data_sets
        self.rooms = rooms
        self.matches = matches
        self.journal: Journal = matches.journal
        self.nonce_seconds = nonce_seconds
        self.clock = clock

    # Making.

    async def create(self, caller: Caller, wanted: wire.NewTable) -> wire.Table:
        """A new table; the match begins at once if nobody is missing."""
        game = load(wanted.game)
        seats = new_table.seats_asked(caller, game.id, wanted.seats)
        with_bots = any(one.level for one in seats)
        position = None
        if wanted.position is None:
            count = game.checked_seats(len(seats))
            given, stored = await self.with_stored_set(caller, game, wanted.options)
            options = new_table.checked_options(game, given, with_bots=with_bots, stored=stored)
        else:
            if wanted.options:
                raise BadRequest("a position has its own options; give no others")
            given, stored = await self.with_stored_set(caller, game, wanted.position.get("options"))
            new_table.check_no_files(game, given, stored)
            described = wanted.position if stored is None else wanted.position | {"options": given}
            state = game.position(described)
            count, options = int(state.seats), state.options()
            position = state.position()
            if count != len(seats):
                raise BadRequest(f"the position is one of {count} seats, not {len(seats)}")
            if state.is_over:
                raise BadRequest("in this position the match is over")
        row = new_table.new_row(
            owner=caller.id,
            game=game,
            seats=count,
            options=options,
            house=self.checked_house(wanted.house),
            now=self.clock(),
            position=position,
        )
        for seat in seats:
            if seat.person == caller.id:
                seat.nonce = wanted.nonce
        return await self.open(caller, row, seats)

    async def with_stored_set(
        self, caller: Caller, game: Game, given: Any
    ) -> tuple[Any, str | None]:
        """Options whose set is the content of the one that they named; raises Unknown."""
        named = new_table.names_stored_set(given)
        if named is None:
            return given, None
        stored = await self.data_sets.chosen(caller, game.id, named)
        await self.rooms.sets.bring({"data": stored})
        return {**given, "data": stored}, stored

    def checked_house(self, house: wire.House) -> wire.House:
        """The customs of a table, as far as this server allows them."""
        check_level(house.stand_in)
        if house.nonce_seconds > self.nonce_seconds:
            raise BadRequest(f"the start may wait {self.nonce_seconds:g} s for nonces, not more")
        return house

    async def play(self, caller: Caller, wanted: wire.Play) -> wire.Table:
        """A match against levels, running at once."""
        game = load(wanted.game)
        count = game.checked_seats(wanted.seats)
        if wanted.seat >= count:
            raise BadRequest(f"there is no seat {wanted.seat}; the seats are 0 to {count - 1}")
        me, level = wire.SeatAsked(kind="me"), wire.SeatAsked(kind="level", level=wanted.level)
        seats = tuple(me if seat == wanted.seat else level for seat in range(count))
        table = wire.NewTable(
            game=wanted.game,
            seats=seats,
            options=wanted.options,
            house=wanted.house,
            nonce=wanted.nonce,
        )
        return await self.create(caller, table)

    async def open(self, caller: Caller, row: dict[str, Any], seats: list[SeatRow]) -> wire.Table:
        """Write a new table down, and start if nobody is missing."""
        await self._check_not_too_many(caller)
        try:
            await self.journal.change(new=[self.new(row, seats)])
        except IntegrityError:
            if row["content"] is not None:
                await self.data_sets.check_kept(row["content"])
            raise
        await self.maybe_start(row["id"])
        return await self.table(caller, row["id"])

    def new(self, row: dict[str, Any], seats: Sequence[SeatRow]) -> NewRows:
        """A table to be written; one where nobody is missing is due to start."""
        row = row | self._due(msgspec.convert(row["house"], wire.House), seats)
        return NewRows(row, [seat_dict(row["id"], one) for one in seats])

    def _due(self, house: wire.House, seats: Sequence[SeatRow]) -> dict[str, Any]:
        """What is written with the last seat that is taken, so that the start is never forgotten:
        whoever took it starts the match, and if they are lost on the way the sweeper does.
        """
        if any(one.is_free for one in seats):
            return {}
        waits = any(one.person and one.nonce is None for one in seats)
        return {
            "status": "sealing",
            "deadline": self.clock() + (house.nonce_seconds if waits else 0.0),
        }

    async def _check_not_too_many(self, caller: Caller) -> None:
        tables = schema.tables
        query = (
            select(tables.c.id)
            .where(tables.c.owner == caller.id, tables.c.status.in_(("open", "running", "sealing")))
            .limit(MOST_OPEN)
        )
        if len(await self.store.rows(query)) >= MOST_OPEN:
            raise Conflict(f"{MOST_OPEN} tables at a time are enough; end or close one")

    # Looking.

    async def table(self, caller: Caller, table: str) -> wire.Table:
        """A table as this person may know it."""
        row, seats = await self.rows(table)
        return shown(row, seats, caller)

    async def watched(self, caller: Caller, table: str) -> wire.Table:
        """A table for those who may watch it; raises NotYours."""
        row, seats = await self.rows(table)
        found = shown(row, seats, caller)
        if not _may_watch(found):
            raise NotYours("this table has no spectators")
        return found

    async def invited(self, caller: Caller, table: str, code: str | None) -> wire.Table:
        """A table for those who may watch it or sit down at it; raises NotYours."""
        row, seats = await self.rows(table)
        found = shown(row, seats, caller)
        is_open = row["status"] == "open" and any(
            one.is_free and (one.kind == "open" or one.reserved == caller.id) for one in seats
        )
        if not _may_watch(found) and not is_open and not _is_code(row, code):
            raise NotYours("this table is for those who have its link")
        return found

    async def rows(self, table: str) -> tuple[RowMapping, list[SeatRow]]:
        """The rows of a table, of one revision; raises Unknown."""
        return await self.rooms.rows(table)

    async def lobby(self, caller: Caller, game: str | None, before: float | None) -> wire.Page:
        """Listed tables with a free seat for anybody, the newest first."""
        tables, seats = schema.tables, schema.seats
        free = (
            select(seats.c.table_id)
            .where(
                seats.c.table_id == tables.c.id, seats.c.kind == "open", seats.c.person.is_(None)
            )
            .exists()
        )
        chosen = [tables.c.status == "open", tables.c.is_private.is_(False), free]
        if game is not None:
            chosen.append(tables.c.game == game)
        return await self._page(caller, and_(*chosen), before)

    async def mine(
        self, caller: Caller, status: wire.Status | None, before: float | None
    ) -> wire.Page:
        """The tables of a person, and those they are invited to, the newest first."""
        tables, seats = schema.tables, schema.seats
        sat = (
            select(seats.c.table_id)
            .where(
                seats.c.table_id == tables.c.id,
                or_(seats.c.person == caller.id, seats.c.left_by == caller.id),
            )
            .exists()
        )
        invited = (
            select(seats.c.table_id)
            .where(
                seats.c.table_id == tables.c.id,
                seats.c.reserved == caller.id,
                seats.c.person.is_(None),
            )
            .exists()
        )
        asked = and_(tables.c.status == "open", invited)
        chosen = [or_(sat, tables.c.owner == caller.id, asked)]
        if status is not None:
            chosen.append(tables.c.status == status)
        return await self._page(caller, and_(*chosen), before)

    async def _page(self, caller: Caller, chosen: Any, before: float | None) -> wire.Page:
        tables, seats = schema.tables, schema.seats
        query = select(tables).where(chosen).order_by(tables.c.created.desc()).limit(PAGE + 1)
        if before is not None:
            query = query.where(tables.c.created < before)
        rows = await self.store.rows(query)
        ids = [row["id"] for row in rows]
        sat = await self.store.rows(select(seats).where(seats.c.table_id.in_(ids)))
        found = tuple(
            shown(row, seat_rows([one for one in sat if one["table_id"] == row["id"]]), caller)
            for row in rows[:PAGE]
        )
        more = repr(found[-1].created) if len(rows) > PAGE else None
        return wire.Page(found, more)

    # Sitting down and getting up.

    async def sit(self, caller: Caller, table: str, wanted: wire.Sit) -> wire.Table:
        """Take a free seat: an open one, or with the code of the link a friend's."""
        await self._take_seat(caller, table, wanted)
        await self.maybe_start(table)
        return await self.table(caller, table)

    @looks_again
    async def _take_seat(self, caller: Caller, table: str, wanted: wire.Sit) -> None:
        row, seats = await self.rows(table)
        if row["status"] != "open":
            raise Conflict("the match has begun already, or the table is closed")
        has_code = _is_code(row, wanted.code)
        if wanted.code is not None and not has_code:
            raise NotYours("the code of the link is wrong")
        sits = any(one.person == caller.id for one in seats)
        if sits and (wanted.seat is None or row["owner"] != caller.id):
            raise Conflict("you sit at this table already")
        seat = _free_seat(seats, caller, wanted.seat, has_code=has_code)
        new_table.sit_down(seat, caller)
        seat.nonce = wanted.nonce
        due = self._due(msgspec.convert(row["house"], wire.House), seats)
        await self.save_seats(row, [seat], **due)

    async def give_nonce(self, caller: Caller, table: str, given: wire.GiveNonce) -> wire.Table:
        """Add to the seed, after having seen the commitment; once, before the start."""
        await self._note_nonce(caller, table, given)
        await self.maybe_start(table)
        return await self.table(caller, table)

    @looks_again
    async def _note_nonce(self, caller: Caller, table: str, given: wire.GiveNonce) -> None:
        row, seats = await self.rows(table)
        mine = [one for one in seats if one.person == caller.id]
        if given.seat is not None:
            mine = [one for one in mine if one.seat == given.seat]
        if not mine:
            raise NotYours("you have no such seat at this table")
        if row["status"] not in ("open", "sealing"):
            raise Conflict("the nonces are fixed: the match has begun")
        if mine[0].nonce is not None:
            raise Conflict("this seat has given its nonce")
        mine[0].nonce = given.nonce
        await self.save_seats(row, [mine[0]])

    @looks_again
    async def leave(self, caller: Caller, table: str, wanted: int | None) -> wire.Table:
        """Get up: before the start the seat is free again, later a level plays on."""
        row, seats = await self.rows(table)
        mine = [one for one in seats if one.person == caller.id]
        if wanted is not None:
            mine = [one for one in mine if one.seat == wanted]
        if not mine:
            raise NotYours("you have no such seat at this table")
        if row["status"] == "running":
            if row["campaign"] is not None:
                raise Conflict("a level of a campaign is played by nobody else; resign it")
            try:
                await self._leave_to_level(caller, table, wanted)
            except Unplayable:
                await upgrades.leave(self, row, seats, mine)
        elif row["status"] in ("open", "sealing"):
            for one in mine:
                one.kind = "agent" if one.kind == "agent" else "open"
                one.person, one.nonce, one.name = None, None, ""
            await self.save_seats(row, mine, status="open", deadline=None)
        else:
            raise Conflict("the match is over; there is nothing to leave")
        return await self.table(caller, table)

    async def _leave_to_level(self, caller: Caller, table: str, wanted: int | None) -> None:
        async with self.rooms.open(table) as room:
            if room.status != "running":
                raise Conflict("the match is over; there is nothing to leave")
            for seat in room.seats_of(caller.id):
                if wanted in (None, seat):
                    await self.matches.replace(room, seat)

    @looks_again
    async def close(self, caller: Caller, table: str) -> wire.Table:
        """Give up a table whose match has not begun."""
        row, _ = await self.rows(table)
        if row["owner"] != caller.id:
            raise NotYours("only whoever set the table up may close it")
        if row["status"] not in ("open", "sealing"):
            raise Conflict("the match has begun; resign or leave instead")
        await self.save_seats(row, [], status="closed", deadline=None)
        return await self.table(caller, table)

    async def leave_all(self, caller: Caller) -> None:
        """Get up everywhere and close what has not begun, as whoever deletes their account does."""
        seats, tables = schema.seats, schema.tables
        query = (
            select(tables.c.id, tables.c.owner, tables.c.status)
            .join(seats)
            .where(
                or_(seats.c.person == caller.id, tables.c.owner == caller.id),
                tables.c.campaign.is_(None),
                tables.c.status.in_(("open", "sealing", "running")),
            )
            .distinct()
        )
        for row in await self.store.rows(query):
            await self._leave_behind(caller, row["id"])

    async def _leave_behind(self, caller: Caller, table: str) -> None:
        """Close it or get up, as it stands by then: it may begin or end at the same moment."""
        for left in reversed(range(TRIES)):
            row, seats = await self.rows(table)
            is_open = row["status"] in ("open", "sealing")
            sits = any(one.person == caller.id for one in seats)
            try:
                if is_open and row["owner"] == caller.id:
                    await self.close(caller, table)
                elif sits and (is_open or row["status"] == "running"):
                    await self.leave(caller, table, None)
            except (Conflict, NotYours):  # a level has the seat, where the time ran out
                if not left:
                    raise
            else:
                return

    async def forget(self, person: str) -> None:
        """Make the seats of a deleted account anonymous; the others keep their records."""
        tables, seats = schema.tables, schema.seats
        named = or_(seats.c.person == person, seats.c.left_by == person, seats.c.reserved == person)
        query = (
            select(tables.c.id)
            .outerjoin(seats)
            .where(or_(tables.c.owner == person, named))
            .distinct()
        )
        for row in await self.store.rows(query):
            await self._forget_at(person, row["id"])

    async def _forget_at(self, person: str, table: str) -> None:
        """While levels play on at this table, perhaps faster than its rows can be looked at."""
        look = partial(self._forgotten, person, table)
        await self.journal.change_held(table, look)

    async def _forgotten(self, person: str, table: str, connection: AsyncConnection) -> Change:
        row, seats = await self.rooms.rows_in(connection, table)
        mine = [one for one in seats if person in (one.person, one.left_by, one.reserved)]
        for one in mine:
            one.name = "" if one.is_free else ANONYMOUS
            if one.person == person:
                one.person = None
            one.left_by = None if one.left_by == person else one.left_by
            one.reserved = None if one.reserved == person else one.reserved
        owner = None if row["owner"] == person else row["owner"]
        return self._change(row, mine, owner=owner)

    async def save_seats(
        self, row: RowMapping, changed: Sequence[SeatRow], **columns: object
    ) -> None:
        await self.journal.change(self._change(row, changed, **columns))

    def _change(self, row: RowMapping, changed: Sequence[SeatRow], **columns: object) -> Change:
        return Change(
            table=row["id"],
            rev=row["rev"],
            row={"changed": self.clock()} | columns,
            seats=[seat_dict(row["id"], one) for one in changed],
        )

    # Starting.

    @looks_again
    async def maybe_start(self, table: str, *, wait: bool = True) -> None:
        """Begin the match where every seat is taken, and the nonces given or waited for."""
        row, seats = await self.rows(table)
        if row["status"] not in ("open", "sealing") or any(one.is_free for one in seats):
            return
        house = msgspec.convert(row["house"], wire.House)
        missing = [one for one in seats if one.person and one.nonce is None]
        if wait and missing and house.nonce_seconds > 0:
            if row["status"] == "open":
                await self.save_seats(row, [], **self._due(house, seats))
            return
        await self._start(row, seats, house)

    async def _start(self, row: RowMapping, seats: list[SeatRow], house: wire.House) -> None:
        seal = Seal(bytes(row["seed"]), row["game"], row["seats"], row["options"])
        nonces = row["nonces"] or list(seal.nonces([one.nonce for one in seats]))
        room = Room({**row, "nonces": nonces, "status": "running"}, seats, self.clock)  # type: ignore[arg-type]  # a row with its changes
        for seat in seats:
            seat.judge = await judge_of(seat.level, room) if seat.level else None
        now = self.clock()
        room.clocks = ticking.begun(house.clock, [one.person is not None for one in seats], now)
        room.seated()
        await self.matches.commit(room, [one.seat for one in seats if one.judge])


def _free_seat(
    seats: Sequence[SeatRow], caller: Caller, wanted: int | None, *, has_code: bool
) -> SeatRow:
    free = [one for one in seats if one.is_free and one.reserved in (None, caller.id)]
    if wanted is not None:
        free = [one for one in free if one.seat == wanted]
    allowed = [
        one
        for one in free
        if one.reserved == caller.id
        or (one.kind == "open" and one.reserved is None)
        or (has_code and (one.kind == "friend" or caller.session is None))
    ]
    if not free:
        raise Conflict("there is no such free seat")
    if not allowed:
        raise NotYours("the free seats are for those who have the link (a token, for an agent)")
    return next((one for one in allowed if one.reserved == caller.id), allowed[0])


def _may_watch(table: wire.Table) -> bool:
    return bool(table.house.spectators or table.mine or table.left or table.owner)


def _is_code(row: RowMapping, code: str | None) -> bool:
    """Whether this is the code of the table's link."""
    return code is not None and hmac.compare_digest(code.encode(), str(row["join_code"]).encode())


def shown(row: RowMapping | dict[str, Any], seats: Sequence[SeatRow], caller: Caller) -> wire.Table:
    """A table as this person may know it: never the seed, the nonces or who the others are."""
    mine = tuple(one.seat for one in seats if caller.id and one.person == caller.id)
    is_owner = bool(caller.id) and row["owner"] == caller.id
    house = msgspec.convert(row["house"], wire.House)
    seal = Seal(bytes(row["seed"]), row["game"], row["seats"], row["options"])
    return wire.Table(
        id=row["id"],
        game=row["game"],
        status=row["status"],
        seats=tuple(_shown_seat(one, caller) for one in seats),
        options=row["options"],
        data=row["data"],
        house=house,
        commitment=seal.commitment,
        created=row["created"],
        ply=row["ply"],
        asked=tuple(row["asked"]),
        mine=mine,
        left=tuple(one.seat for one in seats if caller.id and one.left_by == caller.id),
        owner=is_owner,
        join=row["join_code"] if mine or is_owner else None,
        outcome=None if row["outcome"] is None else msgspec.convert(row["outcome"], Outcome),
        twin=row["twin"],
        rematch=row["rematch"],
        forked_from=row["forked_from"],
        campaign=row["campaign"] if is_owner else None,
        my_turn=row["status"] == "running" and bool(set(mine) & set(row["asked"])),
        deadline=row["deadline"] if row["status"] in ("sealing", "running") else None,
    )


def _shown_seat(one: SeatRow, caller: Caller) -> wire.Seat:
    kind: Any = one.kind if one.kind in ("level", "agent", "friend", "open") else "person"
    return wire.Seat(
        seat=one.seat,
        kind=kind,
        name=one.name,
        level=one.level,
        judge=None if one.judge is None else judgement(one.judge),
        mine=bool(caller.id) and one.person == caller.id,
        taken=one.person is not None or one.kind == "level",
        nonce=one.nonce is not None,
        left=one.left_by is not None,
        invited=bool(caller.id) and one.is_free and one.reserved == caller.id,
    )
