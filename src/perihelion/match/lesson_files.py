"""The lessons that a game brings in its folder, and what is wrong with them.

Checking a lesson plays it to its end, once along its main line and once for every other answer
that goes on, and says its words in every language.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Final

from perihelion.games import folder_of, load
from perihelion.kernel.errors import PerihelionError
from perihelion.kernel.lessons import ELSE, Lesson, Step, matching, read_lesson
from perihelion.kernel.phrases import Phrase
from perihelion.match.errors import BadLesson, NoLesson
from perihelion.match.lesson import LessonRun
from perihelion.words import Words, WordsError, languages

PART: Final = "lessons"
"""The folder of a game's lessons, and the part of its words that they say."""
MOST_ANSWERS: Final = 60
MOST_WORDS: Final = 900
"""What a first flight may ask and say."""
MOST_MINUTES: Final = {"first-flight": 8, "chapter": 3}


def has_lessons(game_id: str) -> bool:
    """Whether a game brings lessons; they are not read."""
    return (files(folder_of(game_id)) / PART).is_dir()


@cache
def lessons_of(game_id: str) -> tuple[Lesson, ...]:
    """The lessons of a game in their order; raises BadData for a file that cannot be read."""
    if not has_lessons(game_id):
        return ()
    folder = files(folder_of(game_id)) / PART
    found = sorted((one for one in folder.iterdir() if one.name.endswith(".json")), key=_order)
    read = [read_lesson(one.name, one.read_bytes()) for one in found]
    if len(twice := {one.id for one in read}) < len(read):
        raise BadLesson(f"{game_id}: several lessons have the same id, of {', '.join(twice)}")
    return tuple(one for one in read if not one.games or game_id in one.games)


def _order(file: object) -> tuple[int, str]:
    name = str(getattr(file, "name", ""))
    number = name.partition("-")[0]
    return int(number) if number.isdigit() else 0, name


def find_lesson(game_id: str, lesson_id: str) -> Lesson:
    """One lesson by its id; raises NoLesson."""
    known = {one.id: one for one in lessons_of(game_id)}
    if lesson_id not in known:
        there = ", ".join(known) or "none"
        raise NoLesson(f"{game_id} has no lesson {lesson_id!r}; there are: {there}")
    return known[lesson_id]


def lesson_words(lang: str, game_id: str) -> Words:
    """Every word of a game's lessons, and of the game."""
    return Words.of(lang, game_id, PART)


def check_lessons(game_id: str) -> list[str]:
    """What is wrong with the lessons of a game; empty if nothing is."""
    try:
        lessons = lessons_of(game_id)
        problems = [line for one in lessons for line in check_lesson(game_id, one)]
    except (PerihelionError, WordsError) as error:
        return str(error).splitlines()
    if lessons and sum(one.kind == "first-flight" for one in lessons) != 1:
        problems.append(f"{game_id}: there is one first flight, not more and not less")
    return problems


def check_lesson(game_id: str, lesson: Lesson) -> list[str]:
    """What is wrong with one lesson."""
    where = f"{game_id}, lesson {lesson.id!r}"
    try:
        problems = [*_played(game_id, lesson), *_said(game_id, lesson)]
    except PerihelionError as error:
        problems = [str(error)]
    if not 1 <= lesson.minutes <= MOST_MINUTES[lesson.kind]:
        problems.append(f"{lesson.minutes} minutes, at most {MOST_MINUTES[lesson.kind]}")
    return [f"{where}: {line}" for line in problems]


# Playing.


def _played(game_id: str, lesson: Lesson) -> Iterator[str]:
    run = LessonRun(load(game_id), lesson)
    met: set[str] = set()
    while not run.is_done:
        if (asked := run.decision()) is not None:
            met.add(asked.kind)
        yield from _step_of(run)
        for text in run.expected()[1:]:
            _other_way(run, text)
        run.show()
    for kind in lesson.questions:
        if kind not in met:
            yield f"it teaches the question {kind!r}, which is asked at none of its steps"
    if lesson.kind == "first-flight" and not any(step.answers for step in lesson.steps[:2]):
        yield "a first flight asks at one of its first two steps: two presses from home"
    if lesson.kind == "first-flight" and len(run.answers) > MOST_ANSWERS:
        yield f"{len(run.answers)} answers, at most {MOST_ANSWERS}"


def _step_of(run: LessonRun) -> Iterator[str]:
    """What a step names that is not there."""
    match, step = run.match, run.step
    named = {one.name for one in run.game.layout(match.seats, match.options).elements}
    for element in step.at:
        if element not in named:
            yield f"step {step.say!r} points at {element!r}, which is no element"
    asked = run.decision()
    texts = [one.text for one in asked.options] if asked else []
    for pattern in (*step.answers, *step.others):
        if not any(matching((pattern,), text) for text in texts):
            allowed = ", ".join(texts[:40])
            yield f"step {step.say!r}: nothing matches {pattern!r}; allowed: {allowed}"


def _other_way(run: LessonRun, text: str) -> None:
    """Play to the end by another answer that goes on; raises where that cannot be done."""
    twin = LessonRun(run.game, run.lesson, run.progress)
    twin.answer(text)
    try:
        while not twin.is_done:
            twin.show()
    except PerihelionError as error:
        raise BadLesson(f"after {text!r} at step {run.step.say!r}: {error}") from None


# Saying.


def _said(game_id: str, lesson: Lesson) -> Iterator[str]:
    for lang in languages():
        words = lesson_words(lang, game_id)
        count = 0
        for phrase in (lesson.title, lesson.about):
            yield from _missing(words, phrase)
        for step in lesson.steps:
            yield from _missing(words, lesson.said(step))
            for name in _replies(step):
                yield from _missing(words, Phrase(f"{lesson.said(step).key}.{name}"))
            if words.has(lesson.said(step).key):
                count += len(words.render(lesson.said(step)).split())
        if lesson.kind == "first-flight" and count > MOST_WORDS:
            yield f"{count} words in {lang}, at most {MOST_WORDS}"


def _missing(words: Words, phrase: Phrase) -> Iterator[str]:
    if not words.has(phrase.key):
        yield f"there is no message {phrase.key!r} in {words.lang}"
    else:
        words.render(phrase)


def _replies(step: Step) -> tuple[str, ...]:
    """The attributes that are said to other answers; `else` where some may be left."""
    if not step.answers or "*" in step.answers:
        return tuple(dict.fromkeys(step.others.values()))
    return tuple(dict.fromkeys((*step.others.values(), ELSE)))
