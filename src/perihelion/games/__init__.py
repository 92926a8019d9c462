"""The catalogue: which games there are and where. A game is imported when it is loaded."""

from __future__ import annotations

import sys
from difflib import get_close_matches
from functools import cache
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING, Final

from perihelion.kernel.errors import UnknownGame

if TYPE_CHECKING:
    from perihelion.kernel.game import Game

GAMES: Final = {
    "zenith": "perihelion.games.zenith.game:Zenith",
    "kepler3042": "perihelion.games.kepler3042.game:Kepler3042",
    "kepler3ad-1": "perihelion.games.kepler3ad.game:FirstEdition",
    "kepler3ad-2": "perihelion.games.kepler3ad.game:SecondEdition",
}
"""The class of each game, by id; one line per game."""


def ids() -> tuple[str, ...]:
    """The games there are, in the order of the catalogue."""
    return tuple(GAMES)


def load(game_id: str) -> Game:
    """The rules of a game, imported at first use; raises UnknownGame."""
    return _loaded(_place_of(game_id))


def folder_of(game_id: str) -> str:
    """The package that holds a game with its data and words; editions share one."""
    return _place_of(game_id).partition(":")[0].rpartition(".")[0]


def module_of(game_id: str, name: str) -> ModuleType | None:
    """What a game brings for another layer (`ai.judge`, `terminal.board`), if it brings that."""
    if game_id not in GAMES:
        return None
    place = f"{folder_of(game_id)}.{name}"
    try:
        return import_module(place)
    except ModuleNotFoundError as missing:
        if missing.name is not None and f"{place}.".startswith(f"{missing.name}."):
            return None
        raise


def _place_of(game_id: str) -> str:
    if game_id not in GAMES:
        near = get_close_matches(game_id, GAMES, 1)
        hint = f"did you mean {near[0]!r}? " if near else ""
        raise UnknownGame(f"there is no game {game_id!r}; {hint}there are: {', '.join(GAMES)}")
    return GAMES[game_id]


@cache
def _loaded(place: str) -> Game:
    module, _, name = place.partition(":")
    game: Game = getattr(import_module(module), name)()
    return game


class _Callable(ModuleType):
    """`perihelion.games` is this package and, for the library, the question which there are."""

    def __call__(self) -> tuple[str, ...]:
        return ids()


sys.modules[__name__].__class__ = _Callable
