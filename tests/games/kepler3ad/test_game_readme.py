"""The game's README tells the truth about sizes, notation and options."""

from __future__ import annotations

from typing import Final

import pytest
from tests.games.citing import KEPLER3AD
from tests.games.kepler3ad.sizes import FIRST, SECOND
from tests.games.random_play import random_matches_keep_to

from perihelion.games.kepler3ad import codes
from perihelion.games.kepler3ad.game import Kepler3Ad

TEXT: Final = KEPLER3AD.text
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
    random_matches_keep_to(game, seats, most, longest)
