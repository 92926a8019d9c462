"""People: guests at once, accounts for those who want one, tokens for programs."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Any, Final

import msgspec
from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from perihelion.server.errors import Conflict, NotYours, SignInFirst, Unknown
from perihelion.server.secrets_of import Passwords, Signer, digest_of, new_id, new_token
from perihelion.server.store import Store, schema
from perihelion.server.wire import (
    SCOPES,
    Claim,
    Me,
    NewToken,
    Preferences,
    Scope,
    SignIn,
    Token,
    TokenMade,
)

CACHED: Final = 5_000
FRESH_SECONDS: Final = 10.0
"""How long another worker may still believe a session that was ended here."""
MOST_TOKENS: Final = 50
NOBODY: Final = ""


class Caller(msgspec.Struct, frozen=True):
    """Who asks, and what they may do; nobody has no id and no scopes."""

    id: str = NOBODY
    name: str = ""
    guest: bool = True
    preferences: Preferences = Preferences()
    scopes: tuple[Scope, ...] = ()
    session: str | None = None
    """The digest of the session; None with a token."""

    def me(self) -> Me:
        """What the person is told about themselves."""
        return Me(
            id=self.id,
            name=self.name,
            guest=self.guest,
            preferences=self.preferences,
            scopes=self.scopes,
        )


class People:
    """Everything about persons that is not about tables."""

    def __init__(
        self,
        store: Store,
        signer: Signer,
        passwords: Passwords,
        clock: Callable[[], float] = time.time,
    ) -> None:
        self.store = store
        self.signer = signer
        self.passwords = passwords
        self.clock = clock
        self.changed: list[Callable[[str], None]] = [self.forget]
        """Who must look a person up again after a change."""
        self._cache: OrderedDict[str, tuple[float, Caller]] = OrderedDict()

    # Who is it?

    async def by_cookie(self, cookie: str) -> Caller | None:
        """The person of a session; None if the cookie is junk or the session has ended."""
        digest = self.signer.digest_in(cookie)
        return None if digest is None else await self._known(digest, "session")

    async def by_token(self, secret: str) -> Caller | None:
        """The person of a bearer token, with the token's scopes."""
        return await self._known(digest_of(secret), "token")

    async def _known(self, digest: str, how: str) -> Caller | None:
        kept = self._cache.get(digest)
        if kept is not None and self.clock() - kept[0] < FRESH_SECONDS:
            return kept[1]
        caller = await (self._session(digest) if how == "session" else self._token(digest))
        if caller is not None:
            self._cache[digest] = (self.clock(), caller)
            if len(self._cache) > CACHED:
                self._cache.popitem(last=False)
        return caller

    async def _session(self, digest: str) -> Caller | None:
        people, sessions = schema.people, schema.sessions
        row = await self.store.row(select(people).join(sessions).where(sessions.c.digest == digest))
        return None if row is None else _caller(row, SCOPES, digest)

    async def _token(self, digest: str) -> Caller | None:
        people, tokens = schema.people, schema.tokens
        row = await self.store.row(
            select(people, tokens.c.scopes).join(tokens).where(tokens.c.digest == digest)
        )
        return None if row is None else _caller(row, tuple(row["scopes"]), None)

    def forget(self, person: str) -> None:
        """Look this person up again at the next request."""
        for digest in [one for one, (_, kept) in self._cache.items() if kept.id == person]:
            del self._cache[digest]

    # Coming and going.

    async def new_guest(self) -> tuple[Caller, str]:
        """A guest, and the cookie that keeps them."""
        person, now = new_id(), self.clock()
        name = f"Guest {person[:4]}"
        row = {
            "id": person,
            "name": name,
            "preferences": msgspec.to_builtins(Preferences()),
            "created": now,
        }
        cookie, digest = self.signer.new_cookie()
        async with self.store.begin() as connection:
            await connection.execute(insert(schema.people), row)
            session = {"digest": digest, "person": person, "created": now}
            await connection.execute(insert(schema.sessions), session)
        return Caller(person, name, True, Preferences(), SCOPES, digest), cookie

    async def claim(self, caller: Caller, wanted: Claim) -> Caller:
        """Make a guest's account a lasting one."""
        if not caller.guest:
            raise Conflict("this account has a name and a password already")
        login = wanted.name.strip().casefold()
        if await self._by_login(login) is not None:
            raise Conflict("somebody has that name already; choose another")
        password = await self.passwords.hash(wanted.password)
        name = wanted.name.strip()
        changes = {"name": name, "login": login, "password": password}
        try:
            await self._change(caller.id, changes)
        except IntegrityError:
            raise Conflict("somebody has that name already; choose another") from None
        return msgspec.structs.replace(caller, name=name, guest=False)

    async def sign_in(self, given: SignIn) -> tuple[Caller, str]:
        """The person of a name and a password, and a new cookie."""
        row = await self._by_login(given.name.strip().casefold())
        stored = None if row is None else row["password"]
        if not await self.passwords.fits(stored, given.password) or row is None:
            raise SignInFirst("the name or the password is wrong")
        cookie, digest = self.signer.new_cookie()
        session = {"digest": digest, "person": row["id"], "created": self.clock()}
        async with self.store.begin() as connection:
            await connection.execute(insert(schema.sessions), session)
        return _caller(row, SCOPES, digest), cookie

    async def sign_out(self, caller: Caller) -> None:
        """End this session."""
        if caller.session is None:
            raise Conflict("a token is not signed out; delete it")
        async with self.store.begin() as connection:
            await connection.execute(
                delete(schema.sessions).where(schema.sessions.c.digest == caller.session)
            )
        await self._everywhere(caller.id, "gone")

    # What can be changed.

    async def rename(self, caller: Caller, name: str) -> Caller:
        """Another name to be called by; whoever has an account also signs in with it."""
        name = name.strip()
        changes = {"name": name}
        if not caller.guest:
            changes["login"] = name.casefold()
        try:
            await self._change(caller.id, changes)
        except IntegrityError:
            raise Conflict("somebody has that name already; choose another") from None
        return msgspec.structs.replace(caller, name=name)

    async def prefer(self, caller: Caller, preferences: Preferences) -> Caller:
        """Keep what a person likes."""
        changes = {"preferences": msgspec.to_builtins(preferences), "webhook": preferences.webhook}
        await self._change(caller.id, changes)
        return msgspec.structs.replace(caller, preferences=preferences)

    async def _change(self, person: str, changes: dict[str, Any]) -> None:
        people = schema.people
        async with self.store.begin() as connection:
            await connection.execute(update(people).where(people.c.id == person).values(**changes))
        await self._everywhere(person)

    async def _everywhere(self, person: str, what: str = "person") -> None:
        for look_again in self.changed:
            look_again(person)
        if not self.store.is_sqlite:
            async with self.store.begin() as connection:
                await self.store.notify(connection, [f"{what} {person}"])

    async def _by_login(self, login: str) -> Any:
        people = schema.people
        return await self.store.row(select(people).where(people.c.login == login))

    # Tokens.

    async def tokens(self, caller: Caller) -> tuple[Token, ...]:
        """The tokens of a person, without their secrets."""
        tokens = schema.tokens
        query = select(tokens).where(tokens.c.person == caller.id).order_by(tokens.c.created)
        return tuple(_token(row) for row in await self.store.rows(query))

    async def new_token(self, caller: Caller, wanted: NewToken) -> TokenMade:
        """A bearer token; only whoever signed in may make one."""
        if caller.session is None:
            raise NotYours("a token cannot make tokens; sign in")
        if len(await self.tokens(caller)) >= MOST_TOKENS:
            raise Conflict(f"{MOST_TOKENS} tokens are enough; delete one")
        secret = new_token()
        row = {
            "id": new_id(),
            "person": caller.id,
            "digest": digest_of(secret),
            "label": wanted.label,
            "scopes": sorted(set(wanted.scopes)),
            "created": self.clock(),
        }
        async with self.store.begin() as connection:
            await connection.execute(insert(schema.tokens), row)
        return TokenMade(_token(row), secret)

    async def drop_token(self, caller: Caller, token: str) -> None:
        """Make a token worthless."""
        tokens = schema.tokens
        async with self.store.begin() as connection:
            done = await connection.execute(
                delete(tokens).where(tokens.c.id == token, tokens.c.person == caller.id)
            )
        if done.rowcount == 0:
            raise Unknown("there is no such token of yours")
        await self._everywhere(caller.id)

    # Taking everything along, and leaving nothing.

    async def export(self, caller: Caller) -> dict[str, Any]:
        """All that is stored about a person; matches themselves are records to download."""
        people, seats, chat = schema.people, schema.seats, schema.chat
        row = await self.store.row(select(people).where(people.c.id == caller.id))
        assert row is not None
        sat = await self.store.rows(
            select(seats.c.table_id, seats.c.seat).where(seats.c.person == caller.id)
        )
        said = await self.store.rows(
            select(chat.c.table_id, chat.c.text, chat.c.at).where(chat.c.person == caller.id)
        )
        campaigns = schema.campaigns
        begun = await self.store.rows(select(campaigns).where(campaigns.c.person == caller.id))
        return {
            "person": {name: row[name] for name in ("id", "name", "preferences", "created")},
            "tokens": msgspec.to_builtins(await self.tokens(caller)),
            "seats": [dict(one) for one in sat],
            "campaigns": [dict(one) for one in begun],
            "chat": [dict(one) for one in said],
        }

    async def erase(self, caller: Caller) -> None:
        """Delete the account; the tables have forgotten the person before."""
        person = caller.id
        chat = schema.chat
        async with self.store.begin() as connection:
            run = connection.execute
            await run(
                update(chat).where(chat.c.person == person).values(person=None, name="anonymous")
            )
            await run(delete(schema.tokens).where(schema.tokens.c.person == person))
            await run(delete(schema.sessions).where(schema.sessions.c.person == person))
            await run(delete(schema.people).where(schema.people.c.id == person))
        await self._everywhere(person, "gone")


def _caller(row: Any, scopes: tuple[Scope, ...], session: str | None) -> Caller:
    liked = msgspec.convert(row["preferences"], Preferences)
    return Caller(row["id"], row["name"], row["login"] is None, liked, scopes, session)


def _token(row: Any) -> Token:
    return Token(row["id"], row["label"], tuple(row["scopes"]), row["created"])
