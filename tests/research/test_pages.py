"""What is written about research is true: the code runs, the list of fields is the code's."""

from __future__ import annotations

import doctest
import os
import re
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

import perihelion
from perihelion.research.observations_page import page

ROOT = Path(__file__).resolve().parents[2]
RESEARCH = (ROOT / "docs" / "research.md").read_text(encoding="utf-8")
SCRIPTS = re.findall(r"^```python\n(.*?)^```$", RESEARCH, re.MULTILINE | re.DOTALL)
MODULES = (
    "ai.network.features",
    "research.gymnasium",
    "research.gymnasium_vector",
    "research.mini_games",
    "research.openspiel",
    "research.pettingzoo",
    "research.table",
    "research.vector",
)


def test_the_list_of_fields_is_the_one_of_the_code() -> None:
    written = (ROOT / "docs" / "observations.md").read_text(encoding="utf-8")
    assert written == page() + "\n", (
        "python -m perihelion.research.observations_page writes it anew"
    )


def test_there_is_something_to_run() -> None:
    assert len(SCRIPTS) >= 4


@pytest.mark.parametrize("script", SCRIPTS)
def test_a_script_of_the_page_runs_as_it_stands(script: str, tmp_path: Path) -> None:
    file = tmp_path / "script.py"
    file.write_text(script, encoding="utf-8")
    paths = [part for part in os.environ.get("PYTHONPATH", "").split(os.pathsep) if part]
    path = os.pathsep.join(str(Path(part).resolve()) for part in paths)
    done = subprocess.run(
        [sys.executable, "-W", "error::UserWarning", str(file)],
        cwd=tmp_path, env=os.environ | {"PYTHONPATH": path},
        capture_output=True, text=True, timeout=100, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    for promised in re.findall(r"# prints: (.*)$", script, re.MULTILINE):
        assert promised in done.stdout


@pytest.mark.parametrize("name", MODULES)
def test_the_examples_of_a_module_are_true(name: str) -> None:
    results = doctest.testmod(import_module(f"perihelion.{name}"))
    assert results.attempted
    assert not results.failed


def test_the_page_names_every_game_and_the_command_of_its_table() -> None:
    for game in perihelion.games():
        assert game in RESEARCH
    assert "python benchmarks/speed.py --beside" in RESEARCH
