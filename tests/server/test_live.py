"""Live updates over real sockets: two people and a spectator, lost lines, presence, chat."""

from itertools import count

import pytest
from tests.server.serving import Person, Served, Socket, table_for
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from perihelion.games import ids, load

GAMES = ids()
SHORT = {"zenith": 8, "kepler3ad-1": 6, "kepler3ad-2": 6}
"""A turn limit that ends a match soon; Kepler-3042 ends by itself."""


def answer(line: Socket, update: dict[str, object], number: int) -> None:
    decision = update["decision"]
    assert isinstance(decision, dict)
    options = decision["options"]
    line.send(do="act", action=options[number % len(options)]["id"], ply=update["ply"], ref=number)


def plies_told(line: Socket) -> list[int]:
    told: list[int] = []
    for news in line.heard:
        if news["type"] == "update" or (news["type"] == "problem" and news.get("update")):
            told += [one["ply"] for one in news["update"]["told"]]
    return told


def views_told(line: Socket) -> dict[int, object]:
    updates = [news["update"] for news in line.heard if news["type"] == "update"]
    return {update["rev"]: update["view"] for update in updates}


@pytest.mark.parametrize("length", ["short", pytest.param("full", marks=pytest.mark.soak)])
@pytest.mark.parametrize("game", GAMES)
def test_two_people_and_a_spectator_through_a_match(
    served: Served, ann: Person, bob: Person, game: str, length: str
) -> None:
    """To its end; each sees every entry once, and afterwards everything can be verified."""
    limit = dict(load(game).bot_options)  # so that careless play ends too
    if length == "short" and game in SHORT:
        limit["turn_limit"] = SHORT[game]
    table = table_for(ann, bob, game, options=limit)
    eve = served.person()
    with (
        ann.live(table) as one,
        bob.live(table, changes="true") as two,
        eve.live(table) as third,
        eve.live(table, changes="true") as fourth,
    ):
        updates = [one.update(), two.update()]
        third.update()
        fourth.update()
        for number in count():
            who = next(n for n in (0, 1) if updates[n]["decision"])
            line = (one, two)[who]
            answer(line, updates[who], number * 3 + 1)
            mine = line.next("update")
            while mine["ref"] != number * 3 + 1:
                mine = line.next("update")
            updates[who] = mine["update"]
            other = (two, one)[who]
            while updates[1 - who]["ply"] < updates[who]["ply"]:
                updates[1 - who] = other.update()
            if updates[who]["status"] == "over":
                break
        last = updates[0]["ply"]
        while plies_told(third)[-1] < last:
            third.update()
        while plies_told(fourth)[-1] < last:
            fourth.update()
        for line in (one, two, third, fourth):
            assert plies_told(line) == list(range(1, last + 1))
        assert updates[1]["view"] == bob.see(table)["view"]
        whole, changed = views_told(third), views_told(fourth)
        assert all(whole[rev] == changed[rev] for rev in whole.keys() & changed.keys())
        assert two.completed > 1
        assert fourth.completed > 1
        for news in third.heard:
            if news["type"] == "update":
                assert news["update"]["viewer"] is None
                assert news["update"]["decision"] is None
    for person in (ann, bob, eve):
        end = person.see(table)
        assert end["status"] == "over"
        assert end["outcome"] == updates[0]["outcome"]
    assert eve.ok("GET", f"/api/matches/{table}/verify")["answers"] > 0


def test_a_lost_line_is_taken_up_without_gaps_or_repeats(
    served: Served, ann: Person, bob: Person
) -> None:
    table = table_for(ann, bob)
    told: list[int] = []
    seen = 0
    for number in range(8):
        with ann.live(table, since=seen) as line:
            update = line.update()
            told += [one["ply"] for one in update["told"]]
            if update["decision"]:
                answer(line, update, number)
                update = line.update()
                told += [one["ply"] for one in update["told"]]
            seen = update["ply"]
        theirs = bob.see(table)
        if theirs["decision"]:
            bob.act(table, theirs, number)
    assert told == list(range(1, seen + 1))


def test_a_stale_answer_over_a_socket_brings_the_fresh_view(
    served: Served, ann: Person, bob: Person
) -> None:
    table = table_for(ann, bob)
    with ann.live(table) as line:
        update = line.update()
        line.send(do="act", action=0, ply=max(0, update["ply"] - 3), ref=7)
        problem = line.next("problem")
        assert (problem["error"], problem["ref"]) == ("stale", 7)
        assert problem["update"]["ply"] == update["ply"]
        line.send(do="act", action="nonsense", ply=update["ply"])
        assert line.next("problem")["error"] == "illegal-action"
        line.raw.send("not json")
        assert line.next("problem")["error"] == "bad-request"
        line.send(do="dance")
        assert line.next("problem")["error"] == "bad-request"
        line.send(do="ping")
        assert line.next("pong")["time"] > 0


def test_everybody_sees_who_is_here_and_what_is_said(
    served: Served, ann: Person, bob: Person
) -> None:
    table = table_for(ann, bob)
    eve = served.person()
    with ann.live(table) as one, eve.live(table) as two:
        while True:
            people = one.next("present")["people"]
            if len(people) == 2:
                break
        assert [person["seats"] for person in people] == [[0], []]
        with bob.live(table):
            while len(one.next("present")["people"]) < 3:
                pass
        while len(one.next("present")["people"]) == 3:
            pass
        one.send(do="say", text="bonjour <b>à tous</b>")
        for line in (one, two):
            said = line.next("chat")["lines"]
            assert [(row["text"], row["seats"]) for row in said] == [("bonjour <b>à tous</b>", [0])]
        two.send(do="say", text="I only watch")
        assert two.next("problem")["error"] == "not-yours"
    assert eve.refused("POST", f"/api/tables/{table}/chat", {"text": "hm"}) == (403, "not-yours")


def test_a_table_that_waits_tells_who_sits_down(served: Served, ann: Person, bob: Person) -> None:
    seats = [{"kind": "me"}, {"kind": "open"}]
    table = ann.ok("POST", "/api/tables", {"game": "zenith", "seats": seats})["id"]
    with ann.live(table) as line:
        assert not line.next("table")["table"]["seats"][1]["taken"]
        bob.ok("POST", f"/api/tables/{table}/sit", {})
        update = line.update()
        assert update["status"] == "running"
        assert update["decision"]


def test_whoever_leaves_a_table_without_spectators_sees_no_more(
    served: Served, ann: Person, bob: Person
) -> None:
    table = table_for(ann, bob, spectators=False, returning=False, stand_in="random")
    with bob.live(table) as line:
        line.update()
        bob.ok("POST", f"/api/tables/{table}/leave", {})
        with pytest.raises(ConnectionClosed) as closed:
            line.next("nothing of the kind")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4403


def test_the_eyes_of_a_hot_seat_can_be_changed(served: Served, ann: Person, bob: Person) -> None:
    seats = [{"kind": "me"}, {"kind": "hotseat", "name": "Bea"}]
    table = ann.ok("POST", "/api/tables", {"game": "zenith", "seats": seats})["id"]
    with ann.live(table) as line:
        assert line.update()["viewer"] == 0
        line.send(do="seat", seat=1)
        update = line.update()
        assert update["viewer"] == 1
        assert not update["view"]["seats"][0].get("hand")
    with bob.live(table) as line:
        line.update()
        line.send(do="seat", seat=1)
        assert line.next("problem")["error"] == "not-yours"


def test_signing_out_closes_the_line(ann: Person, bob: Person) -> None:
    table = table_for(ann, bob)
    with ann.live(table) as line:
        line.update()
        ann.ok("POST", "/api/sign-out")
        with pytest.raises(ConnectionClosed) as closed:
            line.next("nothing of the kind")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4401


def test_lines_that_nobody_may_have(served: Served, ann: Person, bob: Person) -> None:
    private = table_for(ann, bob, spectators=False)
    for person, table, query in (
        (served.person(), private, {}),
        (served.person(), "nowhere", {}),
        (bob, private, {"seat": 0}),
    ):
        with person.live(table, **query) as line, pytest.raises(ConnectionClosed) as closed:
            line.next()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code in (4403, 4404)
    url = f"ws://127.0.0.1:{served.port}/api/matches/{private}/live"
    with (
        pytest.raises(InvalidStatus),
        connect(url, additional_headers={"Origin": "https://evil.example"}),
    ):
        pass
