"""What all routes share: who asks, what they may do, and which errors are documented.

Who may call a route stands in `permissions.py`; a `guest` is made at once where there is nobody.
"""

from __future__ import annotations

import hmac
from typing import Any, Final

import msgspec
from litestar import Request, WebSocket
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.datastructures import ResponseSpec

from perihelion.server.errors import NotYours, SignInFirst, Unknown
from perihelion.server.gateway.addresses import client_key
from perihelion.server.gateway.caller import ASKING, asker
from perihelion.server.identity.cookies import COOKIE, NEW_COOKIE
from perihelion.server.identity.people import Caller
from perihelion.server.permissions import PERMISSIONS, Permission
from perihelion.server.services import Services
from perihelion.server.wire import Begun, Problems, Table

GivenServices = NamedDependency[Services]
GivenCaller = NamedDependency[Caller]


PROBLEMS: Final = {
    400: "Something in the request is not as it must be.",
    401: "Nobody is signed in, or the secret is wrong.",
    403: "Not yours, or the token lacks the scope.",
    404: "There is no such thing.",
    409: "It cannot be done as things stand; `stale` comes with the fresh view.",
    413: "The body is too large.",
    415: "The body is not JSON.",
    429: "Too many requests; Retry-After says when to come again.",
    503: "Not now: the database cannot be written, or everybody together asks for too much.",
}
"""The errors that every route may answer, for its documentation."""


def guarded(*routes: Any) -> tuple[Any, ...]:
    """The routes with their permissions, and with their errors in the OpenAPI document."""
    for route in routes:
        if isinstance(route, HTTPRouteHandler):
            route.responses = {
                status: ResponseSpec(Problems, description=said, generate_examples=False)
                for status, said in PROBLEMS.items()
            }
        [permission] = {PERMISSIONS[name] for name in names_of(route)}
        route.opt["permission"] = permission
    return routes


def names_of(route: Any) -> list[str]:
    """A route as the table of permissions calls it: `GET /api/me`, `WS /api/...`."""
    methods = sorted(route.http_methods) if isinstance(route, HTTPRouteHandler) else ["WS"]
    return [f"{method} {path}" for method in methods for path in sorted(route.paths)]


def provide_hall(state: State) -> Services:
    """The services of this application."""
    return hall_of_state(state)


def hall_of_state(state: State) -> Services:
    """The services, from the state of the application."""
    services = state.services
    assert isinstance(services, Services)
    return services


async def provide_caller(request: Request[Any, Any, Any]) -> Caller:
    """Who asks over HTTP."""
    return await _caller(request, request.scope)


async def provide_listener(socket: WebSocket[Any, Any, Any]) -> Caller:
    """Who asks over a WebSocket."""
    return await _caller(socket, socket.scope)


async def _caller(connection: ASGIConnection[Any, Any, Any, Any], scope: Any) -> Caller:
    services = hall_of_state(connection.app.state)
    wanted: Permission = connection.route_handler.opt["permission"]
    caller = await known(services, connection)
    if caller is not None and caller.renewed:
        scope["state"][NEW_COOKIE] = connection.cookies[COOKIE]
    if caller is None and wanted.who == "guest":
        services.limits.take("guest", address=client_of(connection))
        caller, cookie = await services.people.new_guest(browser_of(connection))
        scope["state"][NEW_COOKIE] = cookie
    if caller is None:
        if wanted.who == "anybody":
            return Caller(address=client_of(connection))
        raise SignInFirst("sign in, or come as a guest with POST /api/me")
    ASKING.get().person = caller.id
    if wanted.scope not in caller.scopes:
        raise NotYours(f"this token lacks the scope {wanted.scope!r}")
    return msgspec.structs.replace(caller, address=client_of(connection))


async def known(
    services: Services, connection: ASGIConnection[Any, Any, Any, Any]
) -> Caller | None:
    """The person of the token or the cookie; a wrong token is an error, an old cookie is not."""
    header = connection.headers.get("authorization")
    if header is not None:
        kind, _, secret = header.partition(" ")
        caller = (
            await services.sessions.by_token(secret.strip()) if kind.lower() == "bearer" else None
        )
        if caller is None:
            raise SignInFirst("this token is not known")
        return caller
    cookie = connection.cookies.get(COOKIE)
    return None if cookie is None else await services.sessions.by_cookie(cookie)


def check_operator(connection: ASGIConnection[Any, Any, Any, Any], token: str | None) -> None:
    """Whether the operator asks: the token of the settings; without one, nobody may."""
    if token is None:
        raise Unknown("there is no such address")
    given = connection.headers.get("authorization", "")
    if not hmac.compare_digest(given.encode(), f"Bearer {token}".encode()):
        raise SignInFirst("this is for the operator's token")


def client_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The address somebody comes from, as limits count it."""
    return client_key(connection.client.host if connection.client is not None else "?")


def browser_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """What a browser says about itself, to be recognised in the list of sessions."""
    return connection.headers.get("user-agent", "")


async def begun(services: Services, table: Table) -> Begun:
    """A table of the caller's with its match as they see it, if it has begun."""
    if table.status == "sealing":
        return Begun(table, None)
    async with services.rooms.open(table.id) as room:
        me = room.seats[table.mine[0]].person
        update, past = services.teller.update(room, table.mine, table.mine[0], 0)
    return Begun(table, await services.teller.whole(asker(me), update, past))
