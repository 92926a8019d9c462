"""Looking back and looking closer: verification, luck, hints, evaluation, since my last turn."""

from __future__ import annotations

from collections import Counter, defaultdict
from typing import Final

from perihelion.games import load
from perihelion.kernel.record import Record, Replay, read_record
from perihelion.kernel.state import CHANCE
from perihelion.match import Proof, verify
from perihelion.match.line import Told
from perihelion.server.bots import Question, Thinkers, choose, luck_of, worth
from perihelion.server.errors import BadRequest, Conflict, NotYours
from perihelion.server.levels import check_level
from perihelion.server.people import Caller
from perihelion.server.rooms import Room, Rooms
from perihelion.server.showing import (
    check_may_watch,
    check_revealed,
    moment_of,
    record_of,
    seat_of,
    viewer_of,
)
from perihelion.server.turns import Turns
from perihelion.server.wire import FairChance, Hint, Judged, Luck

DEFAULT_NONCE: Final = "a seat that gives no nonce has `no nonce from seat N`, with its number"
PLIES_AT_ONCE: Final = 20
PLAYOUTS: Final = 40
PLAYOUT_PLIES: Final = 600


class Looking:
    """Questions about a match that change nothing."""

    def __init__(self, rooms: Rooms, turns: Turns, thinkers: Thinkers) -> None:
        self.rooms = rooms
        self.turns = turns
        self.thinkers = thinkers

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
            name = check_level(level or room.house.stand_in)
            asked, ply = self.turns.question(room, asked_seat, name), room.ply
            texts = {one: room.match.state.text(one, asked_seat) for one in asked.legal}
        chosen = await self.thinkers.run(choose, asked)
        return Hint(name, ply, chosen, texts[chosen])

    async def judge(
        self, caller: Caller, table: str, first: int, last: int, level: str | None
    ) -> tuple[Judged, ...]:
        """What a level makes of a finished match, from ply `first` to `last`."""
        if not 0 <= first <= last or last - first >= PLIES_AT_ONCE:
            raise BadRequest(f"ask for at most {PLIES_AT_ONCE} plies at a time, from first to last")
        async with self.rooms.open(table) as room:
            check_may_watch(room, caller)
            check_revealed(room)
            name = check_level(level or room.house.stand_in)
            plies = range(first, min(last, room.ply) + 1)
            asked = [_judged(room, ply, name) for ply in plies]
        found = []
        for ply, question, played, texts in asked:
            worths = await self.thinkers.run(worth, question, PLAYOUTS, PLAYOUT_PLIES)
            if not texts:
                found.append(Judged(ply, worths, None, None, None))
                continue
            chosen = await self.thinkers.run(choose, question)
            found.append(Judged(ply, worths, question.seat, played, texts[chosen]))
        return tuple(found)

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


def _judged(room: Room, ply: int, level: str) -> tuple[int, Question, str | None, dict[int, str]]:
    """A moment as the seat to answer knew it; as everybody saw it, where no seat was asked."""
    state, _ = moment_of(room, ply)
    deciders = state.deciders()
    seat = deciders[0] if deciders else len(room.seats)
    following = room.match.line.said[ply].entry if ply < room.ply else None
    if following is not None and following.seat in deciders:
        seat = following.seat
    legal = tuple(state.legal(seat)) if deciders else ()
    question = Question(
        game=room.game.id,
        seats=len(room.seats),
        options=room.match.options,
        blind=state.blind(seat).to_bytes(),
        seat=seat,
        legal=legal,
        level=level,
        luck=luck_of(room.agent_seed, seat, ply),
        whose=f"{room.id}, ply {ply}",
    )
    played = following.text if following is not None and following.seat == seat else None
    return ply, question, played, {one: state.text(one, seat) for one in legal}


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
