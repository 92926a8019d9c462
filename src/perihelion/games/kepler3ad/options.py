"""The options of a table: the planet of edition 1, and the rulings R02 to R34 that are open.

Each ruling has the name, the values and the default that the component data gives it; the turn
limit (R31) is a number, 0 for none.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from itertools import product
from typing import Final

from perihelion.games.kepler3ad.edition import FACE_IDS, Edition
from perihelion.games.kepler3ad.tables import Rulings
from perihelion.kernel.table_options import Value
from perihelion.kernel.wire import OptionSpec

PLANETS: Final = tuple("".join(faces) for faces in product(FACE_IDS, repeat=3))
"""Faces of the green, orange and purple zone."""
LONGEST: Final = 1_000_000
TWO: Final = (2,)
YES_NO: Final = (True, False)


def _flag(
    name: str, ruling: str, *, default: bool = True, seats: tuple[int, ...] = ()
) -> OptionSpec:
    return OptionSpec(name, default, YES_NO, ruling=ruling, seats=seats)


def _enum(name: str, ruling: str, *values: str) -> OptionSpec:
    return OptionSpec(name, values[0], values, ruling=ruling)


BOTH: Final = (
    _enum("raise_above_top", "R02", "excess_lost", "forbidden"),
    _enum("bonus_421_per_turn", "R03", "once", "each_new_occurrence"),
    _enum(
        "bonus_421_window",
        "R04",
        "roll_until_reliquat_while_shown",
        "immediately_after_dice_event",
    ),
    _flag("dice_on_action_locked", "R07"),
    _flag("reroll_exactly_two", "R08"),
    _flag("group_all_or_nothing", "R12"),
    _enum(
        "distinctness_scope",
        "R13",
        "destinations_pieces_and_discs_within_action",
        "whole_turn",
        "origins_too",
    ),
    _enum("reliquat_action_7_track", "R17", "bonus_points", "track_of_die_face"),
    _flag("may_skip_every_group", "R18"),
    _flag("level_zero_ranks_on_tracks", "R22"),
)
ONLY_FIRST: Final = (
    OptionSpec("planet", "random", ("random", *PLANETS)),
    _enum("influence_windows", "R06", "before_and_after_action", "before_action"),
    _enum("action_move_reach", "R11", "any_legal_placement_space", "adjacent_to_origin"),
    _enum("token_refill", "R24", "from_stack_discards_out", "discards_reshuffled"),
)
ONLY_SECOND: Final = (
    _enum("sacrifice_types", "R14", "any_unit", "ships_only"),
    _enum("base_bonus", "R15", "two_different_discs_one_level", "one_disc_two_levels_allowed"),
    _enum("allegiance_count", "R25", "distinct_clans", "total_wins"),
    _enum("setup_corporations_order", "R29", "seat_order", "reverse_seat_order"),
    _flag("two_players_use_centre_only", "R30", seats=TWO),
    _flag("use_corporations", "R32"),
    _enum("built_unit_in_supply", "R34", "before_giving", "after_giving"),
)
LAST: Final = (
    OptionSpec("turn_limit", 0, low=0, high=LONGEST, ruling="R31"),
    OptionSpec("data", ""),
)


def _sorted(specs: tuple[OptionSpec, ...]) -> tuple[OptionSpec, ...]:
    return tuple(sorted(specs, key=lambda spec: spec.ruling or ""))


OPTION_SPECS: Final = {
    1: (*_sorted((*ONLY_FIRST, *BOTH)), *LAST),
    2: (*_sorted((*ONLY_SECOND, *BOTH)), *LAST),
}
"""By the number of the edition."""


@cache
def _rulings(edition: Edition, items: tuple[tuple[str, Value], ...]) -> Rulings:
    rulings = Rulings(dict(items))
    given = rulings.options
    planet = str(given.get("planet", "random"))
    if planet != "random":
        rulings.faces = sum(FACE_IDS.index(face) << n for n, face in enumerate(planet))
    rulings.moves_adjacent |= edition.moves_adjacent
    rulings.reshuffles |= edition.reshuffles
    rulings.corporations &= edition.has_corporations
    # Ships are never built: where they alone are given up, there is nothing to choose.
    after = given.get("built_unit_in_supply") == "after_giving"
    rulings.supply_after = after and not rulings.ships_only
    return rulings


def rulings_of(edition: Edition, options: Mapping[str, Value]) -> Rulings:
    """The complete options as the rules read them; the same object for the same options."""
    return _rulings(edition, tuple(options.items()))
