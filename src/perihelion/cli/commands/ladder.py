"""`perihelion ladder`: do the levels keep what they promise?"""

from __future__ import annotations

import json
import os
import platform
import shlex
import sys
from functools import partial
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.progress import Progress

import perihelion
from perihelion.ai.arena import HERE
from perihelion.ai.arena.ladder import (
    MOST_GAMES,
    Finding,
    climb,
    findings,
    rungs_for,
    told_goal,
    told_verdict,
)
from perihelion.ai.arena.ladder_page import contests, ladder_page
from perihelion.ai.arena.tables import percent
from perihelion.cli.commands.arena import On, Workers, workers_of
from perihelion.cli.common import BadFile, Json, advance, progress
from perihelion.games import ids


def command(
    game: Annotated[
        list[str] | None, typer.Argument(help="The games; all by default.", show_default=False)
    ] = None,
    *,
    fraction: Annotated[
        float, typer.Option(help="The part of the levels' budgets to search with.")
    ] = 1.0,
    games: Annotated[int, typer.Option(min=8, help="At most so many games a rung.")] = MOST_GAMES,
    only: Annotated[
        list[str] | None,
        typer.Option(metavar="WORD", help="Only rungs with this in their name; may be repeated."),
    ] = None,
    seats: Annotated[int | None, typer.Option(help="Only rungs with so many seats.")] = None,
    seed: Annotated[str, typer.Option(help="The same seed gives the same games.")] = "ladder",
    workers: Workers = None,
    on: On = HERE,
    out: Annotated[
        Path, typer.Option(metavar="FOLDER", help="Where the games are kept, to go on later.")
    ] = Path("ladder"),
    page: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Write what the folder holds as Markdown."),
    ] = None,
    list_: Annotated[
        bool, typer.Option("--list", help="Only list the rungs; nothing is played.")
    ] = False,
    report: Annotated[
        bool, typer.Option("--report", help="Only tell what the folder holds; nothing is played.")
    ] = False,
    as_json: Json = False,
) -> None:
    """Play the levels against each other until each promise is reached or missed.

    Interrupt it at any time: the same command goes on. Parts of it (one game, `--only`,
    `--seats`) may run on their own and share a folder.
    """
    rungs = rungs_for(game or ids(), fraction, only or (), lambda rung: seats in (None, rung.seats))
    if list_:
        rows = [msgspec.to_builtins(rung) for rung in rungs]
        text = [f"{rung.game:12} {rung.id:28} {' '.join(rung.agents)}" for rung in rungs]
        print(json.dumps(rows, indent=1) if as_json else "\n".join(text))
        return
    if not report:
        for rung in rungs:
            with progress(f"{rung.game} {rung.id}", games) as bar:
                found = climb(
                    rung,
                    out,
                    fraction=fraction,
                    games=games,
                    seed=seed,
                    workers=workers_of(workers),
                    on=on,
                    command=_typed(),
                    machine=_machine(),
                    tick=partial(_tick, bar),
                )
            if not as_json:
                print(_line(found), flush=True)
    every = list(findings(out))
    if page is not None:
        _write(page, ladder_page(every, list(contests(out))))
    if as_json:
        print(json.dumps([msgspec.to_builtins(one) for one in every], indent=1))
    elif report:
        print("\n".join(_line(one) for one in every))


def _tick(bar: Progress, _: object) -> None:
    advance(bar)


def _line(found: Finding) -> str:
    rung, share = found.climbed.rung, found.share
    return (
        f"{rung.game:12} {rung.id:28} {share.games:4} games  {percent(share.share):>7}"
        f" ({percent(share.low)} to {percent(share.high)}), goal {told_goal(rung)}:"
        f" {told_verdict(found)}"
    )


def _write(page: Path, text: str) -> None:
    try:
        page.write_text(text, encoding="utf-8")
    except OSError as error:
        raise BadFile(f"{page} cannot be written: {error.strerror}") from None


def _typed() -> str:
    return shlex.join(["perihelion", *sys.argv[1:]])


def _machine() -> str:
    how = "compiled" if perihelion.is_compiled() else "not compiled"
    python = f"Python {platform.python_version()}"
    return f"perihelion {perihelion.__version__} ({how}), {python}, {os.cpu_count()} cores"
