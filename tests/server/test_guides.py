"""The guide of a match: who knows which game, what the coach says, and to whom it is silent."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from tests.server.serving import Person, Served, table_for, wait_for
from tests.server.workers import workers

from perihelion.games import load
from perihelion.server.errors import Conflict
from perihelion.server.services import Services
from perihelion.server.wire import Do, KeepGuide, NewTable, SeatAsked, TakeBack

MINE = "/api/me/games/zenith"
SLIP: dict[str, Any] = {
    "boards": "SUN",
    "discs": {"terra": 3},
    "sides": [
        {"credits": 9, "won": {"terra": 2}},
        {"credits": 5, "won": {"mars": 2, "venus": 1}},
    ],
    "hands": [["zenon", "hiroshi-sun"], ["sneaky-jules", "doc-wissen"]],
    "turn": 9,
}
"""Zenon wins at once."""


def _zenith(person: Person) -> Any:
    return next(one for one in person.ok("GET", "/api/me/games") if one["game"] == "zenith")


def _alone(person: Person, **more: Any) -> Any:
    """A match of Zenith against random play, asked for its first hand."""
    body = {"game": "zenith", "level": "random", "options": {"technology": "SUN"}, **more}
    return person.ok("POST", "/api/play", body)


def test_who_has_begun_a_match_is_no_newcomer(ann: Person, bob: Person) -> None:
    fresh = {"game": "zenith", "matches": 0, "guided": False, "met": [], "rev": 0}
    assert _zenith(ann) == fresh
    _alone(ann)
    assert _zenith(ann)["matches"] == 1
    assert _zenith(bob) == fresh
    waiting = {"game": "zenith", "seats": [{"kind": "me"}, {"kind": "friend"}]}
    table = bob.ok("POST", "/api/tables", waiting)["id"]
    assert _zenith(bob)["matches"] == 0, "nothing was played at a table that waits"
    bob.ok("DELETE", f"/api/tables/{table}")
    begun = _alone(bob)["table"]["id"]
    bob.ok("POST", f"/api/tables/{begun}/leave", {})
    assert _zenith(bob)["matches"] == 1, "also of a match that was left to a level"


def test_the_guide_is_kept_for_each_person_and_names_its_revision(ann: Person, bob: Person) -> None:
    first = ann.ok("PUT", MINE, {"guided": True, "met": ["turn", "turn"]})
    assert (first["guided"], first["met"], first["rev"]) == (True, ["turn"], 1)
    assert ann.refused("PUT", MINE, {"guided": False}) == (409, "conflict")
    second = ann.ok("PUT", MINE, {"guided": False, "met": ["turn", "may"], "rev": 1})
    assert ann.refused("PUT", MINE, {"guided": True, "rev": 1}) == (409, "conflict")
    assert _zenith(ann) == second
    assert not _zenith(bob)["guided"]
    assert ann.refused("PUT", MINE, {"guided": True, "met": ["lunch"], "rev": 2})[0] == 400
    assert ann.refused("PUT", "/api/me/games/chess", {"guided": True})[0] == 404
    [kept] = ann.ok("GET", "/api/me/export")["guides"]
    assert (kept["game"], kept["met"]) == ("zenith", ["turn", "may"])
    assert ann.ask("DELETE", "/api/me").status_code == 204


def test_what_the_rulebook_advises_for_a_first_match(ann: Person) -> None:
    infos = {one["id"]: one for one in ann.ok("GET", "/api/games")}
    assert infos["zenith"]["first_options"] == {"technology": "SUN"}
    table = ann.ok(
        "POST",
        "/api/play",
        {"game": "zenith", "level": "random"} | {"options": infos["zenith"]["first_options"]},
    )["table"]
    assert table["options"]["technology"] == "SUN"


def test_the_main_choices_are_weighed_in_words(served: Served) -> None:
    ann = served.person()
    table = _alone(ann)["table"]["id"]
    update = ann.see(table)
    while update["decision"] is None or update["decision"]["kind"] != "turn":
        update = ann.act(table, update) if update["decision"] else ann.see(table)
    found = ann.ok("GET", f"/api/matches/{table}/guide")
    assert found["ply"] == update["ply"]
    offered = [one["id"] for one in update["decision"]["options"]]
    chosen = [one["action"] for one in found["choices"]]
    assert 2 <= len(chosen) <= 3
    assert chosen == [one for one in offered if one in chosen], "in the order of the question"
    told = [why["text"]["key"] for one in found["choices"] for why in one["gains"] + one["risks"]]
    assert any(key.startswith("why-") for key in told)
    assert all(key.startswith(("why-", "risk-")) for key in told)


def test_a_costly_slip_is_told_and_may_be_taken_back(served: Served) -> None:
    """Somebody could win this turn and takes the lead instead."""
    ann = served.person()
    game = load("zenith")
    state = game.position(SLIP)
    texts = {state.text(one, 0): one for one in state.legal(0)}
    assert {"recruit zenon", "lead zenon"} <= set(texts)
    seats = [{"kind": "me"}, {"kind": "level", "level": "random"}]
    made = ann.ok("POST", "/api/tables", {"game": "zenith", "seats": seats, "position": SLIP})
    table = made["id"]
    ply = ann.see(table)["ply"]
    ann.ok("POST", f"/api/matches/{table}/act", {"action": texts["lead zenon"], "ply": ply})
    note = ann.ok("GET", f"/api/matches/{table}/slip?ply={ply}")["note"]
    assert (note["played"]["text"], note["other"]["text"]) == ("lead zenon", "recruit zenon")
    assert note["by"] > note["off"]
    assert note["reasons"][0]["text"]["key"] == "why-victory"
    assert ann.ok("GET", f"/api/matches/{table}/slip?ply={ply}")["note"] == note
    wait_for(lambda: ann.see(table)["decision"] is not None)  # the level has played
    now = ann.see(table)
    back = {"ply": now["ply"], "plies": now["ply"] - ply}
    after = ann.ok("POST", f"/api/matches/{table}/undo", back)
    assert [one["text"] for one in after["decision"]["options"]] == list(texts)
    won = {"action": texts["recruit zenon"], "ply": after["ply"]}
    assert ann.ok("POST", f"/api/matches/{table}/act", won)["outcome"]["places"] == [1, 2]
    assert ann.refused("GET", f"/api/matches/{table}/slip?ply={ply}") == (409, "conflict")


def test_the_coach_is_silent_where_others_play_or_hints_are_not_allowed(lite: Served) -> None:
    ann, bob = lite.person(), lite.person()
    table = table_for(ann, bob)
    for what in ("guide", "slip?ply=0"):
        assert ann.refused("GET", f"/api/matches/{table}/{what}") == (409, "conflict")
        alone = _alone(ann, house={"hints": False})["table"]["id"]
        assert ann.refused("GET", f"/api/matches/{alone}/{what}") == (409, "conflict")
        assert bob.refused("GET", f"/api/matches/{alone}/{what}")[0] == 403
    mine = _alone(ann)["table"]["id"]
    assert ann.refused("GET", f"/api/matches/{mine}/slip?ply=0") == (409, "conflict"), "of chance"
    assert ann.refused("GET", f"/api/matches/{mine}/slip?ply=9999") == (409, "conflict")
    assert ann.refused("GET", f"/api/matches/{mine}/slip?ply=-1") == (409, "conflict")


async def _asked_again(services: Services, table: str) -> int:
    """The entries when the level has answered and the person is asked once more."""
    while True:
        async with services.rooms.open(table) as room:
            if 0 in room.match.pending().seats:
                return room.ply
        await asyncio.sleep(0.01)


def test_two_workers_guide_one_match(shared: str) -> None:
    """Whatever one of them has heard, the other weighs, judges and takes back as it stands."""

    async def main() -> None:
        async with workers(shared) as (here, there):
            ann, _ = await here.people.new_guest()
            seats = (SeatAsked(kind="me"), SeatAsked(kind="level", level="random"))
            wanted = NewTable(game="zenith", seats=seats, position=SLIP)
            table = (await here.tables.create(ann, wanted)).id
            state = load("zenith").position(SLIP)
            texts = {state.text(one, 0): one for one in state.legal(0)}
            assert (await here.analysis.guide(ann, table, None)).ply == 0
            do = Do(action=texts["lead zenon"], ply=0)
            await there.matches.act(ann, table, do)
            note = (await here.analysis.slip(ann, table, 0, None)).note
            assert note is not None
            assert note == (await there.analysis.slip(ann, table, 0, None)).note
            ply = await _asked_again(here, table)
            after = await here.matches.take_back(ann, table, TakeBack(ply=ply, plies=ply))
            for services in (there, here):
                again = await services.analysis.guide(ann, table, None)
                assert again.ply == after.ply
                assert {one.text for one in again.choices} <= set(texts)
            kept = await here.guides.keep(ann, "zenith", KeepGuide(guided=True, met=("turn",)))
            with pytest.raises(Conflict):
                await there.guides.keep(ann, "zenith", KeepGuide(guided=False))
            [known] = [one for one in await there.guides.mine(ann) if one.game == "zenith"]
            assert known == kept

    asyncio.run(main())
