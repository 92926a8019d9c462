"""Golden files: what they say has not changed. `golden.py --write` makes them anew."""

from __future__ import annotations

import json
from typing import Any, Final

import msgspec
import pytest
from tests.games.kepler3042 import golden
from tests.games.kepler3042.sizes import GAME

from perihelion.kernel.conformance import is_compiled
from perihelion.kernel.errors import (
    BadOption,
    BadProof,
    BadRecord,
    BadSeats,
    Divergence,
    OtherRules,
)
from perihelion.kernel.record import Record, Replay, read_record
from perihelion.match.verification import verify

COUNTED: Final = json.loads(golden.PERFT.read_text(encoding="utf-8"))
MANY: Final = 20_000 if is_compiled() else 400
"""Lines of answers that a run of the tests counts in one position."""


# Playthroughs.


@pytest.mark.parametrize("name", golden.SHOWN)
def test_the_playthrough_goes_as_written(name: str) -> None:
    """Every table, every legal answer, every answer and event of a whole match."""
    written = golden.playthrough_file(name).read_text(encoding="utf-8")
    assert golden.playthrough(name).splitlines() == written.splitlines()


def test_the_records_show_nearly_everything() -> None:
    """Every verb of the game and of chance is answered somewhere; no card of ours gives medals."""
    verbs = {
        entry.text.split()[0] for name in golden.MATCHES for entry in golden.read(name).entries
    }
    known = {*GAME.grammar.types, *GAME.chance_grammar.types}
    assert known - verbs <= {"price", "pay", "medal"}


# Records.


@pytest.mark.parametrize("name", golden.MATCHES)
def test_old_records_replay_for_ever(name: str) -> None:
    """All entries with the key after each, and the outcome; the deal can be verified too."""
    record = golden.read(name)
    seats, options = golden.MATCHES[name]
    assert (record.rules, record.seats) == (1, seats)
    assert record.options == GAME.checked_options(options)
    assert all(entry.key is not None for entry in record.entries)
    replay = Replay(GAME, record)
    assert replay.to_end().is_over
    assert replay.outcome == record.outcome
    verify(GAME, record)


def _changed(record: Record, at: int, **fields: Any) -> Record:
    entries = list(record.entries)
    entries[at] = msgspec.structs.replace(entries[at], **fields)
    return msgspec.structs.replace(record, entries=tuple(entries))


@pytest.mark.parametrize("at", [0, 30, 120, -1])
def test_a_tampered_record_diverges_where_it_was_changed(at: int) -> None:
    """Another text, another seat, another key, an entry too few."""
    record = golden.read("kepler3042-2")
    here = record.entries[at]
    wrong = [
        _changed(record, at, text="dance"),
        _changed(record, at, text="first 7" if here.seat < 0 else "cell nowhere"),
        _changed(record, at, seat=3),
        _changed(record, at, key="0" * 16),
        msgspec.structs.replace(record, entries=record.entries[:at] + record.entries[at:][1:]),
    ]
    for spoilt in wrong:
        with pytest.raises(Divergence):
            Replay(GAME, spoilt).to_end()


def test_a_changed_outcome_is_a_divergence() -> None:
    record = golden.read("kepler3042-2")
    assert record.outcome is not None
    other = msgspec.structs.replace(record.outcome, scores=(0, 0))
    with pytest.raises(Divergence):
        Replay(GAME, msgspec.structs.replace(record, outcome=other)).to_end()


def test_another_deal_is_found_out() -> None:
    """A body or card that the seed does not give, in a record that would replay."""
    record = golden.read("kepler3042-2")
    plain = [msgspec.structs.replace(entry, key=None) for entry in record.entries]
    record = msgspec.structs.replace(record, entries=tuple(plain), outcome=None)
    first = record.entries[0]
    other = _changed(record, 0, text="first 0" if first.text == "first 1" else "first 1")
    with pytest.raises((BadProof, BadRecord)):
        verify(GAME, other)


@pytest.mark.parametrize("fraction", [0.0, 0.01, 0.3, 0.999])
def test_a_record_cut_short_is_no_record(fraction: float) -> None:
    data = golden.record_file("kepler3042-2").read_bytes()
    with pytest.raises(BadRecord):
        read_record(data[: int(len(data) * fraction)])


@pytest.mark.parametrize(
    ("fields", "error"),
    [
        ({"rules": 2}, OtherRules),
        ({"data": "0" * 16}, OtherRules),
        ({"game": "zenith"}, BadRecord),
    ],
)
def test_records_of_other_rules_data_and_games(
    fields: dict[str, Any], error: type[Exception]
) -> None:
    record = msgspec.structs.replace(golden.read("kepler3042-2"), **fields)
    with pytest.raises(error):
        Replay(GAME, record)


@pytest.mark.parametrize(
    ("fields", "error"),
    [
        ({"seats": 9}, BadSeats),
        ({"options": {"no_such": 1}}, BadOption),
        ({"options": {"level": 2}}, BadOption),
        ({"options": {"placement": "in_turn"}}, Divergence),
        ({"seats": 3}, Divergence),
    ],
)
def test_records_with_another_table(fields: dict[str, Any], error: type[Exception]) -> None:
    """Seats and options that do not exist, or under which the match does not replay."""
    record = msgspec.structs.replace(golden.read("kepler3042-2"), **fields)
    with pytest.raises(error):
        Replay(GAME, record).to_end()


# Perft.


def _id(row: dict[str, Any]) -> str:
    return str(row["name"])


@pytest.mark.parametrize("row", COUNTED, ids=_id)
def test_perft(row: dict[str, Any]) -> None:
    """As many sequences of answers, leading to as many different states, as counted before."""
    shallow = [pair for pair in row["counts"] if pair[0] <= MANY]
    assert shallow
    assert golden.counted(row | {"depth": len(shallow)}) == shallow
    assert GAME.audit(golden.position_of(row)) == []


@pytest.mark.soak
@pytest.mark.parametrize("row", COUNTED, ids=_id)
def test_deep_perft(row: dict[str, Any]) -> None:
    assert golden.counted(row) == row["counts"]


def test_perft_counts_the_positions_that_it_says() -> None:
    written = [{name: row[name] for name in row if name != "counts"} for row in COUNTED]
    assert written == json.loads(json.dumps(golden.POSITIONS))
