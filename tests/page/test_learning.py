"""The first match: a newcomer is welcomed, is guided, and may take back a slip."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.page.conftest import PHONE, Visitors
from tests.page.player import Player
from tests.page.situations import GAMES
from tests.sampling import half

from perihelion.games import load

LIGHT = 250
"""Kilobytes of the first load of a lesson, without fonts."""
WORDS = 200
"""That a newcomer reads before the first choice, at most."""
PATIENCE = 60_000
"""Milliseconds; the coach's first words wait for a thinking process to start."""
SLIP: dict[str, Any] = {
    "boards": "SUN",
    "discs": {"terra": 3},
    "sides": [
        {"credits": 9, "won": {"terra": 2}},
        {"credits": 5, "won": {"mars": 2, "venus": 1}},
    ],
    "hands": [["zenon", "hiroshi-sun"], ["sneaky-jules", "doc-wissen"]],
    "turn": 9,
}
"""Zenon wins at once."""


def _options(player: Player) -> Any:
    return player.ask("GET", f"/api/tables/{player.page.url.rpartition('/')[2]}")


def _guide(player: Player) -> tuple[bool, list[str]]:
    """Whether the server knows of a guide in Zenith, and what was explained."""
    games = player.ask("GET", "/api/me/games")
    return next((one["guided"], one["met"]) for one in games if one["game"] == "zenith")


def _switch_coach(page: Page) -> None:
    page.locator("[data-menu]").click()
    page.locator('[data-tutor="switch"]').click()


def test_a_newcomer_is_welcomed_once(visitor: Visitors) -> None:
    """Home, play now: one screen with the goal, a turn and three ways; then straight on."""
    ada = visitor()
    ada.go("/")
    ada.page.locator('[data-play="zenith"]').click()
    welcome = ada.page.locator('[data-part="welcome"]')
    expect(welcome).to_contain_text("Three discs of one planet win")
    expect(welcome).to_contain_text("Use one card of your hand")
    assert len(welcome.inner_text().split()) <= WORDS
    expect(welcome.locator("[data-welcome]")).to_have_count(3)
    expect(welcome.locator('[data-welcome="flight"]')).to_have_attribute(
        "href", "/learn/zenith/first"
    )
    welcome.locator('[data-welcome="play"]').click()
    ada.page.wait_for_url("**/t/*")
    expect(ada.page.locator('[data-part="question"], [data-part="waiting"]').first).to_be_visible()
    table = _options(ada)
    assert table["options"]["technology"] == "SUN", "as the rulebook advises"
    assert table["seats"][1]["level"] == "cadet", "whom a newcomer can beat"
    expect(ada.page.locator('[data-part="tutor"]')).to_have_count(0)
    ada.go("/")
    level = ada.page.locator('[aria-labelledby="cover-zenith"] .levels small')
    expect(level).to_contain_text("knows the rules")  # the pilot: no newcomer any more
    ada.page.locator('[data-play="zenith"]').click()
    ada.page.wait_for_url("**/t/*")
    assert _options(ada)["options"]["technology"] == "random"
    assert "/welcome/" not in ada.page.url


def test_a_guided_match_explains_and_is_switched_off_and_on(visitor: Visitors) -> None:
    """In French on the phone, from home: each kind of question once, remembered for the person."""
    ada = visitor(lang="fr", size=PHONE)
    page = ada.page
    ada.go("/")
    page.locator('[data-play="zenith"]').click()
    page.locator('[data-welcome="guided"]').click()
    page.wait_for_url("**/t/*")
    ada.wait_for_question()
    tutor = page.locator('[data-part="tutor"]')
    explained = tutor.locator("[data-first]")
    expect(explained).to_contain_text("quatre cartes")
    expect(tutor.locator("[data-show-me]")).to_have_attribute("href", "/learn/zenith/first-hand")
    tutor.locator('[data-tutor="ok"]').click()
    expect(tutor).to_have_count(0)
    ply = ada.ply
    ada.answer_last()
    ada.wait_for_question(ply)
    expect(page.locator('[data-first="turn"]')).to_be_visible()
    expect(page.locator('[data-part="choices"] dt').first).to_be_visible(timeout=PATIENCE)
    expect(page.locator('[data-part="choices"] dd span').first).not_to_be_empty()
    _switch_coach(page)
    expect(tutor).to_have_count(0)
    ada.wait_until(lambda: _guide(ada) == (False, ["mulligan"]))
    page.reload()
    ada.wait_for_question()
    expect(tutor).to_have_count(0)
    _switch_coach(page)
    expect(page.locator('[data-first="turn"]')).to_be_visible()


def test_a_costly_slip_is_taken_back(visitor: Visitors) -> None:
    ada = visitor()
    ada.ask("POST", "/api/me")
    ada.page.evaluate("localStorage.setItem('perihelion-came', '1')")
    met = {"guided": True, "met": ["turn"]}
    ada.ask("PUT", "/api/me/games/zenith", met)
    seats = [{"kind": "me"}, {"kind": "level", "level": "random"}]
    ada.page.reload()
    ada.sit({"game": "zenith", "seats": seats, "position": SLIP})
    state = load("zenith").position(SLIP)
    lead = next(one for one in state.legal(0) if state.text(one, 0) == "lead zenon")
    expect(ada.question.locator("[data-show-me]")).to_have_count(1)
    ada.answer_by_list({"id": lead})
    slip = ada.page.locator("[data-slip]")
    expect(slip).to_contain_text("it wins the match", timeout=PATIENCE)
    ada.wait_for_question(0)  # the level has played: nothing happens between
    ada.page.locator('[data-tutor="back"]').click()
    expect(slip).to_have_count(0)
    ada.heard(lambda one: one["told"] and one["told"][-1]["text"].startswith("undo"))
    now = ada.update()
    assert [one["id"] for one in now["decision"]["options"]] == list(state.legal(0))


def test_the_coach_of_a_lost_match_shows_it_on_the_board(visitor: Visitors) -> None:
    """What was better is lit where it was decided, and can be tried again from there.

    The coach's words are given to the page here; `tests/server/test_coach.py` has real ones.
    """
    ada = visitor()
    seats = [{"kind": "me"}, {"kind": "level", "level": "random"}]
    ada.sit({"game": "zenith", "seats": seats, "position": SLIP})
    [played, other] = (
        next(one for one in ada.options() if one["text"] == text)
        for text in ("lead zenon", "recruit zenon")
    )
    ada.answer_by_list(played)
    ada.wait_for_question(0)
    why = {"text": {"key": "why-victory", "args": {"n": 1}}, "amount": 1.0, "elements": []}
    note = {"ply": 0, "turn": 9, "seat": 0, "played": played, "other": other}
    note |= {"by": 0.9, "off": 0.02, "reasons": [why]}
    said = {"status": "done", "done": 2, "total": 2, "seat": 0, "luck": True}
    body = json.dumps({**said, "slips": [note], "well": None})
    ada.page.route(
        "**/coach?*", lambda one: one.fulfill(content_type="application/json", body=body)
    )
    ada.ask("POST", f"/api/matches/{ada.table}/resign", {"ply": ada.update()["ply"]})
    slip = ada.page.locator("[data-slip]")
    expect(slip).to_contain_text("it wins the match")
    expect(slip).to_contain_text("About 45 more wins in 100")
    expect(ada.page.locator("[data-luck]")).to_contain_text("luck decided")
    slip.locator("[data-see]").click()
    expect(ada.page.locator('[data-part="coached"]')).to_contain_text("it wins the match")
    expect(ada.page.locator('[data-part="replay"] input[type="range"]')).to_have_value("0")
    expect(ada.page.locator(".dim .rim.better").first).to_be_visible()
    ada.page.locator("[data-again]").click()
    ada.page.wait_for_url("**/t/*")
    ada.wait_for_question()
    assert [one["text"] for one in ada.options()].count("recruit zenon") == 1


@pytest.mark.parametrize("game", half(GAMES, 1))
def test_a_lesson_is_a_light_load(game: str, browser: Browser, address: str) -> None:
    """From an empty cache to the first words of the first flight."""
    context = browser.new_context()
    page = context.new_page()
    sizes: dict[str, float] = {}
    kinds: dict[str, str] = {}
    line = context.new_cdp_session(page)
    line.send("Network.enable")
    line.on("Network.requestWillBeSent", lambda one: kinds.update({one["requestId"]: one["type"]}))
    line.on(
        "Network.loadingFinished",
        lambda one: sizes.update({one["requestId"]: one["encodedDataLength"]}),
    )
    page.goto(f"{address}/learn/{game}/first")
    page.locator("[data-said]").wait_for()
    page.wait_for_load_state("networkidle")
    context.close()
    load_kb = sum(size for one, size in sizes.items() if kinds.get(one) != "Font") / 1000
    assert 50 < load_kb <= LIGHT
