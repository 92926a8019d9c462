"""One authority for the time: no wall clock of a machine decides a match."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from pathlib import Path

import pytest
from sqlalchemy import text
from tests.server.conftest import settings_for
from tests.server.processes import _absolute_path
from tests.server.serving import Person, Served, table_for, wait_for

import perihelion.server
from perihelion.server.settings import database_url
from perihelion.server.store import Store, clock
from perihelion.server.store.clock import Clock, DatabaseClock

NEAR = 10.0
"""Seconds that a busy machine may lose between two readings; clocks here are off by more."""
ASKED = """
import asyncio, sys, time
real, off = time.time, [float(sys.argv[2])]
time.time = lambda: real() + off[0]
from perihelion.server.services import Services
from perihelion.server.settings import Settings

async def scene():
    services = await Services.open(Settings(database=sys.argv[1]))
    first = services.clock() - real()
    off[0] += 3600
    print(first, services.clock() - real() - first)
    await services.close()

asyncio.run(scene())
"""
"""A server on a machine whose wall clock is off, and then set an hour ahead."""


def off_by(database: str, seconds: float) -> tuple[float, float]:
    """How far its time is off, and how far it jumps."""
    command = [sys.executable, "-c", ASKED, database, str(seconds)]
    env = os.environ | {"PYTHONPATH": _absolute_path()}
    said = subprocess.run(command, capture_output=True, text=True, env=env, check=True, timeout=180)
    first, jump = said.stdout.split()
    return float(first), float(jump)


def test_setting_the_wall_clock_changes_nothing(tmp_path: Path) -> None:
    _, jump = off_by(database_url(str(tmp_path / "x.db")), 0.0)
    assert abs(jump) < NEAR


def test_workers_on_machines_that_disagree_agree(shared: str) -> None:
    skew, jump = off_by(shared, 20.0)
    assert abs(skew) < NEAR
    assert abs(jump) < NEAR


def test_nobody_reads_the_wall_clock_but_the_authority() -> None:
    folder = Path(perihelion.server.__file__).parent
    readers = {one.name for one in folder.rglob("*.py") if "time.time" in one.read_text()}
    assert {one for one in readers if not one.startswith("v0")} == {"clock.py"}


def set_database(monkeypatch: pytest.MonkeyPatch, seconds: float) -> None:
    """Let the database's own clock be off."""
    now = f"extract(epoch FROM clock_timestamp()) + {seconds}"
    keep = "(SELECT value FROM keep WHERE name = :name) AS correction"
    query = f"SELECT CAST({now} AS double precision) AS now, {keep}"
    monkeypatch.setattr(clock, "_LOOK", text(query))


@pytest.mark.parametrize("jump", [3600.0, -3600.0])
def test_setting_the_database_s_clock_changes_nothing(
    shared: str, monkeypatch: pytest.MonkeyPatch, jump: float
) -> None:
    """Two workers see it at the same moment, and a third one starts in the middle of it."""

    async def scene() -> None:
        store = await Store.open(settings_for(shared))
        true = Clock(0.0)
        one, two, late = DatabaseClock(store), DatabaseClock(store), DatabaseClock(store)
        for each in (one, two):
            await each.look()
        start = one() - true()
        set_database(monkeypatch, jump)
        await late.look()
        await asyncio.gather(one.look(), two.look())
        for _ in range(2):
            for each in (late, two, one):
                await each.look()
        for each in (one, two, late):
            assert abs(each() - true() - start) < NEAR
        set_database(monkeypatch, 0.0)
        await two.look()
        fresh = DatabaseClock(store)
        for each in (fresh, one, late):
            await each.look()
            assert abs(each() - true() - start) < NEAR
        await store.close()

    asyncio.run(scene())


def test_small_differences_are_followed(shared: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two crystals never agree: a drift is no jump."""

    async def scene() -> None:
        store = await Store.open(settings_for(shared))
        true, one = Clock(0.0), DatabaseClock(store)
        await one.look()
        start = one() - true()
        for step in range(1, 41):
            set_database(monkeypatch, step * 0.25)
            await one.look()
        assert one() - true() - start == pytest.approx(10.0, abs=5.0)
        await store.close()

    asyncio.run(scene())


def test_a_clock_is_shown_as_it_stands(served: Served, ann: Person, bob: Person) -> None:
    """Not as it stood when the turn began: whoever loads the page sees what is left now."""
    limit = {"kind": "live", "seconds": 600}
    table = table_for(ann, bob, "kepler3ad-1", clock=limit)
    before = ann.see(table)["clocks"]
    served.watch.ahead += 60
    try:
        after = ann.see(table)["clocks"]
        seat = after["running"][0]
        assert before["left"][seat] - after["left"][seat] == pytest.approx(60, abs=10)
        assert wait_for(lambda: bob.see(table)["clocks"]["at"] >= before["at"] + 60)
    finally:
        served.watch.ahead -= 60
