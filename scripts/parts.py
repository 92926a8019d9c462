"""Run the parts of the suite and tell at the end what each took.

All of them, or only the groups named: `.venv/bin/python scripts/parts.py lint`. Parts that keep
one core busy run side by side, and what they say is told when they end; parts that take the whole
machine run alone.
"""

import importlib.util
import os
import runpy
import signal
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path
from typing import IO, NamedTuple

from environment import our_variables

ROOT = Path(__file__).resolve().parent.parent
BIN = Path(sys.executable).parent

COMPILED = importlib.util.find_spec("perihelion__mypyc") is not None
CORES = 2
MANY = 2 * CORES
"""Processes for tests that mostly wait: for a server, a database, a time-out. A browser keeps a
core busy: with four of them whole matches ran into their time-outs."""
OPPONENTS = ("tests/ai", "tests/lab")
APART = ("tests/kernel", "tests/games", "tests/server", "tests/page", *OPPONENTS)


class Part(NamedTuple):
    group: str
    name: str
    command: list[str]
    cores: int = 1
    interpreted: bool = False  # looks at src instead of the installed package
    seconds: float | None = None  # interrupted after so many, which is no failure


def pytest_part(name: str, *which: str, processes: int = CORES) -> Part:
    """A part that takes the whole machine."""
    # An idle process takes over what another has not begun: nobody waits for a last long test.
    command = ["pytest", "-n", str(processes), "--dist", "worksteal", "-rs", *which]
    return Part("tests", name, command, CORES)


class Result(NamedTuple):
    part: Part
    seconds: float
    verdict: str


# The longest of those that run side by side first.
MYPY = Part("lint", "mypy", ["mypy", "--strict"])
PAGE_LINT = Part("lint", "page", ["python", "scripts/page.py", "lint"])
PAGE_PARTS = Part("tests", "page parts", ["python", "scripts/page.py", "test"])
QUICK_LINT = (
    Part("lint", "imports", ["lint-imports", "--no-cache"], interpreted=True),
    Part("lint", "ruff check", ["ruff", "check", "."]),
    Part("lint", "ruff format", ["ruff", "format", "--check", "."]),
)
PARTS = (
    MYPY,
    PAGE_LINT,
    *QUICK_LINT,
    PAGE_PARTS,
    Part("tests", "installed", ["python", "scripts/parts.py", "--where"]),
    pytest_part("engines", "tests/kernel", "tests/games"),
    pytest_part("opponents", *OPPONENTS),
    pytest_part("server", "tests/server", processes=MANY),
    pytest_part("page", "tests/page"),
    pytest_part("the rest", "tests", *(f"--ignore={one}" for one in APART)),
)


def main() -> None:
    if sys.argv[1:] == ["--where"]:
        where()
        return
    groups = sys.argv[1:] or ["lint", "tests"]
    failed = run_all([part for part in PARTS if part.group in groups])
    if "tests" in groups and not COMPILED:
        print("SKIPPED: all that needs the compiled package; the lines with SKIPPED above say what")
    sys.exit(failed)


def run_all(parts: list[Part]) -> bool:
    """Run them, those with one core side by side; whether one failed."""
    os.environ["SEED"] = str(runpy.run_path(str(ROOT / "tests" / "sampling.py"))["SEED"])
    print(f"SEED={os.environ['SEED']} (which cases are drawn; give it to make to repeat them)")
    begin = time.monotonic()
    if {PAGE_LINT.name, PAGE_PARTS.name} & {part.name for part in parts}:
        # Once, before two of them would install the packages of Node at the same time.
        subprocess.run([sys.executable, "scripts/page.py", "ready"], cwd=ROOT, check=False)
    results: list[Result] = []
    together = [part for part in parts if part.cores < CORES]
    threads = [threading.Thread(target=take, args=(together, results)) for _ in range(CORES)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    results += [run(part) for part in parts if part.cores >= CORES]
    print()
    for part, seconds, verdict in results:
        print(f"{part.group:6} {part.name:12} {seconds:7.1f} s  {verdict}")
    print(f"{'total':19} {time.monotonic() - begin:7.1f} s")
    return any(result.verdict == "FAILED" for result in results)


def take(waiting: list[Part], results: list[Result]) -> None:
    """One core's work: a part after the other while there are any."""
    while waiting:
        try:
            part = waiting.pop(0)
        except IndexError:  # the other one was quicker
            return
        with tempfile.TemporaryFile("w+") as said:
            result = run(part, said)
            said.seek(0)
            print(said.read(), end="", flush=True)
        results.append(result)


def run(part: Part, out: IO[str] | None = None) -> Result:
    print(f"\n== {part.name}: {' '.join(part.command)}", file=out, flush=True)
    environment = our_variables()
    if part.interpreted:
        environment["PYTHONPATH"] = str(ROOT / "src")
    begin = time.monotonic()
    command = [str(BIN / part.command[0]), *part.command[1:]]
    with subprocess.Popen(
        command, cwd=ROOT, env=environment, stdout=out, stderr=out and subprocess.STDOUT
    ) as process:
        try:
            verdict = "FAILED" if process.wait(part.seconds) else "ok"
        except subprocess.TimeoutExpired:
            process.send_signal(signal.SIGINT)  # pytest tells how far it came
            verdict = f"stopped after {part.seconds:.0f} s; make test has the rest"
    return Result(part, time.monotonic() - begin, verdict)


def where() -> None:
    """Fail unless the tests will import the installed package, compiled if it must be."""
    import perihelion

    place = Path(str(perihelion.__file__)).parent
    print(f"{place}, {'compiled' if COMPILED else 'UNCOMPILED'}")
    if not place.is_relative_to(Path(sys.prefix) / "builds"):
        sys.exit("This is not the installed package: the tests would prove nothing about it.")
    if not COMPILED and os.environ.get("ALLOW_MISSING") != "1":
        sys.exit("This is not the compiled package; ALLOW_MISSING=1 accepts that.")


if __name__ == "__main__":
    main()
