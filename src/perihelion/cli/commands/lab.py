"""`perihelion lab`: what played matches say about a game."""

from __future__ import annotations

import json
from functools import partial
from pathlib import Path
from typing import Annotated

import msgspec
import typer

from perihelion.cli.commands.arena import Workers, workers_of
from perihelion.cli.common import BadFile, Json, Lang, advance, language, progress
from perihelion.games import load
from perihelion.lab.figures import report_of
from perihelion.lab.pages import html_page, markdown_page
from perihelion.lab.reading import find, seen_in

app = typer.Typer(help="Reports for designers.", no_args_is_help=True)


@app.callback()
def _root() -> None:
    pass


@app.command("report")
def report(
    game: Annotated[str, typer.Argument(help="The game; `perihelion games` lists them.")],
    *,
    records: Annotated[
        Path,
        typer.Option(
            "--records", "--from", metavar="FOLDER", help="Records, as `perihelion arena` keeps."
        ),
    ] = Path(),
    seats: Annotated[
        int | None, typer.Option(help="Only matches with so many seats.", show_default=False)
    ] = None,
    out: Annotated[
        Path | None,
        typer.Option(
            metavar="FOLDER",
            help="Write GAME.html, GAME.md and GAME.json here.",
            show_default=False,
        ),
    ] = None,
    workers: Workers = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Count what the matches in a folder say: wins by seat, length, leads, points, use of things.

    Prints Markdown, or JSON; `--out` writes both, and HTML with plots. Needs perihelion[lab].
    """
    tongue = language(lang)
    load(game)
    found = find(records, game, seats)
    with progress(game, len(found.files)) as bar:
        seen = list(seen_in(found.files, workers_of(workers), partial(advance, bar)))
    figures = report_of(game, seen, found.left, tongue)
    plain = json.dumps(msgspec.to_builtins(figures), indent=1, ensure_ascii=False)
    if out is not None:
        name = game if seats is None else f"{game}-{seats}"
        pages = {
            "json": msgspec.json.encode(figures).decode() + "\n",
            "md": markdown_page(figures, tongue),
            "html": html_page(figures, tongue),
        }
        for suffix, text in pages.items():
            _write(out / f"{name}.{suffix}", text)
    if as_json:
        print(plain)
    elif out is None:
        print(markdown_page(figures, tongue), end="")


def _write(file: Path, text: str) -> None:
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    except OSError as error:
        raise BadFile(f"{file} cannot be written: {error.strerror}") from None
    print(file)
