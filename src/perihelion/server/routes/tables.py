"""Tables: the lobby, setting up, sitting down, leaving, and tables that follow from others."""

from __future__ import annotations

from litestar import delete, get, post
from litestar.params import FromPath, FromQuery, JSONBody

from perihelion.server import wire
from perihelion.server.identity.people import Caller
from perihelion.server.routes.common import GivenCaller, GivenServices, begun
from perihelion.server.routes.people import moment
from perihelion.server.services import Services
from perihelion.server.tables.chat import check_may_speak

TAGS = ["tables"]


@get("/api/tables", tags=TAGS)
async def lobby(
    services: GivenServices,
    caller: GivenCaller,
    game: FromQuery[str | None] = None,
    before: FromQuery[str | None] = None,
) -> wire.Page:
    """Tables that wait for anybody, the newest first."""
    return await services.tables.lobby(caller, game, moment(before))


@post("/api/tables", tags=TAGS)
async def create(
    services: GivenServices, caller: GivenCaller, data: JSONBody[wire.NewTable]
) -> wire.Table:
    """Set up a table; the match begins when all seats are taken."""
    await check_new_table(services, caller, data)
    return await services.tables.create(caller, data)


@post("/api/play", tags=TAGS)
async def play(
    services: GivenServices, caller: GivenCaller, data: JSONBody[wire.Play]
) -> wire.Begun:
    """A match against levels, at once: the table, and the match as I see it."""
    services.limits.take("table", person=caller.id, address=caller.address)
    return await begun(services, await services.tables.play(caller, data))


@get("/api/tables/{table:str}", tags=TAGS)
async def look(
    services: GivenServices,
    caller: GivenCaller,
    table: FromPath[str],
    code: FromQuery[str | None] = None,
) -> wire.Table:
    """A table, its seats and its commitment; one without spectators needs the link's `code`."""
    return await services.tables.invited(caller, table, code)


@delete("/api/tables/{table:str}", tags=TAGS, status_code=200)
async def close(services: GivenServices, caller: GivenCaller, table: FromPath[str]) -> wire.Table:
    """Close my table, before its match has begun."""
    return await services.tables.close(caller, table)


@post("/api/tables/{table:str}/sit", tags=TAGS, status_code=200)
async def sit(
    services: GivenServices, caller: GivenCaller, table: FromPath[str], data: JSONBody[wire.Sit]
) -> wire.Table:
    """Take a free seat; a friend's with the code of the link."""
    return await services.tables.sit(caller, table, data)


@post("/api/tables/{table:str}/nonce", tags=TAGS, status_code=200)
async def nonce(
    services: GivenServices,
    caller: GivenCaller,
    table: FromPath[str],
    data: JSONBody[wire.GiveNonce],
) -> wire.Table:
    """Add my part to the seed, now that I have seen the commitment."""
    return await services.tables.give_nonce(caller, table, data)


@post("/api/tables/{table:str}/leave", tags=TAGS, status_code=200)
async def leave(
    services: GivenServices,
    caller: GivenCaller,
    table: FromPath[str],
    data: JSONBody[wire.WhichSeat],
) -> wire.Table:
    """Get up; in a running match a level plays on for me."""
    shown = await services.tables.table(caller, table)
    waits = shown.status in ("open", "sealing") and bool(shown.mine) and not shown.house.private
    if waits and not any(one.kind == "open" and not one.taken for one in shown.seats):
        services.limits.take("lobby", person=caller.id, address=caller.address)  # as a new one
    return await services.tables.leave(caller, table, data.seat)


@post("/api/tables/{table:str}/come-back", tags=TAGS, status_code=200)
async def come_back(
    services: GivenServices,
    caller: GivenCaller,
    table: FromPath[str],
    data: JSONBody[wire.WhichSeat],
) -> wire.Update:
    """Take my seat back from the level, if the table allows it."""
    return await services.matches.come_back(caller, table, data.seat)


@post("/api/tables/{table:str}/rematch", tags=TAGS, status_code=200)
async def rematch(services: GivenServices, caller: GivenCaller, table: FromPath[str]) -> wire.Table:
    """The same table once more; the second to ask joins the first."""
    return await services.follow_ups.rematch(caller, table)


@post("/api/tables/{table:str}/return-match", tags=TAGS, status_code=200)
async def return_match(
    services: GivenServices, caller: GivenCaller, table: FromPath[str]
) -> wire.Table:
    """Agree on a second match on the same deal with the seats moved on."""
    return await services.follow_ups.want_return(caller, table)


@post("/api/tables/{table:str}/fork", tags=TAGS)
async def fork(
    services: GivenServices, caller: GivenCaller, table: FromPath[str], data: JSONBody[wire.Fork]
) -> wire.Table:
    """Play on from a ply of a finished match, as a new table."""
    await check_new_table(services, caller, data)
    return await services.follow_ups.fork(caller, table, data)


@post("/api/tables/{table:str}/upgrade", tags=TAGS, status_code=200)
async def upgrade(
    services: GivenServices, caller: GivenCaller, table: FromPath[str], data: JSONBody[wire.Upgrade]
) -> wire.Table:
    """A match of other rules (`other-rules`) goes on at a new table, or ends without a result.

    Done when all who sit there say the same; the answer is the table where it goes on.
    """
    return await services.upgrades.choose(caller, table, data)


@get("/api/tables/{table:str}/chat", tags=TAGS)
async def chat(
    services: GivenServices, caller: GivenCaller, table: FromPath[str], since: FromQuery[int] = 0
) -> tuple[wire.ChatLine, ...]:
    """What was said at the table after line `since`."""
    await services.tables.watched(caller, table)
    return await services.chat.lines(table, line_number(since))


@post("/api/tables/{table:str}/chat", tags=TAGS, status_code=204)
async def say(
    services: GivenServices, caller: GivenCaller, table: FromPath[str], data: JSONBody[wire.Say]
) -> None:
    """Say something to everybody at the table."""
    shown = await services.tables.watched(caller, table)
    check_may_speak(shown.mine, owner=shown.owner)
    await services.chat.say(caller, table, data.text, shown.house)


@get("/api/tables/{table:str}/presence", tags=TAGS)
async def presence(
    services: GivenServices, caller: GivenCaller, table: FromPath[str]
) -> tuple[wire.Present, ...]:
    """Who is here now."""
    await services.tables.watched(caller, table)
    return await services.chat.here(table)


async def check_new_table(
    services: Services, caller: Caller, wanted: wire.NewTable | wire.Fork
) -> None:
    """Whether somebody may set up one more table, and call those beside them by these names."""
    if not wanted.house.private and any(one.kind == "open" for one in wanted.seats):
        services.limits.take("lobby", person=caller.id, address=caller.address)
    services.limits.take("table", person=caller.id, address=caller.address)
    await services.people.check_free(caller, [one.name for one in wanted.seats if one.name])


def line_number(given: int) -> int:
    """A line of the chat, bounded to what a database can count."""
    return max(0, min(given, 2**62))


ROUTES = (
    *(lobby, create, play, look, close, sit, nonce, leave, come_back),
    *(rematch, return_match, fork, upgrade, chat, say, presence),
)
