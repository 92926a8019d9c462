"""Playing every stored match again under the rules as they are now, and saying where it differs."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
from sqlalchemy import RowMapping, select

from perihelion.games import load
from perihelion.kernel.errors import PerihelionError
from perihelion.kernel.record import Entry, Record, Replay
from perihelion.server.rooms import entry_of
from perihelion.server.settings import Settings
from perihelion.server.store import Store, schema


class Checked(msgspec.Struct, frozen=True):
    """What became of one match."""

    table: str
    game: str
    status: str
    ply: int
    sound: bool
    note: str = ""


async def recheck(
    settings: Settings,
    *,
    everything: bool = False,
    progress: Callable[[int, int], None] | None = None,
) -> list[Checked]:
    """Re-run the running matches (or all); divergences come first."""
    store = await Store.open(settings)
    tables, entries = schema.tables, schema.entries
    try:
        wanted = ("running", "over") if everything else ("running",)
        rows = await store.rows(select(tables).where(tables.c.status.in_(wanted)))
        found = []
        for number, row in enumerate(rows, 1):
            query = select(entries).where(entries.c.table_id == row["id"]).order_by(entries.c.ply)
            lines = tuple(entry_of(one) for one in await store.rows(query))
            found.append(_checked(row, lines))
            if progress is not None:
                progress(number, len(rows))
    finally:
        await store.close()
    return sorted(found, key=lambda one: (one.sound, one.table))


def _checked(row: RowMapping, lines: tuple[Entry, ...]) -> Checked:
    note = ""
    try:
        game = load(row["game"])
        record = Record(row["game"], row["rules"], row["data"], row["seats"], row["options"], lines)
        record = msgspec.structs.replace(record, start=row["position"])
        replay = Replay(game, record, strict=False)
        replay.to_end()
        if row["rules"] != game.rules_version:
            note = f"written under rules {row['rules']}, plays under {game.rules_version} too"
        elif row["data"] != replay.game.data_digest(row["options"]):
            note = f"written with data {row['data']}, which is lost; plays with the current set too"
        sound = True
    except PerihelionError as error:
        sound, note = False, str(error)
    return Checked(row["id"], row["game"], row["status"], len(lines), sound, note)
