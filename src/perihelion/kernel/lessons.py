"""Lessons: a table, steps with what is said, and which answers go on; as data, read strictly.

A lesson is a file of the game's folder `lessons/`; its words stand in `text/lessons.LANG.ftl`.
`docs/lessons.md` tells how to write one, `match/lesson.py` runs it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from typing import Final, Literal

import msgspec

from perihelion.kernel.errors import BadData
from perihelion.kernel.phrases import Phrase
from perihelion.kernel.table_options import Value

FILE_NAME: Final = re.compile(r"\d+-([a-z][a-z0-9]*(?:-[a-z0-9]+)*)\.json")
"""A number that puts the lessons in order, then the lesson's id."""
ELSE: Final = "else"
"""The attribute of a step's message that is said to answers no pattern speaks of."""

LessonKind = Literal["first-flight", "chapter"]


class LessonTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What lies before the learner: a position, or a match from its deal."""

    position: dict[str, object] | None = None
    """As `Game.position` reads it; `seats` and `options` belong into it then."""
    seats: int | None = None
    options: dict[str, Value] = {}
    seed: str = ""
    """Deals what no script answers; without it everything that chance is asked is scripted."""
    learner: int = 0
    """The seat of whoever learns."""
    script: tuple[str, ...] = ()
    """What is answered before the first step, whoever is asked."""


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One thing that is said, and perhaps an answer that is waited for."""

    say: str
    """The message is `lesson-<id>-<say>`."""
    table: LessonTable | None = None
    """A new table from here on; the first step has one."""
    at: tuple[str, ...] = ()
    """The elements it speaks of, the first one first."""
    answers: tuple[str, ...] = ()
    """The answers that go on, by text, `*` for any words; empty for a step that is only read."""
    others: dict[str, str] = {}
    """By pattern, the attribute of the message that is said to another answer; the first that
    matches, and `else` where none does."""
    then: tuple[str, ...] = ()
    """What chance and the others (or the learner, unasked) answer after it."""


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One lesson of a game."""

    kind: LessonKind
    steps: tuple[Step, ...]
    games: tuple[str, ...] = ()
    """The games it is for where several share a folder; empty for all of them."""
    minutes: int = 2
    rules: tuple[str, ...] = ()
    """The chapters of the rules page that it teaches."""
    questions: tuple[str, ...] = ()
    """The kinds of question that it teaches; each is asked of the learner."""
    id: str = ""
    """Of the file's name; never written in the file."""

    @property
    def title(self) -> Phrase:
        """Its name."""
        return Phrase(f"lesson-{self.id}")

    @property
    def about(self) -> Phrase:
        """What one learns, in a sentence."""
        return Phrase(f"lesson-{self.id}.about")

    def said(self, step: Step) -> Phrase:
        """What a step says."""
        return Phrase(f"lesson-{self.id}-{step.say}")

    def reply(self, step: Step, text: str) -> Phrase | None:
        """What is said to an answer that does not go on; None if it does."""
        if matching(step.answers, text):
            return None
        told = (name for pattern, name in step.others.items() if matching((pattern,), text))
        return Phrase(f"lesson-{self.id}-{step.say}.{next(told, ELSE)}")


def read_lesson(name: str, content: bytes) -> Lesson:
    """The lesson of a file; raises BadData that names it."""
    found = FILE_NAME.fullmatch(name)
    if found is None:
        raise BadData(f"{name}: a lesson's file is called 10-its-id.json")
    try:
        lesson = msgspec.json.decode(content, type=Lesson)
    except msgspec.DecodeError as error:
        raise BadData(f"{name}: {error}") from None
    if problem := _shape_of(lesson):
        raise BadData(f"{name}: {problem}")
    return msgspec.structs.replace(lesson, id=found[1])


def _shape_of(lesson: Lesson) -> str:
    """What is wrong with a lesson before it is played; nothing if all is well."""
    if lesson.id:
        return "the id is that of the file's name"
    if not lesson.steps or lesson.steps[0].table is None:
        return "the first step has a table"
    names = [step.say for step in lesson.steps]
    if twice := [name for name in dict.fromkeys(names) if names.count(name) > 1]:
        return f"two steps say {twice[0]!r}"
    for step in lesson.steps:
        if step.others and not step.answers:
            return f"step {step.say!r} replies to answers that it does not ask for"
        table = step.table
        if table is not None and table.position is not None and (table.seats or table.options):
            return f"step {step.say!r}: seats and options belong into the position"
    return ""


def matching(patterns: Iterable[str], text: str) -> bool:
    """Whether a text is one of these, `*` standing for any words."""
    return any(_compiled(pattern).fullmatch(text) for pattern in patterns)


@cache
def _compiled(pattern: str) -> re.Pattern[str]:
    return re.compile(".*".join(map(re.escape, pattern.split("*"))))
