"""Puzzles: which a game has, a try at one, and which I have solved."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, get, post, put
from litestar.params import FromPath, JSONBody

from perihelion.kernel.errors import PerihelionError
from perihelion.server import wire
from perihelion.server.errors import BadRequest
from perihelion.server.gateway.caller import asker
from perihelion.server.matches.elements import answer
from perihelion.server.routes.common import GivenCaller, GivenServices
from perihelion.server.tables.puzzles import (
    elements_of,
    listed,
    puzzle_of,
    refused,
    tried,
    verdict_of,
)

TAGS = ["puzzles"]


@get("/api/games/{game:str}/puzzles", tags=TAGS)
async def puzzles(services: GivenServices, game: FromPath[str]) -> tuple[wire.PuzzleInfo, ...]:
    """The puzzles of a game, the easy ones first, without their solutions."""
    return listed(game, services.puzzles.today())


@post("/api/games/{game:str}/puzzles/{puzzle:str}", tags=TAGS, status_code=200)
async def attempt(
    services: GivenServices,
    caller: GivenCaller,
    game: FromPath[str],
    puzzle: FromPath[str],
    data: JSONBody[wire.PuzzleTry],
) -> wire.PuzzleStep:
    """Where answers lead, and after a wrong one what follows; nothing of it is kept."""
    found = puzzle_of(game, puzzle)
    if data.answers:
        services.limits.take("think", person=caller.id, address=caller.address)
    try:
        return await services.heavy.analysts.run(
            tried, game, found.id, data.answers, asker=asker(caller.id)
        )
    except PerihelionError as error:
        raise refused(error) from None


@get("/api/games/{game:str}/puzzles/{puzzle:str}/elements", tags=TAGS, sync_to_thread=True)
def elements(
    request: Request[Any, Any, Any], game: FromPath[str], puzzle: FromPath[str]
) -> Response[wire.Elements]:
    """What lies on the table of a puzzle, and what it is called."""
    return answer(request, elements_of(game, puzzle_of(game, puzzle)))


@get("/api/me/puzzles", tags=TAGS)
async def mine(services: GivenServices, caller: GivenCaller) -> wire.MyPuzzles:
    """The puzzles that I have tried and solved, and my streak."""
    return await services.puzzles.mine(caller)


@put("/api/me/puzzles/{game:str}/{puzzle:str}", tags=TAGS)
async def keep(
    services: GivenServices,
    caller: GivenCaller,
    game: FromPath[str],
    puzzle: FromPath[str],
    data: JSONBody[wire.SolvePuzzle],
) -> wire.MyPuzzle:
    """Keep a try of mine; whether it solves the puzzle, the server finds by itself."""
    services.limits.take("message", person=caller.id, address=caller.address)
    found = puzzle_of(game, puzzle)
    try:
        verdict = await services.heavy.analysts.run(
            verdict_of, game, found, data.answers, asker=asker(caller.id)
        )
    except PerihelionError as error:
        raise refused(error) from None
    if verdict == "open":
        raise BadRequest("this try is not over; only whole ones are kept")
    return await services.puzzles.keep(caller, game, found, data, verdict)


ROUTES = (puzzles, attempt, elements, mine, keep)
