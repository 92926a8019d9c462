"""Every route, called by every kind of person; what is allowed stands in one table."""

from __future__ import annotations

from typing import Any

import pytest
from litestar.routes import HTTPRoute
from tests.sampling import by_turns, every_other
from tests.server.processes import ROOT
from tests.server.requests import BODIES, address_of
from tests.server.serving import PASSWORD, Person, Served, table_for
from websockets.exceptions import ConnectionClosed, InvalidStatus

from perihelion.games import load
from perihelion.server.permissions import PERMISSIONS, Permission, page
from perihelion.server.routes.common import names_of

# Kinds of callers. The owner of the table sits at it; the other seat has its own person.
OWNER, SEATED, LEFT, STRANGER, ACCOUNT = "owner", "seated", "left", "stranger", "account"
NOBODY, DELETED, ENDED, DROPPED = "nobody", "deleted", "ended session", "deleted token"
SCOPES = ("read", "play", "tables", "account")
TOKENS = tuple(f"token {scope}" for scope in SCOPES)
"""Tokens of the owner with one scope each."""
KINDS = (OWNER, SEATED, LEFT, STRANGER, ACCOUNT, NOBODY, DELETED, ENDED, DROPPED, *TOKENS)
SESSIONS = (OWNER, SEATED, LEFT, STRANGER, ACCOUNT)
LAST = (
    "POST /api/matches/{table:str}/resign",
    "POST /api/tables/{table:str}/leave",
    "POST /api/tables/{table:str}/come-back",
    "POST /api/me/claim",
    "DELETE /api/me/campaigns/{campaign:str}",
    "DELETE /api/data-sets/{set_id:str}",
)
"""What changes who somebody is at the table, or at all; in this order, after everything else."""
HANDSHAKE = 0
"""The refusal of a WebSocket before it opens, which has no status of ours."""
LEAVING = ("POST /api/sign-out", "DELETE /api/me")
"""What nobody can do twice."""


class Scene:
    """A table of two people and a campaign of one of them, with everybody who may come."""

    def __init__(self, served: Served, *, spectators: bool) -> None:
        self.served = served
        self.spectators = spectators
        self.owner, self.seated, self.left = (served.person() for _ in range(3))
        seats = [{"kind": "me"}, {"kind": "friend"}, {"kind": "friend"}]
        body: dict[str, Any] = {"game": "kepler3ad-1", "seats": seats}
        body["house"] = {"spectators": spectators, "stand_in": "random"}
        made = self.owner.ok("POST", "/api/tables", body)
        self.table = made["id"]
        for one in (self.seated, self.left):
            one.ok("POST", f"/api/tables/{self.table}/sit", {"code": made["join"]})
        self.left.ok("POST", f"/api/tables/{self.table}/leave", {})
        wanted = {"campaign": "edge_of_the_galaxy"}
        self.campaign = self.owner.ok("POST", "/api/me/campaigns", wanted)["id"]
        files = load("zenith").set_files().files
        made = {"game": "zenith", "name": "Private", "files": files}
        self.set_id = self.owner.ok("POST", "/api/me/data-sets", made)["id"]

    def caller(self, kind: str) -> Person:
        if kind in (OWNER, SEATED, LEFT):
            return {OWNER: self.owner, SEATED: self.seated, LEFT: self.left}[kind]
        if kind in TOKENS:
            return self.program(kind.partition(" ")[2])
        person = self.served.nobody() if kind == NOBODY else self.served.person()
        if kind == ACCOUNT:
            name = f"Account {person.ok('GET', '/api/me')['id']}"
            person.ok("POST", "/api/me/claim", {"name": name, "password": PASSWORD})
        if kind in (DELETED, ENDED):
            kept = dict(person.http.cookies.items())
            person.ok(*(("DELETE", "/api/me") if kind == DELETED else ("POST", "/api/sign-out")))
            person.http.cookies.clear()
            person.http.cookies.update(kept)
        if kind == DROPPED:
            person = self.program("read")
            [token, *_] = reversed(self.owner.ok("GET", "/api/me/tokens"))
            self.owner.ok("DELETE", f"/api/me/tokens/{token['id']}")
        return person

    def program(self, scope: str) -> Person:
        made = self.owner.ok("POST", "/api/me/tokens", {"label": "x", "scopes": [scope]})
        return Person(self.served.url, made["secret"])

    def refusal(self, kind: str, wanted: Permission, name: str) -> int | None:
        """The status with which a caller must be refused; None where they are allowed."""
        if wanted.who == "operator":
            return 401
        if kind == DROPPED and name not in FREE:
            return 401
        if kind in (NOBODY, DELETED, ENDED):
            is_nobody = {"person": 401, "guest": None, "anybody": None}[wanted.who]
            return is_nobody or self._by_rule(NOBODY, wanted, name)
        if kind in TOKENS and wanted.scope != kind.partition(" ")[2] and name not in FREE:
            return 403
        if kind in TOKENS and wanted.rule == "session":
            return 409 if name == "POST /api/sign-out" else 403
        if kind in TOKENS and wanted.rule == "left":
            return 403
        return self._by_rule(OWNER if kind in TOKENS else kind, wanted, name)

    def _by_rule(self, kind: str, wanted: Permission, name: str) -> int | None:
        at_table = {
            "watch": (OWNER, SEATED, LEFT),
            "invited": (OWNER, SEATED, LEFT),
            "seat": (OWNER, SEATED),
            "speak": (OWNER, SEATED),
            "owner": (OWNER,),
            "left": (LEFT,),
        }
        if wanted.rule in ("watch", "invited") and self.spectators:
            return None
        if wanted.rule == "invited" and name.startswith("POST"):
            return None  # nobody can sit down any more, whoever they are
        if wanted.rule == "left" and kind in (OWNER, SEATED):
            return None  # they left just before
        if wanted.rule in at_table:
            return None if kind in at_table[wanted.rule] else 403
        is_others = ("{campaign" in name or "{set_id" in name) and kind != OWNER
        return 404 if is_others or "{token" in name or "{session" in name else None

    def ask(self, name: str, person: Person) -> int:
        method, _, path = name.partition(" ")
        url = address_of(path, table=self.table, campaign=self.campaign, set_id=self.set_id)
        if method == "WS":
            return self._listen(person)
        return person.ask(method, url, BODIES.get(name)).status_code

    def _listen(self, person: Person) -> int:
        try:
            with person.live(self.table) as line:
                line.next()
        except InvalidStatus:
            return HANDSHAKE
        except ConnectionClosed as closed:
            return 0 if closed.rcvd is None else closed.rcvd.code - 4000
        return 200


FREE = (
    *("GET /api/campaigns", "GET /api/games", "GET /healthz", "GET /readyz"),
    *(f"GET /api/games/{{game:str}}/{one}" for one in ("layout", "elements", "words/{lang:str}")),
    "GET /api/games/{game:str}/lessons",
    "POST /api/games/{game:str}/lessons/{lesson:str}",
    "GET /api/games/{game:str}/lessons/{lesson:str}/elements",
    "GET /api/games/{game:str}/puzzles",
    "GET /api/games/{game:str}/puzzles/{puzzle:str}/elements",
    "GET /api/games/{game:str}/data-set",
)
"""The same for everybody: nobody is even asked who they are."""


DOCUMENT = {"/", "/openapi.json", "/{path:str}"}
"""The framework's own routes, for what the server says about itself."""


def test_every_route_stands_in_the_table(lite: Served) -> None:
    """And nothing else does; a route without a line is an error when the server starts."""
    handlers = {
        id(one): one
        for route in lite.app.routes
        for one in (route.route_handlers if isinstance(route, HTTPRoute) else [route.route_handler])
    }
    ours = [one for one in handlers.values() if "permission" in one.opt]
    assert {name for one in ours for name in names_of(one)} == set(PERMISSIONS)
    framework = [one for one in handlers.values() if "permission" not in one.opt]
    for one in framework:  # its document, and OPTIONS
        assert names_of(one)[0].startswith("OPTIONS") or one.paths <= DOCUMENT


def order(name: str) -> int:
    return LAST.index(name) + 1 if name in LAST else 0


WITHOUT_SPECTATORS = every_other(KINDS, 0)
"""The others at another time; in the soak all."""
CASES = [(kind, spectators) for kind in KINDS for spectators in (True, False)]


@pytest.mark.parametrize(
    ("kind", "spectators"), by_turns(CASES, lambda one: one[1] or one[0] in WITHOUT_SPECTATORS)
)
def test_everybody_may_what_the_table_says(lite: Served, kind: str, *, spectators: bool) -> None:
    """Refused with the status that says why; else done, or not possible as things stand."""
    scene = Scene(lite, spectators=spectators)
    person = scene.caller(kind)
    names = [one for one in PERMISSIONS if one not in LEAVING]
    if not spectators:  # the rest has nothing to do with the table
        names = [one for one in names if "{table" in one]
    wrong = {}
    for name in sorted(names, key=order):
        found, refused = scene.ask(name, person), scene.refusal(kind, PERMISSIONS[name], name)
        if PERMISSIONS[name].who == "guest" and kind in (NOBODY, DELETED, ENDED):
            person = scene.caller(kind)  # a guest was made; back to what it was
        if found == HANDSHAKE:
            found = refused or found
        if found != refused if refused else not is_done(name, found):
            wrong[name] = (found, refused)
    assert not wrong


def is_done(name: str, status: int) -> bool:
    if name == "POST /api/sign-in":  # the name and the password are not anybody's
        return status == 401
    return status in (200, 201, 204, 400, 409)


@pytest.mark.parametrize("name", LEAVING)
@pytest.mark.parametrize("kind", KINDS)
def test_leaving_is_for_those_who_are_somebody(lite: Served, kind: str, name: str) -> None:
    scene = Scene(lite, spectators=True)
    found = scene.ask(name, scene.caller(kind))
    assert found == (scene.refusal(kind, PERMISSIONS[name], name) or 204)


def test_a_stranger_sees_a_table_without_spectators_only_with_its_link(served: Served) -> None:
    ann = served.person()
    seats = [{"kind": "me"}, {"kind": "friend"}]
    body = {"game": "zenith", "seats": seats, "house": {"spectators": False}}
    made = ann.ok("POST", "/api/tables", body)
    path = f"/api/tables/{made['id']}"
    for person in (served.person(), served.nobody()):
        assert person.refused("GET", path) == (403, "not-yours")
        assert person.refused("GET", path, params={"code": "wrong"}) == (403, "not-yours")
        shown = person.ok("GET", path, params={"code": made["join"]})
        assert (shown["id"], shown["join"]) == (made["id"], None)
    body["seats"] = [{"kind": "me"}, {"kind": "open"}]
    listed = ann.ok(
        "POST", "/api/tables", body | {"house": {"spectators": False, "private": False}}
    )
    served.nobody().ok("GET", f"/api/tables/{listed['id']}")


def test_nobody_sits_at_two_seats_of_somebody_elses_table(served: Served) -> None:
    ann, bob = served.person(), served.person()
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    made = ann.ok("POST", "/api/tables", {"game": "kepler3ad-1", "seats": seats})
    path = f"/api/tables/{made['id']}/sit"
    bob.ok("POST", path, {"seat": 1})
    assert bob.refused("POST", path, {"seat": 2}) == (409, "conflict")
    assert bob.refused("POST", path, {}) == (409, "conflict")
    ann.ok("POST", path, {"seat": 2})  # her own table: she may play both sides


def test_a_consent_names_nobody(served: Served) -> None:
    """Whoever is not asked for a take-back learns which seat is, not whose it is."""
    ann, bob = served.person(), served.person()
    table = table_for(ann, bob)
    update: Any = None
    for _ in range(20):
        for one in (ann, bob):
            update = one.see(table)
            if update["decision"]:
                update = one.act(table, update)
    asked = {"ply": ann.see(table)["ply"], "plies": 6}
    assert ann.ok("POST", f"/api/matches/{table}/undo", asked)["request"]
    answer = ann.ask("POST", f"/api/matches/{table}/consent", {"agree": True})
    assert answer.status_code == 409
    for one in (ann, bob):
        assert one.ok("GET", "/api/me")["id"] not in answer.text
    assert "seat 1" in answer.json()["message"]


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


def test_the_page_of_permissions_is_the_table() -> None:
    """Written anew by `python -m perihelion.server.permissions > docs/permissions.md`."""
    assert (ROOT / "docs" / "permissions.md").read_text() == page()
