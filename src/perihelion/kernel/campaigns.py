"""Campaigns that a game brings: levels one after the other, and what passing one brings along.

The levels are data; what passes a level and what is carried to the next are methods, which a game
overrides where its rules say something else. Files, tables and commands are the same for all.
"""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from perihelion.kernel.phrases import Phrase
from perihelion.kernel.resign import RESIGNED
from perihelion.kernel.table_options import Value
from perihelion.kernel.wire import Outcome, View


class LevelSpec(msgspec.Struct, frozen=True, kw_only=True):
    """One level: what it asks for besides the levels before it, and how its match is set up."""

    id: str
    """What it asks for, as the data names it."""
    name: Phrase
    text: Phrase
    """What it asks for, in a sentence."""
    minimum: int = 0
    """The score it asks for."""
    options: dict[str, Value] = {}
    opponents: tuple[str, ...] = ()
    """The agents at the seats after the player's."""


class CampaignBonus(msgspec.Struct, frozen=True, kw_only=True):
    """Something that a level begins with because of the levels that were passed."""

    id: str
    amount: int
    text: Phrase
    """The amount of it, in words."""


class CampaignSpec(msgspec.Struct, frozen=True, kw_only=True):
    """A campaign, on the data set of the game that names it."""

    id: str
    name: Phrase
    levels: tuple[LevelSpec, ...]
    difficulty: str = ""
    """The message `difficulty-...` of the game says it."""
    about: tuple[Phrase, ...] = ()
    """What one plays against, told before every level."""
    carries: tuple[str, ...] = ()
    """The options, numbers all, that follow from how the level before was passed."""

    def is_passed(self, level: int, outcome: Outcome) -> bool:
        """Whether the end of a level's match passes it: the first place, with enough points."""
        if outcome.reason == RESIGNED or outcome.places[0] != 1:
            return False
        return outcome.scores[0] >= self.levels[level - 1].minimum

    def carried(self, level: int, score: int) -> dict[str, int]:
        """What a level that was passed with this score sets of `carries`."""
        return {}

    def bonuses(self, level: int, carried: Mapping[str, int]) -> tuple[CampaignBonus, ...]:
        """What a level begins with: every kind there is, also those that come to nothing."""
        return ()

    def bonus_text(self, level: int, carried: Mapping[str, int]) -> Phrase | None:
        """What a level begins with in a sentence, if it begins with anything."""
        return None

    def is_met(self, level: int, view: View) -> bool | None:
        """Whether what this level adds is met; None where only the end of the match tells."""
        return None

    def opening_answers(self, carried: Mapping[str, int]) -> tuple[str, ...]:
        """The answers to a level's first question that may be given when the level is begun."""
        return ()
