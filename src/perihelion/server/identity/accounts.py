"""What an operator does to an account from the command line, while the server runs or not."""

from __future__ import annotations

import secrets

from perihelion.server.errors import StartError, Unknown
from perihelion.server.gateway.rate_limits import Buckets
from perihelion.server.identity.credentials import Passwords, Signer
from perihelion.server.identity.people import People
from perihelion.server.identity.sessions import Sessions
from perihelion.server.settings import Settings
from perihelion.server.store import Store
from perihelion.server.store.clock import clock_of


async def reset_password(settings: Settings, name: str) -> tuple[str, str]:
    """A new random password for an account: its name, and the password; raises StartError.

    A running server stops believing the old sessions and tokens within seconds.
    """
    store = await Store.open(settings)
    try:
        clock = await clock_of(store)
        credentials = Sessions(store, Signer(""), clock)
        passwords = Passwords(cheap=settings.cheap_passwords)
        people = People(store, credentials, passwords, Buckets(float, on=False), clock)
        password = secrets.token_urlsafe(12)
        return await people.reset_password(name, password), password
    except Unknown as error:
        raise StartError(str(error)) from None
    finally:
        await store.close()
