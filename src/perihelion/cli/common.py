"""What the commands share: the language, files, errors and waiting."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from threading import Event, Thread
from typing import TYPE_CHECKING, Annotated, NoReturn

import typer

from perihelion.kernel.errors import BadData, BadProof, BadRecord, PerihelionError
from perihelion.kernel.record import Record, RedactedRecord, read_record
from perihelion.words import Words, languages

if TYPE_CHECKING:
    from rich.progress import Progress

NOT_SOUND = 1
WRONG_QUESTION = 2
DIFFERS = 3
"""Nothing is wrong, but not all is as it was."""
PATIENCE = 0.5
"""Seconds before a wait is announced."""


class BadFile(PerihelionError):
    """A file that cannot be read or written."""


Lang = Annotated[
    str | None,
    typer.Option("--lang", metavar="en|fr", help="The language; by default that of the system."),
]
GameName = Annotated[str, typer.Argument(help="The game; `perihelion games` lists them.")]
Json = Annotated[bool, typer.Option("--json", help="For programs: JSON on stdout.")]


def fail(error: PerihelionError) -> NoReturn:
    """Say what is wrong, in one line if it is one thing, and leave with the right code."""
    for line in str(error).splitlines():
        print(f"perihelion: {line}", file=sys.stderr)
    unsound = isinstance(error, BadRecord | BadProof | BadData)
    raise typer.Exit(NOT_SOUND if unsound else WRONG_QUESTION) from None


def language(asked: str | None) -> str:
    """The language asked for, or that of the system if we have it, or English."""
    if asked is not None:
        return Words.of(asked).lang
    # The order in which POSIX looks.
    named = next(filter(None, map(os.environ.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), "")
    code = named.partition("_")[0].partition(".")[0].lower()
    return code if code in languages() else "en"


def read_file(path: Path) -> bytes:
    """What a file holds."""
    try:
        return path.read_bytes()
    except OSError as error:
        raise BadFile(f"{path} cannot be read: {error.strerror}") from None


def load_record(path: Path) -> Record | RedactedRecord:
    """Read a record of either kind, as JSON or in lines."""
    try:
        return read_record(read_file(path))
    except BadRecord as error:
        raise BadRecord(f"{path}: {error}") from None


def load_whole_record(path: Path) -> Record:
    """Read a record of a whole match; a redacted one will not do."""
    record = load_record(path)
    if isinstance(record, RedactedRecord):
        raise BadRecord(f"{path}: this is what seat {record.viewer} knows, not the whole match")
    return record


def save_record(record: Record | RedactedRecord, path: Path, *, text: bool = False) -> None:
    """Write a record, as a whole or not at all."""
    shown = record.to_text().encode() if text and isinstance(record, Record) else record.to_json()
    write_file(path, shown)


def write_file(path: Path, data: bytes) -> None:
    """Write a file, as a whole or not at all."""
    beside = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        beside.write_bytes(data)
        beside.replace(path)
    except OSError as error:
        with suppress(OSError):
            beside.unlink()
        raise BadFile(f"{path} cannot be written: {error.strerror}") from None


@contextmanager
def progress(what: str, total: int) -> Iterator[Progress]:
    """A bar on stderr while something takes its time; silent where nobody watches."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    console = Console(stderr=True)
    silent = not console.is_terminal
    with Progress(*columns, console=console, transient=True, disable=silent) as bar:
        bar.add_task(what, total=total)
        yield bar


@contextmanager
def waiting(what: str, done: Callable[[], int], total: int | None = None) -> Iterator[None]:
    """The same for work that counts by itself: `done` is asked now and then in another thread.

    Without a total the bar only says that something is going on. It shows after a moment, so
    that what is quick is not announced.
    """
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

    console = Console(stderr=True)
    over = Event()

    def watch() -> None:
        if over.wait(PATIENCE):
            return
        columns = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
        with Progress(*columns, console=console, transient=True) as bar:
            task = bar.add_task(what, total=total)
            while not over.wait(0.1):
                bar.update(task, completed=done())

    watcher = Thread(target=watch, daemon=True) if console.is_terminal else None
    if watcher is not None:
        watcher.start()
    try:
        yield
    finally:
        over.set()
        if watcher is not None:
            watcher.join()


def advance(bar: Progress) -> None:
    """One more is done."""
    bar.advance(bar.task_ids[0])
