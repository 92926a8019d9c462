"""The shape of what lies on the table: tracks, the galaxy, and the figures of the rules."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from perihelion.games.kepler3042.data_set import shapes
from perihelion.games.kepler3042.data_set.board import MOST_ROWS, ROW_BITS

# --- tracks.json ----------------------------------------------------------------------------------


class Space(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One space of a track; just these fields."""

    space: Annotated[int, msgspec.Meta(ge=0, le=30)]
    vp: shapes.Points
    bonus: shapes.Icon | None
    medal: bool
    source: shapes.Source
    field_sources: dict[str, str | None] = {}
    note: str = ""


class Track(msgspec.Struct, frozen=True):
    """One supremacy track."""

    id: shapes.TrackId
    spaces: Annotated[list[Space], msgspec.Meta(min_length=2, max_length=31)]
    source: shapes.Source


class Medals(msgspec.Struct, frozen=True):
    """How many medals lie where."""

    on_each_track: Annotated[int, msgspec.Meta(ge=0, le=12)]
    colonial_total: int = 0
    technology_total: int = 0


class Tracks(msgspec.Struct, frozen=True):
    """tracks.json."""

    medals: Medals
    tracks: Annotated[list[Track], msgspec.Meta(min_length=2, max_length=2)]


# --- galaxy.json ----------------------------------------------------------------------------------


class Zone(msgspec.Struct, frozen=True):
    """A part of the galaxy: a ring around the Sun, or the hexes that it lists."""

    id: shapes.ZoneId
    vp_per_colony: shapes.Points
    face_up_at_setup: bool
    source: shapes.Source
    min_distance: Annotated[int, msgspec.Meta(ge=1, le=60)] | None = None
    max_distance: Annotated[int, msgspec.Meta(ge=1, le=60)] | None = None
    hexes: list[str] | None = None
    """Its hexes one by one, `11-8`, if it is no ring."""


class Place(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A hex that is no space: the Sun or Sagittarius A*; just these fields."""

    column: shapes.Column
    row: shapes.Row
    source: shapes.Source
    q: int | msgspec.UnsetType = msgspec.UNSET
    r: int | msgspec.UnsetType = msgspec.UNSET
    distance_from_sun: int | msgspec.UnsetType = msgspec.UNSET
    field_sources: dict[str, str | None] = {}
    note: str = ""


class Star(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A star; just these fields."""

    id: str
    column: shapes.Column
    row: shapes.Row
    multiplicity: shapes.Multiplicity
    source: shapes.Source
    q: int | msgspec.UnsetType = msgspec.UNSET
    r: int | msgspec.UnsetType = msgspec.UNSET
    distance_from_sun: int | msgspec.UnsetType = msgspec.UNSET
    zone: shapes.ZoneId | msgspec.UnsetType = msgspec.UNSET
    kind: Literal["single", "double", "triple"] | msgspec.UnsetType = msgspec.UNSET
    field_sources: dict[str, str | None] = {}
    note: str = ""


class Board(msgspec.Struct, frozen=True):
    """The rectangle of hexes, or the one around them."""

    columns: Annotated[int, msgspec.Meta(ge=3, le=ROW_BITS)]
    rows: Annotated[int, msgspec.Meta(ge=3, le=MOST_ROWS)]


class Usable(
    msgspec.Struct, frozen=True, rename={"one": "1", "two": "2", "three": "3", "four": "4"}
):
    """The stars beside which bodies lie, by the number of seats."""

    one: list[shapes.Multiplicity]
    two: list[shapes.Multiplicity]
    three: list[shapes.Multiplicity]
    four: list[shapes.Multiplicity]


class Galaxy(msgspec.Struct, frozen=True):
    """galaxy.json."""

    generator: Board
    zones: Annotated[list[Zone], msgspec.Meta(min_length=3, max_length=3)]
    sun: Place
    sagittarius_a: Place
    stars: Annotated[list[Star], msgspec.Meta(min_length=1, max_length=60)]
    usable_multiplicities: Usable
    space_hexes: list[Annotated[list[int], msgspec.Meta(min_length=2, max_length=2)]]


# --- rules.json -----------------------------------------------------------------------------------


class Kit(msgspec.Struct, frozen=True):
    """What a nation owns."""

    energy: Literal[7]
    matter: Literal[7]
    antimatter: Literal[3]
    ships: Literal[3]
    max_colonies: Literal[5]


class SetUp(msgspec.Struct, frozen=True):
    """Where a nation's cubes start."""

    earth: shapes.TwoCubes
    storage: shapes.Cubes
    free_technology_steps: Literal[2]


class ScoringLine(msgspec.Struct, frozen=True):
    """One line of the score sheet."""

    id: str
    vp: shapes.Points | Literal["printed"]


class Bonus(msgspec.Struct, frozen=True):
    """What a level passed well gives the next one."""

    vp_per_cube: Annotated[int, msgspec.Meta(ge=1, le=60)]


class Ghost(msgspec.Struct, frozen=True):
    """The opponent of a solo match."""

    track_steps_per_round: Literal[1]
    technology_step_rounds: list[Annotated[int, msgspec.Meta(ge=1, le=16)]]
    max_technology_level: Literal[4]


class Solo(msgspec.Struct, frozen=True):
    """The solo game."""

    minimum_vp: dict[Literal["1", "2", "3", "4"], Annotated[int, msgspec.Meta(ge=0, le=200)]]
    storage: shapes.Cubes
    earth: shapes.TwoCubes
    bonus_resources: Bonus
    ghost: Ghost


class Ruling(msgspec.Struct, frozen=True):
    """What the rulebook leaves open."""

    id: Annotated[str, msgspec.Meta(pattern="^R[0-9]{2}$")]
    option: str
    support: Literal["required", "documented"]


class Match(msgspec.Struct, frozen=True):
    """How long a match is."""

    rounds: Literal[16]


class Rules(msgspec.Struct, frozen=True):
    """rules.json, as far as it is played from."""

    game: Match
    player_kit: Kit
    setup_player: SetUp
    scoring: Annotated[list[ScoringLine], msgspec.Meta(min_length=12, max_length=12)]
    solo: Solo
    rulings: list[Ruling]
