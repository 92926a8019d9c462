"""Data sets as values, content-addressed: found by digest, by name, or in a folder.

A game ships its current set in `data/` and every older one in `data/older/DIGEST/`, where only
the files lie that differ from the current ones. Whoever corrects a set keeps it in a folder of
their own; the folders inside `$PERIHELION_DATA` are known by their names, and by their digests.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final, Protocol, TypeVar

from perihelion.kernel.errors import BadData

VARIABLE: Final = "PERIHELION_DATA"
"""A folder whose folders are data sets."""
OLDER: Final = "older"
DIGEST: Final = re.compile("[0-9a-f]{16}")


class File(Protocol):
    """One file of a data set."""

    def read_bytes(self) -> bytes:
        """What is in it; raises OSError."""


class Folder(Protocol):
    """Where the files of a data set are read."""

    def __truediv__(self, name: str, /) -> File:
        """The file of that name."""


class Layered:
    """An older set: its own files where they differ, those of the current one elsewhere."""

    def __init__(self, own: Traversable, current: Traversable) -> None:
        self.own = own
        self.current = current

    def __truediv__(self, name: str, /) -> Traversable:
        file = self.own / name
        return file if file.is_file() else self.current / name

    def __str__(self) -> str:
        return str(self.own)


class HasDigest(Protocol):
    """A data set that was read."""

    digest: str


Read = TypeVar("Read", bound=HasDigest)


def find_set(home: Traversable, named: str, read: Callable[[Folder], Read]) -> Read:
    """The data set called `named`: a digest, a known name or a folder; "" is the current one.

    `home` is the game's own `data/`. Raises BadData if there is none, or if it is not sound.
    """
    if not named:
        return read(home)
    if DIGEST.fullmatch(named):
        return _of_digest(home, named, read)
    return read(known_sets().get(named, Path(named)))


def known_sets() -> dict[str, Path]:
    """The folders that may be named: those inside `$PERIHELION_DATA`."""
    given = os.environ.get(VARIABLE)
    if not given or not Path(given).is_dir():
        return {}
    return {one.name: one for one in sorted(Path(given).iterdir()) if one.is_dir()}


def older_sets(home: Traversable) -> tuple[str, ...]:
    """The digests of the older sets that ship beside the current one."""
    older = home / OLDER
    return tuple(sorted(one.name for one in older.iterdir())) if older.is_dir() else ()


def _of_digest(home: Traversable, digest: str, read: Callable[[Folder], Read]) -> Read:
    for place in _places(home, digest):
        try:
            found = read(place)
        except BadData:  # a folder for another game, or one half corrected
            continue
        if found.digest == digest:
            return found
    raise BadData(f"there is no data set {digest} here: neither with the game nor in ${VARIABLE}")


def _places(home: Traversable, digest: str) -> Iterator[Folder]:
    yield home
    if digest in older_sets(home):
        yield Layered(home / OLDER / digest, home)
    yield from known_sets().values()
