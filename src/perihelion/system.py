"""What operating systems do in different ways: file locks, memory limits, ending processes.

Each function has a twin for Windows, which `mypy --strict --platform win32 src` checks.
"""

from __future__ import annotations

import contextlib
import os
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import IO, TYPE_CHECKING

if TYPE_CHECKING:
    from concurrent.futures import ProcessPoolExecutor

if sys.platform == "win32":
    import msvcrt

    def lock_file(file: IO[str]) -> None:
        """Lock a file for this process alone, until it is closed; raises OSError if it is taken."""
        file.seek(0)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)

    def limit_memory(limit: int) -> None:
        """Limit the memory of this process to so many bytes; Windows has no such limit."""

    def let_others_first(steps: int) -> None:
        """Give way to other processes by so many steps of 19; Windows has no such steps."""

    def open_files() -> int | None:
        """How many files and sockets this process may have open; None without a limit."""
        return None  # a socket is no file descriptor on Windows

    def kill_tree(process: subprocess.Popen[bytes]) -> None:
        """Kill a process and all it has started."""
        command = ["taskkill", "/F", "/T", "/PID", str(process.pid)]
        subprocess.run(command, capture_output=True, check=False)  # noqa: S603  (our own words)

    @contextlib.contextmanager
    def interrupts_later() -> Iterator[None]:
        """Ctrl-C is heard afterwards; Windows has no way to say that to what starts meanwhile."""
        yield

    def data_home() -> Path:
        """The folder in which programs keep the data of this person."""
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")

    def ticks() -> float:
        """Seconds of a clock that is never set."""
        return time.monotonic()

    def claim_port(sock: socket.socket) -> None:
        """Nobody else may bind the port; with SO_REUSEADDR, Windows would let them."""
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_EXCLUSIVEADDRUSE, 1)

else:
    import contextlib
    import fcntl
    import resource
    import signal

    def lock_file(file: IO[str]) -> None:
        """Lock a file for this process alone, until it is closed; raises OSError if it is taken."""
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)

    def limit_memory(limit: int) -> None:
        """Limit the memory of this process to so many bytes; macOS does not heed it."""
        with contextlib.suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_AS, (limit, limit))

    def let_others_first(steps: int) -> None:
        """Give way to other processes by so many steps of 19."""
        os.nice(steps)

    def open_files() -> int | None:
        """How many files and sockets this process may have open; None without a limit."""
        files, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
        return None if files == resource.RLIM_INFINITY else files

    def kill_tree(process: subprocess.Popen[bytes]) -> None:
        """Kill a process that leads a session of its own, and all it has started."""
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)

    @contextlib.contextmanager
    def interrupts_later() -> Iterator[None]:
        """Ctrl-C is heard afterwards, and never by processes that are started meanwhile."""
        before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        try:
            yield
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)

    def data_home() -> Path:
        """The folder in which programs keep the data of this person."""
        return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")

    # On Linux it goes on while the machine sleeps.
    _NEVER_SET = getattr(time, "CLOCK_BOOTTIME", time.CLOCK_MONOTONIC)

    def ticks() -> float:
        """Seconds of a clock that is never set."""
        return time.clock_gettime(_NEVER_SET)

    def claim_port(sock: socket.socket) -> None:
        """A server that was restarted gets its port back at once."""
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)


def write_whole(path: Path, data: bytes) -> None:
    """Write a file so that it is there as a whole or not at all: beside it, then in its place."""
    handle, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        Path(name).replace(path)
    except BaseException:
        with contextlib.suppress(OSError):
            Path(name).unlink()
        raise


def end_pool(pool: ProcessPoolExecutor) -> None:
    """End the processes of a pool at once; what they work on is not needed any more."""
    for process in list((pool._processes or {}).values()):
        process.terminate()
    # Who was ended in the middle of an answer leaves a part of it in the pipe, and the thread of
    # the pool waits for the rest: for ever, while we could still write there.
    pool._result_queue._writer.close()  # type: ignore[attr-defined]
    pool.shutdown(wait=True, cancel_futures=True)
