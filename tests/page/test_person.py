"""A person besides the table: account, tokens, a campaign."""

from __future__ import annotations

from uuid import uuid4

import pytest
from playwright.sync_api import Page, expect
from tests.page.conftest import DESK, PHONE, Visitors
from tests.page.player import Player
from tests.page.situations import near_the_end
from tests.sampling import half
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


def _known(page: Page) -> None:
    """The page has met whoever the server has been asked for."""
    page.evaluate("localStorage.setItem('perihelion-came', '1')")


def test_sessions_and_password(visitor: Visitors, address: str) -> None:
    """Both browsers are listed; one is ended from the other; a new password holds from then on."""
    player, name = visitor(), f"Eve {uuid4().hex[:8]}"
    page, account = player.page, {"name": name, "password": "correct horse"}
    player.ask("POST", "/api/me")
    player.ask("POST", "/api/me/claim", account)
    other = Person(address)
    other.ok("POST", "/api/sign-in", account)
    _known(page)
    page.goto("/settings")
    listed = page.locator('[data-part="sessions"] li')
    expect(listed).to_have_count(2)
    expect(listed.filter(has_text="this browser")).to_have_count(1)
    listed.get_by_role("button").click()
    expect(listed).to_have_count(1)
    assert other.refused("GET", "/api/me")[0] == 401
    other.http.close()

    change = page.get_by_role("form", name="Change the password")
    for old, said in (("wrong horse", "alert"), ("correct horse", "status")):
        change.locator("input[type=password]").nth(0).fill(old)
        change.locator("input[type=password]").nth(1).fill("battery staple")
        change.get_by_role("button").click()
        expect(page.locator(f'.panel [role="{said}"]').last).to_be_visible()
    stranger = Person(address)
    assert stranger.refused("POST", "/api/sign-in", account)[0] in (401, 403)
    stranger.ok("POST", "/api/sign-in", {"name": name, "password": "battery staple"})
    stranger.http.close()


def test_records_are_filtered(visitor: Visitors) -> None:
    """By game and by result; what is left out is not listed."""
    player = visitor()
    page = player.page
    for game in ("zenith", "kepler3ad-1"):
        player.sit(near_the_end(game).table())
        ply = player.update()["ply"]
        player.ask("POST", f"/api/matches/{player.table}/resign", {"ply": ply})
    _known(page)
    player.go("/records")
    rows = page.locator("[data-result]")
    expect(rows).to_have_count(2)
    page.locator('[data-filter="game"]').select_option("zenith")
    expect(rows).to_have_count(1)
    expect(page.locator("li.row")).to_contain_text("Zenith")
    page.locator('[data-filter="result"]').select_option("won")
    expect(rows).to_have_count(0)
    page.locator('[data-filter="result"]').select_option("lost")
    expect(rows).to_have_count(1)


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
    to_the_last_round(player)
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
    page.locator(".acts .btn.primary").click()
    page.wait_for_url("**/t/*")
    assert player.table not in page.url
    player.wait_for_question()
    player.go("/campaigns")
    attempt = page.locator(f'a[href="/t/{player.table}"]')
    expect(attempt).to_contain_text(f"1: {score}")
    expect(page.get_by_role("button", name="Continue")).to_be_visible()


def _briefed(page: Page, best: int | None) -> None:
    """Before a level: the ghost, what is needed, the best so far."""
    page.wait_for_url("**/campaigns/*")
    briefing = page.locator('[data-part="briefing"]')
    expect(briefing).to_contain_text("in rounds 5, 10 and 15")
    expect(briefing).to_contain_text("At least 30 points")
    expect(briefing.get_by_text("Best so far")).to_have_count(0 if best is None else 1)
    if best is not None:
        expect(briefing).to_contain_text(f"Best so far: {best} points.")


@pytest.mark.parametrize(("lang", "size"), half([("en", DESK), ("fr", PHONE)], 0))
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
    page.locator("[data-menu]").click()
    items = page.locator(".menu .item")
    alone = {"en": "take-back", "fr": "reprendre un coup"}[lang]
    expect(items.filter(has_text=alone)).to_have_count(0)  # there is nobody to ask
    items.last.click()
    sure = {"en": "You may begin it again.", "fr": "Vous pourrez le recommencer."}[lang]
    expect(page.locator(".menu p")).to_contain_text(sure)
    page.locator(".menu .btn.primary").click()
    given_up = {"en": "Level 1: given up.", "fr": "Niveau 1\u00a0: abandonné."}[lang]
    expect(page.locator('[data-part="debriefing"] .verdict')).to_have_text(given_up)
    expect(page.locator(".places .won")).to_have_count(0)
    rematch = {"en": "Rematch", "fr": "Rejouer"}[lang]
    expect(page.get_by_role("button", name=rematch)).to_have_count(0)
    page.locator("[data-next-level]").click()
    expect(page.locator('[data-part="briefing"]')).to_be_visible()


def to_the_last_round(player: Player) -> None:
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
