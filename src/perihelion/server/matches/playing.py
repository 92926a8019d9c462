"""Playing: answers, confirmations, take-backs and resignations, each durable before it is told."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence

from perihelion.kernel.errors import PerihelionError
from perihelion.kernel.state import CHANCE
from perihelion.match import Match
from perihelion.match.line import Auto
from perihelion.server.errors import Conflict, NotYours, Overtaken, Stale
from perihelion.server.gateway.cancellation import outlast
from perihelion.server.identity.people import Caller
from perihelion.server.matches import clocks as ticking
from perihelion.server.matches.journal import Change, Journal
from perihelion.server.matches.leases import LEASE
from perihelion.server.matches.retry import TRIES, looks_again
from perihelion.server.matches.rooms import Room, Rooms
from perihelion.server.matches.views import seat_of, update_for
from perihelion.server.operations.metrics import MOVES, move_took
from perihelion.server.thinking.levels import judge_of
from perihelion.server.wire import AtPly, Consent, Do, TakeBack, Update, plain


class Matches:
    """What people do at a table where a match is running."""

    def __init__(
        self,
        rooms: Rooms,
        journal: Journal,
        worker: str | None,
        clock: Callable[[], float],
    ) -> None:
        self.rooms = rooms
        self.journal = journal
        self.worker = worker
        """Who claims the turns of levels that are asked now; None to leave them to thinkers."""
        self.clock = clock

    async def commit(self, room: Room, seats: Sequence[int] = ()) -> None:
        """Go on as far as nobody is needed, and make it durable; then tell everybody.

        Raises Overtaken; whatever it raises, the room is read anew.
        """
        room.is_dirty = True
        now = self.clock()
        room.run_on()
        room.settle(now)
        await self._write(room, room.change(now, self.worker, LEASE, seats))

    async def _write(self, room: Room, change: Change) -> None:
        written = self.journal.write(change)
        cancelled = await outlast(written)
        error = None if written.cancelled() else written.exception()
        if error is None and not written.cancelled():
            room.was_written()
            self.rooms.put(room)
            self.journal.tell(room.id, room)
        elif not isinstance(error, Overtaken):
            self.journal.tell(room.id)  # perhaps it is durable all the same: look at the rows
        if cancelled is not None:
            raise cancelled
        written.result()

    # What a person may do.

    async def act(self, caller: Caller, table: str, do: Do, since: int | None = None) -> Update:
        """Answer the question that was open at `do.ply`; the update since that ply."""
        began = time.perf_counter()

        def answer(room: Room, seat: int) -> None:
            room.match.act(seat, do.action)

        update = await self._do(caller, table, do.seat, do.ply, answer, since=since)
        move_took(time.perf_counter() - began)
        return update

    async def confirm(self, caller: Caller, table: str, at: AtPly) -> Update:
        """Say that the turn is over: chance, which was held, may answer."""

        def deal(room: Room, seat: int) -> None:
            if not room.match.pending().held or room.thinkers() != (seat,):
                raise Conflict("there is nothing for you to confirm")
            room.match.deal()

        return await self._do(caller, table, at.seat, at.ply, deal)

    async def take_back(self, caller: Caller, table: str, wanted: TakeBack) -> Update:
        """Take back what is free, or ask the others."""

        def back(room: Room, seat: int) -> None:
            if wanted.plies is None and room.undo.reach(seat) <= room.undo.free(seat):
                room.undo.take_back(seat)
            elif wanted.plies is not None and wanted.plies <= room.undo.free(seat):
                room.undo.take_back(seat, wanted.plies)
            elif not room.house.takeback:
                raise Conflict("this table has no take-backs beyond the free ones")
            else:
                room.undo.ask(seat, wanted.plies)

        return await self._do(caller, table, wanted.seat, wanted.ply, back)

    async def consent(self, caller: Caller, table: str, given: Consent) -> Update:
        """Agree to somebody's take-back, or refuse it, or withdraw the own wish."""

        def say(room: Room, seat: int) -> None:
            if given.agree:
                room.undo.agree(seat)
            else:
                room.undo.refuse(seat)

        return await self._do(caller, table, given.seat, None, say)

    async def resign(self, caller: Caller, table: str, at: AtPly) -> Update:
        """Give up; this ends the match."""

        def give_up(room: Room, seat: int) -> None:
            room.match.resign(seat)

        return await self._do(caller, table, at.seat, at.ply, give_up)

    @looks_again
    async def give_up(self, caller: Caller, table: str) -> None:
        """Resign whatever is open, unless it is over: for whoever gives up more than this match."""
        async with self.rooms.open(table) as room:
            if room.status == "running":
                room.match.resign(seat_of(room, caller, None))
                await self.commit(room)

    async def _do(
        self,
        caller: Caller,
        table: str,
        wanted: int | None,
        ply: int | None,
        what: Callable[[Room, int], None],
        *,
        since: int | None = None,
    ) -> Update:
        """Find the seat, refuse what is stale, do it, and show how things stand.

        The first try is at the match as it is in memory: usually nobody else has written, and if
        somebody has, the revision refuses it. Nobody else is refused before the rows were looked
        at. Whoever is overtaken looks again: where the question is still open, the answer stands.
        """
        for left in reversed(range(TRIES)):
            is_fresh = left < TRIES - 1 or not self.rooms.shared
            async with self.rooms.open(table, fresh=is_fresh) as room:
                mine = room.seats_of(caller.id)
                asked = room.ply if ply is None else ply
                try:
                    seat = self._checked(room, caller, wanted, asked)
                    what(room, seat)
                except PerihelionError:
                    if is_fresh:
                        raise
                    continue
                ply = asked  # of what was done, also where it must be done again
                try:
                    await self.commit(room)
                except Overtaken:
                    if not left:
                        raise
                else:
                    return update_for(room, mine, seat, ply if since is None else since)
        raise AssertionError("unreachable: the last try returns or raises")

    def _checked(self, room: Room, caller: Caller, wanted: int | None, ply: int) -> int:
        """The seat that this person answers for; raises Stale, Conflict or NotYours."""
        seat = seat_of(room, caller, wanted)
        if room.status != "running":
            raise Conflict("the match is over")
        if ply != room.ply and not is_same_question(room.match, seat, ply):
            fresh = update_for(room, room.seats_of(caller.id), seat, min(ply, room.ply))
            raise Stale("that question is no longer open", update=plain(fresh))
        return seat

    # What is done for a seat.

    async def answer_for(
        self, table: str, ply: int, seat: int, action: int, *, level: str, late: bool = False
    ) -> bool:
        """A level's answer; False if the question is no longer open."""
        async with self.rooms.open(table, fresh=False) as room:
            if room.status != "running" or room.ply != ply or seat not in room.thinkers():
                return False
            stands_in = room.seats[seat].left_by is not None
            auto: Auto | None = "timeout" if late else "level" if stands_in else None
            room.match.act(seat, action, by=level, auto=auto)
            if late and room.clocks is not None:
                room.clocks = ticking.refilled(room.clocks, room.house.clock, seat, self.clock())
            try:
                await self.commit(room)
            except Overtaken:
                return False
        MOVES.labels("level").inc()
        return True

    async def replace(self, room: Room, seat: int, *, left: bool = True) -> None:
        """A level takes a seat; whoever left it may come back if the table says so."""
        row = room.seats[seat]
        if row.person is None:
            raise NotYours("nobody sits there")
        judge = await judge_of(room.house.stand_in, room)
        room.is_dirty = True
        row.left_by = row.person if left and room.house.returning else None
        row.kind, row.person, row.level, row.judge = "level", None, room.house.stand_in, judge
        row.confirm = False
        if row.left_by is None:  # nobody will come back under that name
            row.name = row.level
        if room.clocks is not None:
            room.clocks = ticking.without(room.clocks, seat)
        room.stored_request = None
        room.seated()
        await self.commit(room, [seat])

    @looks_again
    async def come_back(self, caller: Caller, table: str, wanted: int | None) -> Update:
        """Somebody who left takes the seat back from the level."""
        async with self.rooms.open(table) as room:
            left = [one for one in room.seats if one.left_by == caller.id and caller.id]
            if wanted is not None:
                left = [one for one in left if one.seat == wanted]
            if not left or room.status != "running":
                raise NotYours("you have left no seat here that you could come back to")
            row = left[0]
            room.is_dirty = True
            row.kind, row.person, row.level, row.left_by = "person", caller.id, None, None
            row.name, row.judge = caller.name, None
            if room.clocks is not None:
                room.clocks = ticking.with_person(room.clocks, room.house.clock, row.seat)
            room.seated()
            await self.commit(room, [row.seat])
            return update_for(room, room.seats_of(caller.id), row.seat, room.ply)


def is_same_question(match: Match, seat: int, ply: int) -> bool:
    """Whether what `seat` was asked at `ply` is still asked, though others have answered since.

    So of several who decide at once each may answer what they saw, in any order.
    """
    if not 0 <= ply < match.ply or seat not in match.pending().seats:
        return False
    for said in match.line.said[ply:]:
        asked = said.asked
        if asked is None or said.entry.seat in (seat, CHANCE) or seat not in asked.deciders():
            return False
    first = match.line.said[ply].asked
    assert first is not None
    return first.legal(seat) == match.state.legal(seat)
