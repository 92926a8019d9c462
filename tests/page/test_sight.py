"""For who sees otherwise: everything at 200 %, and with the colours of the system.

In each run two games are looked at in one way and two in the other, by turns that the commit draws;
in `make soak` all in all ways.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.page.conftest import Visitors
from tests.page.situations import GAMES, situations
from tests.sampling import by_turns, half, turn_of

ZOOMED = (720, 450)
"""What 200 % leaves of 1440 x 900."""
LOST = """() => {
    const lost = [];
    const all = [...document.querySelectorAll('button, a[href], input, select')];
    for (const one of all) {
        if (one.closest('[aria-hidden="true"], .skip') || !one.getClientRects().length) continue;
        one.scrollIntoView({ block: 'center', inline: 'center' });
        const box = one.getBoundingClientRect();
        const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
        if (!hit || !one.contains(hit)) lost.push(one.outerHTML.slice(0, 120));
    }
    return lost;
}"""
"""Controls that cannot be pressed, even after scrolling to them."""
LIT = """(names) => {
    const outlined = (one) => ['::after', '::before', null].some((part) => {
        const style = getComputedStyle(one, part);
        return style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2;
    });
    return [...document.querySelectorAll('[data-element]')]
        .filter((one) => !one.ownerSVGElement && one.getClientRects().length)
        .map((one) => [one.dataset.element, names.includes(one.dataset.element), outlined(one)]);
}"""
"""Of every element that is no drawing: its name, whether an answer names it, its outline."""
KINDS = {
    "zenith": ("turn", "mulligan"),
    "kepler3042": ("cell", "develop", "move", "sacrifice"),
    "kepler3ad-1": ("before", "disc", "group", "reroll"),
    "kepler3ad-2": ("before", "disc", "group", "reroll"),
}
"""Questions about things of all parts of the table."""
ON_LINES = ("disc",)
"""On the tab of the lines; there the bar below asks."""


@pytest.mark.parametrize("game", half(GAMES, 0))
def test_zoomed(game: str, regular: Visitors, pictures: Path) -> None:
    """At 200 % no control is lost or covered, nothing sticks out, and every answer is at hand."""
    player = regular(size=ZOOMED)
    page = player.page
    for situation in situations(game):
        if situation.kind not in KINDS[game]:
            continue
        player.sit(situation.table())
        if situation.kind == KINDS[game][0]:
            page.screenshot(path=pictures / f"zoomed-{game}.png")
        if situation.kind not in ON_LINES:
            expect(player.question.get_by_role("heading")).to_be_in_viewport(ratio=0.9)
        assert page.evaluate("document.documentElement.scrollWidth") <= ZOOMED[0]
        assert page.evaluate(LOST) == []
        decide = page.locator('[data-tab="decide"]')
        if decide.count():
            decide.click()
            assert page.evaluate(LOST) == []
        listed = page.locator("[data-option]").count()
        folded = page.locator(".opt.fold").count()
        assert listed == len(player.options()) or folded > 0
        last = page.locator("[data-option]").last
        last.focus()
        expect(last).to_be_in_viewport()
        page.keyboard.press("2")
        expect(page.locator("[data-do]").filter(visible=True).first).to_be_enabled()


@pytest.mark.parametrize("game", half(GAMES, 1))
def test_colours_of_the_system(
    game: str, regular: Visitors, pictures: Path, request: pytest.FixtureRequest
) -> None:
    """What may be chosen has an outline, and what may not has none."""
    player = regular()
    page, seen = player.page, 0
    page.emulate_media(forced_colors="active")
    request.addfinalizer(lambda: page.emulate_media(forced_colors="none"))
    for situation in situations(game):
        if situation.kind not in KINDS[game]:
            continue
        player.sit(situation.table())
        if situation.kind == KINDS[game][0]:
            page.screenshot(path=pictures / f"forced-{game}.png")
        first = {option["elements"][0] for option in player.options() if option["elements"]}
        found = page.evaluate(LIT, sorted(first))
        seen += sum(named for _, named, _ in found)
        things = [one for one in found if not one[0].startswith("button:")]
        dark = [name for name, named, outlined in things if named and not outlined]
        assert dark == [], situation.kind
        named = {name for option in player.options() for name in option["elements"]}
        false = [name for name, _, outlined in found if outlined and name not in named]
        assert false == [], situation.kind
        page.keyboard.press("2")
        chosen = page.locator("[data-option].ready")
        expect(chosen).to_have_css("outline-style", "solid")
    assert seen > 0


SMALL_TEXT = """() => [...document.querySelectorAll('body *')]
    .filter((one) => one.getClientRects().length && !one.closest('svg, kbd, sup, .unseen'))
    .filter((one) => [...one.childNodes].some((n) => n.nodeType === 3 && n.data.trim()))
    .filter((one) => parseFloat(getComputedStyle(one).fontSize) < 12)
    .map((one) => `${getComputedStyle(one).fontSize} ${one.outerHTML.slice(0, 90)}`)"""
"""Text that is too small to be read; drawings scale with their picture."""
SMALL_LETTERS = """([within, least]) => [...document.querySelectorAll('svg text')]
    .filter((one) => one.getClientRects().length && one.closest(within))
    .map((one) => [parseFloat(getComputedStyle(one).fontSize) * one.getScreenCTM().d, one])
    .filter(([size]) => size < least)
    .map(([size, one]) => `${size.toFixed(1)} ${one.textContent}`)"""
"""Letters of drawings that the screen makes too small."""
ON_A_LAPTOP = [".zn .board, .dial, .map", 9]
ON_A_LARGE_SCREEN = ["body", 12]
ASKED = {"zenith": "turn", "kepler3042": "cell", "kepler3ad-1": "before", "kepler3ad-2": "before"}
"""A question with many answers."""


@pytest.mark.parametrize("game", half(GAMES, 0))
def test_text_and_columns_grow_with_a_large_screen(
    game: str, regular: Visitors, pictures: Path
) -> None:
    situation = next(one for one in situations(game) if one.kind == ASKED[game])
    sizes = []
    for size in ((1440, 900), (1920, 1080)):
        player = regular(lang="fr", size=size)
        player.sit(situation.table())
        player.page.screenshot(path=pictures / f"large-{game}-{size[0]}.png")
        assert player.page.evaluate(SMALL_TEXT) == []
        box = player.question.bounding_box()
        assert box is not None
        letters = "one => parseFloat(getComputedStyle(one).fontSize)"
        read = [player.question.locator(one).first.evaluate(letters) for one in ("h2", ".opt")]
        sizes.append((box["width"], *read))
        if size[0] > 1900:
            assert player.page.evaluate(SMALL_LETTERS, ON_A_LARGE_SCREEN) == []
    for small, large in zip(*sizes, strict=True):
        assert large > small * 1.1


IN_SIGHT = """() => [...document.querySelectorAll('[data-option]')].filter((one) => {
    const box = one.getBoundingClientRect();
    const list = one.closest('.opts')?.getBoundingClientRect() ?? { top: 0, bottom: innerHeight };
    const bottom = Math.min(list.bottom, innerHeight) + 1;
    return box.top >= list.top - 1 && box.bottom <= bottom && one.checkVisibility();
}).length"""
"""How many answers can be read whole, without scrolling."""
LANGUAGES = ("en", "fr")
LOW = (1366, 700)
"""What a browser leaves of a small laptop's screen."""


@pytest.mark.parametrize(
    ("game", "lang"),
    by_turns(
        [(game, lang) for game in GAMES for lang in LANGUAGES],
        lambda case: case[1] == turn_of(LANGUAGES, GAMES.index(case[0])),
    ),
)
def test_five_answers_are_in_sight_on_a_low_screen(
    game: str, lang: str, regular: Visitors, pictures: Path
) -> None:
    """Each game in one language by turns, in both in the soak."""
    player = regular(lang=lang, size=LOW)
    for situation in situations(game):
        if situation.kind not in KINDS[game]:
            continue
        player.sit(situation.table())
        if situation.kind == ASKED[game]:
            player.page.screenshot(path=pictures / f"low-{game}-{lang}.png")
        listed = player.page.locator("[data-option]").count()
        assert player.page.evaluate(IN_SIGHT) >= min(5, listed), situation.kind
        assert player.page.evaluate(SMALL_LETTERS, ON_A_LAPTOP) == [], situation.kind
        assert player.page.evaluate("document.documentElement.scrollWidth") <= LOW[0]


def test_the_technologies_can_be_read_at_150_percent(regular: Visitors, pictures: Path) -> None:
    """1440 x 900 at 150 %: the board is not squeezed, its column scrolls."""
    player = regular(size=(960, 600))
    player.sit(next(one for one in situations("zenith") if one.kind == "turn").table())
    player.page.screenshot(path=pictures / "zoomed-150-zenith.png")
    board = player.page.locator(".techb").first
    board.scroll_into_view_if_needed()
    box = board.bounding_box()
    assert box is not None
    drawn = board.evaluate("one => (one.viewBox?.baseVal.width ? one.viewBox.baseVal.width : 0)")
    assert drawn == 0 or box["width"] / drawn > 0.75
    assert box["height"] > 200
    panel = player.page.locator(".left .tech").bounding_box()
    assert panel is not None
    assert box["y"] + box["height"] <= panel["y"] + panel["height"]
