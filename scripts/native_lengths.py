"""Say in mypyc's C code how long rows are that only constructors make; for native_parts.py.

Small case, with `self.row = vec[i64]([i64(0)] * 5)` in `__init__` and copies of it elsewhere:

    while planet < 5:
        total += self.row[planet]   # mypyc: read how long the row is, and look at every turn

A row that has the same length in every object is not asked for it, so what a C compiler can see
to be in bounds is not looked at either. Python code outside can put another row there only if it is
as long; one that begins empty is filled from outside and is asked as before.
"""

import re
from collections import Counter, defaultdict
from collections.abc import Iterable

from native_references import TAKEN, Steady

CONSTRUCTS = re.compile(r"_____init__$|_____top_level__$")
ALLOCATED = re.compile(r"(cpy_r_\w+) = Vec\w+Api\.alloc\((\d+), \2\);$")
COPIED = re.compile(
    r"(cpy_r_\w+) = (?:copy_Vec\w+\((cpy_r_\w+)\)|"
    r"Vec\w+Api\.slice\((cpy_r_\w+), 0, 4611686018427387903LL\));$"
)
KEPT = re.compile(r"(?:\(\((\w+) \*\)cpy_r_\w+\)->(\w+)|(CPyStatic_\w+)) = (cpy_r_\w+);$")
CONSTANT = re.compile(r"(cpy_r_\w+) = (CPyStatic_\w+);$")
PUT_FROM_OUTSIDE = re.compile(r"_set_\w+\((\w+) \*self, .*\bself->(\w+) = tmp;", re.DOTALL)
OTHER_LENGTH = """
if (tmp.len != {}) {{
PyErr_SetString(PyExc_ValueError, "a row keeps its length");
return -1;
}}
VEC_"""
ASKED = re.compile(r"(cpy_r_\w+) = \(int64_t\)(cpy_r_\w+)\.len;$")

Place = tuple[str, ...]
UNKNOWN: Place = ("unknown",)


class Lengths:
    """How long the rows of fields are, where all constructors agree."""

    def __init__(self, functions: Iterable[tuple[str, str]], steady: Steady) -> None:
        self.steady = steady
        self.found: dict[Place, set[int | Place]] = defaultdict(set)
        for name, text in functions:
            if CONSTRUCTS.search(name):
                self._read(text.split("\n"))

    def _read(self, lines: list[str]) -> None:
        """Note what is kept in fields and constants: of which length, or as long as what."""
        origin: dict[str, int | Place] = {}
        written = Counter(line.partition(" = ")[0] for line in lines)
        for line in lines:
            if made := ALLOCATED.match(line):
                origin[made[1]] = int(made[2])
            elif copied := COPIED.match(line):
                origin[copied[1]] = origin.get(copied[2] or copied[3], UNKNOWN)
            elif (taken := TAKEN.match(line)) and taken[2] in self.steady.members:
                origin[taken[1]] = self.steady.place(taken[2], taken[4])
            elif constant := CONSTANT.match(line):
                origin[constant[1]] = (constant[2],)
            elif (kept := KEPT.match(line)) and (kept[3] or kept[1] in self.steady.members):
                place = (kept[3],) if kept[3] else self.steady.place(kept[1], kept[2])
                is_sure = written[kept[4]] == 1
                self.found[place].add(origin.get(kept[4], UNKNOWN) if is_sure else UNKNOWN)

    def of(self, kind: str, field: str) -> int | None:
        """The length of a row that only constructors make, if it is always the same."""
        if kind not in self.steady.members or not self.steady.has(kind, field):
            return None
        return self._agreed(self.steady.place(kind, field), set())

    def _agreed(self, place: Place, seen: set[Place]) -> int | None:
        seen.add(place)
        lengths: set[int | None] = set()
        for origin in self.found.get(place, {UNKNOWN}):
            if isinstance(origin, int):
                lengths.add(origin)
            elif origin not in seen:
                lengths.add(self._agreed(origin, seen))
        return lengths.pop() or None if len(lengths) == 1 else None


def with_lengths(name: str, text: str, lengths: Lengths) -> str:
    """A function that asks no row for its length where all have the same."""
    if put := PUT_FROM_OUTSIDE.search(text):
        length = lengths.of(put[1], put[2])
        return text if length is None else text.replace("\nVEC_", OTHER_LENGTH.format(length), 1)
    if ".len;" not in text or CONSTRUCTS.search(name):
        return text
    lines = text.split("\n")
    rows = {taken[1]: taken for line in lines if (taken := TAKEN.match(line))}

    def said(line: str) -> str:
        asked = ASKED.match(line)
        if asked is None or (taken := rows.get(asked[2])) is None:
            return line
        length = lengths.of(taken[2], taken[4])
        is_one = sum(other.startswith(f"{asked[2]} = ") for other in lines) == 1
        return f"{asked[1]} = {length};" if length is not None and is_one else line

    return "\n".join(map(said, lines))
