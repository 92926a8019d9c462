"""Lessons in the browser: from home to the end of a first flight; in `make soak` all lessons."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import suppress

import msgspec
import pytest
from playwright.sync_api import Error, expect
from tests.page.conftest import DESK, PHONE, Visitors
from tests.page.player import MILLISECONDS, Player
from tests.page.situations import GAMES
from tests.sampling import every_other, turn_of

from perihelion.games import load
from perihelion.kernel.lessons import Lesson
from perihelion.kernel.wire import Option
from perihelion.match.lesson import LessonRun
from perihelion.match.lesson_files import MOST_ANSWERS, MOST_WORDS, lessons_of

PRESSES = 2
"""From home to the table of a first flight where its first answer is waited for."""
PATIENCE = 15_000
"""Milliseconds until the guide's card stands where it stays."""
HIDDEN = 0.5
"""The part of what is spoken of that the guide's card may cover at most."""
SEEN = """() => {
    const guide = document.querySelector('[data-part="guide"]').getBoundingClientRect();
    const [rim] = document.querySelectorAll('.dim .rim');
    if (!rim) return null;
    const box = rim.getBoundingClientRect();
    const x = Math.min(box.right, guide.right) - Math.max(box.left, guide.left);
    const y = Math.min(box.bottom, guide.bottom) - Math.max(box.top, guide.top);
    const outside = box.right < 0 || box.bottom < 0
        || box.left > innerWidth || box.top > innerHeight;
    return outside ? 1 : Math.max(0, x) * Math.max(0, y) / (box.width * box.height);
}"""
"""How much of what is spoken of first the guide's card covers; null if there is no spotlight."""


class Walk(msgspec.Struct):
    """What playing a lesson took, and where it showed nothing of what it spoke of."""

    answers: int = 0
    words: int = 0
    hidden: list[str] = msgspec.field(default_factory=list)


def play(
    player: Player, game: str, lesson: Lesson, see: Callable[[LessonRun], None] | None = None
) -> Walk:
    """Do what the guide asks, step by step, to the end; the lesson is open. `see` is called at each
    step before it is answered.
    """
    run, walk = LessonRun(load(game), lesson), Walk()
    guide = player.page.locator('[data-part="guide"]')
    while not run.is_done:
        expect(guide).to_have_attribute("data-step", str(run.index))
        walk.words += len(guide.locator("[data-said]").inner_text().split())
        _look(player, run, walk)
        if see is not None:
            see(run)
        if run.step.answers:
            wanted = run.expected()[0]
            asked = run.decision()
            assert asked is not None
            _answer(player, run.index, next(one for one in asked.options if one.text == wanted))
            run.answer(wanted)
            walk.answers += 1
        else:
            guide.locator('[data-lesson="on"]').click()
            run.on()
    expect(guide).to_have_attribute("data-step", str(len(lesson.steps)))
    expect(guide.locator('[data-lesson="list"]')).to_be_visible()
    return walk


def _look(player: Player, run: LessonRun, walk: Walk) -> None:
    """What the guide speaks of is there to be seen."""
    if not run.step.at:
        return
    seen = f"() => {{ const part = ({SEEN})(); return part !== null && part <= {HIDDEN}; }}"
    try:  # the card finds its place as soon as the board is laid
        player.page.wait_for_function(seen, timeout=PATIENCE)
    except Error:
        covered = player.page.evaluate(SEEN)
        told = "no spotlight" if covered is None else f"{covered:.0%} covered"
        walk.hidden.append(f"{run.lesson.id}, step {run.step.say}: {told}")


def _answer(player: Player, step: int, option: Option) -> None:
    """Point at what the option names; where that leaves several, or is out of sight, the list."""
    page = player.page
    drawn = player.drawn()
    for name in option.elements:
        spot = player.element(name).filter(visible=True)
        if name in drawn and not _has_left(player, step) and spot.count():
            with suppress(Error):  # something lies over it: then the list
                spot.first.click(timeout=1_000)
    listed = page.locator(f'[data-option="{option.id}"]').filter(visible=True)
    button = page.locator("[data-do]:not([disabled])").filter(visible=True)
    until = time.monotonic() + MILLISECONDS / 1000
    while time.monotonic() < until:
        if _has_left(player, step):
            return
        wanted = button if button.count() else listed
        if wanted.count():
            with suppress(Error):  # it may be done just now: then there is nothing left to press
                wanted.first.click(timeout=1_000)
        page.wait_for_timeout(50)
    raise AssertionError(f"step {step}: {option.text!r} cannot be answered")


def _has_left(player: Player, step: int) -> bool:
    guide = player.page.locator('[data-part="guide"]')
    return guide.get_attribute("data-step") != str(step)


def first_flight(game: str) -> Lesson:
    """The lesson that begins from nothing."""
    return next(one for one in lessons_of(game) if one.kind == "first-flight")


WALKS = [(*look, game) for look in (("en", DESK), ("fr", PHONE)) for game in GAMES]
LANGUAGES = ("en", "fr")
QUICK = {(game, turn_of(LANGUAGES, GAMES.index(game))) for game in every_other(GAMES, 0)}
"""Two games by turns, at the desk or in French on the phone; all both ways in the soak."""


@pytest.mark.parametrize(
    ("lang", "size", "game"),
    [
        pytest.param(
            *(lang, size, game),
            id=f"{game}-{lang}",
            marks=[] if (game, lang) in QUICK else [pytest.mark.soak],
        )
        for lang, size, game in WALKS
    ],
)
def test_a_newcomer_flies_to_the_end(
    lang: str, size: tuple[int, int], game: str, visitor: Visitors
) -> None:
    """Home, two presses, the first answer; to the end in few answers and words (`pytest -s`)."""
    ada = visitor(lang=lang, size=size)
    ada.page.goto(f"/learn/{game}")  # also by a link from elsewhere, as nobody
    expect(ada.page.locator("[data-lesson-id]")).to_have_count(len(lessons_of(game)))
    ada.go("/")
    ada.page.locator(f'[data-learn="{game}"]').click()
    lesson = first_flight(game)
    waits = next(at for at, step in enumerate(lesson.steps) if step.answers)
    assert 1 + waits <= PRESSES, "to the flight, and on to the step that waits for an answer"
    walk = play(ada, game, lesson)
    print(f"{game}, {lang}: {1 + waits} presses, {walk.answers} answers, {walk.words} words")
    assert walk.answers <= MOST_ANSWERS
    assert walk.words <= MOST_WORDS
    assert walk.hidden == []
    ada.wait_until(lambda: _kept(ada) == [(lesson.id, True)])  # it is written behind the play


def _kept(player: Player) -> list[tuple[str, bool]]:
    """How far the server knows that one has come."""
    return [(one["lesson"], one["done"]) for one in player.ask("GET", "/api/me/lessons")]


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
def test_every_lesson_can_be_played_to_its_end(game: str, visitor: Visitors) -> None:
    ada = visitor()
    hidden: list[str] = []
    for lesson in lessons_of(game):
        ada.page.goto(f"/learn/{game}/{lesson.id}")
        hidden += play(ada, game, lesson).hidden
    assert hidden == []
