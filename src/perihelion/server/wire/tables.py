"""Tables: how they are asked for, and how they are shown."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from perihelion.ai.judged import Judgement
from perihelion.kernel.table_options import Value
from perihelion.kernel.wire import Outcome
from perihelion.server.thinking.levels import DEFAULT
from perihelion.server.wire.basics import LevelName, Name, Nonce, Ply, SeatNumber, Status


class Clock(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How long a person may think."""

    kind: Literal["none", "live", "days"] = "none"
    seconds: Annotated[int, Meta(ge=5, le=86_400)] = 900
    """live: what each seat has at the start."""
    increment: Annotated[int, Meta(ge=0, le=3_600)] = 10
    """live: what a seat gets back when its turn is over."""
    days: Annotated[int, Meta(ge=1, le=60)] = 3
    """days: for each turn."""
    timeout: Literal["lose", "answer", "replace"] = "replace"
    """lose the match; a level answers this once; a level takes the seat."""


class House(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The customs of one table."""

    private: bool = True
    """Not listed in the lobby; whoever has the link may come."""
    spectators: bool = True
    chat: bool = True
    hints: bool = True
    takeback: bool = True
    """Whether a take-back may be asked for; the free one always may."""
    clock: Clock = Clock()
    stand_in: LevelName = DEFAULT
    """The level that takes the seat of somebody who leaves."""
    returning: bool = True
    """Whether somebody who left gets the seat back."""
    return_match: bool = False
    """A second match on the same deal with the seats moved on; the seed stays sealed till then."""
    nonce_seconds: Annotated[float, Meta(ge=0, le=3_600)] = 0.0
    """How long the start waits for nonces; then the stated default stands for the missing ones."""


class SeatAsked(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Who shall sit at a seat."""

    kind: Literal["me", "friend", "open", "level", "agent", "hotseat"]
    level: LevelName | None = None
    name: Name | None = None
    """hotseat: the name of the person beside me."""


class NewTable(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A table to set up."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[tuple[SeatAsked, ...], Meta(min_length=1, max_length=8)]
    options: Annotated[dict[str, Value], Meta(max_length=100)] = {}
    position: dict[str, Any] | None = None
    """Begin from this position, as `game.position` reads it."""
    house: House = House()
    nonce: Nonce | None = None


class Play(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A match against a level, at once."""

    game: Annotated[str, Meta(max_length=40)]
    level: LevelName = DEFAULT
    seats: SeatNumber | None = None
    """How many; the fewest by default."""
    seat: SeatNumber = 0
    """Mine."""
    options: Annotated[dict[str, Value], Meta(max_length=100)] = {}
    house: House = House()
    nonce: Nonce | None = None


class Sit(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Taking a seat; the code is in the link of a friend."""

    code: Annotated[str, Meta(max_length=40)] | None = None
    seat: SeatNumber | None = None
    nonce: Nonce | None = None


class GiveNonce(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a seat adds to the seed, after it has seen the commitment."""

    nonce: Nonce
    seat: SeatNumber | None = None


class WhichSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """One of my seats; not needed by whoever has one."""

    seat: SeatNumber | None = None


class Seat(Struct, frozen=True, kw_only=True):
    """Who sits at a seat, as anybody may know it."""

    seat: int
    kind: Literal["person", "friend", "open", "level", "agent"]
    name: str
    level: str | None = None
    judge: Judgement | None = None
    """By whose judgement the level plays, since it sat down; None before the match, and for those
    that judge nothing."""
    mine: bool = False
    taken: bool = False
    nonce: bool = False
    """Whether it has given its nonce."""
    left: bool = False
    """Whether a level plays on for somebody who left."""
    invited: bool = False
    """Whether it is kept for whoever asks, as in a rematch that somebody wants of them."""


class Table(Struct, frozen=True, kw_only=True):
    """A table and how far it is."""

    id: str
    game: str
    status: Status
    seats: tuple[Seat, ...]
    options: dict[str, Value]
    data: str
    """The digest of its component data."""
    house: House
    commitment: str
    """To the operator's part of the seed; given before the nonces."""
    created: float
    ply: int
    asked: tuple[int, ...]
    mine: tuple[int, ...] = ()
    """The seats of whoever asks."""
    left: tuple[int, ...] = ()
    """The seats that whoever asks has left to a level and may take back."""
    owner: bool = False
    join: str | None = None
    """The code for friends; only for those who sit there."""
    outcome: Outcome | None = None
    twin: str | None = None
    rematch: str | None = None
    forked_from: str | None = None
    campaign: str | None = None
    """The campaign of mine whose level is played here."""
    my_turn: bool = False
    """Whether the match waits for me."""
    deadline: float | None = None


class Page(Struct, frozen=True):
    """Some of many tables; `next` asks for those after them."""

    tables: tuple[Table, ...]
    next: str | None = None


class Upgrade(Struct, frozen=True, forbid_unknown_fields=True):
    """How a match of other rules shall go on: from where it can, or not at all."""

    choice: Literal["go-on", "end"]


class Fork(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Play on from a ply of a finished match, as a new table."""

    ply: Ply
    seats: Annotated[tuple[SeatAsked, ...], Meta(min_length=1, max_length=8)]
    house: House = House()
