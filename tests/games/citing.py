"""Rule numbers: those that a game's README states, and those that its tests cite."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Final

TESTS: Final = Path(__file__).parents[1]
GAMES: Final = TESTS.parent / "src/perihelion/games"


@dataclass(frozen=True)
class RuleBook:
    """The README of a game as rules, examples and rulings, each with its number."""

    game: str
    rule: re.Pattern[str]
    """A line that states a rule: `number`, and where it names some, `rulings`."""
    ruling: re.Pattern[str]
    """A row of the table of rulings: its number first, the rules it touches last."""
    chapters: int
    examples: tuple[str, ...] = ()
    last_ruling: str = ""
    more: tuple[str, ...] = ()
    """Tests elsewhere that may cite it too, as patterns below `tests`."""

    @cached_property
    def text(self) -> str:
        return (GAMES / self.game / "README.md").read_text("utf-8")

    @cached_property
    def lines(self) -> dict[str, re.Match[str]]:
        """Every numbered rule and example."""
        found: dict[str, re.Match[str]] = {}
        for line in self.text.splitlines():
            if line.startswith("- **"):
                rule = self.rule.match(line)
                assert rule is not None, f"not in the form of a rule: {line}"
                assert rule["number"] not in found, f"two rules have the number {rule['number']}"
                found[rule["number"]] = rule
        return found

    @cached_property
    def rules(self) -> dict[str, tuple[str, ...]]:
        """Every numbered rule and example, with the rulings it names."""
        return {
            number: tuple(rule["rulings"].split(", ")) if rule["rulings"] else ()
            for number, rule in self.lines.items()
        }

    @cached_property
    def rulings(self) -> dict[str, tuple[str, ...]]:
        """Every ruling, with the rules it says it touches."""
        matches = (self.ruling.match(line) for line in self.text.splitlines())
        return {row[1]: tuple(row[3].split(", ")) for row in matches if row}

    @cached_property
    def rows(self) -> dict[str, str]:
        """The row of every ruling."""
        prefix = self.last_ruling[0]
        return {one[2:5]: one for one in self.text.splitlines() if one.startswith(f"| {prefix}")}

    @cached_property
    def citations(self) -> dict[str, list[str]]:
        """Where each number is cited."""
        found: dict[str, list[str]] = {}
        for pattern in (f"games/{self.game}/test_*.py", *self.more):
            for path in sorted(TESTS.glob(pattern)):
                for number, line in cited(path.read_text("utf-8")):
                    found.setdefault(number, []).append(f"{path.name}:{line}")
        return found


ZENITH: Final = RuleBook(
    "zenith",
    re.compile(
        r"^- \*\*(?P<number>\d+\.\d+)\*\* (.+) \(rulebook: ([^;)]+(?:; [^Z;)][^;)]*)*)"
        r"(?:; (?P<rulings>Z\d\d(?:, Z\d\d)*))?\)$"
    ),
    re.compile(r"^\| (Z\d\d) \| `(\w+)`.* \| ([^|]+) \|$"),
    chapters=15,
    last_ruling="Z29",
)
KEPLER3AD: Final = RuleBook(
    "kepler3ad",
    re.compile(
        r"^- \*\*(?P<number>\d+\.\d+|E\d+)\*\* (?:\((?P<edition>[12])\) )?(.+) "
        r"\(rulebook: ([^;)]+(?:; (?!R\d\d)[^;)]+)*)"
        r"(?:; (?P<rulings>R\d\d(?:, R\d\d)*))?\)$"
    ),
    re.compile(r"^\| (R\d\d) \| `(\w+)`.* \| ([^|]+) \|$"),
    chapters=17,
    examples=tuple(f"E{number}" for number in range(1, 14)),
    last_ruling="R34",
)
KEPLER3042: Final = RuleBook(
    "kepler3042",
    re.compile(
        r"^- \*\*(?P<number>\d+\.\d+|E[A-R])\*\* (.+) "
        r"\(rulebook: ([^;)]+(?:; (?!R\d\d)[^;)]+)*)"
        r"(?:; (?P<rulings>R\d\d(?:, R\d\d)*))?\)$"
    ),
    re.compile(r"^\| (R\d\d) \| `(\w+)`.* \| ([^|]+) \| [^|]*\|$"),
    chapters=19,
    examples=tuple(f"E{letter}" for letter in "ABCDEFGHIJKLMNOPQR"),
    last_ruling="R37",
    more=("match/test_campaign*.py", "cli/test_campaign*.py"),
)
BOOKS: Final = (ZENITH, KEPLER3AD, KEPLER3042)


def cited(source: str) -> Iterator[tuple[str, int]]:
    """Every number in a marker `rules(...)` or `card(id, ...)`, with its line; imports nothing."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and (first := _first_number(node.func)) is not None:
            for argument in node.args[first:]:
                assert isinstance(argument, ast.Constant), f"line {node.lineno}: cite plain numbers"
                yield str(argument.value), node.lineno


def _first_number(called: ast.expr) -> int | None:
    """Where the numbers begin in `pytest.mark.rules(...)` or `pytest.mark.card(id, ...)`."""
    match called:
        case ast.Attribute(attr="rules" | "card" as mark, value=ast.Attribute(attr="mark")):
            return ["rules", "card"].index(mark)
    return None
