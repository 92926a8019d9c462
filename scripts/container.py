"""Carry out a Containerfile without a container: `python scripts/container.py ROOT [FILE]`.

ROOT is a folder with a Debian in it that stands for the images named by FROM (it has Python).
Each stage gets ROOT as it is, in turn; RUN is carried out there by chroot, COPY copies, ENV, USER
and WORKDIR are kept, and the rest is checked and told. `make fresh` proves the steps with it where
nobody can run containers. Needs root.
"""

import json
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

HERE = Path(__file__).resolve().parent.parent
KNOWN = {
    *("FROM", "RUN", "COPY", "WORKDIR", "USER", "ENV"),
    *("VOLUME", "EXPOSE", "HEALTHCHECK", "ENTRYPOINT", "CMD"),
}
LEFT_OUT = (".git", ".venv", "build", "dist", "node_modules", "__pycache__", ".mypy_cache")


class Step(NamedTuple):
    word: str
    rest: str


def main() -> None:
    root = Path(sys.argv[1]).resolve()
    file = Path(sys.argv[2]) if len(sys.argv) > 2 else HERE / "Containerfile"
    Container(root).carry_out(list(steps(file.read_text())))


def steps(text: str) -> Iterator[Step]:
    """The instructions, remarks left out and continued lines joined."""
    lines = [line for line in text.splitlines() if not line.lstrip().startswith("#")]
    for line in "\n".join(lines).replace("\\\n", " ").splitlines():
        word, _, rest = line.strip().partition(" ")
        if word:
            if word not in KNOWN:
                raise SystemExit(f"an instruction that is not known here: {word}")
            yield Step(word, rest.strip())


class Container:
    """A folder in which steps are carried out."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.folder, self.user = "/", "root"
        self.environment: dict[str, str] = {}

    def carry_out(self, todo: list[Step]) -> None:
        for step in todo:
            print(f"== {step.word} {step.rest}", flush=True)
            if step.word == "FROM":
                self.folder, self.user, self.environment = "/", "root", {}
            elif step.word == "ENV":
                self.environment |= dict(one.split("=", 1) for one in shlex.split(step.rest))
            elif step.word == "WORKDIR":
                self.folder = step.rest
                (self.root / self.folder.lstrip("/")).mkdir(parents=True, exist_ok=True)
            elif step.word == "USER":
                self.user = step.rest
            elif step.word == "COPY":
                self.copy(step.rest)
            elif step.word == "RUN":
                self.run(["sh", "-c", step.rest])
        self.healthy(todo)

    def copy(self, rest: str) -> None:
        """From here; what an earlier stage has made is there already."""
        if rest.startswith("--from="):
            return
        source, target = shlex.split(rest)
        place = self.root / self.folder.lstrip("/") / target.removeprefix("/")
        ignored = shutil.ignore_patterns(*LEFT_OUT)
        shutil.copytree(HERE / source, place, ignore=ignored, dirs_exist_ok=True)

    def run(self, command: list[str]) -> None:
        self.wait(self.start(command), command)

    def start(self, command: list[str]) -> subprocess.Popen[bytes]:
        given = [f"{name}={value}" for name, value in self.environment.items()]
        path = "PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"
        script = f'cd "{self.folder}" && exec "$@"'
        user = [] if self.user == "root" else [f"--userspec={self.user}:{self.user}"]
        inside = ["env", "-i", path, "LANG=C.UTF-8", *given, "sh", "-c", script, "sh", *command]
        return subprocess.Popen(["chroot", *user, str(self.root), *inside])

    def wait(self, process: subprocess.Popen[bytes], command: list[str]) -> None:
        if process.wait() != 0:
            raise SystemExit(f"FAILED: {shlex.join(command)}")

    def healthy(self, todo: list[Step]) -> None:
        """Start it as the image would, as its user, until its own health check says so."""
        last = {step.word: step.rest for step in todo}
        server = self.start([*json.loads(last["ENTRYPOINT"]), *json.loads(last["CMD"])])
        check = json.loads(last["HEALTHCHECK"].partition("CMD")[2])
        try:
            for _ in range(60):
                if self.start(check).wait() == 0:
                    print("healthy", flush=True)
                    return
            raise SystemExit("FAILED: it does not become healthy")
        finally:
            server.terminate()
            server.wait()


if __name__ == "__main__":
    main()
