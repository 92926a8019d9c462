"""Leave out reference counts that keep nothing alive from mypyc's C code; used by native_parts.py.

mypyc counts a reference when an array or object of a field gets a local name, and at every write to
an element. Where the owner is an argument of the function and the field is only written when an
object is made, the owner keeps it alive all the time, and counting up and down again costs time,
code, and what the C compiler knew of memory. Small case, with `self.row` from `__init__` alone:

    def put(self, at: i64, number: i64) -> None:
        self.row[at] = number       # mypyc: count the row, check, write, uncount the row
"""

import re
from collections import defaultdict
from collections.abc import Iterable

MAKES = re.compile(
    r"_____init__$|_setup$|_new$|_clear$|^(?!CPyDef_)\w+_set_\w+$|_dealloc$|_traverse$"
)
"""Functions that make or end an object, or write a field for Python code outside."""
WRITTEN = re.compile(r"\(\((\w+) \*\)\w+\)->(\w+) = ")
ARGUMENT = re.compile(r"PyObject \*(cpy_r_\w+)[,)]")
WORD = re.compile(r"\w+")
NAME = re.compile(r"cpy_r_\w+")
TAKEN = re.compile(r"(cpy_r_\w+) = \(\((\w+) \*\)(cpy_r_\w+)\)->(\w+);$")
COUNTED = re.compile(
    r"(?:VEC_\w+_INCREF|VEC_\w+_DECREF|CPy_INCREF|CPy_DECREF|CPy_DecRef)\((\w+)\);$"
)
# What may be done with a name, here @, without keeping or ending what it names. Our own functions
# and methods borrow their arguments.
LOOKED_AT = re.compile(
    r"(?!return )\w+ \*?@;$|cpy_r_\w+ = (?:\(\w+\))?@\.(?:len|items);$|"
    r"cpy_r_\w+ = \(\(\w+ \*\)@\)->\w+;$|"
    r"\(\(\w+ \*\)@\)->\w+ = [^@]*;$|if \(unlikely\(@ == NULL\)\) \{$|"
    r"(?:(?:VEC_\w+|CPy)_(?:INC|DEC)REF|CPy_DecRef)\(@\);$|"
    r"cpy_r_\w+ = (?:CPyDef_\w+|CPY_GET_METHOD\(\w+|CPY_GET_METHOD\(@)[(,][^={}]*\);"
)


class Steady:
    """The fields that nothing writes but constructors."""

    def __init__(
        self, classes: Iterable[tuple[str, str]], functions: Iterable[tuple[str, str]]
    ) -> None:
        self.members = {name: text.split("\n")[1:-1] for name, text in classes}
        self.changed = {
            self.place(kind, field)
            for name, text in functions
            if MAKES.search(name) is None
            for kind, field in WRITTEN.findall(text)
            if kind in self.members
        }

    def has(self, kind: str, field: str) -> bool:
        """Whether a field is one of them."""
        return self.place(kind, field) not in self.changed

    def place(self, kind: str, field: str) -> tuple[str, ...]:
        """All members up to a field: the same for a class and for those that inherit it."""
        members = self.members[kind]
        end = next(at for at, member in enumerate(members) if WORD.findall(member)[-1] == field)
        return tuple(members[: end + 1])


def without_counts(name: str, text: str, steady: Steady) -> str:
    """A function that counts no references to what its arguments own all the time."""
    if "_INCREF(cpy_r_" not in text or MAKES.search(name):
        return text
    lines = text.split("\n")
    used: dict[str, list[str]] = defaultdict(list)
    for line in lines[1:]:
        for word in set(NAME.findall(line)):
            used[word].append(line)
    kept = {owner for owner in ARGUMENT.findall(lines[0]) if not _is_written(owner, used[owner])}
    spared: set[str] = set()
    for line in lines:
        taken = TAKEN.match(line)
        if (
            taken
            and taken[3] in kept
            and steady.has(taken[2], taken[4])
            and all(_is_look(taken[1], use) for use in used[taken[1]] if use is not line)
        ):
            kept.add(taken[1])
            spared.add(taken[1])
    return "\n".join(line for line in lines if not _counts(line, spared))


def _is_written(name: str, uses: list[str]) -> bool:
    return any(use.startswith(f"{name} = ") for use in uses)


def _is_look(name: str, use: str) -> bool:
    return bool(LOOKED_AT.match(NAME.sub(lambda word: "@" if word[0] == name else word[0], use)))


def _counts(line: str, spared: set[str]) -> bool:
    counted = COUNTED.match(line)
    return counted is not None and counted[1] in spared
