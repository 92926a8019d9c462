"""Secrets of people: signed cookies, bearer tokens and passwords. Nothing here is ever logged."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

Result = TypeVar("Result")

TOKEN_MARK: Final = "phl_"  # noqa: S105  (the public beginning of every token)


def new_id() -> str:
    """An id that nobody can guess."""
    return secrets.token_hex(10)


def digest_of(secret: str) -> str:
    """What is stored of a random secret; the secret itself never is."""
    return hashlib.sha256(secret.encode()).hexdigest()


def new_token() -> str:
    """The secret of a bearer token."""
    return TOKEN_MARK + secrets.token_urlsafe(32)


class Signer:
    """Signs the cookies of this server, so that junk never reaches the database."""

    def __init__(self, key: str) -> None:
        self._key = key.encode()

    def new_cookie(self) -> tuple[str, str]:
        """A fresh cookie, and the digest of its secret that the session is stored under."""
        secret = secrets.token_urlsafe(24)
        return f"{secret}.{self._sign(secret)}", digest_of(secret)

    def digest_in(self, cookie: str) -> str | None:
        """The digest of the secret in a cookie that we signed; None for anything else."""
        secret, dot, signature = cookie.partition(".")
        if not dot or not secret.isascii() or not signature.isascii():
            return None
        if not hmac.compare_digest(self._sign(secret), signature):
            return None
        return digest_of(secret)

    def new_device(self, person: str) -> str:
        """A cookie for a browser that has signed in to a person's account; it opens nothing."""
        text = f"{person}.{secrets.token_hex(8)}"
        return f"{text}.{self._sign(text, b'device ')}"

    def device_in(self, cookie: str) -> tuple[str, str] | None:
        """The person and the number of the browser in such a cookie; None for anything else."""
        text, _, signature = cookie.rpartition(".")
        person, dot, number = text.partition(".")
        if not dot or not cookie.isascii():
            return None
        if not hmac.compare_digest(self._sign(text, b"device "), signature):
            return None
        return person, number

    def _sign(self, secret: str, purpose: bytes = b"cookie ") -> str:
        return hmac.new(self._key, purpose + secret.encode(), "sha256").hexdigest()


HASHING: Final = 2
"""Threads for passwords; nothing else ever waits in them."""


class Passwords:
    """argon2, in threads of its own: it takes a tenth of a second on purpose."""

    def __init__(self, *, cheap: bool = False) -> None:
        self._hasher = (
            PasswordHasher(time_cost=1, memory_cost=8, parallelism=1) if cheap else PasswordHasher()
        )
        self._nobody: str | None = None
        self._threads = ThreadPoolExecutor(HASHING, thread_name_prefix="perihelion-password")

    def close(self) -> None:
        """End the threads."""
        self._threads.shutdown()

    async def hash(self, password: str) -> str:
        """What is stored of a password."""
        return await self._run(self._hasher.hash, password)

    async def fits(self, stored: str | None, password: str) -> bool:
        """Whether it is the right one; takes as long where there is no such person."""
        good = await self._run(self._check, stored, password)
        return good and stored is not None

    async def _run(self, work: Callable[..., Result], *given: str | None) -> Result:
        return await asyncio.get_running_loop().run_in_executor(self._threads, work, *given)

    def _check(self, stored: str | None, password: str) -> bool:
        if self._nobody is None:
            self._nobody = self._hasher.hash(secrets.token_hex(16))
        try:
            return self._hasher.verify(stored or self._nobody, password)
        except (VerificationError, InvalidHashError):
            return False
