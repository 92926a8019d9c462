"""Rules and tests know each other: no rule without a test, no citation without a rule."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from tests.games.zenith.cite import README, citations, cited, stated_rules, stated_rulings

from perihelion.games.zenith.options import OPTION_SPECS

TEXT: Final = README.read_text(encoding="utf-8")
RULES: Final = stated_rules(TEXT)
RULINGS: Final = stated_rulings(TEXT)


def _by_number(numbers: Iterable[str]) -> list[str]:
    def place(number: str) -> tuple[bool, list[int]]:
        return number.startswith("Z"), [int(part) for part in number.strip("Z").split(".")]

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
    """Chapters 1 to 15, each counted from 1; rulings Z01 to Z29."""
    for chapter in range(1, 16):
        numbers = [rule for rule in RULES if rule.startswith(f"{chapter}.")]
        assert numbers == [f"{chapter}.{n}" for n in range(1, len(numbers) + 1)]
        assert numbers
    assert list(RULINGS) == [f"Z{n:02}" for n in range(1, 30)]


def test_rules_and_rulings_name_each_other() -> None:
    """A rule names the rulings it depends on, and those name it."""
    from_rules = {(rule, ruling) for rule, named in RULES.items() for ruling in named}
    from_rulings = {(rule, ruling) for ruling, named in RULINGS.items() for rule in named}
    assert from_rules == from_rulings


def test_every_option_and_value_of_a_ruling_is_in_its_row() -> None:
    """The table of rulings knows each option by name, and each of its values."""
    rows = {line[2:5]: line for line in TEXT.splitlines() if line.startswith("| Z")}
    for spec in OPTION_SPECS:
        if spec.ruling is not None:
            assert f"`{spec.name}`" in rows[spec.ruling]
            for value in spec.values:
                shown = str(value).lower() if isinstance(value, bool) else str(value)
                assert shown in rows[spec.ruling], f"{spec.ruling} does not explain {shown}"


def test_citations_are_read_from_the_source() -> None:
    """The reader sees decorators and lists of marks, and nothing in words or other calls."""
    source = '''
@pytest.mark.rules("1.1", "Z02")
def test_one() -> None:
    """Says rules("9.9")."""
    other.rules("8.8")

pytestmark = [pytest.mark.rules("2.2")]
'''
    assert [number for number, _ in cited(source)] == ["1.1", "Z02", "2.2"]
