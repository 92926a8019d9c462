"""Chat, presence, and the messages of a WebSocket."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from perihelion.server.wire.basics import PRINTABLE, SeatNumber
from perihelion.server.wire.matches import Do, Update
from perihelion.server.wire.tables import Table


class ChatLine(Struct, frozen=True):
    """A line of the table's chat."""

    id: int
    name: str
    seats: tuple[int, ...]
    text: str
    at: float


class Say(Struct, frozen=True, forbid_unknown_fields=True):
    """Something to say to everybody at the table."""

    text: Annotated[str, Meta(min_length=1, max_length=500, pattern=PRINTABLE)]


class Present(Struct, frozen=True):
    """Somebody who is here now."""

    name: str
    seats: tuple[int, ...]


class ActMessage(
    Do, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="do", tag="act"
):
    """Over a WebSocket: an answer."""

    ref: int | None = None
    """Comes back with what it led to."""


class SayMessage(Say, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="say"):
    """Over a WebSocket: something to say."""


class EyesMessage(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="seat"):
    """Over a WebSocket: look with the eyes of another of my seats, at a hot seat."""

    seat: SeatNumber


class PingMessage(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="ping"):
    """Over a WebSocket: is anybody there?"""


Message = ActMessage | SayMessage | EyesMessage | PingMessage


class UpdateNews(Struct, frozen=True, gc=False, tag_field="type", tag="update"):
    """From a WebSocket: the match has moved on."""

    update: Update
    ref: int | None = None


class ChangesNews(Struct, frozen=True, gc=False, tag_field="type", tag="changes"):
    """From a WebSocket that asked for changes: the match has moved on from what it told last."""

    update: Update
    """Its `view` has only the fields that have changed."""
    over: int
    """The revision of the update it told last, whose view has the other fields."""
    gone: tuple[str, ...] = ()
    """Fields that the view has no more."""
    ref: int | None = None


class TableNews(Struct, frozen=True, tag_field="type", tag="table"):
    """From a WebSocket, while the match has not begun: who sits at the table now."""

    table: Table


class ChatNews(Struct, frozen=True, tag_field="type", tag="chat"):
    """From a WebSocket: what was said."""

    lines: tuple[ChatLine, ...]


class PresentNews(Struct, frozen=True, tag_field="type", tag="present"):
    """From a WebSocket: who is here now."""

    people: tuple[Present, ...]


class ProblemNews(Struct, frozen=True, tag_field="type", tag="problem"):
    """From a WebSocket: what you sent could not be done."""

    error: str
    message: str
    update: Any = None
    ref: int | None = None


class Pong(Struct, frozen=True, tag_field="type", tag="pong"):
    """From a WebSocket: yes."""

    time: float


News = UpdateNews | ChangesNews | TableNews | ChatNews | PresentNews | ProblemNews | Pong
