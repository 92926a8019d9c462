"""Reading rule numbers: those the README states, and those the tests cite."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

HERE: Final = Path(__file__).parent
README: Final = HERE.parents[2] / "src/perihelion/games/kepler3ad/README.md"
RULE: Final = re.compile(r"^- \*\*(\d+\.\d+|E\d+)\*\* (?:\(([12])\) )?(.+) "
                         r"\(rulebook: ([^;)]+(?:; (?!R\d\d)[^;)]+)*)"
                         r"(?:; (R\d\d(?:, R\d\d)*))?\)$")  # fmt: skip
RULING: Final = re.compile(r"^\| (R\d\d) \| `(\w+)`.* \| ([^|]+) \|$")


def stated_rules(text: str) -> dict[str, tuple[str, ...]]:
    """Every numbered rule and example of a README, with the rulings it names."""
    found: dict[str, tuple[str, ...]] = {}
    for line in text.splitlines():
        if line.startswith("- **"):
            rule = RULE.match(line)
            assert rule is not None, f"not in the form of a rule: {line}"
            assert rule[1] not in found, f"two rules have the number {rule[1]}"
            found[rule[1]] = tuple(rule[5].split(", ")) if rule[5] else ()
    return found


def stated_editions(text: str) -> dict[str, tuple[int, ...]]:
    """The editions in which each rule holds."""
    rules = (RULE.match(line) for line in text.splitlines())
    return {rule[1]: (int(rule[2]),) if rule[2] else (1, 2) for rule in rules if rule}


def stated_rulings(text: str) -> dict[str, tuple[str, ...]]:
    """Every ruling of a README, with the rules it says it touches."""
    matches = (RULING.match(line) for line in text.splitlines())
    return {row[1]: tuple(row[3].split(", ")) for row in matches if row}


def cited(source: str) -> Iterator[tuple[str, int]]:
    """Every number in a `rules(...)` marker of a module, with its line; nothing is imported."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and _is_mark(node.func):
            for argument in node.args:
                assert isinstance(argument, ast.Constant), f"line {node.lineno}: cite plain numbers"
                yield str(argument.value), node.lineno


def _is_mark(called: ast.expr) -> bool:
    """Whether this is `pytest.mark.rules`, or ends so."""
    if not isinstance(called, ast.Attribute) or called.attr != "rules":
        return False
    return isinstance(called.value, ast.Attribute) and called.value.attr == "mark"


def citations(folder: Path = HERE) -> dict[str, list[str]]:
    """Where each number is cited, in all tests of a folder."""
    found: dict[str, list[str]] = {}
    for path in sorted(folder.glob("test_*.py")):
        for number, line in cited(path.read_text(encoding="utf-8")):
            found.setdefault(number, []).append(f"{path.name}:{line}")
    return found
