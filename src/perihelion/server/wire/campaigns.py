"""Campaigns: which there are, and how far mine have come."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from perihelion.kernel.campaigns import CampaignBonus
from perihelion.kernel.phrases import Phrase
from perihelion.kernel.table_options import Value
from perihelion.server.wire.basics import Nonce
from perihelion.server.wire.tables import House


class CampaignLevel(Struct, frozen=True, kw_only=True):
    """One level of a campaign; the objectives of the levels before it are asked too."""

    level: int
    minimum: int
    """The points it asks for; 0 where it asks for none."""
    objective: str
    name: Phrase
    text: Phrase
    """What the objective asks for."""


class CampaignInfo(Struct, frozen=True, kw_only=True):
    """A campaign of a game, in the words and figures of a data set."""

    id: str
    game: str
    name: Phrase
    difficulty: str
    """The message `difficulty-...` of the game; empty where it says none."""
    about: tuple[Phrase, ...]
    """What one plays against."""
    levels: tuple[CampaignLevel, ...]


class NewCampaign(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A campaign to begin; its first level is not begun yet."""

    campaign: Annotated[str, Meta(min_length=1, max_length=40)]
    game: Annotated[str, Meta(min_length=1, max_length=40)] | None = None
    """Needed only where several games have a campaign of this name."""
    options: Annotated[dict[str, Value], Meta(max_length=100)] = {}
    """Other options of the game, the same for all levels."""
    house: House = House()
    """The customs of its tables; there is no clock and no return match."""


class PlayLevel(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The level to be played: begun, resumed, or begun again after it was failed."""

    answer: Annotated[str, Meta(min_length=1, max_length=200)] | None = None
    """The answer to its first question, where the game lets it be given in advance, as how to take
    a bonus (`energy 2`); asked at the table if not said here."""
    nonce: Nonce | None = None


class CampaignAttempt(Struct, frozen=True, kw_only=True):
    """A level that was played to its end; its match is the one at `table`."""

    level: int
    carried: dict[str, int]
    """What it began with, by the options of its match that say so."""
    score: int
    passed: bool
    reason: str
    """Why it ended: `resigned`, or as the game says (`passed`, `failed`)."""
    table: str
    ended: float | None


class MyCampaign(Struct, frozen=True, kw_only=True):
    """A campaign of mine and how far it has come."""

    id: str
    campaign: str
    game: str
    info: CampaignInfo
    """The campaign as the data set of its tables has it."""
    options: dict[str, Value]
    house: House
    level: int
    """The level to be played; the last one when the campaign is won."""
    minimum: int
    won: bool
    carried: dict[str, int]
    """What that level begins with, by the options of its match that say so."""
    bonuses: tuple[CampaignBonus, ...]
    """The same by the kinds that the game has, in its words; and in a sentence, if there is any."""
    bonus_text: Phrase | None
    running: str | None
    """The table where that level is being played."""
    attempts: tuple[CampaignAttempt, ...]
    created: float
