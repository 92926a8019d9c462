"""The board of Kepler-3042 beyond answering: figures of the table's own data, map, cubes, solo."""

from __future__ import annotations

import json
import os
import shutil
from importlib import resources
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, expect
from tests.games.kepler3042.scene import GAME, nation, scene
from tests.page.conftest import PHONE, Visitors
from tests.page.conftest import Visitors
from tests.page.player import Player
from tests.page.situations import situations
from tests.server.processes import Process

from perihelion.server.settings import database_url

SHIPPED = Path(str(resources.files("perihelion.games.kepler3042") / "data"))
ALONE = [{"kind": "me"}]
AGAINST = [{"kind": "me"}, {"kind": "level", "level": "random"}]


def _table(seats: list[dict[str, Any]], **more: Any) -> dict[str, Any]:
    return {"game": "kepler3042", "seats": seats, **more}


def _correct(folder: Path) -> None:
    """A data set whose prices, cells and points differ from those that ship."""
    for one in SHIPPED.glob("*.json"):
        shutil.copy(one, folder)

    def change(file: str) -> Any:
        return json.loads((folder / f"{file}.json").read_text())

    def write(file: str, plain: Any) -> None:
        (folder / f"{file}.json").write_text(json.dumps(plain))

    technologies = change("technologies")
    travel = technologies["technologies"][0]["levels"]
    travel[1]["cost"] = {"energy": 2, "matter": 1, "antimatter": 0}
    travel[2]["effects"]["speed"] = 5
    write("technologies", technologies)
    rules = change("rules")
    for line in rules["scoring"]:
        if line["id"] == "zone_far":
            line["vp"] = 7
        if line["id"] == "max_tech":
            line["vp"] = 9
    write("rules", rules)
    galaxy = change("galaxy")
    next(zone for zone in galaxy["zones"] if zone["id"] == "far")["vp_per_colony"] = 7
    write("galaxy", galaxy)


PATCH = """
from importlib import resources
from pathlib import Path
whole = resources.files
resources.files = lambda name: Path({folder!r}) if name.endswith("kepler3042") else whole(name)
"""
"""An owner's correction of the installed components, as a server finds it when it starts."""


def test_figures_of_corrected_components(
    browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Boards show what the server plays with, not what the page was built with."""
    (tmp_path / "sitecustomize.py").write_text(PATCH.format(folder=str(tmp_path)))
    (tmp_path / "data").mkdir()
    _correct(tmp_path / "data")
    paths = [str(tmp_path), os.environ.get("PYTHONPATH", "")]
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(filter(None, paths)))
    server = Process(database_url(str(tmp_path / "t.db")), "--bots", "1", log=tmp_path / "log")
    server.start()
    try:
        context = browser.new_context(base_url=f"http://127.0.0.1:{server.port}", locale="en-GB")
        player = Player(context)
        player.sit(_table(AGAINST))
        travel = player.page.locator(".board .technology").first
        expect(travel.locator(".level").nth(2)).to_contain_text("5")
        price = travel.locator(".level").nth(3).get_by_role("img", name="2 energy and 1 matter")
        expect(price).to_have_count(1)
        expect(player.page.locator(".zone-name").last).to_contain_text("7★")
        expect(player.page.locator(".right")).to_contain_text("9★")
        assert player.complaints == []
        context.close()
    finally:
        server.stop()


# Cubes carried by pointer or finger.


def _assigning(*answers: str) -> dict[str, Any]:
    """Quantum Physics lets me move a cube between Earth and planet 5."""
    own = nation(earth="2E 1M", colonies="5 1E, 3 1M", levels="02000")
    state = scene(own, nation(), bodies="13-9 5, 15-9 3").play("quantum", *answers).state
    return GAME.describe(state)


def _middle(place: Locator) -> tuple[float, float]:
    place.scroll_into_view_if_needed()
    box = place.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_cube_is_carried_to_a_planet(visitor: Visitors) -> None:
    """The drop narrows as two clicks would, and the button does it."""
    player = visitor()
    player.sit(_table(AGAINST, position=_assigning("assign", "give earth")))
    page = player.page
    cube = page.locator('[data-place="0 planet:earth"] [data-cube=energy]')
    card = page.locator('[data-place="0 planet:3"]')
    page.mouse.move(*_middle(cube))
    page.mouse.down()
    page.mouse.move(*_middle(card), steps=6)
    expect(page.locator(".carried.taken")).to_be_visible()
    page.mouse.up()
    expect(player.question.locator("[data-option]")).to_have_count(1)
    assert player.update()["decision"]["kind"] == "cube"
    ply = player.ply
    page.keyboard.press("Enter")
    player.wait_for_question(ply)
    held = {one["planet"]: one["cubes"] for one in player.update()["view"]["nations"][0]["planets"]}
    assert held["3"] == {"energy": 1, "matter": 1}


def test_a_cube_dropped_nowhere_changes_nothing(visitor: Visitors) -> None:
    player = visitor()
    player.sit(_table(AGAINST, position=_assigning("assign", "give earth")))
    page = player.page
    before = player.question.locator("[data-option]").count()
    page.mouse.move(*_middle(page.locator('[data-place="0 planet:earth"] [data-cube=energy]')))
    page.mouse.down()
    page.mouse.move(*_middle(page.locator('[data-place="0 place:pit"]')), steps=6)
    expect(page.locator(".carried")).to_be_visible()
    page.mouse.up()
    expect(page.locator(".carried")).to_have_count(0)
    expect(player.question.locator("[data-option]")).to_have_count(before)


def test_a_cube_is_carried_by_a_finger(visitor: Visitors) -> None:
    """From the question before: its planet is pointed at, and the cube after that."""
    player = visitor(size=PHONE)
    player.sit(_table(AGAINST, position=_assigning("assign")))
    page = player.page
    page.locator('[data-tab="planets"]').click()
    start = _middle(page.locator('[data-place="0 planet:earth"] [data-cube=energy]'))
    end = _middle(page.locator('[data-place="0 planet:5"]'))
    finger = player.context.new_cdp_session(page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        spots = [{"x": x, "y": y} for x, y in points]
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": spots})

    touch("touchStart", start)
    for part in (0.3, 0.6, 1.0):
        x, y = (a + (b - a) * part for a, b in zip(start, end, strict=True))
        touch("touchMove", (x, y))
    touch("touchEnd")
    expect(player.question.locator("[data-option]")).to_have_count(1)
    ply = player.ply
    page.locator("[data-do]").click()
    player.wait_for_question(ply)
    expect(player.question.locator("[data-option]")).to_have_count(1)
    expect(player.question.locator("[data-option]")).to_contain_text("planet 5")
