"""Lessons on the server: each move is made anew from where the learner stands, and forgotten.

What is kept is how far a person has come: one row for each lesson, whose revision every write
names, so that two windows do not undo each other.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from sqlalchemy import func, select

from perihelion.games import load
from perihelion.kernel.errors import IllegalAction
from perihelion.kernel.lessons import Lesson
from perihelion.kernel.phrases import Phrase
from perihelion.match.errors import BadProgress, NoLesson, NotYet
from perihelion.match.lesson import LessonRun, Progress
from perihelion.match.lesson_files import find_lesson
from perihelion.server import wire
from perihelion.server.errors import BadRequest, Conflict, Unknown
from perihelion.server.identity.people import Caller
from perihelion.server.matches.elements import Packed, packed_elements
from perihelion.server.store import Store, schema
from perihelion.server.store.kept_rows import keep_row
from perihelion.server.tables.practice import update_of, views_of

MOST: Final = 500
"""Lessons that one person may have begun."""


def lesson_of(game: str, lesson: str) -> Lesson:
    """A lesson by its game and id; raises Unknown."""
    try:
        return find_lesson(load(game).id, lesson)
    except NoLesson as error:
        raise Unknown(str(error)) from None


def info_of(lesson: Lesson) -> wire.LessonInfo:
    """What a list of lessons tells of one."""
    return wire.LessonInfo(
        id=lesson.id,
        kind=lesson.kind,
        title=lesson.title,
        about=lesson.about,
        minutes=lesson.minutes,
        steps=len(lesson.steps),
        rules=lesson.rules,
        questions=lesson.questions,
    )


def elements_of(game: str, lesson: Lesson, table: int) -> Packed:
    """What lies on the table that is the `table`-th of a lesson."""
    tables = [step.table for step in lesson.steps if step.table is not None]
    if not 0 <= table < len(tables):
        raise Unknown(f"this lesson has {len(tables)} tables; there is no table {table}")
    wanted = tables[table]
    rules = load(game)
    if wanted.position is None:
        state = rules.start(wanted.seats, wanted.options)
    else:
        state = rules.position(wanted.position)
    return packed_elements(rules.id, int(state.seats), state.options())


def moved(game: str, lesson: Lesson, move: wire.LessonMove) -> wire.LessonStep:
    """Where a move leads; raises Conflict where it cannot be made."""
    try:
        run = LessonRun(load(game), lesson, Progress(move.step, move.answers))
        reply = _carried_out(run, move)
    except (BadProgress, NotYet) as error:
        raise Conflict(str(error)) from None
    except IllegalAction as error:
        raise BadRequest(str(error)) from None
    since = run.since if reply is None and move.do in ("on", "answer", "show") else run.match.ply
    table = sum(step.table is not None for step in lesson.steps[: run.index + 1]) - 1
    return wire.LessonStep(
        step=run.index,
        of=len(lesson.steps),
        answers=run.answers,
        done=run.is_done,
        said=run.said,
        at=run.step.at,
        waits=run.decision() is not None,
        reply=reply,
        table=table,
        update=update_of(
            run.match,
            run.learner,
            name=f"{game}-{lesson.id}-{table}",
            rev=run.index,
            since=since,
            decision=run.decision(),
        ),
        views=views_of(run.match, run.learner, since),
    )


def _carried_out(run: LessonRun, move: wire.LessonMove) -> Phrase | None:
    match move.do:
        case "on":
            run.on()
        case "back":
            run.back()
        case "show":
            run.show()
        case "answer":
            if move.answer is None:
                raise BadRequest("what is answered? `answer` says it")
            return run.answer(move.answer)
    return None


class Lessons:
    """How far people have come."""

    def __init__(self, store: Store, clock: Callable[[], float]) -> None:
        self.store = store
        self.clock = clock

    async def mine(self, caller: Caller) -> tuple[wire.MyLesson, ...]:
        """The lessons that a person has begun."""
        lessons = schema.lessons
        query = select(lessons).where(lessons.c.person == caller.id)
        rows = await self.store.rows(query.order_by(lessons.c.game, lessons.c.lesson))
        return tuple(_shown(row) for row in rows)

    async def keep(
        self, caller: Caller, game: str, lesson: Lesson, data: wire.LessonProgress
    ) -> wire.MyLesson:
        """Keep how far somebody is; raises Conflict if that changed since they looked."""
        if data.step > len(lesson.steps):
            raise BadRequest(f"the lesson has {len(lesson.steps)} steps")
        values = {
            "step": data.step,
            "answers": list(data.answers),
            "done": data.done or data.step == len(lesson.steps),
            "changed": self.clock(),
        }
        async with self.store.begin() as connection:
            if data.rev == 0:
                await self._check_room(caller)
            row = await keep_row(
                connection,
                schema.lessons,
                {"person": caller.id, "game": game, "lesson": lesson.id},
                values,
                rev=data.rev,
                conflict="you went on with this lesson elsewhere meanwhile",
            )
        return _shown(row)

    async def _check_room(self, caller: Caller) -> None:
        lessons = schema.lessons
        kept = await self.store.row(
            select(func.count().label("n")).where(lessons.c.person == caller.id)
        )
        if kept is not None and kept["n"] >= MOST:
            raise Conflict(f"{MOST} lessons are enough")


def _shown(row: Mapping[Any, Any]) -> wire.MyLesson:
    names = ("game", "lesson", "step", "done", "rev")
    return wire.MyLesson(answers=tuple(row["answers"]), **{name: row[name] for name in names})
