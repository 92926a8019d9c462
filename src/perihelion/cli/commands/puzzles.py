"""`perihelion puzzles`: mining them, and which there are."""

from __future__ import annotations

import json
import time
from collections import Counter
from pathlib import Path
from typing import Annotated

import typer

from perihelion.ai.puzzles.mining import Looked, Mine, kind_of
from perihelion.cli.common import GameName, Json, Lang, language
from perihelion.games import load
from perihelion.match.puzzles import PuzzleKind, puzzles_of, shipped_puzzles
from perihelion.words import Words

app = typer.Typer(help="Puzzles: mine them, list them.", no_args_is_help=True)


@app.command("mine")
def mine(
    game: GameName,
    *,
    matches: Annotated[int, typer.Option(min=0, help="Look at so many more matches.")] = 100,
    seconds: Annotated[
        float | None, typer.Option(min=1.0, help="Begin no match after so many seconds.")
    ] = None,
    keep: Annotated[int, typer.Option(min=1, help="Choose so many from the pool.")] = 40,
    kind: Annotated[
        str | None,
        typer.Option(
            metavar="KIND",
            help="win-this-turn or best-answer; by default what the game ships.",
        ),
    ] = None,
    seats: Annotated[
        list[int] | None, typer.Option(help="Numbers of seats, in turns; may be repeated.")
    ] = None,
    again: Annotated[
        bool,
        typer.Option(
            "--again",
            help="First look again at those that ship, after a change of levels or data.",
        ),
    ] = False,
    out: Annotated[
        Path | None,
        typer.Option(metavar="FOLDER", help="Where pool and file are kept; puzzles-GAME."),
    ] = None,
    as_json: Json = False,
) -> None:
    """Let levels play each other, and keep the positions with one thing to find.

    `win-this-turn` is proven by trying every answer of the turn and of chance. `best-answer` is
    judged in three looks with other seeds; the second best answer must be clearly worse at the
    low end of the interval. Each is graded by the lowest level that finds it. Interrupt it at any
    time: the same command goes on. FOLDER/GAME.json, put into the game's `puzzles`, is shipped.
    """
    load(game)
    chosen = kind_of(game) if kind is None else _kind(kind)
    work = Mine(game, out or Path(f"puzzles-{game}"), chosen, seats or ())
    begun = time.monotonic()
    if again and (shipped := shipped_puzzles(game)) is not None:
        _tell(work.look_again(shipped), as_json=as_json)
    for _ in range(matches):
        if seconds is not None and time.monotonic() - begun >= seconds:
            break
        _tell(work.look(), as_json=as_json)
    found = work.found
    file = work.write(found, keep)
    levels = Counter(one.level or "none" for one in file.puzzles)
    if as_json:
        whole = {"file": str(work.file), "pool": len(found), "puzzles": len(file.puzzles)}
        print(json.dumps({**whole, "matches": len(work.looked), "levels": levels}))
        return
    print(
        f"{work.file}: {len(file.puzzles)} of {len(found)} puzzles from {len(work.looked)} matches"
    )
    print("  " + ", ".join(f"{name} {count}" for name, count in levels.items()))


def _tell(looked: Looked, *, as_json: bool) -> None:
    if as_json:
        print(json.dumps({"match": looked.number, "found": len(looked.found)}), flush=True)
    elif looked.found:
        told = ", ".join(f"{one.id} ({one.level or 'no level'})" for one in looked.found)
        print(f"  match {looked.number}: {told}", flush=True)


def _kind(name: str) -> PuzzleKind:
    if name == "win-this-turn":
        return "win-this-turn"
    if name == "best-answer":
        return "best-answer"
    raise typer.BadParameter("there are: win-this-turn, best-answer", param_hint="--kind")


@app.command("list")
def show(game: GameName, *, as_json: Json = False, lang: Lang = None) -> None:
    """The puzzles of a game, the easy ones first."""
    load(game)
    words = Words.of(language(lang), game)
    rows = [
        {"id": one.id, "kind": one.kind, "level": one.level, "themes": list(one.themes)}
        for one in puzzles_of(game)
    ]
    if as_json:
        print(json.dumps(rows))
        return
    for row in rows:
        level = words.say(f"level-{row['level']}") if row["level"] else words.say("level-none")
        print(f"{row['id']}  {words.say('puzzle-' + str(row['kind']))}, {level}")
