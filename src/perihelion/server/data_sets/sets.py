"""The data sets of people: rows with versions that never change, and who may see them.

A private set is its owner's; one that is shared by link is for whoever has its id; a public one
is listed. For everybody else a set does not exist. Every change names the revision it was made
from. What the versions say is stored once, by the digest of its content, and stays as long as a
version or a table names it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from sqlalchemy import ColumnElement, RowMapping, and_, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from perihelion.games import load
from perihelion.kernel.data_sets import content_digest
from perihelion.kernel.errors import BadData
from perihelion.server.data_sets.checking import as_shipped, digest_of, game_with_sets, refused
from perihelion.server.data_sets.dropping import drop_sets
from perihelion.server.data_sets.stored import packed, unpacked
from perihelion.server.errors import BadRequest, Conflict, Unknown
from perihelion.server.identity.credentials import new_id
from perihelion.server.identity.people import Caller
from perihelion.server.store import Store, schema
from perihelion.server.store.asynchronous import AsyncConnection
from perihelion.server.wire import (
    ChangeSet,
    DataSet,
    ForkSet,
    NewSet,
    NewVersion,
    SetFiles,
    SetVersion,
    Sharing,
)

MOST_SETS: Final = 40
MOST_VERSIONS: Final = 100
MOST_BYTES: Final = 8_000_000
"""Of one person, compressed; a set has 10 to 20 thousand."""
LISTED: Final = 100
CONTENT_LENGTH: Final = 32
MISSING: Final = "there is no such data set"
CHANGED: Final = "this set was changed elsewhere meanwhile; look at it again"


class DataSets:
    """Everything about the sets of people except playing them."""

    def __init__(self, store: Store, clock: Callable[[], float]) -> None:
        self.store = store
        self.clock = clock

    # Looking.

    async def public(self, caller: Caller, game: str | None) -> tuple[DataSet, ...]:
        """The sets that are listed, those that changed last first."""
        sets = schema.data_sets
        listed = [sets.c.sharing == "public"]
        if game is not None:
            listed.append(sets.c.game == game)
        return await self._shown(caller, and_(*listed))

    async def mine(self, caller: Caller) -> tuple[DataSet, ...]:
        """The sets of a person."""
        return await self._shown(caller, schema.data_sets.c.owner == caller.id)

    async def look(self, caller: Caller, set_id: str) -> DataSet:
        """A set that this person may see; raises Unknown."""
        found = await self._shown(
            caller, and_(schema.data_sets.c.id == set_id, visible_to(caller.id))
        )
        if not found:
            raise Unknown(MISSING)
        return found[0]

    async def files(self, caller: Caller, set_id: str, version: int) -> SetFiles:
        """What a version says; raises Unknown."""
        shown = await self.look(caller, set_id)
        versions, contents = schema.data_versions, schema.data_contents
        query = (
            select(contents.c.data)
            .join(versions, versions.c.content == contents.c.digest)
            .where(versions.c.set_id == set_id, versions.c.version == version)
        )
        row = await self.store.row(query)
        if row is None:
            raise Unknown(f"there is no version {version} of this set")
        return SetFiles(set=shown, version=version, files=unpacked(bytes(row["data"])))

    async def _shown(self, caller: Caller, which: ColumnElement[bool]) -> tuple[DataSet, ...]:
        sets, people, versions = schema.data_sets, schema.people, schema.data_versions
        query = (
            select(sets, people.c.name.label("owner_name"))
            .join(people, people.c.id == sets.c.owner)
            .where(which)
            .order_by(sets.c.changed.desc(), sets.c.id)
            .limit(LISTED)
        )
        rows = await self.store.rows(query)
        contents = schema.data_contents
        kept = await self.store.rows(
            select(versions, contents.c.plays)
            .join(contents, contents.c.digest == versions.c.content)
            .where(versions.c.set_id.in_([row["id"] for row in rows]))
            .order_by(versions.c.version.desc())
        )
        return tuple(
            _set_of(row, [one for one in kept if one["set_id"] == row["id"]], caller)
            for row in rows
        )

    # Keeping.

    async def add(self, caller: Caller, wanted: NewSet) -> DataSet:
        """Keep a sound set as the first version of a new one."""
        rules = game_with_sets(wanted.game)
        content = await self._content(rules.id, wanted.files)
        return await self._new(
            caller, content, name=wanted.name, sharing=wanted.sharing, note=wanted.note
        )

    async def fork(self, caller: Caller, set_id: str, wanted: ForkSet) -> DataSet:
        """A private set of the caller's that begins as a version of one they may see."""
        found = await self.files(caller, set_id, wanted.version)
        content = await self._content(found.set.game, found.files)
        origin = f"{set_id}/{wanted.version}"
        return await self._new(caller, content, name=wanted.name, origin=origin)

    async def add_version(self, caller: Caller, set_id: str, wanted: NewVersion) -> DataSet:
        """Keep another version; raises Conflict if the set was changed since the caller looked."""
        shown = await self.mine_of(caller, set_id)
        content = await self._content(shown.game, wanted.files)
        number = shown.versions[0].version + 1 if shown.versions else 1
        if len(shown.versions) >= MOST_VERSIONS:
            raise Conflict(f"a set has at most {MOST_VERSIONS} versions; fork it to go on")
        try:
            async with self.store.begin() as connection:
                await self._check_room(connection, caller, len(content["data"]))
                await self._changed(connection, set_id, wanted.rev, {})
                await self._put(connection, set_id, number, wanted.note, content)
        except IntegrityError:
            raise Conflict(CHANGED) from None
        return await self.look(caller, set_id)

    async def _content(self, game: str, files: Mapping[str, Any]) -> dict[str, Any]:
        """The row of what a sound set says; raises BadRequest."""

        def checked() -> dict[str, Any]:
            said = as_shipped(load(game), files)
            plays = digest_of(load(game), said)
            return {
                "digest": content_digest(game, said),
                "game": game,
                "plays": plays,
                "data": packed(said),
                "created": self.clock(),
            }

        try:
            return await asyncio.to_thread(checked)
        except BadData as error:
            raise refused(error) from None

    async def _new(
        self,
        caller: Caller,
        content: dict[str, Any],
        *,
        name: str,
        sharing: Sharing = "private",
        note: str = "",
        origin: str | None = None,
    ) -> DataSet:
        now, sets = self.clock(), schema.data_sets
        row = {
            "id": new_id(),
            "owner": caller.id,
            "game": content["game"],
            "name": name,
            "sharing": sharing,
            "forked_from": origin,
            "confirmed": [],
            "rev": 0,
            "created": now,
            "changed": now,
        }
        async with self.store.begin() as connection:
            await self._check_room(connection, caller, len(content["data"]))
            count = select(func.count()).select_from(sets).where(sets.c.owner == caller.id)
            if (await connection.execute(count)).scalar_one() >= MOST_SETS:
                raise Conflict(f"you have {MOST_SETS} sets already; delete one")
            await connection.execute(insert(sets), row)
            await self._put(connection, row["id"], 1, note, content)
        return await self.look(caller, row["id"])

    async def _check_room(self, connection: AsyncConnection, caller: Caller, more: int) -> None:
        """Whether a person may keep so much more; those who ask at once wait for each other."""
        people, sets, versions = schema.people, schema.data_sets, schema.data_versions
        await connection.execute(
            select(people.c.id).where(people.c.id == caller.id).with_for_update()
        )
        kept = (
            select(func.coalesce(func.sum(versions.c.size), 0))
            .join(sets, sets.c.id == versions.c.set_id)
            .where(sets.c.owner == caller.id)
        )
        if (await connection.execute(kept)).scalar_one() + more > MOST_BYTES:
            raise Conflict("your sets have no room for more; delete one")

    async def _put(
        self,
        connection: AsyncConnection,
        set_id: str,
        version: int,
        note: str,
        content: dict[str, Any],
    ) -> None:
        contents = schema.data_contents
        known = select(contents.c.digest).where(contents.c.digest == content["digest"])
        # Whoever deletes the last version that says the same waits for us, or we for them.
        if (await connection.execute(known.with_for_update())).first() is None:
            await connection.execute(insert(contents), content)
        row = {
            "set_id": set_id,
            "version": version,
            "content": content["digest"],
            "size": len(content["data"]),
            "note": note,
            "created": content["created"],
        }
        await connection.execute(insert(schema.data_versions), row)

    # Changing.

    async def change(self, caller: Caller, set_id: str, wanted: ChangeSet) -> DataSet:
        """Another name, another circle of readers, other components compared with the box."""
        shown = await self.mine_of(caller, set_id)
        values: dict[str, Any] = {}
        if wanted.name is not None:
            values["name"] = wanted.name
        if wanted.sharing is not None:
            values["sharing"] = wanted.sharing
        if wanted.confirmed is not None:
            known = {one.name for one in _elements(shown.game)}
            if strange := sorted(set(wanted.confirmed) - known):
                raise BadRequest(f"{shown.game} has no component {strange[0]!r}")
            values["confirmed"] = sorted(set(wanted.confirmed))
        async with self.store.begin() as connection:
            await self._changed(connection, set_id, wanted.rev, values)
        return await self.look(caller, set_id)

    async def delete(self, caller: Caller, set_id: str) -> None:
        """Delete a set; what tables are played with stays for them and for their records."""
        await self.mine_of(caller, set_id)
        async with self.store.begin() as connection:
            await drop_sets(connection, schema.data_sets.c.id == set_id)

    async def mine_of(self, caller: Caller, set_id: str) -> DataSet:
        """A set of this person's; raises Unknown."""
        shown = await self.look(caller, set_id)
        if not shown.mine:
            raise Unknown(MISSING)
        return shown

    async def _changed(
        self, connection: AsyncConnection, set_id: str, rev: int, values: Mapping[str, Any]
    ) -> None:
        sets = schema.data_sets
        change = (
            update(sets)
            .where(sets.c.id == set_id, sets.c.rev == rev)
            .values(**values, rev=rev + 1, changed=self.clock())
        )
        if (await connection.execute(change)).rowcount != 1:
            raise Conflict(CHANGED)

    # Playing.

    async def chosen(self, caller: Caller, game: str, named: str) -> str:
        """The content that `SET/VERSION` or `SET` names, for whoever may see it; raises Unknown.

        Also a content itself, of a public set or one of the caller's.
        """
        sets, versions = schema.data_sets, schema.data_versions
        set_id, _, number = named.partition("/")
        query = (
            select(versions.c.content)
            .join(sets, sets.c.id == versions.c.set_id)
            .where(sets.c.game == game)
            .order_by(versions.c.version.desc())
            .limit(1)
        )
        if number or len(named) < CONTENT_LENGTH:
            query = query.where(sets.c.id == set_id, visible_to(caller.id))
            if number:
                asked = int(number) if number.isdecimal() and len(number) < 8 else 0
                query = query.where(versions.c.version == asked)
        else:
            known = or_(sets.c.owner == caller.id, sets.c.sharing == "public")
            query = query.where(versions.c.content == named, known)
        row = await self.store.row(query)
        if row is None:
            raise Unknown(f"{MISSING}, or you may not see it")
        return str(row["content"])

    async def check_kept(self, content: str) -> None:
        """Whether what a table is to be played with is still there; raises Unknown."""
        contents = schema.data_contents
        if await self.store.row(select(contents.c.digest).where(contents.c.digest == content)):
            return
        raise Unknown("this data set was deleted a moment ago")


def visible_to(person: str) -> ColumnElement[bool]:
    """Whether somebody who has the id of a set may see it."""
    sets = schema.data_sets
    return or_(sets.c.owner == person, sets.c.sharing != "private")


def _elements(game: str) -> Sequence[Any]:
    rules = load(game)
    return rules.layout(rules.seat_counts[-1]).elements


def _set_of(row: RowMapping, versions: Sequence[RowMapping], caller: Caller) -> DataSet:
    mine = row["owner"] == caller.id
    return DataSet(
        id=row["id"],
        game=row["game"],
        name=row["name"],
        owner=row["owner_name"],
        mine=mine,
        sharing=row["sharing"],
        versions=tuple(
            SetVersion(
                version=one["version"],
                content=one["content"],
                digest=one["plays"],
                note=one["note"],
                created=one["created"],
            )
            for one in versions
        ),
        confirmed=tuple(row["confirmed"]) if mine else (),
        forked_from=row["forked_from"] if mine else None,
        rev=row["rev"],
        changed=row["changed"],
    )
