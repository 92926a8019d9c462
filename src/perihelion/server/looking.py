"""Looking back and looking closer: verification, luck, hints, evaluation, since my last turn."""

from __future__ import annotations

from collections import Counter, OrderedDict, defaultdict
from typing import Final

from perihelion.games import load
from perihelion.kernel.record import Record, Replay, read_record
from perihelion.kernel.state import CHANCE
from perihelion.match import Proof, verify
from perihelion.match.line import Told
from perihelion.server import judging
from perihelion.server.bots import Thinkers, choose
from perihelion.server.elements import Packed
from perihelion.server.errors import BadRequest, Conflict, NotYours
from perihelion.server.levels import check_level
from perihelion.server.people import Caller
from perihelion.server.rooms import Rooms
from perihelion.server.showing import (
    check_may_watch,
    check_revealed,
    record_of,
    seat_of,
    viewer_of,
)
from perihelion.server.turns import Turns
from perihelion.server.wire import FairChance, Hint, Judged, Luck

DEFAULT_NONCE: Final = "a seat that gives no nonce has `no nonce from seat N`, with its number"
JUDGE: Final = "commodore"
"""Who is asked for a hint or an evaluation where nobody else is named."""
PLIES_AT_ONCE: Final = 200
PLIES_A_PIECE: Final = 25
KEPT: Final = 20_000
"""Judgements kept in memory, a few hundred bytes each."""


class Looking:
    """Questions about a match that change nothing."""

    def __init__(self, rooms: Rooms, turns: Turns, thinkers: Thinkers) -> None:
        self.rooms = rooms
        self.turns = turns
        self.thinkers = thinkers
        self._judged: OrderedDict[tuple[str, str, int], Judged] = OrderedDict()

    async def fairness(self, caller: Caller, table: str) -> FairChance:
        """Commitment, nonces and transcript; the seed once it may be known."""
        async with self.rooms.open(table) as room:
            check_may_watch(room, caller)
            shown = room.is_revealed
            return FairChance(
                fairness=room.dealer.fairness(reveal=shown), revealed=shown, note=DEFAULT_NONCE
            )

    async def verify(self, caller: Caller, table: str) -> Proof:
        """Compute every draw of a finished match again from its seed."""
        data = await self._finished(caller, table)
        return await self.thinkers.run(_verify, data)

    async def luck(self, caller: Caller, table: str) -> tuple[Luck, ...]:
        """What was drawn and rolled in a finished match, and what was to be expected."""
        data = await self._finished(caller, table)
        return await self.thinkers.run(_luck, data)

    async def _finished(self, caller: Caller, table: str) -> bytes:
        async with self.rooms.open(table) as room:
            check_may_watch(room, caller)
            check_revealed(room)
            return record_of(room).to_json()

    async def hint(self, caller: Caller, table: str, seat: int | None, level: str | None) -> Hint:
        """What a level would answer for the person to move, knowing what they know."""
        async with self.rooms.open(table) as room:
            asked_seat = seat_of(room, caller, seat)
            if not room.house.hints:
                raise Conflict("this table has no hints")
            if room.status != "running" or asked_seat not in room.match.pending().seats:
                raise Conflict("nothing is asked of you now")
            name = check_level(level or JUDGE)
            asked, ply = self.turns.question(room, asked_seat, name), room.ply
            texts = {one: room.match.state.text(one, asked_seat) for one in asked.legal}
        if name == "random":
            chosen = await self.thinkers.run(choose, asked)
            return Hint(level=name, ply=ply, action=chosen, text=texts[chosen], seat=asked_seat)
        return await self.thinkers.run(judging.hint, asked, ply)

    async def judge(
        self, caller: Caller, table: str, first: int, last: int, level: str | None
    ) -> tuple[Judged, ...]:
        """What a level makes of a finished match, from ply `first` to `last`."""
        if not 0 <= first <= last or last - first >= PLIES_AT_ONCE:
            raise BadRequest(f"ask for at most {PLIES_AT_ONCE} plies at a time, from first to last")
        name = check_level(level or JUDGE)
        if name == "random":
            raise BadRequest("`random` judges nothing; name a level that thinks")
        async with self.rooms.open(table) as room:
            check_may_watch(room, caller)
            check_revealed(room)
            last = min(last, room.ply)
            data = record_of(room).to_json()
        found: list[Judged] = []
        ply = first
        while ply <= last:
            kept = self._judged.get((table, name, ply))
            if kept is None:
                # In pieces, so that levels at other tables get their turns in between.
                upto = min(last, ply + PLIES_A_PIECE - 1)
                for one in await self.thinkers.run(judging.evaluate, data, ply, upto, name):
                    self._keep((table, name, one.ply), one)
                    found.append(one)
                ply = upto + 1
            else:
                found.append(kept)
                ply += 1
        return tuple(found)

    def _keep(self, key: tuple[str, str, int], one: Judged) -> None:
        """A finished match does not change, and neither does what a level makes of it."""
        self._judged[key] = one
        while len(self._judged) > KEPT:
            self._judged.popitem(last=False)

    async def chances(self, caller: Caller, table: str) -> Packed:
        """Every question to chance of a finished match, with its answer."""
        data = await self._finished(caller, table)
        return await self.thinkers.run(judging.drawn, data)

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
            return room.match.told(viewer, last)


def _read(data: bytes) -> Record:
    record = read_record(data)
    assert isinstance(record, Record)
    return record


def _verify(data: bytes) -> Proof:
    record = _read(data)
    return verify(load(record.game), record)


def _luck(data: bytes) -> tuple[Luck, ...]:
    record = _read(data)
    replay = Replay(load(record.game), record)
    drawn: Counter[tuple[str, str]] = Counter()
    expected: defaultdict[tuple[str, str], float] = defaultdict(float)
    for entry in record.entries:
        before, length = replay.state, len(replay.line)
        replay.step()
        if entry.seat != CHANCE or len(replay.line) == length:
            continue
        question = before.chance()
        total = sum(question.weights)
        rows = zip(question.answers, question.names, question.weights, strict=True)
        for answer, name, weight in rows:
            expected[question.kind, name] += weight / total
            drawn[question.kind, name] += answer == replay.line[-1][1]
    return tuple(
        Luck(kind, name, drawn[kind, name], round(value, 4))
        for (kind, name), value in sorted(expected.items())
    )
