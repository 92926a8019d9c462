"""What one record says, compared with what can be counted in it by other means."""

from collections import Counter
from pathlib import Path

import msgspec
import pytest

from perihelion.games import ids, load
from perihelion.kernel.errors import BadRecord, Divergence
from perihelion.kernel.record import Entry, Record, read_record
from perihelion.lab import game_notes
from perihelion.lab.game_notes import Piece, reading_of
from perihelion.lab.replaying import Leads, Seen, leads_of, replayed, standing_entries

ROOT = Path(__file__).resolve().parents[2]
RECORDS = sorted((ROOT / "tests" / "records").glob("*.json"))


def record_of(file: Path) -> Record:
    record = read_record(file)
    assert isinstance(record, Record)
    return record


def used(seen: Seen, game_id: str, event: str) -> Counter[tuple[str, int]]:
    """Uses of the first thing of an event, by element and side."""
    game = load(game_id)
    found: Counter[tuple[str, int]] = Counter()
    for (kind, arg, value, _, side), count in seen.uses.items():
        declared = game.event_kinds[kind]
        if declared.name == event:
            found[str(game.element_of(declared.args[arg][1], value)), side] += count
    return found


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_points_add_up_to_the_score(file: Path) -> None:
    """The lines of the score sheet, side by side, against the outcome of the rules."""
    record = record_of(file)
    seen = replayed(record)
    sums = [0] * len(seen.scores)
    for (_, _, side), points in seen.points.items():
        sums[side] += points
    assert tuple(sums) == seen.scores


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_verbs_are_those_of_the_entries(file: Path) -> None:
    record = record_of(file)
    seen = replayed(record)
    counted = Counter(one.text.split()[0] for one in record.entries if one.seat >= 0)
    by_verb: Counter[str] = Counter()
    for (verb, _), count in seen.verbs.items():
        by_verb[verb] += count
    assert by_verb == counted
    assert seen.plies == len(record.entries)
    assert record.outcome is not None
    assert seen.reason == record.outcome.reason


def test_cards_recruited_are_those_of_the_texts() -> None:
    record = record_of(ROOT / "tests" / "records" / "zenith-2.json")
    texts = Counter(
        (f"card:{entry.text.split()[1]}", entry.seat)
        for entry in record.entries
        if entry.text.startswith("recruit ")
    )
    assert used(replayed(record), "zenith", "recruit") == texts


def test_cards_drawn_are_told_whoever_saw_them() -> None:
    """The lab sees everything; a seat would not."""
    record = record_of(ROOT / "tests" / "records" / "zenith-2.json")
    texts = Counter(
        f"card:{entry.text.split()[1]}"
        for entry in record.entries
        if entry.text.startswith("draw ")
    )
    drawn: Counter[str] = Counter()
    for (card, _), count in used(replayed(record), "zenith", "draw").items():
        drawn[card] += count
    assert drawn == texts


def test_technologies_have_their_level() -> None:
    record = record_of(ROOT / "tests" / "records" / "zenith-2.json")
    kinds = load("zenith").event_kinds
    levels = {
        level
        for (kind, _, _, level, _), _ in replayed(record).uses.items()
        if kinds[kind].name == "advance"
    }
    assert levels
    assert levels <= {1, 2, 3, 4, 5}


def test_every_seat_has_one_corporation() -> None:
    record = record_of(ROOT / "tests" / "records" / "kepler3ad-2-5.json")
    found = used(replayed(record), "kepler3ad-2", "corporation")
    if record.options.get("corporations", True):
        assert sorted(side for _, side in found) == [0, 1, 2, 3, 4]


def test_teams_count_as_one_side() -> None:
    seen = replayed(record_of(ROOT / "tests" / "records" / "zenith-4.json"))
    assert len(seen.shares) == 2
    assert {side for _, side in seen.verbs} == {0, 1}
    assert sorted(seen.order) == [0, 1]


def test_a_limited_match_has_no_winner() -> None:
    seen = replayed(record_of(ROOT / "tests" / "records" / "zenith-4-limited.json"))
    assert seen.limited
    assert seen.shares == (0.5, 0.5)
    assert not seen.by_score.known


@pytest.mark.parametrize(
    ("leads", "winner", "meant"),
    [
        ([], 0, Leads(0, 1.0, known=False)),
        ([(2, 0), (4, 0), (9, 0)], 0, Leads(0, 0.2, known=True)),
        ([(2, 0), (5, 1), (6, 1), (8, 0)], 0, Leads(2, 0.8, known=True)),
        ([(2, 0), (5, 1)], 0, Leads(1, 1.0, known=True)),
        ([(10, 1)], 1, Leads(0, 1.0, known=False)),
        ([(2, 0)], None, Leads(0, 1.0, known=True)),
    ],
)
def test_leads(leads: list[tuple[int, int]], winner: int | None, meant: Leads) -> None:
    """In a match of ten turns."""
    assert leads_of(leads, 10, winner) == meant


def test_what_was_taken_back_does_not_count() -> None:
    texts = ["a", "b", "undo 1", "c", "undo 2", "d"]
    line = standing_entries(tuple(Entry(0, text) for text in texts))
    assert [entry.text for entry in line] == ["d"]
    with pytest.raises(Divergence, match="takes back more than was played"):
        standing_entries((Entry(0, "undo 1"),))


def test_an_unfinished_or_impossible_record_is_refused() -> None:
    record = record_of(RECORDS[0])
    with pytest.raises(BadRecord, match="not over"):
        replayed(msgspec.structs.replace(record, outcome=None))
    broken = (record.entries[0], *record.entries[2:])
    with pytest.raises(Divergence, match="cannot be played"):
        replayed(msgspec.structs.replace(record, entries=broken))


def test_points_are_not_told_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    """A total repeats its lines, and so does what a game's own piece says."""
    game = load("kepler3ad-1")
    names = [kind.name for kind in game.event_kinds]
    plain = reading_of(game).points
    assert plain[names.index("score-total")] is None
    assert plain[names.index("score-bonus")] is not None
    told = Piece(repeated=("score-bonus",))
    monkeypatch.setattr(game_notes, "notes_of", lambda _: told)
    assert reading_of(game).points[names.index("score-bonus")] is None


@pytest.mark.parametrize("game_id", ids())
def test_every_game_can_be_read(game_id: str) -> None:
    """Some event uses things, some line scores, and none is counted twice."""
    game = load(game_id)
    reading = reading_of(game)
    names = [kind.name for kind in game.event_kinds]
    scoring = [name for name, at in zip(names, reading.points, strict=True) if at is not None]
    assert scoring
    assert not {"win", "total", "score-total"} & set(scoring)
    assert any(reading.things)
    assert reading.turn is not None
