"""Puzzles and the coach in the browser: a wrong try shows what follows, a right one is kept."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from typing import Any

from playwright.sync_api import Error, expect
from tests.page.conftest import PHONE, Visitors
from tests.page.player import Player

from perihelion.games import load
from perihelion.match.puzzles import puzzles_of
from perihelion.match.winning import winning_line

PUZZLE = min(puzzles_of("zenith"), key=lambda one: (len(one.line), one.grounds.nodes))
STATE = load("zenith").position(PUZZLE.position)
SHOTS = os.environ.get("PERIHELION_SHOTS")


def _shot(player: Player, name: str) -> None:
    if SHOTS:
        player.page.screenshot(path=Path(SHOTS) / f"{name}.png")


PATIENCE = 60_000
"""Milliseconds; the first try waits for a thinking process to start."""


def _answer(player: Player, text: str) -> None:
    """Choose an answer in the list of the open question, and confirm it."""
    action = next(one for one in STATE.legal(PUZZLE.seat) if STATE.text(one, PUZZLE.seat) == text)
    player.page.locator(f'[data-option="{action}"]').first.click()
    with suppress(Error):  # at the desk the press on the list has done it
        player.page.locator("[data-do]:not([disabled])").first.click(timeout=1_000)


def _tried(player: Player) -> list[Any]:
    tried: list[Any] = player.ask("GET", "/api/me/puzzles")["puzzles"]
    return tried


def test_a_wrong_try_shows_what_follows_and_a_right_one_is_kept(visitor: Visitors) -> None:
    ada = visitor()
    ada.page.goto(f"/puzzles/zenith/{PUZZLE.id}")
    expect(ada.page.locator("h1.task")).to_have_text("Win this turn", timeout=PATIENCE)
    expect(ada.page.locator('[data-part="question"]')).to_be_visible()
    expect(ada.page.locator("body")).to_contain_text(f"Player {2 - PUZZLE.seat}")
    _shot(ada, "puzzle")
    answers: list[str] = []
    line = winning_line(STATE, PUZZLE.seat, 4_000)
    texts = [STATE.text(one, PUZZLE.seat) for one in STATE.legal(PUZZLE.seat)]
    wrong = next(one for one in texts if one not in PUZZLE.solutions)
    _answer(ada, wrong)
    verdict = ada.page.locator(".verdict")
    expect(verdict).to_contain_text("That is not it", timeout=PATIENCE)
    _shot(ada, "puzzle-wrong")
    ada.page.locator('[data-puzzle="again"]').click()
    expect(verdict).to_be_hidden(timeout=PATIENCE)
    expect(ada.page.locator('[data-part="question"]')).to_be_visible()
    path = f"/api/games/zenith/puzzles/{PUZZLE.id}"
    while True:
        step = ada.ask("POST", path, {"answers": answers})
        if step["verdict"] != "open":
            break
        legal = {one["text"] for one in step["update"]["decision"]["options"]}
        text = next(one for one in line if one in legal)
        line = line[line.index(text) + 1 :]
        answers.append(text)
    ada.wait_until(lambda: _tried(ada))  # the page keeps it, behind the play
    [mine] = _tried(ada)
    assert (mine["puzzle"], mine["tries"]) == (PUZZLE.id, 1)
    ada.ask("PUT", f"/api/me/puzzles/zenith/{PUZZLE.id}", {"answers": answers, "rev": mine["rev"]})
    ada.page.goto("/puzzles/zenith")
    one = ada.page.locator(f'[data-puzzle-id="{PUZZLE.id}"]')
    expect(one).to_contain_text("Solved")
    _shot(ada, "puzzles")


def test_the_puzzle_of_the_day_stands_on_home_in_french_on_the_phone(visitor: Visitors) -> None:
    ada = visitor(lang="fr", size=PHONE)
    ada.page.goto("/puzzles/zenith")  # by a link from elsewhere, as nobody
    expect(ada.page.locator("[data-puzzle-id]").first).to_be_visible(timeout=PATIENCE)
    ada.page.goto("/")
    link = ada.page.locator('[data-part="daily-puzzles"] a').first
    expect(link).to_have_attribute("href", "/puzzles/zenith/daily")
    link.click()
    expect(ada.page.locator("h1.task")).to_have_text("Gagnez pendant ce tour", timeout=PATIENCE)
    _shot(ada, "puzzle-phone")
