"""The coach and the reasons: from what a seat knew, sure of what it says, in words."""

from __future__ import annotations

import msgspec
import pytest

from perihelion.ai.coach import (
    Answer,
    Note,
    is_luck,
    judge_answer,
    note_on,
    notes_of,
    report_of,
    wins_of,
)
from perihelion.ai.hints import hint_of
from perihelion.ai.levels import agent_of
from perihelion.ai.reasons import reasons, weigh
from perihelion.games import load
from perihelion.kernel.game import Game
from perihelion.kernel.phrases import Phrase
from perihelion.kernel.record import Record, Replay
from perihelion.kernel.rng import Rng
from perihelion.kernel.wire import Outcome
from perihelion.match import Match, OpenDealer
from perihelion.match.puzzles import puzzles_of
from perihelion.words import Words

GAMES = ("zenith", "kepler3042", "kepler3ad-1", "kepler3ad-2")


def _record(game: Game, plies: int) -> Record:
    """A match of a cadet and a captain, from the start up to `plies` entries."""
    agents = {0: agent_of("cadet", game), 1: agent_of("captain", game, budget=40)}
    match = Match(
        game, 2, game.bot_options, agents=agents, dealer=OpenDealer("coach"), agent_seed=1
    )
    while match.ply < plies and match.step():
        pass
    return match.record


def test_a_missed_win_is_the_costliest_slip() -> None:
    """Who could win this turn and did not is told so, with the reason that it wins."""
    zenith = load("zenith")
    puzzle = next(one for one in puzzles_of("zenith") if len(one.solutions) == 1)
    state = zenith.position(puzzle.position)
    texts = [state.text(one, puzzle.seat) for one in state.legal(puzzle.seat)]
    wrong = next(one for one in texts if one not in puzzle.solutions)
    note = note_on(state, puzzle.seat, wrong, 7)
    assert note is not None
    assert (note.kind, note.ply, note.played.text) == ("slip", 7, wrong)
    assert note.other.text in puzzle.solutions
    assert note.by > note.off > 0 or note.by > 0.5
    assert note.reasons[0].text.key == "why-victory"
    assert note.other.elements
    well = note_on(state, puzzle.seat, puzzle.solutions[0], 7)
    assert well is None or well.kind == "well"


def test_the_coach_knows_only_what_the_seat_knew() -> None:
    """Two worlds that the seat cannot tell apart give the same note, hint and reasons."""
    zenith = load("zenith")
    puzzle = puzzles_of("zenith")[0]
    state = zenith.position(puzzle.position)
    seat = puzzle.seat
    other = state.blind(seat).imagine(Rng(9))
    assert other.to_bytes() != state.to_bytes()
    legal = state.legal(seat)
    for given in legal[:2]:
        found = [judge_answer(one.blind(seat), seat, given, 3) for one in (state, other)]
        assert found[0] == found[1]
    hints = [hint_of(one.blind(seat), seat, "cadet", legal=legal) for one in (state, other)]
    assert hints[0] == hints[1]


@pytest.mark.compiled
@pytest.mark.parametrize("game_id", GAMES)
def test_reasons_can_be_said_and_are_on_the_board(game_id: str) -> None:
    """Every reason has words in both languages, and every element it names exists."""
    game = load(game_id)
    replay = Replay(game, _record(game, 45))
    known = {one.name for one in game.layout(2).elements}
    told = 0
    while replay.at < len(replay.record.entries):
        state = replay.state
        replay.step()
        seat = int(state.seat)
        if seat < 0 or replay.at % 9 or len(legal := state.legal(seat)) < 2:
            continue
        for reason in reasons(state.blind(seat), seat, legal[0], legal[-1]):
            told += 1
            assert set(reason.elements) <= known
            for lang in ("en", "fr"):
                assert Words.of(lang, game_id).render(reason.text)
    assert told or game_id == "kepler3042"


def test_what_others_do_is_no_reason() -> None:
    """Before the first turn a corporation raises discs; then another one places its ships."""
    game = load("kepler3ad-2")
    match = Match(game, 2, dealer=OpenDealer("s15"))
    while match.pending().chance:
        match.deal()
    asked = match.decision(0)
    assert asked.kind == "disc"
    for one in weigh(match.blind(0), 0, [one.id for one in asked.options[:2]]):
        assert {why.text.key for why in (*one.gains, *one.risks)} == {"why-level"}


def test_of_choices_only_what_tells_them_apart_is_told() -> None:
    """Two cards of the same price: neither the price nor that they stay in a column."""
    zenith = load("zenith")
    hands = [["elisabeth", "b4rj4v3l", "zenon"], ["nero"]]
    state = zenith.position({"boards": "SUN", "hands": hands, "turn": 3})
    texts = {state.text(one, 0): one for one in state.legal(0)}

    def told(*names: str) -> list[list[str]]:
        pair = [texts[f"recruit {one}"] for one in names]
        found = weigh(state.blind(0), 0, pair)
        return [[why.text.key for why in (*one.gains, *one.risks)] for one in found]

    assert told("elisabeth", "b4rj4v3l") == [
        ["why-influence", "why-zenithium"],
        ["why-influence"],
    ]
    assert "risk-credits" in told("elisabeth", "zenon")[0]


def test_a_game_without_terms_has_no_reasons(comet: Game) -> None:
    """The coach speaks of any game; why, it says where the game tells what counts."""
    state = comet.start(2)
    while state.seat < 0:
        state.apply(state.legal()[0])
    seat = int(state.seat)
    assert reasons(state.blind(seat), seat, state.legal(seat)[0]) == ()


@pytest.mark.compiled
def test_notes_come_in_parts_as_in_one_go() -> None:
    """A job that is done in parts says the same."""
    zenith = load("zenith")
    record = _record(zenith, 40)
    whole = notes_of(Replay(zenith, record), len(record.entries))
    replay = Replay(zenith, record)
    parts = [*notes_of(replay, 15), *notes_of(replay, len(record.entries))]
    assert parts == whole
    assert msgspec.json.decode(msgspec.json.encode(whole), type=list[Note]) == whole


def _slip(ply: int, turn: int, seat: int, by: float) -> Note:
    answer = Answer("pass", Phrase("pass"))
    return Note(
        kind="slip", ply=ply, turn=turn, seat=seat, played=answer, other=answer, by=by, off=0.01
    )


def _outcome(*utilities: float, reason: str = "points") -> Outcome:
    places = tuple(1 if one > 0 else 2 for one in utilities)
    return Outcome(places, (0, 0), reason, utilities, ((0,), (1,)))


def test_three_slips_of_three_turns_the_costliest_first() -> None:
    """Of a turn only the worst, of all the three worst, and only my own."""
    costs = [(1, 1, 0.3), (2, 1, 0.4), (3, 2, 0.1), (4, 3, 0.2), (5, 4, 0.15)]
    notes = [_slip(ply, turn, 0, by) for ply, turn, by in costs] + [_slip(6, 5, 1, 0.9)]
    report = report_of(notes, _outcome(-1.0, 1.0), 0, 2)
    assert [one.ply for one in report.slips] == [2, 4, 5]
    assert report.lost == (1.15, 0.9)
    assert report.well is None
    assert not report.luck


def test_a_difference_in_worth_is_told_in_matches_won() -> None:
    """A victory is worth 1 and what the others lose: half a match with two, less with more."""
    note = _slip(1, 1, 0, 0.4)
    assert wins_of(note, 2) == (20, 1)
    assert wins_of(note, 4) == (30, 1)
    assert wins_of(note, 1) == (20, 1)
    assert wins_of(_slip(1, 1, 0, 0.004), 2) == (1, 1), "never nothing"


def test_luck_is_said_to_who_lost_and_erred_less() -> None:
    """Not to the winner, not to who resigned, not to who erred more."""
    assert is_luck([0.1, 0.5], _outcome(-1.0, 1.0), 0)
    assert not is_luck([0.5, 0.1], _outcome(-1.0, 1.0), 0)
    assert not is_luck([0.1, 0.5], _outcome(1.0, -1.0), 0)
    assert not is_luck([0.1, 0.5], _outcome(-1.0, 1.0, reason="resigned"), 0)
    assert not is_luck([0.1, 0.5], None, 0)
