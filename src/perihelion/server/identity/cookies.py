"""Our cookies, of the session and of the browser: not for scripts, not for other pages."""

from __future__ import annotations

from typing import Final

from litestar.datastructures import Cookie

COOKIE: Final = "perihelion"
KEPT_SECONDS: Final = 90 * 86_400
"""As long as a session lasts without being used; every day of use prolongs it."""
NEW_COOKIE: Final = "new_cookie"
"""Where the state of a request keeps the cookie of a guest who was just made."""


DEVICE_COOKIE: Final = "perihelion-device"
DEVICE_SECONDS: Final = 400 * 86_400


def cookie_of(value: str, *, secure: bool) -> Cookie:
    """The cookie that remembers a session."""
    return _cookie(COOKIE, value, KEPT_SECONDS, secure=secure)


def device_cookie_of(value: str, *, secure: bool) -> Cookie:
    """The cookie that remembers that a browser has signed in before."""
    return _cookie(DEVICE_COOKIE, value, DEVICE_SECONDS, secure=secure)


def _cookie(name: str, value: str, seconds: int, *, secure: bool) -> Cookie:
    return Cookie(
        key=name,
        value=value,
        max_age=seconds,
        path="/",
        httponly=True,
        secure=secure,
        samesite="lax",
    )
