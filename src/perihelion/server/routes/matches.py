"""Matches: playing, watching, looking back."""

from __future__ import annotations

import gzip
from typing import Any

from litestar import MediaType, Request, Response, WebSocket, get, post, websocket
from litestar.di import Provide
from litestar.params import FromPath, FromQuery, JSONBody

from perihelion.kernel.errors import PerihelionError
from perihelion.match import Proof
from perihelion.match.line import Told
from perihelion.server import wire
from perihelion.server.errors import NotBegun, Unplayable
from perihelion.server.gateway.caller import asker
from perihelion.server.gateway.error_responses import problem_of
from perihelion.server.identity.people import Caller
from perihelion.server.matches import upgrades
from perihelion.server.matches.elements import answer, packed_elements
from perihelion.server.matches.views import viewer_of
from perihelion.server.matches.websocket import Line
from perihelion.server.routes.common import (
    GivenCaller,
    GivenServices,
    hall_of_state,
    provide_listener,
)
from perihelion.server.routes.tables import line_number
from perihelion.server.services import Services

TAGS = ["matches"]


@get("/api/matches/{table:str}", tags=TAGS)
async def look(
    services: GivenServices,
    caller: GivenCaller,
    table: FromPath[str],
    seat: FromQuery[int | None] = None,
    since: FromQuery[int | None] = None,
) -> wire.Update:
    """The match as I may see it, with the entries after ply `since`."""
    try:
        async with services.rooms.open(table) as room:
            viewer = viewer_of(room, caller, seat)
            services.bot_turns.looked(room)
            seen = room.ply if since is None else max(0, since)
            update, past = services.teller.update(room, room.seats_of(caller.id), viewer, seen)
    except Unplayable:
        return await services.archive.update(caller, table, seat)
    return await services.teller.whole(asker(caller.id), update, past)


@post("/api/matches/{table:str}/act", tags=TAGS, status_code=200)
async def act(
    services: GivenServices, caller: GivenCaller, table: FromPath[str], data: JSONBody[wire.Do]
) -> wire.Update:
    """Answer the question open at `ply`; it is durable when this answers."""
    return await services.matches.act(caller, table, data)


@post("/api/matches/{table:str}/confirm", tags=TAGS, status_code=200)
async def confirm(
    services: GivenServices, caller: GivenCaller, table: FromPath[str], data: JSONBody[wire.AtPly]
) -> wire.Update:
    """Say that I am done, where chance waits for it."""
    return await services.matches.confirm(caller, table, data)


@post("/api/matches/{table:str}/undo", tags=TAGS, status_code=200)
async def undo(
    services: GivenServices,
    caller: GivenCaller,
    table: FromPath[str],
    data: JSONBody[wire.TakeBack],
) -> wire.Update:
    """Take back what is free to take back; ask the others for the rest."""
    return await services.matches.take_back(caller, table, data)


@post("/api/matches/{table:str}/consent", tags=TAGS, status_code=200)
async def consent(
    services: GivenServices, caller: GivenCaller, table: FromPath[str], data: JSONBody[wire.Consent]
) -> wire.Update:
    """Agree to a take-back, refuse it, or withdraw my own wish."""
    return await services.matches.consent(caller, table, data)


@post("/api/matches/{table:str}/resign", tags=TAGS, status_code=200)
async def resign(
    services: GivenServices, caller: GivenCaller, table: FromPath[str], data: JSONBody[wire.AtPly]
) -> wire.Update:
    """Give up; this ends the match."""
    try:
        return await services.matches.resign(caller, table, data)
    except Unplayable:
        await upgrades.resign(services.tables, caller, table, data.seat)
        return await services.archive.update(caller, table, None)


@get("/api/matches/{table:str}/record", tags=TAGS)
async def record(
    request: Request[Any, Any, Any],
    services: GivenServices,
    caller: GivenCaller,
    table: FromPath[str],
    seat: FromQuery[int | None] = None,
) -> Response[dict[str, Any]]:
    """The record: what I know while the match runs, everything when it is over.

    With `seat`, as that seat knew it: views and events of every ply, for a replay.
    """
    game, packed = await services.analysis.record(caller, table, seat)
    headers = {"Content-Disposition": f'attachment; filename="{game}-{table}.json"'}
    headers["Vary"] = "accept-encoding, cookie"
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["Content-Encoding"] = "gzip"
    else:
        packed = gzip.decompress(packed)
    return Response(packed, media_type=MediaType.JSON, headers=headers)  # type: ignore[arg-type]  # encoded already


@get("/api/matches/{table:str}/at/{ply:int}", tags=TAGS)
async def at(
    services: GivenServices,
    caller: GivenCaller,
    table: FromPath[str],
    ply: FromPath[int],
    seat: FromQuery[int | None] = None,
) -> wire.AtMoment:
    """The match as it was after `ply` entries, with the eyes I may have."""
    return await services.analysis.at(caller, table, ply, seat)


@get("/api/matches/{table:str}/views", tags=TAGS)
async def views(
    services: GivenServices,
    caller: GivenCaller,
    table: FromPath[str],
    *,
    first: FromQuery[int],
    last: FromQuery[int],
    seat: FromQuery[int | None] = None,
) -> wire.Views:
    """The match as it was after each of `first` to `last` entries, with the eyes I may have."""
    return await services.analysis.views(caller, table, first, last, seat)


@get("/api/matches/{table:str}/since-my-turn", tags=TAGS)
async def since_my_turn(
    services: GivenServices,
    caller: GivenCaller,
    table: FromPath[str],
    seat: FromQuery[int | None] = None,
) -> tuple[Told, ...]:
    """What happened since I last decided something."""
    return await services.analysis.since_my_turn(caller, table, seat)


@get("/api/matches/{table:str}/elements", tags=TAGS)
async def elements(
    request: Request[Any, Any, Any],
    services: GivenServices,
    caller: GivenCaller,
    table: FromPath[str],
) -> Response[wire.Elements]:
    """What lies on this table and what it is called, for its seats and options."""
    shown = await services.tables.watched(caller, table)
    return answer(request, packed_elements(shown.game, len(shown.seats), shown.options, shown.data))


@get("/api/matches/{table:str}/fairness", tags=TAGS)
async def fairness(
    services: GivenServices, caller: GivenCaller, table: FromPath[str]
) -> wire.FairChance:
    """Commitment, nonces and transcript, and the seed once the match is over."""
    return await services.analysis.fairness(caller, table)


@get("/api/matches/{table:str}/verify", tags=TAGS)
async def verify(services: GivenServices, caller: GivenCaller, table: FromPath[str]) -> Proof:
    """Compute every draw of a finished match again from its seed."""
    services.limits.take("think", person=caller.id, address=caller.address)
    return await services.analysis.verify(caller, table)


@get("/api/matches/{table:str}/luck", tags=TAGS)
async def luck(
    services: GivenServices, caller: GivenCaller, table: FromPath[str]
) -> tuple[wire.Luck, ...]:
    """What was drawn and rolled in a finished match, and what was to be expected."""
    services.limits.take("think", person=caller.id, address=caller.address)
    return await services.analysis.luck(caller, table)


@get("/api/matches/{table:str}/chances", tags=TAGS)
async def chances(
    request: Request[Any, Any, Any],
    services: GivenServices,
    caller: GivenCaller,
    table: FromPath[str],
) -> Response[tuple[wire.Drawn, ...]]:
    """Every question to chance of a finished match, so that anybody can compute the answers."""
    services.limits.take("think", person=caller.id, address=caller.address)
    return answer(request, await services.analysis.chances(caller, table))


@get("/api/matches/{table:str}/hint", tags=TAGS)
async def hint(
    services: GivenServices,
    caller: GivenCaller,
    table: FromPath[str],
    seat: FromQuery[int | None] = None,
    level: FromQuery[str | None] = None,
) -> wire.Hint:
    """What a level would answer for me, knowing what I know."""
    services.limits.take("think", person=caller.id, address=caller.address)
    return await services.analysis.hint(caller, table, seat, level)


@get("/api/matches/{table:str}/guide", tags=TAGS)
async def guide(
    services: GivenServices,
    caller: GivenCaller,
    table: FromPath[str],
    seat: FromQuery[int | None] = None,
) -> wire.Guidance:
    """The main choices of my question with what they gain and risk, alone against levels."""
    services.limits.take("guide", person=caller.id, address=caller.address)
    return await services.analysis.guide(caller, table, seat)


@get("/api/matches/{table:str}/slip", tags=TAGS)
async def slip(
    services: GivenServices,
    caller: GivenCaller,
    table: FromPath[str],
    *,
    ply: FromQuery[int],
    seat: FromQuery[int | None] = None,
) -> wire.Slip:
    """Whether my answer after `ply` entries surely cost me something, alone against levels."""
    services.limits.take("guide", person=caller.id, address=caller.address)
    return await services.analysis.slip(caller, table, ply, seat)


@get("/api/matches/{table:str}/coach", tags=TAGS)
async def coach(
    services: GivenServices,
    caller: GivenCaller,
    table: FromPath[str],
    seat: FromQuery[int | None] = None,
) -> wire.Coaching:
    """What the coach says to a seat about a finished match, as far as it has come."""
    return await services.evaluations.look_coach(caller, table, seat)


@post("/api/matches/{table:str}/coach", tags=TAGS, status_code=200)
async def ask_coach(
    services: GivenServices,
    caller: GivenCaller,
    table: FromPath[str],
    seat: FromQuery[int | None] = None,
) -> wire.Coaching:
    """Let the coach look at every decision of a finished match; one job, kept with the match."""
    return await services.evaluations.ask_coach(caller, table, seat)


@get("/api/matches/{table:str}/evaluation", tags=TAGS)
async def evaluation(
    services: GivenServices,
    caller: GivenCaller,
    table: FromPath[str],
    since: FromQuery[int] = 0,
    level: FromQuery[str | None] = None,
) -> wire.Evaluation:
    """How far the evaluation of a finished match has come, and what it found from `since` on."""
    return await services.evaluations.look(caller, table, level, since)


@post("/api/matches/{table:str}/evaluation", tags=TAGS, status_code=200)
async def evaluate(
    services: GivenServices,
    caller: GivenCaller,
    table: FromPath[str],
    level: FromQuery[str | None] = None,
) -> wire.Evaluation:
    """Let a level judge every moment of a finished match: one job, kept with the match."""
    services.limits.take("think", person=caller.id, address=caller.address)
    return await services.evaluations.ask(caller, table, level)


@websocket(
    "/api/matches/{table:str}/live",
    dependencies={"listener": Provide(provide_listener)},
)
async def live(
    socket: WebSocket[Any, Any, Any],
    listener: GivenCaller,
    table: FromPath[str],
    *,
    since: FromQuery[int] = 0,
    chat: FromQuery[int] = 0,
    seat: FromQuery[int | None] = None,
    changes: FromQuery[bool] = False,
) -> None:
    """Updates as they happen, and answers; see docs/server.md."""
    services = hall_of_state(socket.app.state)
    await socket.accept()
    try:
        services.limits.take("socket", address=listener.address)
        await check_may_listen(services, listener, table, seat)
    except PerihelionError as error:
        await socket.close(4000 + problem_of(error).status, problem_of(error).code)
        return
    line = Line(services, socket, listener, table, seat, changes=changes)
    await line.run(max(0, since), line_number(chat))


async def check_may_listen(
    services: Services, caller: Caller, table: str, seat: int | None
) -> None:
    """Whether this person may have a line; also to a table that waits for its seats."""
    try:
        async with services.rooms.open(table) as room:
            viewer_of(room, caller, seat)
    except NotBegun:
        await services.tables.watched(caller, table)


ROUTES = (
    *(look, act, confirm, undo, consent, resign, record, at, views, since_my_turn),
    *(elements, fairness, verify, luck, chances, hint, evaluation, evaluate, live),
    *(guide, slip, coach, ask_coach),
)
