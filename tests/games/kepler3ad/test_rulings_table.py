"""The table of rulings in the README is that of the data and of the options."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any, Final

import pytest
from tests.games.citing import KEPLER3AD

from perihelion.games.kepler3ad.options import OPTION_SPECS

TEXT: Final = KEPLER3AD.text
ROWS: Final = KEPLER3AD.rows
EDITIONS: Final[dict[int, dict[str, Any]]] = {
    edition: json.loads((files("perihelion.games.kepler3ad") / "data" / name).read_text("utf-8"))
    for edition, name in ((1, "first_edition.json"), (2, "second_edition.json"))
}
DATA_RULINGS: Final = [
    pytest.param(edition, ruling, id=f"{ruling['id']}-{edition}")
    for edition, data in EDITIONS.items()
    for ruling in data["rulings"]
]


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
    editions = [rule["edition"] for rule in KEPLER3AD.lines.values()]
    assert min(editions.count(one) for one in ("1", "2", None)) > 20
