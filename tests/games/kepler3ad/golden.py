"""What Kepler-3Ad has been seen to do: whole records, their transcripts, and counted trees.

`python -m tests.games.kepler3ad.golden --write` makes tests/playthroughs/kepler3ad-*.txt and the
counts in tests/perft/kepler3ad.json anew, after a change that is meant; look at the difference.
A playthrough is the transcript of a record. Records that are there stay as they are: one that
no longer replays needs a new rules version.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import msgspec
from tests.golden import perft, transcript

from perihelion.games import load
from perihelion.kernel.record import Record, Replay, read_record
from perihelion.kernel.rng import Rng
from perihelion.kernel.state import State
from perihelion.match import Match, OpenDealer

TESTS: Final = Path(__file__).resolve().parents[2]
RECORDS: Final = TESTS / "records"
PLAYTHROUGHS: Final = TESTS / "playthroughs"
PERFT: Final = TESTS / "perft" / "kepler3ad.json"
MATCHES: Final = tuple((name, seats) for name in ("kepler3ad-1", "kepler3ad-2") for seats in (2, 5))
SHOWN: Final = 2
"""The record with so many seats is also the transcript."""


class Steady:
    """Stacks pieces and converts them, so that a match comes to its end; spends now and then."""

    name = "steady"
    order = ("build", "action 7", "raise", "place", "action 5", "action 4", "action 6", "action 2")

    def choose(self, blind: State, seat: int, legal: Sequence[int], rng: Rng) -> int:
        """The first kind of answer in the order that is there; sometimes anything."""
        if rng.below(6) == 0:
            return legal[int(rng.below(len(legal)))]
        texts = {action: blind.text(action, seat) for action in legal}
        for verb in self.order:
            found = [action for action, text in texts.items() if text.startswith(verb)]
            if found and (verb != "action 7" or rng.below(2)):
                return found[int(rng.below(min(2, len(found))))]
        calm = [one for one, text in texts.items() if not text.startswith(("spend", "from"))]
        some = calm or legal
        return some[int(rng.below(len(some)))]


# Records.


def record_file(name: str, seats: int) -> Path:
    return RECORDS / f"{name}-{seats}.json"


def read(name: str, seats: int) -> Record:
    record = read_record(record_file(name, seats))
    assert isinstance(record, Record)
    return record


def new_record(name: str, seats: int) -> Record:
    """A whole match, with the key after every entry."""
    agents = [Steady() for _ in range(seats)]
    match = Match(
        load(name), seats, {}, agents=agents, dealer=OpenDealer("golden"), agent_seed=seats
    )
    match.run()
    record = match.record
    replay = Replay(load(name), record)
    entries = [msgspec.structs.replace(entry, key=replay.step().key()) for entry in record.entries]
    return msgspec.structs.replace(record, entries=tuple(entries))


# Transcripts.


def playthrough_file(name: str) -> Path:
    return PLAYTHROUGHS / f"{name}.txt"


def playthrough(name: str) -> str:
    return "\n".join(transcript(read(name, SHOWN))) + "\n"


# Perft.


def counted(row: dict[str, Any]) -> list[list[int]]:
    """Sequences and different states for each depth, chance counted like everybody else."""
    found = [perft(position_of(row), depth) for depth in range(1, int(row["depth"]) + 1)]
    return [[one.sequences, one.states] for one in found]


def position_of(row: dict[str, Any]) -> State:
    game = load(row["game"])
    if "start" in row:
        return game.start(*row["start"])
    return game.position(row["position"])


def main() -> None:
    if sys.argv[1:] != ["--write"]:
        sys.exit(f"{__doc__}")
    for name, seats in MATCHES:
        if not record_file(name, seats).exists():
            record_file(name, seats).write_bytes(new_record(name, seats).to_json() + b"\n")
    for name in ("kepler3ad-1", "kepler3ad-2"):
        playthrough_file(name).write_text(playthrough(name), encoding="utf-8")
    rows = json.loads(PERFT.read_text(encoding="utf-8"))
    text = ",\n".join("  " + json.dumps(row | {"counts": counted(row)}) for row in rows)
    PERFT.write_text(f"[\n{text}\n]\n", encoding="utf-8")


if __name__ == "__main__":
    main()
