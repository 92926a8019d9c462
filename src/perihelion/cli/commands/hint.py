"""`perihelion hint`: what a level would answer at a position of a record."""

from __future__ import annotations

import json
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.table import Table

from perihelion.ai.hints import Hint, hint_for_record
from perihelion.ai.judged import judgement
from perihelion.ai.levels import level_of
from perihelion.ai.network.weights import GENERATION
from perihelion.cli.commands.records import File
from perihelion.cli.common import Json, Lang, language, load_whole_record, waiting
from perihelion.cli.table.hint_text import by_hand
from perihelion.cli.table.narrator import Narrator
from perihelion.games import load
from perihelion.kernel.record import Replay

ROWS = 8
"""Answers that are shown; `--json` has all of them."""


def command(
    file: File,
    *,
    ply: Annotated[
        int | None, typer.Option(help="After so many entries; by default at the last question.")
    ] = None,
    seat: Annotated[
        int | None, typer.Option(help="For this seat; by default the one that is asked.")
    ] = None,
    level: Annotated[
        str, typer.Option(metavar="LEVEL", help="Who is asked for advice.")
    ] = "strongest",
    budget: Annotated[
        int | None, typer.Option(help="Iterations a turn; by default those of the level.")
    ] = None,
    seed: Annotated[int, typer.Option(help="Of its generator, for the same hint again.")] = 0,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Ask a level what it would answer, from what the seat knows and nothing else.

    The worth of an answer is from -1 (lost) to 1 (won), for the seat that is asked.
    """
    level_of(level)
    record = load_whole_record(file)
    rules = load(record.game).playing(record.options, record.data)
    with waiting(file.name, lambda: 0):
        hint = hint_for_record(
            Replay(rules, record), level, ply=ply, seat=seat, budget=budget, seed=seed
        )
    if as_json:
        print(json.dumps(msgspec.to_builtins(hint), indent=1))
        return
    voice = Narrator(rules, language(lang), record.seats, record.names)
    print(
        voice.say(
            "hint-answer",
            level=voice.say(f"level-{hint.level}"),
            seat=hint.seat,
            ply=hint.ply,
            text=hint.answer,
        )
    )
    if hint.iterations:
        _print_rows(hint, voice)


def _print_rows(hint: Hint, voice: Narrator) -> None:
    table = Table(box=None, pad_edge=False)
    table.add_column(voice.say("hint-column-answer"))
    table.add_column(voice.say("hint-column-visits"), justify="right")
    table.add_column(voice.say("hint-column-worth"), justify="right")
    table.add_column(voice.say("hint-column-line"))
    for row in hint.considered[:ROWS]:
        worth = f"{row.worth[hint.seat]:+.3f}" if row.worth else "-"
        line = ", ".join(f"{step.seat}: {step.text}" for step in row.line[1:])
        table.add_row(row.text, str(row.visits), worth, line)
    Console(highlight=False).print(table)
    for one in hint.reasons:
        print(voice.say("hint-why", text=voice.to(hint.seat)(one.text)))
    print(voice.say("hint-iterations", iterations=hint.iterations))
    judged = judgement(hint.judge)
    if judged.weights:
        print(voice.say("hint-learned", weights=judged.weights.removeprefix(GENERATION)))
    elif judged.is_by_hand:
        print(by_hand(judged, voice))
