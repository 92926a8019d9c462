"""The builds of the package in .venv/builds, and which of them is used.

A build is a folder named by the digest of its sources. It appears whole, by a rename, and a line in
a .pth file of .venv says which one Python finds: so a build is switched at once, and a process that
runs goes on with the one it was started with.
"""

import fcntl
import os
import shutil
import time
from collections.abc import Iterator
from pathlib import Path

from digests import digest, files_below
from environment import LOCK, PIP, PYTHON, ROOT, VENV, read, run

SOURCES = ROOT / "src"
SCRIPTS = ROOT / "scripts"
BUILDS = VENV / "builds"
BUILT_BY = (ROOT / "pyproject.toml", ROOT / "setup.py", LOCK)
LOCK_FILE = VENV / "builds.lock"
UNCOMPILED = ROOT / "build" / "uncompiled.txt"  # setup.py says there why
WEEK = 7 * 86_400

SCRIPT = f"""\
#!{PYTHON}
import signal
import sys

if __name__ == "__main__":
    from perihelion.cli import main

    sys.exit(main())
else:  # a thinking process imports this file; Ctrl-C is for the one that started it
    signal.signal(signal.SIGINT, signal.SIG_IGN)
"""


def place_of(*, compiled: bool) -> Path:
    """Where the build of the sources as they are now belongs."""
    files = [*source_files(), *map(str, [*SCRIPTS.glob("native_*.py"), *BUILT_BY])]
    return BUILDS / f"{digest(files)[:16]}{'' if compiled else '-plain'}"


def source_files() -> Iterator[str]:
    for name in files_below(SOURCES, but=["__pycache__"]):
        if ".egg-info" not in name:
            yield name


def build(what: str, *, compiled: bool) -> Path:
    """Build the sources as they are now, unless that is done."""
    place = place_of(compiled=compiled)
    with LOCK_FILE.open("w") as lock:  # two at once would write the same C files
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not place.is_dir():
            build_into(place, what, compiled=compiled)
    return place


def build_into(place: Path, what: str, *, compiled: bool) -> None:
    os.environ["PERIHELION_REQUIRE_COMPILED"] = "1" if compiled else "0"
    os.environ["PERIHELION_PAGE"] = "as it is"  # whoever needs it has built it before
    parts = place.with_name(f"{place.name}.{os.getpid()}")
    options = ["--no-deps", "--no-build-isolation", "--no-compile", "--target", str(parts)]
    run(what, [*PIP, "install", "-qq", *options, str(ROOT)])
    shutil.rmtree(parts / "bin", ignore_errors=True)
    parts.rename(place)


def use(place: Path) -> None:
    """Let Python find this build, or the sources, from the next start on."""
    [packages] = VENV.glob("lib/python*/site-packages")
    if (packages / "perihelion").is_dir():  # it would hide what we point at
        run("Removing an older installation", [*PIP, "uninstall", "-qq", "-y", "perihelion"])
    pointer = packages / "perihelion.pth"
    line = f"{os.path.relpath(place, packages)}\n"
    if read(pointer) != line:
        swapped(pointer, line)
    script = VENV / "bin" / "perihelion"
    if read(script) != SCRIPT:
        swapped(script, SCRIPT).chmod(0o755)
    if place.parent == BUILDS:
        os.utime(place)
        forget(place)


def swapped(path: Path, text: str) -> Path:
    """Replace a file as a whole."""
    new = path.with_name(f"{path.name}.{os.getpid()}")
    new.write_text(text)
    return new.replace(path)


def forget(used: Path) -> None:
    """Remove the builds that nobody has started for a week."""
    for place in BUILDS.iterdir():
        if place != used and place.stat().st_mtime < time.time() - WEEK:
            shutil.rmtree(place, ignore_errors=True)


def why_uncompiled() -> str:
    return read(UNCOMPILED).strip() or "perihelion: UNCOMPILED, so several times slower."
