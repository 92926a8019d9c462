"""Leave out checks that can find nothing from mypyc's C code; used by native_parts.py.

Three small cases, the third with a class whose base class may have interpreted heirs, too:

    low = lowest(number)        # mypyc: did it raise? though nothing in it can
    half = float(number) / 2.0  # mypyc: does it fit a Python number without memory of its own?
    seat = state.seat           # mypyc: is it there? though the constructor of the base wrote it

What calls nothing that raises, and raises nothing itself, is believed. What happens seldom is put
out of the way.
"""

import re
from collections.abc import Iterable, Mapping

# What leads to these calls is rare: out of the way of the rest, and compiled to be small.
RARE = """\
#ifdef __GNUC__
__attribute__((cold)) void CPy_AddTraceback(const char *, const char *, int, PyObject *);
__attribute__((cold)) void PyErr_SetNone(PyObject *);
__attribute__((cold)) void PyErr_SetString(PyObject *, const char *);
__attribute__((cold)) void CPy_AttributeError(const char *, const char *, const char *,
    const char *, int, PyObject *);
#define SELDOM __attribute__((cold))
#else
#define SELDOM
#endif
"""
# Events are written while somebody listens, which nobody does in playouts and searches.
LISTENED = re.compile(r"CPyDef_\w*emit___\w+$")

# mypyc makes a fraction of a whole number by a call: here only of one that does not fit a word.
FRACTIONS = """\
static inline double fraction_of(CPyTagged number) {
    return CPyTagged_CheckShort(number) ? (double)CPyTagged_ShortAsSsize_t(number)
                                        : CPyFloat_FromTagged(number);
}
#define CPyFloat_FromTagged fraction_of
"""

# The fraction of a word goes by way of a Python number, in case it does not fit one.
FRACTION = re.compile(
    r"""^(?P<r1>cpy_r_\w+) = (?P<word>cpy_r_\w+) <= 4611686018427387903LL;
if \(!(?P=r1)\) goto (?P<l1>CPyL\d+);
(?P<r2>cpy_r_\w+) = (?P=word) >= -4611686018427387904LL;
if \((?P=r2)\) goto (?P<l2>CPyL\d+);
(?P=l1): ;
(?P<r3>cpy_r_\w+) = CPyTagged_FromInt64\((?P=word)\);
if \(unlikely\((?P=r3) == CPY_INT_TAG\)\) \{
.*
.*
\}
(?P<r4>cpy_r_\w+) = (?P=r3);
goto (?P<l3>CPyL\d+);
(?P=l2): ;
(?P<r5>cpy_r_\w+) = (?P=word) << 1;
(?P=r4) = (?P=r5);
(?P=l3): ;
(?P<r6>cpy_r_\w+) = CPyFloat_FromTagged\((?P=r4)\);
CPyTagged_DECREF\((?P=r4)\);
(?P<r7>cpy_r_\w+) = (?P=r6) == -113\.0;$""",
    re.MULTILINE,
)

STATE = "perihelion___kernel___state___StateObject"
CONSTRUCTOR = "CPyDef_kernel___state___State_____init__"
WRITTEN = re.compile(r"->_(\w+) = ")
# A field and whether it is there: of a word, and of an object.
FIELD = r"^((cpy_r_\w+) = \(\((\w+) \*\)(cpy_r_\w+)\)->_(\w+);\n)"
WORD_FIELD = re.compile(
    FIELD + r"if \(unlikely\(\2 == -113\) && !\(\(\(\3 \*\)\4\)->bitmap & \d+\)\) \{\n"
    r"PyErr_SetString\(PyExc_AttributeError, .*\n\}\n(?:(cpy_r_\w+) = \2 == -113;\n)?",
    re.MULTILINE,
)
OBJECT_FIELD = re.compile(
    FIELD + r"if \(unlikely\(\2 == NULL\)\) \{\nCPy_AttributeError\(.*\n", re.MULTILINE
)

CALLED = re.compile(r"\b(\w+)\(")
# What follows a call that raised tells of it and raises nothing by itself.
QUIET = {
    *("if", "while", "likely", "unlikely", "PyErr_Occurred", "CPy_AddTraceback"),
    *("__builtin_prefetch", "__builtin_ctzll"),
}
ANSWERED = re.compile(
    r"^(cpy_r_\w+) = (CPyDef_\w+)\([^;{}]*\);\n"
    r"(?:(cpy_r_\w+) = \1 == -113(?:\.0)?;|if \(unlikely\(\1 == 2\)\) \{)$",
    re.MULTILINE,
)


def with_plain_fractions(text: str) -> str:
    """The fraction of a word is one step."""
    return FRACTION.sub(r"\g<r6> = (double)\g<word>;\n\g<r7> = 0;", text)


class Inherited:
    """The fields that states of games have from the kernel's, which always writes them.

    Of the kernel's own class there may be interpreted heirs that forgot its constructor.
    """

    def __init__(
        self, classes: Iterable[tuple[str, str]], functions: Iterable[tuple[str, str]]
    ) -> None:
        members = {name: text.split("\n")[1:-1] for name, text in classes}
        base = members.pop(STATE, [""])
        self.heirs = {kind for kind, own in members.items() if own[: len(base)] == base}
        self.fields = {
            field
            for name, text in functions
            if name == CONSTRUCTOR
            for field in WRITTEN.findall(text)
        }

    def without_doubts(self, text: str) -> str:
        """Do not ask whether such a field is there."""

        def word(found: re.Match[str]) -> str:
            if not self._is_there(found):
                return found[0]
            return f"{found[1]}{found[6]} = 0;\n" if found[6] else found[1]

        def thing(found: re.Match[str]) -> str:
            return f"{found[1]}if (0) {{\n" if self._is_there(found) else found[0]

        return OBJECT_FIELD.sub(thing, WORD_FIELD.sub(word, text))

    def _is_there(self, found: re.Match[str]) -> bool:
        return found[3] in self.heirs and found[5] in self.fields


def quiet_functions(functions: Mapping[str, str]) -> set[str]:
    """Those that cannot raise: they call only each other."""
    calls = {
        name: set(CALLED.findall(text.partition("{")[2])) - QUIET
        for name, text in functions.items()
    }
    quiet: set[str] = set()
    while found := {name for name in calls.keys() - quiet if calls[name] <= quiet}:
        quiet |= found
    return quiet


def without_doubts(text: str, quiet: set[str]) -> str:
    """Do not ask whether a function raised that cannot."""

    def believed(found: re.Match[str]) -> str:
        if found[2] not in quiet:
            return found[0]
        call = found[0].partition("\n")[0]
        return f"{call}\n{found[3]} = 0;" if found[3] else f"{call}\nif (0) {{"

    return ANSWERED.sub(believed, text)
