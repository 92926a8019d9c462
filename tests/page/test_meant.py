"""What is pressed is meant: pointing previews, never chooses, and the button says what it does."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect
from tests.games.kepler3042.scene import GAME, nation, scene
from tests.page.conftest import DESK, PHONE, Visitors
from tests.page.player import Player
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


def test_enter_does_what_a_key_picked_after_a_press_on_the_board(regular: Visitors) -> None:
    """The press leaves the focus on the board; a number or a hint takes Enter away from it."""
    player = regular()
    player.sit(next(one for one in situations("zenith") if one.kind == "turn").table())
    page, ply = player.page, player.ply
    page.locator('.diprow [data-people="human"]').click()
    page.keyboard.press("Escape")
    page.keyboard.press("4")
    picked = page.locator("[data-option].ready").get_attribute("data-option")
    meant = next(one["text"] for one in player.options() if str(one["id"]) == picked)
    page.keyboard.press("Enter")
    told = player.heard(lambda one: one["ply"] > ply)["told"]
    assert told[0]["text"] == meant


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


def _style(of: Locator, *names: str) -> tuple[str, ...]:
    found: list[str] = of.evaluate(
        "(one, names) => names.map((name) => getComputedStyle(one, '::after')[name])", list(names)
    )
    return tuple(found)


def test_lit_hovered_and_chosen_look_different(regular: Visitors) -> None:
    """Of three cards of the hand one is lit, one pointed at, one chosen and marked with a tick."""
    player = regular()
    player.sit(next(one for one in situations("zenith") if one.kind == "turn").table())
    cards = player.page.locator('.hand [data-element^="card:"]')
    lit, hovered, chosen = cards.nth(0), cards.nth(1), cards.nth(2)
    hovered.hover()
    looks = {
        _style(one, "outline-style", "outline-width", "outline-color") for one in (lit, hovered)
    }
    assert len(looks) == 2
    chosen.click()
    player.page.mouse.move(5, 5)
    looks.add(_style(chosen, "outline-style", "outline-width", "outline-color"))
    assert len(looks) == 3
    assert "✓" in chosen.evaluate("one => getComputedStyle(one, '::before').content")


def test_a_finger_that_takes_a_card_back_leaves_no_light(regular: Visitors) -> None:
    player = regular(size=PHONE)
    player.sit(next(one for one in situations("zenith") if one.kind == "turn").table())
    card = player.page.locator('.hand [data-element^="card:"]').first
    before = card.evaluate("one => one.className")
    card.tap()
    expect(card).to_have_attribute("aria-pressed", "true")
    card.tap()
    expect(card).to_have_attribute("aria-pressed", "false")
    assert card.evaluate("one => one.className") == before


def test_a_box_of_diplomacy_offers_the_cards_of_its_people(regular: Visitors) -> None:
    player = regular()
    player.sit(next(one for one in situations("zenith") if one.kind == "turn").table())
    page = player.page
    page.locator('.diprow [data-people="human"]').click()
    expect(page.locator("[data-option]")).to_have_count(2)
    texts = page.locator("[data-option]").all_inner_texts()
    assert all("Ilda" in one or "Jules" in one for one in texts)
    page.locator('.diprow [data-people="animod"]').click()
    expect(page.locator("[data-option]")).to_have_count(1)
    expect(player.question.locator("h2")).to_contain_text("Confirm")


def test_a_card_is_dragged_to_where_it_goes(regular: Visitors) -> None:
    """It is pointed at with its column, no text is selected, and the button does it."""
    player = regular()
    player.sit(next(one for one in situations("zenith") if one.kind == "turn").table())
    page, ply = player.page, player.ply
    page.mouse.move(*_centre(player.element("card:zenon").first))
    page.mouse.down()
    page.mouse.move(700, 600, steps=4)
    page.mouse.move(*_centre(player.element("planet:terra").filter(visible=True).last), steps=4)
    page.mouse.up()
    expect(player.question.locator("h2")).to_contain_text("Zenon")
    assert page.evaluate("getSelection().toString()") == ""
    page.keyboard.press("Enter")
    told = player.heard(lambda one: one["ply"] > ply)["told"]
    assert told[0]["text"] == "recruit zenon"


def test_districts_that_may_be_chosen_are_bright(regular: Visitors) -> None:
    """In the light theme too: what may not be chosen is veiled, what may is not."""
    player = regular(theme="light")
    player.sit(next(one for one in situations("kepler3ad-1") if one.kind == "to").table())
    page = player.page
    page.wait_for_selector(".spot.bright")
    veils = page.evaluate(
        """[...document.querySelectorAll('.spot')].filter((one) => one.querySelector('.area'))
        .map((one) => [one.classList.contains('bright'),
            Number(getComputedStyle(one.querySelector('.area')).fillOpacity)])"""
    )
    assert {opacity for bright, opacity in veils if bright} == {0}
    assert {opacity for bright, opacity in veils if not bright} - {0}


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_the_boards_of_others_are_a_marked_mode(regular: Visitors, size: tuple[int, int]) -> None:
    player = regular(size=size)
    seats = [{"kind": "me"}, {"kind": "level", "level": "random"}]
    player.sit({"game": "kepler3042", "seats": seats})
    page = player.page
    mode = page.locator('[data-part="looking"]')
    expect(mode).to_have_count(0)
    page.locator(".nation .who, .chip").filter(has_text="Random").filter(visible=True).first.click()
    expect(mode).to_contain_text("Random")
    mode.get_by_role("button").click()
    expect(mode).to_have_count(0)


def _nation_on_turn(earth: str, *answers: str) -> dict[str, object]:
    own = nation(earth=earth, ships="13-9", levels="10000")
    state = scene(own, nation()).play(*answers).state
    seats = [{"kind": "me"}, {"kind": "friend"}]
    return {"game": "kepler3042", "seats": seats, "position": GAME.describe(state)}


def _told(player: Player, since: int) -> list[str]:
    """The answers of the match after a ply."""
    update = player.ask("GET", f"/api/matches/{player.table}?since={since}")
    return [one["text"] for one in update["told"]]


def test_what_goes_without_saying_is_not_asked(regular: Visitors) -> None:
    """A ship: one press on the action, and it is asked where the ship goes."""
    player = regular()
    player.sit(_nation_on_turn("1E 1M"))
    ply = player.ply
    player.point("action:space-construction")
    player.page.locator("[data-do]").click()
    expect(player.question).to_have_attribute("data-kind", "ship")
    assert _told(player, ply) == ["cell space-construction", "perform", "build earth"]


def test_an_action_without_effect_warns_and_every_step_can_be_asked(visitor: Visitors) -> None:
    player = visitor()
    page = player.page
    page.get_by_label("Ask every step").check()
    player.sit(_nation_on_turn(""))
    player.point("action:space-construction")
    expect(player.question).to_contain_text("no planet of yours holds what a ship costs")
    page.locator("[data-do]").click()
    expect(player.question).to_have_attribute("data-kind", "action")


def test_one_button_ends_the_turn(regular: Visitors) -> None:
    """From the bonus actions, past movement and withdrawal."""
    player = regular()
    player.sit(_nation_on_turn("1E 1M", "cell production", "skip"))
    ply = player.ply
    player.page.locator("[data-end-turn]").click()
    expect(player.page.locator('[data-part="waiting"]')).to_be_visible()
    assert _told(player, ply)[:3] == ["stop", "stop", "end"]


def test_what_was_taken_back_is_gone_from_the_log(regular: Visitors) -> None:
    """The line of an answer goes with it, and the log says that something was taken back."""
    player = regular()
    player.sit(next(one for one in situations("zenith") if one.kind == "turn").table())
    log = player.page.locator('[data-part="log"] [role="log"]')
    ply = player.ply
    player.answer_first()
    player.wait_for_question(after=ply)
    line = log.locator(f'li[data-ply="{ply + 1}"]')
    expect(line).to_have_count(1)
    player.page.keyboard.press("u")
    expect(line).to_have_count(0)
    expect(log.locator("li").last).to_contain_text("took back")


def test_cut_text_can_be_read(visitor: Visitors) -> None:
    """Pointed at it has a title; pressed long it stands in a box, and nothing is chosen."""
    name = "Ada of a long and winding name"
    for size in (DESK, PHONE):
        player = visitor(size=size)
        player.ask("POST", "/api/me")
        player.ask("PATCH", "/api/me", {"name": name})
        player.sit(next(one for one in situations("kepler3042") if one.kind == "kind").table())
        # The name of a seat, made so narrow that nobody could read it.
        player.page.evaluate(
            """() => {
                const one = [...document.querySelectorAll('main b')].find(
                    (one) => getComputedStyle(one).textOverflow === 'ellipsis');
                one.dataset.narrow = '';
                one.style.maxWidth = '20px';
            }"""
        )
        cut = player.page.locator("[data-narrow]")
        if size == DESK:
            cut.hover()
            expect(cut).to_have_attribute("title", cut.inner_text())
            continue
        box = cut.bounding_box()
        assert box is not None
        touch = player.page.context.new_cdp_session(player.page)
        point = {"x": box["x"] + 5, "y": box["y"] + 5}
        touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
        expect(player.page.locator('[data-part="cut-text"]')).to_have_text(cut.inner_text())
        touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        expect(cut.locator("xpath=..")).to_have_attribute("aria-pressed", "true")
