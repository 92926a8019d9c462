"""Campaigns over the network: begun, resumed, failed, played again, won; and nobody else's."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

import pytest
from sqlalchemy import RowMapping
from tests.match.campaign_scenes import MISSED, WON
from tests.server.serving import Person, Served

from perihelion.server.wire import PlayLevel

EDGE = "edge_of_the_galaxy"
QUIET = ("skip", "stop", "decline", "end", "cell colonisation")


def begin(person: Person, **more: Any) -> Any:
    return person.ok("POST", "/api/me/campaigns", {"campaign": EDGE, **more})


def level(person: Person, campaign: str, **more: Any) -> Any:
    return person.ok("POST", f"/api/me/campaigns/{campaign}/level", more)


def status(person: Person, campaign: str) -> Any:
    return person.ok("GET", f"/api/me/campaigns/{campaign}")


def bonuses(campaign: Any) -> dict[str, int]:
    """What its level begins with."""
    return {one["id"]: one["amount"] for one in campaign["bonuses"]}


def in_scene(served: Served, person: Person, campaign: str, position: Any, **more: Any) -> str:
    """The next level, one turn before its end; only the server itself can do that."""
    cookie = person.http.cookies["perihelion"]
    caller = served.do(served.services.sessions.by_cookie(cookie))
    assert caller is not None
    wanted = PlayLevel(**more)
    table = served.do(served.services.campaigns.play(caller, campaign, wanted, position=position))
    return table.id


def finish(person: Person, table: str) -> Any:
    """Do nothing more until the match is over."""
    update = person.see(table)
    while update["status"] != "over":
        texts = {one["text"]: number for number, one in enumerate(update["decision"]["options"])}
        update = person.act(table, update, texts[next(one for one in QUIET if one in texts)])
    return update


def test_the_campaigns_of_the_box(served: Served) -> None:
    found = served.nobody().ok("GET", "/api/campaigns")
    assert len(found) == 5
    assert found[0]["id"] == EDGE
    assert [one["minimum"] for one in found[0]["levels"]] == [30, 40, 50, 60]
    assert found[0]["levels"][0]["name"] == {"key": "objective-outer-logistics-base"}


def test_a_level_is_begun_and_resumed(ann: Person) -> None:
    mine = begin(ann)
    assert (mine["level"], mine["minimum"], mine["running"], mine["attempts"]) == (1, 30, None, [])
    first = level(ann, mine["id"])
    table, update = first["table"], first["match"]
    assert (table["status"], table["game"]) == ("running", "kepler3042")
    assert (table["campaign"], table["my_turn"]) == (mine["id"], True)
    assert table["options"]["campaign"] == EDGE
    ann.act(table["id"], update)
    again = level(ann, mine["id"])
    assert again["table"]["id"] == table["id"] == status(ann, mine["id"])["running"]
    assert again["match"]["ply"] > update["ply"]
    listed = ann.ok("GET", "/api/me/campaigns")
    assert [one["id"] for one in listed] == [mine["id"]]


def test_a_failed_level_is_played_again_with_the_same_cubes(served: Served, ann: Person) -> None:
    campaign = begin(ann)["id"]
    finish(ann, in_scene(served, ann, campaign, WON[EDGE]))
    after = status(ann, campaign)
    assert (after["level"], after["running"]) == (2, None)
    assert bonuses(after)["bonus_cubes"] > 0
    assert bonuses(after)["bonus_antimatter"] == 1
    assert [one["text"]["key"] for one in after["bonuses"]] == ["solo-either", "cubes-antimatter"]
    lost = in_scene(served, ann, campaign, MISSED[EDGE, 2])
    assert finish(ann, lost)["outcome"]["reason"] == "failed"
    failed = status(ann, campaign)
    assert (failed["level"], failed["bonuses"]) == (2, after["bonuses"])
    assert [(one["level"], one["passed"]) for one in failed["attempts"]] == [(1, True), (2, False)]
    assert failed["attempts"][1]["table"] == lost
    again = level(ann, campaign)["table"]
    assert again["id"] != lost
    assert again["options"]["level"] == 2
    assert again["options"]["bonus_cubes"] == bonuses(after)["bonus_cubes"]


def test_a_campaign_is_won(served: Served, ann: Person) -> None:
    campaign = begin(ann)["id"]
    for number in range(1, 5):
        assert status(ann, campaign)["level"] == number
        table = in_scene(served, ann, campaign, WON[EDGE])
        assert finish(ann, table)["outcome"]["reason"] == "passed"
    won = status(ann, campaign)
    assert (won["won"], won["level"], set(bonuses(won).values())) == (True, 4, {0})
    path = f"/api/me/campaigns/{campaign}/level"
    assert ann.refused("POST", path, {}) == (409, "conflict")


def test_the_bonus_is_chosen_at_the_start_or_at_the_table(served: Served, ann: Person) -> None:
    campaign = begin(ann)["id"]
    path = f"/api/me/campaigns/{campaign}/level"
    early = {"answer": "energy 0"}
    assert ann.refused("POST", path, early) == (409, "conflict")  # level 1 has none
    assert status(ann, campaign)["running"] is None
    finish(ann, in_scene(served, ann, campaign, WON[EDGE]))
    cubes = bonuses(status(ann, campaign))["bonus_cubes"]
    assert ann.refused("POST", path, {"answer": f"energy {cubes + 1}"}) == (400, "bad-request")
    assert status(ann, campaign)["running"] is None
    asked = level(ann, campaign)["match"]
    assert asked["decision"]["kind"] == "bonus-cubes"
    assert len(asked["decision"]["options"]) == cubes + 1
    chosen = level(ann, campaign, answer="energy 1")["match"]
    assert chosen["ply"] > asked["ply"]
    assert chosen["told"][asked["ply"]]["text"] == "energy 1"
    assert ann.refused("POST", path, {"answer": "energy 1"}) == (409, "conflict")


def test_giving_up_a_level_is_a_failed_attempt(ann: Person) -> None:
    campaign = begin(ann)["id"]
    begun = level(ann, campaign)
    table = begun["table"]["id"]
    assert ann.refused("POST", f"/api/tables/{table}/leave", {}) == (409, "conflict")
    ann.ok("POST", f"/api/matches/{table}/resign", {"ply": begun["match"]["ply"]})
    after = status(ann, campaign)
    assert [(one["passed"], one["reason"]) for one in after["attempts"]] == [(False, "resigned")]
    assert ann.refused("POST", f"/api/tables/{table}/rematch") == (409, "conflict")
    assert level(ann, campaign)["table"]["id"] != table


def test_a_campaign_is_given_up_and_its_matches_stay(ann: Person) -> None:
    campaign = begin(ann)["id"]
    table = level(ann, campaign)["table"]["id"]
    ann.ok("DELETE", f"/api/me/campaigns/{campaign}")
    assert ann.refused("GET", f"/api/me/campaigns/{campaign}") == (404, "not-found")
    kept = ann.ok("GET", f"/api/tables/{table}")
    assert (kept["status"], kept["campaign"]) == ("over", None)
    assert table in [one["id"] for one in ann.ok("GET", "/api/me/matches")["tables"]]


def test_two_requests_at_once_begin_one_level(served: Served, ann: Person) -> None:
    campaign = begin(ann)["id"]
    caller = served.do(served.services.sessions.by_cookie(ann.http.cookies["perihelion"]))
    assert caller is not None

    async def both() -> set[str]:
        plays = [served.services.campaigns.play(caller, campaign, PlayLevel()) for _ in range(4)]
        return {table.id for table in await asyncio.gather(*plays)}

    tables = served.do(both())
    assert tables == {status(ann, campaign)["running"]}


def test_a_level_begun_while_i_look_is_the_one_i_get(
    served: Served, ann: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    campaign = begin(ann)["id"]
    caller = served.do(served.services.sessions.by_cookie(ann.http.cookies["perihelion"]))
    assert caller is not None
    campaigns = served.services.campaigns
    look = campaigns._played
    first: list[str] = []

    async def look_and_be_overtaken(ids: Sequence[str]) -> Sequence[RowMapping]:
        seen = await look(ids)
        if not first:
            first.append("looks too")
            first[0] = (await campaigns.play(caller, campaign, PlayLevel())).id
        return seen

    monkeypatch.setattr(campaigns, "_played", look_and_be_overtaken)
    assert served.do(campaigns.play(caller, campaign, PlayLevel())).id == first[0]
    assert status(ann, campaign)["running"] == first[0]


def test_only_i_see_and_play_my_campaign(ann: Person, bob: Person) -> None:
    campaign = begin(ann)["id"]
    table = level(ann, campaign)["table"]["id"]
    path = f"/api/me/campaigns/{campaign}"
    for method, where, body in (
        ("GET", path, None),
        ("DELETE", path, None),
        ("POST", f"{path}/level", {}),
    ):
        assert bob.refused(method, where, body) == (404, "not-found")
    assert bob.ok("GET", "/api/me/campaigns") == []
    assert bob.ok("GET", f"/api/tables/{table}")["campaign"] is None


def test_it_is_exported_and_deleted_with_the_account(served: Served, ann: Person) -> None:
    campaign = begin(ann)["id"]
    finish(ann, in_scene(served, ann, campaign, MISSED[EDGE, 1]))
    table = level(ann, campaign)["table"]["id"]
    taken = ann.ok("GET", "/api/me/export")
    assert [one["id"] for one in taken["campaigns"]] == [campaign]
    ann.ok("DELETE", "/api/me")
    left = served.nobody().ok("GET", f"/api/tables/{table}")
    assert (left["status"], left["seats"][0]["name"]) == ("over", "anonymous")
    outcome = left["outcome"]
    assert outcome["reason"] == "resigned"


def test_it_is_given_up_while_its_level_ends_elsewhere(
    served: Served, ann: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    campaign = begin(ann)["id"]
    table = level(ann, campaign)["table"]["id"]
    caller = served.do(served.services.sessions.by_cookie(ann.http.cookies["perihelion"]))
    assert caller is not None
    campaigns, matches = served.services.campaigns, served.services.matches
    look = campaigns._played

    async def look_too_early(ids: Sequence[str]) -> Sequence[RowMapping]:
        seen = await look(ids)
        await matches.give_up(caller, table)
        return seen

    monkeypatch.setattr(campaigns, "_played", look_too_early)
    ann.ok("DELETE", f"/api/me/campaigns/{campaign}")
    left = ann.ok("GET", f"/api/tables/{table}")
    assert (left["status"], left["campaign"]) == ("over", None)


@pytest.mark.parametrize(
    "body",
    [
        {"campaign": "nowhere"},
        {"campaign": EDGE, "options": {"level": 4}},
        {"campaign": EDGE, "options": {"bonus_cubes": 9}},
        {"campaign": EDGE, "options": {"data": "/etc"}},
        {"campaign": EDGE, "options": {"nonsense": 1}},
        {"campaign": EDGE, "house": {"clock": {"kind": "days"}}},
        {"campaign": EDGE, "house": {"return_match": True}},
        {"campaign": EDGE, "position": {}},
        {},
    ],
)
def test_what_cannot_be_begun(served: Served, body: Any) -> None:
    ann = served.person()
    assert ann.refused("POST", "/api/me/campaigns", body) == (400, "bad-request")
    assert ann.ok("GET", "/api/me/campaigns") == []
