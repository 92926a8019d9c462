"""The terminal table: linear and complete, for any game.

It knows questions, options, elements and events, and no game. Every question is shown whole:
what happened since the reader's last answer, what changed on the table as the reader sees it (all
of it the first time, and with `board`), who is asked what, and the numbered answers. Nothing
depends on colour or on where something stands on the screen.
"""

from __future__ import annotations

import time
from pathlib import Path

from perihelion.cli.common import waiting
from perihelion.cli.table.drawing_diff import changed_lines
from perihelion.cli.table.guide import Guide
from perihelion.cli.table.help_text import help_lines
from perihelion.cli.table.hint_text import hint_lines
from perihelion.cli.table.screen import Screen
from perihelion.cli.table.terminal_match import TerminalMatch
from perihelion.cli.table.typed_input import Command, Reader, command_of, is_number, plain
from perihelion.kernel.wire import Decision, Option
from perihelion.match import BadUndo

PATIENCE = 1.0
"""Seconds after which the table says who is thinking."""


class Table:
    """A sitting in lines."""

    def __init__(self, sitting: TerminalMatch, screen: Screen, guide: Guide | None = None) -> None:
        self.guide = guide
        self.sitting = sitting
        self.match = sitting.match
        self.voice = sitting.voice
        self.people = sitting.people
        self.screen = screen
        self.seen = dict.fromkeys(range(self.match.seats + 1), 0)
        """How many entries each reader has been told; the last is a spectator."""
        self.drawn: dict[int, str] = {}
        """The table as each reader has last seen it."""
        self.is_left = False

    def run(self) -> None:
        """Play until the match is over or the people leave."""
        try:
            while not self.match.is_over and not self.is_left:
                self._go_on()
                asked = self.sitting.asked()
                if asked is not None:
                    self._sit_down(asked)
                    if not self.is_left:
                        self._ask(asked)
        except KeyboardInterrupt:
            print()
            self.is_left = True
        except BaseException:
            self.sitting.keep()
            raise
        self._close()

    def _go_on(self) -> None:
        """Let chance and the agents answer until somebody here is asked."""
        begin, told = time.monotonic(), False
        while self.match.step():
            late = time.monotonic() - begin > PATIENCE
            if late and not told and self.match.state.seat >= 0:
                told = True
                seat = int(self.match.state.seat)
                self.screen.line(self.voice.say("thinking", seat=seat))
        self.sitting.keep_turn()

    def _sit_down(self, seat: int) -> None:
        """Draw the curtain when the keyboard changes hands."""
        if seat == self.sitting.at_keyboard:
            return
        self.screen.clear()
        if self.screen.ask(self.voice.say("table-pass-screen", seat=seat)) is None:
            self.is_left = True
        self.screen.clear()
        self.sitting.at_keyboard = seat

    # One question.

    def _ask(self, seat: int) -> None:
        decision = self.sitting.decision(seat)
        labels = {one.id: self.voice.label(one, seat) for one in decision.options}
        reader = Reader(decision.options, lambda option: labels[option.id], self.voice.name)
        self._show_news(seat)
        self._show_changes(seat)
        self._show_question(decision, labels)
        if self.guide is not None:
            self.screen.lines(self.guide.explained(decision), "  ")
        ply = self.match.ply
        words: tuple[str, ...] = ()
        while self.match.ply == ply and not self.is_left:
            words = self._answer(decision, reader, labels, words)
        if self.guide is not None and not self.match.is_over:
            self.screen.lines(self.guide.judged(ply), "  ")

    def _answer(
        self,
        decision: Decision,
        reader: Reader,
        labels: dict[int, str],
        before: tuple[str, ...],
    ) -> tuple[str, ...]:
        """Read one line and do what it says; returns the words that still narrow."""
        last = len(decision.options)
        line = self.screen.ask(self.voice.say("table-prompt", last=last))
        if line is None:
            self.is_left = True
            return ()
        if option := reader.exact(line):
            self.sitting.act(decision.seat, option)
            return ()
        if not line.strip():
            self._show_question(decision, labels)
            return ()
        if is_number(line):
            self._complain("error-out-of-range", n=line.strip(), last=last)
            return before
        if command := command_of(line, self.voice.words):
            self._obey(command, decision, reader)
            return before
        typed = reader.narrowed(line, before)
        if typed.chosen is not None:
            self.sitting.act(decision.seat, typed.chosen)
        elif typed.left:
            self.screen.line(
                self.voice.say("table-narrowed", text=" ".join(typed.words) or line.strip())
            )
            self._show_options(typed.left, decision, labels)
        else:
            self._complain("error-not-possible", text=line.strip(), last=last)
            return before
        return typed.words

    def _complain(self, key: str, **args: str | int) -> None:
        self.screen.line(self.voice.say(key, None, **args))

    # Showing.

    def _show_news(self, seat: int) -> None:
        lines = self.sitting.news(seat, self.seen[seat])
        self.seen[seat] = self.match.ply
        if lines:
            self.screen.line()
            self.screen.line(self.voice.say("table-happened"))
            self.screen.lines(lines, "  ")

    def _show_board(self, viewer: int) -> None:
        self.screen.line()
        self.drawn[viewer] = self._drawing(viewer)
        self.screen.block(self.drawn[viewer])

    def _drawing(self, viewer: int) -> str:
        return str(self.match.game.draw_view(self.match.view(viewer), self.voice.to(viewer)))

    def _show_changes(self, viewer: int) -> None:
        """The whole table once; then what changed since the reader last saw it."""
        before, now = self.drawn.get(viewer), self._drawing(viewer)
        if before is None:
            self._show_board(viewer)
            return
        self.drawn[viewer] = now
        lines = changed_lines(before, now)
        if lines:
            self.screen.line()
            self.screen.line(self.voice.say("table-changed"))
            self.screen.block("\n".join(lines))

    def _show_question(self, decision: Decision, labels: dict[int, str]) -> None:
        say = self.voice.to(decision.seat)
        turn = self.voice.say("turn", number=int(self.match.state.turn))
        asked = self.sitting.whose(decision.seat, decision.seat)
        self.screen.line()
        self.screen.line(f"{turn}. {asked}")
        self.screen.line(say(decision.prompt))
        self._show_options(decision.options, decision, labels)

    def _show_options(
        self, options: tuple[Option, ...], decision: Decision, labels: dict[int, str]
    ) -> None:
        number_of = {option.id: number for number, option in enumerate(decision.options, 1)}
        warned = self.sitting.warned(decision)
        always = len(warned) == len(decision.options)
        for option in options:
            mark = " *" if option.id in warned and not always else ""
            head = f"{number_of[option.id]:>4}. "
            self.screen.line(labels[option.id] + mark, head, " " * len(head))
        if warned:
            key = "table-reveals-all" if always else "table-reveals-mark"
            self.screen.line(self.voice.say(key), "   ")
        for command, told in self.sitting.ways_out(decision).items():
            self.screen.line(self.voice.say(f"table-way-{command}", told=told), "      ")

    # Commands.

    def _obey(self, command: Command, decision: Decision, reader: Reader) -> None:
        seat = decision.seat
        match command.name:
            case "end":
                if not self.sitting.end_turn(seat):
                    self._complain("table-no-end")
            case "only":
                if option := reader.exact(command.rest):
                    self.sitting.act(seat, option, alone=True)
                else:
                    last = len(decision.options)
                    self._complain("error-not-possible", text=command.rest, last=last)
            case "help":
                self.screen.lines(help_lines(self.match, self.voice, decision, command.rest))
            case "board":  # the table alone, so that a small screen holds it; Enter asks again
                self._show_board(seat)
            case "log":
                news = self.sitting.news(seat, 0) or [self.voice.say("table-log-empty")]
                self.screen.lines(news, "  ")
            case "hint":
                self._advise(seat)
            case "save":
                self._save(command.rest)
            case "undo":
                self._take_back(seat)
            case "resign":
                if self._agreed("table-resign-ask"):
                    self.match.resign(seat)
            case "quit":
                self.is_left = True

    def _take_back(self, seat: int) -> None:
        how = self.sitting.can_take_back(seat)
        if how == "nothing":
            self._complain("table-undo-nothing")
        elif how == "refused" or (how == "ask" and not self._agreed("table-undo-ask")):
            self._complain("table-undo-refused")
        else:
            try:
                self.sitting.take_back(seat)
            except BadUndo:
                self._complain("table-undo-revealed")

    def _advise(self, seat: int) -> None:
        adviser = self.sitting.adviser()
        with waiting(self.voice.say("table-hint"), lambda: adviser.spent, adviser.budget):
            hint = self.sitting.hint(adviser, seat)
        self.screen.lines(hint_lines(hint, self.match, self.voice), "  ")

    def _agreed(self, key: str) -> bool:
        words = self.voice.words
        while True:
            line = self.screen.ask(self.voice.say(key))
            if line is None or plain(line) in ("no", "n", plain(words.say("no"))):
                return False
            if plain(line) in ("yes", "y", plain(words.say("yes"))):
                return True
            self._complain("error-yes-or-no")

    def _save(self, name: str) -> None:
        if not name:
            self._complain("error-no-file")
            return
        try:
            self.match.record.save(Path(name).expanduser())
        except OSError as error:
            self._complain("error-cannot-save", file=name, reason=str(error.strerror))
        else:
            self.screen.line(self.voice.say("table-saved", file=name))

    # Leaving.

    def _close(self) -> None:
        self.sitting.keep()
        outcome = self.match.outcome
        if outcome is not None:
            reader = self.sitting.reader
            since = self.seen[self.sitting.at_keyboard]
            self.screen.line()
            self.screen.lines(self.sitting.news(reader, since), "  ")
            self._show_board(reader)
            self.screen.line()
            self.screen.lines(self.sitting.ending(outcome))
        self.screen.line()
        # A command to copy stays on one line, however long.
        for line in self.sitting.farewell():
            self.screen.verbatim(line)
