"""For who sees otherwise: everything at 200 %, and with the colours of the system."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.page.conftest import Visitors
from tests.page.situations import GAMES, situations

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


@pytest.mark.parametrize("game", GAMES)
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


@pytest.mark.parametrize("game", GAMES)
def test_colours_of_the_system(game: str, visitor: Visitors, pictures: Path) -> None:
    """What may be chosen has an outline, and what may not has none."""
    player = visitor(forced_colors="active")
    page, seen = player.page, 0
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
