"""Zenith: the effect that asks is lit in the row of what asks."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.page.conftest import DESK, PHONE, Visitors
from tests.page.situations import situations


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_the_effect_that_asks_is_lit(size: tuple[int, int], regular: Visitors) -> None:
    """A card's own influence is done, its offer is lit."""
    player = regular(size=size)
    asked = next(one for one in situations("zenith") if one.kind == "may")
    player.sit(asked.table())
    row = player.page.locator("[data-source]").first
    expect(row.locator('[data-stage="done"]')).to_have_count(1)
    expect(row.locator('[data-stage="now"]')).to_have_count(1)
    source = row.get_attribute("data-source")
    assert source == player.update()["decision"]["source"]
