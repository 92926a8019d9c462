"""Records: what is wrong with one is said by a typed error that names the place."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from docs.template_game.comet import Comet

from perihelion.kernel.errors import BadRecord, Divergence, OtherRules
from perihelion.kernel.patch import make_patch, merge_patch
from perihelion.kernel.record import (
    Entry,
    Fairness,
    Record,
    RedactedRecord,
    Replay,
    read_record,
    redact,
)
from perihelion.kernel.state import CHANCE, EventLog

COMET = Comet()
PLAYED = (
    (CHANCE, "draw dust"),
    (CHANCE, "draw gold"),
    (CHANCE, "draw ice"),
    (CHANCE, "draw dust"),
    (1, "launch dust"),
    (0, "launch ice"),
    (1, "pass"),
    (CHANCE, "find 5"),
)


def played(**changes: Any) -> Record:
    """A whole match of one round, changed as asked."""
    state = COMET.start(2, {"rounds": 1})
    entries = []
    for seat, text in PLAYED:
        turn = state.turn
        state.play(text, seat)
        key = state.key() if state.turn != turn or state.is_over else None
        entries.append(Entry(seat, text, key))
    record = Record(
        game="comet",
        rules=1,
        data=COMET.data_digest(),
        seats=2,
        options=state.options(),
        entries=tuple(entries),
        names=("Ada", "Ben"),
        outcome=state.outcome(),
    )
    return msgspec.structs.replace(record, **changes)


def entry(number: int, **changes: Any) -> Record:
    """The match with one entry changed."""
    record = played()
    entries = list(record.entries)
    entries[number] = msgspec.structs.replace(entries[number], **changes)
    return msgspec.structs.replace(record, entries=tuple(entries))


def test_a_record_comes_back_and_replays(tmp_path: Path) -> None:
    record = played()
    record.save(tmp_path / "match.json")
    again = read_record(tmp_path / "match.json")
    assert (
        again == record == read_record(record.to_json()) == read_record(record.to_json().decode())
    )
    assert isinstance(again, Record)
    replay = Replay(COMET, again)
    assert replay.to_end().is_over
    assert replay.outcome == record.outcome
    assert len(replay.states) == len(PLAYED) + 1


def test_a_record_reads_well() -> None:
    record = played()
    assert repr(record) == "<record of comet, 8 entries, limit>"
    assert "   5 seat 1  launch dust" in str(record)
    assert "   1 chance  draw dust" in str(record)


def test_a_record_cut_short_anywhere_is_no_record() -> None:
    data = played().to_json()
    for length in range(0, len(data) - 1, 7):
        with pytest.raises(BadRecord, match="not a whole JSON document"):
            read_record(data[:length])


Spoil = Callable[[dict[str, Any]], object]


@pytest.mark.parametrize(
    ("spoil", "says"),
    [
        (lambda head: head.pop("format"), "the format is None; known are perihelion-record-1"),
        (lambda head: head.update(format="perihelion-record-9"), "'perihelion-record-9'"),
        (lambda head: head.pop("entries") and head.pop("game"), "missing required field `game`"),
        (lambda head: head.update(seats="two"), "Expected `int`, got `str` - at `$.seats`"),
        (lambda head: head.update(colour="red"), "unknown field `colour`"),
        (lambda head: head["entries"][0].pop("text"), "missing required field `text`"),
        (lambda head: head["entries"][0].update(auto="magic"), "Invalid enum value 'magic'"),
        (lambda head: head.update(entries={}), "Expected `array`, got `object`"),
    ],
)
def test_a_malformed_record_is_refused_with_the_place(spoil: Spoil, says: str) -> None:
    head = msgspec.json.decode(played().to_json())
    spoil(head)
    with pytest.raises(BadRecord) as caught:
        read_record(msgspec.json.encode(head))
    assert says in str(caught.value)


@pytest.mark.parametrize("data", [b"", b"[]", b"3", b'"text"', b"null", b"\xff\xfe", b"{}"])
def test_other_documents_are_no_records(data: bytes) -> None:
    with pytest.raises(BadRecord):
        read_record(data)


def test_records_of_other_games_rules_and_data_are_told_apart() -> None:
    with pytest.raises(BadRecord, match="a record of zenith, not of comet"):
        Replay(COMET, played(game="zenith"))
    with pytest.raises(OtherRules, match="written under rules 7, this is rules 1"):
        Replay(COMET, played(rules=7))
    with pytest.raises(OtherRules, match="written with data 00"):
        Replay(COMET, played(data="00"))
    assert Replay(COMET, played(rules=7, data="00"), strict=False).to_end().is_over


@pytest.mark.parametrize(
    ("record", "says"),
    [
        (entry(0, text="draw ice"), "after entry 2 ('draw gold') the key is"),
        (entry(5, text="launch gold"), "entry 6 ('launch gold') cannot be played"),
        (entry(5, text="throw"), "no action begins with 'throw'"),
        (entry(4, seat=0), "entry 6 ('launch ice') cannot be played: seat 0 is not asked"),
        (entry(6, seat=0), "seat 0 is not asked now"),
        (entry(7, text="find 1"), "after entry 8 ('find 1') the key is"),
        (entry(7, key="0" * 16), "not 0000000000000000"),
        (entry(3, text="undo 9"), "takes back more than was played"),
        (entry(3, text="undo"), "takes back more than was played, or no number"),
        (entry(3, text="undo -1"), "takes back more than was played, or no number"),
        (played(entries=played().entries[:-1]), "the record says it ended"),
        (played(entries=(*played().entries, Entry(0, "pass"))), "the match is over"),
    ],
)  # fmt: skip
def test_a_tampered_record_diverges_where_it_was_changed(record: Record, says: str) -> None:
    with pytest.raises(Divergence) as caught:
        Replay(COMET, record).to_end()
    assert says in str(caught.value)


def test_a_changed_outcome_is_a_divergence() -> None:
    outcome = played().outcome
    assert outcome is not None
    changed = msgspec.structs.replace(outcome, scores=(0, 9))
    with pytest.raises(Divergence, match="the record says it ended"):
        Replay(COMET, played(outcome=changed)).to_end()


def test_undo_is_an_entry_and_goes_back() -> None:
    entries = played().entries
    record = played(entries=(*entries[:6], Entry(0, "undo 2"), *entries[4:]))
    replay = Replay(COMET, record)
    for _ in range(7):
        replay.step()
    assert replay.state.deciders() == [0, 1]
    assert len(replay.line) == 4
    assert replay.to_end().key() == Replay(COMET, played()).to_end().key()


def test_comments_times_and_names_change_nothing() -> None:
    record = entry(4, comment="bold", time=12.5, by="Ben", auto="level")
    assert read_record(record.to_json()) == record
    assert Replay(COMET, record).to_end() == Replay(COMET, played()).to_end()


def test_a_record_may_start_from_a_position() -> None:
    start = COMET.position({"options": {"rounds": 1}, "hands": [["ice"], ["dust", "gold"]]})
    entries = tuple(Entry(seat, text) for seat, text in PLAYED[4:])
    record = played(start=start.position(), entries=entries, outcome=None)
    again = read_record(record.to_json())
    assert isinstance(again, Record)
    assert Replay(COMET, again).to_end().outcome().places == (1, 2)


def test_live_and_replayed_events_are_the_same() -> None:
    state, replay = COMET.start(2, {"rounds": 1}), Replay(COMET, played())
    for seat, text in PLAYED:
        state.log = log = EventLog()
        state.play(text, seat)
        again = EventLog()
        replay.step(again)
        assert again.rows == log.rows


@pytest.mark.parametrize("viewer", [0, 1, 2])
def test_a_redacted_record_shows_what_its_reader_saw(viewer: int) -> None:
    fairness = Fairness("c0ffee", ("x", "y"), seed="5eed5eed")
    redacted = redact(COMET, played(fairness=fairness), viewer)
    again = read_record(redacted.to_json())
    assert again == redacted
    assert isinstance(again, RedactedRecord)
    assert b"5eed" not in redacted.to_json()
    texts = [one.text for one in again.entries]
    assert texts[0] == ("draw dust" if viewer == 0 else "draw ?")
    assert texts[1] == ("draw gold" if viewer == 1 else "draw ?")
    assert texts[4] == ("launch dust" if viewer == 1 else "launch ?")
    assert texts[6] == "pass"
    assert texts[7] == ("find 5" if viewer == 0 else "find ?")
    views = list(again.views())
    assert len(views) == len(PLAYED) + 1
    assert views[2]["hands"] == [
        ["dust" if viewer == 0 else "?"],
        ["gold" if viewer == 1 else "?"],
    ]


def test_a_redacted_record_keeps_the_entries_of_the_table() -> None:
    entries = (*played().entries[:5], Entry(1, "undo 1"), *played().entries[4:])
    redacted = redact(COMET, played(entries=entries), 2)
    assert redacted.entries[5].text == "undo 1"
    views = list(redacted.views())
    assert views[6] == views[4]
    assert views[-1] == list(redact(COMET, played(), 2).views())[-1]


def test_a_patch_leads_from_one_document_to_the_other() -> None:
    before: dict[str, object] = {"a": 1, "b": {"c": 2, "d": 3}, "e": [1, 2]}
    after: dict[str, object] = {"b": {"c": 2, "d": 4, "f": {}}, "e": [2], "g": {"h": 1}}
    patch = make_patch(before, after)
    assert patch == {"a": None, "b": {"d": 4, "f": {}}, "e": [2], "g": {"h": 1}}
    assert merge_patch(before, patch) == after
    assert make_patch(after, after) == {}
    assert before == {"a": 1, "b": {"c": 2, "d": 3}, "e": [1, 2]}
