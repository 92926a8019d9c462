"""`perihelion train`: an opponent that learns from playing itself."""

from __future__ import annotations

import json
import signal
from pathlib import Path
from typing import Annotated

import msgspec
import typer

import perihelion
from perihelion.ai.arena import HERE
from perihelion.ai.arena.tables import percent
from perihelion.ai.training.curves import curve
from perihelion.ai.training.training import Round, Training, plan_of
from perihelion.cli.commands.arena import On, Options, Workers, workers_of
from perihelion.cli.common import GameName, Json
from perihelion.games import load
from perihelion.kernel.table_options import parse_option
from perihelion.system import let_others_first, write_whole

GIVES_WAY = 10
"""To other work, by so many steps of 19: a training takes hours."""


def command(
    game: GameName,
    *,
    rounds: Annotated[int, typer.Option(min=0, help="So many more rounds.")] = 1,
    seats: Annotated[
        list[int] | None,
        typer.Option(help="Numbers of seats to learn and to be gated with; may be repeated."),
    ] = None,
    games: Annotated[int, typer.Option(min=8, help="Games of self-play a round and table.")] = 1000,
    budget: Annotated[
        int, typer.Option(metavar="ITERATIONS", min=1, help="A turn of self-play, at most.")
    ] = 400,
    gate: Annotated[
        str,
        typer.Option(
            metavar="BUDGET", help="A turn at the gate: seconds (0.1s) or iterations (500)."
        ),
    ] = "0.1s",
    gate_games: Annotated[int, typer.Option(min=2, help="Games of a gate.")] = 100,
    hidden: Annotated[int, typer.Option(min=0, max=64, help="Hidden units, at most.")] = 8,
    mix: Annotated[
        float,
        typer.Option(
            min=0.0,
            max=1.0,
            help="How much the judge before it has to say; with 1 only promises are learned.",
        ),
    ] = 0.5,
    window: Annotated[int, typer.Option(min=1, help="Rounds whose games are learned from.")] = 4,
    option: Options = None,
    seed: Annotated[str, typer.Option(help="The same seed gives the same weights.")] = "1",
    commit: Annotated[
        str, typer.Option(help="What made the weights, for their provenance.")
    ] = f"version {perihelion.__version__}",
    workers: Workers = 1,
    on: On = HERE,
    out: Annotated[
        Path | None,
        typer.Option(
            metavar="FOLDER", help="Where it is kept, to go on; training-GAME by default."
        ),
    ] = None,
    picture: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Draw the learning curve here, as SVG.")
    ] = None,
    as_json: Json = False,
) -> None:
    """Train the judge of a game: self-play, fit, gate, repeat.

    Weights that beat the best so far at the gate are kept in FOLDER/best; copied to the game's
    `ai/weights` they are what the admiral plays by. Interrupt it at any time: the same command
    goes on. While there is a file FOLDER/pause, nothing is played. It gives way to other work on
    this machine.
    """
    rules = load(game)
    chosen = dict(
        parse_option(rules.option_specs, one) for word in option or [] for one in word.split(",")
    )
    plan = plan_of(
        rules,
        tuple(seats or [min(count for count in rules.seat_counts if count > 1)]),
        chosen,
        games=games,
        budget=budget,
        gate=gate,
        gate_games=gate_games,
        hidden=hidden,
        mix=mix,
        window=window,
        seed=seed,
        commit=commit,
    )
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    let_others_first(GIVES_WAY)
    training = Training(
        plan,
        out or Path(f"training-{game}"),
        workers=workers_of(workers),
        on=on,
        say=lambda words: None if as_json else print(f"  {words}", flush=True),
    )
    for _ in range(rounds):
        found = training.play_round()
        print(json.dumps(msgspec.to_builtins(found)) if as_json else told(found), flush=True)
    if picture is not None:
        write_whole(picture, curve(training.rounds, f"{game}: share at the gate").encode())


def told(found: Round) -> str:
    """A round in a line."""
    gates = ", ".join(
        f"{percent(gate.share)} of {gate.games} games with {gate.seats} seats"
        f" (needed: more than {percent(gate.needed)})"
        for gate in found.gates
    )
    end = f"generation {found.generation} is new" if found.taken else "not taken"
    return (
        f"round {found.number}: {found.games} games, winner foreseen"
        f" {percent(found.fit['winner'])}; gate: {gates}; {end}; {found.seconds:.0f} s"
    )
