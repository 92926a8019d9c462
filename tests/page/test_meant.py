"""What is pressed is meant: pointing previews, never chooses, and the button says what it does."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect
from tests.page.conftest import Visitors
from tests.page.situations import situations


def _centre(of: Locator) -> tuple[float, float]:
    box = of.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_the_way_to_the_button_changes_nothing(regular: Visitors) -> None:
    """One card of the first hand is chosen, the pointer crosses the list: that card goes."""
    player = regular()
    situation = next(one for one in situations("zenith") if one.kind == "mulligan")
    player.sit(situation.table())
    page, ply = player.page, player.ply
    alone = [one for one in player.options() if len(one["elements"]) == 1]
    meant = next(one for one in alone if one["elements"][0].startswith("card:"))
    player.point(meant["elements"][0])
    button = page.locator("[data-do]").filter(visible=True).first
    words = page.locator(f'[data-option="{meant["id"]}"] .text').inner_text()
    expect(button).to_contain_text(words)
    other = page.locator(f'[data-option]:not([data-option="{meant["id"]}"])').first
    other.hover()
    expect(page.locator("[data-option].hovered")).to_have_count(1)
    expect(button).to_contain_text(words)
    page.mouse.move(*_centre(button), steps=12)
    page.mouse.down()
    page.mouse.up()
    told = player.heard(lambda one: one["ply"] > ply)["told"]
    assert told[0]["text"] == meant["text"]


def test_enter_belongs_to_the_question_after_a_click_in_the_bar(regular: Visitors) -> None:
    player = regular()
    player.sit(next(one for one in situations("zenith") if one.kind == "turn").table())
    page, ply = player.page, player.ply
    page.keyboard.press("1")
    menu = page.locator("[data-menu]")
    menu.click()
    menu.click()
    page.keyboard.press("Enter")
    expect(menu).to_have_attribute("aria-expanded", "false")
    player.heard(lambda one: one["ply"] > ply)


@pytest.mark.parametrize("game", ["zenith", "kepler3ad-2"])
def test_l_closes_what_it_opened(regular: Visitors, game: str) -> None:
    player = regular()
    player.sit(situations(game)[0].table())
    page = player.page
    log = page.get_by_role("log").filter(visible=True)
    seen = log.count()
    page.keyboard.press("l")
    expect(log.first).to_be_focused()
    page.keyboard.press("l")
    expect(log).to_have_count(seen)
    assert page.evaluate("document.activeElement?.getAttribute('role')") != "log"
