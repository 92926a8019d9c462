"""What Python code can call in mypyc's C code, and quicker; used by native_parts.py.

Two small cases, with a compiled class that inherits `legal`:

    state.legal()       # mypyc: is it a state? Python has asked, to find the method
    state.legal()       # Python's shortest way is for methods that the class has itself

Private functions and methods are called by compiled code alone, and so are the functions of rules
that no interpreted module imports.
"""

import re

# A row of a table: name, function, and the rest of it.
PRIVATE = re.compile(r'^\{"(_[a-z]\w*)",\s\(PyCFunction\)(\w+),\sMETH_.*\n', re.MULTILINE)
# What Python code calls at every step, and no game does in its own way.
HANDED_DOWN = re.compile(
    r'^\{"(?:legal|apply|play)",\s\(PyCFunction\)\w+,\sMETH_.*\n', re.MULTILINE
)
TABLE = "_methods"
METHOD = "(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {"

PUBLIC = re.compile(r'^\{"([a-z]\w*)",\s\(PyCFunction\)(\w+),', re.MULTILINE)
# A function as a value is looked up by its name.
VALUE = re.compile(r"/\* '(\w+)' \*/\n\w+ = CPyDict_GetItem\(")
REFUSED = "CPyPy_refused"
REFUSAL = f"""
static PyObject *{REFUSED}{METHOD}
PyErr_SetString(PyExc_TypeError, "compiled code alone calls this: see TESTED in setup.py");
return NULL;
}}
"""

BASE = "kernel___state___State_methods"
HEIR = re.compile(r"___engine___\w+State_methods$")

OWNER = re.compile(
    r"^if \(likely\(.*\bobj_self\b.*\)\)\n(arg_self = obj_self;\n)else \{\n.*\n.*\n\}\n",
    re.MULTILINE,
)


def without_uncalled(table: str, module: str, called: set[str]) -> tuple[str, set[str]]:
    """A table of functions that refuses Python code those it never calls; their wrappers.

    The names stay, since modules import them from each other, compiled or not.
    """
    spared: set[str] = set()

    def refused(found: re.Match[str]) -> str:
        if f"{module}.{found[1]}" in called:
            return found[0]
        spared.add(found[2])
        return found[0].replace(found[2], REFUSED)

    return PUBLIC.sub(refused, table), spared


def without_owner(text: str) -> str:
    """Do not ask whether the object of a method that Python calls is one of its class."""
    head, _, _ = text.partition("\n")
    return OWNER.sub(r"\1", text, count=1) if head.endswith(METHOD) else text


def with_inherited(table: str, base: str) -> str:
    """A table of methods with some of those that its class inherits."""
    assert HANDED_DOWN.search(table) is None, "a game has its own way: do not hand that down"
    head, brace, rest = table.partition("{\n")
    return "".join([head, brace, *HANDED_DOWN.findall(base), rest])
