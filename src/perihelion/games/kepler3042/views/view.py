"""What a seat may know, readable: the structs of the only door out; `fill.py` fills them.

Secret are the objectives of the others, until the end, and what was looked at before it was
placed (`placement_peek`). A hidden body is only a hex: what it is does not exist yet.
"""

from __future__ import annotations

import msgspec

from perihelion.kernel.phrases import Phrase
from perihelion.kernel.wire import View


class Cubes(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """Some cubes, by type."""

    energy: int = 0
    matter: int = 0
    antimatter: int = 0

    def __bool__(self) -> bool:
        return bool(self.energy or self.matter or self.antimatter)


class GalaxyView(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """What is printed on the board; a hex is named by its column and row, `11-9`."""

    columns: int
    rows: int
    sun: str
    sagittarius: str
    stars: dict[str, int]
    """By hex: 1, 2 or 3 for a single, double or triple star."""
    zones: dict[str, int]
    """The distance from the Sun up to which each zone reaches; 0 for the last, which has no end."""
    zone_hexes: dict[str, tuple[str, ...]] = {}
    """The hexes of each zone, where a zone is no ring around the Sun; else nothing."""
    missing: tuple[str, ...] = ()
    """The hexes of the rectangle that the board does not have."""


class PlanetView(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A planet of this match as its card has it, and where it is."""

    number: int
    type: str
    level: int
    produces: Cubes
    produces_terraformed: Cubes
    cost: Cubes
    """Of terraforming it."""
    points: int
    """Once terraformed."""
    colonise_advances: int
    terraform_advances: int
    hex: str | None = None
    """None while it may be any hidden body."""
    owner: int | None = None
    terraformed: bool = False


class BodyView(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A token on the board."""

    hex: str
    zone: str
    token: str | None = None
    """`planet:12`, `token:mine`, `token:colonial-objective`; None if the viewer cannot know."""
    hidden: bool = False
    """It lies face down; with a token: the viewer alone has looked at it."""
    ship: int | None = None
    """The seat whose ship stands on it."""
    colony: int | None = None
    """The seat whose marker lies on it."""


class ShipView(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A ship on the board."""

    hex: str
    seat: int
    on: str | None = None
    """The token it stands on; None in empty space."""
    moved: bool = False
    """It has moved in the movement that is going on."""


class HoldingView(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A planet card of a nation, with the cubes on it."""

    planet: str
    """`earth`, or the number."""
    hex: str
    cubes: Cubes
    terraformed: bool = False


class GoalView(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """One of the conditions of an objective, and how far it has come."""

    text: Phrase
    need: int
    have: int = 0
    """As things stand; never more than needed."""


class ObjectiveView(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """An objective that the viewer knows."""

    id: str
    text: Phrase
    points: int
    goals: tuple[GoalView, ...]
    met: bool = False
    """As things stand."""


class NationView(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """What a nation has; everything but its objective is public."""

    cell: str
    """The main action on which its action cube lies."""
    storage: Cubes
    pit: Cubes
    planets: tuple[HoldingView, ...]
    ships: tuple[str, ...]
    """The hexes of its ships on the board."""
    supply: int
    """Ships not on the board."""
    markers: int
    """For further colonies."""
    technologies: dict[str, int]
    tracks: dict[str, int]
    medals: dict[str, int]
    """By track."""
    points: int
    """What all can see would score now; secret objectives are not in it."""
    lines: dict[str, int]
    """The points line by line, as on the score sheet; lines without any are left out."""
    strengths: dict[str, int]
    """By main action, how much of it is possible now: cubes, ships, planets, levels, hexes."""
    ship_cost: Cubes
    """Of a ship."""
    objectives: tuple[ObjectiveView, ...] = ()
    """Those that the viewer knows."""


class SpaceView(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A space of a supremacy track."""

    points: int
    icon: str | None = None
    """`regenerate`, `produce-energy`, `produce-matter` or `produce-antimatter`."""
    medal: bool = False
    """A medal lies there."""
    taken: bool = False
    """A medal lay there."""


class CardView(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """The face-up Progress card."""

    card: str
    text: Phrase
    medals: dict[str, int]
    """Those lying on it, by track."""
    benefits: tuple[int, ...] = ()
    """The seats it would serve if it were resolved now."""
    ghost: bool = False
    """Whether the ghost would be among them."""


class HiddenView(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """What the hidden bodies may still be; anybody can count."""

    bodies: int
    planets: tuple[int, ...]
    mines: int = 0
    colonial_objectives: int = 0


class QuantumView(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """The Quantum Physics of the nation on turn."""

    transformations: int
    assignments: int
    """Steps made in this turn."""
    most_transformations: int | None = None
    most_assignments: int | None = None
    """What its level allows in a turn; None without limit."""


class GhostView(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """The ghost of the solo game."""

    technologies: dict[str, int]
    tracks: dict[str, int]
    medals: dict[str, int]


class StageView(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A level of a campaign: what it adds to the levels before it."""

    objective: str
    text: Phrase
    points: int
    minimum: int
    """The score that it asks for."""


class SoloView(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """The level of a campaign that is played."""

    campaign: str
    level: int
    minimum: int
    bonus_cubes: int
    """Cubes of energy or matter that the level before has earned."""
    ghost: GhostView
    stages: tuple[StageView, ...]
    """All levels of the campaign, in order."""
    ghost_rounds: tuple[int, ...]
    """The rounds in which the ghost gains a level in every technology."""
    points_per_cube: int
    """So many points above the minimum earn a cube for the next level."""
    earned: int = 0
    """Cubes for the next level, once this one is passed."""


class LevelView(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A level of a technology as the board prints it."""

    effects: dict[str, int | None]
    """By name, `speed`, `energy` ..., as in the component data; None without limit."""
    cost: Cubes | None = None
    advances: int = 0
    grants: int | None = None
    """The level to which collaboration lifts the others."""


class PrintedView(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """What is printed on boards and cards of this table; it never changes in a match."""

    technologies: dict[str, tuple[LevelView, ...]]
    """From level 0 on."""
    cells: tuple[str, ...]
    """The main actions of the grid, row by row."""
    worth: dict[str, int]
    """What each line of the score sheet pays for one; without those that components say."""
    cards: tuple[str, ...]
    """The Progress cards from which the deck of this match was made."""


class SheetLine(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """One line of the score sheet."""

    line: str
    points: tuple[int, ...]
    """By seat."""
    counts: tuple[int, ...]
    """How many things were counted, by seat: antimatter, colonies, medals, spaces of a track."""


class ScoreSheet(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """The score sheet."""

    lines: tuple[SheetLine, ...]
    totals: tuple[int, ...]
    best_planet: tuple[int, ...]
    """The highest number of a terraformed colony, by seat: it breaks ties; 0 for none."""
    rounds_first: tuple[int, ...] = ()
    """The rounds in which a seat was first, by seat, if they break the ties that are left (R22)."""


class Kepler3042View(View, frozen=True, tag="kepler3042", omit_defaults=True):
    """The table of Kepler-3042."""

    viewer: int | None
    turn: int
    round: int
    rounds: int
    phase: str
    """`setup`, `turns`, `resolution` or `over`."""
    step: str | None
    """Within a turn: `cell`, `main`, `bonus`, `move` or `withdraw`."""
    on_turn: int | None
    asked: tuple[int, ...]
    """The seats that may answer now."""
    galaxy: GalaxyView
    printed: PrintedView
    bodies: tuple[BodyView, ...]
    ships: tuple[ShipView, ...]
    planets: tuple[PlanetView, ...]
    """The planet summary: every planet that this match may have."""
    hidden: HiddenView
    nations: tuple[NationView, ...]
    tracks: dict[str, tuple[SpaceView, ...]]
    rows: tuple[str, ...]
    """The bonus actions of the three rows of the action grid."""
    columns: tuple[str, ...]
    deck: int
    """Progress cards still to come."""
    played: tuple[str, ...]
    """Progress cards of earlier rounds."""
    objectives: str
    """The set that was dealt from: `standard`, `advanced` or `campaign`."""
    first: int | None = None
    """Who has the first-player token."""
    card: CardView | None = None
    used_bonuses: tuple[str, ...] = ()
    """Bonus actions taken in this turn."""
    quantum: QuantumView | None = None
    solo: SoloView | None = None
    sheet: ScoreSheet | None = None
    """The score sheet, at the end."""
    reason: str | None = None
    winners: tuple[int, ...] = ()
    reconstructed: tuple[str, ...] = ()
    """Elements whose print nobody has seen."""
