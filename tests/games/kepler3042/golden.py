"""What Kepler-3042 has been seen to do: whole records, their transcripts, and counted trees.

`python -m tests.games.kepler3042.golden --write` makes tests/playthroughs/kepler3042-*.txt and
the counts in tests/perft/kepler3042.json anew, after a change that is meant; look at the
difference. A playthrough is the transcript of a record. Records that are there stay as they are:
one that no longer replays needs a new rules version.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import msgspec
from tests.games.kepler3042.sizes import GAME, RICH
from tests.games.random_play import Options
from tests.golden import perft, transcript

from perihelion.games.kepler3042.data_set.geometry import distance, place_of
from perihelion.games.kepler3042.engine import Kepler3042State
from perihelion.games.kepler3042.views.queries import listed
from perihelion.kernel.record import Record, Replay, read_record
from perihelion.kernel.rng import Rng
from perihelion.kernel.state import State
from perihelion.match import Match, OpenDealer

TESTS: Final = Path(__file__).resolve().parents[2]
RECORDS: Final = TESTS / "records"
PLAYTHROUGHS: Final = TESTS / "playthroughs"
PERFT: Final = TESTS / "perft" / "kepler3042.json"
OTHERWISE: Final[Options] = {
    "placement": "in_turn",
    "placement_peek": True,
    "overflow_distance": "flight_path",
    "cartography_needs_four": True,
    "produce_less": True,
    "bonus_axis": "first_three_on_rows",
    "allow_no_effect": False,
    "end_of_track": "other_track",
    "decline_progress": False,
    "knowledge_price": "one_cube",
    "wormhole_price": "either",
}
AMONG: Final[Options] = {
    "objectives": "advanced",
    "free_levels_order": "simultaneous_hidden",
    "last_tie_break": "fewest_first_player_rounds",
}
ALONE: Final[Options] = {
    "solo_planets": 18,
    "campaign": "edge_of_the_galaxy",
    "level": 3,
    "bonus_cubes": 4,
}
BEFORE: Final[Options] = {"solo_planets": 20}
"""Defaults of before; a record has all options, also those of other numbers of seats."""
MATCHES: Final[dict[str, tuple[int, Options]]] = {
    "kepler3042-1": (1, BEFORE),
    "kepler3042-2": (2, BEFORE),
    "kepler3042-3": (3, BEFORE),
    "kepler3042-4": (4, BEFORE),
    "kepler3042-1-otherwise": (1, OTHERWISE | ALONE),
    "kepler3042-3-otherwise": (3, OTHERWISE | AMONG | BEFORE),
}
SHOWN: Final = ("kepler3042-1", "kepler3042-2")
"""The records that are also transcripts."""


class Settler:
    """Builds ships, flies to planets, colonises and pays; now and then does anything."""

    name = "settler"
    order = ("terraform", "colonise", "develop", "harvest", "build", "raise", "produce", "pay")
    """What an action is worth doing for, and what is answered first."""
    lazy = ("stop", "skip", "end", "withdraw", "quantum", "decline")

    def choose(self, blind: State, seat: int, legal: Sequence[int], rng: Rng) -> int:
        """The most useful kind of answer, any of it; sometimes anything."""
        texts = {action: blind.text(action, seat) for action in legal}
        if rng.below(9) == 0:
            return legal[int(rng.below(len(legal)))]
        if texts[legal[0]].startswith("cell "):
            some = self._best({action: self._use(blind, seat, action, rng) for action in legal})
        elif texts[legal[0]].startswith("to "):
            some = self._best({action: -self._away(blind, texts[action]) for action in legal})
        else:
            some = self._best({action: self._rank(text) for action, text in texts.items()})
        return some[int(rng.below(len(some)))]

    def _best(self, worth: dict[int, int]) -> list[int]:
        return [action for action, value in worth.items() if value == max(worth.values())]

    def _rank(self, text: str) -> int:
        verb = text.split(maxsplit=1)[0]
        if verb in self.order:
            return len(self.order) - self.order.index(verb)
        return -self.lazy.index(verb) - 1 if verb in self.lazy else 0

    def _use(self, blind: State, seat: int, action: int, rng: Rng) -> int:
        """What comes next if the action is carried out."""
        world = blind.imagine(rng)
        world.apply_as(seat, action)
        if world.text(world.legal()[0]) != "perform":
            return -1
        world.play("perform")
        if world.seat != seat:
            return 0
        return max(self._rank(world.text(one)) for one in world.legal())

    def _away(self, blind: State, text: str) -> int:
        """How far the end of a leg is from the nearest body that is free."""
        assert isinstance(blind, Kepler3042State)
        if not text.startswith("to "):
            return 99
        end, names = place_of(text.removeprefix("to ")), blind.tables.names
        free = [place_of(names[number]) for number in listed(blind, blind.landing)]
        return min((distance(end, one) for one in free), default=0)


# Records.


def record_file(name: str) -> Path:
    return RECORDS / f"{name}.json"


def read(name: str) -> Record:
    record = read_record(record_file(name))
    assert isinstance(record, Record)
    return record


def new_record(name: str) -> Record:
    """A whole match, with the key after every entry."""
    seats, options = MATCHES[name]
    agents = [Settler() for _ in range(seats)]
    match = Match(
        GAME, seats, options, agents=agents, dealer=OpenDealer(f"golden {name}"), agent_seed=seats
    )
    match.run()
    record = match.record
    replay = Replay(GAME, record)
    entries = [msgspec.structs.replace(entry, key=replay.step().key()) for entry in record.entries]
    return msgspec.structs.replace(record, entries=tuple(entries))


# Transcripts.


def playthrough_file(name: str) -> Path:
    return PLAYTHROUGHS / f"{name}.txt"


def playthrough(name: str) -> str:
    return "\n".join(transcript(read(name))) + "\n"


# Perft. A set-up branches too widely for more than a few answers, so most are rich positions.


def _rich(**more: object) -> dict[str, object]:
    return RICH | {"round": 9} | more


def _frames(*frames: Sequence[int]) -> list[dict[str, int]]:
    return [dict(zip(("kind", "seat", "a", "b", "c"), frame, strict=False)) for frame in frames]


LATE: Final = {"round": 16, "card": "entropy-reversal", "on_turn": 1, "first": 2}
POSITIONS: Final[tuple[dict[str, Any], ...]] = (
    {"name": "set-up alone", "start": [1, {"solo_planets": 20}], "depth": 3},
    {"name": "set-up of four", "start": [4], "depth": 3},
    {"name": "looking at bodies", "start": [2, {"placement": "in_turn", "placement_peek": True}],
     "depth": 4},
    {"name": "a first turn", "position": {"seats": 2}, "depth": 7},
    {"name": "a rich turn", "position": _rich(), "depth": 6},
    {"name": "a rich turn of the second", "position": _rich(on_turn=1), "depth": 6},
    {"name": "after the main action", "position": _rich(frames=_frames((2, 0))), "depth": 5},
    {"name": "movement at speed nine", "position": _rich(frames=_frames((3, 0), (4, 0, 9))),
     "depth": 4},
    {"name": "withdrawals", "position": _rich(frames=_frames((3, 0))), "depth": 7},
    {"name": "extraterrestrial knowledge",
     "position": _rich(card="extraterrestrial-knowledge", on_turn=2, frames=_frames((3, 2))),
     "depth": 6},
    {"name": "other rulings",
     "position": _rich(options={"produce_less": True, "allow_no_effect": False,
                                "end_of_track": "other_track", "wormhole_price": "either"}),
     "depth": 6},
    {"name": "the last turn of the match",
     "position": _rich(**LATE, frames=_frames((3, 1))), "depth": 10},
    {"name": "alone", "position": {"seats": 1, "round": 5, "options": {"level": 2}}, "depth": 6},
)  # fmt: skip


def counted(row: dict[str, Any]) -> list[list[int]]:
    """Sequences and different states for each depth, chance counted like everybody else."""
    found = [perft(position_of(row), depth) for depth in range(1, int(row["depth"]) + 1)]
    return [[one.sequences, one.states] for one in found]


def position_of(row: dict[str, Any]) -> State:
    if "start" in row:
        return GAME.start(*row["start"])
    return GAME.position(row["position"])


def main() -> None:
    if sys.argv[1:] != ["--write"]:
        sys.exit(f"{__doc__}")
    for name in MATCHES:
        if not record_file(name).exists():
            record_file(name).write_bytes(new_record(name).to_json() + b"\n")
    for name in SHOWN:
        playthrough_file(name).write_text(playthrough(name), encoding="utf-8")
    text = ",\n".join("  " + json.dumps(row | {"counts": counted(row)}) for row in POSITIONS)
    PERFT.write_text(f"[\n{text}\n]\n", encoding="utf-8")


if __name__ == "__main__":
    main()
