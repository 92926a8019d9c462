"""Every route, called by everybody who must not."""

from typing import Any

import pytest
from litestar.handlers import HTTPRouteHandler
from litestar.handlers.base import BaseRouteHandler
from tests.server.serving import Person, Served, table_for

NOBODY = "nobody"
STRANGER = "stranger"
READER = "a token that may only read"

# Method and path of every route: the body that a good request has, and what each caller gets.
# Who watches may see what spectators see; what is hidden there, test_leaks looks at.
FINE = (200, 201, 204)
ROUTES: dict[tuple[str, str], tuple[Any, dict[str, tuple[int, ...]]]] = {
    ("GET", "/api/me"): (None, {NOBODY: (401,)}),
    ("POST", "/api/me"): (None, {}),
    ("PATCH", "/api/me"): ({"name": "Mallory"}, {NOBODY: (401,), READER: (403,)}),
    ("DELETE", "/api/me"): (None, {NOBODY: (401,), READER: (403,)}),
    ("POST", "/api/me/claim"): (
        {"name": "Mallory", "password": "12345678"},
        {NOBODY: (401,), READER: (403,)},
    ),
    ("POST", "/api/sign-in"): (
        {"name": "Mallory", "password": "87654321"},
        {NOBODY: (401,), STRANGER: (401,), READER: (401,)},
    ),
    ("POST", "/api/sign-out"): (None, {NOBODY: (401,), READER: (403,)}),
    ("PUT", "/api/me/preferences"): ({}, {NOBODY: (401,), READER: (403,)}),
    ("GET", "/api/me/export"): (None, {NOBODY: (401,), READER: (403,)}),
    ("GET", "/api/me/tokens"): (None, {NOBODY: (401,), READER: (403,)}),
    ("POST", "/api/me/tokens"): (
        {"label": "x", "scopes": ["play"]},
        {NOBODY: (401,), READER: (403,)},
    ),
    ("DELETE", "/api/me/tokens/{token:str}"): (
        None,
        {NOBODY: (401,), STRANGER: (404,), READER: (403,)},
    ),
    ("GET", "/api/me/matches"): (None, {NOBODY: (401,)}),
    ("GET", "/api/tables"): (None, {}),
    ("POST", "/api/tables"): ({"game": "zenith", "seats": [{"kind": "me"}] * 2}, {READER: (403,)}),
    ("POST", "/api/play"): ({"game": "zenith", "level": "random"}, {READER: (403,)}),
    ("GET", "/api/tables/{table:str}"): (None, {}),
    ("DELETE", "/api/tables/{table:str}"): (
        None,
        {NOBODY: (401,), STRANGER: (403,), READER: (403,)},
    ),
    ("POST", "/api/tables/{table:str}/sit"): (
        {},
        {NOBODY: (409,), STRANGER: (409,), READER: (403,)},
    ),
    ("POST", "/api/tables/{table:str}/nonce"): (
        {"nonce": "x"},
        {NOBODY: (401,), STRANGER: (409,), READER: (403,)},
    ),
    ("POST", "/api/tables/{table:str}/leave"): (
        {},
        {NOBODY: (401,), STRANGER: (403,), READER: (403,)},
    ),
    ("POST", "/api/tables/{table:str}/come-back"): (
        {},
        {NOBODY: (401,), STRANGER: (403,), READER: (403,)},
    ),
    ("POST", "/api/tables/{table:str}/rematch"): (
        None,
        {NOBODY: (401,), STRANGER: (403,), READER: (403,)},
    ),
    ("POST", "/api/tables/{table:str}/return-match"): (
        None,
        {NOBODY: (401,), STRANGER: (403,), READER: (403,)},
    ),
    ("POST", "/api/tables/{table:str}/fork"): (
        {"ply": 1, "seats": [{"kind": "me"}] * 2},
        {NOBODY: (409,), STRANGER: (409,), READER: (403,)},
    ),
    ("GET", "/api/tables/{table:str}/chat"): (None, {}),
    ("POST", "/api/tables/{table:str}/chat"): (
        {"text": "hm"},
        {NOBODY: (401,), STRANGER: (403,), READER: (403,)},
    ),
    ("GET", "/api/tables/{table:str}/presence"): (None, {}),
    ("GET", "/api/matches/{table:str}"): (None, {}),
    ("POST", "/api/matches/{table:str}/act"): (
        {"action": 0, "ply": 1},
        {NOBODY: (401,), STRANGER: (403,), READER: (403,)},
    ),
    ("POST", "/api/matches/{table:str}/confirm"): (
        {"ply": 1},
        {NOBODY: (401,), STRANGER: (403,), READER: (403,)},
    ),
    ("POST", "/api/matches/{table:str}/undo"): (
        {"ply": 1},
        {NOBODY: (401,), STRANGER: (403,), READER: (403,)},
    ),
    ("POST", "/api/matches/{table:str}/consent"): (
        {"agree": True},
        {NOBODY: (401,), STRANGER: (403,), READER: (403,)},
    ),
    ("POST", "/api/matches/{table:str}/resign"): (
        {"ply": 1},
        {NOBODY: (401,), STRANGER: (403,), READER: (403,)},
    ),
    ("GET", "/api/matches/{table:str}/record"): (None, {}),
    ("GET", "/api/matches/{table:str}/at/{ply:int}"): (None, {}),
    ("GET", "/api/matches/{table:str}/since-my-turn"): (
        None,
        {NOBODY: (401,), STRANGER: (403,), READER: (403,)},
    ),
    ("GET", "/api/matches/{table:str}/elements"): (None, {}),
    ("GET", "/api/matches/{table:str}/fairness"): (None, {}),
    ("GET", "/api/matches/{table:str}/verify"): (
        None,
        {NOBODY: (409,), STRANGER: (409,), READER: (409,)},
    ),
    ("GET", "/api/matches/{table:str}/luck"): (
        None,
        {NOBODY: (409,), STRANGER: (409,), READER: (409,)},
    ),
    ("GET", "/api/matches/{table:str}/chances"): (
        None,
        {NOBODY: (409,), STRANGER: (409,), READER: (409,)},
    ),
    ("GET", "/api/matches/{table:str}/hint"): (
        None,
        {NOBODY: (401,), STRANGER: (403,), READER: (403,)},
    ),
    ("GET", "/api/matches/{table:str}/evaluation"): (
        None,
        {NOBODY: (401,), STRANGER: (409,), READER: (409,)},
    ),
    ("GET", "/api/campaigns"): (None, {}),
    ("GET", "/api/me/campaigns"): (None, {NOBODY: (401,)}),
    ("POST", "/api/me/campaigns"): ({"campaign": "sagittarius_a"}, {READER: (403,)}),
    ("GET", "/api/me/campaigns/{campaign:str}"): (
        None,
        {NOBODY: (401,), STRANGER: (404,), READER: (404,)},
    ),
    ("DELETE", "/api/me/campaigns/{campaign:str}"): (
        None,
        {NOBODY: (401,), STRANGER: (404,), READER: (403,)},
    ),
    ("POST", "/api/me/campaigns/{campaign:str}/level"): (
        {},
        {NOBODY: (401,), STRANGER: (404,), READER: (403,)},
    ),
    ("GET", "/api/games"): (None, {}),
    ("GET", "/api/games/{game:str}/layout"): (None, {}),
    ("GET", "/api/games/{game:str}/elements"): (None, {}),
    ("GET", "/healthz"): (None, {}),
    ("GET", "/metrics"): (None, {}),
}


def handlers(served: Served) -> list[BaseRouteHandler]:
    found = {id(one): one for route in served.app.routes for one in _handlers_of(route)}
    openapi = {"/openapi.json", "/{path:str}"}  # the framework's own
    return [one for one in found.values() if not openapi & set(one.paths)]


def _handlers_of(route: Any) -> list[BaseRouteHandler]:
    if hasattr(route, "route_handlers"):
        return list(route.route_handlers)
    return [route.route_handler]


def test_every_route_says_who_may_call_it(lite: Served) -> None:
    for handler in handlers(lite):
        if "OPTIONS" in getattr(handler, "http_methods", ()):
            continue
        assert handler.opt.get("who") in ("anybody", "person", "guest"), handler
        assert handler.opt.get("scope") in ("read", "play", "tables", "account"), handler


def test_the_list_is_complete(lite: Served) -> None:
    """A new route is a new line here."""
    there = {
        (method, path)
        for handler in handlers(lite)
        if isinstance(handler, HTTPRouteHandler)
        for method in handler.http_methods
        if method != "OPTIONS"
        for path in handler.paths
    }
    assert there == set(ROUTES)


@pytest.fixture(scope="module")
def scene(lite: Served) -> tuple[Served, str, str]:
    """A table of two people and a campaign of one of them."""
    ann = lite.person()
    campaign = ann.ok("POST", "/api/me/campaigns", {"campaign": "edge_of_the_galaxy"})["id"]
    ann.ok("POST", f"/api/me/campaigns/{campaign}/level", {})
    return lite, table_for(ann, lite.person()), campaign


@pytest.mark.parametrize("who", [NOBODY, STRANGER, READER])
@pytest.mark.parametrize(("method", "path"), ROUTES, ids=str)
def test_the_wrong_person_gets_nothing(
    scene: tuple[Served, str, str], method: str, path: str, who: str
) -> None:
    served, table, campaign = scene
    body, wanted = ROUTES[method, path]
    person = _caller(served, who)
    url = path.replace("{table:str}", table).replace("{token:str}", "0" * 20)
    url = url.replace("{campaign:str}", campaign)
    url = url.replace("{ply:int}", "3").replace("{game:str}", "zenith")
    if path.endswith("evaluation"):
        url += "?first=1&last=2"
    answer = person.ask(method, url, body)
    allowed = wanted.get(who, FINE)
    assert answer.status_code in allowed, answer.text[:300]


def _caller(served: Served, who: str) -> Person:
    if who == NOBODY:
        return served.nobody()
    person = served.person()
    if who == STRANGER:
        return person
    made = person.ok("POST", "/api/me/tokens", {"label": "reader", "scopes": ["read"]})
    return Person(served.url, made["secret"])


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("act", {"action": 0, "ply": 0, "seat": 1}),
        ("confirm", {"ply": 0, "seat": 1}),
        ("undo", {"ply": 0, "seat": 1}),
        ("consent", {"agree": True, "seat": 1}),
        ("resign", {"ply": 0, "seat": 1}),
    ],
)
def test_nobody_acts_for_the_seat_of_another(served: Served, path: str, body: Any) -> None:
    ann, bob = served.person(), served.person()
    table = table_for(ann, bob)
    body["ply"] = ann.see(table)["ply"]
    if path == "consent":
        del body["ply"]
    assert ann.refused("POST", f"/api/matches/{table}/{path}", body) == (403, "not-yours")
    assert ann.refused("GET", f"/api/matches/{table}?seat=1") == (403, "not-yours")


def test_a_table_without_spectators_shows_nobody_anything(lite: Served) -> None:
    table = table_for(lite.person(), lite.person(), spectators=False)
    stranger = lite.person()
    paths = ("", "/record", "/at/3", "/fairness", "/verify", "/luck", "/chances", "/elements")
    for path in paths:
        assert stranger.refused("GET", f"/api/matches/{table}{path}") == (403, "not-yours")
    for path in ("/chat", "/presence"):
        assert stranger.refused("GET", f"/api/tables/{table}{path}") == (403, "not-yours")
