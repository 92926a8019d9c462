"""The table of rulings in the README is that of the data and of the options."""

from __future__ import annotations

from typing import Final

from tests.games.citing import ZENITH

from perihelion.games.zenith.options import OPTION_SPECS

TEXT: Final = ZENITH.text


def test_every_option_and_value_of_a_ruling_is_in_its_row() -> None:
    """The table of rulings knows each option by name, and each of its values."""
    rows = ZENITH.rows
    for spec in OPTION_SPECS:
        if spec.ruling is not None:
            assert f"`{spec.name}`" in rows[spec.ruling]
            for value in spec.values:
                shown = str(value).lower() if isinstance(value, bool) else str(value)
                assert shown in rows[spec.ruling], f"{spec.ruling} does not explain {shown}"
