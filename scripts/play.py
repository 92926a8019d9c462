"""`make play`: install what playing needs, serve at once, and compile behind it.

The compiled build has a place of its own. Whoever starts to think after it is there uses it, and so
does the next start; the server that runs goes on as it began. Ctrl-C ends all of it.
"""

import contextlib
import os
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

import builds
import environment
import page
import toolchain
from environment import PYTHON, ROOT, say

COMPILE = "--compile"
LOW_PRIORITY = 19


def main() -> None:
    if COMPILE in sys.argv:
        compile_behind()
        return
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    environment.make_environment()
    building = start_page()
    requirements = environment.requirements_of(build=False, extras=[])
    environment.install("Installing what playing needs", requirements)
    if building is not None and building.wait() != 0:
        say("SKIPPED: the page; Perihelion is for programs and terminals until it can be built")
    place = builds.place_of(compiled=True)
    builds.use(place if place.is_dir() else builds.SOURCES)
    play(place)


def start_page() -> subprocess.Popen[bytes] | None:
    """Build the page beside everything else, if it is not up to date."""
    if page.is_current():
        return None
    if page.find_node() is None:
        environment.install("Installing Node", environment.extra_of("page"))
    return subprocess.Popen([str(PYTHON), str(ROOT / "scripts" / "page.py")], cwd=ROOT)


def play(place: Path) -> None:
    """Serve until somebody stops it, compiling meanwhile if that is to be done and can be."""
    given = environment.our_variables()
    behind = None
    if not place.is_dir() and not toolchain.missing():
        given["PERIHELION_BUILD"] = str(place)
        behind = subprocess.Popen(
            [sys.executable, __file__, COMPILE, str(place)], cwd=ROOT, start_new_session=True
        )
    serve = [str(PYTHON), str(PYTHON.with_name("perihelion")), "serve", *sys.argv[1:]]
    serving = subprocess.Popen(serve, env=given)
    try:
        sys.exit(serving.wait())
    except KeyboardInterrupt:
        serving.wait()  # the terminal has told it, too
    finally:
        serving.terminate()
        if behind is not None:
            end(behind.pid)


def end(group: int) -> None:
    with contextlib.suppress(ProcessLookupError):
        os.killpg(group, signal.SIGKILL)


def compile_behind() -> None:
    """Compile at low priority; ends with whoever started it."""
    os.nice(LOW_PRIORITY)
    place = Path(sys.argv[2])
    progress = place.with_suffix(".progress")
    threading.Thread(target=watch, args=(os.getppid(), progress), daemon=True).start()
    progress.parent.mkdir(exist_ok=True)
    progress.write_text("0")
    os.environ["PERIHELION_PROGRESS"] = str(progress)
    try:
        requirements = environment.requirements_of(build=True, extras=[])
        environment.install("Behind the table: installing what compiles", requirements)
        builds.use(
            builds.build("Behind the table: compiling, so that levels think faster", compiled=True)
        )
    finally:
        progress.unlink(missing_ok=True)
    say("Compiled: levels think faster from now on")


def watch(parent: int, progress: Path) -> None:
    """Tell every quarter of the way, and end with whoever started it."""
    told = 0
    while os.getppid() == parent:
        time.sleep(0.5)
        quarters = int(4 * float(environment.read(progress) or 0))
        if told < quarters < 4:
            told = quarters
            say(f"Behind the table: compiled {25 * told} %")
    end(os.getpgrp())


if __name__ == "__main__":
    main()
