"""Intervals: known values, and what deals do to them."""

from math import isclose

import pytest

from perihelion.ai.arena.stats import effective_games, share_of, student, wilson
from perihelion.kernel.rng import Rng


@pytest.mark.parametrize(
    ("freedom", "quantile"),
    [(1, 12.706), (2, 4.303), (5, 2.571), (9, 2.262), (19, 2.093), (60, 2.000)],
)
def test_students_quantiles_are_those_of_the_tables(freedom: int, quantile: float) -> None:
    assert abs(student(freedom) - quantile) < 0.002


def test_students_quantiles_at_another_level() -> None:
    assert abs(student(10, 0.99) - 3.169) < 0.002


def test_wilsons_interval_of_eight_in_ten() -> None:
    """The textbook example: 0.490 to 0.943."""
    low, high = wilson(0.8, 10)
    assert isclose(low, 0.4902, abs_tol=1e-4)
    assert isclose(high, 0.9433, abs_tol=1e-4)


def test_all_won_ends_at_one_and_not_below() -> None:
    low, high = wilson(1.0, 20)
    assert high == 1.0
    assert isclose(low, 20 / (20 + 1.96**2), abs_tol=1e-4)
    assert wilson(0.0, 20)[0] == 0.0


def test_nothing_played_has_no_share() -> None:
    assert share_of([]) is None
    assert share_of([(0.0, 0)]) is None


def test_one_deal_tells_as_much_as_one_game() -> None:
    assert effective_games([(1.0, 2)], 0.5, 2, 0.95) == 1.0


def test_games_that_go_the_same_way_on_a_deal_count_once() -> None:
    """20 deals, each won or lost twice: as much as 20 games, less Student's correction."""
    rows = [(2.0, 2)] * 10 + [(0.0, 2)] * 10
    effective = effective_games(rows, 0.5, 40, 0.95)
    independent = effective * (student(19) / 1.959964) ** 2
    assert isclose(independent, 19.0, rel_tol=1e-3)


def test_mirrored_games_never_count_for_more_than_were_played() -> None:
    """Every deal is won by whoever sits at seat 0: no variance between deals at all."""
    rows = [(1.0, 2)] * 20
    assert effective_games(rows, 0.5, 40, 0.95) <= 40
    found = share_of(rows)
    assert found is not None
    assert found.share == 0.5
    assert found.low < 0.4
    assert found.high > 0.6


def test_a_better_result_has_a_better_lower_end() -> None:
    """Also at the very end, where no variance is left to estimate."""
    ends = []
    for lost in (4, 2, 1, 0):
        found = share_of([(1.0, 2)] * lost + [(2.0, 2)] * (20 - lost))
        assert found is not None
        ends.append(found.low)
    assert ends == sorted(ends)


def test_deals_of_different_sizes_are_weighed() -> None:
    """As when a limit took one game of a pair away."""
    found = share_of([(1.0, 1), (1.0, 2), (0.0, 1), (2.0, 2)])
    assert found is not None
    assert (found.games, found.deals) == (6, 4)
    assert isclose(found.share, 4 / 6)


@pytest.mark.parametrize("together", [0, 60, 100])
def test_the_interval_holds_what_it_promises(together: int) -> None:
    """The truth, 0.7, lies inside at least 93 times of 100, however much the deal decides."""
    rng, inside, trials = Rng(together), 0, 600
    for _ in range(trials):
        rows = []
        for _ in range(20):
            first = rng.below(10) < 7
            same = rng.below(100) < together
            second = first if same else rng.below(10) < 7
            rows.append((float(first + second), 2))
        found = share_of(rows)
        assert found is not None
        inside += found.low <= 0.7 <= found.high
    assert inside / trials >= 0.93
