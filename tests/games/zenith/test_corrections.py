"""A corrected set of Zenith in every place that shows or speaks: wire, terminal, log and lab."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.data_sets import corrected, forget
from tests.games.zenith.test_data import agent, changed, problems

from perihelion.cli.table.narrator import Narrator
from perihelion.games import load
from perihelion.games.zenith.data_set.components import components
from perihelion.kernel.state import EventLog
from perihelion.lab.naming import Naming


def _cards(plain: Any) -> None:
    nero, felis = agent(plain, "nero"), agent(plain, "felis")
    nero |= {"name": "Claudius", "cost": 9}
    # The two change places, planets and all: what was told of one is now told of the other.
    assert nero["people"] == felis["people"] or nero["planet"] != felis["planet"]


@pytest.fixture
def folder(tmp_path: Path) -> Iterator[Path]:
    yield corrected(tmp_path, "zenith", _cards, "agents")
    forget("zenith")


def _tokens(plain: Any) -> None:
    credits_3 = next(one for one in plain["tokens"] if one["id"] == "credits-3")
    credits_3["effects"] = [{"do": "gain", "resource": "credits", "amount": 7}]


@pytest.mark.rules("1.2", "2.1")
def test_a_corrected_card_is_shown_and_told_as_it_is(folder: Path) -> None:
    """The sketch, the help, the question, the log and the lab say Claudius, cost 9."""
    options: Any = {"data": str(folder)}
    state = load("zenith").position({"hands": [["nero", "felis"], ["ivan"]], "options": options})
    game = state.game
    say = Narrator(game, "en", 2).to(0)
    assert "Claudius (Mercury Animod 9)" in game.draw_view(state.view(0), say)
    assert "Nero" not in game.draw_view(state.view(0), say)
    phrase = game.explain("card:nero", 2, options)
    assert phrase is not None
    assert "Claudius" in say(phrase)
    labels = [say(option.label) for option in state.decision(0).options]
    assert any("Claudius" in label for label in labels)
    assert not any("Nero" in label for label in labels)
    state.log = log = EventLog()
    lead = next(one.text for one in state.decision(0).options if one.text.startswith("lead nero"))
    state.play(lead)
    told = [say(game.tell(event)) for event in game.events_for(log, 0)]
    assert any("Claudius" in line for line in told), told
    assert Naming(game, "en").name("card:nero") == "Claudius"
    assert Naming(load("zenith"), "en").name("card:nero") == "Nero"


@pytest.mark.rules("1.6", "5.1")
def test_a_corrected_token_is_called_by_what_it_does(tmp_path: Path) -> None:
    folder = corrected(tmp_path, "zenith", _tokens, "bonus_tokens")
    game = load("zenith").on(str(folder))
    for lang, said in (("en", "7 Credits"), ("fr", "7 Crédits")):
        words = Narrator(game, lang, 2).words
        assert said in words.render(game.name_of("token:credits-3"))
    plain = Narrator(load("zenith"), "en", 2).words
    assert "3 Credits" in plain.render(load("zenith").name_of("token:credits-3"))
    forget("zenith")


@pytest.mark.rules("8.1")
def test_help_has_the_leadership_of_the_set(tmp_path: Path) -> None:
    def change(plain: Any) -> None:
        gain = {"do": "gain", "resource": "credits", "amount": 8}
        plain["diplomacy"]["2_players"]["human"] = [gain]

    folder = corrected(tmp_path, "zenith", change, "rules")
    game = load("zenith").on(str(folder))
    phrase = game.explain("diplomacy", 2, {"data": str(folder)})
    assert phrase is not None
    told = Narrator(game, "en", 2).to(0)(phrase)
    assert "Gain 8 Credits" in told
    assert "3 Credits" not in told
    forget("zenith")


@pytest.mark.parametrize(
    ("file", "path", "said"),
    [
        ("rules", ("setup", "per_side", "credits"), "setup.per_side.credits is 99"),
        ("rules", ("track", "spaces"), "track.spaces is 99"),
        ("technology", ("level_cost",), "level_cost is 99"),
        ("bonus_tokens", ("reserve_at_setup",), "reserve_at_setup is 99"),
    ],
)
def test_what_the_rules_do_not_read_is_refused(
    tmp_path: Path, file: str, path: tuple[str, ...], said: str
) -> None:
    def change(plain: Any) -> None:
        for step in path[:-1]:
            plain = plain[step]
        plain[path[-1]] = 99

    lines = problems(changed(tmp_path, file, change))
    assert any(f"{file}.json: {said}, but the rules do not read it" in line for line in lines)
    components.cache_clear()
