"""Compiled and interpreted, the vectorised environment goes the same way number by number."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
TRACE = """
from hashlib import blake2b

import perihelion
from perihelion.research.vector import VectorEnv

print("compiled" if perihelion.is_compiled() else "interpreted")
for game in perihelion.games():
    for seats in perihelion.load(game).seat_counts[::2]:
        env = VectorEnv(game, 3, seats, seed=[1, 2**40, 3])
        env.seed_sampling(5)
        digest = blake2b(digest_size=8)
        for _ in range(130):
            for array in env.step(env.sample()):
                digest.update(array.tobytes())
        print(game, seats, digest.hexdigest())
"""


def traced(path: str) -> list[str]:
    done = subprocess.run(
        [sys.executable, "-c", TRACE], env=os.environ | {"PYTHONPATH": path},
        capture_output=True, text=True, timeout=120, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


@pytest.mark.compiled
def test_compiled_and_interpreted_go_the_same_way() -> None:
    compiled, interpreted = traced(""), traced(str(ROOT / "src"))
    assert (compiled[0], interpreted[0]) == ("compiled", "interpreted")
    assert compiled[1:] == interpreted[1:]
    assert len(compiled) > 4
