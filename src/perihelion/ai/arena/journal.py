"""The folder of a contest: what was asked for, every game that is finished, and its record.

    contest.json     the contest
    games.jsonl      one line for each finished game, in the order in which they ended
    records/*.json   its record, written before the line

A run that was interrupted, however rudely, goes on where it was: what has its line and its
record is played, everything else is not.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Self

import msgspec

from perihelion.ai.arena.contest import Contest
from perihelion.ai.arena.errors import BadContest
from perihelion.ai.arena.playing import Played, Result
from perihelion.system import lock_file, write_whole

CONTEST = "contest.json"
GAMES = "games.jsonl"
RECORDS = "records"


class Journal:
    """A contest's folder, held by one process at a time."""

    def __init__(self, folder: Path, contest: Contest) -> None:
        self.folder = folder
        try:
            (folder / RECORDS).mkdir(parents=True, exist_ok=True)
            self._lock = (folder / "lock").open("w")
        except OSError as error:
            raise BadContest(f"{folder} cannot be written: {error.strerror}") from None
        self._hold()
        try:
            self._agree(contest)
            self.results = self._read()
            self._lines = (folder / GAMES).open("ab")
        except BaseException:
            self._lock.close()
            raise

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._lines.close()
        self._lock.close()

    def _hold(self) -> None:
        try:
            lock_file(self._lock)
        except OSError:
            self._lock.close()
            raise BadContest(f"another run is writing to {self.folder}") from None

    def write(self, played: Played) -> None:
        """Keep a game: first the record, then the line that says it is there."""
        number = played.result.number
        if number in self.results:
            return
        write_whole(record_file(self.folder, number), played.record)
        self._lines.write(msgspec.json.encode(played.result) + b"\n")
        self._lines.flush()
        os.fsync(self._lines.fileno())
        self.results[number] = played.result

    def _agree(self, contest: Contest) -> None:
        """The folder is new, or holds this contest; more games may be asked for than before."""
        file = self.folder / CONTEST
        if file.exists():
            check_same(read_contest(self.folder), contest, self.folder)
        write_whole(file, msgspec.json.format(msgspec.json.encode(contest), indent=1) + b"\n")

    def _read(self) -> dict[int, Result]:
        """The finished games; the half line of a crash is wiped out, a lost record replayed."""
        results = read_results(self.folder)
        kept = {
            number: result
            for number, result in results.items()
            if record_file(self.folder, number).exists()
        }
        lines = b"".join(msgspec.json.encode(result) + b"\n" for result in kept.values())
        file = self.folder / GAMES
        if not file.exists() or file.read_bytes() != lines:
            write_whole(file, lines)
        return kept


def record_file(folder: Path, number: int) -> Path:
    """Where the record of a game lies."""
    return folder / RECORDS / f"{number + 1:06}.json"


def read_contest(folder: Path) -> Contest:
    """The contest of a folder; raises BadContest."""
    file = folder / CONTEST
    try:
        return msgspec.json.decode(file.read_bytes(), type=Contest)
    except OSError as error:
        raise BadContest(f"{file} cannot be read: {error.strerror}") from None
    except msgspec.DecodeError as error:
        raise BadContest(f"{file} is damaged: {error}") from None


def read_results(folder: Path) -> dict[int, Result]:
    """The finished games of a folder, by number; a last line without its end does not count."""
    file = folder / GAMES
    data = file.read_bytes() if file.exists() else b""
    whole = data[: data.rfind(b"\n") + 1]
    results: dict[int, Result] = {}
    for place, line in enumerate(whole.splitlines(), 1):
        try:
            result = msgspec.json.decode(line, type=Result)
        except msgspec.DecodeError as error:
            raise BadContest(f"{file}, line {place} is damaged: {error}") from None
        results.setdefault(result.number, result)
    return results


def check_same(old: Contest, new: Contest, folder: Path) -> None:
    """Raise BadContest that names what differs; the number of games may."""
    for field in Contest.__struct_fields__:
        was, is_ = getattr(old, field), getattr(new, field)
        if field != "games" and was != is_:
            raise BadContest(
                f"{folder} holds another contest: its {field} is {was!r}, not {is_!r};"
                " give another folder"
            )
