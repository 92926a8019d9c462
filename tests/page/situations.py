"""Positions in which a person is asked each kind of question, taken from the golden records.

`situations.json` names a record and a ply for every kind; the position is replayed from there.
Kinds that no record asks come from a random walk, named by its seed.
`python -m tests.page.situations --write` looks for them anew when the rules have changed.
"""

import json
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import islice
from pathlib import Path
from typing import Any

from tests.games.kepler3042.scene import nation, resolution, scene

from perihelion.games import load
from perihelion.games.kepler3ad.events import DECISION_KINDS as KEPLER3AD_KINDS
from perihelion.games.kepler3042.events import DECISION_KINDS as KEPLER3042_KINDS
from perihelion.games.zenith.frame_kinds import FRAME_KINDS
from perihelion.kernel.answers import Answers
from perihelion.kernel.record import Record, Replay, read_record
from perihelion.kernel.rng import Rng
from perihelion.kernel.state import CHANCE, State
from perihelion.kernel.wire import Decision

RECORDS = Path(__file__).parents[1] / "records"
INDEX = Path(__file__).with_name("situations.json")
GAMES = ("zenith", "kepler3042", "kepler3ad-1", "kepler3ad-2")
MOST_OPTIONS = 60
"""A question with more is passed over: it says no more and takes longer to draw."""
WALKS = 400
"""How many random matches of each table are searched for what no record asks."""
Place = tuple[str, int] | tuple[str, int, int]
"""A record and a ply; for a walk, the record whose table it plays, its seed and a ply."""


@dataclass(frozen=True)
class Situation:
    """A question that is open to a person, and the position it is asked in."""

    game: str
    kind: str
    seat: int
    seats: int
    position: dict[str, Any]
    beside: tuple[int, ...] = ()
    """Others who are asked at the same time."""

    def __str__(self) -> str:
        return f"{self.game}-{self.kind}"

    def table(self, level: str = "cadet") -> dict[str, Any]:
        """What to POST to /api/tables to sit down in it, among levels.

        Who is asked at the same time is a friend, who does not answer before the person does.
        """
        seats: list[dict[str, Any]] = [{"kind": "level", "level": level}] * self.seats
        seats[self.seat] = {"kind": "me"}
        for seat in self.beside:
            seats[seat] = {"kind": "friend"}
        return {"game": self.game, "seats": seats, "position": self.position}


@cache
def situations(game: str) -> tuple[Situation, ...]:
    """One of each kind of question of the game, in the order of the index."""
    found: list[Situation] = []
    index: dict[str, list[Any]] = json.loads(INDEX.read_text())[game]
    for kind, (name, *numbers) in index.items():
        record = read(name)
        if len(numbers) == 1:
            state = _replayed(record, numbers[0]).state
        else:
            seed, ply = numbers
            state = next(islice(_walk(record, seed), ply, None))
        found.append(_situation(state, kind))
    return (*found, *(_situation(state, kind) for kind, state in _by_hand(game).items()))


def _situation(state: State, kind: str) -> Situation:
    asked, game = _asked(state, kind), state.game
    beside = tuple(seat for seat in state.deciders() if seat not in (asked, CHANCE))
    return Situation(game.id, kind, asked, int(state.seats), game.describe(state), beside)


def _by_hand(game: str) -> dict[str, State]:
    """Questions of rare rulings, which chance does not lead to."""
    if game != "kepler3042":
        return {}
    builder = scene(nation(earth="3E 2M", levels="40000"), options={"wormhole_price": "either"})
    knowing = resolution(
        "extraterrestrial-knowledge",
        nation(levels="30000", tracks=(0, 5)),
        options={"knowledge_price": "per_icon_used"},
    )
    return {
        "price": builder.act("space-construction").play("build earth").state,
        "icon-price": knowing.play("raise space-travel").state,
    }


def read(name: str) -> Record:
    """A golden record."""
    record = read_record((RECORDS / name).read_bytes())
    assert isinstance(record, Record)
    return record


@cache
def near_the_end(game: str, name: str | None = None, plies: int = 15) -> Situation:
    """A position `plies` answers before the end of a golden record, of two seats if not named."""
    record = read(name or f"{game}-2.json")
    at = len(record.entries) - plies
    while True:
        replay = _replayed(record, at)
        seat = replay.state.seat
        if seat >= 0:
            break
        at -= 1
    state = replay.state
    return Situation(game, "end", int(seat), int(state.seats), replay.game.describe(state))


@cache
def before_scoring(game: str) -> tuple[Situation, str]:
    """The position before the first scoring of Kepler-3Ad, and the answer that leads to it."""
    replay = Replay(load(game), read(f"{game}-2.json"))
    before, entry = replay.state, replay.record.entries[0]
    while not getattr(replay.state.view(0), "scorings"):  # noqa: B009  (of this game's view)
        before, entry = replay.state, replay.record.entries[replay.at]
        replay.step(None)
    position = replay.game.describe(before)
    return Situation(game, "scoring", entry.seat, int(before.seats), position), entry.text


def _replayed(record: Record, ply: int) -> Replay:
    replay = Replay(load(record.game), record)
    for _ in range(ply):
        replay.step(None)
    return replay


def _walk(record: Record, seed: int) -> Iterator[State]:
    """The states of a random match at the table of a record."""
    state, rng, answers = (
        load(record.game).start(record.seats, record.options),
        Rng(seed),
        Answers(),
    )
    while not state.is_over:
        yield state
        state = state.clone()
        seat = int(state.seat)
        chance = seat == CHANCE
        state.apply_as(seat, state.draw(rng) if chance else state.guess(seat, answers, rng))


def _asked(state: State, kind: str) -> int:
    for seat in state.deciders():
        if seat >= 0 and _decision(state, seat).kind == kind:
            return seat
    raise LookupError(f"{kind} is not asked here: write situations.json anew")


def kinds_of(game: str) -> set[str]:
    """Every kind of question the game can ask."""
    if game == "zenith":
        return {kind.question for kind in FRAME_KINDS if kind.question is not None}
    if game == "kepler3042":
        return set(KEPLER3042_KINDS)
    second_edition = {"give", "vanguard"}
    return set(KEPLER3AD_KINDS) - (second_edition if game == "kepler3ad-1" else set())


def search() -> dict[str, dict[str, Place]]:
    """For every game and kind, where it is asked first with a choice."""
    found: dict[str, dict[str, Place]] = {game: {} for game in GAMES}
    records = [(path.name, read(path.name)) for path in sorted(RECORDS.glob("*.json"))]
    for name, record in records:
        replay = Replay(load(record.game), record)
        for ply in range(len(record.entries)):
            for kind in _choices(replay.state):
                found[record.game].setdefault(kind, (name, ply))
            replay.step(None)
    for name, record in records:
        for seed in range(WALKS):
            known = found[record.game].keys() | _by_hand(record.game).keys()
            if kinds_of(record.game) <= known:
                break
            for ply, state in enumerate(_walk(record, seed)):
                for kind in _choices(state):
                    found[record.game].setdefault(kind, (name, seed, ply))
    return found


def _choices(state: State) -> set[str]:
    decisions = [_decision(state, seat) for seat in state.deciders() if seat >= 0]
    return {one.kind for one in decisions if 1 < len(one.options) <= MOST_OPTIONS}


def _decision(state: State, seat: int) -> Decision:
    return state.game.decision_of(state.blind(seat), seat)


if __name__ == "__main__":
    if sys.argv[1:] != ["--write"]:
        sys.exit("usage: python -m tests.page.situations --write")
    INDEX.write_text(json.dumps(search(), indent=1) + "\n")
