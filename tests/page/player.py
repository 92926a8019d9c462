"""Somebody in front of the page: opens tables, points at things, answers."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from playwright.sync_api import BrowserContext, ConsoleMessage, Error, Locator, Page, expect

EXPECTED = ("Failed to load resource: the server responded with a status of 4",)
"""What a browser says by itself of an answer that the page deals with."""
MILLISECONDS = 10_000.0

DONE = """(() => {
    if (document.querySelector('[data-part="end"], [data-part="curtain"]')) return true;
    const asked = document.querySelector('[data-part="question"]');
    return !asked || !asked.dataset.kind || Number(asked.dataset.ply) > ply;
})()"""
"""Whether the question at `ply` has been answered, as the page shows it."""


class Player:
    """One browser context with one page; its cookie is the person."""

    def __init__(self, context: BrowserContext, *, whole: bool = True) -> None:
        self.context = context
        self.page: Page = context.new_page()
        self.page.set_default_timeout(MILLISECONDS)
        self.complaints: list[str] = []
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("console", self._console)
        self.table = ""
        if whole:
            self.page.goto("/")
            expect(self.page.locator("main")).to_be_visible()

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not message.text.startswith(EXPECTED):
            self.complaints.append(message.text)

    # The server, with the person's own cookie.

    def ask(self, method: str, path: str, data: dict[str, Any] | None = None) -> Any:
        answer = self.context.request.fetch(
            path,
            method=method,
            data=data,
            headers={"Origin": self._origin()},
        )
        assert answer.ok, (path, answer.status, answer.text())
        return answer.json()

    def _origin(self) -> str:
        return str(self.page.evaluate("location.origin"))

    def update(self) -> Any:
        """The match as the server tells it to this person."""
        return self.ask("GET", f"/api/matches/{self.table}")

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

    def sit(self, table: dict[str, Any]) -> None:
        """Set up a table and sit down at it."""
        begun: dict[str, Any] = self.ask("POST", "/api/tables", table)
        self.table = begun["id"]
        if begun["join"]:
            for _ in range(sum(seat["kind"] == "friend" for seat in begun["seats"])):
                self._let_in(begun["join"])
        self.go(f"/t/{self.table}")
        self.wait_for_question()

    def _let_in(self, code: str) -> None:
        """Somebody else sits down, and does nothing more."""
        assert self.context.browser is not None
        friend = self.context.browser.new_context(base_url=self._origin())
        answer = friend.request.post(
            f"/api/tables/{self.table}/sit",
            data={"code": code},
            headers={"Origin": self._origin()},
        )
        assert answer.ok, answer.text()
        friend.close()

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

    def missing(self, option: dict[str, Any]) -> list[str]:
        """What an option names and cannot be pointed at anywhere; buttons are in the list."""
        things = [one for one in option["elements"] if not one.startswith("button:")]
        return [one for one in things if self.element(one).count() == 0]

    def point(self, name: str) -> None:
        """Point at something on the board, wherever it is to be seen."""
        places = self.element(name)
        for at in range(places.count()):
            if places.nth(at).is_visible():
                places.nth(at).click()
                return
        raise AssertionError(f"{name} is nowhere to be seen")

    def answer_by_pointing(self, option: dict[str, Any]) -> None:
        """Point at what the option names until it alone is left, then do it."""
        ply, seen = self.ply, [name for name in option["elements"] if self.element(name).count()]
        if not seen:
            self.answer_by_list(option)
            return
        for name in seen:
            self.point(name)
        self._do(ply)

    def answer_by_keys(self, number: int) -> None:
        """The number of an answer, and Enter."""
        ply = self.ply
        self.page.keyboard.press(str(number))
        self.page.keyboard.press("Enter")
        self._answered(ply)

    def answer_by_list(self, option: dict[str, Any]) -> None:
        """Press an answer in the numbered list; a finger's first touch only shows it."""
        ply = self.ply
        self.page.locator(f'[data-option="{option["id"]}"]').click()
        self._do(ply)

    def _do(self, ply: int) -> None:
        """Press the one button that does it, unless pointing has done it already."""
        button = "[data-do]:not([disabled])"
        for _ in range(3):
            self.page.wait_for_function(
                f"ply => {DONE} || document.querySelector('{button}')", arg=ply
            )
            if self.page.evaluate(f"ply => {DONE}", ply):
                return
            # It may be done just now: then there is nothing left to press.
            with suppress(Error):
                self.page.locator(button).first.click(timeout=1_000)
        self._answered(ply)

    def _answered(self, ply: int) -> None:
        self.page.wait_for_function(f"ply => {DONE}", arg=ply)
