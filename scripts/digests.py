"""Which files a build was made of: their names and a digest of what is in them.

Standard library only, and on plain names: every `make play` looks at all sources before it serves,
and objects for a thousand paths took most of that time.
"""

import hashlib
import os
from collections.abc import Collection, Iterable, Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def files_below(folder: Path, *, but: Collection[str] = ()) -> Iterator[str]:
    """All files in a folder; folders of these names (node_modules!) are not even entered."""
    for place, folders, names in os.walk(folder):
        folders[:] = [name for name in folders if name not in but]
        yield from (os.path.join(place, name) for name in names)  # noqa: PTH118  (see above)


def digest(files: Iterable[str | Path]) -> str:
    """The names of these files below the checkout, and what is in them, in any order."""
    total = hashlib.sha256()
    start = len(f"{ROOT}{os.sep}")
    for path in sorted(map(str, files)):
        with open(path, "rb") as file:  # noqa: PTH123  (see above)
            data = file.read()
        total.update(f"{path[start:]} {len(data)}\n".encode())
        total.update(data)
    return total.hexdigest()
