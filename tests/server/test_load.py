"""One caller does not slow everybody: pools apart, quotas, heavy answers outside the loop."""

from __future__ import annotations

import asyncio
import http.client
import socket
import threading
import time
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select
from tests.server.conftest import settings_for
from tests.server.serving import SECONDS, Person, Served, Watch, table_for, wait_for

from perihelion.kernel.patch import without_nulls
from perihelion.kernel.record import read_record
from perihelion.kernel.rng import Rng
from perihelion.server.errors import Busy, TooMany
from perihelion.server.gateway.caller import NOBODY, Asker
from perihelion.server.identity import webhooks
from perihelion.server.matches.narration import AT_ONCE, past_of
from perihelion.server.operations.metrics import REGISTRY
from perihelion.server.settings import database_url
from perihelion.server.store import schema
from perihelion.server.thinking.fair_queue import FairQueue
from perihelion.server.thinking.processes import Question, Thinkers
from perihelion.server.wire import NewTable, SeatAsked


@contextmanager
def dripping() -> Iterator[tuple[str, list[int]]]:
    """A server that answers with a byte now and then, for ever; and the bytes of each call that
    was given up."""
    listening = socket.create_server(("127.0.0.1", 0))
    held: list[int] = []
    ends = threading.Event()

    def drip(line: socket.socket) -> None:
        sent = 0
        with line:
            try:
                while not ends.wait(0.1):
                    line.sendall(b"H")
                    sent += 1
            except OSError:
                held.append(sent)

    def serve() -> None:
        while True:
            try:
                line, _ = listening.accept()
            except OSError:
                return
            threading.Thread(target=drip, args=[line], daemon=True).start()

    threading.Thread(target=serve, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{listening.getsockname()[1]}/turn", held
    finally:
        ends.set()
        listening.shutdown(socket.SHUT_RDWR)
        listening.close()


def test_a_webhook_that_drips_holds_nobody_up(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Sign-in needs threads too; a webhook has none, and its call ends by itself."""
    ann, bob = served.person(), served.person()
    name = f"Ann {ann.ok('GET', '/api/me')['id']}"
    ann.ok("POST", "/api/me/claim", {"name": name, "password": "correct horse"})
    likes = ann.ok("GET", "/api/me")["preferences"]
    for patience in ("SECONDS", "CONNECT_SECONDS"):  # longer than anybody waits here
        monkeypatch.setattr(webhooks, patience, 2 * SECONDS)
    with dripping() as (url, held):
        ann.ok("PUT", "/api/me/preferences", {**likes, "webhook": url})
        me = ann.ok("GET", "/api/me")["id"]
        wait_for(lambda: me in served.services.webhooks._urls)
        for _ in range(24):  # more than a pool of threads has, on any machine of ours
            table_for(ann, bob)
        served.nobody().ok("POST", "/api/sign-in", {"name": name, "password": "correct horse"})
        assert served.services.webhooks._calls[me] == webhooks.EACH_AT_ONCE, "all still under way"
        assert not held


def test_a_call_to_a_webhook_that_drips_ends_by_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(webhooks, "SECONDS", 0.5)
    with dripping() as (url, held):
        with pytest.raises(TimeoutError):
            asyncio.run(webhooks.post(url, {}, private=True))
        assert wait_for(lambda: held)


# Heavy answers.


async def long_match(served: Served, game: str) -> str:
    """A finished match of more than 200 entries between two hot seats, written at once.

    The server seals its own seed, so chance may end a match early: then another is played.
    """
    services = served.services
    caller, _ = await services.people.new_guest()
    seats = (SeatAsked(kind="me"), SeatAsked(kind="hotseat", name="Bob"))
    rng = Rng(7)
    while True:
        table = (await services.tables.create(caller, NewTable(game=game, seats=seats))).id
        async with services.rooms.open(table) as room:
            while not room.match.is_over:
                if not room.match.step():
                    seat = room.match.pending().seats[0]
                    legal = room.match.state.legal(seat)
                    room.match.act(seat, legal[int(rng.below(len(legal)))])
            await services.matches.commit(room)
            if room.ply > 200:
                return table


@pytest.fixture(scope="module")
def long(lite: Served) -> str:
    return lite.do(long_match(lite, "zenith"))


@contextmanager
def looking_at_health(served: Served) -> Iterator[list[float]]:
    """How long somebody else waits meanwhile for an answer that costs nothing.

    In seconds of this process, in which the server runs: others on the machine count for nothing.
    """
    waits: list[float] = []
    done = threading.Event()

    def look() -> None:
        person = served.nobody()
        while not done.is_set():
            began = time.process_time()
            person.ok("GET", "/healthz")
            waits.append(time.process_time() - began)
            time.sleep(0.02)

    thread = threading.Thread(target=look)
    thread.start()
    try:
        yield waits
    finally:
        done.set()
        thread.join()


def asked(served: Served, path: str, _number: int) -> tuple[int, bytes]:
    """Somebody's status and body."""
    line = http.client.HTTPConnection("127.0.0.1", served.port, timeout=SECONDS)
    line.request("GET", path, headers={"Accept-Encoding": "gzip"})
    answer = line.getresponse()
    body = answer.read()
    line.close()
    return answer.status, body


@pytest.mark.parametrize("path", ["/record?seat=0", "?since=0", "/verify", "/at/0"])
def test_forty_who_ask_for_a_long_match_hold_nobody_up(lite: Served, long: str, path: str) -> None:
    with looking_at_health(lite) as waits, ThreadPoolExecutor(40) as pool:
        answers = list(pool.map(partial(asked, lite, f"/api/matches/{long}{path}"), range(40)))
    assert {status for status, _ in answers} == {200}
    assert len({body for _, body in answers}) == 1
    longest = max(waits, default=0.0)  # forty answers may be quicker than one look
    assert longest < 1.5, f"{path}: somebody waited {longest:.1f} s"


def test_others_have_their_turn_while_a_long_past_is_told(lite: Served, long: str) -> None:
    async def scene() -> None:
        async with lite.services.rooms.open(long) as room:
            past = past_of(room, 0, 0)
        turns = 0

        async def others() -> None:
            nonlocal turns
            while True:
                turns += 1
                await asyncio.sleep(0)

        task = asyncio.create_task(others())
        told = await lite.services.teller.told(NOBODY, past)
        task.cancel()
        assert len(told) == room.ply
        assert turns >= room.ply // AT_ONCE

    lite.do(scene())


def test_a_moment_before_a_take_back_is_not_played_again(lite: Served) -> None:
    """What stood after each entry, also where take-backs follow, is what a replay has there."""
    ann = lite.person()
    seats = [{"kind": "me"}, {"kind": "hotseat", "name": "Bob"}]
    table = ann.ok("POST", "/api/tables", {"game": "zenith", "seats": seats})["id"]
    for number in range(12):
        update = ann.see(table)
        update = ann.act(table, update, number)
        if number % 3 == 2:
            ann.ok("POST", f"/api/matches/{table}/undo", {"ply": update["ply"], "plies": 1})
    update = ann.see(table)
    ann.ok("POST", f"/api/matches/{table}/undo", {"ply": update["ply"], "plies": 2})
    views = list(read_record(ann.ask("GET", f"/api/matches/{table}/record?seat=0").content).views())  # type: ignore[union-attr]  # a redacted one
    for ply, view in enumerate(views):
        shown = ann.ok("GET", f"/api/matches/{table}/at/{ply}?seat=0")
        assert without_nulls(shown["view"]) == view, ply


# The queue of the thinking processes.


def order_of(queue: FairQueue, asked: list[tuple[Asker, float]], seconds: float) -> list[int]:
    """In which order work is done that was asked for at once, each taking so many seconds."""
    done: list[int] = []

    async def one(number: int, asker: Asker, credit: float) -> None:
        await queue.enter(asker, credit)
        done.append(number)
        await asyncio.sleep(0)
        queue.leave(asker, seconds)

    async def scene() -> None:
        await asyncio.gather(*(one(n, *given) for n, given in enumerate(asked)))

    asyncio.run(scene())
    return done


MALLORY, ANN, BOB = Asker("mallory", "1"), Asker("ann", "2"), Asker("bob", "2")


def test_whoever_asks_for_much_waits_for_themselves() -> None:
    asked = [(MALLORY, 0.0)] * 8 + [(ANN, 0.0), (BOB, 0.0)]
    order = order_of(FairQueue("t", 1, clock=lambda: 0.0), asked, 1.0)
    assert order.index(8) == 1
    assert order.index(9) <= 3


def test_other_names_at_one_address_are_no_help() -> None:
    many = [(Asker(f"guest {n}", "1"), 0.0) for n in range(8)]
    order = order_of(FairQueue("t", 1, clock=lambda: 0.0), [*many, (ANN, 0.0)], 1.0)
    assert order.index(8) == 1


def test_urgent_work_goes_first_but_nobody_lives_on_urgency() -> None:
    asked = [(BOB, 0.0), (MALLORY, 0.0), (ANN, 4.0)]
    assert order_of(FairQueue("t", 1, clock=lambda: 0.0), asked, 1.0)[1] == 2
    asked = [(MALLORY, 4.0)] * 20 + [(ANN, 0.0)]
    order = order_of(FairQueue("t", 1, clock=lambda: 0.0), asked, 1.0)
    assert 3 <= order.index(20) <= 6


def test_too_much_at_a_time_is_refused_with_a_time_to_come_again() -> None:
    async def scene() -> None:
        queue = FairQueue("t", 1, each=2, most=6)
        waiting = [asyncio.create_task(queue.enter(MALLORY)) for _ in range(2)]
        await asyncio.sleep(0)
        with pytest.raises(TooMany) as refused:
            await queue.enter(MALLORY)
        assert refused.value.after > 0
        for number in range(2):
            waiting.append(asyncio.create_task(queue.enter(Asker(f"g{number}", "1"))))
            await asyncio.sleep(0)
        with pytest.raises(TooMany, match="wait for what you have"):  # the address, not the name
            await queue.enter(Asker("g3", "1"))
        waiting += [asyncio.create_task(queue.enter(one)) for one in (ANN, BOB)]
        await asyncio.sleep(0)
        with pytest.raises(Busy):
            await queue.enter(Asker("carol", "3"))
        waiting[1].cancel()  # somebody who goes makes room
        await asyncio.sleep(0)
        waiting.append(asyncio.create_task(queue.enter(Asker("carol", "3"))))
        for asker in (MALLORY, ANN, BOB, Asker("carol", "3"), Asker("g0", "1"), Asker("g1", "1")):
            await asyncio.sleep(0)
            await asyncio.sleep(0)
            queue.leave(queue._inside[0], 1.0)
            assert asker
        await asyncio.gather(*waiting, return_exceptions=True)
        assert not queue._inside
        assert not queue._waiting

    asyncio.run(asyncio.wait_for(scene(), 20))  # whoever is not refused waits for ever


def test_who_goes_in_the_moment_of_admission_hands_the_slot_on() -> None:
    """Given up and admitted in one step of the loop: nobody is told of it, and nothing is lost."""

    async def scene() -> None:
        queue = FairQueue("t", 1, clock=lambda: 0.0)
        await queue.enter(MALLORY)
        ann, bob = (asyncio.create_task(queue.enter(who)) for who in (ANN, BOB))
        await asyncio.sleep(0)  # both wait
        ann.cancel()
        queue.leave(MALLORY, 0.0)
        await asyncio.wait_for(bob, 5.0)
        assert ann.cancelled()

    asyncio.run(scene())


def test_a_busy_server_answers_with_a_time_to_come_again(tmp_path: Path) -> None:
    settings = settings_for(
        database_url(str(tmp_path / "x.db")), limits=True, analyses_each=1, analyses=2
    )
    server = Served(settings, Watch())
    server.start()
    try:
        tables = [server.do(long_match(server, "zenith")) for _ in range(3)]
        paths = [f"/api/matches/{one}/record?seat={seat}" for one in tables for seat in (0, 1)]
        analysts = server.services.heavy.analysts

        async def block() -> None:
            for _ in range(analysts.processes):
                await analysts.queue.enter(NOBODY)

        async def free() -> None:
            for _ in range(analysts.processes):
                analysts.queue.leave(NOBODY, 0.0)

        server.do(block())
        with ThreadPoolExecutor(6) as pool:
            asked = [pool.submit(server.nobody().ask, "GET", path) for path in paths]
            refused = wait_for(lambda: _done(asked, 4))
            server.do(free())
            answers = [one.result() for one in asked]
        assert sorted(one.status_code for one in answers)[:3] == [200, 200, refused[0].status_code]
        assert {one.status_code for one in refused} <= {429, 503}
        assert all(int(one.headers["retry-after"]) > 0 for one in refused)
        assert server.nobody().ask("GET", paths[0]).status_code == 200
    finally:
        server.stop()


def _done(asked: list[Future[Any]], count: int) -> list[Any]:
    """The answers there are, if there are so many."""
    found = [one.result() for one in asked if one.done()]
    return found if len(found) >= count else []


# Levels.


def slow_choose(asked: Question) -> int:
    """What a level answers, the admiral after a while."""
    if asked.level == "admiral":
        time.sleep(0.5)
    return asked.legal[0]


Order = list[tuple[str, str]]
"""What became of the questions to levels: "asked" or "answered", and the level."""


@pytest.fixture
def slow(served: Served, monkeypatch: pytest.MonkeyPatch) -> Iterator[Order]:
    """Levels that think as `slow_choose` says, in processes that can import this module; and the
    order in which they were asked and answered."""
    bot_turns = served.services.bot_turns
    monkeypatch.syspath_prepend(Path(__file__).parents[2])
    own = Thinkers(bot_turns.thinkers.processes, bot_turns.thinkers.memory)
    monkeypatch.setattr(bot_turns, "thinkers", own)
    monkeypatch.setattr("perihelion.server.thinking.bot_turns.choose", slow_choose)
    order, run = Order(), own.run

    async def noted(work: Any, question: Question, **more: Any) -> Any:
        order.append(("asked", question.level))
        chosen = await run(work, question, **more)
        order.append(("answered", question.level))
        return chosen

    monkeypatch.setattr(own, "run", noted)
    yield order
    bot_turns.attended_seconds = -1.0  # those who were left stop after the test
    served.do(bot_turns.idle())
    bot_turns.attended_seconds = 60.0
    own.close()


def left_to_admirals(served: Served, count: int) -> list[str]:
    """Tables that somebody opened and left, where admirals play on alone."""
    mallory = served.person()
    body = {"game": "zenith", "level": "admiral", "house": {"stand_in": "admiral"}}
    tables = [mallory.ok("POST", "/api/play", body)["table"]["id"] for _ in range(count)]
    for table in tables:
        mallory.ok("POST", f"/api/tables/{table}/leave", {})
    first = answers_of_levels()
    wait_for(lambda: answers_of_levels() > first)  # the process has started
    return tables


MOST_AHEAD = 5
"""Of twelve admirals: who is under way when a cadet is asked, in each process, and hardly more."""


def admirals_before_cadets(order: Order) -> list[int]:
    """How many admirals answered between each question to a cadet and its answer."""
    found, begun = [], 0
    for number, one in enumerate(order):
        if one == ("asked", "cadet"):
            begun = number
        elif one == ("answered", "cadet"):
            found.append(order[begun:number].count(("answered", "admiral")))
    return found


def answers_of_levels() -> float:
    return REGISTRY.get_sample_value("perihelion_moves_total", {"by": "level"}) or 0.0


def test_tables_of_admirals_delay_no_strangers_cadet(served: Served, slow: Order) -> None:
    left_to_admirals(served, 12)
    ann = served.person()
    begun = ann.ok("POST", "/api/play", {"game": "zenith", "level": "cadet", "seat": 1})
    table = begun["table"]["id"]
    for number in range(3):
        ann.act(table, wait_for(lambda: _asked(ann, table)), number)
    ahead = wait_for(lambda: admirals_before_cadets(slow))
    assert max(ahead) <= MOST_AHEAD, ahead


def _asked(person: Person, table: str) -> Any:
    update = person.see(table)
    return update if update["decision"] is not None else None


def test_tables_of_admirals_delay_nobodys_clock(served: Served, slow: Order) -> None:
    """A level answers for somebody whose time is up, before levels that nobody waits for."""
    left_to_admirals(served, 12)
    ann, bob = served.person(), served.person()
    clock = {"kind": "live", "seconds": 5, "increment": 0, "timeout": "answer"}
    table = table_for(ann, bob, "kepler3ad-1", clock=clock, stand_in="cadet")
    before = ann.see(table)
    served.watch.ahead += 6
    wait_for(lambda: ann.see(table)["rev"] > before["rev"])
    ahead = admirals_before_cadets(slow)
    assert ahead
    assert max(ahead) <= MOST_AHEAD, ahead


@pytest.mark.usefixtures("slow")
def test_levels_alone_stop_where_nobody_looks_and_go_on_when_somebody_does(
    served: Served,
) -> None:
    (table,) = left_to_admirals(served, 1)
    served.services.bot_turns.attended_seconds = 0.5
    try:
        wait_for(lambda: table not in served.services.bot_turns._running)
        stood = served.do(_ply(served, table))
        time.sleep(1.5)  # three answers of an admiral
        assert served.do(_ply(served, table)) == stood
        with served.nobody().live(table) as live:
            while live.update()["ply"] < stood + 3:
                pass
    finally:
        served.services.bot_turns.attended_seconds = 60.0


async def _ply(served: Served, table: str) -> int:
    tables = schema.tables
    row = await served.services.store.row(select(tables.c.ply).where(tables.c.id == table))
    assert row is not None
    return int(row["ply"])


@pytest.mark.usefixtures("slow")
def test_where_a_person_has_a_seat_levels_answer_though_nobody_looks(served: Served) -> None:
    """Over days: whoever is asked next must be asked, though nobody is there now."""
    served.services.bot_turns.attended_seconds = 0.0
    try:
        ann = served.person()
        seats = [{"kind": "me"}, {"kind": "level", "level": "cadet"}, {"kind": "friend"}]
        clock = {"kind": "days", "days": 3}
        body = {"game": "kepler3ad-1", "seats": seats, "house": {"clock": clock}}
        table = ann.ok("POST", "/api/tables", body)
        served.person().ok("POST", f"/api/tables/{table['id']}/sit", {"code": table["join"]})

        def waits_for_a_person() -> bool:
            row = served.do(_row(served, table["id"]))
            return bool(row["asked"]) and row["asked"] != [1] and not row["waits_bot"]

        wait_for(waits_for_a_person)
    finally:
        served.services.bot_turns.attended_seconds = 60.0


async def _row(served: Served, table: str) -> Any:
    return await served.services.store.row(select(schema.tables).where(schema.tables.c.id == table))
