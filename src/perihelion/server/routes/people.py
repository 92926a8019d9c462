"""People: guests, accounts, tokens and preferences."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, delete, get, patch, post, put
from litestar.params import FromPath, FromQuery, JSONBody

from perihelion.server import wire
from perihelion.server.errors import BadRequest
from perihelion.server.identity.cookies import COOKIE, DEVICE_COOKIE, cookie_of, device_cookie_of
from perihelion.server.identity.people import SignedIn
from perihelion.server.routes.common import GivenCaller, GivenServices, browser_of
from perihelion.server.services import Services

TAGS = ["people"]


@get("/api/me", tags=TAGS)
async def me(caller: GivenCaller) -> wire.Me:
    """Who I am."""
    return caller.me()


@post("/api/me", tags=TAGS, status_code=200)
async def come(caller: GivenCaller) -> wire.Me:
    """Come as a guest, unless I am somebody already; a cookie remembers me."""
    return caller.me()


@patch("/api/me", tags=TAGS)
async def rename(
    services: GivenServices, caller: GivenCaller, data: JSONBody[wire.Rename]
) -> wire.Me:
    """Take another name."""
    return (await services.people.rename(caller, data.name)).me()


@delete("/api/me", tags=TAGS, status_code=204)
async def erase(services: GivenServices, caller: GivenCaller) -> None:
    """Delete my account: my seats become anonymous, levels play on; the others keep records."""
    await services.campaigns.give_up_all(caller)
    await services.tables.leave_all(caller)
    await services.tables.forget(caller.id)
    await services.people.erase(caller)


@post("/api/me/claim", tags=TAGS, status_code=200)
async def claim(
    request: Request[Any, Any, Any],
    services: GivenServices,
    caller: GivenCaller,
    data: JSONBody[wire.Claim],
) -> Response[wire.Me]:
    """Keep a guest's games under a name and a password; the guest's tokens end."""
    services.limits.take("password", address=caller.address)
    return signed_in(services, await services.people.claim(caller, data, browser_of(request)))


@post("/api/sign-in", tags=TAGS, status_code=200)
async def sign_in(
    request: Request[Any, Any, Any],
    services: GivenServices,
    caller: GivenCaller,
    data: JSONBody[wire.SignIn],
) -> Response[wire.Me]:
    """Sign in with a name and a password."""
    device = request.cookies.get(DEVICE_COOKIE)
    found = await services.people.sign_in(data, by=caller, device=device, label=browser_of(request))
    return signed_in(services, found)


def signed_in(services: Services, found: SignedIn) -> Response[wire.Me]:
    """Who it is now, with the cookies of the new session."""
    secure = services.settings.is_secure
    cookies = [cookie_of(found.cookie, secure=secure)]
    if found.device is not None:
        cookies.append(device_cookie_of(found.device, secure=secure))
    return Response(found.caller.me(), cookies=cookies)


@post("/api/sign-out", tags=TAGS, status_code=204)
async def sign_out(services: GivenServices, caller: GivenCaller) -> Response[None]:
    """End this session; a guest who signs out cannot come back."""
    await services.sessions.sign_out(caller)
    response = Response(None, status_code=204)
    response.delete_cookie(COOKIE)
    return response


@put("/api/me/password", tags=TAGS)
async def change_password(
    request: Request[Any, Any, Any],
    services: GivenServices,
    caller: GivenCaller,
    data: JSONBody[wire.NewPassword],
) -> Response[wire.Me]:
    """Take another password; my other sessions end, my tokens stay."""
    return signed_in(
        services, await services.people.change_password(caller, data, browser_of(request))
    )


@get("/api/me/sessions", tags=TAGS)
async def sessions(services: GivenServices, caller: GivenCaller) -> tuple[wire.Session, ...]:
    """The browsers where I am signed in, the one used last first."""
    return await services.sessions.sessions(caller)


@delete("/api/me/sessions", tags=TAGS, status_code=204)
async def end_other_sessions(services: GivenServices, caller: GivenCaller) -> None:
    """End all my sessions but this one."""
    await services.sessions.end_other_sessions(caller)


@delete("/api/me/sessions/{session:str}", tags=TAGS, status_code=204)
async def end_session(services: GivenServices, caller: GivenCaller, session: FromPath[str]) -> None:
    """End one of my sessions."""
    await services.sessions.end_session(caller, session)


@put("/api/me/preferences", tags=TAGS)
async def prefer(
    services: GivenServices, caller: GivenCaller, data: JSONBody[wire.Preferences]
) -> wire.Me:
    """Keep what I like."""
    return (await services.people.prefer(caller, data)).me()


@get("/api/me/export", tags=TAGS)
async def export(services: GivenServices, caller: GivenCaller) -> dict[str, Any]:
    """Everything that is stored about me; records are downloaded one by one."""
    return await services.people.export(caller)


@get("/api/me/tokens", tags=TAGS)
async def tokens(services: GivenServices, caller: GivenCaller) -> tuple[wire.Token, ...]:
    """My bearer tokens, without their secrets."""
    return await services.sessions.tokens(caller)


@post("/api/me/tokens", tags=TAGS)
async def new_token(
    services: GivenServices, caller: GivenCaller, data: JSONBody[wire.NewToken]
) -> wire.TokenMade:
    """A token for a program of mine; its secret is shown this once."""
    return await services.sessions.new_token(caller, data)


@delete("/api/me/tokens/{token:str}", tags=TAGS, status_code=204)
async def drop_token(services: GivenServices, caller: GivenCaller, token: FromPath[str]) -> None:
    """Make a token worthless."""
    await services.sessions.drop_token(caller, token)


@get("/api/me/matches", tags=TAGS)
async def my_matches(
    services: GivenServices,
    caller: GivenCaller,
    status: FromQuery[wire.Status | None] = None,
    before: FromQuery[str | None] = None,
) -> wire.Page:
    """My tables, the newest first; `next` of a page is the `before` of the one after."""
    return await services.tables.mine(caller, status, moment(before))


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
    *(change_password, sessions, end_other_sessions, end_session),
    *(tokens, new_token, drop_token, my_matches),
)
