"""Somebody in front of the page: opens tables, points at things, answers."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from playwright.sync_api import (
    BrowserContext,
    ConsoleMessage,
    Error,
    Locator,
    Page,
    WebSocket,
    expect,
)
from tests.server.serving import Person, completed

EXPECTED = ("Failed to load resource: the server responded with a status of 4",)
"""What a browser says by itself of an answer that the page deals with."""
MILLISECONDS = 30_000.0
"""The patience with a page on a machine that does much else; nothing waits for it in vain."""
expect.set_options(timeout=MILLISECONDS)

DONE = """(() => {
    if (document.querySelector('[data-part="end"], [data-part="curtain"]')) return true;
    const asked = document.querySelector('[data-part="question"]');
    return !asked || !asked.dataset.kind || Number(asked.dataset.ply) > ply;
})()"""
"""Whether the question at `ply` has been answered, as the page shows it."""

LISTED = """() => {
    if (document.querySelector('[data-part="end"]')) return { options: [] };
    const asked = document.querySelector('[data-part="question"][data-kind]');
    const options = [...(asked?.querySelectorAll('[data-option]') ?? [])];
    return options.length
        && { ply: asked.dataset.ply, options: options.map((one) => one.dataset.option) };
}"""
"""What is asked and its answers as they are listed, read in one moment; none at the end."""

Option = dict[str, Any]


class Player:
    """One browser context with one page; its cookie is the person."""

    def __init__(
        self, context: BrowserContext, address: str, size: tuple[int, int] | None = None
    ) -> None:
        self.context = context
        self.address = address
        self.page: Page = context.new_page()
        if size is not None:
            self.page.set_viewport_size({"width": size[0], "height": size[1]})
        self.page.set_default_timeout(MILLISECONDS)
        self.complaints: list[str] = []
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("console", self._console)
        self.page.on("websocket", self._listen)
        self.table = ""
        self.tables = 0
        self.friends: list[Person] = []
        self._news: list[str | bytes] = []
        self._line = ""
        self.page.goto("/settings")  # of all pages the one that draws least
        expect(self.page.locator("main")).to_be_visible()

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not message.text.startswith(EXPECTED):
            self.complaints.append(message.text)

    def close(self) -> None:
        for friend in self.friends:
            friend.http.close()
        self.context.close()

    def leave(self) -> None:
        """Leave nothing behind in the browser but the files of the page."""
        for friend in self.friends:
            friend.http.close()
        self.page.goto("about:blank")
        kept = "cookies,local_storage,indexeddb,service_workers,cache_storage"
        self.context.new_cdp_session(self.page).send(
            "Storage.clearDataForOrigin", {"origin": self.address, "storageTypes": kept}
        )
        self.context.clear_cookies()
        for page in self.context.pages:
            page.close()

    # The server, with the person's own cookie.

    def ask(self, method: str, path: str, data: dict[str, Any] | None = None) -> Any:
        answer = self.context.request.fetch(
            path,
            method=method,
            data=data,
            headers={"Origin": self.address},
        )
        assert answer.ok, (path, answer.status, answer.text())
        self.tables += (method, path) == ("POST", "/api/tables")
        return answer.json()

    def update(self) -> Any:
        """The match as the server tells it to this person."""
        return self.ask("GET", f"/api/matches/{self.table}")

    # What the server has told the page, which need not be asked for again.

    def _listen(self, line: WebSocket) -> None:
        news: list[str | bytes] = []
        line.on("framereceived", lambda frame: news.append(frame))  # noqa: PLW0108  (it is marked)
        self._news, self._line = news, line.url

    def wait_until(self, is_so: Callable[[], object]) -> None:
        """Until something is so of which the page gives no sign, as what it writes behind."""
        until = time.monotonic() + MILLISECONDS / 1000
        while not is_so():
            assert time.monotonic() < until, "it did not come to that"
            self.page.wait_for_timeout(50)

    def heard(self, wanted: Callable[[Any], object]) -> Any:
        """The first update that came to the page on this line and is as wanted."""
        until = time.monotonic() + MILLISECONDS / 1000
        while time.monotonic() < until:
            last = None
            for message in self._news:
                news = json.loads(message)
                last = completed(news, last)
                if news["type"] == "update" and wanted(news["update"]):
                    return news["update"]
            self.page.wait_for_timeout(10)
        raise AssertionError("the server has not told it")

    def decision(self) -> Any:
        """The question that is open on the page."""
        ply = self.ply
        return self.heard(lambda one: one["decision"] and one["ply"] == ply)["decision"]

    def options(self) -> list[Option]:
        """All answers to it."""
        options: list[Option] = self.decision()["options"]
        return options

    # Going places.

    def go(self, address: str) -> None:
        """Follow a link of the page to `address`, without loading the page anew."""
        self.page.evaluate(
            """to => {
                history.pushState(null, '', to);
                dispatchEvent(new PopStateEvent('popstate'));
            }""",
            address,
        )

    def play_now(self, game: str) -> None:
        """From the home page to a match against a level; a newcomer is welcomed and just plays."""
        self.page.locator(f'[data-play="{game}"]').click()
        self.page.wait_for_url(re.compile("/(t|welcome)/"))
        if "/welcome/" in self.page.url:
            self.page.locator('[data-welcome="play"]').click()
            self.page.wait_for_url("**/t/*")

    def sit(self, table: dict[str, Any]) -> None:
        """Set up a table and sit down at it."""
        begun: dict[str, Any] = self.ask("POST", "/api/tables", table)
        self.table = begun["id"]
        if begun["join"]:
            for at in range(sum(seat["kind"] == "friend" for seat in begun["seats"])):
                self._let_in(at, begun["join"])
        self.page.mouse.move(0, 0)  # what it rests on would be hot
        self.go(f"/t/{self.table}")
        self._wait_for_line()
        self.wait_for_question()
        self.page.evaluate("document.fonts.ready.then(() => null)")  # where things lie

    def _wait_for_line(self) -> None:
        """Until the page listens at this table, and what it showed before is gone."""
        until = time.monotonic() + MILLISECONDS / 1000
        while f"/{self.table}/" not in self._line:
            assert time.monotonic() < until, "the page does not listen at the table"
            self.page.wait_for_timeout(10)

    def _let_in(self, at: int, code: str) -> None:
        """Somebody else sits down, and does nothing more."""
        if at == len(self.friends):
            self.friends.append(Person(self.address))
        self.friends[at].ok("POST", f"/api/tables/{self.table}/sit", {"code": code})

    # The table.

    @property
    def question(self) -> Locator:
        return self.page.locator('[data-part="question"]')

    def wait_for_question(self, after: int = -1) -> None:
        """Until something is asked of me, at a later ply than `after`, or the match has ended."""
        self.page.wait_for_function(
            """after => {
                if (document.querySelector('[data-part="end"]')) return true;
                const asked = document.querySelector('[data-part="question"][data-kind]');
                return asked && Number(asked.dataset.ply) > after;
            }""",
            arg=after,
        )

    @property
    def is_over(self) -> bool:
        return self.page.locator('[data-part="end"]').count() > 0

    @property
    def ply(self) -> int:
        return int(self.question.get_attribute("data-ply") or -1)

    def element(self, name: str) -> Locator:
        """The places on the screen where something can be pointed at."""
        return self.page.locator(f'[data-element="{name}"]')

    def drawn(self) -> set[str]:
        """Everything that can be pointed at."""
        names: list[str] = self.page.evaluate(
            "[...document.querySelectorAll('[data-element]')].map((one) => one.dataset.element)"
        )
        return set(names)

    def point(self, name: str) -> None:
        """Point at something on the board, wherever it is to be seen."""
        self.element(name).filter(visible=True).first.click()

    def answer_by_pointing(self, option: Option) -> None:
        """Point at what the option names until it alone is left, then do it."""
        ply, drawn = self.ply, self.drawn()
        seen = [name for name in option["elements"] if name in drawn]
        if not seen:
            self.answer_by_list(option)
            return
        for name in seen:
            self.point(name)
        self._do(ply)

    def answer_last(self) -> None:
        """The last answer of the list."""
        self._answer_listed(-1)

    def answer_first(self) -> None:
        """The first answer of the list."""
        self._answer_listed(0)

    def _answer_listed(self, at: int) -> None:
        """The answer at a place of the list, unless the page gives the only one by itself."""
        found = self.page.wait_for_function(LISTED).json_value()
        if not found["options"]:
            return
        ply, option = int(found["ply"]), found["options"][at]
        until = time.monotonic() + MILLISECONDS / 1000
        while not self.page.evaluate(f"ply => {DONE}", ply):
            assert time.monotonic() < until, f"answer {option} cannot be pressed"
            with suppress(Error):  # it may be given just now: then there is nothing left to press
                self.page.locator(f'[data-option="{option}"]').first.click(timeout=2_000)
                self._do(ply)
                return

    def answer_by_keys(self, number: int) -> None:
        """The number of an answer, and Enter."""
        ply = self.ply
        self.page.keyboard.press(str(number))
        self.page.keyboard.press("Enter")
        self._answered(ply)

    def answer_by_list(self, option: Option) -> None:
        """Press an answer in the numbered list; a finger's first touch only shows it."""
        ply = self.ply
        self.page.locator(f'[data-option="{option["id"]}"]').click()
        self._do(ply)

    def _do(self, ply: int) -> None:
        """Press the one button that does it, unless pointing has done it already."""
        button = "[data-do]:not([disabled])"
        until = time.monotonic() + MILLISECONDS / 1000
        while time.monotonic() < until:
            what = self.page.wait_for_function(
                f"ply => {DONE} ? 'done' : document.querySelector('{button}') && 'press'", arg=ply
            )
            if what.json_value() == "done":
                return
            # It may be done just now: then there is nothing left to press.
            with suppress(Error):
                self.page.locator(button).first.click(timeout=1_000)
        self._answered(ply)

    def _answered(self, ply: int) -> None:
        self.page.wait_for_function(f"ply => {DONE}", arg=ply)
