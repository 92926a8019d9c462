"""Cut mypyc's C code into parts that compile side by side and are compiled again only if changed.

mypyc writes one C file per module. Here the kernel and each game become two parts: what is hot,
and the wrappers and initialisers, which take a third of the time and need no optimisation. A part
declares only what it mentions and numbers its literals itself, so its text changes only with its
own sources. Small functions of the kernel come along with each
game to be inlined there, and what no other part mentions is static, as if all were one file.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

from native_checks import (
    FRACTIONS,
    LISTENED,
    RARE,
    Inherited,
    quiet_functions,
    with_plain_fractions,
    without_doubts,
)
from native_lengths import Lengths, with_lengths
from native_methods import (
    BASE,
    HEIR,
    PRIVATE,
    REFUSAL,
    REFUSED,
    TABLE,
    VALUE,
    with_inherited,
    without_owner,
    without_uncalled,
)
from native_references import Steady, without_counts
from native_rows import at_once, definitions, with_rows

CORE = "core"
"""The part of everything that belongs to no game."""

TWIN_LINES = 150
"""Longer functions of the kernel are never inlined: their text would only cost time."""

WORD = re.compile(r"\w+")
LITERAL = re.compile(r"\bCPyStatics\[(\d+)\]")
QUOTED = re.compile(r'"(?:[^"\\]|\\.)*"|/\*.*?\*/')
INDENT = re.compile(r"^ +", re.MULTILINE)
DECLARED = re.compile(r"(\w+)\s*(?:\(|\[\d*\]|$)")
COLD = re.compile(r"CPyPy_|CPyExec_|CPyInit|\w+_____top_level__$|\w+module(_methods)?$")
FILLED = "is_initialized = 1;\n"

# With gnu_inline a body is there to be inlined and for nothing else; the function itself is in
# its own part. Other compilers call it there.
TWINS = """\
#ifdef __GNUC__
#define TWIN extern inline __attribute__((gnu_inline))
{}
#endif
"""


class Piece(NamedTuple):
    """A function, a variable or a declaration at the top level of a C file."""

    name: str
    text: str

    @property
    def head(self) -> str:
        return re.split(r"[{=;]", self.text, maxsplit=1)[0].strip()

    @property
    def is_static(self) -> bool:
        return self.text.startswith("static ")

    @property
    def is_struct(self) -> bool:
        return self.text.startswith("typedef struct {")

    @property
    def is_function(self) -> bool:
        return self.text.endswith("\n}") and "=" not in self.head

    @property
    def is_prototype(self) -> bool:
        return self.text.endswith(");") and "=" not in self.text


@dataclass
class Part:
    """One C file to be."""

    name: str
    hot: bool
    pieces: list[Piece] = field(default_factory=list)
    twins: list[Piece] = field(default_factory=list)
    own: set[str] = field(default_factory=set)

    def words(self) -> set[str]:
        return words_of([*self.pieces, *self.twins])


def cut(sources: list[Path], games: list[str], place: Path, called: set[str]) -> dict[Path, bool]:
    """Write the parts into a folder; their files, and whether each is hot.

    `called` has the functions of rules that interpreted code calls, by their full names.
    """
    written_by_mypyc = [path for path in sources if path.name.startswith("__native")]
    shared = min(written_by_mypyc, key=lambda path: len(path.name))
    headers = headers_of(shared)
    includes = "\n".join(piece.text for piece in headers if not piece.name)
    # What it declares of others the headers declare, too; nothing would be static.
    own = [piece for piece in pieces_of(shared) if not piece.is_prototype]
    rest = Part("shared", hot=False, pieces=own)
    parts = parts_of([path for path in written_by_mypyc if path != shared], games, called)
    declarations = [piece for piece in headers if piece.name]
    hand_down(parts)
    mend_rows(parts, declarations)
    spare_checks(parts, declarations)
    bring_twins(parts)
    link([*parts, rest], declarations)

    place.mkdir(parents=True, exist_ok=True)
    tables: dict[str, list[int]] = {}
    files: dict[Path, bool] = {}
    # mypyc's own functions, where the search can inline them.
    runtime = "\n".join(
        f'#include "{path.relative_to(shared.parent).as_posix()}"'
        for path in sources
        if path not in written_by_mypyc
    )
    for part in (*parts, rest):
        words = part.words()
        above = f"{includes}\n"
        if "CPy_AddTraceback" in words:
            above += RARE
        if REFUSED in words:
            above += REFUSAL
        above += definitions(words)
        if part.name == CORE:
            above += runtime
        elif "CPyFloat_FromTagged" in words:
            above += FRACTIONS
        text = written(part, above, declarations)
        whole = (
            fill_literals(text, tables) if part is rest else own_literals(text, part.name, tables)
        )
        files[place / f"{part.name}.c"] = part.hot
        (place / f"{part.name}.c").write_text(whole, "utf-8")
    return files


def headers_of(shared: Path) -> list[Piece]:
    """The declarations of all modules, and the headers of others, which have no name."""
    internal = shared.name.replace("__native_", "__native_internal_", 1)
    return [
        piece._replace(text=LITERAL.sub("CPyStatics[]", piece.text))
        for name in (shared.name, internal)
        for piece in pieces_of(shared.with_name(name).with_suffix(".h"))
        if piece.name or piece.text.startswith("#include")
    ]


def pieces_of(path: Path) -> list[Piece]:
    # Nearly all of the text is indentation.
    text = INDENT.sub("", path.read_text("utf-8"))
    text = with_plain_fractions(with_rows(text))
    found = [mended(Piece(name_of(chunk), chunk)) for chunk in chunks(text)]
    return [piece for piece in found if '#include "__native' not in piece.text]


def mended(piece: Piece) -> Piece:
    if not piece.is_function:
        return piece
    return piece._replace(text=without_owner(at_once(piece.name, piece.text)))


def chunks(text: str) -> Iterator[str]:
    lines: list[str] = []
    depth = 0
    for line in filter(None, text.splitlines()):
        lines.append(line)
        if "{" in line or "}" in line:
            code = QUOTED.sub("", line)
            depth += code.count("{") - code.count("}")
        if (depth == 0 and line.endswith((";", "}"))) or line.startswith("#"):
            yield "\n".join(lines)
            lines = []


def name_of(text: str) -> str:
    if text.startswith("#"):
        return ""
    if text.startswith("typedef"):
        return str(WORD.findall(text)[-1])
    found = DECLARED.search(re.split(r"[{=;]", text, maxsplit=1)[0].strip())
    return found[1] if found else ""


def parts_of(modules: list[Path], games: list[str], called: set[str]) -> list[Part]:
    found = {module: without_private(pieces_of(module)) for module in modules}
    values = {name for pieces in found.values() for p in pieces for name in VALUE.findall(p.text)}
    hot = {name: Part(name, hot=True) for name in (CORE, *games)}
    cold = {name: Part(f"{name}_cold", hot=False) for name in (CORE, *games)}
    for module, pieces in found.items():
        home = next((game for game in games if f"___{game}" in module.name), CORE)
        is_rules = "___rules___" in module.name
        own = without_wrappers(pieces, module, called, values) if is_rules else pieces
        for piece in own:
            parts = hot if COLD.match(piece.name) is None else cold
            parts[home].pieces.append(piece)
    return [part for part in (*hot.values(), *cold.values()) if part.pieces]


def without_private(pieces: list[Piece]) -> list[Piece]:
    """The pieces of a module without what lets Python code call its private functions and methods.

    So the C compiler sees all their calls, and most of them become part of their one caller. A
    function that its module hands on as a value is looked up by its name, and keeps it.
    """
    text = "\n".join(piece.text for piece in pieces)
    spared: set[str] = set()

    def without(found: re.Match[str]) -> str:
        if f"/* '{found[1]}' */" in text:
            return found[0]
        spared.add(found[2])
        return ""

    pieces = [
        piece._replace(text=PRIVATE.sub(without, piece.text))
        if piece.name.endswith(TABLE)
        else piece
        for piece in pieces
    ]
    return [piece for piece in pieces if piece.name not in spared]


def without_wrappers(
    pieces: list[Piece], module: Path, called: set[str], values: set[str]
) -> list[Piece]:
    """The pieces of a module of rules without what lets Python code call functions it never calls.

    Most of the rules call each other alone, many from one place, where they are best inlined.
    """
    name = module.stem.removeprefix("__native_").replace("___", ".")
    known = {*called, *(f"{name}.{value}" for value in values)}
    table = next(piece for piece in pieces if piece.name.endswith(f"module{TABLE}"))
    text, spared = without_uncalled(table.text, name, known)
    return [
        piece._replace(text=text) if piece is table else piece
        for piece in pieces
        if piece.name not in spared
    ]


def hand_down(parts: list[Part]) -> None:
    """Give the states of games the methods that they inherit, as Python calls those quicker."""
    pieces = [piece for part in parts for piece in part.pieces]
    base = next((piece.text for piece in pieces if piece.name == BASE), "")
    for part in parts:
        part.pieces = [
            piece._replace(text=with_inherited(piece.text, base))
            if HEIR.search(piece.name)
            else piece
            for piece in part.pieces
        ]


def mend_rows(parts: list[Part], declarations: list[Piece]) -> None:
    """Leave out reference counts that keep nothing alive, and say lengths that never differ."""
    structs = [(piece.name, piece.text) for piece in declarations if piece.is_struct]
    pieces = [piece for part in parts for piece in part.pieces if piece.is_function]
    functions = [(piece.name, piece.text) for piece in pieces]
    steady = Steady(structs, functions)
    lengths = Lengths(functions, steady)

    def mended_row(piece: Piece) -> Piece:
        if not piece.is_function:
            return piece
        text = without_counts(piece.name, piece.text, steady)
        return piece._replace(text=with_lengths(piece.name, text, lengths))

    for part in parts:
        if part.hot:
            part.pieces = [mended_row(piece) for piece in part.pieces]


def spare_checks(parts: list[Part], declarations: list[Piece]) -> None:
    """Believe that inherited fields are there, and functions that cannot raise."""
    structs = [(piece.name, piece.text) for piece in declarations if piece.is_struct]
    pieces = [piece for part in parts for piece in part.pieces if piece.is_function]
    inherited = Inherited(structs, [(piece.name, piece.text) for piece in pieces])
    for part in parts:
        if part.hot:
            part.pieces = [
                piece._replace(text=inherited.without_doubts(piece.text)) for piece in part.pieces
            ]
    quiet = quiet_functions(
        {piece.name: piece.text for part in parts for piece in part.pieces if piece.is_function}
    )
    for part in parts:
        if part.hot:
            part.pieces = [
                piece._replace(text=without_doubts(piece.text, quiet)) for piece in part.pieces
            ]


def bring_twins(parts: list[Part]) -> None:
    """Give each game the small functions of the kernel it calls, and those that they call."""
    core = [piece for part in parts if part.name == CORE for piece in part.pieces]
    local = {piece.name for piece in core if piece.is_static}
    twins = {
        piece.name: piece
        for piece in core
        if piece.is_function
        and not piece.is_static
        and piece.text.count("\n") < TWIN_LINES
        and not local.intersection(WORD.findall(piece.text))
    }
    for part in parts:
        if not part.hot or part.name == CORE:
            continue
        seen: set[str] = set()
        wanted = words_of(part.pieces)
        while found := (wanted & twins.keys()) - seen:
            seen |= found
            wanted = words_of([twins[name] for name in found])
        part.twins = [piece for name, piece in twins.items() if name in seen]


def link(parts: list[Part], declarations: list[Piece]) -> None:
    """Make static what only one part mentions, and only that; declare all the rest."""
    mentioned = {part.name: part.words() for part in parts}
    in_headers = {piece.name for piece in declarations}
    for part in parts:
        others = set().union(*(mentioned[other.name] for other in parts if other is not part))
        for index, piece in enumerate(part.pieces):
            if piece.name not in others:
                if piece.is_function:
                    part.own.add(piece.name)
            elif piece.is_static or (piece.is_function and piece.name not in in_headers):
                shown = Piece(piece.name, piece.text.removeprefix("static "))
                part.pieces[index] = shown
                declarations.append(Piece(piece.name, f"extern {shown.head};"))


def written(part: Part, includes: str, declarations: list[Piece]) -> str:
    """The text of a part: what it mentions of others, and its own."""
    wanted = part.words()
    used: list[str] = []
    for piece in reversed(declarations):
        if piece.name in wanted:
            wanted.update(WORD.findall(piece.text))
            text = declared(piece, own=piece.name in part.own)
            seldom = part.hot and LISTENED.match(piece.name)
            used.append(f"SELDOM {text}" if seldom else text)
    twins = TWINS.format("\n".join(f"TWIN {piece.text}" for piece in part.twins))
    own = [piece.text for piece in part.pieces]
    return "\n".join([includes, *reversed(used), *([twins] if part.twins else []), *own, ""])


def declared(piece: Piece, *, own: bool) -> str:
    if piece.name.startswith("tuple_"):  # some of them mypyc's own headers have, too
        guard = f"MYPYC_DECLARED_{piece.name}"
        return f"#ifndef {guard}\n#define {guard}\n{piece.text}\n#endif"
    return piece.text.replace("extern ", "static ", 1) if own else piece.text


def own_literals(text: str, name: str, tables: dict[str, list[int]]) -> str:
    """Number the literals of a part by itself: another game's would move them."""
    numbers: dict[str, int] = {}
    text = LITERAL.sub(
        lambda found: f"CPyStatics_{name}[{numbers.setdefault(found[1], len(numbers))}]", text
    )
    if numbers:
        tables[name] = [int(number) for number in numbers]
    return text.replace("*CPyStatics[]", f"*CPyStatics_{name}[]")


def fill_literals(text: str, tables: dict[str, list[int]]) -> str:
    """Fill the tables of the parts once mypyc has filled its own."""
    start = text.index("int CPyGlobalsInit(void)\n{")
    end = text.index(FILLED, start)
    defined, filled = [], []
    for name, numbers in tables.items():
        listed = ", ".join(map(str, numbers))
        defined.append(
            f"PyObject *CPyStatics_{name}[{len(numbers)}];\n"
            f"static const int CPyStatics_{name}_from[] = {{{listed}}};"
        )
        filled.append(
            f"for (int i = 0; i < {len(numbers)}; i++)\n"
            f"CPyStatics_{name}[i] = CPyStatics[CPyStatics_{name}_from[i]];"
        )
    return "\n".join([text[:start], *defined, text[start:end], *filled, text[end:]])


def words_of(pieces: list[Piece]) -> set[str]:
    found: set[str] = set()
    for piece in pieces:
        found.update(WORD.findall(piece.text))
    return found
