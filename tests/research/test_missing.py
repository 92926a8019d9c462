"""Without the extra, its parts say what to install; the rest of the package needs none of it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest


def run(script: str) -> subprocess.CompletedProcess[str]:
    paths = [part for part in os.environ.get("PYTHONPATH", "").split(os.pathsep) if part]
    path = os.pathsep.join(str(Path(part).resolve()) for part in paths)
    return subprocess.run(
        [sys.executable, "-c", script],
        env=os.environ | {"PYTHONPATH": path},
        capture_output=True, text=True, timeout=60, check=False,
    )  # fmt: skip


@pytest.mark.parametrize(
    ("part", "hidden", "named"),
    [
        ("pettingzoo", "pettingzoo", "pettingzoo"),
        ("gymnasium", "gymnasium", "gymnasium"),
        ("openspiel", "pyspiel", "open_spiel"),
        ("table", "numpy", "numpy"),
    ],
)
def test_what_is_missing_is_named(part: str, hidden: str, named: str) -> None:
    done = run(f"import sys; sys.modules[{hidden!r}] = None; import perihelion.research.{part}")
    assert done.returncode == 1
    last = done.stderr.strip().splitlines()[-1]
    assert f"needs {named}: pip install 'perihelion[research]'" in last


def test_the_package_itself_needs_none_of_it() -> None:
    done = run(
        "import sys\n"
        "for name in ('numpy', 'gymnasium', 'pettingzoo', 'pyspiel'): sys.modules[name] = None\n"
        "import perihelion, perihelion.research\n"
        "for game in perihelion.games(): perihelion.load(game).observation(2)\n"
    )
    assert done.returncode == 0, done.stderr
