"""What helps a person at the table: hint, undo, the end of a turn, keys, sound, title, motion."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect
from tests.page.conftest import Visitors
from tests.page.player import Player
from tests.page.situations import GAMES, situations
from tests.sampling import half

TURN = {"zenith": "turn", "kepler3042": "action", "kepler3ad-1": "group", "kepler3ad-2": "group"}
"""A kind of question that every game asks in every turn."""
PATIENCE = 60_000.0
"""Milliseconds; the first advice waits for a thinking process to start."""
SOUNDS = """
window.rung = 0;
const start = OscillatorNode.prototype.start;
OscillatorNode.prototype.start = function (...given) {
    rung += 1;
    return start.apply(this, given);
};
"""


MOVED = """() => {
    window.moved = 0;
    const look = () => {
        window.moved += document.getAnimations().filter((one) =>
            one.playState === 'running' && one.effect.getComputedTiming().duration > 0).length;
        requestAnimationFrame(look);
    };
    look();
}"""
"""Counts what moves, picture by picture: it may be over before anybody asks."""


def _sit(player: Player, game: str, kind: str | None = None, **more: Any) -> None:
    wanted = kind or TURN[game]
    situation = next(one for one in situations(game) if one.kind == wanted)
    player.sit(situation.table() | more)


@pytest.mark.parametrize("game", half(GAMES, 0))
def test_hint(game: str, regular: Visitors) -> None:
    """The H key, or a press on the button, shows what a level would answer, ready for Enter, and
    does nothing by itself."""
    player = regular()
    _sit(player, game)
    ply, page = player.ply, player.page
    if game == "zenith":
        page.locator("[data-hint]").click()
    else:
        page.keyboard.press("h")
    advised = page.locator("[data-option].advised")
    expect(advised).to_be_visible(timeout=PATIENCE)
    expect(advised).to_be_in_viewport(ratio=0.9)  # its reasons leave room for it
    # At 1440 x 900 a reason is in sight too, not only the answer.
    expect(page.locator('[data-part="reasons"] li').first).to_be_in_viewport(ratio=0.9)
    assert player.update()["ply"] == ply
    expect(page.locator("[data-do]").filter(visible=True).first).to_be_enabled()
    option = int(advised.get_attribute("data-option") or -1)
    chosen = next(one for one in player.options() if one["id"] == option)
    page.keyboard.press("Enter")
    told = player.heard(lambda one: one["ply"] > ply)["told"]
    assert told[0]["text"] == chosen["text"]


def test_a_resting_pointer_points_at_nothing(regular: Visitors) -> None:
    """An answer that comes to lie under the pointer is not chosen by that."""
    player = regular()
    _sit(player, "kepler3042")
    page, ply = player.page, player.ply
    heading = player.question.get_by_role("heading")
    asked = heading.inner_text()
    player.answer_by_keys(1)
    player.wait_for_question(after=ply)
    place = player.question.locator("[data-option]").first.bounding_box()
    assert place
    page.keyboard.press("u")
    expect(heading).to_have_text(asked)
    ply = player.ply
    page.mouse.move(place["x"] + place["width"] / 2, place["y"] + place["height"] / 2)
    player.answer_by_keys(1)
    player.wait_for_question(after=ply)
    page.wait_for_function("() => document.querySelector('[data-option]:hover')")
    page.wait_for_timeout(100)  # the browser tells of what came to lie under a resting pointer
    expect(page.locator("[data-do]").filter(visible=True).first).to_be_disabled()


def test_undo(regular: Visitors) -> None:
    """What revealed nothing is taken back with U; the button knows whether there is anything."""
    player = regular()
    _sit(player, "kepler3042")
    page, ply = player.page, player.ply
    question = player.question.get_by_role("heading").inner_text()
    expect(page.locator("[data-undo]").first).to_be_disabled()
    player.answer_first()
    player.wait_for_question(after=ply)
    assert player.question.get_by_role("heading").inner_text() != question
    expect(page.locator("[data-undo]").first).to_be_enabled()
    page.keyboard.press("u")
    expect(player.question.get_by_role("heading")).to_have_text(question)
    expect(page.locator("[data-undo]").first).to_be_disabled()


def test_end_of_turn_is_confirmed(visitor: Visitors) -> None:
    """Who likes it so is asked before chance or another answers, and may still go back."""
    player = visitor()
    player.go("/settings")
    player.page.get_by_label("Ask before the end of a turn").check()
    player.go("/")
    player.play_now("zenith")  # now the server knows who likes what
    player.page.wait_for_selector('[data-part="question"], [data-part="waiting"]')
    assert player.ask("GET", "/api/me")["preferences"]["confirm"]
    _sit(player, "zenith")
    held = player.question.get_by_role("heading", name="Turn done. End it?")
    player.answer_last()
    expect(held).to_be_visible()
    update = player.update()
    assert update["pending"]["held"]
    player.page.keyboard.press("u")
    expect(held).to_have_count(0)
    player.wait_for_question()
    player.answer_last()
    expect(held).to_be_visible()
    player.page.keyboard.press("Enter")
    expect(held).to_have_count(0)
    player.heard(lambda one: one["ply"] > update["ply"])


def test_keys(regular: Visitors) -> None:
    """Numbers point, Escape widens, arrows go from lit place to lit place, L, ? and letters."""
    player = regular()
    _sit(player, "zenith")
    page = player.page
    page.keyboard.press("2")
    expect(page.locator("[data-option].ready .n")).to_have_text("2")
    page.keyboard.press("3")
    expect(page.locator("[data-option].ready .n")).to_have_text("3")
    page.keyboard.press("Escape")
    expect(page.locator("[data-option].ready")).to_have_count(0)
    options = len(player.options())
    expect(page.locator("[data-option]")).to_have_count(options)
    page.keyboard.press("q")
    expect(page.locator("[data-widen]")).to_be_enabled()
    assert page.locator("[data-option]").count() < options
    page.keyboard.press("Escape")
    expect(page.locator("[data-option]")).to_have_count(options)
    page.keyboard.press("ArrowRight")
    focused = "document.activeElement.closest('[data-element]')?.dataset.element"
    page.wait_for_function(focused)
    first = page.evaluate(focused)
    page.keyboard.press("ArrowRight")
    page.wait_for_function(f"first => {focused} !== first", arg=first)
    page.keyboard.press("l")
    expect(page.get_by_role("log").and_(page.locator(":focus"))).to_have_count(1)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.keyboard.press("2")
    page.keyboard.press("2")
    player.heard(lambda one: one["ply"] > 0)


def test_sound_and_title(visitor: Visitors) -> None:
    """The tab says when it is my turn, a bell rings, and the switch silences it."""
    player = visitor()
    player.page.add_init_script(SOUNDS)
    player.page.reload()
    _sit(player, "kepler3ad-2")
    page = player.page
    expect(page).to_have_title("● Your turn · Kepler-3Ad II · Perihelion")
    player.answer_first()
    page.wait_for_function("rung > 0")
    silent = page.get_by_role("button", name="Sound").first
    silent.click()
    expect(silent).to_have_attribute("aria-pressed", "false")
    rung = page.evaluate("rung")
    player.wait_for_question()
    player.answer_first()
    player.wait_for_question()
    assert page.evaluate("rung") == rung
    player.go("/")
    expect(page).to_have_title("Games · Perihelion")


@pytest.mark.parametrize("motion", [True, False], ids=["moving", "still"])
def test_motion(motion: bool, visitor: Visitors) -> None:
    """Things fly where the system lets them; otherwise nothing moves and what changed is marked."""
    player = visitor(motion=motion)
    _sit(player, "zenith")
    page = player.page
    expect(page.locator("html")).to_have_attribute("data-motion", "full" if motion else "reduced")
    page.evaluate(MOVED)
    player.answer_last()
    player.heard(lambda one: any(entry["seat"] != one["viewer"] for entry in one["told"]))
    player.wait_for_question()
    if motion:
        page.wait_for_function("moved > 0")
    else:
        assert page.evaluate("moved") == 0
        expect(page.locator(".news").first).to_be_attached()
