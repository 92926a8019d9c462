"""Many matches at once are exactly as many single ones, in arrays that never move."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from tests.research import tables

from perihelion import BadSeats, IllegalAction
from perihelion.research import pettingzoo
from perihelion.research.errors import BadActions, BadLanes, BadSeed
from perihelion.research.vector import VectorEnv

SEEDS = [11, 2**63 + 5, 0]
STEPS = 260


class Single:
    """One PettingZoo environment that begins anew when its match is over."""

    def __init__(self, given: tables.Table, seed: int) -> None:
        self.env = pettingzoo.env(*given)
        self.env.reset(seed=seed)
        self.rewards = np.zeros(self.env.table.seats)
        self.ended = (False, False)

    def step(self, action: int) -> None:
        env = self.env
        env.step(action)
        agent = env.agent_selection
        self.ended = (env.terminations[agent], env.truncations[agent])
        self.rewards = np.array(list(env.rewards.values()))
        if any(self.ended):
            env.reset()


def short(given: tables.Table) -> tables.Table:
    """Matches so short that every row sees several."""
    game, seats, options = given
    return (game, seats, options if game == "kepler3042" else {**options, "turn_limit": 9})


@pytest.mark.parametrize("given", [*tables.EVERY, *tables.SECRETIVE], ids=tables.name)
def test_it_equals_the_single_one_step_by_step(given: tables.Table) -> None:
    game, seats, options = short(given)
    vector = VectorEnv(game, len(SEEDS), seats, options, seed=SEEDS)
    singles = [Single((game, seats, options), seed) for seed in SEEDS]
    now = vector.reset(SEEDS)
    rng = np.random.default_rng(1)
    for _ in range(STEPS):
        for row, single in enumerate(singles):
            agent = single.env.agent_selection
            seen = single.env.observe(agent)
            assert agent == f"seat_{now.seats[row]}"
            assert np.array_equal(now.observations[row], seen["observation"])
            assert np.array_equal(now.masks[row], seen["action_mask"])
            assert np.array_equal(now.rewards[row], single.rewards)
            assert (now.terminated[row], now.truncated[row]) == single.ended
        actions = [int(rng.choice(np.flatnonzero(mask))) for mask in now.masks]
        for single, action in zip(singles, actions, strict=True):
            single.step(action)
        vector.step(actions)


def test_the_arrays_stay_where_they_are_and_cannot_be_written_to() -> None:
    env = VectorEnv("zenith", 5, seed=1)
    before = env.reset()
    places = [array.__array_interface__["data"][0] for array in before]
    after = env.step(env.sample())
    assert [array.__array_interface__["data"][0] for array in after] == places
    for array in after:
        with pytest.raises(ValueError, match="read-only"):
            array[0] = 1


def test_a_match_that_ends_is_followed_by_another() -> None:
    env = VectorEnv("zenith", 8, options={"turn_limit": 4}, seed=3)
    now = env.reset()
    ends = np.zeros(8, int)
    for _ in range(200):
        env.step(env.sample())
        ended = now.terminated | now.truncated
        ends += ended
        assert (now.lengths > 0).tolist() == ended.tolist()
        assert now.masks.any(axis=1).all()
        assert (now.rewards[~ended] == 0).all()
    assert (ends >= 2).all()


@pytest.mark.parametrize("game", ["zenith", "kepler3ad-1", "kepler3042"])
def test_random_seats_answer_by_themselves(game: str) -> None:
    options = {} if game == "kepler3042" else {"turn_limit": 20}
    env = VectorEnv(game, 6, 2, options, seed=3, random_seats=[0])
    now = env.reset()
    ends = 0
    for _ in range(400):
        assert (now.seats == 1).all()
        for row in range(2):
            state = env.state(row)
            assert np.flatnonzero(now.masks[row]).tolist() == state.legal(1)
        env.step(env.sample())
        ends += int((now.terminated | now.truncated).sum())
    assert ends


def test_every_row_has_its_own_generator() -> None:
    """The same row with the same seed goes the same way, whatever its neighbours do."""
    alone = VectorEnv("kepler3ad-2", 1, 3, seed=[42])
    among = VectorEnv("kepler3ad-2", 3, 3, seed=[1, 42, 2])
    rng = np.random.default_rng(1)
    for _ in range(120):
        assert np.array_equal(alone.now.observations[0], among.now.observations[1])
        actions = [int(rng.choice(np.flatnonzero(mask))) for mask in among.now.masks]
        among.step(actions)
        alone.step([actions[1]])


def test_one_seed_makes_all_rows_differ_and_comes_again() -> None:
    one, other = VectorEnv("zenith", 20, seed=7), VectorEnv("zenith", 20, seed=7)
    assert np.array_equal(one.now.observations, other.now.observations)
    assert len({row.tobytes() for row in one.now.observations}) == 20
    first = one.now.observations.copy()
    one.step(one.sample())
    assert not np.array_equal(one.reset().observations, first), "the generators go on"
    assert np.array_equal(one.reset(7).observations, first)


def test_sampling_is_seeded_apart() -> None:
    one, other = VectorEnv("zenith", 20, seed=7), VectorEnv("zenith", 20, seed=7)
    one.seed_sampling(1)
    other.seed_sampling(1)
    assert one.sample().tolist() == other.sample().tolist()
    picked = one.sample()
    assert one.now.masks[np.arange(20), picked].all()


@pytest.mark.parametrize("wrong", [-1, 519, 520, 10**6])
def test_one_illegal_action_stops_all_before_anything_is_done(wrong: int) -> None:
    env = VectorEnv("zenith", 3, seed=1)
    before = env.now.observations.copy()
    actions = env.sample().copy()
    actions[2] = wrong
    with pytest.raises(IllegalAction, match=r"lane 2: .* is not allowed now; allowed: mulligan"):
        env.step(actions)
    assert np.array_equal(env.now.observations, before)
    env.step(env.sample())


@pytest.mark.parametrize(
    "actions", [[1, 2], [[1, 2, 3]], [0.0, 1.0, 2.0], ["a", "b", "c"], [True, False, True], 5]
)
def test_actions_of_the_wrong_shape_are_clear_errors(actions: Any) -> None:
    env = VectorEnv("zenith", 3, seed=1)
    with pytest.raises(BadActions, match="3 whole numbers are needed"):
        env.step(actions)


@pytest.mark.parametrize(
    ("settings", "error", "message"),
    [
        ({"count": 0}, BadLanes, "1 to 1000000 matches, not 0"),
        ({"count": True}, BadLanes, "not True"),
        ({"count": 2.0}, BadLanes, "not 2.0"),
        ({"seats": 5}, BadSeats, "2 or 4 seats"),
        ({"seed": [1, 2]}, BadSeed, "3 matches need as many seeds, not 2"),
        ({"seed": [1, 2, -3]}, BadSeed, "from 0 to"),
        ({"seed": [1, 2, None]}, BadSeed, "not None"),
        ({"seed": True}, BadSeed, "not True"),
        ({"random_seats": [2]}, BadLanes, "no seat 2; they go from 0 to 1"),
        ({"random_seats": [0, 1]}, BadLanes, "nobody is left to ask"),
    ],
)
def test_impossible_environments_are_clear_errors(
    settings: dict[str, Any], error: type[Exception], message: str
) -> None:
    with pytest.raises(error, match=message):
        VectorEnv("zenith", **{"count": 3, **settings})
