"""The README tells the truth: its code runs, its commands exist, its links lead somewhere."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")
SCRIPTS = re.findall(r"^```python\n(.*?)^```$", README, re.MULTILINE | re.DOTALL)
COMMANDS = (ROOT / "docs" / "commands.md").read_text(encoding="utf-8")


def absolute_path() -> str:
    """`PYTHONPATH=src` as it is meant, from wherever the script runs."""
    parts = os.environ.get("PYTHONPATH", "").split(os.pathsep)
    return os.pathsep.join(str(Path(part).resolve()) for part in parts if part)


def test_there_is_something_to_run() -> None:
    assert SCRIPTS


@pytest.mark.parametrize("script", SCRIPTS)
def test_a_script_runs_as_it_stands(script: str, tmp_path: Path) -> None:
    """In a process of its own, in an empty folder, as a reader would run it."""
    file = tmp_path / "script.py"
    file.write_text(script, encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-W", "error", str(file)],
        cwd=tmp_path, env=os.environ | {"PYTHONPATH": absolute_path()},
        capture_output=True, text=True, timeout=50, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    promised = re.findall(r"# prints: (.*)$", script, re.MULTILINE)
    assert promised
    assert done.stdout.splitlines() == promised
    assert not done.stderr


def test_the_script_is_short() -> None:
    assert all(len(script.splitlines()) <= 25 for script in SCRIPTS)


def test_it_is_short_and_has_four_doors() -> None:
    assert len(README.splitlines()) <= 110
    doors = re.findall(r"^## (\w+)", README, re.MULTILINE)
    assert doors[:4] == ["Play", "Design", "Research", "Build"]


def test_two_commands_stand_on_top() -> None:
    top = README.partition("\n## ")[0]
    assert "make play" in top
    assert "make test" in top


def test_every_command_is_listed() -> None:
    from perihelion.cli.app import COMMANDS as KNOWN

    listed = set(re.findall(r"^\| `perihelion ([\w-]+)", COMMANDS, re.MULTILINE))
    assert listed == set(KNOWN)


def test_links_lead_somewhere() -> None:
    targets = re.findall(r"\]\(([^)#:]+)\)", README)
    assert targets
    assert [target for target in targets if not (ROOT / target).exists()] == []
