"""What a player must be able to read: what happened, who plays, how it ended."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.page.conftest import PHONE, Visitors
from tests.page.player import Player
from tests.page.situations import near_the_end, situations
from tests.sampling import half

MOST_ANSWERS = 30
RIVALS_TURN = 4
"""Entries between two answers of mine that only a turn of somebody else makes."""


def _after_a_rival(player: Player) -> None:
    player.sit(near_the_end("kepler3ad-2", plies=60).table())
    for _ in range(MOST_ANSWERS):
        before = player.ply
        last = player.question.locator("[data-option]").last
        player.answer_by_list({"id": last.get_attribute("data-option")})
        player.wait_for_question()
        assert not player.is_over
        if player.ply - before > RIVALS_TURN:
            return
    raise AssertionError("nobody else has played")


def test_what_rivals_did_is_told_at_the_desk(regular: Visitors) -> None:
    """Kepler-3Ad keeps its log folded: the strip says that there is something to read."""
    player = regular()
    _after_a_rival(player)
    expect(player.page.locator('[data-part="since"]')).to_be_visible()
    player.page.keyboard.press("l")
    expect(player.page.locator('[role="log"] li.turn').first).to_be_visible()


def test_a_phone_counts_what_happened(regular: Visitors) -> None:
    """The tab of the log says how much; whoever has read it is not told again."""
    player = regular(size=PHONE)
    player.sit(next(one for one in situations("kepler3ad-2") if one.kind == "after").table())
    finish = player.page.locator('[data-option]:has-text("Finish")').first
    player.answer_by_list({"id": finish.get_attribute("data-option")})
    news = player.page.locator('[data-part="news"]')
    expect(news).to_be_visible()
    player.page.locator('[data-tab="log"]').click()
    expect(news).to_have_count(0)


def test_a_page_does_not_dress_a_table(regular: Visitors) -> None:
    """The styles of a page that was looked at before stay on that page."""
    player = regular()
    player.go("/records")
    expect(player.page.locator("h1")).to_be_visible()
    player.sit(next(one for one in situations("kepler3ad-2") if one.kind == "before").table())
    boxes = player.page.locator(".seats > .panel")
    tops = {round(boxes.nth(at).bounding_box()["y"]) for at in range(boxes.count())}  # type: ignore[index]
    assert len(tops) == 1


@pytest.mark.parametrize("game", half(["zenith", "kepler3ad-1", "kepler3ad-2"], 0))
def test_the_end_fits_on_a_phone(game: str, regular: Visitors) -> None:
    """Nothing runs off the side, and guests and levels are named in French."""
    player = regular(lang="fr", size=PHONE)
    player.sit(near_the_end(game, plies=5).table())
    ply = player.update()["ply"]
    player.ask("POST", f"/api/matches/{player.table}/resign", {"ply": ply})
    page = player.page
    end = page.locator('[data-part="end"]')
    expect(end).to_be_visible()
    expect(end).to_contain_text("Invité")
    expect(end).to_contain_text("Vous avez abandonné.")
    panels = end.locator(".panel")
    for at in range(panels.count()):
        box = panels.nth(at).bounding_box()
        assert box is not None
        assert box["x"] + box["width"] <= PHONE[0]


def test_the_link_is_copied_without_tls(visitor: Visitors) -> None:
    """Friends in one network have no clipboard of the browser's: the old way does."""
    player = visitor()
    page = player.page
    page.evaluate("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    seats = [{"kind": "me"}, {"kind": "friend"}]
    table = player.ask("POST", "/api/tables", {"game": "zenith", "seats": seats})
    player.go(f"/t/{table['id']}")
    page.locator('[data-part="waiting-room"] button:has-text("Copy")').click()
    expect(page.locator('[data-part="waiting-room"]')).to_contain_text("Copied")
