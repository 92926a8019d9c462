"""The archive: what is kept of a finished match, so that it stays readable under any rules.

When a match ends, the record of every seat and of the spectator, the last views and all questions
to chance are computed once, in the processes for analyses, and kept beside its rows. A match that
the rules of today can play again is read from its entries; any other one from here.
"""

from __future__ import annotations

import asyncio
import gzip
import json
from collections import Counter, defaultdict
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, Final, cast

import msgspec
from sqlalchemy import RowMapping, insert, select
from sqlalchemy.exc import IntegrityError

from perihelion.kernel.errors import BadProof
from perihelion.kernel.record import Record
from perihelion.kernel.wire import Chance, Outcome
from perihelion.match import Pending, Proof, Seal, SealedDealer, with_seed
from perihelion.server.errors import Problem, Unknown, Unplayable
from perihelion.server.gateway.caller import asker
from perihelion.server.identity.people import Caller
from perihelion.server.matches.elements import Packed
from perihelion.server.matches.rooms import Room, Rooms, SeatRow, entry_of, judges_in
from perihelion.server.matches.views import (
    check_may_watch,
    check_revealed,
    eyes_of,
    record_eyes,
    whole_record,
)
from perihelion.server.operations.logs import LOG
from perihelion.server.store import Store, schema
from perihelion.server.thinking import evaluation
from perihelion.server.thinking.heavy_answers import Heavy
from perihelion.server.wire import AtMoment, Drawn, FairChance, House, Luck, Update

VIEWS: Final = "views"
CHANCES: Final = "chances"
PATIENCE_SECONDS: Final = 10.0
"""Between two older matches that are kept."""
AGAIN_SECONDS: Final = 600.0
"""Between two looks for matches that ended and are not kept."""


class PastMatch:
    """A finished match without its rules: who may see what of it, as `Room` has it."""

    status = "over"

    def __init__(self, row: RowMapping, seats: list[SeatRow]) -> None:
        self.id: str = row["id"]
        self.row = row
        self.seats = seats
        self.owner: str | None = row["owner"]
        self.house = msgspec.convert(row["house"], House)
        self.is_sealed: bool = row["is_sealed"]
        self.is_revealed = not self.is_sealed
        seal = Seal(bytes(row["seed"]), row["game"], row["seats"], row["options"])
        self.dealer = SealedDealer(seal, row["nonces"] or (), open_=row["is_open_deal"])

    def seats_of(self, person: str) -> tuple[int, ...]:
        """The seats of a person."""
        return tuple(one.seat for one in self.seats if person and one.person == person)

    def thinkers(self) -> tuple[int, ...]:
        """Nobody is asked any more."""
        return ()

    @property
    def outcome(self) -> Outcome | None:
        """How it ended."""
        found = self.row["outcome"]
        return None if found is None else msgspec.convert(found, Outcome)


class Archive:
    """Keeps finished matches, and shows those that cannot be played again."""

    def __init__(self, store: Store, rooms: Rooms, heavy: Heavy) -> None:
        self.store = store
        self.rooms = rooms
        self.heavy = heavy
        self.analysts = heavy.analysts
        self._keeping: dict[str, asyncio.Task[None]] = {}
        self._older: asyncio.Task[None] | None = None

    # Keeping.

    def start(self) -> None:
        """Keep the older ones too, slowly, and those that could not be kept when they ended."""
        self._older = asyncio.create_task(self._keep_older())

    async def close(self) -> None:
        """Stop; what is missing is kept later."""
        tasks = [*self._keeping.values(), *([self._older] if self._older else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def heard(self, table: str, room: Room | None) -> None:
        """Something happened at a table: a match that is over is kept."""
        if room is None or room.status != "over" or table in self._keeping:
            return
        task = asyncio.create_task(self.keep(table, whole_record(room)))
        self._keeping[table] = task
        task.add_done_callback(lambda _: self._keeping.pop(table, None))

    async def keep(self, table: str, record: Record) -> None:
        """Compute what is kept, and write it down; once, whoever does it.

        The names stay with the seats, where whoever deletes their account is forgotten.
        """
        data = msgspec.structs.replace(record, names=()).to_json()
        try:
            parts = {CHANCES: (await self.analysts.run(evaluation.drawn, data)).packed}
            views = []
            for viewer in range(record.seats + 1):
                made, view = await self.analysts.run(evaluation.kept, data, viewer)
                parts[f"record {viewer}"] = made
                views.append(view)
            parts[VIEWS] = gzip.compress(b"[" + b",".join(views) + b"]", mtime=0)
            rows = [{"table_id": table, "part": part, "data": parts[part]} for part in parts]
            async with self.store.begin() as connection:
                await connection.execute(insert(schema.archive), rows)
        except IntegrityError:
            return  # kept already
        except Exception as error:  # noqa: BLE001  (the match is over all the same)
            LOG.error("a finished match could not be kept", exc_info=error, table=table)

    async def _keep_older(self) -> None:
        while True:
            try:
                await self.keep_missing()
            except Exception as error:  # noqa: BLE001  (the next look may succeed)
                LOG.error(
                    "finished matches that are not kept could not be looked for", exc_info=error
                )
            await asyncio.sleep(AGAIN_SECONDS)

    async def keep_missing(self) -> None:
        """Keep what is over and not kept, one after the other."""
        tables, archive = schema.tables, schema.archive
        kept = select(archive.c.table_id).where(archive.c.table_id == tables.c.id).exists()
        missing = select(tables.c.id).where(
            tables.c.status == "over", tables.c.nonces.is_not(None), ~kept
        )
        for row in await self.store.rows(missing.order_by(tables.c.ended.desc())):
            await asyncio.sleep(PATIENCE_SECONDS)
            try:
                async with self.rooms.open(row["id"]) as room:
                    record = whole_record(room)
            except Problem:
                continue  # it cannot be played under these rules any more
            await self.keep(row["id"], record)

    # Showing.

    async def _past(self, table: str) -> PastMatch:
        row, seats = await self.rooms.rows(table)
        if row["status"] != "over":
            raise Unplayable
        return PastMatch(row, seats)

    async def _part(self, table: str, part: str) -> bytes:
        return gzip.decompress(await self._packed_part(table, part))

    async def _packed_part(self, table: str, part: str) -> bytes:
        archive = schema.archive
        query = select(archive.c.data).where(archive.c.table_id == table, archive.c.part == part)
        row = await self.store.row(query)
        if row is None:
            raise Unplayable
        return bytes(row["data"])

    async def check_finished(self, caller: Caller, table: str) -> int:
        """Whether this person may look back at the whole match; how many entries it has."""
        past = await self._past(table)
        check_may_watch(_as_room(past), caller)
        check_revealed(_as_room(past))
        return int(past.row["ply"])

    async def update(self, caller: Caller, table: str, seat: int | None) -> Update:
        """How a finished match stood at its end."""
        past = await self._past(table)
        viewer = eyes_of(_as_room(past), caller, seat)
        views: Any = None
        with suppress(Unplayable):  # it ended before anything was kept: the outcome, at least
            views = json.loads(await self._part(table, VIEWS))
        return Update(
            id=table,
            ply=past.row["ply"],
            rev=past.row["rev"],
            status="over",
            viewer=viewer if viewer < len(past.seats) else None,
            mine=past.seats_of(caller.id),
            pending=Pending(over=True),
            view=None if views is None else views[viewer],
            decision=None,
            told=(),
            since=past.row["ply"],
            outcome=past.outcome,
            twin=past.row["twin"],
            rematch=past.row["rematch"],
        )

    async def record(self, caller: Caller, table: str, seat: int | None) -> tuple[str, bytes]:
        """The record, compressed."""
        past = await self._past(table)
        viewer = record_eyes(_as_room(past), caller, seat)
        if viewer is None:
            record = with_seed(await self._whole(past), past.dealer.seal.seed)
            return record.game, gzip.compress(record.to_json(), 1)
        names = tuple(one.name for one in past.seats)
        key = (table, past.row["rev"], "kept record", viewer)
        part = await self._packed_part(table, f"record {viewer}")
        made = await self.heavy.get(key, asker(caller.id), evaluation.named, part, names)
        return past.row["game"], made

    async def _whole(self, past: PastMatch) -> Record:
        entries, row = schema.entries, past.row
        query = select(entries).where(entries.c.table_id == past.id).order_by(entries.c.ply)
        return Record(
            game=row["game"],
            rules=row["rules"],
            data=row["data"],
            seats=row["seats"],
            options=row["options"],
            entries=tuple(entry_of(one) for one in await self.store.rows(query)),
            names=tuple(one.name for one in past.seats),
            judges=judges_in(past.seats),
            fairness=past.dealer.fairness(reveal=False),
            start=row["position"],
            outcome=past.outcome,
        )

    async def at(self, caller: Caller, table: str, ply: int, seat: int | None) -> AtMoment:
        """One moment of it."""
        past = await self._past(table)
        viewer = eyes_of(_as_room(past), caller, seat)
        part = await self._packed_part(table, f"record {viewer}")
        key = (table, past.row["rev"], "kept view", viewer, ply)
        last, view = await self.heavy.get(key, asker(caller.id), evaluation.kept_view, part, ply)
        if view is None:
            raise Unknown(f"there is no ply {ply}; the last one is {last}")
        shown = viewer if viewer < len(past.seats) else None
        return AtMoment(ply, last, shown, view, None, None)

    async def fairness(self, caller: Caller, table: str, note: str) -> FairChance:
        """Commitment, nonces and transcript; the seed once it may be known."""
        past = await self._past(table)
        check_may_watch(_as_room(past), caller)
        fair = past.dealer.fairness(reveal=past.is_revealed)
        return FairChance(fairness=fair, revealed=past.is_revealed, note=note)

    async def chances(self, caller: Caller, table: str) -> Packed:
        """Every question to chance, as it was asked."""
        _, plain = await self._drawn(caller, table)
        return evaluation.packed(plain)

    async def verify(self, caller: Caller, table: str) -> Proof:
        """Compute every draw again from the seed and the questions that were kept."""
        past, plain = await self._drawn(caller, table)
        rows = msgspec.json.decode(plain, type=list[Drawn])
        for row in rows:
            ids = tuple(range(len(row.names)))
            asked = Chance(
                row.kind, row.domain, row.index, ids, row.names, row.weights, None, row.deck
            )
            meant = row.names[past.dealer.answer_to(asked)]
            if meant != row.answer:
                raise BadProof(
                    f"entry {row.ply}: the record says {row.answer!r}, the seed gives {meant!r}"
                )
        fair = past.dealer.fairness(reveal=True)
        return Proof(fair.commitment, len(rows), fair.open)

    async def luck(self, caller: Caller, table: str) -> tuple[Luck, ...]:
        """What was drawn, and what was to be expected."""
        _, plain = await self._drawn(caller, table)
        return luck_of(msgspec.json.decode(plain, type=list[Drawn]))

    async def _drawn(self, caller: Caller, table: str) -> tuple[PastMatch, bytes]:
        past = await self._past(table)
        check_may_watch(_as_room(past), caller)
        check_revealed(_as_room(past))
        return past, await self._part(table, CHANCES)


def _as_room(past: PastMatch) -> Room:
    """For the checks of `showing`, which ask only who sits where and what is revealed."""
    return cast("Room", past)


def luck_of(rows: Sequence[Drawn]) -> tuple[Luck, ...]:
    """What was drawn and rolled, beside what was to be expected."""
    drawn: Counter[tuple[str, str]] = Counter()
    expected: defaultdict[tuple[str, str], float] = defaultdict(float)
    for row in rows:
        total = sum(row.weights)
        for name, weight in zip(row.names, row.weights, strict=True):
            expected[row.kind, name] += weight / total
            drawn[row.kind, name] += name == row.answer
    return tuple(
        Luck(kind, name, drawn[kind, name], round(value, 4))
        for (kind, name), value in sorted(expected.items())
    )
