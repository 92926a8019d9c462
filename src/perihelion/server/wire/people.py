"""People: who they are, what they like, their tokens."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from perihelion.server.wire.basics import NO_NUL, Name, Password, Scope


class Preferences(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a person likes; new tables take `auto` and `confirm` from here."""

    language: Literal["en", "fr", "system"] = "system"
    theme: Literal["light", "dark", "system"] = "system"
    auto: bool = True
    """Give the only possible answer without asking."""
    confirm: bool = False
    """Ask before chance answers, so that a turn can still be taken back."""
    sounds: bool = True
    webhook: Annotated[str, Meta(max_length=300, pattern=r"^https?://[^\s\x00]+$")] | None = None
    """Where to POST when it is my turn."""


class Me(Struct, frozen=True, kw_only=True):
    """The person who asks."""

    id: str
    name: str
    guest: bool
    preferences: Preferences
    scopes: tuple[Scope, ...]


class Claim(Struct, frozen=True, forbid_unknown_fields=True):
    """A guest takes a name and a password, and keeps all games."""

    name: Name
    password: Password


class SignIn(Struct, frozen=True, forbid_unknown_fields=True):
    """A name and its password."""

    name: Annotated[str, Meta(max_length=40, pattern=NO_NUL)]
    password: Annotated[str, Meta(max_length=200)]


class NewPassword(Struct, frozen=True, forbid_unknown_fields=True):
    """Another password, by whoever knows the old one."""

    old: Annotated[str, Meta(max_length=200)]
    new: Password


class Session(Struct, frozen=True, kw_only=True):
    """A browser that is signed in."""

    id: str
    label: str
    """What the browser says about itself."""
    created: float
    seen: float
    """When it was used last, to a day."""
    current: bool
    """Whether it is the one that asks."""


class Rename(Struct, frozen=True, forbid_unknown_fields=True):
    """Another name to be called by."""

    name: Name


class NewToken(Struct, frozen=True, forbid_unknown_fields=True):
    """A bearer token for a program."""

    label: Name
    scopes: Annotated[tuple[Scope, ...], Meta(min_length=1, max_length=4)]


class Token(Struct, frozen=True):
    """A token, without its secret."""

    id: str
    label: str
    scopes: tuple[Scope, ...]
    created: float


class TokenMade(Struct, frozen=True):
    """A new token; the secret is shown this once."""

    token: Token
    secret: str
