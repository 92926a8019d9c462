"""Matches: playing, watching, looking back."""

from __future__ import annotations

import gzip
from typing import Any

from litestar import MediaType, Request, Response, WebSocket, get, post, websocket
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath, FromQuery, JSONBody

from perihelion.kernel.errors import PerihelionError
from perihelion.match import Proof
from perihelion.match.line import Told
from perihelion.server import upgrades
from perihelion.server.answers import problem_of
from perihelion.server.asking import asker
from perihelion.server.elements import answer, packed_elements
from perihelion.server.errors import NotBegun, Unplayable
from perihelion.server.hall import Hall
from perihelion.server.live import Line
from perihelion.server.people import Caller
from perihelion.server.routes.common import hall_of_state, provide_listener
from perihelion.server.routes.tables import line_number
from perihelion.server.showing import viewer_of
from perihelion.server.wire import (
    AtMoment,
    AtPly,
    Consent,
    Do,
    Drawn,
    Elements,
    FairChance,
    Hint,
    Judged,
    Luck,
    TakeBack,
    Update,
)

TAGS = ["matches"]


@get("/api/matches/{table:str}", tags=TAGS)
async def look(
    hall: NamedDependency[Hall],
    caller: NamedDependency[Caller],
    table: FromPath[str],
    seat: FromQuery[int | None] = None,
    since: FromQuery[int | None] = None,
) -> Update:
    """The match as I may see it, with the entries after ply `since`."""
    try:
        async with hall.rooms.open(table) as room:
            viewer = viewer_of(room, caller, seat)
            hall.turns.looked(room)
            seen = room.ply if since is None else max(0, since)
            update, past = hall.teller.update(room, room.seats_of(caller.id), viewer, seen)
    except Unplayable:
        return await hall.archive.update(caller, table, seat)
    return await hall.teller.whole(asker(caller.id), update, past)


@post("/api/matches/{table:str}/act", tags=TAGS, status_code=200)
async def act(
    hall: NamedDependency[Hall],
    caller: NamedDependency[Caller],
    table: FromPath[str],
    data: JSONBody[Do],
) -> Update:
    """Answer the question open at `ply`; it is durable when this answers."""
    return await hall.matches.act(caller, table, data)


@post("/api/matches/{table:str}/confirm", tags=TAGS, status_code=200)
async def confirm(
    hall: NamedDependency[Hall],
    caller: NamedDependency[Caller],
    table: FromPath[str],
    data: JSONBody[AtPly],
) -> Update:
    """Say that I am done, where chance waits for it."""
    return await hall.matches.confirm(caller, table, data)


@post("/api/matches/{table:str}/undo", tags=TAGS, status_code=200)
async def undo(
    hall: NamedDependency[Hall],
    caller: NamedDependency[Caller],
    table: FromPath[str],
    data: JSONBody[TakeBack],
) -> Update:
    """Take back what is free to take back; ask the others for the rest."""
    return await hall.matches.take_back(caller, table, data)


@post("/api/matches/{table:str}/consent", tags=TAGS, status_code=200)
async def consent(
    hall: NamedDependency[Hall],
    caller: NamedDependency[Caller],
    table: FromPath[str],
    data: JSONBody[Consent],
) -> Update:
    """Agree to a take-back, refuse it, or withdraw my own wish."""
    return await hall.matches.consent(caller, table, data)


@post("/api/matches/{table:str}/resign", tags=TAGS, status_code=200)
async def resign(
    hall: NamedDependency[Hall],
    caller: NamedDependency[Caller],
    table: FromPath[str],
    data: JSONBody[AtPly],
) -> Update:
    """Give up; this ends the match."""
    try:
        return await hall.matches.resign(caller, table, data)
    except Unplayable:
        await upgrades.resign(hall.tables, caller, table, data.seat)
        return await hall.archive.update(caller, table, None)


@get("/api/matches/{table:str}/record", tags=TAGS)
async def record(
    request: Request[Any, Any, Any],
    hall: NamedDependency[Hall],
    caller: NamedDependency[Caller],
    table: FromPath[str],
    seat: FromQuery[int | None] = None,
) -> Response[dict[str, Any]]:
    """The record: what I know while the match runs, everything when it is over.

    With `seat`, as that seat knew it: views and events of every ply, for a replay.
    """
    game, packed = await hall.looking.record(caller, table, seat)
    headers = {"Content-Disposition": f'attachment; filename="{game}-{table}.json"'}
    headers["Vary"] = "accept-encoding, cookie"
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["Content-Encoding"] = "gzip"
    else:
        packed = gzip.decompress(packed)
    return Response(packed, media_type=MediaType.JSON, headers=headers)  # type: ignore[arg-type]  # encoded already


@get("/api/matches/{table:str}/at/{ply:int}", tags=TAGS)
async def at(
    hall: NamedDependency[Hall],
    caller: NamedDependency[Caller],
    table: FromPath[str],
    ply: FromPath[int],
    seat: FromQuery[int | None] = None,
) -> AtMoment:
    """The match as it was after `ply` entries, with the eyes I may have."""
    return await hall.looking.at(caller, table, ply, seat)


@get("/api/matches/{table:str}/since-my-turn", tags=TAGS)
async def since_my_turn(
    hall: NamedDependency[Hall],
    caller: NamedDependency[Caller],
    table: FromPath[str],
    seat: FromQuery[int | None] = None,
) -> tuple[Told, ...]:
    """What happened since I last decided something."""
    return await hall.looking.since_my_turn(caller, table, seat)


@get("/api/matches/{table:str}/elements", tags=TAGS)
async def elements(
    request: Request[Any, Any, Any],
    hall: NamedDependency[Hall],
    caller: NamedDependency[Caller],
    table: FromPath[str],
) -> Response[Elements]:
    """What lies on this table and what it is called, for its seats and options."""
    shown = await hall.tables.watched(caller, table)
    return answer(request, packed_elements(shown.game, len(shown.seats), shown.options, shown.data))


@get("/api/matches/{table:str}/fairness", tags=TAGS)
async def fairness(
    hall: NamedDependency[Hall], caller: NamedDependency[Caller], table: FromPath[str]
) -> FairChance:
    """Commitment, nonces and transcript, and the seed once the match is over."""
    return await hall.looking.fairness(caller, table)


@get("/api/matches/{table:str}/verify", tags=TAGS)
async def verify(
    hall: NamedDependency[Hall], caller: NamedDependency[Caller], table: FromPath[str]
) -> Proof:
    """Compute every draw of a finished match again from its seed."""
    hall.limits.take("think", person=caller.id, address=caller.address)
    return await hall.looking.verify(caller, table)


@get("/api/matches/{table:str}/luck", tags=TAGS)
async def luck(
    hall: NamedDependency[Hall], caller: NamedDependency[Caller], table: FromPath[str]
) -> tuple[Luck, ...]:
    """What was drawn and rolled in a finished match, and what was to be expected."""
    hall.limits.take("think", person=caller.id, address=caller.address)
    return await hall.looking.luck(caller, table)


@get("/api/matches/{table:str}/chances", tags=TAGS)
async def chances(
    request: Request[Any, Any, Any],
    hall: NamedDependency[Hall],
    caller: NamedDependency[Caller],
    table: FromPath[str],
) -> Response[tuple[Drawn, ...]]:
    """Every question to chance of a finished match, so that anybody can compute the answers."""
    hall.limits.take("think", person=caller.id, address=caller.address)
    return answer(request, await hall.looking.chances(caller, table))


@get("/api/matches/{table:str}/hint", tags=TAGS)
async def hint(
    hall: NamedDependency[Hall],
    caller: NamedDependency[Caller],
    table: FromPath[str],
    seat: FromQuery[int | None] = None,
    level: FromQuery[str | None] = None,
) -> Hint:
    """What a level would answer for me, knowing what I know."""
    hall.limits.take("think", person=caller.id, address=caller.address)
    return await hall.looking.hint(caller, table, seat, level)


@get("/api/matches/{table:str}/evaluation", tags=TAGS)
async def evaluation(
    hall: NamedDependency[Hall],
    caller: NamedDependency[Caller],
    table: FromPath[str],
    *,
    first: FromQuery[int],
    last: FromQuery[int],
    level: FromQuery[str | None] = None,
) -> tuple[Judged, ...]:
    """What a level makes of a finished match, ply by ply."""
    hall.limits.take("think", person=caller.id, address=caller.address)
    return await hall.looking.judge(caller, table, first, last, level)


@websocket(
    "/api/matches/{table:str}/live",
    dependencies={"listener": Provide(provide_listener)},
)
async def live(
    socket: WebSocket[Any, Any, Any],
    listener: NamedDependency[Caller],
    table: FromPath[str],
    *,
    since: FromQuery[int] = 0,
    chat: FromQuery[int] = 0,
    seat: FromQuery[int | None] = None,
) -> None:
    """Updates as they happen, and answers; see docs/server.md."""
    hall = hall_of_state(socket.app.state)
    await socket.accept()
    try:
        hall.limits.take("socket", address=listener.address)
        await check_may_listen(hall, listener, table, seat)
    except PerihelionError as error:
        await socket.close(4000 + problem_of(error).status, problem_of(error).code)
        return
    await Line(hall, socket, listener, table, seat).run(max(0, since), line_number(chat))


async def check_may_listen(hall: Hall, caller: Caller, table: str, seat: int | None) -> None:
    """Whether this person may have a line; also to a table that waits for its seats."""
    try:
        async with hall.rooms.open(table) as room:
            viewer_of(room, caller, seat)
    except NotBegun:
        await hall.tables.watched(caller, table)


ROUTES = (
    *(look, act, confirm, undo, consent, resign, record, at, since_my_turn),
    *(elements, fairness, verify, luck, chances, hint, evaluation, live),
)
