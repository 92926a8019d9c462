"""The board of Kepler-3042 beyond answering: map, cubes, solo."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, expect
from tests.games.kepler3042.scene import GAME, nation, scene
from tests.page.conftest import PHONE, Visitors
from tests.sampling import half

ALONE = [{"kind": "me"}]
AGAINST = [{"kind": "me"}, {"kind": "level", "level": "random"}]


def _table(seats: list[dict[str, Any]], **more: Any) -> dict[str, Any]:
    return {"game": "kepler3042", "seats": seats, **more}


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


def test_a_cube_is_carried_to_a_planet(regular: Visitors) -> None:
    """The drop narrows as two clicks would, and the button does it."""
    player = regular()
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


def test_a_cube_dropped_nowhere_changes_nothing(regular: Visitors) -> None:
    player = regular()
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


def test_a_cube_is_carried_by_a_finger(regular: Visitors) -> None:
    """From the question before: its planet is pointed at, and the cube after that."""
    player = regular(size=PHONE)
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


# The galaxy.


def _flying(**more: Any) -> dict[str, Any]:
    """A ship of mine at speed 6 chooses where to go; a planet, a mine and an alien one lie near."""
    own = nation(ships="13-9", levels="30000")
    bodies = "16-9 5, 13-6 mine, 11-11 27, 15-7 goal"
    table = scene(own, nation(), seats=4, bodies=bodies, **more)
    state = table.skip("production").play("stop", "move 13-9").state
    return _table(
        [{"kind": "me"}] + [{"kind": "level", "level": "random"}] * 3,
        position=GAME.describe(state),
    )


def test_a_flight_is_shown_before_it_is_chosen(regular: Visitors) -> None:
    """Pointing, focus: the way step by step, how far of how far, and what becomes of the ship."""
    player = regular()
    player.sit(_flying())
    page, reading = player.page, player.page.locator(".reading")
    planet = player.element("hex:16-9")
    planet.hover()
    expect(reading).to_contain_text("3 of 6 hexes")
    expect(reading).to_contain_text("may colonise")
    expect(page.locator(".route circle")).to_have_count(2)
    page.mouse.move(5, 5)
    player.element("hex:13-6").focus()
    expect(reading).to_contain_text("stays")
    player.element("hex:11-11").hover()
    expect(reading).to_contain_text("Antimatter Science")
    player.element("hex:15-7").hover()
    expect(reading).to_contain_text("fly on")
    player.element("hex:14-9").hover()
    expect(reading).to_contain_text("1 of 6 hexes")
    assert player.update()["decision"]["kind"] == "leg"


def test_a_finger_sees_the_flight_first(regular: Visitors) -> None:
    player = regular(size=PHONE)
    player.sit(_flying())
    player.element("hex:16-9").tap()
    expect(player.page.locator(".reading")).to_contain_text("3 of 6 hexes")
    expect(player.page.locator(".route circle")).to_have_count(2)
    assert player.update()["decision"]["kind"] == "leg"


def _width(place: Locator) -> float:
    box = place.bounding_box()
    return box["width"] if box else 0.0


def test_only_what_is_lit(regular: Visitors) -> None:
    """The rest steps back and what is lit fills the map, until it is switched off again."""
    player = regular()
    player.sit(_flying())
    page = player.page
    lit, away = player.element("hex:14-9"), page.locator(".only")
    before = lit.bounding_box()
    away.click()
    expect(away).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".veil")).to_have_count(1)
    assert before is not None
    player.wait_until(lambda: _width(lit) > before["width"] * 1.2)
    away.click()
    expect(page.locator(".veil")).to_have_count(0)
    player.wait_until(lambda: lit.bounding_box() == before)


def test_the_sheet_gives_way_while_the_map_is_moved(regular: Visitors) -> None:
    player = regular(size=PHONE)
    player.sit(_flying())
    page = player.page
    frame = page.locator(".frame")
    high = frame.bounding_box()
    assert high is not None
    page.mouse.move(120, 200)
    page.mouse.down()
    page.mouse.move(150, 230, steps=4)
    page.wait_for_function(
        "high => document.querySelector('.frame').clientHeight > high", arg=high["height"] + 40
    )
    page.mouse.up()
    page.wait_for_function(
        "high => document.querySelector('.frame').clientHeight <= high", arg=high["height"] + 1
    )
    expect(page.locator(".purse")).to_be_in_viewport()


CUT = """column => [...column.querySelectorAll('.cell b, .cell small')]
    .filter(one => one.getBoundingClientRect().right
        > one.closest('.cell').getBoundingClientRect().right + 1)
    .map(one => one.textContent)"""
"""Words that stick out of their cells."""


# Alone.


def _level(round_: int, level: int = 2, **more: Any) -> dict[str, Any]:
    own = nation(colonies="5, 3*", levels="22110", tracks=(6, 4))
    options: dict[str, Any] = {"campaign": "hybrid_civilisation", "level": level}
    table = scene(own, seats=1, bodies="13-9 5, 15-9 3", options=options, round=round_, **more)
    return _table(ALONE, position=GAME.describe(table.state))


SIZES = [((1440, 900),), ((1024, 768),)]
"""One of them by turns, both in the soak."""


@pytest.mark.parametrize("size", half(SIZES, 0))
def test_a_level_says_what_is_left(regular: Visitors, size: tuple[int, int]) -> None:
    player = regular(size=size)
    player.sit(_level(9))
    goals = player.page.locator('[data-part="objectives"] [data-goal]')
    assert [goals.nth(n).get_attribute("data-goal") for n in range(4)] == [
        "0/1",
        "1/3",
        "2/5",
        "2/4",
    ]
    expect(player.page.locator('[data-part="objectives"]')).to_contain_text("/40")
    for n in range(4):
        expect(goals.nth(n)).to_be_in_viewport()


def test_a_level_on_a_phone(regular: Visitors) -> None:
    """What it asks for is in sight on every tab."""
    player = regular(size=PHONE)
    player.sit(_level(9))
    for tab in ("map", "actions", "tech", "planets", "table"):
        player.page.locator(f'[data-tab="{tab}"]').click()
        expect(player.page.locator(".goal")).to_contain_text("0/2")
        expect(player.page.locator(".goal")).to_contain_text("/40")


def test_why_a_level_was_failed(regular: Visitors) -> None:
    """Each condition with how far it came, and the points that were missing."""
    player = regular()
    player.sit(_level(16, card="entropy-reversal"))
    for _ in range(20):
        if player.is_over:
            break
        texts = {one["text"]: one for one in player.update()["decision"]["options"]}
        chosen = next(
            (texts[one] for one in ("end", "stop", "skip", "decline") if one in texts), None
        )
        player.answer_by_list(chosen or next(iter(texts.values())))
        player.wait_for_question()
    page = player.page
    expect(page.locator('[data-part="verdict"]')).to_contain_text("Level 2 is not passed")
    rest = page.locator(".ending")
    expect(rest).to_contain_text("0 of 1")
    expect(rest).to_contain_text("missing")


def test_the_table_between_desk_and_phone(regular: Visitors) -> None:
    """Card, objective and log are one press away, and boards are in sight without scrolling."""
    player = regular(lang="fr", size=(1024, 768))
    player.sit(_table(AGAINST, position=_assigning("assign", "give earth")))
    page = player.page
    page.locator('[data-part="corner"]').click()
    expect(page.locator('[data-part="log"]')).to_be_in_viewport()
    expect(page.locator('[data-part="objectives"]')).to_be_in_viewport()
    page.locator('[data-part="corner"]').click()
    expect(page.locator('[data-part="log"]')).to_have_count(0)
    column = page.locator(".right")
    assert column.evaluate("one => one.scrollHeight <= one.clientHeight + 2")
    assert column.evaluate(CUT) == []


@pytest.mark.parametrize("size", half(SIZES, 1))
def test_what_i_have_is_in_sight(regular: Visitors, size: tuple[int, int]) -> None:
    """With five colonies and three rivals: my points, storage, pit and ships, in French too."""
    own = nation(earth="2E 1M", colonies="5 1E 1A, 3* 2M, 8 1E, 10 1M, 2* 1A", levels="42323")
    bodies = "16-10 5, 18-9 3, 9-5 8, 8-9 10, 7-9 2"
    table = scene(own, seats=4, bodies=bodies, card="extraterrestrial-knowledge")
    seats = [{"kind": "me"}] + [{"kind": "level", "level": "random"}] * 3
    player = regular(lang="fr", size=size)
    player.sit(_table(seats, position=GAME.describe(table.state)))
    for place in (
        '[data-place="0 place:storage"]',
        '[data-place="0 place:pit"]',
        ".store.ships",
        '.nation[data-seat="0"]',
    ):
        expect(player.page.locator(place)).to_be_in_viewport(ratio=0.97)
        assert player.page.locator(place).evaluate(IN_SIGHT), place


IN_SIGHT = """one => {
    const box = one.getBoundingClientRect();
    const at = document.elementFromPoint(box.right - 6, box.bottom - 6);
    return one.contains(at);
}"""
"""Whether its far corner is what one sees there."""
