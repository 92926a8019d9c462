"""The shape of component records: actions, planets, technologies, and what all files share."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

Source = Literal["rulebook", "public", "inferred", "reconstructed"]
ZoneId = Literal["near", "intermediate", "far"]
TypeId = Literal["rocky", "super_earth", "ocean", "gas_giant", "alien"]
TrackId = Literal["colonial", "technology"]
TechnologyId = Literal[
    "space_travel",
    "quantum_physics",
    "energy_development",
    "terraforming",
    "antimatter_science",
]
Metric = Literal[
    "track:colonial",
    "track:technology",
    "track:both",
    "technology:space_travel",
    "technology:quantum_physics",
    "technology:energy_development",
    "technology:terraforming",
    "technology:antimatter_science",
    "medals",
]
Icon = Literal["regenerate", "produce_energy", "produce_matter", "produce_antimatter"]
SetId = Literal["standard", "advanced"]

Energy = Annotated[int, msgspec.Meta(ge=0, le=7)]
Antimatter = Annotated[int, msgspec.Meta(ge=0, le=3)]
Line = Annotated[int, msgspec.Meta(ge=0, le=2)]
Advances = Annotated[int, msgspec.Meta(ge=0, le=6)]
Points = Annotated[int, msgspec.Meta(ge=0, le=60)]
Level = Annotated[int, msgspec.Meta(ge=0, le=4)]
PlanetLevel = Annotated[int, msgspec.Meta(ge=1, le=4)]
Count = Annotated[int, msgspec.Meta(ge=1, le=9)]
Multiplicity = Annotated[int, msgspec.Meta(ge=1, le=3)]
Column = Annotated[int, msgspec.Meta(ge=0, le=30)]
Row = Annotated[int, msgspec.Meta(ge=0, le=31)]


class Cubes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Energy, matter and antimatter: never more than a nation has."""

    energy: Energy
    matter: Energy
    antimatter: Antimatter


class TwoCubes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What starts on Earth."""

    energy: Energy
    matter: Energy


# --- actions.json ---------------------------------------------------------------------------------


class MainAction(msgspec.Struct, frozen=True):
    """One of the nine cells."""

    id: str
    letter: Annotated[str, msgspec.Meta(pattern="^[A-I]$")]
    row: Line
    column: Line
    source: Source


class BonusAction(msgspec.Struct, frozen=True):
    """A bonus at the end of a row or column."""

    id: str
    axis: Literal["column", "row"]
    index: Line
    source: Source


class StartCell(msgspec.Struct, frozen=True):
    """Where the cube begins."""

    row: Line
    column: Line


class Actions(msgspec.Struct, frozen=True):
    """actions.json."""

    grid: Annotated[
        list[Annotated[list[str], msgspec.Meta(min_length=3, max_length=3)]],
        msgspec.Meta(min_length=3, max_length=3),
    ]
    start_cell: StartCell
    main_actions: Annotated[list[MainAction], msgspec.Meta(min_length=9, max_length=9)]
    bonus_actions: Annotated[list[BonusAction], msgspec.Meta(min_length=6, max_length=6)]


# --- planets.json ---------------------------------------------------------------------------------


class Planet(msgspec.Struct, frozen=True):
    """One planet card with both faces."""

    number: Annotated[int, msgspec.Meta(ge=1, le=28)]
    designation: str
    type: TypeId
    level: PlanetLevel
    production_colony: Cubes
    production_terraformed: Cubes
    terraform_cost: Cubes
    vp_terraformed: Points
    colonise_advances: Advances
    terraform_advances: Advances
    removed_symbol: Literal["yellow", "white"] | None
    min_players: Annotated[int, msgspec.Meta(ge=1, le=4)]
    source: Source


class PlanetType(msgspec.Struct, frozen=True):
    """What all planets of a type share."""

    type: TypeId
    colonise_advances: Advances
    terraform_advances: Advances
    source: Source


class InPlay(msgspec.Struct, frozen=True):
    """The tokens of a number of seats."""

    planets: Annotated[int, msgspec.Meta(ge=1, le=28)]
    mines: Annotated[int, msgspec.Meta(ge=0, le=4)]
    colonial_objectives: Annotated[int, msgspec.Meta(ge=0, le=4)]


class Planets(msgspec.Struct, frozen=True):
    """planets.json."""

    types: Annotated[list[PlanetType], msgspec.Meta(min_length=5, max_length=5)]
    in_play: dict[Literal["1", "2", "3", "4"], InPlay]
    planets: Annotated[list[Planet], msgspec.Meta(min_length=28, max_length=28)]


# --- technologies.json ----------------------------------------------------------------------------


class Effects(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a level can do; each technology uses its own fields."""

    speed: Annotated[int, msgspec.Meta(ge=0, le=12)] | None = None
    ship_cost: Cubes | None = None
    transform: Annotated[int, msgspec.Meta(ge=0, le=9)] | Literal["unlimited"] | None = None
    assign: Annotated[int, msgspec.Meta(ge=0, le=9)] | Literal["unlimited"] | None = None
    energy: Energy | None = None
    both_bonus_actions_cost: Literal[1, 2] | None = None
    producing_planets: Annotated[int, msgspec.Meta(ge=0, le=5)] | None = None
    terraform_level: Level | None = None
    antimatter: Antimatter | None = None
    alien_colonies: bool | None = None


class TechnologyLevel(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One level of a technology; just these fields."""

    level: Level
    cost: Cubes | None
    tech_advances: Advances
    effects: Effects
    collaboration_grants_level: Annotated[int, msgspec.Meta(ge=1, le=4)] | None
    source: Source
    name: str = ""
    name_fr: str = ""
    field_sources: dict[str, str | None] = {}
    note: str = ""


class Technology(msgspec.Struct, frozen=True):
    """One of the five technologies."""

    id: TechnologyId
    levels: Annotated[list[TechnologyLevel], msgspec.Meta(min_length=5, max_length=5)]
    source: Source


class Technologies(msgspec.Struct, frozen=True):
    """technologies.json."""

    technologies: Annotated[list[Technology], msgspec.Meta(min_length=5, max_length=5)]
