"""What belongs to nobody: the games, and the health of the server."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from perihelion.kernel.phrases import Phrase
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
    names: dict[str, str]
    """What the game is called, by language."""
    campaigns: bool = False
    """Whether it has any."""
    lessons: bool = False
    """Whether it has any."""
    first_options: dict[str, Value] = {}
    """What the rulebook advises for a first match."""


class GameLayout(Struct, frozen=True):
    """The elements of a game."""

    game: str
    seats: int
    layout: Layout


class ElementWords(Struct, frozen=True, omit_defaults=True):
    """What an element is called, and what can be said about it."""

    name: Phrase | str | None
    """None where no language names it: a column, a cell, a seat."""
    explain: Phrase | None = None
    sentences: tuple[Phrase | None, ...] = ()
    """What each of its effects does, as `printed` lists them; None is said with the one before."""


class Elements(Struct, frozen=True, kw_only=True):
    """Everything on the table of a game: where it lies, what it is called, what it does."""

    game: str
    seats: int
    teams: tuple[tuple[int, ...], ...]
    """The seats that win and lose together."""
    layout: Layout
    elements: dict[str, ElementWords]
    """By name: all that options, events and questions may speak of."""
    printed: dict[str, Any] | None = None
    """The components, where they are of another set than the one the page was built with."""


class HomeNetworkState(Struct, frozen=True, kw_only=True):
    """Whether friends in this house can come: the server is open to the local network."""

    here: bool
    """Whether whoever asks sits at the machine of the server."""
    possible: bool
    """Whether they may open it."""
    url: str | None = None
    """Where it is open; only told to whoever sits at the machine."""


class Health(Struct, frozen=True):
    """The server can do its work."""

    status: Literal["ok"]
    version: str
    compiled: bool
    """Whether levels think with compiled rules."""
    database: Literal["sqlite", "postgresql"]
    compiling: float | None = None
    """How much is compiled, 0 to 1, while that goes on behind the server."""
