"""The workshop's words: every field and every choice of a component, in both languages."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from perihelion.games import ids
from perihelion.server.data_sets.checking import shipped_set

WORDS = Path(__file__).parents[2] / "web" / "src" / "workshop" / "words"
REMARKS = {"source", "field_sources", "note", "reconstructed", "designation_number_link"}
"""What a record says about itself, and nobody edits."""
LETTERS = re.compile(r"[A-Z]|[A-Z]\d|\d+")
"""Names that are the same in every language."""


def known(lang: str) -> set[str]:
    text = (WORDS / f"{lang}.ftl").read_text(encoding="utf-8")
    return set(re.findall(r"^(workshop-[\w-]+) =", text, re.MULTILINE))


def fields(record: object) -> Iterator[str]:
    """The keys that an editor of a record shows."""
    if isinstance(record, dict):
        for key, value in record.items():
            if key not in REMARKS and not key.isdigit():
                yield key
                yield from fields(value)
    elif isinstance(record, list):
        for value in record:
            yield from fields(value)


def choices(shape: Any, definitions: dict[str, Any], seen: set[str]) -> Iterator[str]:
    """The values that an editor offers for a component of this shape."""
    if isinstance(shape, list):
        for one in shape:
            yield from choices(one, definitions, seen)
    elif isinstance(shape, dict):
        name = str(shape.get("$ref", "")).rpartition("/")[2]
        if name and name not in seen:
            seen.add(name)
            yield from choices(definitions[name], definitions, seen)
        yield from (one for one in shape.get("enum", ()) if isinstance(one, str))
        for key, value in shape.items():
            if key == "properties":
                shown = [inner for field, inner in value.items() if field not in REMARKS]
                yield from choices(shown, definitions, seen)
            elif key != "enum":
                yield from choices(value, definitions, seen)


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("game", ids())
def test_components_are_edited_in_words(game: str, lang: str) -> None:
    shipped, words = shipped_set(game), known(lang)
    wanted = set()
    for part in shipped.parts:
        record, shape = shipped.files[part.file], shipped.shapes[part.file]
        definitions = shape.get("$defs", {})
        for step in part.at:
            record = record[step]
            shape = _inside(shape, step, definitions)
        wanted |= {f"workshop-field-{one}" for one in fields(record)}
        offered = {one for one in choices(shape, definitions, set()) if not LETTERS.fullmatch(one)}
        wanted |= {f"workshop-value-{re.sub(r'[^a-zA-Z0-9_]', '-', one)}" for one in offered}
        wanted.add(f"workshop-part-{part.element.partition(':')[0]}")
    assert wanted
    assert sorted(wanted - words) == []


def _inside(shape: Any, step: str | int, definitions: dict[str, Any]) -> Any:
    while "$ref" in shape:
        shape = definitions[shape["$ref"].rpartition("/")[2]]
    if isinstance(step, int):
        return shape.get("items", {})
    named = shape.get("properties", {})
    return named.get(step) or shape.get("additionalProperties") or {}
