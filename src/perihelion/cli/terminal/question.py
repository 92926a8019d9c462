"""The question on the screen: what is asked, the answers, and ways to choose one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar, Final

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.message import Message
from textual.widget import Widget
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option as Line

from perihelion.cli.table.narrator import Narrator
from perihelion.cli.table.typed_input import Reader
from perihelion.kernel.narrow import narrow
from perihelion.kernel.wire import Decision, Option

BAR: Final = 24
FEWEST: Final = 3
"""Rows of answers that are always in sight."""


def _display(widget: Widget, wanted: bool) -> None:
    """Show or hide; what is as wanted already costs nothing."""
    if widget.display != wanted:
        widget.display = wanted


class Answers(OptionList):
    """The answers; the page keys belong to the board."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("down", "cursor_down", show=False),
        Binding("up", "cursor_up", show=False),
        Binding("enter", "select", show=False),
    ]


class QuestionPane(Widget):
    """One question at a time; says which answer was taken, and what is looked at."""

    class Answered(Message):
        """An answer was taken."""

        def __init__(self, option: Option) -> None:
            super().__init__()
            self.option = option

    class Looking(Message):
        """Other answers are left, or another one is marked."""

    def __init__(self, voice: Narrator) -> None:
        super().__init__(id="question")
        self.voice = voice
        self.decision: Decision | None = None
        self.left: tuple[Option, ...] = ()
        """The answers that are shown."""
        self.pointed: list[str] = []
        self.labels: dict[int, str] = {}
        self.about: Callable[[Option], str] = lambda _option: ""
        self._marks: frozenset[int] = frozenset()
        self._reader: Reader | None = None

    def compose(self) -> ComposeResult:
        """Status, prompt, what was pointed at, the line to type in, the answers."""
        yield Static(id="status")
        yield Static(id="prompt", markup=False)
        yield Static(id="pointed", markup=False)
        yield Input(
            id="typed",
            compact=True,
            select_on_focus=False,
            placeholder=self.voice.say("win-type-here"),
        )
        yield Answers(id="answers", compact=True)
        yield Static(id="ways", markup=False)
        yield Static(id="about", markup=False)
        yield Static(id="bar", markup=False)

    @property
    def answers(self) -> Answers:
        """The list."""
        return self.query_one("#answers", Answers)

    @property
    def marked(self) -> Option | None:
        """The answer under the cursor."""
        at = self.answers.highlighted
        return self.left[at] if at is not None and at < len(self.left) else None

    # What is shown.

    def show_status(self, lines: Sequence[Text]) -> None:
        """A few lines of the board that must always be in sight."""
        status = self.query_one("#status", Static)
        status.update(Text("\n").join(lines))
        _display(status, bool(lines))

    def tell(self, text: str) -> None:
        """Words instead of a question."""
        self.decision, self.left, self._reader = None, (), None
        self.pointed.clear()
        self._hide("#typed", "#pointed", "#bar", "#ways")
        self.query_one("#prompt", Static).update(text)
        self.query_one("#about", Static).update("")
        # The list stays and keeps the focus: to hide it would make the screen draw its keys anew.
        self.answers.clear_options()

    def ask(self, decision: Decision, marks: frozenset[int], ways: Sequence[str] = ()) -> None:
        """Show a question with all its answers; `marks` are those that are final.

        `ways` tells the keys that shorten the turn here.
        """
        say = self.voice.to(decision.seat)
        self.decision = decision
        self.labels = {one.id: self.voice.label(one, decision.seat) for one in decision.options}
        self._marks = marks
        self._reader = Reader(
            decision.options, lambda option: self.labels[option.id], self.voice.name
        )
        step = self.voice.say("ask-step", step=decision.step, of=decision.of)
        told = say(decision.prompt)
        self.query_one("#prompt", Static).update(told + ("" if step in told else step))
        self._hide("#bar")
        told_ways = self.query_one("#ways", Static)
        told_ways.update("  ·  ".join(ways))
        _display(told_ways, bool(ways))
        self.reset()

    def reset(self) -> None:
        """All answers again."""
        if self.decision is None:
            return
        self.pointed.clear()
        typed = self.query_one("#typed", Input)
        if typed.value:
            typed.value = ""
        self._hide("#typed", "#pointed")
        self._list(self.decision.options)
        if not self.answers.has_focus:
            self.answers.focus()

    def _hide(self, *names: str) -> None:
        for name in names:
            _display(self.query_one(name), False)

    def _list(self, options: Sequence[Option]) -> None:
        assert self.decision is not None
        self.left = tuple(options)
        number_of = {one.id: n for n, one in enumerate(self.decision.options, 1)}
        always = len(self._marks) == len(self.decision.options)
        lines = []
        for option in options:
            mark = " *" if option.id in self._marks and not always else ""
            line = Text(f"{number_of[option.id]:>2}. {self.labels[option.id]}{mark}")
            lines.append(Line(line))
        self.answers.clear_options()
        self.answers.add_options(lines)
        if lines:
            self.answers.highlighted = 0
        self.fit()
        self._look()

    def fit(self) -> None:
        """As many answers as there is room for; the list scrolls to the others."""
        self.answers.styles.max_height = None
        self.call_after_refresh(self._fit)

    def _fit(self) -> None:
        around = self.parent
        if not isinstance(around, Widget):
            return
        beside = [one for one in around.children if one is not self and one.display]
        inside = [one for one in self.children if one.display]
        needed = sum(one.outer_size.height for one in (*beside, *inside))
        over = needed - around.size.height
        if over > 0:
            self.answers.styles.max_height = max(FEWEST, self.answers.outer_size.height - over)

    def _look(self) -> None:
        marked = self.marked
        self.query_one("#about", Static).update("" if marked is None else self.about(marked))
        self.post_message(self.Looking())

    def wait(self, told: str, part: float | None, seconds: float) -> None:
        """A bar while somebody thinks."""
        bar = self.query_one("#bar", Static)
        _display(bar, True)
        if part is None:
            at = int(seconds * 8) % BAR
            drawn = "".join("━" if (n - at) % BAR < 4 else "─" for n in range(BAR))
            bar.update(f"{told} {drawn} {seconds:.0f} s")
        else:
            full = round(part * BAR)
            bar.update(f"{told} {'━' * full}{'─' * (BAR - full)} {round(100 * part)} %")

    def stop_waiting(self) -> None:
        """The bar is gone."""
        self._hide("#bar")

    # Choosing.

    def point(self, elements: Sequence[str]) -> bool:
        """Narrow the answers by something that was clicked; False if it narrows nothing."""
        if self.decision is None:
            return False
        for element in elements:
            if element in self.pointed:
                self.pointed.remove(element)
                self._narrow()
                return True
            found = narrow(self.left, [*self.pointed, element])
            if found.left:
                self.pointed.append(element)
                self._narrow()
                return True
        return False

    def _narrow(self) -> None:
        assert self.decision is not None
        if not self.pointed:
            self.reset()
            return
        found = narrow(self.decision.options, self.pointed)
        if found.chosen is not None:
            self.post_message(self.Answered(found.chosen))
            return
        names = ", ".join(self.voice.name(one) for one in self.pointed)
        pointed = self.query_one("#pointed", Static)
        pointed.update(self.voice.say("win-pointed", names=names))
        _display(pointed, True)
        self._list(found.left)

    def hot(self) -> set[str]:
        """The elements that a click would understand now."""
        return {element for option in self.left for element in option.elements}

    def type(self, first: str = "") -> None:
        """Open the line to type in."""
        if self.decision is None:
            return
        typed = self.query_one("#typed", Input)
        _display(typed, True)
        typed.focus()
        typed.value = first
        typed.cursor_position = len(first)

    def number(self, digit: int) -> None:
        """A digit was pressed: the answer of that number, or the beginning of a longer one."""
        if self.decision is None:
            return
        if len(self.decision.options) > 9:
            self.type(str(digit))
        elif 1 <= digit <= len(self.decision.options):
            self.post_message(self.Answered(self.decision.options[digit - 1]))

    def on_input_changed(self, event: Input.Changed) -> None:
        """Narrow by what is typed so far."""
        event.stop()
        if self.decision is None or self._reader is None or not event.input.display:
            return
        self._list(self._fitting(event.value))
        told = self.voice.say("win-typed", count=len(self.left))
        pointed = self.query_one("#pointed", Static)
        pointed.update(told)
        _display(pointed, bool(event.value.strip()))

    def _fitting(self, typed: str) -> Sequence[Option]:
        assert self.decision is not None
        assert self._reader is not None
        if not typed.strip():
            return self.decision.options
        if typed.strip().isdigit():
            numbers = enumerate(self.decision.options, 1)
            return [one for n, one in numbers if str(n).startswith(typed.strip())]
        exact = self._reader.exact(typed)
        return [exact] if exact is not None else self._reader.narrowed(typed).left

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Take the answer that was typed, or go on among those that fit."""
        event.stop()
        if self._reader is None:
            return
        exact = self._reader.exact(event.value)
        if exact is not None:
            self.post_message(self.Answered(exact))
        elif len(self.left) == 1:
            self.post_message(self.Answered(self.left[0]))
        elif self.left:
            self.answers.focus()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Take the marked answer."""
        event.stop()
        if event.option_index < len(self.left):
            self.post_message(self.Answered(self.left[event.option_index]))

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Show what the marked answer is about."""
        event.stop()
        self._look()
