"""The systems and Pythons we publish wheels for, and two questions about them.

`python scripts/targets.py dependencies` asks the index whether all we need comes as wheels for
every target (pip resolves, nothing is installed; minutes), `... dependencies --extras` also tells
which extras do not. `... complete FOLDER` fails unless FOLDER holds a source distribution and one
wheel of the same version for every target.
"""

import json
import re
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
PYTHONS = ("3.11", "3.12", "3.13", "3.14")


class System(NamedTuple):
    name: str
    wheel: str  # how the tag of our own wheel looks
    platforms: tuple[str, ...]  # the tags of wheels that run there


def manylinux(machine: str) -> tuple[str, ...]:
    names = (*(f"manylinux_2_{minor}" for minor in range(28, 16, -1)), "manylinux2014")
    return tuple(f"{name}_{machine}" for name in names)


def macosx(machine: str) -> tuple[str, ...]:
    """From macOS 14 down; before 11, wheels for arm64 are universal ones."""
    kinds = (machine, "universal2")
    new = [f"macosx_{major}_0_{kind}" for major in range(14, 10, -1) for kind in kinds]
    old = [f"macosx_10_{minor}_{kind}" for minor in range(15, 8, -1) for kind in kinds]
    return (*new, *old)


SYSTEMS = (
    System("Linux x86-64", r"manylinux\w+_x86_64", manylinux("x86_64")),
    System("Linux arm64", r"manylinux\w+_aarch64", manylinux("aarch64")),
    System("macOS arm64", r"macosx_\w+_arm64", macosx("arm64")),
    System("macOS x86-64", r"macosx_\w+_x86_64", macosx("x86_64")),
    System("Windows x86-64", "win_amd64", ("win_amd64",)),
)


def main() -> None:
    match sys.argv[1:]:
        case ["dependencies", *more] if more in ([], ["--extras"]):
            sys.exit(not dependencies(extras_too=bool(more)))
        case ["complete", folder]:
            if lacking := missing(sorted(path.name for path in Path(folder).iterdir())):
                sys.exit("\n".join(f"MISSING: {what}" for what in lacking))
            print(f"{folder} is complete: {len(PYTHONS) * len(SYSTEMS)} wheels and the sources")
        case _:
            sys.exit(__doc__)


def missing(files: list[str]) -> list[str]:
    """What of a release is not among the files."""
    versions = re.findall(r"^perihelion-([^-]+)\.tar\.gz$", "\n".join(files), re.MULTILINE)
    if len(versions) != 1:
        return [f"one source distribution; there are {len(versions)}"]
    lacking = []
    for python in PYTHONS:
        tag = f"cp{python.replace('.', '')}"
        for system in SYSTEMS:
            wheel = rf"perihelion-{re.escape(versions[0])}-{tag}-{tag}-([\w.]+\.)?{system.wheel}"
            if not any(re.fullmatch(rf"{wheel}(\.\w+)*\.whl", file) for file in files):
                lacking.append(f"a wheel for {system.name}, Python {python}")
    return lacking


def dependencies(*, extras_too: bool) -> bool:
    """Whether wheels are there for every target; the extras are told, not asked for."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    needed = [*project["build-system"]["requires"], *project["project"]["dependencies"]]
    extras: dict[str, list[str]] = project["project"]["optional-dependencies"] if extras_too else {}
    complete = True
    for system in SYSTEMS:
        for python in PYTHONS:
            found, problem = resolved(needed, system, python)
            complete &= not problem
            without = [name for name, more in extras.items() if resolved(more, system, python)[1]]
            lacks = f"; not for the extras {', '.join(without)}" if without else ""
            told = f"{found} wheels{lacks}" if not problem else f"MISSING: {problem}"
            print(f"{system.name:15} Python {python:5} {told}", flush=True)
    return complete


def resolved(requirements: list[str], system: System, python: str) -> tuple[int, str]:
    """How many wheels it takes, and what pip said if there is none for something."""
    with tempfile.TemporaryDirectory() as place:
        report = Path(place) / "report.json"
        command = [sys.executable, "-m", "pip", "--disable-pip-version-check", "install", "-qq"]
        command += ["--dry-run", "--ignore-installed", "--only-binary=:all:", "--target", place]
        command += ["--report", str(report), "--python-version", python]
        command += [word for tag in system.platforms for word in ("--platform", tag)]
        # pip would judge our markers by the system it runs on.
        command += [line.partition(";")[0] for line in requirements if applies(line, system)]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode != 0:
            errors = [line for line in done.stderr.splitlines() if line.startswith("ERROR")]
            return 0, errors[-1] if errors else done.stderr.strip()
        return len(json.loads(report.read_text())["install"]), ""


def applies(requirement: str, system: System) -> bool:
    """The only marker we use: what Windows does not have."""
    marker = requirement.partition(";")[2].strip()
    assert marker in {"", "sys_platform != 'win32'"}, marker
    return not marker or "win" not in system.platforms[0][:3]


if __name__ == "__main__":
    main()
