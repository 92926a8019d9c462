"""A disk that can be full: a small tmpfs where we may mount one, else a limit on file sizes."""

from __future__ import annotations

import contextlib
import os
import resource
import subprocess
from collections.abc import Iterable
from pathlib import Path
from typing import Final

SMALLEST: Final = 8_192
"""Bytes: under a limit of this size no database can write anything."""


class Disk:
    """Where a database lies."""

    def __init__(self, folder: Path, megabytes: int, *, mount: bool) -> None:
        self.folder = folder
        folder.mkdir(parents=True, exist_ok=True)
        command = ["mount", "-t", "tmpfs", "-o", f"size={megabytes}m", "none", str(folder)]
        self.is_mounted = mount and subprocess.run(command, check=False).returncode == 0
        folder.chmod(0o755)

    @property
    def kind(self) -> str:
        return "tmpfs" if self.is_mounted else "file-size limit"

    def fill(self, pids: Iterable[int]) -> None:
        """From now on nobody can write; without a tmpfs these processes cannot."""
        if not self.is_mounted:
            _limit(pids, SMALLEST)
            return
        with contextlib.suppress(OSError), (self.folder / "ballast").open("ab", 0) as file:
            while True:
                file.write(bytes(65_536))
        with contextlib.suppress(OSError), (self.folder / "ballast").open("ab", 0) as file:
            while True:
                file.write(bytes(512))

    def free(self, pids: Iterable[int]) -> None:
        if self.is_mounted:
            (self.folder / "ballast").unlink(missing_ok=True)
        else:
            _limit(pids, resource.RLIM_INFINITY)

    def close(self) -> None:
        if self.is_mounted:
            subprocess.run(["umount", "-l", str(self.folder)], check=False)
            self.is_mounted = False


def _limit(pids: Iterable[int], size: int) -> None:
    for pid in pids:
        with contextlib.suppress(ProcessLookupError, PermissionError):
            hard = resource.prlimit(pid, resource.RLIMIT_FSIZE)[1]
            resource.prlimit(pid, resource.RLIMIT_FSIZE, (size, hard))


def may_mount() -> bool:
    """Whether this user may mount a tmpfs here; containers often may not, even as root."""
    if os.geteuid() != 0:
        return False
    probe = Path(f"/tmp/perihelion-mount-{os.getpid()}")
    disk = Disk(probe, 1, mount=True)
    found = disk.is_mounted
    disk.close()
    probe.rmdir()
    return found
