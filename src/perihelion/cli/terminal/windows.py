"""What the table and the replay have in common: the board, the log, pages, help, dialogs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from rich.text import Text
from textual import events
from textual.app import App
from textual.binding import Binding, BindingType
from textual.widgets import RichLog, Static

from perihelion.cli.table.narrator import Narrator
from perihelion.cli.terminal.board import BoardPane
from perihelion.cli.terminal.dialogs import TextDialog
from perihelion.cli.terminal.styles import CSS, HIGH, WIDE

LOGGED: Final = 300
"""Lines of the log that are kept on the screen; `l` has all of them."""
TOAST: Final = 12.0


class Windows(App[None]):
    """An application with a board and a log."""

    CSS: ClassVar[str] = CSS
    ENABLE_COMMAND_PALETTE = False
    AUTO_FOCUS = None
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (WIDE, "-wide")]  # noqa: RUF012  (as Textual has it)
    VERTICAL_BREAKPOINTS = [(0, "-low"), (HIGH, "-high")]  # noqa: RUF012  (as above)
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("tab,right_square_bracket", "turn(1)", show=False, priority=True),
        Binding("shift+tab,left_square_bracket", "turn(-1)", show=False, priority=True),
        Binding("pagedown", "scroll_board(1)", show=False),
        Binding("pageup", "scroll_board(-1)", show=False),
        Binding("ctrl+c,ctrl+q", "quit", show=False, priority=True),
    ]

    def __init__(self, voice: Narrator) -> None:
        super().__init__()
        self.voice = voice

    def bind_keys(self, *keys: tuple[str, str, str]) -> None:
        """Keys with their names in the reader's language: key, action, message."""
        for key, action, name in keys:
            self.bind(key, action, description=self.voice.say(f"win-key-{name}"))

    @property
    def board(self) -> BoardPane:
        """The board."""
        return self.screen_stack[0].query_one(BoardPane)

    @property
    def log_pane(self) -> RichLog:
        """What happened."""
        return self.screen_stack[0].query_one("#log", RichLog)

    @property
    def is_closing(self) -> bool:
        """Whether the windows are being taken down; then nothing is drawn any more."""
        return self._closing or self._exit or not self.screen_stack

    def head(self, *parts: str) -> None:
        """The line on top."""
        told = "  ·  ".join(part for part in parts if part)
        self.screen_stack[0].query_one("#head", Static).update(Text(told, no_wrap=True))

    def write_log(self, lines: Sequence[str], *, afresh: bool = False) -> None:
        """Add to what happened, or tell all of it again."""
        pane = self.log_pane
        if afresh:
            pane.clear()
        for line in lines[-LOGGED:]:
            pane.write(Text(line))

    def retell(self) -> None:
        """Write the log again, for another width or another reader."""
        raise NotImplementedError

    def on_resize(self, event: events.Resize) -> None:
        """The log is wrapped to its pane only when it is written."""
        self.call_after_refresh(self._rewrap)

    def _rewrap(self) -> None:
        if not self.is_closing:
            self.retell()

    def show_text(self, title: str, lines: Sequence[str | Text], *, end: bool = False) -> None:
        """A text in a window."""
        self.push_screen(TextDialog(title, lines, self.voice.say("win-close"), end=end))

    def explain(self, elements: Sequence[str], seats: int) -> None:
        """Tell in a corner what something on the board is."""
        for element in elements:
            phrase = self.voice.game.explain(element, seats, self.board.options)
            if phrase is not None:
                self.notify(self.voice.to(seats)(phrase), timeout=TOAST, markup=False)
                return

    # Keys.

    def action_turn(self, by: int) -> None:
        """Turn the pages of the board."""
        if len(self.screen_stack) == 1:
            self.board.turn(by)

    def action_scroll_board(self, pages: int) -> None:
        """Scroll the board."""
        self.board.scroll_by(pages)

    def action_zoom(self) -> None:
        """The board alone, or everything again."""
        self.screen_stack[0].toggle_class("zoomed")
