"""People: guests at once, accounts for those who want one, and what is stored about them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import msgspec
from sqlalchemy import RowMapping, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from perihelion.server.data_sets.dropping import drop_sets
from perihelion.server.errors import BadRequest, Conflict, NotYours, SignInFirst, Unknown
from perihelion.server.gateway.rate_limits import Buckets
from perihelion.server.identity.credentials import Passwords, new_id
from perihelion.server.identity.names import ANONYMOUS, checked_name, name_key
from perihelion.server.identity.sessions import Caller, Sessions, caller_of
from perihelion.server.store import Store, schema
from perihelion.server.wire import (
    SCOPES,
    Claim,
    NewPassword,
    Preferences,
    SignIn,
)

__all__ = ["Caller", "People", "SignedIn"]

TAKEN = "somebody has that name already; choose another"
OLD_LOGIN = "="
"""Before the login of an account whose name looked like an older account's from the beginning."""


class SignedIn(msgspec.Struct, frozen=True):
    """Somebody with a new session, and the cookies for their browser."""

    caller: Caller
    cookie: str
    device: str | None = None
    """Remembers that this browser has signed in, so that it is not slowed down for others."""


class People:
    """Everything about persons that is not about tables."""

    def __init__(
        self,
        store: Store,
        credentials: Sessions,
        passwords: Passwords,
        limits: Buckets,
        clock: Callable[[], float],
    ) -> None:
        self.store = store
        self.sessions = credentials
        self.passwords = passwords
        self.limits = limits
        self.clock = clock

    # Coming, claiming, signing in.

    async def new_guest(self, label: str = "") -> tuple[Caller, str]:
        """A guest, and the cookie that keeps them."""
        person = new_id()
        name = f"Guest {person[:4]}"
        row = {
            "id": person,
            "name": name,
            "preferences": msgspec.to_builtins(Preferences()),
            "created": self.clock(),
        }
        async with self.store.begin() as connection:
            await connection.execute(insert(schema.people), row)
            cookie, digest = await self.sessions.begin(connection, person, label)
        return Caller(person, name, True, Preferences(), SCOPES, digest), cookie

    async def claim(self, caller: Caller, wanted: Claim, label: str = "") -> SignedIn:
        """Make a guest's account a lasting one.

        Whoever knew the guest's cookie, or made a token as that guest, has no part in the
        account: all of them end, and a new session begins.
        """
        if caller.session is None:
            raise NotYours("a token cannot claim an account; sign in")
        if not caller.guest:
            raise Conflict("this account has a name and a password already")
        name = checked_name(wanted.name)
        await self.check_free(caller, [name])
        password = await self.passwords.hash(wanted.password)
        changes = {"name": name, "login": name_key(name), "password": password}
        return await self._sign_in_anew(caller.id, changes, label)

    async def _sign_in_anew(self, person: str, changes: dict[str, Any], label: str) -> SignedIn:
        """Change what an account is worth: its sessions and tokens end, one session begins."""
        people = schema.people
        try:
            async with self.store.begin() as connection:
                change = update(people).where(people.c.id == person).values(**changes)
                await connection.execute(change)
                ended = await self.sessions.end_in(connection, person)
                ended += await self.sessions.drop_tokens_in(connection, person)
                cookie, digest = await self.sessions.begin(connection, person, label)
        except IntegrityError:
            raise Conflict(TAKEN) from None
        await self.sessions.tell_gone(*ended)
        await self.sessions.tell_changed(person)
        row = await self.store.row(select(people).where(people.c.id == person))
        if row is None:
            raise Unknown("this account was deleted meanwhile")
        device = self.sessions.signer.new_device(person)
        return SignedIn(caller_of(row, SCOPES, session=digest), cookie, device)

    async def sign_in(
        self, given: SignIn, *, by: Caller, device: str | None, label: str = ""
    ) -> SignedIn:
        """The person of a name and a password, with a new session.

        The session that was there before ends. Wrong tries are slowed down by account and
        address together, or apart for a browser that has signed in to this account before.
        """
        row = await self._by_name(given.name)
        person = None if row is None else str(row["id"])
        key = self._who_tries(name_key(given.name), person, by, device)
        self.limits.try_password(key, by.address)
        if not await self._fits(row, given.password) or row is None:
            raise SignInFirst("the name or the password is wrong")
        self.limits.right_password(key)
        sessions = schema.sessions
        async with self.store.begin() as connection:
            if by.session is not None:
                old = delete(sessions).where(sessions.c.digest == by.session)
                await connection.execute(old)
            cookie, digest = await self.sessions.begin(connection, row["id"], label)
        if by.session is not None:
            await self.sessions.tell_gone(by.session)
        remembered = self.sessions.signer.new_device(row["id"])
        return SignedIn(caller_of(row, SCOPES, session=digest), cookie, remembered)

    def _who_tries(self, login: str, person: str | None, by: Caller, device: str | None) -> str:
        """What wrong passwords are counted under."""
        if person is not None and by.id == person and by.session is not None:
            return f"session {by.session}"
        known = None if device is None else self.sessions.signer.device_in(device)
        if person is not None and known is not None and known[0] == person:
            return f"device {known[1]}"
        return f"login {login} {by.address}"

    async def _fits(self, row: RowMapping | None, password: str) -> bool:
        return await self.passwords.fits(None if row is None else row["password"], password)

    async def change_password(
        self, caller: Caller, wanted: NewPassword, label: str = ""
    ) -> SignedIn:
        """Another password; all other sessions end, tokens stay."""
        if caller.session is None:
            raise NotYours("a token cannot change the password; sign in")
        if caller.guest:
            raise Conflict("a guest has no password; claim a name first")
        key = f"session {caller.session}"
        self.limits.try_password(key, caller.address)
        people = schema.people
        row = await self.store.row(select(people).where(people.c.id == caller.id))
        if not await self._fits(row, wanted.old):
            raise NotYours("the old password is wrong")
        self.limits.right_password(key)
        password = await self.passwords.hash(wanted.new)
        async with self.store.begin() as connection:
            change = update(people).where(people.c.id == caller.id).values(password=password)
            await connection.execute(change)
            ended = await self.sessions.end_in(connection, caller.id)
            cookie, digest = await self.sessions.begin(connection, caller.id, label)
        await self.sessions.tell_gone(*ended)
        fresh = msgspec.structs.replace(caller, session=digest)
        return SignedIn(fresh, cookie, self.sessions.signer.new_device(caller.id))

    async def reset_password(self, name: str, password: str) -> str:
        """As an operator: set the password of an account, end its sessions and tokens.

        The name of the account; raises Unknown.
        """
        row = await self._by_name(name)
        if row is None:
            raise Unknown(f"there is no account {name!r}")
        people = schema.people
        hashed = await self.passwords.hash(password)
        async with self.store.begin() as connection:
            change = update(people).where(people.c.id == row["id"]).values(password=hashed)
            await connection.execute(change)
            ended = await self.sessions.end_in(connection, row["id"])
            ended += await self.sessions.drop_tokens_in(connection, row["id"])
        await self.sessions.tell_gone(*ended)
        return str(row["name"])

    # What can be changed.

    async def rename(self, caller: Caller, name: str) -> Caller:
        """Another name to be called by; whoever has an account also signs in with it."""
        name = checked_name(name)
        await self.check_free(caller, [name])
        changes = {"name": name}
        if not caller.guest:
            changes["login"] = name_key(name)
        try:
            await self._change(caller.id, changes)
        except IntegrityError:
            raise Conflict(TAKEN) from None
        return msgspec.structs.replace(caller, name=name)

    async def check_free(self, caller: Caller, names: Iterable[str]) -> None:
        """Whether somebody may use these names: none looks like that of another account."""
        keys = [name_key(name) for name in names]
        own = name_key(caller.name)
        if any(key == name_key(ANONYMOUS) for key in keys):
            raise Conflict("that name stands for deleted accounts; choose another")
        given = name_key("Guest 0123")
        if any(key[:6] == given[:6] and len(key) == len(given) and key != own for key in keys):
            raise Conflict("names of guests are given by the server; choose another")
        people = schema.people
        query = select(people.c.id).where(people.c.login.in_(keys), people.c.id != caller.id)
        if keys and await self.store.row(query) is not None:
            raise Conflict(TAKEN)

    async def prefer(self, caller: Caller, preferences: Preferences) -> Caller:
        """Keep what a person likes."""
        changes = {"preferences": msgspec.to_builtins(preferences), "webhook": preferences.webhook}
        await self._change(caller.id, changes)
        return msgspec.structs.replace(caller, preferences=preferences)

    async def _change(self, person: str, changes: dict[str, Any]) -> None:
        people = schema.people
        async with self.store.begin() as connection:
            await connection.execute(update(people).where(people.c.id == person).values(**changes))
        await self.sessions.tell_changed(person)

    async def _by_name(self, name: str) -> RowMapping | None:
        """The account that signs in with this name."""
        people, folded = schema.people, name.strip().casefold()
        logins = (name_key(name), (OLD_LOGIN + folded)[:40])
        rows = await self.store.rows(select(people).where(people.c.login.in_(logins)))
        exact = [row for row in rows if str(row["name"]).casefold() == folded]
        return next(iter([*exact, *rows]), None)

    # Taking everything along, and leaving nothing.

    async def export(self, caller: Caller) -> dict[str, Any]:
        """All that is stored about a person; matches themselves are records to download."""
        people, seats, chat = schema.people, schema.seats, schema.chat
        row = await self.store.row(select(people).where(people.c.id == caller.id))
        if row is None:
            raise BadRequest("this account was deleted meanwhile")
        sat = await self.store.rows(
            select(seats.c.table_id, seats.c.seat).where(seats.c.person == caller.id)
        )
        said = await self.store.rows(
            select(chat.c.table_id, chat.c.text, chat.c.at).where(chat.c.person == caller.id)
        )
        campaigns = schema.campaigns
        begun = await self.store.rows(select(campaigns).where(campaigns.c.person == caller.id))
        lessons = schema.lessons
        learned = await self.store.rows(select(lessons).where(lessons.c.person == caller.id))
        sets = schema.data_sets
        kept = await self.store.rows(select(sets).where(sets.c.owner == caller.id))
        guides = schema.guides
        guided = await self.store.rows(select(guides).where(guides.c.person == caller.id))
        puzzles = schema.puzzles
        solved = await self.store.rows(select(puzzles).where(puzzles.c.person == caller.id))
        return {
            "person": {name: row[name] for name in ("id", "name", "preferences", "created")},
            "sessions": msgspec.to_builtins(await self.sessions.sessions(caller)),
            "tokens": msgspec.to_builtins(await self.sessions.tokens(caller)),
            "seats": [dict(one) for one in sat],
            "campaigns": [dict(one) for one in begun],
            "lessons": [dict(one) for one in learned],
            "guides": [dict(one) for one in guided],
            "puzzles": [dict(one) for one in solved],
            "data_sets": [dict(one) for one in kept],
            "chat": [dict(one) for one in said],
        }

    async def erase(self, caller: Caller) -> None:
        """Delete the account; the tables have forgotten the person before."""
        person, chat, jobs = caller.id, schema.chat, schema.jobs
        async with self.store.begin() as connection:
            await drop_sets(connection, schema.data_sets.c.owner == person)
            for change in (
                update(chat).where(chat.c.person == person).values(person=None, name=ANONYMOUS),
                update(jobs).where(jobs.c.owner == person).values(owner=None),
                delete(schema.lessons).where(schema.lessons.c.person == person),
                delete(schema.guides).where(schema.guides.c.person == person),
                delete(schema.puzzles).where(schema.puzzles.c.person == person),
                delete(schema.tokens).where(schema.tokens.c.person == person),
                delete(schema.sessions).where(schema.sessions.c.person == person),
                delete(schema.people).where(schema.people.c.id == person),
            ):
                await connection.execute(change)
        await self.sessions.tell_gone(person)
