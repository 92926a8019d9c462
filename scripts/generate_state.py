"""`state.py` of a game as its `fields.py` declares it, for `generate_games.py`.

It is what one would write by hand for the compiler: no loop and no look-up over fields.
"""

import ast
import builtins
import importlib
import re
import subprocess
import sys
from collections.abc import Iterator, Sequence
from inspect import cleandoc
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "src"))

from perihelion.kernel import state as kernel_state  # noqa: E402  (from the sources as they are)
from perihelion.kernel.fields import MATCH, Field, Row  # noqa: E402

GAMES = ROOT / "src/perihelion/games"
LOCAL = {"seats": "int(self.seats)", "tables": "self.tables", "is_blind": "self.viewer != TRUTH"}
"""What ranges may name besides codes; lengths and values have the first two."""
HEAD = """\
# Generated from fields.py by scripts/generate_games.py; change that, not this.
"""
COMMENT = """\
# All fields here and before the base class has its turn: so mypyc knows that they are
# always there, and does not look each time. For another viewer, only what is public."""


def games() -> list[str]:
    """Those that declare their fields."""
    return sorted(path.parent.name for path in GAMES.glob("*/fields.py"))


def generated(game: str, more: Sequence[Field] = ()) -> str:
    """The module of a game, formatted; with `more` fields after its own."""
    declared = importlib.import_module(f"perihelion.games.{game}.fields")
    codes = importlib.import_module(f"perihelion.games.{game}.codes")
    fields = [*declared.FIELDS, *more]
    lines = [f'"""{declared.__doc__}"""', HEAD, *imports(game, fields, vars(codes)), *body(fields)]
    return formatted("\n".join(lines))


def formatted(text: str) -> str:
    """A module as ruff wants it."""
    text += "\n"
    for command in (("check", "--quiet", "--select", "I", "--fix"), ("format",)):
        text = ruff(*command, text=text)
    return text


def ruff(*words: str, text: str) -> str:
    command = [sys.executable, "-m", "ruff", *words, "--stdin-filename", "src/state.py", "-"]
    done = subprocess.run(command, input=text, text=True, capture_output=True, check=True, cwd=ROOT)
    return done.stdout


def imports(game: str, fields: Sequence[Field], codes: dict[str, object]) -> Iterator[str]:
    """What the expressions of a declaration name: codes of the game, then of the kernel."""
    named = {name for field in fields for name in names_in(field)} - set(LOCAL) - set(dir(builtins))
    of_game = sorted(named & set(codes))
    of_kernel = sorted(named - set(of_game) | {"State"})
    if unknown := [name for name in of_kernel if not hasattr(kernel_state, name)]:
        sys.exit(f"{game}: nothing is called {', '.join(unknown)}")
    rows = {field.cells for field in fields if isinstance(field, Row)}
    cells = rows | {"i64"}
    yield "from __future__ import annotations\n"
    is_open = all(field.public for field in fields if isinstance(field, Row))
    yield f"from typing import TYPE_CHECKING{'' if is_open else ', Final'}\n"
    yield "from librt.vecs import vec"
    yield f"from mypy_extensions import {', '.join(sorted(cells))}\n"
    yield f"from perihelion.games.{game}.codes import ({', '.join(of_game)},)"
    yield f"from perihelion.games.{game}.tables import Rulings, Tables"
    yield "from perihelion.kernel.packing import Unpacking, out_of_range"
    copies = sorted(f"copy_{'bytes' if row == 'u8' else 'words'}" for row in rows)
    yield f"from perihelion.kernel.rows import {', '.join(copies)}"
    yield f"from perihelion.kernel.state import {', '.join(of_kernel)}\n"
    yield "if TYPE_CHECKING:\n    from perihelion.kernel.game import Game\n\n"


def names_in(field: Field) -> Iterator[str]:
    """The names that its expressions use."""
    texts = [field.within, field.start, field.unseen]
    if isinstance(field, Row):
        texts += [field.length, field.copied, field.used]
    for text in filter(None, texts):
        for node in ast.walk(ast.parse(text, mode="eval")):
            if isinstance(node, ast.Name) and node.id != "self":
                yield node.id


def body(fields: Sequence[Field]) -> Iterator[str]:
    for row in [field for field in fields if isinstance(field, Row) and not field.public]:
        value = first_value(row, row.unseen or row.start)
        yield f"{constant(row)}: Final = {value}"
    yield "\n"
    yield "class Fields(State):"
    yield indent('"""Everything that is true of a match, field by field."""\n')
    for method in (construction, copying, packing, unpacking, checking):
        yield indent("\n".join(method(fields))) + "\n"


def construction(fields: Sequence[Field]) -> Iterator[str]:
    own = [field for field in fields if field not in MATCH]
    secret = [field for field in own if not field.public]
    yield (
        "def __init__(self, game: Game, seats: int, tables: Tables, rulings: Rulings,"
        " like: Fields | None, viewer: i64) -> None:"
    )
    yield indent(f"{COMMENT}\nself.tables = tables\nself.rulings = rulings\nif like is None:")
    for field in own:
        yield indent(f"self.{field.name}: {type_of(field)} = {first_value(field, field.start)}", 2)
        if field.doc:
            yield indent(f'"""{cleandoc(field.doc)}"""', 2)
    yield indent("else:")
    yield from (indent(copied(field), 2) for field in own if field.public)
    if secret:
        yield indent("if viewer == like.viewer:", 2)
        yield from (indent(copied(field), 3) for field in secret)
        yield indent("else:", 2)
        yield from (indent(f"self.{field.name} = {unseen_value(field)}", 3) for field in secret)
    yield indent("super().__init__(game, seats)\nself.viewer = viewer\nif like is not None:")
    yield indent("self.seat = like.seat\nself.turn = like.turn", 2)


def type_of(field: Field) -> str:
    return f"vec[{field.cells}]" if isinstance(field, Row) else "i64"


def first_value(field: Field, value: str) -> str:
    if not isinstance(field, Row):
        return value
    if field.copied:
        return f"{field.copied}[:]"
    length = field.length if re.fullmatch(r"\w+", field.length) else f"({field.length})"
    return f"vec[{field.cells}]([{field.cells}({value})] * {length})"


def unseen_value(field: Field) -> str:
    """In a blind state; a copy of a row is made faster than a row."""
    return f"{constant(field)}[:]" if isinstance(field, Row) else field.unseen or field.start


def constant(row: Row) -> str:
    return f"_UNSEEN_{row.name.upper()}"


def copied(field: Field) -> str:
    return f"self.{field.name} = like.{field.name}{'[:]' if isinstance(field, Row) else ''}"


def copying(fields: Sequence[Field]) -> Iterator[str]:
    yield "def become(self, like: Fields) -> None:"
    yield indent('"""Be as another state of the same table, with the rows that are there."""')
    for field in fields:
        if not isinstance(field, Row):
            yield indent(f"self.{field.name} = like.{field.name}")
        else:
            kind = "bytes" if field.cells == "u8" else "words"
            yield indent(f"copy_{kind}(like.{field.name}, self.{field.name})")
    yield indent("self.log = None")


def packing(fields: Sequence[Field]) -> Iterator[str]:
    """Rows one after the other, and numbers together as a row."""
    yield "def to_bytes(self) -> bytes:"
    for field in fields:
        if isinstance(field, Row) and field.used and not field.packs:
            yield indent(f"used_{field.name}: i64 = {field.used}")
    yield indent("return b''.join([")
    numbers: list[str] = []
    for field in [field for field in fields if field.packed]:
        if isinstance(field, Row):
            yield from as_row(numbers)
            yield indent(f"bytes(memoryview({packed_row(field)})),", 2)
        else:
            numbers.append(f"self.{field.name}")
    yield from as_row(numbers)
    yield indent("])")
    for row in rows_with_methods(fields):
        yield f"\ndef {row.packs}(self) -> {type_of(row)}:"
        yield indent(f'"""`{row.name}` as it is packed."""\nraise NotImplementedError')
        if row.loads:
            yield f"\ndef {row.loads}(self, numbers: list[int]) -> None:"
            yield indent(f'"""Take `{row.name}` as it was packed."""\nraise NotImplementedError')


def as_row(numbers: list[str]) -> Iterator[str]:
    if numbers:
        yield indent(f"bytes(memoryview(vec[i64]([{', '.join(numbers)}]))),", 2)
        numbers.clear()


def rows_with_methods(fields: Sequence[Field]) -> list[Row]:
    return [field for field in fields if isinstance(field, Row) and field.packs]


def packed_row(row: Row) -> str:
    if row.packs:
        return f"self.{row.packs}()"
    return f"self.{row.name}[:used_{row.name}]" if row.used else f"self.{row.name}"


def unpacking(fields: Sequence[Field]) -> Iterator[str]:
    yield "def load_bytes(self, data: bytes) -> None:"
    yield indent('"""Become the state that `to_bytes` packed; raises BadPosition for others."""')
    yield indent("packed = Unpacking(data)")
    for field in [field for field in fields if field.packed]:
        yield indent(unpacked(field))
    yield indent("packed.finish()")


def unpacked(field: Field) -> str:
    if not isinstance(field, Row):
        return f"self.{field.name} = packed.number()"
    if field.loads:
        return f"self.{field.loads}(packed.take(int({field.used})))"
    if field.cells == "u8":
        return f"packed.fill_bytes(self.{field.name})"
    count = f"int({field.used})" if field.used else f"len(self.{field.name})"
    return f"packed.fill(self.{field.name}, {count})"


def checking(fields: Sequence[Field]) -> Iterator[str]:
    yield "def numbers_wrong(self) -> list[str]:"
    yield indent('"""Numbers that no state has, in words."""')
    checked = [field for field in fields if field.within]
    named = {name for field in checked for name in names_in(field)}
    yield from (indent(f"{name} = {LOCAL[name]}") for name in LOCAL if name in named)
    yield indent("return out_of_range([")
    for field in checked:
        called = field.called or field.name.replace("_", " ")
        yield indent(f'("{called}", {field.within}, {values_of(field)}),', 2)
    yield indent("])")


def values_of(field: Field) -> str:
    if not isinstance(field, Row):
        return f"[int(self.{field.name})]"
    row = f"self.{field.packs}()" if field.packs else f"self.{field.name}"
    return f"bytes(memoryview({row}))" if field.cells == "u8" else row


def indent(text: str, levels: int = 1) -> str:
    return "\n".join("    " * levels + line if line else "" for line in text.split("\n"))
