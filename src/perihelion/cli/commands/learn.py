"""`perihelion learn`: the lessons of a game in lines, at the table that `play` draws."""

from __future__ import annotations

from typing import Annotated, Final

import typer

from perihelion.cli.common import Lang, language
from perihelion.cli.table.drawing_diff import changed_lines
from perihelion.cli.table.lesson_progress import Learned, read_learned, write_learned
from perihelion.cli.table.narrator import Narrator
from perihelion.cli.table.screen import Screen
from perihelion.cli.table.typed_input import Reader, plain
from perihelion.games import ids, load
from perihelion.kernel.lessons import Lesson
from perihelion.kernel.wire import Decision
from perihelion.match.errors import BadProgress
from perihelion.match.lesson import LessonRun
from perihelion.match.lesson_files import find_lesson, has_lessons, lesson_words, lessons_of

FIRST: Final = "first"
"""The first flight, whatever it is called."""


def command(
    game: Annotated[
        str | None, typer.Argument(help="The game; by default, which ones have lessons.")
    ] = None,
    lesson: Annotated[
        str | None, typer.Argument(help="The lesson, or `first`; by default, all are listed.")
    ] = None,
    *,
    again: Annotated[bool, typer.Option("--again", help="Begin it anew.")] = False,
    lang: Lang = None,
) -> None:
    """Learn a game by playing: its lessons, and how far you have come.

    A number or words answer; `back`, `show` (the guide does it) and `quit` go beside them.
    """
    screen, speech = Screen(), language(lang)
    if game is None:
        for one in filter(has_lessons, ids()):
            screen.verbatim(f"perihelion learn {one}")
        return
    rules = load(game)
    kept = read_learned(rules.id)
    if lesson is None:
        _list(screen, rules.id, kept, speech)
        return
    first = next((one.id for one in lessons_of(rules.id) if one.kind == "first-flight"), lesson)
    found = find_lesson(rules.id, first if lesson == FIRST else lesson)
    Sitting(screen, rules.id, found, kept, speech).run(again=again)


def _list(screen: Screen, game: str, kept: Learned, lang: str) -> None:
    words = lesson_words(lang, game)
    for one in lessons_of(game):
        state = "lesson-learned" if one.id in kept.done else "lesson-open"
        text = words.say(state, title=one.title, about=one.about, n=one.minutes)
        screen.line(text, "", "    ")
        screen.verbatim(f"    perihelion learn {game} {one.id}")


class Sitting:
    """A lesson at the keyboard."""

    def __init__(self, screen: Screen, game: str, lesson: Lesson, kept: Learned, lang: str) -> None:
        self.screen = screen
        self.kept = kept
        self.game = load(game)
        self.lesson = lesson
        self.lang = lang
        self.words = lesson_words(lang, game)
        self.drawn = ""

    def run(self, *, again: bool) -> None:
        """Until the lesson is done or the learner leaves."""
        run = self._begun(again=again)
        while not run.is_done:
            voice = Narrator(self.game, self.lang, run.match.seats)
            self._show(run, voice)
            if not (self._answered(run, voice) if run.step.answers else self._read_on(run)):
                break
            self.kept.at[self.lesson.id] = run.progress
            write_learned(self.game.id, self.kept)
        if run.is_done:
            if self.lesson.id not in self.kept.done:
                self.kept.done.append(self.lesson.id)
            del self.kept.at[self.lesson.id]
            write_learned(self.game.id, self.kept)
            self.screen.line(self.words.say("lesson-done"))
        self.screen.verbatim(f"perihelion learn {self.game.id}")

    def _begun(self, *, again: bool) -> LessonRun:
        begun = None if again else self.kept.at.get(self.lesson.id)
        try:
            return LessonRun(self.game, self.lesson, begun)
        except BadProgress:  # the lesson has changed since
            return LessonRun(self.game, self.lesson)

    def _show(self, run: LessonRun, voice: Narrator) -> None:
        seat = run.learner
        news = [line for told in run.told for line in voice.told(told, seat)]
        if news:
            self.screen.line()
            self.screen.lines(news, "  ")
        drawing = str(self.game.draw_view(run.match.view(seat), voice.to(seat)))
        changed = changed_lines(self.drawn, drawing) if self.drawn else drawing.splitlines()
        self.drawn = drawing
        if changed:
            self.screen.line()
            self.screen.block("\n".join(changed))
        self.screen.line()
        where = self.words.say("lesson-step", n=run.index + 1, of=len(self.lesson.steps))
        self.screen.line(f"{where} {self.words.render(run.said)}")
        if run.step.at:
            names = ", ".join(dict.fromkeys(voice.name(one) for one in run.step.at))
            self.screen.line(f"→ {names}", "  ")

    def _read_on(self, run: LessonRun) -> bool:
        line = self._asked("lesson-on", run)
        if line is not None and line != BACK:
            run.on()
        return line is not None

    def _asked(self, key: str, run: LessonRun, **args: int) -> str | None:
        """A line; None to leave. Going back is done here."""
        line = self.screen.ask(self.words.say(key, **args))
        if line is None or plain(line) in ("quit", "q", plain(self.words.say("lesson-quit"))):
            return None
        if plain(line) in ("back", plain(self.words.say("lesson-back"))):
            if run.index:
                run.back()
            return BACK
        return line

    def _answered(self, run: LessonRun, voice: Narrator) -> bool:
        asked = run.decision()
        assert asked is not None
        decision = asked.ordered
        labels = {one.id: voice.label(one, run.learner) for one in decision.options}
        self._options(decision, labels, voice)
        reader = Reader(decision.options, lambda one: labels[one.id], voice.name)
        while True:
            line = self._asked("lesson-answer", run, last=len(decision.options))
            if line is None or line == BACK:
                return line is not None
            if not plain(line):
                continue
            if plain(line) in ("show", plain(self.words.say("lesson-show"))):
                run.show()
                return True
            option = reader.exact(line) or reader.narrowed(line, ()).chosen
            if option is None:
                last = len(decision.options)
                self.screen.line(voice.say("error-not-possible", text=line.strip(), last=last))
            elif (reply := run.answer(option.id)) is None:
                return True
            else:
                self.screen.line(self.words.render(reply), "  ")

    def _options(self, decision: Decision, labels: dict[int, str], voice: Narrator) -> None:
        self.screen.line(voice.to(decision.seat)(decision.prompt))
        for number, option in enumerate(decision.options, 1):
            head = f"{number:>4}. "
            self.screen.line(labels[option.id], head, " " * len(head))


BACK: Final = "\x00back"
"""Stands for a line that asked to go back."""
