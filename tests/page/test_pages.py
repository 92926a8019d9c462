"""Every page: whole in both themes and widths, without barriers, with pictures to look at.

In each run every page and every game is looked at in one theme and width, by turns that the commit
draws; in `make soak` all in all of them.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import expect
from tests.page.conftest import DESK, PHONE, Visitors
from tests.page.player import Player
from tests.page.situations import GAMES, near_the_end, situations
from tests.sampling import by_turns, every_other, half, turn_of

Look = tuple[str, tuple[int, int]]
LOOKS: list[Look] = [("dark", DESK), ("light", DESK), ("dark", PHONE), ("light", PHONE)]
PLAIN = ("/", "/lobby", "/new", "/records", "/campaigns", "/settings")
LEARN = ("/welcome/zenith", "/learn/zenith", "/puzzles/zenith")
BUSY = {"zenith": "turn", "kepler3042": "move", "kepler3ad-1": "group", "kepler3ad-2": "group"}
"""A kind of question that shows a board in the middle of things."""

CODE = r"\b[GOP][AB]?\d\b"
"""What the districts and planets of Kepler-3Ad are called in records; people read names."""
STICKING_OUT = """() => [...document.querySelectorAll('.cover .body :is(a, button)')]
    .filter((one) => one.getBoundingClientRect().right
        > one.closest('.body').getBoundingClientRect().right)
    .map((one) => one.innerText)"""
"""Ways into a game that do not fit on its card."""


def _name(look: Look | str) -> str:
    return look if isinstance(look, str) else f"{look[0]}-{look[1][0]}"


def check_page(player: Player, picture: Path) -> None:
    """No barrier that matters, nothing sticks out; a picture is kept."""
    page = player.page
    page.screenshot(path=picture)
    width = page.viewport_size["width"] if page.viewport_size else 0
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert page.evaluate(STICKING_OUT) == []
    if page.evaluate("typeof axe") == "undefined":
        page.evaluate(AXE_SCRIPT)
    found = page.evaluate("axe.run({resultTypes: ['violations']}).then((one) => one.violations)")
    grave = [
        (one["id"], one["nodes"][0]["html"][:200], one["nodes"][0]["failureSummary"][:300])
        for one in found
        if one["impact"] in ("serious", "critical")
    ]
    assert grave == []


NEWCOMERS = (LOOKS[0], LOOKS[-1])
WALKS = {"plain": PLAIN + LEARN} | {f"rules-{game}": (f"/rules/{game}",) for game in GAMES}
NOW = ("plain", *(f"rules-{game}" for game in every_other(GAMES, 1)))
"""The rules of two games by turns."""


@pytest.mark.parametrize(
    ("walk", "look"),
    by_turns(
        [(walk, look) for walk in WALKS for look in NEWCOMERS],
        lambda case: case[0] in NOW and case[1] == turn_of(NEWCOMERS, list(WALKS).index(case[0])),
    ),
    ids=_name,
)
def test_pages(walk: str, look: Look, visitor: Visitors, pictures: Path) -> None:
    """One after the other, as a newcomer goes through them."""
    player = visitor(theme=look[0], size=look[1])
    failures = []
    for path in WALKS[walk]:
        name = path.strip("/").replace("/", "-") or "home"
        player.go(path)
        shown = player.page.locator("main h1").first
        expect(shown).to_be_visible()
        player.page.wait_for_load_state("networkidle")
        try:
            if path.startswith("/rules/"):  # each chapter leads to a lesson that shows it
                expect(player.page.locator("article [data-show]").first).to_be_visible()
            check_page(player, pictures / f"{name}-{_name(look)}.png")
        except AssertionError as error:
            failures.append(f"{path}: {error}")
    assert not failures, "\n".join(failures)


@pytest.mark.parametrize(
    ("game", "look"),
    by_turns(
        [(game, look) for game in GAMES for look in LOOKS],
        lambda case: case[1] == turn_of(LOOKS, GAMES.index(case[0])),
    ),
    ids=_name,
)
def test_table(game: str, look: Look, regular: Visitors, pictures: Path) -> None:
    player = regular(theme=look[0], size=look[1])
    situation = next(one for one in situations(game) if one.kind == BUSY[game])
    player.sit(situation.table())
    check_page(player, pictures / f"table-{game}-{_name(look)}.png")


@pytest.mark.parametrize("game", half(GAMES, 0))
def test_end(game: str, regular: Visitors, pictures: Path) -> None:
    """The end screen: places, points, the course; from there the replay. Two games by turns."""
    player = regular()
    situation = near_the_end(game)
    player.sit(situation.table())
    player.ask("POST", f"/api/matches/{player.table}/resign", {"ply": player.ply})
    end = player.page.locator('[data-part="end"]')
    expect(end).to_be_visible()
    expect(end.locator("figure text.axis").first).to_have_text(re.compile(r"\w"))
    assert re.findall(CODE, end.inner_text()) == []
    check_page(player, pictures / f"end-{game}.png")
    player.go(f"/replay/{player.table}")
    expect(player.page.locator('[data-part="replay"]')).to_be_visible()
    check_page(player, pictures / f"replay-{game}.png")


@pytest.mark.parametrize(
    "look",
    by_turns([(look,) for look in NEWCOMERS], lambda case: case[0] == turn_of(NEWCOMERS, 0)),
    ids=_name,
)
def test_before_the_match(look: Look, regular: Visitors, pictures: Path) -> None:
    """The waiting room of who has sat down, the door of who is invited, the curtain."""
    theme, size = look
    ada, tycho = regular(theme=theme, size=size), regular("tycho", theme=theme, size=size)
    seats = [{"kind": "me"}, {"kind": "friend"}]
    table = ada.ask("POST", "/api/tables", {"game": "zenith", "seats": seats})
    ada.go(f"/t/{table['id']}")
    expect(ada.page.locator('[data-part="waiting-room"]')).to_be_visible()
    check_page(ada, pictures / f"waiting-{_name(look)}.png")
    tycho.go(f"/join/{table['id']}/{table['join']}")
    expect(tycho.page.locator("[data-sit]")).to_be_visible()
    check_page(tycho, pictures / f"join-{_name(look)}.png")
    seats = [{"kind": "me"}, {"kind": "hotseat", "name": "Tycho"}]
    shared = ada.ask("POST", "/api/tables", {"game": "zenith", "seats": seats})
    ada.go(f"/t/{shared['id']}")
    expect(ada.page.locator('[data-part="curtain"]')).to_be_visible()
    check_page(ada, pictures / f"curtain-{_name(look)}.png")
