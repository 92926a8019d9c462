"""The terminal table: linear and complete, for any game.

It knows questions, options, elements and events, and no game. Every question is shown whole:
what happened since the reader's last answer, the table as the reader sees it, who is asked what,
and the numbered answers. Nothing depends on colour or on where something stands on the screen.
"""

from __future__ import annotations

import shlex
import time
from collections.abc import Collection, Iterable
from itertools import groupby
from pathlib import Path

from perihelion.cli.helping import help_lines
from perihelion.cli.reading import Command, Reader, command_of, is_number, plain
from perihelion.cli.screen import Screen
from perihelion.cli.voice import Voice
from perihelion.kernel.wire import Decision, Option
from perihelion.match import BadUndo, Match, Undo

PATIENCE = 1.0
"""Seconds after which the table says who is thinking."""


class Table:
    """One match at one keyboard; `people` are the seats that answer here."""

    def __init__(
        self, match: Match, voice: Voice, people: Collection[int], screen: Screen, file: Path
    ) -> None:
        self.match = match
        self.voice = voice
        self.people = sorted(people)
        self.screen = screen
        self.file = file
        owners = [f"seat {seat}" if seat in people else None for seat in range(match.seats)]
        self.undo = Undo(match, owners)
        self.seen = dict.fromkeys(range(match.seats + 1), 0)
        """How many entries each reader has been told; the last is a spectator."""
        self.at_keyboard = self.people[0] if len(self.people) == 1 else match.seats
        self.is_left = False

    def run(self) -> None:
        """Play until the match is over or the people leave."""
        try:
            while not self.match.is_over and not self.is_left:
                self._go_on()
                asked = [seat for seat in self.match.pending().seats if seat in self.people]
                if asked:
                    self._sit_down(asked[0])
                    if not self.is_left:
                        self._ask(asked[0])
        except KeyboardInterrupt:
            print()
            self.is_left = True
        except BaseException:
            self.keep()
            raise
        self._close()

    def keep(self) -> None:
        """Write down how the match stands."""
        self.match.record.save(self.file)

    def _go_on(self) -> None:
        """Let chance and the agents answer until somebody here is asked."""
        begin, waiting = time.monotonic(), False
        while self.match.step():
            late = time.monotonic() - begin > PATIENCE
            if late and not waiting and self.match.state.seat >= 0:
                waiting = True
                seat = int(self.match.state.seat)
                self.screen.line(self.voice.say("thinking", seat=seat))

    def _sit_down(self, seat: int) -> None:
        """Draw the curtain when the keyboard changes hands."""
        if seat == self.at_keyboard:
            return
        self.screen.clear()
        if self.screen.ask(self.voice.say("table-pass-screen", seat=seat)) is None:
            self.is_left = True
        self.screen.clear()
        self.at_keyboard = seat

    # One question.

    def _ask(self, seat: int) -> None:
        decision = self.match.decision(seat)
        say = self.voice.to(seat)
        labels = {option.id: say(option.label) for option in decision.options}
        reader = Reader(decision.options, lambda option: labels[option.id], self.voice.name)
        self._show_news(seat)
        self._show_board(seat)
        self._show_question(decision, labels)
        ply = self.match.ply
        words: tuple[str, ...] = ()
        while self.match.ply == ply and not self.is_left:
            words = self._answer(decision, reader, labels, words)

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
            self.match.act(decision.seat, option.id)
            return ()
        if not line.strip():
            self._show_question(decision, labels)
            return ()
        if is_number(line):
            self._complain("error-out-of-range", n=line.strip(), last=last)
            return before
        if command := command_of(line, self.voice.words):
            self._obey(command, decision, labels)
            return before
        typed = reader.narrowed(line, before)
        if typed.chosen is not None:
            self.match.act(decision.seat, typed.chosen.id)
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
        lines = self._news(seat, self.seen[seat])
        self.seen[seat] = self.match.ply
        if lines:
            self.screen.line()
            self.screen.line(self.voice.say("table-happened"))
            self.screen.lines(lines, "  ")

    def _news(self, viewer: int, since: int) -> list[str]:
        lines: list[str] = []
        for ply, said in enumerate(self.match.line.said[since:], since + 1):
            lines += self.voice.said(said, ply, viewer)
        return counted(lines)

    def _show_board(self, viewer: int) -> None:
        self.screen.line()
        view = self.match.view(viewer)
        self.screen.block(self.match.game.draw_view(view, self.voice.to(viewer)))

    def _show_question(self, decision: Decision, labels: dict[int, str]) -> None:
        say = self.voice.to(decision.seat)
        turn = self.voice.say("turn", number=int(self.match.state.turn))
        asked = self.voice.say("table-asked", decision.seat, seat=decision.seat)
        self.screen.line()
        self.screen.line(f"{turn}. {asked}")
        self.screen.line(say(decision.prompt))
        self._show_options(decision.options, decision, labels)

    def _show_options(
        self, options: tuple[Option, ...], decision: Decision, labels: dict[int, str]
    ) -> None:
        number_of = {option.id: number for number, option in enumerate(decision.options, 1)}
        # Alone, everything can be taken back, so only company needs a warning.
        final = [option for option in decision.options if option.reveals]
        warned = final if len(self.people) > 1 else []
        always = len(warned) == len(decision.options)
        for option in options:
            mark = " *" if option in warned and not always else ""
            head = f"{number_of[option.id]:>4}. "
            self.screen.line(labels[option.id] + mark, head, " " * len(head))
        if warned:
            key = "table-reveals-all" if always else "table-reveals-mark"
            self.screen.line(self.voice.say(key), "   ")

    # Commands.

    def _obey(self, command: Command, decision: Decision, labels: dict[int, str]) -> None:
        seat = decision.seat
        match command.name:
            case "help":
                self.screen.lines(help_lines(self.match, self.voice, decision, command.rest))
            case "board":  # the table alone, so that a small screen holds it; Enter asks again
                self._show_board(seat)
            case "log":
                news = self._news(seat, 0) or [self.voice.say("table-log-empty")]
                self.screen.lines(news, "  ")
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
        reach = self.undo.reach(seat)
        if reach == 0:
            self._complain("table-undo-nothing")
            return
        if reach > self.undo.free(seat):
            if len(self.people) == 1 or not self._agreed("table-undo-ask"):
                self._complain("table-undo-refused")
                return
            self.undo.ask(seat)
            for other in self.people:
                if self.undo.request is not None and other != seat:
                    self.undo.agree(other)
            return
        try:
            self.undo.take_back(seat)
        except BadUndo:
            self._complain("table-undo-revealed")

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
        self.keep()
        outcome = self.match.outcome
        if outcome is not None:
            reader = self.people[0] if len(self.people) == 1 else self.match.seats
            since = self.seen[self.at_keyboard]
            lines = self._news(reader, since)
            self.screen.line()
            self.screen.lines(lines, "  ")
            self._show_board(reader)
            self.screen.line()
            self.screen.lines(self.voice.ending(outcome, reader))
        self.screen.line()
        # A command to copy stays on one line, however long.
        for line in self.farewell(shlex.quote(str(self.file))):
            self.screen.verbatim(line)

    def farewell(self, file: str) -> list[str]:
        """The last lines: what can be done with what was saved."""
        saved = self.voice.say("table-saved", file=str(self.file))
        if self.match.outcome is None:
            command = f"perihelion play {self.match.game.id} --resume {file}"
            return [saved, self.voice.say("table-go-on", command=command)]
        return [saved, self.voice.say("table-verify", command=f"perihelion verify {file}")]


def counted(lines: Iterable[str]) -> list[str]:
    """The lines, with those that are said several times in a row said once."""
    runs = [(line, len(list(same))) for line, same in groupby(lines)]
    return [line if times == 1 else f"{line} (×{times})" for line, times in runs]
