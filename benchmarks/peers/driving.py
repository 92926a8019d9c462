"""How an environment is driven, the same for ours and for others; and their figures by themselves.

`python driving.py Catanatron 3` prints how many random games Catanatron played, and the seconds of
processor time for them. It needs the package of that peer, nothing of Perihelion.
"""

import json
import os
import random
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

BATCH = 1024
"""Matches side by side in pgx, which is made for many."""
STEPS = 50
"""Steps of each that one call of compiled code takes."""
ROLLOUTS = 20
"""Random matches that one call of OpenSpiel's compiled code plays."""


def drive(env: Any, seconds: float, seed: int) -> tuple[int, float]:
    """Random matches by the mask, as PettingZoo's documentation drives an environment.

    Returns the steps with an action and the processor time they took.
    """
    steps = 0
    begin = time.process_time()
    while (took := time.process_time() - begin) < seconds:
        env.reset(seed=seed + steps)
        for agent in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            env.step(env.action_space(agent).sample(observation["action_mask"]))
            steps += 1
    return steps, took


def connect_four(seconds: float) -> tuple[int, float]:
    """PettingZoo's own environment, with the wrappers it comes with."""
    from pettingzoo.classic import connect_four_v3

    return drive(connect_four_v3.env(), seconds, 1)


def catan(seconds: float) -> tuple[int, float]:
    """Random games of Catanatron with four seats."""
    from catanatron import Color, Game, RandomPlayer

    colours = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
    games = 0
    begin = time.process_time()
    while (took := time.process_time() - begin) < seconds:
        Game([RandomPlayer(colour) for colour in colours]).play()
        games += 1
    return games, took


def spiel_opening(name: str) -> Any:
    """The first question to a player."""
    import pyspiel

    state = pyspiel.load_game(name).new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    return state


def spiel_driven(name: str, seconds: float) -> tuple[int, float]:
    """Decisions of an OpenSpiel game when Python asks and answers every single question."""
    opening = spiel_opening(name)
    luck = random.Random(1)  # noqa: S311  (dice, not secrets)
    decisions = 0
    begin = time.process_time()
    while (took := time.process_time() - begin) < seconds:
        decisions += spiel_match(opening.clone(), luck)
    return decisions, took


def spiel_match(state: Any, luck: random.Random) -> int:
    """Play a match to its end at random; returns its decisions."""
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            answers, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(luck.choices(answers, chances)[0])
        else:
            legal = state.legal_actions()
            state.apply_action(legal[int(luck.random() * len(legal))])
            decisions += 1
    return decisions


def spiel_inside(name: str, seconds: float) -> tuple[int, float]:
    """Decisions of an OpenSpiel game inside its compiled code, from the length of its matches.

    A search of one simulation is nothing but the random matches that judge its root.
    """
    import pyspiel

    opening = spiel_opening(name)
    luck = random.Random(1)  # noqa: S311  (dice, not secrets)
    length = sum(spiel_match(opening.clone(), luck) for _ in range(100)) / 100
    judge = pyspiel.RandomRolloutEvaluator(ROLLOUTS, 1)
    bot = pyspiel.MCTSBot(opening.get_game(), judge, 2.0, 1, 1, False, 1, False)
    matches = 0
    begin = time.process_time()
    while (took := time.process_time() - begin) < seconds:
        bot.step(opening)
        matches += ROLLOUTS
    return round(matches * length), took


def pgx_batch(name: str, seconds: float) -> tuple[int, float]:
    """Steps of many matches of pgx, with observation and mask, on the processor; auto-reset."""
    os.environ["XLA_FLAGS"] = "--xla_cpu_multi_thread_eigen=false"
    os.environ["JAX_PLATFORMS"] = "cpu"
    os.environ["JAX_COMPILATION_CACHE_DIR"] = str(Path(sys.prefix) / "jax")  # for the next round
    import jax
    import pgx
    from jax import numpy as jnp
    from pgx.experimental import auto_reset

    env = pgx.make(name)
    step_all = jax.vmap(auto_reset(env.step, env.init))

    def step(carry: Any, _: None) -> tuple[Any, None]:
        state, key = carry
        key, choosing, resetting = jax.random.split(key, 3)
        odds = jnp.where(state.legal_action_mask, 0.0, -jnp.inf)
        actions = jax.random.categorical(choosing, odds, axis=-1)
        return (step_all(state, actions, jax.random.split(resetting, BATCH)), key), None

    steps = jax.jit(lambda carry: jax.lax.scan(step, carry, None, length=STEPS)[0])
    first = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.key(0), BATCH))
    carry = jax.block_until_ready(steps((first, jax.random.key(1))))
    count = 0
    begin = time.process_time()
    while (took := time.process_time() - begin) < seconds:
        carry = jax.block_until_ready(steps(carry))
        count += BATCH * STEPS
    return count, took


PEERS: dict[str, Callable[[float], tuple[int, float]]] = {
    "PettingZoo connect four": connect_four,
    "Catanatron": catan,
    "OpenSpiel connect four, C++": partial(spiel_inside, "connect_four"),
    "OpenSpiel backgammon, C++": partial(spiel_inside, "backgammon"),
    "OpenSpiel connect four": partial(spiel_driven, "connect_four"),
    "OpenSpiel backgammon": partial(spiel_driven, "backgammon"),
    "pgx connect four": partial(pgx_batch, "connect_four"),
    "pgx backgammon": partial(pgx_batch, "backgammon"),
}


if __name__ == "__main__":
    print(json.dumps(PEERS[sys.argv[1]](float(sys.argv[2]))))
