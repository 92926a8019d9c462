"""Run the parts of the suite and tell at the end what each took.

All of them, or only the groups named: `.venv/bin/python scripts/parts.py lint`. What waits much,
for servers, browsers and processes, runs one part after the other and has the right of way; what
computes fills the gaps at a low priority; what looks at the clock has the machine to itself
afterwards. What a part says is told when it ends.
"""

import importlib.util
import os
import re
import runpy
import signal
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path
from typing import NamedTuple

from environment import our_variables

ROOT = Path(__file__).resolve().parent.parent
BIN = Path(sys.executable).parent

COMPILED = importlib.util.find_spec("perihelion__mypyc") is not None
CORES = 2
MANY = 2 * CORES
"""Processes for tests that mostly wait: for a server, a database, a time-out. A browser keeps a
core busy: with four of them whole matches ran into their time-outs."""
OPPONENTS = ("tests/ai", "tests/lab")
LOW = ("nice", "-n", "19")
"""Only what nobody else uses of the machine."""
FAILURES = re.compile(r"^[=\d].*\b\d+ (failed|errors?)\b.* in [\d.]+s", re.MULTILINE)
"""What pytest says at its end where something failed, also if it was interrupted then."""
APART = ("tests/kernel", "tests/games", "tests/server", "tests/page", *OPPONENTS)


class Part(NamedTuple):
    group: str
    name: str
    command: list[str]
    cores: int = 1
    waits: bool = False  # leaves gaps that others may fill
    fills: bool = True  # may fill gaps: it looks at no clock
    interpreted: bool = False  # looks at src instead of the installed package
    seconds: float | None = None  # interrupted after so many, which is no failure


def pytest_part(
    name: str, *which: str, processes: int = CORES, waits: bool = False, fills: bool = False
) -> Part:
    """A part that can keep every core busy."""
    # An idle process takes over what another has not begun: nobody waits for a last long test.
    command = ["pytest", "-n", str(processes), "--dist", "worksteal", "-rs", *which]
    return Part("tests", name, command, CORES, waits, fills)


class Result(NamedTuple):
    part: Part
    seconds: float
    busy: float  # seconds of processor time, its processes' together
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
    pytest_part("engines", "tests/kernel", "tests/games", fills=True),
    pytest_part("opponents", *OPPONENTS),
    pytest_part("server", "tests/server", processes=MANY, waits=True),
    pytest_part("page", "tests/page", waits=True),
    pytest_part("the rest", "tests", *(f"--ignore={one}" for one in APART), waits=True),
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
    """Run them; whether one failed."""
    os.environ["SEED"] = str(runpy.run_path(str(ROOT / "tests" / "sampling.py"))["SEED"])
    print(f"SEED={os.environ['SEED']} (which cases are drawn; give it to make to repeat them)")
    begin = time.monotonic()
    if {PAGE_LINT.name, PAGE_PARTS.name} & {part.name for part in parts}:
        # Once, before two of them would install the packages of Node at the same time.
        subprocess.run([sys.executable, "scripts/page.py", "ready"], cwd=ROOT, check=False)
    results: list[Result] = []
    first = begin_lane([part for part in parts if part.waits], results)
    # Those of one core first: at the end, when nobody waits any more, one of them would leave the
    # other cores idle.
    behind = [part for part in parts if part.fills and not part.waits]
    behind.sort(key=lambda part: part.cores)
    for thread in [begin_lane(behind, results, behind=first) for _ in range(CORES)]:
        thread.join()
    first.join()
    begin_lane([part for part in parts if not (part.waits or part.fills)], results).join()
    print()
    for part, seconds, busy, verdict in results:
        print(f"{part.group:6} {part.name:12} {seconds:7.1f} s {busy:7.1f} s busy  {verdict}")
    total, busy = time.monotonic() - begin, sum(one.busy for one in results)
    print(f"{'total':19} {total:7.1f} s {busy:7.1f} s busy")
    return len(results) < len(parts) or any(one.verdict == "FAILED" for one in results)


def begin_lane(
    waiting: list[Part], results: list[Result], behind: threading.Thread | None = None
) -> threading.Thread:
    """Take a part after the other while there are any, in a thread of its own."""

    def work() -> None:
        while waiting:
            try:
                part = waiting.pop(0)
            except IndexError:  # another lane was quicker
                return
            try:
                result = run(part, low=behind is not None and behind.is_alive())
            except OSError as problem:  # it could not even be started
                print(f"\n== {part.name}: {problem}", flush=True)
                result = Result(part, 0.0, 0.0, "FAILED")
            results.append(result)

    thread = threading.Thread(target=work)
    thread.start()
    return thread


def run(part: Part, *, low: bool) -> Result:
    """Run it, step back for others if it is `low`, and tell what it said when it has ended."""
    environment = our_variables()
    if part.interpreted:
        environment["PYTHONPATH"] = str(ROOT / "src")
    begin = time.monotonic()
    command = [str(BIN / part.command[0]), *part.command[1:]]
    if part.command[0] == "pytest":  # what hypothesis draws can be repeated too
        command.append(f"--hypothesis-seed={os.environ['SEED']}")
    print(f"-- {part.name} begins", flush=True)
    with (
        tempfile.TemporaryFile("w+", encoding="utf-8", errors="replace") as said,
        subprocess.Popen(
            [*(LOW if low else ()), *command],
            cwd=ROOT,
            env=environment,
            stdout=said,
            stderr=subprocess.STDOUT,
        ) as process,
    ):
        interrupt = threading.Timer(part.seconds or 0, process.send_signal, [signal.SIGINT])
        if part.seconds is not None:
            interrupt.start()  # pytest tells how far it came
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        said.seek(0)
        told = said.read()
        verdict = verdict_of(process.returncode, told, stopped=interrupt.finished.is_set())
        interrupt.cancel()
        print(f"\n== {part.name}: {' '.join(part.command)}\n{told}", end="", flush=True)
    busy = usage.ru_utime + usage.ru_stime
    return Result(part, time.monotonic() - begin, busy, verdict)


def verdict_of(code: int, told: str, *, stopped: bool) -> str:
    """What became of a part; one that was stopped in time has failed only if it says so."""
    if stopped and not FAILURES.search(told):
        return "stopped in time; make test has the rest"
    return "FAILED" if code else "ok"


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
