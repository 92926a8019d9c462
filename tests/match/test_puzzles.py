"""Puzzles: what ships is proven again, attempts are judged, nobody sees more than the seat."""

from __future__ import annotations

from datetime import date, timedelta

import msgspec
import pytest

from perihelion.games import ids, load
from perihelion.kernel.errors import BadData, IllegalAction
from perihelion.kernel.rng import Rng
from perihelion.match.errors import MatchOver, NoPuzzle
from perihelion.match.puzzles import (
    MOST_NODES,
    Attempt,
    Puzzle,
    Solved,
    check_puzzle,
    check_puzzles,
    daily_puzzle,
    find_puzzle,
    puzzles_of,
    read_puzzles,
)
from perihelion.match.winning import winning_answers

ZENITH = load("zenith")


@pytest.mark.compiled
@pytest.mark.parametrize("game_id", ids())
def test_what_ships_is_sound(game_id: str) -> None:
    """Every proof is made again, every judgement has its interval."""
    assert check_puzzles(game_id) == []


@pytest.mark.parametrize("puzzle", puzzles_of("zenith")[::8], ids=lambda one: one.id)
def test_the_line_solves_and_others_do_not(puzzle: Puzzle) -> None:
    """The winning turn is recognised; a first answer that is no solution is wrong at once."""
    attempt = Attempt(ZENITH, puzzle)
    while attempt.verdict == "open":
        state = attempt.match.state
        won = winning_answers(state, puzzle.seat, MOST_NODES).answers
        attempt.answer(state.text(won[0], puzzle.seat))
    assert attempt.verdict == "solved"
    state = ZENITH.position(puzzle.position)
    others = [state.text(one, puzzle.seat) for one in state.legal(puzzle.seat)]
    wrong = next(one for one in others if one not in puzzle.solutions)
    lost = Attempt(ZENITH, puzzle, (wrong,))
    assert lost.verdict == "wrong"
    with pytest.raises(MatchOver):
        lost.answer(wrong)


def test_an_attempt_refuses_what_is_not_legal() -> None:
    """Nonsense is no wrong try."""
    with pytest.raises(IllegalAction):
        Attempt(ZENITH, puzzles_of("zenith")[0], ("recruit nobody",))


@pytest.mark.parametrize("puzzle", puzzles_of("zenith")[::10], ids=lambda one: one.id)
def test_what_the_solver_sees_does_not_depend_on_the_hidden_rest(puzzle: Puzzle) -> None:
    """View and question are the same in another world that the seat cannot tell from this one."""
    state = ZENITH.position(puzzle.position)
    blind = state.blind(puzzle.seat)
    worlds = (blind.imagine(Rng(seed)) for seed in range(77, 97))  # one may be the true one
    other = next(one for one in worlds if one.to_bytes() != state.to_bytes())
    assert other.view(puzzle.seat) == state.view(puzzle.seat)
    assert other.decision(puzzle.seat) == state.decision(puzzle.seat)
    assert (
        winning_answers(other, puzzle.seat, MOST_NODES).answers
        == winning_answers(state, puzzle.seat, MOST_NODES).answers
    )


def test_a_broken_puzzle_is_named() -> None:
    """Another solution, another position, too little to find: the check says what is wrong."""
    puzzle = puzzles_of("zenith")[0]
    state = ZENITH.position(puzzle.position)
    texts = tuple(state.text(one, puzzle.seat) for one in state.legal(puzzle.seat))
    wrong = next(one for one in texts if one not in puzzle.solutions)
    for change, told in (
        ({"solutions": (wrong,)}, "the turn is won by"),
        ({"solutions": texts}, "nothing has to be found"),
        ({"solutions": ("recruit nobody",)}, "not allowed"),
        ({"id": "00000000"}, "the position is that of"),
        ({"line": (wrong,)}, "does not win"),
    ):
        (line,) = check_puzzle(ZENITH, msgspec.structs.replace(puzzle, **change))
        assert told in line
        assert puzzle.id in line or "00000000" in line


def test_a_foreign_file_is_refused() -> None:
    """Puzzles of other rules or other data prove nothing here."""
    head = {"format": 1, "game": "zenith", "rules": ZENITH.rules_version, "puzzles": []}
    with pytest.raises(BadData, match="mine --again"):
        read_puzzles("zenith", msgspec.json.encode({**head, "data": "of another day"}))
    with pytest.raises(BadData):
        read_puzzles("zenith", b"{}")
    with pytest.raises(NoPuzzle):
        find_puzzle("zenith", "nothing")


def test_everybody_has_the_same_puzzle_of_the_day() -> None:
    """It depends on the date alone, and all of them come before one comes again."""
    count = len(puzzles_of("zenith"))
    first = date.fromordinal(count * 20_000)
    days = [daily_puzzle("zenith", first + timedelta(days=n)).id for n in range(count)]
    assert len(set(days)) == count
    assert daily_puzzle("zenith", first).id == days[0]


def test_a_streak_is_days_in_a_row_up_to_today_or_yesterday() -> None:
    """A day without one ends it; today is not over."""
    today = date(2026, 11, 17)
    ago = [today - timedelta(days=n) for n in range(6)]
    assert Solved.of([], today) == Solved(0, 0)
    assert Solved.of([ago[0], ago[0], ago[1]], today) == Solved(3, 2)
    assert Solved.of([ago[1], ago[2]], today) == Solved(2, 2)
    assert Solved.of([ago[2], ago[3]], today) == Solved(2, 0)
    assert Solved.of([ago[0], ago[2]], today) == Solved(2, 1)
