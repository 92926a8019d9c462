"""Puzzles: which there are, a try at one, and which I have solved."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from perihelion.match.puzzles import PuzzleKind, Verdict
from perihelion.server.wire.analysis import Views
from perihelion.server.wire.lessons import Text
from perihelion.server.wire.matches import Update

Tried = Annotated[tuple[Text, ...], Meta(max_length=60)]


class PuzzleInfo(Struct, frozen=True, kw_only=True):
    """A puzzle of a game, without its solution."""

    id: str
    kind: PuzzleKind
    level: str
    """The lowest level that finds it; "" where none does."""
    daily: bool
    """It is the one of today (UTC), for everybody."""


class PuzzleTry(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What was answered at a puzzle so far; nothing of it is kept."""

    answers: Tried = ()


class PuzzleStep(Struct, frozen=True, kw_only=True):
    """Where these answers lead, as the solver may see it."""

    answers: tuple[str, ...]
    verdict: Verdict
    """`wrong` as soon as it can no longer be solved."""
    update: Update
    views: Views
    """The table before and after each entry that is told: after a wrong try, what follows too."""


class SolvePuzzle(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """My first whole try or another one, after revision `rev` (0 for the first time)."""

    answers: Tried
    rev: Annotated[int, Meta(ge=0, le=1_000_000)] = 0


class MyPuzzle(Struct, frozen=True, kw_only=True):
    """A puzzle that I have tried."""

    game: str
    puzzle: str
    tries: int
    solved: str | None
    """The day on which it was solved (UTC), 2026-11-17."""
    rev: int


class MyPuzzles(Struct, frozen=True, kw_only=True):
    """The puzzles that I have tried, and how many days in a row I have solved one."""

    puzzles: tuple[MyPuzzle, ...]
    solved: int
    streak: int
