"""Sheets of ten pictures each, to see at a glance what a player sees: `python -m
tests.page.contact_sheets [NAME ...]` writes build/sheets/NAME.png.

An opponent's turn in every game, a scoring, undo, a search for turning points, and a campaign level
that is failed and begun again; a real server, a real browser, no film faster than normal.
"""

from __future__ import annotations

import base64
import html
import runpy
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright
from tests.page.conftest import ARGUMENTS, TOOLCHAIN, open_context
from tests.page.player import Player
from tests.page.situations import GAMES, before_scoring, situations
from tests.page.test_company import begin, menu, together, turn
from tests.page.test_film import FILM, WHOLE_TURN, scene_of, until_film
from tests.page.test_person import to_the_last_round
from tests.page.test_turning import played
from tests.server.processes import Process

from perihelion.server.settings import database_url

SHEETS = Path(__file__).parents[2] / "build" / "sheets"
SIZE = (1366, 700)
FRAMES, ACROSS, WIDTH = 10, 2, 980
"""Pictures on a sheet, beside each other, and how wide each is."""
STEP = 700.0
"""Milliseconds between two looks at something that moves by itself."""

Visit = Callable[..., Player]


class Camera:
    """Takes pictures of what a player sees, and lays ten of them on a sheet."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.frames: list[tuple[str, bytes]] = []

    def take(self, player: Player, caption: str) -> None:
        self.frames.append((caption, player.page.screenshot()))

    def follow(self, player: Player, until: str, most: int = 400) -> None:
        """A picture of every step of what moves by itself, until the page has what is named."""
        for _ in range(most):
            if player.page.locator(until).count():
                return
            told = player.page.locator(f"{FILM} .who, {FILM} .lines").all_inner_texts()
            self.take(player, " ".join(" ".join(told).split())[:110] or "between two steps")
            player.page.wait_for_timeout(STEP / 2)
        raise AssertionError(f"{self.name}: still no {until}")

    def lay_out(self, browser: Browser) -> Path:
        """Ten of the pictures, the first and the last among them; all, if there are fewer."""
        last = len(self.frames) - 1
        chosen = sorted({round(at * last / (FRAMES - 1)) for at in range(FRAMES)})
        figures = "".join(
            f"<figure><img src='data:image/png;base64,{base64.b64encode(picture).decode()}'>"
            f"<figcaption>{number}. {html.escape(caption)}</figcaption></figure>"
            for number, (caption, picture) in enumerate((self.frames[at] for at in chosen), 1)
        )
        page = browser.new_page(viewport={"width": ACROSS * (WIDTH + 8) + 8, "height": 800})
        page.set_content(
            "<style>body{margin:8px;background:#222;color:#eee;font:16px sans-serif;display:grid;"
            f"grid-template-columns:repeat({ACROSS},{WIDTH}px);gap:8px}}figure{{margin:0}}"
            f"img{{width:100%;display:block}}</style>{figures}"
        )
        SHEETS.mkdir(parents=True, exist_ok=True)
        path = SHEETS / f"{self.name}.png"
        page.screenshot(path=path, full_page=True)
        page.close()
        return path


def opponent(game: str) -> Callable[[Visit, Camera], None]:
    """From the end of my turn over the opponent's to the beginning of my next."""

    def walk(visit: Visit, camera: Camera) -> None:
        player = visit()
        player.sit(scene_of(game).table("captain"))
        camera.take(player, "my turn")
        while len(camera.frames) < FRAMES:
            until_film(player)
            camera.follow(player, '[data-part="question"][data-kind], [data-part="end"]')
            camera.take(player, "I am asked again")

    return walk


def scoring(visit: Visit, camera: Camera) -> None:
    player = visit()
    scene, answer = before_scoring("kepler3ad-2")
    player.sit(scene.table("cadet"))
    camera.take(player, "before the answer that leads to a scoring")
    player.ask("POST", f"/api/matches/{player.table}/act", {"action": answer, "ply": player.ply})
    camera.follow(player, "[data-close-scoring]")
    for _ in range(12):
        camera.take(player, "the scoring")
        player.page.wait_for_timeout(STEP)
    player.page.locator("[data-close-scoring]").click()
    camera.follow(player, '[data-part="question"][data-kind]')
    camera.take(player, "after it")


def undo(visit: Visit, camera: Camera) -> None:
    player = visit()
    player.sit(next(one for one in situations("zenith") if one.kind == "turn").table())
    camera.take(player, "alone with a level: before")
    ply = player.ply
    player.answer_first()
    player.wait_for_question(after=ply)
    camera.take(player, "answered")
    player.page.keyboard.press("u")
    player.page.wait_for_timeout(STEP)
    camera.take(player, "undone")
    first, other = begin(*together(lambda who="ada": visit(who)))
    camera.take(first, "with a friend: before")
    turn(first, other)
    other.wait_for_question()
    camera.take(first, "answered")
    for verdict in ("Refuse", "Agree"):
        menu(first, "Ask for a take-back")
        other.question.get_by_role("button", name=verdict).wait_for()
        if verdict == "Refuse":
            camera.take(first, "a take-back asked for")
            camera.take(other, "the friend is asked")
        other.question.get_by_role("button", name=verdict).click()
        first.page.wait_for_timeout(STEP)
        camera.take(first, "refused" if verdict == "Refuse" else "granted")
    camera.take(other, "granted, as the friend sees it")


def turning(visit: Visit, camera: Camera) -> None:
    player = visit()
    played(player)
    player.page.wait_for_timeout(STEP)
    camera.take(player, "the end")
    player.page.locator("[data-turning]").click()
    found = player.page.locator('[data-part="turning"] li')
    for _ in range(200):
        found.or_(player.page.locator('[data-part="turning"]')).first.scroll_into_view_if_needed()
        camera.take(player, "the job")
        if (
            found.count()
            and not player.page.locator('[data-part="turning"] [role="status"]').count()
        ):
            break
    player.page.reload()
    found.first.wait_for()
    found.first.scroll_into_view_if_needed()
    camera.take(player, "come back later")
    found.locator("a").first.click()
    player.page.wait_for_timeout(2 * STEP)
    camera.take(player, "a turning point in the replay")


def campaign(visit: Visit, camera: Camera) -> None:
    player = visit()
    page = player.page
    player.go("/campaigns")
    page.locator("[data-campaign]").first.wait_for()
    camera.take(player, "the campaigns")
    page.locator("[data-campaign]").first.click()
    page.wait_for_url("**/campaigns/*")
    page.locator('[data-part="briefing"]').wait_for()
    camera.take(player, "the briefing")
    page.locator(".acts .btn.primary").click()
    page.wait_for_url("**/t/*")
    player.table = page.url.rpartition("/")[2]
    player.wait_for_question()
    camera.take(player, "the level begins")
    player.go("/settings")
    to_the_last_round(player)
    player.go(f"/t/{player.table}")
    player.wait_for_question()
    page.wait_for_timeout(STEP)
    camera.take(player, "the last round")
    while not player.is_over:
        player.answer_last()
        player.wait_for_question()
    page.wait_for_timeout(2 * STEP)
    camera.take(player, "failed")
    page.mouse.wheel(0, 600)
    page.wait_for_timeout(STEP)
    camera.take(player, "failed, further down")
    page.locator("[data-next-level]").click()
    page.locator('[data-part="briefing"]').wait_for()
    camera.take(player, "the briefing again")
    page.locator(".acts .btn.primary").click()
    page.wait_for_url(lambda url: "/t/" in url and player.table not in url)
    player.wait_for_question()
    camera.take(player, "begun again")
    player.table = page.url.rpartition("/")[2]
    menu(player, "Resign")
    page.wait_for_timeout(STEP)
    camera.take(player, "giving up")
    page.get_by_role("button", name="Resign", exact=True).click()
    page.locator('[data-part="debriefing"]').wait_for()
    camera.take(player, "given up")


SCENES: dict[str, Callable[[Visit, Camera], None]] = {
    **{f"opponent-{game}": opponent(game) for game in GAMES},
    "scoring": scoring,
    "undo": undo,
    "turning": turning,
    "campaign": campaign,
}


def main(names: list[str]) -> None:
    if unknown := set(names) - SCENES.keys():
        sys.exit(f"no sheet is called {', '.join(sorted(unknown))}; there are {', '.join(SCENES)}")
    chromium = runpy.run_path(str(TOOLCHAIN))["browser"]()
    if chromium is None:
        sys.exit("MISSING: a browser; on Debian: apt-get install chromium-headless-shell")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=list(ARGUMENTS))
        server = Process(database_url(f"{folder}/tables.db"), "--bots", "1")
        server.start()
        try:
            for name in names or SCENES:
                print(make(name, browser, f"http://127.0.0.1:{server.port}"))
        finally:
            server.stop()
            browser.close()


def make(name: str, browser: Browser, address: str) -> Path:
    """One sheet, by people who have never been here."""
    people: dict[str, Player] = {}

    def visit(who: str = "ada") -> Player:
        if who not in people:
            context = open_context(browser, address, "en", SIZE, "dark", motion=True, film="normal")
            people[who] = Player(context, address)
            people[who].page.set_default_timeout(WHOLE_TURN)
        return people[who]

    camera = Camera(name)
    SCENES[name](visit, camera)
    path = camera.lay_out(browser)
    for person in people.values():
        person.close()
    return path


if __name__ == "__main__":
    main(sys.argv[1:])
