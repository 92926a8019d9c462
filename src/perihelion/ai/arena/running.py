"""Running a contest: the games that are left, wherever they are played, into the journal."""

from __future__ import annotations

from collections.abc import Callable, Generator
from contextlib import closing
from pathlib import Path

import msgspec

from perihelion.ai.arena.cluster import play_on_ray
from perihelion.ai.arena.contest import Contest
from perihelion.ai.arena.errors import BadContest
from perihelion.ai.arena.journal import Journal
from perihelion.ai.arena.local import play_here, play_locally
from perihelion.ai.arena.playing import Played, Result, Work, play_all
from perihelion.ai.arena.standings import Table, table_of
from perihelion.ai.arena.tables import write_tables

HERE = "local"
Tick = Callable[[Result], object]
"""Told of every game as it ends."""


def run(
    contest: Contest,
    *,
    folder: Path | None = None,
    workers: int = 1,
    on: str = HERE,
    tick: Tick = lambda _: None,
    say: Callable[[str], object] = lambda _: None,
    work: Work = play_all,
    written: bytes | None = None,
) -> Table:
    """Play what is not played yet and tell where the contest stands.

    With a folder, everything is kept there and a run that was interrupted goes on. `on` is
    `local` (so many `workers`), `ray`, or the address of a Ray cluster. Equal contests give
    equal games on all of them, unless an agent thinks by the clock. A worker does `work` with
    what is `written` for it; by default it plays the contest and gives its records.
    """
    written = msgspec.json.encode(contest) if written is None else written
    if workers < 1:
        raise BadContest(f"{workers} workers cannot play")
    if folder is None:
        results: dict[int, Result] = {}
        with closing(_play(work, written, list(range(contest.games)), workers, on)) as games:
            for played in games:
                results[played.result.number] = played.result
                tick(played.result)
        return table_of(contest, results.values())
    with Journal(folder, contest) as journal:
        wanted = range(contest.games)
        for number in wanted:
            if number in journal.results:
                tick(journal.results[number])
        left = [number for number in wanted if number not in journal.results]
        with closing(_play(work, written, left, workers, on)) as games:
            for played in games:
                journal.write(played)
                tick(played.result)
        table = table_of(contest, [journal.results[number] for number in wanted])
        for missing in write_tables(folder, table):
            say(missing)
        return table


def _play(
    work: Work, written: bytes, numbers: list[int], workers: int, on: str
) -> Generator[Played, None, None]:
    if on != HERE:
        return play_on_ray(work, written, numbers, on)
    if workers == 1:
        return play_here(work, written, numbers)
    return play_locally(work, written, numbers, workers)
