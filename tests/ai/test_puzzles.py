"""Mining: what is found is sound, the pool goes on, the choice is balanced; comparing answers."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from perihelion.ai.comparing import compare
from perihelion.ai.puzzles.following import follow
from perihelion.ai.puzzles.grading import grade_of
from perihelion.ai.puzzles.mining import Mine, choose, kind_of, written
from perihelion.games import load
from perihelion.kernel.errors import BadData
from perihelion.kernel.rng import Rng
from perihelion.match.puzzles import (
    FORMAT,
    Attempt,
    Grounds,
    Puzzle,
    PuzzleFile,
    check_puzzle,
    puzzles_of,
    read_puzzles,
)

ZENITH = load("zenith")


@pytest.mark.compiled
def test_a_mine_finds_goes_on_and_writes(tmp_path: Path) -> None:
    """Two matches, then one more from the same folder: the same as three at once."""
    first = Mine("zenith", tmp_path / "a", kind_of("zenith"), (2,))
    first.look()
    again = Mine("zenith", tmp_path / "a", kind_of("zenith"), (2,))
    again.look()
    whole = Mine("zenith", tmp_path / "b", kind_of("zenith"), (2,))
    whole.look()
    whole.look()
    assert again.pool.read_bytes() == whole.pool.read_bytes()
    assert whole.found
    for puzzle in whole.found:
        assert check_puzzle(ZENITH, puzzle) == []
    whole.write(whole.found, 40)
    assert len(read_puzzles("zenith", whole.file.read_bytes()).puzzles) == len(whole.found)


def test_a_broken_pool_is_named(tmp_path: Path) -> None:
    """Not a traceback."""
    (tmp_path / "zenith.pool.jsonl").write_text("nothing\n")
    with pytest.raises(BadData, match="no pool"):
        Mine("zenith", tmp_path, "win-this-turn", (2,))


def test_the_choice_is_balanced_by_level() -> None:
    """Ten of one level and two of another: both of the two are among four."""
    puzzle = puzzles_of("zenith")[0]
    pool = [
        msgspec.structs.replace(puzzle, id=f"{n:08}", level="captain" if n < 10 else "pilot")
        for n in range(12)
    ]
    levels = [one.level for one in choose(pool, 4)]
    assert levels == ["pilot", "pilot", "captain", "captain"]


def test_a_file_is_read_as_it_was_written() -> None:
    """Also without any puzzle."""
    for puzzles in (puzzles_of("zenith")[:2], ()):
        whole = PuzzleFile(FORMAT, "zenith", ZENITH.rules_version, ZENITH.data_digest(), puzzles)
        assert read_puzzles("zenith", written(whole)) == whole


@pytest.mark.compiled
def test_the_grade_is_the_lowest_level_that_finds_it() -> None:
    """Made again it is the same."""
    puzzle = puzzles_of("zenith")[0]
    assert grade_of("zenith", puzzle) == puzzle.level


@pytest.mark.compiled
def test_what_ships_is_graded_again_and_on_other_data_proven_again(tmp_path: Path) -> None:
    """What does not hold any more is left out; what was not looked at keeps its proof."""
    puzzle = puzzles_of("zenith")[0]
    opening = ZENITH.start(2, ZENITH.bot_options)
    rng = Rng(1)
    while opening.seat < 0 or opening.turn == 0:
        opening.apply(int(opening.draw(rng)) if opening.seat < 0 else opening.legal()[0])
    none = msgspec.structs.replace(
        puzzle, id="0" * 8, seat=int(opening.seat), position=opening.position()
    )
    wrong = msgspec.structs.replace(puzzle, level="nobody", grounds=Grounds(nodes=1))

    def again(data: str) -> list[Puzzle]:
        file = PuzzleFile(FORMAT, "zenith", ZENITH.rules_version, data, (wrong, none))
        return list(Mine("zenith", tmp_path / data, puzzle.kind, ()).look_again(file).found)

    graded = again(ZENITH.data_digest())
    assert [one.level for one in graded[:1]] == [puzzle.level]
    assert [one.grounds.nodes for one in graded] == [1, puzzle.grounds.nodes]
    [proven] = again("0123456789abcdef")
    assert (proven.id, proven.level, proven.solutions) == (
        puzzle.id,
        puzzle.level,
        puzzle.solutions,
    )
    assert proven.grounds == puzzle.grounds


def test_what_follows_a_wrong_try_is_always_the_same() -> None:
    """And ends before the solver's next turn, or with the match."""
    puzzle = puzzles_of("zenith")[0]
    state = ZENITH.position(puzzle.position)
    texts = [state.text(one, puzzle.seat) for one in state.legal(puzzle.seat)]
    wrong = next(one for one in texts if one not in puzzle.solutions)
    lines = []
    for _ in range(2):
        attempt = Attempt(ZENITH, puzzle, (wrong,))
        begin = follow(attempt)
        match = attempt.match
        assert match.is_over or match.state.seat == puzzle.seat
        lines.append([said.entry for said in match.line.said[begin:]])
    assert lines[0] == lines[1]
    assert lines[0]


def test_comparing_knows_a_won_turn_from_others() -> None:
    """The answer that wins is best; one that throws the turn away is surely worse."""
    puzzle = puzzles_of("zenith")[0]
    state = ZENITH.position(puzzle.position)
    seat = puzzle.seat
    actions = [one for one in state.legal(seat) if state.text(one, seat) in puzzle.solutions]
    others = [one for one in state.legal(seat) if one not in actions][:2]
    rows = compare(state.blind(seat), seat, [*others, actions[0]], "commodore", budget=60, worlds=8)
    assert rows[0].action == actions[0]
    assert rows[0].behind == 0.0
    assert any(row.behind > row.off for row in rows[1:])


def test_comparing_sees_only_what_the_seat_knows() -> None:
    """Two worlds that the seat cannot tell apart give the same figures."""
    state = ZENITH.position(puzzles_of("zenith")[0].position)
    seat = int(state.seat)
    other = state.blind(seat).imagine(Rng(5))
    found = [
        compare(one.blind(seat), seat, state.legal(seat)[:3], "cadet", budget=20, worlds=4)
        for one in (state, other)
    ]
    assert found[0] == found[1]
