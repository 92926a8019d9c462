"""Rules and tests know each other: no rule without a test, no citation without a rule."""

from __future__ import annotations

import pytest
from tests.games.citing import BOOKS, RuleBook, cited

EVERY_GAME = pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.game)


@EVERY_GAME
def test_every_rule_and_ruling_has_a_test(book: RuleBook) -> None:
    """A rule of the README that no test cites is a rule that nobody holds us to."""
    untested = (book.rules.keys() | book.rulings.keys()) - book.citations.keys()
    assert not untested, f"rules without a test: {', '.join(sorted(untested))}"


@EVERY_GAME
def test_every_citation_names_a_rule(book: RuleBook) -> None:
    """A test that cites a number cites one that the README has."""
    known = book.rules.keys() | book.rulings.keys()
    unknown = {one: places for one, places in book.citations.items() if one not in known}
    assert not unknown, f"citations without a rule: {unknown}"


@EVERY_GAME
def test_the_readme_numbers_its_rules_without_gaps(book: RuleBook) -> None:
    """Every chapter is counted from 1, and so are the rulings; the examples are all there."""
    for chapter in range(1, book.chapters + 1):
        numbers = [rule for rule in book.rules if rule.startswith(f"{chapter}.")]
        assert numbers == [f"{chapter}.{n}" for n in range(1, len(numbers) + 1)]
        assert numbers
    assert tuple(rule for rule in book.rules if rule[0] == "E") == book.examples
    letter, last = book.last_ruling[0], int(book.last_ruling[1:])
    assert list(book.rulings) == [f"{letter}{n:02}" for n in range(1, last + 1)]


@EVERY_GAME
def test_rules_and_rulings_name_each_other(book: RuleBook) -> None:
    """A rule names the rulings it depends on, and those name it."""
    from_rules = {(rule, ruling) for rule, named in book.rules.items() for ruling in named}
    from_rulings = {(rule, ruling) for ruling, named in book.rulings.items() for rule in named}
    assert from_rules == from_rulings


def test_citations_are_read_from_the_source() -> None:
    """The reader sees decorators and lists of marks, and nothing in words or other calls."""
    source = '''
@pytest.mark.rules("1.1", "R02")
def test_one() -> None:
    """Says rules("9.9")."""
    other.rules("8.8")

@pytest.mark.card("nero", "1.2")
def test_two() -> None: ...

pytestmark = [pytest.mark.rules("E2")]
'''
    assert [number for number, _ in cited(source)] == ["1.1", "R02", "1.2", "E2"]
