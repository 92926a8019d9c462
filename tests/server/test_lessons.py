"""Lessons over the network: a move at a time, nothing kept but how far one has come."""

from __future__ import annotations

from typing import Any

from tests.server.serving import Person, Served

FLIGHT = "/api/games/zenith/lessons/first-flight"
MINE = "/api/me/lessons/zenith/first-flight"


def moved(person: Person, **move: Any) -> Any:
    return person.ok("POST", FLIGHT, move)


def test_the_lessons_of_a_game_are_listed(served: Served) -> None:
    found = served.nobody().ok("GET", "/api/games/zenith/lessons")
    first = found[0]
    assert (first["id"], first["kind"]) == ("first-flight", "first-flight")
    assert first["title"] == {"key": "lesson-first-flight"}
    assert {"turn", "influence"} <= set(first["questions"])
    words = served.nobody().http.get("/api/games/zenith/words/fr?part=lessons")
    assert "lesson-first-flight = Premier vol" in words.text


def test_anybody_plays_a_first_flight_to_its_end(served: Served) -> None:
    """Each move says where one stands; the next begins there, and nothing is stored."""
    nobody = served.nobody()
    step = moved(nobody)
    assert step["step"] == 0
    while not step["done"]:
        place = {"step": step["step"], "answers": step["answers"]}
        if step["waits"]:
            legal = step["update"]["decision"]["options"]
            assert legal, "a question comes with its answers"
        step = moved(nobody, **place, do="show")
        told = step["update"]["told"]
        assert len(step["views"]["changes"]) == len(told), "a view for every entry of the film"
        assert (step["views"]["view"] is None) == (not told), "no view twice where none is filmed"
    assert step["update"]["outcome"]["places"] == [1, 2]


def test_another_answer_is_told_why(served: Served) -> None:
    nobody = served.nobody()
    step = moved(nobody)
    while not step["waits"]:
        step = moved(nobody, step=step["step"], answers=step["answers"], do="on")
    place = {"step": step["step"], "answers": step["answers"]}
    tried = moved(nobody, **place, do="answer", answer="lead zenon")
    assert tried["reply"]["key"].startswith("lesson-first-flight-")
    assert (tried["step"], tried["update"]["ply"]) == (step["step"], step["update"]["ply"])


def test_what_cannot_be_done_is_refused(served: Served) -> None:
    nobody = served.nobody()
    assert nobody.ask("POST", FLIGHT, {"step": 99}).status_code == 409
    assert nobody.ask("POST", FLIGHT, {"do": "back"}).status_code == 409
    assert nobody.ask("POST", FLIGHT, {"do": "sing"}).status_code == 400
    assert nobody.ask("POST", FLIGHT + "-2", {}).status_code == 404
    assert nobody.ask("GET", FLIGHT + "/elements?table=7").status_code == 404
    assert nobody.ok("GET", FLIGHT + "/elements")["game"] == "zenith"


def test_progress_is_kept_for_each_person_and_names_its_revision(ann: Person, bob: Person) -> None:
    first = ann.ok("PUT", MINE, {"step": 1})
    assert first["rev"] == 1
    assert ann.ask("PUT", MINE, {"step": 2}).status_code == 409, "begun already"
    second = ann.ok("PUT", MINE, {"step": 2, "answers": ["recruit zenon"], "rev": 1})
    assert second["rev"] == 2
    assert ann.ask("PUT", MINE, {"step": 0, "rev": 1}).status_code == 409, "another window"
    assert ann.ok("GET", "/api/me/lessons") == [second]
    assert bob.ok("GET", "/api/me/lessons") == []
    steps = ann.ok("GET", "/api/games/zenith/lessons")[0]["steps"]
    done = ann.ok("PUT", MINE, {"step": steps, "rev": 2})
    assert done["done"]
    assert ann.ask("PUT", MINE, {"step": steps + 1, "rev": 3}).status_code == 400
    assert ann.ok("GET", "/api/me/export")["lessons"][0]["lesson"] == "first-flight"
    assert ann.ask("DELETE", "/api/me").status_code == 204
