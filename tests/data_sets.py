"""Data sets for tests: copies with a correction, and a day on which another set is the current."""

import copy
import json
import shutil
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Final

import msgspec
import pytest

from perihelion.games import folder_of, load

Change = Callable[[Any], None]


def _cost(plain: Any) -> None:
    plain["agents"][0]["cost"] += 1
    plain["agents"][1]["cost"] -= 1


def _points(plain: Any) -> None:
    plain["planets"][0]["vp_terraformed"] += 1


def _thresholds(plain: Any) -> None:
    plain["value_track"]["thresholds"][0] -= 1


CORRECTED: Final[dict[str, tuple[str, Change]]] = {
    "zenith": ("agents", _cost),
    "kepler3042": ("planets", _points),
    "kepler3ad-1": ("first_edition", _thresholds),
    "kepler3ad-2": ("second_edition", _thresholds),
}
"""For each game a file, and a correction that changes how it is played."""


def shipped(game: str) -> Path:
    """The folder of the current set."""
    found = import_module(folder_of(game)).__file__
    assert found is not None
    return Path(found).parent / "data"


def corrected(folder: Path, game: str, change: Change | None = None, file: str = "") -> Path:
    """A copy of the current set with one correction, by default the one of CORRECTED."""
    name, usual = CORRECTED[game]
    folder.mkdir(parents=True, exist_ok=True)
    for one in shipped(game).glob("*.json"):
        shutil.copy(one, folder)
    change_file(folder, file or name, change or usual)
    return folder


def change_file(folder: Path, file: str, change: Change) -> None:
    """Correct one file of a set."""
    path = folder / f"{file}.json"
    plain = json.loads(path.read_text(encoding="utf-8"))
    change(plain)
    path.write_text(json.dumps(plain), encoding="utf-8")


def ship_another(monkeypatch: pytest.MonkeyPatch, folder: Path, game: str) -> str:
    """Let a corrected set be the current one and today's an older one; gives today's digest."""
    digest = load(game).data_digest()
    corrected(folder / "data", game)
    if (shipped(game) / "older").is_dir():
        shutil.copytree(shipped(game) / "older", folder / "data" / "older")
    (folder / "data" / "older" / digest).mkdir(parents=True)
    file = f"{CORRECTED[game][0]}.json"
    for older in (folder / "data" / "older").iterdir():
        if not (older / file).exists():  # it shared the one that is corrected
            shutil.copy(shipped(game) / file, older)
    module: Any = import_module(f"{folder_of(game)}.data_set.components")
    module.components.cache_clear()
    monkeypatch.setattr(module, "resources", SimpleNamespace(files=lambda _: folder))
    return digest


def forget(game: str) -> None:
    """Read the sets of a game anew."""
    module: Any = import_module(f"{folder_of(game)}.data_set.components")
    module.components.cache_clear()


# --- every single fact ---------------------------------------------------------------------------


class InMemory:
    """A folder whose files are these records; one record for a set of a single file."""

    def __init__(self, records: Any, *, single: bool = False) -> None:
        self.records = records
        self.single = single

    def __truediv__(self, name: str, /) -> "InMemory":
        return self if self.single else InMemory(self.records[name.removesuffix(".json")])

    def read_bytes(self) -> bytes:
        return msgspec.json.encode(self.records)


def leaves(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Where the facts of a record stand."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from leaves(inner, (*path, key))
    elif isinstance(value, list):
        for number, inner in enumerate(value):
            yield from leaves(inner, (*path, number))
    else:
        yield path


OTHER: Final[dict[type, Callable[[Any], Any]]] = {
    bool: lambda one: not one,
    int: lambda one: one + 1,
    float: lambda one: one + 0.25,
    str: lambda one: f"{one}x",
    type(None): lambda _: 1,
}


def changed_leaf(records: Any, path: tuple[Any, ...]) -> Any:
    """A copy of records in which one fact is another."""
    whole = copy.deepcopy(records)
    inner = whole
    for step in path[:-1]:
        inner = inner[step]
    inner[path[-1]] = OTHER[type(inner[path[-1]])](inner[path[-1]])
    return whole


def vars_of(tables: object) -> Iterator[tuple[str, Any]]:
    """The fields of compiled tables."""
    for name in dir(tables):
        if not name.startswith("_"):
            yield name, getattr(tables, name)
