"""A compiled build that appears while an interpreted server runs (`make play`).

Processes that start to think once it is there use it as a whole; this process never does: its
package is loaded, and what it imports later belongs to that. The build appears by a rename.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Final

import perihelion

BUILD_VARIABLE: Final = "PERIHELION_BUILD"
"""The folder of the build that is being compiled, as scripts/play.py names it."""


def is_awaited() -> bool:
    """Whether somebody compiles behind this server."""
    return _place() is not None and not think_compiled()


def think_compiled() -> bool:
    """Whether a process that starts to think now is compiled."""
    return perihelion.is_compiled() or _is_there()


def let_children_find_it() -> None:
    """Put the build first on the path that spawned processes inherit."""
    if not perihelion.is_compiled() and _is_there() and (place := str(_place())) not in sys.path:
        sys.path.insert(0, place)


def compiling() -> float | None:
    """How much of it is compiled, 0 to 1; None if nobody compiles."""
    place = _place()
    if place is None or think_compiled():
        return None
    try:
        return min(max(float(place.with_suffix(".progress").read_text()), 0.0), 1.0)
    except (OSError, ValueError):
        return None


def _is_there() -> bool:
    place = _place()
    return place is not None and place.is_dir()


def _place() -> Path | None:
    named = os.environ.get(BUILD_VARIABLE)
    return Path(named) if named else None
