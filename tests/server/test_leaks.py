"""Nothing a seat may not know leaves the server: by answer, socket, error or log line.

The truth is looked up in the server itself. A secret is a card of a hidden hand; wherever the
view of a seat does not name it as known to that seat, no answer to it may either.
"""

from __future__ import annotations

import json
import logging
import re
from typing import Any

import pytest
from tests.server.serving import Person, Served, play_some, table_for

from perihelion.games import ids
from perihelion.kernel.state import CHANCE
from perihelion.server.operations import logs

GAMES = ids()


def answers_for(person: Person, table: str) -> dict[str, Any]:
    """Everything a person can get to read about a match."""
    found = {}
    for path in ("", "?since=0", "/record", "/at/8", "/at/20", "/fairness", "/since-my-turn",
                 "/verify", "/luck", "/chances", "/evaluation?since=2", "/coach",
                 "/hint?level=random", "/hint?level=cadet", "?seat=0", "?seat=1", "/record?seat=1",
                 "/record?seat=0", "/at/20?seat=0", "/at/20?seat=1",
                 "/views?first=0&last=20", "/views?first=8&last=20&seat=0",
                 "/views?first=8&last=20&seat=1"):  # fmt: skip
        found[path] = person.ask("GET", f"/api/matches/{table}{path}").text
    for path in ("", "/chat", "/presence"):
        found[f"table{path}"] = person.ask("GET", f"/api/tables/{table}{path}").text
    for body in ({"action": "x", "ply": 1}, {"action": 999, "ply": person.see(table)["ply"]}):
        found[str(body)] = person.ask("POST", f"/api/matches/{table}/act", body).text
    return found


@pytest.mark.parametrize("game", GAMES)
def test_no_seed_and_no_true_record_while_a_match_runs(lite: Served, game: str) -> None:
    ann, bob, eve = lite.person(), lite.person(), lite.person()
    table = table_for(ann, bob, game)
    play_some([ann, bob], table, 10)

    async def secrets() -> tuple[str, str]:
        async with lite.services.rooms.open(table) as room:
            return room.dealer.seal.seed.hex(), room.match.state.key()

    seed, key = lite.do(secrets())
    for person in (ann, bob, eve, lite.nobody()):
        for path, text in answers_for(person, table).items():
            assert seed not in text, path
            assert key not in text, path
            assert "agent_seed" not in text, path


@pytest.mark.parametrize("game", GAMES)
def test_what_a_seat_gets_depends_only_on_what_it_knows(lite: Served, game: str) -> None:
    """Non-interference over the wire: another truth behind the same knowledge, the same answers.

    The state of a running match is replaced by one imagined from what a seat knows; every
    answer to that seat about how things stand must be the same, byte for byte.
    """
    ann, bob = lite.person(), lite.person()
    table = table_for(ann, bob, game)
    play_some([ann, bob], table, 12)
    from perihelion.kernel.rng import Rng

    for seat, person in ((0, ann), (1, bob), (2, lite.person())):
        before = person.ask("GET", f"/api/matches/{table}").text

        async def swap(viewer: int = seat) -> Any:
            async with lite.services.rooms.open(table) as room:
                truth = room.match.line.states[-1]
                room.match.line.states[-1] = truth.blind(viewer).imagine(Rng(7))
                return truth

        truth = lite.do(swap())
        try:
            after = person.ask("GET", f"/api/matches/{table}").text
        finally:

            async def back(state: Any = truth) -> None:
                async with lite.services.rooms.open(table) as room:
                    room.match.line.states[-1] = state

            lite.do(back())
        assert json.loads(after) == json.loads(before)


def test_hidden_draws_and_hands_of_zenith_reach_only_their_owner(lite: Served) -> None:
    ann, bob, eve = lite.person(), lite.person(), lite.person()
    table = table_for(ann, bob)
    with ann.live(table) as mine, eve.live(table) as watching:
        play_some([ann, bob], table, 10)
        last = ann.see(table)["ply"]
        for line in (mine, watching):
            while line.update()["ply"] < last:
                pass
        heard = {0: str(mine.heard), 2: str(watching.heard)}

    async def truth() -> tuple[list[list[str]], list[str]]:
        async with lite.services.rooms.open(table) as room:
            hands = [list(room.match.view(seat).seats[seat].hand) for seat in (0, 1)]  # type: ignore[attr-defined]
            drawn = [said.entry.text for said in room.match.line.said if said.entry.seat == CHANCE]
            return hands, drawn

    hands, drawn = lite.do(truth())
    assert hands[0]
    assert hands[1]
    assert any(text.startswith("draw") for text in drawn)
    for seat, person, other in ((0, ann, 1), (1, bob, 0)):
        update = person.see(table, since=0)
        told = " ".join(one["text"] for one in update["told"])
        hidden = [card for card in hands[other] if f"draw {card}" in drawn]
        assert hidden
        for card in hidden:
            assert f"draw {card}" not in told, (seat, card)
    watched = eve.see(table, since=0)
    told = " ".join(one["text"] for one in watched["told"])
    for card in (*hands[0], *hands[1]):
        assert f"draw {card}" not in told
        assert f"'draw {card}'" not in heard[2]
    for card in hands[1]:
        assert f"'draw {card}'" not in heard[0]


def test_what_is_told_of_a_hidden_draw_does_not_name_it(lite: Served) -> None:
    """Not in its text, its events, its words or its label."""
    ann, bob, eve = lite.person(), lite.person(), lite.person()
    table = table_for(ann, bob)
    play_some([ann, bob], table, 10)

    async def drawn() -> dict[int, str]:
        async with lite.services.rooms.open(table) as room:
            rows = enumerate(room.match.line.said, 1)
            return {ply: said.entry.text for ply, said in rows if said.entry.seat == CHANCE}

    truth = lite.do(drawn())
    hidden = 0
    for person in (ann, bob, eve):
        for one in person.see(table, since=0)["told"]:
            name = truth.get(one["ply"], "").partition(" ")[2]
            if name and one["text"] != truth[one["ply"]]:
                hidden += 1
                assert name not in json.dumps(one), one
    assert hidden > 10


def test_secret_objectives_of_kepler_3042_reach_only_their_owner(lite: Served) -> None:
    ann, bob, eve = lite.person(), lite.person(), lite.person()
    table = table_for(ann, bob, "kepler3042")
    with ann.live(table) as mine, eve.live(table) as watching:
        play_some([ann, bob], table, 12)
        last = ann.see(table)["ply"]
        for line in (mine, watching):
            while line.update()["ply"] < last:
                pass
        heard = {0: json.dumps(mine.heard), 2: json.dumps(watching.heard)}

    async def truth() -> list[str]:
        async with lite.services.rooms.open(table) as room:
            views: list[Any] = [room.match.view(seat) for seat in (0, 1)]
            return [views[seat].nations[seat].objectives[0].id for seat in (0, 1)]

    objectives = lite.do(truth())
    assert objectives[0] != objectives[1]
    for viewer, person in ((0, ann), (1, bob), (2, eve)):
        texts = [*answers_for(person, table).values(), heard.get(viewer, "")]
        for seat, objective in enumerate(objectives):
            printed = f'"objective:{objective}"'  # in the list of what nobody has checked
            whole = re.compile(rf"{objective}(?![\w-])")  # one id may begin like another
            knows = any(whole.search(text.replace(printed, "")) for text in texts)
            assert knows == (seat == viewer), (viewer, objective)


class Kept(logging.Handler):
    """Keeps the lines as they would be written."""

    def __init__(self) -> None:
        super().__init__(logging.DEBUG)
        self.setFormatter(logs.FORMAT)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(self.format(record))


def test_logs_hold_no_secret_and_no_answer(lite: Served) -> None:
    kept = Kept()
    log = logging.getLogger("perihelion.server")
    log.addHandler(kept)
    level = log.level
    log.setLevel(logging.DEBUG)
    try:
        ann, bob = lite.person(), lite.person()
        name = "Ann of the logs"
        ann.ok("POST", "/api/me/claim", {"name": name, "password": "correct horse"})
        made = ann.ok("POST", "/api/me/tokens", {"label": "x", "scopes": ["read"]})
        Person(lite.url, made["secret"]).ok("GET", "/api/me")
        table = table_for(ann, bob)
        play_some([ann, bob], table, 6)
        ann.ok("POST", f"/api/tables/{table}/chat", {"text": "a secret plan"})
        ann.ask("GET", f"/api/matches/{table}?since=987654321987")
    finally:
        log.removeHandler(kept)
        log.setLevel(level)
    text = "\n".join(kept.lines)
    assert "/api/matches/{table" in text
    cookie = next(iter(ann.http.cookies.values()))
    for secret in (cookie, cookie.partition(".")[0], made["secret"], "correct horse", name,
                   "a secret plan", "987654321987", "recruit", "mulligan", table):  # fmt: skip
        assert secret not in text, secret
    for line in kept.lines:
        assert isinstance(json.loads(line), dict)
