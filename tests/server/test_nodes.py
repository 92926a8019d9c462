"""Several nodes on one PostgreSQL, as behind a proxy: real processes, killed and restarted."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from threading import Event, Thread
from typing import Any

import pytest
from tests.server.balancer import balanced
from tests.server.conftest import new_postgres
from tests.server.processes import Process
from tests.server.serving import Person, Socket, table_for, wait_for
from websockets.exceptions import ConnectionClosed

MOVES = 12
TABLES = 3
AGAIN_SECONDS = (0.5, 1.0)
"""After which the page comes again at the latest: the first time, and then (live.svelte.ts)."""
MOST_SECONDS = 30.0
"""Without a line, at most, when a node is restarted and the machine has much else to do. On a
machine of its own, in the soak, it is two."""


@pytest.fixture(scope="module")
def _pair(postgres: str) -> Iterator[tuple[Process, Process]]:
    database = new_postgres(postgres)
    pair = Process(database), Process(database)
    yield pair
    for node in pair:
        if node.is_up:
            node.stop()


@pytest.fixture
def nodes(_pair: tuple[Process, Process]) -> tuple[Process, Process]:
    """Two nodes that run; those of the test before, where it has left them running."""
    down = [node for node in _pair if not node.is_up]
    for node in down:
        node.begin()
    for node in down:
        node.wait()
    return _pair


def at(person: Person, node: Process) -> Person:
    """The same person, sent to another node by the proxy."""
    moved = node.nobody()
    moved.http.cookies.update(person.http.cookies)
    return moved


class Player:
    """One at the table, who comes again where the line is lost."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.told: list[int] = []
        self.now: Any = None

    @contextmanager
    def line(self, table: str) -> Iterator[Socket]:
        since = self.now["ply"] if self.now else 0
        with self.person.live(table, since=since) as line:
            yield line

    def hear(self, line: Socket) -> None:
        update = line.update()
        self.told += [one["ply"] for one in update["told"]]
        self.now = update


def play(table: str, players: list[Player], lines: list[Socket], moves: int) -> None:
    """Whoever is asked answers; both hear of it, wherever they are."""
    for number in range(moves):
        if players[0].now["status"] != "running":
            return
        who = next(n for n in (0, 1) if players[n].now["decision"])
        asked, line = players[who].now, lines[who]
        options = asked["decision"]["options"]
        chosen = options[number * 7 % len(options)]["id"]
        line.send(do="act", action=chosen, ply=asked["ply"], ref=number)
        while players[who].now["ply"] == asked["ply"]:
            players[who].hear(line)
        while players[1 - who].now["ply"] < players[who].now["ply"]:
            players[1 - who].hear(lines[1 - who])


def hear_the_end(line: Socket) -> None:
    """Nothing comes any more, and the line is closed."""
    with suppress(ConnectionClosed):
        while True:
            line.next()


def check_whole(table: str, players: list[Player]) -> None:
    """Each entry was told to each of them once, in order, and the rows have the same."""
    last = players[0].person.see(table)["ply"]
    for one in players:
        assert one.told == list(range(1, one.now["ply"] + 1))
        assert one.now["ply"] == last


@pytest.mark.parametrize("how", ["kill", "stop"])
def test_a_match_goes_on_at_the_other_node(nodes: tuple[Process, Process], how: str) -> None:
    """Two people at two nodes; one node dies in the middle, or is restarted by its operator."""
    first, second = nodes
    ann = first.nobody()
    ann.ok("POST", "/api/me")
    bob = second.nobody()
    bob.ok("POST", "/api/me")
    # Made at one node, joined and played at both.
    table = table_for(ann, at(bob, first))
    players = [Player(ann), Player(bob)]
    with players[1].line(table) as other:
        with players[0].line(table) as line:
            for player, one in zip(players, (line, other), strict=True):
                player.hear(one)
            play(table, players, [line, other], MOVES)
            getattr(first, how)()
            hear_the_end(line)
        players[0].person = at(ann, second)
        with players[0].line(table) as line:
            play_on = Player(players[0].person)
            play_on.hear(line)
            assert play_on.now["ply"] == players[0].now["ply"], "nothing happened meanwhile"
            assert not play_on.told, "what was seen before is not told again"
            play(table, players, [line, other], MOVES)
            check_whole(table, players)


def test_a_rolling_restart_loses_nothing(nodes: tuple[Process, Process]) -> None:
    """One node after the other is restarted while two people play through whichever is there."""
    people = [nodes[0].nobody(), nodes[0].nobody()]
    for person in people:
        person.ok("POST", "/api/me")
    table = table_for(people[0], people[1])
    players = [Player(person) for person in people]
    for turn in range(3):
        serving = nodes[turn % 2]
        other = nodes[(turn + 1) % 2]
        for player in players:
            player.person = at(player.person, serving)
        with players[0].line(table) as one, players[1].line(table) as two:
            for player, line in zip(players, (one, two), strict=True):
                player.hear(line)
            play(table, players, [one, two], MOVES // 2)
            if other.running is not None and turn:
                other.stop()
                other.start()
            play(table, players, [one, two], MOVES // 2)
    check_whole(table, players)


class Restless(Thread):
    """Somebody who always answers at once, and comes again like the page when the line is lost."""

    def __init__(self, person: Person, table: str, ended: Event) -> None:
        super().__init__()
        self.player = Player(person)
        self.table = table
        self.ended = ended
        self.has_line = False
        self.without: list[float] = []
        """Seconds without a line, each time it was lost."""
        self.problems: list[str] = []
        self.error: Exception | None = None

    def run(self) -> None:
        lost = 0.0
        while not self.ended.is_set():
            try:
                with self.player.line(self.table) as line:
                    self.take(line.update())
                    if lost:
                        self.without.append(time.monotonic() - lost)
                    lost = 0.0
                    self.has_line = True
                    self.play(line)
            except (ConnectionClosed, OSError, EOFError):
                self.has_line = False
                again = AGAIN_SECONDS[lost > 0]
                lost = lost or time.monotonic()
                time.sleep(again)
            except Exception as error:  # noqa: BLE001  (the test looks at it)
                self.error = error
                return

    def has_had(self, losses: int) -> bool:
        """Whether there is a line again after so many were lost, or nothing more to wait for."""
        return self.error is not None or (self.has_line and len(self.without) == losses)

    def take(self, update: Any) -> None:
        self.player.told += [one["ply"] for one in update["told"]]
        self.player.now = update

    def play(self, line: Socket) -> None:
        answered = -1
        while not self.ended.is_set():
            now = self.player.now
            if now["decision"] and now["status"] == "running" and now["ply"] != answered:
                answered = now["ply"]
                options = now["decision"]["options"]
                chosen = options[now["ply"] * 7 % len(options)]["id"]
                line.send(do="act", action=chosen, ply=now["ply"])
            with suppress(TimeoutError):
                self.hear(line)

    def hear(self, line: Socket) -> None:
        """The next that tells how things stand."""
        while True:
            news = line.next(seconds=0.5)
            update = news.get("update")
            if news["type"] == "problem":
                self.problems.append(news["error"])
                if update:  # from where the answer was given, whatever was told since
                    seen = self.player.now["ply"]
                    update["told"] = [one for one in update["told"] if one["ply"] > seen]
            if update:
                self.take(update)
                return


@pytest.mark.parametrize("seconds", [MOST_SECONDS, pytest.param(2.0, marks=pytest.mark.soak)])
def test_players_hardly_notice_a_rolling_restart(
    nodes: tuple[Process, Process], seconds: float
) -> None:
    """One node after the other is restarted under load, behind a proxy: everybody has a line again
    soon, and is told everything once."""
    ended = Event()
    with balanced(*(node.port for node in nodes)) as address:
        everybody = []
        for _ in range(TABLES):
            pair = [Person(address), Person(address)]
            for person in pair:
                person.ok("POST", "/api/me")
            table = table_for(pair[0], pair[1])
            everybody += [Restless(person, table, ended) for person in pair]
        for one in everybody:
            one.start()
        try:
            for turn, node in enumerate(nodes):
                wait_for(lambda turn=turn: all(one.has_had(turn) for one in everybody))  # type: ignore[misc]
                time.sleep(0.5)
                node.stop()
                # Up again only when all are at the other: each of the nodes has had everybody.
                wait_for(lambda turn=turn: all(one.has_had(turn + 1) for one in everybody))  # type: ignore[misc]
                node.start()
            time.sleep(0.5)
        finally:
            ended.set()
            for one in everybody:
                one.join()
        last = {one.table: one.player.person.see(one.table, since=0)["ply"] for one in everybody}
    assert [one.error for one in everybody] == [None] * len(everybody)
    for one in everybody:
        assert len(one.without) == len(nodes)
        assert max(one.without) < seconds
        assert set(one.problems) <= {"stale"}
        assert one.player.told == list(range(1, one.player.now["ply"] + 1))
        assert last[one.table] - one.player.now["ply"] <= 20, "nobody was left behind"
