"""The build: mypyc's C code in parts, builds that are switched whole, what a system lacks."""

from __future__ import annotations

import os
import re
import runpy
import shutil
import socket
import subprocess
import sys
import time
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parent.parent
NOBODY_ANSWERS = "http://127.0.0.1:9"
SCRIPTS = ROOT / "scripts"


@pytest.fixture
def scripts(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Import a module of scripts/ by its name."""
    monkeypatch.syspath_prepend(str(SCRIPTS))

    def load(name: str) -> ModuleType:
        return __import__(name)

    return load


# C as mypyc writes it: one file per module, one with what they share, two headers.

HEADER = """\
#ifndef NATIVE_H
#define NATIVE_H
#include <stdlib.h>
typedef struct PyObject PyObject;
typedef struct {{
    int left;
}} perihelion___{game}___GameObject;
#endif
"""
INTERNAL = """\
#include "__native_all.h"

int CPyGlobalsInit(void);

extern PyObject *CPyStatics[4];
extern int CPyDef_kernel___small(int cpy_r_x);
extern int CPyDef_red___play(int cpy_r_x);
extern PyObject *CPyPy_red___play(PyObject *self);
extern int CPyDef_blue___play(int cpy_r_x);
{more}
"""
SHARED = """\
#include "__native_all.h"
#include "__native_internal_all.h"

int CPyGlobalsInit(void)
{
    static int is_initialized = 0;
    if (is_initialized) return 0;
    for (int i = 0; i < 4; i++) {
        CPyStatics[i] = (PyObject *)(size_t)(100 + i);
    }
    is_initialized = 1;
    return 0;
}
PyObject *CPyStatics[4];
int CPyDef_blue___play(int cpy_r_x);
int played(void)
{
    CPyGlobalsInit();
    return 1000 * CPyDef_red___play(5) + (int)(size_t)CPyPy_red___play(NULL);
}
"""
KERNEL = """\
#include "__native_all.h"
#include "__native_internal_all.h"
PyObject *CPyDef_kernel___made(PyObject *cpy_r_type);
int CPyDef_kernel___small(int cpy_r_x) {
    return CPyDef_kernel___made(NULL) ? cpy_r_x + 1 : 0;
}
PyObject *CPyDef_kernel___made(PyObject *cpy_r_type)
{
    return (PyObject *)((size_t)1 << 40);
}
"""
RED = """\
#include "__native_all.h"
#include "__native_internal_all.h"
static int red___table[2];
int CPyDef_red___play(int cpy_r_x) {
    red___table[0] = CPyDef_kernel___small(cpy_r_x);
    if (cpy_r_x) goto CPyL1;
CPyL1: ;
    return red___table[0] + (int)(size_t)CPyStatics[3]; /* '}' */
    }
PyObject *CPyPy_red___play(PyObject *self) {
    red___table[1] = CPyDef_red___play(0);
    return CPyStatics[2];
}
"""
BLUE = """\
#include "__native_all.h"
#include "__native_internal_all.h"
int CPyDef_blue___play(int cpy_r_x) {
    return (int)(size_t)CPyStatics[INDEX];
}
"""
PROGRAM = """\
#include <stdio.h>
int played(void);
int main(void) {
    printf("%d", played());
    return 0;
}
"""


def parts(scripts: Any, folder: Path, *, blue: str = "1", more: str = "") -> dict[str, str]:
    """The texts of the parts of a small library of two games."""
    folder.mkdir()
    written = {
        "__native_all.h": HEADER.format(game="blue" if more else "red"),
        "__native_internal_all.h": INTERNAL.format(more=more),
        "__native_all.c": SHARED,
        "__native_all___kernel___rng.c": KERNEL,
        "__native_all___games___red___rules.c": RED,
        "__native_all___games___blue___rules.c": BLUE.replace("INDEX", blue),
    }
    for name, text in written.items():
        (folder / name).write_text(text)
    sources = [folder / name for name in written if name.endswith(".c")]
    found = scripts("native_parts").cut(sources, ["blue", "red"], folder / "parts", set())
    assert {path.stem: hot for path, hot in found.items()} == {
        **dict.fromkeys(("core", "red", "blue"), True),
        **dict.fromkeys(("red_cold", "shared"), False),
    }
    return {path.stem: path.read_text() for path in found}


def test_a_change_in_one_game_leaves_the_parts_of_the_others(scripts: Any, tmp_path: Path) -> None:
    """Another literal, another function and another struct of a game: only its text changes."""
    before = parts(scripts, tmp_path / "before")
    more = "extern int CPyDef_blue___more(int cpy_r_x);"
    after = parts(scripts, tmp_path / "after", blue="2", more=more)
    unchanged = {name for name in before if before[name] == after[name]}
    assert unchanged == {"core", "red", "red_cold", "blue"}
    assert "CPyStatics_blue[0]" in after["blue"]  # its first literal, whatever its number was
    assert "CPyStatics_blue_from[] = {1}" in before["shared"]
    assert "CPyStatics_blue_from[] = {2}" in after["shared"]


def test_small_functions_of_the_kernel_come_along_with_a_game(scripts: Any, tmp_path: Path) -> None:
    texts = parts(scripts, tmp_path / "c")
    assert "TWIN int CPyDef_kernel___small(int cpy_r_x) {\nreturn CPyDef_kernel" in texts["red"]
    assert "kernel___small" not in texts["blue"]


def test_what_no_other_part_calls_is_static(scripts: Any, tmp_path: Path) -> None:
    """The shared file declares everything, and calls little of it."""
    texts = parts(scripts, tmp_path / "c")
    assert "static int CPyDef_blue___play(int cpy_r_x);" in texts["blue"]
    assert "extern int CPyDef_red___play(int cpy_r_x);" in texts["red"]
    assert "CPyDef_blue___play" not in texts["shared"]


MODULE = """\
int CPyDef_red____plain(int cpy_r_x) {
return cpy_r_x;
}
PyObject *CPyPy_red____plain(PyObject *self) {
return CPyDef_red____plain(0);
}
PyObject *CPyPy_red____key(PyObject *self) {
cpy_r_r0 = CPyStatics[1]; /* '_key' */
return cpy_r_r0;
}
static PyMethodDef redmodule_methods[] = {
{"_plain", (PyCFunction)CPyPy_red____plain, METH_FASTCALL, PyDoc_STR("_plain(x)")},
{"_key", (PyCFunction)CPyPy_red____key, METH_FASTCALL, PyDoc_STR("_key(x)")},
{"play", (PyCFunction)CPyPy_red___play, METH_FASTCALL, PyDoc_STR("play(x)")},
};
PyObject *CPyPy_red___Match____deal(PyObject *self) {
return CPyDef_red____plain(1);
}
static PyMethodDef red___Match_methods[] = {
{"__init__",
 (PyCFunction)CPyPy_red___Match_____init__,
 METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__init__($self)")},
{"_deal",
 (PyCFunction)CPyPy_red___Match____deal,
 METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_deal($self)")},
{"play",
 (PyCFunction)CPyPy_red___Match___play,
 METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("play($self)")},
};
"""


def test_private_functions_are_not_for_python(scripts: Any, tmp_path: Path) -> None:
    """Unless the module hands one on as a value, which it looks up by its name."""
    (tmp_path / "red.c").write_text(MODULE)
    native_parts = scripts("native_parts")
    kept = native_parts.without_private(native_parts.pieces_of(tmp_path / "red.c"))
    named = {piece.name: piece.text for piece in kept}
    tables = {"redmodule_methods", "red___Match_methods"}
    assert set(named) == {"CPyDef_red____plain", "CPyPy_red____key"} | tables
    assert re.findall(r'"(\w+)"', named["redmodule_methods"]) == ["_key", "play"]
    assert re.findall(r'"(\w+)"', named["red___Match_methods"]) == ["__init__", "play"]


@pytest.mark.parametrize(
    ("called", "values", "kept"),
    [(set(), set(), False), ({"all.games.red.rules.play"}, set(), True), (set(), {"play"}, True)],
)
def test_rules_that_only_rules_call_are_not_for_python(
    scripts: Any, tmp_path: Path, called: set[str], values: set[str], *, kept: bool
) -> None:
    """Unless interpreted code calls one, or compiled code hands one on; all can be imported."""
    module = tmp_path / "__native_all___games___red___rules.c"
    wrapper = "PyObject *CPyPy_red___play(PyObject *self) {\nreturn CPyDef_red___play(0);\n}\n"
    module.write_text(MODULE + wrapper)
    native_parts = scripts("native_parts")
    pieces = native_parts.without_private(native_parts.pieces_of(module))
    found = native_parts.without_wrappers(pieces, module, called, values)
    named = {piece.name: piece.text for piece in found}
    assert ("CPyPy_red___play" in named) is kept
    play = "CPyPy_red___play" if kept else "CPyPy_refused"
    assert f'{{"play", (PyCFunction){play}, METH' in named["redmodule_methods"]


STATE = """\
static PyMethodDef kernel___state___State_methods[] = {
{"clone",
(PyCFunction)CPyPy_kernel___state___State___clone,
METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("clone($self)")},
{"legal",
(PyCFunction)CPyPy_kernel___state___State___legal,
METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("legal($self, seat=None)")},
{NULL}
};"""


def test_states_of_games_have_themselves_what_python_calls_most(scripts: Any) -> None:
    native_methods = scripts("native_methods")
    own = STATE[: STATE.index('{"legal"')].replace("kernel___state___", "red___engine___Red")
    assert native_methods.HEIR.search("red___engine___RedState_methods")
    heir = native_methods.with_inherited(f"{own}{{NULL}}\n}};", STATE)
    assert re.findall(r'"(\w+)",\n\(PyCFunction\)(\w+),', heir) == [
        ("legal", "CPyPy_kernel___state___State___legal"),
        ("clone", "CPyPy_red___engine___RedState___clone"),
    ]
    with pytest.raises(AssertionError, match="its own way"):
        native_methods.with_inherited(STATE, STATE)


def test_the_object_of_a_method_is_not_asked_for_its_class(scripts: Any) -> None:
    """Python has asked before; what else is given is still looked at."""
    check = """\
if (likely(PyObject_TypeCheck(obj_{0}, CPyType_red___Match)))
arg_{0} = obj_{0};
else {{
CPy_TypeError("red.Match", obj_{0});
goto fail;
}}
"""
    head = "PyObject *CPyPy_red___Match___equals(PyObject *self, {}) {{\n"
    called = "PyObject *const *args, size_t nargs, PyObject *kwnames"
    without_owner = scripts("native_methods").without_owner
    body = check.format("self") + check.format("other") + "}"
    assert without_owner(head.format(called) + body) == (
        head.format(called) + "arg_self = obj_self;\n" + check.format("other") + "}"
    )
    slot = head.format("PyObject *other") + body
    assert without_owner(slot) == slot, "which Python may call with the two exchanged"


CLASSES = [
    ("BaseObject", "typedef struct {\nPyObject_HEAD\nVecI64 _row;\nVecI64 _moved;\n} BaseObject;"),
    ("HeirObject", "typedef struct {\nPyObject_HEAD\nVecI64 _row;\nVecI64 _moved;\n} HeirObject;"),
    ("OtherObject", "typedef struct {\nPyObject_HEAD\nlong _x;\nVecI64 _row;\n} OtherObject;"),
]
COUNTED = """\
void CPyDef_put(PyObject *cpy_r_s, long cpy_r_x) {
VecI64 cpy_r_r0;
cpy_r_r0 = ((BaseObject *)cpy_r_s)->FIELD;
VEC_I64_INCREF(cpy_r_r0);
cpy_r_r1 = (long)cpy_r_r0.len;
USE
VEC_I64_DECREF(cpy_r_r0);
}"""


@pytest.mark.parametrize(
    ("field", "use", "counts"),
    [
        ("_row", "cpy_r_r2 = cpy_r_r0.items;", 0),
        ("_row", "cpy_r_r2 = CPyDef_sum(cpy_r_x, cpy_r_r0);", 0),
        ("_row", "cpy_r_r2 = VecI64_Append(cpy_r_r0, 1);", 2),  # ends what it is given
        ("_row", "((OtherObject *)cpy_r_o)->_row = cpy_r_r0;", 2),  # keeps it
        ("_row", "return cpy_r_r0;", 2),  # gives it away
        ("_row", "cpy_r_s = cpy_r_o;", 2),  # the owner may be gone
        ("_moved", "cpy_r_r2 = cpy_r_r0.items;", 2),  # may be another row in between
    ],
)
def test_what_an_argument_owns_is_not_counted(
    scripts: Any, field: str, use: str, counts: int
) -> None:
    references = scripts("native_references")
    functions = [
        ("CPyDef_Base_____init__", "((BaseObject *)cpy_r_self)->_row = cpy_r_r0;"),
        ("CPyDef_heir___move", "((HeirObject *)cpy_r_self)->_moved = cpy_r_r0;"),
        ("CPyDef_other___move", "((OtherObject *)cpy_r_self)->_row = cpy_r_r0;"),
    ]
    steady = references.Steady(CLASSES, functions)
    text = COUNTED.replace("FIELD", field).replace("USE", use)
    assert references.without_counts("CPyDef_put", text, steady).count("REF(") == counts


MADE = """\
cpy_r_r0 = VecI64Api.alloc({0}, {0});
((BaseObject *)cpy_r_self)->_row = cpy_r_r0;
cpy_r_r1 = ((BaseObject *)cpy_r_like)->_row;
cpy_r_r2 = copy_VecI64(cpy_r_r1);
((BaseObject *)cpy_r_self)->_row = cpy_r_r2;"""
ASKS = """\
char CPyDef_total(PyObject *cpy_r_self) {
cpy_r_r0 = ((HeirObject *)cpy_r_self)->_row;
cpy_r_r1 = (int64_t)cpy_r_r0.len;
}"""
PUTS = """\
static int
Base_set_row(BaseObject *self, PyObject *value, void *closure)
{
if (VEC_IS_ERROR(tmp)) return -1;
VEC_I64_INCREF(tmp);
self->_row = tmp;
}"""


@pytest.mark.parametrize(
    ("others", "length"),
    [
        ((), 5),
        ((("CPyDef_Heir_____init__", MADE.format(5)),), 5),
        ((("CPyDef_Heir_____init__", MADE.format(6)),), None),
        ((("CPyDef_Base___grow", "((BaseObject *)cpy_r_self)->_row = cpy_r_r0;"),), None),
    ],
)
def test_a_row_of_one_length_is_not_asked_for_it(
    scripts: Any, others: tuple[tuple[str, str], ...], length: int | None
) -> None:
    """All constructors agree, nobody else writes it, and from outside only as long a one comes."""
    functions = [("CPyDef_Base_____init__", MADE.format(5)), *others]
    steady = scripts("native_references").Steady(CLASSES, functions)
    native = scripts("native_lengths")
    lengths = native.Lengths(functions, steady)
    asked = native.with_lengths("CPyDef_total", ASKS, lengths)
    assert ("cpy_r_r1 = 5;" in asked) == (length == 5)
    assert (".len" in asked) == (length is None)
    put = native.with_lengths("Base_set_row", PUTS, lengths)
    assert ("if (tmp.len != 5) {" in put) == (length == 5)


def test_a_row_that_begins_empty_is_asked(scripts: Any) -> None:
    functions = [("CPyDef_Base_____init__", MADE.format(0))]
    native = scripts("native_lengths")
    lengths = native.Lengths(functions, scripts("native_references").Steady(CLASSES, functions))
    assert native.with_lengths("CPyDef_total", ASKS, lengths) == ASKS


INDEXED = """\
if (cpy_r_r3) goto CPyL5;
cpy_r_r4 = cpy_r_at + cpy_r_r2;
cpy_r_r5 = (uint64_t)cpy_r_r4 < (uint64_t)cpy_r_r2;
if (cpy_r_r5) goto CPyL4;
*(int64_t *)cpy_r_r9 = cpy_r_r8;
cpy_r_r8 = *(int64_t *)cpy_r_r9;"""


def test_an_index_below_zero_is_out_of_bounds(scripts: Any) -> None:
    lines = scripts("native_rows").with_rows(INDEXED).split("\n")
    assert lines[:3] == ["if (cpy_r_r3) goto CPyL5;", "cpy_r_r5 = 0;", "if (cpy_r_r5) goto CPyL4;"]


def test_a_word_that_is_written_is_one_of_a_row(scripts: Any) -> None:
    lines = scripts("native_rows").with_rows(INDEXED).split("\n")
    assert lines[-2:] == [
        "((WordOfRow *)cpy_r_r9)->number = cpy_r_r8;",
        INDEXED.rsplit("\n", maxsplit=1)[-1],
    ]


READS = """\
cpy_r_r0 = ((KIND *)cpy_r_s)->_FIELD;
if (unlikely(cpy_r_r0 == -113) && !(((KIND *)cpy_r_s)->bitmap & 4)) {
PyErr_SetString(PyExc_AttributeError, "attribute 'FIELD' of 'Fields' undefined");
}
cpy_r_r1 = cpy_r_r0 == -113;
if (unlikely(cpy_r_r1)) goto CPyL2;
cpy_r_r2 = ((KIND *)cpy_r_s)->_log;
if (unlikely(cpy_r_r2 == NULL)) {
CPy_AttributeError("turn.py", "begin_turn", "Fields", "log", 131, CPyStatic_globals);
goto CPyL2;
}
"""
MEMBERS = "PyObject_HEAD\nuint32_t bitmap;\nint64_t _turn;\nPyObject *_log;\n"


@pytest.mark.parametrize(
    ("kind", "field", "left"),
    [
        ("HeirObject", "turn", 0),
        ("HeirObject", "late", 1),  # its own: who knows when it is written
        ("perihelion___kernel___state___StateObject", "turn", 2),  # may have interpreted heirs
        ("OtherObject", "turn", 2),
    ],
)
def test_what_the_kernel_writes_into_a_state_is_there(
    scripts: Any, kind: str, field: str, left: int
) -> None:
    checks = scripts("native_checks")
    bodies = {checks.STATE: MEMBERS, "HeirObject": f"{MEMBERS}int64_t _late;\n", "OtherObject": ""}
    classes = [(name, f"typedef struct {{\n{body}}} {name};") for name, body in bodies.items()]
    written = "->_turn = 0;\n->_log = cpy_r_r0;"
    inherited = checks.Inherited(
        classes, [(checks.CONSTRUCTOR, written), ("CPyDef_red___late", "->_late = 1;")]
    )
    text = inherited.without_doubts(READS.replace("KIND", kind).replace("FIELD", field))
    checked = re.findall("PyErr_SetString|CPy_AttributeError", text)
    assert len(checked) == left
    assert ("cpy_r_r1 = 0;" in text) is (left == 0)
    assert text.count("goto CPyL2;") == 2, "labels are still used"


FUNCTIONS = {
    "CPyDef_low": "int64_t CPyDef_low(int64_t cpy_r_x) {\nreturn cpy_r_x & 1;\n}",
    "CPyDef_asks": """char CPyDef_asks(int64_t cpy_r_x) {
cpy_r_r0 = CPyDef_low(cpy_r_x);
cpy_r_r1 = cpy_r_r0 == -113;
if (unlikely(cpy_r_r1)) goto CPyL2;
return 1;
CPyL2: ;
cpy_r_r2 = PyErr_Occurred();
}""",
    "CPyDef_raises": "char CPyDef_raises(void) {\nPyErr_SetNone(PyExc_IndexError);\nreturn 2;\n}",
    "CPyDef_calls": """char CPyDef_calls(void) {
cpy_r_r0 = CPyDef_asks(1);
if (unlikely(cpy_r_r0 == 2)) {
goto CPyL1;
}
cpy_r_r0 = CPyDef_raises();
if (unlikely(cpy_r_r0 == 2)) {
goto CPyL1;
}
}""",
}


def test_what_cannot_raise_is_not_asked_whether_it_did(scripts: Any) -> None:
    checks = scripts("native_checks")
    quiet = checks.quiet_functions(FUNCTIONS)
    assert quiet == {"CPyDef_low", "CPyDef_asks"}
    asks = checks.without_doubts(FUNCTIONS["CPyDef_asks"], quiet)
    assert "cpy_r_r1 = 0;" in asks
    calls = checks.without_doubts(FUNCTIONS["CPyDef_calls"], quiet)
    assert re.findall(r"if \((.*)\) \{", calls) == ["0", "unlikely(cpy_r_r0 == 2)"]


HALVED = """\
cpy_r_r1 = cpy_r_n <= 4611686018427387903LL;
if (!cpy_r_r1) goto CPyL3;
cpy_r_r2 = cpy_r_n >= -4611686018427387904LL;
if (cpy_r_r2) goto CPyL4;
CPyL3: ;
cpy_r_r3 = CPyTagged_FromInt64(cpy_r_n);
if (unlikely(cpy_r_r3 == CPY_INT_TAG)) {
CPy_AddTraceback("judge.py", "half", 7, globals);
goto CPyL9;
}
cpy_r_r4 = cpy_r_r3;
goto CPyL5;
CPyL4: ;
cpy_r_r5 = cpy_r_n << 1;
cpy_r_r4 = cpy_r_r5;
CPyL5: ;
cpy_r_r6 = CPyFloat_FromTagged(cpy_r_r4);
CPyTagged_DECREF(cpy_r_r4);
cpy_r_r7 = cpy_r_r6 == -113.0;
if (unlikely(cpy_r_r7)) goto CPyL8;"""


def test_the_fraction_of_a_word_is_one_step(scripts: Any) -> None:
    plain = scripts("native_checks").with_plain_fractions(HALVED).split("\n")
    assert plain == [
        "cpy_r_r6 = (double)cpy_r_n;",
        "cpy_r_r7 = 0;",
        HALVED.rsplit("\n", maxsplit=1)[-1],
    ]
    other = HALVED.replace("cpy_r_n << 1", "cpy_r_m << 1")
    assert scripts("native_checks").with_plain_fractions(other) == other


def test_events_are_out_of_the_way(scripts: Any) -> None:
    native_parts = scripts("native_parts")
    name, body = "CPyDef_red___rules___emit___note", "\nCPyDef_red___rules___emit___note(x);\n"
    head = f"extern char {name}(int cpy_r_x);"
    gain = native_parts.Piece("CPyDef_red___gain", f"char CPyDef_red___gain(int x) {{{body}}}")
    part = native_parts.Part("red", hot=True, pieces=[gain])
    written = native_parts.written(part, "", [native_parts.Piece(name, head)])
    assert f"SELDOM {head}" in written


def test_rows_are_copied_at_once(scripts: Any, tmp_path: Path) -> None:
    heads = [
        "char CPyDef_rows___copy_words(VecI64 cpy_r_source, VecI64 cpy_r_target)",
        "PyObject *CPyPy_rows___copy_words(PyObject *self)",
    ]
    (tmp_path / "rows.c").write_text("\n".join(f"{head} {{\nreturn 1;\n}}" for head in heads))
    at_once, wrapper = scripts("native_parts").pieces_of(tmp_path / "rows.c")
    assert at_once.text.startswith(f"{heads[0]} {{\nif (likely(")
    assert "memcpy(" in at_once.text
    assert at_once.text.endswith("}\nreturn 1;\n}")
    assert wrapper.text == f"{heads[1]} {{\nreturn 1;\n}}"


@pytest.mark.skipif(shutil.which("gcc") is None, reason="no C compiler")
def test_the_parts_are_one_library(scripts: Any, tmp_path: Path) -> None:
    """They compile and link; statics and literals that several parts use are the same ones.

    What only a module itself declares is declared wherever its callers came along to.
    """
    parts(scripts, tmp_path / "c")
    (tmp_path / "main.c").write_text(PROGRAM)
    files = [str(tmp_path / "main.c"), *map(str, (tmp_path / "c" / "parts").glob("*.c"))]
    flags = runpy.run_path(str(ROOT / "setup.py"), run_name="looked_at")["FLAGS"]
    subprocess.run(["gcc", "-O2", *flags, "-o", str(tmp_path / "run"), *files], check=True)
    said = subprocess.run([tmp_path / "run"], capture_output=True, text=True, check=True).stdout
    assert said == "109102"


def test_an_object_is_compiled_again_only_if_something_of_it_changed(
    scripts: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    native_build = scripts("native_build")
    monkeypatch.setattr(native_build, "OBJECTS", tmp_path)
    source = tmp_path / "part.c"
    compiled: list[list[str]] = []

    class Compiler:
        obj_extension = ".o"

        @staticmethod
        def compile(names: list[str], place: str, *, extra_postargs: list[str], **_: Any) -> Any:
            assert names == [str(source)]
            compiled.append(extra_postargs)
            (Path(place) / "made.o").touch()
            return [f"{place}/made.o"]

    class Module:
        extra_compile_args = ("-O3",)
        include_dirs = ()

    command = native_build.ParallelExtensions.__new__(native_build.ParallelExtensions)
    command.compiler, command.salt = Compiler(), "gcc 12"

    def ask(text: str, *flags: str) -> str:
        source.write_text(text)
        native_build.FLAGS_OF[str(source)] = list(flags)
        return str(command.compiled((Module(), str(source))))

    assert ask("a") == ask("a")
    assert ask("a") != ask("b")
    assert ask("a", "-O1") != ask("a")
    assert compiled == [["-O3"], ["-O3"], ["-O3", "-O1"]]


# Builds.


def test_a_build_is_switched_by_one_line(
    scripts: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    builds = scripts("builds")
    packages = tmp_path / "lib" / "python3" / "site-packages"
    (tmp_path / "bin").mkdir()
    packages.mkdir(parents=True)
    monkeypatch.setattr(builds, "VENV", tmp_path)
    monkeypatch.setattr(builds, "BUILDS", tmp_path / "builds")
    for name in ("one", "two"):
        place = tmp_path / "builds" / name
        place.mkdir(parents=True)
        builds.use(place)
        line = (packages / "perihelion.pth").read_text().strip()
        assert (packages / line).resolve() == place
        assert not [path for path in packages.iterdir() if path.name != "perihelion.pth"]
    assert os.access(tmp_path / "bin" / "perihelion", os.X_OK)
    os.utime(tmp_path / "builds" / "one", (0, 0))
    builds.use(tmp_path / "builds" / "two")
    assert not (tmp_path / "builds" / "one").exists()


AS_A_THINKING_PROCESS = """\
import runpy, signal, sys
runpy.run_path(sys.argv[1], run_name="__mp_main__")
print(signal.getsignal(signal.SIGINT).name, "perihelion" in sys.modules)
"""


def test_a_thinking_process_hears_no_ctrl_c_from_its_first_line_on(
    scripts: Any, tmp_path: Path
) -> None:
    """Nor does it import the command line, which it does not need."""
    (tmp_path / "perihelion").write_text(scripts("builds").SCRIPT)
    command = [sys.executable, "-c", AS_A_THINKING_PROCESS, str(tmp_path / "perihelion")]
    said = subprocess.run(command, capture_output=True, text=True, check=True)
    assert said.stdout == "SIG_IGN False\n"


SWITCH = """\
import asyncio, os, shutil, sys
from pathlib import Path

import perihelion
from perihelion.server.operations import builds
from perihelion.server.thinking.processes import Thinkers

async def main(build):
    thinkers = Thinkers(1, 1024)
    where = "__import__('perihelion.kernel.rng').kernel.rng.__file__"
    print(await thinkers.run(eval, where), builds.think_compiled(), builds.compiling())
    build.with_suffix(".progress").write_text("0.25")
    print(builds.compiling())
    slow = asyncio.create_task(thinkers.run(eval, "__import__('time').sleep(1) or 'kept'"))
    await asyncio.sleep(0.3)
    shutil.copytree(Path(perihelion.__file__).parent, build / "perihelion")
    print(await thinkers.run(eval, where), builds.think_compiled(), builds.compiling())
    print(await slow)
    import perihelion.server.operations.recheck as late
    print(late.__file__)
    thinkers.close()

if __name__ == "__main__":
    asyncio.run(main(Path(os.environ["PERIHELION_BUILD"])))
"""


def test_who_thinks_after_the_build_is_there_uses_it(tmp_path: Path) -> None:
    """A question that was asked before is answered; the server itself mixes nothing."""
    (tmp_path / "switch.py").write_text(SWITCH)
    build = tmp_path / "build"
    path = {"PYTHONPATH": str(ROOT / "src"), "PERIHELION_BUILD": str(build)}
    said = subprocess.run(
        [sys.executable, tmp_path / "switch.py"],
        env={**os.environ, **path},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert said.returncode == 0, said.stderr
    source, built = ROOT / "src" / "perihelion", build / "perihelion"
    assert said.stdout.splitlines() == [
        f"{source / 'kernel' / 'rng.py'} False None",
        "0.25",
        f"{built / 'kernel' / 'rng.py'} True None",
        "kept",
        f"{source / 'server' / 'operations' / 'recheck.py'}",
    ]


# What a system lacks.


def test_all_that_is_missing_is_named_at_once_before_anything_is_installed(tmp_path: Path) -> None:
    shutil.copytree(SCRIPTS, tmp_path / "scripts", ignore=shutil.ignore_patterns("__pycache__"))
    bare = {"PATH": str(tmp_path), "HOME": str(tmp_path), "CC": "no-such-compiler", "APT": "no"}
    bare["PLAYWRIGHT_DOWNLOAD_HOST"] = NOBODY_ANSWERS
    install = str(tmp_path / "scripts" / "install.py")
    command = [sys.executable, install, "--compiled", "--browser"]
    begin = time.monotonic()
    said = subprocess.run(command, env=bare, capture_output=True, text=True, check=False)
    assert time.monotonic() - begin < 10  # a second, where nothing else runs
    assert said.returncode == 1
    [line] = said.stdout.splitlines()
    told = "MISSING: C compiler,.* a browser; on Debian: apt-get install gcc .*headless-shell"
    assert re.fullmatch(told, line)
    assert not (tmp_path / ".venv").exists()


def test_a_browser_that_can_be_downloaded_is_not_missing(
    scripts: Any, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """By apt what apt knows, the browser by Playwright if its server is reached, the rest named."""
    system = scripts("system")
    there: set[str] = set()

    def run(command: list[str], **_: Any) -> subprocess.CompletedProcess[str]:
        packages = command[command.index("install") + 4 :] if "install" in command else []
        known = not {"chromium-headless-shell", "python3-dev"} & {*packages}
        there.update(packages if known else ())
        return subprocess.CompletedProcess(command, 0 if known else 100)

    def missing() -> list[tuple[str, str]]:
        needed = [("C compiler", "gcc"), ("Python headers", "python3-dev")]
        return [(thing, package) for thing, package in needed if package not in there]

    monkeypatch.setattr(system.subprocess, "run", run)
    monkeypatch.setattr(system.toolchain, "missing", missing)
    monkeypatch.setattr(system.toolchain, "browser", lambda: None)
    monkeypatch.setattr(system, "apt", lambda: ["apt-get"])
    with socket.create_server(("127.0.0.1", 0)) as server:
        address = f"http://127.0.0.1:{server.getsockname()[1]}"
        monkeypatch.setenv("PLAYWRIGHT_DOWNLOAD_HOST", address)
        with pytest.raises(SystemExit):
            system.prepare(browser=True)
    said = capsys.readouterr().out.splitlines()
    assert said[-1] == "MISSING: Python headers; on Debian: apt-get install python3-dev"
    assert there == {"gcc"}
    monkeypatch.setenv("PLAYWRIGHT_DOWNLOAD_HOST", NOBODY_ANSWERS)
    with pytest.raises(SystemExit):
        system.prepare(browser=True)
    assert "Python headers, a browser; on Debian: " in capsys.readouterr().out


def test_a_download_that_fails_is_one_clear_line(
    scripts: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Any
) -> None:
    system = scripts("system")
    monkeypatch.setattr(system.environment, "PYTHON", Path(sys.executable))
    monkeypatch.setattr(system.toolchain, "browser", lambda: None)
    monkeypatch.setenv("PLAYWRIGHT_BROWSERS_PATH", str(tmp_path))
    monkeypatch.setenv("PLAYWRIGHT_DOWNLOAD_HOST", NOBODY_ANSWERS)
    with pytest.raises(SystemExit):
        system.download_browser()
    told = "MISSING: a browser; on Debian: apt-get install chromium-headless-shell\n"
    assert capsys.readouterr().out == told


def test_what_is_missing_may_be_allowed(scripts: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    system = scripts("system")
    monkeypatch.setenv("ALLOW_MISSING", "1")
    system.name([("a browser", "chromium-headless-shell")])
    monkeypatch.delenv("ALLOW_MISSING")
    with pytest.raises(SystemExit):
        system.name([("a browser", "chromium-headless-shell")])


def test_apt_is_announced_and_may_be_forbidden(
    scripts: Any, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    system = scripts("system")
    ran: list[list[str]] = []

    def run(command: list[str], **_: Any) -> subprocess.CompletedProcess[str]:
        assert ran or "Installing by apt" in capsys.readouterr().out or "sudo" in command
        ran.append(command)
        return subprocess.CompletedProcess(command, 0)

    monkeypatch.setattr(system.subprocess, "run", run)
    monkeypatch.setattr(system.shutil, "which", lambda name: f"/usr/bin/{name}")
    monkeypatch.setattr(system.os, "geteuid", lambda: 0)
    monkeypatch.setenv("APT", "no")
    assert system.apt() is None
    monkeypatch.setenv("APT", "yes")
    assert system.apt() == ["apt-get"]
    system.install_by(["apt-get"], ["gcc", "make"])
    assert ran[-1][-2:] == ["gcc", "make"]
    monkeypatch.setattr(system.os, "geteuid", lambda: 1000)
    assert system.apt() == ["sudo", "-n", "apt-get"]


def test_uv_gets_the_settings_of_pip(scripts: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    environment = scripts("environment")
    told = (
        "global.cert='/ca.crt'\n"
        "global.extra-index-url='https://one/simple\\nhttps://two/simple'\n"
        "global.find-links='/no-such-folder'\n"
        ":env:.index-url='https://main/simple'\n"
    )
    answer = subprocess.CompletedProcess([], 0, stdout=told)
    monkeypatch.setattr(environment.subprocess, "run", lambda *_, **__: answer)
    assert environment.pip_settings() == [
        *("--cert", "/ca.crt", "--default-index", "https://main/simple"),
        *("--index", "https://one/simple", "--index", "https://two/simple"),
    ]
