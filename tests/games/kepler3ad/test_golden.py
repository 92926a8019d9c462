"""Golden files: what they say has not changed. `golden.py --write` makes them anew."""

from __future__ import annotations

import json
from typing import Any, Final

import pytest
from tests.games.kepler3ad import golden

from perihelion.games import load
from perihelion.kernel.conformance import is_compiled
from perihelion.kernel.record import Replay
from perihelion.match.verification import verify

COUNTED: Final = json.loads(golden.PERFT.read_text(encoding="utf-8"))
EDITIONS: Final = ("kepler3ad-1", "kepler3ad-2")
MANY: Final = 1_000_000 if is_compiled() else 2500
"""States that a run of the tests looks at in one position."""


@pytest.mark.parametrize("name", EDITIONS)
def test_the_playthrough_goes_as_written(name: str) -> None:
    """Every table, every legal answer, every answer and event of a whole match."""
    written = golden.playthrough_file(name).read_text(encoding="utf-8")
    assert golden.playthrough(name).splitlines() == written.splitlines()


@pytest.mark.parametrize("name", EDITIONS)
def test_the_playthrough_shows_three_scorings(name: str) -> None:
    record = golden.read(name, golden.SHOWN)
    assert record.outcome is not None
    assert record.outcome.reason == "scorings"
    verbs = {entry.text.split()[0] for entry in record.entries}
    assert verbs >= {"spend", "action", "place", "from", "to", "raise", "build", "finish", "roll"}


@pytest.mark.parametrize(("name", "seats"), golden.MATCHES)
def test_old_records_replay_for_ever(name: str, seats: int) -> None:
    """All entries with the key after each, and the outcome; the deal can be verified too."""
    record = golden.read(name, seats)
    assert record.rules == 1
    assert all(entry.key is not None for entry in record.entries)
    replay = Replay(load(name), record)
    assert replay.to_end().is_over
    assert replay.outcome == record.outcome
    verify(load(name), record)


def _id(row: dict[str, Any]) -> str:
    return f"{row['game']} {row['name']}"


@pytest.mark.parametrize("row", COUNTED, ids=_id)
def test_perft(row: dict[str, Any]) -> None:
    """As many sequences of answers, leading to as many different states, as counted before."""
    shallow = [pair for pair in row["counts"] if pair[1] <= MANY]
    assert golden.counted(row | {"depth": len(shallow)}) == shallow
    assert load(row["game"]).audit(golden.position_of(row)) == []
