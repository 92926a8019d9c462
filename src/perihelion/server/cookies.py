"""Our one cookie: not for scripts, not for other pages."""

from __future__ import annotations

from typing import Final

from litestar.datastructures import Cookie

COOKIE: Final = "perihelion"
KEPT_SECONDS: Final = 400 * 86_400
NEW_COOKIE: Final = "new_cookie"
"""Where the state of a request keeps the cookie of a guest who was just made."""


def cookie_of(value: str, *, secure: bool) -> Cookie:
    """The cookie that remembers a session."""
    return Cookie(
        key=COOKIE,
        value=value,
        max_age=KEPT_SECONDS,
        path="/",
        httponly=True,
        secure=secure,
        samesite="lax",
    )
