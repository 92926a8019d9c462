"""Sessions: the sessions of browsers and the tokens of programs, and who they belong to.

A session ends when it is not used for a while, when it is old, when its person ends it, and
whenever what it is worth changes: at a claim, a sign-in, a new password (no fixation). What is
stored is the digest of a random secret. Lookups are cached for some seconds.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import and_, delete, insert, or_, select, update

from perihelion.server import wire
from perihelion.server.errors import Conflict, NotYours, Unknown
from perihelion.server.identity.credentials import Signer, digest_of, new_id, new_token
from perihelion.server.store import Store, schema
from perihelion.server.store.asynchronous import AsyncConnection

CACHED: Final = 20_000
"""Lookups that are kept: more than people with an open socket."""
TOGETHER: Final = 200
"""Sessions that one query looks up; then others have their turn."""
FRESH_SECONDS: Final = 10.0
"""How long another worker may still believe a session that was ended here."""
DAY: Final = 86_400.0
IDLE_SECONDS: Final = 90 * DAY
"""A session that is not used for so long has ended."""
AGE_SECONDS: Final = 400 * DAY
"""And so has one that is so old, used or not."""
RENEW_SECONDS: Final = DAY
"""How seldom its use is written down."""
MOST_SESSIONS: Final = 50
"""Of one person; the one used longest ago makes room."""
MOST_TOKENS: Final = 50
MOST_LABEL: Final = 80
SHOWN: Final = 20
"""How much of a digest names a session to its person."""
NOBODY: Final = ""


class Caller(msgspec.Struct, frozen=True):
    """Who asks, and what they may do; nobody has no id and no scopes."""

    id: str = NOBODY
    name: str = ""
    guest: bool = True
    preferences: wire.Preferences = wire.Preferences()
    scopes: tuple[wire.Scope, ...] = ()
    session: str | None = None
    """The digest of the session; None with a token."""
    token: str | None = None
    """The digest of the token; None with a session."""
    address: str = ""
    """Where this request came from, as limits count it."""
    renewed: bool = False
    """Whether the session was prolonged just now, so that the cookie must be too."""

    @property
    def credential(self) -> str:
        """The digest of what this caller proved themselves with; empty for nobody."""
        return self.session or self.token or ""

    def me(self) -> wire.Me:
        """What the person is told about themselves."""
        return wire.Me(
            id=self.id,
            name=self.name,
            guest=self.guest,
            preferences=self.preferences,
            scopes=self.scopes,
        )


class Sessions:
    """Sessions and tokens, in the store and in a cache."""

    def __init__(self, store: Store, signer: Signer, clock: Callable[[], float]) -> None:
        self.store = store
        self.signer = signer
        self.clock = clock
        self.changed: list[Callable[[str], None]] = [self.forget]
        """Who must look a person up again after a change."""
        self.gone: list[Callable[[str], None]] = []
        """Who must part with a person, or with one credential (its digest), that has ended."""
        self._cache: OrderedDict[str, tuple[float, Caller]] = OrderedDict()
        self._forgotten = 0

    # Who is it?

    async def by_cookie(self, cookie: str) -> Caller | None:
        """The person of a session; None if the cookie is junk or the session has ended."""
        digest = self.signer.digest_in(cookie)
        return None if digest is None else await self._known(digest, self._session)

    async def by_token(self, secret: str) -> Caller | None:
        """The person of a bearer token, with the token's scopes."""
        return await self._known(digest_of(secret), self._token)

    async def still(self, caller: Caller) -> Caller | None:
        """The same caller as things stand now; None if the session or token has ended."""
        if not caller.credential:
            return caller
        look = self._token if caller.session is None else self._session
        found = await self._known(caller.credential, look)
        return None if found is None else msgspec.structs.replace(found, address=caller.address)

    async def look_at(self, credentials: Sequence[str]) -> None:
        """Look up the sessions among them, many with one query, so that `still` need not ask.

        What is not found (it has ended, or is a token) or must be prolonged is left to `still`.
        """
        people, sessions = schema.people, schema.sessions
        for first in range(0, len(credentials), TOGETHER):
            now, forgotten = self.clock(), self._forgotten
            some = credentials[first : first + TOGETHER]
            query = select(people, sessions.c.digest, sessions.c.seen).join(sessions)
            rows = await self.store.rows(query.where(sessions.c.digest.in_(some), ~_ended(now)))
            if forgotten != self._forgotten:  # one of them may have just ended
                return
            for digest in some:
                self._cache.pop(digest, None)
            for row in rows:
                if now - row["seen"] <= RENEW_SECONDS:
                    digest = row["digest"]
                    self._keep(digest, now, caller_of(row, wire.SCOPES, session=digest))

    def kept(self, credential: str) -> Caller | None:
        """What was found a moment ago of a credential, without a look at the database."""
        kept = self._cache.get(credential)
        if kept is not None and self.clock() - kept[0] < FRESH_SECONDS:
            return kept[1]
        return None

    async def _known(self, digest: str, look: Callable[[str], Any]) -> Caller | None:
        kept = self._cache.get(digest)
        if kept is not None and self.clock() - kept[0] < FRESH_SECONDS:
            return kept[1]
        forgotten = self._forgotten
        caller: Caller | None = await look(digest)
        if caller is not None and forgotten == self._forgotten:  # else it may have just ended
            self._keep(digest, self.clock(), msgspec.structs.replace(caller, renewed=False))
        return caller

    def _keep(self, digest: str, looked: float, caller: Caller) -> None:
        self._cache[digest] = looked, caller
        if len(self._cache) > CACHED:
            self._cache.popitem(last=False)

    async def _session(self, digest: str) -> Caller | None:
        people, sessions = schema.people, schema.sessions
        now = self.clock()
        query = select(people, sessions.c.seen).join(sessions)
        row = await self.store.row(query.where(sessions.c.digest == digest, ~_ended(now)))
        if row is None:
            return None
        renewed = now - row["seen"] > RENEW_SECONDS
        if renewed:
            async with self.store.begin() as connection:
                await connection.execute(
                    update(sessions).where(sessions.c.digest == digest).values(seen=now)
                )
        caller = caller_of(row, wire.SCOPES, session=digest)
        return msgspec.structs.replace(caller, renewed=renewed)

    async def _token(self, digest: str) -> Caller | None:
        people, tokens = schema.people, schema.tokens
        row = await self.store.row(
            select(people, tokens.c.scopes).join(tokens).where(tokens.c.digest == digest)
        )
        return None if row is None else caller_of(row, tuple(row["scopes"]), token=digest)

    def forget(self, which: str) -> None:
        """Look this person, or the person of this credential, up again at the next request."""
        self._forgotten += 1
        stale = [one for one, (_, kept) in self._cache.items() if which in (one, kept.id)]
        for digest in stale:
            del self._cache[digest]

    async def tell_changed(self, person: str) -> None:
        """Let everybody look a person up again, also in other workers."""
        await self._everywhere("person", [person])

    async def tell_gone(self, *which: str) -> None:
        """Let everybody part with persons or credentials that have ended."""
        for one in which:
            for part in self.gone:
                part(one)
        await self._everywhere("gone", which)

    async def _everywhere(self, what: str, which: tuple[str, ...] | list[str]) -> None:
        for one in which:
            for look_again in self.changed:
                look_again(one)
        self.store.hint(*(f"{what} {one}" for one in which))

    # Sessions.

    async def begin(self, connection: AsyncConnection, person: str, label: str) -> tuple[str, str]:
        """A new session, written in this transaction: the cookie, and its digest."""
        sessions, now = schema.sessions, self.clock()
        cookie, digest = self.signer.new_cookie()
        await connection.execute(delete(sessions).where(sessions.c.person == person, _ended(now)))
        kept = select(sessions.c.digest).where(sessions.c.person == person)
        newest = kept.order_by(sessions.c.seen.desc()).limit(MOST_SESSIONS - 1)
        await connection.execute(
            delete(sessions).where(
                sessions.c.person == person, sessions.c.digest.not_in(newest.scalar_subquery())
            )
        )
        row = {"digest": digest, "person": person, "created": now, "seen": now}
        await connection.execute(insert(sessions), row | {"label": printable(label)})
        return cookie, digest

    async def end_in(self, connection: AsyncConnection, person: str) -> tuple[str, ...]:
        """End all sessions of a person in this transaction; their digests, to be told of."""
        sessions = schema.sessions
        query = select(sessions.c.digest).where(sessions.c.person == person)
        digests = tuple((await connection.execute(query)).scalars())
        await connection.execute(delete(sessions).where(sessions.c.person == person))
        return digests

    async def sessions(self, caller: Caller) -> tuple[wire.Session, ...]:
        """The sessions of a person, the one used last first."""
        return tuple(
            wire.Session(
                id=row["digest"][:SHOWN],
                label=row["label"],
                created=row["created"],
                seen=row["seen"],
                current=row["digest"] == caller.session,
            )
            for row in await self._sessions_of(caller)
        )

    async def _sessions_of(self, caller: Caller) -> Any:
        sessions = schema.sessions
        query = select(sessions).where(sessions.c.person == caller.id, ~_ended(self.clock()))
        return await self.store.rows(query.order_by(sessions.c.seen.desc(), sessions.c.digest))

    async def end_session(self, caller: Caller, session: str) -> None:
        """End one session of mine, this one or another."""
        found = [row["digest"] for row in await self._sessions_of(caller)]
        chosen = [one for one in found if one[:SHOWN] == session]
        if not chosen:
            raise Unknown("there is no such session of yours")
        await self._end(chosen)

    async def end_other_sessions(self, caller: Caller) -> None:
        """End all sessions of mine but this one."""
        found = [row["digest"] for row in await self._sessions_of(caller)]
        await self._end([one for one in found if one != caller.session])

    async def sign_out(self, caller: Caller) -> None:
        """End this session."""
        if caller.session is None:
            raise Conflict("a token is not signed out; delete it")
        await self._end([caller.session])

    async def _end(self, digests: list[str]) -> None:
        sessions = schema.sessions
        async with self.store.begin() as connection:
            await connection.execute(delete(sessions).where(sessions.c.digest.in_(digests)))
        await self.tell_gone(*digests)

    async def drop_ended(self) -> None:
        """Delete the rows of sessions that have run out."""
        async with self.store.begin() as connection:
            await connection.execute(delete(schema.sessions).where(_ended(self.clock())))

    # Tokens.

    async def tokens(self, caller: Caller) -> tuple[wire.Token, ...]:
        """The tokens of a person, without their secrets."""
        tokens = schema.tokens
        query = select(tokens).where(tokens.c.person == caller.id).order_by(tokens.c.created)
        return tuple(_shown(row) for row in await self.store.rows(query))

    async def new_token(self, caller: Caller, wanted: wire.NewToken) -> wire.TokenMade:
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
        return wire.TokenMade(_shown(row), secret)

    async def drop_token(self, caller: Caller, token: str) -> None:
        """Make a token worthless."""
        tokens = schema.tokens
        mine = and_(tokens.c.id == token, tokens.c.person == caller.id)
        row = await self.store.row(select(tokens.c.digest).where(mine))
        if row is None:
            raise Unknown("there is no such token of yours")
        async with self.store.begin() as connection:
            await connection.execute(delete(tokens).where(mine))
        await self.tell_gone(row["digest"])

    async def drop_tokens_in(self, connection: AsyncConnection, person: str) -> tuple[str, ...]:
        """Delete all tokens of a person in this transaction; their digests, to be told of."""
        tokens = schema.tokens
        query = select(tokens.c.digest).where(tokens.c.person == person)
        digests = tuple((await connection.execute(query)).scalars())
        await connection.execute(delete(tokens).where(tokens.c.person == person))
        return digests


def _ended(now: float) -> Any:
    """Whether a session has run out by now."""
    sessions = schema.sessions
    return or_(sessions.c.seen < now - IDLE_SECONDS, sessions.c.created < now - AGE_SECONDS)


def caller_of(
    row: Any,
    scopes: tuple[wire.Scope, ...],
    *,
    session: str | None = None,
    token: str | None = None,
) -> Caller:
    """The person of a row, with what they proved themselves with."""
    liked = msgspec.convert(row["preferences"], wire.Preferences)
    return Caller(row["id"], row["name"], row["login"] is None, liked, scopes, session, token)


def printable(label: str) -> str:
    """What a browser says about itself, cut to what a list can show."""
    return "".join(one for one in label if one.isprintable())[:MOST_LABEL]


def _shown(row: Any) -> wire.Token:
    return wire.Token(row["id"], row["label"], tuple(row["scopes"]), row["created"])
