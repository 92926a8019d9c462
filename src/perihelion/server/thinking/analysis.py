"""Looking back and looking closer: verification, luck, hints, since my last turn."""

from __future__ import annotations

import gzip
from collections.abc import Callable
from itertools import pairwise
from typing import Final, TypeVar

import msgspec

from perihelion.games import load
from perihelion.kernel.record import Record, read_record
from perihelion.match import Proof, verify
from perihelion.match.line import Told
from perihelion.server.errors import Conflict, NotYours, Unplayable
from perihelion.server.gateway.caller import asker
from perihelion.server.identity.people import Caller
from perihelion.server.matches.elements import Packed
from perihelion.server.matches.narration import Teller, past_of
from perihelion.server.matches.rooms import Room, Rooms
from perihelion.server.matches.views import (
    check_may_watch,
    check_revealed,
    moment,
    moments,
    record_eyes,
    record_of,
    seat_of,
    viewer_of,
    whole_record,
)
from perihelion.server.operations.archive import Archive, luck_of
from perihelion.server.thinking import evaluation
from perihelion.server.thinking.bot_turns import BotTurns
from perihelion.server.thinking.evaluations import JUDGE
from perihelion.server.thinking.heavy_answers import Heavy
from perihelion.server.thinking.levels import check_level
from perihelion.server.thinking.processes import Question, choose
from perihelion.server.wire import AtMoment, Drawn, FairChance, Guidance, Hint, Luck, Slip, Views

Result = TypeVar("Result")

DEFAULT_NONCE: Final = "a seat that gives no nonce has `no nonce from seat N`, with its number"


class Analysis:
    """Questions about a match that change nothing."""

    def __init__(
        self, rooms: Rooms, turns: BotTurns, heavy: Heavy, teller: Teller, archive: Archive
    ) -> None:
        self.rooms = rooms
        self.archive = archive
        self.bot_turns = turns
        self.heavy = heavy
        self.teller = teller
        self.analysts = heavy.analysts

    async def fairness(self, caller: Caller, table: str) -> FairChance:
        """Commitment, nonces and transcript; the seed once it may be known."""
        try:
            async with self.rooms.open(table) as room:
                check_may_watch(room, caller)
                shown = room.is_revealed
                fair = room.dealer.fairness(reveal=shown)
        except Unplayable:
            return await self.archive.fairness(caller, table, DEFAULT_NONCE)
        return FairChance(fairness=fair, revealed=shown, note=DEFAULT_NONCE)

    async def record(self, caller: Caller, table: str, seat: int | None) -> tuple[str, bytes]:
        """The game, and the record: everything once it is revealed, else what the viewer knows.

        The file is compressed.
        """
        try:
            async with self.rooms.open(table) as room:
                viewer = record_eyes(room, caller, seat)
                key = (table, room.rev, "record", viewer)
                record = record_of(room) if viewer is None else whole_record(room)
                game = room.game.id
        except Unplayable:
            return await self.archive.record(caller, table, seat)
        if viewer is None:
            return game, gzip.compress(record.to_json(), 1)
        return game, await self._made(key, caller, evaluation.redacted, record, viewer)

    async def verify(self, caller: Caller, table: str) -> Proof:
        """Compute every draw of a finished match again from its seed."""
        try:
            return await self._of_finished(caller, table, _verify)
        except Unplayable:
            return await self.archive.verify(caller, table)

    async def luck(self, caller: Caller, table: str) -> tuple[Luck, ...]:
        """What was drawn and rolled in a finished match, and what was to be expected."""
        try:
            found = await self._of_finished(caller, table, evaluation.drawn)
        except Unplayable:
            return await self.archive.luck(caller, table)
        return luck_of(msgspec.json.decode(found.plain, type=list[Drawn]))

    async def chances(self, caller: Caller, table: str) -> Packed:
        """Every question to chance of a finished match, with its answer."""
        try:
            return await self._of_finished(caller, table, evaluation.drawn)
        except Unplayable:
            return await self.archive.chances(caller, table)

    async def at(self, caller: Caller, table: str, ply: int, seat: int | None) -> AtMoment:
        """The match after `ply` entries."""
        try:
            async with self.rooms.open(table) as room:
                return moment(room, caller, ply, seat)
        except Unplayable:
            return await self.archive.at(caller, table, ply, seat)

    async def views(
        self, caller: Caller, table: str, first: int, last: int, seat: int | None
    ) -> Views:
        """The match after each of `first` to `last` entries."""
        async with self.rooms.open(table) as room:
            viewer, states = moments(room, caller, first, last, seat)
            shown = viewer if viewer < len(room.seats) else None
        views = await self.teller.views(asker(caller.id), viewer, states)
        fields = [msgspec.structs.asdict(view) for view in views]
        changes = [
            {name: value for name, value in after.items() if value != before[name]}
            for before, after in pairwise(fields)
        ]
        return Views(first=first, viewer=shown, view=views[0], changes=tuple(changes))

    async def _of_finished(
        self, caller: Caller, table: str, work: Callable[[bytes], Result]
    ) -> Result:
        async with self.rooms.open(table) as room:
            check_may_watch(room, caller)
            check_revealed(room)
            key, record = (table, room.rev, work.__name__), record_of(room)
        return await self._made(key, caller, work, record)

    async def _made(
        self,
        key: tuple[object, ...],
        caller: Caller,
        work: Callable[..., Result],
        record: Record,
        *given: object,
    ) -> Result:
        data = b"" if self.heavy.has(key) else record.to_json()
        return await self.heavy.get(key, asker(caller.id), work, data, *given)

    async def hint(self, caller: Caller, table: str, seat: int | None, level: str | None) -> Hint:
        """What a level would answer for the person to move, knowing what they know."""
        async with self.rooms.open(table) as room:
            asked_seat = seat_of(room, caller, seat)
            if not room.house.hints:
                raise Conflict("this table has no hints")
            if room.status != "running" or asked_seat not in room.match.pending().seats:
                raise Conflict("nothing is asked of you now")
            name = check_level(level or JUDGE)
            asked, ply = self.bot_turns.question(room, asked_seat, name), room.ply
            texts = {one: room.match.state.text(one, asked_seat) for one in asked.legal}
        who = asker(caller.id)
        if name == "random":
            chosen = await self.analysts.run(choose, asked, asker=who)
            return Hint(level=name, ply=ply, action=chosen, text=texts[chosen], seat=asked_seat)
        return await self.analysts.run(evaluation.hint, asked, ply, asker=who)

    # The guide of a match: what is asked, and what was answered.

    async def guide(self, caller: Caller, table: str, seat: int | None) -> Guidance:
        """The main choices of the open question, from what the seat knows."""
        async with self.rooms.open(table) as room:
            asked_seat = _guided_seat(room, caller, seat)
            if asked_seat not in room.match.pending().seats:
                raise Conflict("nothing is asked of you now")
            asked, ply = self.bot_turns.question(room, asked_seat, JUDGE), room.ply
        key = (table, "guide", asked_seat, ply)
        return await self.heavy.get(key, asker(caller.id), evaluation.guide, asked, ply)

    async def slip(self, caller: Caller, table: str, ply: int, seat: int | None) -> Slip:
        """Whether an answer of this person was a costly one, from what the seat knew then."""
        async with self.rooms.open(table) as room:
            mine = _guided_seat(room, caller, seat)
            line = room.match.line
            said = line.said[ply] if 0 <= ply < len(line.said) else None
            if said is None or said.asked is None or said.entry.seat != mine:
                raise Conflict(f"you gave no answer at ply {ply}")
            state = said.asked
            asked = Question(
                game=room.game.id,
                seats=len(room.seats),
                options=state.options(),
                blind=state.blind(mine).to_bytes(),
                seat=mine,
                legal=tuple(state.legal(mine)),
                level=JUDGE,
                luck=ply,
                whose=room.id,
            )
        key = (table, "slip", mine, ply)
        work = evaluation.slip
        return await self.heavy.get(key, asker(caller.id), work, asked, said.action, ply)

    async def since_my_turn(self, caller: Caller, table: str, seat: int | None) -> tuple[Told, ...]:
        """What happened since this person last decided something."""
        async with self.rooms.open(table) as room:
            if not room.seats_of(caller.id):
                raise NotYours("you have no seat at this table")
            viewer = viewer_of(room, caller, seat)
            last = 0
            for ply, said in enumerate(room.match.line.said, 1):
                if said.entry.seat == viewer and said.entry.auto is None:
                    last = ply
            past = past_of(room, viewer, last)
        return await self.teller.told(asker(caller.id), past)


def _guided_seat(room: Room, caller: Caller, wanted: int | None) -> int:
    """The seat of somebody who plays alone against levels, where hints are allowed."""
    seat = seat_of(room, caller, wanted)
    if not room.house.hints:
        raise Conflict("this table has no hints")
    if any(one.seat != seat and one.level is None for one in room.seats):
        raise Conflict("the coach speaks only to whoever plays alone against levels")
    if room.status != "running":
        raise Conflict("the match is over")
    return seat


def _read(data: bytes) -> Record:
    record = read_record(data)
    assert isinstance(record, Record)
    return record


def _verify(data: bytes) -> Proof:
    record = _read(data)
    return verify(load(record.game), record)
