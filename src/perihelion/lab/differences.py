"""The difference of one figure between two sets of matches on the same deals, with its interval.

Every figure is a ratio: points for each side, wins for each match, answers for each question. On a
deal both sets have their part of it, so the deals are the sample and what a deal favours cancels
out. The variance of the difference of two ratios is that of their residuals, taken between deals
(the ratio estimator of cluster sampling, as for shares in the arena), and Student's t makes the
interval.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import sqrt
from typing import NamedTuple

from perihelion.ai.arena.stats import LEVEL, student

FEWEST_DEALS = 10
"""With fewer deals nothing is called clear."""
MOST_ERRORS = 99.0


class OnDeal(NamedTuple):
    """What both sets of matches say on one deal: a sum, and over how many it is taken."""

    before: float
    before_of: float
    after: float
    after_of: float


class Difference(NamedTuple):
    """A figure before and after; the interval is None where it cannot be told."""

    before: float
    after: float
    interval: tuple[float, float] | None
    is_clear: bool
    """Whether zero is outside, also when so many figures are looked at."""
    errors: float
    """How many standard errors it is away from zero, at most `MOST_ERRORS`; 0 where that cannot be
    told."""

    @property
    def size(self) -> float:
        """By how much it is more."""
        return self.after - self.before


def difference(deals: Iterable[OnDeal], looked_at: int = 1) -> Difference | None:
    """How a figure differs; None where one of the sets never has it.

    Of `looked_at` figures some differ by chance: what is called clear must be so much clearer
    (Bonferroni's correction).
    """
    rows = list(deals)
    before_of, after_of = sum(row.before_of for row in rows), sum(row.after_of for row in rows)
    if not before_of or not after_of:
        return None
    before = sum(row.before for row in rows) / before_of
    after = sum(row.after for row in rows) / after_of
    count = len(rows)
    if count < 2:
        return Difference(before, after, None, is_clear=False, errors=0.0)
    residuals = (
        (row.after - after * row.after_of) / after_of
        - (row.before - before * row.before_of) / before_of
        for row in rows
    )
    error = sqrt(sum(one * one for one in residuals) * count / (count - 1))
    size = after - before
    half = student(count - 1, LEVEL) * error
    wide = student(count - 1, 1 - (1 - LEVEL) / max(1, looked_at)) * error
    is_clear = count >= FEWEST_DEALS and abs(size) > wide and abs(size) > 1e-12
    errors = 0.0 if abs(size) <= 1e-12 else min(MOST_ERRORS, abs(size) / max(error, 1e-12))
    return Difference(before, after, (size - half, size + half), is_clear, errors)
