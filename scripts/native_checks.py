"""Leave out checks that can find nothing from mypyc's C code; used by native_parts.py.

Two small cases:

    low = lowest(number)        # mypyc: did it raise? though nothing in it can
    half = float(number) / 2.0  # mypyc: does it fit a Python number without memory of its own?

What calls nothing that raises, and raises nothing itself, is believed. What happens seldom is put
out of the way.
"""

import re
from collections.abc import Mapping

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
