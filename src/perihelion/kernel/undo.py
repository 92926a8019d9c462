"""The rule of free take-back: what a seat may undo without asking anybody."""

from __future__ import annotations

from collections.abc import Sequence

from perihelion.kernel.state import EVERYONE, State


def free_plies(states: Sequence[State], answers: Sequence[tuple[int, int]], seat: int) -> int:
    """How many of the last answers of a line `seat` may take back by itself.

    `states` has the first state and one after each of the `answers` (seat and action). It is
    the seat's own answers at the end of the line: where chance or another seat has answered,
    something was shown or decided since.
    """
    count = 0
    for place in range(len(answers) - 1, -1, -1):
        if answers[place][0] != seat or _shows_secrets(states, answers, place):
            break
        count += 1
    return count


def _shows_secrets(states: Sequence[State], answers: Sequence[tuple[int, int]], place: int) -> bool:
    """Whether an answer was the last to a question that several seats answer in secret."""
    seat, _ = answers[place]
    if place == 0 or answers[place - 1][0] in {seat, -1}:
        return False
    if not _is_secret(states, answers, place) or not _is_secret(states, answers, place - 1):
        return False
    still_asked = int(states[place].deciders_mask()) & ~(1 << seat)
    return still_asked == 0 or int(states[place + 1].deciders_mask()) != still_asked


def _is_secret(states: Sequence[State], answers: Sequence[tuple[int, int]], place: int) -> bool:
    seat, action = answers[place]
    return states[place].audience_of(seat, action) != EVERYONE
