"""A record in windows: step by step, by turns or by itself, through anybody's eyes."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from textual.app import ComposeResult
from textual.containers import Vertical
from textual.timer import Timer
from textual.widgets import Footer, RichLog, Static

from perihelion.cli.table.narrator import Narrator
from perihelion.cli.table.record_view import Show
from perihelion.cli.table.terminal_match import counted
from perihelion.cli.terminal.board import BoardPane, Drawing
from perihelion.cli.terminal.dialogs import AskLine
from perihelion.cli.terminal.windows import Windows
from perihelion.kernel.errors import PerihelionError

PACES: Final = (3.0, 1.5, 0.8, 0.4, 0.15)
"""Seconds for an entry, from slow to fast."""


class WatchApp(Windows):
    """Shows a record; `keep` writes comments down, `fork` begins a new match at an entry."""

    def __init__(
        self,
        show: Show,
        voice: Narrator,
        *,
        ply: int = 0,
        playing: bool = False,
        keep: Callable[[int, str | None], None] | None = None,
        fork: Callable[[int], Path] | None = None,
    ) -> None:
        super().__init__(voice)
        self.show = show
        self.ply = min(ply, show.last)
        self.playing = playing
        self.keep = keep
        self.fork = fork
        self.speed = 2
        self.timer: Timer | None = None
        self.bind_keys(
            ("question_mark", "help", "help"), ("left", "step(-1)", "back"),
            ("right", "step(1)", "on"), ("space", "play", "play"), ("v", "eyes", "eyes"),
        )  # fmt: skip
        if keep is not None:
            self.bind_keys(("c", "comment", "comment"))
        if fork is not None:
            self.bind_keys(("f", "fork", "fork"))
        if len(show.lines) > 1:
            self.bind_keys(("n", "variation", "variation"))
        self.bind_keys(("q", "quit", "quit"))
        for key, action in (
            ("up", "turns(-1)"), ("down", "turns(1)"), ("home", "to(0)"), ("end", "to(-1)"),
            ("plus,equals_sign", "pace(1)"), ("minus", "pace(-1)"), ("z", "zoom"), ("l", "log"),
        ):  # fmt: skip
            self.bind(key, action, show=False)

    def compose(self) -> ComposeResult:
        """The head, the board, what happened and where we are."""
        yield Static(id="head", markup=False)
        with Vertical(id="table"):
            yield BoardPane(self.voice, self.show.options)
            with Vertical(id="side"):
                yield RichLog(id="log", wrap=True, markup=False, highlight=False, min_width=20)
                yield Static(id="where", markup=False)
        yield Footer(compact=True, show_command_palette=False)

    def on_mount(self) -> None:
        """Begin."""
        self.title = self.voice.words.say("game")
        self.log_pane.can_focus = False
        self.timer = self.set_interval(PACES[self.speed], self._tick, pause=not self.playing)
        self._show_ply()

    # Showing.

    def _show_ply(self) -> None:
        show, voice = self.show, self.voice
        viewer = show.viewer
        self.board.show(show.view(self.ply), viewer)
        self.retell()
        entry = voice.say("win-entry", ply=self.ply, last=show.last)
        turn = voice.say("turn", number=show.turn(self.ply))
        seats = len(voice.names)
        key = "win-eyes-all" if viewer == seats else "win-eyes"
        eyes = voice.say(key, seat=min(viewer, seats - 1))
        self.head(voice.words.say("game"), entry, turn, self._which(), eyes)
        told = []
        if comment := show.comment(self.ply):
            told.append(voice.say("win-commented", text=comment))
        if self.ply == show.last:
            told += show.ending(voice)
        where = self.query_one("#where", Static)
        where.update("\n".join(told))
        where.display = bool(told)

    def _which(self) -> str:
        """The match or a variation, if there is more than one line."""
        show = self.show
        if len(show.lines) < 2:
            return ""
        if show.line == 0:
            return self.voice.say("win-line-main")
        return self.voice.say("win-line", n=show.line, ply=show.lines[show.line].ply)

    def retell(self) -> None:
        """What happened up to here, the last entry last."""
        lines = counted(self.show.told(self.voice, self.ply))
        self.write_log(lines or [self.voice.say("win-beginning")], afresh=True)

    # Moving.

    def _go(self, ply: int) -> None:
        self.ply = max(0, min(ply, self.show.last))
        if self.ply == self.show.last:
            self._stop()
        self._show_ply()

    def _stop(self) -> None:
        self.playing = False
        if self.timer is not None:
            self.timer.pause()

    def _tick(self) -> None:
        if self.playing:
            self._go(self.ply + 1)

    def action_step(self, by: int) -> None:
        """One entry back or on; playing by itself stops."""
        self._stop()
        self._go(self.ply + by)

    def action_turns(self, by: int) -> None:
        """To the beginning of another turn."""
        self._stop()
        self._go(self.show.turn_from(self.ply, by))

    def action_to(self, ply: int) -> None:
        """The beginning, or the end (-1)."""
        self._stop()
        self._go(self.show.last if ply < 0 else ply)

    def action_play(self) -> None:
        """Go on by itself, or stop; at the end, from the beginning."""
        if self.playing:
            self._stop()
            return
        if self.ply == self.show.last:
            self._go(0)
        self.playing = True
        if self.timer is not None:
            self.timer.resume()

    def action_pace(self, by: int) -> None:
        """Faster, slower."""
        self.speed = max(0, min(self.speed + by, len(PACES) - 1))
        if self.timer is not None:
            self.timer.stop()
        self.timer = self.set_interval(PACES[self.speed], self._tick, pause=not self.playing)

    # Looking, noting, forking.

    def action_eyes(self) -> None:
        """Through the next pair of eyes: everybody's, then seat by seat."""
        self.show.next_viewer()
        self._show_ply()

    def action_variation(self) -> None:
        """The next variation, or the match itself again."""
        self._stop()
        self.ply = self.show.next_line(self.ply)
        self._show_ply()

    def action_help(self) -> None:
        """The keys."""
        lines = self.voice.say("win-watch-help").splitlines()
        self.show_text(self.voice.words.say("game"), lines)

    def action_log(self) -> None:
        """Everything up to here."""
        lines = counted(self.show.told(self.voice, self.ply))
        self.show_text(self.voice.say("win-log"), lines, end=True)

    def on_drawing_pointed(self, message: Drawing.Pointed) -> None:
        """Explain what was clicked."""
        self.explain(message.elements, len(self.voice.names))

    def action_comment(self) -> None:
        """Write beside this entry."""
        self._stop()
        if self.ply > 0 and self.show.line == 0:
            self.run_worker(self._comment(self.ply), group="comment", exclusive=True)

    async def _comment(self, ply: int) -> None:
        question = self.voice.say("win-comment-here", ply=ply)
        before = self.show.comment(ply) or ""
        asked = AskLine(question, before, self.voice.say("win-close"))
        text = await self.push_screen_wait(asked)
        if text is None or self.keep is None or text == before:
            return
        try:
            self.keep(ply, text or None)
        except PerihelionError as error:
            self.notify(str(error), severity="error", markup=False)
            return
        self.show.note(ply, text or None)
        self._show_ply()

    def action_fork(self) -> None:
        """A new match from here."""
        self._stop()
        if self.fork is None or self.show.line != 0:
            return
        try:
            file = self.fork(self.ply)
        except PerihelionError as error:
            self.notify(str(error), severity="error", markup=False)
            return
        self.notify(self.voice.say("win-forked", file=str(file)), markup=False, timeout=10)
