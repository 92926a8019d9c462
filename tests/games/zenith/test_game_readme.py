"""The game's README tells the truth about sizes, notation and options."""

from __future__ import annotations

import re
from typing import Final

import pytest
from tests.games.citing import ZENITH
from tests.games.zenith.scene import GAME

from perihelion.games.zenith.action_structs import CHANCE_GRAMMAR, GRAMMAR
from perihelion.games.zenith.options import OPTION_SPECS
from perihelion.kernel.actions import Grammar
from perihelion.kernel.rng import Rng
from perihelion.kernel.state import CHANCE

TEXT: Final = ZENITH.text
NOTATION: Final = TEXT.partition("## Notation")[2].partition("\n## ")[0]
SEATS_SAY, _, CHANCE_SAYS = NOTATION.partition("| chance says |")


def size(name: str, seats: int) -> str:
    """A cell of the table of sizes."""
    row = next(line for line in TEXT.splitlines() if line.startswith(f"| {name} |"))
    return row.split("|")[2 if seats == 2 else 3].strip()


@pytest.mark.parametrize("seats", [2, 4])
def test_the_bounds_are_those_of_the_game(seats: int) -> None:
    """Actions, chance answers, most legal answers and plies in a turn."""
    bounds = GAME.bounds(seats)
    assert size("ids of player actions", seats) == str(bounds.player_actions)
    assert size("ids of chance answers", seats) == str(bounds.chance_answers)
    assert size("most legal answers, bound", seats) == str(bounds.most_legal)
    assert size("plies in a turn, bound", seats) == str(bounds.plies_per_turn)


@pytest.mark.parametrize("seats", [2, 4])
def test_no_packed_state_is_larger_than_it_says(seats: int) -> None:
    """Through a random match."""
    rng = Rng(3)
    state = GAME.start(seats)
    most = int(size("packed state, bound in bytes", seats))
    while not state.is_over and state.turn < 40:
        assert len(state.to_bytes()) <= most
        legal = state.legal()
        state.apply(state.draw(rng) if state.seat == CHANCE else legal[rng.below(len(legal))])


@pytest.mark.parametrize(
    ("grammar", "told"),
    [(GRAMMAR, SEATS_SAY), (CHANCE_GRAMMAR, CHANCE_SAYS)],
    ids=["seats", "chance"],
)
def test_every_verb_is_in_the_notation(grammar: Grammar, told: str) -> None:
    """No verb is missing, and every example in small letters can be read."""
    lines = re.findall(r"`([^`]+)`", told)
    assert {line.split()[0] for line in lines} >= set(grammar.types)
    examples = [line for line in lines if line.split()[0] in grammar.types and "?" not in line]
    whole = [line for line in examples if " " in line or line == "decline"]
    plain = [line for line in whole if not re.search(r"[A-Z]{2}", line)]
    assert len(plain) >= len(grammar.types)
    for line in plain:
        assert grammar.parse(line).text == line


def test_every_option_is_explained() -> None:
    """Also those that are no rulings."""
    for spec in OPTION_SPECS:
        assert f"`{spec.name}`" in TEXT
