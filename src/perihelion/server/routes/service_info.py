"""What belongs to nobody: the games and the health of the server."""

from __future__ import annotations

from io import BytesIO
from typing import Any, Literal

from litestar import MediaType, Request, Response, delete, get, post
from litestar.params import FromPath, FromQuery

import perihelion
from perihelion.games import ids, load
from perihelion.kernel.game import Game
from perihelion.match.lesson_files import has_lessons
from perihelion.server.errors import BadRequest, Conflict, Unknown
from perihelion.server.gateway.home_network import HomeNetwork
from perihelion.server.matches.elements import answer, packed_elements
from perihelion.server.operations import builds
from perihelion.server.operations import metrics as counted
from perihelion.server.routes.common import GivenCaller, GivenServices, check_operator
from perihelion.server.services import Services
from perihelion.server.tables.new_table import offered_options
from perihelion.server.thinking.levels import level_names
from perihelion.server.wire import Elements, GameInfo, GameLayout, Health, HomeNetworkState
from perihelion.words import game_name, languages, text_of

TAGS = ["games"]
MOST_PATH = 200
"""Characters; the longest address of ours is the link of a friend."""


# In a thread: the first time it loads all games, while the page asks for its files.
@get("/api/games", tags=TAGS, sync_to_thread=True)
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
            {lang: game_name(lang, game.id) for lang in languages()},
            type(game).campaigns is not Game.campaigns,  # the data set may wait until it is played
            has_lessons(game.id),
            dict(game.first_options),
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
)
def words(
    game: FromPath[str], lang: FromPath[str], part: FromQuery[Literal["", "lessons"]] = ""
) -> str:
    """The words of a game as Fluent text, for a page that was built without that game.

    With `part=lessons`, what its lessons say.
    """
    if lang not in languages():
        raise Unknown(f"there are no words in {lang!r}; there are: {', '.join(languages())}")
    return text_of(lang, load(game).id, part)


@get("/api/home-network", tags=["operations"])
async def home_network(request: Request[Any, Any, Any], caller: GivenCaller) -> HomeNetworkState:
    """Whether friends in this house can come."""
    return home_of(request).state(request)


@post("/api/home-network", tags=["operations"], status_code=200)
async def open_home_network(
    request: Request[Any, Any, Any], caller: GivenCaller
) -> HomeNetworkState:
    """Let friends in this house come: listen on the local network too."""
    home_of(request).check_here(request)
    await home_of(request).open()
    return home_of(request).state(request)


@delete("/api/home-network", tags=["operations"], status_code=200)
async def close_home_network(
    request: Request[Any, Any, Any], caller: GivenCaller
) -> HomeNetworkState:
    """Serve this machine alone again."""
    home_of(request).check_here(request)
    await home_of(request).close()
    return home_of(request).state(request)


@get("/api/home-network/code", tags=["operations"], media_type="image/svg+xml")
async def home_code(
    request: Request[Any, Any, Any], caller: GivenCaller, path: FromQuery[str] = "/"
) -> str:
    """A QR code of an address of ours, as it is called in the local network."""
    home = home_of(request)
    home.check_here(request)
    if home.url is None:
        raise Conflict("the server is not open to the local network")
    if not path.startswith("/") or len(path) > MOST_PATH:
        raise BadRequest(f"a path begins with / and has at most {MOST_PATH} characters")
    drawn = BytesIO()
    import segno

    code = segno.make(home.url + path, micro=False)
    code.save(drawn, kind="svg", border=3, light="white", omitsize=True)
    return drawn.getvalue().decode()


def home_of(request: Request[Any, Any, Any]) -> HomeNetwork:
    """The socket for friends in this house."""
    found = request.app.state.home_network
    assert isinstance(found, HomeNetwork)
    return found


@get("/healthz", tags=["operations"])
async def health(services: GivenServices) -> Health:
    """Whether the server lives: liveness, which asks nothing of the database."""
    return _health(services)


@get("/readyz", tags=["operations"])
async def ready(services: GivenServices) -> Health:
    """Whether the server can write its rows: readiness, looked at every few seconds."""
    await services.readiness.check()
    return _health(services)


def _health(services: Services) -> Health:
    kind: Literal["sqlite", "postgresql"] = "sqlite" if services.store.is_sqlite else "postgresql"
    return Health("ok", perihelion.__version__, builds.think_compiled(), kind, builds.compiling())


@get("/metrics", tags=["operations"], media_type=MediaType.TEXT)
async def metrics(request: Request[Any, Any, Any], services: GivenServices) -> str:
    """Counters for Prometheus, for whoever has the operator's token."""
    check_operator(request, services.settings.metrics_token)
    return counted.text()


ROUTES = (
    *(games, layout, elements, words, health, ready, metrics),
    *(home_network, open_home_network, close_home_network, home_code),
)
