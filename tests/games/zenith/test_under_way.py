"""The view says which effect of what asks is being applied."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from tests.games.zenith.scene import GAME, scene

from perihelion.games.zenith import codes
from perihelion.games.zenith.data_set.components import components
from perihelion.games.zenith.engine import ZenithState
from perihelion.games.zenith.phrases.explain import effects_of
from perihelion.games.zenith.rules.frames import frame_fields
from perihelion.games.zenith.views.view import UnderWay
from perihelion.kernel.answers import Answers
from perihelion.kernel.rng import Rng
from perihelion.kernel.state import CHANCE


def under_way(state: ZenithState) -> tuple[UnderWay, ...]:
    return GAME.view_of(state.blind(0)).under_way


def led_to(path: Sequence[int | str], effects: Any) -> Any:
    """What stands at the end of a path."""
    for step in path:
        effects = effects[step]
    return effects


@pytest.mark.rules("10.1")
def test_a_card_tells_how_far_it_has_come() -> None:
    """Pachacuti: influence on his own planet is over, the ladder is offered."""
    table = scene(hand=["pachacuti"], columns=({"venus": ["felis", "cresus"]}, {}))
    assert under_way(table.state) == ()
    table.play("recruit pachacuti")
    assert under_way(table.state) == (UnderWay("card:pachacuti", 0, 1, 2, (1,)),)
    assert table.play("decline").is_done()
    assert under_way(table.state) == ()


@pytest.mark.parametrize("options", [{}, {"printed_row_order": False}])
@pytest.mark.parametrize("seats", [2, 4])
def test_what_asks_is_among_the_effects_under_way(seats: int, options: dict[str, Any]) -> None:
    """In whole matches: the innermost list is what asks, and its path leads to what asks in it."""
    rows = components().effect_at
    asked = nested = waiting = 0
    for seed in range(6):
        state, rng, answers = GAME.start(seats, options), Rng(seed), Answers()
        while not state.is_over:
            seat = int(state.seat)
            if seat >= 0 and state.depth > 1:
                decision = GAME.decision_of(state.blind(seat), seat)
                parts = under_way(state)
                if decision.source is not None:
                    part = parts[-1]
                    assert part.source == decision.source
                    effects = effects_of(part.source, seats, components())
                    assert 0 <= part.done < part.next <= len(effects)
                    row = frame_fields(state, int(state.depth) - 1)[codes.AT]
                    assert led_to(part.path, effects) is rows[row]
                    assert part.done <= int(part.path[0]) < part.next
                    assert all(one.path == () for one in parts[:-1])
                    asked += 1
                    nested += len(part.path) > 1
                    waiting += len(parts) > 1
            state.apply_as(
                seat, state.draw(rng) if seat == CHANCE else state.guess(seat, answers, rng)
            )
    assert asked > 100
    assert nested > 0
    assert waiting > 0
