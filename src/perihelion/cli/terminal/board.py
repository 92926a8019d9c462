"""The board on the screen: pages of panels, a pointer that knows elements, scrolling."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Final

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.message import Message
from textual.widget import Widget
from textual.widgets import Static

from perihelion.cli.table.narrator import Narrator
from perihelion.cli.terminal.boards import STATUS, Draw, board_of
from perihelion.cli.terminal.ink import META, Ink, Panel, elements_in
from perihelion.cli.terminal.panel_layout import Page, arranged
from perihelion.kernel.table_options import Value
from perihelion.kernel.wire import View

MARGIN: Final = 3
"""Columns beside the drawing: the padding and the scroll bar."""
RECONSTRUCTED: Final = " ◇"
"""Beside the name of a panel that shows something whose print nobody has seen."""


class Drawing(Static):
    """The page itself; says which elements were clicked."""

    class Pointed(Message):
        """Somebody clicked on something."""

        def __init__(self, elements: tuple[str, ...]) -> None:
            super().__init__()
            self.elements = elements

    def on_click(self, event: events.Click) -> None:
        """Look up what is drawn under the pointer."""
        elements = event.style.meta.get(META)
        if elements:
            self.post_message(self.Pointed(tuple(elements)))


class BoardPane(Widget):
    """Draws views of one game."""

    def __init__(self, voice: Narrator, options: Mapping[str, Value]) -> None:
        super().__init__(id="board")
        self.voice = voice
        self.options = options
        self.draw: Draw = board_of(voice.game.id)
        self.view: View | None = None
        self.viewer = 0
        self.hot: frozenset[str] = frozenset()
        self.lit: frozenset[str] = frozenset()
        self.pages: list[Page] = []
        self.titles: dict[str, str] = {}
        self.page = 0
        self.status: list[Text] = []

    def compose(self) -> ComposeResult:
        """The names of the pages, and the page that is turned up."""
        yield Static(id="pages")
        with VerticalScroll(id="scroll", can_focus=False):
            yield Drawing(id="drawing")

    def on_resize(self) -> None:
        """More room, more panels at once."""
        self._redraw()

    def show(
        self,
        view: View | None,
        viewer: int,
        hot: Collection[str] = (),
        lit: Collection[str] = (),
    ) -> list[Text]:
        """Draw a view, or nothing; returns what belongs beside the question."""
        fresh = self.view is None or viewer != self.viewer or frozenset(hot) != self.hot
        self.view, self.viewer = view, viewer
        self.hot, self.lit = frozenset(hot), frozenset(lit)
        self._redraw()
        if fresh and self.hot:
            self._turn_to(self.hot)
        return self.status

    def light(self, hot: Collection[str], lit: Collection[str]) -> None:
        """Mark what can be pointed at, and what the marked answer is about."""
        if (self.hot, self.lit) != (frozenset(hot), frozenset(lit)):
            self.hot, self.lit = frozenset(hot), frozenset(lit)
            self._redraw()

    def turn(self, by: int) -> None:
        """Turn the pages."""
        if self.pages:
            self.page = (self.page + by) % len(self.pages)
            self._show_page()
            self.query_one("#scroll", VerticalScroll).scroll_home(animate=False)

    def scroll_by(self, pages: int) -> None:
        """Scroll the page that is turned up."""
        scroll = self.query_one("#scroll", VerticalScroll)
        scroll.scroll_relative(y=pages * max(scroll.size.height - 2, 1), animate=False)

    def _turn_to(self, elements: frozenset[str]) -> None:
        """Show the page with most of the elements, unless the one turned up shows some."""
        if not self.pages:
            return
        if not self.pages[self.page].count(elements):
            self.page = max(range(len(self.pages)), key=lambda n: self.pages[n].count(elements))
            self._show_page()
        line = self.pages[self.page].line_of(elements)
        scroll = self.query_one("#scroll", VerticalScroll)
        if line is not None and len(self.pages[self.page].lines) > scroll.size.height > 0:
            top = int(scroll.scroll_offset.y)
            if not top <= line < top + scroll.size.height:
                scroll.scroll_to(y=max(line - scroll.size.height // 2, 0), animate=False)

    def _panels(self, width: int, height: int) -> list[Panel]:
        if self.view is None:
            return []
        ink = Ink(
            self.voice, self.view, self.viewer, self.options, hot=self.hot, lit=self.lit
        )  # fmt: skip
        return self.draw(ink, width, height)

    def _redraw(self) -> None:
        width, height = max(self.size.width - MARGIN, 40), max(self.size.height - 1, 4)
        panels = self._panels(width, height)
        self.status = next((panel.lines for panel in panels if panel.name == STATUS), [])
        boards = [panel for panel in panels if panel.name != STATUS]
        self.titles = {panel.name: self._title(panel) for panel in boards}
        self.pages = arranged(boards, [*self.titles.values()], width, height)
        self.page = min(self.page, max(len(self.pages) - 1, 0))
        self._show_page()

    def _title(self, panel: Panel) -> str:
        made = frozenset(getattr(self.view, "reconstructed", ()))
        shown = {element for line in panel.lines for _, element in elements_in(line)}
        return self.voice.say(f"panel-{panel.name}") + (RECONSTRUCTED if made & shown else "")

    def _show_page(self) -> None:
        drawing = self.query_one("#drawing", Drawing)
        names = self.query_one("#pages", Static)
        if not self.pages:
            drawing.update("")
            names.update("")
            return
        drawing.update(self.pages[self.page].text())
        names.display = len(self.pages) > 1
        names.update(self._page_names())

    def _page_names(self) -> Text:
        parts = []
        for number, page in enumerate(self.pages):
            told = " ".join(self.titles[name] for name in page.names)
            style = "reverse" if number == self.page else ""
            parts.append(Text(f" {told} ", style=style))
        return Text(" ").join(parts)

    def on_click(self, event: events.Click) -> None:
        """A click on the names turns the page."""
        if event.widget is self.query_one("#pages", Static):
            self.turn(1)
