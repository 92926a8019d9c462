"""WebSockets: what a token's scopes allow, what ends with a credential, how much is too much."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path

import pytest
from sqlalchemy import delete
from tests.server.conftest import settings_for
from tests.server.serving import (
    PASSWORD,
    SECONDS,
    Person,
    Served,
    Socket,
    Watch,
    table_for,
    wait_for,
)
from websockets.exceptions import ConnectionClosed

from perihelion.server.gateway.rate_limits import LIMITS
from perihelion.server.settings import database_url
from perihelion.server.store import schema

SIGNED_OUT = 4401


def token_of(served: Served, person: Person, *scopes: str) -> tuple[Person, str]:
    """A program of a person's, and the id of its token."""
    made = person.ok("POST", "/api/me/tokens", {"label": "bot", "scopes": scopes})
    return Person(served.url, made["secret"]), made["token"]["id"]


def closed_with(line: Socket) -> int:
    with pytest.raises(ConnectionClosed) as closed:
        line.next("nothing of the kind")
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code


def test_a_token_that_may_only_read_only_reads(served: Served, ann: Person, bob: Person) -> None:
    table = table_for(ann, bob)
    reader, _ = token_of(served, ann, "read")
    with reader.live(table) as line:
        update = line.update()
        action = update["decision"]["options"][0]["id"]
        line.send(do="act", action=action, ply=update["ply"], ref=1)
        problem = line.next("problem")
        assert (problem["error"], problem["ref"]) == ("not-yours", 1)
        line.send(do="say", text="hm")
        assert line.next("problem")["error"] == "not-yours"
        line.send(do="ping")
        line.next("pong")
    assert ann.see(table)["ply"] == update["ply"]
    assert ann.ok("GET", f"/api/tables/{table}/chat") == []
    player, _ = token_of(served, ann, "read", "play")
    with player.live(table) as line:
        update = line.update()
        line.send(do="act", action=action, ply=update["ply"], ref=2)
        assert line.next("update")["ref"] == 2


def test_the_line_of_a_deleted_token_ends(served: Served, ann: Person, bob: Person) -> None:
    table = table_for(ann, bob)
    program, token = token_of(served, ann, "read", "play")
    with program.live(table) as line, ann.live(table) as mine:
        line.update()
        mine.update()
        ann.ok("DELETE", f"/api/me/tokens/{token}")
        assert closed_with(line) == SIGNED_OUT
        mine.send(do="ping")  # the person's own line stays
        mine.next("pong")


@pytest.mark.parametrize("how", ["token", "session"])
def test_a_credential_that_ended_without_a_word_is_worth_nothing(
    served: Served, ann: Person, bob: Person, how: str
) -> None:
    """As after a lost hint of another worker: the rows are asked again."""
    table = table_for(ann, bob)
    person = token_of(served, ann, "read", "play")[0] if how == "token" else ann
    rows = schema.tokens if how == "token" else schema.sessions
    me = ann.ok("GET", "/api/me")["id"]

    async def drop() -> None:
        async with served.services.store.begin() as connection:
            await connection.execute(delete(rows).where(rows.c.person == me))

    with person.live(table) as line:
        update = line.update()
        served.do(drop())
        served.watch.ahead += 11
        action = update["decision"]["options"][0]["id"]
        line.send(do="act", action=action, ply=update["ply"])
        assert closed_with(line) == SIGNED_OUT
    assert bob.see(table)["ply"] == update["ply"]


def test_ending_one_session_ends_its_line_and_no_other(served: Served, bob: Person) -> None:
    name = f"Ann of sockets {served.port}"
    here = served.account(name)
    table = table_for(here, bob)
    there = served.nobody()
    there.ok("POST", "/api/sign-in", {"name": name, "password": PASSWORD})
    with here.live(table) as mine, there.live(table) as other:
        mine.update()
        other.update()
        here.ok("DELETE", "/api/me/sessions")
        assert closed_with(other) == SIGNED_OUT
        mine.send(do="ping")
        mine.next("pong")


def test_another_workers_lines_end_too(shared: str) -> None:
    first, second = (Served(settings_for(shared), Watch()) for _ in range(2))
    for one in (first, second):
        one.start()
    try:
        ann = first.person()
        table = table_for(ann, first.person())
        made = ann.ok("POST", "/api/me/tokens", {"label": "bot", "scopes": ["read", "play"]})
        program = Person(second.url, made["secret"])
        with program.live(table) as line:
            line.update()
            ann.ok("DELETE", f"/api/me/tokens/{made['token']['id']}")
            assert closed_with(line) == SIGNED_OUT
    finally:
        for one in (first, second):
            one.stop()


@pytest.mark.parametrize("chat", [2**63, 2**200, -(2**70)])
def test_a_line_of_the_chat_beyond_all_counting(
    served: Served, ann: Person, bob: Person, chat: int
) -> None:
    table = table_for(ann, bob)
    with ann.live(table, chat=chat, since=2**70) as line:
        line.update()
        line.next("present")  # so the chat was looked at
        line.send(do="ping")
        line.next("pong")


# Too much.


@pytest.fixture
def limited(tmp_path: Path) -> Iterator[Served]:
    settings = settings_for(database_url(str(tmp_path / "x.db")), limits=True)
    server = Served(settings, Watch())
    server.start()
    stop_the_clock(server)
    yield server
    server.stop()


def stop_the_clock(served: Served) -> None:
    """Of the limits: a slow machine must not fill the buckets."""
    now = served.watch()
    served.services.limits.clock = lambda: now


def test_a_flood_from_one_address_is_read_slowly(limited: Served) -> None:
    """Eight guests send what each of them may; somebody elsewhere is answered as ever."""
    crowd = [limited.person("127.0.0.2") for _ in range(8)]
    table = table_for(crowd[0], crowd[1])
    person, address = LIMITS["message"]
    assert person is not None
    assert address is not None
    answered: list[int] = []
    ends = threading.Event()

    def hear(line: Socket) -> None:
        with suppress(ConnectionClosed):
            while not ends.is_set():
                with suppress(TimeoutError):
                    line.next("pong", 0.2)
                    answered.append(1)

    with ExitStack() as lines:
        open_ = [lines.enter_context(one.live(table)) for one in crowd]
        threads = [threading.Thread(target=hear, args=[one]) for one in open_]
        for one in threads:
            one.start()
        for line in open_:
            for _ in range(int(person.burst)):
                line.send(do="ping")
        limited.nobody("127.0.0.3").ok("GET", "/api/games")
        wait_for(lambda: len(answered) >= address.burst)
        began = time.monotonic()
        time.sleep(2.0)
        ends.set()
        for one in threads:
            one.join(SECONDS)
        seconds = time.monotonic() - began
        assert len(answered) < address.burst + 2 * address.rate * seconds
        for line in open_:  # or closing waits for all that was sent and not read
            line.raw.socket.close()


def test_one_address_has_a_share_of_the_lobby(limited: Served) -> None:
    """However many guests come from there."""
    seats = [{"kind": "me"}, {"kind": "open"}]
    body = {"game": "zenith", "seats": seats, "house": {"private": False}}
    codes = [
        limited.person("127.0.0.2").ask("POST", "/api/tables", body).status_code for _ in range(20)
    ]
    assert codes[0] == 201
    assert codes[-1] == 429
    assert codes.count(201) <= 14
    limited.person("127.0.0.3").ok("POST", "/api/tables", body)


def test_getting_up_lists_no_more_tables_than_setting_up(limited: Served) -> None:
    """A table of friends where somebody gets up is one of the lobby from then on."""
    seats, refused = [{"kind": "me"}, {"kind": "friend"}], 0
    body = {"game": "zenith", "seats": seats, "house": {"private": False}}
    for _ in range(4):
        mallory = limited.person("127.0.0.2")
        for _ in range(5):
            table = mallory.ok("POST", "/api/tables", body)["id"]
            answer = mallory.ask("POST", f"/api/tables/{table}/leave", {})
            refused += answer.status_code == 429
    share = LIMITS["lobby"].address
    assert share is not None
    listed = limited.nobody("127.0.0.3").ok("GET", "/api/tables")["tables"]
    assert len(listed) == share.burst
    assert refused == 20 - share.burst
