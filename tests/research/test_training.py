"""The worked example learns, in a shortened form."""

from __future__ import annotations

import importlib.util
import json
import os
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

EXAMPLE = Path(__file__).resolve().parents[2] / "examples" / "train_zenith.py"


@pytest.fixture(scope="module")
def example() -> ModuleType:
    spec = importlib.util.spec_from_file_location("train_zenith", EXAMPLE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module  # its named tuples look their annotations up there
    spec.loader.exec_module(module)
    return module


GLANCE = """
import json, runpy, sys
from pathlib import Path

example = runpy.run_path(sys.argv[1])
settings = example["Settings"](
    steps=28_000, every=28_000, matches=80, lanes=64, rows=512, rate=2e-3
)
policy, encode, curve = example["train"](settings)
greedy = example["against_level"](policy, encode, "greedy", 2, 1)
example["draw"](curve, greedy, Path("curve.svg"))
print(json.dumps([curve, greedy]))
"""


@pytest.mark.compiled
def test_a_glance_at_the_example_beats_random(tmp_path: Path) -> None:
    """A few thousand decisions are enough to see it learn; the page has the whole curve.

    In a process of its own, since numpy is told only at its import to use one thread.
    """
    done = subprocess.run(
        [sys.executable, "-c", GLANCE, str(EXAMPLE)], cwd=tmp_path,
        env=os.environ | {"OPENBLAS_NUM_THREADS": "1"},
        capture_output=True, text=True, timeout=300, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    curve, greedy = json.loads(done.stdout.splitlines()[-1])
    assert [row["decisions"] for row in curve] == [0, 28_672]
    assert 0.3 < curve[0]["won"] < 0.7
    assert curve[-1]["won"] > 0.65
    assert 0.0 <= greedy <= 1.0
    assert "<svg" in (tmp_path / "curve.svg").read_text()


def test_its_policy_takes_legal_actions_alone(example: ModuleType) -> None:
    rng = np.random.default_rng(1)
    policy = example.Policy(5, 7, rng)
    masks = rng.random((50, 7)) < 0.4
    masks[:, 3] = True
    odds = policy.forward(rng.standard_normal((50, 5), np.float32), masks)[1]
    assert np.allclose(odds.sum(axis=1), 1.0)
    assert not odds[~masks].any()
    for _ in range(20):
        assert masks[np.arange(50), example.choose(odds, rng)].all()


def test_its_slopes_are_those_of_its_loss(example: ModuleType) -> None:
    """Learning in small steps makes likely what went well, unlikely what did not."""
    rng = np.random.default_rng(2)
    table_width, actions = 4, 3
    policy = example.Policy(table_width, actions, rng)
    seen = np.zeros((2, table_width), np.int16)
    seen[0, 0] = seen[1, 1] = 1
    masks = np.ones((2, actions), bool)

    def encode(rows: object) -> object:
        return np.asarray(rows, np.float32)

    for _ in range(40):
        odds = policy.forward(encode(seen), masks)[1]
        batch = example.Batch(
            seen,
            masks,
            np.array([1, 1]),
            odds[:, 1],
            np.array([1.0, -1.0], np.float32),
            np.array([0.5, -0.5], np.float32),
        )
        example.improve(policy, encode, batch, np.array([0, 1]), 0.01)
    _, odds, values = policy.forward(encode(seen), masks)
    assert odds[0, 1] > 0.8
    assert odds[1, 1] < 0.1
    assert np.allclose(values, [0.5, -0.5], atol=0.1)
