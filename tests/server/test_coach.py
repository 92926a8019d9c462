"""The coach of a finished match: one job for all who ask, kept, and silent while it runs."""

from __future__ import annotations

from typing import Any

from tests.server.serving import Person, Served, table_for, wait_for
from tests.server.test_evaluations import PATIENCE, finished_match


def _path(table: str, seat: int | None = None) -> str:
    return f"/api/matches/{table}/coach" + ("" if seat is None else f"?seat={seat}")


def _done(person: Person, table: str, seat: int | None = None) -> Any:
    def look() -> Any:
        found = person.ok("GET", _path(table, seat))
        return found if found["status"] == "done" else None

    return wait_for(look, PATIENCE)


def test_the_coach_looks_once_for_all_who_ask(served: Served) -> None:
    ann, eve = served.person(), served.person()
    table = finished_match(ann)
    before = ann.ok("GET", _path(table))
    assert (before["status"], before["seat"]) == ("none", 0)
    ann.ok("POST", _path(table))
    found = _done(ann, table)
    assert found["done"] == found["total"] == ann.see(table)["ply"] + 1
    assert len(found["slips"]) <= 3
    assert all(one["seat"] == 0 and one["by"] > one["off"] for one in found["slips"])
    assert not found["luck"]  # given up is no luck
    assert eve.ok("POST", _path(table, 0)) == found  # nothing is looked at again
    assert eve.ok("GET", _path(table, 1))["seat"] == 1
    assert ann.refused("GET", _path(table, 2))[0] == 400
    assert ann.refused("GET", _path(table, -1))[0] == 400


def test_the_coach_is_silent_while_the_match_runs(lite: Served) -> None:
    ann = lite.person()
    table = ann.ok("POST", "/api/play", {"game": "zenith", "level": "random"})["table"]["id"]
    assert ann.refused("POST", _path(table)) == (409, "conflict")
    assert ann.refused("GET", _path(table)) == (409, "conflict")


def test_the_coach_of_a_private_match_is_not_for_strangers(lite: Served) -> None:
    ann, bob, eve = lite.person(), lite.person(), lite.person()
    table = table_for(ann, bob, spectators=False)
    ann.ok("POST", f"/api/matches/{table}/resign", {"ply": ann.see(table)["ply"]})
    assert eve.refused("POST", _path(table))[0] == 403
    assert eve.refused("GET", _path(table))[0] == 403
    ann.ok("POST", _path(table))
    _done(bob, table)
