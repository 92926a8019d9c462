"""docs/ladder.md, written from the journals."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from perihelion.ai.arena.ladder import CONFIDENCE, LOOKS, UNCUT, Finding
from perihelion.ai.arena.tables import percent
from perihelion.ai.levels import LEVELS

HEAD = f"""# The ladder

What the levels were measured to do. This page is written by `perihelion ladder`; nothing here
goes beyond the games that were played.

Every deal is played from every side. A rung is looked at after
{", ".join(f"{part:.0%}" for part in LOOKS)} of its games; an interval of {CONFIDENCE:.2%}
at each look decides whether its goal is *reached* or *missed*, or leaves it *open*; the looks
together err at most one time in twenty. Shares count all games; a game ended by the turn limit
counts as the table scores it, and how many there were stands beside. The interval is Wilson's on
the effective number of games, with the variance taken between deals.

A fraction of the budgets means: of the iterations a turn that a level has above {UNCUT}, it gets
only that part. Figures at another fraction are others.
"""


def ladder_page(findings: Sequence[Finding]) -> str:
    """The page."""
    parts = [HEAD, _levels()]
    for game, rows in groupby(findings, key=lambda one: one.climbed.rung.game):
        parts.append(_game(game, list(rows)))
    return "\n".join(parts)


def _levels() -> str:
    lines = ["| level | iterations a turn |", "|---|---|"]
    lines += [f"| {level.name} | {level.budget} |" for level in LEVELS]
    return "\n".join([*lines, ""])


def _game(game: str, rows: list[Finding]) -> str:
    lines = [
        f"## {game}",
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
        percent(rung.goal),
        found.verdict if found.done else "still running",
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
