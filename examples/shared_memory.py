"""Matches of Zenith in memory that numpy, torch and JAX share with the engine, without a copy.

    python examples/shared_memory.py numpy        # or torch, or jax

A policy of one layer, with weights drawn at random, scores the legal actions of 256 matches at
once; its input is the memory that compiled code fills. The policy learns nothing here: what is
shown is how the arrays of `perihelion.research.vector` reach a library. JAX promises that an array
never changes and shares only memory that begins at a cache line; so it takes `cores.CoresEnv`,
whose arrays do, and looks again (`from_dlpack`) after every step.
"""

import sys
from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

from perihelion.research.cores import CoresEnv
from perihelion.research.vector import VectorEnv

GAME, COUNT, STEPS = "zenith", 256, 50
OPTIONS = {"turn_limit": 12}
Actions = NDArray[np.int64]


def with_numpy() -> int:
    env = VectorEnv(GAME, COUNT, options=OPTIONS, seed=1)
    seen, masks = (np.from_dlpack(one) for one in env.shared()[:2])
    weights = np.random.default_rng(1).normal(size=(env.table.width, env.table.actions))

    def choose() -> Actions:
        found: Actions = np.where(masks, seen @ weights, -np.inf).argmax(axis=1)
        return found

    return play(env, choose, seen.__array_interface__["data"][0])


def with_torch() -> int:
    import torch

    env = VectorEnv(GAME, COUNT, options=OPTIONS, seed=1)
    seen, masks = (torch.from_dlpack(one) for one in env.shared()[:2])
    weights = torch.randn(env.table.width, env.table.actions)

    def choose() -> Actions:
        scores = (seen.float() @ weights).masked_fill(~masks, -torch.inf)
        found: Actions = scores.argmax(dim=1).numpy()
        return found

    return play(env, choose, seen.data_ptr())


def with_jax() -> int:
    import jax
    from jax import numpy as jnp

    with CoresEnv(GAME, COUNT, options=OPTIONS, cores=1, seed=1) as env:
        memory = env.shared()
        weights = jax.random.normal(jax.random.key(1), (env.table.width, env.table.actions))
        first = jax.dlpack.from_dlpack(memory.observations, copy=False)

        def choose() -> Actions:
            seen = jax.dlpack.from_dlpack(memory.observations, copy=False)
            masks = jax.dlpack.from_dlpack(memory.masks, copy=False)
            scores = jnp.where(masks, seen.astype(float) @ weights, -jnp.inf)
            return np.asarray(scores.argmax(axis=1), np.int64)

        return play(env, choose, first.unsafe_buffer_pointer())


def play(env: VectorEnv | CoresEnv, choose: Callable[[], Actions], place: int) -> int:
    """Step with the answers of a policy; returns how many matches ended."""
    if place != env.now.observations.__array_interface__["data"][0]:
        raise RuntimeError("the library has made a copy")
    ends = 0
    for _ in range(STEPS):
        now = env.step(choose())
        ends += int((now.terminated | now.truncated).sum())
    return ends


LIBRARIES = {"numpy": with_numpy, "torch": with_torch, "jax": with_jax}

if __name__ == "__main__":
    if len(sys.argv) != 2 or sys.argv[1] not in LIBRARIES:
        sys.exit(f"usage: shared_memory.py {'|'.join(LIBRARIES)}")
    print(f"{LIBRARIES[sys.argv[1]]()} matches ended in {COUNT * STEPS:,} decisions")
