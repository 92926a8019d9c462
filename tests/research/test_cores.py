"""Several cores are as one: the same rows, in memory that other libraries share."""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from perihelion import IllegalAction
from perihelion.research.cores import CoresEnv, WorkerLost
from perihelion.research.errors import BadActions, BadLanes
from perihelion.research.vector import Now, VectorEnv

ROOT = Path(__file__).resolve().parents[2]


def test_rows_go_as_they_go_on_one_core() -> None:
    """Whatever process has them; illegal answers are refused before anything is done."""
    alone = VectorEnv("zenith", 5, options={"turn_limit": 6}, seed=3)
    with CoresEnv("zenith", 5, options={"turn_limit": 6}, cores=2, seed=3) as env:
        for _ in range(120):
            for name in Now._fields:
                assert np.array_equal(getattr(env.now, name), getattr(alone.now, name))
            actions = alone.sample().copy()
            alone.step(actions)
            env.step(actions)
        picked = env.sample()
        assert env.now.masks[np.arange(5), picked].all()
        before = env.now.observations.copy()
        actions = picked.copy()
        actions[4] = -1
        with pytest.raises(IllegalAction, match="lane 4: the mask does not allow -1"):
            env.step(actions)
        with pytest.raises(BadActions, match="5 whole numbers"):
            env.step([1, 2])
        assert np.array_equal(env.now.observations, before)
        assert np.array_equal(env.reset(9).observations, alone.reset(9).observations)
        env._workers[1].terminate()
        env._workers[1].join()
        with pytest.raises(WorkerLost, match="has ended"):
            env.step(env.sample())
    with pytest.raises(WorkerLost, match="closed"):
        env.reset()


@pytest.mark.parametrize(("count", "cores"), [(0, 1), (4, 0), (4, -1)])
def test_impossible_environments_are_clear_errors(count: int, cores: int) -> None:
    with pytest.raises(BadLanes):
        CoresEnv("zenith", count, cores=cores)


def test_other_libraries_look_at_the_same_memory() -> None:
    """By DLPack, without a copy, and still when the environment is gone."""
    env = VectorEnv("zenith", 4, seed=1)
    seen = np.from_dlpack(env.shared().observations)
    place = env.now.observations.__array_interface__["data"][0]
    assert seen.__array_interface__["data"][0] == place
    for _ in range(30):
        env.step(env.sample())
        assert np.array_equal(seen, env.now.observations)
    kept = seen.copy()
    del env
    assert np.array_equal(seen, kept)


@pytest.mark.soak
@pytest.mark.parametrize("library", ["numpy", "torch", "jax"])
def test_the_example_runs_with(library: str) -> None:
    if importlib.util.find_spec(library) is None:
        pytest.skip(f"{library} is not installed here")
    done = subprocess.run(
        [sys.executable, str(ROOT / "examples" / "shared_memory.py"), library],
        env=os.environ, capture_output=True, text=True, timeout=300, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert "matches ended in 12,800 decisions" in done.stdout
