"""The components and the rulings of a table, as integer tables shared by all its states."""

from librt.vecs import vec
from mypy_extensions import i16, i64


class Tables:
    """Cards, effect programs and tokens of one data set; never changes once made.

    A program is a run of rows (op, a, b, c, d, e) up to END; nested lists are programs of
    their own, named by the number of their first row.
    """

    def __init__(self) -> None:
        none: list[i16] = []
        self.planet: vec[i16] = vec[i16](none)
        """The planet of each card."""
        self.people: vec[i16] = vec[i16](none)
        self.cost: vec[i16] = vec[i16](none)
        self.deal: vec[i16] = vec[i16](none)
        """Planet, people and cost of each card in one word, see `components.py`."""
        self.program: vec[i16] = vec[i16](none)
        """The program of each card."""
        self.op: vec[i16] = vec[i16](none)
        self.a: vec[i16] = vec[i16](none)
        self.b: vec[i16] = vec[i16](none)
        self.c: vec[i16] = vec[i16](none)
        self.d: vec[i16] = vec[i16](none)
        self.e: vec[i16] = vec[i16](none)
        self.asks: vec[i16] = vec[i16](none)
        """By operation: the frame that asks about it, or -1 if it is carried out at once."""
        self.branch_cost: vec[i16] = vec[i16](none)
        """For each branch of a `may`: the program of its cost; 0 is the empty program."""
        self.branch_then: vec[i16] = vec[i16](none)
        self.level_program: vec[i16] = vec[i16](none)
        """Level n of board b stands at 5 b + n - 1."""
        self.token_program: vec[i16] = vec[i16](none)
        self.token_count: vec[i16] = vec[i16](none)
        self.prime_program: vec[i16] = vec[i16](none)
        """Rows 1 to 3."""
        self.lead_program: vec[i16] = vec[i16](none)
        """By people, for two seats; then again for four."""


class Rulings:
    """The options of a table as the rules read them; see README, section Rulings."""

    def __init__(self) -> None:
        self.options: dict[str, bool | int | str] = {}
        """The options themselves, as the table chose them."""
        self.board_0: i64 = -1
        """The chosen side of the first technology piece, or -1 for one drawn at random."""
        self.board_1: i64 = -1
        self.board_2: i64 = -1
        self.novice: bool = False
        self.run_over_edge: bool = True
        self.split_multiples: bool = True
        self.if_is_optional: bool = False
        self.center_any_disc: bool = False
        self.opponent_side_fallback: bool = False
        self.start_per_player: bool = False
        self.pay_for_nothing: bool = False
        self.rewarding_cards_only: bool = False
        self.run_order: i64 = 0
        self.run_with_gaps: bool = True
        self.differs_scope: i64 = 0
        self.badge_keeps_side: bool = False
        self.chain_compulsory: bool = True
        self.chaka_two_columns: bool = False
        self.token_after_effect: bool = False
        self.off_turn_seat: i64 = 0
        self.order_seat: i64 = 0
        self.choose_impossible: bool = True
        self.mulligan_order: i64 = 0
        self.mulligan_into_deck: bool = False
        self.reshuffle_when_emptied: bool = False
        self.develop_optional: bool = True
        self.empty_hand_loses: bool = False
        self.stall_most_discs: bool = False
        self.team_novice: bool = False
        self.seating_agreed: bool = False
        self.printed_row_order: bool = True
        self.turn_limit: i64 = 400
