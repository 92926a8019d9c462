"""Data sets as values, content-addressed: found by digest, by name, or in a folder.

A game ships its current set in `data/` and every older one in `data/older/DIGEST/`, where only
the files lie that differ from the current ones. Whoever corrects a set keeps it in a folder of
their own; the folders inside `$PERIHELION_DATA` are known by their names, and by their digests.
A server keeps the sets of its people by the digest of their whole content, names included, and
lays out those that are played in the folder `$PERIHELION_STORED_SETS` for its processes.
"""

from __future__ import annotations

import json
import os
import re
from collections import defaultdict
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from functools import cache
from hashlib import blake2b
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Final, NamedTuple, Protocol, TypeVar

import msgspec
from msgspec import Struct

from perihelion.kernel.errors import BadData

VARIABLE: Final = "PERIHELION_DATA"
"""A folder whose folders are data sets."""
STORED_VARIABLE: Final = "PERIHELION_STORED_SETS"
"""A folder whose folders are the stored sets of a server, by the digests of their contents."""
OLDER: Final = "older"
REMARKS: Final = frozenset({"source", "field_sources", "note", "reconstructed"})
"""What a record says about itself; nobody plays it."""
DIGEST: Final = re.compile("[0-9a-f]{16}")
"""Of what play depends on; a record carries it."""
CONTENT: Final = re.compile("[0-9a-f]{32}")
"""Of all that a stored set says."""
SHIPPED: Final = "shipped"
"""What experiments call a game as it ships: its data set and its options."""
KEPT: Final = 48
"""Data sets and games on them that a process keeps in memory."""


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


class _Document:
    """A file that is in memory."""

    def __init__(self, content: object) -> None:
        self.content = content

    def read_bytes(self) -> bytes:
        if self.content is None:
            raise FileNotFoundError
        return json.dumps(self.content).encode()


class InMemory:
    """A data set that is no folder: its files as plain data, by their names without ending."""

    def __init__(self, files: Mapping[str, Any]) -> None:
        self.files = files

    def __truediv__(self, name: str, /) -> File:
        return _Document(self.files.get(name.removesuffix(".json")))

    def __str__(self) -> str:
        return "the data set"


class Part(NamedTuple):
    """A list of records that are components: things in the box that have an element each."""

    file: str
    path: tuple[str, ...]
    """The list, or a list inside each record of one: `("boards", "levels")`."""
    element: str
    """The name of the element with fields of the record, or of those around it: `card:{id}`."""


class Component(NamedTuple):
    """One record of a part, and where it stands."""

    element: str
    file: str
    at: tuple[str | int, ...]
    record: Mapping[str, Any]


class HasDigest(Protocol):
    """A data set that was read."""

    @property
    def digest(self) -> str:
        """The fingerprint of what play depends on."""


Read = TypeVar("Read", bound=HasDigest)
Reader = Callable[[Folder], HasDigest]


def no_problems(checked: Struct) -> Iterable[str]:
    """For files of which their shape says everything."""
    return ()


def read_files(
    folder: Folder,
    shapes: Mapping[str, type[Struct]],
    named: Mapping[str, str],
    more: Callable[[Struct], Iterable[str]] = no_problems,
) -> dict[str, Any]:
    """The plain records of files, by their names without the ending.

    Raises BadData that tells what is wrong with each of them: not of its shape, or what `more`
    finds. `named` says what a person calls a record of a list: `{"boards": "side {side}"}`.
    """
    files: dict[str, Any] = {}
    problems: list[str] = []
    for name, shape in shapes.items():
        try:
            files[name] = msgspec.json.decode((folder / f"{name}.json").read_bytes())
            found = list(more(msgspec.convert(files[name], shape)))
        except (OSError, NotADirectoryError):
            found = [f"cannot be read in {folder}"]
        except msgspec.ValidationError as error:
            found = [_naming(files[name], str(error), named)]
        except msgspec.DecodeError as error:
            found = [f"not a JSON document: {error}"]
        problems += [f"{name}.json: {problem}" for problem in found]
    if problems:
        raise BadData("\n".join(problems))
    return files


def _naming(plain: Any, message: str, named: Mapping[str, str]) -> str:
    """Name the record besides its number: `$.planets[3]` is nobody's friend."""
    for kind, called in named.items():
        _, _, rest = message.partition(f"$.{kind}[")
        number, bracket, _ = rest.partition("]")
        if bracket and number.isdigit():
            record = plain[kind][int(number)]
            known = record if isinstance(record, dict) else {}
            return f"{called.format_map(defaultdict(lambda: '?', known))}: {message}"
    return message


@cache
def shipped_file(game: str, name: str) -> dict[str, Any]:
    """A component file of a game of ours as it ships."""
    file = resources.files(f"perihelion.games.{game}") / "data" / f"{name}.json"
    return msgspec.json.decode(file.read_bytes(), type=dict[str, Any])


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
    if CONTENT.fullmatch(named):
        return read(_stored(named))
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


def _stored(content: str) -> Path:
    folder = Path(os.environ.get(STORED_VARIABLE, ""), content)
    if STORED_VARIABLE not in os.environ or not folder.is_dir():
        raise BadData(f"the data set {content} is kept by another server; this one has it not")
    return folder


# Sets as plain data.


class PlainSet(NamedTuple):
    """A sound data set as plain data: its files by their names without ending."""

    digest: str
    files: dict[str, Any]


def plain_set(home: Traversable, named: str, names: Collection[str], read: Reader) -> PlainSet:
    """The set called `named`, see `find_set`; only the files of those names are the set's."""

    def whole(folder: Folder) -> PlainSet:
        digest = read(folder).digest
        return PlainSet(
            digest, {name: json.loads((folder / f"{name}.json").read_bytes()) for name in names}
        )

    return find_set(home, named, whole)


def content_digest(game: str, files: Mapping[str, Any]) -> str:
    """The fingerprint of all that a set says: values, names and remarks."""
    packed = json.dumps([game, files], sort_keys=True).encode()
    return blake2b(packed, digest_size=16).hexdigest()


def write_set(folder: Path, files: Mapping[str, Any]) -> None:
    """Write the files of a set as a person edits them: the fields of a record on a line each."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, content in files.items():
        text = json.dumps(content, indent=1, ensure_ascii=False)
        (folder / f"{name}.json").write_text(f"{text}\n", encoding="utf-8")


def components_of(parts: Collection[Part], files: Mapping[str, Any]) -> Iterator[Component]:
    """Every component of a sound set, in the order of the parts."""
    for part in parts:
        for at, fields, record in _records(files[part.file], part.path, (), {}):
            name = part.element.format_map(fields).replace("_", "-")
            yield Component(name, part.file, at, record)


def _records(
    inside: Any, path: tuple[str, ...], at: tuple[str | int, ...], around: dict[str, Any]
) -> Iterator[tuple[tuple[str | int, ...], dict[str, Any], Mapping[str, Any]]]:
    for number, record in enumerate(inside.get(path[0], ())):
        here, fields = (*at, path[0], number), around | record
        if path[1:]:
            yield from _records(record, path[1:], here, fields)
        else:
            yield here, fields, record


def is_reconstructed(record: Mapping[str, Any]) -> bool:
    """Whether nobody has seen what is printed, in whole or in part."""
    fields = record.get("field_sources") or {}
    return bool(
        record.get("reconstructed")
        or record.get("source") == "reconstructed"
        or "reconstructed" in fields.values()
    )


# What differs.


class Difference(msgspec.Struct, frozen=True):
    """One fact that differs; `None` is also what is not there."""

    file: str
    record: str
    """What a person calls the record, "" for the file itself."""
    field: str
    before: Any
    after: Any

    def __str__(self) -> str:
        place = f"{self.file}.json{f', {self.record}' if self.record else ''}"
        return f"{place}: {self.field} {json.dumps(self.before)} -> {json.dumps(self.after)}"


def differences(before: Mapping[str, Any], after: Mapping[str, Any]) -> list[Difference]:
    """What two sets say differently, component by component; remarks are told too."""
    return [
        Difference(file, *found)
        for file in sorted({*before, *after})
        for found in _differing(before.get(file), after.get(file), "", "")
    ]


def _differing(
    before: Any, after: Any, record: str, field: str
) -> Iterator[tuple[str, str, Any, Any]]:
    if isinstance(before, dict) and isinstance(after, dict):
        for key in {**before, **after}:
            below = f"{field}.{key}" if field else key
            yield from _differing(before.get(key), after.get(key), record, below)
    elif _are_paired(before, after):
        known = {_called(one): one for one in before}
        for one in after:
            called = _called(one)
            name = f"{record} {called}" if record else f"{field} {called}"
            yield from _differing(known[called], one, name, "" if not record else field)
    elif _is_nested(before) and _is_nested(after) and len(before) == len(after):
        for number, (one, other) in enumerate(zip(before, after, strict=True)):
            yield from _differing(one, other, record, f"{field}.{number}" if field else str(number))
    elif before != after or isinstance(before, bool) is not isinstance(after, bool):
        yield record, field, before, after


def in_shipped_form(value: Any, shipped: Any) -> Any:
    """The same value with numbers written as they ship: to a browser 1.0 is 1, to a digest not."""
    if isinstance(value, dict) and isinstance(shipped, dict):
        return {key: in_shipped_form(one, shipped.get(key)) for key, one in value.items()}
    if isinstance(value, list) and isinstance(shipped, list):
        more = [None] * (len(value) - len(shipped))
        pairs = zip(value, [*shipped, *more], strict=False)
        return [in_shipped_form(one, other) for one, other in pairs]
    if isinstance(shipped, float) and type(value) is int and value == shipped:
        return shipped
    return value


def _is_nested(value: Any) -> bool:
    return isinstance(value, list) and any(isinstance(one, dict | list) for one in value)


def _are_paired(before: Any, after: Any) -> bool:
    """Whether these are two lists of the same records, told apart by what they are called."""
    if not _has_names(before) or not _has_names(after):
        return False
    names = [sorted(map(_called, one)) for one in (before, after)]
    return names[0] == names[1] and len(set(names[0])) == len(names[0])
