"""Other pages, wrong hosts, too much, nonsense: refused, and the server goes on."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from tests.server.conftest import settings_for
from tests.server.requests import BODIES, address_of
from tests.server.serving import SECONDS, Person, Served, Watch, table_for
from websockets.exceptions import ConnectionClosed

from perihelion.server.settings import database_url


def test_another_page_cannot_act_with_my_cookie(lite: Served) -> None:
    ann = lite.person()
    body = {"game": "zenith", "level": "random"}
    for headers in (
        {"Origin": "https://evil.example"},
        {"Origin": "null"},
        {"Origin": f"http://127.0.0.1:{lite.port + 1}"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
    ):
        assert ann.refused("POST", "/api/play", body, headers=headers) == (403, "not-yours")
    good = {"Origin": lite.url, "Sec-Fetch-Site": "same-origin"}
    ann.ok("POST", "/api/play", body, headers=good)


def test_a_form_cannot_pass_for_json(lite: Served) -> None:
    ann = lite.person()
    for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""):
        answer = ann.http.post(
            "/api/play", content=b'{"game": "zenith"}', headers={"Content-Type": kind}
        )
        assert (answer.status_code, answer.json()["error"]) == (415, "not-json")


def test_a_server_answers_only_to_its_names(lite: Served) -> None:
    for host in ("evil.example", "127.0.0.1.evil.example", "", "[", "a b"):
        answer = lite.nobody().ask("GET", "/api/games", headers={"Host": host})
        assert answer.status_code == 400
    for host in ("localhost:1", f"127.0.0.1:{lite.port}"):
        assert lite.nobody().ask("GET", "/api/games", headers={"Host": host}).is_success


def test_every_answer_has_the_headers_that_browsers_obey(lite: Served) -> None:
    for path in ("/", "/api/games", "/api/nothing", "/healthz", "/api/matches/x"):
        headers = lite.nobody().ask("GET", path).headers
        policy = headers["content-security-policy"]
        assert "frame-ancestors 'none'" in policy
        assert "unsafe" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert "server" not in headers


NONSENSE = (
    b"", b"{", b"null", b"[]", b"7", b'"x"', b"\xff\xfe", b'{"game": 3}', b'{"game": null}',
    b'{"game": "\\u0000"}', b'{"action": 1e400, "ply": 1}', b'{"action": -1, "ply": 1}',
    b'{"action": "a", "ply": 1e99}', b'{"ply": true, "action": []}', b"[" * 5000,
    b'{"text": ""}', b'{"text": "\\n"}', b'{"text": "' + b"x" * 501 + b'"}',
    b'{"name": "\\u0000", "password": "12345678"}', b'{"nonce": "\\ud800"}', b'{"seat": 99}',
    b'{"agree": "yes"}', b'{"label": "x", "scopes": ["root"]}', b'{"plies": 0, "ply": 1}',
)  # fmt: skip


@pytest.mark.parametrize("route", BODIES)
def test_nonsense_is_refused_everywhere(lite: Served, route: str) -> None:
    ann, bob = lite.person(), lite.person()
    table = table_for(ann, bob)
    campaign = ann.ok("POST", "/api/me/campaigns", {"campaign": "sagittarius_a"})["id"]
    before = ann.see(table)
    headers = {"Content-Type": "application/json"}
    method, _, path = route.partition(" ")
    url = address_of(path, table=table, campaign=campaign)
    for body in NONSENSE:
        answer = ann.http.request(method, url, content=body, headers=headers)
        assert 400 <= answer.status_code < 500, (body, answer.text[:200])
        assert set(answer.json()) == {"error", "message", "update"}
    assert ann.see(table) == before
    assert len(ann.ok("GET", "/api/me/campaigns")) == 1


@pytest.mark.parametrize(
    "path",
    [
        "/api/matches/%00", "/api/matches/..%2f..%2fetc", "/api/tables/'; drop table people;--",
        "/api/matches/" + "x" * 500, "/api/games/../../etc/layout", "/api/tables?before=1e999",
        "/api/tables?before=nan&game=%00", "/api/matches/T?since=-5&seat=-1",
        "/api/games/zenith/layout?seats=x", "/api/tables?before=nan",
        "/api/matches/T?seat=99999999999999999999", "/api/matches/T/at/-1",
        "/api/matches/T/at/99999999999999999999", "/api/matches/T/evaluation?since=-1",
        "/api/matches/T/hint?level=%00", "/api/tables/T/chat?since=99999999999999999999",
        "/api/me/matches?status=nice", "/%2e%2e/%2e%2e/etc/passwd", "/api/schema/../me",
        "/api/me/campaigns/%00", "/api/me/campaigns/'; drop table campaigns;--",
        "/api/games/zenith/elements?seats=-1", "/api/games/%2e%2e/elements",
    ],
)  # fmt: skip
def test_hostile_paths_and_queries_do_no_harm(served: Served, path: str) -> None:
    ann = served.person()
    table = table_for(ann, served.person())
    answer = ann.ask("GET", path.replace("/T", f"/{table}"))
    assert answer.status_code < 500, answer.text
    assert "root:" not in answer.text


def test_too_large_a_body_is_refused(lite: Served) -> None:
    ann = lite.person()
    body = {"game": "zenith", "seats": [{"kind": "me"}], "position": {"x": "y" * 300_000}}
    assert ann.refused("POST", "/api/tables", body) == (413, "too-large")


def test_too_large_a_message_ends_the_line(lite: Served) -> None:
    ann = lite.person()
    table = table_for(ann, lite.person())
    with ann.live(table) as line:
        line.update()
        line.raw.send("x" * 100_000)
        with pytest.raises(ConnectionClosed):
            line.next("nothing of the kind")
    assert ann.see(table)["ply"] > 0


def test_garbage_instead_of_http_does_no_harm(lite: Served) -> None:
    for junk in (b"\x00" * 200, b"GET " + b"/" * 100_000, b"POST / HTTP/1.1\r\nHost\r\n\r\n"):
        with (
            socket.create_connection(("127.0.0.1", lite.port), SECONDS) as raw,
            suppress(OSError),  # it may hang up before all of it is sent
        ):
            raw.sendall(junk)
            raw.shutdown(socket.SHUT_WR)
            while raw.recv(4096):
                pass
    assert lite.nobody().ask("GET", "/healthz").is_success


def test_text_of_people_is_kept_as_it_is(lite: Served) -> None:
    """Nothing interprets it: not a database, not a template, not a log."""
    ann, bob = lite.person(), lite.person()
    name = "<script>alert(1)</script>'\"--"
    assert ann.ok("PATCH", "/api/me", {"name": name})["name"] == name
    table = table_for(ann, bob)
    text = "{{7*7}} %s ${x} \u202e <img src=x onerror=alert(1)>"
    ann.ok("POST", f"/api/tables/{table}/chat", {"text": text})
    answer = bob.ask("GET", f"/api/tables/{table}/chat")
    assert answer.json()[0]["text"] == text
    assert answer.headers["content-type"].startswith("application/json")


@pytest.fixture(scope="module")
def limited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    file = tmp_path_factory.mktemp("limited") / "tables.db"
    server = Served(settings_for(database_url(str(file)), limits=True), Watch())
    server.start()
    yield server
    server.stop()


def move_on(served: Served) -> None:
    """A minute, in which nothing was asked; then time stands still for the limits: a slow machine
    must not fill the buckets."""
    limits = served.services.limits
    now = max(served.watch(), limits.clock()) + 60
    limits.clock = lambda: now


def test_too_many_of_anything_is_refused_for_a_while(limited: Served) -> None:
    ann = limited.person()
    move_on(limited)
    wrong = {"name": "Ann", "password": "12345678"}
    answers = [ann.ask("POST", "/api/sign-in", wrong) for _ in range(12)]
    assert [one.status_code for one in answers][:4] == [401] * 4
    assert answers[-1].status_code == 429
    assert int(answers[-1].headers["retry-after"]) > 0
    move_on(limited)
    assert ann.ask("POST", "/api/sign-in", wrong).status_code == 401


def test_chat_has_a_limit(limited: Served) -> None:
    move_on(limited)
    ann, bob = limited.person(), limited.person()
    table = table_for(ann, bob)
    codes = [
        ann.ask("POST", f"/api/tables/{table}/chat", {"text": "hey"}).status_code for _ in range(9)
    ]
    assert codes[:5] == [204] * 5
    assert codes[-1] == 429


def test_requests_have_a_limit(limited: Served) -> None:
    move_on(limited)
    person = Person(limited.url)
    codes = [person.ask("GET", "/api/tables").status_code for _ in range(201)]
    assert codes[-2:] == [200, 429]
    move_on(limited)
    assert person.ask("GET", "/api/tables").status_code == 200


@pytest.mark.parametrize("url", ["https://games.example.org", "HTTPS://Games.Example.org"])
def test_on_an_https_site_nothing_comes_by_http(tmp_path: Path, url: str) -> None:
    """However the address is written: cookies are for TLS alone, and so are origins."""
    settings = settings_for(database_url(str(tmp_path / "x.db")), public_url=url)
    server = Served(settings, Watch())
    server.start()
    try:
        nobody, host = server.nobody(), "games.example.org"
        headers = {"Host": host, "Origin": f"http://{host}"}
        assert nobody.refused("POST", "/api/me", headers=headers) == (403, "not-yours")
        headers["Origin"] = f"https://{host}"
        made = nobody.ask("POST", "/api/me", headers=headers)
        assert made.is_success
        assert "secure" in made.headers["set-cookie"].lower()
    finally:
        server.stop()
