"""Puzzles on the server: each try is made anew from its answers, and forgotten.

What is kept is which a person has tried and solved: one row for each, whose revision every write
names. That a puzzle is solved the server finds by itself, from the answers.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import UTC, date, datetime
from typing import Any, Final

from sqlalchemy import and_, select

from perihelion.ai.puzzles.following import follow
from perihelion.games import load
from perihelion.kernel.errors import IllegalAction
from perihelion.match.errors import MatchOver, NoPuzzle
from perihelion.match.puzzles import (
    Attempt,
    Puzzle,
    Solved,
    Verdict,
    daily_puzzle,
    find_puzzle,
    puzzles_of,
)
from perihelion.server import wire
from perihelion.server.errors import BadRequest, Conflict, Unknown
from perihelion.server.identity.people import Caller
from perihelion.server.matches.elements import Packed, packed_elements
from perihelion.server.store import Store, schema
from perihelion.server.store.kept_rows import keep_row
from perihelion.server.tables.practice import update_of, views_of

MOST_TRIES: Final = 1_000_000


def puzzle_of(game: str, puzzle: str) -> Puzzle:
    """A puzzle by its game and id; raises Unknown."""
    try:
        return find_puzzle(load(game).id, puzzle)
    except NoPuzzle as error:
        raise Unknown(str(error)) from None


def listed(game: str, day: date) -> tuple[wire.PuzzleInfo, ...]:
    """The puzzles of a game, the easy ones first."""
    known = puzzles_of(load(game).id)
    today = daily_puzzle(game, day).id if known else ""
    return tuple(
        wire.PuzzleInfo(id=one.id, kind=one.kind, level=one.level, daily=one.id == today)
        for one in known
    )


def elements_of(game: str, puzzle: Puzzle) -> Packed:
    """What lies on the table of a puzzle."""
    rules = load(game)
    state = rules.position(puzzle.position)
    return packed_elements(rules.id, int(state.seats), state.options())


def tried(game: str, puzzle: str, answers: tuple[str, ...]) -> wire.PuzzleStep:
    """Where answers lead; after a wrong one, with what follows. Runs in a thinking process."""
    attempt = _attempt(game, find_puzzle(game, puzzle), answers[:-1])
    since = attempt.match.ply
    if answers:
        attempt.answer(answers[-1])
    if attempt.verdict == "wrong":
        follow(attempt)
    match, seat = attempt.match, attempt.seat
    asked = attempt.verdict == "open" and seat in match.pending().seats
    return wire.PuzzleStep(
        answers=attempt.answers,
        verdict=attempt.verdict,
        update=update_of(
            match,
            seat,
            name=f"{match.game.id}-{puzzle}",
            rev=len(attempt.answers),
            since=since,
            decision=match.decision(seat) if asked else None,
        ),
        views=views_of(match, seat, since),
    )


def _attempt(game: str, puzzle: Puzzle, answers: tuple[str, ...]) -> Attempt:
    return Attempt(load(game), puzzle, answers)


def verdict_of(game: str, puzzle: Puzzle, answers: tuple[str, ...]) -> Verdict:
    """How a whole try ends. Runs in a thinking process."""
    return _attempt(game, puzzle, answers).verdict


def refused(error: Exception) -> Exception:
    """What the caller is told about a try that cannot be made."""
    if isinstance(error, IllegalAction):
        return BadRequest(str(error))
    return Conflict(str(error)) if isinstance(error, MatchOver) else error


class Puzzles:
    """Which puzzles people have solved."""

    def __init__(self, store: Store, clock: Callable[[], float]) -> None:
        self.store = store
        self.clock = clock

    def today(self) -> date:
        """The day, everywhere the same."""
        return datetime.fromtimestamp(self.clock(), UTC).date()

    async def mine(self, caller: Caller) -> wire.MyPuzzles:
        """What a person has tried."""
        puzzles = schema.puzzles
        query = select(puzzles).where(puzzles.c.person == caller.id)
        rows = await self.store.rows(query.order_by(puzzles.c.game, puzzles.c.puzzle))
        days = [date.fromisoformat(row["solved"]) for row in rows if row["solved"]]
        standing = Solved.of(days, self.today())
        return wire.MyPuzzles(
            puzzles=tuple(map(_shown, rows)), solved=standing.count, streak=standing.streak
        )

    async def keep(
        self, caller: Caller, game: str, puzzle: Puzzle, data: wire.SolvePuzzle, verdict: Verdict
    ) -> wire.MyPuzzle:
        """Keep one more try; raises Conflict if another was kept since the caller looked."""
        puzzles, conflict = schema.puzzles, "you tried this puzzle elsewhere meanwhile"
        key = {"person": caller.id, "game": game, "puzzle": puzzle.id}
        one = and_(*(puzzles.c[name] == value for name, value in key.items()))
        solved = self.today().isoformat() if verdict == "solved" else None
        async with self.store.begin() as connection:
            found = (await connection.execute(select(puzzles).where(one))).mappings().first()
            before: Any = found or {"tries": 0, "solved": None, "rev": 0}
            if before["rev"] != data.rev:
                raise Conflict(conflict)
            tries = min(before["tries"] + 1, MOST_TRIES)
            values = {"tries": tries, "solved": before["solved"] or solved}
            return _shown(
                await keep_row(connection, puzzles, key, values, rev=data.rev, conflict=conflict)
            )


def _shown(row: Mapping[Any, Any]) -> wire.MyPuzzle:
    names = ("game", "puzzle", "tries", "solved", "rev")
    return wire.MyPuzzle(**{name: row[name] for name in names})
