"""The options of a table: the technology sides, the handicap, and the rulings Z01 to Z29.

Each ruling has the name, the values and the default that `data/rules.json` gives it; values
that are only documented there are not offered.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from itertools import product
from typing import Final

from perihelion.games.zenith.data_set.components import BOARD_IDS
from perihelion.games.zenith.tables import Rulings
from perihelion.kernel.table_options import Value
from perihelion.kernel.wire import OptionSpec

TECHNOLOGIES: Final = tuple("".join(sides) for sides in product("SD", "UO", "NP"))
TEAM: Final = (4,)
YES_NO: Final = (True, False)


def _flag(name: str, ruling: str, *, default: bool, seats: tuple[int, ...] = ()) -> OptionSpec:
    return OptionSpec(name, default, YES_NO, ruling=ruling, seats=seats)


def _enum(name: str, ruling: str, *values: str, seats: tuple[int, ...] = ()) -> OptionSpec:
    return OptionSpec(name, values[0], values, ruling=ruling, seats=seats)


OPTION_SPECS: Final = (
    OptionSpec("technology", "random", ("random", *TECHNOLOGIES)),
    OptionSpec("novice", False, YES_NO, seats=(2,)),
    _flag("run_over_edge", "Z01", default=True),
    _flag("split_multiples", "Z02", default=True),
    _flag("if_is_optional", "Z03", default=False),
    _flag("center_any_disc", "Z04", default=False),
    _flag("opponent_side_fallback", "Z05", default=False),
    _enum("team_start_resources", "Z06", "team", "player", seats=TEAM),
    _flag("pay_for_nothing", "Z07", default=False),
    _enum("useless_cost_choice", "Z08", "any_card", "rewarding_cards_only"),
    _enum(
        "run_order",
        "Z09",
        "player_choice_capture_first",
        "along_the_row",
        "discs_then_tokens",
    ),
    _flag("run_with_gaps", "Z10", default=True),
    _enum(
        "differs_scope",
        "Z11",
        "earlier_picks_of_same_source",
        "also_own_planet",
        "previous_pick_only",
    ),
    _enum("given_badge_side", "Z12", "silver", "keeps_side"),
    _flag("chain_compulsory", "Z13", default=True),
    _enum("chaka_columns", "Z14", "any", "two_different"),
    _enum("capture_token_timing", "Z15", "at_once", "after_effect"),
    _enum(
        "off_turn_seat",
        "Z16",
        "same_end_as_seat_on_turn",
        "random",
        "last_played",
        seats=TEAM,
    ),
    _enum(
        "order_seat",
        "Z17",
        "either_first_answer",
        "technology_side",
        "fixed",
        "alternating",
        seats=TEAM,
    ),
    _flag("choose_impossible", "Z19", default=True),
    _enum("mulligan_order", "Z20", "simultaneous", "turn_order", "second_player_first"),
    _enum("mulligan_destination", "Z21", "discard_pile", "shuffled_into_deck"),
    _enum("reshuffle_timing", "Z22", "when_needed", "when_emptied"),
    _flag("develop_optional", "Z23", default=True),
    _enum("empty_hand", "Z25", "no_action", "side_loses"),
    _enum("stalled_game", "Z26", "draw", "most_discs"),
    OptionSpec("turn_limit", 400, low=1, high=10_000, ruling="Z26"),
    _flag("team_novice", "Z27", default=False, seats=TEAM),
    _enum("team_seating", "Z28", "lot", "agreed", seats=TEAM),
    _flag("printed_row_order", "Z29", default=True),
    OptionSpec("data", ""),
)

_VALUES: Final = {spec.name: spec.values for spec in OPTION_SPECS}


def rulings_of(options: Mapping[str, Value]) -> Rulings:
    """The complete options as the rules read them; the same object for the same options."""
    return _rulings(tuple(options.items()))


@cache
def _rulings(items: tuple[tuple[str, Value], ...]) -> Rulings:
    given = dict(items)

    def number(name: str) -> int:
        """The place of an enumerated value; the default is 0."""
        return _VALUES[name].index(given[name])

    rulings = Rulings()
    rulings.options = given
    if given["technology"] != "random":
        boards = [BOARD_IDS.index(side) for side in str(given["technology"])]
        rulings.board_0, rulings.board_1, rulings.board_2 = boards
    rulings.novice = bool(given["novice"])
    rulings.run_over_edge = bool(given["run_over_edge"])
    rulings.split_multiples = bool(given["split_multiples"])
    rulings.if_is_optional = bool(given["if_is_optional"])
    rulings.center_any_disc = bool(given["center_any_disc"])
    rulings.opponent_side_fallback = bool(given["opponent_side_fallback"])
    rulings.start_per_player = number("team_start_resources") == 1
    rulings.pay_for_nothing = bool(given["pay_for_nothing"])
    rulings.rewarding_cards_only = number("useless_cost_choice") == 1
    rulings.run_order = number("run_order")
    rulings.run_with_gaps = bool(given["run_with_gaps"])
    rulings.differs_scope = number("differs_scope")
    rulings.badge_keeps_side = number("given_badge_side") == 1
    rulings.chain_compulsory = bool(given["chain_compulsory"])
    rulings.chaka_two_columns = number("chaka_columns") == 1
    rulings.token_after_effect = number("capture_token_timing") == 1
    rulings.off_turn_seat = number("off_turn_seat")
    rulings.order_seat = number("order_seat")
    rulings.choose_impossible = bool(given["choose_impossible"])
    rulings.mulligan_order = number("mulligan_order")
    rulings.mulligan_into_deck = number("mulligan_destination") == 1
    rulings.reshuffle_when_emptied = number("reshuffle_timing") == 1
    rulings.develop_optional = bool(given["develop_optional"])
    rulings.empty_hand_loses = number("empty_hand") == 1
    rulings.stall_most_discs = number("stalled_game") == 1
    rulings.team_novice = bool(given["team_novice"])
    rulings.seating_agreed = number("team_seating") == 1
    rulings.printed_row_order = bool(given["printed_row_order"])
    rulings.turn_limit = int(given["turn_limit"])
    return rulings
