"""`perihelion` with a wall clock that can be set: node.py CLOCK serve ...

CLOCK is a file of eight bytes, the seconds by which `time.time` is off; a test changes it while
the node runs. The monotonic clock goes on as it does on a machine whose time is set.
"""

from __future__ import annotations

import mmap
import struct
import sys
import time
from pathlib import Path


def main() -> None:
    del sys.path[0]  # this folder, which is no place to import from
    _shift_time(Path(sys.argv.pop(1)))
    from perihelion.cli import main as perihelion

    perihelion()


def _shift_time(file: Path) -> None:
    with file.open("r+b") as opened:
        offset = mmap.mmap(opened.fileno(), 8)
    real = time.time
    time.time = lambda: real() + struct.unpack("d", offset[:8])[0]


if __name__ == "__main__":
    main()
