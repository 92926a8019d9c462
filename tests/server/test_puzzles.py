"""Puzzles over the network: tries are judged, nothing hidden goes out, what is solved is kept."""

from __future__ import annotations

from typing import Any

import msgspec
from tests.server.serving import Person, Served

from perihelion.games import load
from perihelion.match.puzzles import puzzles_of
from perihelion.match.winning import winning_line

PUZZLE = min(puzzles_of("zenith"), key=lambda one: one.grounds.nodes)
STATE = load("zenith").position(PUZZLE.position)
PATH = f"/api/games/zenith/puzzles/{PUZZLE.id}"
MINE = f"/api/me/puzzles/zenith/{PUZZLE.id}"


def _wrong() -> str:
    texts = [STATE.text(one, PUZZLE.seat) for one in STATE.legal(PUZZLE.seat)]
    return next(one for one in texts if one not in PUZZLE.solutions)


def _solved(person: Person) -> Any:
    """Answer as the line does, where the server asks."""
    line = winning_line(STATE, PUZZLE.seat, 4_000)
    step = person.ok("POST", PATH, {})
    while step["verdict"] == "open":
        legal = {one["text"] for one in step["update"]["decision"]["options"]}
        text = next(one for one in line if one in legal)
        line = line[line.index(text) + 1 :]
        step = person.ok("POST", PATH, {"answers": [*step["answers"], text]})
    return step


def test_puzzles_are_listed_without_their_solutions(served: Served) -> None:
    found = served.nobody().ok("GET", "/api/games/zenith/puzzles")
    assert len(found) == len(puzzles_of("zenith"))
    assert sum(one["daily"] for one in found) == 1
    assert set(found[0]) == {"id", "kind", "level", "daily"}
    assert served.nobody().ask("GET", "/api/games/chess/puzzles").status_code == 404


def test_anybody_solves_one(served: Served) -> None:
    step = _solved(served.nobody())
    assert step["verdict"] == "solved"
    assert step["update"]["outcome"]["places"][PUZZLE.seat] == 1


def test_a_wrong_try_shows_what_follows_with_the_solvers_eyes(served: Served) -> None:
    nobody = served.nobody()
    step = nobody.ok("POST", PATH, {"answers": [_wrong()]})
    assert step["verdict"] == "wrong"
    assert len(step["views"]["changes"]) == len(step["update"]["told"]) > 1
    assert step["update"]["view"]["viewer"] == PUZZLE.seat
    other = 1 - PUZZLE.seat
    known = step["views"]["view"]["seats"][other].get("hand", [])
    seen = msgspec.to_builtins(STATE.view(PUZZLE.seat))["seats"][other].get("hand", [])
    assert list(known) == list(seen), "no card of the other hand goes out"
    assert step == nobody.ok("POST", PATH, {"answers": [_wrong()]}), "always the same"


def test_what_cannot_be_done_is_refused(served: Served) -> None:
    nobody = served.nobody()
    assert nobody.ask("POST", PATH, {"answers": ["sing"]}).status_code == 400
    assert nobody.ask("POST", PATH, {"answers": [_wrong(), _wrong()]}).status_code == 409
    assert nobody.ask("POST", PATH + "0", {}).status_code == 404
    assert nobody.ok("GET", PATH + "/elements")["game"] == "zenith"


def test_what_is_solved_is_kept_for_each_person(ann: Person, bob: Person) -> None:
    first = ann.ok("PUT", MINE, {"answers": [_wrong()]})
    assert (first["tries"], first["solved"], first["rev"]) == (1, None, 1)
    answers = _solved(ann)["answers"]
    assert ann.ask("PUT", MINE, {"answers": answers}).status_code == 409, "another window"
    second = ann.ok("PUT", MINE, {"answers": answers, "rev": 1})
    assert second["tries"] == 2
    assert second["solved"]
    third = ann.ok("PUT", MINE, {"answers": [_wrong()], "rev": 2})
    assert third["solved"] == second["solved"], "solved stays solved"
    assert ann.ask("PUT", MINE, {"answers": answers[:0], "rev": 3}).status_code == 400
    assert ann.ok("GET", "/api/me/puzzles") == {"puzzles": [third], "solved": 1, "streak": 1}
    assert bob.ok("GET", "/api/me/puzzles") == {"puzzles": [], "solved": 0, "streak": 0}
    assert ann.ok("GET", "/api/me/export")["puzzles"][0]["puzzle"] == PUZZLE.id
    assert ann.ask("DELETE", "/api/me").status_code == 204
