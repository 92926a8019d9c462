"""Data sets for tests: copies with a correction, and a day on which another set is the current."""

import json
import shutil
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Final

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
    path = folder / f"{file or name}.json"
    plain = json.loads(path.read_text(encoding="utf-8"))
    (change or usual)(plain)
    path.write_text(json.dumps(plain), encoding="utf-8")
    return folder


def ship_another(monkeypatch: pytest.MonkeyPatch, folder: Path, game: str) -> str:
    """Let a corrected set be the current one and today's an older one; gives today's digest."""
    digest = load(game).data_digest()
    corrected(folder / "data", game)
    older = folder / "data" / "older" / digest
    older.mkdir(parents=True)
    file = f"{CORRECTED[game][0]}.json"
    shutil.copy(shipped(game) / file, older)
    module: Any = import_module(f"{folder_of(game)}.components")
    module.components.cache_clear()
    monkeypatch.setattr(module, "resources", SimpleNamespace(files=lambda _: folder))
    return digest


def forget(game: str) -> None:
    """Read the sets of a game anew."""
    module: Any = import_module(f"{folder_of(game)}.components")
    module.components.cache_clear()
