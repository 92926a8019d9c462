"""How an environment is driven, the same for ours and for others; and their figures by themselves.

`python driving.py connect-four 3` prints how many steps connect four of PettingZoo took, and the
seconds of processor time for them. It needs PettingZoo or Catanatron, nothing of Perihelion.
"""

import json
import sys
import time
from typing import Any


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


PEERS = {"connect-four": connect_four, "catan": catan}


if __name__ == "__main__":
    print(json.dumps(PEERS[sys.argv[1]](float(sys.argv[2]))))
