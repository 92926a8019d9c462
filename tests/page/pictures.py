"""Makes the pictures of docs/playing-page.md anew: `python -m tests.page.pictures`.

Small WebP files of the real page: three steps of each first flight in docs/pictures/learn, and what
the chapters show in docs/pictures/page. Needs the built package and Chromium.
"""

from __future__ import annotations

import base64
import shutil
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, Page, expect, sync_playwright
from tests.page.conftest import ARGUMENTS, DESK, open_context
from tests.page.player import Player
from tests.page.situations import GAMES, near_the_end, situations
from tests.page.test_film import until_film
from tests.page.test_lessons import first_flight, play
from tests.server.processes import Process

from perihelion.match.lesson import LessonRun
from perihelion.match.puzzles import puzzles_of
from perihelion.server.settings import database_url

PICTURES = Path(__file__).parents[2] / "docs" / "pictures"
STEPS = {
    "zenith": ("goal", "recruit", "influence"),
    "kepler3042": ("cell", "leg", "bonus"),
    "kepler3ad-1": ("action", "place", "disc"),
    "kepler3ad-2": ("action", "place", "threshold"),
}
"""Three steps of each first flight: what one plays for, a choice, what comes of it."""
MOST_BYTES = 40_000
HAND = (390, 844)
WIDE = 960
PATIENCE = 240_000
LOST = 250
"""Entries before the end of a record from which a match is lost."""


def keep(page: Page, name: str, width: int = WIDE) -> None:
    """A picture of what is in sight, as good as the size allows."""
    page.mouse.move(2, 300)  # nothing is explained that only the pointer rests on
    page.wait_for_timeout(700)
    seen = page.viewport_size
    assert seen is not None
    clip = {"x": 0, "y": 0, **seen, "scale": width / seen["width"]}
    line = page.context.new_cdp_session(page)
    file = PICTURES / f"{name}.webp"
    file.parent.mkdir(parents=True, exist_ok=True)
    for quality in (80, 70, 60, 50, 40, 30):
        shot = line.send(
            "Page.captureScreenshot",
            {"format": "webp", "quality": quality, "clip": clip, "captureBeyondViewport": False},
        )
        file.write_bytes(base64.b64decode(shot["data"]))
        if file.stat().st_size <= MOST_BYTES:
            break
    print(f"{file.relative_to(PICTURES)}: {file.stat().st_size / 1000:.1f} kB")
    assert file.stat().st_size <= MOST_BYTES, file


def learn(enter: Callable[..., Player]) -> None:
    for game in GAMES:
        ada = enter()

        def see(run: LessonRun, game: str = game, ada: Player = ada) -> None:
            if run.step.say in STEPS[game]:
                keep(ada.page, f"learn/{game}-{STEPS[game].index(run.step.say) + 1}", 720)

        ada.page.goto(f"/learn/{game}/first")
        play(ada, game, first_flight(game), see)
        ada.close()


def question(enter: Callable[..., Player]) -> None:
    ada = enter()
    ada.sit(next(one for one in situations("zenith") if one.kind == "turn").table())
    keep(ada.page, "page/question")
    ada.close()


def film(enter: Callable[..., Player]) -> None:
    ada = enter(motion=True, film="slow")
    ada.sit(next(one for one in situations("kepler3ad-2") if one.kind == "after").table("random"))
    until_film(ada)
    ada.page.locator('[data-part="film"]:not([data-at="0"])').wait_for()
    keep(ada.page, "page/film")
    ada.close()


def welcome(enter: Callable[..., Player]) -> None:
    ada = enter()
    ada.page.goto("/welcome/zenith")
    expect(ada.page.locator('[data-part="welcome"] h2').first).to_be_visible()
    keep(ada.page, "page/welcome")
    ada.close()


def guided(enter: Callable[..., Player]) -> None:
    """The first turn of a guided match: explained, and its main choices weighed."""
    ada = enter()
    ada.page.goto("/welcome/zenith")
    ada.page.locator('[data-welcome="guided"]').click()
    ada.page.wait_for_url("**/t/*")
    ada.wait_for_question()
    ply = ada.ply
    ada.answer_last()
    ada.wait_for_question(ply)
    expect(ada.page.locator('[data-part="choices"] dt').first).to_be_visible(timeout=PATIENCE)
    keep(ada.page, "page/guided", 880)
    ada.close()


def _lose(ada: Player) -> None:
    """Play on against levels: two of three answers are the last of the list, one is advised."""
    given = 0
    while not (update := ada.update()).get("outcome"):
        if update["decision"] is None:
            ada.page.wait_for_timeout(50)
            continue
        action = update["decision"]["options"][-1]["id"]
        if given % 3 == 0:
            action = ada.ask("GET", f"/api/matches/{ada.table}/hint")["action"]
        do = {"action": action, "ply": update["ply"]}
        ada.ask("POST", f"/api/matches/{ada.table}/act", do)
        given += 1


def coach(enter: Callable[..., Player]) -> None:
    """A match lost by clear slips, with something done well."""
    ada = enter()
    ada.sit(near_the_end("zenith", plies=LOST).table("captain"))
    _lose(ada)
    ada.page.locator("[data-coach]").click()
    told = ada.page.locator("[data-slip]")
    expect(told.nth(2)).to_be_visible(timeout=PATIENCE)
    expect(ada.page.locator("[data-well]")).to_be_visible()
    ada.page.locator('[data-part="coach"]').evaluate("one => one.scrollIntoView()")
    keep(ada.page, "page/coach")
    # A yes or no has no place on the board.
    told.filter(has_text="Better: Recruit").first.locator("[data-see]").click()
    expect(ada.page.locator(".dim .rim.better").first).to_be_visible()
    keep(ada.page, "page/coach-board", 880)
    ada.close()


def puzzle(enter: Callable[..., Player]) -> None:
    ada = enter()
    ada.page.goto(f"/puzzles/zenith/{puzzles_of('zenith')[0].id}")
    expect(ada.page.locator('[data-part="question"]')).to_be_visible(timeout=PATIENCE)
    keep(ada.page, "page/puzzle")
    ada.close()


def waiting(enter: Callable[..., Player]) -> None:
    ada = enter()
    seats = [{"kind": "me"}, {"kind": "friend"}]
    table = ada.ask("POST", "/api/tables", {"game": "zenith", "seats": seats})
    ada.go(f"/t/{table['id']}")
    expect(ada.page.locator('[data-part="waiting-room"]')).to_be_visible()
    keep(ada.page, "page/waiting")
    ada.close()


def phone(enter: Callable[..., Player]) -> None:
    ada = enter(lang="fr", size=HAND)
    ada.page.goto("/learn/kepler3042/first")
    ada.page.locator('[data-lesson="on"]').click()
    expect(ada.page.locator('[data-part="guide"][data-step="1"]')).to_be_visible()
    keep(ada.page, "page/phone", 390)
    ada.close()


PARTS = {
    one.__name__: one
    for one in (learn, question, film, welcome, guided, coach, puzzle, waiting, phone)
}


def main(wanted: list[str]) -> None:
    """All of them, or those that are named."""
    chromium = shutil.which("chromium") or sys.exit("MISSING: chromium; apt-get install chromium")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        process = Process(database_url(f"{folder}/tables.db"), "--bots", "1")
        process.start()
        browser = playwright.chromium.launch(executable_path=chromium, args=list(ARGUMENTS))
        try:
            for name in wanted or PARTS:
                PARTS[name](_door(browser, f"http://127.0.0.1:{process.port}"))
        finally:
            browser.close()
            process.stop()


def _door(browser: Browser, address: str) -> Callable[..., Player]:
    def enter(
        lang: str = "en",
        size: tuple[int, int] = DESK,
        *,
        motion: bool = False,
        film: str = "off",
    ) -> Player:
        return Player(
            open_context(browser, address, lang, size, "dark", motion=motion, film=film), address
        )

    return enter


if __name__ == "__main__":
    main(sys.argv[1:])
