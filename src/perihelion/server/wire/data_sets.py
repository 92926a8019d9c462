"""Data sets of people: kept by version, shared, checked before they are kept."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from perihelion.server.wire.basics import NO_NUL, Name
from perihelion.server.wire.service_info import Elements

Sharing = Literal["private", "link", "public"]
Files = Annotated[dict[str, Any], Meta(max_length=16)]
"""The files of a set by their names without ending; what they hold the game itself checks."""
Note = Annotated[str, Meta(max_length=200, pattern=NO_NUL)]
ElementName = Annotated[str, Meta(min_length=1, max_length=80, pattern=NO_NUL)]
Revision = Annotated[int, Meta(ge=0, le=1_000_000)]
SetNumber = Annotated[int, Meta(ge=1, le=1_000_000)]


class SetPart(Struct, frozen=True):
    """A record of a set that is a component, with an element of its own."""

    element: str
    file: str
    at: tuple[str | int, ...]
    """Where it stands in the file: `["planets", 6]`."""
    reconstructed: bool
    """Whether nobody has seen what is printed, in whole or in part."""


class ShippedSet(Struct, frozen=True, kw_only=True):
    """The set that ships with a game: where every change begins."""

    game: str
    digest: str
    files: dict[str, Any]
    shapes: dict[str, Any]
    """The JSON Schema of each file, as far as it is played from."""
    parts: tuple[SetPart, ...]


class CheckSet(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A set that is not kept."""

    files: Files


class SetChange(Struct, frozen=True):
    """One fact in which a set differs from the one that ships."""

    file: str
    record: str
    """What a person calls the record, "" for the file itself."""
    field: str
    before: Any
    after: Any


class SetCheck(Struct, frozen=True, kw_only=True):
    """What the game says about a set."""

    sound: bool
    problems: tuple[str, ...]
    digest: str | None
    """What a record of it would carry; None where it is not sound."""
    changes: tuple[SetChange, ...]
    """What differs from the set that ships; at most 500."""


class SetPreview(Struct, frozen=True, kw_only=True):
    """A set that is not kept, as a table of it would be drawn."""

    elements: Elements
    view: dict[str, Any]
    """Of the first question of a match on it, for the boards of games that are drawn from one."""


class SetVersion(Struct, frozen=True, kw_only=True):
    """One state of a set that was kept; it never changes."""

    version: int
    content: str
    """The digest of all it says; the option `data` of its tables."""
    digest: str
    """The digest of what play depends on; records carry it."""
    note: str
    created: float


class DataSet(Struct, frozen=True, kw_only=True):
    """A set of somebody, with its versions, the newest first."""

    id: str
    """Whoever has it may see a set that is shared by link."""
    game: str
    name: str
    owner: str
    mine: bool
    sharing: Sharing
    versions: tuple[SetVersion, ...]
    confirmed: tuple[str, ...] = ()
    """The components that its owner has compared with the box; told to them alone."""
    forked_from: str | None = None
    """SET/VERSION it was made from; told to its owner alone."""
    rev: int
    changed: float


class SetFiles(Struct, frozen=True, kw_only=True):
    """What a version says."""

    set: DataSet
    version: int
    files: dict[str, Any]


class MatchSet(Struct, frozen=True, kw_only=True):
    """The set that a match is played with, to take it along."""

    game: str
    digest: str
    files: dict[str, Any]


class NewSet(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A set to be kept, as its first version."""

    game: Annotated[str, Meta(max_length=40)]
    name: Name
    files: Files
    sharing: Sharing = "private"
    note: Note = ""


class NewVersion(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Another version of a set of mine, after its revision `rev`."""

    files: Files
    note: Note = ""
    rev: Revision


class ForkSet(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A set of my own that begins as a version of this one."""

    version: SetNumber
    name: Name


class ChangeSet(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What changes about a set of mine, after its revision `rev`."""

    name: Name | None = None
    sharing: Sharing | None = None
    confirmed: Annotated[tuple[ElementName, ...], Meta(max_length=1000)] | None = None
    rev: Revision


class AskComparison(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How a set is to be compared with the one that ships."""

    level: Literal["random", "cadet", "pilot", "navigator", "captain"] = "pilot"
    """Who plays all seats."""
    games: Annotated[int, Meta(ge=10, le=400)] = 60
    """With each of the two."""


class ToldFigure(Struct, frozen=True):
    """A figure before and after the change, with the interval of its difference."""

    before: float
    after: float
    low: float | None
    high: float | None
    is_share: bool
    is_clear: bool


class ToldSection(Struct, frozen=True):
    """Figures of one kind, in words; `figures` has the numbers of each row."""

    title: str
    text: str
    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    figures: tuple[ToldFigure, ...]


class ToldComparison(Struct, frozen=True):
    """A comparison in one language: the verdict, then how it was found."""

    intro: tuple[str, ...]
    sections: tuple[ToldSection, ...]


class SetComparison(Struct, frozen=True, kw_only=True):
    """The newest comparison of a version with the set that ships."""

    status: Literal["none", "running", "failed", "done"]
    done: int
    """Games played so far."""
    total: int
    level: str
    games: int
    told: dict[str, ToldComparison] = {}
    """By language, when it is done."""
