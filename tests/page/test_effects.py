"""Kepler-3Ad: every answer says what it would change in points."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.page.conftest import Visitors
from tests.page.situations import situations
from tests.sampling import half


@pytest.mark.parametrize(
    ("game", "kind"), half([("kepler3ad-1", "group"), ("kepler3ad-2", "to")], 0)
)
def test_answers_tell_what_they_change(game: str, kind: str, regular: Visitors) -> None:
    """In the line of the answer in figures, and under the board in words."""
    player = regular()
    player.sit(next(one for one in situations(game) if one.kind == kind).table())
    options = player.update()["decision"]["options"]
    telling = [one for one in options if one.get("facts", {}).get("shares")]
    assert telling
    for option in telling[:4]:
        line = player.page.locator(f'[data-option="{option["id"]}"]')
        line.hover()
        effect = option["facts"]["shares"][0]
        change = effect["after"] - effect["before"]
        expect(line).to_contain_text(f"{'+' if change > 0 else '−'}{abs(change)}★")
        expect(player.page.locator('[data-part="effects"]')).to_contain_text(
            f"{effect['before']} → {effect['after']}"
        )
