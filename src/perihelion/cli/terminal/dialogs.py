"""Windows on top of the table: texts, questions of yes or no, a line to type, the curtain."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Input, OptionList, Static


class TextDialog(ModalScreen[bool]):
    """Some text to read; True if it was agreed to by Enter."""

    DEFAULT_CLASSES = "dialog"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q", "leave(False)", show=False),
        Binding("enter", "leave(True)", show=False),
        Binding("down", "scroll(1)", show=False),
        Binding("up", "scroll(-1)", show=False),
        Binding("pagedown,space", "scroll(10)", show=False),
        Binding("pageup", "scroll(-10)", show=False),
    ]

    def __init__(self, title: str, lines: Sequence[str | Text], hint: str, *, end: bool = False):
        super().__init__()
        self.told = title
        self.lines = list(lines)
        self.hint = hint
        self.end = end

    def compose(self) -> ComposeResult:
        """A title, the text, what the keys do."""
        with Vertical(id="window"):
            yield Static(self.told, id="title", markup=False)
            with VerticalScroll(id="body", can_focus=False):
                text = Text("\n").join(
                    line if isinstance(line, Text) else Text(line) for line in self.lines
                )
                yield Static(text)
            yield Static(self.hint, id="hint", markup=False)

    def on_mount(self) -> None:
        """What is newest stands at the end of a log."""
        if self.end:
            self.query_one("#body", VerticalScroll).scroll_end(animate=False)

    def action_leave(self, agreed: bool) -> None:
        """Back to the table."""
        self.dismiss(agreed)

    def action_scroll(self, by: int) -> None:
        """Read on."""
        self.query_one("#body", VerticalScroll).scroll_relative(y=by, animate=False)


class Confirm(ModalScreen[bool]):
    """A question of yes or no; no is marked first."""

    DEFAULT_CLASSES = "dialog"
    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,n", "leave", show=False)]

    def __init__(self, question: str, yes: str, no: str) -> None:
        super().__init__()
        self.question = question
        self.words = (no, yes)

    def compose(self) -> ComposeResult:
        """The question and its two answers."""
        with Vertical(id="window"):
            yield Static(self.question, id="title", markup=False)
            yield OptionList(*self.words, id="body", compact=True, markup=False)

    def on_mount(self) -> None:
        """The keys go to the answers."""
        self.query_one(OptionList).focus()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Answered."""
        event.stop()
        self.dismiss(event.option_index == 1)

    def action_leave(self) -> None:
        """No."""
        self.dismiss(False)


class AskLine(ModalScreen[str | None]):
    """A line to type; None if nothing was wanted after all."""

    DEFAULT_CLASSES = "dialog"
    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "leave", show=False)]

    def __init__(self, question: str, value: str, hint: str) -> None:
        super().__init__()
        self.question = question
        self.value = value
        self.hint = hint

    def compose(self) -> ComposeResult:
        """The question and the line."""
        with Vertical(id="window"):
            yield Static(self.question, id="title", markup=False)
            yield Input(self.value)
            yield Static(self.hint, id="hint", markup=False)

    def on_mount(self) -> None:
        """The keys go to the line."""
        self.query_one(Input).focus()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Typed."""
        event.stop()
        self.dismiss(event.value)

    def action_leave(self) -> None:
        """Not wanted."""
        self.dismiss(None)


class Curtain(ModalScreen[bool]):
    """Hides the table while the keyboard changes hands; behind it nothing is drawn."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "leave(True)", show=False),
        Binding("q", "leave(False)", show=False),
    ]

    def __init__(self, lines: Sequence[str]) -> None:
        super().__init__()
        self.lines = list(lines)

    def compose(self) -> ComposeResult:
        """Whom the screen is for."""
        with Vertical(id="window"):
            yield Static("\n\n".join(self.lines), markup=False)

    def on_click(self) -> None:
        """A click is as good as Enter."""
        self.dismiss(True)

    def action_leave(self, stay: bool) -> None:
        """The next person sits down, or everybody leaves."""
        self.dismiss(stay)
