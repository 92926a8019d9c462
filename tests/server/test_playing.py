"""Playing at a table: answers, take-backs, confirmations, resigning, leaving, clocks."""

from typing import Any

import pytest
from tests.server.serving import Person, Served, play_some, table_for, wait_for

from perihelion.games import ids

GAMES = ids()


WHOLE = [
    "zenith",
    *(pytest.param(game, marks=pytest.mark.soak) for game in GAMES if game != "zenith"),
]


@pytest.mark.parametrize("game", WHOLE)
def test_a_match_against_a_level_from_one_call_to_its_end(lite: Served, game: str) -> None:
    ann = lite.nobody()
    begun = ann.ok("POST", "/api/play", {"game": game, "level": "random"})
    table, update, moves = begun["table"]["id"], begun["match"], 0
    while update["status"] == "running":
        if update["decision"] is None:
            update = wait_for(lambda: _if_asked(ann, table))
        else:
            update = ann.act(table, update, moves * 5)
            moves += 1
    assert moves > 10
    assert min(update["outcome"]["places"]) == 1
    assert ann.ok("GET", f"/api/matches/{table}/verify")["answers"] > 0


def _if_asked(person: Person, table: str) -> Any:
    update = person.see(table)
    return update if update["decision"] or update["status"] == "over" else None


def test_two_people_play_and_everybody_sees_their_own(
    served: Served, ann: Person, bob: Person
) -> None:
    table = table_for(ann, bob)
    play_some([ann, bob], table, 12)
    hands = [one.see(table)["view"]["seats"] for one in (ann, bob)]
    assert hands[0][0]["hand"]
    assert not hands[0][1].get("hand")
    assert hands[1][1]["hand"]
    assert not hands[1][0].get("hand")
    stranger = served.person().see(table)
    assert stranger["viewer"] is None
    assert stranger["decision"] is None
    assert not any(seat.get("hand") for seat in stranger["view"]["seats"])


def test_a_stale_answer_gets_the_fresh_view(served: Served, ann: Person, bob: Person) -> None:
    table = table_for(ann, bob)
    play_some([ann, bob], table, 4)
    asked = next(one for one in (ann, bob) if one.see(table)["decision"])
    old = asked.see(table)
    asked.act(table, old)
    body = {"action": old["decision"]["options"][0]["id"], "ply": old["ply"]}
    answer = asked.ask("POST", f"/api/matches/{table}/act", body)
    assert answer.status_code == 409
    assert answer.json()["error"] == "stale"
    assert answer.json()["update"]["ply"] > old["ply"]
    told = answer.json()["update"]["told"]
    assert [one["ply"] for one in told] == list(
        range(old["ply"] + 1, answer.json()["update"]["ply"] + 1)
    )


def test_several_deciders_answer_in_any_order(served: Served, ann: Person, bob: Person) -> None:
    """Zenith's first question goes to both; each answers what they saw, none is stale."""
    table = table_for(ann, bob)
    first, second = ann.see(table), bob.see(table)
    assert first["pending"]["seats"] == [0, 1]
    assert first["ply"] == second["ply"]
    for person, seen in ((bob, second), (ann, first)):
        body = {"action": seen["decision"]["options"][0]["id"], "ply": seen["ply"]}
        person.ok("POST", f"/api/matches/{table}/act", body)


def test_an_answer_that_is_not_allowed_changes_nothing(served: Served, ann: Person) -> None:
    seats = [{"kind": "me"}, {"kind": "hotseat", "name": "Bea"}]
    table = ann.ok("POST", "/api/tables", {"game": "zenith", "seats": seats})["id"]
    before = ann.see(table, since=0)
    ply = before["ply"]
    for action in ("recruit nobody", "", "undo 1", "resign", 99_999):
        body = {"action": action, "ply": ply}
        assert ann.refused("POST", f"/api/matches/{table}/act", body) == (400, "illegal-action")
    assert ann.see(table, since=0) == before


def test_free_take_back_and_take_back_by_consent(served: Served, ann: Person, bob: Person) -> None:
    table = table_for(ann, bob)
    play_some([ann, bob], table, 6)
    asked, other = (ann, bob) if ann.see(table)["decision"] else (bob, ann)
    before = asked.see(table)
    # Somebody else has answered since, so this needs consent.
    path = f"/api/matches/{table}"
    plies = {"ply": before["ply"], "plies": before["ply"] // 2}
    update = asked.ok("POST", f"{path}/undo", plies)
    request = update["request"]
    assert request["plies"] == before["ply"] // 2
    assert other.see(table)["request"] == request
    assert asked.refused("POST", f"{path}/consent", {"agree": True}) == (409, "conflict")
    other.ok("POST", f"{path}/consent", {"agree": False})
    assert "request" not in asked.see(table)
    asked.ok("POST", f"{path}/undo", plies)
    after = other.ok("POST", f"{path}/consent", {"agree": True})
    told = other.see(table, since=before["ply"])["told"]
    assert told[0]["text"] == f"undo {request['plies']}"
    assert after["ply"] == before["ply"] + len(told)


def test_alone_everything_can_be_taken_back(lite: Served) -> None:
    ann = lite.person()
    begun = ann.ok("POST", "/api/play", {"game": "kepler3ad-1", "level": "random"})
    table = begun["table"]["id"]
    update = wait_for(lambda: _if_asked(ann, table))
    first = update["decision"]
    after = ann.act(table, update, 3)
    back = ann.ok("POST", f"/api/matches/{table}/undo", {"ply": after["ply"]})
    assert back["decision"] == first


def test_confirmation_holds_chance_until_it_is_given(
    served: Served, ann: Person, bob: Person
) -> None:
    likes = ann.ok("GET", "/api/me")["preferences"]
    ann.ok("PUT", "/api/me/preferences", {**likes, "confirm": True})
    table = table_for(ann, bob, "kepler3ad-1")
    held = None
    for number in range(80):
        for person in (ann, bob):
            update = person.see(table)
            if update["pending"].get("held") and person is ann:
                held = update
                break
            if update["decision"] is not None:
                person.act(table, update, number)
        if held:
            break
    assert held is not None
    assert held["undo"] >= 1
    path = f"/api/matches/{table}"
    assert bob.refused("POST", f"{path}/confirm", {"ply": held["ply"]}) == (409, "conflict")
    after = ann.ok("POST", f"{path}/confirm", {"ply": held["ply"]})
    assert after["told"][0]["seat"] == -1


def test_resigning_ends_the_match(served: Served, ann: Person, bob: Person) -> None:
    table = table_for(ann, bob)
    ply = bob.see(table)["ply"]
    after = bob.ok("POST", f"/api/matches/{table}/resign", {"ply": ply})
    assert (after["status"], after["outcome"]["places"]) == ("over", [1, 2])
    answer = ann.ask("POST", f"/api/matches/{table}/act", {"action": 0, "ply": after["ply"]})
    assert answer.status_code == 409


def test_a_level_plays_on_for_whoever_leaves_and_gives_the_seat_back(
    served: Served, ann: Person, bob: Person
) -> None:
    table = table_for(ann, bob, stand_in="random")
    after = bob.ok("POST", f"/api/tables/{table}/leave", {})
    assert (after["seats"][1]["kind"], after["seats"][1]["left"]) == ("level", True)
    assert bob.refused("POST", f"/api/matches/{table}/resign", {"ply": 1})[0] == 403
    update = play_some([ann], table, 4)
    record = ann.ok("GET", f"/api/matches/{table}/record")
    assert any(one["seat"] == 1 for one in record["entries"])
    back = bob.ok("POST", f"/api/tables/{table}/come-back", {})
    assert back["viewer"] == 1
    assert back["ply"] >= update["ply"]


def test_a_table_may_refuse_those_who_left(served: Served, ann: Person, bob: Person) -> None:
    table = table_for(ann, bob, returning=False, stand_in="random")
    bob.ok("POST", f"/api/tables/{table}/leave", {})
    assert bob.refused("POST", f"/api/tables/{table}/come-back", {}) == (403, "not-yours")


@pytest.mark.parametrize(
    ("how", "status"), [("lose", "over"), ("replace", "running"), ("answer", "running")]
)
def test_what_happens_when_time_is_up(
    served: Served, ann: Person, bob: Person, how: str, status: str
) -> None:
    clock = {"kind": "live", "seconds": 30, "increment": 5, "timeout": how}
    table = table_for(ann, bob, "kepler3ad-1", clock=clock, stand_in="random")
    before = ann.see(table)
    seat = before["clocks"]["running"][0]
    assert 10 < before["clocks"]["left"][seat] <= 30
    served.watch.ahead += 31
    served.do(served.services.sweeper.sweep())
    after = wait_for(lambda: _beyond(ann, table, before["rev"]))
    assert after["status"] == status
    table_now = ann.ok("GET", f"/api/tables/{table}")
    assert (table_now["seats"][seat]["kind"] == "level") == (how == "replace")
    if how == "lose":
        assert after["outcome"]["reason"] == "resigned"
    if how == "answer":
        assert after["told"] or after["ply"] > before["ply"]


def _beyond(person: Person, table: str, rev: int) -> Any:
    update = person.see(table)
    return update if update["rev"] > rev else None


def test_days_begin_anew_with_each_turn(served: Served, ann: Person, bob: Person) -> None:
    table = table_for(ann, bob, "kepler3ad-1", clock={"kind": "days", "days": 2})
    asked = ann.see(table)["clocks"]["running"]
    assert ann.see(table)["clocks"]["left"][asked[0]] == pytest.approx(2 * 86_400, abs=60)
    served.watch.ahead += 86_400
    update = play_some([ann, bob], table, 3)
    left = update["clocks"]["left"]
    assert all(one > 86_000 for one in left)
