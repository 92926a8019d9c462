"""What compiling and testing need of the system, and what of it is missing here.

Used by setup.py, install.py and parts.py.
"""

import os
import shlex
import shutil
import sysconfig
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
    """The Chromium that the page is tested in."""
    names = ("chromium", "chromium-browser", "google-chrome")
    return next((path for name in names if (path := shutil.which(name))), None)


def _has_compiler() -> bool:
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    words = shlex.split(command)
    return bool(words) and shutil.which(words[0]) is not None


def _has_headers() -> bool:
    return (Path(sysconfig.get_path("include")) / "Python.h").is_file()


if __name__ == "__main__":  # .ci/run asks which packages to install
    print(*(package for _, package in missing()))
