"""Rules and tests know each other: no rule without a test, no citation without a rule."""

from __future__ import annotations

import json
from collections.abc import Iterable
from importlib.resources import files
from typing import Any, Final

import pytest
from tests.games.kepler3ad.cite import (
    README,
    citations,
    cited,
    stated_editions,
    stated_rules,
    stated_rulings,
)

from perihelion.games.kepler3ad.options import OPTION_SPECS

TEXT: Final = README.read_text(encoding="utf-8")
RULES: Final = stated_rules(TEXT)
RULINGS: Final = stated_rulings(TEXT)
ROWS: Final = {line[2:5]: line for line in TEXT.splitlines() if line.startswith("| R")}
EDITIONS: Final[dict[int, dict[str, Any]]] = {
    edition: json.loads((files("perihelion.games.kepler3ad") / "data" / name).read_text("utf-8"))
    for edition, name in ((1, "first_edition.json"), (2, "second_edition.json"))
}
DATA_RULINGS: Final = [
    pytest.param(edition, ruling, id=f"{ruling['id']}-{edition}")
    for edition, data in EDITIONS.items()
    for ruling in data["rulings"]
]


def _by_number(numbers: Iterable[str]) -> list[str]:
    def place(number: str) -> tuple[str, list[int]]:
        return number[0] * (number[0] in "RE"), [int(one) for one in number.strip("RE").split(".")]

    return sorted(numbers, key=place)


def test_every_rule_and_ruling_has_a_test() -> None:
    """A rule of the README that no test cites is a rule that nobody holds us to."""
    untested = (RULES.keys() | RULINGS.keys()) - citations().keys()
    assert not untested, f"rules without a test: {', '.join(_by_number(untested))}"


def test_every_citation_names_a_rule() -> None:
    """A test that cites a number cites one that the README has."""
    unknown = {
        number: places
        for number, places in citations().items()
        if number not in RULES and number not in RULINGS
    }
    assert not unknown, f"citations without a rule: {unknown}"


def test_the_readme_numbers_its_rules_without_gaps() -> None:
    """Chapters 1 to 17, each counted from 1; thirteen examples; rulings R01 to R34."""
    for chapter in range(1, 18):
        numbers = [rule for rule in RULES if rule.startswith(f"{chapter}.")]
        assert numbers == [f"{chapter}.{n}" for n in range(1, len(numbers) + 1)]
        assert numbers
    assert [rule for rule in RULES if rule[0] == "E"] == [f"E{n}" for n in range(1, 14)]
    assert list(RULINGS) == [f"R{n:02}" for n in range(1, 35)]


def test_rules_and_rulings_name_each_other() -> None:
    """A rule names the rulings it depends on, and those name it."""
    from_rules = {(rule, ruling) for rule, named in RULES.items() for ruling in named}
    from_rulings = {(rule, ruling) for ruling, named in RULINGS.items() for rule in named}
    assert from_rules == from_rulings


@pytest.mark.parametrize(("edition", "ruling"), DATA_RULINGS)
def test_every_ruling_of_the_data_is_in_its_row(edition: int, ruling: dict[str, Any]) -> None:
    """With its option, its default and every alternative, in words."""
    row = ROWS[ruling["id"]]
    assert f"`{ruling['option']}`" in row
    values = [one["value"] for one in ruling["alternatives"] if "value" in one]
    for value in (ruling["default"], *values):
        shown = json.dumps(value).strip('"').replace("null", "none")
        assert shown in row, f"{ruling['id']} does not explain {shown} of edition {edition}"
    assert ruling["support"] == "required" or "documented only" in row or "(1)" in row


@pytest.mark.parametrize("edition", [1, 2])
def test_every_option_of_the_tables_is_explained(edition: int) -> None:
    """In the row of its ruling, with each of its values; the others in the words below."""
    for spec in OPTION_SPECS[edition]:
        told = ROWS[spec.ruling] if spec.ruling is not None else TEXT
        assert f"`{spec.name}`" in told
        for value in spec.values if spec.ruling is not None else ():
            shown = str(value).lower() if isinstance(value, bool) else str(value)
            assert shown in told, f"{spec.ruling} does not explain {shown}"


def test_the_examples_are_those_of_the_data() -> None:
    """In the order of the data, first edition first, each under the name it has there."""
    rows = [line for line in TEXT.splitlines() if line.startswith("- **E")]
    named = [(edition, one["id"]) for edition in (1, 2) for one in EDITIONS[edition]["examples"]]
    assert len(rows) == len(named) == 13
    for row, (edition, name) in zip(rows, named, strict=True):
        assert f"({edition}) `{name}`" in row


def test_both_editions_have_rules_of_their_own() -> None:
    """Most rules hold in both; those that do not say so."""
    editions = list(stated_editions(TEXT).values())
    assert len(editions) == len(RULES)
    assert min(editions.count(one) for one in ((1,), (2,), (1, 2))) > 20


def test_citations_are_read_from_the_source() -> None:
    """The reader sees decorators and lists of marks, and nothing in words or other calls."""
    source = '''
@pytest.mark.rules("1.1", "R02")
def test_one() -> None:
    """Says rules("9.9")."""
    other.rules("8.8")

pytestmark = [pytest.mark.rules("E2")]
'''
    assert [number for number, _ in cited(source)] == ["1.1", "R02", "E2"]
