"""The name of a place, typed, makes it hot; Enter points at it."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.page.conftest import Visitors
from tests.page.player import Player
from tests.page.situations import situations
from tests.sampling import half

NAMED = [
    ("zenith", "influence", "terra", "planet:terra"),
    ("zenith", "turn", "/venus", "planet:venus"),
    ("kepler3042", "ship", "/12-10", "hex:12-10"),
    ("kepler3ad-1", "to", "pa2", "district:PA2"),
    ("kepler3ad-2", "group", "G1", "planet:G1"),
]


def _sit(player: Player, game: str, kind: str) -> None:
    asked = next(one for one in situations(game) if one.kind == kind)
    player.sit(asked.table())


@pytest.mark.parametrize(("game", "kind", "typed", "element"), half(NAMED, 0))
def test_a_name_makes_its_place_hot(
    game: str, kind: str, typed: str, element: str, regular: Visitors
) -> None:
    """What is typed is shown, with what it means; Enter narrows to the options of that place."""
    player = regular()
    _sit(player, game, kind)
    page, question = player.page, player.question
    options = player.update()["decision"]["options"]
    naming = [one for one in options if element in one["elements"]]
    page.keyboard.type(typed)
    echo = page.locator('[data-part="typed"]')
    expect(echo).to_contain_text(typed.strip("/").replace("-", "").upper())
    page.keyboard.press("Enter")
    expect(echo).to_have_count(0)
    expect(question.locator("[data-option]")).to_have_count(len(naming))
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")


def test_escape_leaves_a_name_and_letters_keep_their_keys(regular: Visitors) -> None:
    """Escape takes the name away and not what was chosen; L still leads to the log."""
    player = regular()
    _sit(player, "zenith", "influence")
    page = player.page
    page.keyboard.type("ma")
    echo = page.locator('[data-part="typed"]')
    expect(echo).to_contain_text("Mars")
    page.keyboard.press("Backspace")
    expect(echo).to_contain_text("Mercury")
    page.keyboard.press("Escape")
    expect(echo).to_have_count(0)
    page.keyboard.press("l")
    expect(page.locator('[role="log"]')).to_be_focused()
    page.keyboard.press("2")
    expect(page.locator("[data-option].ready .n")).to_have_text("2")
    page.keyboard.press("?")
    expect(page.locator("dialog[open]")).to_contain_text("/")
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
