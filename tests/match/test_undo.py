"""Taking back never corrupts a match, and nobody can fish with it."""

import itertools

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from perihelion.kernel.game import Game
from perihelion.kernel.record import Record, Replay, read_record
from perihelion.kernel.rng import Rng
from perihelion.kernel.state import CHANCE, NOBODY
from perihelion.kernel.undo import free_plies
from perihelion.match import (
    BadUndo,
    Match,
    MatchOver,
    OpenDealer,
    Pending,
    RandomAgent,
    Request,
    Seal,
    SealedDealer,
    Undo,
    resume,
    verify,
)


def at_launch(comet: Game, seats: int = 2) -> Match:
    """A match in which every seat has a choice to make."""
    for seed in itertools.count():
        match = Match(comet, seats, dealer=OpenDealer(seed))
        match.run()
        if all(len(match.state.legal(seat)) > 1 for seat in range(seats)):
            break
    else:
        raise AssertionError
    assert match.pending() == Pending(tuple(range(seats)))
    return match


def answer(match: Match, seat: int) -> None:
    match.act(seat, match.state.legal(seat)[0])


# The pure rule.


def test_the_own_last_answer_is_free_while_nobody_else_has_answered(comet: Game) -> None:
    match = at_launch(comet)
    undo, key = Undo(match), match.state.key()
    assert (undo.free(0), undo.free(1)) == (0, 0)
    answer(match, 0)
    assert (undo.free(0), undo.free(1)) == (1, 0)
    entry = undo.take_back(0, 1)
    assert (entry.seat, entry.text, entry.key) == (0, "undo 1", key)
    assert match.state.key() == key
    assert match.told(1)[-1].text == "undo 1"


def test_nothing_is_free_once_another_seat_has_answered(comet: Game) -> None:
    match = at_launch(comet, 4)
    answer(match, 2)
    answer(match, 0)
    undo = Undo(match)
    assert [undo.free(seat) for seat in range(4)] == [1, 0, 0, 0]
    with pytest.raises(BadUndo, match="seat 2 may take back 0 answers by itself, not 2"):
        undo.take_back(2, 2)


def test_the_last_of_several_secret_choices_shows_the_others_and_stays(comet: Game) -> None:
    for first in (0, 1):
        match = at_launch(comet)
        answer(match, first)
        answer(match, 1 - first)
        line = match.line
        assert line.answers[-1][0] == 1 - first
        assert free_plies(line.states, line.answers, 1 - first) == 0


def test_a_drawn_card_is_not_taken_back_freely(comet: Game) -> None:
    match = Match(comet, dealer=OpenDealer(5))
    undo = Undo(match)
    for _ in range(200):
        if match.line.answers and match.line.answers[-1][0] == CHANCE:
            assert [undo.free(seat) for seat in (0, 1)] == [0, 0]
        if match.is_over or (not match.step() and match.is_over):
            break
        for seat in match.pending().seats:
            answer(match, seat)


def asked_to_deflect(comet: Game, seed: int) -> Match | None:
    match = Match(comet, hold={0, 1}, dealer=OpenDealer(seed))
    match.run()
    answer(match, 0)
    answer(match, 1)
    return match if match.pending().seats else None


def test_held_chance_leaves_time_to_take_back(comet: Game) -> None:
    """The confirmation of an end of turn: the last public answer is free until the deal."""
    match = next(found for n in itertools.count() if (found := asked_to_deflect(comet, n)))
    [seat] = match.pending().seats
    key = match.state.key()
    match.act(seat, "pass")
    assert match.pending() == Pending(chance=True, held=True)
    undo = Undo(match)
    assert undo.free(seat) == 1
    undo.take_back(seat, 1)
    assert match.state.key() == key


# By consent, and alone.


def test_further_by_consent_of_everybody_else(comet: Game) -> None:
    match = at_launch(comet, 4)
    undo, key = Undo(match, owners=("ann", "bob", "ann", None)), match.state.key()
    answer(match, 0)
    answer(match, 1)
    request = undo.ask(2, 2)
    assert request == Request(2, 2, match.ply, ("bob",))
    assert undo.request == request
    with pytest.raises(BadUndo, match="seat 2 is asking already"):
        undo.ask(0, 2)
    for seat in (0, 3):
        with pytest.raises(BadUndo, match=f"seat {seat} is not asked; seat 1 is"):
            undo.agree(seat)
    entry = undo.agree(1)
    assert entry is not None
    assert (entry.seat, entry.text) == (2, "undo 2")
    assert match.state.key() == key
    assert undo.request is None


def test_all_owners_must_agree(comet: Game) -> None:
    match = at_launch(comet, 4)
    answer(match, 0)
    answer(match, 1)
    undo = Undo(match)
    undo.ask(0)
    assert undo.agree(2) is None
    assert undo.agree(1) is None
    assert undo.request is not None
    assert undo.request.waits_for == ("seat 3",)
    assert undo.agree(3) is not None


def test_a_wish_may_be_refused_or_withdrawn_and_is_void_after_an_answer(comet: Game) -> None:
    match = at_launch(comet, 4)
    undo = Undo(match)
    answer(match, 0)
    answer(match, 1)
    undo.ask(0)
    undo.refuse(3)
    assert undo.request is None
    undo.ask(0)
    undo.refuse(0)
    assert undo.request is None
    with pytest.raises(BadUndo, match="nobody asks"):
        undo.agree(1)
    undo.ask(0)
    answer(match, 2)
    assert undo.request is None
    with pytest.raises(BadUndo, match="nobody asks"):
        undo.refuse(1)


def test_a_free_wish_needs_nobody(comet: Game) -> None:
    match = at_launch(comet)
    answer(match, 1)
    done = Undo(match).ask(1)
    assert not isinstance(done, Request)
    assert done.text == "undo 1"


def test_alone_with_bots_or_at_a_hot_seat_everything_is_free(comet: Game) -> None:
    match = Match(comet, agents={1: RandomAgent()}, dealer=OpenDealer(6))
    match.run()
    undo, first = Undo(match), match.line.states[0].key()
    answer(match, 0)
    match.run()
    assert undo.free(0) == len(match.line.answers)
    undo.take_back(0, len(match.line.answers))
    assert match.state.key() == first
    hot = at_launch(comet)
    answer(hot, 0)
    answer(hot, 1)
    Undo(hot, owners=("we", "we")).take_back(0)
    assert hot.pending() == Pending((1,))


def test_a_bot_answers_the_same_again(comet: Game) -> None:
    match = Match(comet, agents={1: RandomAgent()}, dealer=OpenDealer(6))
    match.run()
    key, plies = match.state.key(), len(match.line.answers)
    Undo(match).take_back(0, plies)
    match.run()
    assert match.state.key() == key


def test_a_take_back_without_number_goes_to_the_last_real_choice(comet: Game) -> None:
    """Over everything that had one answer, whoever gave it, and over the others and chance."""
    seen = set()
    for seed in range(20):
        match = Match(comet, agents={1: RandomAgent()}, dealer=OpenDealer(seed), agent_seed=seed)
        undo = Undo(match)
        match.run()
        while not match.is_over and (not undo.reach(0) or len(match.line.answers) < 14):
            answer(match, 0)
            match.run()
        if match.is_over:
            continue
        back = undo.reach(0)
        passed = match.line.answers[len(match.line.answers) - back + 1 :]
        seen |= {seat for seat, _ in passed}
        undo.take_back(0)
        assert 0 in match.pending().seats
        assert len(match.state.legal(0)) > 1
    assert seen == {CHANCE, 0, 1}


def test_impossible_wishes_are_told_and_change_nothing(comet: Game) -> None:
    match = at_launch(comet)
    undo = Undo(match, owners=("me", "me"))
    before = match.record
    with pytest.raises(BadUndo, match="chosen nothing yet"):
        undo.take_back(0)
    for plies in (0, -1, 5):
        with pytest.raises(BadUndo, match=f"{plies} answers cannot be taken back; 4 were given"):
            undo.take_back(0, plies)
    assert match.record == before


def test_over_is_over(comet: Game) -> None:
    match = Match(comet, agents=[RandomAgent()] * 2)
    match.run()
    undo = Undo(match, owners=("me", "me"))
    assert undo.free(0) == 0
    for call in (undo.take_back, undo.ask, undo.agree):
        with pytest.raises(MatchOver):
            call(0)


# Properties.

CHOICES = st.lists(st.integers(0, 11), max_size=80)


def walk(match: Match, undo: Undo, choices: list[int]) -> None:
    """Random play in which about every third step takes something back."""
    for choice in choices:
        if match.is_over:
            return
        answers = len(match.line.answers)
        if choice % 3 == 0 and answers:
            undo.take_back(choice % match.seats, 1 + choice * 7 % answers)
        elif match.pending().chance:
            match.step()
        else:
            seats = match.pending().seats
            seat = seats[choice % len(seats)]
            legal = match.state.legal(seat)
            match.act(seat, legal[choice % len(legal)])


@given(seats=st.sampled_from([2, 4]), nonce=st.text(max_size=20), choices=CHOICES)
@settings(max_examples=60, deadline=None)
def test_random_undos_never_corrupt(
    comet: Game, seats: int, nonce: str, choices: list[int]
) -> None:
    seal = Seal(bytes(32), comet.id, seats, comet.checked_options(None))
    dealer = SealedDealer(seal, [nonce])
    match = Match(comet, seats, dealer=dealer)
    walk(match, Undo(match, owners=["me"] * seats), choices)
    record = read_record(match.record.to_json())
    assert isinstance(record, Record)
    replay = Replay(comet, record)
    assert replay.to_end() == match.state
    assert replay.line == match.line.answers
    assert [state.key() for state in replay.states] == [s.key() for s in match.line.states]
    for viewer in range(seats + 1):
        views = list(match.redacted(viewer).views())
        assert len(views) == match.ply + 1
        assert [(t.text, t.events) for t in match.told(viewer)] == [
            (e.text, e.events) for e in match.redacted(viewer).entries
        ]
    again = resume(comet, record, dealer=dealer)
    assert again.record == match.record
    finish(match)
    proof = verify(comet, match.record)
    assert proof.answers == sum(entry.seat == CHANCE for entry in match.record.entries)


def finish(match: Match) -> None:
    match.run()
    while not match.is_over:
        answer(match, match.pending().seats[0])
        match.run()


@given(seed=st.integers(0, 1000), back=st.integers(1, 30))
@settings(max_examples=60, deadline=None)
def test_the_same_answers_after_an_undo_give_the_same_keys(
    comet: Game, seed: int, back: int
) -> None:
    match = Match(comet, agents=[RandomAgent()] * 2, dealer=OpenDealer(seed), agent_seed=seed)
    for _ in range(20):
        match.step()
    if match.state.seat == NOBODY:
        return
    back = min(back, len(match.line.answers))
    keys = [state.key() for state in match.line.states]
    again = match.line.answers[-back:]
    Undo(match, owners=("me", "me")).take_back(0, back)
    for seat, action in again:
        if seat == CHANCE:
            assert match.step()
        else:
            match.act(seat, action)
    assert [state.key() for state in match.line.states] == keys


@example(seed=11, cut=40)  # An answer that ends the match turns everything up.
@given(seed=st.integers(0, 1000), cut=st.integers(0, 40))
@settings(max_examples=60, deadline=None)
def test_what_is_free_was_shown_to_nobody_and_decided_by_nobody_else(
    comet: Game, seed: int, cut: int
) -> None:
    match = Match(comet, 4, agents=[RandomAgent()] * 4, dealer=OpenDealer(seed), agent_seed=seed)
    for _ in range(cut):
        match.step()
    line = match.line
    for seat in range(4):
        count = free_plies(line.states, line.answers, seat)
        taken = line.answers[len(line.answers) - count :]
        assert all(other == seat for other, _ in taken)
        before = line.states[len(line.answers) - count]
        if count == 0:
            continue
        # What the seat knows after its own answers is what it would know in any world: it
        # learned nothing.
        known = before.blind(seat)
        for world_seed in range(4):
            world = known.imagine(Rng(world_seed))
            for _, action in taken:
                world.apply_as(seat, action)
            assert world.blind(seat) == line.state.blind(seat)
