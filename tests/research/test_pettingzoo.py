"""PettingZoo's own suite, and what it does not ask."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test
from tests.research import tables

import perihelion
from perihelion import BadOption, BadSeats, IllegalAction, UnknownGame
from perihelion.kernel.rng import Rng
from perihelion.research import pettingzoo
from perihelion.research.errors import BadSeed, NotReset


@pytest.mark.parametrize("given", tables.EVERY, ids=tables.name)
# Their suite warns of dictionaries with a mask unless it knows the environment by name.
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be")
def test_it_passes_the_suite_of_pettingzoo(given: tables.Table) -> None:
    game, seats, _ = given
    api_test(pettingzoo.env(game, seats), num_cycles=60)
    seed_test(lambda: pettingzoo.env(game, seats), num_cycles=40)


def play(env: pettingzoo.MatchEnv, seed: int, most: int = 10_000) -> dict[str, float]:
    """A random match by the mask; returns what each agent got."""
    env.reset(seed=seed)
    rng = np.random.default_rng(seed)
    got = dict.fromkeys(env.possible_agents, 0.0)
    for number, agent in enumerate(env.agent_iter()):
        seen, reward, terminated, truncated, _ = env.last()
        got[agent] += reward
        if number == most:
            break
        over = terminated or truncated
        env.step(None if over else int(rng.choice(np.flatnonzero(seen["action_mask"]))))
    return got


@pytest.mark.parametrize("given", tables.EVERY, ids=tables.name)
def test_a_match_ends_and_pays_what_it_was_worth(given: tables.Table) -> None:
    game, seats, _ = given
    limit = {} if game == "kepler3042" else {"turn_limit": 25}
    env = pettingzoo.env(game, seats, limit)
    got = play(env, 3)
    assert env.agents == []
    state = env.state_of_match
    assert state is not None
    assert state.is_over
    assert list(got.values()) == [state.utility(seat) for seat in range(seats)]
    if seats > 1:
        assert abs(sum(got.values())) < 1e-9


def test_the_limit_of_the_table_truncates_and_the_rules_terminate() -> None:
    env = pettingzoo.env("zenith", options={"turn_limit": 3})
    env.reset(seed=1)
    while not any(env.terminations.values()) and not any(env.truncations.values()):
        env.step(int(env.observe(env.agent_selection)["action_mask"].argmax()))
    assert env.truncations == {"seat_0": True, "seat_1": True}
    assert env.terminations == {"seat_0": False, "seat_1": False}


def test_only_the_agent_that_is_asked_may_act() -> None:
    env = pettingzoo.env("zenith", 4)
    env.reset(seed=1)
    for _ in range(40):
        for agent in env.agents:
            mask = env.observe(agent)["action_mask"]
            asked = env.state_of_match is not None and env.state_of_match.deciders()
            assert mask.any() == (int(agent[-1]) in (asked or []))
        env.step(int(env.observe(env.agent_selection)["action_mask"].argmax()))


def test_each_environment_has_its_own_generator() -> None:
    one, other = pettingzoo.env("kepler3ad-1"), pettingzoo.env("kepler3ad-1")
    one.reset(seed=5)
    other.reset(seed=6)
    alone = pettingzoo.env("kepler3ad-1")
    alone.reset(seed=5)
    for _ in range(50):
        action = int(one.observe(one.agent_selection)["action_mask"].argmax())
        one.step(action)
        other.step(int(other.observe(other.agent_selection)["action_mask"].argmax()))
        alone.step(action)
    assert one.state_of_match == alone.state_of_match
    assert one.state_of_match != other.state_of_match


def test_without_a_seed_the_next_match_is_another() -> None:
    env = pettingzoo.env("kepler3042", 2)
    env.reset(seed=1)
    first = env.state_of_match
    env.reset()
    assert env.state_of_match != first


@pytest.mark.parametrize("action", [-1, 519, 520, 99_999, True, "recruit", 3.0, None])
def test_an_impossible_action_is_an_error_and_changes_nothing(action: Any) -> None:
    env = pettingzoo.env("zenith")
    env.reset(seed=1)
    before = env.state_of_match.clone() if env.state_of_match else None
    with pytest.raises(IllegalAction):
        env.step(action)
    assert env.state_of_match == before
    assert env.agent_selection == "seat_0"


def test_an_illegal_action_is_told_what_would_be_legal() -> None:
    env = pettingzoo.env("zenith")
    env.reset(seed=1)
    with pytest.raises(IllegalAction, match="519 is not allowed now; allowed: mulligan"):
        env.step(519)


@pytest.mark.parametrize(
    ("arguments", "error", "message"),
    [
        (("zenit",), UnknownGame, "did you mean 'zenith'"),
        (("zenith", 3), BadSeats, "2 or 4 seats, not 3"),
        (("zenith", 2, {"turn_limits": 3}), BadOption, "did you mean 'turn_limit'"),
        (("zenith", 2, {"turn_limit": 0}), BadOption, "from 1 to 10000"),
        (("kepler3042", 2, {"campaign": "sagittarius_a"}), BadOption, "for one seat"),
        (("zenith", 2, None, "rgb_array"), ValueError, "'ansi' or 'human'"),
    ],
)
def test_impossible_tables_are_clear_errors(
    arguments: tuple[Any, ...], error: type[Exception], message: str
) -> None:
    with pytest.raises(error, match=message):
        pettingzoo.env(*arguments)


@pytest.mark.parametrize("seed", [-1, 2**64, 1.5, "7", True])
def test_impossible_seeds_are_clear_errors(seed: Any) -> None:
    with pytest.raises(BadSeed, match="a seed is"):
        pettingzoo.env("zenith").reset(seed=seed)


def test_nothing_can_be_asked_before_a_match_begins() -> None:
    env = pettingzoo.env("zenith")
    with pytest.raises(NotReset, match="reset"):
        env.observe("seat_0")
    with pytest.raises(NotReset, match="reset"):
        env.step(0)


def test_it_draws_the_table_for_the_agent_that_is_asked() -> None:
    env = pettingzoo.env("zenith", render_mode="ansi")
    env.reset(seed=1)
    drawn = env.render()
    assert drawn is not None
    assert "mars" in drawn
    assert env.state_of_match is not None
    hidden = env.state_of_match.view(1).seats[1].hand  # type: ignore[attr-defined]  # of Zenith
    assert not any(card in drawn for card in hidden)


def test_actions_have_words() -> None:
    table = pettingzoo.env("zenith").table
    state = table.deal(Rng(1))
    assert table.text_of(state, state.legal()[0]) == "mulligan none"
    with pytest.raises(perihelion.NotYourDecision):
        table.text_of(table.start, 0)
