"""Names, numbers and errors that all of it is made of."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

PRINTABLE = r"^[^\x00-\x1f\x7f]*[^\x00-\x20\x7f][^\x00-\x1f\x7f]*$"
"""One line with something on it: a name, a nonce, a line of chat."""

NO_NUL = r"^[^\x00]*$"
"""Any text that both databases can store."""

Name = Annotated[str, Meta(min_length=1, max_length=40, pattern=PRINTABLE)]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
Nonce = Annotated[str, Meta(min_length=1, max_length=200, pattern=PRINTABLE)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Ply = Annotated[int, Meta(ge=0, le=1_000_000)]
LevelName = Annotated[str, Meta(min_length=1, max_length=40)]
Scope = Literal["read", "play", "tables", "account"]
SCOPES: tuple[Scope, ...] = ("read", "play", "tables", "account")
Status = Literal["open", "sealing", "running", "over", "closed"]


class Problems(Struct, frozen=True):
    """What every error answers."""

    error: str
    """A stable word for programs: `stale`, `not-yours`, `sign-in`, ..."""
    message: str
    """What was wrong and what would be right."""
    update: dict[str, Any] | None = None
    """For `stale`: the match as it stands now."""


def plain(value: object) -> Any:
    """Any struct as what JSON knows."""
    return msgspec.to_builtins(value)
