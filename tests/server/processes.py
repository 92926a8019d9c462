"""A server in processes of its own, which a test may kill."""

from __future__ import annotations

import atexit
import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import time
import weakref
from contextlib import suppress
from pathlib import Path
from tempfile import mkdtemp
from typing import Any

from tests.server.serving import Person

ROOT = Path(__file__).resolve().parents[2]
START_SECONDS = 180.0


def give_runtime_folder() -> None:
    """Where nobody has logged in, as in a chroot, PostgreSQL's wheel warns that there is none, and
    of one that others may enter; warnings are errors here.
    """
    if "XDG_RUNTIME_DIR" not in os.environ:
        folder = mkdtemp(prefix="perihelion-runtime-")  # ours alone
        atexit.register(shutil.rmtree, folder, ignore_errors=True)
        os.environ["XDG_RUNTIME_DIR"] = folder


def hold_port(host: str, holder: object) -> int:
    """A port that nobody else on this machine is given as long as the holder lives.

    A server may listen there, end, and listen there again: whoever binds a port without listening
    leaves it to those who name it.
    """
    held = socket.socket()
    held.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    held.bind((host, 0))
    weakref.finalize(holder, held.close)
    return int(held.getsockname()[1])


class Process:
    """`perihelion serve`, as anybody would start it."""

    def __init__(self, database: str, *options: str, log: Path | None = None) -> None:
        self.database = database
        self.options = options
        self.log = log
        self.port = hold_port("127.0.0.1", self)
        self.running: subprocess.Popen[str] | None = None

    def start(self) -> None:
        self.begin()
        self.wait()

    @property
    def is_up(self) -> bool:
        return self.running is not None and self.running.poll() is None

    def begin(self) -> None:
        """Start it; others may be started beside it before anybody waits."""
        command = [sys.executable, "-m", "perihelion", "serve", "--no-browser", "--no-limits"]
        command += ["--port", str(self.port), "--database", self.database, *self.options]
        errors: Any = subprocess.DEVNULL if self.log is None else self.log.open("a")
        self.running = subprocess.Popen(
            command,
            stdout=subprocess.PIPE,
            stderr=errors,
            text=True,
            env=os.environ | {"PYTHONPATH": _absolute_path()},
            start_new_session=True,
        )
        if self.log is not None:
            errors.close()

    def wait(self) -> None:
        """Until it serves."""
        assert self.running is not None
        assert self.running.stdout is not None
        said = self.running.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:(\d+)", said)
        assert found is not None, said
        assert int(found[1]) == self.port, said
        self._wait()

    def _wait(self) -> None:
        until = time.monotonic() + START_SECONDS
        person = self.nobody()
        while time.monotonic() < until:
            try:
                if person.ask("GET", "/healthz").is_success:
                    return
            except OSError:
                pass
            except Exception:  # noqa: BLE001  (not there yet, in whatever way)
                assert self.running is not None
                assert self.running.poll() is None
            time.sleep(0.05)
        raise AssertionError("the server did not start")

    def nobody(self) -> Person:
        return Person(f"http://127.0.0.1:{self.port}")

    def kill(self) -> None:
        """As the power cut does: no goodbye."""
        assert self.running is not None
        os.killpg(self.running.pid, signal.SIGKILL)
        self._gone()

    def stop(self) -> int:
        """As an operator does."""
        assert self.running is not None
        self.running.send_signal(signal.SIGTERM)
        return self._gone()

    def _gone(self) -> int:
        assert self.running is not None
        code = self.running.wait(90)
        assert self.running.stdout is not None
        self.running.stdout.close()
        return code

    def workers(self) -> list[int]:
        """The worker processes of several: children of the parent that serve."""
        assert self.running is not None
        found = []
        for entry in Path("/proc").iterdir():
            if entry.name.isdigit() and _parent_of(entry) == self.running.pid:
                with suppress(OSError):  # it has ended just now
                    if b"spawn_main" in (entry / "cmdline").read_bytes():
                        found.append(int(entry.name))
        return found


def _parent_of(entry: Path) -> int:
    try:
        return int((entry / "stat").read_text().rpartition(")")[2].split()[1])
    except (OSError, ValueError, IndexError):
        return 0


def _absolute_path() -> str:
    parts = os.environ.get("PYTHONPATH", "").split(os.pathsep)
    return os.pathsep.join(str(Path(part).resolve()) for part in parts if part)
