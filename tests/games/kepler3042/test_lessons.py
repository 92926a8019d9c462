"""The lessons of Kepler-3042: what their words tell of the table is what lies there.

That they can be played to their end and teach every question, `tests/match/test_lessons.py` sees.
"""

from __future__ import annotations

import re

import pytest
from fluent.syntax import FluentSerializer, ast

from perihelion.games.kepler3042.game import Kepler3042
from perihelion.games.kepler3042.views.view import Kepler3042View
from perihelion.kernel.lessons import ELSE
from perihelion.match.lesson import LessonRun
from perihelion.match.lesson_files import find_lesson, lesson_words, lessons_of
from perihelion.words import languages, parsing

GAME = Kepler3042()


def run_to(lesson: str, step: str) -> LessonRun:
    """A lesson played by its first answers up to a step."""
    run = LessonRun(GAME, find_lesson(GAME.id, lesson))
    while run.step.say != step:
        run.show()
    return run


def view_at(run: LessonRun) -> Kepler3042View:
    view = run.match.view(run.learner)
    assert isinstance(view, Kepler3042View)
    return view


def figures(run: LessonRun) -> list[set[int]]:
    """The numbers in what a step says, language by language."""
    said = (lesson_words(lang, GAME.id).render(run.said) for lang in languages())
    return [{int(number) for number in re.findall(r"\d+", text)} for text in said]


def test_the_first_flight_is_behind_at_first_and_won_at_last() -> None:
    run = run_to("first-flight", "goal")
    before = [nation.points for nation in view_at(run).nations]
    assert before[0] < before[1]
    assert all({*before, view_at(run).round} <= numbers for numbers in figures(run))
    run = run_to("first-flight", "score")
    sheet = view_at(run).sheet
    assert sheet is not None
    assert view_at(run).winners == (run.learner,)
    assert all(set(sheet.totals) <= numbers for numbers in figures(run))


def test_the_objective_decides_the_match_of_its_chapter() -> None:
    run = run_to("objectives", "sheet")
    sheet = view_at(run).sheet
    assert sheet is not None
    objectives = next(line.points for line in sheet.lines if line.line == "objectives")
    assert view_at(run).winners == (run.learner,)
    assert sheet.totals[0] - objectives[0] == sheet.totals[1]
    assert all({*sheet.totals, objectives[0]} <= numbers for numbers in figures(run))


def test_the_level_alone_is_passed_with_the_points_that_are_told() -> None:
    run = run_to("alone", "passed")
    sheet = view_at(run).sheet
    assert sheet is not None
    assert run.match.outcome is not None
    assert run.match.outcome.reason == "passed"
    assert all({*sheet.totals} <= numbers for numbers in figures(run))


def test_the_storage_that_a_lesson_empties_holds_what_is_told() -> None:
    run = run_to("resources", "cell")
    storage = view_at(run).nations[0].storage
    held = {storage.energy, storage.matter, storage.antimatter}
    assert figures(run) == [held] * len(languages())


def test_a_medal_is_won_alone() -> None:
    before, after = (
        view_at(run_to("medals-and-cards", step)).nations for step in ("card", "medal")
    )
    gained = [
        sum(new.medals.values()) - sum(old.medals.values())
        for old, new in zip(before, after, strict=True)
    ]
    assert gained == [1, 0]


@pytest.mark.parametrize("lang", languages())
def test_no_word_is_left_over(lang: str) -> None:
    """A step or a reply that was taken out takes its words along."""
    used = {f"first-time-{kind}": {""} for kind in GAME.question_kinds}
    used[f"welcome-{GAME.id}"] = {"", "turn"}
    for lesson in lessons_of(GAME.id):
        used[lesson.title.key] = {"", "about"}
        for step in lesson.steps:
            replies = {*step.others.values(), ELSE} if step.answers not in ((), ("*",)) else set()
            used[lesson.said(step).key] = {"", *replies}
    *_, words = parsing.catalogues(lang, GAME.id, "lessons")
    messages = [one for one in words.body if isinstance(one, ast.Message)]
    said = {one.id.name: {"", *(part.id.name for part in one.attributes)} for one in messages}
    risks = {name for name in said if name.startswith("risk-")}  # tests/match/test_lessons.py
    assert {name: parts for name, parts in said.items() if name not in risks} == used


def test_french_punctuation_does_not_break_lines() -> None:
    *_, words = parsing.catalogues("fr", GAME.id, "lessons")
    text = FluentSerializer().serialize(
        ast.Resource([one for one in words.body if isinstance(one, ast.Message)])
    )
    assert not re.search(r" [:;?!»]|« |'|[^\u00a0][;?!»](\s|$)", text)
