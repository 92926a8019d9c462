"""The game's README tells the truth about sizes, notation and options."""

from __future__ import annotations

from typing import Final

import pytest
from tests.games.citing import KEPLER3042
from tests.games.random_play import go_on, random_matches_keep_to

from perihelion import load
from perihelion.games.kepler3042 import codes
from perihelion.games.kepler3042.events import DECISION_KINDS
from perihelion.kernel.answers import Answers
from perihelion.kernel.rng import Rng

GAME: Final = load("kepler3042")
TEXT: Final = KEPLER3042.text
NOTATION: Final = TEXT.partition("## Notation")[2].partition("\n## ")[0]
SEATS_SAY: Final = NOTATION.partition("| chance says |")[0]
COLUMNS: Final = (1, 2, 3, 4)
ANSWERS: Final = Answers()


def size(name: str, seats: int) -> str:
    """A cell of the table of sizes."""
    row = next(line for line in TEXT.splitlines() if line.startswith(f"| {name} |"))
    return row.split("|")[2 + COLUMNS.index(seats)].strip()


@pytest.mark.parametrize("seats", COLUMNS)
def test_the_bounds_are_those_of_the_game(seats: int) -> None:
    """Actions, chance answers, most legal answers, plies in a turn and in a match."""
    bounds = GAME.bounds(seats)
    assert size("ids of player actions", seats) == str(bounds.player_actions)
    assert size("ids of chance answers", seats) == str(bounds.chance_answers)
    assert size("most legal answers, bound", seats) == str(bounds.most_legal)
    assert size("plies in a turn, bound", seats) == str(bounds.plies_per_turn)
    assert size("plies in a match, bound", seats) == str(bounds.plies_per_match)


@pytest.mark.parametrize("seats", COLUMNS)
def test_the_packed_state_keeps_to_its_bound(seats: int) -> None:
    """What every state needs, room for all frames and for what Quantum Physics remembers."""
    most = int(size("packed state, bound in bytes", seats))
    rng, state = Rng(seats), GAME.start(seats)
    frames = 8 * (codes.MAX_FRAMES - int(getattr(state, "depth", 0)))
    remembered = 8 * codes.CUBES * (codes.QUANTUM_STEPS + 1)
    assert most == len(state.to_bytes()) + frames + remembered <= 8192
    while not state.is_over:
        assert len(state.to_bytes()) <= most
        go_on(state, rng, 1, ANSWERS)


@pytest.mark.parametrize("seats", COLUMNS)
def test_random_matches_are_as_measured(seats: int) -> None:
    """The first of the 300 matches stay within what the table says was seen."""
    most = int(size("most legal answers in 300 random matches", seats))
    longest = int(size("plies in a turn of a random match, mean and most", seats).split()[1])
    random_matches_keep_to(GAME, seats, most, longest)


def test_every_question_is_in_the_notation() -> None:
    """The column `asked` names every kind of question, or says where."""
    asked = {
        kind
        for line in SEATS_SAY.splitlines()
        if line.startswith("| `")
        for kind in line.split(" | ")[1].split(", ")
    }
    assert set(DECISION_KINDS) <= asked


def test_the_readme_names_the_room_of_the_answers() -> None:
    """The ids of answers are what the codes say."""
    assert size("ids of player actions", 4) == str(codes.PLAYER_ACTIONS)
    assert size("ids of chance answers", 4) == str(codes.CHANCE_ANSWERS)
