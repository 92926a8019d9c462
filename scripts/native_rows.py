"""Rows in mypyc's C code: copied and filled at once, told apart from objects; for native_parts.py.

Small cases, with `row: vec[i64]` a field of `self`:

    return self.row[at]         # mypyc: if not 0 <= at < len, try at + len, then raise
    self.row[at] = number       # to a C compiler the word may be any number of any object
    twin = self.row[:]          # mypyc: copied number by number

An index below zero is an error in our compiled modules.
"""

import re

# A copy of a whole row: what mypyc calls for it looks at bounds and copies number by number.
COPIED = re.compile(
    r"VEC_\w+_INCREF\((\w+)\);\n(\w+) = Vec(\w+)Api\.slice\(\1, 0, 4611686018427387903LL\);\n"
    r"VEC_\w+_DECREF\(\1\);"
)
COPY = """\
static inline Vec{0} copy_Vec{0}(Vec{0} row) {{
if (row.len == 0) return (Vec{0}){{0, NULL}};
Vec{0}BufObject *copy = PyObject_NewVar(Vec{0}BufObject, Vec{0}Api.buf_type, row.len);
if (copy == NULL) return (Vec{0}){{-1, NULL}};
memcpy(copy->items, row.items, row.len * sizeof(row.items[0]));
return (Vec{0}){{row.len, copy->items}};
}}
"""

# What kernel/rows.py and kernel/bits.py do in steps or not at all, by the names of functions: put
# before them.
AT_ONCE = {
    r"^CPyDef_\w*rows___copy_(words|bytes)$": """\
if (likely(cpy_r_source.len <= cpy_r_target.len)) {
memcpy(cpy_r_target.items, cpy_r_source.items, cpy_r_source.len * sizeof(cpy_r_source.items[0]));
return 1;
}
""",
    r"^CPyDef_\w*rows___prefetch_(word|float)$": """\
#ifdef __GNUC__
__builtin_prefetch(cpy_r_row.items + cpy_r_at);
#endif
""",
    r"^CPyDef_\w*rows___fill_cells$": """\
if (likely(cpy_r_first >= 0 && cpy_r_end <= cpy_r_row.len)) {
while (cpy_r_first < cpy_r_end) cpy_r_row.items[cpy_r_first++] = cpy_r_number;
return 1;
}
""",
    r"^CPyDef_\w*rows___put_numbers$": """\
if (likely(cpy_r_first >= 0 && cpy_r_at >= 0 && cpy_r_count <= cpy_r_numbers.len - cpy_r_first
    && cpy_r_count <= cpy_r_cells.len - cpy_r_at)) {
while (cpy_r_count-- > 0)
cpy_r_cells.items[cpy_r_at++] = (int16_t)cpy_r_numbers.items[cpy_r_first++];
return 1;
}
""",
    r"^CPyDef_\w*rows___put_bytes$": """\
if (likely(cpy_r_at >= 0 && cpy_r_numbers.len <= cpy_r_cells.len - cpy_r_at)) {
int16_t *cells = cpy_r_cells.items + cpy_r_at;
for (int64_t at = 0; at < cpy_r_numbers.len; at++) cells[at] = cpy_r_numbers.items[at];
return 1;
}
""",
    r"^CPyDef_\w*rows___translate_bytes$": """\
if (likely(cpy_r_at >= 0 && cpy_r_numbers.len <= cpy_r_cells.len - cpy_r_at
    && cpy_r_first >= 0 && 256 <= cpy_r_meanings.len - cpy_r_first)) {
int16_t *cells = cpy_r_cells.items + cpy_r_at, *meanings = cpy_r_meanings.items + cpy_r_first;
for (int64_t at = 0; at < cpy_r_numbers.len; at++) cells[at] = meanings[cpy_r_numbers.items[at]];
return 1;
}
""",
    r"^CPyDef_\w*rows___mark_bytes$": """\
if (likely(cpy_r_first >= 0 && cpy_r_first <= cpy_r_row.len && cpy_r_count <= cpy_r_places.len)) {
uint8_t *row = cpy_r_row.items + cpy_r_first;
uint64_t len = cpy_r_row.len - cpy_r_first;
int64_t at = 0;
for (; at < cpy_r_count && likely((uint64_t)(int64_t)cpy_r_places.items[at] < len); at++)
row[cpy_r_places.items[at]] = cpy_r_number;
if (likely(at >= cpy_r_count)) return 1;
}
""",
    # Small numbers are made once, as Python does with the smallest.
    r"^CPyDef_\w*rows___listed_cells$": """\
static PyObject *kept[1024];
if (likely(cpy_r_count >= 0 && cpy_r_count <= cpy_r_row.len)) {
PyObject *list = PyList_New(cpy_r_count);
for (int64_t at = 0; list != NULL && at < cpy_r_count; at++) {
uint16_t cell = cpy_r_row.items[at];
PyObject *number = cell < 1024 ? kept[cell] : NULL;
if (unlikely(number == NULL)) number = PyLong_FromLong(cpy_r_row.items[at]);
if (cell < 1024) {
kept[cell] = number;
Py_XINCREF(number);
}
if (number == NULL) Py_CLEAR(list);
else PyList_SET_ITEM(list, at, number);
}
return list;
}
""",
    r"^CPyDef_\w*bits___lowest_bit$": """\
#ifdef __GNUC__
if (cpy_r_word) return __builtin_ctzll(cpy_r_word);
#endif
""",
}

# To a C compiler a byte that is written may lie anywhere, and a word in any object, so it reads
# all of that anew. A field of a struct lies among such fields; a byte must be one of bits for that.
# Reading stays as it is.
WRITTEN = re.compile(r"^\*\((uint8|int64)_t \*\)(\w+) = ", re.MULTILINE)
CELLS = {"uint8": "ByteOfRow", "int64": "WordOfRow"}
DEFINED = {
    "ByteOfRow": "typedef struct { uint8_t number : 8; } ByteOfRow;\n",
    "WordOfRow": "typedef struct { int64_t number; } WordOfRow;\n",
}

FROM_THE_END = re.compile(
    r"^(cpy_r_\w+) = cpy_r_\w+ \+ (cpy_r_\w+);\n(cpy_r_\w+) = \(uint64_t\)\1 < \(uint64_t\)\2;$",
    re.MULTILINE,
)


def with_rows(text: str) -> str:
    """All of these mends; what they need is defined by `definitions`."""
    text = COPIED.sub(r"\2 = copy_Vec\3(\1);", text)
    text = WRITTEN.sub(lambda found: f"(({CELLS[found[1]]} *){found[2]})->number = ", text)
    return FROM_THE_END.sub(r"\3 = 0;", text)


def at_once(name: str, text: str) -> str:
    """A function, with what it can do at once put first."""
    for pattern, body in AT_ONCE.items():
        if re.search(pattern, name):
            head, _, rest = text.partition("{\n")
            return f"{head}{{\n{body}{rest}"
    return text


def definitions(words: set[str]) -> str:
    """What a part that has these words needs of ours."""
    copies = sorted(word for word in words if word.startswith("copy_Vec"))
    return "".join(
        [
            *(text for name, text in DEFINED.items() if name in words),
            *(COPY.format(word.removeprefix("copy_Vec")) for word in copies),
        ]
    )
