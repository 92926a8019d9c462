"""Tables that follow from another: the rematch, the return match on the same deal, the fork."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec
from sqlalchemy import RowMapping

from perihelion.games import load
from perihelion.server.errors import BadRequest, Conflict, NotBegun, NotYours
from perihelion.server.identity.people import Caller
from perihelion.server.matches.journal import Change
from perihelion.server.matches.playing import Matches
from perihelion.server.matches.retry import looks_again
from perihelion.server.matches.rooms import Room, SeatRow
from perihelion.server.matches.views import check_may_watch, check_revealed, moment_of
from perihelion.server.tables.new_table import new_row, seats_asked, sit_down
from perihelion.server.tables.tables import Tables
from perihelion.server.wire import Fork, House, Sit, Table


class FollowUps:
    """New tables out of old ones."""

    def __init__(self, tables: Tables, matches: Matches, clock: Callable[[], float]) -> None:
        self.tables = tables
        self.journal = matches.journal
        self.clock = clock

    async def rematch(self, caller: Caller, table: str) -> Table:
        """The same table once more; whoever asks second sits down at the first one's table."""
        fresh = await self._set_up_rematch(caller, table)
        await self.tables.maybe_start(fresh)
        return await self.tables.table(caller, fresh)

    @looks_again
    async def _set_up_rematch(self, caller: Caller, table: str) -> str:
        row, seats = await self.tables.rows(table)
        if not any(one.person == caller.id for one in seats):
            raise NotYours("only those who played may ask for a rematch")
        if row["status"] != "over":
            raise Conflict("the match is still running")
        if row["campaign"] is not None:
            raise Conflict("a level of a campaign is played again from its campaign")
        if row["rematch"] is not None:
            return await self._join(caller, row["rematch"])
        house = msgspec.convert(row["house"], House)
        fresh = self._like(row, seats, house)
        rows = [self._kept(one, caller) for one in seats]
        link = _link(row, rematch=fresh["id"])
        await self.journal.change(link, new=[self.tables.new(fresh, rows)])
        return str(fresh["id"])

    async def _join(self, caller: Caller, table: str) -> str:
        row, seats = await self.tables.rows(table)
        if row["status"] == "open" and not any(one.person == caller.id for one in seats):
            await self.tables.sit(caller, table, Sit())
        return table

    def _like(self, row: RowMapping, seats: Sequence[SeatRow], house: House) -> dict[str, Any]:
        return new_row(
            owner=row["owner"],
            game=load(row["game"]),
            seats=len(seats),
            options=row["options"],
            house=house,
            now=self.clock(),
            position=row["position"],
        )

    @staticmethod
    def _kept(old: SeatRow, caller: Caller) -> SeatRow:
        """A seat of the new table: levels and the asker sit, the others find theirs reserved."""
        if old.kind == "level":
            return SeatRow(old.seat, "level", old.name, level=old.level)
        if old.person == caller.id:
            row = SeatRow(old.seat, old.kind, old.name)
            sit_down(row, caller, old.name)
            return row
        kind = "agent" if old.kind == "agent" else "friend"
        return SeatRow(old.seat, kind, old.name, reserved=old.person)

    # The return match.

    @looks_again
    async def want_return(self, caller: Caller, table: str) -> Table:
        """Agree on a return match: before the end the seed stays sealed until both are over.

        After the reveal it is set up at once, and marked as an open deal.
        """
        row, seats = await self.tables.rows(table)
        agreed = await self._agree(caller, row, seats)
        if row["twin"] is not None:
            return await self.tables.table(caller, row["twin"])
        if row["status"] == "over" and agreed:
            return await self.tables.table(caller, await self.set_up_return(table))
        return await self.tables.table(caller, table)

    async def _agree(self, caller: Caller, row: RowMapping, seats: Sequence[SeatRow]) -> bool:
        """Note who wants a return match; whether all do."""
        people = {one.person for one in seats if one.person}
        if caller.id not in people:
            raise NotYours("only those who play may agree on a return match")
        if len(seats) < 2:
            raise BadRequest("alone there are no seats to move on")
        if row["status"] not in ("running", "over"):
            raise NotBegun("the match has not begun")
        agreed = sorted({*row["agreed"], caller.id})
        all_agree = people <= set(agreed)
        if row["twin"] is None:
            sealed = row["is_sealed"] or (all_agree and row["status"] == "running")
            await self.journal.change(_link(row, agreed=agreed, is_sealed=sealed))
        return all_agree

    async def set_up_return(self, table: str) -> str:
        """The second match of a deal, everybody one seat further; once, whoever asks."""
        row, seats = await self.tables.rows(table)
        if row["twin"] is not None:
            return str(row["twin"])
        house = msgspec.structs.replace(msgspec.convert(row["house"], House), return_match=False)
        fresh = self._like(row, seats, house) | {
            "seed": row["seed"],
            "nonces": row["nonces"],
            "is_open_deal": row["is_open_deal"] or not row["is_sealed"],
            "is_sealed": row["is_sealed"],
            "twin": table,
        }
        moved = [*seats[-1:], *seats[:-1]]
        rows = [
            msgspec.structs.replace(one, seat=seat, nonce=None) for seat, one in enumerate(moved)
        ]
        link = _link(row, twin=fresh["id"], deadline=None)
        await self.journal.change(link, new=[self.tables.new(fresh, rows)])
        await self.tables.maybe_start(fresh["id"])
        return str(fresh["id"])

    async def follow_up(self, table: str) -> None:
        """What is due when a match with a sealed deal is over."""
        row, _ = await self.tables.rows(table)
        if row["status"] != "over" or not row["is_sealed"]:
            return
        if row["twin"] is None:
            await self.set_up_return(table)
            return
        first, _ = await self.tables.rows(row["twin"])
        if first["status"] == "over":  # both are: reveal
            both = [_link(one, is_sealed=False, deadline=None) for one in (row, first)]
            await self.journal.change(*both)
        else:
            await self.journal.change(_link(row, deadline=None))

    # The fork.

    async def fork(self, caller: Caller, table: str, wanted: Fork) -> Table:
        """Play on from a ply of a finished match, at a new table."""
        async with self.tables.rooms.open(table) as room:
            check_may_watch(room, caller)
            check_revealed(room)
            position, options = self._position(room, wanted.ply)
            game = room.game
        if len(wanted.seats) != len(room.seats):
            raise BadRequest(f"the match has {len(room.seats)} seats, not {len(wanted.seats)}")
        row = new_row(
            owner=caller.id,
            game=game,
            seats=len(wanted.seats),
            options=options,
            house=self.tables.checked_house(wanted.house),
            now=self.clock(),
            position=position,
            forked_from=table,
        )
        return await self.tables.open(caller, row, seats_asked(caller, game.id, wanted.seats))

    @staticmethod
    def _position(room: Room, ply: int) -> tuple[dict[str, object], dict[str, Any]]:
        if not 0 <= ply <= room.ply:
            raise BadRequest(f"there is no ply {ply}; the last one is {room.ply}")
        state, _ = moment_of(room, ply)
        if state.is_over:
            raise BadRequest("at that ply the match is over; go further back")
        return state.position(), state.options()


def _link(row: RowMapping, **columns: object) -> Change:
    """A change of a table as it was read."""
    return Change(table=row["id"], rev=row["rev"], row=columns)
