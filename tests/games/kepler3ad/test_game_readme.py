"""The game's README tells the truth about sizes, notation and options."""

from __future__ import annotations

import re
from typing import Final

import pytest
from tests.games.citing import KEPLER3AD
from tests.games.kepler3ad.sizes import FIRST, GAMES, SECOND, ids
from tests.games.random_play import go_on

from perihelion.games.kepler3ad import codes
from perihelion.games.kepler3ad.actions import CHANCE_GRAMMAR, GRAMMAR
from perihelion.games.kepler3ad.game import Kepler3Ad
from perihelion.kernel.actions import Grammar
from perihelion.kernel.answers import Answers
from perihelion.kernel.conformance import is_compiled
from perihelion.kernel.rng import Rng
from perihelion.kernel.state import CHANCE

TEXT: Final = KEPLER3AD.text
NOTATION: Final = TEXT.partition("## Notation")[2].partition("\n## ")[0]
SEATS_SAY, _, CHANCE_SAYS = NOTATION.partition("| chance says |")
COLUMNS: Final = [(FIRST, 2), (FIRST, 5), (SECOND, 2), (SECOND, 5)]


def size(name: str, game: Kepler3Ad, seats: int) -> str:
    """A cell of the table of sizes."""
    row = next(line for line in TEXT.splitlines() if line.startswith(f"| {name} |"))
    return row.split("|")[2 + COLUMNS.index((game, seats))].strip()


@pytest.mark.parametrize(("game", "seats"), COLUMNS)
def test_the_bounds_are_those_of_the_game(game: Kepler3Ad, seats: int) -> None:
    """Actions, chance answers, most legal answers and plies in a turn."""
    bounds = game.bounds(seats)
    assert size("ids of player actions", game, seats) == str(bounds.player_actions)
    assert size("ids of chance answers", game, seats) == str(bounds.chance_answers)
    assert size("most legal answers, bound", game, seats) == str(bounds.most_legal)
    assert size("plies in a turn, bound", game, seats) == str(bounds.plies_per_turn)


@pytest.mark.parametrize(("game", "seats"), COLUMNS)
def test_the_packed_state_has_its_bound(game: Kepler3Ad, seats: int) -> None:
    """What every state needs, and room for all frames."""
    state = game.start(seats)
    empty = len(state.to_bytes()) - 8 * codes.FRAME * int(state.depth)
    most = int(size("packed state, bound in bytes", game, seats))
    assert most == empty + 8 * codes.FRAME * codes.MAX_FRAMES <= 4096


@pytest.mark.parametrize(("game", "seats"), COLUMNS)
def test_random_matches_are_as_measured(game: Kepler3Ad, seats: int) -> None:
    """The first of the 300 matches stay within what the table says was seen."""
    most = int(size("most legal answers in 300 random matches", game, seats))
    longest = int(size("plies in a turn of a random match, mean and most", game, seats).split()[1])
    answers = Answers()
    for seed in range(20 if is_compiled() else 1):
        rng, state, turn, plies = Rng(seed), game.start(seats), 0, 0
        while not state.is_over:
            plies = plies + 1 if state.turn == turn else 1
            turn = int(state.turn)
            assert not turn or plies <= longest
            if state.seat != CHANCE:
                assert len(state.legal()) <= most
            go_on(state, rng, 1, answers)


@pytest.mark.parametrize(
    ("grammar", "told"),
    [(GRAMMAR, SEATS_SAY), (CHANCE_GRAMMAR, CHANCE_SAYS)],
    ids=["seats", "chance"],
)
def test_every_verb_is_in_the_notation(grammar: Grammar, told: str) -> None:
    """No verb is missing, and every example in small letters can be read."""
    lines = re.findall(r"`([^`]+)`", told)
    assert {line.split()[0] for line in lines} >= set(grammar.types)
    plain = [
        line
        for line in lines
        if line.split()[0] in grammar.types and not re.search(r"[A-Z]{2}", line)
    ]
    assert len({line.split()[0] for line in plain}) == len(grammar.types)
    for line in plain:
        assert grammar.parse(line).text == line


@pytest.mark.parametrize("game", GAMES, ids=ids)
def test_every_option_is_explained(game: Kepler3Ad) -> None:
    """Also those that are no rulings."""
    for spec in game.option_specs:
        assert f"`{spec.name}`" in TEXT
