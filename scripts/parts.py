"""Run the parts of the suite one after the other and tell at the end what each took.

All of them, or only the groups named: `.venv/bin/python scripts/parts.py lint`.
"""

import importlib.util
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import NamedTuple

import toolchain

ROOT = Path(__file__).resolve().parent.parent
BIN = Path(sys.executable).parent

COMPILED = importlib.util.find_spec("perihelion__mypyc") is not None
PYTEST = ["pytest", "-n", "2", "-rs"]
OPPONENTS = ("tests/ai", "tests/lab")
APART = ("tests/kernel", "tests/games", "tests/server", "tests/page", *OPPONENTS)

UNSET = ("PYTHONPATH", "PYTHONDONTWRITEBYTECODE")
"""The first would find other modules; the second makes every process compile all tests anew."""


class Part(NamedTuple):
    group: str
    name: str
    command: list[str]
    interpreted: bool = False  # looks at src instead of the installed package


PARTS = (
    Part("lint", "ruff check", ["ruff", "check", "."]),
    Part("lint", "ruff format", ["ruff", "format", "--check", "."]),
    Part("lint", "mypy", ["mypy", "--strict"]),
    Part("lint", "imports", ["lint-imports", "--no-cache"], interpreted=True),
    Part("lint", "page", ["python", "scripts/page.py", "lint"]),
    Part("tests", "installed", ["python", "scripts/parts.py", "--where"]),
    Part("tests", "engines", [*PYTEST, "tests/kernel", "tests/games"]),
    Part("tests", "opponents", [*PYTEST, *OPPONENTS]),
    Part("tests", "server", [*PYTEST, "tests/server"]),
    Part("tests", "page parts", ["python", "scripts/page.py", "test"]),
    Part("tests", "page", [*PYTEST, "--dist", "worksteal", "tests/page"]),
    Part("tests", "the rest", [*PYTEST, "tests", *(f"--ignore={one}" for one in APART)]),
)


def main() -> None:
    if sys.argv[1:] == ["--where"]:
        where()
        return
    groups = sys.argv[1:] or ["lint", "tests"]
    if "tests" in groups and toolchain.browser() is None and os.environ.get("ALLOW_MISSING") != "1":
        sys.exit(
            "MISSING: a browser, for the tests of the page; on Debian: apt-get install chromium"
        )
    results = [(part, *run(part)) for part in PARTS if part.group in groups]
    print()
    for part, seconds, result in results:
        print(f"{part.group:6} {part.name:12} {seconds:7.1f} s  {result}")
    print(f"{'total':19} {sum(seconds for _, seconds, _ in results):7.1f} s")
    if "tests" in groups and not COMPILED:
        print("SKIPPED: all that needs the compiled package; the lines with SKIPPED above say what")
    sys.exit(any(result == "FAILED" for _, _, result in results))


def run(part: Part) -> tuple[float, str]:
    # Folders that nobody has made yet are left out; pytest itself fails on empty ones.
    command = [
        word for word in part.command if not word.startswith("tests/") or (ROOT / word).is_dir()
    ]
    if len(command) < len(part.command) and not any(word.startswith("tests") for word in command):
        return 0.0, "nothing there yet"
    print(f"\n== {part.name}: {' '.join(command)}", flush=True)
    environment = {name: value for name, value in os.environ.items() if name not in UNSET}
    if part.interpreted:
        environment["PYTHONPATH"] = str(ROOT / "src")
    begin = time.monotonic()
    code = subprocess.run(
        [str(BIN / command[0]), *command[1:]], cwd=ROOT, env=environment, check=False
    ).returncode
    return time.monotonic() - begin, "FAILED" if code else "ok"


def where() -> None:
    """Fail unless the tests will import the installed package, compiled if it must be."""
    import perihelion

    place = Path(str(perihelion.__file__)).parent
    print(f"{place}, {'compiled' if COMPILED else 'UNCOMPILED'}")
    if "site-packages" not in place.parts or not place.is_relative_to(sys.prefix):
        sys.exit("This is not the installed package: the tests would prove nothing about it.")
    if not COMPILED and os.environ.get("ALLOW_MISSING") != "1":
        sys.exit("This is not the compiled package; ALLOW_MISSING=1 accepts that.")


if __name__ == "__main__":
    main()
