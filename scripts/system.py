"""What tests need of the system: what is missing is named at once, or brought by apt.

apt is used where we are root or sudo asks no password, after saying so; APT=no forbids it. Where
it may not be used, Playwright can bring a browser into its own cache, if its server is reached.
"""

import contextlib
import os
import shutil
import socket
import subprocess
import sys
import threading
from functools import partial
from urllib.parse import urlsplit

import environment
import toolchain
from environment import say

BROWSER = ("a browser", "chromium-headless-shell")
DOWNLOADS = "https://cdn.playwright.dev"
DOWNLOAD_SECONDS = 0.8
"""Longer than a server takes to answer, short enough to name all that is missing at once."""


def prepare(*, browser: bool) -> None:
    """Bring what tests need, or name all of it that cannot be had and stop."""
    lacking = missing(browser=browser)
    if lacking and (how := apt()) is not None:
        install_by(how, [package for _, package in lacking])
        lacking = missing(browser=browser)
    if BROWSER in lacking and can_download():
        say("No browser here: Playwright will download one into its cache")
        lacking.remove(BROWSER)
    if lacking:
        name(lacking)


def missing(*, browser: bool) -> list[tuple[str, str]]:
    """Each missing thing with the Debian package that brings it."""
    lacking = toolchain.missing()
    if not environment.has_venv():
        lacking.append(("Python's venv and ensurepip", "python3-venv"))
    if browser and toolchain.browser() is None:
        lacking.append(BROWSER)
    return lacking


def apt() -> list[str] | None:
    """The command that installs packages without asking anybody, if there is one."""
    if os.environ.get("APT") == "no" or shutil.which("apt-get") is None:
        return None
    if os.geteuid() == 0:
        return ["apt-get"]
    if shutil.which("sudo") is None:
        return None
    asked = subprocess.run(["sudo", "-n", "true"], capture_output=True, check=False)
    return ["sudo", "-n", "apt-get"] if asked.returncode == 0 else None


def install_by(apt_get: list[str], packages: list[str]) -> None:
    listed = " ".join(packages)
    say(f"Installing by apt (APT=no forbids it): {listed}")
    quiet = ["env", "DEBIAN_FRONTEND=noninteractive", *apt_get]
    if apt_get[0] == "sudo":
        quiet = [*apt_get[:-1], "env", "DEBIAN_FRONTEND=noninteractive", apt_get[-1]]
    install = [*quiet, "install", "-y", "-qq", "--no-install-recommends"]
    run = partial(subprocess.run, stdout=subprocess.DEVNULL, check=False)
    run([*quiet, "update", "-qq"])
    if run([*install, *packages]).returncode != 0:
        for package in packages:  # apt brings none of them if it does not know one
            run([*install, package])


def name(lacking: list[tuple[str, str]]) -> None:
    """Say all that is missing; go on without it only where ALLOW_MISSING=1 says so."""
    allowed = os.environ.get("ALLOW_MISSING") == "1"
    things = ", ".join(thing for thing, _ in lacking)
    packages = " ".join(package for _, package in lacking)
    say(f"{'SKIPPED' if allowed else 'MISSING'}: {things}; on Debian: apt-get install {packages}")
    if not allowed:
        sys.exit(1)


def can_download() -> bool:
    """Whether Playwright's server, or the mirror that is set, takes connections."""
    place = urlsplit(os.environ.get("PLAYWRIGHT_DOWNLOAD_HOST") or DOWNLOADS)
    port = place.port or (443 if place.scheme == "https" else 80)
    reached = threading.Event()

    def reach() -> None:
        with contextlib.suppress(OSError):
            socket.create_connection((place.hostname or "", port), DOWNLOAD_SECONDS).close()
            reached.set()

    # In a thread, because nothing else limits the time that looking up a name takes.
    asking = threading.Thread(target=reach, daemon=True)
    asking.start()
    asking.join(DOWNLOAD_SECONDS)
    return reached.is_set()


def download_browser() -> None:
    """Playwright's own Chromium; a system without its libraries cannot start it."""
    command = [str(environment.PYTHON), "-m", "playwright", "install", "chromium"]
    subprocess.run(command, cwd=environment.ROOT, check=False)
    found = toolchain.browser()
    if found is not None:
        started = subprocess.run([found, "--version"], capture_output=True, check=False)
        if started.returncode == 0:
            return
    name([BROWSER])
