"""Compile C files in parallel and keep the object files; used by setup.py.

An object file is kept under the digest of everything it is made of: a build compiles only the C
files that changed since any earlier one.
"""

import hashlib
import os
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import version
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from setuptools import Extension
from setuptools.command.build_ext import build_ext

OBJECTS = Path("build") / "objects"
MONTH = 30 * 86_400

FLAGS_OF: dict[str, list[str]] = {}
"""What a C file is compiled with, besides the flags of its library."""


class ParallelExtensions(build_ext):
    """Compile all C files in parallel, the longest first, and link what was compiled before."""

    def build_extensions(self) -> None:
        OBJECTS.mkdir(parents=True, exist_ok=True)
        self.salt = "\n".join([sys.version, version("mypy"), version_of(self.compiler)])
        sources = [(module, name) for module in self.extensions for name in module.sources]
        sources.sort(key=size_of, reverse=True)
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            total = sum(size_of(source) for source in sources)
            done = 0
            for source, kept in zip(sources, pool.map(self.compiled, sources), strict=True):
                source[0].extra_objects.append(kept)
                done += size_of(source)
                tell_progress(done / total)
            for module in self.extensions:
                module.sources = []
            self.force = True  # an object may be older than what was linked without it
            list(pool.map(self.build_extension, self.extensions))
        forget_objects()

    def compiled(self, source: tuple[Extension, str]) -> str:
        """The object file of a C file, kept by the digest of all it is made of."""
        module, name = source
        flags = [*module.extra_compile_args, *FLAGS_OF[name]]
        known = "\n".join([self.salt, *flags, Path(name).read_text("utf-8")])
        digest = hashlib.sha256(known.encode()).hexdigest()[:24]
        kept = OBJECTS / f"{Path(name).stem}-{digest}{self.compiler.obj_extension}"
        if not kept.is_file():
            with TemporaryDirectory(dir=OBJECTS) as place:
                made = self.compiler.compile(
                    [name], place, include_dirs=module.include_dirs, extra_postargs=flags
                )
                Path(made[0]).replace(kept)
        kept.touch()
        return str(kept)


def size_of(source: tuple[Extension, str]) -> int:
    return Path(source[1]).stat().st_size


def tell_progress(share: float) -> None:
    """Tell whoever compiles behind something else how far it is."""
    if place := os.environ.get("PERIHELION_PROGRESS"):
        Path(place).write_text(f"{share:.2f}")


def version_of(compiler: Any) -> str:
    """What the C compiler calls itself."""
    command = getattr(compiler, "compiler_so", None)
    if not command:  # Windows: setuptools finds it later, and the version of Python names it
        return ""
    asked = subprocess.run([command[0], "--version"], capture_output=True, text=True, check=False)
    return "\n".join([*command, asked.stdout])


def forget_objects() -> None:
    """Object files that no build has used for a month."""
    for path in OBJECTS.iterdir():
        if path.is_file() and path.stat().st_mtime < time.time() - MONTH:
            path.unlink()
