"""`make fresh`: both commands on a bare Debian, in a chroot, with the times they take.

    make fresh                      every scene
    make fresh SCENE=bare           one of root, user, bare, trixie, container
    make fresh SCENE=bare STEP=play one step of it: play, setup (what `make test` installs), test

A minimal system by debootstrap with this machine's certificates and its apt, pip and npm settings,
and a clone of what is committed. Needs root, debootstrap, and here a browser and `make build`: the
browser outside looks at the page that is served inside.
"""

import argparse
import contextlib
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
WORK = Path(os.environ.get("FRESH_DIR", "/var/tmp/perihelion-fresh"))  # noqa: S108  (root's own)
MIRROR = "http://deb.debian.org/debian"
NOBODY_ANSWERS = "http://127.0.0.1:9"
"""Instead of Playwright's server: nothing but packages of Debian, PyPI and npm is fetched here."""
CERTIFICATES = "/etc/ssl/certs/ca-certificates.crt"
AGAIN = 3
"""How often it is started once more: the second time is what people wait for every day."""
HOME = "/home/player"
SETTINGS = (
    "/etc/apt/apt.conf.d",
    "/etc/pip.conf",
    "/etc/npmrc",
    "/usr/etc/npmrc",
    "/usr/local/share/ca-certificates",
    "/etc/resolv.conf",
    "/etc/hosts",
)
OWN_SETTINGS = (".npmrc", ".config/pip/pip.conf", ".pip/pip.conf")
MOUNTS = (("-t", "proc", "proc", "proc"), ("--rbind", "/sys", "sys"), ("--rbind", "/dev", "dev"))


class Scene(NamedTuple):
    """A system and what is on it."""

    suite: str
    packages: tuple[str, ...]
    user: str
    steps: tuple[str, ...]
    apt: str = "yes"


BARE = ("python3", "python3-venv", "make")
SCENES = {
    "root": Scene("bookworm", BARE, "root", ("play", "setup", "test")),
    "user": Scene(
        "bookworm",
        (*BARE, "gcc", "python3-dev", "chromium"),
        "player",
        ("play", "setup", "test"),
    ),
    "bare": Scene("bookworm", BARE, "player", ("play", "setup"), apt="no"),
    "trixie": Scene("trixie", BARE, "root", ("play", "setup", "test")),
    # The image that it stands for has Python's headers and no make.
    "container": Scene("bookworm", (*BARE[:2], "python3-dev"), "root", ("container",)),
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--scene", choices=["", *SCENES], default="")
    parser.add_argument("--step", choices=["", "play", "setup", "test"], default="")
    wanted = parser.parse_args()
    if os.geteuid() != 0 or shutil.which("debootstrap") is None:
        sys.exit("MISSING: root and debootstrap; on Debian: apt-get install debootstrap")
    results = []
    for name, scene in SCENES.items():
        if wanted.scene not in ("", name):
            continue
        with system(name, scene) as place:
            results += [
                f"{name:8} {step:6} {run_step(step, scene, place)}"
                for step in scene.steps
                if step == (wanted.step or step)
            ]
    print("\n" + "\n".join(results))
    sys.exit(any("FAILED" in line for line in results))


@contextlib.contextmanager
def system(name: str, scene: Scene) -> Iterator[Path]:
    """A fresh system with a fresh clone, and no trace of it afterwards."""
    place = WORK / name
    remove(place)
    run(["cp", "-a", str(minimal(scene.suite)), str(place)])  # with its device files
    try:
        take_settings(place, scene)
        for mount in MOUNTS:
            run(["mount", *mount[:-1], str(place / mount[-1])])
            if "--rbind" in mount:  # what is mounted or unmounted inside stays inside
                run(["mount", "--make-rslave", str(place / mount[-1])])
        inside(place, "root", "update-ca-certificates >/dev/null && apt-get update -qq")
        install = "DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends"
        inside(place, "root", f"{install} {' '.join(scene.packages)} >/dev/null")
        inside(place, "root", f"useradd -m -d {HOME} player")
        clone = place / HOME[1:] / "perihelion"
        run(["git", "clone", "-q", "--no-hardlinks", str(ROOT), str(clone)])
        take_own_settings(place)
        inside(place, "root", f"chown -R {scene.user} {HOME}")
        yield place
    finally:
        remove(place)


def minimal(suite: str) -> Path:
    """A minimal Debian, kept for the next time."""
    kept = WORK / f"minimal-{suite}"
    if not kept.is_dir():
        made = WORK / f"minimal-{suite}.making"
        remove(made)
        made.mkdir(parents=True)
        options = ["--variant=minbase", "--include=ca-certificates"]
        run(["debootstrap", *options, suite, str(made), MIRROR], quiet=True)
        made.rename(kept)
    return kept


def remove(place: Path) -> None:
    """Unmount what is mounted below a folder, the deepest first, and only then delete it."""
    for point in sorted(mounted_below(place), reverse=True):
        subprocess.run(["umount", "-l", point], check=False)
    if left := mounted_below(place):
        sys.exit(f"FAILED: {left} is still mounted; nothing was deleted")
    if place.exists():
        shutil.rmtree(place)


def mounted_below(place: Path) -> list[str]:
    points = [line.split()[1] for line in Path("/proc/mounts").read_text().splitlines()]
    return [point for point in points if Path(point).is_relative_to(place)]


def take_settings(place: Path, scene: Scene) -> None:
    """Certificates and settings of this machine."""
    for name in SETTINGS:
        copy(Path(name), place / name[1:])
    sources = place / "etc" / "apt"
    for path in sources.glob("sources.list*"):
        shutil.rmtree(path) if path.is_dir() else path.unlink()
    (sources / "sources.list.d").mkdir()
    for path in Path("/etc/apt/sources.list.d").glob("*.sources"):
        text = path.read_text()
        if "debian.org" in text:
            (sources / "sources.list.d" / path.name).write_text(
                text.replace("bookworm", scene.suite)
            )


def take_own_settings(place: Path) -> None:
    for name in OWN_SETTINGS:
        for home in ("root", HOME[1:]):
            copy(Path.home() / name, place / home / name)


def copy(source: Path, target: Path) -> None:
    if source.is_dir():
        shutil.copytree(source, target, dirs_exist_ok=True)
    elif source.is_file():
        target.parent.mkdir(parents=True, exist_ok=True)
        target.unlink(missing_ok=True)
        shutil.copy(source, target)


def run_step(step: str, scene: Scene, place: Path) -> str:
    """The result of a step in one line, with its time."""
    begin = time.monotonic()
    if step == "play":
        command = chrooted(place, scene.user, "make play")  # as anybody types it
        look = [str(ROOT / ".venv/bin/python"), "-m", "benchmarks.first_minutes", "--", *command]
        first, *again = (run_told(look, "FIRST") for _ in range(1 + AGAIN))
        return " | again: ".join([first, *again])
    if step == "container":
        told = run_told([sys.executable, "scripts/container.py", str(place)], "healthy")
        return f"{told} {time.monotonic() - begin:.0f} s"
    tests = f"make test APT={scene.apt}"
    if step == "setup":
        tests += " PARTS=true"
    told = run_told(chrooted(place, scene.user, tests), "MISSING")
    expected = "MISSING" in told if scene.apt == "no" else "FAILED" not in told
    told = told.removesuffix("FAILED") if expected else told
    return f"{'ok' if expected else 'FAILED'} {time.monotonic() - begin:.0f} s {told}"


def run_told(command: list[str], mark: str) -> str:
    """Run it, show what it says, and return the lines that begin with a mark."""
    found = []
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        for line in process.stdout:
            if not line.startswith('{"'):  # what the server logs
                print("   ", line.rstrip(), flush=True)
            if line.startswith(mark):
                found.append(line.strip())
    return "; ".join([*found, *(["FAILED"] if process.returncode else [])])


def inside(place: Path, user: str, command: str) -> None:
    run(chrooted(place, user, command))


def chrooted(place: Path, user: str, command: str) -> list[str]:
    home = "/root" if user == "root" else HOME
    environment = [
        *("PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin", f"HOME={home}"),
        *("LANG=C.UTF-8", f"NODE_EXTRA_CA_CERTS={CERTIFICATES}"),
        f"PLAYWRIGHT_DOWNLOAD_HOST={NOBODY_ANSWERS}",
    ]
    there = f"cd {HOME}/perihelion 2>/dev/null; {command}"
    return [
        "chroot",
        f"--userspec={user}",
        str(place),
        "env",
        "-i",
        *environment,
        "sh",
        "-c",
        there,
    ]


def run(command: list[str], *, quiet: bool = False) -> None:
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL if quiet else None)


if __name__ == "__main__":
    main()
