"""Tables: the lobby, every kind of seat, nonces, rematch, return match, fork."""

import asyncio
from collections.abc import Coroutine
from typing import Any

import msgspec
import pytest
from tests.server.serving import Person, Served, play_some, table_for, wait_for

from perihelion.games import load
from perihelion.server.identity.people import Caller
from perihelion.server.wire import GiveNonce, Sit, Table

FRIENDS = [{"kind": "me"}, {"kind": "friend"}]
OPEN = [{"kind": "me"}, {"kind": "open"}]


def finish(people: list[Person], table: str) -> None:
    """End a match quickly: the second seat gives up."""
    loser = people[-1]
    loser.ok("POST", f"/api/matches/{table}/resign", {"ply": loser.see(table)["ply"]})


def callers(served: Served, *people: Person) -> list[Caller]:
    found = [
        served.do(served.services.sessions.by_cookie(one.http.cookies["perihelion"]))
        for one in people
    ]
    return [one for one in found if one is not None]


def at_once(served: Served, *asked: Coroutine[Any, Any, Table]) -> list[Table]:
    """What several requests are told that come at the same moment."""

    async def together() -> list[Table]:
        return await asyncio.gather(*asked)

    return served.do(together())


def test_friends_may_sit_down_at_once(served: Served, ann: Person, bob: Person) -> None:
    """And whoever sat before gives a nonce at that moment: nobody is told to look again."""
    eve, ida = served.person(), served.person()
    seats = [{"kind": "me"}, *[{"kind": "friend"}] * 3]
    house = {"nonce_seconds": 60}
    begun = ann.ok("POST", "/api/tables", {"game": "zenith", "seats": seats, "house": house})
    table, tables = begun["id"], served.services.tables
    first, *others = callers(served, ann, bob, eve, ida)
    sitting = [tables.sit(one, table, Sit(code=begun["join"], nonce="aphelion")) for one in others]
    at_once(served, tables.give_nonce(first, table, GiveNonce(nonce="aphelion")), *sitting)
    seen = ann.ok("GET", f"/api/tables/{table}")
    assert seen["status"] == "running"
    assert all(one["taken"] and one["nonce"] for one in seen["seats"])


def test_the_lobby_lists_what_is_open_to_anybody(served: Served, ann: Person, bob: Person) -> None:
    listed = {"game": "zenith", "seats": OPEN, "house": {"private": False}}
    table = ann.ok("POST", "/api/tables", listed)["id"]
    hidden = ann.ok("POST", "/api/tables", {"game": "zenith", "seats": OPEN})["id"]
    seen = [one["id"] for one in bob.ok("GET", "/api/tables")["tables"]]
    assert table in seen
    assert hidden not in seen
    assert table not in str(bob.ok("GET", "/api/tables", params={"game": "kepler3ad-1"}))
    after = bob.ok("POST", f"/api/tables/{table}/sit", {})
    assert after["status"] == "running"
    assert after["mine"] == [1]
    assert table not in [one["id"] for one in ann.ok("GET", "/api/tables")["tables"]]


def test_the_lobby_has_pages(lite: Served) -> None:
    ann = lite.person()
    made = [
        ann.ok(
            "POST", "/api/tables", {"game": "zenith", "seats": OPEN, "house": {"private": False}}
        )
        for _ in range(53)
    ]
    first = ann.ok("GET", "/api/tables")
    second = ann.ok("GET", "/api/tables", params={"before": first["next"]})
    seen = [one["id"] for one in (*first["tables"], *second["tables"])]
    assert seen == [one["id"] for one in reversed(made)]
    assert second["next"] is None
    assert ann.refused("GET", "/api/tables", params={"before": "soon"}) == (400, "bad-request")


def test_a_friend_needs_the_code_of_the_link(served: Served, ann: Person, bob: Person) -> None:
    table = ann.ok("POST", "/api/tables", {"game": "zenith", "seats": FRIENDS})
    path = f"/api/tables/{table['id']}"
    assert bob.ok("GET", path)["join"] is None
    assert bob.refused("POST", f"{path}/sit", {}) == (403, "not-yours")
    assert bob.refused("POST", f"{path}/sit", {"code": "guess"}) == (403, "not-yours")
    bob.ok("POST", f"{path}/sit", {"code": table["join"]})
    late = served.person()
    assert late.refused("POST", f"{path}/sit", {"code": table["join"]}) == (409, "conflict")


def test_hot_seats_have_one_owner_and_two_pairs_of_eyes(served: Served, ann: Person) -> None:
    seats = [{"kind": "me"}, {"kind": "hotseat", "name": "Bea"}]
    table = ann.ok("POST", "/api/tables", {"game": "zenith", "seats": seats})
    assert table["status"] == "running"
    assert [one["name"] for one in table["seats"]][1] == "Bea"
    for seat in (0, 1):
        view = ann.see(table["id"], seat=seat)["view"]
        assert view["seats"][seat]["hand"]
        assert not view["seats"][1 - seat].get("hand")
    update = ann.see(table["id"], seat=1)
    ann.act(table["id"], update, seat=1)


def test_getting_up_before_the_start_frees_the_seat(ann: Person, bob: Person) -> None:
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "friend"}]
    table = ann.ok("POST", "/api/tables", {"game": "kepler3ad-1", "seats": seats})["id"]
    bob.ok("POST", f"/api/tables/{table}/sit", {})
    assert bob.refused("POST", f"/api/tables/{table}/sit", {}) == (409, "conflict")
    after = bob.ok("POST", f"/api/tables/{table}/leave", {})
    assert not after["seats"][1]["taken"]
    assert bob.refused("DELETE", f"/api/tables/{table}") == (403, "not-yours")
    assert ann.ok("DELETE", f"/api/tables/{table}")["status"] == "closed"
    assert bob.refused("POST", f"/api/tables/{table}/sit", {}) == (409, "conflict")


@pytest.mark.parametrize(
    "wrong",
    [
        {"game": "chess", "seats": FRIENDS},
        {"game": "zenith", "seats": [{"kind": "me"}]},
        {"game": "zenith", "seats": [{"kind": "me"}, {"kind": "level", "level": "god"}]},
        {"game": "zenith", "seats": [{"kind": "me"}, {"kind": "level"}]},
        {"game": "zenith", "seats": [{"kind": "me"}, {"kind": "open", "name": "Bo"}]},
        {"game": "zenith", "seats": [{"kind": "level", "level": "random"}] * 2},
        {"game": "zenith", "seats": FRIENDS, "options": {"novise": True}},
        {"game": "zenith", "seats": FRIENDS, "options": {"data": "/etc"}},
        {"game": "zenith", "seats": FRIENDS, "position": {"hands": 3}},
        {"game": "zenith", "seats": FRIENDS, "house": {"stand_in": "god"}},
        {"game": "zenith", "seats": FRIENDS, "house": {"nonce_seconds": 3000}},
        {"game": "zenith", "seats": FRIENDS, "extra": 1},
        {"game": "zenith", "seats": "two"},
        {"game": "zenith", "seats": [{"kind": "me"}, {"kind": "king"}]},
    ],
)
def test_a_table_that_cannot_be_is_refused(lite: Served, wrong: dict[str, object]) -> None:
    ann = lite.person()
    assert ann.refused("POST", "/api/tables", wrong)[0] in (400, 404)
    assert ann.ok("GET", "/api/me/matches")["tables"] == []


def test_a_table_may_begin_from_a_position(lite: Served) -> None:
    ann = lite.person()
    seats = [{"kind": "me"}, {"kind": "hotseat", "name": "Bea"}]
    position = {"hands": [["nero", "felis"], ["ivan"]]}
    made = {"game": "zenith", "seats": seats, "position": position}
    table = ann.ok("POST", "/api/tables", made)["id"]
    assert ann.see(table, seat=0)["view"]["seats"][0]["hand"] == ["nero", "felis"]


# Chance.


def test_the_commitment_comes_before_the_nonces_and_the_seed_after_the_end(
    served: Served, ann: Person, bob: Person
) -> None:
    wanted = {"game": "zenith", "seats": FRIENDS, "house": {"nonce_seconds": 60}}
    table = ann.ok("POST", "/api/tables", wanted)
    path = f"/api/tables/{table['id']}"
    ann.ok("POST", f"{path}/nonce", {"nonce": "périhélie"})
    assert ann.refused("POST", f"{path}/nonce", {"nonce": "again"}) == (409, "conflict")
    waiting = bob.ok("POST", f"{path}/sit", {"code": table["join"]})
    assert waiting["status"] == "sealing"
    assert waiting["commitment"] == table["commitment"]
    begun = bob.ok("POST", f"{path}/nonce", {"nonce": "aphélie"})
    assert begun["status"] == "running"
    fair = bob.ok("GET", f"/api/matches/{table['id']}/fairness")
    assert fair["fairness"]["commitment"] == table["commitment"]
    assert fair["fairness"]["nonces"] == ["périhélie", "aphélie"]
    assert not fair["revealed"]
    assert "seed" not in fair["fairness"]
    assert bob.refused("GET", f"/api/matches/{table['id']}/verify") == (409, "conflict")
    assert bob.refused("GET", f"/api/matches/{table['id']}/luck") == (409, "conflict")
    finish([ann, bob], table["id"])
    fair = served.nobody().ok("GET", f"/api/matches/{table['id']}/fairness")
    assert len(fair["fairness"]["seed"]) == 64
    assert ann.ok("GET", f"/api/matches/{table['id']}/verify")["answers"] > 0
    luck = ann.ok("GET", f"/api/matches/{table['id']}/luck")
    assert sum(one["drawn"] for one in luck) == pytest.approx(
        sum(one["expected"] for one in luck), abs=0.1
    )


def test_after_the_waiting_time_the_default_stands(
    served: Served, ann: Person, bob: Person
) -> None:
    wanted = {"game": "zenith", "seats": FRIENDS, "house": {"nonce_seconds": 30}}
    table = ann.ok("POST", "/api/tables", wanted)
    path = f"/api/tables/{table['id']}"
    assert bob.ok("POST", f"{path}/sit", {"code": table["join"]})["status"] == "sealing"
    served.watch.ahead += 31
    served.do(served.services.sweeper.sweep())
    wait_for(lambda: ann.ok("GET", path)["status"] == "running")
    fair = ann.ok("GET", f"/api/matches/{table['id']}/fairness")
    assert fair["fairness"]["nonces"] == ["no nonce from seat 0", "no nonce from seat 1"]


# Again.


def test_a_rematch_is_one_table_for_both(served: Served, ann: Person, bob: Person) -> None:
    table = table_for(ann, bob)
    assert ann.refused("POST", f"/api/tables/{table}/rematch") == (409, "conflict")
    finish([ann, bob], table)
    first = ann.ok("POST", f"/api/tables/{table}/rematch")
    assert first["status"] == "open"
    stranger = served.person()
    path = f"/api/tables/{first['id']}/sit"
    assert stranger.refused("POST", path, {})[0] in (403, 409)
    second = bob.ok("POST", f"/api/tables/{table}/rematch")
    assert (second["id"], second["status"]) == (first["id"], "running")
    assert second["commitment"] != ann.ok("GET", f"/api/tables/{table}")["commitment"]


def test_a_rematch_is_an_invitation_to_the_other(served: Served, ann: Person, bob: Person) -> None:
    eve = served.person()
    table = table_for(ann, bob)
    ann.ok("POST", f"/api/matches/{table}/resign", {"ply": ann.see(table)["ply"]})
    fresh = ann.ok("POST", f"/api/tables/{table}/rematch")["id"]

    def invited(person: Person) -> list[bool]:
        mine = person.ok("GET", "/api/me/matches")["tables"]
        return [one.get("invited", False) for t in mine if t["id"] == fresh for one in t["seats"]]

    assert invited(bob) == [False, True]
    assert invited(ann) == [False, False]
    assert invited(eve) == []
    bob.ok("POST", f"/api/tables/{fresh}/sit", {})
    assert invited(bob) == [False, False]


def test_both_may_press_rematch_at_once(served: Served, ann: Person, bob: Person) -> None:
    table = table_for(ann, bob)
    finish([ann, bob], table)
    again = served.services.follow_ups
    first, second = at_once(
        served, *(again.rematch(one, table) for one in callers(served, ann, bob))
    )
    assert first.id == second.id
    assert ann.ok("GET", f"/api/tables/{first.id}")["status"] == "running"


def test_a_return_match_agreed_before_the_reveal_keeps_the_deal_sealed(
    served: Served, ann: Person, bob: Person
) -> None:
    table = table_for(ann, bob)
    ann.ok("POST", f"/api/tables/{table}/return-match")
    bob.ok("POST", f"/api/tables/{table}/return-match")
    finish([ann, bob], table)
    twin = wait_for(lambda: ann.ok("GET", f"/api/tables/{table}")["twin"])
    assert not ann.ok("GET", f"/api/matches/{table}/fairness")["revealed"]
    record = ann.ok("GET", f"/api/matches/{table}/record")
    assert record["format"] == "perihelion-redacted-1"
    assert ann.refused("GET", f"/api/matches/{table}/verify") == (409, "conflict")
    second = ann.ok("GET", f"/api/tables/{twin}")
    assert (second["mine"], second["status"]) == ([1], "running")
    old, new = (ann.ok("GET", f"/api/matches/{one}/fairness") for one in (table, twin))
    assert old["fairness"] == new["fairness"]
    finish([bob, ann], twin)
    wait_for(lambda: ann.ok("GET", f"/api/matches/{table}/fairness")["revealed"])
    for one in (table, twin):
        proof = ann.ok("GET", f"/api/matches/{one}/verify")
        assert not proof["open"]


def test_a_return_match_after_the_reveal_is_an_open_deal(
    served: Served, ann: Person, bob: Person
) -> None:
    table = table_for(ann, bob)
    finish([ann, bob], table)
    ann.ok("POST", f"/api/tables/{table}/return-match")
    twin = bob.ok("POST", f"/api/tables/{table}/return-match")["id"]
    assert twin != table
    fair = ann.ok("GET", f"/api/matches/{twin}/fairness")["fairness"]
    assert fair["open"]
    assert fair["seed"]


def test_a_finished_match_can_be_played_on_from_any_ply(
    served: Served, ann: Person, bob: Person
) -> None:
    table = table_for(ann, bob, "kepler3ad-1")
    play_some([ann, bob], table, 6)
    seats = [{"kind": "me"}, {"kind": "hotseat", "name": "Bea"}]
    ply = ann.see(table)["ply"] - 2
    wanted = {"ply": ply, "seats": seats}
    assert ann.refused("POST", f"/api/tables/{table}/fork", wanted) == (409, "conflict")
    finish([ann, bob], table)
    fork = served.person().ok("POST", f"/api/tables/{table}/fork", wanted)
    assert (fork["status"], fork["forked_from"]) == ("running", table)
    too_late = {"ply": 9999, "seats": seats}
    assert ann.refused("POST", f"/api/tables/{table}/fork", too_late) == (400, "bad-request")


# Looking back.


def test_records_are_what_i_know_until_the_match_is_over(
    served: Served, ann: Person, bob: Person
) -> None:
    table = table_for(ann, bob)
    play_some([ann, bob], table, 8)
    path = f"/api/matches/{table}/record"
    mine = ann.ok("GET", path)
    assert (mine["format"], mine["viewer"]) == ("perihelion-redacted-1", 0)
    assert ann.refused("GET", path, params={"seat": 1}) == (403, "not-yours")
    watching = served.nobody().ok("GET", path)
    assert watching["viewer"] == 2
    finish([ann, bob], table)
    whole = served.nobody().ok("GET", path)
    assert whole["format"] == "perihelion-record-1"
    assert whole["fairness"]["seed"]
    theirs = ann.ok("GET", path, params={"seat": 1})
    assert theirs["viewer"] == 1


def test_any_moment_can_be_seen_again(served: Served, ann: Person, bob: Person) -> None:
    table = table_for(ann, bob)
    play_some([ann, bob], table, 8)
    last = ann.see(table)
    now = ann.ok("GET", f"/api/matches/{table}/at/{last['ply']}")
    assert now["view"] == last["view"]
    path = f"/api/matches/{table}/at/5"
    assert ann.ok("GET", path)["told"]["ply"] == 5
    assert ann.refused("GET", path, params={"seat": 1}) == (403, "not-yours")
    assert ann.refused("GET", f"/api/matches/{table}/at/9999") == (404, "not-found")
    finish([ann, bob], table)
    assert ann.ok("GET", path, params={"seat": 1})["viewer"] == 1


def test_views_of_moments_in_a_row(served: Served, ann: Person, bob: Person) -> None:
    """What changed from moment to moment gives every one of them, for the eyes one has."""
    table = table_for(ann, bob)
    play_some([ann, bob], table, 8)
    last = ann.see(table)["ply"]
    path = f"/api/matches/{table}/views"
    found = ann.ok("GET", path, params={"first": 2, "last": last})
    assert (found["first"], found["viewer"]) == (2, 0)
    view, shape = found["view"], load("zenith").view_type
    for ply in range(2, last + 1):
        if ply > 2:
            view = {**view, **found["changes"][ply - 3]}
        then = ann.ok("GET", f"/api/matches/{table}/at/{ply}")["view"]
        assert msgspec.convert(view, shape) == msgspec.convert(then, shape)
    assert len(found["changes"]) == last - 2
    for wrong in ({"first": 3, "last": 2}, {"first": 0, "last": 301}):
        assert ann.refused("GET", path, params=wrong)[0] == 400
    for wrong in ({"first": -1, "last": 2}, {"first": 0, "last": last + 1}):
        assert ann.refused("GET", path, params=wrong) == (404, "not-found")
    theirs = {"first": 0, "last": last, "seat": 1}
    assert ann.refused("GET", path, params=theirs) == (403, "not-yours")
    finish([ann, bob], table)
    assert ann.ok("GET", path, params=theirs)["viewer"] == 1


def test_since_my_turn_begins_after_my_last_choice(ann: Person, bob: Person) -> None:
    table = table_for(ann, bob)
    play_some([ann, bob], table, 9)
    told = ann.ok("GET", f"/api/matches/{table}/since-my-turn")
    whole = ann.see(table, since=0)["told"]
    mine = [one["ply"] for one in whole if one["seat"] == 0 and not one.get("auto")]
    assert told == whole[max(mine, default=0) :]


def test_a_hint_for_the_person_to_move(lite: Served) -> None:
    """All answers, the most tried first, with what they are worth and what may follow."""
    ann = lite.person()
    begun = ann.ok("POST", "/api/play", {"game": "zenith", "level": "random"})
    table, decision = begun["table"]["id"], begun["match"]["decision"]
    hint = ann.ok("GET", f"/api/matches/{table}/hint", params={"level": "captain"})
    texts = {one["id"]: one["text"] for one in decision["options"]}
    assert texts[hint["action"]] == hint["text"]
    rows = hint["considered"]
    assert {row["action"]: row["text"] for row in rows} == texts
    assert rows[0]["action"] == hint["action"]
    visits = [row["visits"] for row in rows]
    assert visits == sorted(visits, reverse=True)
    assert 0 < sum(visits) <= hint["iterations"]
    assert len(hint["worth"]) == 2
    assert all(-1 <= one <= 1 for row in rows for one in row["worth"])
    assert rows[0]["line"][0]["text"] == hint["text"]
    assert rows[0]["line"][0]["label"]["key"]
    simple = ann.ok("GET", f"/api/matches/{table}/hint", params={"level": "random"})
    assert texts[simple["action"]] == simple["text"]
    assert simple["considered"] == []
    assert ann.see(table)["decision"] == decision


def test_every_question_to_chance_of_a_finished_match(lite: Served) -> None:
    ann = lite.person()
    begun = ann.ok("POST", "/api/play", {"game": "zenith", "level": "random"})
    table = begun["table"]["id"]
    assert ann.refused("GET", f"/api/matches/{table}/chances") == (409, "conflict")
    ann.ok("POST", f"/api/matches/{table}/resign", {"ply": begun["match"]["ply"]})
    drawn = ann.ok("GET", f"/api/matches/{table}/chances")
    entries = ann.ok("GET", f"/api/matches/{table}/record")["entries"]
    assert [one["ply"] for one in drawn] == [
        ply for ply, one in enumerate(entries, 1) if one["seat"] == -1
    ]
    for one in drawn:
        assert one["answer"] in one["names"]
        assert len(one["names"]) == len(one["weights"])


def test_a_table_without_hints_gives_none(lite: Served) -> None:
    ann = lite.person()
    wanted = {"game": "zenith", "level": "random", "house": {"hints": False}}
    table = ann.ok("POST", "/api/play", wanted)["table"]["id"]
    assert ann.refused("GET", f"/api/matches/{table}/hint") == (409, "conflict")
