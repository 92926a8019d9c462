"""Playing every stored match again under the rules as they are now, and saying where it differs."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec
from sqlalchemy import RowMapping, select

from perihelion.games import load
from perihelion.kernel.errors import PerihelionError
from perihelion.server.data_sets.stored import StoredSets
from perihelion.server.matches.rooms import Room, SeatRow, entry_of, seat_rows
from perihelion.server.settings import Settings
from perihelion.server.store import Store, schema


class Checked(msgspec.Struct, frozen=True):
    """What became of one match."""

    table: str
    game: str
    status: str
    ply: int
    sound: bool
    """Whether the server can play it: its entries, keys and draws are those of the rules today."""
    note: str = ""
    other_rules: bool = False
    """Whether it was begun under another version of the rules."""
    other_data: bool = False
    """Whether the data set it was begun with is lost."""
    kept: bool = False
    """Whether a finished match is in the archive, where it can be read all the same."""


async def recheck(
    settings: Settings,
    *,
    everything: bool = False,
    progress: Callable[[int, int], None] | None = None,
) -> list[Checked]:
    """Re-run the running matches (or all); divergences come first, then other rules and data."""
    store = await Store.open(settings)
    tables = schema.tables
    try:
        wanted = ("running", "over") if everything else ("running",)
        rows = await store.rows(select(tables).where(tables.c.status.in_(wanted)))
        found = []
        for number, row in enumerate(rows, 1):
            found.append(await _checked(store, row))
            if progress is not None:
                progress(number, len(rows))
    finally:
        await store.close()
    return sorted(found, key=lambda one: (one.sound, not one.note, one.table))


async def _checked(store: Store, row: RowMapping) -> Checked:
    entries, seats, archive = schema.entries, schema.seats, schema.archive
    table = row["id"]
    lines = await store.rows(
        select(entries).where(entries.c.table_id == table).order_by(entries.c.ply)
    )
    sat = seat_rows(await store.rows(select(seats).where(seats.c.table_id == table)))
    kept = await store.row(select(archive.c.part).where(archive.c.table_id == table).limit(1))
    await StoredSets(store).bring(row["options"])
    error = _error(row, sat, lines)
    other_rules, other_data = _differences(row)
    notes = [] if error is None else [error]
    if other_rules:
        notes.append(f"written under rules {row['rules']}")
    if other_data:
        notes.append(f"written with data {row['data']}, which is lost")
    if notes and error is None:
        notes.append("plays under the rules and data of today too")
    return Checked(
        table,
        row["game"],
        row["status"],
        len(lines),
        error is None,
        "; ".join(notes),
        other_rules,
        other_data,
        kept is not None,
    )


def _error(row: RowMapping, seats: list[SeatRow], lines: Sequence[RowMapping]) -> str | None:
    """Why the server could not play it, in its own words; this is for whoever runs the server."""
    try:
        Room(row, seats, lambda: 0.0).read([entry_of(one) for one in lines])
    except PerihelionError as error:
        return str(error)
    return None


def _differences(row: RowMapping) -> tuple[bool, bool]:
    try:
        game = load(row["game"])
        other_rules = row["rules"] != game.rules_version
        game.playing(row["options"], row["data"])
    except PerihelionError:
        return row["rules"] != load(row["game"]).rules_version, True
    return other_rules, False
