"""What belongs to nobody: the games, the health of the server, the page."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

from litestar import MediaType, Response, Router, get
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery
from litestar.static_files import create_static_files_router
from sqlalchemy import text

import perihelion
from perihelion.games import ids, load
from perihelion.server import metrics as counted
from perihelion.server.hall import Hall
from perihelion.server.levels import level_names
from perihelion.server.routes.common import needs
from perihelion.server.wire import GameInfo, GameLayout, Health

PAGE = Path(str(perihelion.__file__)).parent / "page"
"""Where the built page lies, if it was built."""
TAGS = ["games"]

WITHOUT_PAGE = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Perihelion</title></head>
<body><h1>Perihelion</h1>
<p>The server runs; its page was not built into this installation.</p>
<p>Programs find the interface at <a href="/api/schema/openapi.json">/api/schema/openapi.json</a>.
Play in the terminal with <code>perihelion play zenith</code>.</p></body></html>
"""


@get("/api/games", opt=needs("read", "anybody"), tags=TAGS, sync_to_thread=False)
def games() -> tuple[GameInfo, ...]:
    """The games there are, with their options and levels."""
    return tuple(
        GameInfo(
            game.id,
            game.seat_counts,
            game.rules_version,
            game.option_specs,
            dict(game.bot_options),
            level_names(),
        )
        for game in map(load, ids())
    )


@get("/api/games/{game:str}/layout", opt=needs("read", "anybody"), tags=TAGS, sync_to_thread=False)
def layout(game: FromPath[str], seats: FromQuery[int | None] = None) -> GameLayout:
    """The elements that options and events of a game may name, and where they lie."""
    rules = load(game)
    count = rules.checked_seats(seats)
    return GameLayout(rules.id, count, rules.layout(count))


@get("/healthz", opt=needs("read", "anybody"), tags=["operations"])
async def health(hall: NamedDependency[Hall]) -> Health:
    """Whether the server can reach its rows."""
    await hall.store.row(text("SELECT 1"))
    kind: Literal["sqlite", "postgresql"] = "sqlite" if hall.store.is_sqlite else "postgresql"
    return Health("ok", perihelion.__version__, perihelion.is_compiled(), kind)


@get(
    "/metrics",
    opt=needs("read", "anybody"),
    tags=["operations"],
    media_type=MediaType.TEXT,
    sync_to_thread=False,
)
def metrics() -> str:
    """Counters for Prometheus."""
    return counted.text()


@get("/", opt=needs("read", "anybody"), include_in_schema=False, sync_to_thread=False)
def no_page() -> Response[str]:
    """Says that there is no page."""
    return Response(WITHOUT_PAGE, media_type=MediaType.HTML)


def page_routes() -> tuple[object, ...]:
    """The page, where it was built."""
    if not (PAGE / "index.html").is_file():
        return (no_page,)
    router: Router = create_static_files_router(
        path="/",
        directories=[PAGE],
        html_mode=True,
        include_in_schema=False,
        opt=needs("read", "anybody"),
    )
    return (router,)


ROUTES = (games, layout, health, metrics)
