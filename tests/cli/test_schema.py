"""The committed JSON Schema is what the code says, and what the code writes fits it."""

import json
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from typer.testing import Result

import perihelion as library
from perihelion import games
from perihelion.cli.commands.schema import FILE, as_text, wire_schema
from perihelion.games import load

Perihelion = Callable[..., Result]


def test_the_committed_copy_is_up_to_date(monkeypatch: pytest.MonkeyPatch) -> None:
    """It has our games, whatever other packages bring."""
    monkeypatch.setattr(games, "_brought", dict)
    committed = (files("perihelion") / "schema" / FILE).read_text(encoding="utf-8")
    mend = "the schema changed: perihelion schema --write src/perihelion/schema"
    assert json.loads(committed) == json.loads(as_text()), mend
    assert committed == as_text(), mend


def test_it_prints_or_writes(perihelion: Perihelion, tmp_path: Path) -> None:
    printed = perihelion("schema").output
    place = tmp_path / "made" / "here"
    assert perihelion("schema", "--write", place).output == f"{place / FILE}\n"
    assert (place / FILE).read_text(encoding="utf-8") == printed == as_text()


def test_everything_on_the_wire_is_there() -> None:
    schema = wire_schema()
    assert set(schema["$defs"]) >= {
        *("Phrase", "Decision", "Option", "Chance", "Event", "Outcome", "Bounds", "Layout"),
        *("Record", "Entry", "Fairness", "RedactedRecord", "RedactedEntry"),
    }
    for part in ("views", "answers", "questions"):
        assert set(schema[part]) == set(library.games())
        for one in schema[part].values():
            assert one["$ref"].removeprefix("#/$defs/") in schema["$defs"]


@pytest.mark.parametrize("game", library.games())
def test_every_answer_is_declared_with_its_act_and_facts(game: str) -> None:
    rules, schema = load(game), wire_schema()
    name = schema["answers"][game]["$ref"].removeprefix("#/$defs/")
    declared = schema["$defs"][name]["properties"]
    assert list(declared) == list(rules.grammar.types)
    for verb, act in rules.grammar.types.items():
        properties = declared[verb]["properties"]
        assert properties["act"]["properties"]["type"] == {"enum": [verb]}
        assert list(properties["act"]["properties"]) == ["type", *act.__struct_fields__]
        facts = act.facts.__struct_fields__ if act.facts else ()
        assert tuple(properties.get("facts", {}).get("properties", ())) == facts


def test_every_reference_leads_somewhere() -> None:
    schema = wire_schema()
    references = _references(schema)
    assert references
    for reference in references:
        place = schema
        for step in reference.removeprefix("#/").split("/"):
            place = place[step]


def _references(value: Any) -> list[str]:
    if isinstance(value, dict):
        own = [value["$ref"]] if isinstance(value.get("$ref"), str) else []
        return own + [ref for inner in value.values() for ref in _references(inner)]
    if isinstance(value, list):
        return [ref for inner in value for ref in _references(inner)]
    return []
