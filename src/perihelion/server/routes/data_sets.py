"""Data sets: the one that ships, the check of a change, and those that people keep."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import Request, Response, delete, get, patch, post
from litestar.params import FromPath, FromQuery, JSONBody

from perihelion.kernel.errors import BadData
from perihelion.server import wire
from perihelion.server.data_sets.checking import (
    check_set,
    game_with_sets,
    preview,
    refused,
    set_of_table,
    shipped_set,
)
from perihelion.server.gateway.caller import asker
from perihelion.server.matches.elements import answer
from perihelion.server.routes.common import GivenCaller, GivenServices

TAGS = ["data sets"]


@get("/api/games/{game:str}/data-set", tags=TAGS, sync_to_thread=True)
def shipped(game: FromPath[str]) -> wire.ShippedSet:
    """The set that ships with a game, the shapes of its files, and its components."""
    return shipped_set(game)


@post("/api/games/{game:str}/data-set/check", tags=TAGS, status_code=200)
async def check(
    services: GivenServices, caller: GivenCaller, game: FromPath[str], data: JSONBody[wire.CheckSet]
) -> wire.SetCheck:
    """What is wrong with a set, and how it differs from the one that ships; nothing is kept."""
    services.limits.take("check", person=caller.id, address=caller.address)
    return await asyncio.to_thread(check_set, game, data.files)


@post("/api/games/{game:str}/data-set/preview", tags=TAGS, status_code=200)
async def draw(
    request: Request[Any, Any, Any],
    services: GivenServices,
    caller: GivenCaller,
    game: FromPath[str],
    data: JSONBody[wire.CheckSet],
) -> Response[wire.SetPreview]:
    """A sound set as a table of it would be drawn, before it is kept."""
    services.limits.take("check", person=caller.id, address=caller.address)
    rules = game_with_sets(game)
    try:
        packed = await services.heavy.analysts.run(
            preview, rules.id, data.files, asker=asker(caller.id)
        )
    except BadData as error:
        raise refused(error) from None
    return answer(request, packed)


@get("/api/data-sets", tags=TAGS)
async def public(
    services: GivenServices, caller: GivenCaller, game: FromQuery[str | None] = None
) -> tuple[wire.DataSet, ...]:
    """The sets that people have made public."""
    return await services.data_sets.public(caller, game)


@get("/api/me/data-sets", tags=TAGS)
async def mine(services: GivenServices, caller: GivenCaller) -> tuple[wire.DataSet, ...]:
    """My sets."""
    return await services.data_sets.mine(caller)


@post("/api/me/data-sets", tags=TAGS)
async def add(
    services: GivenServices, caller: GivenCaller, data: JSONBody[wire.NewSet]
) -> wire.DataSet:
    """Keep a sound set."""
    services.limits.take("table", person=caller.id, address=caller.address)
    return await services.data_sets.add(caller, data)


@get("/api/data-sets/{set_id:str}", tags=TAGS)
async def look(services: GivenServices, caller: GivenCaller, set_id: FromPath[str]) -> wire.DataSet:
    """A set and its versions."""
    return await services.data_sets.look(caller, set_id)


@get("/api/data-sets/{set_id:str}/versions/{version:int}", tags=TAGS)
async def files(
    services: GivenServices, caller: GivenCaller, set_id: FromPath[str], version: FromPath[int]
) -> wire.SetFiles:
    """What a version says."""
    return await services.data_sets.files(caller, set_id, version)


@post("/api/data-sets/{set_id:str}/versions", tags=TAGS)
async def add_version(
    services: GivenServices,
    caller: GivenCaller,
    set_id: FromPath[str],
    data: JSONBody[wire.NewVersion],
) -> wire.DataSet:
    """Keep another version of a set of mine."""
    services.limits.take("table", person=caller.id, address=caller.address)
    return await services.data_sets.add_version(caller, set_id, data)


@post("/api/data-sets/{set_id:str}/fork", tags=TAGS)
async def fork(
    services: GivenServices,
    caller: GivenCaller,
    set_id: FromPath[str],
    data: JSONBody[wire.ForkSet],
) -> wire.DataSet:
    """A set of my own that begins as a version of this one."""
    services.limits.take("table", person=caller.id, address=caller.address)
    return await services.data_sets.fork(caller, set_id, data)


@patch("/api/data-sets/{set_id:str}", tags=TAGS)
async def change(
    services: GivenServices,
    caller: GivenCaller,
    set_id: FromPath[str],
    data: JSONBody[wire.ChangeSet],
) -> wire.DataSet:
    """Rename a set of mine, share it, or note what I have compared with the box."""
    services.limits.take("message", person=caller.id, address=caller.address)
    return await services.data_sets.change(caller, set_id, data)


@delete("/api/data-sets/{set_id:str}", tags=TAGS)
async def drop(services: GivenServices, caller: GivenCaller, set_id: FromPath[str]) -> None:
    """Delete a set of mine; tables that are played with it keep it."""
    await services.data_sets.delete(caller, set_id)


@get("/api/data-sets/{set_id:str}/versions/{version:int}/comparison", tags=TAGS)
async def comparison(
    services: GivenServices, caller: GivenCaller, set_id: FromPath[str], version: FromPath[int]
) -> wire.SetComparison:
    """What a version changes, by the newest comparison with the set that ships."""
    return await services.comparisons.look(caller, set_id, version)


@post("/api/data-sets/{set_id:str}/versions/{version:int}/comparison", tags=TAGS, status_code=200)
async def compare(
    services: GivenServices,
    caller: GivenCaller,
    set_id: FromPath[str],
    version: FromPath[int],
    data: JSONBody[wire.AskComparison],
) -> wire.SetComparison:
    """Let a level play a version of mine and the set that ships, and tell what differs."""
    services.limits.take("think", person=caller.id, address=caller.address)
    return await services.comparisons.ask(caller, set_id, version, data)


@get("/api/matches/{table:str}/data-set", tags=TAGS)
async def of_match(
    services: GivenServices, caller: GivenCaller, table: FromPath[str]
) -> wire.MatchSet:
    """The set that a match is played with, also where nobody keeps it any more."""
    await services.tables.watched(caller, table)
    row, _ = await services.tables.rows(table)
    return await asyncio.to_thread(set_of_table, row)


ROUTES = (
    *(shipped, check, draw, public, mine, add),
    *(look, files, add_version, fork, change, drop, comparison, compare, of_match),
)
