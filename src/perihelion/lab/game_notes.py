"""Notes on a game: the little that the lab must be told, because its events do not say it."""

from __future__ import annotations

from typing import Final

import msgspec

from perihelion.games import module_of
from perihelion.kernel.game import Game
from perihelion.kernel.wire import EventKind

POINTS: Final = "points"
NO_LINES: Final = ("total", "score-total", "win")
"""Events that repeat points which other lines have told."""
OWNERS: Final = (("seat", "seat"), ("side", "side"))
"""Arguments that say whose event it is, the first found first."""
NOT_THINGS: Final = ("int", "seat", "side", "reason", "piece", "die", "holder")
"""Types of arguments that are no components: numbers, people, and pieces of the moment."""


class Piece(msgspec.Struct, frozen=True):
    """What is particular to a game."""

    counted: dict[str, str] = {}
    """Events that stand for points although they have none: each counts 1, told by this
    argument."""
    levelled: dict[str, str] = {}
    """Events in which a number belongs to the name of the thing, by the name of the argument."""
    repeated: tuple[str, ...] = ()
    """Events whose points another line of the score sheet has told."""


def notes_of(game_id: str) -> Piece:
    """What a game tells the lab (`NOTES` of `lab/notes.py` in its folder); most need nothing."""
    module = module_of(game_id, "lab.notes")
    notes: Piece = module.NOTES if module else Piece()
    return notes


class Thing(msgspec.Struct, frozen=True):
    """An argument of an event that names a component somebody used."""

    kind: int
    arg: int
    """The place among the arguments."""
    name: str
    type: str
    level: int | None = None
    """The place of the number that belongs to its name."""


class Reading(msgspec.Struct, frozen=True):
    """How to read the events of a game: whose they are, what they use, what they score."""

    owner: tuple[int | None, ...]
    """For each kind, the place of the argument that says whose it is."""
    by_side: tuple[bool, ...]
    """For each kind, whether that argument is a side already, not a seat."""
    things: tuple[tuple[Thing, ...], ...]
    points: tuple[int | None, ...]
    """For each kind, the place of the points; -1 if it counts 1."""
    source: tuple[int | None, ...]
    """For each kind, the place of what the points came from."""
    turn: int | None
    """The kind that begins a turn."""


def reading_of(game: Game) -> Reading:
    """How to read the events of a game, from their declarations."""
    piece = notes_of(game.id)
    kinds = game.event_kinds
    owners = [_owner(kind) for kind in kinds]
    names = [kind.name for kind in kinds]
    return Reading(
        tuple(owners),
        tuple(
            place is not None and kind.args[place][1] == "side"
            for kind, place in zip(kinds, owners, strict=True)
        ),
        tuple(
            _things(number, kind, piece) if owners[number] is not None else ()
            for number, kind in enumerate(kinds)
        ),
        tuple(_points(kind, piece) for kind in kinds),
        tuple(_source(kind, piece) for kind in kinds),
        names.index("turn") if "turn" in names else None,
    )


def _owner(kind: EventKind) -> int | None:
    return next((kind.args.index(owner) for owner in OWNERS if owner in kind.args), None)


def _things(number: int, kind: EventKind, piece: Piece) -> tuple[Thing, ...]:
    level = piece.levelled.get(kind.name)
    place = next((at for at, (name, _) in enumerate(kind.args) if name == level), None)
    return tuple(
        Thing(number, at, name, type_, place)
        for at, (name, type_) in enumerate(kind.args)
        if type_ not in NOT_THINGS
    )


def _points(kind: EventKind, piece: Piece) -> int | None:
    if kind.name in piece.counted:
        return -1
    if kind.name in (*NO_LINES, *piece.repeated):
        return None
    return next((at for at, arg in enumerate(kind.args) if arg == (POINTS, "int")), None)


def _source(kind: EventKind, piece: Piece) -> int | None:
    wanted = piece.counted.get(kind.name)
    for at, (name, type_) in enumerate(kind.args):
        if name == wanted or (wanted is None and type_ not in NOT_THINGS):
            return at
    return None
