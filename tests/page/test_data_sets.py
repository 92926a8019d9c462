"""Tables on an owner's corrected components: the page has their words and numbers, in all games."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.boxes import BOXES, box
from tests.page.conftest import DESK, open_context
from tests.page.player import Player
from tests.sampling import by_turns, turn_of
from tests.server.processes import Process

from perihelion.kernel.data_sets import VARIABLE
from perihelion.server.settings import database_url

SEATS = [{"kind": "me"}, {"kind": "level", "level": "random"}]
EDITIONS = ("kepler3ad-1", "kepler3ad-2")
LANGUAGES = ("en", "fr")
MADE = {"en": "our reconstruction", "fr": "notre reconstitution"}


@pytest.fixture(scope="module")
def boxes(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A set of each game in the operator's folder."""
    folder = tmp_path_factory.mktemp("boxes")
    for game in BOXES:
        box(folder / f"box-{game}", game)
    return folder


@pytest.fixture(scope="module")
def keeper(boxes: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server whose operator keeps these sets."""
    folder = tmp_path_factory.mktemp("keeper")
    with pytest.MonkeyPatch.context() as environment:
        environment.setenv(VARIABLE, str(boxes))
        url = database_url(str(folder / "t.db"))
        process = Process(url, "--bots", "1", log=folder / "log")
        process.start()
    yield f"http://127.0.0.1:{process.port}"
    process.stop()


@pytest.fixture(scope="module")
def guests(browser: Browser, keeper: str) -> Iterator[Callable[[str], Player]]:
    """Somebody of each language, whose page is loaded once for all of these tests."""
    players: dict[str, Player] = {}

    def guest(lang: str) -> Player:
        if lang not in players:
            context = open_context(browser, keeper, lang, DESK, "dark", motion=False)
            players[lang] = Player(context, keeper)
        return players[lang]

    yield guest
    for player in players.values():
        player.close()


@pytest.fixture
def seated(guests: Callable[[str], Player]) -> Iterator[Any]:
    """Somebody at a table on a corrected set, or on ours."""
    players: list[Player] = []

    def sit(
        game: str, lang: str = "en", *, corrected: bool = True, level: str = "random"
    ) -> Player:
        player = guests(lang)
        players.append(player)
        options = {"data": f"box-{game}"} if corrected else {}
        seats = [SEATS[0], SEATS[1] | {"level": level}]
        player.sit({"game": game, "seats": seats, "options": options})
        return player

    yield sit
    complaints = [line for player in players for line in player.complaints]
    for player in players:
        player.complaints.clear()
    assert complaints == []


@pytest.mark.parametrize("lang", by_turns(LANGUAGES, lambda one: one == turn_of(LANGUAGES, 0)))
def test_kepler3042(seated: Any, lang: str) -> None:
    """Names, prices, speeds, points, cells, bonuses, a taller board.

    Here and below in one language by turns, in both in the soak.
    """
    names = {
        "en": ("Star Sails", "Rim", "Settling", "Medal Rain"),
        "fr": ("Voiles d’or", "Bord", "Installation", "Pluie de médailles"),
    }[lang]
    player = seated("kepler3042", lang)
    page: Page = player.page
    travel = page.locator(".board .technology").first
    expect(travel).to_contain_text(names[0])
    expect(travel.locator(".level").nth(2)).to_contain_text("5")
    zone = page.locator(".zone-name").last
    expect(zone).to_contain_text(names[1])
    expect(zone).to_contain_text("7★")
    expect(page.locator(".right")).to_contain_text("9★")
    expect(page.locator(".grid .cell").nth(1)).to_contain_text(names[2])
    cells = player.update()["view"]["printed"]["cells"]
    assert (cells[0], cells[8]) == ("antimatter-generation", "space-construction")
    first = {"en": "Antimatter", "fr": "Antimatière"}[lang]
    expect(page.locator(".grid .cell").first).to_contain_text(first)
    galaxy = player.update()["view"]["galaxy"]
    assert (galaxy["columns"], galaxy["rows"]) == (19, 22)


@pytest.mark.parametrize(
    ("game", "lang"),
    by_turns(
        [(game, lang) for game in EDITIONS for lang in LANGUAGES],
        lambda case: case[1] == turn_of(LANGUAGES, EDITIONS.index(case[0])),
    ),
)
def test_kepler3ad(seated: Any, game: str, lang: str) -> None:
    """Lines in their order, names, levels, thresholds, points and corporations."""
    player = seated(game, lang)
    page: Page = player.page
    name = {"en": "Second throw", "fr": "Second lancer"}[lang]
    expect(page.locator(".ability b").first).to_contain_text(name)
    view = player.update()["view"]
    if game == "kepler3ad-1":
        assert view["thresholds"] == [5, 6, 7]
        expect(page.locator('[data-element="value-track"]').first).to_contain_text("5")
        return
    expect(page.locator(".cells").first).to_contain_text("1")
    expect(page.locator(".cells").first.locator(".cell")).to_have_count(6)
    card = {"en": "Red Moon", "fr": "Lune rouge"}[lang]
    expect(page.locator(".strip .card")).to_contain_text(card)


def test_zenith(seated: Any, boxes: Path) -> None:
    """Names and prices on the cards of the hand."""
    player = seated("zenith")
    agents = json.loads((boxes / "box-zenith" / "agents.json").read_text(encoding="utf-8"))
    known = {one["id"]: one for one in agents["agents"]}
    hand = player.update()["view"]["seats"][0]["hand"]
    assert len(hand) == 4
    for card in hand:
        agent = known[card.removeprefix("card:")]
        shown = player.page.locator(".zcard").filter(
            has=player.page.get_by_text(agent["name"], exact=True)
        )
        expect(shown.first).to_contain_text(str(agent["cost"]))


def test_the_next_table_has_our_set_again(seated: Any) -> None:
    """In the same page, without loading it anew."""
    player = seated("kepler3ad-2")
    expect(player.page.locator(".ability b").first).to_contain_text("Second throw")
    player.sit({"game": "kepler3ad-2", "seats": SEATS})
    expect(player.page.locator(".ability b").first).to_contain_text("Extra dice")


@pytest.mark.parametrize(
    ("game", "lang"),
    by_turns(
        [(game, lang) for game in ("zenith", "kepler3ad-2") for lang in LANGUAGES],
        lambda case: case[1] == turn_of(LANGUAGES, 1 if case[0] == "zenith" else 0),
    ),
)
def test_a_level_that_plays_by_hand_says_so(seated: Any, game: str, lang: str) -> None:
    """At its seat, and in the menu for whoever has no pointer; in words, with the reason."""
    name, said = {
        "en": ("Navigator", "what it learned was not tried on these components."),
        "fr": ("Navigateur", "ce qu’il a appris n’a pas été essayé avec ce matériel."),
    }[lang]
    page: Page = seated(game, lang, level="navigator").page
    mark, menu = page.locator("[data-by-hand]"), page.locator('[data-part="by-hand"]')
    expect(mark).to_have_attribute("aria-label", re.compile(re.escape(said)))
    page.locator("[data-menu]").click()
    expect(menu).to_contain_text(name)
    expect(menu).to_contain_text(said)
    page = seated(game, lang, corrected=False, level="navigator").page
    expect(mark).to_have_count(0)
    page.locator("[data-menu]").click()
    expect(menu).to_have_count(0)


def test_a_set_is_offered_by_its_name(seated: Any, keeper: str) -> None:
    player = seated("zenith", corrected=False)
    player.page.goto(f"{keeper}/new?game=zenith")
    expect(player.page.locator("select option", has_text="box-zenith")).to_have_count(1)


# --- what is reconstructed -----------------------------------------------------------------------


@pytest.mark.parametrize("lang", by_turns(LANGUAGES, lambda one: one == turn_of(LANGUAGES, 1)))
def test_marks_of_kepler3042(seated: Any, lang: str) -> None:
    """The action grid, zones, technologies, tracks and the hexes carry the mark."""
    page: Page = seated("kepler3042", lang, corrected=False).page
    mark = page.locator(".grid > .made sup")
    expect(mark).to_have_attribute("aria-label", re.compile(MADE[lang]))
    expect(page.locator(".zone-name .made")).to_have_count(3)
    expect(page.locator(".board .technology h4 sup").first).to_be_visible()
    expect(page.locator(".vernier .made").first).to_be_attached()
    page.locator(".galaxy .frame").hover()
    expect(page.locator(".reading .hex sup")).to_be_visible()


@pytest.mark.parametrize("game", ["kepler3042", "kepler3ad-2"])
def test_the_rules_have_a_legend(seated: Any, keeper: str, game: str) -> None:
    page: Page = seated(game, corrected=False).page
    page.goto(f"{keeper}/rules/{game}")
    legend = page.locator(".legend")
    expect(legend).to_contain_text("◇")
    legend.get_by_role("link").click()
    expect(page.locator("#reconstructed")).to_be_in_viewport()
    expect(page.locator("#reconstructed")).to_contain_text("◇")
