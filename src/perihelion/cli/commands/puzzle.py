"""`perihelion puzzle`: solve one in the terminal."""

from __future__ import annotations

import json
from datetime import UTC, date, datetime
from typing import Annotated

import typer

from perihelion.ai.puzzles.following import follow
from perihelion.cli.common import GameName, Lang, language
from perihelion.cli.table.narrator import Narrator
from perihelion.cli.table.screen import Screen
from perihelion.cli.table.typed_input import Reader, plain
from perihelion.games import load
from perihelion.kernel.wire import Option
from perihelion.match import puzzles
from perihelion.system import data_home, write_whole


def command(
    game: GameName,
    puzzle: Annotated[
        str | None,
        typer.Argument(help="Its name, see `puzzles list`; by default the first unsolved one."),
    ] = None,
    *,
    daily: Annotated[bool, typer.Option("--daily", help="The one of today.")] = False,
    lang: Lang = None,
) -> None:
    """Solve a puzzle: a position with one thing to find.

    Type the number of an answer, its text, or words of it. A wrong try shows what follows, and
    the puzzle stands there again. `show` tells the solution, an empty line leaves.
    """
    rules, today = load(game), datetime.now(UTC).date()
    solved = Kept(game)
    if daily:
        chosen = puzzles.daily_puzzle(game, today)
    elif puzzle is not None:
        chosen = puzzles.find_puzzle(game, puzzle)
    else:
        known = puzzles.puzzles_of(game)
        left = [one for one in known if one.id not in solved.days]
        chosen = next(iter(left or known), None) or puzzles.daily_puzzle(game, today)
    seats = int(rules.position(chosen.position).seats)
    Sitting(chosen, Narrator(rules, language(lang), seats), solved, today).run()


class Kept:
    """The puzzles of a game that were solved in this terminal, and when."""

    def __init__(self, game_id: str) -> None:
        self.path = data_home() / "perihelion" / f"puzzles-{game_id}.json"
        try:
            self.days: dict[str, str] = dict(json.loads(self.path.read_text(encoding="utf-8")))
        except (OSError, ValueError):
            self.days = {}

    def add(self, puzzle: puzzles.Puzzle, today: date) -> puzzles.Solved:
        """One more, unless it was solved before."""
        self.days.setdefault(puzzle.id, today.isoformat())
        self.path.parent.mkdir(parents=True, exist_ok=True)
        write_whole(self.path, json.dumps(self.days).encode())
        return puzzles.Solved.of((date.fromisoformat(one) for one in self.days.values()), today)


class Sitting:
    """One puzzle at the keyboard."""

    def __init__(self, puzzle: puzzles.Puzzle, voice: Narrator, kept: Kept, today: date) -> None:
        self.puzzle = puzzle
        self.voice = voice
        self.kept = kept
        self.today = today
        self.screen = Screen()

    def run(self) -> None:
        """Until it is solved, or the reader leaves."""
        say, puzzle = self.voice.say, self.puzzle
        level = self.voice.level(puzzle.level) if puzzle.level else say("level-none")
        self.screen.line(say("puzzle-title", id=puzzle.id, kind=say(f"puzzle-{puzzle.kind}")))
        self.screen.line(say("puzzle-level", level=level))
        self.screen.line(say("puzzle-keys"))
        attempt: puzzles.Attempt | None = puzzles.Attempt(self.voice.game, puzzle)
        self._show_board(attempt)
        while attempt is not None and attempt.verdict == "open":
            attempt = self._asked(attempt)
        if attempt is not None:
            self._solved()

    def _show_board(self, attempt: puzzles.Attempt | None) -> None:
        assert attempt is not None
        view = attempt.match.view(attempt.seat)
        self.screen.block(attempt.game.draw_view(view, self.voice.to(attempt.seat)))

    def _asked(self, attempt: puzzles.Attempt) -> puzzles.Attempt | None:
        """One question; the attempt after it, a fresh one after a wrong try, or None to leave."""
        decision = attempt.match.decision(attempt.seat).ordered
        labels = {one.id: self.voice.label(one, attempt.seat) for one in decision.options}
        reader = Reader(decision.options, lambda one: labels[one.id], self.voice.name)
        self.screen.line()
        self.screen.line(self.voice.to(attempt.seat)(decision.prompt))
        for number, option in enumerate(decision.options, 1):
            self.screen.line(labels[option.id], f"{number:3}  ")
        chosen = self._typed(reader, len(decision.options))
        if chosen is None:
            return None
        before = attempt.match.ply
        if attempt.answer(chosen.text) != "wrong":
            self._tell(attempt, before)
            return attempt
        self._wrong(attempt, before)
        return puzzles.Attempt(self.voice.game, self.puzzle)

    def _typed(self, reader: Reader, last: int) -> Option | None:
        while True:
            line = self.screen.ask(self.voice.say("table-prompt", last=last))
            if line is None or not line.strip():
                return None
            if plain(line) in (plain(self.voice.say("puzzle-show")), "show"):
                self.screen.line(self.voice.say("puzzle-solution", text=", ".join(self._line())))
                continue
            option = reader.exact(line) or reader.narrowed(line).chosen
            if option is not None:
                return option
            self.screen.line(self.voice.say("error-not-possible", text=line.strip(), last=last))

    def _line(self) -> list[str]:
        """The solution in words."""
        match, told = puzzles.Attempt(self.voice.game, self.puzzle).match, []
        for text in self.puzzle.line:
            seat = int(match.state.seat)
            match.line.play(seat, text)
            if seat == self.puzzle.seat:
                told.append(self.voice.answer(match.line.said[-1], seat))
        return told

    def _wrong(self, attempt: puzzles.Attempt, before: int) -> None:
        self.screen.line(self.voice.say("puzzle-wrong"))
        follow(attempt)
        self.screen.line(self.voice.say("puzzle-follows"))
        self._tell(attempt, before)
        self.screen.line(self.voice.say("puzzle-again"))

    def _tell(self, attempt: puzzles.Attempt, since: int) -> None:
        for ply, said in enumerate(attempt.match.line.said[since:], since + 1):
            self.screen.lines(self.voice.said(said, ply, attempt.seat), "  ")

    def _solved(self) -> None:
        standing = self.kept.add(self.puzzle, self.today)
        self.screen.line(self.voice.say("puzzle-solved"))
        told = self.voice.say("puzzle-standing", solved=standing.count, streak=standing.streak)
        self.screen.line(told)
