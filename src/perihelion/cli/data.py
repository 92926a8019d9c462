"""`perihelion data`: component data sets, for owners of a game who correct one."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer

from perihelion.cli.common import NOT_SOUND, Json
from perihelion.games import load
from perihelion.kernel.errors import BadData, BadOption

app = typer.Typer(help="Component data sets.", no_args_is_help=True)


@app.callback()
def _root() -> None:
    pass


@app.command("check")
def check(
    folder: Annotated[
        Path | None, typer.Argument(help="The data set; by default the one that ships.")
    ] = None,
    game: Annotated[str, typer.Option(help="The game it is for.")] = "zenith",
    as_json: Json = False,
) -> None:
    """Check a data set and name everything that is wrong with it.

    A sound set is played with `--option data=FOLDER`. Exit code 1: it is not sound.
    """
    rules = load(game)
    if folder is not None and not any(spec.name == "data" for spec in rules.option_specs):
        raise BadOption(f"{game} has no other data sets than its own")
    try:
        digest = rules.data_digest({} if folder is None else {"data": str(folder)})
    except BadData as error:
        if not as_json:
            raise
        print(json.dumps({"game": game, "sound": False, "problems": str(error).splitlines()}))
        raise typer.Exit(NOT_SOUND) from None
    if as_json:
        print(json.dumps({"game": game, "sound": True, "problems": [], "digest": digest}))
    else:
        print(f"{game}: {folder or 'the data set that ships'} is sound, digest {digest}")
