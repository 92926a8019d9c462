"""The quick check for daily work: style, types and the tests that a change touches.

Run by `make check`, on the sources, interpreted. The change is what differs from where this
branch left main; on main itself, what is not committed yet. Which tests belong to a file is told
by the folders, which tests/ mirrors, and by what a test names; the nearest come first. `make test`
stays the judge: it runs everything, compiled.
"""

import re
import subprocess
import sys
import time
from collections.abc import Iterable
from functools import cache
from pathlib import Path

from parts import CORES, MYPY, PAGE_LINT, PAGE_PARTS, QUICK_LINT, Part, run_all

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = "src/perihelion/"
SECONDS = 75.0
"""So long the tests may take, with the page built for them; the nearest have run by then."""


def main() -> None:
    changed = changes()
    print(f"{len(changed)} files differ from {base()[:12]}")
    parts: list[Part] = [MYPY]
    begin = time.monotonic()
    is_page = any(file.startswith("web/") for file in changed)
    if is_page:  # its tests look at the built one
        subprocess.run([sys.executable, "scripts/page.py"], cwd=ROOT, check=True)
    if tests := tests_of(changed):
        # One process, as the type checker is busy beside it. The first failure is told at once:
        # what was interrupted in time has not failed.
        command = ["pytest", "-n", str(CORES - 1), "-x", *tests]
        left = SECONDS - (time.monotonic() - begin)
        parts.append(Part("tests", "touched", command, interpreted=True, seconds=left))
    parts += QUICK_LINT
    if is_page:
        parts += [PAGE_LINT, PAGE_PARTS]
    raise SystemExit(run_all(parts))


def base() -> str:
    """Where this branch left main."""
    return git("merge-base", "HEAD", "main").strip() or "HEAD"


def changes() -> list[str]:
    """The files that differ, new ones too."""
    names = git("diff", "--name-only", base()) + git("ls-files", "-o", "--exclude-standard")
    return sorted(set(names.splitlines()))


def git(*words: str) -> str:
    done = subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=False)
    return done.stdout


def tests_of(changed: Iterable[str]) -> list[str]:
    """The tests for changed files, the nearest first."""
    every = [*tests_below("tests"), *tests_below("tests/*")]
    near: dict[str, None] = {}
    far: dict[str, None] = {}
    for file in changed:
        near |= dict.fromkeys(test for test in every if is_near(test, file))
        if not Path(file).name.startswith("test_"):
            far |= dict.fromkeys(tests_below(test_folder(file)))
    return [*(near | far)]


def test_folder(file: str) -> str:
    """The folder of tests that mirrors the one of a file; tests/ itself for all the others."""
    if file.startswith("web/"):
        return "tests/page"
    place = Path(file.removeprefix(PACKAGE) if file.startswith(PACKAGE) else file).parent
    if file.startswith("tests/"):
        place = Path(file).relative_to("tests").parent
    elif not file.startswith(PACKAGE):
        return "tests"
    while str(place) != "." and not (ROOT / "tests" / place).is_dir():
        place = place.parent
    return str(Path("tests") / place)


def tests_below(folder: str) -> list[str]:
    """All tests of a folder; of tests/ itself only those that lie there."""
    found = ROOT.glob(f"{folder}/test_*.py" if folder == "tests" else f"{folder}/**/test_*.py")
    return sorted(str(path.relative_to(ROOT)) for path in found)


def is_near(test: str, file: str) -> bool:
    """Whether it is the test itself, or names the module."""
    if test == file:
        return True
    module = file.removeprefix("src/").removesuffix(".py").removesuffix("/__init__")
    dotted = module.replace("/", ".")
    head, _, last = dotted.rpartition(".")
    text = text_of(test)
    if head not in text or last not in text:
        return False
    names = rf"\b{re.escape(dotted)}\b|from {re.escape(head)} import [^\n]*\b{re.escape(last)}\b"
    return re.search(names, text) is not None


@cache
def text_of(test: str) -> str:
    return (ROOT / test).read_text(encoding="utf-8")


if __name__ == "__main__":
    main()
