"""The door of Quantum Physics leads back: no distribution recurs, 20 steps at most (10.10, R37)."""

from __future__ import annotations

from typing import Final

import pytest
from tests.games.kepler3042.scene import nation
from tests.games.kepler3042.sizes import GAME, rich
from tests.games.random_play import SCALE

from perihelion.games.kepler3042 import codes
from perihelion.games.kepler3042.engine import Kepler3042State
from perihelion.kernel.rng import Rng
from perihelion.kernel.state import CHANCE

STEP: Final = (codes.F_KIND, codes.F_GIVER, codes.F_CUBE)
"""The questions behind the door."""
Cubes = tuple[int, ...]


def cubes_of(state: Kepler3042State, seat: int) -> Cubes:
    return tuple(int(state.cubes[codes.CUBES * seat + cube]) for cube in range(codes.CUBES))


def step(state: Kepler3042State, rng: Rng) -> None:
    """Through the door and back, at random; every question behind it has an answer."""
    seat, kind = int(state.seat), state.frame()[0]
    state.apply(codes.A_QUANTUM)
    questions = 0
    while state.frame()[0] in STEP:
        legal = state.legal()
        assert legal, "a step that was begun cannot be made"
        state.apply(legal[int(rng.below(len(legal)))])
        questions += 1
    assert questions == 3
    assert (int(state.seat), state.frame()[0]) == (seat, kind), "another question than before"


@pytest.mark.rules("10.10", "R37")
@pytest.mark.parametrize("seed", range(12 // min(SCALE, 4)))
def test_no_distribution_comes_back(seed: int) -> None:
    """However often the door is taken, between two other decisions."""
    rng, longest = Rng(seed), 0
    state = rich(seed)
    for _ in range(300):
        if state.is_over:
            break
        seen = [cubes_of(state, max(int(state.seat), 0))]
        while state.seat != CHANCE and codes.A_QUANTUM in state.legal():
            step(state, rng)
            found = cubes_of(state, int(state.seat))
            assert found not in seen
            seen.append(found)
            assert len(seen) <= codes.QUANTUM_STEPS + 1
        longest = max(longest, len(seen) - 1)
        legal = state.legal()
        state.apply(int(state.draw(rng)) if state.seat == CHANCE else _other(legal, rng))
        assert GAME.audit(state) == []
    assert longest == codes.QUANTUM_STEPS, "the cap was never met"


def _other(legal: list[int], rng: Rng) -> int:
    others = [action for action in legal if action != codes.A_QUANTUM]
    return others[int(rng.below(len(others)))]


@pytest.mark.rules("10.10", "R37")
def test_the_count_begins_anew_after_another_decision() -> None:
    """The cap and the memory are those of one question; the limits are those of the turn."""
    rng, state = Rng(1), rich(0)
    while codes.A_QUANTUM in state.legal():
        step(state, rng)
    assert state.steps == codes.QUANTUM_STEPS
    state.apply(codes.A_CELL + codes.STELLAR_PROPULSION)
    assert (state.steps, codes.A_QUANTUM in state.legal()) == (0, True)
    step(state, rng)
    assert state.steps == 1


@pytest.mark.rules("10.7", "10.10")
def test_every_line_of_steps_ends() -> None:
    """All lines of a small position: each visits every distribution at most once."""
    owner = nation(earth="1E", colonies="5", levels="04000", storage="1M", pit="6E 6M 3A")
    state = GAME.position({"nations": [owner], "bodies": {"13-9": "5"}})
    start = cubes_of(state, 0)
    lines: list[list[Cubes]] = []
    _walk(state, [start], lines)
    met = {one for line in lines for one in line}
    # An energy or a matter cube, on Earth or on planet 5: four distributions on a ring.
    assert len(met) == 4
    assert {len(line) for line in lines} == {4}
    assert len(lines) == 2


def _walk(state: Kepler3042State, line: list[Cubes], lines: list[list[Cubes]]) -> None:
    """All ways on from a question, as long as a step is offered."""
    kind = state.frame()[0]
    legal = state.legal()
    if kind not in STEP:
        found = cubes_of(state, 0)
        if found != line[-1]:
            assert found not in line
            line = [*line, found]
        if codes.A_QUANTUM not in legal:
            lines.append(line)
            return
        legal = [codes.A_QUANTUM]
    assert legal
    for action in legal:
        after = state.clone()
        after.apply(action)
        _walk(after, line, lines)


@pytest.mark.rules("10.7")
def test_the_door_is_open_only_if_a_step_can_be_made() -> None:
    """At every question of play that takes the door half of the time."""
    rng, offered, closed = Rng(2), 0, 0
    for number in range(8 // min(SCALE, 8)):
        state = rich(number)
        for _ in range(150):
            if state.is_over:
                break
            if state.seat == CHANCE:
                state.apply(int(state.draw(rng)))
                continue
            legal = state.legal()
            if codes.A_QUANTUM in legal:
                offered += 1
                if rng.below(2):
                    step(state, rng)
                    continue
            else:
                closed += 1
            state.apply(_other(legal, rng))
    assert offered
    assert closed
