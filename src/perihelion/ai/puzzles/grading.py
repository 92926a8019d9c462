"""How hard a puzzle is: the lowest level that finds it."""

from __future__ import annotations

from typing import Final

from perihelion.ai.levels import LEVELS, agent_of
from perihelion.games import load
from perihelion.kernel.rng import Rng
from perihelion.kernel.state import NOBODY, State
from perihelion.match.puzzles import Puzzle

TRIES: Final = 6
FINDS: Final = 4
"""A level that solves it in so many of its tries finds it."""


def grade_of(game_id: str, puzzle: Puzzle) -> str:
    """The name of the lowest level that finds it; "" where none does."""
    state = load(game_id).position(puzzle.position)
    return next((one.name for one in LEVELS if _finds(one.name, state, puzzle)), "")


def _finds(level: str, state: State, puzzle: Puzzle) -> bool:
    left, found = TRIES, 0
    while left and found < FINDS <= found + left:
        found += _solves(level, state, puzzle, Rng(left))
        left -= 1
    return found >= FINDS


def _solves(level: str, state: State, puzzle: Puzzle, rng: Rng) -> bool:
    agent, world, seat = agent_of(level, state.game), state.clone(), puzzle.seat
    if puzzle.kind == "best-answer":
        answer = agent.choose(world.blind(seat), seat, tuple(world.legal(seat)), rng)
        return world.text(answer, seat) in puzzle.solutions
    while world.turn == state.turn and world.seat != NOBODY:
        if world.seat == seat:
            world.apply(agent.choose(world.blind(seat), seat, tuple(world.legal(seat)), rng))
        elif world.seat < 0:
            world.apply(int(world.draw(rng)))
        else:
            return False
    return world.is_over and world.utility(seat) > 0
