"""Labels and prompts are words and nothing else: with other words the page draws the same."""

from __future__ import annotations

import re
import time
from typing import Any

import pytest
from playwright.sync_api import Route
from tests.page.conftest import Visitors
from tests.page.player import MILLISECONDS, Player
from tests.page.situations import GAMES, situations
from tests.sampling import SEED, half

from perihelion.words import languages

CHUNK = re.compile(r"^(var \w+=`)(.*)(`;export\{\w+ as default\};?\s*)$", re.DOTALL)
"""A catalogue as the build leaves it: a script with one text."""
WORDS = re.compile(
    r"\{[^{}]*\}|\$[\w-]+|\\.|^ *[a-z.][\w.-]* =|^ *\*?\[\w+\]|^#.*$|[^\W\d_]+", re.MULTILINE
)
"""What a text consists of; the last are the words."""
DRAWN = """() => [...document.querySelectorAll('main svg, main svg *, main [data-element]')]
  .filter((one) => !one.closest('[role="log"], text, title, desc'))
  .map((one) => {
    const said = ['href', 'data-element', 'data-option', 'fill', 'class', 'transform', 'd'];
    const has = said.map((name) => one.getAttribute(name) ?? '');
    return [one.tagName, ...has].join(' ');
  })"""


@pytest.mark.parametrize("every", [8, pytest.param(1, marks=pytest.mark.soak)])
@pytest.mark.parametrize("game", half(GAMES, 0))
def test_other_words_leave_the_pictures_as_they_are(
    game: str, every: int, regular: Visitors, visitor: Visitors
) -> None:
    """Every word of every catalogue is another, of the same length; no picture knows.

    In each run some of the questions, by turns that the commit draws; in the soak all of them.
    """
    plain, changed = regular(), visitor()
    catalogues = _change_words(changed)
    for situation in situations(game)[SEED % every :: every]:
        for player in (plain, changed):
            player.sit(situation.table())
            player.wait_for_question()
        before, after = _settled(plain, changed)
        assert len(before) > 50
        assert after == before, str(situation)
    assert len(catalogues) >= 4, "common, of the page, of the game, of its page"
    assert all(lang in languages() for lang in catalogues)


def _change_words(player: Player) -> list[str]:
    """Give this page other catalogues; the languages of those it asked for, as it asks."""
    asked: list[str] = []

    def answer(route: Route) -> None:
        response = route.fetch()
        found = CHUNK.match(response.text())
        assert found, route.request.url
        asked.append(route.request.url.rpartition("/")[2][:2])
        text = WORDS.sub(lambda one: _other(one.group()), found[2])
        route.fulfill(response=response, body=found[1] + text + found[3])

    player.page.route(re.compile(r"/assets/(en|fr)-[^/]*\.js$"), answer)
    player.page.reload()
    return asked


def _other(part: str) -> str:
    is_word = part[:1].isalpha() and not part.rstrip().endswith("=")
    return "".join("n" if one.islower() else "N" for one in part) if is_word else part


def _settled(*players: Player) -> list[Any]:
    """What each page draws, as soon as all draw the same: what comes later, as the way to a lesson
    does, comes to each at its own time."""
    until = time.monotonic() + MILLISECONDS / 1000
    while True:
        drawn = [player.page.evaluate(DRAWN) for player in players]
        if all(one == drawn[0] for one in drawn) or time.monotonic() > until:
            return drawn
        players[0].page.wait_for_timeout(50)
