"""The components and the rulings of a table, as integer tables shared by all its states."""
# Generated from tables.toml by scripts/generate_games.py; change that, not this.

from librt.vecs import vec
from mypy_extensions import i64


class Tables:
    """One data set; never changes once made.

    Sets of hexes are words of two rows each, see `rules/sets.py`. Amounts of cubes are one word,
    five bits for each type. Rows by technology and level stand at LEVELS * technology + level.
    """

    def __init__(self) -> None:
        self.words: i64 = 0
        """How many words a set of hexes has."""
        self.names: list[str] = []
        """The name of each hex, its column and row: `11-9`."""
        self.numbers: dict[str, int] = {}
        """The number of each hex, by its name."""
        self.column_of: vec[i64] = vec[i64]([])
        self.row_of: vec[i64] = vec[i64]([])
        """Axial r, too."""
        self.axial_of: vec[i64] = vec[i64]([])
        """Axial q of each hex."""
        self.found: vec[i64] = vec[i64]([])
        """Where questions about hexes leave their answer; good until the next question."""
        self.reached: vec[i64] = vec[i64]([])
        """Where a search has been; good only while it runs."""
        self.word: vec[i64] = vec[i64]([])
        """The word of each hex in a set."""
        self.bit: vec[i64] = vec[i64]([])
        """Its bit there."""
        self.hex_of: vec[i64] = vec[i64]([])
        """The hex of each bit of a set, 62 for each word; -1 for none."""
        self.near_word: vec[i64] = vec[i64]([])
        """The first of the two words with the neighbours of a hex."""
        self.near_low: vec[i64] = vec[i64]([])
        """The neighbours in that word."""
        self.near_high: vec[i64] = vec[i64]([])
        """The neighbours in the next word."""
        self.board: vec[i64] = vec[i64]([])
        """All hexes, a set."""
        self.space: vec[i64] = vec[i64]([])
        """All space hexes, a set."""
        self.allowed: vec[i64] = vec[i64]([])
        """Where bodies may be laid, a set for each number of seats, at `words` * seats."""
        self.site: vec[i64] = vec[i64]([])
        """The same hexes one by one."""
        self.first_site: vec[i64] = vec[i64]([])
        """Where those of each number of seats begin."""
        self.sure: vec[i64] = vec[i64]([])
        """1 if no body can be left without a place, for each number of seats."""
        self.last_resort: vec[i64] = vec[i64]([])
        """Hexes that keep apart and have room for all bodies, as `allowed`."""
        self.zone_set: vec[i64] = vec[i64]([])
        """The zones whose bodies are revealed at the start (2.6), a set."""
        self.zone: vec[i64] = vec[i64]([])
        """The zone of each hex."""
        self.sun: i64 = 0
        self.planets_for: vec[i64] = vec[i64]([])
        """The planets in play, as a mask, for each number of seats."""
        self.mines_for: vec[i64] = vec[i64]([])
        self.objectives_for: vec[i64] = vec[i64]([])
        self.kind: vec[i64] = vec[i64]([])
        """The type of each planet."""
        self.planet_level: vec[i64] = vec[i64]([])
        self.yields: vec[i64] = vec[i64]([])
        """Amounts that each planet produces, at 2 planet + terraformed."""
        self.terraform_cost: vec[i64] = vec[i64]([])
        """Amounts."""
        self.planet_points: vec[i64] = vec[i64]([])
        self.colonise_advances: vec[i64] = vec[i64]([])
        self.terraform_advances: vec[i64] = vec[i64]([])
        self.level_cost: vec[i64] = vec[i64]([])
        """Amounts, by technology and level."""
        self.level_advances: vec[i64] = vec[i64]([])
        self.grants: vec[i64] = vec[i64]([])
        """The level that collaboration grants, 0 for none."""
        self.speed: vec[i64] = vec[i64]([])
        """By level, as all that follows."""
        self.ship_cost: vec[i64] = vec[i64]([])
        """Amounts."""
        self.transforms: vec[i64] = vec[i64]([])
        self.assigns: vec[i64] = vec[i64]([])
        self.stores: vec[i64] = vec[i64]([])
        """Energy that Energy Storage produces."""
        self.bonus_cost: vec[i64] = vec[i64]([])
        """Cubes that both bonus actions of a turn cost together, 2 or less."""
        self.producers: vec[i64] = vec[i64]([])
        self.terraforms: vec[i64] = vec[i64]([])
        """The highest level of planets."""
        self.generates: vec[i64] = vec[i64]([])
        self.aliens: vec[i64] = vec[i64]([])
        """1 if alien planets can be colonised."""
        self.last: vec[i64] = vec[i64]([])
        """The last space of each track."""
        self.track_points: vec[i64] = vec[i64]([])
        """At SPACES * track + space, as the next."""
        self.icon: vec[i64] = vec[i64]([])
        self.medals: i64 = 0
        """The spaces with medals, a bit each."""
        self.row: vec[i64] = vec[i64]([])
        """The row of each main action."""
        self.column: vec[i64] = vec[i64]([])
        self.column_bonus: vec[i64] = vec[i64]([])
        """The bonus action of each column."""
        self.row_bonus: vec[i64] = vec[i64]([])
        self.who: vec[i64] = vec[i64]([])
        self.metric: vec[i64] = vec[i64]([])
        self.effects: vec[i64] = vec[i64]([])
        """Rows of EFFECT numbers."""
        self.first_effect: vec[i64] = vec[i64]([])
        """The first row of each card, and where the rows end."""
        self.solo_cards: i64 = 0
        """The cards that are used alone, as a mask."""
        self.advanced: i64 = 0
        """The advanced objectives, as a mask."""
        self.objective_points: vec[i64] = vec[i64]([])
        self.conditions: vec[i64] = vec[i64]([])
        """Rows of CONDITION numbers; all of an objective must hold."""
        self.first_condition: vec[i64] = vec[i64]([])
        self.campaigns: vec[i64] = vec[i64]([])
        """The objectives at CAMPAIGN_LEVELS * campaign + level - 1."""
        self.rounds: i64 = 16
        self.kit: vec[i64] = vec[i64]([])
        """Cubes of a nation, by type."""
        self.start_earth: vec[i64] = vec[i64]([])
        """Cubes on Earth at the start, by type; then those of the solo game."""
        self.minimum: vec[i64] = vec[i64]([])
        """The points that pass a level, at the level."""
        self.ghost_rounds: i64 = 0
        """The rounds in which the ghost gains levels, as a mask."""
        self.points: vec[i64] = vec[i64]([])
        """What each line of the score sheet pays for one, 0 where the components say it."""


class Rulings:
    """The options of a table as the rules read them; see README, section Rulings."""

    def __init__(self, options: dict[str, bool | int | str]) -> None:
        self.options = options
        """The options themselves, complete, as the table chose them."""

        self.advanced: bool = options.get("objectives") == "advanced"
        self.in_turn: bool = options.get("placement") == "in_turn"
        """Bodies are laid in turn."""
        self.peek: bool = False
        """And each nation looks at those it lays (R02)."""
        self.together: bool = options.get("free_levels_order") == "simultaneous_hidden"
        """Free levels are chosen at the same time (R05)."""
        self.by_flight: bool = options.get("overflow_distance") == "flight_path"
        """Overflow by flight path (R06)."""
        self.needs_four: bool = bool(options.get("cartography_needs_four"))
        """R08."""
        self.produce_less: bool = bool(options.get("produce_less"))
        """R09."""
        self.rows_first: bool = options.get("bonus_axis") == "first_three_on_rows"
        """R10."""
        self.no_effect: bool = bool(options.get("allow_no_effect"))
        """R11: what changes nothing may be chosen."""
        self.other_track: bool = options.get("end_of_track") == "other_track"
        """R16."""
        self.may_decline: bool = bool(options.get("decline_progress"))
        """R20."""
        self.price: i64 = ("per_advance", "per_icon_used", "one_cube").index(
            options["knowledge_price"]
        )
        """R21: PRICE_."""
        self.fewest_rounds: bool = options.get("last_tie_break") == "fewest_first_player_rounds"
        """R22."""
        self.left_out: i64 = 0
        """R24: planets left out of the solo game."""
        self.either_price: bool = options.get("wormhole_price") == "either"
        """R32."""
        self.campaign: i64 = (
            "edge_of_the_galaxy",
            "children_of_progress",
            "sagittarius_a",
            "hybrid_civilisation",
            "superior_progeny",
        ).index(options["campaign"])
        self.level: i64 = int(options["level"])
        """Of the campaign."""
        self.bonus_cubes: i64 = int(options["bonus_cubes"])
