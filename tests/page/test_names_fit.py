"""The names on the boards, which are those of the log, are read whole."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.page.conftest import Visitors
from tests.page.situations import situations
from tests.sampling import by_turns, turn_of

CUT = """() => [...document.querySelectorAll('.cell .what b, .ability .words b')]
    .filter((one) => {
        const box = one.closest('.cell, .ability').getBoundingClientRect();
        const text = document.createRange();
        text.selectNodeContents(one);
        const isCut = getComputedStyle(one).overflow === 'hidden'
            && one.scrollWidth > one.clientWidth && one.clientWidth > 0;
        return box.width && (isCut || text.getBoundingClientRect().right > box.right);
    })
    .map((one) => one.textContent)"""
"""Names that are cut, or stick out of their boxes."""
ASKED = {"kepler3042": "cell", "kepler3ad-1": "before", "kepler3ad-2": "before"}


LANGUAGES = ("en", "fr")


@pytest.mark.parametrize(
    ("game", "lang"),
    by_turns(
        [(game, lang) for game in ASKED for lang in LANGUAGES],
        lambda case: case[1] == turn_of(LANGUAGES, list(ASKED).index(case[0])),
    ),
)
def test_names_are_not_cut(game: str, lang: str, regular: Visitors) -> None:
    """Each game in one language by turns, in both in the soak."""
    situation = next(one for one in situations(game) if one.kind == ASKED[game])
    for size in ((1440, 900), (1024, 768)):
        player = regular(lang=lang, size=size)
        player.sit(situation.table())
        assert player.page.locator(".cell .what b, .ability .words b").count() >= 7
        assert player.page.evaluate(CUT) == [], size


def test_medals_say_what_they_are(regular: Visitors) -> None:
    """Pressed, and by keyboard."""
    player = regular()
    player.sit(next(one for one in situations("kepler3042") if one.kind == "cell").table())
    page = player.page
    medals = page.get_by_role("button", name="medals: ").first
    said = page.get_by_text("The first marker to reach or pass a medal")
    medals.click()
    expect(said).to_be_visible()
    medals.evaluate("one => one.blur()")
    expect(said).to_have_count(0)
    medals.focus()
    page.keyboard.press("?")
    expect(said).to_be_visible()
