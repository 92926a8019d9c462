"""How long from `make play` to the first question that can be answered in a browser.

`.venv/bin/python -m benchmarks.first_minutes -- make play`, or any other command that serves the
page at --address. Prints when the server answered, when the games were shown, when the question
was lit, what processor time the command had taken by then (which hardly depends on what else the
machine does), and what it said; ends what it started. The browser is open before, as that of
whoever types the command. Run it in an empty clone with empty caches to see what a new user sees.
"""

import argparse
import contextlib
import os
import runpy
import signal
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
LIT = '[data-part="question"][data-kind]'
ARGUMENTS = ["--no-sandbox", "--disable-dev-shm-usage", "--no-first-run"]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--address", default="http://127.0.0.1:8042")
    parser.add_argument("--most", type=float, default=900, help="seconds to wait at most")
    parser.add_argument("--stay", type=float, default=0, help="seconds to go on after the question")
    parser.add_argument("command", nargs="+")
    wanted = parser.parse_args()
    browser = runpy.run_path(str(ROOT / "scripts" / "toolchain.py"))["browser"]()
    if browser is None:
        sys.exit("MISSING: a browser; on Debian: apt-get install chromium-headless-shell")
    if is_answered(wanted.address):
        sys.exit(f"FAILED: somebody else serves at {wanted.address}")
    with sync_playwright() as playwright:
        page = playwright.chromium.launch(executable_path=browser, args=ARGUMENTS).new_page()
        begin = time.monotonic()
        process = subprocess.Popen(wanted.command, start_new_session=True)
        try:
            answers(wanted.address, begin + wanted.most, process)
            tell("the server answers", begin, process.pid)
            page.set_default_timeout(120_000)
            page.goto(wanted.address)
            page.locator("[data-play]").first.wait_for()
            tell("the games are shown", begin, process.pid)
            light(page)
            tell("the question is lit", begin, process.pid)
            time.sleep(wanted.stay)
        finally:
            os.killpg(process.pid, signal.SIGINT)
            process.wait(30)


def tell(what: str, begin: float, session: int) -> None:
    passed = time.monotonic() - begin
    print(f"FIRST {what}: {passed:.1f} s (processor {spent(session):.1f} s)", flush=True)


def spent(session: int) -> float:
    """The processor time of a session: its processes, and those that they have waited for.

    What compiles behind the server has a session of its own and is not counted.
    """
    ticks = 0
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):  # ended meanwhile
            fields = stat.read_text().rpartition(")")[2].split()
            if int(fields[3]) == session:
                ticks += sum(map(int, fields[11:15]))  # its own and its children's
    return ticks / os.sysconf("SC_CLK_TCK")


def answers(address: str, until: float, process: subprocess.Popen[bytes]) -> None:
    """Wait until the server does."""
    while time.monotonic() < until:
        if process.poll() is not None:
            sys.exit(f"FAILED: the command has ended with {process.returncode}")
        if is_answered(address):
            return
        time.sleep(0.05)
    sys.exit("FAILED: nobody answers")


def is_answered(address: str) -> bool:
    """Whether anybody serves there."""
    try:
        with urllib.request.urlopen(f"{address}/healthz", timeout=2):  # noqa: S310  (ours)
            return True
    except (urllib.error.URLError, TimeoutError, ConnectionError):
        return False


def light(page: Page) -> None:
    """Two clicks of somebody new: Play under the first game, and just play."""
    page.locator("[data-play]").first.click()
    page.locator('[data-welcome="play"]').click()
    page.locator(LIT).first.wait_for()


if __name__ == "__main__":
    main()
