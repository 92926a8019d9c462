"""What follows a try: a level plays on for everybody until the solver's next turn."""

from __future__ import annotations

from typing import Final

from perihelion.ai.levels import agent_of
from perihelion.match.puzzles import Attempt

LEVEL: Final = "commodore"
MOST_PLIES: Final = 60
"""More is not shown."""


def follow(attempt: Attempt) -> int:
    """Play an attempt on, with the puzzle's own luck; returns the ply at which that began.

    It ends at the solver's next turn, at the end of the match, or where there is too much to show.
    The same attempt is always followed by the same.
    """
    match, begin = attempt.match, attempt.match.ply
    match.agents = {seat: agent_of(LEVEL, match.game) for seat in range(match.seats)}
    while match.ply - begin < MOST_PLIES:
        state = match.state
        if state.turn > attempt.turn and state.seat == attempt.seat:
            break
        if not match.step():
            break
    return begin
