"""Reading rule numbers: those the README states, and those the tests cite."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

HERE: Final = Path(__file__).parent
TESTS: Final = HERE.parents[1]
README: Final = TESTS.parent / "src/perihelion/games/kepler3042/README.md"
RULE: Final = re.compile(r"^- \*\*(\d+\.\d+|E[A-R])\*\* (.+) "
                         r"\(rulebook: ([^;)]+(?:; (?!R\d\d)[^;)]+)*)"
                         r"(?:; (R\d\d(?:, R\d\d)*))?\)$")  # fmt: skip
RULING: Final = re.compile(r"^\| (R\d\d) \| `(\w+)`.* \| ([^|]+) \| [^|]*\|$")


def stated_rules(text: str) -> dict[str, tuple[str, ...]]:
    """Every numbered rule and example of a README, with the rulings it names."""
    found: dict[str, tuple[str, ...]] = {}
    for line in text.splitlines():
        if line.startswith("- **"):
            rule = RULE.match(line)
            assert rule is not None, f"not in the form of a rule: {line}"
            assert rule[1] not in found, f"two rules have the number {rule[1]}"
            found[rule[1]] = tuple(rule[4].split(", ")) if rule[4] else ()
    return found


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


def citing() -> list[Path]:
    """The modules that may cite: the tests of the game, and those of its campaigns."""
    return [
        *sorted(HERE.glob("test_*.py")),
        *sorted(TESTS.glob("match/test_campaign*.py")),
        *sorted(TESTS.glob("cli/test_campaign*.py")),
    ]


def citations() -> dict[str, list[str]]:
    """Where each number is cited."""
    found: dict[str, list[str]] = {}
    for path in citing():
        for number, line in cited(path.read_text(encoding="utf-8")):
            found.setdefault(number, []).append(f"{path.name}:{line}")
    return found
