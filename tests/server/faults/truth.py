"""The truth after a run: the rows of the database, played again by the engine."""

from __future__ import annotations

import time
from collections.abc import Iterable
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine
from tests.server.faults.history import Event, Seen, digest

from perihelion.games import load
from perihelion.kernel.errors import PerihelionError
from perihelion.kernel.record import Entry, Record, Replay
from perihelion.match import Match, Seal, SealedDealer, resume, verify, with_seed

Place = tuple[int, int | None]
"""A ply and a viewer; None watches."""


class Row(Struct, frozen=True, kw_only=True):
    """One entry as it was written."""

    ply: int
    seat: int
    text: str
    auto: str | None = None
    by: str | None = None


class Table(Struct, frozen=True, kw_only=True):
    """One table, and what each viewer may know of it at the places that somebody saw."""

    id: str
    status: str
    ply: int
    rev: int
    asked: tuple[int, ...] = ()
    levels: tuple[int, ...] = ()
    waits_bot: bool = False
    claimed_until: float = 0.0
    deadline: float | None = None
    clock_seconds: float | None = None
    is_sealed: bool = False
    entries: tuple[Row, ...] = ()
    views: dict[Place, str] = {}
    told: dict[Place, str] = {}
    broken: str = ""
    """Why the rows cannot be played, or their chance does not follow from the seed."""


class Truth(Struct, frozen=True):
    """All tables, at a moment of the database's clock."""

    now: float
    tables: dict[str, Table]


async def read_truth(url: str, events: Iterable[Event]) -> Truth:
    """Read every table that is in the history, past all nodes."""
    # Both databases run on this machine, by its real clock.
    now = time.time()
    places: dict[str, set[Place]] = {}
    for event in events:
        if isinstance(event, Seen):
            wanted = places.setdefault(event.table, set())
            wanted.add((event.ply, event.viewer))
            wanted.update((ply, event.viewer) for ply, _, _ in event.entries)
    engine = create_async_engine(url)
    try:
        async with engine.connect() as connection:
            tables = {one: await _table(connection, one, places[one]) for one in places}
    finally:
        await engine.dispose()
    return Truth(now, tables)


async def _table(connection: AsyncConnection, table: str, places: set[Place]) -> Table:
    async def rows(query: str) -> list[dict[str, Any]]:
        found = await connection.execute(text(query), {"table": table})
        return [dict(row) for row in found.mappings()]

    row = (await rows("SELECT * FROM tables WHERE id = :table"))[0]
    for name in ("options", "position", "house", "nonces", "asked"):
        if isinstance(row[name], str):  # SQLite keeps JSON as text
            row[name] = msgspec.json.decode(row[name])
    seats = await rows("SELECT * FROM seats WHERE table_id = :table ORDER BY seat")
    entries = await rows("SELECT * FROM entries WHERE table_id = :table ORDER BY ply")
    views, told, broken = _played(row, entries, places)
    clock = row["house"].get("clock", {})
    return Table(
        id=table,
        status=row["status"],
        ply=row["ply"],
        rev=row["rev"],
        asked=tuple(row["asked"]),
        levels=tuple(one["seat"] for one in seats if one["level"]),
        waits_bot=bool(row["waits_bot"]),
        claimed_until=row["claimed_until"],
        deadline=row["deadline"],
        clock_seconds=clock.get("seconds", 900) if clock.get("kind") == "live" else None,
        is_sealed=bool(row["is_sealed"]),
        entries=tuple(
            Row(**{name: one[name] for name in ("ply", "seat", "text", "auto", "by")})
            for one in entries
        ),
        views=views,
        told=told,
        broken=broken,
    )


def _played(
    row: dict[str, Any], entries: list[dict[str, Any]], places: set[Place]
) -> tuple[dict[Place, str], dict[Place, str], str]:
    if row["nonces"] is None:
        return {}, {}, ""
    try:
        match, record = _resumed(row, entries)
        views = _views(record, places)
        if match.is_over:
            verify(load(record.game), with_seed(record, bytes(row["seed"])))
    except PerihelionError as error:
        return {}, {}, f"{type(error).__name__}: {error}"
    told = {
        (ply, viewer): said.told(match.game, ply, _eyes(record, viewer)).text
        for ply, viewer in places
        if 0 < ply <= len(match.line.said)
        for said in (match.line.said[ply - 1],)
    }
    return views, told, ""


def _resumed(row: dict[str, Any], entries: list[dict[str, Any]]) -> tuple[Match, Record]:
    """The match as its rows have it; every draw is compared with the seed on the way."""
    seal = Seal(bytes(row["seed"]), row["game"], row["seats"], row["options"])
    dealer = SealedDealer(seal, row["nonces"], open_=bool(row["is_open_deal"]))
    record = Record(
        game=row["game"],
        rules=row["rules"],
        data=row["data"],
        seats=row["seats"],
        options=row["options"],
        entries=tuple(
            Entry(**{name: one[name] for name in ("seat", "text", "key", "time", "by", "auto")})
            for one in entries
        ),
        fairness=dealer.fairness(reveal=False),
        start=row["position"],
    )
    match = resume(load(row["game"]), record, dealer=dealer)
    return match, msgspec.structs.replace(record, outcome=match.outcome)


def _views(record: Record, places: set[Place]) -> dict[Place, str]:
    replay = Replay(load(record.game), record)
    found = {}
    for ply in range(len(record.entries) + 1):
        if ply:
            replay.step()
        for viewer in {eyes for at, eyes in places if at == ply}:
            view = replay.state.view(_eyes(record, viewer))
            found[ply, viewer] = digest(msgspec.json.decode(msgspec.json.encode(view)))
    return found


def _eyes(record: Record, viewer: int | None) -> int:
    return record.seats if viewer is None else viewer
