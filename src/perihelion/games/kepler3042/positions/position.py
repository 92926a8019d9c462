"""Positions as plain data, read from as little as a scene needs; `position_write.py` writes them.

A partial description is a turn about to begin in round 1: nations have what they start with,
cubes that are not named are in the storage, medals lie ahead of all markers, and the bodies that
are not named lie hidden where they are in nobody's way.
"""

from __future__ import annotations

from typing import Final

import msgspec

from perihelion.kernel.table_options import Value

GAME: Final = "kepler3042"
ANY: Final = "any"
Cubes = dict[str, int]


class ColonyPosition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A colony of a nation."""

    cubes: Cubes = {}
    terraformed: bool = False


class NationPosition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a nation has."""

    earth: Cubes | None = None
    """By default what it starts with."""
    colonies: dict[str, ColonyPosition] = {}
    """By the number of the planet, which must be among the bodies."""
    pit: Cubes = {}
    storage: Cubes | None = None
    """By default all the other cubes of the nation."""
    ships: list[str] = []
    """The hexes of those on the board."""
    technologies: dict[str, int] = {}
    tracks: dict[str, int] = {}
    medals: dict[str, int] = {}
    """By track."""
    cell: str = "terraforming"
    objective: str | None = ANY
    """By default the first one of the set that nobody else has; None before they are dealt."""
    levels: list[str] | None = None
    """Two free levels, chosen and not yet shown (R05)."""
    score: int = 0


class GhostPosition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the ghost of the solo game has."""

    technologies: dict[str, int] = {}
    tracks: dict[str, int] = {}
    medals: dict[str, int] = {}


class Now(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What only matters within a turn."""

    moved: list[str] = []
    """The hexes of ships that have moved in the movement that is going on."""
    bonuses: list[str] = []
    paid: int = 0
    transformed: int = 0
    assigned: int = 0
    seen: list[dict[str, Cubes]] = []
    """The distributions of cubes since the last decision that was no quantum step, by place:
    storage, pit, earth, or the number of a planet."""
    source: str | None = None
    """The action, bonus action or card that is going on, as an element."""


class Frame(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One piece of pending work, in numbers."""

    kind: int
    seat: int
    a: int = 0
    b: int = 0
    c: int = 0


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A described position."""

    game: str | None = None
    seats: int = 2
    options: dict[str, Value] = {}
    round: int = 1
    turn: int | None = None
    on_turn: int | None = 0
    first: int | None = 0
    nations: list[NationPosition] = []
    ghost: GhostPosition = GhostPosition()
    bodies: dict[str, str] = {}
    """Revealed bodies by hex: {"10-8": "12", "12-7": "mine", "9-6": "colonial-objective"}."""
    hidden: list[str] | None = None
    """The hexes of hidden bodies; by default of all that are not named. If there are fewer, the
    other bodies lie revealed."""
    looked_at: dict[str, str] = {}
    """Hidden bodies that whoever laid them knows (R02), by hex."""
    held: dict[str, list[str]] = {}
    """Bodies that seats know and have still to lay (R02), by seat."""
    sites: list[str] = []
    """The hexes of bodies in the order in which they were laid (R02)."""
    waiting: int = 0
    """Bodies that nobody knows and that are still to be laid."""
    taken: int = 0
    """Colonial objectives that left the match."""
    left_out: list[int] = []
    """Planets that are not in play (R24)."""
    lying: dict[str, list[int]] | None = None
    """The spaces with medals, by track."""
    card: str | None = ANY
    """The face-up Progress card; by default the first that was not played."""
    on_card: dict[str, int] = {}
    """Medals on it, by track."""
    played: list[str] | None = None
    """Cards of the rounds before; by default the first ones."""
    now: Now = Now()
    frames: list[Frame] | None = None
    """By default the turn of `on_turn` begins."""
    sheet: list[tuple[int, int, int]] = []
    """Seat, line, points."""
    winners: list[int] = []
    reason: str | None = None
