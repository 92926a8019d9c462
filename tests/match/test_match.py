"""The loop: who may answer, what is written down, what is told to whom."""

import itertools

import msgspec
import pytest

from perihelion.kernel.errors import (
    BadOption,
    BadSeats,
    Divergence,
    IllegalAction,
    NotYourDecision,
    OtherRules,
)
from perihelion.kernel.game import Game
from perihelion.kernel.record import Entry, Record, Replay, read_record
from perihelion.kernel.state import CHANCE
from perihelion.match import (
    Match,
    MatchOver,
    OpenDealer,
    Pending,
    RandomAgent,
    ScriptedDealer,
    Seal,
    SealedDealer,
    resume,
    return_match,
)


def at_launch(comet: Game, seats: int = 2, **options: int | str | bool) -> Match:
    """A match where everybody may launch."""
    match = Match(comet, seats, options, dealer=OpenDealer(3))
    match.run()
    assert match.pending() == Pending(tuple(range(seats)))
    return match


def test_a_match_of_agents_runs_to_its_end_and_replays(comet: Game) -> None:
    for seed, seats in itertools.product(range(20), (2, 4)):
        match = Match(comet, seats, agents=[RandomAgent()] * seats, dealer=OpenDealer(seed))
        outcome = match.run()
        assert outcome is not None
        assert outcome == match.outcome == match.record.outcome
        assert match.pending() == Pending(over=True)
        assert not match.step()
        again = read_record(match.record.to_json())
        assert again == match.record
        assert isinstance(again, Record)
        assert Replay(comet, again).to_end() == match.state


def test_the_same_seeds_give_the_same_match(comet: Game) -> None:
    records = []
    for _ in range(2):
        agents = {0: RandomAgent(), 1: RandomAgent()}
        match = Match(comet, agents=agents, dealer=OpenDealer("same"), agent_seed=5)
        match.run()
        records.append(match.record)
    assert records[0] == records[1]


def test_run_stops_where_a_person_is_asked(comet: Game) -> None:
    match = Match(comet, agents={1: RandomAgent()}, dealer=OpenDealer(3))
    assert match.run() is None
    assert match.pending() == Pending((0,))
    assert match.decision(0).kind == "launch"
    assert not match.step()
    match.act(0, match.state.legal(0)[0])
    assert match.pending() != Pending((0,)) or match.decision(0).kind != "launch"


def test_an_answer_may_come_in_any_form(comet: Game) -> None:
    keys = []
    for form in range(3):
        match = at_launch(comet)
        action = match.state.legal(1)[-1]
        forms = (action, match.state.text(action, 1), comet.act_of(match.state, 1, action))
        entry = match.act(1, forms[form], comment="why not", by="Ann")
        assert (entry.seat, entry.comment, entry.by) == (1, "why not", "Ann")
        keys.append(match.state.key())
    assert len(set(keys)) == 1


@pytest.mark.parametrize("order", list(itertools.permutations(range(4))))
def test_several_deciders_in_any_order_reach_the_same_state(
    comet: Game, order: tuple[int, ...]
) -> None:
    match, straight = at_launch(comet, 4), at_launch(comet, 4)
    for seat in range(4):
        straight.act(seat, straight.state.legal(seat)[0])
    for seat in order:
        match.act(seat, match.state.legal(seat)[0])
    assert match.state == straight.state
    assert verifies(comet, match)


def verifies(comet: Game, match: Match) -> bool:
    return Replay(comet, match.record).to_end() == match.state


def test_what_is_not_allowed_changes_nothing(comet: Game) -> None:
    match = at_launch(comet)
    before = match.record, match.state.key()
    wrong: list[tuple[int, int | str, type[Exception]]] = [
        (0, "deflect", IllegalAction),
        (0, "launch cheese", IllegalAction),
        (0, 99, IllegalAction),
        (0, True, IllegalAction),
        (0, "", IllegalAction),
        (2, "pass", NotYourDecision),
        (CHANCE, "draw ice", NotYourDecision),
        (0, "undo 1", IllegalAction),
        (0, "resign", IllegalAction),
    ]
    for seat, action, error in wrong:
        with pytest.raises(error):
            match.act(seat, action)
    with pytest.raises(NotYourDecision):
        match.deal()
    assert (match.record, match.state.key()) == before


def test_a_table_is_checked_when_it_is_set(comet: Game) -> None:
    with pytest.raises(BadSeats):
        Match(comet, 3)
    with pytest.raises(BadOption):
        Match(comet, 2, {"moons": 1})
    with pytest.raises(BadSeats, match="1 names for 2"):
        Match(comet, 2, names=("Ann",))
    with pytest.raises(BadSeats, match="no seat 2"):
        Match(comet, 2, agents={2: RandomAgent()})


def test_a_key_stands_at_the_end_of_every_turn(comet: Game) -> None:
    match = Match(comet, agents=[RandomAgent()] * 2, dealer=OpenDealer(1))
    match.run()
    turns = [int(state.turn) for state in match.line.states]
    for entry, before, after in zip(match.record.entries, turns[:-1], turns[1:], strict=True):
        assert (entry.key is not None) == (before != after or entry is match.record.entries[-1])


def test_forced_answers_are_given_and_marked_where_wanted(comet: Game) -> None:
    seen = set()
    for seed in range(10):
        agents = [RandomAgent()] * 2
        match = Match(comet, agents=agents, forced={0}, dealer=OpenDealer(seed), agent_seed=seed)
        match.run()
        for said in match.line.said:
            if said.asked is None or said.entry.seat == CHANCE:
                continue
            single = len(said.asked.legal(said.entry.seat)) == 1
            seen.add((said.entry.seat, single))
            assert (said.entry.auto == "forced") == (single and said.entry.seat == 0)
            assert (said.entry.by == "random") == (said.entry.auto is None)
    assert len(seen) == 4


def test_times_come_from_the_clock_of_the_table(comet: Game) -> None:
    ticks = itertools.count(10)
    match = Match(comet, clock=lambda: float(next(ticks)), dealer=OpenDealer(1))
    match.run()
    match.resign(0)
    times = [entry.time for entry in match.record.entries]
    assert times == [float(10 + n) for n in range(match.ply)]


def test_comments_can_be_written_later(comet: Game) -> None:
    match = at_launch(comet)
    match.comment(2, "lucky")
    assert match.record.entries[1].comment == "lucky"
    match.comment(2, None)
    assert match.record.entries[1].comment is None


def test_chance_waits_for_those_who_confirm(comet: Game) -> None:
    """After an answer of seat 1 it waits, after one of seat 0 it does not."""
    seen = set()
    for seed in range(12):
        match = Match(comet, hold={1}, dealer=OpenDealer(seed))
        match.run()
        while not match.pending().chance:
            seat = match.pending().seats[0]
            match.act(seat, match.state.legal(seat)[0])
        last = match.line.answers[-1][0]
        seen.add(last)
        assert match.pending() == Pending(chance=True, held=last == 1)
        assert match.step() == (last == 0)
        if last == 1:
            assert match.deal() > 0
            assert match.pending().seats
    assert seen == {0, 1}


def test_chance_does_not_wait_for_agents(comet: Game) -> None:
    match = Match(comet, hold={0, 1}, agents=[RandomAgent()] * 2)
    assert match.run() is not None


def test_held_chance_gives_the_same_answers_as_dealt_chance(comet: Game) -> None:
    keys = []
    for hold in ((), (0, 1)):
        match = Match(comet, hold=hold, dealer=OpenDealer(8))
        match.run()
        while not match.is_over:
            for seat in match.pending().seats:
                match.act(seat, match.state.legal(seat)[0])
            if match.pending().held:
                match.deal()
            match.run()
        keys.append(match.state.key())
    assert keys[0] == keys[1]


def test_what_is_told_is_what_the_redacted_record_says(comet: Game) -> None:
    match = Match(comet, agents=[RandomAgent()] * 2, dealer=OpenDealer(4))
    for _ in range(14):
        match.step()
    for viewer in (0, 1, 2):
        told, redacted = match.told(viewer), match.redacted(viewer).entries
        assert [(one.seat, one.text, one.events) for one in told] == [
            (entry.seat, entry.text, entry.events) for entry in redacted
        ]
        assert [one.ply for one in told] == list(range(1, match.ply + 1))
        assert match.told(viewer, since=9) == told[9:]
        assert match.told(viewer, since=match.ply) == ()


def test_told_and_redacted_hide_what_others_drew(comet: Game) -> None:
    match = at_launch(comet)
    texts = {viewer: [one.text for one in match.told(viewer)] for viewer in (0, 1, 2)}
    assert [text == "draw ?" for text in texts[0]] == [False, True, False, True]
    assert [text == "draw ?" for text in texts[1]] == [True, False, True, False]
    assert set(texts[2]) == {"draw ?"}
    assert match.redacted(0).commitment is None, "an open deal commits to nothing"
    last = list(match.redacted(0).views())[-1]
    assert last["viewer"] == 0


def test_nobody_listening_means_no_events(comet: Game) -> None:
    match = Match(comet, listen=False, dealer=OpenDealer(3))
    match.run()
    assert all(one.events == () for one in match.told(0))
    assert match.told(0)[1].text == "draw ?"


@pytest.mark.parametrize("cut", [0, 1, 5, 9, 14])
def test_a_resumed_match_goes_on_as_if_nothing_had_happened(comet: Game, cut: int) -> None:
    dealer = SealedDealer(Seal.fresh(comet), ["a", "b"])
    agents = [RandomAgent()] * 2
    whole = Match(comet, agents=agents, dealer=dealer, agent_seed=1, names=("A", "B"))
    for _ in range(cut):
        whole.step()
    half = resume(comet, whole.record, agents=agents, dealer=dealer, agent_seed=1)
    assert half.told(1) == whole.told(1)
    assert half.run() == whole.run()
    assert half.record == whole.record


def test_a_record_says_who_judged_where_somebody_did(comet: Game) -> None:
    match = Match(comet, 2, dealer=OpenDealer(3))
    assert b"judges" not in match.record.to_json()
    match.judges = ("", "")
    assert match.record.judges == ()
    match.judges = ("", "hand-written")
    for form in (match.record.to_json(), match.record.to_text()):
        assert read_record(form) == match.record
    again = resume(comet, match.record)
    assert again.record.judges == match.redacted(0).judges == ("", "hand-written")
    assert return_match(again).judges == ("hand-written", "")


def test_a_record_that_does_not_fit_is_not_resumed(comet: Game) -> None:
    match = at_launch(comet)
    record = match.record
    with pytest.raises(OtherRules):
        resume(comet, msgspec.structs.replace(record, rules=0))
    wrong = (*record.entries, Entry(0, "pass"))
    with pytest.raises(Divergence, match="entry 5"):
        resume(comet, msgspec.structs.replace(record, entries=wrong))


def test_a_match_may_start_from_a_position(comet: Game) -> None:
    position = at_launch(comet).state.position()
    match = Match(comet, start=position, agents=[RandomAgent()] * 2)
    assert match.pending() == Pending((0, 1))
    match.run()
    again = read_record(match.record.to_json())
    assert isinstance(again, Record)
    assert resume(comet, again).state == match.state


def test_a_whole_match_can_be_entered_by_text(comet: Game) -> None:
    played = Match(comet, agents=[RandomAgent()] * 2)
    played.run()
    entries = played.record.entries
    script = ScriptedDealer(entry.text for entry in entries if entry.seat == CHANCE)
    entered = Match(comet, dealer=script)
    for entry in entries:
        if entry.seat == CHANCE:
            entered.step()
        else:
            entered.act(entry.seat, entry.text)
    assert entered.state == played.state


def test_nothing_is_asked_after_the_end(comet: Game) -> None:
    match = Match(comet, agents=[RandomAgent()] * 2)
    match.run()
    for call in (match.deal, lambda: match.act(0, 0), lambda: match.decision(0)):
        with pytest.raises(MatchOver):
            call()
