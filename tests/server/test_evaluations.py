"""The evaluation of a finished match is one job: it goes on, is kept, and slows nobody down."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update
from tests.server.conftest import settings_for
from tests.server.serving import Person, Served, Watch, table_for, wait_for

from perihelion.games import load
from perihelion.match import Match, OpenDealer
from perihelion.server.errors import Overtaken
from perihelion.server.gateway.caller import NOBODY
from perihelion.server.settings import database_url
from perihelion.server.store import schema
from perihelion.server.thinking import evaluation, evaluations
from perihelion.server.thinking.jobs import Jobs

KIND = "evaluation cadet"
PATIENCE = 180.0
"""Seconds; a process for analyses starts in one, or in many where others work too."""


def finished_match(ann: Person) -> str:
    """A match that is over after an answer or two."""
    begun = ann.ok("POST", "/api/play", {"game": "zenith", "level": "random"})
    table = str(begun["table"]["id"])
    ann.act(table, begun["match"])

    def asked() -> Any:
        update = ann.see(table)
        return update if update["decision"] else None

    ply = wait_for(asked, PATIENCE)["ply"]  # then no level answers before the resignation
    ann.ok("POST", f"/api/matches/{table}/resign", {"ply": ply})
    return table


def _path(table: str, since: int = 0) -> str:
    return f"/api/matches/{table}/evaluation?level=cadet&since={since}"


def _done(person: Person, table: str) -> Any:
    """The whole evaluation once it is done, read part by part as the page reads it."""

    def look() -> Any:
        found = person.ok("GET", _path(table))
        return found if found["status"] == "done" else None

    found = wait_for(look, PATIENCE)
    while len(found["judged"]) < found["total"]:
        more = person.ok("GET", _path(table, len(found["judged"])))["judged"]
        assert more, "an answer that goes on nowhere"
        found["judged"] += more
    return found


def test_every_moment_is_judged_once_for_all_who_ask(served: Served) -> None:
    ann, eve = served.person(), served.person()
    table = finished_match(ann)
    assert ann.ok("GET", _path(table)) == {
        "status": "none",
        "done": 0,
        "total": ann.see(table)["ply"] + 1,
        "judged": [],
    }
    ann.ok("POST", _path(table))
    found = _done(ann, table)
    judged = found["judged"]
    assert [one["ply"] for one in judged] == list(range(found["total"]))
    assert found["done"] == found["total"]
    assert all(-1 <= one <= 1 for row in judged for one in row["utilities"])
    assert judged[-1]["utilities"] == ann.see(table)["outcome"]["utilities"]
    mine = next(one for one in judged if one.get("seat") == 0 and one.get("played"))
    assert mine["preferred"] == mine["considered"][0]["text"]
    assert mine["played"] in [row["text"] for row in mine["considered"]]
    assert eve.ok("POST", _path(table)) == found  # nothing is judged again
    assert [one["ply"] for one in ann.ok("GET", _path(table, 5))["judged"]] == [
        one["ply"] for one in judged[5:]
    ]


def test_nothing_is_judged_while_the_match_runs(lite: Served) -> None:
    ann = lite.person()
    table = ann.ok("POST", "/api/play", {"game": "zenith", "level": "random"})["table"]["id"]
    assert ann.refused("POST", _path(table)) == (409, "conflict")
    assert ann.refused("GET", _path(table)) == (409, "conflict")
    table = finished_match(ann)
    assert ann.refused("POST", f"/api/matches/{table}/evaluation?level=random")[0] == 400
    assert ann.refused("GET", _path(table, -1))[0] == 400


def test_a_private_match_is_not_judged_for_strangers(lite: Served) -> None:
    ann, bob, eve = lite.person(), lite.person(), lite.person()
    table = table_for(ann, bob, spectators=False)
    ann.ok("POST", f"/api/matches/{table}/resign", {"ply": ann.see(table)["ply"]})
    ann.ok("POST", _path(table))
    assert eve.refused("POST", _path(table))[0] == 403
    assert eve.refused("GET", _path(table))[0] == 403
    _done(ann, table)


def test_it_goes_on_after_a_restart_where_it_stood(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(evaluations, "PLIES_A_PART", 3)
    watch = Watch()
    first = Served(settings_for(database), watch)
    first.start()
    ann = first.person()
    table = finished_match(ann)
    ann.ok("POST", _path(table))
    wait_for(lambda: ann.ok("GET", _path(table))["done"] > 0, PATIENCE)
    first.stop()
    again = Served(settings_for(database), watch)

    async def kept() -> list[bytes]:
        return await again.services.evaluations.jobs.parts((table, KIND), 0, 1)

    again.start()
    watch.ahead += 60.0  # on PostgreSQL the lease of the worker that is gone must run out
    back = again.nobody()
    back.http.cookies = ann.http.cookies
    try:
        part = again.do(kept())
        assert [one["ply"] for one in _done(back, table)["judged"]] == list(
            range(back.see(table)["ply"] + 1)
        )
        assert again.do(kept()) == part
    finally:
        again.stop()


def test_of_two_workers_one_writes_a_part(served: Served) -> None:
    ann = served.person()
    table = finished_match(ann)
    jobs, now = served.services.evaluations.jobs, served.watch()

    async def race() -> tuple[bool, bool]:
        assert await jobs.add((table, KIND), ann_id, 40, now)
        read = await jobs.find((table, KIND))
        assert read is not None
        await jobs.add_part(read, b"one", 20, now)
        with pytest.raises(Overtaken):
            await jobs.add_part(read, b"two", 20, now)
        other = Jobs(served.services.store)
        other.worker = "another worker"
        row = await jobs.find((table, KIND))
        assert row is not None
        with pytest.raises(Overtaken):
            await other.add_part(row, b"theirs", 40, now)
        later = now + 60
        taken = await asyncio.gather(jobs.take(row, later), other.take(row, later))
        assert await jobs.parts((table, KIND), 0, 9) == [b"one"]
        return taken[0], taken[1]

    ann_id = ann.ok("GET", "/api/me")["id"]
    assert sorted(served.do(race())) == [False, True]


def test_what_fails_is_set_aside_and_tried_again(
    lite: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = lite.person()
    table = finished_match(ann)
    thinkers, run = lite.services.evaluations.analysts, lite.services.evaluations.analysts.run

    async def fail(*_: object, **__: object) -> object:
        raise RuntimeError("no luck today")

    monkeypatch.setattr(thinkers, "run", fail)
    ann.ok("POST", _path(table))
    wait_for(lambda: ann.ok("GET", _path(table))["status"] == "failed", PATIENCE)
    monkeypatch.setattr(thinkers, "run", run)
    ann.ok("POST", _path(table))  # asked again: at once, not after the time of waiting
    _done(ann, table)


def test_whoever_asks_for_many_waits_for_themselves(tmp_path: Path) -> None:
    """A full queue is waited out, a person's jobs are made one after the other, few at a time."""
    settings = settings_for(database_url(str(tmp_path / "tables.db")), analyses_each=1)
    server = Served(settings, Watch())
    server.start()
    server.services.heavy.analysts.queue.each = 1
    ann = server.person()
    tables = [finished_match(ann) for _ in range(evaluations.MOST_OPEN + 1)]

    async def block() -> None:
        await server.services.heavy.analysts.queue.enter(NOBODY)

    async def free() -> None:
        server.services.heavy.analysts.queue.leave(NOBODY, 0.0)

    server.do(block())
    for table in tables[:-1]:
        ann.ok("POST", _path(table))
    assert ann.refused("POST", _path(tables[-1])) == (429, "too-many")
    queue = server.services.heavy.analysts.queue
    assert len([one for one in queue._waiting if one.asker != NOBODY]) <= 1
    server.do(free())
    for table in tables[:-1]:
        _done(ann, table)
    ann.ok("POST", _path(tables[-1]))
    _done(ann, tables[-1])
    server.stop()


def test_whoever_leaves_leaves_what_was_judged(lite: Served) -> None:
    ann, bob = lite.person(), lite.person()
    table = table_for(ann, bob)
    ann.ok("POST", f"/api/matches/{table}/resign", {"ply": ann.see(table)["ply"]})
    ann.ok("POST", _path(table))
    found = _done(ann, table)
    ann.ok("DELETE", "/api/me")
    assert bob.ok("GET", _path(table)) == found


def test_a_lease_of_a_lost_worker_is_taken_over(served: Served) -> None:
    ann = served.person()
    table = finished_match(ann)
    ann_id = ann.ok("GET", "/api/me")["id"]

    total = ann.see(table)["ply"] + 1

    async def add() -> None:
        store, jobs = served.services.store, served.services.evaluations.jobs
        assert await jobs.add((table, KIND), ann_id, total, served.watch() - 60)
        async with store.begin() as connection:
            gone = update(schema.jobs).where(schema.jobs.c.subject == table)
            await connection.execute(gone.values(claimed_by="a worker that is gone"))

    served.do(add())
    _done(ann, table)


def test_what_was_taken_back_is_not_judged(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(evaluation, "EACH_PLY", 16)
    match = Match(load("zenith"), dealer=OpenDealer("taken back"))
    match.run()
    for _ in range(2):
        match.act(match.pending().seats[0], "mulligan none")
        match.run()
    begun, seat = match.ply, match.pending().seats[0]
    answers = [match.state.text(one, seat) for one in match.state.legal(seat)]
    match.line.play(seat, answers[0])
    match.line.take_back(seat, 1)
    match.line.play(seat, answers[1])
    match.line.take_back(seat, 2)  # with the entry before
    again = match.line.play(*_said(match, begun))
    last = match.line.play(seat, answers[2])
    match.line.resign(seat)
    data = match.record.to_json()
    judged = evaluation.evaluate(data, 0, match.ply, "cadet")
    assert [one.ply for one in judged] == list(range(match.ply + 1))
    gone = [begun, begun + 1, begun + 2, begun + 3]
    assert [one.ply for one in judged if not one.utilities] == gone
    later = [one for one in judged if one.ply >= begun - 1 and one.played is not None]
    assert [one.played for one in later] == [again.text, last.text]


def _said(match: Match, ply: int) -> tuple[int, str]:
    entry = match.record.entries[ply - 1]
    return entry.seat, entry.text
