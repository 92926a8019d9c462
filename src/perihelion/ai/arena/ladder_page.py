"""docs/ladder.md, written from the journals."""

from __future__ import annotations

import shlex
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from itertools import groupby
from pathlib import Path

import msgspec

from perihelion.ai.arena.contest import Contest
from perihelion.ai.arena.journal import GAMES, read_contest, read_results
from perihelion.ai.arena.ladder import (
    CONFIDENCE,
    FAR,
    LOOKS,
    RUNNING,
    STEP,
    UNCUT,
    Finding,
    told_goal,
    told_verdict,
)
from perihelion.ai.arena.standings import Standing, Table, table_of
from perihelion.ai.arena.tables import percent
from perihelion.ai.judges import HAND_WRITTEN
from perihelion.ai.levels import Level, levels_of, plans
from perihelion.games import load
from perihelion.kernel.game import Game

HEAD = f"""# The ladder

What the levels were measured to do. This page is written by `perihelion ladder`; nothing here
goes beyond the games that were played.

Every deal is played from every side. A rung is looked at after
{", ".join(f"{100 * part:.0f} %" for part in LOOKS)} of its games; an interval of
{100 * CONFIDENCE:.2f} % at each look decides whether its goal is *reached* or *missed*, or leaves
it *open*; the looks together err at most one time in twenty. A step from one level to the next has
a ceiling too: it is reached when the whole interval lies between {100 * STEP:.0f} and
{100 * FAR:.0f} %, and *too far* when all of it lies above. Shares count all games; a game ended
by the turn limit counts as the table scores it, and how many there were stands beside. The
interval is Wilson's on the effective number of games, with the variance taken between deals.

A fraction of the budgets means: of the iterations a turn that a level has above {UNCUT}, it gets
only that part. Figures at another fraction are others. Budgets are in iterations, so shares do not
depend on the machine; the seconds a turn do, and on what else it was doing.
"""
BESIDE = """## Beside the ladder

Contests of a fixed number of games; intervals of 95 %. Shares are over the games that the rules
ended.
"""


class Beside(msgspec.Struct, frozen=True):
    """A contest that was played beside the ladder."""

    table: Table
    date: str


def contests(folder: Path) -> Iterator[Beside]:
    """The whole contests that `perihelion arena` has kept right below the folder of a ladder."""
    for file in sorted(folder.glob(f"*/{GAMES}")):
        table = table_of(read_contest(file.parent), read_results(file.parent).values())
        if table.complete:
            day = datetime.fromtimestamp(file.stat().st_mtime, UTC)
            yield Beside(table, f"{day:%Y-%m-%d}")


def ladder_page(findings: Sequence[Finding], beside: Sequence[Beside] = ()) -> str:
    """The page."""
    parts = [HEAD, _summary(findings)]
    for game, rows in groupby(findings, key=lambda one: one.climbed.rung.game):
        parts.append(_game(game, list(rows)))
    if beside:
        parts.append(_beside(beside))
    return "\n".join(parts)


def level_rows(game: Game) -> list[str]:
    """How the levels play a game."""
    return [
        "| level | a turn | turns ahead | misjudges by | overlooks | judges by |",
        "|---|---|---|---|---|---|",
        *(_level(one, game) for one in levels_of(game)),
        *(
            _level(one.at(seats), game, f"{one.name}, {seats} seats")
            for one in levels_of(game)
            for seats in one.seats
        ),
    ]


def _level(one: Level, game: Game, name: str = "") -> str:
    planning = plans(one, game)
    cells = [
        name or one.name,
        f"{one.plans} playouts" if planning else f"{one.budget} iterations",
        "all" if planning else str(one.depth),
        f"{one.noise:g} sd",
        f"{one.overlooks} %",
        "plans"
        if planning
        else "hand-written rules"
        if one.generation == HAND_WRITTEN
        else "what was learned",
    ]
    return "| " + " | ".join(cells) + " |"


def _summary(findings: Sequence[Finding]) -> str:
    """How many rungs came out how, and which ones were not reached."""
    verdicts = [found.verdict if found.done else RUNNING for found in findings]
    kinds = ("reached", "missed", "too far", "open", RUNNING)
    counts = [f"{verdicts.count(kind)} {kind}" for kind in kinds if kind in verdicts]
    if not counts:
        return "No rung was played yet.\n"
    lines = [f"Of {len(verdicts)} rungs: {', '.join(counts)}."]
    lines += [
        f"- {told_verdict(found)}: {found.climbed.rung.game}, {found.climbed.rung.claim}"
        for found, kind in zip(findings, verdicts, strict=True)
        if kind != "reached"
    ]
    return "\n".join([*lines, ""])


def _game(game: str, rows: list[Finding]) -> str:
    lines = [
        f"## {game}",
        "",
        *level_rows(load(game)),
        "",
        "| rung | seats | agents | games | share | interval | goal | verdict | limited | s/turn |",
        "|---|---|---|---|---|---|---|---|---|---|",
        *(_row(row) for row in rows),
        "",
    ]
    runs = dict.fromkeys(_run(row) for row in rows)
    return "\n".join([*lines, *runs, ""])


def _row(found: Finding) -> str:
    rung = found.climbed.rung
    cells = [
        rung.claim,
        str(rung.seats),
        " ".join(f"`{spec}`" for spec in rung.agents),
        str(found.share.games),
        percent(found.share.share),
        f"{percent(found.share.low)} to {percent(found.share.high)}",
        told_goal(rung),
        told_verdict(found),
        str(found.limited),
        " / ".join(f"{seconds:.3f}" for seconds in found.seconds_per_turn),
    ]
    return "| " + " | ".join(cells) + " |"


def _run(found: Finding) -> str:
    climbed = found.climbed
    where = f", {climbed.machine}" if climbed.machine else ""
    return (
        f"- {climbed.date}{where}: `{climbed.command}`; seed `{climbed.seed}`,"
        f" {climbed.fraction:g} of the budgets, at most {climbed.games} games a rung"
    )


def _beside(rows: Sequence[Beside]) -> str:
    lines = [
        BESIDE,
        "| game | seats | agent | games | limited | share | interval | fair | s/turn |",
        "|---|---|---|---|---|---|---|---|---|",
        *(_standing(row.table, one) for row in rows for one in row.table.agents),
        "",
        *(f"- {row.date}: `{command_of(row.table.contest)}`" for row in rows),
        "",
    ]
    return "\n".join(lines)


def _standing(table: Table, one: Standing) -> str:
    contest = table.contest
    budget = "" if contest.budget is None else f", {contest.budget} iterations"
    cells = [
        contest.game,
        f"{contest.seats}{budget}",
        f"`{one.name}`",
        str(one.games),
        str(table.limited.games),
        percent(one.share),
        f"{percent(one.low)} to {percent(one.high)}",
        percent(one.fair),
        f"{one.seconds_per_turn:.3f}",
    ]
    return "| " + " | ".join(cells) + " |"


def command_of(contest: Contest) -> str:
    """The command that plays a contest."""
    words = ["perihelion", "arena", contest.game, "--agents", ",".join(contest.agents)]
    words += ["--seats", str(contest.seats), "--games", str(contest.games)]
    words += ["--seed", contest.seed]
    if contest.budget is not None:
        words += ["--budget", str(contest.budget)]
    game = load(contest.game)
    usual = game.checked_options(game.bot_options)
    for name, value in contest.options.items():
        if usual.get(name) != value:
            said = str(value).lower() if isinstance(value, bool) else str(value)
            words += ["--option", f"{name}={said}"]
    return shlex.join(words)
