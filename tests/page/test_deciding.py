"""Every kind of question of every game is answered, in each way of playing."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Error, expect
from tests.page.conftest import PHONE, Visitors
from tests.page.player import Player
from tests.page.situations import GAMES, Situation, kinds_of, near_the_end, situations

from perihelion.games import load
from perihelion.kernel.phrases import Phrase
from perihelion.words import Words, addressed

MOST_ANSWERS = 120
"""More than anybody needs from fifteen plies before the end."""
MOST_ANSWERS_OF_A_MATCH = 3000


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_has_a_situation(game: str) -> None:
    assert kinds_of(game) == {one.kind for one in situations(game)}


@pytest.mark.parametrize("game", GAMES)
def test_pointing(game: str, visitor: Visitors) -> None:
    """Whatever an option names can be pointed at, and pointing at it all chooses the option."""

    def answer(player: Player, situation: Situation) -> Answer:
        options = _options(player)
        lost = {name for one in options for name in player.missing(one)}
        assert lost == set(), "cannot be pointed at"
        option = max(options, key=_things)
        player.answer_by_pointing(option)
        return option

    _through_all(game, visitor(), answer)


@pytest.mark.parametrize("game", GAMES)
def test_keys(game: str, visitor: Visitors) -> None:
    """The numbers of the list and Enter are enough."""

    def answer(player: Player, situation: Situation) -> Answer:
        option = _listed(player, 1)
        player.answer_by_keys(2)
        return option

    _through_all(game, visitor(), answer)


@pytest.mark.parametrize("game", GAMES)
def test_phone(game: str, visitor: Visitors) -> None:
    """At 360 px every answer can be reached, and nothing sticks out at the side."""

    def answer(player: Player, situation: Situation) -> Answer:
        wide = player.page.evaluate("document.documentElement.scrollWidth")
        assert wide <= PHONE[0]
        option = max(_options(player), key=_things)
        if all(player.element(name).first.is_visible() for name in option["elements"]):
            player.answer_by_pointing(option)
        else:
            option = _listed(player, 0)
            player.answer_by_list(option)
        return option

    _through_all(game, visitor(size=PHONE), answer)


@pytest.mark.parametrize("game", GAMES)
def test_french(game: str, visitor: Visitors) -> None:
    """The page asks in French, in the very words of the catalogue."""
    words = Words.of("fr", game)

    def answer(player: Player, situation: Situation) -> Answer:
        asked = player.update()["decision"]["prompt"]
        names = [seat["name"] for seat in player.ask("GET", f"/api/tables/{player.table}")["seats"]]
        prompt = addressed(_phrase(asked), names, situation.seat, _teams(situation))
        expect(player.question).to_contain_text(words.render(prompt))
        option = _listed(player, 0)
        player.answer_by_list(option)
        return option

    player = visitor(lang="fr")
    expect(player.page.locator("html")).to_have_attribute("lang", "fr")
    _through_all(game, player, answer)


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


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
def test_whole_match(game: str, visitor: Visitors) -> None:
    """From play now to the end screen against a level, with answers by chance from the list."""
    player, chance = visitor(), Random(game)
    player.page.locator(f'[data-play="{game}"]').click()
    player.page.wait_for_url("**/t/*")
    player.table = player.page.url.rpartition("/")[2]
    for _ in range(MOST_ANSWERS_OF_A_MATCH):
        player.wait_for_question()
        if player.is_over:
            break
        listed = player.question.locator("[data-option]").count()
        player.answer_by_list(_listed(player, chance.randrange(listed)))
    expect(player.page.locator('[data-part="end"]')).to_be_visible()


Answer = dict[str, Any]


def _through_all(game: str, player: Player, answer: Callable[[Player, Situation], Answer]) -> None:
    """Sit down in each situation and answer it; what failed is told of all of them at once."""
    failures = []
    for situation in situations(game):
        try:
            player.sit(situation.table())
            assert player.question.get_attribute("data-kind") == situation.kind
            option = answer(player, situation)
            told = player.ask("GET", f"/api/matches/{player.table}?since=0")["told"]
            mine = [entry["text"] for entry in told if entry["seat"] == situation.seat]
            assert mine[:1] == [option["text"]], "the server has another answer"
        except (AssertionError, Error) as error:
            said = " ".join(str(error).split())
            failures.append(f"{situation}: {said[:900]}")
    assert not failures, "\n" + "\n".join(failures)


def _options(player: Player) -> list[Answer]:
    options: list[Answer] = player.update()["decision"]["options"]
    return options


def _listed(player: Player, at: int) -> Answer:
    """The answer at a place of the list as it is shown."""
    shown = player.question.locator("[data-option]").nth(at)
    chosen = int(shown.get_attribute("data-option") or -1)
    return next(one for one in _options(player) if one["id"] == chosen)


def _things(option: Answer) -> int:
    """How many things of the table an answer names; buttons are none."""
    return sum(not name.startswith("button:") for name in option["elements"])


def _teams(situation: Situation) -> list[int]:
    teams = load(situation.game).teams(situation.seats)
    team_of = {seat: at for at, team in enumerate(teams) for seat in team}
    return [team_of[seat] for seat in range(situation.seats)]


def _phrase(plain: Any) -> Any:
    if isinstance(plain, dict):
        return Phrase(plain["key"], {k: _phrase(v) for k, v in plain.get("args", {}).items()})
    return tuple(_phrase(one) for one in plain) if isinstance(plain, list) else plain
