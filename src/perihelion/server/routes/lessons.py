"""Lessons: which a game has, a move in one, how far mine have come, and which games I know."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, get, post, put
from litestar.params import FromPath, FromQuery, JSONBody

from perihelion.games import load
from perihelion.match.lesson_files import lessons_of
from perihelion.server import wire
from perihelion.server.matches.elements import answer, compressed
from perihelion.server.routes.common import GivenCaller, GivenServices
from perihelion.server.tables.lessons import elements_of, info_of, lesson_of, moved

TAGS = ["lessons"]


@get("/api/games/{game:str}/lessons", tags=TAGS, sync_to_thread=False)
def lessons(game: FromPath[str]) -> tuple[wire.LessonInfo, ...]:
    """The lessons of a game in their order, the first flight among them."""
    return tuple(info_of(one) for one in lessons_of(load(game).id))


@post("/api/games/{game:str}/lessons/{lesson:str}", tags=TAGS, status_code=200, sync_to_thread=True)
def move(
    request: Request[Any, Any, Any],
    game: FromPath[str],
    lesson: FromPath[str],
    data: JSONBody[wire.LessonMove],
) -> Response[wire.LessonStep]:
    """Look at a step, go on, go back, or try an answer; nothing of it is kept."""
    return compressed(request, moved(game, lesson_of(game, lesson), data))


@get("/api/games/{game:str}/lessons/{lesson:str}/elements", tags=TAGS, sync_to_thread=True)
def elements(
    request: Request[Any, Any, Any],
    game: FromPath[str],
    lesson: FromPath[str],
    table: FromQuery[int] = 0,
) -> Response[wire.Elements]:
    """What lies on one of the tables of a lesson, and what it is called."""
    return answer(request, elements_of(game, lesson_of(game, lesson), table))


@get("/api/me/lessons", tags=TAGS)
async def mine(services: GivenServices, caller: GivenCaller) -> tuple[wire.MyLesson, ...]:
    """The lessons that I have begun."""
    return await services.lessons.mine(caller)


@put("/api/me/lessons/{game:str}/{lesson:str}", tags=TAGS)
async def keep(
    services: GivenServices,
    caller: GivenCaller,
    game: FromPath[str],
    lesson: FromPath[str],
    data: JSONBody[wire.LessonProgress],
) -> wire.MyLesson:
    """Keep how far I have come in a lesson."""
    services.limits.take("message", person=caller.id, address=caller.address)
    return await services.lessons.keep(caller, game, lesson_of(game, lesson), data)


@get("/api/me/games", tags=TAGS)
async def my_games(services: GivenServices, caller: GivenCaller) -> tuple[wire.MyGame, ...]:
    """How well I know each game: matches begun, and what the coach has explained to me."""
    return await services.guides.mine(caller)


@put("/api/me/games/{game:str}", tags=TAGS)
async def keep_guide(
    services: GivenServices,
    caller: GivenCaller,
    game: FromPath[str],
    data: JSONBody[wire.KeepGuide],
) -> wire.MyGame:
    """Switch the coach of my matches on or off, and keep which questions it has explained."""
    services.limits.take("message", person=caller.id, address=caller.address)
    return await services.guides.keep(caller, game, data)


ROUTES = (lessons, move, elements, mine, keep, my_games, keep_guide)
