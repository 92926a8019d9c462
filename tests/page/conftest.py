"""A real server and a real browser; each worker of pytest has its own of both."""

from __future__ import annotations

import os
import runpy
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, sync_playwright
from tests.page.player import Player
from tests.server.conftest import postgres  # noqa: F401  (a fixture, for several nodes)
from tests.server.processes import Process

from perihelion.server.settings import database_url

TOOLCHAIN = Path(__file__).parents[2] / "scripts" / "toolchain.py"
ARGUMENTS = (
    "--no-sandbox",
    "--disable-dev-shm-usage",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)
DESK = (1440, 900)
PHONE = (360, 740)
MOST_TABLES = 40
"""One test sets up 35 at most, and nobody may have more than a hundred; the page opens some too."""

Visitors = Callable[..., Player]
Door = tuple[str, str, bool, str, bool, str]
"""The address, the language, whether it is a phone, the theme, motion, and the speed of films."""


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """The Chromium of this machine, without a window."""
    found = runpy.run_path(str(TOOLCHAIN))["browser"]()
    if found is None and os.environ.get("ALLOW_MISSING") == "1":
        pytest.skip("no browser, and ALLOW_MISSING=1")
    if found is None:
        pytest.fail("MISSING: a browser; on Debian: apt-get install chromium-headless-shell")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=list(ARGUMENTS))
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """`perihelion serve` on a database of its own."""
    folder = tmp_path_factory.mktemp("page")
    process = Process(database_url(str(folder / "tables.db")), "--bots", "1", log=folder / "log")
    process.start()
    yield process
    process.stop()


@pytest.fixture(scope="session")
def address(server: Process) -> str:
    return f"http://127.0.0.1:{server.port}"


@pytest.fixture(scope="session")
def _doors(browser: Browser) -> Iterator[dict[Door, list[BrowserContext]]]:
    """Browser contexts that somebody has left, with the files of the page in their cache."""
    doors: dict[Door, list[BrowserContext]] = {}
    yield doors
    for contexts in doors.values():
        for context in contexts:
            context.close()


@pytest.fixture
def visitor(
    browser: Browser,
    address: str,
    _doors: dict[Door, list[BrowserContext]],
    request: pytest.FixtureRequest,
) -> Iterator[Visitors]:
    """Lets somebody in: `visitor(lang="fr", size=PHONE)`; whatever their page complains of fails
    the test.

    Nobody knows them: all that a person before them left is gone, but for the files of the page,
    which the browser need not fetch again. After a test that failed nothing is kept.
    """
    failed = request.session.testsfailed
    players: list[tuple[Player, Door]] = []

    def enter(
        lang: str = "en",
        size: tuple[int, int] = DESK,
        theme: str = "dark",
        *,
        motion: bool = False,
        film: str = "off",
        at: str = address,
    ) -> Player:
        door = (at, lang, is_phone(size), theme, motion, film)
        idle = _doors.setdefault(door, [])
        context = (
            idle.pop()
            if idle
            else open_context(browser, at, lang, size, theme, motion=motion, film=film)
        )
        player = Player(context, at, size)
        players.append((player, door))
        return player

    yield enter
    complaints = [line for player, _ in players for line in player.complaints]
    for player, door in players:
        if complaints or request.session.testsfailed > failed:
            player.close()
        else:
            player.leave()
            _doors[door].append(player.context)
    assert complaints == []


Look = tuple[str, str, bool, str]
"""Who it is, their language, whether they have a phone, and the theme."""


@pytest.fixture(scope="session")
def _regulars(browser: Browser) -> Iterator[dict[Look, Player]]:
    players: dict[Look, Player] = {}
    yield players
    for player in players.values():
        player.close()


@pytest.fixture
def regular(
    browser: Browser, address: str, _regulars: dict[Look, Player], request: pytest.FixtureRequest
) -> Iterator[Visitors]:
    """Somebody who has been here before, for tests to which that makes no difference.

    The page is loaded once for all of them, whatever the size of its window; after a test that
    failed it is loaded anew, and before the server thinks that one person has enough tables.
    """
    failed = request.session.testsfailed
    came: dict[Look, Player] = {}

    def enter(
        who: str = "ada", lang: str = "en", size: tuple[int, int] = DESK, theme: str = "dark"
    ) -> Player:
        look = (who, lang, is_phone(size), theme)
        if look not in _regulars:
            context = open_context(browser, address, lang, size, theme, motion=False)
            _regulars[look] = Player(context, address, size)
        came[look] = _regulars[look]
        came[look].page.set_viewport_size({"width": size[0], "height": size[1]})
        return came[look]

    yield enter
    complaints = [line for player in came.values() for line in player.complaints]
    for look, player in came.items():
        player.complaints.clear()
        if complaints or player.tables > MOST_TABLES or request.session.testsfailed > failed:
            _regulars.pop(look).close()
    assert complaints == []


def is_phone(size: tuple[int, int]) -> bool:
    return size[0] < 600


def open_context(
    browser: Browser,
    address: str,
    lang: str,
    size: tuple[int, int],
    theme: str,
    *,
    motion: bool,
    film: str = "off",
) -> BrowserContext:
    width, height = size
    phone = is_phone(size)
    context = browser.new_context(
        base_url=address,
        locale={"en": "en-GB", "fr": "fr-FR"}[lang],
        viewport={"width": width, "height": height},
        color_scheme="light" if theme == "light" else "dark",
        reduced_motion="no-preference" if motion else "reduce",
        has_touch=phone,
        is_mobile=phone,
    )
    # Where others' turns are not what is tested, nobody waits for them.
    context.add_init_script(
        "localStorage.getItem('perihelion-settings') ??"
        f" localStorage.setItem('perihelion-settings', '{{\"film\": \"{film}\"}}')"
    )
    return context


@pytest.fixture(scope="session")
def pictures() -> Path:
    """Where screenshots go: a folder to look at, not under version control."""
    folder = Path(__file__).parents[2] / "build" / "pictures"
    folder.mkdir(parents=True, exist_ok=True)
    return folder
