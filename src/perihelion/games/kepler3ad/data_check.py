"""What a data set of Kepler-3Ad must be: the shape of every record, and what must add up.

An owner of the game who finds a mistake corrects a copy of `data/`, runs
`perihelion data check FOLDER --game kepler3ad-1`, and plays with it by the option `data`.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec

from perihelion.games.kepler3ad.data_sums import sum_problems
from perihelion.games.kepler3ad.edition import Edition
from perihelion.kernel.data_sets import Folder
from perihelion.kernel.errors import BadData

Source = Literal["rulebook", "public", "inferred", "reconstructed"]
Region = Literal["green", "orange", "purple"]
FaceId = Literal["A", "B"]
Count = Annotated[int, msgspec.Meta(ge=0, le=15)]
Level = Annotated[int, msgspec.Meta(ge=0, le=15)]
Points = Annotated[int, msgspec.Meta(ge=1, le=60)]
Tranches = Annotated[list[Points], msgspec.Meta(min_length=3, max_length=3)]
TrackId = Literal[
    "extra_dice", "reroll", "adjust", "move_own", "remove_enemy", "move_enemy", "bonus_points"
]


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
    max_level: Level
    start_level: Level
    levels: list[int]
    source: Source
    points_by_level: list[Annotated[int, msgspec.Meta(ge=0, le=60)]] | None = None


class Action(msgspec.Struct, frozen=True):
    """One of the seven actions."""

    number: Annotated[int, msgspec.Meta(ge=1, le=7)]
    groups: Annotated[list[dict[str, Any]], msgspec.Meta(min_length=1, max_length=3)]
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


class Common(msgspec.Struct, frozen=True):
    """What both files have."""

    schema: Literal["kepler3ad-components/1"]
    edition: int
    units: list[Unit]
    dice: dict[str, Any]
    influence: Influence
    tracks: Annotated[list[Track], msgspec.Meta(min_length=7, max_length=7)]
    actions: Annotated[list[Action], msgspec.Meta(min_length=7, max_length=7)]
    value_track: ValueTrack
    scoring: Scoring
    rulings: list[dict[str, Any]]
    examples: list[dict[str, Any]]


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


class Planet(msgspec.Struct, frozen=True):
    """One of the eight planets that three zone faces make."""

    id: Annotated[str, msgspec.Meta(pattern="^[AB]{3}$")]
    adjacency: dict[str, list[str]]
    source: Source


class FirstEdition(Common, frozen=True):
    """first_edition.json, as far as it is played from."""

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


class Corporation(msgspec.Struct, frozen=True):
    """One corporation card."""

    id: str
    name: str
    effect: dict[str, Any]
    source: Source


class GalaxyScoring(Scoring, frozen=True):
    """And what allegiances pay."""

    allegiance_bonus_by_distinct_clans: dict[Literal["1", "2", "3"], Points]


class SecondEdition(Common, frozen=True):
    """second_edition.json, as far as it is played from."""

    planets: Annotated[list[GalaxyPlanet], msgspec.Meta(min_length=12, max_length=12)]
    passages: list[Annotated[list[str], msgspec.Meta(min_length=2, max_length=2)]]
    majority_chips: Annotated[list[Chip], msgspec.Meta(min_length=12, max_length=12)]
    clans: Annotated[list[Clan], msgspec.Meta(min_length=3, max_length=3)]
    satellites: list[Token]
    corporations: Annotated[list[Corporation], msgspec.Meta(min_length=7, max_length=7)]
    scoring: GalaxyScoring


SHAPES: Final[dict[int, type[Common]]] = {1: FirstEdition, 2: SecondEdition}
NAMED: Final = (
    ("units", "id"),
    ("tracks", "id"),
    ("actions", "number"),
    ("zone_faces", "zone"),
    ("planets", "id"),
    ("majority_chips", "planet"),
    ("clans", "id"),
    ("bonus_tokens", "id"),
    ("satellites", "id"),
    ("corporations", "id"),
)


def read_records(folder: Folder, edition: Edition) -> dict[str, Any]:
    """Read and check the component file of an edition; raises BadData naming every problem."""
    name = f"{edition.file}.json"
    try:
        records = msgspec.json.decode((folder / name).read_bytes())
    except (OSError, NotADirectoryError):
        raise BadData(f"{name}: cannot be read in {folder}") from None
    except msgspec.DecodeError as error:
        raise BadData(f"{name}: not a JSON document: {error}") from None
    try:
        msgspec.convert(records, SHAPES[edition.number])
    except msgspec.ValidationError as error:
        raise BadData(f"{name}: {_named(records, str(error))}") from None
    if records["edition"] != edition.number:
        raise BadData(f"{name}: this is edition {records['edition']}, not {edition.number}")
    problems = sum_problems(records, edition)
    if problems:
        raise BadData("\n".join(f"{name}: {problem}" for problem in problems))
    assert isinstance(records, dict)
    return records


def _named(plain: Any, message: str) -> str:
    """Name the record besides its number: `$.planets[3]` is nobody's friend."""
    for kind, label in NAMED:
        _, _, rest = message.partition(f"$.{kind}[")
        number, bracket, _ = rest.partition("]")
        if bracket and number.isdigit():
            record = plain[kind][int(number)]
            name = record.get(label, "?") if isinstance(record, dict) else "?"
            return f"{name}: {message}"
    return message
