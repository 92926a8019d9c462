"""Build a source distribution and a wheel into dist/, the page inside both.

The wheel is compiled where there is a C compiler; elsewhere, and with --pure, it is one for every
system (py3-none-any), slower and otherwise the same. Run by `make wheel` with the Python of .venv.
"""

import argparse
import os
import subprocess
import sys
import zipfile
from pathlib import Path

import page

ROOT = Path(__file__).resolve().parent.parent
UNCOMPILED = ROOT / "build" / "uncompiled.txt"  # setup.py says there why


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, default=ROOT / "dist", help="the folder")
    parser.add_argument("--pure", action="store_true", help="do not compile")
    parser.add_argument("--no-wheel", action="store_true", help="only the source distribution")
    wanted = parser.parse_args()
    try:
        page.build()
    except page.NoPage as problem:
        sys.exit(f"MISSING: {problem}")
    out = wanted.out.absolute()
    told(source_distribution(out))
    if not wanted.no_wheel:
        told(wheel(out, pure=wanted.pure))
        print(UNCOMPILED.read_text() if UNCOMPILED.is_file() else "", end="")


def told(file: Path) -> None:
    print(f"{file}  {file.stat().st_size / 1e6:.1f} MB", flush=True)


def source_distribution(out: Path) -> Path:
    """The sources with the built page, so that whoever builds from them needs no Node."""
    out.mkdir(parents=True, exist_ok=True)
    build = "import sys; from setuptools import build_meta as b; b.build_sdist(sys.argv[1])"
    quiet([sys.executable, "-c", build, str(out)])
    return newest(out, "perihelion-*.tar.gz")


def wheel(out: Path, *, pure: bool) -> Path:
    """The package, ready to install."""
    environment = {**os.environ, "PERIHELION_REQUIRE_PAGE": "1"}
    if pure:
        environment["PERIHELION_COMPILE"] = "no"
    command = [sys.executable, "-m", "pip", "--disable-pip-version-check", "wheel", "-q"]
    command += ["--no-deps", "--no-build-isolation", "--wheel-dir", str(out), str(ROOT)]
    quiet(command, environment)
    made = newest(out, "perihelion-*.whl")
    with zipfile.ZipFile(made) as files:
        if "perihelion/page/index.html" not in files.namelist():
            sys.exit(f"FAILED: {made} has no page in it")
    return made


def newest(folder: Path, pattern: str) -> Path:
    return max(folder.glob(pattern), key=lambda file: file.stat().st_mtime)


def quiet(command: list[str], environment: dict[str, str] | None = None) -> None:
    """Run it; what it says is told only if it fails."""
    done = subprocess.run(
        command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False
    )
    if done.returncode != 0:
        sys.exit(f"{done.stdout}{done.stderr}\nFAILED: {' '.join(command)}")


if __name__ == "__main__":
    main()
