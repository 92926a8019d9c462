"""Gymnasium's own checker, and what it does not ask."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import gymnasium as gym
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from tests.research import tables

import perihelion
from perihelion import BadOption, BadSeats, IllegalAction, UnknownGame
from perihelion.ai.errors import UnknownLevel
from perihelion.research.errors import NotReset
from perihelion.research.gymnasium import IDS, MatchEnv, make


@pytest.mark.parametrize("given", tables.EVERY, ids=tables.name)
def test_it_passes_the_checker_of_gymnasium(
    given: tables.Table, capsys: pytest.CaptureFixture[str]
) -> None:
    """As it is made by its registered name; their warnings are errors here."""
    game, seats, _ = given
    env = gym.make(IDS[game], seats=seats)
    check_env(env.unwrapped)
    assert capsys.readouterr().out, "the render mode for people prints"


def finish(env: MatchEnv, seed: int) -> tuple[float, bool, bool]:
    env.reset(seed=seed)
    while True:
        _, reward, terminated, truncated, _ = env.step(env.action_space.sample())
        if terminated or truncated:
            return reward, terminated, truncated


@pytest.mark.parametrize("level", ["random", "greedy", "beginner", "cadet", "admiral"])
def test_any_level_sits_at_the_other_seats(level: str) -> None:
    env = make("zenith", level=level, budget=20, options={"turn_limit": 6})
    assert finish(env, 1) == finish(env, 1)


@pytest.mark.parametrize("game", perihelion.games())
def test_greedy_is_a_better_opponent_than_random(game: str) -> None:
    """Whoever plays at random does not do better against greedy than against random play."""
    options = {} if game == "kepler3042" else {"turn_limit": 60}
    got = {}
    for level in ("random", "greedy"):
        env = make(game, 2, level=level, seat="random", options=options)
        env.action_space.seed(1)
        got[level] = sum(finish(env, seed)[0] for seed in range(6))
    assert got["greedy"] <= got["random"]
    assert got["greedy"] < 0


def test_each_seat_can_have_its_own_level() -> None:
    env = make("kepler3ad-1", 3, level=("greedy", "random"), seat=1, options={"turn_limit": 8})
    assert [agent.name for agent in env.agents] == ["greedy", "random"]
    _, info = env.reset(seed=2)
    assert info["seat"] == 1
    assert env.match is not None
    assert env.match.deciders() == [1]


def test_a_random_seat_is_another_in_other_matches() -> None:
    env = make("zenith", 4, seat="random")
    seats = {env.reset(seed=seed)[1]["seat"] for seed in range(20)}
    assert seats == {0, 1, 2, 3}


def test_an_illegal_action_is_refused_and_explained() -> None:
    env = make("zenith")
    before, _ = env.reset(seed=1)
    after, reward, terminated, truncated, info = env.step(519)
    assert info["illegal"].startswith("519 is not allowed now; allowed: mulligan")
    assert (reward, terminated, truncated) == (0.0, False, False)
    assert np.array_equal(before["observation"], after["observation"])


@pytest.mark.parametrize("action", [-1, 520, "recruit", 1.5, None, True])
def test_what_is_no_action_is_an_error(action: Any) -> None:
    env = make("zenith")
    env.reset(seed=1)
    with pytest.raises(IllegalAction):
        env.step(action)


def test_illegal_actions_can_be_errors() -> None:
    env = make("zenith", illegal="raise")
    env.reset(seed=1)
    with pytest.raises(IllegalAction, match="519 is not allowed now"):
        env.step(519)


def test_samples_are_legal_now() -> None:
    env = make("kepler3ad-2")
    observation, _ = env.reset(seed=1)
    for _ in range(60):
        action = env.action_space.sample()
        assert observation["action_mask"][action]
        observation, _, terminated, truncated, info = env.step(action)
        assert "illegal" not in info
        if terminated or truncated:
            break


def test_nothing_is_asked_before_or_after_a_match() -> None:
    env = make("zenith", options={"turn_limit": 1})
    with pytest.raises(NotReset, match="reset"):
        env.step(0)
    finish(env, 1)
    with pytest.raises(NotReset, match="reset"):
        env.step(0)


@pytest.mark.parametrize(
    ("settings", "error", "message"),
    [
        ({"game": "chess"}, UnknownGame, "there is no game 'chess'"),
        ({"seats": 3}, BadSeats, "2 or 4"),
        ({"options": {"novice": 1}}, BadOption, "wants a bool"),
        ({"level": "gredy"}, UnknownLevel, "did you mean 'greedy'"),
        ({"level": ("random", "random")}, ValueError, "1 other seats need as many levels, not 2"),
        ({"seat": 2}, ValueError, "0 to 1, or 'random', not 2"),
        ({"illegal": "lose"}, ValueError, "'refuse' or 'raise'"),
        ({"render_mode": "rgb_array"}, ValueError, "'ansi' or 'human'"),
    ],
)
def test_impossible_settings_are_clear_errors(
    settings: dict[str, Any], error: type[Exception], message: str
) -> None:
    with pytest.raises(error, match=message):
        make(**{"game": "zenith", **settings})


def test_tables_can_be_copied_and_sent() -> None:
    env = make("zenith", options={"turn_limit": 50})
    again = pickle.loads(pickle.dumps(env.table))
    assert (again.game.id, again.seats, again.options) == ("zenith", 2, {"turn_limit": 50})
    assert copy.deepcopy(env.table) is env.table


def test_many_run_side_by_side_the_usual_way() -> None:
    envs = gym.make_vec(
        IDS["zenith"], num_envs=3, vectorization_mode="sync", options={"turn_limit": 3}
    )
    observations, _ = envs.reset(seed=1)
    for _ in range(30):
        legal = observations["action_mask"].argmax(axis=1)
        observations, *_ = envs.step(legal)
    assert observations["observation"].shape == (3, 278)
    envs.close()
