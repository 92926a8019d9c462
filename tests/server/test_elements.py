"""What lies on a table and what it is called: whole, in both languages, and cheap to ask for."""

from __future__ import annotations

import gzip
from typing import Any

import msgspec
import pytest
from tests.server.serving import Person, Served, play_some, table_for

from perihelion.games import ids, load
from perihelion.kernel.phrases import Phrase
from perihelion.words import Words


@pytest.mark.parametrize("game", ids())
def test_every_element_has_a_name_and_its_help(lite: Served, game: str) -> None:
    rules = load(game)
    for seats in rules.seat_counts:
        path = f"/api/games/{game}/elements?seats={seats}"
        found = lite.nobody().ok("GET", path)
        assert (found["game"], found["seats"]) == (game, seats)
        assert sorted(one for team in found["teams"] for one in team) == list(range(seats))
        names = [one["name"] for one in found["layout"]["elements"]]
        assert list(found["elements"]) == names
        assert any(one["explain"] for one in found["elements"].values())


@pytest.mark.parametrize("game", ids())
@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_name_can_be_said(lite: Served, game: str, language: str) -> None:
    speaker = Words.of(language, game)
    found = lite.nobody().ok("GET", f"/api/games/{game}/elements")
    names = [one["name"] for one in found["elements"].values() if isinstance(one["name"], dict)]
    assert len(names) > 40
    for name in names:
        assert speaker.render(msgspec.convert(name, Phrase)).strip()


def test_a_table_has_the_elements_of_its_options(served: Served, ann: Person, bob: Person) -> None:
    table = table_for(ann, bob)
    path = f"/api/matches/{table}/elements"
    update = ann.see(table)
    known = ann.ok("GET", path)["elements"]
    asked = update["decision"] or bob.see(table)["decision"]
    assert all(one in known for option in asked["options"] for one in option["elements"])
    assert ann.ok("GET", path)["seats"] == 2


def test_it_comes_once_and_compressed(lite: Served) -> None:
    anybody = lite.nobody()
    path = "/api/games/zenith/elements"
    plain = anybody.ask("GET", path, headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers
    with anybody.http.stream("GET", path, headers={"Accept-Encoding": "gzip"}) as answer:
        assert answer.headers["content-encoding"] == "gzip"
        assert gzip.decompress(b"".join(answer.iter_raw())) == plain.content
    assert "max-age" in plain.headers["cache-control"]
    again = anybody.ask("GET", path, headers={"If-None-Match": plain.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


def test_unknown_games_and_seats(lite: Served) -> None:
    anybody = lite.nobody()
    assert anybody.refused("GET", "/api/games/chess/elements") == (404, "not-found")
    assert anybody.refused("GET", "/api/games/zenith/elements?seats=9") == (400, "bad-request")


def test_what_happened_comes_in_words(ann: Person, bob: Person) -> None:
    """One line for each event, also at a moment and since my last turn."""
    table = table_for(ann, bob)
    play_some([ann, bob], table, 6)
    told: list[Any] = ann.see(table, since=0)["told"]
    ply = ann.see(table)["ply"]
    told += ann.ok("GET", f"/api/matches/{table}/since-my-turn")
    told.append(ann.ok("GET", f"/api/matches/{table}/at/{ply}")["told"])
    assert any(one.get("events") for one in told)
    for one in told:
        events = one.get("events", [])
        assert len(one.get("lines", [])) == len(events)
        if not events and one["seat"] >= 0 and "?" not in one["text"]:
            assert one["label"]["key"]


def test_that_somebody_had_no_choice_is_told_to_nobody_else(ann: Person, bob: Person) -> None:
    table = table_for(ann, bob)
    play_some([ann, bob], table, 30)
    for person, seat in ((ann, 0), (bob, 1)):
        for one in person.see(table, since=0)["told"]:
            assert one.get("auto") != "forced" or one["seat"] == seat
