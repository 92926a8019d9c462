"""Records in lines: what is written comes back the same, and what is wrong is named."""

import re
from contextlib import suppress
from pathlib import Path

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from perihelion.games import load
from perihelion.kernel.errors import BadRecord, Divergence
from perihelion.kernel.record import Entry, Record, Variation, check_variations, read_record
from perihelion.kernel.rng import Rng
from perihelion.kernel.wire import Outcome
from perihelion.match import Match, OpenDealer, RandomAgent

RECORDS = sorted((Path(__file__).resolve().parents[1] / "records").glob("*.json"))
GAMES = ("zenith", "kepler3042", "kepler3ad-1", "kepler3ad-2")

letters = st.characters(codec="utf-8", exclude_characters="#", categories=("L", "N", "P", "S"))
words = st.text(letters, min_size=1, max_size=8)
answers = st.lists(words, min_size=1, max_size=4).map(" ".join)
comments = st.none() | st.text(st.characters(codec="utf-8"), max_size=60)
entries = st.builds(
    Entry,
    seat=st.integers(-1, 4),
    text=answers,
    key=st.none() | st.text("0123456789abcdef", min_size=16, max_size=16),
    time=st.none() | st.floats(0, 1e12),
    by=st.none() | st.text(max_size=12),
    auto=st.none() | st.sampled_from(["forced", "timeout", "level", "nonce"]),
    comment=comments,
)
lines = st.lists(entries, max_size=6).map(tuple)


@st.composite
def records(draw: st.DrawFn) -> Record:
    played = draw(lines)
    variations = st.builds(
        Variation, ply=st.integers(0, len(played)), entries=lines, comment=comments
    )
    return Record(
        game=draw(words),
        rules=draw(st.integers(0, 99)),
        data=draw(st.text(max_size=16)),
        seats=draw(st.integers(1, 5)),
        options=draw(
            st.dictionaries(
                st.text("abcdefghij_", min_size=1),
                st.booleans() | st.integers(-9, 999) | st.text(max_size=9),
                max_size=4,
            )
        ),
        entries=played,
        names=tuple(draw(st.lists(st.text(max_size=9), max_size=3))),
        judges=tuple(draw(st.lists(st.text(max_size=9), max_size=3))),
        outcome=draw(
            st.none()
            | st.just(Outcome((1, 2), (3, 0), "popular", (1.0, -1.0), ((0,), (1,)), limited=True))
        ),
        variations=tuple(draw(st.lists(variations, max_size=3))),
    )


@settings(max_examples=150)
@given(records())
def test_any_record_comes_back_from_its_lines(record: Record) -> None:
    text = record.to_text()
    assert read_record(text) == record
    assert read_record(text.encode()) == record
    assert read_record(record.to_json()) == record


@settings(max_examples=200)
@given(records(), st.data())
def test_broken_lines_are_refused_by_name_or_read(record: Record, data: st.DataObject) -> None:
    """Cut, doubled or garbled, a transcript is either a record or a BadRecord: nothing else."""
    text = record.to_text()
    at = data.draw(st.integers(0, len(text)))
    garbled = text[:at] + data.draw(st.sampled_from(["", "\n", "x", "; ", "7 0 a\n", "{", "\x00"]))
    garbled += text[at + data.draw(st.integers(0, 9)) :]
    with suppress(BadRecord):
        read_record(garbled)


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_the_kept_records_come_back_from_their_lines(file: Path) -> None:
    record = read_record(file)
    assert isinstance(record, Record)
    assert read_record(record.to_text()) == record


@settings(max_examples=12)
@given(st.sampled_from(GAMES), st.integers(0, 10**6), st.data())
def test_the_notation_of_a_real_match_comes_back(name: str, seed: int, data: st.DataObject) -> None:
    """id -> text -> id at every question, and the record of it through lines and through JSON."""
    game = load(name)
    seats = data.draw(st.sampled_from(game.seat_counts))
    bots = [RandomAgent()] * seats
    match = Match(game, seats, agents=bots, dealer=OpenDealer(seed), agent_seed=seed)
    for _ in range(60):
        state = match.state
        if match.is_over:
            break
        for action in state.legal()[:12]:
            text = state.text(action)
            assert game.parse(state, text) == action
            assert re.fullmatch(r"[a-z0-9-]+( [A-Za-z0-9.-]+)*", text), text
        match.step()
    match.comment(match.ply, "so far;\nso good # {}")
    record = match.record
    assert read_record(record.to_text()) == record
    assert read_record(record.to_json()) == record


WRONG = [
    ("perihelion record 1\ncolour 1\n", "line 2: 'colour' is no field"),
    ("perihelion record 1\ngame {\n", "line 2: .* is not JSON"),
    ("perihelion record 1\n; hello\n", "line 2: there is no entry above"),
    ("perihelion record 1\n2 0 pass\n", "line 2: this is entry 1, not 2"),
    ("perihelion record 1\n1 nobody pass\n", "line 2: .* is no entry"),
    ('perihelion record 1\n1 0 pass  # {"who": 1}\n', "line 2: notes are an object of key"),
    ("perihelion record 1\nvariation after 0\n1 0 pass\n", "the variation has no 'end'"),
    ("perihelion record 1\nvariation after 0\nvariation after 0\n", "before the last one has"),
    ('perihelion record 1\n1 0 pass\ngame "zenith"\n', "stands twice, or after the first entry"),
    ("perihelion record 1\n", "missing required field"),
]


@pytest.mark.parametrize(("text", "said"), WRONG)
def test_what_is_wrong_is_named_with_its_line(text: str, said: str) -> None:
    with pytest.raises(BadRecord, match=said):
        read_record(text)


def test_an_entry_that_is_no_line_cannot_be_written() -> None:
    record = Record("zenith", 1, "", 2, {}, (Entry(0, "two\nlines"),))
    with pytest.raises(BadRecord, match="cannot be written as a line"):
        record.to_text()


def test_variations_are_played_and_checked() -> None:
    game = load("zenith")
    bots = [RandomAgent()] * 2
    match = Match(game, 2, agents=bots, dealer=OpenDealer("v"), agent_seed=3)
    for _ in range(60):
        match.step()
    record = match.record
    rng = Rng(4)
    state = match.state
    while state.seat < 0:
        match.step()
        state = match.state
    record = match.record
    legal = state.legal()
    text = state.text(legal[int(rng.below(len(legal)))])
    good = Variation(len(record.entries), (Entry(int(state.seat), text),))
    kept = msgspec.structs.replace(record, variations=(good,))
    check_variations(game, kept)
    assert kept.line(1).entries[-1].text == text
    assert kept.line(0) is kept
    bad = Variation(len(record.entries), (Entry(int(state.seat), "recruit nobody"),))
    with pytest.raises(Divergence, match="variation 2: "):
        check_variations(game, msgspec.structs.replace(record, variations=(good, bad)))
    nowhere = msgspec.structs.replace(record, variations=(Variation(999, good.entries),))
    with pytest.raises(BadRecord, match="leaves the match after entry 999"):
        check_variations(game, nowhere)
    with pytest.raises(BadRecord, match="there is no variation 3"):
        kept.line(3)
