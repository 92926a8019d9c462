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


def rulings_of(options: Mapping[str, Value]) -> Rulings:
    """The complete options as the rules read them; the same object for the same options."""
    return _rulings(tuple(options.items()))


@cache
def _rulings(items: tuple[tuple[str, Value], ...]) -> Rulings:
    rulings = Rulings(dict(items))
    technology = str(rulings.options["technology"])
    if technology != "random":
        boards = [BOARD_IDS.index(side) for side in technology]
        rulings.board_0, rulings.board_1, rulings.board_2 = boards
    return rulings
