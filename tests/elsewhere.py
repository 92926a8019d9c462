"""Games of other packages, as an installation leaves them for importlib.metadata to find."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import perihelion.games as catalogue

ROOT = Path(__file__).resolve().parents[1]
TEMPLATE = ROOT / "docs" / "template_game"
COMET = {"comet": "docs.template_game.comet:Comet"}
"""The template game where it lies, for tests that have this checkout on their path."""


def describe_package(site: Path, package: str, brought: dict[str, str]) -> Path:
    """What pip writes beside a package that brings these games; returns the folder for the path."""
    info = site / f"{package}-1.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n")
    points = "".join(f"{name} = {place}\n" for name, place in brought.items())
    (info / "entry_points.txt").write_text(f"[perihelion.games]\n{points}")
    return site


def install_comet(folder: Path) -> Path:
    """Install the template game outside of everything; returns the folder for the path."""
    sources = shutil.copytree(TEMPLATE, folder / "sources")
    site = folder / "site"
    subprocess.run(
        [
            *(sys.executable, "-m", "pip", "install", "-q", "--no-build-isolation", "--no-deps"),
            *("--no-index", "--disable-pip-version-check", "--target", str(site), str(sources)),
        ],
        check=True,
    )
    return site


def environment(*paths: Path) -> dict[str, str]:
    """The variables of a process that finds these folders too."""
    known = os.environ.get("PYTHONPATH", "").split(os.pathsep)
    found = [*map(str, paths), *(str(Path(one).resolve()) for one in known if one)]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(found)}


def look_again() -> None:
    """Forget which packages bring games: the path has changed."""
    catalogue._brought.cache_clear()
    catalogue._fault_of.cache_clear()
