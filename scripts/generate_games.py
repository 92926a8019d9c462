"""Write what a game declares as the code that the compiler and the type checker want.

`python scripts/generate_games.py` writes, `--check` only says whether a file would change:

| declared in | written | what |
|---|---|---|
| `codes.toml`, `events.py` | `codes.py` | the small integers of the rules |
| `tables.toml`, `options.py` | `tables.py` | components and rulings as the rules read them |
| `answers.toml`, `facts.py` | `action_structs.py` | the answers, one struct for each verb |
| `fields.py` | `state.py` | the fields of a state (`generate_state.py`) |

`codes.toml` has a table for each chapter. `NAME = 5` is a code and `NAME = [5, "what it is"]` one
with a comment. `X_ = "ONE TWO"` or `X_ = ["ONE: what it is", "TWO"]` counts X_ONE and X_TWO from 0;
a key in small letters only says what is counted: `sides = "LEFT RIGHT"`. A table `X_` has ranges,
each with its length, that follow each other; `end` names what comes after the last. `codes.py` ends
with the events.

`tables.toml`: `Tables` has a name and what it is, rows of `cells` unless a type and a first value
go before. `Rulings` has what each ruling is read from: `bool` or `int`, an option of the same name
or the one named behind it, with `== VALUE` where that is what makes it true; `place` is the place
of the value among all.

`answers.toml`: a verb has its words (one each, `word: int` for a number, `word...` for as many as
there are), what it does, and class variables of `kernel.actions.Act`.
"""

import importlib
import sys
import textwrap
import tomllib
from collections.abc import Iterator, Mapping
from typing import Any

import generate_state
from generate_state import GAMES, ROOT, formatted

HEAD = "# Generated from {} by scripts/generate_games.py; change that, not this.\n"


def main() -> None:
    stale = []
    for game in generate_state.games():
        for name, text in modules_of(game):
            path = GAMES / game / name
            if not path.exists() or path.read_text(encoding="utf-8") != text:
                stale.append(str(path.relative_to(ROOT)))
                if "--check" not in sys.argv:
                    path.write_text(text, encoding="utf-8")
    print("\n".join(stale) or "every generated module is what its game declares")
    sys.exit(bool(stale) and "--check" in sys.argv)


def modules_of(game: str) -> Iterator[tuple[str, str]]:
    """The generated modules of a game, in the order in which they need each other."""
    yield "codes.py", formatted("\n".join(codes(game)))
    yield "tables.py", formatted("\n".join(tables(game)))
    yield "action_structs.py", formatted("\n".join(answers(game)))
    yield "state.py", generate_state.generated(game)


def declared(game: str, name: str) -> tuple[str, dict[str, Any]]:
    """A declaration: the comment at its head as a docstring, and what it says."""
    text = (GAMES / game / name).read_text(encoding="utf-8")
    lines = text.partition("\n\n")[0].splitlines()
    about = "\n".join(line.removeprefix("#").removeprefix(" ") for line in lines)
    last = "\n" if len(lines) > 1 else ""
    return f'"""{about}{last}"""\n', tomllib.loads(text)


def documented(said: Any) -> tuple[Any, str]:
    """A value and its comment, of which there may be none."""
    value, *rest = said if isinstance(said, list) else [said]
    return value, rest[0] if rest else ""


def comment(text: str, indent: str = "") -> Iterator[str]:
    """A docstring in lines that are not too long."""
    if text:
        yield textwrap.fill(f'"""{text}"""', 100, initial_indent=indent, subsequent_indent=indent)


# --- codes ----------------------------------------------------------------------------------------


def codes(game: str) -> Iterator[str]:
    """`codes.py`: every code as a plain number, which compiled code folds."""
    about, chapters = declared(game, "codes.toml")
    yield about + HEAD.format("codes.toml")
    yield "from typing import Final\n"
    known: dict[str, int] = {}
    for chapter, said in chapters.items():
        yield "\n" + textwrap.fill(chapter, 100, initial_indent="# ", subsequent_indent="# ") + "\n"
        for name, value, text in numbered(said, known):
            known[name] = value
            yield f"{name}: Final = {value}"
            yield from comment(text)
    yield "\n# Events, in the order of `events.py`.\n"
    events = importlib.import_module(f"perihelion.games.{game}.events").EVENT_KINDS
    for number, event in enumerate(events):
        yield f"E_{event.name.upper().replace('-', '_')}: Final = {number}"


def numbered(said: Mapping[str, Any], known: Mapping[str, int]) -> Iterator[tuple[str, int, str]]:
    """The codes of a chapter; `known` grows meanwhile."""
    for name, value in said.items():
        first = "" if name.islower() else name
        if isinstance(value, dict):
            yield from ranges(first, value, known)
        elif name.islower() or name.endswith("_"):
            counted = value.split() if isinstance(value, str) else value
            for number, one in enumerate(counted):
                word, _, text = one.partition(": ")
                yield first + word, number, text
        else:
            number, text = documented(value)
            yield name, evaluated(number, known), text


def ranges(first: str, said: Mapping[str, Any], known: Mapping[str, int]) -> Iterator[Any]:
    """Codes that follow each other, as many for each name as its length."""
    at = 0
    for name, value in said.items():
        if name == "end":
            yield value, at, ""
        else:
            length, text = documented(value)
            yield first + name, at, text
            at += evaluated(length, known)


def evaluated(expression: int | str, known: Mapping[str, int]) -> int:
    """A number, or an expression over the codes before it."""
    return int(eval(str(expression), {"__builtins__": {}}, dict(known)))  # noqa: S307  (our own)


# --- tables ---------------------------------------------------------------------------------------


def tables(game: str) -> Iterator[str]:
    """`tables.py`: one class for the components, one for the rulings."""
    about, said = declared(game, "tables.toml")
    cells = said["Tables"].pop("cells")
    about_tables = said["Tables"].pop("about")
    yield about + HEAD.format("tables.toml")
    rows = {cells, *(one[0] for one in said["Tables"].values() if isinstance(one, list))}
    used = sorted({name for row in rows for name in ("i16", "i64") if name in row} | {"i64"})
    yield f"from librt.vecs import vec\nfrom mypy_extensions import {', '.join(used)}\n"
    yield "class Tables:"
    yield textwrap.indent(f'"""{about_tables.strip()}\n"""', "    ")
    yield "    def __init__(self) -> None:"
    for name, value in said["Tables"].items():
        kind, text = documented(value) if isinstance(value, list) else (cells, value)
        type_, _, start = kind.partition(" = ")
        yield f"        self.{name}: {type_} = {start or type_ + '([])'}"
        yield from comment(text, " " * 8)
    yield RULINGS
    options = importlib.import_module(f"perihelion.games.{game}.options").OPTION_SPECS
    every = options.values() if isinstance(options, dict) else (options,)
    values = {spec.name: spec.values for specs in every for spec in specs}
    for name, value in said["Rulings"].items():
        kind, text = documented(value)
        yield f"        self.{name}: {ruling(name, kind, values)}"
        yield from comment(text, " " * 8)


RULINGS = '''

class Rulings:
    """The options of a table as the rules read them; see README, section Rulings."""

    def __init__(self, options: dict[str, bool | int | str]) -> None:
        self.options = options
        """The options themselves, complete, as the table chose them."""
'''


def ruling(name: str, kind: str, values: Mapping[str, Any]) -> str:
    """The type of a ruling and how it is read."""
    if " = " in kind:
        return kind
    what, _, source = kind.partition(" ")
    option, is_, value = (source or name).partition(" == ")
    if what == "place":
        return f"i64 = {values[option]}.index(options[{option!r}])"
    if what == "int":
        return f"i64 = int(options[{option!r}])"
    given = f"options.get({option!r})"
    return f"bool = {given} == {value!r}" if is_ else f"bool = bool({given})"


# --- answers --------------------------------------------------------------------------------------


def answers(game: str) -> Iterator[str]:
    """`action_structs.py`: a struct for each verb, and the grammars of their texts."""
    about, said = declared(game, "answers.toml")
    yield about + HEAD.format("answers.toml")
    yield "from __future__ import annotations\n\nfrom typing import ClassVar, Final\n"
    yield f"from perihelion.games.{game} import facts"
    yield "from perihelion.kernel.actions import Act, Grammar\n"
    for base, who in (("Answer", "a seat"), ("ChanceAnswer", "chance")):
        yield f'\nclass {base}(Act, frozen=True):\n    """What {who} answers."""\n'
        for verb, (words, does, *more) in said[base].items():
            yield f"\nclass {verb.title().replace('-', '')}({base}, frozen=True, tag={verb!r}):"
            yield from comment(does, "    ")
            yield ""
            yield from indented(words, *more)
    yield "\nGRAMMAR: Final = Grammar(*Answer.__subclasses__())"
    yield "CHANCE_GRAMMAR: Final = Grammar(*ChanceAnswer.__subclasses__())"


def indented(words: str, said: Mapping[str, str] | None = None) -> Iterator[str]:
    """The words of a verb and its class variables."""
    for word in words.split(", ") if words else ():
        many = word.endswith("...")
        name, _, type_ = word.removesuffix("...").partition(": ")
        yield f"    {name}: {'tuple[str, ...]' if many else type_ or 'str'}"
    for name, value in (said or {}).items():
        yield f"    {name}: ClassVar = {f'facts.{value}' if name == 'facts' else repr(value)}"


if __name__ == "__main__":
    main()
