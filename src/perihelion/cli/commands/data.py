"""`perihelion data`: component data sets, for owners of a game who correct one."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer

from perihelion.cli.common import DIFFERS, NOT_SOUND, BadFile, Json
from perihelion.cli.set_sources import Token, ask_server, find_source, game_in, games_in
from perihelion.games import ids, load
from perihelion.kernel.data_sets import Difference, differences, write_set
from perihelion.kernel.errors import BadData, BadOption
from perihelion.match.lesson_files import check_lessons, has_lessons, lessons_of
from perihelion.match.puzzles import check_puzzles, puzzles_of

app = typer.Typer(help="Component data sets.", no_args_is_help=True)

Source = Annotated[
    str,
    typer.Argument(
        metavar="SET",
        help="A game, GAME@DIGEST, a folder, a record, or the address of a set or table.",
    ),
]
Game = Annotated[
    str | None, typer.Option(help="The game a folder is for; by default found by its files.")
]


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
    games = [game] if game is not None else _games(folder)
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


def _games(folder: Path | None) -> list[str]:
    if folder is not None:
        return games_in(folder)
    return [one for one in ids() if load(one).data_files or has_lessons(one)]


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


@app.command("export")
def export(
    source: Source,
    folder: Annotated[Path, typer.Argument(help="Where to write its files.")],
    game: Game = None,
    token: Token = None,
) -> None:
    """Write the files of a data set into a folder, to correct them there.

    The set of a record or of a server's table is the one it is played with.
    """
    found = find_source(source, game, token)
    if any((folder / f"{name}.json").exists() for name in found.files):
        raise BadFile(f"{folder} has such files already; name another folder")
    try:
        write_set(folder, found.files)
    except OSError as error:
        raise BadFile(f"{folder} cannot be written: {error.strerror}") from None
    print(f"{found.game}: {found.called}, digest {found.digest}, in {folder}")


@app.command("diff")
def diff(
    before: Source, after: Source, game: Game = None, token: Token = None, as_json: Json = False
) -> None:
    """Say in which values two data sets differ, component by component.

    Exit code 0: they are the same; 3: they differ.
    """
    first, second = find_source(before, game, token), find_source(after, game, token)
    if first.game != second.game:
        raise BadOption(f"one is a set of {first.game}, the other of {second.game}")
    found = differences(first.files, second.files)
    if as_json:
        print(
            json.dumps(
                {
                    "game": first.game,
                    "digests": [first.digest, second.digest],
                    "differences": msgspec.to_builtins(found),
                }
            )
        )
    else:
        _tell(found, same_play=first.digest == second.digest)
    if found:
        raise typer.Exit(DIFFERS)


def _tell(found: list[Difference], *, same_play: bool) -> None:
    for one in found:
        print(one)
    if found and same_play:
        print("They play the same: only names or remarks differ.")
    elif not found:
        print("They are the same.")


@app.command("import")
def import_(
    folder: Annotated[Path, typer.Argument(help="The data set.")],
    *,
    server: Annotated[str, typer.Option(metavar="URL", help="The server that is to keep it.")],
    name: Annotated[str, typer.Option(help="What it is called there.")] = "",
    set_id: Annotated[
        str | None, typer.Option("--set", help="Your set there that gets a new version.")
    ] = None,
    note: Annotated[str, typer.Option(help="What this version is about.")] = "",
    sharing: Annotated[str, typer.Option(metavar="private|link|public")] = "private",
    game: Game = None,
    token: Token = None,
) -> None:
    """Keep a data set on a server, as a new set of yours or as a version of one.

    Needs a token with the scope `tables`.
    """
    if token is None:
        raise BadOption("whose set is it? make a token in the settings of the page, see --token")
    found = find_source(str(folder), game or game_in(folder))
    place = server.rstrip("/")
    if set_id is None:
        asked = {"game": found.game, "name": name or folder.resolve().name, "files": found.files}
        asked |= {"note": note, "sharing": sharing}
        kept = ask_server("POST", f"{place}/api/me/data-sets", token, asked)
    else:
        rev = ask_server("GET", f"{place}/api/data-sets/{set_id}", token)["rev"]
        asked = {"files": found.files, "note": note, "rev": rev}
        kept = ask_server("POST", f"{place}/api/data-sets/{set_id}/versions", token, asked)
    page = f"{place}/workshop/{kept['game']}/{kept['id']}"
    print(f"{kept['game']}: {kept['name']}, version {kept['versions'][0]['version']}: {page}")
