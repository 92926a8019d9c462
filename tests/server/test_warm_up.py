"""Loading ahead: what the first person asks for is there, and nobody is held up by it for good."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from tests.server.conftest import settings_for
from tests.server.serving import Served, Watch

from perihelion.games import ids, load
from perihelion.server import warm_up as module
from perihelion.server.matches import elements
from perihelion.server.operations.logs import LOG
from perihelion.server.services import Services
from perihelion.server.thinking.processes import Thinkers
from perihelion.server.warm_up import warm_up


class NoThinkers(Thinkers):
    """Processes that are asked for and not started."""

    def __init__(self) -> None:
        super().__init__(1, 1000)
        self.asked = 0

    def warm_up(self) -> None:
        self.asked += 1


@pytest.fixture(autouse=True)
def _at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "PAUSE", 0.0)


@pytest.mark.parametrize("game", ids())
def test_the_elements_of_a_first_match_are_there(lite: Served, game: str) -> None:
    elements._packed.cache_clear()
    asyncio.run(warm_up(thinkers := NoThinkers()))
    assert thinkers.asked == 1
    before = elements._packed.cache_info().misses
    ann, rules = lite.person(), load(game)
    seats = next((count for count in rules.seat_counts if count > 1), None)
    wanted = {"game": game, "level": "random", "options": dict(rules.first_options)}
    table = ann.ok("POST", "/api/play", wanted | {"seats": seats})["table"]["id"]
    ann.ok("GET", f"/api/matches/{table}/elements")
    assert elements._packed.cache_info().misses == before


def test_a_process_thinks_before_the_first_question() -> None:
    thinkers = Thinkers(1, 2_000)
    try:
        thinkers.warm_up()
        [first] = thinkers.pids()
        assert asyncio.run(thinkers.run(abs, -3)) == 3
        assert list(thinkers.pids()) == [first]
    finally:
        thinkers.close()
    idle = Thinkers(0, 2_000)  # a server whose levels think elsewhere
    idle.warm_up()
    assert not idle.pids()


def test_what_cannot_be_loaded_is_told_and_ends_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def broken(_game: str) -> Any:
        raise OSError("the disk is gone")

    told: list[str] = []
    monkeypatch.setattr(LOG, "error", lambda what, **_: told.append(what))
    monkeypatch.setattr(module, "load", broken)
    asyncio.run(warm_up(NoThinkers()))
    assert told == ["something could not be loaded ahead"]


def test_a_server_that_is_closed_loads_nothing_more(
    tmp_path: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "BREATH", 60.0)

    async def begun_and_closed() -> asyncio.Task[None]:
        services = await Services.open(
            settings_for(f"sqlite+aiosqlite:///{tmp_path}/a.db"), Watch()
        )
        services.begin_warm_up()
        [task] = [one for one in asyncio.all_tasks() if "warm_up" in repr(one.get_coro())]
        await services.close()
        await asyncio.wait([task], timeout=5)
        return task

    assert asyncio.run(begun_and_closed()).cancelled()
