"""Rules and tests know each other: no rule without a test, no citation without a rule."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from importlib.resources import files
from typing import Any, Final

import pytest
from tests.games.kepler3042.cite import README, citations, cited, stated_rules, stated_rulings

from perihelion.games.kepler3042.options import OPTION_SPECS

TEXT: Final = README.read_text(encoding="utf-8")
RULES: Final = stated_rules(TEXT)
RULINGS: Final = stated_rulings(TEXT)
ROWS: Final = {line[2:5]: line for line in TEXT.splitlines() if line.startswith("| R")}
DATA: Final[list[dict[str, Any]]] = json.loads(
    (files("perihelion.games.kepler3042") / "data" / "rules.json").read_text("utf-8")
)["rulings"]


def _by_number(numbers: Iterable[str]) -> list[str]:
    def place(number: str) -> tuple[str, list[int], str]:
        return number[0] * (number[0] in "RE"), [int(n) for n in re.findall(r"\d+", number)], number

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
    """Chapters 1 to 19, each counted from 1; examples A to R; rulings R01 to R37."""
    for chapter in range(1, 20):
        numbers = [rule for rule in RULES if rule.startswith(f"{chapter}.")]
        assert numbers == [f"{chapter}.{n}" for n in range(1, len(numbers) + 1)]
        assert numbers
    assert [rule for rule in RULES if rule[0] == "E"] == [f"E{one}" for one in "ABCDEFGHIJKLMNOPQR"]
    assert list(RULINGS) == [f"R{n:02}" for n in range(1, 38)]


def test_rules_and_rulings_name_each_other() -> None:
    """A rule names the rulings it depends on, and those name it."""
    from_rules = {(rule, ruling) for rule, named in RULES.items() for ruling in named}
    from_rulings = {(rule, ruling) for ruling, named in RULINGS.items() for rule in named}
    assert from_rules == from_rulings


@pytest.mark.parametrize("ruling", DATA, ids=[ruling["id"] for ruling in DATA])
def test_every_ruling_of_the_data_is_in_its_row(ruling: dict[str, Any]) -> None:
    """With its option, its default and every alternative, in words."""
    row = ROWS[ruling["id"]]
    assert f"`{ruling['option']}`" in row
    for value in (ruling["default"], *(one["value"] for one in ruling["alternatives"])):
        shown = json.dumps(value).strip('"')
        assert f" {shown}: " in row, f"{ruling['id']} does not explain {shown}"
    assert ("documented only" in row) == (ruling["support"] == "documented")


@pytest.mark.parametrize("ruling", DATA, ids=[ruling["id"] for ruling in DATA])
def test_required_rulings_are_options_and_others_are_not(ruling: dict[str, Any]) -> None:
    """With the default and the values of the data."""
    specs = {spec.ruling: spec for spec in OPTION_SPECS if spec.ruling is not None}
    assert (ruling["id"] in specs) == (ruling["support"] == "required")
    if ruling["id"] in specs:
        spec = specs[ruling["id"]]
        assert (spec.name, spec.default) == (ruling["option"], ruling["default"])
        others = [one["value"] for one in ruling["alternatives"]]
        assert set(spec.values) == {ruling["default"], *others}


def test_every_option_of_the_tables_is_explained() -> None:
    """In the row of its ruling, with each of its values; the others in the words below."""
    for spec in OPTION_SPECS:
        told = ROWS[spec.ruling] if spec.ruling is not None else TEXT
        assert f"`{spec.name}`" in told
        for value in spec.values:
            shown = json.dumps(value).strip('"')
            assert shown in told, f"{spec.name} does not explain {shown}"


def test_citations_are_read_from_the_source() -> None:
    """The reader sees decorators and lists of marks, and nothing in words or other calls."""
    source = '''
@pytest.mark.rules("1.1", "R02")
def test_one() -> None:
    """Says rules("9.9")."""
    other.rules("8.8")

pytestmark = [pytest.mark.rules("EB")]
'''
    assert [number for number, _ in cited(source)] == ["1.1", "R02", "EB"]
