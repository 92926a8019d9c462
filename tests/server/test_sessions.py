"""Sessions and accounts: what ends when, what a password is worth, names that deceive nobody."""

from __future__ import annotations

import asyncio
import gzip
import json
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import delete, insert, select, text
from tests.server.conftest import settings_for
from tests.server.serving import PASSWORD, Person, Served, Watch, table_for, wait_for
from tests.server.test_operations import perihelion

from perihelion.server.identity.names import name_key
from perihelion.server.settings import Settings, database_url
from perihelion.server.store import Store, schema

DAY = 86_400.0
NUMBERS = count()


def fresh_name(person: str = "Ann") -> str:
    return f"{person} of test {next(NUMBERS)}"


def with_cookies(person: Person, cookies: dict[str, str]) -> Person:
    """Somebody else with the same cookies."""
    other = Person(person.url)
    other.http.cookies.update(cookies)
    return other


def cookies_of(person: Person) -> dict[str, str]:
    return dict(person.http.cookies.items())


# Fixation and rotation.


def test_a_planted_guest_cookie_has_no_part_in_the_account(served: Served, ann: Person) -> None:
    planted = cookies_of(ann)
    scopes = ["read", "play", "tables", "account"]
    secret = ann.ok("POST", "/api/me/tokens", {"label": "planted", "scopes": scopes})["secret"]
    mallory, program = with_cookies(ann, planted), Person(served.url, secret)
    me = ann.ok("POST", "/api/me/claim", {"name": fresh_name(), "password": PASSWORD})
    assert ann.ok("GET", "/api/me") == me
    assert mallory.refused("GET", "/api/me") == (401, "sign-in")
    assert program.refused("GET", "/api/me") == (401, "sign-in")


def test_signing_in_ends_the_session_that_was_there(served: Served) -> None:
    name = fresh_name()
    ann = served.account(name)
    before = cookies_of(ann)
    ann.ok("POST", "/api/sign-in", {"name": name, "password": PASSWORD})
    assert cookies_of(ann)["perihelion"] != before["perihelion"]
    assert with_cookies(ann, before).refused("GET", "/api/me") == (401, "sign-in")
    assert len(ann.ok("GET", "/api/me/sessions")) == 1


def test_a_token_of_a_guest_claims_nothing(served: Served, ann: Person) -> None:
    wanted = {"label": "x", "scopes": ["account"]}
    program = Person(served.url, ann.ok("POST", "/api/me/tokens", wanted)["secret"])
    claim = {"name": fresh_name(), "password": PASSWORD}
    assert program.refused("POST", "/api/me/claim", claim) == (403, "not-yours")
    assert ann.ok("GET", "/api/me")["guest"]
    assert served.nobody().refused("POST", "/api/sign-in", claim) == (401, "sign-in")


# Time.


@pytest.fixture
def watched(database: str) -> Iterator[Served]:
    """A server of its own, whose time a test may move."""
    server = Served(settings_for(database), Watch())
    server.start()
    yield server
    server.stop()


def test_a_session_that_is_not_used_ends(watched: Served) -> None:
    ann = watched.person()
    watched.watch.ahead += 89 * DAY
    answer = ann.ask("GET", "/api/me")
    assert answer.is_success
    assert "max-age=7776000" in answer.headers["set-cookie"].lower()  # prolonged by its use
    assert "set-cookie" not in ann.ask("GET", "/api/me").headers
    watched.watch.ahead += 89 * DAY
    ann.ok("GET", "/api/me")
    watched.watch.ahead += 91 * DAY
    assert ann.refused("GET", "/api/me") == (401, "sign-in")


def test_a_session_in_daily_use_ends_with_age(watched: Served) -> None:
    ann = watched.person()
    for _ in range(8):
        watched.watch.ahead += 49 * DAY
        ann.ok("GET", "/api/me")
    watched.watch.ahead += 9 * DAY
    assert ann.refused("GET", "/api/me") == (401, "sign-in")
    watched.do(watched.services.sessions.drop_ended())
    rows = watched.do(watched.services.store.rows(select(schema.sessions)))
    assert all(row["seen"] > watched.watch() - 90 * DAY for row in rows)


def test_sessions_are_looked_up_together(watched: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """One query for many; what has ended, must be prolonged, or is a token is left to `still`."""
    people = [watched.person() for _ in range(3)]
    secret = people[0].ok("POST", "/api/me/tokens", {"label": "bot", "scopes": ["read"]})["secret"]
    sessions, store = watched.services.sessions, watched.services.store
    cookies = [cookies_of(one)["perihelion"] for one in people]
    here: list[Any] = [watched.do(sessions.by_cookie(one)) for one in cookies]
    program: Any = watched.do(sessions.by_token(secret))
    given = [one.credential for one in (*here, program)]
    gone = delete(schema.sessions).where(schema.sessions.c.digest == here[1].session)
    watched.do(_run(store, gone))  # as another worker does, whose hint is lost
    watched.watch.ahead += 9.0
    watched.do(sessions.look_at(given))
    assert sessions.kept(given[1]) is None
    assert sessions.kept(given[3]) is None
    asked: list[object] = []
    row = store.row

    def noted(query: Any) -> Any:
        asked.append(query)
        return row(query)

    def still(one: Any) -> Any:
        return watched.do(sessions.still(one))

    monkeypatch.setattr(store, "row", noted)
    watched.watch.ahead += 9.0
    assert [still(here[one]).id for one in (0, 2)] == [here[0].id, here[2].id]
    assert not asked
    assert still(here[1]) is None
    assert still(program).scopes == ("read",)
    assert len(asked) == 2
    watched.watch.ahead += 2 * DAY
    watched.do(sessions.look_at(given))
    assert sessions.kept(given[0]) is None
    assert still(here[0]).renewed


def test_a_session_that_ends_while_it_is_looked_up_is_not_believed(
    watched: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = watched.person()
    sessions, store = watched.services.sessions, watched.services.store
    here: Any = watched.do(sessions.by_cookie(cookies_of(ann)["perihelion"]))
    rows = store.rows

    async def meanwhile(query: Any) -> Any:
        found = await rows(query)
        sessions.forget(here.credential)
        return found

    monkeypatch.setattr(store, "rows", meanwhile)
    watched.do(sessions.look_at([here.credential]))
    assert sessions.kept(here.credential) is None


async def _run(store: Store, statement: Any) -> None:
    async with store.begin() as connection:
        await connection.execute(statement)


# My sessions and my password.


def test_sessions_are_listed_and_ended(served: Served) -> None:
    name = fresh_name()
    here, there = served.account(name), served.nobody()
    agent = {"User-Agent": "Lynx/2.9 " + "x" * 200}
    there.ok("POST", "/api/sign-in", {"name": name, "password": PASSWORD}, headers=agent)
    found = here.ok("GET", "/api/me/sessions")
    assert sorted(one["current"] for one in found) == [False, True]
    [other] = [one for one in found if not one["current"]]
    assert other["label"].startswith("Lynx/2.9 x")
    assert len(other["label"]) == 80
    assert cookies_of(here)["perihelion"].partition(".")[0] not in json.dumps(found)
    here.ok("DELETE", f"/api/me/sessions/{other['id']}")
    assert there.refused("GET", "/api/me") == (401, "sign-in")
    assert here.refused("DELETE", f"/api/me/sessions/{other['id']}") == (404, "not-found")
    there.ok("POST", "/api/sign-in", {"name": name, "password": PASSWORD})
    here.ok("DELETE", "/api/me/sessions")
    assert there.refused("GET", "/api/me") == (401, "sign-in")
    [left] = here.ok("GET", "/api/me/sessions")
    stranger = served.person()
    assert stranger.refused("DELETE", f"/api/me/sessions/{left['id']}") == (404, "not-found")


def test_a_new_password_ends_the_other_sessions(served: Served, bob: Person) -> None:
    name, new = fresh_name(), "battery staple"
    here, there = served.account(name), served.nobody()
    there.ok("POST", "/api/sign-in", {"name": name, "password": PASSWORD})
    before = cookies_of(here)
    path = "/api/me/password"
    assert here.refused("PUT", path, {"old": "wrong horse", "new": new}) == (403, "not-yours")
    assert here.refused("PUT", path, {"old": PASSWORD, "new": "short"}) == (400, "bad-request")
    here.ok("PUT", path, {"old": PASSWORD, "new": new})
    here.ok("GET", "/api/me")
    assert there.refused("GET", "/api/me") == (401, "sign-in")
    assert with_cookies(here, before).refused("GET", "/api/me") == (401, "sign-in")
    old = {"name": name, "password": PASSWORD}
    assert there.refused("POST", "/api/sign-in", old) == (401, "sign-in")
    there.ok("POST", "/api/sign-in", {"name": name, "password": new})
    assert bob.refused("PUT", path, {"old": "", "new": new}) == (409, "conflict")
    scopes = {"label": "x", "scopes": ["account"]}
    program = Person(served.url, here.ok("POST", "/api/me/tokens", scopes)["secret"])
    assert program.refused("PUT", path, {"old": new, "new": PASSWORD}) == (403, "not-yours")


def test_an_operator_resets_a_password(served: Served) -> None:
    name = fresh_name()
    ann = served.account(name)
    scopes = {"label": "x", "scopes": ["read"]}
    program = Person(served.url, ann.ok("POST", "/api/me/tokens", scopes)["secret"])
    where = ("--database", served.settings.database)
    done = perihelion("reset-password", name.upper(), *where, "--json")
    assert done.returncode == 0, done.stderr
    made = json.loads(done.stdout)
    assert made["name"] == name
    served.nobody().ok("POST", "/api/sign-in", {"name": name, "password": made["password"]})
    served.services.sessions.forget(ann_id(served, name))  # on SQLite the cache lasts ten seconds
    assert ann.refused("GET", "/api/me") == (401, "sign-in")
    assert program.refused("GET", "/api/me") == (401, "sign-in")
    missing = perihelion("reset-password", "nobody of that name", *where)
    assert (missing.returncode, len(missing.stderr.splitlines())) == (2, 1)


def ann_id(served: Served, name: str) -> str:
    people = schema.people
    row = served.do(served.services.store.row(select(people.c.id).where(people.c.name == name)))
    assert row is not None
    return str(row["id"])


# Guessing.


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


def guess(person: Person, name: str, times: int) -> list[int]:
    body = {"name": name, "password": "12345678"}
    return [person.ask("POST", "/api/sign-in", body).status_code for _ in range(times)]


def test_wrong_tries_of_others_do_not_lock_the_owner_out(limited: Served) -> None:
    limited.account("Ann", "127.0.0.3")
    mallory = limited.nobody("127.0.0.2")
    assert guess(mallory, "Ann", 9)[-1] == 429
    right = {"name": "Ann", "password": PASSWORD}
    limited.nobody("127.0.0.4").ok("POST", "/api/sign-in", right)


def test_a_browser_that_was_here_is_not_slowed_down_by_its_neighbours(limited: Served) -> None:
    """Behind one address: the owner, signed out, and somebody who guesses."""
    home = "127.0.0.2"
    ann = limited.account("Ann", home)
    ann.ok("POST", "/api/sign-out")
    assert guess(limited.nobody(home), "Ann", 9)[-1] == 429
    right = {"name": "Ann", "password": PASSWORD}
    stranger = limited.nobody(home)
    assert stranger.refused("POST", "/api/sign-in", right) == (429, "too-many")
    ann.ok("POST", "/api/sign-in", right)
    forged = limited.nobody(home)
    forged.http.cookies.set("perihelion-device", "x.y.z")
    assert forged.refused("POST", "/api/sign-in", right) == (429, "too-many")


def test_the_delay_grows_and_ends(limited: Served) -> None:
    ann, mallory = limited.account("Ann", "127.0.0.3"), limited.nobody("127.0.0.2")
    waits: list[int] = []
    now = limited.watch()
    limited.services.limits.clock = lambda: now
    for _ in range(12):
        answer = mallory.ask("POST", "/api/sign-in", {"name": "Ann", "password": "12345678"})
        if answer.status_code == 429:
            waits.append(int(answer.headers["retry-after"]))
            now += waits[-1]
    assert waits == sorted(waits)
    assert waits[-1] > 4 * waits[0]
    now += 61
    mallory.ok("POST", "/api/sign-in", {"name": "Ann", "password": PASSWORD})
    ann.ok("GET", "/api/me")


def test_many_tries_at_once_are_counted_each(limited: Served) -> None:
    """A password counts as wrong while it is being looked at."""
    limits = limited.services.limits
    for _ in range(4):
        limits.try_password("login ann x", "x")
    with pytest.raises(Exception, match="wrong tries"):
        limits.try_password("login ann x", "x")


# Names.


@pytest.mark.parametrize(
    "name",
    ["Ann\u202e", "A\u200bnn", "Ann\u2066x", "\ufeffAnn", "An\u00adn", "Ann\u200f", "\u3164",
     "A\u034fnn", "Ann\ufe0f", "Z\u0336\u0337\u0338a", "\u2003", "Anonymous", "\ufdfa" * 9,
     "Guest ab12"],
)  # fmt: skip
def test_names_that_deceive_are_refused(served: Served, ann: Person, name: str) -> None:
    claim = {"name": name, "password": PASSWORD}
    assert ann.refused("PATCH", "/api/me", {"name": name})[0] in (400, 409)
    assert ann.refused("POST", "/api/me/claim", claim)[0] in (400, 409)
    seats = [{"kind": "me"}, {"kind": "hotseat", "name": name}]
    body = {"game": "zenith", "seats": seats}
    assert ann.refused("POST", "/api/tables", body)[0] in (400, 409)


def test_nobody_takes_a_name_that_looks_like_an_accounts(served: Served, bob: Person) -> None:
    number = next(NUMBERS)
    served.account(f"Paolo {number}0")
    for alike in (
        f"paolo {number}0", f"PAOLO {number}O", f"P\u0430olo  {number}0", f"Pa\u03bflo {number}0",
        f"\uff30aolo {number}0", f"Pao\u04cfo {number}0", f" PaoIo {number}0",
    ):  # fmt: skip
        taken = {"name": alike, "password": PASSWORD}
        assert bob.refused("POST", "/api/me/claim", taken) == (409, "conflict")
        assert bob.refused("PATCH", "/api/me", {"name": alike}) == (409, "conflict")
        seats = [{"kind": "me"}, {"kind": "hotseat", "name": alike}]
        body = {"game": "zenith", "seats": seats}
        assert bob.refused("POST", "/api/tables", body) == (409, "conflict")
    assert bob.ok("PATCH", "/api/me", {"name": f"Paolö {number}0"})
    assert bob.ok("PATCH", "/api/me", {"name": "Ångström 中村 Łukasz"})


def test_a_name_signs_in_however_it_is_written(served: Served) -> None:
    number = next(NUMBERS)
    served.account(f"Straße {number}")
    for way in (f"STRASSE {number}", f"straße {number}", f"  Straße  {number} "):
        served.nobody().ok("POST", "/api/sign-in", {"name": way, "password": PASSWORD})


def test_a_nul_in_a_sign_in_or_a_webhook_is_a_bad_request(served: Served, ann: Person) -> None:
    wrong = {"name": "Ann\0", "password": PASSWORD}
    assert ann.refused("POST", "/api/sign-in", wrong) == (400, "bad-request")
    likes = ann.ok("GET", "/api/me")["preferences"] | {"webhook": "http://example.org/\0"}
    assert ann.refused("PUT", "/api/me/preferences", likes) == (400, "bad-request")


def test_accounts_of_an_older_schema_keep_their_names(database: str) -> None:
    """Of two that look alike each still signs in; sessions count as used when it was updated."""

    async def scene() -> tuple[Any, Any]:
        settings = settings_for(database)
        await _at_version(settings, "0002")
        engine = (await _bare(settings)).engine
        async with engine.begin() as connection:
            for number, name in enumerate(("Ian", "Lan", "Zoë")):
                row: dict[str, Any] = {"id": f"p{number}", "name": name, "login": name.casefold()}
                row |= {"password": "x", "preferences": {}, "created": float(number)}
                await connection.execute(insert(schema.people), row)
            await connection.execute(
                text("INSERT INTO sessions (digest, person, created) VALUES ('d', 'p0', 5.0)")
            )
        await engine.dispose()
        store = await Store.open(settings)
        people = await store.rows(select(schema.people.c.name, schema.people.c.login))
        [session] = await store.rows(select(schema.sessions))
        await store.close()
        return {row["name"]: row["login"] for row in people}, session

    logins, session = asyncio.run(scene())
    assert logins == {"Ian": name_key("Ian"), "Lan": "=lan", "Zoë": "zoë"}
    assert session["seen"] > 1e9


async def _bare(settings: Settings) -> Store:
    from perihelion.server.store.store import _engine

    return Store(_engine(settings), is_sqlite=settings.is_sqlite)


async def _at_version(settings: Settings, revision: str) -> None:
    """An empty database with the schema of an older Perihelion."""
    from alembic.config import Config
    from alembic.runtime.environment import EnvironmentContext

    from perihelion.server.store.migrate import scripts

    store = await _bare(settings)

    def upgrade(connection: Any) -> None:
        found = scripts()
        drop_all(connection)
        steps = EnvironmentContext(
            Config(), found, fn=lambda now, _: found._upgrade_revs(revision, now)
        )
        with steps:
            steps.configure(connection=connection, transactional_ddl=False)
            steps.run_migrations()

    def drop_all(connection: Any) -> None:
        schema.metadata.drop_all(connection)
        connection.execute(text("DROP TABLE IF EXISTS alembic_version"))

    async with store.engine.begin() as connection:
        await connection.run_sync(upgrade)
    await store.close()


# Leaving nothing.


@pytest.mark.parametrize("returning", [True, False])
def test_a_deleted_name_is_nowhere(
    served: Served, ann: Person, bob: Person, *, returning: bool
) -> None:
    name = fresh_name("Bob")
    bob.ok("POST", "/api/me/claim", {"name": name, "password": PASSWORD})
    over = table_for(ann, bob)
    ann.ok("POST", f"/api/matches/{over}/resign", {"ply": ann.see(over)["ply"]})
    assert name in ann.ask("GET", f"/api/matches/{over}/record").text
    asked = ann.ok("POST", f"/api/tables/{over}/rematch")["id"]  # a seat is reserved for him
    left = table_for(ann, bob, stand_in="random", returning=returning)
    bob.ok("POST", f"/api/tables/{left}/leave", {})
    running = table_for(ann, bob, stand_in="random")
    bob.ok("DELETE", "/api/me")
    for table in (over, asked, left, running):
        assert name not in ann.ask("GET", f"/api/tables/{table}").text
        if table != asked:
            assert name not in ann.ask("GET", f"/api/matches/{table}/record").text
    seats = schema.seats
    found = served.do(served.services.store.rows(select(seats).where(seats.c.name == name)))
    assert not found


def test_a_deleted_name_is_not_in_the_archive(served: Served, ann: Person, bob: Person) -> None:
    name, archive = fresh_name("Bob"), schema.archive
    bob.ok("POST", "/api/me/claim", {"name": name, "password": PASSWORD})
    table = table_for(ann, bob)
    ann.ok("POST", f"/api/matches/{table}/resign", {"ply": ann.see(table)["ply"]})
    query = select(archive.c.data).where(archive.c.table_id == table)
    kept = wait_for(lambda: served.do(served.services.store.rows(query)))
    bob.ok("DELETE", "/api/me")
    assert not [row for row in kept if name.encode() in gzip.decompress(row["data"])]


def test_an_account_that_is_deleted_leaves_no_table_to_the_lobby(served: Served) -> None:
    """Nobody could close it any more."""
    ann = served.person()
    seats = [{"kind": "me"}, {"kind": "open"}]
    body = {"game": "zenith", "seats": seats, "house": {"private": False}}
    tables = {ann.ok("POST", "/api/tables", body)["id"] for _ in range(2)}
    ann.ok("POST", f"/api/tables/{min(tables)}/leave", {})

    def listed() -> set[str]:
        return {one["id"] for one in served.nobody().ok("GET", "/api/tables")["tables"]}

    assert tables <= listed()
    ann.ok("DELETE", "/api/me")
    assert not tables & listed()


def test_a_deleted_name_is_in_no_other_workers_memory(shared: str) -> None:
    first, second = (Served(settings_for(shared), Watch()) for _ in range(2))
    for one in (first, second):
        one.start()
    try:
        ann, bob = first.person(), first.person()
        name = fresh_name("Bob")
        bob.ok("POST", "/api/me/claim", {"name": name, "password": PASSWORD})
        table = table_for(ann, bob)
        ann.ok("POST", f"/api/matches/{table}/resign", {"ply": ann.see(table)["ply"]})
        there = second.nobody()
        assert name in there.ask("GET", f"/api/matches/{table}/record").text
        bob.ok("DELETE", "/api/me")
        assert name not in there.ask("GET", f"/api/matches/{table}/record").text
        assert name not in there.ask("GET", f"/api/matches/{table}/record?seat=0").text
    finally:
        for one in (first, second):
            one.stop()
