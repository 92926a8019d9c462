"""Matches between any agents on any game: mirrored, counted, repeatable, anywhere."""

from perihelion.ai.arena.contest import Contest, contest_of
from perihelion.ai.arena.errors import BadContest, LostWorkers, MissingExtra
from perihelion.ai.arena.playing import Result, play
from perihelion.ai.arena.running import HERE, run
from perihelion.ai.arena.standings import Standing, Table, table_of
from perihelion.ai.arena.stats import Share, share_of
from perihelion.ai.arena.tables import markdown, plain_table

__all__ = [
    "HERE",
    "BadContest",
    "Contest",
    "LostWorkers",
    "MissingExtra",
    "Result",
    "Share",
    "Standing",
    "Table",
    "contest_of",
    "markdown",
    "plain_table",
    "play",
    "run",
    "share_of",
    "table_of",
]
