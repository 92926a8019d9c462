"""Golden files: what they say has not changed. `golden.py --write` makes them anew."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec
import pytest
from tests.games.zenith.golden import (
    GAME,
    PERFT,
    PLAYTHROUGHS,
    POSITIONS,
    RECORDS,
    TESTS,
    Counted,
    text_of,
)
from tests.golden import perft

from perihelion.kernel.conformance import is_compiled
from perihelion.kernel.record import Record, Replay, read_record
from perihelion.match.verification import verify

COUNTED: Final = msgspec.json.decode(PERFT.read_bytes(), type=list[Counted])
WRITTEN: Final = sorted((TESTS / "records").glob("zenith*.json"))


@pytest.mark.parametrize("name", PLAYTHROUGHS)
def test_the_playthrough_goes_as_written(name: str) -> None:
    """Every table, question, answer, event and view of a whole match."""
    written = (TESTS / "playthroughs" / f"{name}.txt").read_text(encoding="utf-8")
    assert text_of(name).splitlines() == written.splitlines()


def test_the_playthroughs_are_whole_matches() -> None:
    for name, (seats, _) in PLAYTHROUGHS.items():
        text = (TESTS / "playthroughs" / f"{name}.txt").read_text(encoding="utf-8")
        assert f"{seats} seats" in text
        assert "== over after" in text
        for kind in ("recruit", "develop", "lead", "token-won", "reshuffle", "win-disc"):
            assert f"\n    {kind} " in text, f"{name} shows no {kind}"


@pytest.mark.parametrize("counted", COUNTED, ids=lambda counted: counted.name)
def test_perft(counted: Counted) -> None:
    """As many lines of answers, leading to as many different states, as counted before."""
    shallow = counted.shallow if is_compiled() else 3
    for depth, wanted in enumerate(counted.depths[:shallow], 1):
        assert perft(counted.state(), depth) == wanted, f"depth {depth}"


@pytest.mark.soak
@pytest.mark.parametrize("counted", COUNTED, ids=lambda counted: counted.name)
def test_deep_perft(counted: Counted) -> None:
    for depth, wanted in enumerate(counted.depths, 1):
        assert perft(counted.state(), depth) == wanted, f"depth {depth}"


def test_perft_counts_the_positions_that_it_says() -> None:
    assert [(one.name, one.seats) for one in COUNTED] == [(row[0], row[2]) for row in POSITIONS]
    for one, row in zip(COUNTED, POSITIONS, strict=True):
        assert one.position == msgspec.json.decode(msgspec.json.encode(row[1]))
        assert len(one.depths) == row[4]
        assert GAME.audit(one.state()) == []


@pytest.mark.parametrize("path", WRITTEN, ids=lambda path: path.stem)
def test_old_records_replay_for_ever(path: Path) -> None:
    """All entries, the key of every turn and the outcome; its deal can be verified too."""
    record = read_record(path)
    assert isinstance(record, Record)
    assert record.rules == 1
    keys = [entry.key for entry in record.entries if entry.key is not None]
    replay = Replay(GAME, record)
    state = replay.to_end()
    assert replay.outcome == record.outcome
    assert keys[-1] == state.key()
    assert len(keys) >= 9
    verify(GAME, record)


def test_there_are_records_of_every_kind() -> None:
    assert {path.stem for path in WRITTEN} >= set(RECORDS)
