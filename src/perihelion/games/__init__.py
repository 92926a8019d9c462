"""The catalogue: which games there are and where. A game is imported when it is loaded.

A game of this package is one line in `GAMES`. Other packages bring theirs by an entry point of
the group `perihelion.games`; one that cannot be loaded is left out, and `broken` says why.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Mapping
from difflib import get_close_matches
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from importlib.resources import files
from types import ModuleType
from typing import TYPE_CHECKING, Final

from perihelion.kernel.errors import BrokenGame, UnknownGame

if TYPE_CHECKING:
    from perihelion.kernel.game import Game

GAMES: Final = {
    "zenith": "perihelion.games.zenith.game:Zenith",
    "kepler3042": "perihelion.games.kepler3042.game:Kepler3042",
    "kepler3ad-1": "perihelion.games.kepler3ad.game:FirstEdition",
    "kepler3ad-2": "perihelion.games.kepler3ad.game:SecondEdition",
}
"""The class of each game, by id; one line per game."""
GROUP: Final = "perihelion.games"
"""The entry points by which other packages bring games: `comet = "a_package.comet:Comet"`."""
_LOADED: Final[dict[str, Game]] = {}
NAME: Final = re.compile(r"[a-z][a-z0-9-]{0,39}")


def ids() -> tuple[str, ...]:
    """The games there are: ours in the order of the catalogue, then those of other packages."""
    return (*GAMES, *(name for name in _brought() if not _fault_of(name)))


def broken() -> Mapping[str, str]:
    """The games of other packages that cannot be played, and what is wrong with each."""
    faults = {name: _fault_of(name) for name in _brought()}
    return {name: fault for name, fault in faults.items() if fault}


def load(game_id: str) -> Game:
    """The rules of a game, imported at first use; raises UnknownGame."""
    return _loaded(_place_of(game_id))


def folder_of(game_id: str) -> str:
    """The package that holds a game with its data and words; editions share one."""
    return _folder(_place_of(game_id))


def module_of(game_id: str, name: str) -> ModuleType | None:
    """What a game brings for another layer (`ai.judge`, `terminal.board`), if it brings that."""
    if game_id not in ids() or not folder_of(game_id):
        return None
    place = f"{folder_of(game_id)}.{name}"
    try:
        return import_module(place)
    except ModuleNotFoundError as missing:
        if missing.name is not None and f"{place}.".startswith(f"{missing.name}."):
            return None
        raise


def _place_of(game_id: str) -> str:
    if game_id in GAMES:
        return GAMES[game_id]
    if game_id not in _brought():
        near = get_close_matches(game_id, ids(), 1)
        hint = f"did you mean {near[0]!r}? " if near else ""
        raise UnknownGame(f"there is no game {game_id!r}; {hint}there are: {', '.join(ids())}")
    if fault := _fault_of(game_id):
        raise BrokenGame(f"the game {game_id!r} cannot be played: {fault}")
    return _brought()[game_id][0].value


def _folder(place: str) -> str:
    return place.partition(":")[0].rpartition(".")[0]


def _loaded(place: str) -> Game:
    """One object for each game, also where two threads ask for it first: both get the same."""
    if place not in _LOADED:
        module, _, name = place.partition(":")
        _LOADED.setdefault(place, getattr(import_module(module), name)())
    return _LOADED[place]


@cache
def _brought() -> dict[str, tuple[EntryPoint, ...]]:
    """The games of other packages by name, sorted: what each package said, unchecked."""
    found: dict[str, tuple[EntryPoint, ...]] = {}
    for point in sorted(entry_points(group=GROUP), key=lambda one: (one.name, one.value)):
        found[point.name] = (*found.get(point.name, ()), point)
    return found


@cache
def _fault_of(name: str) -> str:
    """What is wrong with a game of another package; nothing if it can be played."""
    first, *more = _brought()[name]
    where = f"{first.value} of {_package(first)}"
    if name in GAMES:
        return f"{where}: the name is that of a game of Perihelion"
    if more:
        return f"{where}: brought by {_package(more[0])} too ({more[0].value})"
    if not NAME.fullmatch(name):
        return f"{where}: a name is up to 40 of a-z, 0-9 and -, a letter first"
    try:
        return f"{where}: {wrong}" if (wrong := _wrong_with(name, first.value)) else ""
    except Exception as error:  # noqa: BLE001  (somebody else's code: whatever it raises)
        return f"{where}: {type(error).__name__}: {error}"


def _wrong_with(name: str, place: str) -> str:
    from perihelion.kernel.game import Game

    if not _folder(place):
        return "a game lies in a package, with its words in text/en.ftl beside it"
    game: object = _loaded(place)
    if not isinstance(game, Game):
        return f"{type(game).__name__} is no perihelion.Game"
    if game.id != name:
        return f"the class says its id is {game.id!r}"
    if not (files(_folder(place)) / "text" / "en.ftl").is_file():
        return "there is no text/en.ftl"
    return ""


def _package(point: EntryPoint) -> str:
    return point.dist.name if point.dist else "a package without a name"


class _Callable(ModuleType):
    """`perihelion.games` is this package and, for the library, the question which there are."""

    def __call__(self) -> tuple[str, ...]:
        return ids()


sys.modules[__name__].__class__ = _Callable
