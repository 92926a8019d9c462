"""The components and the rulings of a table, as integer tables shared by all its states."""
# Generated from tables.toml by scripts/generate_games.py; change that, not this.

from librt.vecs import vec
from mypy_extensions import i16, i64


class Tables:
    """Cards, effect programs and tokens of one data set; never changes once made.

    A program is a run of rows (op, a, b, c, d, e) up to END; nested lists are programs of
    their own, named by the number of their first row.
    """

    def __init__(self) -> None:
        self.planet: vec[i16] = vec[i16]([])
        """The planet of each card."""
        self.people: vec[i16] = vec[i16]([])
        self.cost: vec[i16] = vec[i16]([])
        self.deal: vec[i16] = vec[i16]([])
        """Planet, people and cost of each card in one word, see `components.py`."""
        self.program: vec[i16] = vec[i16]([])
        """The program of each card."""
        self.op: vec[i16] = vec[i16]([])
        self.a: vec[i16] = vec[i16]([])
        self.b: vec[i16] = vec[i16]([])
        self.c: vec[i16] = vec[i16]([])
        self.d: vec[i16] = vec[i16]([])
        self.e: vec[i16] = vec[i16]([])
        self.asks: vec[i16] = vec[i16]([])
        """By operation: the frame that asks about it, or -1 if it is carried out at once."""
        self.branch_cost: vec[i16] = vec[i16]([])
        """For each branch of a `may`: the program of its cost; 0 is the empty program."""
        self.branch_then: vec[i16] = vec[i16]([])
        self.level_program: vec[i16] = vec[i16]([])
        """Level n of board b stands at 5 b + n - 1."""
        self.token_program: vec[i16] = vec[i16]([])
        self.token_count: vec[i16] = vec[i16]([])
        self.prime_program: vec[i16] = vec[i16]([])
        """Rows 1 to 3."""
        self.lead_program: vec[i16] = vec[i16]([])
        """By people, for two seats; then again for four."""


class Rulings:
    """The options of a table as the rules read them; see README, section Rulings."""

    def __init__(self, options: dict[str, bool | int | str]) -> None:
        self.options = options
        """The options themselves, complete, as the table chose them."""

        self.board_0: i64 = -1
        """The chosen side of the first technology piece, or -1 for one drawn at random."""
        self.board_1: i64 = -1
        self.board_2: i64 = -1
        self.novice: bool = bool(options.get("novice"))
        self.run_over_edge: bool = bool(options.get("run_over_edge"))
        self.split_multiples: bool = bool(options.get("split_multiples"))
        self.if_is_optional: bool = bool(options.get("if_is_optional"))
        self.center_any_disc: bool = bool(options.get("center_any_disc"))
        self.opponent_side_fallback: bool = bool(options.get("opponent_side_fallback"))
        self.start_per_player: bool = options.get("team_start_resources") == "player"
        self.pay_for_nothing: bool = bool(options.get("pay_for_nothing"))
        self.rewarding_cards_only: bool = (
            options.get("useless_cost_choice") == "rewarding_cards_only"
        )
        self.run_order: i64 = (
            "player_choice_capture_first",
            "along_the_row",
            "discs_then_tokens",
        ).index(options["run_order"])
        self.run_with_gaps: bool = bool(options.get("run_with_gaps"))
        self.differs_scope: i64 = (
            "earlier_picks_of_same_source",
            "also_own_planet",
            "previous_pick_only",
        ).index(options["differs_scope"])
        self.badge_keeps_side: bool = options.get("given_badge_side") == "keeps_side"
        self.chain_compulsory: bool = bool(options.get("chain_compulsory"))
        self.chaka_two_columns: bool = options.get("chaka_columns") == "two_different"
        self.token_after_effect: bool = options.get("capture_token_timing") == "after_effect"
        self.off_turn_seat: i64 = ("same_end_as_seat_on_turn", "random", "last_played").index(
            options["off_turn_seat"]
        )
        self.order_seat: i64 = (
            "either_first_answer",
            "technology_side",
            "fixed",
            "alternating",
        ).index(options["order_seat"])
        self.choose_impossible: bool = bool(options.get("choose_impossible"))
        self.mulligan_order: i64 = ("simultaneous", "turn_order", "second_player_first").index(
            options["mulligan_order"]
        )
        self.mulligan_into_deck: bool = options.get("mulligan_destination") == "shuffled_into_deck"
        self.reshuffle_when_emptied: bool = options.get("reshuffle_timing") == "when_emptied"
        self.develop_optional: bool = bool(options.get("develop_optional"))
        self.empty_hand_loses: bool = options.get("empty_hand") == "side_loses"
        self.stall_most_discs: bool = options.get("stalled_game") == "most_discs"
        self.team_novice: bool = bool(options.get("team_novice"))
        self.seating_agreed: bool = options.get("team_seating") == "agreed"
        self.printed_row_order: bool = bool(options.get("printed_row_order"))
        self.turn_limit: i64 = int(options["turn_limit"])
