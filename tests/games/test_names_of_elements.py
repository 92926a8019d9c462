"""What help stands on has a name, in every language: nobody reads `column:0:mars`."""

import pytest

from perihelion.games import load
from perihelion.words import Words

SHOWN = {
    "zenith": ("column:0:mars", "space:mars:2", "deck", "discard", "reserve", "diplomacy"),
    "kepler3042": ("type:alien", "planet:26", "place:storage", "medals", "supply"),
    "kepler3ad-1": ("value-track", "score-track", "stack", "token-at:green:1", "cell:GA1:0:0"),
    "kepler3ad-2": ("value-track", "score-track", "stack", "allegiances", "token-at:green:1"),
}


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("name", SHOWN)
def test_no_raw_ids(name: str, lang: str) -> None:
    game, words = load(name), Words.of(lang, name)
    layout = {one.name for one in game.layout(2, {}).elements}
    assert set(SHOWN[name]) <= layout
    for element in SHOWN[name]:
        said = words.render(game.name_of(element))
        assert said
        assert not set(said) & set(":{}"), element


def test_an_alien_planet_says_what_it_needs() -> None:
    game, words = load("kepler3042"), Words.of("en", "kepler3042")
    for element in ("planet:26", "type:alien", "action:colonisation"):
        told = game.explain(element, 2, {})
        assert told is not None
        assert "from level 3 of Antimatter Science on" in words.render(told), element
    other = game.explain("planet:5", 2, {})
    assert other is not None
    assert "Antimatter Science" not in words.render(other)
