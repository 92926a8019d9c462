"""Every kind of question of every game is answered, in each way of playing.

Each kind meets one way at a time, by turns that the commit draws: half of them pointing, the others
keys or a phone; in `make soak` all of them all three.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Error, expect
from tests.page.conftest import PHONE, Visitors
from tests.page.player import Player
from tests.page.situations import GAMES, Situation, kinds_of, near_the_end, situations
from tests.sampling import SEED, half

from perihelion.games import load
from perihelion.kernel.phrases import Phrase
from perihelion.words import Words, addressed

MOST_ANSWERS = 120
"""More than anybody needs from fifteen plies before the end."""
ENDINGS = {
    "zenith": "zenith-2-otherwise.json",
    "kepler3042": "kepler3042-2.json",
    "kepler3ad-1": "kepler3ad-1-5.json",
    "kepler3ad-2": "kepler3ad-2-2.json",
}
"""Records whose last plies, dealt anew, lead to an end soon when the last answers are given."""
MOST_ANSWERS_OF_A_MATCH = 3000


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_has_a_situation(game: str) -> None:
    assert kinds_of(game) == {one.kind for one in situations(game)}


SHARES = ["by turns", pytest.param("all", marks=pytest.mark.soak)]


@pytest.mark.parametrize("share", SHARES)
@pytest.mark.parametrize("game", GAMES)
def test_pointing(game: str, share: str, regular: Visitors) -> None:
    """Whatever an option names can be pointed at, and pointing at it all chooses the option."""

    def answer(player: Player, situation: Situation) -> Answer:
        options, drawn = player.options(), player.drawn()
        named = {name for one in options for name in one["elements"]}
        lost = {name for name in named - drawn if not name.startswith("button:")}
        assert lost == set(), "cannot be pointed at"
        option = max(options, key=_things)
        player.answer_by_pointing(option)
        return option

    _through_all(regular(), answer, _shared(game, share, 0, 2))


@pytest.mark.parametrize("share", SHARES)
@pytest.mark.parametrize("game", GAMES)
def test_keys(game: str, share: str, regular: Visitors) -> None:
    """The numbers of the list and Enter are enough."""

    def answer(player: Player, situation: Situation) -> Answer:
        option = _listed(player, 1)
        player.answer_by_keys(2)
        return option

    _through_all(regular(), answer, _shared(game, share, 1))


@pytest.mark.parametrize("share", SHARES)
@pytest.mark.parametrize("game", GAMES)
def test_phone_in_french(game: str, share: str, regular: Visitors) -> None:
    """At 360 px the page asks in French, in the very words of the catalogue, which are longer than
    the English ones; nothing sticks out at the side, and every answer can be reached."""
    words = Words.of("fr", game)

    def answer(player: Player, situation: Situation) -> Answer:
        asked = player.decision()["prompt"]
        names = [seat["name"] for seat in player.ask("GET", f"/api/tables/{player.table}")["seats"]]
        prompt = addressed(_phrase(asked), names, situation.seat, _teams(situation))
        expect(player.question).to_contain_text(words.render(prompt))
        assert player.page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
        option = max(player.options(), key=_things)
        if all(player.element(name).first.is_visible() for name in option["elements"]):
            player.answer_by_pointing(option)
        else:
            option = _listed(player, 0)
            player.answer_by_list(option)
        return option

    player = regular(lang="fr", size=PHONE)
    expect(player.page.locator("html")).to_have_attribute("lang", "fr")
    _through_all(player, answer, _shared(game, share, 3))


@pytest.mark.parametrize("game", half(GAMES, 1))
def test_to_the_end(game: str, regular: Visitors) -> None:
    """From fifteen plies before its end a match is played to the end screen.

    Two games by turns: those whose end screen `test_pages.py` does not look at this time.
    """
    player = regular()
    player.sit(near_the_end(game, ENDINGS[game]).table())
    for _ in range(MOST_ANSWERS):
        player.wait_for_question()
        if player.is_over:
            break
        player.answer_last()
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
    player.go("/")
    player.play_now(game)
    player.table = player.page.url.rpartition("/")[2]
    for _ in range(MOST_ANSWERS_OF_A_MATCH):
        player.wait_for_question()
        if player.is_over:
            break
        listed = player.question.locator("[data-option]").count()
        player.answer_by_list(_listed(player, chance.randrange(listed)))
    expect(player.page.locator('[data-part="end"]')).to_be_visible()


Answer = dict[str, Any]


def _shared(game: str, share: str, *turns: int) -> list[Situation]:
    """The situations that meet a way of playing now: those at these turns of four, or all."""
    return [
        one
        for number, one in enumerate(situations(game))
        if share == "all" or (SEED + number) % 4 in turns
    ]


def _through_all(
    player: Player,
    answer: Callable[[Player, Situation], Answer],
    chosen: Sequence[Situation],
) -> None:
    """Sit down in each situation and answer it; what failed is told of all of them at once."""
    failures = []
    for situation in chosen:
        try:
            player.sit(situation.table())
            assert player.question.get_attribute("data-kind") == situation.kind
            option = answer(player, situation)
            assert _first_told(player, situation.seat) == option["text"], "another answer came"
        except (AssertionError, Error) as error:
            said = " ".join(str(error).split())
            failures.append(f"{situation}: {said[:900]}")
    assert not failures, f"SEED={SEED}\n" + "\n".join(failures)


def _first_told(player: Player, seat: int) -> str:
    """The first answer of a seat at this table, as the server has taken it down."""

    def mine(update: Any) -> list[str]:
        return [entry["text"] for entry in update["told"] if entry["seat"] == seat]

    return mine(player.heard(mine))[0]


def _listed(player: Player, at: int) -> Answer:
    """The answer at a place of the list as it is shown."""
    shown = player.question.locator("[data-option]").nth(at)
    chosen = int(shown.get_attribute("data-option") or -1)
    return next(one for one in player.options() if one["id"] == chosen)


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
