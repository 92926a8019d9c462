"""Solo campaigns: which there are, and how far mine have come."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from perihelion.kernel.phrases import Phrase
from perihelion.kernel.table_options import Value
from perihelion.server.wire.basics import Nonce
from perihelion.server.wire.tables import House


class CampaignLevel(Struct, frozen=True, kw_only=True):
    """One level of a campaign; the objectives of the levels before it are asked too."""

    level: int
    minimum: int
    """The points it asks for."""
    objective: str
    name: Phrase
    text: Phrase
    """What the objective asks for."""


class CampaignInfo(Struct, frozen=True, kw_only=True):
    """A campaign of the box."""

    id: str
    game: str
    name: Phrase
    difficulty: str
    levels: tuple[CampaignLevel, ...]


class NewCampaign(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A campaign to begin; its first level is not begun yet."""

    campaign: Annotated[str, Meta(min_length=1, max_length=40)]
    options: Annotated[dict[str, Value], Meta(max_length=100)] = {}
    """Other options of the game, the same for all levels."""
    house: House = House()
    """The customs of its tables; there is no clock and no return match."""


class PlayLevel(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The level to be played: begun, resumed, or begun again after it was failed."""

    energy: Annotated[int, Meta(ge=0, le=1_000)] | None = None
    """How many of the bonus cubes shall be energy, the others matter; asked at the table if not
    said here."""
    nonce: Nonce | None = None


class CampaignAttempt(Struct, frozen=True, kw_only=True):
    """A level that was played to its end; its match is the one at `table`."""

    level: int
    bonus_cubes: int
    score: int
    passed: bool
    reason: str
    """Why it ended: `passed`, `failed`, `resigned`."""
    table: str
    ended: float | None


class MyCampaign(Struct, frozen=True, kw_only=True):
    """A campaign of mine and how far it has come."""

    id: str
    campaign: str
    game: str
    options: dict[str, Value]
    house: House
    level: int
    """The level to be played; the last one when the campaign is won."""
    minimum: int
    won: bool
    bonus_cubes: int
    """The cubes of energy or matter with which that level begins."""
    bonus_antimatter: int
    running: str | None
    """The table where that level is being played."""
    attempts: tuple[CampaignAttempt, ...]
    created: float
