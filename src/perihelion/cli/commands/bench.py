"""`perihelion bench`: how fast the games are here."""

from __future__ import annotations

import json
from functools import partial
from typing import Annotated, Any

import msgspec
import typer
from rich.console import Console
from rich.table import Table

from perihelion.bench import RUNS, Measured, SearchMeasured, measure, measure_search
from perihelion.cli.common import Json, advance, progress
from perihelion.games import ids, load


def command(
    game: Annotated[
        list[str] | None, typer.Option(help="The game; may be repeated; all by default.")
    ] = None,
    seats: Annotated[
        int | None, typer.Option(help="How many seats; the fewest by default.")
    ] = None,
    seconds: Annotated[float, typer.Option(min=0.01, help="How long to measure each game.")] = 6.0,
    search: Annotated[
        bool, typer.Option("--search", help="Measure the search of the strongest level instead.")
    ] = False,
    as_json: Json = False,
) -> None:
    """Measure random play, one decision at a time from Python, cloning and size; or the search.

    A decision is an answer of a seat; answers of chance are plies but not decisions.
    """
    chosen = game or list(ids())
    rules = [load(one) for one in chosen]
    results: list[Measured | SearchMeasured] = []
    for one in rules:
        with progress(one.id, RUNS if search else 2 * RUNS) as bar:
            run = measure_search if search else measure
            results.append(run(one, seats, seconds, partial(advance, bar)))
    if as_json:
        rows = [msgspec.to_builtins(result) for result in results]
        print(json.dumps(rows[0] if game and len(rows) == 1 else rows, indent=1))
        return
    for result in results:
        _print(msgspec.structs.asdict(result))


def _print(row: dict[str, Any]) -> None:
    table = Table(box=None, show_header=False, pad_edge=False)
    for name, value in row.items():
        if isinstance(value, float):
            table.add_row(name, f"{value:,.3f}" if value < 100 else f"{value:,.0f}")
        elif name != "options":
            table.add_row(name, str(value))
    Console(highlight=False).print(table)
