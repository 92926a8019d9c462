"""`perihelion data`: component data sets, for owners of a game who correct one."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any

import typer

from perihelion.cli.common import NOT_SOUND, Json
from perihelion.games import ids, load
from perihelion.kernel.errors import BadData, BadOption
from perihelion.match.lesson_files import check_lessons, has_lessons, lessons_of
from perihelion.match.puzzles import check_puzzles, puzzles_of

app = typer.Typer(help="Component data sets.", no_args_is_help=True)


@app.callback()
def _root() -> None:
    pass


@app.command("check")
def check(
    folder: Annotated[
        Path | None, typer.Argument(help="The data set; by default those that ship.")
    ] = None,
    game: Annotated[
        str | None, typer.Option(help="The game it is for; by default found by its files.")
    ] = None,
    as_json: Json = False,
) -> None:
    """Check a data set and name everything that is wrong with it; of those that ship, the lessons.

    A sound set is played with `--option data=FOLDER`. Of the games that ship, lessons
    are played and puzzles proven too. Exit code 1: it is not sound.
    """
    games = [game] if game is not None else games_in(folder)
    found = [_checked(one, folder) for one in games]
    if as_json:
        whole = {"sound": all(one["sound"] for one in found), "sets": found}
        print(json.dumps(found[0] if len(found) == 1 else whole))
    else:
        for one in found:
            if one["sound"]:
                place = folder or "the data set that ships"
                taught = f", lessons: {count}" if (count := one.get("lessons")) else ""
                print(f"{one['game']}: {place} is sound, digest {one['digest']}{taught}")
    problems = [line for one in found for line in one["problems"]]
    if problems and not as_json:
        raise BadData("\n".join(problems))
    if problems:
        raise typer.Exit(NOT_SOUND)


def games_in(folder: Path | None) -> list[str]:
    """The games whose component files lie in a folder; all of them without one."""
    known = {one: load(one).data_files for one in ids()}
    if folder is None:
        return [one for one, names in known.items() if names or has_lessons(one)]
    found = [
        one
        for one, names in known.items()
        if names and all((folder / f"{name}.json").is_file() for name in names)
    ]
    if not found:
        wanted = "; ".join(
            f"{one}: {', '.join(f'{name}.json' for name in names)}"
            for one, names in known.items()
            if names
        )
        raise BadData(
            f"{folder} has the files of no game; name one with --game, or add what is missing"
            f" ({wanted})"
        )
    return found


def _checked(game: str, folder: Path | None) -> dict[str, Any]:
    rules = load(game)
    if folder is not None and not rules.data_files:
        raise BadOption(f"{game} has no other data sets than its own")
    try:
        digest = rules.data_digest({} if folder is None else {"data": str(folder)})
    except BadData as error:
        return {"game": game, "sound": False, "problems": str(error).splitlines()}
    found = {"game": game, "sound": True, "problems": [], "digest": digest}
    if folder is None:
        problems = [*check_lessons(game), *check_puzzles(game)]
        taught, asked = (0, 0) if problems else (len(lessons_of(game)), len(puzzles_of(game)))
        found |= {"sound": not problems, "problems": problems, "lessons": taught, "puzzles": asked}
    return found
