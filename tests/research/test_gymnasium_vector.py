"""Gymnasium's vector environment: its declared autoreset, last sights, refusals, and no others."""

from __future__ import annotations

from typing import Any

import gymnasium as gym
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode, SyncVectorEnv
from tests.research import tables

from perihelion import IllegalAction
from perihelion.research.errors import BadActions, BadLanes
from perihelion.research.gymnasium import IDS
from perihelion.research.gymnasium_vector import MatchVectorEnv
from perihelion.research.vector import Now, VectorEnv

TWO = [given for given in tables.EVERY if given[1] == 2]


def short(game: str) -> dict[str, Any]:
    return {} if game == "kepler3042" else {"turn_limit": 8}


@pytest.mark.parametrize("given", TWO, ids=tables.name)
def test_make_vec_gives_the_compiled_one(given: tables.Table) -> None:
    """What it returns lies in its spaces; ended matches have their last sight, others none."""
    game = given[0]
    envs = gym.make_vec(IDS[game], num_envs=5, seats=2, options=short(game), seat=1)
    assert isinstance(envs.unwrapped, MatchVectorEnv)
    assert envs.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    observations, info = envs.reset(seed=3)
    envs.action_space.seed(3)
    table, ends = envs.unwrapped.matches.table, 0
    assert observations in envs.observation_space
    for _ in range(150):
        actions = envs.action_space.sample()
        assert actions in envs.action_space
        observations, rewards, terminated, truncated, info = envs.step(actions)
        assert observations in envs.observation_space
        ended = terminated | truncated
        assert (rewards[~ended] == 0).all()
        assert (info["seat"] == 1).all()
        assert ("final_obs" in info) == ended.any()
        for row in np.flatnonzero(ended):
            ends += 1
            last = info["final_obs"][row]
            assert last in envs.single_observation_space
            assert not last["action_mask"].any()
            assert table.decode(last["observation"])["asked"] == "nobody"
            assert table.decode(observations["observation"][row])["asked"] == "me"
            assert info["final_info"]["length"][row] > 0
        if ended.any():
            assert info["_final_obs"].tolist() == ended.tolist()
            assert [one is not None for one in info["final_obs"]] == ended.tolist()
    assert ends


def test_watching_changes_nothing() -> None:
    """The same seed and answers go the same way with and without the last sights."""
    watched = VectorEnv("zenith", 6, seed=5, random_seats=[1], watcher=0)
    plain = VectorEnv("zenith", 6, seed=5, random_seats=[1])
    for _ in range(300):
        actions = plain.sample().copy()
        watched.step(actions)
        plain.step(actions)
        for name in Now._fields:
            assert np.array_equal(getattr(watched.now, name), getattr(plain.now, name))


def test_a_seed_comes_again_and_a_list_has_one_for_each() -> None:
    envs = MatchVectorEnv("kepler3ad-1", 4, 2)
    first, _ = envs.reset(seed=9)
    envs.step(envs.action_space.sample())
    again, _ = envs.reset(seed=9)
    assert np.array_equal(first["observation"], again["observation"])
    one, _ = envs.reset(seed=[1, 2, None, 1])
    assert np.array_equal(one["observation"][0], one["observation"][3])
    assert not np.array_equal(one["observation"][0], one["observation"][1])


def test_an_illegal_action_waits_and_says_why() -> None:
    """The other matches go on; that one keeps its question, and its next answer is taken."""
    envs = MatchVectorEnv("zenith", 3, options={"turn_limit": 30})
    observations, _ = envs.reset(seed=1)
    actions = envs.action_space.sample()
    actions[1] = int(np.flatnonzero(observations["action_mask"][1] == 0)[0])
    after, rewards, terminated, truncated, info = envs.step(actions)
    assert info["_illegal"].tolist() == [False, True, False]
    assert "is not allowed now" in info["illegal"][1]
    assert np.array_equal(after["observation"][1], observations["observation"][1])
    assert not np.array_equal(after["observation"][0], observations["observation"][0])
    assert not rewards.any()
    assert not (terminated | truncated).any()
    *_, info = envs.step(envs.action_space.sample())
    assert "illegal" not in info
    strict = MatchVectorEnv("zenith", 3, illegal="raise")
    strict.reset(seed=1)
    with pytest.raises(IllegalAction, match="match 1: "):
        strict.step(actions)


def test_against_levels_gymnasium_loops_over_single_ones() -> None:
    envs = gym.make_vec(IDS["zenith"], num_envs=2, level="greedy", options={"turn_limit": 3})
    assert isinstance(envs.unwrapped, SyncVectorEnv)
    assert envs.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    observations, _ = envs.reset(seed=1)
    ends = 0
    for _ in range(40):
        observations, *_, info = envs.step(observations["action_mask"].argmax(axis=1))
        ends += "final_obs" in info
    assert ends


@pytest.mark.parametrize(
    ("settings", "error", "message"),
    [
        ({"seat": 2}, BadLanes, "if every seat answers|no seat 2"),
        ({"illegal": "ignore"}, ValueError, "'refuse' or 'raise'"),
        ({"num_envs": 0}, BadLanes, "not 0"),
    ],
)
def test_impossible_environments_are_clear_errors(
    settings: dict[str, Any], error: type[Exception], message: str
) -> None:
    with pytest.raises(error, match=message):
        MatchVectorEnv("zenith", **settings)


def test_actions_outside_of_the_space_are_errors() -> None:
    envs = MatchVectorEnv("zenith", 2)
    envs.reset(seed=1)
    with pytest.raises(IllegalAction, match="match 0: actions go from 0 to 519, not -1"):
        envs.step(np.array([-1, 3]))
    with pytest.raises(BadActions, match="2 whole numbers"):
        envs.step(np.array([1.0, 2.0]))
