"""Giving up ends a match, in the record too."""

import msgspec
import pytest

from perihelion.kernel.errors import BadSeats, Divergence
from perihelion.kernel.game import Game
from perihelion.kernel.record import Entry, Record, Replay, read_record
from perihelion.kernel.resign import resigned_outcome
from perihelion.match import BadUndo, Match, MatchOver, OpenDealer, Pending, Undo, resume, verify


def resigned(comet: Game, seats: int = 2, seat: int = 1) -> Match:
    match = Match(comet, seats, dealer=OpenDealer(1))
    match.run()
    match.resign(seat)
    return match


def test_a_resignation_ends_the_match(comet: Game) -> None:
    match = resigned(comet)
    assert match.pending() == Pending(over=True)
    assert match.outcome is not None
    assert match.outcome.reason == "resigned"
    assert match.outcome.places == (1, 2)
    assert match.outcome.utilities == (1.0, -1.0)
    assert match.told(0)[-1].text == match.redacted(0).entries[-1].text == "resign"
    with pytest.raises(MatchOver):
        match.resign(0)
    with pytest.raises(MatchOver):
        match.act(0, match.state.legal(0)[0])
    with pytest.raises(MatchOver):
        Undo(match).take_back(0)
    assert Undo(match).free(0) == 0


def test_a_team_gives_up_as_one(comet: Game) -> None:
    outcome = resigned(comet, 4, 2).outcome
    assert outcome is not None
    assert outcome.places == (3, 1, 3, 1)
    assert outcome.utilities == (-1.0, 1.0, -1.0, 1.0)
    assert outcome.teams == ((0, 2), (1, 3))


def test_one_of_many_is_last_and_the_others_share_the_first_place(comet: Game) -> None:
    class ManyComets(type(comet)):  # type: ignore[misc]  # loaded by path, unknown to mypy
        def teams(self, seats: int) -> tuple[tuple[int, ...], ...]:
            return tuple((seat,) for seat in range(seats))

    outcome = resigned_outcome(ManyComets(), 4, 1)
    assert outcome.places == (1, 4, 1, 1)
    assert sum(outcome.utilities) == pytest.approx(0)
    alone = resigned_outcome(ManyComets(), 1, 0)
    assert (alone.places, alone.utilities) == ((1,), (-1.0,))


def test_the_record_of_a_resignation_replays_verifies_and_resumes(comet: Game) -> None:
    match = resigned(comet)
    record = read_record(match.record.to_json())
    assert isinstance(record, Record)
    replay = Replay(comet, record)
    assert replay.to_end() == match.state
    assert replay.outcome == match.outcome
    assert verify(comet, record).answers == 4
    again = resume(comet, record)
    assert again.record == record
    assert again.is_over


def test_a_record_cannot_go_on_after_a_resignation(comet: Game) -> None:
    record = resigned(comet).record
    for text in ("pass", "undo 1", "resign"):
        bad = msgspec.structs.replace(record, entries=(*record.entries, Entry(0, text)))
        with pytest.raises(Divergence, match=r"entry 6 .* follows a resignation"):
            Replay(comet, bad).to_end()


def test_a_resignation_by_nobody_or_with_a_false_outcome_is_told(comet: Game) -> None:
    record = resigned(comet).record
    for seat in (-1, 2):
        bad = msgspec.structs.replace(record, entries=(*record.entries[:-1], Entry(seat, "resign")))
        with pytest.raises(Divergence, match="nobody who could"):
            Replay(comet, bad).to_end()
    swapped = msgspec.structs.replace(record, outcome=resigned_outcome(comet, 2, 0))
    with pytest.raises(Divergence, match="says it ended"):
        Replay(comet, swapped).to_end()
    with pytest.raises(BadSeats):
        Match(comet).resign(2)


def test_undo_owners_are_one_for_each_seat(comet: Game) -> None:
    with pytest.raises(BadUndo, match="1 owners for 2"):
        Undo(Match(comet), owners=("me",))
