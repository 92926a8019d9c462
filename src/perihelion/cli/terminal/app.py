"""The table of windows for any game: people, agents, hints, take-back, curtain, saving."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final, TypeVar

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.widgets import Footer, RichLog, Static

from perihelion.cli.table.help_text import help_lines, topic_lines, topics
from perihelion.cli.table.hint_text import hint_lines
from perihelion.cli.table.terminal_match import TerminalMatch
from perihelion.cli.terminal.background import beside, progress_of
from perihelion.cli.terminal.board import BoardPane, Drawing
from perihelion.cli.terminal.dialogs import AskLine, Confirm, Curtain, TextDialog
from perihelion.cli.terminal.question import QuestionPane
from perihelion.cli.terminal.windows import Windows
from perihelion.kernel.errors import PerihelionError
from perihelion.kernel.state import CHANCE
from perihelion.kernel.wire import Option
from perihelion.match import Agent, BadUndo

Result = TypeVar("Result")

BLINK: Final = 0.12
"""Seconds that somebody may think before it is shown, and between two looks at the bar."""
PACE: Final = 0.7
"""Seconds between two answers when people only watch."""
BREATH: Final = 20
"""Answers between two chances for the screen to move."""


class TableApp(Windows):
    """A sitting in windows; `run` returns when the people leave."""

    def __init__(
        self, sitting: TerminalMatch, welcome: Sequence[str] = (), pace: float | None = None
    ) -> None:
        super().__init__(sitting.voice)
        self.sitting = sitting
        self.match = sitting.match
        self.welcome = list(welcome)
        self.pace = (0.0 if sitting.people else PACE) if pace is None else pace
        self.asked: int | None = None
        """The seat that is being asked on the screen."""
        self.told = 0
        """How many entries the log has told."""
        self.trouble: PerihelionError | None = None
        self.last_words: list[str] = []
        self.bind_keys(
            ("question_mark", "help", "help"), ("h", "hint", "hint"), ("u", "undo", "undo"),
            ("l", "log", "log"), ("slash", "type", "type"), ("s", "save", "save"),
            ("r", "resign", "resign"), ("q", "leave", "quit"),
        )  # fmt: skip
        for key, action in (
            ("escape", "all_answers"), ("i", "about"), ("z", "zoom"),
            ("e", "end_turn"), ("o", "only"),
        ):  # fmt: skip
            self.bind(key, action, show=False)
        for digit in range(10):
            self.bind(str(digit), f"number({digit})", show=False)

    def compose(self) -> ComposeResult:
        """The head, the board, the log, the question, the keys."""
        yield Static(id="head", markup=False)
        with Vertical(id="table"):
            yield BoardPane(self.voice, self.match.options)
            with Vertical(id="side"):
                yield RichLog(id="log", wrap=True, markup=False, highlight=False, min_width=20)
                yield QuestionPane(self.voice)
        yield Footer(compact=True, show_command_palette=False)

    def on_mount(self) -> None:
        """Begin."""
        self.title = self.voice.words.say("game")
        self.question.about = self._about
        self.log_pane.can_focus = False
        self.write_log(self.welcome)
        self.question.answers.focus()
        self.go_on()

    @property
    def question(self) -> QuestionPane:
        """The question."""
        return self.screen_stack[0].query_one(QuestionPane)

    @property
    def viewer(self) -> int:
        """Through whose eyes the table is shown."""
        return self.sitting.at_keyboard

    # Going on.

    def go_on(self) -> None:
        """Let chance and the agents answer until somebody here is asked."""
        self.asked = None
        self.run_worker(self._play_on(), group="play", exclusive=True)

    async def _play_on(self) -> None:
        count = 0
        try:
            while not self.match.is_over and not self.is_closing:
                seat = self.match.thinker()
                if seat is not None:
                    await self._let_think(seat)
                elif not self.match.step():
                    break
                self.sitting.keep_turn()
                count += 1
                if self.pace:
                    self._show_table()
                    await asyncio.sleep(self.pace)
                elif count % BREATH == 0:
                    await asyncio.sleep(0)
        except PerihelionError as error:
            self.trouble = error
            self.exit()
            return
        if not self.is_closing:
            await self._arrive()

    async def _let_think(self, seat: int) -> None:
        agent = self.match.agents[seat]
        told = self.voice.say("win-thinking", seat=seat, level=self.voice.level(agent.name))
        answer = await self._with_bar(told, agent, lambda: self.match.think(seat))
        self.match.act(seat, answer, by=agent.name)

    async def _with_bar(self, told: str, agent: Agent, work: Callable[[], Result]) -> Result:
        """Do some thinking beside the screen; after a moment a bar shows how far it is."""
        begin = time.monotonic()
        task = asyncio.ensure_future(beside(work))
        try:
            while not (await asyncio.wait({task}, timeout=BLINK))[0] and not self.is_closing:
                if self.asked is None and self.question.decision is None:
                    self._show_table()
                self.question.wait(told, progress_of(agent), time.monotonic() - begin)
        except asyncio.CancelledError:  # the table goes another way
            task.cancel()
            raise
        if self.is_closing:
            task.cancel()
            raise asyncio.CancelledError
        self.question.stop_waiting()
        return task.result()

    async def _arrive(self) -> None:
        """Show the next question, or the end."""
        if self.match.outcome is not None:
            self._show_end()
            return
        seat = self.sitting.asked()
        if seat is None:
            self._show_table()
            self.question.tell(self.voice.say("win-watching"))
            return
        if seat != self.viewer and not await self._curtain(seat):
            self.exit()
            return
        self.asked = seat
        self._ask(seat)

    async def _curtain(self, seat: int) -> bool:
        """Hide everything, wait for the next person, and let that person see."""
        self.board.show(None, seat)
        self.question.tell("")
        self.question.show_status([])
        self.log_pane.clear()
        self.head(self.voice.words.say("game"))
        if self.sitting.is_shared:
            lines = [
                self.voice.say("win-curtain", seat=seat),
                self.voice.say("table-pass-screen", seat=seat),
            ]
            if not await self.push_screen_wait(Curtain(lines)):
                return False
        self.sitting.at_keyboard = seat
        self.retell()
        return True

    # Showing.

    def _show_table(self, options: Sequence[Option] = ()) -> None:
        viewer = self.viewer
        hot = {element for option in options for element in option.elements}
        lit = options[0].elements if options else ()
        status = self.board.show(self.match.view(viewer), viewer, hot, lit)
        self.question.show_status(status)
        self.write_log(self.sitting.news(viewer, self.told))
        self.told = self.match.ply
        turn = self.voice.say("turn", number=int(self.match.state.turn))
        self.head(self.voice.words.say("game"), turn, self._whose())

    def _whose(self) -> str:
        if self.asked is not None:
            return self.sitting.whose(self.asked, self.viewer)
        seat = int(self.match.state.seat)
        if self.match.is_over or seat == CHANCE:
            return ""
        return self.voice.say("waiting-for", self.viewer, seat=seat)

    def retell(self) -> None:
        """Write the log again."""
        if self.question.decision is None and self.asked is None and self.told == 0:
            return
        self.told = self.match.ply
        self.write_log([*self.welcome, *self.sitting.news(self.viewer, 0)], afresh=True)

    def _ask(self, seat: int) -> None:
        decision = self.sitting.decision(seat)
        self._show_table(decision.options)
        ways = self.sitting.ways_out(decision).items()
        told = [self.voice.say(f"win-way-{name}", told=what) for name, what in ways]
        self.question.ask(decision, self.sitting.warned(decision), told)

    def _show_end(self) -> None:
        outcome = self.match.outcome
        assert outcome is not None
        self.sitting.keep()
        if self.sitting.is_shared:
            self.sitting.at_keyboard = self.sitting.reader
            self.retell()
        self._show_table()
        self.last_words = self.sitting.ending(outcome)
        self.head(self.voice.words.say("game"), self.last_words[0])
        self.question.tell("\n".join(self.last_words))

    def _about(self, option: Option) -> str:
        """What an answer is about, in the words of the game's help."""
        lines = []
        for element in option.elements[:1]:
            phrase = self.match.game.explain(element, self.match.seats, self.match.options)
            if phrase is not None:
                lines.append(self.voice.to(self.viewer)(phrase))
        return "\n".join(lines)

    # Answering.

    def on_question_pane_answered(self, message: QuestionPane.Answered) -> None:
        """Somebody took an answer."""
        self._take(message.option)

    def _take(self, option: Option, *, alone: bool = False) -> None:
        if self.is_closing or self.asked is None or self.question.decision is None:
            return
        self.sitting.act(self.asked, option, alone=alone)
        self.question.tell("")
        self.go_on()

    def on_question_pane_looking(self, message: QuestionPane.Looking) -> None:
        """Mark on the board what the marked answer is about."""
        if self.is_closing or self.asked is None or self.question.decision is None:
            return
        marked = self.question.marked
        self.board.light(self.question.hot(), () if marked is None else marked.elements)

    def on_drawing_pointed(self, message: Drawing.Pointed) -> None:
        """Narrow the answers by what was clicked, or explain it."""
        if self.is_closing:
            return
        if self.asked is None or not self.question.point(message.elements):
            self.explain(message.elements, self.match.seats)

    def action_end_turn(self) -> None:
        """Leave out what may still be done."""
        if self.asked is None or self.question.decision is None:
            return
        if self.sitting.end_turn(self.asked):
            self.question.tell("")
            self.go_on()
        else:
            self.notify(self.voice.say("table-no-end"), severity="warning")

    def action_only(self) -> None:
        """Take the marked answer without what goes without saying after it."""
        if self.question.marked is not None:
            self._take(self.question.marked, alone=True)

    def action_number(self, digit: int) -> None:
        """A digit: an answer, or the beginning of its number."""
        self.question.number(digit)

    def action_all_answers(self) -> None:
        """All answers again."""
        self.screen_stack[0].remove_class("zoomed")
        self.question.reset()

    def action_type(self) -> None:
        """Open the line to type in."""
        self.question.type()

    # Other keys.

    def action_help(self) -> None:
        """The keys, then the rules in short."""
        lines: list[str | Text] = [*self.voice.say("win-help").splitlines()]
        for key in dict.fromkeys(topics(self.voice).values()):
            title = self.voice.say(f"{key}.title")
            lines += ["", Text(title, style="bold"), *topic_lines(self.match, self.voice, key)]
        self.show_text(self.voice.words.say("game"), lines)

    def action_about(self) -> None:
        """What the marked answer is about."""
        marked, decision = self.question.marked, self.question.decision
        if marked is None or decision is None:
            return
        number = decision.options.index(marked) + 1
        lines = help_lines(self.match, self.voice, decision, str(number))
        self.show_text(self.question.labels[marked.id], lines)

    def action_log(self) -> None:
        """Everything that happened so far."""
        lines = self.sitting.news(self.viewer, 0) or [self.voice.say("table-log-empty")]
        self.show_text(self.voice.say("win-log"), lines, end=True)

    def action_hint(self) -> None:
        """Ask a strong player."""
        if self.asked is not None:
            self.run_worker(self._advise(self.asked), group="hint", exclusive=True)

    async def _advise(self, seat: int) -> None:
        ply, adviser = self.match.ply, self.sitting.adviser()
        told = self.voice.say("win-advice")
        hint = await self._with_bar(told, adviser, lambda: self.sitting.hint(adviser, seat))
        if self.match.ply != ply or self.asked != seat:
            return
        keys = f"{self.voice.say('win-take')} · {self.voice.say('win-close')}"
        first, *rest = hint_lines(hint, self.match, self.voice)
        if await self.push_screen_wait(TextDialog(first, rest, keys)) and self.match.ply == ply:
            options = self.match.decision(seat).options
            taken = next(option for option in options if option.id == hint.action)
            self.question.post_message(QuestionPane.Answered(taken))

    def action_undo(self) -> None:
        """Take back."""
        if self.asked is not None:
            self.run_worker(self._take_back(self.asked), group="undo", exclusive=True)

    async def _take_back(self, seat: int) -> None:
        how = self.sitting.can_take_back(seat)
        if how in ("nothing", "refused"):
            self.notify(self.voice.say(f"table-undo-{how}"), severity="warning")
            return
        if how == "ask" and not await self._agreed("table-undo-ask"):
            self.notify(self.voice.say("table-undo-refused"), severity="warning")
            return
        try:
            self.sitting.take_back(seat)
        except BadUndo:
            self.notify(self.voice.say("table-undo-revealed"), severity="warning")
            return
        self.question.tell("")
        self.go_on()

    async def _agreed(self, key: str) -> bool:
        words = self.voice.words
        question = self.voice.say(key).partition(" (")[0]
        return await self.push_screen_wait(Confirm(question, words.say("yes"), words.say("no")))

    def action_resign(self) -> None:
        """Give up, if that is meant."""
        if self.asked is not None:
            self.run_worker(self._resign(self.asked), group="resign", exclusive=True)

    async def _resign(self, seat: int) -> None:
        if await self._agreed("table-resign-ask") and not self.match.is_over:
            self.match.resign(seat)
            self.question.tell("")
            self.go_on()

    def action_save(self) -> None:
        """Save a copy."""
        self.run_worker(self._save(), group="save", exclusive=True)

    async def _save(self) -> None:
        hint = self.voice.say("win-close")
        asking = AskLine(self.voice.say("win-save-where"), str(self.sitting.file), hint)
        name = await self.push_screen_wait(asking)
        if not name:
            return
        if reason := self._saved_as(name):
            told = self.voice.say("error-cannot-save", file=name, reason=reason)
            self.notify(told, severity="error", markup=False)
        else:
            self.notify(self.voice.say("table-saved", file=name), markup=False)

    def _saved_as(self, name: str) -> str | None:
        """Save a copy; why it could not be, if it could not."""
        try:
            self.match.record.save(Path(name).expanduser())
        except (OSError, RuntimeError) as error:
            return str(getattr(error, "strerror", None) or error)
        return None

    def action_leave(self) -> None:
        """Leave; a match that runs is asked about first."""
        if self.match.is_over:
            self.exit()
        else:
            self.run_worker(self._leave(), group="leave", exclusive=True)

    async def _leave(self) -> None:
        if await self._agreed("win-quit-ask"):
            self.exit()
