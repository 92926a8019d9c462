"""The rule of free take-back: what a seat may undo without asking anybody."""

from __future__ import annotations

from collections.abc import Sequence

from perihelion.kernel.state import EVERYONE, State


def free_plies(states: Sequence[State], answers: Sequence[tuple[int, int]], seat: int) -> int:
    """How many of the last answers of a line `seat` may take back by itself.

    `states` has the first state and one after each of the `answers` (seat and action). It is
    the seat's own answers at the end of the line, down to the last point after which nothing
    was shown to anybody else and nobody else decided. The end of a match shows everything.
    """
    if states[-1].is_over:
        return 0
    count = 0
    while count < len(answers):
        other, action = answers[-1 - count]
        if other != seat or _turns_up(states[-2 - count], seat, action):
            break
        count += 1
    return count


def _turns_up(state: State, seat: int, action: int) -> bool:
    """Whether this is the last of several secret choices, which shows all of them."""
    alone = state.deciders_mask() == 1 << seat
    return alone and state.audience_of(seat, action) != EVERYONE
