"""People: guests, accounts, tokens, preferences, export and deletion."""

import asyncio
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from typing import Any

import pytest
from sqlalchemy import select, update
from tests.server.serving import Person, Served, table_for, wait_for

from perihelion.server.identity.people import Caller
from perihelion.server.identity.webhooks import post
from perihelion.server.store import schema
from perihelion.server.store.asynchronous import AsyncConnection
from perihelion.server.wire import Sit


def name_of(person: Person) -> str:
    return f"Ann {person.ok('GET', '/api/me')['id']}"


def test_a_guest_is_somebody_at_once(served: Served) -> None:
    nobody = served.nobody()
    assert nobody.refused("GET", "/api/me") == (401, "sign-in")
    me = nobody.ok("POST", "/api/me")
    assert me["guest"]
    assert nobody.ok("POST", "/api/me") == me
    assert nobody.ok("GET", "/api/me") == me


def test_the_cookie_is_not_for_scripts_or_other_pages(served: Served) -> None:
    answer = served.nobody().ask("POST", "/api/me")
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "path=/" in cookie


def test_a_guest_claims_a_name_and_keeps_all_games(
    served: Served, ann: Person, bob: Person
) -> None:
    table, name = table_for(ann, bob), name_of(ann)
    me = ann.ok("POST", "/api/me/claim", {"name": name, "password": "correct horse"})
    assert not me["guest"]
    elsewhere = served.nobody()
    wrong = {"name": name, "password": "wrong horse"}
    assert elsewhere.refused("POST", "/api/sign-in", wrong) == (401, "sign-in")
    nobody = {"name": f"{name}?", "password": "correct horse"}
    assert elsewhere.refused("POST", "/api/sign-in", nobody) == (401, "sign-in")
    right = {"name": name.upper(), "password": "correct horse"}
    assert elsewhere.ok("POST", "/api/sign-in", right)["id"] == me["id"]
    assert [one["id"] for one in elsewhere.ok("GET", "/api/me/matches")["tables"]] == [table]
    again = {"name": name, "password": "another one"}
    assert bob.refused("POST", "/api/me/claim", again) == (409, "conflict")
    assert ann.refused("POST", "/api/me/claim", again) == (409, "conflict")


def test_signing_out_ends_the_session(ann: Person) -> None:
    kept = dict(ann.http.cookies)
    ann.ok("POST", "/api/sign-out")
    ann.http.cookies.update(kept)
    assert ann.refused("GET", "/api/me") == (401, "sign-in")


@pytest.mark.parametrize("junk", ["", "x", "x.y", "é.é", "a" * 3000, "..", "a.b.c"])
def test_a_cookie_we_did_not_sign_is_nobody(served: Served, junk: str) -> None:
    headers = {"Cookie": f"perihelion={junk}".encode()}
    answer = served.nobody().ask("GET", "/api/me", headers=headers)
    assert answer.status_code == 401


def test_a_token_does_what_its_scopes_say(served: Served, ann: Person) -> None:
    made = ann.ok("POST", "/api/me/tokens", {"label": "my bot", "scopes": ["read", "play"]})
    program = Person(served.url, made["secret"])
    assert program.ok("GET", "/api/me")["id"] == ann.ok("GET", "/api/me")["id"]
    wanted = {"game": "zenith", "level": "random"}
    assert program.refused("POST", "/api/play", wanted) == (403, "not-yours")
    assert program.refused("GET", "/api/me/tokens") == (403, "not-yours")
    begun = ann.ok("POST", "/api/play", wanted)
    program.act(begun["table"]["id"], begun["match"])
    shown = ann.ok("GET", "/api/me/tokens")
    assert made["secret"] not in str(shown)
    ann.ok("DELETE", f"/api/me/tokens/{shown[0]['id']}")
    assert program.refused("GET", "/api/me") == (401, "sign-in")
    assert ann.refused("DELETE", f"/api/me/tokens/{shown[0]['id']}") == (404, "not-found")


def test_a_token_cannot_make_tokens(served: Served, ann: Person) -> None:
    made = ann.ok("POST", "/api/me/tokens", {"label": "all", "scopes": ["account", "read"]})
    program = Person(served.url, made["secret"])
    wanted = {"label": "more", "scopes": ["play"]}
    assert program.refused("POST", "/api/me/tokens", wanted) == (403, "not-yours")


def test_an_agent_sits_down_with_its_token(served: Served, ann: Person, bob: Person) -> None:
    seats = [{"kind": "me"}, {"kind": "agent"}]
    table = ann.ok("POST", "/api/tables", {"game": "zenith", "seats": seats})
    scopes = ["read", "play", "tables"]
    made = bob.ok("POST", "/api/me/tokens", {"label": "bot", "scopes": scopes})
    program = Person(served.url, made["secret"])
    path = f"/api/tables/{table['id']}/sit"
    assert bob.refused("POST", path, {"code": table["join"]}) == (403, "not-yours")
    after = program.ok("POST", path, {"code": table["join"]})
    assert (after["status"], after["seats"][1]["kind"]) == ("running", "agent")
    program.act(table["id"], program.see(table["id"]))


def test_export_has_what_is_stored_and_no_secret(ann: Person, bob: Person) -> None:
    table = table_for(ann, bob)
    ann.ok("POST", f"/api/tables/{table}/chat", {"text": "hello"})
    found = ann.ok("GET", "/api/me/export")
    assert found["seats"] == [{"table_id": table, "seat": 0}]
    assert [one["text"] for one in found["chat"]] == ["hello"]
    assert "password" not in str(found)
    assert "digest" not in str(found)


def test_deleting_an_account_leaves_the_others_their_match(
    served: Served, ann: Person, bob: Person
) -> None:
    table = table_for(ann, bob, stand_in="random")
    bob.ok("POST", f"/api/tables/{table}/chat", {"text": "bye"})
    name = name_of(bob)
    bob.ok("POST", "/api/me/claim", {"name": name, "password": "correct horse"})
    bob.ok("DELETE", "/api/me")
    assert bob.refused("GET", "/api/me") == (401, "sign-in")
    seats = ann.ok("GET", f"/api/tables/{table}")["seats"]
    assert seats[1]["kind"] == "level"
    assert ann.ok("GET", f"/api/tables/{table}/chat")[0]["name"] == "anonymous"
    signed = {"name": name, "password": "correct horse"}
    assert served.nobody().refused("POST", "/api/sign-in", signed) == (401, "sign-in")


def test_an_account_is_deleted_however_fast_others_play_on(
    served: Served, ann: Person, bob: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody else changes the table before every transaction of the server."""
    table = table_for(ann, bob, stand_in="random")
    bob.ok("POST", f"/api/tables/{table}/leave", {})
    store, tables = served.services.store, schema.tables
    begin = store.begin

    @asynccontextmanager
    async def begin_too_late() -> AsyncIterator[AsyncConnection]:
        async with begin() as other:
            moved = update(tables).where(tables.c.id == table).values(rev=tables.c.rev + 1)
            await other.execute(moved)
        async with begin() as connection:
            yield connection

    with monkeypatch.context() as patched:
        patched.setattr(store, "begin", begin_too_late)
        bob.ok("DELETE", "/api/me")
    [_, seat] = served.do(store.rows(select(schema.seats).where(schema.seats.c.table_id == table)))
    assert (seat["name"], seat["left_by"]) == ("anonymous", None)


def test_an_account_is_deleted_while_a_match_begins(
    served: Served, ann: Person, bob: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    body = {"game": "zenith", "seats": [{"kind": "me"}, {"kind": "open"}]}
    table = bob.ok("POST", "/api/tables", body | {"house": {"stand_in": "random"}})["id"]
    close, sitting = served.services.tables.close, caller_of(served, ann)

    async def close_too_late(caller: Caller, which: str) -> Any:
        monkeypatch.undo()
        await served.services.tables.sit(sitting, which, Sit())
        return await close(caller, which)

    monkeypatch.setattr(served.services.tables, "close", close_too_late)
    bob.ok("DELETE", "/api/me")
    left = ann.ok("GET", f"/api/tables/{table}")
    assert (left["status"], left["seats"][0]["kind"]) == ("running", "level")


def test_an_account_is_deleted_while_a_match_ends(
    served: Served, ann: Person, bob: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = table_for(ann, bob)
    leave, giving_up = served.services.tables.leave, caller_of(served, ann)

    async def leave_too_late(caller: Caller, which: str, seat: int | None) -> Any:
        monkeypatch.undo()
        await served.services.matches.give_up(giving_up, which)
        return await leave(caller, which, seat)

    monkeypatch.setattr(served.services.tables, "leave", leave_too_late)
    bob.ok("DELETE", "/api/me")
    left = ann.ok("GET", f"/api/tables/{table}")
    assert (left["status"], left["seats"][1]["name"]) == ("over", "anonymous")


def caller_of(served: Served, person: Person) -> Caller:
    caller = served.do(served.services.sessions.by_cookie(person.http.cookies["perihelion"]))
    assert caller is not None
    return caller


def test_a_new_name_and_preferences_stay(ann: Person) -> None:
    assert ann.ok("PATCH", "/api/me", {"name": "  Zoë  "})["name"] == "Zoë"
    likes = ann.ok("GET", "/api/me")["preferences"]
    wanted = {**likes, "language": "fr", "theme": "dark", "auto": False, "sounds": False}
    assert ann.ok("PUT", "/api/me/preferences", wanted)["preferences"] == wanted
    assert ann.ok("GET", "/api/me")["preferences"] == wanted


def test_a_webhook_calls_when_it_is_my_turn(served: Served, ann: Person, bob: Person) -> None:
    heard: list[Any] = []

    class Hook(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            heard.append(self.rfile.read(int(self.headers["Content-Length"])).decode())
            self.send_response(204)
            self.end_headers()

        def log_message(self, format: str, *args: object) -> None:  # noqa: A002
            pass

    hook = HTTPServer(("127.0.0.1", 0), Hook)
    thread = threading.Thread(target=hook.serve_forever, daemon=True)
    thread.start()
    try:
        likes = ann.ok("GET", "/api/me")["preferences"]
        url = f"http://127.0.0.1:{hook.server_address[1]}/turn"
        ann.ok("PUT", "/api/me/preferences", {**likes, "webhook": url})
        wait_for(lambda: ann.ok("GET", "/api/me")["id"] in served.services.webhooks._urls)
        table = table_for(ann, bob)
        wait_for(lambda: bool(heard))
        assert table in heard[0]
        assert "your-turn" in heard[0]
        assert "hand" not in heard[0]
    finally:
        hook.shutdown()
        hook.server_close()
        thread.join()


@pytest.mark.parametrize(
    "url",
    ["http://127.0.0.1/x", "http://localhost/", "http://[::1]/", "http://10.0.0.1/", "ftp://x/",
     "http://169.254.169.254/latest", "http://a:b@example.org/", "file:///etc/passwd"],
)  # fmt: skip
def test_a_webhook_goes_nowhere_private(url: str) -> None:
    with pytest.raises((ValueError, OSError)):
        asyncio.run(post(url, {}))
