"""Matches in memory: loaded from their rows when somebody asks, forgotten when there are many.

A room is a cache of rows. Whoever opens it has it alone until the block is left, so nobody sees
a move before it is durable. It follows the rows whole or not at all: row, seats and entries are
read in one snapshot, then taken without an `await` in between; and whoever leaves the block with
changes that were not written leaves no room behind.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from operator import attrgetter
from typing import Any

import msgspec
from sqlalchemy import RowMapping, select

from perihelion.games import load
from perihelion.kernel.errors import Divergence, OtherRules, PerihelionError
from perihelion.kernel.game import Game
from perihelion.kernel.record import UNDO, Entry, Record
from perihelion.kernel.resign import RESIGN
from perihelion.kernel.state import CHANCE, State
from perihelion.kernel.wire import Outcome, View
from perihelion.match import Match, Request, Seal, SealedDealer, Undo, resume
from perihelion.server.data_sets.stored import StoredSets
from perihelion.server.errors import NotBegun, NotYours, Problem, Unknown, Unplayable
from perihelion.server.gateway.caller import ASKING
from perihelion.server.matches import clocks as ticking
from perihelion.server.matches.forced_answers import is_plainly_forced
from perihelion.server.matches.journal import Change
from perihelion.server.operations.logs import LOG
from perihelion.server.operations.metrics import ROOMS
from perihelion.server.store import Store, schema
from perihelion.server.store.asynchronous import AsyncConnection
from perihelion.server.wire import Clocks, House, Status

Eyes = tuple[int, tuple[int, ...], int, int | None]
"""What an update is made of besides the match: the viewer, their seats, the ply seen last, and the
revision whose view is known where only changes are told."""
ENTRY_FIELDS = ("seat", "text", "key", "time", "by", "auto")
_entry_row = attrgetter(*ENTRY_FIELDS)


class SeatRow(msgspec.Struct):
    """Who sits at a seat; a person, a level, or nobody yet."""

    seat: int
    kind: str
    """person, friend, open, agent or level."""
    name: str
    person: str | None = None
    reserved: str | None = None
    level: str | None = None
    judge: str | None = None
    """By whose judgement the level plays, since it sat down."""
    nonce: str | None = None
    auto: bool = True
    confirm: bool = False
    left_by: str | None = None

    @property
    def is_free(self) -> bool:
        """Whether somebody may sit down here."""
        return self.kind in ("friend", "open", "agent") and self.person is None


def seat_rows(rows: Sequence[Mapping[str, Any] | RowMapping]) -> list[SeatRow]:
    """The seats of one table, in order."""
    names = SeatRow.__struct_fields__
    found = [SeatRow(**{name: row[name] for name in names}) for row in rows]
    return sorted(found, key=lambda one: one.seat)


def judges_in(seats: Sequence[SeatRow]) -> tuple[str, ...]:
    """By whose judgement these seats are played; nothing where no level sits."""
    found = tuple(one.judge or "" for one in seats)
    return found if any(found) else ()


def _game_of(row: RowMapping) -> Game:
    """The rules of a table on the data set that it was begun with; on the current, if it is lost.

    Whether the match can be played so, its keys say.
    """
    game = load(row["game"])
    try:
        return game.playing(row["options"], row["data"])
    except OtherRules:
        return game.playing(row["options"])


def refusal(row: RowMapping, seats: Sequence[SeatRow]) -> Problem:
    """What is said of a match that cannot be played; nothing of it to those who may not look."""
    person = ASKING.get().person
    house = msgspec.convert(row["house"], House)
    known = {row["owner"], *(one.person for one in seats), *(one.left_by for one in seats)}
    if not house.spectators and not (person and person in known):
        return NotYours("this table has no spectators")
    return Unplayable()


def seat_dict(table: str, seat: SeatRow) -> dict[str, Any]:
    """A seat as a row."""
    return {"table_id": table} | msgspec.structs.asdict(seat)


class Room:
    """One match that has begun, and everything at its table that may change while it runs."""

    def __init__(self, row: RowMapping, seats: list[SeatRow], clock: Callable[[], float]) -> None:
        self.id: str = row["id"]
        self.clock = clock
        self.game = _game_of(row)
        seal = Seal(bytes(row["seed"]), row["game"], row["seats"], row["options"])
        self.dealer = SealedDealer(seal, row["nonces"] or (), open_=row["is_open_deal"])
        self.agent_seed = int(row["agent_seed"])
        self.position: dict[str, object] | None = row["position"]
        self.rules: int = row["rules"]
        self.data: str = row["data"]
        self.options = row["options"]
        self.saved = 0
        """How many entries are durable."""
        self.is_dirty = False
        """Whether something was changed here that is not durable (entries apart)."""
        self.rung: frozenset[str] = frozenset()
        """The people who have been told that they are asked."""
        self._told: tuple[int, dict[Eyes, tuple[bytes, View]]] = (-1, {})
        self.take(row, seats)
        self.match: Match = self._begun()

    def take(self, row: RowMapping, seats: list[SeatRow]) -> None:
        """Everything that is not an entry, as the rows have it."""
        self.seats = seats
        self._seats_of: dict[str, tuple[int, ...]] = {}
        self.owner: str | None = row["owner"]
        self.status: Status = row["status"]
        self.house = msgspec.convert(row["house"], House)
        self.rev: int = row["rev"]
        self.is_sealed: bool = row["is_sealed"]
        self.twin: str | None = row["twin"]
        self.rematch: str | None = row["rematch"]
        self.agreed: list[str] = list(row["agreed"])
        self.clocks = None if row["clocks"] is None else msgspec.convert(row["clocks"], Clocks)
        self.deadline: float | None = row["deadline"]
        self.outcome = None if row["outcome"] is None else msgspec.convert(row["outcome"], Outcome)
        self.ended: float | None = row["ended"]
        self.stored_request = row["request"]
        """The take-back that waits for consent, as the row has it."""

    def _begun(self) -> Match:
        return Match(
            self.game,
            len(self.seats),
            self.options,
            dealer=self.dealer,
            start=self.position,
            clock=self.clock,
            agent_seed=self.agent_seed,
        )

    def read(self, entries: Sequence[Entry]) -> None:
        """Play all entries under the rules of today; raises BadRecord, or BadProof.

        Every key and every draw is checked on the way. Rules that lead to the same are as good
        as those the match was begun under.
        """
        record = Record(
            game=self.game.id,
            rules=self.game.rules_version,
            data=self.game.data_digest(self.options),
            seats=len(self.seats),
            options=self.options,
            entries=tuple(entries),
            fairness=self.dealer.fairness(reveal=False),
            start=self.position,
        )
        self.match = resume(
            self.game, record, dealer=self.dealer, clock=self.clock, agent_seed=self.agent_seed
        )
        self.saved = self.match.ply
        self.seated()
        asked = self.thinkers() if self.status == "running" else ()
        self.rung = frozenset(one.person for one in self.seats if one.person and one.seat in asked)

    def follow(self, entries: Sequence[Entry]) -> None:
        """Play the entries that another worker has written."""
        line = self.match.line
        for entry in entries:
            verb, _, count = entry.text.partition(" ")
            if verb == UNDO:
                line.take_back(entry.seat, int(count))
            elif entry.text == RESIGN:
                line.resign(entry.seat)
            else:
                line.play(entry.seat, entry.text)
            if line.said[-1].entry.key != entry.key and verb != RESIGN:
                raise Divergence(f"entry {self.match.ply} of table {self.id} leads elsewhere")
            line.said[-1].entry = entry
        self.saved = self.match.ply
        self.seated()

    def seated(self) -> None:
        """Let the match and its take-backs know who sits where."""
        rows = self.seats
        self._seats_of = {}
        self._levels = [one for one in rows if one.level]
        self.auto = frozenset(one.seat for one in rows if one.auto or one.kind == "level")
        self.match.hold = frozenset(one.seat for one in rows if one.confirm and one.person)
        asked = self.stored_request
        self.undo = Undo(
            self.match,
            [self._owner_of(one) for one in rows],
            None if asked is None else msgspec.convert(asked, Request),
        )

    @staticmethod
    def _owner_of(row: SeatRow) -> str | None:
        if row.kind == "level":
            return None
        return row.person or f"seat {row.seat}"

    def catch_up(self, row: RowMapping, seats: list[SeatRow], entries: Sequence[Entry]) -> None:
        """All that others have written, of one revision; raises Divergence."""
        if (row["rules"], row["data"]) != (self.rules, self.data):
            raise Divergence(f"table {self.id} has other rules now")
        self.take(row, seats)
        self.follow(entries)
        if self.ply != row["ply"]:
            raise Divergence(f"table {self.id} has {row['ply']} entries, here {self.ply}")

    def was_written(self) -> None:
        """All of it is durable, as the next revision."""
        self.saved, self.is_dirty = self.ply, False
        self.rev += 1

    @property
    def told(self) -> dict[Eyes, tuple[bytes, View]]:
        """The updates of this revision as they were sent, for others with the very same eyes."""
        if self._told[0] != self.rev:
            self._told = (self.rev, {})
        return self._told[1]

    # Where it stands.

    @property
    def is_durable(self) -> bool:
        """Whether the rows have all that is here."""
        return self.saved == self.ply and not self.is_dirty

    @property
    def ply(self) -> int:
        """The number of entries."""
        return len(self.match.line.said)

    @property
    def is_revealed(self) -> bool:
        """Whether everybody may know everything, the seed included."""
        return self.status == "over" and not self.is_sealed

    def names(self) -> tuple[str, ...]:
        """What to call the seats."""
        return tuple(one.name for one in self.seats)

    def judges(self) -> tuple[str, ...]:
        """By whose judgement the seats are played, as a record says it."""
        return judges_in(self.seats)

    def seats_of(self, person: str) -> tuple[int, ...]:
        """The seats of a person."""
        found = self._seats_of.get(person)
        if found is None:
            found = tuple(one.seat for one in self.seats if person and one.person == person)
            if found:  # of those who only look on there may be any number
                self._seats_of[person] = found
        return found

    def thinkers(self) -> tuple[int, ...]:
        """The seats that the match waits for: those asked, or the one that must confirm."""
        pending = self.match.pending()
        if pending.held:
            return (self.match.line.answers[-1][0],)
        return pending.seats

    def waiting_level(self) -> SeatRow | None:
        """The first seat asked where a level sits."""
        if not self._levels or self.status != "running":
            return None
        asked = self.match.pending().seats
        return next((one for one in self._levels if one.seat in asked), None)

    # Going on, and writing it down.

    def run_on(self) -> None:
        """Let chance and forced answers happen, until somebody must think or confirm."""
        match = self.match
        while not match.is_over:
            state = match.line.states[-1]
            if state.seat != CHANCE:
                match.forced = self._plainly_forced(state)
                if not match.forced:
                    return
            if not match.step():
                return

    def _plainly_forced(self, state: State) -> frozenset[int]:
        asked = [seat for seat in state.deciders() if seat in self.auto]
        return frozenset([seat for seat in asked if is_plainly_forced(state, seat, self.ply)])

    def settle(self, now: float) -> None:
        """Clocks, status and deadline after something happened."""
        if self.match.is_over and self.status != "over":
            self.status, self.ended, self.outcome = "over", now, self.match.outcome
        asked = () if self.status == "over" else self.thinkers()
        if self.clocks is not None:
            self.clocks = ticking.moved_on(self.clocks, self.house.clock, asked, now)
        self.deadline = ticking.deadline(self.clocks)
        if self.status == "over":  # a return match is to be set up, or the first one unsealed
            self.deadline = now if self.is_sealed else None

    def change(
        self, now: float, worker: str | None, lease: float, seats: Sequence[int] = ()
    ) -> Change:
        """All that is not durable yet; a level's turn is `worker`'s, or free for anybody."""
        waits = self.waiting_level() is not None
        said = self.match.line.said
        request = self.undo.request
        self.stored_request = None if request is None else msgspec.to_builtins(request)
        return Change(
            table=self.id,
            rev=self.rev,
            entries=[
                (self.id, ply, *_entry_row(one.entry))
                for ply, one in enumerate(said[self.saved :], self.saved + 1)
            ],
            row={
                "ply": len(said),
                "asked": [] if self.status == "over" else list(self.thinkers()),
                "clocks": None if self.clocks is None else msgspec.to_builtins(self.clocks),
                "request": self.stored_request,
                "outcome": None if self.outcome is None else msgspec.to_builtins(self.outcome),
                "status": self.status,
                "nonces": list(self.dealer.nonces),
                "deadline": self.deadline,
                "waits_bot": waits,
                "claimed_by": worker if waits else None,
                "claimed_until": now + lease if waits and worker is not None else 0.0,
                "changed": now,
                "ended": self.ended,
            },
            seats=[seat_dict(self.id, self.seats[seat]) for seat in seats],
        )


class _Slot:
    """A place for a room, so that it can be waited for before it is there."""

    __slots__ = ("drops", "lock", "room", "users")

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self.room: Room | None = None
        self.users = 0
        self.drops = 0
        """How often the room was thrown away."""


class _Visit:
    """A room that is opened, alone until the block is left.

    A class and no generator, because every move opens two.
    """

    __slots__ = ("fresh", "room", "rooms", "slot", "table")

    def __init__(self, rooms: Rooms, table: str, fresh: bool) -> None:
        self.rooms, self.table, self.fresh = rooms, table, fresh

    async def __aenter__(self) -> Room:
        rooms, table = self.rooms, self.table
        self.slot = slot = rooms.take_place(table)
        try:
            await slot.lock.acquire()
            try:
                room = slot.room
                if room is None or (rooms.shared and self.fresh):
                    room = await rooms.current(table, slot, fresh=self.fresh)
            except BaseException:
                slot.lock.release()
                raise
        except BaseException:
            rooms.leave_place(table, slot)
            raise
        self.room = room
        return room

    async def __aexit__(self, *_: object) -> None:
        if not self.room.is_durable:
            self.rooms.drop(self.table)
        self.slot.lock.release()
        self.rooms.leave_place(self.table, self.slot)


class Rooms:
    """The rooms of this process, at most `most` that nobody uses."""

    def __init__(
        self,
        store: Store,
        most: int,
        clock: Callable[[], float],
        *,
        shared: bool = False,
    ) -> None:
        self.store = store
        self.sets = StoredSets(store)
        self.most = most
        self.clock = clock
        self.shared = shared
        """Whether other workers write too, so that every opening looks at the rows."""
        self._slots: OrderedDict[str, _Slot] = OrderedDict()
        self._unplayable: OrderedDict[str, int] = OrderedDict()
        """Tables whose match could not be played, at which revision: tried once, not each time."""
        ROOMS.set_function(lambda: float(len(self._slots)))

    def open(self, table: str, *, fresh: bool = True) -> _Visit:
        """The room of a table, alone; raises Unknown, or NotBegun."""
        return _Visit(self, table, fresh)

    def take_place(self, table: str) -> _Slot:
        """A place that stays until it is left."""
        slot = self._slots.get(table)
        if slot is None:
            slot = self._slots[table] = _Slot()
        slot.users += 1
        return slot

    def leave_place(self, table: str, slot: _Slot) -> None:
        """Nobody is there any more, or one fewer."""
        slot.users -= 1
        self._tidy(table, slot)

    async def current(self, table: str, slot: _Slot, *, fresh: bool) -> Room:
        """The room as the rows have it, also if it was dropped while we read them."""
        while True:
            room, drops = slot.room, slot.drops
            if room is None:
                room = await self._load(table)
            elif self.shared and fresh:
                room = await self._refreshed(room)
            if slot.drops == drops:
                slot.room = room
                return room

    def put(self, room: Room) -> None:
        """Keep a room that was just written; one that others are opening they read anew."""
        slot = self._slots.get(room.id)
        if slot is None:
            slot = self._slots[room.id] = _Slot()
        if slot.room is room:
            return
        if slot.users:
            self.drop(room.id)
        else:
            slot.room = room

    def heard(self, table: str, room: Room | None) -> None:
        """A table was changed, not in its room: read it anew next time."""
        if room is None:
            self.drop(table)

    def drop(self, table: str) -> None:
        """Read it anew next time."""
        if table in self._slots:
            self._slots[table].room = None
            self._slots[table].drops += 1

    def _tidy(self, table: str, slot: _Slot) -> None:
        if slot.room is None and slot.users == 0:
            self._slots.pop(table, None)
            return
        if table in self._slots:
            self._slots.move_to_end(table)
        while len(self._slots) > self.most:
            oldest = next((one for one, kept in self._slots.items() if not kept.users), None)
            if oldest is None:
                return
            del self._slots[oldest]

    async def rows(self, table: str) -> tuple[RowMapping, list[SeatRow]]:
        """A table and its seats, of one revision; raises Unknown."""
        async with self.store.snapshot() as connection:
            row, seats = await self.rows_in(connection, table)
        await self.sets.bring(row["options"])
        return row, seats

    async def _load(self, table: str) -> Room:
        async with self.store.snapshot() as connection:
            row, seats = await self.rows_in(connection, table)
            if row["nonces"] is None or row["status"] in ("open", "sealing"):
                raise NotBegun("the match has not begun yet")
            if self._unplayable.get(table) == row["rev"]:
                raise refusal(row, seats)
            entries = await self._entries(connection, table, 0)
        await self.sets.bring(row["options"])
        try:
            room = Room(row, seats, self.clock)
            room.read(entries)
        except PerihelionError as error:
            self._unplayable[table] = row["rev"]
            if len(self._unplayable) > self.most:
                self._unplayable.popitem(last=False)
            why = type(error).__name__
            LOG.warning("a match cannot be played under these rules", table=table, why=why)
            raise refusal(row, seats) from None
        return room

    async def _refreshed(self, room: Room) -> Room:
        """The room as the rows have it: the same where it could follow, or a new one."""
        assert self.store.revisions is not None, "only one worker writes to SQLite"
        row = await self.store.revisions.newer(room.id, room.rev, room.saved)
        if row is None:
            return room
        if row["id"] is None:
            raise Unknown("there is no such table")
        try:
            entries = [entry_of(one) for one in row["entry_rows"] or ()]
            room.catch_up(row, seat_rows(row["seat_rows"]), entries)
        except PerihelionError as error:
            LOG.error("a match in memory could not follow its rows", exc_info=error, table=room.id)
            self.drop(room.id)  # so it is loaded
        except BaseException:
            self.drop(room.id)
            raise
        return room

    @staticmethod
    async def rows_in(connection: AsyncConnection, table: str) -> tuple[RowMapping, list[SeatRow]]:
        """The same in a transaction that is under way, its data set apart."""
        tables, seats = schema.tables, schema.seats
        row = (await connection.execute(select(tables).where(tables.c.id == table))).mappings()
        found = row.first()
        if found is None:
            raise Unknown("there is no such table")
        sat = await connection.execute(select(seats).where(seats.c.table_id == table))
        return found, seat_rows(sat.mappings().all())

    @staticmethod
    async def _entries(connection: AsyncConnection, table: str, after: int) -> list[Entry]:
        entries = schema.entries
        query = (
            select(entries)
            .where(entries.c.table_id == table, entries.c.ply > after)
            .order_by(entries.c.ply)
        )
        return [entry_of(one) for one in (await connection.execute(query)).mappings()]


def entry_of(row: Mapping[str, Any] | RowMapping) -> Entry:
    """An entry as the record has it."""
    return Entry(**{name: row[name] for name in ENTRY_FIELDS})
