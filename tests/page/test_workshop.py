"""The workshop, walked through: a card put right beside the box, shared by link, played by two."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect
from tests.page.conftest import DESK, Visitors
from tests.page.player import Player
from tests.page.test_pages import check_page
from tests.page.test_together import one_answers

TABLET = (768, 1024)
SLOW = 60_000.0
"""The first drawing waits for a process to start."""
LAB = 300_000.0
"""Twenty matches of random answers, in a process that steps back for all others."""


def test_a_card_is_put_right_shared_and_played(visitor: Visitors, pictures: Path) -> None:
    ada, tycho = visitor(size=TABLET), visitor(lang="fr", size=DESK)
    _put_right(ada)
    check_page(ada, pictures / "workshop-tablet.png")
    link = _keep_and_share(ada)
    _open_by_link(tycho, link)
    check_page(tycho, pictures / "workshop-desk-fr.png")
    ada.page.locator("[data-games]").select_option("10")
    ada.page.locator("[data-level]").select_option("random")
    ada.page.locator("[data-compare]").click()
    expect(ada.page.locator("[data-comparison]")).to_be_visible()
    _play_together(tycho, ada, link.rpartition("/")[2])
    ada.page.goto(link)
    expect(ada.page.locator("[data-told]")).to_contain_text("Verdict", timeout=LAB)
    check_page(ada, pictures / "workshop-compared.png")
    _fork(tycho, link)


def test_a_list_leads_through_the_box(visitor: Visitors) -> None:
    """What is as printed is no reconstruction any more, the next one is in hand, and it is kept."""
    ada = visitor(size=TABLET)
    page = ada.page
    ada.go("/workshop/kepler3ad-2")
    _verdict(ada, "sound")
    page.locator("[data-open]").click()
    first, second = (page.locator("[data-component]").nth(n) for n in (0, 1))
    name, after = (one.get_attribute("data-component") for one in (first, second))
    first.click()
    page.locator("[data-confirm]").click()
    expect(page.locator(f'[data-component="{name}"]')).to_have_count(0)
    expect(page.locator('[data-component][aria-current="true"]')).to_have_attribute(
        "data-component", str(after)
    )
    _verdict(ada, "sound")
    page.locator("[data-keep]").click()
    page.wait_for_url("**/workshop/kepler3ad-2/*")
    [kept] = ada.ask("GET", "/api/me/data-sets")
    assert kept["confirmed"] == [name]
    table = ada.ask("POST", "/api/play", _alone(kept["id"]))["table"]
    made = ada.ask("GET", f"/api/matches/{table['id']}")["view"]["reconstructed"]
    assert after in made
    assert name not in made


def _alone(set_id: str) -> dict[str, object]:
    options = {"data": set_id}
    return {"game": "kepler3ad-2", "seats": 2, "level": "random", "options": options}


def _verdict(player: Player, which: str) -> None:
    verdict = player.page.locator("[data-verdict]")
    expect(verdict).to_have_attribute("data-verdict", which, timeout=SLOW)


def _put_right(ada: Player) -> None:
    """The check answers to every change, and the card is drawn as it is now."""
    ada.go("/workshop/zenith")
    _verdict(ada, "sound")
    ada.page.locator('[data-component="card:nero"]').click()
    drawn = ada.page.locator('[data-drawn="card:nero"]')
    expect(drawn).to_contain_text("Nero", timeout=SLOW)
    cost = ada.page.locator("[data-editor]").get_by_label("cost", exact=True)
    cost.fill("-1")
    _verdict(ada, "wrong")
    expect(ada.page.locator("[data-verdict]")).to_contain_text("nero")
    expect(ada.page.locator("[data-keep]")).to_be_disabled()
    cost.fill("9")
    _verdict(ada, "sound")
    expect(drawn).to_contain_text("9", timeout=SLOW)
    expect(ada.page.locator('[data-component="card:nero"] b')).to_be_visible()
    assert ada.page.get_by_role("row").filter(has_text="nero").count() == 1


def _keep_and_share(ada: Player) -> str:
    page = ada.page
    page.get_by_label("Name of the set").fill("My Nero")
    page.locator("[data-keep]").click()
    page.wait_for_url("**/workshop/zenith/*")
    expect(page.get_by_role("heading", level=1)).to_have_text("My Nero")
    page.locator("[data-sharing]").select_option("link")
    shown = page.locator("[data-link]")
    expect(shown).to_be_visible()
    return shown.input_value()


def _open_by_link(tycho: Player, link: str) -> None:
    tycho.page.goto(link)
    expect(tycho.page.get_by_role("heading", level=1)).to_have_text("My Nero", timeout=SLOW)
    tycho.page.locator('[data-component="card:nero"]').click()
    drawn = tycho.page.locator('[data-drawn="card:nero"]')
    expect(drawn).to_contain_text("9", timeout=SLOW)
    expect(tycho.page.locator("[data-component] b")).to_have_count(1)


def _fork(tycho: Player, link: str) -> None:
    tycho.page.goto(link)
    _verdict(tycho, "sound")
    tycho.page.locator("[data-keep]").click()
    expect(tycho.page.locator("[data-sharing]")).to_have_value("private")
    [mine] = tycho.ask("GET", "/api/me/data-sets")
    assert mine["forked_from"] == f"{link.rpartition('/')[2]}/1"
    assert tycho.page.url.endswith(mine["id"])


def _play_together(tycho: Player, ada: Player, set_id: str) -> None:
    tycho.page.locator("[data-new]").click()
    tycho.page.locator("[data-create]").click()
    tycho.page.wait_for_url("**/t/*")
    table = tycho.ask("GET", f"/api/tables/{tycho.page.url.rpartition('/')[2]}")
    kept = ada.ask("GET", f"/api/data-sets/{set_id}")["versions"][0]
    assert table["options"]["data"] == kept["content"]
    ada.table = tycho.table = table["id"]
    ada.go(f"/join/{table['id']}/{table['join']}")
    ada.page.locator("[data-sit]").click()
    for player in (ada, tycho):
        player.wait_for_question()
    for _ in range(4):
        one_answers(ada, tycho)
    assert ada.update()["ply"] >= 4
    printed = tycho.ask("GET", f"/api/matches/{table['id']}/elements")["printed"]
    assert next(one["cost"] for one in printed["agents"] if one["id"] == "nero") == 9
