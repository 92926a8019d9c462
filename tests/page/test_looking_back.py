"""From the home page to a match, from its end to its replay, and on from there."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.page.conftest import Visitors
from tests.page.player import Player
from tests.page.situations import GAMES, near_the_end
from tests.sampling import half


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


@pytest.mark.parametrize("game", half(GAMES, 0))
def test_two_clicks_to_the_first_decision(game: str, regular: Visitors) -> None:
    """Home, play now: something is asked, or somebody else is seen to think.

    Whoever has played none of the game is welcomed before that (test_learning.py).
    """
    player = regular()
    player.ask("POST", "/api/play", {"game": game, "level": "random"})
    player.page.evaluate("localStorage.setItem('perihelion-came', '1')")  # not through the page
    player.go("/")
    page = player.page
    page.locator(f'[data-play="{game}"]').click()
    expect(page.locator('[data-part="question"], [data-part="waiting"]').first).to_be_visible()


@pytest.mark.parametrize("game", half(GAMES, 1))
def test_replay(game: str, regular: Visitors) -> None:
    """Steps by button and by key, and every step is drawn."""
    player = regular()
    _finished(player, game)
    page = player.page
    player.go(f"/replay/{player.table}?ply=0")
    bar = page.locator('[data-part="replay"]')
    expect(bar).to_be_visible()
    page.wait_for_function(
        "() => { const all = document.querySelector('input[type=range]');"
        " return all.value === '0' && Number(all.max) > 0; }"
    )
    last = int(bar.locator('input[type="range"]').get_attribute("max") or 0)
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


def test_a_replay_is_a_film(visitor: Visitors) -> None:
    """Its step is told in words with rings on the board; it runs by itself and stays at its end."""
    player = visitor(motion=True, film="fastest")
    _finished(player, "kepler3ad-2")
    page = player.page
    player.go(f"/replay/{player.table}?ply=0")
    told = page.locator('[data-part="replay"] [data-part="film"] .lines')
    expect(told).to_contain_text("Before the first move")
    for _ in range(40):
        page.keyboard.press("ArrowRight")
        if page.locator("[data-ring]").count():
            break
        page.wait_for_timeout(50)
    expect(page.locator("[data-ring]").first).to_be_attached()
    expect(told).not_to_contain_text("Before the first move")
    # The film is short: on a busy machine nobody may look while it runs.
    page.locator('[data-step="play"]').evaluate(
        "button => { window.labels = [];"
        " new MutationObserver(() => window.labels.push(button.ariaLabel))"
        ".observe(button, { attributes: true }); }"
    )
    page.keyboard.press(" ")
    page.wait_for_function("() => window.labels.includes('Pause')")
    page.wait_for_function(
        "() => { const all = document.querySelector('input[type=range]');"
        " const close = document.querySelector('[data-close-scoring]');"
        " if (close) close.click(); return all && all.value === all.max; }",
        timeout=60_000,
    )
    expect(page.locator('[data-step="play"]')).to_have_attribute("aria-label", "Play")
    page.keyboard.press("Home")
    expect(told).to_contain_text("Before the first move")


def test_the_slider_reaches_its_last_stop(regular: Visitors) -> None:
    """Pulled to its right end, it shows the end of the match, and the mark stands there too."""
    player = regular()
    _finished(player, "zenith")
    page = player.page
    player.go(f"/replay/{player.table}?ply=0")
    slide = page.locator('[data-part="replay"] input[type="range"]')
    expect(slide).to_be_visible()
    page.wait_for_function("() => document.querySelector('input[type=range]').value === '0'")
    box = slide.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 8, box["y"] + box["height"] / 2)
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] - 2, box["y"] + box["height"] / 2, steps=5)
    page.mouse.up()
    last = slide.get_attribute("max") or ""
    expect(slide).to_have_value(last)
    expect(page.locator('[data-part="replay"] [data-film]')).to_have_attribute(
        "data-film", str(last)
    )


def test_judged_and_played_on(regular: Visitors) -> None:
    """A level tells what it makes of a finished match, and one may play on from any ply."""
    player = regular()
    _finished(player, "zenith")
    page = player.page
    player.go(f"/replay/{player.table}?ply=0")
    page.locator("[data-judge]").click()
    expect(page.locator('[data-part="worth"]')).to_be_visible(timeout=60_000)
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
