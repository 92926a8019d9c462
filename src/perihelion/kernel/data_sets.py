"""Data sets as values, content-addressed: found by digest, by name, or in a folder.

A game ships its current set in `data/` and every older one in `data/older/DIGEST/`, where only
the files lie that differ from the current ones. Whoever corrects a set keeps it in a folder of
their own; the folders inside `$PERIHELION_DATA` are known by their names, and by their digests.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Collection, Iterator
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Final, Protocol, TypeVar

from perihelion.kernel.errors import BadData

VARIABLE: Final = "PERIHELION_DATA"
"""A folder whose folders are data sets."""
OLDER: Final = "older"
REMARKS: Final = frozenset({"source", "field_sources", "note", "reconstructed"})
"""What a record says about itself; nobody plays it."""
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


def unread_problems(
    plain: Any, shipped: Any, read: Collection[str], where: str = "", path: str = ""
) -> Iterator[str]:
    """Facts that differ from the set that ships although nothing reads them; none is ignored.

    `read` are the dotted paths that play, words or other checks read, whatever is under them too.
    Records in lists are paired by what they are called.
    """
    if path in read or path.rpartition(".")[2] in REMARKS:
        return
    if isinstance(plain, dict) and isinstance(shipped, dict):
        for key, value in plain.items():
            below = f"{path}.{key}" if path else key
            if key not in shipped and below not in read and key not in REMARKS:
                yield f"{where or path}: there is no field {key!r}"
            elif key in shipped:
                yield from unread_problems(value, shipped[key], read, where, below)
    elif _has_names(plain) and _has_names(shipped):
        known = {_called(one): one for one in shipped}
        for one in plain:
            called = _called(one)
            if called in known:
                name = f"{where} {called}".strip()
                yield from unread_problems(one, known[called], read, name, path)
            elif f"{path}.id" not in read:
                yield f"{where or path}: there is no {called!r}"
    elif plain != shipped:
        name = f"{where}: {path.rpartition('.')[2]}" if where else path
        yield f"{name} is {plain!r}, but the rules do not read it; they have {shipped!r}"


def _has_names(value: Any) -> bool:
    """Whether this is a list of records that are told apart by what they are called."""
    if not isinstance(value, list) or not all(isinstance(one, dict) for one in value):
        return False
    return bool(value) and "" not in map(_called, value)


def _called(record: dict[str, Any]) -> str:
    """What a person calls a record of a list."""
    parts = [record[name] for name in ("zone", "face") if name in record]
    names = [record[name] for name in ("id", "number", "planet", "side", "row") if name in record]
    return " ".join(map(str, names[:1] or parts))


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
