"""Thinkers on machines of their own: real processes on a real PostgreSQL."""

from __future__ import annotations

import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest
from tests.server.processes import Process
from tests.server.serving import Person
from tests.server.test_operations import perihelion

LONG = 120.0


@contextmanager
def thinkers(database: str, number: int) -> Iterator[list[subprocess.Popen[str]]]:
    """So many `perihelion think`, ended with all their processes."""
    command = [sys.executable, "-m", "perihelion", "think", "--database", database]
    running = [
        subprocess.Popen(command, stdout=subprocess.PIPE, text=True, start_new_session=True)
        for _ in range(number)
    ]
    try:
        for one in running:
            assert one.stdout is not None
            assert "thinks" in one.stdout.readline()
        yield running
    finally:
        for one in running:
            end(one, signal.SIGTERM)


def end(one: subprocess.Popen[str], how: signal.Signals) -> None:
    if one.poll() is None:
        one.send_signal(how)
    one.wait(90)
    assert one.stdout is not None
    one.stdout.close()


def wait_until(is_so: Callable[[], bool], seconds: float = LONG) -> None:
    until = time.monotonic() + seconds
    while not is_so():
        assert time.monotonic() < until, "it did not come to that"
        time.sleep(0.1)


def play_on(person: Person, table: str) -> int:
    """Answer what is asked, or wait until somebody else has answered; the ply then."""
    seen = person.ok("GET", f"/api/matches/{table}")
    if seen["status"] == "running" and seen["decision"] is not None:
        action = seen["decision"]["options"][0]["id"]
        person.ok("POST", f"/api/matches/{table}/act", {"action": action, "ply": seen["ply"]})
    return int(person.ok("GET", f"/api/matches/{table}")["ply"])


def is_asked(person: Person, table: str) -> bool:
    seen = person.ok("GET", f"/api/matches/{table}")
    return seen["status"] != "running" or seen["decision"] is not None


def begun(person: Person, level: str) -> str:
    made = person.ok("POST", "/api/play", {"game": "zenith", "level": level})
    return str(made["table"]["id"])


@pytest.fixture
def node(shared: str) -> Iterator[Process]:
    """A node that thinks not."""
    process = Process(shared, "--bots", "0")
    process.start()
    yield process
    process.stop()


def test_levels_answer_where_somebody_thinks_and_only_there(shared: str, node: Process) -> None:
    person = node.nobody()
    table = begun(person, "random")

    def level_is_asked() -> bool:
        play_on(person, table)
        return not is_asked(person, table)

    wait_until(level_is_asked)
    time.sleep(2.5)  # two sweeps of the node
    assert not is_asked(person, table), "the node itself has thought"
    with thinkers(shared, 1):
        for _ in range(4):
            wait_until(lambda: is_asked(person, table))
            play_on(person, table)


def test_what_a_lost_thinker_thought_of_another_one_takes_up(shared: str, node: Process) -> None:
    """A level that thinks long is asked at several tables; its thinker is killed."""
    person = node.nobody()
    with thinkers(shared, 2) as (first, second):
        tables = [begun(person, "captain") for _ in range(3)]
        for table in tables:
            play_on(person, table)
        first.kill()  # its thinking processes end with it
        for table in tables:
            before = person.ok("GET", f"/api/matches/{table}")["ply"]
            wait_until(lambda table=table: is_asked(person, table))  # type: ignore[misc]
            assert play_on(person, table) > before or is_asked(person, table)
        assert second.poll() is None


def test_thinkers_share_no_file() -> None:
    said = perihelion("think", "--database", "sqlite:///nobody.db")
    assert said.returncode == 2
    assert "PostgreSQL" in said.stderr
