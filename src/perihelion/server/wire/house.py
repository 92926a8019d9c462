"""What belongs to nobody: the games, and the health of the server."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from perihelion.kernel.table_options import Value
from perihelion.kernel.wire import Layout, OptionSpec


class GameInfo(Struct, frozen=True):
    """A game of the catalogue."""

    id: str
    seats: tuple[int, ...]
    rules: int
    options: tuple[OptionSpec, ...]
    bot_options: dict[str, Value]
    levels: tuple[str, ...]


class GameLayout(Struct, frozen=True):
    """The elements of a game."""

    game: str
    seats: int
    layout: Layout


class Health(Struct, frozen=True):
    """The server can do its work."""

    status: Literal["ok"]
    version: str
    compiled: bool
    database: Literal["sqlite", "postgresql"]
