"""Upgrades: matches of other rules stay readable, and go on or end; nothing hidden is told."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, update
from tests.server.conftest import settings_for
from tests.server.serving import Person, Served, Watch, play_some, table_for, wait_for
from tests.server.test_operations import perihelion, played

from perihelion.kernel.record import read_record
from perihelion.server.operations.recheck import recheck
from perihelion.server.services import Services
from perihelion.server.settings import database_url
from perihelion.server.store import schema
from perihelion.server.thinking import evaluation

WRONG = "feedfeedfeedfeedfeedfeedfeedfeed"


async def _other_rules(served: Served, table: str) -> None:
    """As if the match was begun under older rules."""
    tables = schema.tables
    async with served.services.store.begin() as connection:
        await connection.execute(update(tables).where(tables.c.id == table).values(rules=0))
    served.services.rooms.drop(table)


async def _diverge(served: Served, table: str) -> int:
    """As if the rules led elsewhere today: a key of the last turn is another."""
    entries, tables = schema.entries, schema.tables
    query = select(entries.c.ply).where(entries.c.table_id == table, entries.c.key.is_not(None))
    rows = await served.services.store.rows(query.order_by(entries.c.ply.desc()).limit(1))
    ply = int(rows[0]["ply"])
    where = (entries.c.table_id == table, entries.c.ply == ply)
    async with served.services.store.begin() as connection:
        await connection.execute(update(entries).where(*where).values(key=WRONG))
        await connection.execute(update(tables).where(tables.c.id == table).values(rules=0))
    served.services.rooms.drop(table)
    return ply


def diverged(served: Served, ann: Person, bob: Person, **house: Any) -> str:
    table = table_for(ann, bob, **house)
    play_some([ann, bob], table, 24)
    served.do(_diverge(served, table))
    return table


def test_rules_that_lead_to_the_same_play_on(served: Served, ann: Person, bob: Person) -> None:
    table = table_for(ann, bob)
    before = play_some([ann, bob], table, 16)
    served.do(_other_rules(served, table))
    assert ann.see(table)["ply"] == before["ply"]
    after = play_some([ann, bob], table, 2)
    assert after["ply"] > before["ply"]
    ann.ok("POST", f"/api/matches/{table}/resign", {"ply": ann.see(table)["ply"]})
    served.do(_other_rules(served, table))
    for path in ("", "/record", "/record?seat=1", "/fairness", "/verify", "/luck", "/at/3"):
        assert bob.ask("GET", f"/api/matches/{table}{path}").status_code == 200, path


def test_what_is_said_of_a_match_that_diverges_tells_nothing(
    served: Served, ann: Person, bob: Person
) -> None:
    table = diverged(served, ann, bob, spectators=False)
    for path in ("", "/record", "/fairness", "/at/3", "/since-my-turn", "/hint"):
        answer = ann.ask("GET", f"/api/matches/{table}{path}")
        assert (answer.status_code, answer.json()["error"]) == (409, "other-rules"), path
        assert not any(word in answer.text for word in (WRONG, "entry", "draw", "key"))
    stranger = served.person()
    for path in ("", "/record", "/fairness"):
        refused = stranger.refused("GET", f"/api/matches/{table}{path}")
        assert refused == (403, "not-yours"), path


def test_one_may_resign(served: Served, ann: Person, bob: Person) -> None:
    table = diverged(served, ann, bob)
    answer = ann.ok("POST", f"/api/matches/{table}/resign", {"ply": 0})
    assert answer["outcome"]["reason"] == "resigned"
    assert bob.ok("GET", f"/api/tables/{table}")["status"] == "over"
    assert bob.see(table)["outcome"]["places"] == [2, 1]
    stranger = served.person()
    assert stranger.refused("POST", f"/api/matches/{table}/resign", {"ply": 0})[0] in (403, 409)


def test_one_may_leave_and_the_last_ends_it(served: Served, ann: Person, bob: Person) -> None:
    table = diverged(served, ann, bob)
    left = ann.ok("POST", f"/api/tables/{table}/leave", {})
    assert (left["status"], left["seats"][0]["kind"]) == ("running", "level")
    over = bob.ok("POST", f"/api/tables/{table}/leave", {})
    assert (over["status"], over["outcome"]["reason"]) == ("over", "no-result")


def test_an_account_can_be_deleted(served: Served, ann: Person, bob: Person) -> None:
    table = diverged(served, ann, bob)
    campaign = ann.ok("POST", "/api/me/campaigns", {"campaign": "sagittarius_a"})["id"]
    level = ann.ok("POST", f"/api/me/campaigns/{campaign}/level", {})["table"]["id"]
    served.do(_spoil(served, level))
    assert ann.ask("DELETE", "/api/me").status_code == 204
    assert bob.ok("GET", f"/api/tables/{table}")["seats"][0]["kind"] == "level"


async def _spoil(served: Served, table: str) -> None:
    entries = schema.entries
    where = (entries.c.table_id == table, entries.c.ply == 1)
    async with served.services.store.begin() as connection:
        await connection.execute(update(entries).where(*where).values(text="draw nothing"))
    served.services.rooms.drop(table)


def test_all_who_play_choose_to_go_on(served: Served, ann: Person, bob: Person) -> None:
    table = diverged(served, ann, bob)
    path = f"/api/tables/{table}/upgrade"
    assert served.person().refused("POST", path, {"choice": "end"})[0] == 403
    assert ann.ok("POST", path, {"choice": "end"})["status"] == "running"
    assert bob.ok("POST", path, {"choice": "go-on"})["id"] == table, "they want different things"
    fresh = ann.ok("POST", path, {"choice": "go-on"})
    assert (fresh["id"] != table, fresh["status"], fresh["forked_from"]) == (True, "running", table)
    old = bob.ok("GET", f"/api/tables/{table}")
    assert (old["status"], old["outcome"]["reason"], old["twin"]) == (
        "over",
        "no-result",
        fresh["id"],
    )
    hands = [person.see(fresh["id"]) for person in (ann, bob)]
    assert [one["viewer"] for one in hands] == [0, 1]
    play_some([ann, bob], fresh["id"], 4)
    # What hands hold is in the old record: it stays sealed until the new match is over.
    for person in (ann, bob, served.nobody()):
        assert person.ask("GET", f"/api/matches/{table}/record").status_code in (403, 409)
        assert person.ok("GET", f"/api/matches/{table}/fairness")["fairness"].get("seed") is None
    ply = ann.see(fresh["id"])["ply"]
    ann.ok("POST", f"/api/matches/{fresh['id']}/resign", {"ply": ply})
    wait_for(lambda: bob.ok("GET", f"/api/matches/{table}/fairness")["revealed"])
    record = read_record(bob.ask("GET", f"/api/matches/{table}/record").content)
    assert len(record.entries) == old["ply"]


def test_all_who_play_choose_to_end(served: Served, ann: Person, bob: Person) -> None:
    table = diverged(served, ann, bob)
    path = f"/api/tables/{table}/upgrade"
    ann.ok("POST", path, {"choice": "end"})
    over = bob.ok("POST", path, {"choice": "end"})
    assert (over["status"], over["outcome"]["reason"]) == ("over", "no-result")
    assert bob.refused("POST", path, {"choice": "end"}) == (409, "conflict")
    shown = ann.see(table)
    assert (shown["status"], shown["outcome"]["places"]) == ("over", [1, 1])


def test_a_match_that_can_be_played_offers_no_choice(
    served: Served, ann: Person, bob: Person
) -> None:
    table = table_for(ann, bob)
    refused = ann.refused("POST", f"/api/tables/{table}/upgrade", {"choice": "end"})
    assert refused == (409, "conflict")


def test_a_finished_match_stays_readable_for_ever(served: Served, ann: Person, bob: Person) -> None:
    """Under rules that lead elsewhere everything is as it was the day it ended."""
    table = table_for(ann, bob)
    play_some([ann, bob], table, 30)
    ann.ok("POST", f"/api/matches/{table}/resign", {"ply": ann.see(table)["ply"]})
    paths = ["", "/record", "/record?seat=0", "/record?seat=2", "/fairness", "/verify", "/luck"]
    paths += ["/chances", "/at/9?seat=1"]
    before = {path: bob.ok("GET", f"/api/matches/{table}{path}") for path in paths}
    wait_for(lambda: served.do(_kept(served, table)) == 5)
    served.do(_diverge(served, table))
    after = {path: bob.ok("GET", f"/api/matches/{table}{path}") for path in paths}
    for path in ("/fairness", "/verify", "/luck", "/chances", "/record?seat=0", "/record?seat=2"):
        assert after[path] == before[path], path
    lines = [[row["text"] for row in one["/record"]["entries"]] for one in (before, after)]
    assert lines[0] == lines[1]
    assert after["/record"]["fairness"] == before["/record"]["fairness"]
    assert after[""]["outcome"] == before[""]["outcome"]
    assert _full(after[""]["view"]) == _full(before[""]["view"])
    assert _full(after["/at/9?seat=1"]["view"]) == _full(before["/at/9?seat=1"]["view"])


def test_a_kept_match_is_read_outside_the_loop(
    served: Served, ann: Person, bob: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A long record takes a while to read: the process that serves everybody reads none."""
    table = table_for(ann, bob)
    play_some([ann, bob], table, 10)
    ann.ok("POST", f"/api/matches/{table}/resign", {"ply": ann.see(table)["ply"]})
    wait_for(lambda: served.do(_kept(served, table)) == 5)
    served.do(_diverge(served, table))
    monkeypatch.setattr(evaluation, "_read_redacted", lambda _: 1 / 0)  # here, and not elsewhere
    for path in ("/record?seat=0", "/at/3?seat=1"):
        bob.ok("GET", f"/api/matches/{table}{path}")


def _full(view: Any) -> Any:
    """A view without what is null, which the archive does not write."""
    if isinstance(view, dict):
        return {name: _full(one) for name, one in view.items() if one is not None}
    return [_full(one) for one in view] if isinstance(view, list) else view


async def _kept(served: Served, table: str) -> int:
    archive = schema.archive
    return len(
        await served.services.store.rows(select(archive.c.part).where(archive.c.table_id == table))
    )


def test_older_matches_are_kept_after_a_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("perihelion.server.operations.archive.PATIENCE_SECONDS", 0.01)
    settings = settings_for(database_url(str(tmp_path / "x.db")))
    server = Served(settings, Watch())
    server.start()
    try:
        ann, bob = server.person(), server.person()
        table = table_for(ann, bob)
        monkeypatch.setattr(server.services.archive, "_keeping", {table: None})  # not when it ends
        ann.ok("POST", f"/api/matches/{table}/resign", {"ply": ann.see(table)["ply"]})
        assert server.do(_kept(server, table)) == 0
        monkeypatch.setattr(server.services.archive, "_keeping", {})
        server.services.archive._older = None
        server.do(server.services.archive.keep_missing())
        assert server.do(_kept(server, table)) == 5
    finally:
        server.stop()


def test_a_match_that_could_not_be_kept_at_its_end_is_kept_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The database was away at that moment, and then again; nobody has to start anything anew."""
    monkeypatch.setattr("perihelion.server.operations.archive.PATIENCE_SECONDS", 0.01)
    monkeypatch.setattr("perihelion.server.operations.archive.AGAIN_SECONDS", 0.1, raising=False)
    server = Served(settings_for(database_url(str(tmp_path / "x.db"))), Watch())
    server.start()
    try:
        archive = server.services.archive
        rows, away = server.services.store.rows, [True]

        async def lost(query: Any) -> Any:
            if away and "archive" in str(query):
                away.clear()
                raise OSError("the database is away")
            return await rows(query)

        monkeypatch.setattr(archive.store, "rows", lost)
        ann, bob = server.person(), server.person()
        table = table_for(ann, bob)
        monkeypatch.setattr(archive, "_keeping", {table: None})  # not when it ends
        ann.ok("POST", f"/api/matches/{table}/resign", {"ply": ann.see(table)["ply"]})
        monkeypatch.setattr(archive, "_keeping", {})
        wait_for(lambda: not away)
        wait_for(lambda: server.do(_kept(server, table)) == 5)
    finally:
        server.stop()


def test_recheck_tells_other_rules_from_divergences_and_its_exit_code_says_so(
    tmp_path: Path,
) -> None:
    file = tmp_path / "x.db"
    settings = settings_for(database_url(str(file)))

    async def scene() -> tuple[str, str]:
        services = await Services.open(settings)
        same, other = await played(services), await played(services)
        tables = schema.tables
        async with services.store.begin() as connection:
            await connection.execute(update(tables).where(tables.c.id == other).values(rules=0))
        await services.close()
        return same, other

    same, other = asyncio.run(scene())
    found = {one.table: one for one in asyncio.run(recheck(settings))}
    assert (found[same].sound, found[same].other_rules, found[same].note) == (True, False, "")
    assert (found[other].sound, found[other].other_rules) == (True, True)
    assert "rules 0" in found[other].note
    done = perihelion("recheck", "--database", str(file))
    assert done.returncode == 3
    assert "0 diverge, 1 of other rules" in done.stdout
    asyncio.run(_swap_draws(settings, other))
    found = {one.table: one for one in asyncio.run(recheck(settings))}
    assert not found[other].sound
    assert perihelion("recheck", "--database", str(file)).returncode == 1


async def _swap_draws(settings: Any, table: str) -> None:
    """A draw that the seed does not give, with keys that fit: only the dealer can tell."""
    services = await Services.open(settings)
    async with services.store.begin() as connection:
        tables = schema.tables
        row = (await connection.execute(select(tables.c.seed).where(tables.c.id == table))).one()
        seed = bytes(reversed(bytes(row[0])))
        await connection.execute(update(tables).where(tables.c.id == table).values(seed=seed))
    await services.close()
