"""Friends in the house: the server listens on the local network when somebody here asks for it.

The local network is 127.0.0.2 here, the machine itself 127.0.0.1.
"""

from __future__ import annotations

import socket
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from tests.server.conftest import settings_for
from tests.server.serving import SECONDS, Person, Served, Watch

from perihelion.server.gateway.home_network import HomeNetwork, home_address, is_loopback
from perihelion.server.settings import Settings, database_url

HOME = "127.0.0.2"
PATH = "/api/home-network"


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Served]:
    served = Served(settings_for(database_url(str(tmp_path / "tables.db"))), Watch())
    served.start()
    yield served
    served.stop()


def _is_open(port: int) -> bool:
    try:
        socket.create_connection((HOME, port), SECONDS).close()
    except ConnectionRefusedError:
        return False
    return True


def test_friends_come_after_somebody_here_has_let_them_in(server: Served) -> None:
    ann = server.person()
    assert ann.ok("GET", PATH) == {"here": True, "possible": True, "url": None}
    assert not _is_open(server.port)
    opened = ann.ok("POST", PATH)
    assert opened["url"] == f"http://{HOME}:{server.port}"
    assert ann.ok("POST", PATH) == opened  # asked twice, open once
    friend = Person(opened["url"])
    body = {"game": "zenith", "seats": [{"kind": "me"}, {"kind": "friend"}]}
    table = ann.ok("POST", "/api/tables", body)
    friend.ok("POST", f"/api/tables/{table['id']}/sit", {"code": table["join"]})
    with friend.live(table["id"]) as line:  # sockets too, with the origin of that address
        assert line.update()["status"] in ("sealing", "running")
    ann.ok("DELETE", PATH)
    assert not _is_open(server.port)
    assert ann.ok("GET", PATH)["url"] is None
    ann.ok("POST", PATH)  # and again
    assert _is_open(server.port)


def test_nobody_but_whoever_sits_here_may_open_close_or_know(server: Served) -> None:
    ann = server.person()
    ann.ok("POST", PATH)
    friend = Person(f"http://{HOME}:{server.port}")
    assert friend.ok("GET", PATH) == {"here": False, "possible": False, "url": None}
    for method in ("POST", "DELETE"):
        assert friend.refused(method, PATH) == (403, "not-yours")
    assert friend.refused("GET", f"{PATH}/code")[0] == 403
    assert _is_open(server.port)


def test_other_pages_and_other_names_are_refused_there_too(server: Served) -> None:
    ann = server.person()
    evil = {"Origin": "http://evil.example"}
    assert ann.ask("POST", PATH, headers=evil).status_code == 403
    assert not _is_open(server.port)
    ann.ok("POST", PATH)
    friend = Person(f"http://{HOME}:{server.port}")
    assert friend.ask("GET", "/api/games", headers={"Host": "evil.example"}).status_code == 400
    assert friend.ask("POST", "/api/me", headers=evil).status_code == 403
    ann.ok("DELETE", PATH)
    assert ann.ask("GET", "/api/games", headers={"Host": HOME}).status_code == 400


def test_a_code_leads_to_a_page_of_ours(server: Served) -> None:
    ann = server.person()
    assert ann.refused("GET", f"{PATH}/code?path=/")[0] == 409
    ann.ok("POST", PATH)
    answer = ann.ask("GET", f"{PATH}/code", params={"path": "/join/x/y"})
    assert answer.headers["content-type"].startswith("image/svg+xml")
    # A picture by itself: without its namespace no browser draws it.
    assert ET.fromstring(answer.content).tag == "{http://www.w3.org/2000/svg}svg"
    assert answer.text != ann.ask("GET", f"{PATH}/code", params={"path": "/join/x/z"}).text
    for path in ("http://evil.example", "/" + "x" * 500):
        assert ann.ask("GET", f"{PATH}/code", params={"path": path}).status_code == 400


def test_a_port_that_somebody_has_is_said(server: Served) -> None:
    ann = server.person()
    with socket.create_server((HOME, server.port)):
        assert ann.refused("POST", PATH) == (409, "conflict")
    assert ann.ok("GET", PATH)["url"] is None
    ann.ok("POST", PATH)


@pytest.mark.parametrize(
    ("host", "public", "possible"),
    [
        ("127.0.0.1", None, True),
        ("localhost", None, True),
        ("0.0.0.0", None, False),
        ("127.0.0.1", "https://games.example.org", False),
    ],
)
def test_what_the_operator_has_chosen_stays(
    lite: Served, host: str, public: str | None, possible: bool
) -> None:
    settings = Settings(database="sqlite+aiosqlite:///x", host=host, public_url=public)
    assert HomeNetwork(settings, lite.server).is_possible == possible
    assert not HomeNetwork(settings).is_possible  # with several workers there is no server to ask


def test_the_address_is_one_of_a_local_network() -> None:
    found = home_address()
    assert found is None or not is_loopback(found)
