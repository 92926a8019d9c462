"""The game's README tells the truth about sizes, notation and options."""

from __future__ import annotations

import re
from typing import Final

import pytest
from tests.games.citing import KEPLER3042

from perihelion import load
from perihelion.games.kepler3042 import codes
from perihelion.games.kepler3042.action_structs import CHANCE_GRAMMAR, GRAMMAR
from perihelion.games.kepler3042.events import DECISION_KINDS
from perihelion.kernel.actions import Grammar
from perihelion.kernel.answers import Answers
from perihelion.kernel.conformance import is_compiled
from perihelion.kernel.rng import Rng
from perihelion.kernel.state import CHANCE, State

GAME: Final = load("kepler3042")
TEXT: Final = KEPLER3042.text
NOTATION: Final = TEXT.partition("## Notation")[2].partition("\n## ")[0]
SEATS_SAY, _, CHANCE_SAYS = NOTATION.partition("| chance says |")
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
        _go_on(state, rng)


def _go_on(state: State, rng: Rng) -> None:
    """One answer at random."""
    seat = state.seat
    if seat == CHANCE:
        state.apply_as(CHANCE, state.draw(rng))
        return
    ANSWERS.clear()
    state.legal_into(seat, ANSWERS)
    state.apply_as(seat, ANSWERS.at(rng.below(ANSWERS.count)))


@pytest.mark.parametrize("seats", COLUMNS)
def test_random_matches_are_as_measured(seats: int) -> None:
    """The first of the 300 matches stay within what the table says was seen."""
    most = int(size("most legal answers in 300 random matches", seats))
    longest = int(size("plies in a turn of a random match, mean and most", seats).split()[1])
    for seed in range(20 if is_compiled() else 1):
        rng, state, turn, plies = Rng(seed), GAME.start(seats), 0, 0
        while not state.is_over:
            plies = plies + 1 if state.turn == turn else 1
            turn = int(state.turn)
            assert not turn or plies <= longest
            if state.seat != CHANCE:
                assert len(state.legal()) <= most
            _go_on(state, rng)


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


def test_every_question_is_in_the_notation() -> None:
    """The column `asked` names every kind of question, or says where."""
    asked = {
        kind
        for line in SEATS_SAY.splitlines()
        if line.startswith("| `")
        for kind in line.split(" | ")[1].split(", ")
    }
    assert set(DECISION_KINDS) <= asked


def test_every_option_is_explained() -> None:
    """Also those that are no rulings."""
    for spec in GAME.option_specs:
        assert f"`{spec.name}`" in TEXT


def test_the_readme_names_the_room_of_the_answers() -> None:
    """The ids of answers are what the codes say."""
    assert size("ids of player actions", 4) == str(codes.PLAYER_ACTIONS)
    assert size("ids of chance answers", 4) == str(codes.CHANCE_ANSWERS)
