"""Files that only their owner may read: the database and backups, which hold seeds and keys."""

from __future__ import annotations

import os
import stat
from pathlib import Path
from typing import IO, Final

from perihelion.server.errors import StartError

PRIVATE: Final = 0o600
BESIDE: Final = ("", "-wal", "-shm", "-journal")
"""What SQLite keeps beside its file; it makes them with the mode of the file itself."""


def prepare_database(file: Path) -> None:
    """Make the file of a database if it is missing, and close it to other users; StartError."""
    try:
        file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise StartError(f"the folder {file.parent} cannot be made: {error.strerror}") from None
    if file.is_dir():
        raise StartError(f"{file} is a folder; the database is a file")
    wanted = file if file.exists() else file.parent
    if not os.access(wanted, os.W_OK) or not os.access(file.parent, os.W_OK):
        raise StartError(f"{wanted} cannot be written; name another with --database")
    try:
        # Never opened if it exists: closing it would let go of SQLite's locks in this process.
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_RDWR, PRIVATE))
    except FileExistsError:
        pass
    except OSError as error:
        raise StartError(f"{file} cannot be made: {error.strerror}") from None
    for ending in BESIDE:
        _close_to_others(file.with_name(file.name + ending))


def _close_to_others(file: Path) -> None:
    """Take what others may do with a file; what its owner may not do is never widened."""
    try:
        mode = stat.S_IMODE(file.stat().st_mode)
        if mode & ~PRIVATE:
            file.chmod(mode & PRIVATE)
    except FileNotFoundError:
        return
    except OSError as error:
        raise StartError(
            f"{file} can be read by others and cannot be closed to them: {error.strerror};"
            " its owner must run: chmod 600"
        ) from None


def new_private_file(file: Path) -> IO[bytes]:
    """A new file to write, readable by its owner alone from its first moment."""
    file.unlink(missing_ok=True)
    return os.fdopen(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, PRIVATE), "wb")
