"""A record as a report in Markdown: who, how it ended, what happened turn by turn, the table."""

from __future__ import annotations

import shlex
from collections.abc import Iterator
from pathlib import Path

from perihelion.cli.commands.games import plain
from perihelion.cli.commands.records import show_entries
from perihelion.cli.table.narrator import Narrator
from perihelion.cli.table.record_view import Show
from perihelion.cli.table.terminal_match import counted
from perihelion.kernel.phrases import Phrase, all_of
from perihelion.kernel.record import Record


def report(show: Show, voice: Narrator, file: Path, *, boards: bool = False) -> str:
    """The whole report; with `boards`, the table after every turn."""
    return "\n".join(_Report(show, voice, file, boards).lines()) + "\n"


class _Report:
    """Writes one report."""

    def __init__(self, show: Show, voice: Narrator, file: Path, boards: bool) -> None:
        self.show = show
        self.voice = voice
        self.file = file
        self.boards = boards

    def lines(self) -> Iterator[str]:
        say, record = self.voice.say, self.show.record
        names = all_of([Phrase("plain", {"text": name}) for name in self.voice.names])
        yield f"# {_safe(say('report-title', game=say('game'), names=names))}"
        yield ""
        yield say("report-rules", rules=record.rules, data=record.data) + "."
        yield ""
        yield from self._result()
        yield from self._options()
        yield f"## {say('report-match')}"
        yield ""
        yield from self._match()
        yield f"## {say('report-final')}"
        yield ""
        yield from self._board(self.show.last)
        yield from self._variations()

    def _result(self) -> Iterator[str]:
        say = self.voice.say
        outcome = None if self.show.shown is None else self.show.shown.outcome
        yield f"## {say('report-result')}"
        yield ""
        if outcome is None:
            yield say("report-running")
            yield ""
            return
        yield f"| {say('report-seat')} | {say('report-place')} | {say('report-score')} |"
        yield "|---|---|---|"
        for seat in sorted(range(self.show.seats), key=outcome.places.__getitem__):
            name = _safe(self.voice.names[seat])
            yield f"| {name} | {outcome.places[seat]} | {outcome.scores[seat]} |"
        yield ""
        yield say("table-reason", reason=self.voice.reason(outcome))
        yield ""
        if isinstance(self.show.record, Record) and self.show.record.fairness is not None:
            command = f"`perihelion verify {shlex.quote(str(self.file))}`"
            yield say("report-proof", command=command)
            yield ""

    def _options(self) -> Iterator[str]:
        """The options that are not as the box has them."""
        specs = {spec.name: spec.default for spec in self.show.game.option_specs}
        other = {name: value for name, value in self.show.options.items() if specs[name] != value}
        if not other:
            return
        yield f"## {self.voice.say('report-options')}"
        yield ""
        for name, value in other.items():
            yield f"- `{name}={plain(value)}`"
        yield ""

    def _match(self) -> Iterator[str]:
        turn: int | None = None
        waiting: list[str] = []
        for entry in show_entries(self.show):
            now = self.show.turn(entry.ply - 1)
            if now != turn:
                yield from self._told(waiting)
                waiting = []
                if turn is not None and self.boards:
                    yield from self._board(entry.ply - 1)
                turn = now
                key = "report-setup" if now == 0 else "report-turn"
                yield f"### {self.voice.say(key, number=now)}"
                yield ""
            waiting += self.show.told(self.voice, entry.ply, entry.ply - 1)
            if comment := self.show.comment(entry.ply):
                yield from self._told(waiting)
                waiting = []
                yield from _quoted(comment)
        yield from self._told(waiting)

    def _told(self, lines: list[str]) -> Iterator[str]:
        if lines:
            yield from (f"- {_safe(line)}" for line in counted(lines))
            yield ""

    def _board(self, ply: int) -> Iterator[str]:
        drawn = self.show.game.draw_view(self.show.view(ply), self.voice.to(self.show.viewer))
        yield "```text"
        yield drawn.rstrip("\n")
        yield "```"
        yield ""

    def _variations(self) -> Iterator[str]:
        record = self.show.record
        if not isinstance(record, Record):
            return
        for number, variation in enumerate(record.variations, 1):
            told = self.voice.say("report-variation", n=number, ply=variation.ply)
            yield f"## {told}"
            yield ""
            if variation.comment is not None:
                yield from _quoted(variation.comment)
            self.show.line = number
            lines = self.show.told(self.voice, self.show.last, variation.ply)
            yield from self._told(lines)
            for entry in variation.entries:
                if entry.comment is not None:
                    yield from _quoted(entry.comment)
            yield from self._board(self.show.last)
        self.show.line = 0


def _quoted(comment: str) -> Iterator[str]:
    yield from (f"> {_safe(line)}" for line in comment.split("\n"))
    yield ""


def _safe(text: str) -> str:
    """Names and comments are text, not Markdown or HTML."""
    for mark in "\\`*_[]<>|#":
        text = text.replace(mark, f"\\{mark}" if mark not in "<>" else f"&{'lg'[mark == '>']}t;")
    return text.replace("\r", " ")
