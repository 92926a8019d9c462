"""`perihelion arena`: agents against each other, with shares and intervals."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from typing import Annotated

import typer

from perihelion.ai.arena import HERE, Table, contest_of, plain_table, run
from perihelion.ai.arena.tables import percent
from perihelion.ai.external import PATIENCE
from perihelion.cli.common import GameName, Json, advance, progress
from perihelion.games import load
from perihelion.kernel.game import Game
from perihelion.kernel.table_options import Value, parse_option

Workers = Annotated[
    int | None, typer.Option(help="Processes on this machine; one per core by default.")
]
On = Annotated[
    str,
    typer.Option(
        metavar="local|ray|ADDRESS",
        help="Where the games are played: here, on a Ray cluster started here (or the one in"
        " RAY_ADDRESS), or on the one at this address.",
    ),
]
Options = Annotated[
    list[str] | None,
    typer.Option(
        "--option",
        "--options",
        metavar="NAME=VALUE,...",
        help="Options of the game; may be repeated.",
    ),
]


def command(
    game: GameName,
    *,
    agents: Annotated[
        str,
        typer.Option(
            metavar="A,B,...",
            help="Who plays: levels, random, greedy, beginner; `captain@500` with its own"
            " iterations a turn, `captain@1s` with seconds of the processor, `admiral@1s on 4"
            " cores` in four processes; `cmd:./my_agent` is a program. With fewer agents than"
            " sides the last fills the rest; with more, all line-ups play.",
        ),
    ],
    games: Annotated[
        int, typer.Option(help="How many games; rounded up to whole deals from every side.")
    ] = 100,
    seats: Annotated[
        int | None,
        typer.Option(help="How many seats; by default the fewest at which the agents meet."),
    ] = None,
    budget: Annotated[
        int | None,
        typer.Option(metavar="ITERATIONS", help="Iterations a turn of all agents that search."),
    ] = None,
    option: Options = None,
    seed: Annotated[str, typer.Option(help="The same seed gives the same games.")] = "1",
    workers: Workers = None,
    on: On = HERE,
    out: Annotated[
        Path | None,
        typer.Option(
            metavar="FOLDER",
            help="Keep records, results and tables here; an interrupted run goes on.",
        ),
    ] = None,
    patience: Annotated[
        float, typer.Option(min=0.01, help="Seconds that a program may think about a question.")
    ] = PATIENCE,
    as_json: Json = False,
) -> None:
    """Let agents play each other: every deal from every side of the table.

    A share is what an agent won of the games that the rules ended, with a 95 % interval; games
    that a turn limit ended are told apart.
    """
    rules = load(game)
    chosen = options_of(rules, option)
    contest = contest_of(
        rules,
        agents.split(","),
        seats=seats,
        options=chosen,
        games=games,
        seed=seed,
        budget=budget,
        patience=patience,
    )
    with progress(game, contest.games) as bar:
        table = run(
            contest,
            folder=out,
            workers=workers_of(workers),
            on=on,
            tick=lambda _: advance(bar),
            say=lambda line: print(f"perihelion: {line}", file=sys.stderr),
        )
    if as_json:
        print(json.dumps(plain_table(table), indent=1))
    else:
        _print(table, out)


def options_of(rules: Game, option: list[str] | None) -> dict[str, Value]:
    """The options that were given, read."""
    return dict(
        parse_option(rules.option_specs, one) for word in option or [] for one in word.split(",")
    )


def workers_of(asked: int | None) -> int:
    """The processes to use."""
    return (os.cpu_count() or 1) if asked is None else asked


def _print(table: Table, out: Path | None) -> None:
    contest = table.contest
    print(
        f"{contest.game}, {contest.seats} seats: {table.games} games on {table.deals} deals,"
        f" {table.limited.games} ended by the turn limit"
    )
    width = max(len(one.name) for one in table.agents)
    for one in table.agents:
        print(
            f"{one.name:{width}}  {percent(one.share):>7} ({percent(one.low)} to"
            f" {percent(one.high)}), fair {percent(one.fair)}; limited included"
            f" {percent(one.with_limited.share)}; rating {one.rating.mu:.1f} ±"
            f" {one.rating.sigma:.1f}; {one.seconds_per_turn:.3f} s a turn"
        )
    print(f"{table.interval}.")
    if out is not None:
        print(f"records and tables: {out}")
