"""The difference between two drawings of the table: its new lines, each under its headings."""

from __future__ import annotations

from difflib import SequenceMatcher
from typing import Final

MOST: Final = 0.6
"""Where more than this part of the lines is new, the whole drawing is easier to read."""


def changed_lines(before: str, after: str) -> list[str]:
    """The lines of `after` that are new, with their headings; all of them if they are many.

    Headings are the lines above that are indented less. Where something is gone, the line above
    it is told, so that nothing vanishes in silence.
    """
    old, new = before.splitlines(), after.splitlines()
    told: set[int] = set()
    for what, _, _, first, last in SequenceMatcher(None, old, new, autojunk=False).get_opcodes():
        if what == "delete":
            told.add(max(0, first - 1))
        elif what != "equal":
            told.update(range(first, last))
    if len(told) > MOST * len(new):
        return new
    for one in sorted(told):
        told.update(_headings(new, one))
    return [new[one] for one in sorted(told) if new[one].strip()]


def _headings(lines: list[str], at: int) -> list[int]:
    """The lines above that are indented less, each less than the one below it."""
    found, indent = [], _indent(lines[at])
    for above in range(at - 1, -1, -1):
        if lines[above].strip() and _indent(lines[above]) < indent:
            found.append(above)
            indent = _indent(lines[above])
    return found


def _indent(line: str) -> int:
    return len(line) - len(line.lstrip())
