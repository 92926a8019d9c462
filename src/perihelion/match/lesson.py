"""Runs a lesson on the real engine: where the learner stands, what is said, what goes on.

Pure: no clock, no network, nothing stored. Where somebody stands is `Progress`, and a run is built
from it by playing it again, so that going back and trying an answer can leave no trace.
"""

from __future__ import annotations

import re
from typing import Final

import msgspec

from perihelion.kernel.errors import IllegalAction
from perihelion.kernel.game import Game
from perihelion.kernel.lessons import Lesson, LessonTable, Step, matching
from perihelion.kernel.phrases import Phrase
from perihelion.kernel.state import CHANCE
from perihelion.kernel.wire import Decision
from perihelion.match.dealer import Dealer, OpenDealer, ScriptedDealer
from perihelion.match.errors import BadLesson, BadProgress, NotYet
from perihelion.match.line import Told
from perihelion.match.match import Match

BY_SEAT: Final = re.compile(r"(\d+): *(.*)")
"""A scripted answer that says whose it is, where several are asked at once."""


class Progress(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How far somebody is in a lesson: the step, and what was answered on the way to it."""

    step: int = 0
    answers: tuple[str, ...] = ()
    """One for each earlier step that asks for one."""


class LessonRun:
    """A learner at a step of a lesson.

    `match` is the table as it lies there; `since` is the ply at which the step before it ended, so
    that `told` are the entries that led here.
    """

    def __init__(self, game: Game, lesson: Lesson, progress: Progress | None = None) -> None:
        self.game = game
        self.lesson = lesson
        self._go_to(progress or Progress())

    def _go_to(self, wanted: Progress) -> None:
        self.index = 0
        self.answers: tuple[str, ...] = ()
        self._sit_down(self.step)
        given = iter(wanted.answers)
        if not 0 <= wanted.step <= len(self.lesson.steps):
            raise BadProgress(f"the lesson has no step {wanted.step}")
        while self.index < wanted.step:
            if not self.step.answers:
                self.on()
            elif (text := next(given, None)) is None:
                raise BadProgress(f"nothing was answered at step {self.step.say!r}")
            elif (reply := self.answer(text)) is not None:
                raise BadProgress(f"{text!r} does not go on at step {self.step.say!r}: {reply.key}")
        if next(given, None) is not None:
            raise BadProgress(f"more answers than the steps before {wanted.step} ask for")

    # Where it stands.

    @property
    def progress(self) -> Progress:
        """What builds this run again."""
        return Progress(self.index, self.answers)

    @property
    def step(self) -> Step:
        """The step that is told now; after the end, the last one."""
        return self.lesson.steps[min(self.index, len(self.lesson.steps) - 1)]

    @property
    def is_done(self) -> bool:
        """Whether the last step is behind the learner."""
        return self.index == len(self.lesson.steps)

    @property
    def said(self) -> Phrase:
        """What is said now."""
        return self.lesson.said(self.step)

    @property
    def learner(self) -> int:
        """The seat of the learner at this table."""
        return self._table.learner

    @property
    def told(self) -> tuple[Told, ...]:
        """What happened on the way to this step, as the learner may know it."""
        return self.match.told(self.learner, self.since)

    def decision(self) -> Decision | None:
        """The question that this step waits for; None where one only reads."""
        if self.is_done or not self.step.answers:
            return None
        if self.learner not in self.match.pending().seats:
            raise BadLesson(f"{self._here}: {self._asked()}; `then` before it says what follows")
        return self.match.decision(self.learner)

    # Going on.

    def on(self) -> None:
        """Go on from a step that is only read."""
        if self.is_done or self.step.answers:
            why = "the lesson is over" if self.is_done else "this step waits for an answer"
            raise NotYet(why)
        self._leave(self.match.ply)

    def back(self) -> None:
        """One step back, as it was before its answer."""
        if self.index == 0:
            raise NotYet("this is the first step")
        before = self.lesson.steps[: self.index - 1]
        kept = sum(1 for step in before if step.answers)
        self._go_to(Progress(self.index - 1, self.answers[:kept]))

    def answer(self, action: int | str) -> Phrase | None:
        """Try an answer: None if it goes on, or else why it does not; then nothing has changed.

        Raises IllegalAction for what the game does not allow, NotYet where nothing is asked.
        """
        asked = self.decision()
        if asked is None:
            raise NotYet("nothing is asked here")
        options = [one for one in asked.options if action in (one.id, one.text)]
        if not options:
            allowed = ", ".join(one.text for one in asked.options[:40])
            raise IllegalAction(f"{action!r} is not allowed now; allowed: {allowed}")
        text = options[0].text
        reply = self.lesson.reply(self.step, text)
        if reply is None:
            since = self.match.ply
            self.match.act(self.learner, options[0].id)
            self.answers = (*self.answers, text)
            self._leave(since)
        return reply

    def expected(self) -> tuple[str, ...]:
        """The answers that go on here, in the order in which the lesson names them."""
        asked = self.decision()
        texts = [] if asked is None else [one.text for one in asked.options]
        found = [text for one in self.step.answers for text in texts if matching((one,), text)]
        return tuple(dict.fromkeys(found))

    def show(self) -> None:
        """Let the guide do what this step asks for: the first answer that goes on, or just on."""
        if not self.step.answers:
            self.on()
            return
        wanted = self.expected()
        if not wanted:
            raise BadLesson(f"{self._here}: no answer matches {', '.join(self.step.answers)}")
        self.answer(wanted[0])

    # The script.

    def _leave(self, since: int) -> None:
        self.since = since
        self._carry_out(self.step.then, "then")
        self.index += 1
        if not self.is_done and self.step.table is not None:
            self._sit_down(self.step)

    def _sit_down(self, step: Step) -> None:
        table = step.table
        assert table is not None, "the first step has one"
        self._table: LessonTable = table
        dealer: Dealer = OpenDealer(table.seed) if table.seed else ScriptedDealer(())
        if table.position is None:
            self.match = Match(self.game, table.seats, table.options, dealer=dealer)
        else:
            self.match = Match(self.game, start=table.position, dealer=dealer)
        if not 0 <= table.learner < self.match.seats:
            raise BadLesson(f"{self._here}: there is no seat {table.learner} at this table")
        self._carry_out(table.script, "script")
        self.since = self.match.ply

    def _carry_out(self, script: tuple[str, ...], where: str) -> None:
        for line in script:
            self._deal()
            self._scripted(line, where)
        self._deal()

    def _deal(self) -> None:
        """Answer what nobody needs to script: chance from the seed, the only answer of others."""
        match = self.match
        while not match.is_over:
            if match.pending().chance:
                if not self._table.seed:
                    return
                match.deal()
                continue
            others = [one for one in match.pending().seats if one != self.learner]
            forced = [one for one in others if len(match.state.legal(one)) == 1]
            if not forced or self.learner in match.pending().seats:
                return
            match.act(forced[0], match.state.legal(forced[0])[0])

    def _scripted(self, line: str, where: str) -> None:
        match, state = self.match, self.match.state
        if match.is_over:
            raise BadLesson(f"{self._here}: {line!r} of `{where}` comes after the end of the match")
        by_seat = BY_SEAT.fullmatch(line)
        others = [one for one in match.pending().seats if one != self.learner]
        seat = CHANCE if match.pending().chance else others[0] if others else self.learner
        if by_seat is not None:
            seat, line = int(by_seat[1]), by_seat[2]
        if seat != CHANCE and seat not in match.pending().seats:
            raise BadLesson(
                f"{self._here}: {line!r} of `{where}` is for seat {seat}; {self._asked()}"
            )
        texts = {state.text(one, seat): one for one in state.legal(seat)}
        chosen = next((one for text, one in texts.items() if matching((line,), text)), None)
        if chosen is None:
            allowed = ", ".join(list(texts)[:40])
            raise BadLesson(
                f"{self._here}: {line!r} of `{where}` is no answer; {self._asked()}: {allowed}"
            )
        match.line.play(seat, chosen)

    @property
    def _here(self) -> str:
        return f"lesson {self.lesson.id!r}, step {self.step.say!r}"

    def _asked(self) -> str:
        pending = self.match.pending()
        if pending.over:
            return "the match is over"
        if pending.chance:
            return f"chance is asked for {self.match.state.chance().kind!r}"
        kinds = (f"seat {one} is asked {self.match.decision(one).kind!r}" for one in pending.seats)
        return " and ".join(kinds)
