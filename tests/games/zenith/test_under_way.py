"""The view says which effect of what asks is being applied."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import pytest
from tests.games.zenith.scene import GAME, scene

from perihelion.games.zenith import codes
from perihelion.games.zenith.data_set.components import BOARD_IDS, PEOPLE_IDS, TOKEN_IDS, components
from perihelion.games.zenith.engine import ZenithState
from perihelion.games.zenith.rules.frames import frame_fields
from perihelion.games.zenith.views.view import UnderWay
from perihelion.kernel.answers import Answers
from perihelion.kernel.rng import Rng
from perihelion.kernel.state import CHANCE

Effect = Mapping[str, Any]


def under_way(state: ZenithState) -> tuple[UnderWay, ...]:
    return GAME.view_of(state.blind(0)).under_way


def effects_of(source: str, seats: int) -> Sequence[Effect]:
    """The effects of an element, as the data prints them."""
    found = components()
    match source.split(":"):
        case ["card", card]:
            return list(found.agent(card)["effects"])
        case ["level", board, level]:
            return list(
                found.catalogue.boards[BOARD_IDS.index(board)]["levels"][int(level) - 1]["effects"]
            )
        case ["token", kind]:
            return list(found.catalogue.tokens[TOKEN_IDS.index(kind)]["effects"])
        case ["prime", row]:
            return list(found.catalogue.primes[int(row) - 1]["effects"])
        case ["leadership", people]:
            assert people in PEOPLE_IDS
            return list(found.catalogue.diplomacy[f"{seats}_players"][people])
    raise AssertionError(source)


def within(effects: Sequence[Effect]) -> Iterator[Effect]:
    """Effects and everything they hold."""
    for effect in effects:
        yield effect
        for value in effect.values():
            if isinstance(value, dict):
                yield from within([value])
            if isinstance(value, list):
                for one in value:
                    if isinstance(one, dict):
                        yield from within([one])
                    if isinstance(one, list):
                        yield from within(one)


@pytest.mark.rules("10.1")
def test_a_card_tells_how_far_it_has_come() -> None:
    """Pachacuti: influence on his own planet is over, the ladder is offered."""
    table = scene(hand=["pachacuti"], columns=({"venus": ["felis", "cresus"]}, {}))
    assert under_way(table.state) == ()
    table.play("recruit pachacuti")
    assert under_way(table.state) == (UnderWay("card:pachacuti", 0, 1, 2),)
    assert table.play("decline").is_done()
    assert under_way(table.state) == ()


@pytest.mark.parametrize("options", [{}, {"printed_row_order": False}])
@pytest.mark.parametrize("seats", [2, 4])
def test_what_asks_is_among_the_effects_under_way(seats: int, options: dict[str, Any]) -> None:
    """In whole matches: the innermost list is what asks, and the row that asks is in its part."""
    rows = components().effect_at
    asked = waiting = 0
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
                    effects = effects_of(part.source, seats)
                    assert 0 <= part.done < part.next <= len(effects)
                    row = frame_fields(state, int(state.depth) - 1)[codes.AT]
                    now = list(within(effects[part.done : part.next]))
                    assert any(one is rows[row] for one in now)
                    asked += 1
                    waiting += len(parts) > 1
            state.apply_as(
                seat, state.draw(rng) if seat == CHANCE else state.guess(seat, answers, rng)
            )
    assert asked > 100
    assert waiting > 0
