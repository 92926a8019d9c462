"""Shares with intervals that know about mirrored deals.

Games on one deal are not independent: its cards may favour a line of play, and mirrored sides
pull in opposite directions. So the deals are the sample, not the games. The variance of a share
is estimated between deals (the ratio estimator of cluster sampling), turned into an effective
number of independent games (Korn and Graubard's: never more than were played, reduced by
Student's t where deals are few), and that number goes into Wilson's score interval, which stays
between 0 and 1 and is honest near both. If every game went the same way there is no variance to
learn from; then all games count.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import pi, sqrt, tan
from statistics import NormalDist

import msgspec

LEVEL = 0.95
INTERVAL = (
    "95 % interval: Wilson's score interval on the effective number of games, with the variance"
    " taken between deals because games on one deal are not independent"
)


class Share(msgspec.Struct, frozen=True):
    """A share with its interval."""

    share: float
    low: float
    high: float
    games: int
    deals: int


def share_of(deals: Iterable[tuple[float, int]], level: float = LEVEL) -> Share | None:
    """The share won over all games, from what was won and played on each deal; None if none."""
    rows = [(won, played) for won, played in deals if played]
    games = sum(played for _, played in rows)
    if not games:
        return None
    share = min(1.0, max(0.0, sum(won for won, _ in rows) / games))
    low, high = wilson(share, effective_games(rows, share, games, level), level)
    return Share(share, low, high, games, len(rows))


def effective_games(rows: list[tuple[float, int]], share: float, games: int, level: float) -> float:
    """The number of independent games that would tell as much."""
    deals = len(rows)
    if deals == 1:
        return 1.0
    # Rounding must not make a share of one look like one with a variance.
    spread = share * (1 - share)
    if spread < 1e-12:
        return float(games)
    between = sum((won - share * played) ** 2 for won, played in rows)
    variance = between * deals / (deals - 1) / games**2
    independent = games if variance < 1e-15 else min(float(games), spread / variance)
    z = NormalDist().inv_cdf((1 + level) / 2)
    return max(1.0, independent * (z / student(deals - 1, level)) ** 2)


def wilson(share: float, games: float, level: float = LEVEL) -> tuple[float, float]:
    """Wilson's score interval for a share of so many independent games."""
    z = NormalDist().inv_cdf((1 + level) / 2)
    weight = z * z / games
    middle = (share + weight / 2) / (1 + weight)
    half = z * sqrt(share * (1 - share) / games + weight / (4 * games)) / (1 + weight)
    # At the ends the formula gives exactly 0 and 1; floating point nearly does.
    return (0.0 if share == 0 else middle - half), (1.0 if share == 1 else middle + half)


def student(freedom: int, level: float = LEVEL) -> float:
    """The two-sided quantile of Student's t: exact for 1 and 2 degrees of freedom, a series
    (Abramowitz and Stegun 26.7.5) above, right to a thousandth from 5 on.
    """
    upper = (1 + level) / 2
    if freedom == 1:
        return tan(pi * (upper - 0.5))
    if freedom == 2:
        return (2 * upper - 1) * sqrt(2 / (4 * upper * (1 - upper)))
    z = NormalDist().inv_cdf(upper)
    terms: tuple[float, ...] = (
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    )
    return z + sum(term / float(freedom**power) for power, term in enumerate(terms, 1))
