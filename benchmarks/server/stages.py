"""What a move costs the server, stage by stage, in processor time; no sockets and no database.

    python -m benchmarks.server.stages                    # every game
    python -m benchmarks.server.stages --game zenith --json

Rooms as the server has them, two people at each, answers by a fixed rule. Every stage is done for
real and timed apart, in microseconds a move: a person's answer, what follows by itself, what is
written, and for both who look the view, the question, the entries in words and the JSON. What is
the same for all moves of a game is warm, as it is on a server that has run for a minute.
"""

from __future__ import annotations

import argparse
import gc
import json
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

import msgspec

from perihelion.games import load
from perihelion.server.matches.rooms import Room, SeatRow
from perihelion.server.matches.views import update_for
from perihelion.server.wire import House, UpdateNews

GAMES: Final = ("zenith", "kepler3042", "kepler3ad-1", "kepler3ad-2")
WARM: Final = 2_000
"""Moves before the first round."""
MOST_MOVES: Final = 200
"""Of one match; then the next one begins."""


class Stages:
    """Seconds of processor time by stage."""

    def __init__(self) -> None:
        self.spent: dict[str, float] = {}
        self.moves = 0
        self.bytes = 0

    @contextmanager
    def time(self, stage: str) -> Iterator[None]:
        """Count what is done in the block."""
        began = time.process_time()
        yield
        self.spent[stage] = self.spent.get(stage, 0.0) + time.process_time() - began


def room_of(game: str, seed: int) -> Room:
    """A match of two people that has just begun."""
    rules, people = load(game), ("a", "b")
    row: dict[str, Any] = {
        "id": f"{game}{seed}",
        "game": game,
        "seats": 2,
        "options": {},
        "position": None,
        "seed": seed.to_bytes(32, "big"),
        "nonces": [],
        "is_open_deal": False,
        "agent_seed": 1,
        "rules": rules.rules_version,
        "data": rules.data_digest({}),
        "owner": "a",
        "status": "running",
        "house": msgspec.to_builtins(House()),
        "rev": 1,
        "clocks": None,
        "is_sealed": False,
        "twin": None,
        "rematch": None,
        "agreed": [],
        "deadline": None,
        "outcome": None,
        "ended": None,
        "request": None,
    }
    seats = [SeatRow(seat, "person", name, name) for seat, name in enumerate(people)]
    room = Room(row, seats, time.time)  # type: ignore[arg-type]  # a mapping like that of a row
    room.read(())
    room.run_on()
    room.was_written()
    return room


def move(room: Room, number: int, stages: Stages) -> bool:
    """One answer and all that follows; False when the match is over."""
    match, seat = room.match, room.thinkers()[0]
    legal = match.state.legal(seat)
    chosen, before = legal[number * 7 % len(legal)], room.ply
    with stages.time("answer"):
        match.act(seat, chosen)
    with stages.time("what follows"):
        room.run_on()
    with stages.time("what is written"):
        room.settle(1.0)
        room.change(1.0, "me", 15.0)
    room.was_written()
    asked = match.pending().seats
    for viewer in range(2):
        with stages.time("views"):
            match.view(viewer)
        if viewer in asked:
            with stages.time("questions"):
                match.decision(viewer)
        with stages.time("entries in words"):
            match.told(viewer, before)
    for viewer in range(2):
        update = update_for(room, (viewer,), viewer, before)
        with stages.time("JSON"):
            sent = encode(UpdateNews(update))
        stages.bytes += len(sent)
    stages.moves += 1
    return room.status == "running"


encode = msgspec.json.Encoder().encode


def play(game: str, moves: int, seed: int, stages: Stages) -> None:
    """So many moves, in as many matches as that takes."""
    room = room_of(game, seed)
    for number in range(1, moves + 1):
        if not move(room, number, stages) or number % MOST_MOVES == 0:
            seed += 1
            room = room_of(game, seed)


def measured(game: str, moves: int, rounds: int) -> dict[str, float]:
    """Microseconds a move by stage: of each the best round, which others disturbed least."""
    play(game, max(moves, WARM), 1, Stages())
    gc.collect()
    gc.freeze()
    found: dict[str, float] = {}
    stages = Stages()
    for number in range(1, rounds + 1):
        stages = Stages()
        play(game, moves, 1_000 * number, stages)
        for stage, spent in stages.spent.items():
            each = round(spent / stages.moves * 1e6, 1)
            found[stage] = min(each, found.get(stage, each))
    return {**found, "bytes": stages.bytes // stages.moves}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=GAMES)
    parser.add_argument("--moves", type=int, default=500, help="of each round")
    parser.add_argument("--rounds", type=int, default=8)
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    for game in [asked.game] if asked.game else GAMES:
        found = measured(game, min(asked.moves, 100_000), max(1, asked.rounds))
        if asked.json:
            print(json.dumps({"game": game, "moves": asked.moves, **found}))
        else:
            print(game, *(f"{stage} {spent}" for stage, spent in found.items()), sep="\n  ")


if __name__ == "__main__":
    main()
