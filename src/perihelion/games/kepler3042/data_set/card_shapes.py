"""The shape of Progress cards and objectives: their effects and conditions."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from perihelion.games.kepler3042.data_set import shapes

Colonies = Annotated[int, msgspec.Meta(ge=1, le=5)]
Ships = Annotated[int, msgspec.Meta(ge=1, le=3)]

# --- progress.json --------------------------------------------------------------------------------


class _Effect(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="op"):
    """One part of a card; just these fields."""


class Produce(_Effect, frozen=True, tag="produce"):
    energy: shapes.Energy
    matter: shapes.Energy
    antimatter: shapes.Antimatter


class Regenerate(_Effect, frozen=True, tag="regenerate"):
    count: shapes.Count


class FreeShip(_Effect, frozen=True, tag="free_ship"):
    count: Ships


class FreeShipAbroad(_Effect, frozen=True, tag="free_ship_next_to_other_nation_colony"):
    count: Ships = 1


class Reveal(_Effect, frozen=True, tag="reveal"):
    count: shapes.Count


class FreeLevel(_Effect, frozen=True, tag="free_technology_level"):
    count: shapes.Count
    max_level: shapes.PlanetLevel = 4
    sacrifice_per_tech_advance: Literal[0, 1] = 0


class MoveShips(_Effect, frozen=True, tag="move_ships"):
    distance: Annotated[int, msgspec.Meta(ge=1, le=12)]


class Assign(_Effect, frozen=True, tag="assign"):
    count: shapes.Count


class Transform(_Effect, frozen=True, tag="transform"):
    count: shapes.Count


class PlanetProduction(_Effect, frozen=True, tag="planet_production"):
    planets: Colonies


class Advance(_Effect, frozen=True, tag="advance"):
    track: shapes.TrackId | Literal["choice", "both"]
    count: shapes.Count


class Medal(_Effect, frozen=True, tag="medal"):
    """Medals from the reserve."""

    track: shapes.TrackId | Literal["choice"]
    count: shapes.Count


class Sacrifice(_Effect, frozen=True, tag="sacrifice"):
    """A loss of cubes; or, for the rest, the price of the effects that follow it."""

    count: shapes.Count
    for_the_rest: bool = False


CardEffect = (
    Produce
    | Regenerate
    | FreeShip
    | FreeShipAbroad
    | Reveal
    | FreeLevel
    | MoveShips
    | Assign
    | Transform
    | PlanetProduction
    | Advance
    | Medal
    | Sacrifice
)


class Card(msgspec.Struct, frozen=True):
    """One Progress card."""

    id: str
    who: Literal["all", "most", "least"]
    metric: shapes.Metric | None
    effects: Annotated[list[CardEffect], msgspec.Meta(min_length=1, max_length=6)]
    used_in_solo: bool
    source: shapes.Source


class Deck(msgspec.Struct, frozen=True):
    """How many cards are played."""

    cards: Literal[18]
    removed_unseen: Literal[2]
    used: Literal[16]


class Progress(msgspec.Struct, frozen=True):
    """progress.json."""

    deck: Deck
    cards: Annotated[list[Card], msgspec.Meta(min_length=18, max_length=18)]


# --- objectives.json ------------------------------------------------------------------------------


class _Condition(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="op"):
    """What an objective asks for; just these fields."""


class TerraformedOfType(_Condition, frozen=True, tag="terraformed_of_type"):
    type: shapes.TypeId
    count: Colonies


class TerraformedInZone(_Condition, frozen=True, tag="terraformed_in_zone"):
    zone: shapes.ZoneId
    count: Colonies


class TerraformedTotal(_Condition, frozen=True, tag="terraformed_total"):
    count: Colonies


class TerraformedSameType(_Condition, frozen=True, tag="terraformed_same_type"):
    count: Colonies


class ColonisedOfType(_Condition, frozen=True, tag="colonised_of_type"):
    type: shapes.TypeId
    count: Colonies


class ColonisedInZone(_Condition, frozen=True, tag="colonised_in_zone"):
    zone: shapes.ZoneId
    count: Colonies


class ColonisedEachZone(_Condition, frozen=True, tag="colonised_each_zone"):
    count: Literal[1]


class TerraformedEachZone(_Condition, frozen=True, tag="terraformed_each_zone"):
    count: Literal[1]


class TerraformedTypes(_Condition, frozen=True, tag="terraformed_types"):
    count: Colonies


class ColonisedSameType(_Condition, frozen=True, tag="colonised_same_type"):
    count: Colonies


class ColonisedTotal(_Condition, frozen=True, tag="colonised_total"):
    count: Colonies


class ColonisedTypes(_Condition, frozen=True, tag="colonised_types"):
    count: Colonies


class TechnologyAtLevel(_Condition, frozen=True, tag="technology_level"):
    technology: shapes.TechnologyId
    level: shapes.PlanetLevel


class TechnologiesAtLevel(_Condition, frozen=True, tag="technologies_at_level"):
    level: shapes.PlanetLevel
    count: Colonies


class TrackAtLeast(_Condition, frozen=True, tag="track_at_least"):
    track: shapes.TrackId
    space: Annotated[int, msgspec.Meta(ge=1, le=30)]


class Medals(_Condition, frozen=True, tag="medals"):
    """Of one track, or of both together."""

    count: Annotated[int, msgspec.Meta(ge=1, le=30)]
    track: shapes.TrackId | None = None


class ShipsOnMines(_Condition, frozen=True, tag="ships_on_mines"):
    count: Ships


class AntimatterOnPlanets(_Condition, frozen=True, tag="antimatter_on_planets"):
    count: shapes.Count


Single = (
    TerraformedOfType
    | TerraformedInZone
    | TerraformedTotal
    | TerraformedSameType
    | ColonisedOfType
    | ColonisedInZone
    | ColonisedEachZone
    | ColonisedTotal
    | ColonisedTypes
    | TechnologyAtLevel
    | TechnologiesAtLevel
    | TrackAtLeast
    | Medals
    | ShipsOnMines
    | AntimatterOnPlanets
    | TerraformedEachZone
    | TerraformedTypes
    | ColonisedSameType
)


class All(_Condition, frozen=True, tag="all"):
    of: Annotated[list[Single], msgspec.Meta(min_length=2, max_length=3)]


class Objective(msgspec.Struct, frozen=True):
    """One objective card."""

    id: str
    set: shapes.SetId
    condition: Single | All
    vp: shapes.Points
    source: shapes.Source


class Campaign(msgspec.Struct, frozen=True):
    """One solo campaign: the objectives of its levels."""

    id: str
    difficulty: Literal["easy", "intermediate", "hard", "extreme", "utopian"]
    levels: Annotated[list[str], msgspec.Meta(min_length=4, max_length=4)]
    source: shapes.Source


class Objectives(msgspec.Struct, frozen=True):
    """objectives.json."""

    objectives: Annotated[list[Objective], msgspec.Meta(min_length=17, max_length=17)]
    campaigns: Annotated[list[Campaign], msgspec.Meta(min_length=5, max_length=5)]
