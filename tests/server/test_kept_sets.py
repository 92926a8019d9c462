"""The data sets of people: kept, shared, forked, played by others and by levels, deleted."""

from __future__ import annotations

import asyncio
import copy
import json
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from tests.data_sets import CORRECTED
from tests.server.serving import Person, Served, play_some, wait_for
from typer.testing import CliRunner

from perihelion.cli.app import app
from perihelion.games import load
from perihelion.kernel.data_sets import content_digest, write_set
from perihelion.server.data_sets import comparisons
from perihelion.server.data_sets import sets as limits
from perihelion.server.matches.journal import Journal

GAMES = tuple(CORRECTED)


def files_of(game: str, change: Callable[[Any], None] | None = None) -> dict[str, Any]:
    """The files that ship, with a correction."""
    files = copy.deepcopy(load(game).set_files().files)
    file, usual = CORRECTED[game]
    (change or usual)(files[file])
    return files


def kept(person: Person, game: str = "zenith", **more: Any) -> Any:
    asked = {"game": game, "name": "From my box", "files": files_of(game)} | more
    return person.ok("POST", "/api/me/data-sets", asked)


def played(person: Person, data: str, game: str = "zenith", level: str = "random") -> Any:
    asked = {"game": game, "seats": 2, "level": level, "options": {"data": data}}
    return person.ok("POST", "/api/play", asked)


def refused_to_play(person: Person, data: str) -> tuple[int, str]:
    return person.refused(
        "POST", "/api/play", {"game": "zenith", "level": "random", "options": {"data": data}}
    )


@pytest.mark.parametrize("game", GAMES)
def test_what_ships_is_where_every_change_begins(lite: Served, game: str) -> None:
    """Files, shapes and components; each component is an element of the game."""
    found = lite.nobody().ok("GET", f"/api/games/{game}/data-set")
    assert found["files"] == load(game).set_files().files
    assert found["digest"] == load(game).data_digest()
    assert set(found["shapes"]) == set(found["files"])
    known = lite.nobody().ok("GET", f"/api/games/{game}/elements")["elements"]
    seats = load(game).seat_counts[-1]
    known |= lite.nobody().ok("GET", f"/api/games/{game}/elements?seats={seats}")["elements"]
    assert {one["element"] for one in found["parts"]} <= set(known)
    for one in found["parts"]:
        record = found["files"][one["file"]]
        for step in one["at"]:
            record = record[step]
        assert isinstance(record, dict)


@pytest.mark.parametrize("game", GAMES)
def test_the_check_answers_with_what_changed(lite: Served, game: str) -> None:
    path = f"/api/games/{game}/data-set/check"
    found = lite.nobody().ok("POST", path, {"files": files_of(game)})
    assert found["sound"]
    assert found["digest"] not in (None, load(game).data_digest())
    assert 1 <= len(found["changes"]) <= 2
    assert found["changes"][0]["before"] != found["changes"][0]["after"]
    drawn = lite.nobody().ok(
        "POST", f"/api/games/{game}/data-set/preview", {"files": files_of(game)}
    )
    assert drawn["elements"]["game"] == game
    assert drawn["view"]["type"] == game
    assert "perihelion-preview" not in str(drawn), "no path of the machine leaves"


@pytest.mark.parametrize("game", GAMES)
def test_a_browser_that_writes_1_for_1_0_changes_nothing(lite: Served, game: str) -> None:
    whole = json.loads(json.dumps(load(game).set_files().files), parse_float=as_a_browser)
    found = lite.nobody().ok("POST", f"/api/games/{game}/data-set/check", {"files": whole})
    assert (found["digest"], found["changes"]) == (load(game).data_digest(), [])


def as_a_browser(text: str) -> float:
    return int(float(text)) if float(text).is_integer() else float(text)


HOSTILE: tuple[Any, ...] = (
    {},
    {"agents": []},
    {"agents": None, "rules": 3},
    {"../../etc/passwd": {}},
    {"agents": {"format": 1, "agents": [{"id": "x"}] * 90}},
    {"agents": {"format": 1, "agents": [10**400] * 90}},
)


@pytest.mark.parametrize("files", HOSTILE)
def test_hostile_sets_are_refused_with_a_reason(lite: Served, files: Any) -> None:
    ann = lite.person()
    found = ann.ok("POST", "/api/games/zenith/data-set/check", {"files": files})
    assert not found["sound"]
    assert found["problems"]
    assert found["digest"] is None
    asked = {"game": "zenith", "name": "Bad", "files": files}
    assert ann.refused("POST", "/api/me/data-sets", asked) == (400, "bad-request")
    assert ann.ok("GET", "/api/me/data-sets") == []


def test_what_is_too_deep_or_too_large_is_refused(lite: Served) -> None:
    ann, path = lite.person(), "/api/games/zenith/data-set/check"
    deep = '{"files": {"agents": ' + "[" * 60_000 + "]" * 60_000 + "}}"
    for body, status in ((deep, 400), ('{"files": {"agents": "' + "x" * 300_000 + '"}}', 413)):
        answer = ann.http.request(
            "POST", path, content=body, headers={"content-type": "application/json"}
        )
        assert answer.status_code == status
    nested: Any = 1
    for _ in range(400):
        nested = [nested]
    found = ann.ok("POST", path, {"files": {"agents": nested}})
    assert not found["sound"]


def test_a_set_is_kept_by_version_and_named_by_its_revision(ann: Person) -> None:
    made = kept(ann, note="Two costs")
    assert [one["version"] for one in made["versions"]] == [1]
    assert made["versions"][0]["content"] == content_digest("zenith", files_of("zenith"))
    more = files_of("zenith", lambda plain: plain["agents"][2].update(cost=1))
    path = f"/api/data-sets/{made['id']}"
    after = ann.ok("POST", f"{path}/versions", {"files": more, "rev": made["rev"]})
    assert [one["version"] for one in after["versions"]] == [2, 1]
    stale = {"files": more, "rev": made["rev"]}
    assert ann.refused("POST", f"{path}/versions", stale) == (409, "conflict")
    assert ann.refused("PATCH", path, {"name": "x", "rev": made["rev"]}) == (409, "conflict")
    renamed = ann.ok("PATCH", path, {"name": "Second print", "rev": after["rev"]})
    assert renamed["name"] == "Second print"
    assert ann.ok("GET", f"{path}/versions/1")["files"] == files_of("zenith")
    assert ann.ok("GET", f"{path}/versions/2")["files"] == more
    assert ann.refused("GET", f"{path}/versions/3") == (404, "not-found")
    unsound = {"files": {**more, "agents": {}}, "rev": renamed["rev"]}
    assert ann.refused("POST", f"{path}/versions", unsound) == (400, "bad-request")


def test_a_private_set_does_not_exist_for_others(ann: Person, bob: Person) -> None:
    """Not by id, not by content, not by digest; nor does an answer differ from one for nothing."""
    made = kept(ann, files=files_of("zenith", lambda plain: plain["agents"][3].update(cost=7)))
    path, version = f"/api/data-sets/{made['id']}", made["versions"][0]
    nothing = "0" * 20
    for one in (f"{path}", f"{path}/versions/1", f"/api/data-sets/{nothing}"):
        assert bob.refused("GET", one) == (404, "not-found")
    there = bob.ask("GET", path).json()
    assert there == bob.ask("GET", f"/api/data-sets/{nothing}").json()
    assert bob.refused("POST", f"{path}/fork", {"version": 1, "name": "x"}) == (404, "not-found")
    assert bob.refused("DELETE", path) == (404, "not-found")
    for data in (made["id"], f"{made['id']}/1", version["content"], nothing, "f" * 32):
        assert refused_to_play(bob, data) == (404, "not-found")
    assert refused_to_play(bob, version["digest"])[0] == 400  # no digest of a stored set is known
    assert made["id"] not in {one["id"] for one in bob.ok("GET", "/api/data-sets")}
    # Whoever keeps the same learns nothing by it.
    same = kept(bob, files=ann.ok("GET", f"{path}/versions/1")["files"])
    assert same["versions"][0]["content"] == version["content"]
    assert same["owner"] != made["owner"]


def test_a_set_is_shared_by_link_or_with_everybody(ann: Person, bob: Person) -> None:
    made = kept(ann)
    path = f"/api/data-sets/{made['id']}"
    linked = ann.ok("PATCH", path, {"sharing": "link", "rev": made["rev"]})
    seen = bob.ok("GET", path)
    assert (seen["mine"], seen["confirmed"], seen["forked_from"]) == (False, [], None)
    assert made["id"] not in {one["id"] for one in bob.ok("GET", "/api/data-sets")}
    assert bob.refused("PATCH", path, {"name": "Mine", "rev": linked["rev"]}) == (404, "not-found")
    forked = bob.ok("POST", f"{path}/fork", {"version": 1, "name": "My own"})
    assert (forked["mine"], forked["sharing"]) == (True, "private")
    assert forked["forked_from"] == f"{made['id']}/1"
    public = ann.ok("PATCH", path, {"sharing": "public", "rev": linked["rev"]})
    assert made["id"] in {one["id"] for one in bob.ok("GET", "/api/data-sets?game=zenith")}
    assert made["id"] not in {one["id"] for one in bob.ok("GET", "/api/data-sets?game=kepler3042")}
    ann.ok("PATCH", path, {"sharing": "private", "rev": public["rev"]})
    assert bob.refused("GET", path) == (404, "not-found")
    assert bob.ok("GET", f"/api/data-sets/{forked['id']}/versions/1")["files"]


def test_components_compared_with_the_box_are_noted(ann: Person) -> None:
    made = kept(ann, "kepler3042")
    path = f"/api/data-sets/{made['id']}"
    noted = ann.ok("PATCH", path, {"confirmed": ["planet:7", "planet:3"], "rev": 0})
    assert noted["confirmed"] == ["planet:3", "planet:7"]
    strange = {"confirmed": ["planet:99"], "rev": noted["rev"]}
    assert ann.refused("PATCH", path, strange) == (400, "bad-request")


@pytest.mark.parametrize("game", GAMES)
def test_a_table_is_played_on_a_kept_set_by_people_and_levels(
    served: Served, ann: Person, bob: Person, game: str
) -> None:
    """The record names it, levels get it, and its words and values are its own."""
    made = kept(ann, game, sharing="link")
    version = made["versions"][0]
    begun = played(bob, f"{made['id']}/1", game, "pilot")
    table = begun["table"]
    assert table["data"] == version["digest"]
    assert table["options"]["data"] == version["content"]
    elements = bob.ok("GET", f"/api/matches/{table['id']}/elements")
    assert elements["printed"] is not None

    def level_has_played() -> bool | None:
        seen = bob.see(table["id"])
        if seen["decision"]:
            bob.act(table["id"], seen)
        entries = bob.ask("GET", f"/api/matches/{table['id']}/record").json()["entries"]
        return True if any(one["seat"] == 1 for one in entries) else None

    wait_for(level_has_played)


def test_a_deleted_set_stays_with_its_tables(served: Served, ann: Person, bob: Person) -> None:
    """Also for a worker that never had it; and what no table needs is gone."""
    files = files_of("zenith", lambda plain: plain["agents"][5].update(cost=9))
    made = kept(ann, sharing="link", files=files)
    content = made["versions"][0]["content"]
    seats = [{"kind": "me"}, {"kind": "friend"}]
    asked = {"game": "zenith", "seats": seats, "options": {"data": made["id"]}}
    table = ann.ok("POST", "/api/tables", asked)
    bob.ok("POST", f"/api/tables/{table['id']}/sit", {"code": table["join"]})
    play_some([ann, bob], table["id"], 3)
    unused = kept(ann, files=files_of("zenith", lambda plain: plain["agents"][6].update(cost=9)))
    for one in (made, unused):
        ann.ok("DELETE", f"/api/data-sets/{one['id']}")
        assert ann.refused("GET", f"/api/data-sets/{one['id']}") == (404, "not-found")
    assert contents_of(served) >= {content}
    assert unused["versions"][0]["content"] not in contents_of(served)
    assert refused_to_play(bob, content) == (404, "not-found")
    forget_laid_out(served, content, table["id"])
    play_some([ann, bob], table["id"], 2)
    record = ann.ask("GET", f"/api/matches/{table['id']}/record").json()
    assert record["data"] == made["versions"][0]["digest"]
    assert record["options"]["data"] == content


def test_a_set_that_is_deleted_while_a_table_is_opened(
    served: Served, ann: Person, bob: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Deleted before the table is written: there is no such set, and no table."""
    files = files_of("zenith", lambda plain: plain["agents"][9].update(cost=11))
    made = kept(ann, sharing="link", files=files)
    bring = served.services.rooms.sets.bring

    async def deleted(options: Any) -> None:
        await bring(options)
        await asyncio.to_thread(ann.ok, "DELETE", f"/api/data-sets/{made['id']}")

    monkeypatch.setattr(served.services.rooms.sets, "bring", deleted)
    assert refused_to_play(bob, made["id"]) == (404, "not-found")
    assert bob.ok("GET", "/api/me/matches")["tables"] == []


def test_a_set_that_is_deleted_while_its_table_is_written(
    served: Served, ann: Person, bob: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Written, not yet committed, when the set is deleted: both are done, and the table plays."""
    files = files_of("zenith", lambda plain: plain["agents"][10].update(cost=11))
    made = kept(ann, sharing="link", files=files)
    written, finish = threading.Event(), Journal._finish

    async def slowly(self: Journal, *given: Any) -> None:
        monkeypatch.setattr(Journal, "_finish", finish)
        written.set()
        await asyncio.sleep(0.5)
        await finish(self, *given)

    monkeypatch.setattr(Journal, "_finish", slowly)
    with ThreadPoolExecutor(1) as other:
        opened = other.submit(played, bob, made["id"])
        assert written.wait(60)
        ann.ok("DELETE", f"/api/data-sets/{made['id']}")
        table = opened.result()["table"]
    content = made["versions"][0]["content"]
    assert content in contents_of(served)
    assert bob.see(table["id"])["view"]
    assert refused_to_play(bob, made["id"]) == (404, "not-found")


def contents_of(served: Served) -> set[str]:
    from sqlalchemy import select

    from perihelion.server.store import schema

    rows = served.do(served.services.store.rows(select(schema.data_contents.c.digest)))
    return {row["digest"] for row in rows}


def forget_laid_out(served: Served, content: str, table: str) -> None:
    """As if this worker had just begun: no folder, nothing in memory."""
    import shutil

    from tests.data_sets import forget

    from perihelion.server.data_sets.stored import stored_folder

    shutil.rmtree(stored_folder() / content)
    forget("zenith")
    served.services.rooms.drop(table)


def test_what_a_person_may_keep_is_bounded(
    ann: Person, bob: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "MOST_SETS", 2)
    monkeypatch.setattr(limits, "MOST_VERSIONS", 2)
    made = kept(ann)
    kept(ann)
    full = {"game": "zenith", "name": "Third", "files": files_of("zenith")}
    assert ann.refused("POST", "/api/me/data-sets", full) == (409, "conflict")
    path = f"/api/data-sets/{made['id']}/versions"
    after = ann.ok("POST", path, {"files": files_of("zenith"), "rev": made["rev"]})
    more = {"files": files_of("zenith"), "rev": after["rev"]}
    assert ann.refused("POST", path, more) == (409, "conflict")
    monkeypatch.setattr(limits, "MOST_BYTES", 100)
    assert bob.refused("POST", "/api/me/data-sets", full) == (409, "conflict")


def test_whoever_leaves_takes_their_sets_along(served: Served) -> None:
    cat = served.person()
    files = files_of("zenith", lambda plain: plain["agents"][8].update(cost=17))
    made = kept(cat, sharing="public", files=files)
    assert cat.ok("GET", "/api/me/export")["data_sets"][0]["id"] == made["id"]
    cat.ok("DELETE", "/api/me")
    assert served.nobody().refused("GET", f"/api/data-sets/{made['id']}") == (404, "not-found")
    assert made["versions"][0]["content"] not in contents_of(served)


def test_the_command_line_takes_a_set_to_the_server_and_back(lite: Served, tmp_path: Path) -> None:
    """With a token; by the link of a set, and by the address of a table that is played with it."""
    ann, run = lite.person(), CliRunner()
    token = ann.ok("POST", "/api/me/tokens", {"label": "x", "scopes": ["read", "tables"]})["secret"]
    folder = tmp_path / "box"
    write_set(folder, files_of("zenith"))
    given = ["data", "import", str(folder), "--server", lite.url, "--token", token]
    told = run.invoke(app, [*given, "--name", "From the shell"]).output
    [made] = ann.ok("GET", "/api/me/data-sets")
    assert told.endswith(f"From the shell, version 1: {lite.url}/workshop/zenith/{made['id']}\n")
    assert "version 2" in run.invoke(app, [*given, "--set", made["id"]]).output
    link = f"{lite.url}/workshop/zenith/{made['id']}/1"
    same = run.invoke(app, ["data", "diff", str(folder), link, "--token", token])
    assert (same.exit_code, same.output) == (0, "They are the same.\n")
    refused = run.invoke(app, ["data", "diff", str(folder), link])
    assert (refused.exit_code, "no such data set" in refused.stderr) == (2, True)
    table = played(ann, made["id"])["table"]["id"]
    ann.ok("DELETE", f"/api/data-sets/{made['id']}")
    source = f"{lite.url}/t/{table}"
    taken = tmp_path / "taken"
    assert run.invoke(app, ["data", "export", source, str(taken)]).exit_code == 0
    assert run.invoke(app, ["data", "diff", str(folder), str(taken)]).exit_code == 0
    broken = tmp_path / "broken"
    write_set(broken, files_of("zenith", lambda plain: plain["agents"][0].update(cost=-1)))
    wrong = run.invoke(app, [*given[:2], str(broken), *given[3:]])
    assert (wrong.exit_code, "cost" in wrong.stderr) == (1, True)


def test_a_set_is_compared_with_the_one_that_ships(
    served: Served, ann: Person, bob: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As a job with progress, kept with the set, seen by whoever may see the set."""
    monkeypatch.setattr(comparisons, "NICENESS", 0)  # others test here too
    made = kept(ann)
    path = f"/api/data-sets/{made['id']}/versions/1/comparison"
    assert ann.ok("GET", path)["status"] == "none"
    assert bob.refused("POST", path, {}) == (404, "not-found")
    assert ann.refused("POST", path, {"games": 100_000})[0] == 400
    assert ann.refused("POST", path, {"level": "admiral"})[0] == 400
    asked = {"level": "random", "games": 10}
    begun = ann.ok("POST", path, asked)
    assert (begun["status"], begun["total"], begun["level"]) == ("running", 20, "random")
    assert ann.ok("POST", path, asked)["total"] == 20, "the same is not begun twice"
    done = wait_for(lambda: told_of(ann.ok("GET", path)), 120)
    assert set(done) == {"en", "fr"}
    section = done["fr"]["sections"][0]
    assert len(section["rows"]) == len(section["figures"]) > 0
    assert bob.refused("GET", path) == (404, "not-found")
    ann.ok("PATCH", f"/api/data-sets/{made['id']}", {"sharing": "link", "rev": made["rev"]})
    assert bob.ok("GET", path)["told"] == done
    same = kept(ann, files=load("zenith").set_files().files)
    unchanged = f"/api/data-sets/{same['id']}/versions/1/comparison"
    assert ann.refused("POST", unchanged, asked) == (400, "bad-request")
    for one in (made, same):
        ann.ok("DELETE", f"/api/data-sets/{one['id']}")


def told_of(found: Any) -> Any:
    assert found["status"] != "failed"
    assert 0 <= found["done"] <= found["total"]
    time.sleep(0.3)
    return found["told"] or None
