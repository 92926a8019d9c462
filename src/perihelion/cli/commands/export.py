"""`perihelion export`: a record as JSON, as lines of text, or as a report in Markdown."""

from __future__ import annotations

import sys
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from perihelion.cli.commands.records import File, Seat, loaded
from perihelion.cli.commands.report import report
from perihelion.cli.common import BadFile, Lang, language, load_record, write_file
from perihelion.cli.table.narrator import Narrator
from perihelion.cli.table.record_view import viewer_of
from perihelion.games import load
from perihelion.kernel.errors import BadOption
from perihelion.kernel.record import Record, redact


class Form(StrEnum):
    """How a record can be written."""

    JSON = "json"
    TEXT = "text"
    MARKDOWN = "markdown"


SUFFIXES = {".json": Form.JSON, ".txt": Form.TEXT, ".md": Form.MARKDOWN}


def command(
    file: File,
    *,
    form: Annotated[
        Form | None,
        typer.Option(
            "--format", help="json, text or markdown; by default as the name of --out ends."
        ),
    ] = None,
    out: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Where to write; by default to stdout.")
    ] = None,
    seat: Seat = None,
    boards: Annotated[
        bool, typer.Option("--boards", help="markdown: the table after every turn.")
    ] = False,
    lang: Lang = None,
) -> None:
    """Write a record in another form; comments and variations are kept.

    `json` and `text` say the same and can be read again by every command; `markdown` is a report
    for people. With --seat, only what that seat knew: `json` becomes a redacted record.
    """
    chosen = form or _by_name(out)
    data = _written(file, chosen, seat, boards, lang)
    if out is None:
        sys.stdout.write(data)
        return
    write_file(out, data.encode())


def _by_name(out: Path | None) -> Form:
    if out is None:
        return Form.JSON
    if out.suffix not in SUFFIXES:
        known = ", ".join(SUFFIXES)
        raise BadFile(f"{out}: a name that ends in {known} says the format; or give --format")
    return SUFFIXES[out.suffix]


def _written(file: Path, form: Form, seat: int | None, boards: bool, lang: str | None) -> str:
    if boards and form is not Form.MARKDOWN:
        raise BadOption(f"--boards belongs to markdown, not to {form}")
    if form is Form.MARKDOWN:
        show = loaded(file, seat)
        voice = Narrator(show.game, language(lang), show.seats, show.record.names)
        return report(show, voice, file, boards=boards)
    record = load_record(file)
    viewer_of(record, seat)
    if isinstance(record, Record):
        loaded(file, None)  # what cannot be played is not passed on
        if seat is not None:
            record = redact(load(record.game), record, seat)
    if form is Form.JSON:
        return record.to_json().decode() + "\n"
    if isinstance(record, Record):
        return record.to_text()
    raise BadOption("text is for whole records; what one seat knows is written as json or markdown")
