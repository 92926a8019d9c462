"""Several nodes on one PostgreSQL, as behind a proxy: real processes, killed and restarted."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any

import pytest
from tests.server.processes import Process
from tests.server.serving import Person, Socket, table_for
from websockets.exceptions import ConnectionClosed

MOVES = 12


@pytest.fixture
def nodes(shared: str) -> Iterator[tuple[Process, Process]]:
    one, two = Process(shared), Process(shared)
    one.start()
    two.start()
    yield one, two
    for node in (one, two):
        if node.running is not None and node.running.poll() is None:
            node.stop()


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
