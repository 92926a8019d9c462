"""A game that another package brings is played in the browser, on the table of any game."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect
from tests import elsewhere
from tests.page.conftest import DESK, PHONE, Visitors
from tests.sampling import half
from tests.server.processes import Process

from perihelion.server.settings import database_url

TABLE = {
    "game": "comet",
    "seats": [{"kind": "me"}, {"kind": "level", "level": "cadet"}],
    "options": {"rounds": 3},
    "house": {"private": True, "clock": {"kind": "none"}},
    "nonce": "0" * 32,
}


@pytest.fixture(scope="module")
def comets(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server where pip has installed the template game; its address."""
    folder = tmp_path_factory.mktemp("comets")
    site = elsewhere.install_comet(folder)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", elsewhere.environment(site)["PYTHONPATH"])
        process = Process(
            database_url(str(folder / "tables.db")), "--bots", "1", log=folder / "log"
        )
        process.start()
        yield f"http://127.0.0.1:{process.port}"
        process.stop()


WAYS = (
    (("en", DESK, "dark"), "pointing"),
    (("fr", PHONE, "light"), "list"),
    (("fr", DESK, "light"), "keys"),
    (("en", PHONE, "dark"), "pointing"),
)


@pytest.mark.parametrize(("look", "how"), half(WAYS, 0))
def test_it_is_played_to_its_end(
    visitor: Visitors, comets: str, look: tuple[str, tuple[int, int], str], how: str
) -> None:
    """In two ways by turns, in all in the soak."""
    lang = look[0]
    player = visitor(*look, at=comets)
    player.sit(TABLE)
    page = player.page
    asked = {"en": "Launch a card, face down", "fr": "Lancez une carte, face cachée"}[lang]
    expect(player.question.get_by_role("heading")).to_have_text(asked)
    board = page.locator(".any .board")
    for word in {"en": ("Cards", "gold", "hand"), "fr": ("Cartes", "or", "main")}[lang]:
        expect(board.get_by_text(word, exact=True).first).to_be_attached()
    assert {"card:dust", "card:ice", "card:gold", "choice:pass"} <= player.drawn()
    answers = 0
    while not player.is_over:
        ply = player.ply
        option = player.options()[0]
        for name in option["elements"]:
            expect(player.element(name)).to_be_enabled()
        if how == "pointing":
            player.answer_by_pointing(option)
        elif how == "keys":
            player.answer_by_keys(1)
        else:
            player.answer_by_list(option)
        answers += 1
        player.wait_for_question(after=ply)
    assert answers >= 3


def test_the_home_page_offers_it(visitor: Visitors, comets: str) -> None:
    player = visitor("fr", at=comets)
    player.page.goto("/")
    expect(player.page.get_by_role("heading", name="Comète")).to_be_visible()
    player.play_now("comet")
    player.wait_for_question()


def test_its_campaign_is_played(visitor: Visitors, comets: str) -> None:
    """Begun, told in its own words, given up, and the way back to the level."""
    player = visitor(at=comets)
    page = player.page
    player.go("/campaigns")
    page.locator('[data-campaign="first_light"]').click()
    briefing = page.locator('[data-part="briefing"]')
    expect(briefing).to_contain_text("A cadet launches against you.")
    expect(briefing).to_contain_text("Win with samples worth 2 or more.")
    page.get_by_role("button", name="Play level 1").click()
    page.wait_for_url("**/t/*")
    player.table = page.url.rpartition("/")[2]
    player.wait_for_question()
    assert [one["kind"] for one in player.ask("GET", f"/api/tables/{player.table}")["seats"]] == [
        *("person", "level")
    ]
    player.ask("POST", f"/api/matches/{player.table}/resign", {"ply": player.ply})
    expect(page.locator('[data-part="debriefing"]')).to_contain_text("Level 1: given up.")
