"""Tables: the lobby, setting up, sitting down, leaving, and tables that follow from others."""

from __future__ import annotations

from litestar import delete, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody

from perihelion.server.hall import Hall
from perihelion.server.people import Caller
from perihelion.server.routes.common import begun
from perihelion.server.routes.people import moment
from perihelion.server.talk import check_may_speak
from perihelion.server.wire import (
    Begun,
    Fork,
    GiveNonce,
    NewTable,
    Page,
    Play,
    Present,
    Said,
    Say,
    Sit,
    Table,
    Update,
    Upgrade,
    WhichSeat,
)

TAGS = ["tables"]


@get("/api/tables", tags=TAGS)
async def lobby(
    hall: NamedDependency[Hall],
    caller: NamedDependency[Caller],
    game: FromQuery[str | None] = None,
    before: FromQuery[str | None] = None,
) -> Page:
    """Tables that wait for anybody, the newest first."""
    return await hall.tables.lobby(caller, game, moment(before))


@post("/api/tables", tags=TAGS)
async def create(
    hall: NamedDependency[Hall], caller: NamedDependency[Caller], data: JSONBody[NewTable]
) -> Table:
    """Set up a table; the match begins when all seats are taken."""
    await check_new_table(hall, caller, data)
    return await hall.tables.create(caller, data)


@post("/api/play", tags=TAGS)
async def play(
    hall: NamedDependency[Hall], caller: NamedDependency[Caller], data: JSONBody[Play]
) -> Begun:
    """A match against levels, at once: the table, and the match as I see it."""
    hall.limits.take("table", person=caller.id, address=caller.address)
    return await begun(hall, await hall.tables.play(caller, data))


@get("/api/tables/{table:str}", tags=TAGS)
async def look(
    hall: NamedDependency[Hall],
    caller: NamedDependency[Caller],
    table: FromPath[str],
    code: FromQuery[str | None] = None,
) -> Table:
    """A table, its seats and its commitment; one without spectators needs the link's `code`."""
    return await hall.tables.invited(caller, table, code)


@delete("/api/tables/{table:str}", tags=TAGS, status_code=200)
async def close(
    hall: NamedDependency[Hall], caller: NamedDependency[Caller], table: FromPath[str]
) -> Table:
    """Close my table, before its match has begun."""
    return await hall.tables.close(caller, table)


@post("/api/tables/{table:str}/sit", tags=TAGS, status_code=200)
async def sit(
    hall: NamedDependency[Hall],
    caller: NamedDependency[Caller],
    table: FromPath[str],
    data: JSONBody[Sit],
) -> Table:
    """Take a free seat; a friend's with the code of the link."""
    return await hall.tables.sit(caller, table, data)


@post("/api/tables/{table:str}/nonce", tags=TAGS, status_code=200)
async def nonce(
    hall: NamedDependency[Hall],
    caller: NamedDependency[Caller],
    table: FromPath[str],
    data: JSONBody[GiveNonce],
) -> Table:
    """Add my part to the seed, now that I have seen the commitment."""
    return await hall.tables.give_nonce(caller, table, data)


@post("/api/tables/{table:str}/leave", tags=TAGS, status_code=200)
async def leave(
    hall: NamedDependency[Hall],
    caller: NamedDependency[Caller],
    table: FromPath[str],
    data: JSONBody[WhichSeat],
) -> Table:
    """Get up; in a running match a level plays on for me."""
    return await hall.tables.leave(caller, table, data.seat)


@post("/api/tables/{table:str}/come-back", tags=TAGS, status_code=200)
async def come_back(
    hall: NamedDependency[Hall],
    caller: NamedDependency[Caller],
    table: FromPath[str],
    data: JSONBody[WhichSeat],
) -> Update:
    """Take my seat back from the level, if the table allows it."""
    return await hall.matches.come_back(caller, table, data.seat)


@post("/api/tables/{table:str}/rematch", tags=TAGS, status_code=200)
async def rematch(
    hall: NamedDependency[Hall], caller: NamedDependency[Caller], table: FromPath[str]
) -> Table:
    """The same table once more; the second to ask joins the first."""
    return await hall.again.rematch(caller, table)


@post("/api/tables/{table:str}/return-match", tags=TAGS, status_code=200)
async def return_match(
    hall: NamedDependency[Hall], caller: NamedDependency[Caller], table: FromPath[str]
) -> Table:
    """Agree on a second match on the same deal with the seats moved on."""
    return await hall.again.want_return(caller, table)


@post("/api/tables/{table:str}/fork", tags=TAGS)
async def fork(
    hall: NamedDependency[Hall],
    caller: NamedDependency[Caller],
    table: FromPath[str],
    data: JSONBody[Fork],
) -> Table:
    """Play on from a ply of a finished match, as a new table."""
    await check_new_table(hall, caller, data)
    return await hall.again.fork(caller, table, data)


@post("/api/tables/{table:str}/upgrade", tags=TAGS, status_code=200)
async def upgrade(
    hall: NamedDependency[Hall],
    caller: NamedDependency[Caller],
    table: FromPath[str],
    data: JSONBody[Upgrade],
) -> Table:
    """A match of other rules (`other-rules`) goes on at a new table, or ends without a result.

    Done when all who sit there say the same; the answer is the table where it goes on.
    """
    return await hall.upgrades.choose(caller, table, data)


@get("/api/tables/{table:str}/chat", tags=TAGS)
async def chat(
    hall: NamedDependency[Hall],
    caller: NamedDependency[Caller],
    table: FromPath[str],
    since: FromQuery[int] = 0,
) -> tuple[Said, ...]:
    """What was said at the table after line `since`."""
    await hall.tables.watched(caller, table)
    return await hall.talk.lines(table, line_number(since))


@post("/api/tables/{table:str}/chat", tags=TAGS, status_code=204)
async def say(
    hall: NamedDependency[Hall],
    caller: NamedDependency[Caller],
    table: FromPath[str],
    data: JSONBody[Say],
) -> None:
    """Say something to everybody at the table."""
    shown = await hall.tables.watched(caller, table)
    check_may_speak(shown.mine, owner=shown.owner)
    await hall.talk.say(caller, table, data.text, shown.house)


@get("/api/tables/{table:str}/presence", tags=TAGS)
async def presence(
    hall: NamedDependency[Hall], caller: NamedDependency[Caller], table: FromPath[str]
) -> tuple[Present, ...]:
    """Who is here now."""
    await hall.tables.watched(caller, table)
    return await hall.talk.here(table)


async def check_new_table(hall: Hall, caller: Caller, wanted: NewTable | Fork) -> None:
    """Whether somebody may set up one more table, and call those beside them by these names."""
    if not wanted.house.private and any(one.kind == "open" for one in wanted.seats):
        hall.limits.take("lobby", person=caller.id, address=caller.address)
    hall.limits.take("table", person=caller.id, address=caller.address)
    await hall.people.check_free(caller, [one.name for one in wanted.seats if one.name])


def line_number(given: int) -> int:
    """A line of the chat, bounded to what a database can count."""
    return max(0, min(given, 2**62))


ROUTES = (
    *(lobby, create, play, look, close, sit, nonce, leave, come_back),
    *(rematch, return_match, fork, upgrade, chat, say, presence),
)
