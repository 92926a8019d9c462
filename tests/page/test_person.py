"""A person besides the table: account, tokens, a campaign."""

from __future__ import annotations

from uuid import uuid4

import pytest
from playwright.sync_api import Page, expect
from tests.page.conftest import DESK, PHONE, Visitors
from tests.page.player import Player
from tests.server.serving import Person

QUIET = ("skip", "stop", "decline", "end", "cell colonisation")
"""Answers that lead through a level without doing much."""


def test_account_and_tokens(visitor: Visitors, address: str) -> None:
    """A guest becomes known; a token is shown once, works, and is revoked."""
    player, name = visitor(), f"Ada {uuid4().hex[:8]}"
    page = player.page
    player.go("/settings")
    page.get_by_label("Name", exact=True).fill(name)
    page.get_by_label("Password").fill("correct horse")
    page.locator("form").get_by_role("button", name="New account").click()
    expect(page.get_by_text(f"You are {name}.")).to_be_visible()

    page.get_by_label("What it is for").fill("my robot")
    page.get_by_role("button", name="Make a token").click()
    expect(page.get_by_text("Shown only now:")).to_be_visible()
    secret = page.locator("code").inner_text()
    robot = Person(address, token=secret)
    assert robot.ok("GET", "/api/me")["name"] == name
    player.go("/lobby")
    player.go("/settings")
    expect(page.get_by_text("my robot")).to_be_visible()
    assert secret not in page.content()
    page.get_by_role("button", name="Revoke").click()
    expect(page.get_by_text("my robot")).to_have_count(0)
    assert robot.refused("GET", "/api/me")[0] == 401
    robot.http.close()

    page.get_by_role("button", name="Sign out").click()
    expect(page.get_by_text("Nobody is signed in.")).to_be_visible()
    page.get_by_label("Sign in").check()
    page.get_by_label("Name", exact=True).fill(name)
    page.get_by_label("Password").fill("correct horse")
    page.locator("form").get_by_role("button", name="Sign in").click()
    expect(page.get_by_text(f"You are {name}.")).to_be_visible()


def test_campaign(visitor: Visitors) -> None:
    """From the list of campaigns into the first level, to its end, and the attempt is counted."""
    player = visitor()
    page = player.page
    player.go("/campaigns")
    page.get_by_role("button", name="Begin").first.click()
    _briefed(page, best=None)
    page.get_by_role("button", name="Play level 1").click()
    page.wait_for_url("**/t/*")
    player.table = page.url.rpartition("/")[2]
    player.wait_for_question()
    player.go("/settings")
    _to_the_last_round(player)
    player.go(f"/t/{player.table}")
    for _ in range(60):
        player.wait_for_question()
        if player.is_over:
            break
        player.answer_last()
    score = player.update()["outcome"]["scores"][0]
    debriefing = page.locator('[data-part="debriefing"]')
    expect(debriefing).to_contain_text(f"Level 1: failed with {score} points (minimum score 30).")
    expect(page.get_by_role("button", name="Rematch")).to_have_count(0)
    page.locator("[data-next-level]").click()
    _briefed(page, best=score)
    player.go("/campaigns")
    attempt = page.locator(f'a[href="/t/{player.table}"]')
    expect(attempt).to_contain_text(f"1: {score}")
    expect(page.get_by_role("link", name="Play level 1")).to_be_visible()


def _briefed(page: Page, best: int | None) -> None:
    """Before a level: the ghost, what is needed, the best so far."""
    page.wait_for_url("**/campaigns/*")
    briefing = page.locator('[data-part="briefing"]')
    expect(briefing).to_contain_text("in rounds 5, 10 and 15")
    expect(briefing).to_contain_text("At least 30 points")
    expect(briefing.get_by_text("Best so far")).to_have_count(0 if best is None else 1)
    if best is not None:
        expect(briefing).to_contain_text(f"Best so far: {best} points.")


@pytest.mark.parametrize(("lang", "size"), [("en", DESK), ("fr", PHONE)])
def test_a_level_given_up_is_told_as_such(
    visitor: Visitors, lang: str, size: tuple[int, int]
) -> None:
    """Nobody is crowned, no rematch is offered, and a button leads back to the level."""
    player = visitor(lang=lang, size=size)
    page = player.page
    player.go("/campaigns")
    page.locator("[data-campaign]").first.click()
    page.wait_for_url("**/campaigns/*")
    page.locator(".acts .btn.primary").click()
    page.wait_for_url("**/t/*")
    player.table = page.url.rpartition("/")[2]
    player.wait_for_question()
    ply = player.update()["ply"]
    player.ask("POST", f"/api/matches/{player.table}/resign", {"ply": ply})
    player.go(f"/t/{player.table}")
    given_up = {"en": "Level 1: given up.", "fr": "Niveau 1\u00a0: abandonné."}[lang]
    expect(page.locator('[data-part="debriefing"] .verdict')).to_have_text(given_up)
    expect(page.locator(".places .won")).to_have_count(0)
    rematch = {"en": "Rematch", "fr": "Rejouer"}[lang]
    expect(page.get_by_role("button", name=rematch)).to_have_count(0)
    page.locator("[data-next-level]").click()
    expect(page.locator('[data-part="briefing"]')).to_be_visible()


def _to_the_last_round(player: Player) -> None:
    """Answer quietly, without looking."""
    update = player.update()
    while update["view"]["round"] < update["view"]["rounds"]:
        options = {one["text"]: one["id"] for one in update["decision"]["options"]}
        quiet = next((one for one in QUIET if one in options), next(iter(options)))
        update = player.ask(
            "POST",
            f"/api/matches/{player.table}/act",
            {"action": options[quiet], "ply": update["ply"]},
        )
