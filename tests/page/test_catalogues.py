"""The page says the same things in both languages."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

WEB = Path(__file__).parents[2] / "web" / "src"
FOLDERS = sorted(path.parent for path in WEB.rglob("words/en.ftl"))


def _messages(path: Path) -> dict[str, set[str]]:
    """Every message and attribute of a catalogue, with the variables it uses."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(path.read_text()).body:
        assert not isinstance(entry, ast.Junk), (path, entry.content)
        if isinstance(entry, ast.Message):
            if entry.value is not None:
                found[entry.id.name] = _variables(entry.value)
            for attribute in entry.attributes:
                found[f"{entry.id.name}.{attribute.id.name}"] = _variables(attribute.value)
    return found


def _variables(pattern: ast.Pattern) -> set[str]:
    found: set[str] = set()

    def look(node: object) -> None:
        if isinstance(node, ast.VariableReference):
            found.add(node.id.name)
        if isinstance(node, ast.BaseNode):
            for value in vars(node).values():
                look(value)
        elif isinstance(node, list):
            for value in node:
                look(value)

    look(pattern)
    return found


def test_there_are_catalogues() -> None:
    assert len(FOLDERS) >= 4


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda path: str(path.relative_to(WEB)))
def test_nothing_is_missing(folder: Path) -> None:
    english, french = _messages(folder / "en.ftl"), _messages(folder / "fr.ftl")
    assert english.keys() == french.keys()
    for key, variables in english.items():
        assert french[key] == variables, key


def test_no_key_is_said_twice() -> None:
    """A catalogue of a game may not take a word from the shell or from another game."""
    seen: dict[str, Path] = {}
    for folder in FOLDERS:
        for key in _messages(folder / "en.ftl"):
            assert key not in seen, (key, folder, seen[key])
            seen[key] = folder
