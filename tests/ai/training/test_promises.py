"""What is visited more often than it promised is to promise more, if that holds elsewhere too."""

from __future__ import annotations

from math import exp

import numpy as np
import pytest

from perihelion.ai.training.choices import ChoiceNotes, Choices
from perihelion.ai.training.promises import fit_promises

MATCHES, QUESTIONS = 14, 60
GOOD, PLAIN, BAD = 3, 5, 9


def played(visits: dict[int, float], promises: dict[int, float], *, turned: int = 0) -> Choices:
    """A match with the same question again and again; every so-many-th was visited the other way
    round.
    """
    notes = ChoiceNotes()
    for number in range(QUESTIONS):
        seen = list(visits.values())
        if turned and number % turned == 0:
            seen.reverse()
        notes.add(list(visits), [promises[answer] for answer in visits], seen)
    return notes.packed()


def test_promises_lead_to_what_was_visited() -> None:
    """Three times the visits for one that promised half as much: six times as promising."""
    match = played({GOOD: 75.0, BAD: 25.0}, {GOOD: 1.0, BAD: 2.0})
    numbers, told = fit_promises([match] * MATCHES, 12)
    assert exp(numbers[GOOD] - numbers[BAD]) == pytest.approx(6.0, rel=0.1)
    assert told["surprise"] < told["surprise_before"]
    assert not np.delete(numbers, [GOOD, BAD]).any(), "of what was never met nothing is known"


def test_seldom_met_answers_are_held_near_what_they_were() -> None:
    often = played({GOOD: 75.0, BAD: 25.0}, {GOOD: 1.0, BAD: 1.0})
    notes = ChoiceNotes()
    notes.add([PLAIN, BAD], [1.0, 1.0], [99.0, 1.0])
    numbers, _ = fit_promises([often] * (MATCHES - 1) + [notes.packed()], 12)
    assert 0.0 < numbers[PLAIN] < numbers[GOOD]


def test_what_does_not_hold_elsewhere_is_not_taken() -> None:
    """The matches that are kept back, the first of every seven, say the opposite."""
    some = played({GOOD: 90.0, BAD: 10.0}, {GOOD: 1.0, BAD: 1.0})
    other = played({GOOD: 10.0, BAD: 90.0}, {GOOD: 1.0, BAD: 1.0})
    numbers, told = fit_promises([other, *[some] * 6] * 2, 12)
    assert not numbers.any()
    assert told["surprise"] == told["surprise_before"]


def test_the_same_choices_give_the_same_numbers() -> None:
    matches = [played({GOOD: 3.0, PLAIN: 2.0, BAD: 1.0}, dict.fromkeys((GOOD, PLAIN, BAD), 1.0),
                      turned=3)] * MATCHES  # fmt: skip
    first, second = (fit_promises(matches, 12)[0] for _ in range(2))
    assert first.tobytes() == second.tobytes()
