"""What belongs to nobody: the games and the health of the server."""

from __future__ import annotations

from typing import Any, Literal

from litestar import MediaType, Request, Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery

import perihelion
from perihelion.games import ids, load
from perihelion.server.errors import Unknown
from perihelion.server.matches.elements import answer, packed_elements
from perihelion.server.operations import builds
from perihelion.server.operations import metrics as counted
from perihelion.server.routes.common import check_operator, problems
from perihelion.server.services import Services
from perihelion.server.tables.new_table import offered_options
from perihelion.server.thinking.levels import level_names
from perihelion.server.wire import Elements, GameInfo, GameLayout, Health
from perihelion.words import Words, languages, text_of

TAGS = ["games"]


@get("/api/games", tags=TAGS, sync_to_thread=False)
def games() -> tuple[GameInfo, ...]:
    """The games there are, with their options and levels."""
    return tuple(
        GameInfo(
            game.id,
            game.seat_counts,
            game.rules_version,
            offered_options(game),
            dict(game.bot_options),
            level_names(),
            {lang: Words.of(lang, game.id).say("game") for lang in languages()},
        )
        for game in map(load, ids())
    )


@get("/api/games/{game:str}/layout", tags=TAGS, sync_to_thread=False)
def layout(game: FromPath[str], seats: FromQuery[int | None] = None) -> GameLayout:
    """The elements that options and events of a game may name, and where they lie."""
    rules = load(game)
    count = rules.checked_seats(seats)
    return GameLayout(rules.id, count, rules.layout(count))


@get("/api/games/{game:str}/elements", tags=TAGS)
async def elements(
    request: Request[Any, Any, Any], game: FromPath[str], seats: FromQuery[int | None] = None
) -> Response[Elements]:
    """The layout of a game and the words for its elements, with its default options."""
    rules = load(game)
    packed = packed_elements(rules.id, rules.checked_seats(seats), rules.checked_options({}))
    return answer(request, packed)


@get(
    "/api/games/{game:str}/words/{lang:str}",
    tags=TAGS,
    media_type=MediaType.TEXT,
    sync_to_thread=False,
    responses=problems(404),
)
def words(game: FromPath[str], lang: FromPath[str]) -> str:
    """The words of a game as Fluent text, for a page that was built without that game."""
    if lang not in languages():
        raise Unknown(f"there are no words in {lang!r}; there are: {', '.join(languages())}")
    return text_of(lang, load(game).id)


@get("/healthz", tags=["operations"])
async def health(services: NamedDependency[Services]) -> Health:
    """Whether the server lives: liveness, which asks nothing of the database."""
    return _health(services)


@get(
    "/readyz",
    tags=["operations"],
    responses=problems(503),
)
async def ready(services: NamedDependency[Services]) -> Health:
    """Whether the server can write its rows: readiness, looked at every few seconds."""
    await services.readiness.check()
    return _health(services)


def _health(services: Services) -> Health:
    kind: Literal["sqlite", "postgresql"] = "sqlite" if services.store.is_sqlite else "postgresql"
    return Health("ok", perihelion.__version__, builds.think_compiled(), kind, builds.compiling())


@get(
    "/metrics",
    tags=["operations"],
    media_type=MediaType.TEXT,
)
async def metrics(request: Request[Any, Any, Any], services: NamedDependency[Services]) -> str:
    """Counters for Prometheus, for whoever has the operator's token."""
    check_operator(request, services.settings.metrics_token)
    return counted.text()


ROUTES = (games, layout, elements, words, health, ready, metrics)
