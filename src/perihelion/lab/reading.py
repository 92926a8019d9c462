"""The records of a folder, each played again, on as many processes as there are."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

import msgspec

from perihelion.kernel.errors import BadRecord, PerihelionError
from perihelion.kernel.record import Record, read_record
from perihelion.lab.replaying import Seen, replayed

FEW = 40
"""Up to so many records it is not worth starting processes."""
CHUNK = 16


class NoRecords(PerihelionError):
    """A folder without a finished match of the kind that is asked for."""


class Head(msgspec.Struct, frozen=True):
    """The first look at a file: is it a record, and of what?"""

    format: str = ""
    game: str = ""
    seats: int = 0
    outcome: dict[str, object] | None = None


class Found(msgspec.Struct, frozen=True):
    """The files that a report reads, and how many it had to leave."""

    files: tuple[Path, ...]
    left: int
    """Records of other games or numbers of seats, unfinished or redacted ones."""


def find(folder: Path, game: str, seats: int | None) -> Found:
    """The finished matches of a game below a folder; raises NoRecords if they do not fit."""
    if not folder.is_dir():
        raise NoRecords(f"{folder} is no folder")
    files: dict[int, list[Path]] = {}
    left = 0
    for file in sorted(folder.rglob("*.json")):
        head = _head(file)
        if not head.format.startswith("perihelion-re"):
            continue  # no record at all: the table of a contest, for example
        if head.format == "perihelion-record-1" and head.game == game and head.outcome is not None:
            files.setdefault(head.seats, []).append(file)
        else:
            left += 1
    wanted = _seats(files, folder, game, seats)
    others = sum(len(some) for count, some in files.items() if count != wanted)
    return Found(tuple(files[wanted]), left + others)


def _seats(files: dict[int, list[Path]], folder: Path, game: str, seats: int | None) -> int:
    if seats is None and len(files) > 1:
        counts = ", ".join(f"{len(some)} with {count}" for count, some in sorted(files.items()))
        raise NoRecords(f"{folder} has matches of several numbers of seats: {counts}; say --seats")
    wanted = next(iter(files), 0) if seats is None else seats
    if wanted not in files:
        which = "" if seats is None else f" with {seats} seats"
        raise NoRecords(f"{folder} has no finished match of {game}{which}")
    return wanted


def _head(file: Path) -> Head:
    try:
        return msgspec.json.decode(file.read_bytes(), type=Head)
    except (msgspec.DecodeError, UnicodeDecodeError, OSError):
        return Head()


def read_one(file: Path) -> Seen:
    """What the record in a file says; raises BadRecord that names the file."""
    try:
        record = read_record(file)
        assert isinstance(record, Record), "`find` leaves redacted ones"
        return replayed(record)
    except BadRecord as error:
        raise BadRecord(f"{file}: {error}") from None


def read_some(files: list[Path]) -> list[Seen]:
    """Several of them: what a worker does."""
    return [read_one(file) for file in files]


def seen_in(
    files: Iterable[Path], workers: int = 1, tick: Callable[[], None] = lambda: None
) -> Iterator[Seen]:
    """What each record says, in the order of the files."""
    every = list(files)
    if workers == 1 or len(every) <= FEW:
        for file in every:
            yield read_one(file)
            tick()
        return
    chunks = [every[at : at + CHUNK] for at in range(0, len(every), CHUNK)]
    with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
        for some in pool.map(read_some, chunks):
            for one in some:
                yield one
                tick()
