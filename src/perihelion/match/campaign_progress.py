"""How far a solo campaign of Kepler-3042 has come, reckoned from what its attempts came to."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import msgspec

from perihelion.games import load
from perihelion.games.kepler3042.data_set.components import components
from perihelion.games.kepler3042.options import (
    CAMPAIGNS,
    LEVELS,
    MOST_BONUS_CUBES,
    ONCE,
    check_for_seats,
)
from perihelion.kernel.errors import BadOption
from perihelion.kernel.game import Game
from perihelion.kernel.table_options import Value
from perihelion.kernel.wire import Outcome

GAME: Final = "kepler3042"
PASSED: Final = "passed"
OWN: Final = ("campaign", "level", "bonus_cubes")
"""The options that the campaign itself sets."""


class Result(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a level that was played to its end came to."""

    level: int
    bonus_cubes: int
    """The cubes of energy or matter it began with; the antimatter follows from the level."""
    score: int
    passed: bool


class Standing:
    """A campaign with the options of its table, and the results so far."""

    def __init__(self, campaign: str, options: Mapping[str, Value] | None = None) -> None:
        self.game: Game = load(GAME)
        self.campaign = campaign_id(campaign)
        self.given = dict(options or {})
        for name in OWN:
            if name in self.given:
                raise BadOption(f"option {name!r} is set by the campaign itself")
        self.results: list[Result] = []
        self.options_of_level(1, 0)
        self.solo = _solo_of(self.given)

    @property
    def level(self) -> int:
        """The level to be played; the last one still when the campaign is won."""
        return min(1 + self._passed(), LEVELS)

    @property
    def is_won(self) -> bool:
        """Whether the last level is passed."""
        return self._passed() == LEVELS

    @property
    def bonus_cubes(self) -> int:
        """The cubes of energy or matter with which the level to be played begins (R23)."""
        passed = [result for result in self.results if result.passed]
        return self.earned(passed[-1].level, passed[-1].score) if passed and not self.is_won else 0

    @property
    def bonus_antimatter(self) -> int:
        """The antimatter with which the level to be played begins."""
        return 0 if self.is_won else self.level - 1

    def minimum(self, level: int) -> int:
        """The score that a level asks for."""
        return int(self.solo["minimum_vp"][str(level)])

    def earned(self, level: int, score: int) -> int:
        """The cubes of energy or matter that a level passed with this score brings to the next."""
        cubes = (score - self.minimum(level)) // int(self.solo["bonus_resources"]["vp_per_cube"])
        return min(cubes, MOST_BONUS_CUBES)

    def options_of_level(self, level: int, bonus_cubes: int) -> dict[str, Value]:
        """The complete options of the match that is a level; raises BadOption."""
        own: dict[str, Value] = {
            "campaign": self.campaign,
            "level": level,
            "bonus_cubes": bonus_cubes,
        }
        options = self.game.checked_options({**self.given, **own})
        check_for_seats(1, options)
        return options

    def _passed(self) -> int:
        return sum(result.passed for result in self.results)


def begun_with(given: Mapping[str, Value], first: Mapping[str, Value] | None) -> dict[str, Value]:
    """The options of a campaign; what it left out was the default when its first level began.

    `first` are the complete options of that level, if one was begun: a campaign that began
    under a default of before goes on under it.
    """
    kept = {name: value for name, value in ONCE.items() if first and first.get(name) == value}
    return {**kept, **given}


def result_of(level: int, bonus_cubes: int, outcome: Outcome) -> Result:
    """What the end of a level's match means for the campaign."""
    return Result(level, bonus_cubes, outcome.scores[0], outcome.reason == PASSED)


def campaign_id(name: str) -> str:
    """The id of a campaign, also written with hyphens; raises BadOption."""
    found = name.replace("-", "_")
    if found not in CAMPAIGNS:
        raise BadOption(f"there is no campaign {name!r}; there are: {', '.join(CAMPAIGNS)}")
    return found


def _solo_of(options: Mapping[str, Value]) -> Mapping[str, Any]:
    """The figures of the solo game in the data in force."""
    found: Mapping[str, Any] = components(str(options.get("data", ""))).records["rules"]["solo"]
    return found
