"""Bring .venv up to date with the sources, doing only what is not done yet.

Three steps, each with a note in .venv of what it last did: the environment itself, the
dependencies, the package. Run by make with any Python 3.11 or newer; standard library only.
"""

import argparse
import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
import time
import tomllib
from pathlib import Path

import page
import toolchain

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
PYTHON = VENV / "bin" / "python"
LOCK = ROOT / "requirements.lock"
UNCOMPILED = ROOT / "build" / "uncompiled.txt"  # setup.py says there why

ENVIRONMENT_NOTE = VENV / "note-environment"
DEPENDENCIES_NOTE = VENV / "note-dependencies"
PACKAGE_NOTE = VENV / "note-package"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--extra", action="append", default=[], help="also install this extra")
    parser.add_argument("--compiled", action="store_true", help="fail if it cannot be compiled")
    parser.add_argument("--no-package", action="store_true", help="only the dependencies")
    wanted = parser.parse_args()

    lacking = toolchain.missing()
    required = wanted.compiled and not (lacking and may_lack(lacking))
    make_environment()
    install_dependencies([*wanted.extra, *page_extra()])
    if not wanted.no_package:
        build_page(required=wanted.compiled)
        install_package(required=required, compilable=not lacking)


def may_lack(lacking: list[tuple[str, str]]) -> bool:
    """Say what is missing; go on without it only where ALLOW_MISSING=1 says so."""
    allowed = os.environ.get("ALLOW_MISSING") == "1"
    for thing, package in lacking:
        say(f"{'SKIPPED' if allowed else 'MISSING'}: {thing}; on Debian: apt-get install {package}")
    if not allowed:
        sys.exit(1)
    return True


def make_environment() -> None:
    made_with = f"{sys.version}\n{sys.base_prefix}\n{ROOT}\n"
    if read(ENVIRONMENT_NOTE) == made_with:
        return
    if importlib.util.find_spec("venv") is None or importlib.util.find_spec("ensurepip") is None:
        sys.exit("MISSING: Python's venv and ensurepip; on Debian: apt-get install python3-venv")
    if VENV.exists():
        say("Another Python or another place: making .venv anew")
        shutil.rmtree(VENV)
    run("Making .venv", [sys.executable, "-m", "venv", str(VENV)])
    ENVIRONMENT_NOTE.write_text(made_with)


def install_dependencies(extras: list[str]) -> None:
    """The versions in the lock, of whatever pyproject.toml asks for."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    lists = [
        project["build-system"]["requires"],
        project["project"]["dependencies"],
        *(project["project"]["optional-dependencies"][extra] for extra in extras),
    ]
    requirements = sorted({line for lines in lists for line in lines})
    wanted = {f"lock {digest([LOCK])}", *requirements}
    if wanted <= set(read(DEPENDENCIES_NOTE).splitlines()):
        return
    # Another compiler, other C code: nothing built before is worth keeping.
    shutil.rmtree(ROOT / "build", ignore_errors=True)
    PACKAGE_NOTE.unlink(missing_ok=True)
    pip("Installing the dependencies", "-c", str(LOCK), *requirements)
    DEPENDENCIES_NOTE.write_text("\n".join(sorted(wanted)) + "\n")


def page_extra() -> list[str]:
    """Node as a wheel, where the page is to be built and the system has no Node."""
    return [] if page.find_node() is not None else ["page"]


def build_page(*, required: bool) -> None:
    """By the Python of .venv, which may have Node as a wheel."""
    command = [str(PYTHON), str(ROOT / "scripts" / "page.py")]
    if subprocess.run(command, cwd=ROOT, check=False).returncode == 0:
        return
    if required and os.environ.get("ALLOW_MISSING") != "1":
        sys.exit("FAILED: building the page")
    say("SKIPPED: the page; Perihelion is for programs and terminals until it can be built")


def install_package(*, required: bool, compilable: bool) -> None:
    sources = f"sources {digest(source_files())} compilable {compilable}\n"
    if read(PACKAGE_NOTE) == sources and (is_compiled() or not required):
        if not is_compiled():
            say(why_uncompiled())
        return
    PACKAGE_NOTE.unlink(missing_ok=True)
    os.environ["PERIHELION_REQUIRE_COMPILED"] = "1" if required else "0"
    pip(
        "Compiling and installing perihelion" if compilable else "Installing perihelion",
        *("--no-deps", "--no-build-isolation", "--force-reinstall"),
        str(ROOT),
    )
    PACKAGE_NOTE.write_text(sources)
    say("perihelion is installed, compiled" if is_compiled() else why_uncompiled())


def source_files() -> list[Path]:
    sources = [
        path
        for path in (ROOT / "src").rglob("*")
        if path.is_file() and path.suffix != ".pyc" and ".egg-info" not in str(path)
    ]
    return [*sorted(sources), ROOT / "pyproject.toml", ROOT / "setup.py"]


def is_compiled() -> bool:
    return any(VENV.glob("lib/python*/site-packages/perihelion__mypyc.*"))


def why_uncompiled() -> str:
    return read(UNCOMPILED).strip() or "perihelion: UNCOMPILED, so several times slower."


def digest(files: list[Path]) -> str:
    total = hashlib.sha256()
    for path in files:
        total.update(f"{path.relative_to(ROOT)} {path.stat().st_size}\n".encode())
        total.update(path.read_bytes())
    return total.hexdigest()


def pip(what: str, *arguments: str) -> None:
    command = [str(PYTHON), "-m", "pip", "--disable-pip-version-check", "install", "-qq"]
    run(what, [*command, *arguments])


def run(what: str, command: list[str]) -> None:
    say(f"{what} ...")
    begin = time.monotonic()
    # A PYTHONPATH meant for interpreted runs would hide what is being installed.
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    if subprocess.run(command, cwd=ROOT, env=environment, check=False).returncode != 0:
        sys.exit(f"FAILED: {what}")
    say(f"{what}: {time.monotonic() - begin:.0f} s")


def say(line: str) -> None:
    print(line, flush=True)


def read(path: Path) -> str:
    return path.read_text() if path.is_file() else ""


if __name__ == "__main__":
    main()
