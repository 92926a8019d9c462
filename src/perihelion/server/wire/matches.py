"""Matches: answers, and what a viewer is told."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from perihelion.kernel.phrases import Phrase
from perihelion.kernel.wire import Decision, Outcome
from perihelion.match.line import Told
from perihelion.match.match import Pending
from perihelion.server.wire.basics import Ply, SeatNumber, Status
from perihelion.server.wire.tables import Table


class Do(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """An answer: the id or the text of an option, to the question open at `ply`."""

    action: Annotated[int, Meta(ge=0, le=100_000)] | Annotated[str, Meta(max_length=400)]
    ply: Ply
    seat: SeatNumber | None = None


class TakeBack(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Undo, or ask for it; by default back to my last choice."""

    ply: Ply
    plies: Annotated[int, Meta(ge=1, le=10_000)] | None = None
    seat: SeatNumber | None = None


class Consent(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The answer to somebody who asks for a take-back."""

    agree: bool
    seat: SeatNumber | None = None


class AtPly(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """For one of my seats, as things stand at `ply`."""

    ply: Ply
    seat: SeatNumber | None = None


class UndoRequest(Struct, frozen=True, gc=False):
    """Somebody asks for a take-back."""

    seat: int
    plies: int
    waits_for: tuple[int, ...]
    """The seats that have not agreed yet."""


class Clocks(Struct, frozen=True, gc=False):
    """What is left to think, as of `at`; None for a seat without a clock."""

    left: tuple[float | None, ...]
    running: tuple[int, ...]
    at: float


class Update(Struct, frozen=True, gc=False, kw_only=True, omit_defaults=True):
    """A match as one seat (or a spectator) may know it now, and what happened since."""

    id: str
    ply: int
    rev: int
    """Grows with every change at the table, entries or not."""
    status: Status
    viewer: int | None
    """The seat this is for; None for a spectator."""
    mine: tuple[int, ...]
    pending: Pending
    view: Any
    """The view of the game, see `perihelion schema`."""
    decision: Decision | None
    """The open question to the viewer."""
    told: tuple[Told, ...]
    """The entries after `since`, as the viewer may know them."""
    since: int
    undo: int = 0
    """How many answers the viewer may take back freely."""
    request: UndoRequest | None = None
    clocks: Clocks | None = None
    outcome: Outcome | None = None
    tie: Phrase | None = None
    """Why somebody is first among equals."""
    twin: str | None = None
    rematch: str | None = None


class Begun(Struct, frozen=True):
    """A table, and its match as I see it; without, while it waits for nonces."""

    table: Table
    match: Update | None
