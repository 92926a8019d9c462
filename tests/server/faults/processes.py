"""Processes of other processes, from /proc."""

from __future__ import annotations

from pathlib import Path


def children_of(pid: int) -> list[int]:
    """The children of a process, and theirs."""
    parents: dict[int, list[int]] = {}
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            parents.setdefault(_parent_of(entry), []).append(int(entry.name))
    found, waiting = [], [pid]
    while waiting:
        fresh = parents.get(waiting.pop(), [])
        found += fresh
        waiting += fresh
    return found


def words_of(pid: int) -> list[str]:
    """Its command line; empty if it is gone."""
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes().decode(errors="replace").split("\0")
    except OSError:
        return []


def _parent_of(entry: Path) -> int:
    try:
        return int((entry / "stat").read_text().rpartition(")")[2].split()[1])
    except (OSError, ValueError, IndexError):
        return 0
