"""The source distribution builds a wheel; in an empty environment, the wheel plays."""

from __future__ import annotations

import os
import runpy
import subprocess
import sys
import sysconfig
import zipfile
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parent.parent
BIN = "Scripts" if os.name == "nt" else "bin"
TARGETS = runpy.run_path(str(ROOT / "scripts" / "targets.py"), run_name="looked_at")


def run(*command: str | Path) -> str:
    """Run it without the PYTHONPATH of an interpreted run; what it said."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    done = subprocess.run(
        [str(word) for word in command],
        env=environment, capture_output=True, text=True, timeout=400, check=False,
    )  # fmt: skip
    assert done.returncode == 0, f"{command}\n{done.stdout}\n{done.stderr}"
    return done.stdout


def distributions(source: Path, out: Path, *options: str) -> list[Path]:
    """What `make wheel` builds."""
    run(sys.executable, source / "scripts" / "distributions.py", "--out", out, *options)
    return sorted(out.iterdir())


def empty_environment(folder: Path, wheel: Path) -> Path:
    """A new environment with the wheel; its dependencies are those of the tests."""
    run(sys.executable, "-m", "venv", "--without-pip", folder)
    python = folder / BIN / "python"
    pip = (sys.executable, "-m", "pip", "--disable-pip-version-check", "--python", python)
    run(*pip, "install", "-q", "--no-index", "--no-deps", wheel)
    where = run(python, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))").strip()
    (Path(where) / "dependencies.pth").write_text(sysconfig.get_path("purelib") + "\n")
    return folder / BIN / "perihelion"


def test_a_wheel_from_the_source_distribution_plays_in_an_empty_environment(
    tmp_path: Path,
) -> None:
    """Pure, with the page inside, and it says so: plain `perihelion`, HTTP and terminal."""
    (archive,) = distributions(ROOT, tmp_path / "sdist", "--no-wheel")
    run("tar", "-xf", str(archive), "-C", str(tmp_path))  # tarfile differs before Python 3.11.4
    (source,) = tmp_path.glob("perihelion-*/")
    wheel, _ = distributions(source, tmp_path / "dist", "--pure")
    assert wheel.name.endswith("-py3-none-any.whl")
    with zipfile.ZipFile(wheel) as files:
        names = files.namelist()
    assert "perihelion/page/index.html" in names
    assert not [name for name in names if name.endswith((".so", ".pyd", ".c"))]

    perihelion = empty_environment(tmp_path / "empty", wheel)
    told = run(sys.executable, ROOT / "scripts" / "try_out.py", perihelion)
    assert ", not compiled\n" in told
    assert "Its rules are not compiled here" in told
    assert "to the end" in told


@pytest.mark.soak
@pytest.mark.compiled
def test_the_compiled_wheel_plays_in_an_empty_environment(tmp_path: Path) -> None:
    """A soak, because it compiles a second time what `make build` has compiled."""
    wheel, _ = distributions(ROOT, tmp_path / "dist")
    assert f"-cp{sys.version_info[0]}{sys.version_info[1]}-" in wheel.name
    perihelion = empty_environment(tmp_path / "empty", wheel)
    told = run(sys.executable, ROOT / "scripts" / "try_out.py", perihelion)
    assert ", compiled\n" in told
    assert "not compiled" not in told


def wheels(**changed: Any) -> list[str]:
    """The files of a whole release."""
    systems = {
        "manylinux2014_x86_64.manylinux_2_17_x86_64": True,
        "manylinux_2_28_aarch64": True,
        "macosx_11_0_arm64": True,
        "macosx_10_9_x86_64": True,
        "win_amd64": True,
    } | changed
    tags = [f"cp{python.replace('.', '')}" for python in TARGETS["PYTHONS"]]
    return ["perihelion-0.2.0.tar.gz"] + [
        f"perihelion-0.2.0-{tag}-{tag}-{system}.whl"
        for tag in tags for system, there in systems.items() if there
    ]  # fmt: skip


def test_a_release_is_published_only_if_every_wheel_is_there() -> None:
    files = wheels()
    assert TARGETS["missing"](files) == []
    for lost in files:
        assert len(TARGETS["missing"]([file for file in files if file != lost])) == 1, lost
    other = [file.replace("-cp313-cp313-", "-cp313-cp313t-") for file in files]
    assert TARGETS["missing"](other), "the wheel of another kind of Python is another wheel"
    assert TARGETS["missing"](wheels(win_amd64=False)) == [
        f"a wheel for Windows x86-64, Python {python}" for python in TARGETS["PYTHONS"]
    ]


def test_the_containerfile_is_understood() -> None:
    """Two stages; what runs is not root, answers a health check and serves on every address."""
    container = runpy.run_path(str(ROOT / "scripts" / "container.py"), run_name="looked_at")
    steps = list(container["steps"]((ROOT / "Containerfile").read_text()))
    words = [step.word for step in steps]
    assert words.count("FROM") == 2
    last = steps[len(words) - words[::-1].index("FROM") :]
    assert [step.rest for step in last if step.word == "USER"] == ["perihelion"]
    assert any("/healthz" in step.rest for step in last if step.word == "HEALTHCHECK")
    assert '"serve", "--host", "0.0.0.0"' in next(s.rest for s in last if s.word == "CMD")
