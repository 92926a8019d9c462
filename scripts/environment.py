"""The environment .venv and what is installed into it; standard library only.

Dependencies come by uv, which takes a tenth of pip's time, with the settings of pip (indexes,
certificates); where uv cannot be had or fails, pip installs them. A note in .venv says what is
there, so nothing is done twice.
"""

import ast
import importlib.util
import os
import shutil
import subprocess
import sys
import time
import tomllib
from pathlib import Path

from digests import digest

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
PYTHON = VENV / "bin" / "python"
LOCK = ROOT / "requirements.lock"

ENVIRONMENT_NOTE = VENV / "note-environment"
DEPENDENCIES_NOTE = VENV / "note-dependencies"

HARMFUL = ("PYTHONPATH", "PYTHONDONTWRITEBYTECODE")
"""Variables of whoever calls us: one hides what is installed, with the other every start compiles
all modules anew, which takes longer than the rest of it."""

PIP = [str(PYTHON), "-m", "pip", "--disable-pip-version-check"]


def make_environment() -> None:
    made_with = f"{sys.version}\n{sys.base_prefix}\n{ROOT}\n"
    if read(ENVIRONMENT_NOTE) == made_with:
        return
    if not has_venv():
        sys.exit("MISSING: Python's venv and ensurepip; on Debian: apt-get install python3-venv")
    if VENV.exists():
        say("Another Python or another place: making .venv anew")
        shutil.rmtree(VENV)
    run("Making .venv", [sys.executable, "-m", "venv", str(VENV)])
    ENVIRONMENT_NOTE.write_text(made_with)


def has_venv() -> bool:
    return all(importlib.util.find_spec(name) is not None for name in ("venv", "ensurepip"))


def requirements_of(*, build: bool, extras: list[str]) -> list[str]:
    """What playing needs, and on request what compiling and the extras need."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    optional = project["project"]["optional-dependencies"]
    lists = [project["project"]["dependencies"], *(optional[extra] for extra in extras)]
    if build:
        lists.append(project["build-system"]["requires"])
    return sorted({line for lines in lists for line in lines})


def extra_of(name: str) -> list[str]:
    """The requirements of one extra alone."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    return sorted(project["project"]["optional-dependencies"][name])


def install(what: str, requirements: list[str]) -> None:
    """Install requirements in the versions of the lock, unless that is done."""
    lock = f"lock {digest([LOCK])}"
    noted = set(read(DEPENDENCIES_NOTE).splitlines())
    if lock not in noted:
        noted = {lock}
    missing = sorted(set(requirements) - noted)
    if not missing:
        return
    run(what, *installers(["-c", str(LOCK), *missing]))
    DEPENDENCIES_NOTE.write_text("\n".join(sorted({*noted, *missing})) + "\n")


def installers(arguments: list[str]) -> list[list[str]]:
    """The commands to try, the fastest first."""
    by_pip = [*PIP, "install", "-qq", *arguments]
    uv = find_uv()
    if uv is None:
        return [by_pip]
    # pip takes the best version of all indexes, and so should uv with the indexes of pip.
    like_pip = ["--index-strategy", "unsafe-best-match", *pip_settings()]
    return [[uv, "pip", "install", "-q", "--python", str(PYTHON), *like_pip, *arguments], by_pip]


def find_uv() -> str | None:
    """The one of .venv, fetched if need be; None where it cannot be had."""
    uv = VENV / "bin" / "uv"
    if not uv.is_file():
        quietly = [*PIP, "install", "-qqq", "--no-deps", "--no-compile", "-c", str(LOCK)]
        subprocess.run([*quietly, *extra_of("installer")], capture_output=True, check=False)
    return str(uv) if uv.is_file() else None


def pip_settings() -> list[str]:
    """The settings of pip that say where packages are, as options of uv."""
    told = subprocess.run([*PIP, "config", "list"], capture_output=True, text=True, check=False)
    settings: dict[str, str] = {}
    for line in told.stdout.splitlines():
        name, _, value = line.partition("=")
        settings[name.rpartition(".")[2]] = str(ast.literal_eval(value))
    options = ["--system-certs"]
    if cert := settings.get("cert"):
        options = ["--cert", cert]
    for name, option in (
        ("index-url", "--default-index"),
        ("extra-index-url", "--index"),
        ("find-links", "--find-links"),
        ("trusted-host", "--allow-insecure-host"),
    ):
        for value in settings.get(name, "").split():
            if is_there(value):
                options += [option, value]
    return [*options, *(["--no-index"] if settings.get("no-index") == "true" else [])]


def is_there(place: str) -> bool:
    """Whether a folder named in the settings exists; pip only warns about one that does not."""
    return "://" in place.replace("file://", "") or Path(place.removeprefix("file://")).is_dir()


def run(what: str, *commands: list[str]) -> None:
    """Run the first command that succeeds, with the time it took."""
    say(f"{what} ...")
    begin = time.monotonic()
    for command in commands:
        if subprocess.run(command, cwd=ROOT, env=our_variables(), check=False).returncode == 0:
            say(f"{what}: {time.monotonic() - begin:.0f} s")
            return
    sys.exit(f"FAILED: {what}")


def our_variables() -> dict[str, str]:
    """The environment of what we start."""
    return {name: value for name, value in os.environ.items() if name not in HARMFUL}


def say(line: str) -> None:
    print(line, flush=True)


def read(path: Path) -> str:
    return path.read_text() if path.is_file() else ""
