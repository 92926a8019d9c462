"""`make check` finds the tests of a change; parts run side by side; the seed is the commit's."""

import os
import runpy
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parent.parent


def script(name: str) -> dict[str, Any]:
    """What a script defines, read by its path."""
    sys.path.insert(0, str(ROOT / "scripts"))
    try:
        return runpy.run_path(str(ROOT / "scripts" / name), run_name="looked_at")
    finally:
        sys.path.remove(str(ROOT / "scripts"))


@pytest.fixture(scope="module")
def tests_of() -> Callable[[list[str]], list[str]]:
    tests = script("check.py")["tests_of"]
    assert callable(tests)
    return tests  # type: ignore[no-any-return]  # a script, read by its path


def test_the_tests_that_name_a_module_come_first(
    tests_of: Callable[[list[str]], list[str]],
) -> None:
    found = tests_of(["src/perihelion/kernel/deal.py"])
    assert found.index("tests/kernel/test_deal.py") < found.index("tests/kernel/test_rng.py")
    assert any(one.startswith("tests/match/") for one in found), "a test elsewhere that names it"


def test_a_test_that_changed_is_run_alone(tests_of: Callable[[list[str]], list[str]]) -> None:
    assert tests_of(["tests/kernel/test_deal.py"]) == ["tests/kernel/test_deal.py"]


def test_what_tests_share_brings_all_of_them(tests_of: Callable[[list[str]], list[str]]) -> None:
    found = tests_of(["tests/games/zenith/scene.py"])
    assert {str(path.relative_to(ROOT)) for path in ROOT.glob("tests/games/zenith/test_*.py")} <= {
        *found
    }


def test_every_source_has_tests(tests_of: Callable[[list[str]], list[str]]) -> None:
    """The mapping forgets nobody; pages and scripts have those of the house."""
    sources = [str(path.relative_to(ROOT)) for path in ROOT.glob("src/perihelion/*/*.py")]
    for file in [*sources, "README.md", "Makefile", "scripts/page.py", "web/src/main.ts"]:
        found = tests_of([file])
        assert found, file
        assert all((ROOT / test).is_file() for test in found), file


def seed(**environment: str) -> int:
    code = "import runpy; print(runpy.run_path('tests/sampling.py')['SEED'])"
    kept = {name: value for name, value in os.environ.items() if name != "SEED"}
    done = subprocess.run(
        [sys.executable, "-c", code],
        cwd=ROOT, env=kept | environment, capture_output=True, text=True, check=True,
    )  # fmt: skip
    return int(done.stdout)


def test_the_seed_is_the_commits_unless_given() -> None:
    ask = f"cd {ROOT} && git rev-parse HEAD"
    done = subprocess.run(["sh", "-c", ask], capture_output=True, text=True, check=False)
    assert seed() == (int(done.stdout[:8], 16) if done.returncode == 0 else 1)
    assert seed(SEED="77") == 77


PATIENT = (
    "import sys, time, pathlib\nwhile not pathlib.Path(sys.argv[1]).exists(): time.sleep(0.01)"
)
BUSY = "import os, sys, pathlib; pathlib.Path(sys.argv[1]).write_text(str(os.nice(0)))"


def test_what_computes_fills_the_gaps_of_what_waits(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The one ends when the other has begun, at a lower priority; what cannot begin fails."""
    monkeypatch.setenv("SEED", "1")  # put back afterwards
    parts, file = script("parts.py"), str(tmp_path / "begun")
    Part, run_all = parts["Part"], parts["run_all"]  # noqa: N806  (a class)
    # On a busy machine, what has the lowest priority would not begin for minutes.
    monkeypatch.setitem(run_all.__globals__, "LOW", ("nice", "-n", "1"))
    waits = Part("tests", "waits", ["python", "-c", PATIENT, file], 2, waits=True)
    busy = Part("tests", "busy", ["python", "-c", BUSY, file], 2)
    assert not run_all([busy, waits])
    assert (tmp_path / "begun").read_text() == str(min(os.nice(0) + 1, 19))
    assert run_all([Part("tests", "gone", ["no such command"])])
    assert "gone             0.0 s     0.0 s busy  FAILED" in capsys.readouterr().out


def test_a_part_for_all_cores_begins_beside_the_last_of_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It does not wait until every lane is free: here the other one waits for it."""
    monkeypatch.setenv("SEED", "1")  # put back afterwards
    parts, file = script("parts.py"), str(tmp_path / "begun")
    Part, run_all = parts["Part"], parts["run_all"]  # noqa: N806  (a class)
    whole = Part("tests", "whole", ["python", "-c", BUSY, file], 2)
    small = Part("tests", "small", ["python", "-c", PATIENT, file])
    assert not run_all([whole, small])


def test_without_git_the_seed_is_one(tmp_path: Path) -> None:
    """A bare machine and a source archive run the tests too."""
    assert seed(PATH=str(tmp_path)) == 1


@pytest.mark.parametrize(
    ("ends", "verdict"),
    [
        ("23 passed in 72.55s (0:01:12)", "stopped in time; make test has the rest"),
        ("=== 1 failed, 2 passed in 65.86s (0:01:05) ===", "FAILED"),
        ("1 passed, 1 error in 3.00s", "FAILED"),
    ],
)
def test_a_failure_before_time_was_up_stays_one(ends: str, verdict: str) -> None:
    verdict_of = script("parts.py")["verdict_of"]
    assert verdict_of(2, f"...\n{ends}\n", stopped=True) == verdict
    assert verdict_of(2, f"...\n{ends}\n", stopped=False) == "FAILED"
