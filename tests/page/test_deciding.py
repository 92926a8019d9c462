"""Every kind of question of every game is answered, in each way of playing."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect
from tests.page.conftest import PHONE, Visitors
from tests.page.player import Player
from tests.page.situations import GAMES, Situation, kinds_of, near_the_end, situations

from perihelion.games import load
from perihelion.kernel.phrases import Phrase
from perihelion.words import Words, addressed

MOST_ANSWERS = 120
"""More than anybody needs from fifteen plies before the end."""


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_has_a_situation(game: str) -> None:
    assert kinds_of(game) == {one.kind for one in situations(game)}


@pytest.mark.parametrize("game", GAMES)
def test_pointing(game: str, visitor: Visitors) -> None:
    """Whatever an option names can be pointed at, and pointing at it all chooses the option."""
    player = visitor()
    for situation in situations(game):
        option = _sit(player, situation)
        lost = {name for one in _options(player) for name in player.missing(one)}
        assert lost == set(), f"{situation}: cannot be pointed at"
        player.answer_by_pointing(option)
        _check(player, situation, option)


@pytest.mark.parametrize("game", GAMES)
def test_keys(game: str, visitor: Visitors) -> None:
    """The numbers of the list and Enter are enough."""
    player = visitor()
    for situation in situations(game):
        _sit(player, situation)
        shown = player.question.locator("[data-option]").nth(1)
        chosen = int(shown.get_attribute("data-option") or -1)
        option = next(one for one in _options(player) if one["id"] == chosen)
        player.answer_by_keys(2)
        _check(player, situation, option)


@pytest.mark.parametrize("game", GAMES)
def test_phone(game: str, visitor: Visitors) -> None:
    """At 360 px every answer can be reached, and nothing sticks out at the side."""
    player = visitor(size=PHONE)
    for situation in situations(game):
        option = _sit(player, situation)
        wide = player.page.evaluate("document.documentElement.scrollWidth")
        assert wide <= PHONE[0], f"{situation}: {wide} px wide"
        if all(player.element(name).first.is_visible() for name in option["elements"]):
            player.answer_by_pointing(option)
        else:
            shown = player.question.locator("[data-option]").first
            chosen = int(shown.get_attribute("data-option") or -1)
            option = next(one for one in _options(player) if one["id"] == chosen)
            player.answer_by_list(option)
        _check(player, situation, option)


@pytest.mark.parametrize("game", GAMES)
def test_french(game: str, visitor: Visitors) -> None:
    """The page asks in French, in the very words of the catalogue."""
    player = visitor(lang="fr")
    expect(player.page.locator("html")).to_have_attribute("lang", "fr")
    words = Words.of("fr", game)
    for situation in situations(game):
        option = _sit(player, situation)
        asked = player.update()
        prompt = Phrase(asked["decision"]["prompt"]["key"], _args(asked["decision"]["prompt"]))
        names = [seat["name"] for seat in player.ask("GET", f"/api/tables/{player.table}")["seats"]]
        said = words.render(addressed(prompt, names, situation.seat, _teams(situation)))
        expect(player.question).to_contain_text(said)
        player.answer_by_list(option)
        _check(player, situation, option)


@pytest.mark.parametrize("game", GAMES)
def test_to_the_end(game: str, visitor: Visitors) -> None:
    """From fifteen plies before its end a match is played to the end screen."""
    player = visitor()
    situation = near_the_end(game)
    player.sit(situation.table())
    for _ in range(MOST_ANSWERS):
        player.wait_for_question()
        if player.is_over:
            break
        player.answer_by_list(
            {"id": player.question.locator("[data-option]").first.get_attribute("data-option")}
        )
        player.wait_for_question()
    end = player.page.locator('[data-part="end"]')
    expect(end).to_be_visible()
    outcome = player.update()["outcome"]
    assert outcome is not None
    assert min(outcome["places"]) == 1


def _sit(player: Player, situation: Situation) -> dict[str, Any]:
    player.sit(situation.table())
    assert player.question.get_attribute("data-kind") == situation.kind
    return max(_options(player), key=lambda one: len(one["elements"]))


def _options(player: Player) -> list[dict[str, Any]]:
    options: list[dict[str, Any]] = player.update()["decision"]["options"]
    return options


def _check(player: Player, situation: Situation, option: dict[str, Any]) -> None:
    """The server has the answer that was pointed at, and no other."""
    told = player.ask("GET", f"/api/matches/{player.table}?since=0")["told"]
    mine = [entry["text"] for entry in told if entry["seat"] == situation.seat]
    assert mine[:1] == [option["text"]], situation


def _teams(situation: Situation) -> list[int]:
    teams = load(situation.game).teams(situation.seats)
    return [
        next(at for at, team in enumerate(teams) if seat in team) for seat in range(situation.seats)
    ]


def _args(phrase: dict[str, Any]) -> dict[str, Any]:
    def read(value: Any) -> Any:
        if isinstance(value, dict):
            return Phrase(value["key"], _args(value))
        return tuple(read(one) for one in value) if isinstance(value, list) else value

    return {name: read(value) for name, value in phrase.get("args", {}).items()}
