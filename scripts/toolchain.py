"""What compiling and testing need of the system, and what of it is missing here.

Used by setup.py, system.py, install.py, play.py, parts.py and the tests of the page.
"""

import os
import shlex
import shutil
import sysconfig
from collections.abc import Iterator
from pathlib import Path


def missing() -> list[tuple[str, str]]:
    """Each missing thing with the Debian package that brings it."""
    if os.name == "nt":  # setuptools finds the compiler of Windows by means of its own
        return []
    lacking = []
    if not _has_compiler():
        lacking.append(("C compiler", "gcc"))
    if not _has_headers():
        lacking.append(("Python headers", "python3-dev"))
    return lacking


def browser() -> str | None:
    """The Chromium that the page is tested in; the shell without windows takes a third less."""
    chromium = ("chromium-headless-shell", "chromium", "chromium-browser")
    chrome = ("google-chrome", "google-chrome-stable")
    found = (path for name in (*chromium, *chrome) if (path := shutil.which(name)))
    return next(found, None) or next(_downloaded(), None)


def _downloaded() -> Iterator[str]:
    """Those that Playwright has in its cache."""
    set_to = os.environ.get("PLAYWRIGHT_BROWSERS_PATH")
    cache = Path(set_to) if set_to else Path.home() / ".cache" / "ms-playwright"
    for path in sorted(cache.glob("chromium-*/chrome-linux*/chrome"), reverse=True):
        yield str(path)


def _has_compiler() -> bool:
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    words = shlex.split(command)
    return bool(words) and shutil.which(words[0]) is not None


def _has_headers() -> bool:
    return (Path(sysconfig.get_path("include")) / "Python.h").is_file()
