"""The table of rulings in the README is that of the data and of the options."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any, Final

import pytest
from tests.games.citing import KEPLER3042

from perihelion.games.kepler3042.options import OPTION_SPECS

TEXT: Final = KEPLER3042.text
ROWS: Final = KEPLER3042.rows
DATA: Final[list[dict[str, Any]]] = json.loads(
    (files("perihelion.games.kepler3042") / "data" / "rules.json").read_text("utf-8")
)["rulings"]


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
