"""Bring .venv up to date with the sources, doing only what is not done yet.

Run by make with any Python 3.11 or newer; standard library only. `--compiled` is for tests: what
cannot be had is an error, and what apt may bring is brought. Playing is in play.py.
"""

import argparse
import os
import subprocess
import sys

import builds
import environment
import page
import system
import toolchain
from environment import say


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--extra", action="append", default=[], help="also install this extra")
    parser.add_argument("--compiled", action="store_true", help="fail if it cannot be compiled")
    parser.add_argument("--browser", action="store_true", help="fail if there is no browser")
    parser.add_argument("--no-package", action="store_true", help="only the dependencies")
    wanted = parser.parse_args()

    if wanted.compiled:
        system.prepare(browser=wanted.browser)
    environment.make_environment()
    extras = [*wanted.extra, *page_extra()]
    requirements = environment.requirements_of(build=True, extras=extras)
    environment.install("Installing the dependencies", requirements)
    if wanted.browser and toolchain.browser() is None:
        system.download_browser()
    if not wanted.no_package:
        build_page()
        install_package()


def page_extra() -> list[str]:
    """Node as a wheel, where the page is to be built and the system has no Node."""
    return [] if page.find_node() is not None else ["page"]


def build_page() -> None:
    """By the Python of .venv, which may have Node as a wheel."""
    if page.is_current():
        return
    command = [str(environment.PYTHON), str(environment.ROOT / "scripts" / "page.py")]
    if subprocess.run(command, cwd=environment.ROOT, check=False).returncode == 0:
        return
    if os.environ.get("ALLOW_MISSING") != "1":
        sys.exit("FAILED: building the page")
    say("SKIPPED: the page; Perihelion is for programs and terminals until it can be built")


def install_package() -> None:
    compiled = not toolchain.missing()
    what = "Compiling and installing perihelion" if compiled else "Installing perihelion"
    builds.use(builds.build(what, compiled=compiled))
    say("perihelion is installed, compiled" if compiled else builds.why_uncompiled())


if __name__ == "__main__":
    main()
