"""The Litestar application, put together from its services and routes."""

from __future__ import annotations

import gc
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, Final

from litestar import Litestar
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.plugins import PluginProtocol
from litestar.plugins.core import MsgspecDIPlugin

import perihelion
from perihelion.kernel.errors import PerihelionError
from perihelion.server.gateway.error_responses import on_accident, on_http, on_problem
from perihelion.server.gateway.home_network import HomeNetwork
from perihelion.server.gateway.middleware import Guard
from perihelion.server.operations import logs
from perihelion.server.routes import (
    campaigns,
    common,
    data_sets,
    lessons,
    matches,
    people,
    puzzles,
    service_info,
    tables,
)
from perihelion.server.services import Services
from perihelion.server.settings import Settings, from_environment

MOST_BODY: Final = 200_000
"""Bytes; a data set is the largest thing anybody sends."""


class Application(Litestar):
    """Litestar for msgspec alone: it would import pydantic and attrs wherever they are installed,
    and ask them about every parameter.
    """

    @staticmethod
    def _get_default_plugins(plugins: list[PluginProtocol]) -> list[PluginProtocol]:
        return [*plugins, MsgspecDIPlugin()]


def make_app(settings: Settings, clock: Callable[[], float] | None = None) -> Litestar:
    """The application; its services is opened when it starts."""

    @asynccontextmanager
    async def opened(app: Litestar) -> AsyncIterator[None]:
        services = await Services.open(settings, clock)
        app.state.services = guard.services = services
        await services.start()
        _collect_seldom()
        try:
            yield
        finally:
            await services.close()

    app = Application(
        route_handlers=[
            *common.guarded(
                *(*people.ROUTES, *tables.ROUTES, *matches.ROUTES),
                *(*campaigns.ROUTES, *lessons.ROUTES, *puzzles.ROUTES, *data_sets.ROUTES),
                *service_info.ROUTES,
            ),
        ],
        lifespan=[opened],
        dependencies={
            "services": Provide(common.provide_hall, sync_to_thread=False),
            "caller": Provide(common.provide_caller),
        },
        exception_handlers={
            PerihelionError: on_problem,
            HTTPException: on_http,
            RecursionError: on_problem,
            Exception: on_accident,
        },
        request_max_body_size=MOST_BODY,
        openapi_config=OpenAPIConfig(
            title="Perihelion",
            version=perihelion.__version__,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
        logging_config=None,
    )
    app.state.home_network = HomeNetwork(settings)  # until somebody brings the server, see `attach`
    guard = Guard(app.asgi_handler, settings)
    app.asgi_handler = guard
    return app


def _collect_seldom() -> None:
    """What was loaded stays, and views die by themselves: looking for cycles all the time is in
    vain, and looking at every match in memory holds everybody up. What is new is looked at often
    and little at a time, as everybody waits meanwhile: 2,000 objects are some 60 moves.
    """
    if gc.isenabled():  # a start looks for none, and what it has only loaded has none to speak of
        gc.collect()
    gc.freeze()
    gc.enable()
    gc.set_threshold(2_000, 200, 50)


def served_app(settings: Settings) -> Litestar:
    """The application of a server that people use: it loads ahead what the first would wait for."""
    app = make_app(settings)
    app.on_startup.append(_warm_up)
    return app


def _warm_up(app: Litestar) -> None:
    common.hall_of_state(app.state).begin_warm_up()


def worker_app() -> Any:
    """What a worker process serves; its parent left the settings."""
    logs.set_up()
    return served_app(from_environment())
