"""Lessons and the guide of a match: which there are, one step of one, how far I have come."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from perihelion.kernel.lessons import LessonKind
from perihelion.kernel.phrases import Phrase
from perihelion.server.wire.analysis import Views
from perihelion.server.wire.matches import Update

Text = Annotated[str, Meta(max_length=400)]
StepNumber = Annotated[int, Meta(ge=0, le=1_000)]
Answers = Annotated[tuple[Text, ...], Meta(max_length=200)]


class LessonInfo(Struct, frozen=True, kw_only=True):
    """A lesson of a game; its words are the part `lessons` of the game's words."""

    id: str
    kind: LessonKind
    title: Phrase
    about: Phrase
    minutes: int
    steps: int
    rules: tuple[str, ...]
    """The chapters of the rules page that it teaches."""
    questions: tuple[str, ...]
    """The kinds of question that it teaches."""


class LessonMove(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A move in a lesson from where the learner stands; nothing of it is kept here."""

    step: StepNumber = 0
    answers: Answers = ()
    """One for each earlier step that asks for one."""
    do: Literal["look", "on", "back", "answer", "show"] = "look"
    """`show` lets the guide do what the step asks for."""
    answer: Text | None = None
    """What is tried, with `answer`."""


class LessonStep(Struct, frozen=True, kw_only=True):
    """Where the learner stands after a move, and what happened on the way."""

    step: int
    of: int
    answers: tuple[str, ...]
    done: bool
    """The last step is behind the learner."""
    said: Phrase
    at: tuple[str, ...]
    """The elements it speaks of, the first one first."""
    waits: bool
    """Whether it waits for an answer."""
    reply: Phrase | None
    """Why what was tried does not go on; nothing has changed then."""
    table: int
    """Grows where another table is put up."""
    update: Update
    views: Views
    """The table before and after each entry that is told, for the film."""


class LessonProgress(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How far I have come in a lesson, after revision `rev` (0 for the first time)."""

    step: StepNumber
    answers: Answers = ()
    done: bool = False
    rev: Annotated[int, Meta(ge=0, le=1_000_000)] = 0


class MyLesson(Struct, frozen=True, kw_only=True):
    """A lesson I have begun."""

    game: str
    lesson: str
    step: int
    answers: tuple[str, ...]
    done: bool
    """I have been at its end once."""
    rev: int


class MyGame(Struct, frozen=True, kw_only=True):
    """How well I know a game, as far as the server can tell."""

    game: str
    matches: int
    """That I have begun to play."""
    guided: bool = False
    """Whether the coach speaks in my matches against levels."""
    met: tuple[str, ...] = ()
    """The kinds of question that it has explained to me."""
    rev: int = 0


class KeepGuide(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Whether I want to be guided in a game and what I have met, after revision `rev`."""

    guided: bool
    met: Annotated[tuple[Annotated[str, Meta(max_length=40)], ...], Meta(max_length=100)] = ()
    rev: Annotated[int, Meta(ge=0, le=1_000_000)] = 0
