"""Shares, ratings and limited games, on games whose outcome is known."""

from typing import Any

import pytest

from perihelion.ai.arena import Table, contest_of, markdown, plain_table, run, table_of
from perihelion.ai.arena.playing import Result, shares_of
from perihelion.games import load
from perihelion.kernel.game import Game
from perihelion.kernel.wire import Outcome


def run_of(game: Game, *agents: str, **asked: Any) -> Table:
    return run(contest_of(game, agents, **asked))


def test_who_always_wins_has_everything(rigged: Game) -> None:
    good, bad = run_of(rigged, "good", "bad", games=20).agents
    assert (good.share, bad.share) == (1.0, 0.0)
    assert good.low is not None
    assert 0.8 < good.low < 1.0
    assert good.high == 1.0
    assert bad.low == 0.0
    assert good.fair == 0.5
    assert good.times_fair == 2.0
    assert good.rating.ordinal > bad.rating.ordinal
    assert good.rating.mu > 25 > bad.rating.mu


def test_a_draw_is_half_a_win(rigged: Game) -> None:
    table = run_of(rigged, "good", "good", games=10)
    assert [one.share for one in table.agents] == [0.5, 0.5]
    assert [one.name for one in table.agents] == ["good", "good #2"]


def test_teams_win_together(rigged: Game) -> None:
    table = run_of(rigged, "good", "bad", games=8, seats=4)
    assert [one.share for one in table.agents] == [1.0, 0.0]
    assert [one.games for one in table.agents] == [8, 8]
    assert all(len(one.by_side) == 2 for one in table.agents)


def test_limited_games_are_told_apart(rigged: Game) -> None:
    table = run_of(rigged, "good", "bad", games=8, options={"rounds": 1})
    good = table.agents[0]
    assert table.limited.games == 8
    assert table.limited.shares == {"good": 1.0, "bad": 0.0}
    assert (good.share, good.low, good.high) == (None, None, None)
    assert good.with_limited.share == 1.0
    assert "8 ended by the turn limit" in markdown(table)
    assert "none" in markdown(table)


def test_three_agents_at_two_sides_all_meet(rigged: Game) -> None:
    table = run_of(rigged, "good", "bad", "good", games=6)
    assert [one.games for one in table.agents] == [4, 4, 4]
    assert [one.share for one in table.agents] == [0.75, 0.0, 0.75]


def test_alone_a_success_is_a_win() -> None:
    """One side has nobody to beat; what it is worth to it decides."""
    for worth, share in ((1.0, 1.0), (-1.0, 0.0), (0.0, 0.0)):
        outcome = Outcome(places=(1,), scores=(9,), reason="passed", utilities=(worth,))
        assert shares_of(outcome, ((0,),)) == (share,)


def test_random_players_get_about_their_fair_share() -> None:
    table = run_of(load("zenith"), "random", "random", games=30, seed="fair")
    for one in table.agents:
        assert one.low is not None
        assert one.high is not None
        assert one.low < 0.5 < one.high
        assert abs(one.rating.mu - 25) < 3


def test_alone_among_others_the_fair_share_is_a_third() -> None:
    table = run_of(load("kepler3ad-1"), "random", "random", seats=3, games=6, seed="three")
    first, rest = table.agents
    assert first.fair == pytest.approx(1 / 3)
    assert rest.fair == pytest.approx(2 / 3)
    assert first.share is not None
    assert rest.share is not None
    assert first.share + rest.share == pytest.approx(1.0)
    assert len(first.by_side) == 3
    assert [side.games for side in first.by_side if side is not None] == [2, 2, 2]


def test_results_in_any_order_give_the_same_table(rigged: Game) -> None:
    contest = contest_of(rigged, ["good", "bad", "good"], games=12)
    results = [made(contest, number) for number in range(12)]
    assert table_of(contest, results) == table_of(contest, results[::-1])


def made(contest: Any, number: int) -> Result:
    """A game by hand: the lower contestant wins."""
    fixture = contest.fixture(number)
    best = min(fixture.sides)
    shares = tuple(float(one == best) for one in fixture.sides)
    places = tuple(1 if one == best else 2 for one in fixture.sides)
    return Result(
        number, fixture.deal, fixture.sides, shares, places, "made", False, 9, 20, "", (0.5, 0.25),
        (5, 4),
    )  # fmt: skip


def test_a_table_by_hand(rigged: Game) -> None:
    contest = contest_of(rigged, ["good", "bad"], games=4)
    table = table_of(contest, [made(contest, number) for number in range(3)])
    assert not table.complete
    assert (table.games, table.deals, table.mean_turns) == (3, 2, 9.0)
    assert table.reasons == {"made": 3}
    assert table.agents[0].seconds_per_turn == pytest.approx((0.5 + 0.25 + 0.5) / 14, abs=1e-4)


def test_json_has_what_programs_want(rigged: Game) -> None:
    plain: Any = plain_table(run_of(rigged, "good", "bad", games=4, seed="s"))
    assert (plain["game"], plain["seats"], plain["seed"], plain["games"]) == ("rigged", 2, "s", 4)
    assert list(plain["specs"]) == ["good", "bad"]
    first = plain["agents"][0]
    assert {"name", "share", "low", "high", "rating", "fair", "with_limited"} <= set(first)
    assert plain["limited"] == {"games": 0, "shares": {}}
    assert "Wilson" in plain["interval"]
