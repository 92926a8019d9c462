"""What a data set of Kepler-3Ad must be: the shape of every record, and what must add up.

An owner of the game who finds a mistake corrects a copy of `data/`, runs
`perihelion data check FOLDER --game kepler3ad-1`, and plays with it by the option `data`. What the
rules can play a set may say; whatever else differs from the set that ships is refused by name, so
that nothing is called sound and then ignored.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec

from perihelion.games.kepler3ad.data_set.totals import sum_problems
from perihelion.games.kepler3ad.edition import FIRST, SECOND, Edition
from perihelion.kernel.data_sets import Folder, Part, read_files, shipped_file, unread_problems
from perihelion.kernel.errors import BadData

Source = Literal["rulebook", "public", "inferred", "reconstructed"]
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Region = Literal["green", "orange", "purple"]
FaceId = Literal["A", "B"]
Count = Annotated[int, msgspec.Meta(ge=0, le=15)]
Level = Annotated[int, msgspec.Meta(ge=0, le=15)]
Points = Annotated[int, msgspec.Meta(ge=0, le=60)]
Tranches = Annotated[list[Points], msgspec.Meta(min_length=3, max_length=3)]
Raised = Annotated[int, msgspec.Meta(ge=1, le=3)]
"""Levels that a disc rises at once."""
TrackId = Literal[
    "extra_dice", "reroll", "adjust", "move_own", "remove_enemy", "move_enemy", "bonus_points"
]
SomeTracks = Annotated[list[TrackId], msgspec.Meta(max_length=6)]


Pair = Annotated[list[str], msgspec.Meta(min_length=2, max_length=2)]
DiceBySeat = Annotated[
    list[Annotated[int, msgspec.Meta(ge=1, le=5)]], msgspec.Meta(min_length=5, max_length=5)
]


class Whole(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything in such a record is played, or refused."""


class Unit(msgspec.Struct, frozen=True):
    """One kind of piece."""

    id: str
    value: Annotated[int, msgspec.Meta(ge=1, le=9)]
    per_player_total: Count
    removable_by_enemy: bool
    movable_by_enemy: bool
    movable_by_own_influence: bool
    source: Source
    per_player_available: Count | None = None


class Track(msgspec.Struct, frozen=True):
    """One influence track."""

    id: TrackId
    line: Annotated[int, msgspec.Meta(ge=1, le=7)]
    start_level: Level
    levels: Annotated[list[Level], msgspec.Meta(min_length=2, max_length=16)]
    name: Name
    source: Source
    name_fr: Name | None = None
    min_level: Level | None = None
    max_level: Level | None = None
    paired_action: int | None = None
    points_by_level: list[Annotated[int, msgspec.Meta(ge=0, le=60)]] | None = None


class UnitsGroup(Whole, frozen=True, tag_field="kind", tag="units"):
    """A group of light pieces."""

    unit: Literal["diplomat", "ship"]
    count: Annotated[int, msgspec.Meta(ge=1, le=3)]
    choices: tuple[Literal["place"], Literal["move"]] = ("place", "move")
    optional: Literal[True] = True


class DiscGroup(Whole, frozen=True, tag_field="kind", tag="influence"):
    """A disc that rises."""

    levels: Raised
    discs: Literal[1] = 1
    optional: Literal[True] = True


class Given(Whole, frozen=True):
    """What action 7 takes."""

    count: Literal[3]
    unit_types: list[str]
    same_space: Literal[True] = True


class Then(Whole, frozen=True):
    """The discs that a unit raises when it is built."""

    discs: Annotated[int, msgspec.Meta(ge=1, le=7)]
    levels: Raised
    kind: Literal["influence"] = "influence"
    distinct_discs: Literal[True] = True
    optional: Literal[True] = True


class Building(Whole, frozen=True):
    """A unit that action 7 builds."""

    unit: str
    identical_dice: Literal[2, 3]
    then: Then | None = None


class Conversion(Whole, frozen=True, tag_field="kind", tag="convert"):
    """What action 7 does."""

    sacrifice: Given
    build: Annotated[list[Building], msgspec.Meta(min_length=1)]
    optional: Literal[True] = True


Group = UnitsGroup | DiscGroup | Conversion


class Action(msgspec.Struct, frozen=True):
    """One of the seven actions."""

    number: Annotated[int, msgspec.Meta(ge=1, le=7)]
    groups: Annotated[list[Group], msgspec.Meta(min_length=1, max_length=3)]
    reliquat_track: TrackId
    source: Source


class Token(msgspec.Struct, frozen=True):
    """A bonus token or satellite."""

    id: str
    track: TrackId
    levels: Literal[1]
    source: Source


class ValueTrack(msgspec.Struct, frozen=True):
    """The diplomatic or military track."""

    thresholds: Annotated[list[int], msgspec.Meta(min_length=3, max_length=3)]


class Influence(msgspec.Struct, frozen=True):
    """How often influence is spent."""

    max_spends_per_turn: Annotated[int, msgspec.Meta(ge=1, le=6)]


class Scoring(msgspec.Struct, frozen=True):
    """What scorings pay."""

    influence_tranches: Tranches


class Boxed(msgspec.Struct, frozen=True):
    """A line of the list of components."""

    id: str
    count: int | None = None
    per_player: int | None = None


class Common(msgspec.Struct, frozen=True):
    """What both files have."""

    schema: Literal["kepler3ad-components/1"]
    edition: int
    units: list[Unit]
    influence: Influence
    tracks: Annotated[list[Track], msgspec.Meta(min_length=7, max_length=7)]
    actions: Annotated[list[Action], msgspec.Meta(min_length=7, max_length=7)]
    value_track: ValueTrack
    scoring: Scoring
    rulings: list[dict[str, Any]]
    examples: list[dict[str, Any]]
    components: list[Boxed] = []


class District(msgspec.Struct, frozen=True):
    """One district of a zone face."""

    id: str
    number: Annotated[int, msgspec.Meta(ge=1, le=4)]
    points: Tranches
    source: Source


class ZoneLayout(msgspec.Struct, frozen=True):
    """Three rings of four cells, read clockwise; each digit is a district."""

    rows: Annotated[
        list[Annotated[str, msgspec.Meta(pattern="^[1-4]{4}$")]],
        msgspec.Meta(min_length=3, max_length=3),
    ]


class ZoneFace(msgspec.Struct, frozen=True):
    """One side of a zone."""

    zone: Region
    face: FaceId
    layout: ZoneLayout
    districts: Annotated[list[District], msgspec.Meta(min_length=4, max_length=4)]
    bonus_slots: Annotated[int, msgspec.Meta(ge=0, le=2)]
    source: Source
    internal_edges: list[Pair] | None = None


class Planet(msgspec.Struct, frozen=True):
    """One of the eight planets that three zone faces make."""

    id: Annotated[str, msgspec.Meta(pattern="^[AB]{3}$")]
    adjacency: dict[str, list[str]]
    source: Source
    cross_zone_edges: list[Pair] = []


class FirstDice(msgspec.Struct, frozen=True):
    """How many dice are rolled."""

    first_round_white_by_seat: DiceBySeat
    normal_white: Annotated[int, msgspec.Meta(ge=1, le=5)]
    white: Annotated[int, msgspec.Meta(ge=1, le=5)]
    black: Annotated[int, msgspec.Meta(ge=0, le=5)]


class FirstEdition(Common, frozen=True, kw_only=True):
    """first_edition.json, as far as it is played from."""

    dice: FirstDice

    zone_faces: Annotated[list[ZoneFace], msgspec.Meta(min_length=6, max_length=6)]
    planets: Annotated[list[Planet], msgspec.Meta(min_length=8, max_length=8)]
    bonus_tokens: list[Token]


class GalaxyPlanet(msgspec.Struct, frozen=True):
    """One planet of the galaxy."""

    id: str
    clan: Region
    central: bool
    x: float
    y: float
    adjacent: list[str]
    source: Source


class Chip(msgspec.Struct, frozen=True):
    """The majority chip of a planet."""

    planet: str
    faces: dict[FaceId, Tranches]
    source: Source


class Clan(msgspec.Struct, frozen=True):
    """One of the three clans."""

    id: Region
    satellite_slots: Annotated[int, msgspec.Meta(ge=0, le=2)]
    planets: list[str]
    source: Source
    central_planets: list[str] = []
    central_planet_count: int = 0


class PlaceUnits(Whole, frozen=True, tag_field="type", tag="place_units"):
    """Before the game: ships go on one planet."""

    count: Annotated[int, msgspec.Meta(ge=1, le=15)]
    count_with_two_seats: Annotated[int, msgspec.Meta(ge=1, le=15)] | None = None
    unit: Literal["ship"] = "ship"
    spaces: Literal[1] = 1
    where: Literal["any_planet_in_play"] = "any_planet_in_play"


class RaiseDiscs(Whole, frozen=True, tag_field="type", tag="raise_discs"):
    """Before the game: discs rise."""

    discs: Annotated[int, msgspec.Meta(ge=1, le=7)]
    levels: Raised
    distinct: Literal[True] = True
    discs_with_two_seats: Annotated[int, msgspec.Meta(ge=1, le=7)] | None = None
    without_tracks: SomeTracks = []
    """Whose discs it does not raise."""


class MoveDistance(Whole, frozen=True, tag_field="type", tag="move_distance"):
    """A group of an action crosses two passages."""

    distance: Literal[2]
    groups_per_turn: Literal[1] = 1
    actions: tuple[Literal[2], Literal[3], Literal[4], Literal[5], Literal[6]] = (2, 3, 4, 5, 6)


class RaiseDiscsOn(Whole, frozen=True, tag_field="type", tag="raise_discs_on"):
    """Discs rise when something happens."""

    event: Literal["own_ship_removed_by_opponent", "built_with_action_7", "421_taken"]
    discs: Annotated[int, msgspec.Meta(ge=1, le=7)]
    levels: Raised
    units: list[Literal["base", "frigate", "cruiser"]] = []
    """With `built_with_action_7`: those that count."""
    distinct_from_base_bonus: Literal[True] = True
    discs_with_two_seats: Annotated[int, msgspec.Meta(ge=1, le=7)] | None = None
    without_tracks: SomeTracks = []
    """Whose discs it does not raise."""


class WinTies(Whole, frozen=True, tag_field="type", tag="win_ties"):
    """Equal values in a clan are won."""

    phase: Literal["allegiance"]


class MaxSpends(Whole, frozen=True, tag_field="type", tag="max_spends_per_turn"):
    """More, or fewer, spends in a turn."""

    value: Annotated[int, msgspec.Meta(ge=1, le=6)]


Effect = PlaceUnits | RaiseDiscs | MoveDistance | RaiseDiscsOn | WinTies | MaxSpends


class Corporation(Whole, frozen=True):
    """One corporation card."""

    id: str
    name: Name
    effect: Effect
    source: Source
    name_fr: Name | None = None
    timing: Literal["setup", "action", "trigger", "scoring", "passive"] | None = None
    text: str = ""
    text_fr: str = ""
    note: str = ""
    field_sources: dict[str, str] = {}


class GalaxyScoring(Scoring, frozen=True):
    """And what allegiances pay."""

    allegiance_bonus_by_distinct_clans: dict[Literal["1", "2", "3"], Points]


class SecondDice(msgspec.Struct, frozen=True):
    """How many dice are rolled."""

    first_round_by_seat: DiceBySeat
    normal: Annotated[int, msgspec.Meta(ge=1, le=5)]
    total: Annotated[int, msgspec.Meta(ge=1)]


class Variant(msgspec.Struct, frozen=True):
    """Another way to play the box."""

    id: str
    planets: list[str]


class SecondEdition(Common, frozen=True, kw_only=True):
    """second_edition.json, as far as it is played from."""

    dice: SecondDice

    planets: Annotated[list[GalaxyPlanet], msgspec.Meta(min_length=12, max_length=12)]
    passages: list[Annotated[list[str], msgspec.Meta(min_length=2, max_length=2)]]
    majority_chips: Annotated[list[Chip], msgspec.Meta(min_length=12, max_length=12)]
    clans: Annotated[list[Clan], msgspec.Meta(min_length=3, max_length=3)]
    satellites: list[Token]
    corporations: Annotated[list[Corporation], msgspec.Meta(min_length=7, max_length=7)]
    scoring: GalaxyScoring
    variants: list[Variant] = []


READ: Final = frozenset(
    {
        *("game", "designer", "age", "minutes", "player_colours", "passages_source"),
        *("source_legend", "rulings_legend", "rulings", "examples", "components"),
        *(f"units.{field}" for field in ("value", "per_player_total", "per_player_available")),
        *(f"units.{field}" for field in ("movable_by_enemy", "movable_by_own_influence")),
        *("units.removable_by_enemy", "units.price_identical_dice", "units.on_build"),
        "influence.max_spends_per_turn",
        *(f"tracks.{field}" for field in ("line", "name", "name_fr", "levels", "start_level")),
        *(f"tracks.{field}" for field in ("points_by_level", "min_level", "max_level")),
        *("tracks.paired_action", "actions.groups", "actions.reliquat_track"),
        *("zone_faces.layout.rows", "zone_faces.districts.points", "zone_faces.bonus_slots"),
        *("zone_faces.internal_edges", "zone_faces.border_start", "zone_faces.border_end"),
        *(f"planets.{field}" for field in ("adjacency", "edge_count", "cross_zone_edges")),
        *(f"planets.{field}" for field in ("adjacent", "central", "x", "y")),
        *("passages", "majority_chips.faces", "variants.planets", "corporations"),
        *("clans.satellite_slots", "clans.central_planets", "clans.central_planet_count"),
        *(
            "bonus_tokens.id",
            "satellites.id",
            "bonus_tokens.track",
            "bonus_tokens.levels",
            "satellites.track",
            "satellites.levels",
        ),
        *("value_track.thresholds", "value_track.max_reachable"),
        *("scoring.influence_tranches", "scoring.allegiance_bonus_by_distinct_clans"),
    }
)
"""What is played, told or checked elsewhere; all else is as it ships (dice, names of units ...)."""
SHAPES: Final[dict[int, type[Common]]] = {1: FirstEdition, 2: SecondEdition}
PARTS: Final = {
    1: (
        Part(FIRST.file, ("zone_faces", "districts"), "district:{id}"),
        Part(FIRST.file, ("tracks",), "track:{id}"),
        Part(FIRST.file, ("units",), "unit:{id}"),
        Part(FIRST.file, ("actions",), "action:{number}"),
        Part(FIRST.file, ("bonus_tokens",), "token:{track}"),
    ),
    2: (
        Part(SECOND.file, ("corporations",), "corporation:{id}"),
        Part(SECOND.file, ("majority_chips",), "planet:{planet}"),
        Part(SECOND.file, ("tracks",), "track:{id}"),
        Part(SECOND.file, ("units",), "unit:{id}"),
        Part(SECOND.file, ("clans",), "clan:{id}"),
        Part(SECOND.file, ("actions",), "action:{number}"),
        Part(SECOND.file, ("satellites",), "satellite:{track}"),
    ),
}
"""What lies in the box of each edition, and is an element each."""
NAMED: Final = {
    **dict.fromkeys(("units", "tracks", "planets", "clans", "corporations"), "{id}"),
    **dict.fromkeys(("bonus_tokens", "satellites"), "{id}"),
    "actions": "{number}",
    "zone_faces": "{zone}",
    "majority_chips": "{planet}",
}


def read_records(folder: Folder, edition: Edition) -> dict[str, Any]:
    """Read and check the component file of an edition; raises BadData naming every problem."""
    name = f"{edition.file}.json"
    files = read_files(folder, {edition.file: SHAPES[edition.number]}, NAMED)
    records: dict[str, Any] = files[edition.file]
    if records["edition"] != edition.number:
        raise BadData(f"{name}: this is edition {records['edition']}, not {edition.number}")
    problems = [
        *sum_problems(records, edition),
        *unread_problems(records, shipped_records(edition), READ),
    ]
    if problems:
        raise BadData("\n".join(f"{name}: {problem}" for problem in problems))
    return records


def shipped_records(edition: Edition) -> dict[str, Any]:
    """The component file of an edition as it ships."""
    return shipped_file("kepler3ad", edition.file)
