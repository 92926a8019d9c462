"""What two people at one table do besides playing: clocks, take-backs, talk, giving up, again."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Locator, expect
from tests.page.conftest import Visitors
from tests.page.player import MILLISECONDS, Player

SOON = 60_000.0
"""Milliseconds: a clock of five seconds runs out, and the server notices."""


def together(regular: Visitors, *, answered: bool = False, **more: Any) -> tuple[Player, Player]:
    """Two people in their own browsers who have sat down at a table of Zenith.

    If it is to be answered, the second has done so before anybody looks: no clock waits for a page.
    """
    ada, tycho = regular(), regular("tycho")
    seats = [{"kind": "me"}, {"kind": "friend"}]
    begun = ada.ask("POST", "/api/tables", {"game": "zenith", "seats": seats, **more})
    tycho.ask("POST", f"/api/tables/{begun['id']}/sit", {"code": begun["join"]})
    if answered:
        asked = tycho.ask("GET", f"/api/matches/{begun['id']}")
        first = {"action": asked["decision"]["options"][0]["id"], "ply": asked["ply"]}
        tycho.ask("POST", f"/api/matches/{begun['id']}/act", first)
    for player in (ada, tycho):
        player.table = begun["id"]
        player.go(f"/t/{player.table}")
        expect(player.page.locator('[data-part="connection"]')).to_have_attribute(
            "data-state", "live"
        )
    return ada, tycho


def begin(ada: Player, tycho: Player) -> tuple[Player, Player]:
    """Over the first questions, which both answer at once; then who is asked, and the other."""
    while True:
        asked = ada.update()["pending"]["seats"]
        if len(asked) == 1:
            break
        player = (ada, tycho)[asked[0]]
        player.wait_for_question()
        player.answer_last()
    first = (ada, tycho)[asked[0]]
    first.wait_for_question()
    return first, tycho if first is ada else ada


def turn(player: Player, other: Player) -> None:
    """Answers until the other one is asked."""
    while other.update()["pending"]["seats"] == player.update()["mine"]:
        player.wait_for_question()
        player.answer_last()


def _clock(player: Player, seat: int) -> Locator:
    return player.page.locator(f'[data-clock="{seat}"]').filter(visible=True).first


def _gone_on(player: Player) -> None:
    """The page shows another table now."""
    expect(player.page).not_to_have_url(re.compile(player.table), timeout=MILLISECONDS)


def menu(player: Player, item: str) -> None:
    player.page.locator("[data-menu]").click()
    player.page.get_by_role("button", name=item, exact=True).click()


def test_clocks(regular: Visitors) -> None:
    """Both clocks are to be seen, and that of the one who is asked runs."""
    ada, tycho = together(regular, house={"clock": {"kind": "live", "seconds": 600}})
    first, _ = begin(ada, tycho)
    seat = first.update()["viewer"]
    for player in (ada, tycho):
        for one in (0, 1):
            expect(_clock(player, one)).to_have_text(re.compile(r"^\d+:\d\d$"))
        expect(_clock(player, seat)).to_have_attribute("data-runs", "true")
        expect(_clock(player, 1 - seat)).to_have_attribute("data-runs", "false")
    still = _clock(first, 1 - seat).inner_text()
    running = _clock(first, seat).inner_text()
    expect(_clock(first, seat)).not_to_have_text(running, timeout=SOON)
    expect(_clock(first, 1 - seat)).to_have_text(still)


def test_time_runs_out(regular: Visitors) -> None:
    """Who thinks too long loses where the table says so, and both are told."""
    ada, tycho = together(
        regular, house={"clock": {"kind": "live", "seconds": 5, "increment": 0, "timeout": "lose"}}
    )
    for player in (ada, tycho):
        expect(player.page.locator('[data-part="end"]')).to_be_visible(timeout=SOON)
    outcome = ada.update()["outcome"]
    winner = ada.ask("GET", f"/api/tables/{ada.table}")["seats"][outcome["places"].index(1)]["name"]
    expect(ada.page.locator('[data-part="end"] h1')).to_contain_text(winner)


def test_who_was_replaced_comes_back(regular: Visitors) -> None:
    """A level takes the seat of who thinks too long; they are told, and take it back."""
    clock = {"kind": "live", "seconds": 8, "increment": 600, "timeout": "replace"}
    ada, tycho = together(regular, answered=True, house={"clock": clock})
    back = ada.page.locator("[data-come-back]")
    expect(back).to_be_visible(timeout=SOON)
    expect(ada.page.locator('[data-part="question"]')).to_have_count(0)
    cards = ada.page.locator('[data-element^="card:"]')
    expect(cards).to_have_count(0)
    assert ada.update()["viewer"] is None
    expect(tycho.page.locator("[data-come-back]")).to_have_count(0)
    back.click()
    expect(back).to_have_count(0)
    expect(cards.first).to_be_visible()
    assert ada.update()["viewer"] == 0


def test_take_back_by_consent(regular: Visitors) -> None:
    """Asked, refused: nothing changes. Asked, agreed: the answer is open again."""
    ada, tycho = together(regular)
    first, other = begin(ada, tycho)
    turn(first, other)
    other.wait_for_question()
    ply = other.ply
    for verdict in ("Refuse", "Agree"):
        menu(first, "Ask for a take-back")
        asked = other.question.get_by_role("heading")
        expect(asked).to_contain_text("would like to take back")
        other.question.get_by_role("button", name=verdict).click()
        if verdict == "Refuse":
            expect(asked).not_to_contain_text("would like to take back")
            expect(first.page.locator('[data-part="waiting"]')).to_be_visible()
            assert other.update()["ply"] == ply
    first.wait_for_question()
    expect(other.page.locator('[data-part="waiting"]')).to_be_visible()
    assert other.update()["pending"]["seats"] == first.update()["mine"]


def test_talk_and_presence(regular: Visitors) -> None:
    """What one says the other reads, and everybody sees who is there."""
    ada, tycho = together(regular)
    begin(ada, tycho)
    there = ada.page.get_by_text("here", exact=True)
    expect(there.first).to_be_visible()
    ada.page.locator('[data-tab="chat"]').click()
    ada.page.get_by_label("Say something").fill("Clear skies!")
    ada.page.get_by_label("Say something").press("Enter")
    expect(ada.page.get_by_role("log", name="Chat")).to_contain_text("Clear skies!")
    tab = tycho.page.locator('[data-tab="chat"]')
    expect(tab).to_contain_text("1")
    tab.click()
    expect(tycho.page.get_by_role("log", name="Chat")).to_contain_text("Clear skies!")
    # Letters in the line are letters, no keys of the table.
    ply = ada.update()["ply"]
    ada.page.get_by_label("Say something").press_sequentially("hu1")
    assert ada.update()["ply"] == ply
    tycho.go("/settings")
    expect(ada.page.get_by_text("away", exact=True).first).to_be_visible(timeout=SOON)


def test_resigning_and_playing_again(regular: Visitors) -> None:
    """Given up from the menu, after a question; then a rematch to which the other comes too."""
    ada, tycho = together(regular)
    menu(ada, "Resign")
    sure = ada.page.get_by_text("Give up this match?")
    expect(sure).to_be_visible()
    ada.page.get_by_role("button", name="Cancel").click()
    assert "outcome" not in ada.update()
    ada.page.get_by_role("button", name="Resign", exact=True).click()
    ada.page.get_by_role("button", name="Resign", exact=True).click()
    for player in (ada, tycho):
        expect(player.page.locator('[data-part="end"]')).to_be_visible()
    assert ada.update()["outcome"]["places"] == [2, 1]
    ada.page.get_by_role("button", name="Rematch").click()
    _gone_on(ada)
    tycho.page.get_by_role("button", name="Join the rematch").click()
    _gone_on(tycho)
    assert ada.page.url.rpartition("/")[2] == tycho.page.url.rpartition("/")[2]
    for player in (ada, tycho):
        player.table = player.page.url.rpartition("/")[2]
        expect(player.page.locator('[data-part="end"]')).to_have_count(0)
        player.page.wait_for_selector('[data-part="question"], [data-part="waiting"]')
    assert ada.update()["status"] == "running"


def test_return_match(regular: Visitors) -> None:
    """The same deal with seats changed begins when both have agreed."""
    ada, tycho = together(regular)
    ada.ask("POST", f"/api/matches/{ada.table}/resign", {"ply": ada.update()["ply"]})
    for player in (ada, tycho):
        expect(player.page.locator('[data-part="end"]')).to_be_visible()
    ada.page.get_by_role("button", name="Same deal, other seat").click()
    tycho.page.get_by_role("button", name="Same deal, other seat").click()
    _gone_on(tycho)
    ada.page.get_by_role("link", name="The return match").click()
    _gone_on(ada)
    assert ada.page.url == tycho.page.url
    ada.table = ada.page.url.rpartition("/")[2]
    assert ada.update()["viewer"] == 1


def test_friends_in_the_house_are_let_in_with_one_press(regular: Visitors) -> None:
    """The link says that it works only here; after the press there is one for the house."""
    ada = regular()
    seats = [{"kind": "me"}, {"kind": "friend"}]
    begun = ada.ask("POST", "/api/tables", {"game": "zenith", "seats": seats})
    house = "http://192.168.1.7:8042"
    ada.page.route(  # the server of the tests opens nothing to a real network
        "**/api/home-network",
        lambda route: route.fulfill(
            json={
                "here": True,
                "possible": True,
                "url": house if route.request.method == "POST" else None,
            }
        ),
    )
    ada.go(f"/t/{begun['id']}")
    panel = ada.page.locator('[data-part="home-network"]')
    expect(panel).to_contain_text("only on this machine")
    panel.locator("[data-open-home]").click()
    link = f"{house}/join/{begun['id']}/{begun['join']}"
    expect(panel.locator("[data-home-link]")).to_have_value(link)
    expect(panel.get_by_role("img")).to_have_attribute("src", re.compile("home-network/code"))
    ada.page.unroute("**/api/home-network")
