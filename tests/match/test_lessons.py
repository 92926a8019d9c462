"""Lessons: every one can be played to its end, in every language, and says only what is true."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from tests import elsewhere

import perihelion.games as catalogue
from perihelion.kernel.errors import BadData, IllegalAction
from perihelion.kernel.lessons import Lesson, read_lesson
from perihelion.match import lesson_files
from perihelion.match.errors import BadLesson, BadProgress, NoLesson, NotYet
from perihelion.match.lesson import LessonRun, Progress
from perihelion.match.lesson_files import check_lesson, check_lessons, find_lesson, lessons_of
from perihelion.words import languages, text_of

TAUGHT = ("comet", *catalogue.GAMES)
"""The games whose lessons teach every kind of question: all of ours."""
ABOUT_THE_PAGE = {"open", "reconstructed", "components"}
"""Chapters on what rulebooks leave open and what we reconstructed: there is nothing to play."""
RULES = Path(__file__).resolve().parents[2] / "web/src/games"


@pytest.fixture(autouse=True)
def comet(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The template game is a game like the others here."""
    monkeypatch.syspath_prepend(elsewhere.ROOT)
    monkeypatch.syspath_prepend(elsewhere.describe_package(tmp_path, "comets", elsewhere.COMET))
    elsewhere.look_again()
    yield
    monkeypatch.undo()
    elsewhere.look_again()
    lessons_of.cache_clear()


def flight(**changes: object) -> Lesson:
    """Comet's first flight, with steps changed by name: `launch={"at": ["card:tin"]}`."""
    file = elsewhere.TEMPLATE / "lessons" / "10-first-flight.json"
    plain = msgspec.json.decode(file.read_bytes())
    for step in plain["steps"]:
        step.update(changes.pop(step["say"], {}))
    return read_lesson("10-first-flight.json", msgspec.json.encode(plain | changes))


@pytest.mark.parametrize("game", [*catalogue.GAMES, "comet"])
def test_every_lesson_is_sound(game: str) -> None:
    """Played to its end by every answer that goes on, said in every language, within its limits."""
    assert check_lessons(game) == []


@pytest.mark.parametrize("game", TAUGHT)
def test_every_kind_of_question_is_taught_and_explained(game: str) -> None:
    kinds = catalogue.load(game).question_kinds
    taught = {kind for lesson in lessons_of(game) for kind in lesson.questions}
    assert kinds
    assert taught == set(kinds)
    for lang in languages():
        words = lesson_files.lesson_words(lang, game)
        for kind in kinds:
            said = words.say(f"first-time-{kind}")
            assert len(re.findall(r"[.!?…](?: |$)", said)) == 2, f"two sentences in {lang}: {said}"


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("game", catalogue.GAMES)
def test_before_a_first_match_the_goal_and_a_turn_are_told(game: str, lang: str) -> None:
    words = lesson_files.lesson_words(lang, game)
    told = [words.say(f"welcome-{game}"), words.say(f"welcome-{game}.turn")]
    assert all(10 < len(text.split()) <= 50 for text in told), told


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("game", catalogue.GAMES)
def test_what_can_be_gained_can_be_lost_in_words(game: str, lang: str) -> None:
    """Every term of the judge but the victory itself."""
    words = lesson_files.lesson_words(lang, game)
    text = text_of(lang, game)
    gains = set(re.findall(r"^why-([a-z-]+) =", text, re.MULTILINE))
    risks = set(re.findall(r"^risk-([a-z-]+) =", text_of(lang, game, "lessons"), re.MULTILINE))
    assert gains - {"victory"} == risks
    for term in risks:
        assert words.say(f"risk-{term}", n=3, what="Terra") != words.say(
            f"why-{term}", n=3, what=""
        )


@pytest.mark.parametrize("game", catalogue.GAMES)
def test_chapters_of_the_rules_that_lessons_teach_are_there(game: str) -> None:
    folder = catalogue.folder_of(game).rpartition(".")[2]
    pages = RULES / folder / "rules"
    own = pages / f"{game}.en.ts"  # where each edition has a page of its own
    page = (own if own.exists() else pages / "en.ts").read_text(encoding="utf-8")
    known = set(re.findall(r'^<h2 id="([a-z0-9-]+)">', page, re.MULTILINE))
    taught = {chapter for lesson in lessons_of(game) for chapter in lesson.rules}
    assert taught <= known
    assert known - taught <= ABOUT_THE_PAGE, "every chapter of the rules has a lesson that shows it"


# The runner.


def test_a_lesson_is_played_answer_by_answer() -> None:
    run = LessonRun(catalogue.load("comet"), find_lesson("comet", "first-flight"))
    assert run.said.key == "lesson-first-flight-goal"
    assert run.decision() is None
    run.on()
    asked = run.decision()
    assert asked is not None
    assert asked.kind == "launch"
    assert run.answer("launch ice") is None
    assert [told.text for told in run.told] == ["launch ice", "launch ?"]
    assert run.answer("deflect") is None
    run.on()
    assert run.is_done
    assert run.decision() is None
    with pytest.raises(NotYet):
        run.on()


def test_another_answer_is_told_why_and_changes_nothing() -> None:
    run = LessonRun(catalogue.load("comet"), flight(), Progress(1))
    before = run.match.state.key()
    gold, dust = run.answer("launch gold"), run.answer("launch dust")
    assert gold is not None
    assert dust is not None
    assert (gold.key, dust.key) == (
        "lesson-first-flight-launch.gold",
        "lesson-first-flight-launch.else",
    )
    assert run.match.state.key() == before
    assert run.progress == Progress(1)
    with pytest.raises(IllegalAction, match="allowed: launch dust, launch ice, launch gold"):
        run.answer("deflect")


def test_back_is_as_it_was_and_progress_builds_a_run_again() -> None:
    run = LessonRun(catalogue.load("comet"), flight(), Progress(1))
    first = run.match.state.key()
    run.answer("launch ice")
    again = LessonRun(run.game, run.lesson, run.progress)
    assert again.match.state.key() == run.match.state.key()
    assert again.told == run.told
    run.back()
    assert run.match.state.key() == first
    run.back()
    with pytest.raises(NotYet):
        run.back()


@pytest.mark.parametrize(
    "wrong",
    [Progress(9), Progress(-1), Progress(2), Progress(2, ("launch dust",)), Progress(1, ("x",))],
)
def test_progress_that_leads_nowhere_is_refused(wrong: Progress) -> None:
    with pytest.raises(BadProgress):
        LessonRun(catalogue.load("comet"), flight(), wrong)


# What is refused.


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"launch": {"at": ["card:tin"]}}, "points at 'card:tin', which is no element"),
        ({"launch": {"answers": ["launch tin"]}}, "no answer matches launch tin"),
        ({"launch": {"others": {"launch tin": "gold"}}}, "nothing matches 'launch tin'"),
        ({"launch": {"others": {"launch dust": "dust"}}}, "no message .*launch.dust' in en"),
        ({"launch": {"then": ["launch ice"]}}, "'launch ice' of `then` is no answer"),
        ({"launch": {"then": []}}, "seat 1 is asked 'launch'"),
        ({"launch": {"answers": ["launch *"]}}, "after 'launch gold' at step 'launch'"),
        ({"goal": {"then": ["0: launch ice", "3: pass"]}}, "is for seat 3"),
        ({"questions": ["trade"]}, "teaches the question 'trade'"),
        ({"minutes": 9}, "at most 8"),
    ],
)
def test_a_lesson_that_is_wrong_says_what_and_where(changes: dict[str, object], why: str) -> None:
    problems = check_lesson("comet", flight(**changes))
    assert any(re.search(why, one) for one in problems), problems
    assert all(one.startswith("comet, lesson 'first-flight': ") for one in problems)


@pytest.mark.parametrize(
    ("name", "content", "why"),
    [
        ("first-flight.json", b"{}", "is called 10-its-id.json"),
        ("1-a.json", b"{", "1-a.json: Input data was truncated"),
        ("1-a.json", b'{"kind": "chapter", "steps": []}', "the first step has a table"),
        ("1-a.json", b'{"kind": "chapter", "steps": [{"say": "a", "sya": 1}]}', "unknown field"),
        ("1-a.json", b'{"kind": "song", "steps": []}', "song"),
    ],
)
def test_a_file_that_is_no_lesson_is_refused(name: str, content: bytes, why: str) -> None:
    with pytest.raises(BadData, match=why):
        read_lesson(name, content)


def test_limits_of_a_first_flight_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lesson_files, "MOST_WORDS", 60)
    monkeypatch.setattr(lesson_files, "MOST_ANSWERS", 1)
    problems = check_lesson("comet", flight())
    assert len([one for one in problems if "at most 60" in one]) == 2
    assert len([one for one in problems if "2 answers, at most 1" in one]) == 1


def test_an_unknown_lesson_names_those_that_there_are() -> None:
    with pytest.raises(NoLesson, match="there are: first-flight"):
        find_lesson("comet", "second-flight")


def test_a_script_that_outlives_the_match_is_refused() -> None:
    over = {"then": ["draw dust", "draw dust", "*", "*", "*", "*", "*", "*", "*", "*", "*"]}
    with pytest.raises(BadLesson, match="after the end of the match"):
        LessonRun(
            catalogue.load("comet"), flight(deflect=over), Progress(3, ("launch ice", "deflect"))
        )
