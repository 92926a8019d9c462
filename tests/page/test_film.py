"""Others' turns are played out step by step, and never hold anybody up."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.page.conftest import DESK, PHONE, Visitors
from tests.page.player import Player
from tests.page.situations import GAMES, Situation, before_scoring, situations
from tests.sampling import by_turns, half, turn_of
from tests.server.serving import Person

ENDS = {"zenith": "turn", "kepler3042": "kind", "kepler3ad-1": "after", "kepler3ad-2": "after"}
"""Questions after which it is soon somebody else's turn."""
EDITIONS = ("kepler3ad-1", "kepler3ad-2")
LAST = ("end", "finish", "stop", "skip", "decline")
FILM = '[data-part="film"]'
WHOLE_TURN = 60_000.0
"""Milliseconds: the longest turn of others, entry by entry."""
WATCH = """() => {
    window.shown = [];
    new MutationObserver(() => {
        const film = document.querySelector('[data-part="film"]');
        if (!film) return;
        const text = film.querySelector('.lines').innerText;
        const one = { ply: Number(film.dataset.film), text };
        if (JSON.stringify(one) !== JSON.stringify(window.shown.at(-1))) window.shown.push(one);
    }).observe(document.body, { subtree: true, childList: true, attributes: true });
}"""


def scene_of(game: str) -> Situation:
    return next(one for one in situations(game) if one.kind == ENDS[game])


def until_film(player: Player) -> None:
    """Answer until somebody else has their turn."""
    for _ in range(25):
        options = player.options()
        chosen = next((one for one in options if one["text"] in LAST), options[0])
        ply = player.ply
        player.answer_by_list(chosen)
        seen = player.page.wait_for_function(
            """ply => {
                const asked = document.querySelector('[data-part="question"][data-kind]');
                const film = document.querySelector('[data-part="film"]');
                if (film || window.shown?.length) return 'a film';
                return asked && Number(asked.dataset.ply) > ply && 'a question';
            }""",
            arg=ply,
        )
        if seen.json_value() == "a film":  # a quick one may be over by now
            return
    raise AssertionError("nobody else had a turn")


def _shown(page: Page) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = page.evaluate("window.shown")
    return found


@pytest.mark.parametrize("game", half(GAMES, 0))
def test_turns_of_others_are_played_out(game: str, visitor: Visitors) -> None:
    """Live, entry by entry and in words; then it is my turn, and all of it can be seen again.

    Two games by turns, all in the soak.
    """
    player = visitor(motion=True, film="fastest")
    page = player.page
    page.set_default_timeout(WHOLE_TURN)
    page.evaluate(WATCH)
    scene = scene_of(game)
    player.sit(scene.table("random"))
    until_film(player)
    player.wait_for_question()
    live = [one for one in _shown(page) if one["ply"] > 0]
    told = player.ask("GET", f"/api/matches/{player.table}?since=0")["told"]
    seats = {one["ply"]: one["seat"] for one in told}
    assert {seats[one["ply"]] for one in live} - {scene.seat, -1}
    plies = [one["ply"] for one in live]
    assert plies == sorted(plies)
    assert all(one["text"] for one in live)

    log = page.locator('[data-part="log"], [data-part="since"]')
    if not log.first.is_visible():
        page.keyboard.press("l")
    page.evaluate("window.shown = []")
    with page.expect_response(lambda one: "/views?" in one.url):
        page.get_by_role("button", name="show").first.click()
    page.wait_for_function("() => window.shown.length > 1")
    page.keyboard.press("Escape")
    again = _shown(page)
    assert "as it was" in again[0]["text"]
    assert again[0]["ply"] < again[1]["ply"] <= plies[-1]


def _key(page: Page) -> None:
    page.keyboard.press("1")


def _click(page: Page) -> None:
    page.mouse.click(500, 400)


def _tap(page: Page) -> None:
    page.touchscreen.tap(180, 300)


PRESSES: list[tuple[tuple[int, int], Callable[[Page], None]]] = [
    (DESK, _key),
    (DESK, _click),
    (PHONE, _tap),
]


@pytest.mark.parametrize(
    ("size", "press"), by_turns(PRESSES, lambda one: one == turn_of(PRESSES, 0))
)
def test_any_press_ends_it(
    visitor: Visitors, size: tuple[int, int], press: Callable[[Page], None]
) -> None:
    """A key, a click or a tap shows the present at once, and does nothing else."""
    player = visitor(motion=True, film="slow", size=size)
    page = player.page
    player.sit(scene_of("kepler3ad-2").table("random"))
    until_film(player)
    page.wait_for_function("""() => document.querySelector('[data-part="film"] .then')""")
    press(page)
    expect(page.locator(FILM)).to_have_count(0)
    expect(player.question).to_be_visible()
    assert page.locator("[data-do]:not([disabled])").count() == 0


def test_tabs_of_a_phone_follow_it(visitor: Visitors) -> None:
    """The tab that shows a step comes forward; one's own comes back when the film is over."""
    player = visitor(motion=True, film="slow", size=PHONE)
    page = player.page
    _robbed(player, page.locator('[data-tab="log"]').last.click)
    expect(page.locator(FILM)).to_be_visible()
    expect(page.locator('nav [data-tab="decide"]')).to_have_attribute("aria-pressed", "true")
    page.touchscreen.tap(180, 300)
    expect(page.locator(FILM)).to_have_count(0)
    expect(page.locator('nav [data-tab="log"]')).to_have_attribute("aria-pressed", "true")


def test_a_film_can_be_paused_and_stepped_through(visitor: Visitors) -> None:
    """Its own buttons do not end it; after the last step comes the present."""
    player = visitor(motion=True, film="slow")
    page = player.page
    _robbed(player)
    film = page.locator(FILM)
    expect(film.locator(".me")).to_be_visible()
    film.locator('[data-step="play"]').click()
    expect(film.locator('[data-step="play"]')).to_have_attribute("aria-label", "Play")
    film.locator('[data-step="back"]').click()
    expect(film).to_contain_text("as it was")
    film.locator('[data-step="on"]').click()
    expect(film.locator(".me")).to_be_visible()
    film.locator('[data-step="on"]').click()
    expect(film).to_have_count(0)


def test_still_boards_for_who_wants_no_movement(visitor: Visitors) -> None:
    """The same steps in words, on boards that do not move."""
    player = visitor(motion=False, film="fastest")
    page = player.page
    page.set_default_timeout(WHOLE_TURN)
    page.evaluate(WATCH)
    player.sit(scene_of("kepler3ad-1").table("random"))
    until_film(player)
    assert page.locator(".flying").count() == 0
    player.wait_for_question()
    assert len(_shown(page)) > 1


def _robbed(player: Player, before: Callable[[], object] = lambda: None) -> None:
    """A table at which a friend removes a piece of mine while I look."""
    scene = next(one for one in situations("kepler3ad-1") if one.kind == "remove")
    me = 1 - scene.seat
    table = scene.table()
    table["seats"][scene.seat], table["seats"][me] = {"kind": "friend"}, {"kind": "me"}
    begun = player.ask("POST", "/api/tables", table)
    player.table = begun["id"]
    friend = Person(player.address)
    player.friends.append(friend)
    friend.ok("POST", f"/api/tables/{player.table}/sit", {"code": begun["join"]})
    player.go(f"/t/{player.table}")
    expect(player.page.locator('[data-part="waiting"]')).to_be_visible()
    before()
    asked = friend.see(player.table)
    taken = next(
        one for one in asked["decision"]["options"] if one["text"].startswith(f"remove {me} ")
    )
    act = {"action": taken["id"], "ply": asked["ply"]}
    friend.ok("POST", f"/api/matches/{player.table}/act", act)


def test_what_was_done_to_me_stays_marked(visitor: Visitors) -> None:
    """Until it was seen: whoever skips the film keeps the mark, whenever they come back."""
    player = visitor(motion=True, film="slow")
    page = player.page
    _robbed(player)
    expect(page.locator(f"{FILM} .me")).to_be_visible()
    page.keyboard.press("Escape")
    marks = page.locator('[data-part="marks"]')
    expect(marks).to_be_visible()
    page.reload()
    expect(page.locator(FILM)).to_be_visible()
    page.keyboard.press("Escape")
    expect(marks).to_be_visible()
    marks.locator('[data-marks="seen"]').click()
    expect(marks).to_have_count(0)
    page.reload()
    expect(page.locator('[data-part="waiting"], [data-part="question"]').first).to_be_visible()
    expect(marks).to_have_count(0)


@pytest.mark.parametrize("game", half(GAMES, 1))
def test_points_say_where_they_come_from(game: str, regular: Visitors) -> None:
    """Pressing the points of a seat, or what is missing to win, opens the running count."""
    player = regular()
    player.sit(scene_of(game).table("random"))
    player.page.locator("[data-points], .gauge").filter(visible=True).first.click()
    expect(player.page.locator("dialog[open]")).to_be_visible()
    player.page.keyboard.press("Escape")
    expect(player.page.locator("dialog[open]")).to_have_count(0)


@pytest.mark.parametrize("game", half(EDITIONS, 0))
def test_a_scoring_is_counted_on_its_own_board(
    game: str, visitor: Visitors, pictures: Path
) -> None:
    """The board after the entry that led to it is asked for, though others have played on.

    One edition by turns, both in the soak.
    """
    player = visitor(motion=True, film="fastest")
    page = player.page
    scene, answer = before_scoring(game)
    player.sit(scene.table("random"))
    page.set_default_timeout(WHOLE_TURN)
    act = {"action": answer, "ply": player.ply}
    with page.expect_response(lambda one: "/views?" in one.url) as asked:
        player.ask("POST", f"/api/matches/{player.table}/act", act)
    close = page.locator("[data-close-scoring]")
    expect(close).to_be_visible()
    told = player.heard(lambda one: any(_scoring(entry) for entry in one["told"]))["told"]
    ply = next(entry["ply"] for entry in told if _scoring(entry))
    assert f"first={ply}&last={ply}" in asked.value.url
    now = player.heard(lambda one: one["decision"] and one["ply"] > ply + 1)
    page.screenshot(path=pictures / f"scoring-{game}.png")
    # All of it is counted, also what came after satellites were drawn.
    page.get_by_role("button", name="Show the result").click()
    counted = page.locator(".scoring .total b").all_inner_texts()
    assert [int(one) for one in counted] == now["view"]["scorings"][0]["totals"]
    close.click()
    player.wait_for_question()
    expect(close).to_have_count(0)


def _scoring(entry: dict[str, Any]) -> bool:
    return any(one["kind"] == "scoring" for one in entry.get("events", ()))
