"""The page as it is served: its files, its own addresses, caches, and what it may load."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.conftest import settings_for
from tests.server.serving import Person, Served, Watch

from perihelion.server.gateway.middleware import Guard
from perihelion.server.page import Page
from perihelion.server.settings import database_url

FILES = {
    "index.html": b"<!doctype html><title>built</title>",
    "favicon.svg": b"<svg/>",
    "assets/index-AbC123.js": b"export {}",
    "assets/index-AbC123.js.br": b"(brotli)",
    "assets/index-AbC123.js.gz": b"(gzip)",
    "assets/style-XyZ.css": b"body{}",
    "words/zenith/fr.ftl": "mars = Mars é".encode(),
    ".secret": b"no",
}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    base = tmp_path_factory.mktemp("page")
    (base / "beside.txt").write_bytes(b"not yours")
    for name, data in FILES.items():
        file = base / "page" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(data)
    (base / "page" / "out.txt").symlink_to(base / "beside.txt")
    return base / "page"


@pytest.fixture(scope="module")
def built(folder: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    file = tmp_path_factory.mktemp("db") / "tables.db"
    server = Served(settings_for(database_url(str(file))), Watch())
    guard = server.app.asgi_handler
    assert isinstance(guard, Guard)
    guard.page = Page(folder)
    server.start()
    yield server
    server.stop()


@pytest.fixture
def anybody(built: Served) -> Person:
    return built.nobody()


def test_the_front_page_is_asked_for_again_and_costs_nothing_then(anybody: Person) -> None:
    first = anybody.ask("GET", "/")
    assert first.content == FILES["index.html"]
    assert first.headers["content-type"] == "text/html; charset=utf-8"
    assert first.headers["cache-control"] == "no-cache"
    again = anybody.ask("GET", "/", headers={"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert again.headers["etag"] == first.headers["etag"]


@pytest.mark.parametrize("path", ["/t/abc123", "/replay/x/y", "/rules/zenith", "/apiary", "/games"])
def test_addresses_of_the_page_itself_get_its_front_page(anybody: Person, path: str) -> None:
    answer = anybody.ask("GET", path)
    assert (answer.status_code, answer.content) == (200, FILES["index.html"])
    assert "script-src 'self'" in answer.headers["content-security-policy"]


def test_assets_last_and_come_compressed(anybody: Person) -> None:
    path = "/assets/index-AbC123.js"
    plain = anybody.ask("GET", path, headers={"Accept-Encoding": "identity"})
    assert plain.content == FILES[path[1:]]
    assert plain.headers["content-type"] == "text/javascript; charset=utf-8"
    assert plain.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert plain.headers["vary"] == "accept-encoding"
    tags = {plain.headers["etag"]}
    for asked, given in (("gzip, br", "br"), ("gzip;q=1.0, br;q=0", "gzip")):
        with anybody.http.stream("GET", path, headers={"Accept-Encoding": asked}) as answer:
            assert answer.headers["content-encoding"] == given
            assert b"".join(answer.iter_raw()) == FILES[f"{path[1:]}.{given[:2]}"]
            tags.add(answer.headers["etag"])
    assert len(tags) == 3
    assert "vary" not in anybody.ask("GET", "/assets/style-XyZ.css").headers


def test_words_are_text(anybody: Person) -> None:
    answer = anybody.ask("GET", "/words/zenith/fr.ftl")
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    assert answer.text == "mars = Mars é"


def test_a_head_has_no_body(anybody: Person) -> None:
    answer = anybody.ask("HEAD", "/favicon.svg")
    assert answer.status_code == 200
    assert answer.headers["content-length"] == str(len(FILES["favicon.svg"]))
    assert not answer.content


@pytest.mark.parametrize(
    "path",
    [
        "/assets/gone-123.js",
        "/assets/gone",
        "/nothing.png",
        "/.secret",
        "/%2e%2e/beside.txt",
        "/..%2fbeside.txt",
        "/assets/%2e%2e/%2e%2e/beside.txt",
        "//etc/passwd.txt",
        "/out.txt",
        "/assets/index-AbC123.js.br",
        "/" + "x" * 3000 + ".js",
        "/a\\..\\beside.txt",
    ],
)
def test_nothing_else_is_there(anybody: Person, path: str) -> None:
    answer = anybody.ask("GET", path)
    assert answer.status_code == 404
    assert answer.json()["error"] == "not-found"


@pytest.mark.parametrize("path", ["/api", "/api/nothing", "/api/tables/x/y/z", "/healthz/x"])
def test_the_interface_is_never_the_page(anybody: Person, path: str) -> None:
    assert anybody.refused("GET", path) == (404, "not-found")
    answer = anybody.ask("GET", path)
    assert answer.headers["content-security-policy"].startswith("default-src 'none'")
    assert answer.headers["cache-control"] == "no-store"


def test_only_looking_is_answered(anybody: Person) -> None:
    assert anybody.ask("POST", "/t/x").status_code in (404, 405)


def test_the_policy_lets_nothing_in_from_elsewhere(anybody: Person) -> None:
    policy = anybody.ask("GET", "/").headers["content-security-policy"]
    rules = dict(one.strip().split(" ", 1) for one in policy.split(";"))
    assert rules["script-src"] == rules["style-src"] == rules["connect-src"] == "'self'"
    assert rules["object-src"] == rules["base-uri"] == rules["frame-ancestors"] == "'none'"
    assert "unsafe" not in policy
    assert "http" not in policy


def test_without_a_page_the_server_says_so(tmp_path: Path) -> None:
    status, _, body = Page(tmp_path).answer("/", {})
    assert status == 200
    assert b"was not built" in body
    assert Page(tmp_path).answer("/assets/x.js", {})[0] == 404
