"""The options of a table: set-up, the open rulings, and the level of a solo campaign.

Each ruling has the name, the values and the default that the component data gives it.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final

from perihelion.games.kepler3042.phrases.names import CAMPAIGN_IDS
from perihelion.games.kepler3042.tables import Rulings
from perihelion.kernel.errors import BadOption
from perihelion.kernel.table_options import Value
from perihelion.kernel.wire import OptionSpec

MOST_BONUS_CUBES: Final = 30
"""A level brings no more (15.5); that is 150 points above its minimum, unless data says else."""
LEVELS: Final = 4
SOLO: Final = (1,)
TABLE: Final = (2, 3, 4)
YES_NO: Final = (True, False)
PRICES: Final = ("per_advance", "per_icon_used", "one_cube")
CAMPAIGNS: Final = tuple(name.replace("-", "_") for name in CAMPAIGN_IDS)


def _flag(name: str, ruling: str, *, default: bool) -> OptionSpec:
    return OptionSpec(name, default, YES_NO, ruling=ruling)


def _enum(name: str, ruling: str, *values: str, seats: tuple[int, ...] = ()) -> OptionSpec:
    return OptionSpec(name, values[0], values, ruling=ruling, seats=seats)


OPTION_SPECS: Final = (
    OptionSpec("objectives", "standard", ("standard", "advanced"), seats=TABLE),
    OptionSpec("placement", "random", ("random", "in_turn")),
    _flag("placement_peek", "R02", default=False),
    _enum("free_levels_order", "R05", "seat_order_public", "simultaneous_hidden", seats=TABLE),
    _enum("overflow_distance", "R06", "hex_distance", "flight_path"),
    _flag("cartography_needs_four", "R08", default=False),
    _flag("produce_less", "R09", default=False),
    _enum("bonus_axis", "R10", "first_three_on_columns", "first_three_on_rows"),
    _flag("allow_no_effect", "R11", default=True),
    _enum("end_of_track", "R16", "lost", "other_track"),
    _flag("decline_progress", "R20", default=True),
    _enum("knowledge_price", "R21", *PRICES),
    _enum("last_tie_break", "R22", "shared", "fewest_first_player_rounds", seats=TABLE),
    OptionSpec("solo_planets", 18, (18, 20), low=18, high=20, ruling="R24", seats=SOLO),
    _enum("wormhole_price", "R32", "one_energy", "either"),
    OptionSpec("campaign", CAMPAIGNS[0], CAMPAIGNS, seats=SOLO),
    OptionSpec("level", 1, low=1, high=LEVELS, seats=SOLO),
    OptionSpec("bonus_cubes", 0, low=0, high=MOST_BONUS_CUBES, seats=SOLO),
    OptionSpec("data", ""),
)


ONCE: Final[Mapping[str, Value]] = {"solo_planets": 20}
"""Defaults of before: records carry all options, those of other numbers of seats too."""


def check_for_seats(seats: int, options: Mapping[str, Value]) -> None:
    """Refuse complete options that make no sense for so many seats; raises BadOption."""
    for spec in OPTION_SPECS:
        usual = (spec.default, ONCE.get(spec.name, spec.default))
        if spec.seats == SOLO and seats != 1 and options[spec.name] not in usual:
            raise BadOption(f"option {spec.name!r} is for one seat, and {seats} play; leave it out")
        if spec.seats == TABLE and seats == 1 and options[spec.name] != spec.default:
            raise BadOption(
                f"option {spec.name!r} is for several seats, and one plays; leave it out"
            )
    if options["level"] == 1 and options["bonus_cubes"]:
        raise BadOption(
            "option 'bonus_cubes' must be 0 on level 1: no level before it earns any cubes"
        )


@cache
def _rulings(items: tuple[tuple[str, Value], ...]) -> Rulings:
    rulings = Rulings(dict(items))
    rulings.peek = rulings.in_turn and bool(rulings.options["placement_peek"])
    rulings.left_out = 20 - int(rulings.options["solo_planets"])
    return rulings


def rulings_of(options: Mapping[str, Value]) -> Rulings:
    """The complete options as the rules read them; the same object for the same options."""
    return _rulings(tuple(options.items()))
