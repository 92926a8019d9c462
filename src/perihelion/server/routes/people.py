"""People: guests, accounts, tokens and preferences."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, delete, get, patch, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody

from perihelion.server.cookies import COOKIE, cookie_of
from perihelion.server.errors import BadRequest
from perihelion.server.hall import Hall
from perihelion.server.people import Caller
from perihelion.server.routes.common import client_of, needs
from perihelion.server.wire import (
    Claim,
    Me,
    NewToken,
    Page,
    Preferences,
    Rename,
    SignIn,
    Status,
    Token,
    TokenMade,
)

TAGS = ["people"]


@get("/api/me", opt=needs("read"), tags=TAGS)
async def me(caller: NamedDependency[Caller]) -> Me:
    """Who I am."""
    return caller.me()


@post("/api/me", opt=needs("read", "guest"), tags=TAGS, status_code=200)
async def come(caller: NamedDependency[Caller]) -> Me:
    """Come as a guest, unless I am somebody already; a cookie remembers me."""
    return caller.me()


@patch("/api/me", opt=needs("account"), tags=TAGS)
async def rename(
    hall: NamedDependency[Hall], caller: NamedDependency[Caller], data: JSONBody[Rename]
) -> Me:
    """Take another name."""
    return (await hall.people.rename(caller, data.name)).me()


@delete("/api/me", opt=needs("account"), tags=TAGS, status_code=204)
async def erase(hall: NamedDependency[Hall], caller: NamedDependency[Caller]) -> None:
    """Delete my account: my seats become anonymous, levels play on; the others keep records."""
    await hall.campaigns.give_up_all(caller)
    await hall.tables.leave_all(caller)
    await hall.tables.forget(caller.id)
    await hall.people.erase(caller)
    hall.hub.part(caller.id)


@post("/api/me/claim", opt=needs("account"), tags=TAGS, status_code=200)
async def claim(
    request: Request[Any, Any, Any],
    hall: NamedDependency[Hall],
    caller: NamedDependency[Caller],
    data: JSONBody[Claim],
) -> Me:
    """Keep a guest's games under a name and a password."""
    hall.limits.take("password", client_of(request))
    return (await hall.people.claim(caller, data)).me()


@post("/api/sign-in", opt=needs("read", "anybody"), tags=TAGS, status_code=200)
async def sign_in(
    request: Request[Any, Any, Any],
    hall: NamedDependency[Hall],
    caller: NamedDependency[Caller],
    data: JSONBody[SignIn],
) -> Response[Me]:
    """Sign in with a name and a password."""
    hall.limits.take("password", client_of(request))
    hall.limits.take("password", data.name.strip().casefold())
    found, cookie = await hall.people.sign_in(data)
    return Response(found.me(), cookies=[cookie_of(cookie, secure=hall.settings.is_secure)])


@post("/api/sign-out", opt=needs("account"), tags=TAGS, status_code=204)
async def sign_out(hall: NamedDependency[Hall], caller: NamedDependency[Caller]) -> Response[None]:
    """End this session; a guest who signs out cannot come back."""
    await hall.people.sign_out(caller)
    hall.hub.part(caller.id)
    response = Response(None, status_code=204)
    response.delete_cookie(COOKIE)
    return response


@put("/api/me/preferences", opt=needs("account"), tags=TAGS)
async def prefer(
    hall: NamedDependency[Hall], caller: NamedDependency[Caller], data: JSONBody[Preferences]
) -> Me:
    """Keep what I like."""
    return (await hall.people.prefer(caller, data)).me()


@get("/api/me/export", opt=needs("account"), tags=TAGS)
async def export(hall: NamedDependency[Hall], caller: NamedDependency[Caller]) -> dict[str, Any]:
    """Everything that is stored about me; records are downloaded one by one."""
    return await hall.people.export(caller)


@get("/api/me/tokens", opt=needs("account"), tags=TAGS)
async def tokens(hall: NamedDependency[Hall], caller: NamedDependency[Caller]) -> tuple[Token, ...]:
    """My bearer tokens, without their secrets."""
    return await hall.people.tokens(caller)


@post("/api/me/tokens", opt=needs("account"), tags=TAGS)
async def new_token(
    hall: NamedDependency[Hall], caller: NamedDependency[Caller], data: JSONBody[NewToken]
) -> TokenMade:
    """A token for a program of mine; its secret is shown this once."""
    return await hall.people.new_token(caller, data)


@delete("/api/me/tokens/{token:str}", opt=needs("account"), tags=TAGS, status_code=204)
async def drop_token(
    hall: NamedDependency[Hall], caller: NamedDependency[Caller], token: FromPath[str]
) -> None:
    """Make a token worthless."""
    await hall.people.drop_token(caller, token)


@get("/api/me/matches", opt=needs("read"), tags=TAGS)
async def my_matches(
    hall: NamedDependency[Hall],
    caller: NamedDependency[Caller],
    status: FromQuery[Status | None] = None,
    before: FromQuery[str | None] = None,
) -> Page:
    """My tables, the newest first; `next` of a page is the `before` of the one after."""
    return await hall.tables.mine(caller, status, moment(before))


def moment(text: str | None) -> float | None:
    """The place in a list that `next` of a page names."""
    if text is None:
        return None
    try:
        return float(text)
    except ValueError:
        raise BadRequest("`before` is the `next` of an earlier page") from None


ROUTES = (
    *(me, come, rename, erase, claim, sign_in, sign_out, prefer, export),
    *(tokens, new_token, drop_token, my_matches),
)
