"""From the home page to a match, from its end to its replay, and on from there."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.page.conftest import Visitors
from tests.page.player import Player
from tests.page.situations import GAMES, near_the_end


def _finished(player: Player, game: str) -> None:
    """A match that has just been given up, a few plies from its end."""
    player.sit(near_the_end(game).table())
    player.answer_first()
    player.wait_for_question()
    if not player.is_over:
        player.ask("POST", f"/api/matches/{player.table}/resign", {"ply": player.ply})
    expect(player.page.locator('[data-part="end"]')).to_be_visible()


def _ply(page: Page) -> int:
    slide = page.locator('[data-part="replay"] input[type="range"]')
    return int(slide.input_value())


@pytest.mark.parametrize("game", GAMES)
def test_two_clicks_to_the_first_decision(game: str, regular: Visitors) -> None:
    """Home, play now: something is asked, or somebody else is seen to think."""
    player = regular()
    player.go("/")
    page = player.page
    page.locator(f'[data-play="{game}"]').click()
    expect(page.locator('[data-part="question"], [data-part="waiting"]').first).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_replay(game: str, regular: Visitors) -> None:
    """Steps by button and by key, and every step is drawn."""
    player = regular()
    _finished(player, game)
    page = player.page
    player.go(f"/replay/{player.table}?ply=0")
    bar = page.locator('[data-part="replay"]')
    expect(bar).to_be_visible()
    last = int(bar.locator('input[type="range"]').get_attribute("max") or 0)
    page.wait_for_function("() => document.querySelector('input[type=range]').value === '0'")
    for _ in range(min(3, last)):
        before = _ply(page)
        page.keyboard.press("ArrowRight")
        page.wait_for_function(
            "was => Number(document.querySelector('input[type=range]').value) === was + 1",
            arg=before,
        )
    bar.locator('[data-step="back"]').click()
    page.wait_for_function(
        "was => Number(document.querySelector('input[type=range]').value) === was",
        arg=min(3, last) - 1,
    )


def test_judged_and_played_on(regular: Visitors) -> None:
    """A level tells what it makes of a finished match, and one may play on from any ply."""
    player = regular()
    _finished(player, "zenith")
    page = player.page
    player.go(f"/replay/{player.table}?ply=0")
    page.locator("[data-judge]").click()
    expect(page.locator('[data-part="worth"]')).to_be_visible(timeout=30_000)
    page.locator("[data-fork]").click()
    page.locator("[data-fork-go]").click()
    page.wait_for_url("**/t/*")
    assert player.table not in page.url
    player.wait_for_question()


def test_chance_is_verified_in_the_page(regular: Visitors) -> None:
    """The verifier of the page computes every draw again."""
    player = regular()
    _finished(player, "zenith")
    player.page.locator("[data-verify]").click()
    expect(player.page.locator('[data-sound="true"]')).to_be_visible()
