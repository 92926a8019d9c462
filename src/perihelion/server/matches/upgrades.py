"""Upgrades: running matches of other rules, which cannot be played again under those of today.

Nothing here needs the match: it works on the rows. Whoever sits there may resign, leave and
delete their account; when all who sit there want the same, the match goes on at a new table from
the last position that can be reached under the rules of today, or ends without a result.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

import msgspec
from sqlalchemy import RowMapping, select

from perihelion.games import load
from perihelion.kernel.errors import PerihelionError
from perihelion.kernel.record import Entry, Record, Replay
from perihelion.kernel.resign import resigned_outcome
from perihelion.kernel.state import State
from perihelion.kernel.wire import Outcome
from perihelion.server.errors import Conflict, NotYours, Unplayable
from perihelion.server.matches.journal import Change
from perihelion.server.matches.retry import looks_again
from perihelion.server.matches.rooms import SeatRow, entry_of
from perihelion.server.store import Store, schema
from perihelion.server.tables.new_table import new_row
from perihelion.server.wire import House, Table, Upgrade

if TYPE_CHECKING:
    from perihelion.server.identity.people import Caller
    from perihelion.server.tables.tables import Tables

NO_RESULT: Final = "no-result"
"""The reason of an end that nobody won."""


class Upgrades:
    """What becomes of matches that the rules have left behind."""

    def __init__(self, store: Store, tables: Tables, clock: Callable[[], float]) -> None:
        self.store = store
        self.tables = tables
        self.clock = clock

    @looks_again
    async def choose(self, caller: Caller, table: str, wanted: Upgrade) -> Table:
        """Say how the match shall go on; done when all who sit there say the same."""
        row, seats = await self.tables.rows(table)
        people = {one.person for one in seats if one.person}
        if caller.id not in people:
            raise NotYours("only those who play choose how the match goes on")
        if row["status"] != "running" or await self._is_playable(table):
            raise Conflict("this match needs no choice; look at it again")
        wishes = {one for one in row["agreed"] if not one.endswith(f" {caller.id}")}
        wishes.add(f"{wanted.choice} {caller.id}")
        if not {f"{wanted.choice} {one}" for one in people} <= wishes:
            await self.tables.save_seats(row, [], agreed=sorted(wishes))
        elif wanted.choice == "end":
            none = without_result(row)
            await self.tables.save_seats(row, [], **ended(row, self.clock(), none))
        else:
            return await self.tables.table(caller, await self._go_on(row, seats))
        return await self.tables.table(caller, table)

    async def _is_playable(self, table: str) -> bool:
        try:
            async with self.tables.rooms.open(table):
                return True
        except Unplayable:
            return False

    async def _go_on(self, row: RowMapping, seats: Sequence[SeatRow]) -> str:
        """The same people and levels at a new table, from where the entries lead today.

        The old deal stays sealed until the new match is over: it tells what hands hold.
        """
        entries = schema.entries
        query = select(entries).where(entries.c.table_id == row["id"]).order_by(entries.c.ply)
        state = reached(row, [entry_of(one) for one in await self.store.rows(query)])
        house = msgspec.structs.replace(msgspec.convert(row["house"], House), nonce_seconds=0.0)
        fresh = new_row(
            owner=row["owner"],
            game=load(row["game"]),
            seats=len(seats),
            options=state.options(),
            house=house,
            now=self.clock(),
            position=state.position(),
            forked_from=row["id"],
        )
        fresh |= {"is_sealed": True, "twin": row["id"]}
        if row["campaign"] is not None:  # the running attempt is always the last one
            fresh |= {"campaign": row["campaign"], "attempt": row["attempt"] + 1}
        sat = [msgspec.structs.replace(one, nonce=None) for one in seats]
        old = ended(row, self.clock(), without_result(row)) | {
            "is_sealed": True,
            "twin": fresh["id"],
            "deadline": None,
            "campaign": None,
            "attempt": None,
        }
        change = Change(table=row["id"], rev=row["rev"], row=old)
        await self.tables.journal.change(change, new=[self.tables.new(fresh, sat)])
        await self.tables.maybe_start(fresh["id"])
        return str(fresh["id"])


def reached(row: RowMapping, entries: Sequence[Entry]) -> State:
    """The last position that the entries lead to under the rules of today, keys apart."""
    lines = tuple(msgspec.structs.replace(one, key=None) for one in entries)
    record = Record(
        row["game"], row["rules"], row["data"], row["seats"], row["options"], lines,
        start=row["position"],
    )  # fmt: skip
    replay = Replay(load(row["game"]), record, strict=False)
    with suppress(PerihelionError):  # so far and no further
        replay.to_end()
    running = [state for state in replay.states if not state.is_over]
    return running[-1]


def without_result(row: RowMapping) -> Outcome:
    """The outcome of a match that nobody has won or lost."""
    seats = row["seats"]
    return Outcome(
        places=(1,) * seats,
        scores=(0,) * seats,
        reason=NO_RESULT,
        utilities=(0.0,) * seats,
        teams=load(row["game"]).teams(seats),
    )


def ended(row: RowMapping, now: float, outcome: Outcome) -> dict[str, Any]:
    """The columns of a table whose match ends without being played."""
    waits = row["is_sealed"] and row["twin"] is not None  # the other match on the same deal
    return {
        "status": "over",
        "ended": now,
        "outcome": msgspec.to_builtins(outcome),
        "is_sealed": waits,
        "deadline": now if waits else None,
        "asked": [],
        "request": None,
        "clocks": None,
        "waits_bot": False,
    }


async def resign(tables: Tables, caller: Caller, table: str, wanted: int | None) -> None:
    """Give up a match that cannot be played."""
    row, seats = await tables.rows(table)
    mine = [one.seat for one in seats if one.person == caller.id and wanted in (None, one.seat)]
    if not mine:
        raise NotYours("you have no such seat at this table")
    if row["status"] != "running":
        raise Conflict("the match is over")
    outcome = resigned_outcome(load(row["game"]), row["seats"], mine[0])
    await tables.save_seats(row, [], **ended(row, tables.clock(), outcome))


async def leave(
    tables: Tables, row: RowMapping, seats: Sequence[SeatRow], mine: Sequence[SeatRow]
) -> None:
    """Get up from a match that cannot be played; without people it ends without a result."""
    house = msgspec.convert(row["house"], House)
    for one in mine:
        one.left_by = one.person if house.returning else None
        one.kind, one.person, one.level, one.confirm = "level", None, house.stand_in, False
    empty = not any(one.person for one in seats)
    columns = ended(row, tables.clock(), without_result(row)) if empty else {}
    await tables.save_seats(row, mine, **columns)
