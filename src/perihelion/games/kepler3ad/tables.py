"""The components and the rulings of a table, as integer tables shared by all its states."""
# Generated from tables.toml by scripts/generate_games.py; change that, not this.

from librt.vecs import vec
from mypy_extensions import i16, i64


class Tables:
    """One data set of one edition; never changes once made.

    Sets of spaces and tracks are masks. A variant is one map: the eight planets of edition 1 by
    the faces of their zones, then the same with only one of the three zones in play; the whole
    galaxy and its centre in edition 2.
    """

    def __init__(self) -> None:
        self.adjacent: vec[i64] = vec[i64]([])
        """The neighbours of each space, 12 for each variant."""
        self.two_steps: vec[i64] = vec[i64]([])
        """What one or two passages reach."""
        self.reach_low: vec[i64] = vec[i64]([])
        """Each set of the first six spaces with its neighbours, 64 for each variant."""
        self.reach_high: vec[i64] = vec[i64]([])
        """The same for the other six spaces."""
        self.in_play: vec[i64] = vec[i64]([])
        """The spaces of each variant."""
        self.points: vec[i64] = vec[i64]([])
        """Three tranches of each face of each space, at 3 (2 space + face)."""
        self.slots: vec[i64] = vec[i64]([])
        """Token places of each face of each region, at 2 region + face."""
        self.value: vec[i64] = vec[i64]([])
        """Of each unit; 0 for those the edition does not have."""
        self.total: vec[i64] = vec[i64]([])
        """Pieces of each unit that a seat has."""
        self.dice_for: vec[i64] = vec[i64]([])
        """Equal dice that building a unit takes."""
        self.units: i64 = 2
        self.pushable: i64 = 0
        """The units that opponents may move, as a mask; removing is for light pieces alone."""
        self.own_moves: i64 = 0
        """The units that the owner may move by influence."""
        self.gives_discs: vec[i64] = vec[i64]([])
        """Discs that building a unit raises."""
        self.gives_levels: vec[i64] = vec[i64]([])
        """By how many levels each."""
        self.start_levels: i64 = 0
        """Levels of the seven tracks at the start, four bits each."""
        self.tops: i64 = 0
        """The highest levels."""
        self.level_points: vec[i64] = vec[i64]([])
        """What each level of the last track pays."""
        self.track_points: vec[i64] = vec[i64]([])
        self.track_of_line: vec[i64] = vec[i64]([])
        """The track of line n at n."""
        self.track_of_action: vec[i64] = vec[i64]([])
        """Where the reliquat of action n goes, at n."""
        self.piece_groups: vec[i64] = vec[i64]([])
        """How many groups of light pieces action n has, at n."""
        self.piece_size: vec[i64] = vec[i64]([])
        self.disc_groups: vec[i64] = vec[i64]([])
        self.disc_levels: vec[i64] = vec[i64]([])
        self.first_dice: vec[i64] = vec[i64]([])
        """Dice of the first turns, by the order of play."""
        self.normal_dice: i64 = 3
        self.extra_dice: i64 = 2
        self.most_dice: i64 = 5
        self.thresholds: vec[i64] = vec[i64]([])
        self.max_spends: i64 = 3
        self.power: vec[i64] = vec[i64]([])
        """The power of each corporation, by its card; 0 for none."""
        self.power_amount: vec[i64] = vec[i64]([])
        """Its ships, discs or spends, by card."""
        self.power_amount_of_two: vec[i64] = vec[i64]([])
        """The same in a match for two."""
        self.power_levels: vec[i64] = vec[i64]([])
        """By how many levels it raises a disc."""
        self.power_units: vec[i64] = vec[i64]([])
        """The units whose building it answers, as a mask."""
        self.power_tracks: vec[i64] = vec[i64]([])
        """The tracks whose discs it may raise, as a mask."""
        self.tokens: i64 = 0
        """Tokens of each track, four bits each."""
        self.allegiance_points: vec[i64] = vec[i64]([])
        """What 0 to 3 different clans pay at the end."""
        self.roll_counts: vec[i64] = vec[i64]([])
        """The rolls of one to five dice as counts of faces, four bits each."""
        self.roll_weight: vec[i64] = vec[i64]([])
        """In how many ways dice show it."""
        self.roll_first: vec[i64] = vec[i64]([])
        """The first roll of n dice, at n."""
        self.roll_of: vec[i16] = vec[i16]([])
        """The roll that dice in a row show, the row read as a number of base 6."""
        self.row_first: vec[i64] = vec[i64]([])
        """Where the rows of n dice begin in `roll_of`, at n."""
        self.rows: vec[i64] = vec[i64]([])
        """How many rows n dice have, at n."""
        self.zones_turn: bool = True
        """Regions have faces, not spaces."""
        self.extra_group: i64 = 1
        """The group of dice that track 1 brings."""
        self.white_421: bool = True
        """Only the three white dice count for the 421 bonus."""
        self.has_allegiances: bool = False
        self.has_tie_breaks: bool = False
        self.chooses_gifts: bool = False
        """What is given up in action 7 is a choice."""


class Rulings:
    """The options of a table as the rules read them; see README, section Rulings."""

    def __init__(self, options: dict[str, bool | int | str]) -> None:
        self.options = options
        """The options themselves, complete, as the table chose them."""

        self.faces: i64 = -1
        """Edition 1: the chosen faces of the zones as a mask, or -1 for drawn ones."""
        self.excess_lost: bool = options.get("raise_above_top") == "excess_lost"
        self.each_421: bool = options.get("bonus_421_per_turn") == "each_new_occurrence"
        self.at_once_421: bool = options.get("bonus_421_window") == "immediately_after_dice_event"
        self.before_only: bool = options.get("influence_windows") == "before_action"
        self.locked: bool = bool(options.get("dice_on_action_locked"))
        self.reroll_two: bool = bool(options.get("reroll_exactly_two"))
        self.moves_adjacent: bool = options.get("action_move_reach") == "adjacent_to_origin"
        self.whole_groups: bool = bool(options.get("group_all_or_nothing"))
        self.scope: i64 = (
            "destinations_pieces_and_discs_within_action",
            "whole_turn",
            "origins_too",
        ).index(options["distinctness_scope"])
        self.ships_only: bool = options.get("sacrifice_types") == "ships_only"
        self.same_disc_twice: bool = options.get("base_bonus") == "one_disc_two_levels_allowed"
        self.reliquat_by_face: bool = options.get("reliquat_action_7_track") == "track_of_die_face"
        self.may_skip: bool = bool(options.get("may_skip_every_group"))
        self.zero_ranks: bool = bool(options.get("level_zero_ranks_on_tracks"))
        self.reshuffles: bool = options.get("token_refill") == "discards_reshuffled"
        self.total_wins: bool = options.get("allegiance_count") == "total_wins"
        self.reverse_cards: bool = options.get("setup_corporations_order") == "reverse_seat_order"
        self.centre_for_two: bool = bool(options.get("two_players_use_centre_only"))
        self.corporations: bool = bool(options.get("use_corporations"))
        self.supply_after: bool = False
        """Edition 2: what is given up may be the unit that is built (R34)."""
        self.turn_limit: i64 = int(options["turn_limit"])
