"""The components and the rulings of a table, as integer tables shared by all its states."""

from librt.vecs import vec
from mypy_extensions import i64


class Tables:
    """One data set; never changes once made.

    Sets of hexes are words of two rows each, see `rules/sets.py`. Amounts of cubes are one word,
    five bits for each type. Rows by technology and level stand at LEVELS * technology + level.
    """

    def __init__(self) -> None:
        none: list[i64] = []
        # The galaxy. Its hexes are numbered row by row.
        self.words: i64 = 0
        """How many words a set of hexes has."""
        self.names: list[str] = []
        """The name of each hex, its column and row: `11-9`."""
        self.numbers: dict[str, int] = {}
        """The number of each hex, by its name."""
        self.column_of: vec[i64] = vec[i64](none)
        self.row_of: vec[i64] = vec[i64](none)
        """Axial r, too."""
        self.axial_of: vec[i64] = vec[i64](none)
        """Axial q of each hex."""
        self.found: vec[i64] = vec[i64](none)
        """Where questions about hexes leave their answer; good until the next question."""
        self.reached: vec[i64] = vec[i64](none)
        """Where a search has been; good only while it runs."""
        self.word: vec[i64] = vec[i64](none)
        """The word of each hex in a set."""
        self.bit: vec[i64] = vec[i64](none)
        """Its bit there."""
        self.hex_of: vec[i64] = vec[i64](none)
        """The hex of each bit of a set, 62 for each word; -1 for none."""
        self.near_word: vec[i64] = vec[i64](none)
        """The first of the two words with the neighbours of a hex."""
        self.near_low: vec[i64] = vec[i64](none)
        """The neighbours in that word."""
        self.near_high: vec[i64] = vec[i64](none)
        """The neighbours in the next word."""
        self.board: vec[i64] = vec[i64](none)
        """All hexes, a set."""
        self.space: vec[i64] = vec[i64](none)
        """All space hexes, a set."""
        self.allowed: vec[i64] = vec[i64](none)
        """Where bodies may be laid, a set for each number of seats, at `words` * seats."""
        self.site: vec[i64] = vec[i64](none)
        """The same hexes one by one."""
        self.first_site: vec[i64] = vec[i64](none)
        """Where those of each number of seats begin."""
        self.sure: vec[i64] = vec[i64](none)
        """1 if no body can be left without a place, for each number of seats."""
        self.last_resort: vec[i64] = vec[i64](none)
        """Hexes that keep apart and have room for all bodies, as `allowed`."""
        self.zone_set: vec[i64] = vec[i64](none)
        """The zones whose bodies are revealed at the start (2.6), a set."""
        self.zone: vec[i64] = vec[i64](none)
        """The zone of each hex."""
        self.sun: i64 = 0
        # Bodies.
        self.planets_for: vec[i64] = vec[i64](none)
        """The planets in play, as a mask, for each number of seats."""
        self.mines_for: vec[i64] = vec[i64](none)
        self.objectives_for: vec[i64] = vec[i64](none)
        self.kind: vec[i64] = vec[i64](none)
        """The type of each planet."""
        self.planet_level: vec[i64] = vec[i64](none)
        self.yields: vec[i64] = vec[i64](none)
        """Amounts that each planet produces, at 2 planet + terraformed."""
        self.terraform_cost: vec[i64] = vec[i64](none)
        """Amounts."""
        self.planet_points: vec[i64] = vec[i64](none)
        self.colonise_advances: vec[i64] = vec[i64](none)
        self.terraform_advances: vec[i64] = vec[i64](none)
        # Technologies.
        self.level_cost: vec[i64] = vec[i64](none)
        """Amounts, by technology and level."""
        self.level_advances: vec[i64] = vec[i64](none)
        self.grants: vec[i64] = vec[i64](none)
        """The level that collaboration grants, 0 for none."""
        self.speed: vec[i64] = vec[i64](none)
        """By level, as all that follows."""
        self.ship_cost: vec[i64] = vec[i64](none)
        """Amounts."""
        self.transforms: vec[i64] = vec[i64](none)
        self.assigns: vec[i64] = vec[i64](none)
        self.stores: vec[i64] = vec[i64](none)
        """Energy that Energy Storage produces."""
        self.bonus_cost: vec[i64] = vec[i64](none)
        """Cubes that both bonus actions of a turn cost together, 2 or less."""
        self.producers: vec[i64] = vec[i64](none)
        self.terraforms: vec[i64] = vec[i64](none)
        """The highest level of planets."""
        self.generates: vec[i64] = vec[i64](none)
        self.aliens: vec[i64] = vec[i64](none)
        """1 if alien planets can be colonised."""
        # Tracks.
        self.last: vec[i64] = vec[i64](none)
        """The last space of each track."""
        self.track_points: vec[i64] = vec[i64](none)
        """At SPACES * track + space, as the next."""
        self.icon: vec[i64] = vec[i64](none)
        self.medals: i64 = 0
        """The spaces with medals, a bit each."""
        # The action grid.
        self.row: vec[i64] = vec[i64](none)
        """The row of each main action."""
        self.column: vec[i64] = vec[i64](none)
        self.column_bonus: vec[i64] = vec[i64](none)
        """The bonus action of each column."""
        self.row_bonus: vec[i64] = vec[i64](none)
        # Progress cards.
        self.who: vec[i64] = vec[i64](none)
        self.metric: vec[i64] = vec[i64](none)
        self.effects: vec[i64] = vec[i64](none)
        """Rows of EFFECT numbers."""
        self.first_effect: vec[i64] = vec[i64](none)
        """The first row of each card, and where the rows end."""
        self.solo_cards: i64 = 0
        """The cards that are used alone, as a mask."""
        # Objectives.
        self.advanced: i64 = 0
        """The advanced objectives, as a mask."""
        self.objective_points: vec[i64] = vec[i64](none)
        self.conditions: vec[i64] = vec[i64](none)
        """Rows of CONDITION numbers; all of an objective must hold."""
        self.first_condition: vec[i64] = vec[i64](none)
        self.campaigns: vec[i64] = vec[i64](none)
        """The objectives at CAMPAIGN_LEVELS * campaign + level - 1."""
        # The rules.
        self.rounds: i64 = 16
        self.kit: vec[i64] = vec[i64](none)
        """Cubes of a nation, by type."""
        self.start_earth: vec[i64] = vec[i64](none)
        """Cubes on Earth at the start, by type; then those of the solo game."""
        self.minimum: vec[i64] = vec[i64](none)
        """The points that pass a level, at the level."""
        self.ghost_rounds: i64 = 0
        """The rounds in which the ghost gains levels, as a mask."""
        self.points: vec[i64] = vec[i64](none)
        """What each line of the score sheet pays for one, 0 where the components say it."""


class Rulings:
    """The options of a table as the rules read them; see README, section Rulings."""

    def __init__(self) -> None:
        self.options: dict[str, bool | int | str] = {}
        """The options themselves, as the table chose them."""
        self.advanced: bool = False
        self.in_turn: bool = False
        """Bodies are laid in turn."""
        self.peek: bool = False
        """And each nation looks at those it lays (R02)."""
        self.together: bool = False
        """Free levels are chosen at the same time (R05)."""
        self.by_flight: bool = False
        """Overflow by flight path (R06)."""
        self.needs_four: bool = False
        """R08."""
        self.produce_less: bool = False
        """R09."""
        self.rows_first: bool = False
        """R10."""
        self.no_effect: bool = True
        """R11: what changes nothing may be chosen."""
        self.other_track: bool = False
        """R16."""
        self.may_decline: bool = True
        """R20."""
        self.price: i64 = 0
        """R21: PRICE_."""
        self.fewest_rounds: bool = False
        """R22."""
        self.left_out: i64 = 0
        """R24: planets left out of the solo game."""
        self.either_price: bool = False
        """R32."""
        self.campaign: i64 = 0
        self.level: i64 = 1
        """Of the campaign."""
        self.bonus_cubes: i64 = 0
