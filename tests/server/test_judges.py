"""By whose judgement levels play: told with their seats, in records and with hints."""

from __future__ import annotations

from typing import Any

import pytest
from tests.server.serving import Person, Served
from tests.server.test_kept_sets import GAMES, kept

from perihelion.ai.judged import judgement, told_by
from perihelion.ai.levels import agent_of
from perihelion.games import load
from perihelion.kernel.record import Record, read_record
from perihelion.server.thinking import levels

BY_HAND = {"refused": "data"}


def played(person: Person, game: str, level: str, data: str = "") -> Any:
    asked = {"game": game, "seats": 2, "level": level, "options": {"data": data} if data else {}}
    return person.ok("POST", "/api/play", asked)["table"]


@pytest.mark.parametrize("game", GAMES)
def test_a_seat_tells_where_what_was_learned_was_not_tried(lite: Served, game: str) -> None:
    rules = load(game)
    usual = judgement(told_by(agent_of("admiral", rules), rules.start(2, {})))
    ann = lite.person()
    mine, other = played(ann, game, "admiral")["seats"]
    assert mine["judge"] is None
    assert other["judge"] == ({"weights": usual.weights} if usual.weights else {})
    retuned = played(ann, game, "admiral", kept(ann, game)["id"])
    assert retuned["seats"][1]["judge"] == (BY_HAND if usual.weights else {})
    again = ann.ok("GET", f"/api/tables/{retuned['id']}")
    assert again["seats"][1]["judge"] == retuned["seats"][1]["judge"]


def test_who_judges_nothing_has_no_judge(lite: Served) -> None:
    assert played(lite.person(), "zenith", "random")["seats"][1]["judge"] is None


def test_a_record_says_with_which_weights_it_was_played(lite: Served) -> None:
    """Also later, when levels have learned more."""
    ann = lite.person()
    table = played(ann, "zenith", "pilot", kept(ann)["id"])["id"]
    record = f"/api/matches/{table}/record"
    told = f"hand-written: the weights were not tried on the data set {known(ann, table)['data']}"
    assert ann.ask("GET", record).json()["judges"] == ["", told]
    seen = ann.see(table)
    ann.ok("POST", f"/api/matches/{table}/resign", {"ply": seen["ply"]})
    with pytest.MonkeyPatch.context() as later:
        later.setattr(levels, "_judge_told", lambda *_: "generation 9 (evolved)")
        whole = read_record(ann.ask("GET", record).content)
    assert isinstance(whole, Record)
    assert whole.judges == ("", told)


def known(person: Person, table: str) -> Any:
    return person.ok("GET", f"/api/tables/{table}")


def test_who_plays_on_for_somebody_tells_it_too(lite: Served) -> None:
    ann = lite.person()
    table = played(ann, "zenith", "pilot", kept(ann)["id"])["id"]
    assert known(ann, table)["seats"][0]["judge"] is None
    left = ann.ok("POST", f"/api/tables/{table}/leave", {})
    assert [one["judge"] for one in left["seats"]] == [BY_HAND, BY_HAND]
    ann.ok("POST", f"/api/tables/{table}/come-back", {})
    assert known(ann, table)["seats"][0]["judge"] is None


def test_a_hint_tells_it(lite: Served) -> None:
    ann = lite.person()
    table = played(ann, "zenith", "random", kept(ann)["id"])["id"]
    seen = ann.see(table)
    assert seen["decision"]

    def judge(level: str) -> Any:
        return ann.ok("GET", f"/api/matches/{table}/hint?level={level}")["judge"]

    assert judge("admiral") == BY_HAND
    assert judge("commodore") == {}  # whoever compares judges by hand everywhere
    assert judge("random") is None
