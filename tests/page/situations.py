"""Positions in which a person is asked each kind of question, taken from the golden records.

`situations.json` names a record and a ply for every kind; the position is replayed from there.
`python -m tests.page.situations --write` looks for them anew when the rules have changed.
"""

import json
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from perihelion.games import load
from perihelion.kernel.record import Record, Replay, read_record

RECORDS = Path(__file__).parents[1] / "records"
INDEX = Path(__file__).with_name("situations.json")
GAMES = ("zenith", "kepler3042", "kepler3ad-1", "kepler3ad-2")
MOST_OPTIONS = 60
"""A situation with fewer is found first: it says as much and is quicker to draw."""


@dataclass(frozen=True)
class Situation:
    """A question that is open to a person, and the position it is asked in."""

    game: str
    kind: str
    seat: int
    seats: int
    options: dict[str, Any]
    position: dict[str, Any]

    def __str__(self) -> str:
        return f"{self.game}-{self.kind}"

    def table(self, level: str = "cadet") -> dict[str, Any]:
        """What to POST to /api/tables to sit down in it, among levels."""
        others: dict[str, Any] = {"kind": "level", "level": level}
        seats = [{"kind": "me"} if at == self.seat else others for at in range(self.seats)]
        options = {name: value for name, value in self.options.items() if name != "data"}
        return {
            "game": self.game,
            "seats": seats,
            "options": options,
            "position": self.position,
        }


def situations(game: str) -> list[Situation]:
    """One of each kind of question of the game, in the order of the index."""
    found: list[Situation] = []
    index: dict[str, tuple[str, int]] = json.loads(INDEX.read_text())[game]
    for kind, (name, ply) in index.items():
        replay = _replayed(read(name), ply)
        state = replay.state
        asked = _asked(replay, kind)
        options = replay.game.options_of(state)
        position = replay.game.describe(state)
        found.append(Situation(game, kind, asked, state.seats, options, position))
    return found


def read(name: str) -> Record:
    """A golden record."""
    record = read_record((RECORDS / name).read_bytes())
    assert isinstance(record, Record)
    return record


def near_the_end(game: str, plies: int = 15) -> Situation:
    """A position `plies` answers before the end of a match of the fewest seats above one."""
    name = next(one.name for one in sorted(RECORDS.glob(f"{game}-2.json")))
    record = read(name)
    at = len(record.entries) - plies
    while True:
        replay = _replayed(record, at)
        seat = replay.state.seat
        if seat >= 0:
            break
        at -= 1
    state = replay.state
    options, position = replay.game.options_of(state), replay.game.describe(state)
    return Situation(game, "end", seat, state.seats, options, position)


def _replayed(record: Record, ply: int) -> Replay:
    replay = Replay(load(record.game), record)
    for _ in range(ply):
        replay.step(None)
    return replay


def _asked(replay: Replay, kind: str) -> int:
    for seat in replay.state.deciders():
        if seat >= 0 and replay.game.decision(replay.state, seat).kind == kind:
            return seat
    raise LookupError(f"{kind} is not asked here: write situations.json anew")


def search() -> dict[str, dict[str, tuple[str, int]]]:
    """For every game and kind: the record and the ply with the fewest options above one."""
    found: dict[str, dict[str, tuple[str, int]]] = {game: {} for game in GAMES}
    for path in sorted(RECORDS.glob("*.json")):
        record = read(path.name)
        game = load(record.game)
        replay = Replay(game, record)
        kinds = found[record.game]
        for ply in range(len(record.entries)):
            for seat in replay.state.deciders():
                if seat < 0:
                    continue
                decision = game.decision(replay.state, seat)
                if decision.kind not in kinds and 1 < len(decision.options) <= MOST_OPTIONS:
                    kinds[decision.kind] = (path.name, ply)
            replay.step(None)
    return found


if __name__ == "__main__":
    if sys.argv[1:] != ["--write"]:
        sys.exit("usage: python -m tests.page.situations --write")
    INDEX.write_text(json.dumps(search(), indent=1) + "\n")
